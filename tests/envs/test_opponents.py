"""Bots inside environments, smaller variants, and rewards by points."""

# pyright: basic, reportOptionalSubscript=false
# PettingZoo, Gymnasium and OpenSpiel leave much untyped.

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium import error
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import lamplight.envs.openspiel  # noqa: F401 - registers the games
from lamplight.envs import lamplight_blackout_v0, lamplight_dual_powers_v0
from lamplight.envs.batch import Batch
from lamplight.envs.observations import observations_of, view_of
from lamplight.envs.research import researched_games
from lamplight.envs.solo import SoloEnv, SoloVector
from lamplight.kernel.types import CHANCE, OVER, SEALED

MODULES: dict[str, Any] = {"dual-powers": lamplight_dual_powers_v0, "blackout": lamplight_blackout_v0}
CASES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("dual-powers", {"opponents": "novice"}, ["red"]),
    ("dual-powers", {"opponents": {"red": "casual@5"}, "variant": "short"}, ["white"]),
    ("blackout", {"players": 3, "opponents": "random", "variant": "short"}, ["orange"]),
    ("blackout", {"players": 3, "opponents": {"orange": "novice"}, "variant": "short"}, ["grey", "white"]),
]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("game", "options", "agents"), CASES)
def test_pettingzoo_passes_its_own_tests(game: str, options: dict[str, Any], agents: list[str]) -> None:
    env = MODULES[game].env(**options)
    assert env.possible_agents == agents
    api_test(env, num_cycles=60)
    seed_test(lambda: MODULES[game].env(**options), num_cycles=30)


@pytest.mark.parametrize(("game", "options"), [case[:2] for case in CASES])
def test_a_copy_and_a_save_go_on_as_the_match_would_have(game: str, options: dict[str, Any]) -> None:
    env = MODULES[game].raw_env(observation="int16", **options)
    env.reset(seed=4)
    step_at_random(env, random.Random(1), 5)
    other = MODULES[game].raw_env(observation="int16", **options)
    other.restore(env.save())
    forks = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), other]  # noqa: S301
    ends = [step_at_random(one, random.Random(2), 12) for one in (env, *forks)]
    assert all(end == ends[0] for end in ends)
    with pytest.raises(error.Error, match="kind of environment"):
        MODULES[game].raw_env(**{**options, "opponents": None}).restore(env.save())


def step_at_random(env: Any, rng: random.Random, steps: int) -> str:
    for _ in range(steps):
        if any(env.terminations.values()):
            break
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
    return "".join(str(env.view(agent)) for agent in env.possible_agents)


def test_opponents_play_as_bots_do() -> None:
    """`casual` beats random play most of the time."""
    won = 0
    env = gymnasium.make("lamplight/DualPowersShort-v0", opponents="casual").unwrapped
    assert isinstance(env, SoloEnv)
    for seed in range(6):
        _, info = env.reset(seed=seed)
        rng, over, reward = random.Random(seed), False, 0.0
        while not over:
            _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
        won += reward > 0
    assert won <= 2


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", ["DualPowers", "DualPowersShort", "BlackoutShort", "BlackoutChapter1Short"])
def test_gymnasium_passes_its_own_test(name: str) -> None:
    made: Any = gymnasium.make(f"lamplight/{name}-v0").unwrapped
    masks = made.reset(seed=1)[1]["action_mask"]
    assert made.action_masks().dtype == bool
    assert (made.action_masks() == masks).all()
    check_env(made, skip_render_check=True)


def test_gymnasium_is_for_one() -> None:
    with pytest.raises(error.Error, match="2 seats free"):
        gymnasium.make("lamplight/DualPowers-v0", opponents=None)
    with pytest.raises(error.Error, match="all the seats"):
        gymnasium.make("lamplight/DualPowers-v0", opponents={"red": "novice", "white": "novice"})
    seat = gymnasium.make("lamplight/DualPowers-v0", opponents={"red": "novice"}).unwrapped
    assert isinstance(seat, SoloEnv)
    assert seat.seat == 1
    vector = SoloVector(3, "dual-powers", {}, opponents={"red": "random"}, variant="short")
    _, info = vector.reset(seed=1)
    _, reward, *_ = vector.step(info["action_mask"].argmax(axis=1))
    assert reward.shape == (3,)


def test_a_batch_asks_the_free_seats_only() -> None:
    batch = Batch("blackout", 4, {"players": 3}, opponents={"white": "random"}, variant="short")
    now = batch.reset(seed=1)
    rng, done = np.random.default_rng(1), 0
    asked: set[int] = set()
    for _ in range(120):
        asked |= set(now.seat.tolist())
        now = batch.step((now.action_mask * rng.random(now.action_mask.shape)).argmax(axis=1))
        done += int(now.done.sum())
    assert asked == {seat for seat, name in enumerate(batch.env_setup.setup.seat_names) if name != "white"}
    assert done > 0


@pytest.mark.parametrize(
    ("given", "words"),
    [("genius", "steady"), ({"purple": "novice"}, "red, white"), ({"white": "genius"}, "steady")],
)
def test_unknown_opponents_are_told(given: Any, words: str) -> None:
    with pytest.raises(error.Error, match=words):
        lamplight_dual_powers_v0.env(opponents=given)
    with pytest.raises(error.Error, match="short"):
        lamplight_dual_powers_v0.env(variant="tiny")


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("lamplight_dual_powers(opponents=novice)", 1),
        ("lamplight_blackout(players=3,opponents=grey:novice,variant=short)", 2),
        ("lamplight_blackout(players=2,opponents=orange:random,variant=short)", 1),
    ],
)
def test_openspiel(name: str, players: int) -> None:
    game = pyspiel.load_game(name)
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_tells_what_is_unknown() -> None:
    with pytest.raises(pyspiel.SpielError, match="steady"):
        pyspiel.load_game("lamplight_dual_powers(opponents=genius)")
    with pytest.raises(pyspiel.SpielError, match="short"):
        pyspiel.load_game("lamplight_dual_powers(variant=tiny)")


@pytest.mark.parametrize(("players", "variant"), [(2, ""), (3, "short")])
def test_points_add_up_to_the_score(players: int, variant: str) -> None:
    env = lamplight_blackout_v0.raw_env(players=players, variant=variant, reward="points")
    env.reset(seed=2)
    got = dict.fromkeys(env.possible_agents, 0.0)
    rng, given = random.Random(1), 0
    while not any(env.terminations.values()):
        env.step(rng.choice(np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()))
        given += any(env.rewards.values())
        for agent in got:
            got[agent] += env.rewards[agent]
    assert [got[agent] * 100 for agent in env.possible_agents] == pytest.approx(env.play.state.scores())
    assert given > 1


@pytest.mark.parametrize("name", sorted(researched_games()))
def test_variants_are_shorter_and_keep_what_is_hidden(name: str) -> None:
    """States of a variant are states of the game: read again, observed and sampled from views as all others."""
    game, research = researched_games()[name]
    setup = game.setup(game.read_options(dict(research.parameters)))
    seen = observations_of(setup)
    for variant in research.variants.values():
        lengths: dict[bool, int] = {}
        for short, begin in ((True, variant.start), (False, type(setup).start)):
            state, rng, steps = begin(setup), random.Random(5), 0
            while state.acting != OVER:
                seat = state.to_act(setup.seats)[0] if state.acting == SEALED else state.acting
                if seat == CHANCE:
                    state.apply(CHANCE, state.roll(rng.random()))
                    continue
                if short and steps % 9 == 0:
                    assert setup.load(state.dump()).dump() == state.dump()
                    drawn = setup.sampler(view_of(state, seat), seat)(rng.random)
                    assert view_of(drawn, seat) == view_of(state, seat)
                    assert seen.encoder.encode(drawn, seat) == seen.encoder.encode(state, seat)
                state.apply(seat, rng.choice(state.legal(seat)))
                steps += 1
            lengths[short] = steps
        assert lengths[True] * 2 < lengths[False]
