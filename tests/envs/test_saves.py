"""Environments in the middle of a match: copied, pickled, saved, restored; and what is refused."""

# pyright: basic
# OpenSpiel has no types.

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium import error

from lamplight.envs import lamplight_blackout_v0, lamplight_dual_powers_v0, openspiel, solo
from lamplight.envs.batch import Batch
from lamplight.envs.saves import FORMAT

Way = Callable[[Any], Any]


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))  # noqa: S301


def restored_pettingzoo(env: Any) -> Any:
    other = type(env)(**SETTINGS)
    other.restore(env.save())
    return other


SETTINGS: dict[str, Any] = {"reward": "potential", "observation": "int16"}
COPIES: tuple[Way, ...] = (copy.deepcopy, pickled, restored_pettingzoo)


def steps(env: Any, count: int, seed: int = 0) -> list[Any]:
    """Play some legal actions at random; gives all that was seen, with rewards."""
    rng = random.Random(seed)
    seen: list[Any] = []
    for _ in range(count):
        if not env.agents:
            break
        observation, reward, over, cut, _ = env.last()
        seen.append((env.agent_selection, observation["observation"].tobytes(), reward, over, cut))
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if over or cut else rng.choice(legal))
    return seen


@pytest.mark.parametrize("way", COPIES)
@pytest.mark.parametrize("played", [0, 7, 60])
@pytest.mark.parametrize("game", [lamplight_blackout_v0, lamplight_dual_powers_v0])
def test_a_copied_match_goes_on_as_the_original_and_apart_from_it(game: Any, played: int, way: Way) -> None:
    env = game.raw_env(**SETTINGS)
    env.reset(seed=4)
    steps(env, played)
    other = way(env)
    before = copy.deepcopy(env).save()
    ahead = steps(other, 40, seed=1)
    assert env.save() == before, "the original has moved with its copy"
    assert steps(env, 40, seed=1) == ahead


@pytest.mark.parametrize("way", [copy.deepcopy, pickled])
def test_the_end_of_a_match_can_be_copied_too(way: Way) -> None:
    env = lamplight_dual_powers_v0.env()
    env.reset(seed=2)
    wrong = int(np.flatnonzero(env.observe("red")["action_mask"] == 0)[-1])
    env.step(wrong)
    other = way(env)
    assert steps(other, 5) == steps(env, 5)
    assert not other.agents


def test_an_environment_before_its_first_match_can_be_copied() -> None:
    env = lamplight_dual_powers_v0.raw_env()
    for other in (copy.deepcopy(env), pickled(env)):
        with pytest.raises(error.ResetNeeded):
            other.step(0)
        other.reset(seed=1)
        assert other.agents == ["red", "white"]
    with pytest.raises(error.ResetNeeded):
        env.save()


@pytest.mark.parametrize("way", [copy.deepcopy, pickled])
def test_words_go_on_with_what_was_not_told_yet(way: Way) -> None:
    env = lamplight_dual_powers_v0.raw_env(observation="text")
    env.reset(seed=6)
    for number in range(12):
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        env.step(int(legal[number % len(legal)]))
    other = way(env)
    for agent in env.agents:
        assert other.text(agent) == env.text(agent)
    legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
    env.step(int(legal[0]))
    other.step(int(legal[0]))
    for agent in env.agents:
        assert other.text(agent) == env.text(agent)


@pytest.mark.parametrize("name", sorted(solo.IDS))
def test_matches_for_one(name: str) -> None:
    env = gymnasium.make(f"lamplight.envs.solo:{name}")
    rng = random.Random(3)
    _, info = env.reset(seed=5)
    for _ in range(9):
        _, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
        assert not over
    fresh = gymnasium.make(f"lamplight.envs.solo:{name}")
    fresh.reset(seed=1)
    inner: Any = fresh.unwrapped
    saved: Any = env.unwrapped
    again, _ = inner.restore(saved.save())
    assert (again["action_mask"] == info["action_mask"]).all()
    others: list[Any] = [copy.deepcopy(env), pickled(env), fresh]
    for _ in range(25):
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        seen, reward, over, _, info = env.step(action)
        for other in others:
            other_seen, other_reward, other_over, _, _ = other.step(action)
            assert other_seen["observation"].tobytes() == seen["observation"].tobytes()
            assert (other_reward, other_over) == (reward, over)
        if over:
            break


@pytest.mark.parametrize("way", [copy.deepcopy, pickled])
def test_batches(way: Way) -> None:
    batch = Batch("blackout", 5, {"players": 2})
    now = batch.reset(seed=3)
    for _ in range(15):
        now = batch.step(now.action_mask.argmax(axis=1))
    other = way(batch)
    third = Batch("blackout", 5, {"players": 2})
    rows = third.restore(batch.save())
    assert (rows.observation == now.observation).all()
    for _ in range(10):
        actions = now.action_mask.argmax(axis=1)
        now, one, two = batch.step(actions), other.step(actions), third.step(actions)
        assert (one.observation == now.observation).all()
        assert (two.observation == now.observation).all()


@pytest.mark.parametrize("name", sorted(openspiel.GAMES))
def test_states_of_openspiel(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = random.Random(8)
    for _ in range(30):
        state.apply_action(rng.choice(state.legal_actions()))
    for other in (state.clone(), copy.deepcopy(state), pickled(state)):
        assert str(other) == str(state)
        other.apply_action(other.legal_actions()[0])
        assert str(other) != str(state)


# What is refused.


def saved(**options: Any) -> bytes:
    env = lamplight_dual_powers_v0.raw_env(**options)
    env.reset(seed=1)
    data: bytes = env.save()
    return data


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ("text", "A save is bytes"),
        (None, "A save is bytes"),
        (b"", "not a save of an environment"),
        (b"\x81\xa1a\x01", "not a save of an environment"),
        (saved()[:-40], "not a save of an environment"),
        (saved(solo="red"), "other options .*solo=red"),
    ],
)
def test_what_is_no_save_of_this_environment_is_refused_and_changes_nothing(data: Any, sentence: str) -> None:
    env = lamplight_dual_powers_v0.raw_env()
    env.reset(seed=9)
    before = env.save()
    with pytest.raises(error.Error, match=sentence):
        env.restore(data)
    assert env.save() == before


def test_a_save_of_another_game_version_set_or_kind_is_refused() -> None:
    env = lamplight_dual_powers_v0.raw_env()
    env.reset(seed=9)
    other = lamplight_blackout_v0.raw_env()
    other.reset(seed=9)
    with pytest.raises(error.Error, match="a match of blackout, and this environment plays dual-powers"):
        env.restore(other.save())
    with pytest.raises(error.Error, match=f"form {FORMAT + 1}"):
        env.restore(env.save().replace(b"\xa6format" + bytes([FORMAT]), b"\xa6format" + bytes([FORMAT + 1]), 1))
    version = env.env_setup.game.rules_version
    with pytest.raises(error.Error, match="version 99 of the rules"):
        env.restore(env.save().replace(b"\xadrules_version" + bytes([version]), b"\xadrules_version" + bytes([99]), 1))
    set_hash = env.env_setup.setup.set_hash.encode()
    with pytest.raises(error.Error, match="another component set"):
        env.restore(env.save().replace(set_hash, set_hash[::-1], 1))
    batch = Batch("dual-powers", 2)
    batch.reset(seed=1)
    with pytest.raises(error.Error, match="another kind of environment"):
        env.restore(batch.save())
    with pytest.raises(error.Error, match="2 matches, and this batch has 3"):
        Batch("dual-powers", 3).restore(batch.save())
