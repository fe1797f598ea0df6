"""The tutorials' bots do what the pages say: they are found, play, learn; and the pages show the files as they are."""

from __future__ import annotations

import os
import random
import tomllib
from pathlib import Path

import numpy as np
import pytest
from docs import baselines
from docs.examples.bots import learner
from docs.examples.bots.halving import Halving

from lamplight.arena import InProcess, Plan, Workers, run
from lamplight.bots import Mishap, Player, SeatedBot, bot_names, play_out
from lamplight.bots.levels import mind_of
from lamplight.kernel import State, find_game

ROOT = Path(__file__).parent.parent
BOTS = ROOT / "docs" / "examples" / "bots"
GAME = find_game("dual-powers")
SETUP = GAME.setup(GAME.read_options({}))


def fail(mishap: Mishap) -> None:
    pytest.fail(str(mishap))


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The example package as if it were installed, for this process and its workers; returns its entry points."""
    project = tomllib.loads((BOTS / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names: dict[str, str] = project["entry-points"]["lamplight.bots"]
    about = tmp_path / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n", encoding="utf-8"
    )
    entries = "\n".join(f"{name} = {target}" for name, target in names.items())
    (about / "entry_points.txt").write_text(f"[lamplight.bots]\n{entries}\n", encoding="utf-8")
    for folder in (tmp_path, BOTS):
        monkeypatch.syspath_prepend(str(folder))  # pyright: ignore[reportUnknownMemberType]
    path = os.pathsep.join(filter(None, (str(tmp_path), str(BOTS), os.environ.get("PYTHONPATH"))))
    monkeypatch.setenv("PYTHONPATH", path)
    return names


@pytest.mark.parametrize("name", ["first_bot.py", "halving.py"])
def test_the_page_shows_the_bots_as_they_are(name: str) -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    assert (BOTS / name).read_text(encoding="utf-8") in page


def test_the_first_bot_has_no_more_than_twenty_lines() -> None:
    assert len((BOTS / "first_bot.py").read_text(encoding="utf-8").splitlines()) <= 20


def test_the_page_shows_the_entry_points_as_they_are(installed: dict[str, str]) -> None:
    page = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    for name, target in installed.items():
        assert f'{name} = "{target}"' in page


def test_the_example_bots_are_found_and_play_in_the_arena(installed: dict[str, str]) -> None:
    assert set(installed) <= set(bot_names())
    plan = Plan("dual-powers", ("dreamer@10", "halving@20", "random"), games=6, seed="tutorial")
    results = run(plan, executor=Workers(1))
    assert results.matches == 6
    assert results.failed == 0
    assert results.mishaps == {}


def test_halving_takes_the_option_that_wins_at_once() -> None:
    """A position in which only one option is worth anything: the others are dropped, it is taken."""

    class Knows(Halving):
        def imagine(self, sampler: object, world: float, option: int) -> float:
            asked.append(option)
            return float(option == 7)

    asked: list[int] = []
    bot = Knows(mind_of(SETUP), 0, "seed")
    assert bot.choose({}, [3, 5, 7, 9], lambda _: SETUP.start(), Player.parse("random@40").allowed.clock()) == 7
    assert asked.count(7) > asked.count(9)
    assert 40 <= len(asked) < 48


def test_halving_plays_the_same_match_again() -> None:
    def played() -> list[int]:
        bots = [
            SeatedBot(Player.parse("random@8"), SETUP, seat, "s", fail, Halving(mind_of(SETUP), seat, "s"))
            for seat in (0, 1)
        ]
        actions: list[int] = []

        def watch(_: State, __: int, action: int) -> None:
            actions.append(action)

        play_out(SETUP.start(), bots, random.Random(1).random, watch)
        return actions

    assert played() == played()


def test_a_net_learns_what_is_to_be_learned() -> None:
    rng = np.random.default_rng(1)
    rows = rng.normal(0, 1, (2048, 6)).astype(np.float32)
    won = (rows[:, 0] > rows[:, 1]).astype(np.float32)
    net = learner.Net.fresh(6, 1)
    for _ in range(30):
        for start in range(0, 2048, 256):
            net.learn(rows[start : start + 256], won[start : start + 256], 1e-2)
    assert np.mean((net.judge(rows) > 0.5) == (won > 0.5)) > 0.95


@pytest.mark.usefixtures("installed")
def test_a_small_training_runs_and_its_agent_sits_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "learner.npz"
    steps = list(learner.train(out, watch=16, own=2, test=2, seed=1, jobs=1, worlds=1))
    assert [step.matches for step in steps] == [0, 1, 4, 16, 18]
    assert all(step.share.of == 2 for step in steps)
    monkeypatch.setenv("LEARNER", str(out))
    results = run(Plan("dual-powers", ("learner@1", "random"), games=2), executor=InProcess())
    assert results.wins["learner@1"].of == 2
    assert results.mishaps == {}


@pytest.mark.long
def test_the_whole_training_beats_novice(tmp_path: Path) -> None:
    first, *_, last = learner.train(tmp_path / "learner.npz", watch=9000, own=600, test=200, seed=1, jobs=2)
    assert first.share.high < 0.1
    assert last.share.low > 0.5


def test_the_page_of_baselines_is_fresh() -> None:
    assert baselines.PAGE.read_text(encoding="utf-8") == baselines.page(baselines.read()), (
        "python -m docs.baselines --report"
    )


def test_baselines_can_be_measured_again() -> None:
    """The first episodes of what was measured, for a level that costs little."""
    for number, case in enumerate(baselines.CASES):
        kept = next(one for one in baselines.read() if (one.environment, one.level) == (case.name, "novice"))
        for seed in range(2):
            win, margin = baselines.episode(number, "novice", seed)
            assert (win, round(margin, 4)) == (kept.win[seed], kept.margin[seed])
