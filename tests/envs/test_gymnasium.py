"""The Gymnasium environments for one, and many matches at once."""

# pyright: basic
# Gymnasium leaves much untyped.

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium import error
from gymnasium.utils.env_checker import check_env

from lamplight.envs import lamplight_blackout_v0, lamplight_dual_powers_v0, solo
from lamplight.envs.batch import Batch


def walk(env: gymnasium.Env[Any, Any], seed: int) -> tuple[list[int], float]:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    actions, total, over = [], 0.0, False
    while not over:
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        actions.append(action)
        _, reward, over, _, info = env.step(action)
        total += float(reward)
    return actions, total


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize("name", solo.IDS)
def test_check_env(name: str) -> None:
    check_env(gymnasium.make(name, disable_env_checker=True).unwrapped, skip_render_check=True)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_check_env_with_words_and_pictures() -> None:
    settings: list[dict[str, Any]] = [{"observation": "text"}, {"render_mode": "ansi"}, {"render_mode": "rgb_array"}]
    for options in settings:
        env: Any = gymnasium.make("lamplight/DualPowersRed-v0", disable_env_checker=True, **options)
        check_env(env.unwrapped, skip_render_check=True)
        env.reset(seed=1)
        assert (env.render() is None) == ("render_mode" not in options)


@pytest.mark.parametrize("name", ["lamplight/BlackoutChapter1-v0", "lamplight/DualPowersWhite-v0"])
def test_whole_matches(name: str) -> None:
    env: Any = gymnasium.make(name)
    one, two = walk(env, 3), walk(env, 3)
    assert one == two
    assert one[1] in (1.0, -1.0)
    assert walk(env, 4) != one
    with pytest.raises(error.ResetNeeded):
        env.unwrapped.step(0)


def test_options_reach_the_game() -> None:
    env: Any = gymnasium.make("lamplight/DualPowersRed-v0", rules={"difficulty": 5}, reward="margin")
    assert env.unwrapped.env_setup.setup.options["difficulty"] == 5
    assert abs(walk(env, 1)[1]) <= 1.0
    with pytest.raises(error.Error, match="for one player"):
        gymnasium.make("lamplight/BlackoutChapter1-v0", rules={"players": 2})
    with pytest.raises(error.Error, match="lose, error"):
        gymnasium.make("lamplight/BlackoutChapter1-v0", illegal="shrug")


def test_positions() -> None:
    env: Any = gymnasium.make("lamplight/DualPowersRed-v0").unwrapped
    env.reset(seed=1, options={"position": {"month": "july"}})
    assert env.view()["month"] == "july"
    assert env.unpack(env.reset(seed=1)[0]["observation"])["month"][0] == 1


def test_an_illegal_action_ends_the_match_or_is_an_error() -> None:
    env: Any = gymnasium.make("lamplight/DualPowersRed-v0").unwrapped
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    with pytest.raises(error.InvalidAction, match="numbers from 0"):
        env.step(-5)
    _, reward, terminated, _, info = env.step(wrong)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)
    with pytest.raises(error.ResetNeeded, match="reset"):
        env.step(wrong)
    strict: Any = gymnasium.make("lamplight/DualPowersRed-v0", illegal="error").unwrapped
    strict.reset(seed=1)
    with pytest.raises(error.InvalidAction, match="not possible now"):
        strict.step(wrong)
    strict.step(int(seen["action_mask"].argmax()))


def test_an_unknown_version_is_gymnasiums_error() -> None:
    with pytest.raises(error.VersionNotFound):
        gymnasium.make("lamplight/DualPowersRed-v9")


@pytest.mark.parametrize(
    ("game", "options", "settings"),
    [
        ("dual-powers", {}, {"reward": "potential", "gamma": 0.9}),
        ("dual-powers", {"solo": "red"}, {"reward": "margin", "observation": "int16"}),
        ("dual-powers", {}, {"opponents": {"red": "random"}, "reward": "points"}),
        ("blackout", {"players": 3}, {"reward": "potential", "oracle": True, "ask_single": False}),
        ("blackout", {"players": 2}, {"reward": "points", "variant": "short", "observation": "int16"}),
    ],
)
def test_a_batch_plays_what_single_matches_play(game: str, options: dict[str, Any], settings: dict[str, Any]) -> None:
    """Row by row the same observations, masks, rewards and ends as PettingZoo's environment gives."""
    module: Any = lamplight_dual_powers_v0 if game == "dual-powers" else lamplight_blackout_v0
    size = 3
    batch = Batch(game, size, options, **settings)
    singles = [module.env(**settings, **options) for _ in range(size)]
    now = batch.reset(seed=10)
    for number, env in enumerate(singles):
        env.reset(seed=10 + number)
    rng = random.Random(1)
    ended = 0
    for _ in range(700):
        actions = []
        for number, env in enumerate(singles):
            assert env.env_setup.setup.seat_names[now.seat[number]] == env.agent_selection
            assert now.legal[now.starts[number] : now.starts[number + 1]].tolist() == env.play.legal
            seen = env.observe(env.agent_selection)
            assert (seen["observation"] == now.observation[number]).all()
            assert (seen["action_mask"] == now.action_mask[number]).all()
            actions.append(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        now = batch.step(actions)
        for number, env in enumerate(singles):
            agent = env.agent_selection
            env.step(actions[number])
            got = [now.reward[number][env.env_setup.setup.seat_names.index(one)] for one in env.rewards]
            assert got == pytest.approx(list(env.rewards.values()))
            assert now.done[number] == env.terminations[agent]
            if now.done[number]:
                assert (now.final[number] == env.observe(agent)["observation"]).all()
                env.reset()
                ended += 1
        if ended > size:
            return
    assert ended


def test_legal_actions_are_chosen_from_lists() -> None:
    batch = Batch("blackout", 8, {"players": 2})
    now = batch.reset(seed=2)
    rng = np.random.default_rng(3)
    rows = np.arange(8)
    chosen: set[int] = set()
    for _ in range(60):
        for chance in (np.zeros(8), np.full(8, 0.9999)):
            assert now.action_mask[rows, now.choose(chance)].all()
        actions = now.choose(rng.random(8))
        chosen |= set(actions.tolist())
        assert now.action_mask[rows, actions].all()
        assert (np.diff(now.starts) == now.action_mask.sum(axis=1)).all()
        now = batch.step(actions)
    assert len(chosen) > 30


def test_arrays_are_ones_own_unless_one_wants_it_otherwise() -> None:
    """With `copy=False` every step writes into the same arrays, and nobody else can."""
    own, lent = Batch("dual-powers", 4), Batch("dual-powers", 4, copy=False)
    now, then = own.reset(seed=1), lent.reset(seed=1)
    before = then.observation.copy()
    for _ in range(30):
        kept = now.observation.copy()
        after = own.step(now.choose(np.full(4, 0.5)))
        later = lent.step(then.choose(np.full(4, 0.5)))
        assert (now.observation == kept).all()
        assert np.shares_memory(then.observation, later.observation)
        assert not np.shares_memory(now.observation, after.observation)
        now, then = after, later
        for name in ("observation", "action_mask", "legal", "starts", "seat", "reward", "done"):
            assert (getattr(now, name) == getattr(then, name)).all()
    assert not (then.observation == before).all()
    with pytest.raises(ValueError, match="read-only"):
        then.observation[0, 0] = 1.0


def test_a_vector_of_matches_for_one() -> None:
    envs = gymnasium.make_vec(
        "lamplight/DualPowersRed-v0", num_envs=4, vectorization_mode="vector_entry_point", reward="margin"
    )
    seen, info = envs.reset(seed=1)
    assert envs.observation_space.contains(seen)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(80):
        actions = np.array([rng.choice(np.flatnonzero(row)) for row in info["action_mask"]])
        seen, rewards, done, cut, info = envs.step(actions)
        assert rewards.shape == done.shape == cut.shape == (4,)
        for number in np.flatnonzero(done):
            ended += 1
            assert info["final_obs"][number]["observation"].shape == seen["observation"][number].shape
    assert ended > 3


def test_batches_refuse_what_cannot_be() -> None:
    with pytest.raises(error.Error, match="at least one match"):
        Batch("dual-powers", 0)
    with pytest.raises(error.Error, match="float32, int16"):
        Batch("dual-powers", 2, observation="text")
    batch = Batch("dual-powers", 2)
    with pytest.raises(error.ResetNeeded):
        batch.step([0, 0])
    now = batch.reset(seed=1)
    with pytest.raises(error.InvalidAction, match="as many actions"):
        batch.step([0])
    legal = now.action_mask.argmax(axis=1)
    wrong = [int(legal[0]), int(np.flatnonzero(now.action_mask[1] == 0)[0])]
    before = batch.save()
    with pytest.raises(error.InvalidAction, match="not possible now"):
        batch.step(wrong)
    with pytest.raises(error.InvalidAction, match="numbers from 0"):
        batch.step(legal.astype(float))
    assert batch.save() == before
