"""The weights are learned by a script that anybody can run again."""

from __future__ import annotations

import json
import math
import random
import subprocess
import sys
from pathlib import Path

import pytest
from training.collect import Life, Task, live
from training.fit import fit_scores, fit_wins
from training.linear import LESSONS, weights_file

from lamplight.games.blackout.bot import mind as blackout
from lamplight.games.dual_powers.bot import mind as dual_powers

ROOT = Path(__file__).parents[1]


def lives_by(weights: list[float], count: int) -> list[Life]:
    """Matches of two whose winner is drawn by known weights; the second seat's features are the opposite."""
    rng = random.Random(1)
    found: list[Life] = []
    for _ in range(count):
        features = [rng.gauss(0, 1) for _ in weights]
        chance = 1 / (1 + math.exp(-sum(w * f for w, f in zip(weights, features, strict=True))))
        winner = 0 if rng.random() < chance else 1
        found.append(Life([[features, [-f for f in features]]], [winner], [1 - winner, winner]))
    return found


def test_wins_are_fitted() -> None:
    """With two seats the softmax of both sums takes half of the logistic weights."""
    fit = fit_wins(lives_by([1.0, -2.0, 0.0], 4000))
    assert fit.weights == pytest.approx([0.5, -1.0, 0.0], abs=0.1)
    assert fit.foretell(lives_by([1.0, -2.0, 0.0], 200)) < math.log(2)


def test_scores_are_fitted() -> None:
    rng = random.Random(2)
    lives: list[Life] = []
    for _ in range(500):
        seats = [[1.0, 3.0, rng.gauss(0, 5)] for _ in range(3)]
        scores = [round(10 + 2 * one[2] + rng.gauss(0, 1)) for one in seats]
        lives.append(Life([seats], [scores.index(max(scores))], scores))
    weights = fit_scores(lives, 1, {}, {}).weights
    assert weights[2] == pytest.approx(2.0, abs=0.05)
    assert len(weights) == 5


def test_no_weight_is_below_its_least() -> None:
    """What cannot be had for less than its floor stays there, and the others make up for it."""
    rng = random.Random(3)
    lives: list[Life] = []
    for _ in range(500):
        base = rng.gauss(0, 5)
        seats = [[1.0, 3.0, base + rng.gauss(0, 1), base + rng.gauss(0, 1)] for _ in range(2)]
        scores = [round(10 + 3 * one[2] - one[3]) for one in seats]
        lives.append(Life([seats], [scores.index(max(scores))], scores))
    free = fit_scores(lives, 1, {}, {}).weights
    held = fit_scores(lives, 1, {}, {3: 0.5}).weights
    assert free[2:4] == pytest.approx([3.0, -1.0], abs=0.3)  # the ridge holds them back
    assert held[3] == pytest.approx(0.5)
    assert 1.0 < held[2] < free[2]


def test_positions_are_noted_where_playouts_end() -> None:
    task = Task("blackout", {"players": 2}, "novice", "seed", fresh=True)
    rounds = [seats[0][blackout.FEATURES.index("ahead")] for seats in live(task).moments]
    assert 6 <= len(rounds) <= 12
    assert rounds[0] > rounds[-1] == 0


@pytest.mark.parametrize("game", LESSONS)
def test_every_weight_is_there(game: str) -> None:
    """The weights that are shipped are those that the minds ask for, in every mode."""
    known = json.loads((weights_file(game)).read_text(encoding="utf-8"))
    assert set(known) == set(LESSONS[game].modes)
    for weights in known.values():
        assert list(weights) == list(LESSONS[game].names)


def test_a_match_is_noted_the_same_way_again() -> None:
    task = Task("dual-powers", {"solo": "red", "difficulty": 2}, "novice", "seed")
    first, again = live(task), live(task)
    assert first == again
    assert first.moments
    assert len(first.moments[0][0]) == len(dual_powers.FEATURES)


def test_the_command_learns_and_writes_nothing_when_dry() -> None:
    before = weights_file("dual-powers").read_bytes()
    command = [
        sys.executable,
        "-m",
        "training.linear",
        "dual-powers",
        "--mode",
        "two",
        "--matches",
        "12",
        "--jobs",
        "1",
        "--dry",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "matches that were not seen" in done.stdout
    assert weights_file("dual-powers").read_bytes() == before


@pytest.mark.parametrize("given", [["chess"], ["blackout", "--mode", "9"], ["blackout", "--matches", "3"]])
def test_mistakes_are_told(given: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "training.linear", *given], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert "error" in done.stderr
