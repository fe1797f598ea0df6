"""The PettingZoo environments: its own tests, and what they do not ask."""

# pyright: basic, reportOptionalSubscript=false
# PettingZoo and Gymnasium leave much untyped.

from __future__ import annotations

import pickle
import random
import re
from typing import Any

import numpy as np
import pytest
from gymnasium import error
from pettingzoo.test import api_test, seed_test

import lamplight.envs
from lamplight.envs import lamplight_blackout_v0, lamplight_dual_powers_v0
from lamplight.envs.aec import GameEnv
from lamplight.kernel.types import SEALED

MODULES: dict[str, Any] = {"dual-powers": lamplight_dual_powers_v0, "blackout": lamplight_blackout_v0}
CASES: list[tuple[str, dict[str, Any]]] = [
    ("dual-powers", {}),
    ("dual-powers", {"observation": "int16", "reward": "margin"}),
    ("dual-powers", {"observation": "text"}),
    ("dual-powers", {"solo": "white", "difficulty": 2, "reward": "potential"}),
    ("blackout", {}),
    ("blackout", {"players": 3, "reward": "potential", "ask_single": False}),
    ("blackout", {"players": 4, "oracle": True}),
    ("blackout", {"players": 1, "chapter": 2, "reward": "margin"}),
]
POSITION: dict[str, Any] = {"month": "july", "day": 26, "will": "white", "turn": "red", "hands": {"red": ["purple-4"]}}


def walk(env: GameEnv, seed: int = 1) -> dict[str, float]:
    """Play a random match to its end; returns what each agent got in all."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("game", "options"), CASES)
def test_api(game: str, options: dict[str, Any]) -> None:
    api_test(MODULES[game].env(**options), num_cycles=300)
    api_test(MODULES[game].raw_env(**options), num_cycles=50)


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("game", "options"), CASES)
def test_seed(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: MODULES[game].env(**options), num_cycles=60)


@pytest.mark.parametrize(("game", "options"), [("dual-powers", {}), ("blackout", {"players": 3})])
def test_rewards(game: str, options: dict[str, Any]) -> None:
    """`win` is 1 and -1; shaping by a potential adds up to the same; the margins have the winner on top."""
    for seed in range(3):
        won = walk(MODULES[game].env(**options), seed)
        assert set(won.values()) <= {1.0, -1.0}
        assert 1.0 in won.values()
        shaped = walk(MODULES[game].env(reward="potential", **options), seed)
        assert shaped == pytest.approx(won)
        margins = walk(MODULES[game].env(reward="margin", **options), seed)
        assert max(margins, key=margins.__getitem__) in [agent for agent, reward in won.items() if reward == 1.0]


def test_potential_gives_something_before_the_end() -> None:
    env = lamplight_blackout_v0.env(reward="potential")
    rng = random.Random(2)
    env.reset(seed=2)
    given: list[float] = []
    for _ in env.agent_iter():
        seen, reward, terminated, _, _ = env.last()
        if terminated:
            break
        given.append(reward)
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert sum(reward != 0 for reward in given) > 5


def test_secret_choices_are_asked_one_after_another_and_stay_secret() -> None:
    env = lamplight_dual_powers_v0.raw_env()
    env.reset(seed=3)
    assert env.play.state.acting == SEALED
    assert env.agent_selection == "red"
    before = env.observe("white")["observation"].copy()
    first, second = np.flatnonzero(env.observe("red")["action_mask"])[:2]
    env.step(first)
    assert env.agent_selection == "white"
    one = env.observe("white")["observation"].copy()
    env.reset(seed=3)
    env.step(second)
    assert (env.observe("white")["observation"] == one).all()
    ready = env.env_setup.seen.layout.offsets["ready"] + 1
    assert [cell for cell in range(len(one)) if one[cell] != before[cell]] == [ready]


def test_masks_are_for_the_one_who_is_asked() -> None:
    env = lamplight_blackout_v0.env(players=3)
    env.reset(seed=4)
    asked = env.agent_selection
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert bool(mask.any()) == (agent == asked)
        assert (env.infos[agent]["action_mask"] == mask).all()


@pytest.mark.parametrize("players", [2, 3])
def test_what_has_a_single_answer_need_not_be_asked(players: int) -> None:
    """Then the environment gives it, and the match is the same."""

    def last_actions(ask: bool) -> tuple[list[int], int, str]:
        env = lamplight_blackout_v0.raw_env(players=players, ask_single=ask)
        env.reset(seed=3)
        chosen: list[int] = []
        single, rng = 0, random.Random(1)
        while not any(env.terminations.values()):
            legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()
            single += len(legal) == 1
            if len(legal) > 1:
                chosen.append(rng.choice(legal))
            env.step(chosen[-1] if len(legal) > 1 else legal[0])
        return chosen, single, str(env.view(env.possible_agents[0]))

    asked, forced, end = last_actions(True)
    chosen, none, same = last_actions(False)
    assert (asked, end) == (chosen, same)
    assert forced > none == 0


def test_oracle_is_asked_for() -> None:
    plain, oracle = lamplight_dual_powers_v0.raw_env(), lamplight_dual_powers_v0.raw_env(oracle=True)
    for env in (plain, oracle):
        env.reset(seed=5)
    with pytest.raises(NotImplementedError, match="oracle=True"):
        plain.state()
    length = plain.env_setup.seen.layout.cells
    red, white = (plain.observe(agent)["observation"] for agent in ("red", "white"))
    assert (oracle.state() == np.concatenate([red, white])).all()
    assert (oracle.observe("white")["observation"][:length] == white).all()
    assert (oracle.observe("white")["observation"][length:] == red).all()


def test_words() -> None:
    env = lamplight_dual_powers_v0.env(observation="text", language="it")
    env.reset(seed=6)
    seen = env.observe("red")
    assert env.observation_space("red").contains(seen)
    assert "Giocate Rossi" in seen["observation"]
    legal = np.flatnonzero(seen["action_mask"])
    assert all(f"\n{action}: objective " in seen["observation"] for action in legal)
    assert not re.search(r"\n[0-9]+: ", env.observe("white")["observation"])
    assert env.view("red")["red.hand"] == 8
    hidden = env.view("white")["red.held"]
    assert isinstance(hidden, dict)
    assert hidden["hidden"] == 5


def test_words_tell_what_happened_since() -> None:
    env = lamplight_dual_powers_v0.env(observation="text")
    env.reset(seed=7)
    told: dict[str, list[str]] = {"red": [], "white": []}
    for _ in range(6):
        seen = env.last()[0]
        told[env.agent_selection].append(seen["observation"])
        env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    for texts in told.values():
        assert ["Round 1 begins." in text for text in texts[:2]] == [True, False]


def test_positions() -> None:
    env = lamplight_dual_powers_v0.raw_env(position=POSITION)
    env.reset(seed=1)
    assert env.view("red")["month"] == "july"
    env.reset(seed=1, options={"position": {"month": "august"}})
    assert env.view("red")["month"] == "august"
    with pytest.raises(error.Error, match="month"):
        env.reset(options={"position": {"month": "never"}})


def test_fields_by_name() -> None:
    env = lamplight_blackout_v0.raw_env(observation="int16")
    env.reset(seed=8)
    fields = env.unpack(env.observe("orange")["observation"])
    assert fields["rondel"].shape == (2, 7)
    assert fields["money"][0] == env.view("orange")["orange.money"]


def test_the_same_seed_is_the_same_match_and_none_goes_on() -> None:
    env = lamplight_blackout_v0.env()
    assert walk(env, 9) == walk(env, 9)
    starts = []
    for seed in (9, None, None, 9):
        env.reset(seed=seed)
        starts.append(env.observe("orange")["observation"].tobytes())
    assert starts[0] == starts[3]
    assert len(set(starts)) == 3


def test_environments_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(lamplight_dual_powers_v0.env(solo="red", difficulty=4, reward="margin")))  # noqa: S301
    assert env.env_setup.setup.options["difficulty"] == 4
    assert env.guarded
    walk(env)


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    env = lamplight_dual_powers_v0.raw_env()
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe("red")["action_mask"] == 0)[-1])
    with pytest.raises(error.InvalidAction, match=r"is not possible now: .* \[D"):
        env.step(wrong)
    for nonsense in (-1, 10**6, "recruit", None, 1.5, True, np.array([1, 2])):
        with pytest.raises(error.InvalidAction, match="actions are the numbers from 0 to"):
            env.step(nonsense)


def test_an_illegal_action_ends_a_guarded_match() -> None:
    env = lamplight_dual_powers_v0.env()
    env.reset(seed=1)
    with pytest.raises(error.InvalidAction):
        env.step(10**6)
    wrong = int(np.flatnonzero(env.observe("red")["action_mask"] == 0)[-1])
    env.step(wrong)
    assert env.terminations == {"red": True, "white": True}
    assert env.rewards == {"red": -1.0, "white": 0.0}
    for _ in env.agent_iter():
        env.step(None)
    assert not env.agents


def test_a_finished_or_new_environment_wants_a_reset() -> None:
    env = lamplight_dual_powers_v0.env()
    with pytest.raises(error.ResetNeeded, match=r"reset\(\)"):
        env.step(0)
    with pytest.raises(error.ResetNeeded, match=r"reset\(\)"):
        env.observe("red")
    walk(env)
    with pytest.raises(error.ResetNeeded, match=r"reset\(\)"):
        env.step(0)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"reward": "gold"}, "win, margin, potential"),
        ({"observation": "picture"}, "float32, int16, text"),
        ({"render_mode": "human"}, "ansi, rgb_array"),
        ({"language": "eo"}, "en, fr, it, ru"),
        ({"rules": {"weather": "rain"}}, "weather"),
        ({"difficulty": 9}, "1, 2, 3, 4, 5, 6"),
        ({"components": "/nowhere"}, "nowhere"),
    ],
)
def test_bad_options_are_told(options: dict[str, Any], words: str) -> None:
    with pytest.raises(error.Error, match=words):
        lamplight_dual_powers_v0.env(**options)


def test_one_player_needs_a_chapter() -> None:
    with pytest.raises(error.Error, match="chapter"):
        lamplight_blackout_v0.env(players=1)


def test_an_unknown_version_is_told() -> None:
    with pytest.raises(ImportError, match="lamplight_dual_powers_v0"):
        lamplight.envs.lamplight_dual_powers_v7  # noqa: B018
    with pytest.raises(AttributeError):
        lamplight.envs.something  # noqa: B018


@pytest.mark.parametrize("game", MODULES)
def test_pictures(game: str) -> None:
    env = MODULES[game].env(render_mode="rgb_array")
    rng = random.Random(3)
    env.reset(seed=3)
    first = env.render()
    assert isinstance(first, np.ndarray)
    assert first.dtype == np.uint8
    assert first.shape[1:] == (800, 3)
    for _ in range(30):
        env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
    later = env.render()
    assert isinstance(later, np.ndarray)
    rows = min(len(first), len(later))
    changed = (first[:rows] != later[:rows]).any(axis=2).mean()
    assert 0.001 < changed < 0.6, "pieces move on a board that stays"
    env.close()


def test_ansi_is_what_the_agent_reads() -> None:
    env = lamplight_blackout_v0.env(render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.text(env.agent_selection)
    silent = lamplight_blackout_v0.env()
    silent.reset(seed=1)
    assert silent.render() is None
