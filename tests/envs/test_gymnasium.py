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


@pytest.mark.parametrize(("game", "options"), [("dual-powers", {}), ("blackout", {"players": 3})])
def test_a_batch_plays_what_single_matches_play(game: str, options: dict[str, Any]) -> None:
    """Row by row the same observations, masks, rewards and ends as PettingZoo's environment gives."""
    module: Any = lamplight_dual_powers_v0 if game == "dual-powers" else lamplight_blackout_v0
    size = 3
    batch = Batch(game, size, options, reward="potential")
    singles = [module.env(reward="potential", **options) for _ in range(size)]
    now = batch.reset(seed=10)
    for number, env in enumerate(singles):
        env.reset(seed=10 + number)
    rng = random.Random(1)
    ended = 0
    for _ in range(700):
        actions = []
        for number, env in enumerate(singles):
            assert env.possible_agents[now.seat[number]] == env.agent_selection
            seen = env.observe(env.agent_selection)
            assert (seen["observation"] == now.observation[number]).all()
            assert (seen["action_mask"] == now.action_mask[number]).all()
            actions.append(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        now = batch.step(actions)
        for number, env in enumerate(singles):
            agent = env.agent_selection
            env.step(actions[number])
            assert now.reward[number].tolist() == pytest.approx(list(env.rewards.values()))
            assert now.done[number] == env.terminations[agent]
            if now.done[number]:
                assert (now.final[number] == env.observe(agent)["observation"]).all()
                env.reset()
                ended += 1
        if ended > size:
            return
    assert ended


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
    before = [play.state.dump() for play in batch.plays]
    with pytest.raises(error.InvalidAction, match="not possible now"):
        batch.step(wrong)
    with pytest.raises(error.InvalidAction, match="numbers from 0"):
        batch.step(legal.astype(float))
    assert [play.state.dump() for play in batch.plays] == before
