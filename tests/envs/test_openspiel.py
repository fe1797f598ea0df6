"""The games in OpenSpiel: its own test, what it promises, and an algorithm of its own that plays a whole match."""

# pyright: basic, reportOptionalMemberAccess=false, reportOptionalSubscript=false
# OpenSpiel has no types.

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import lamplight.envs.openspiel  # noqa: F401 - registers the games

GAMES = (
    "lamplight_dual_powers",
    "lamplight_dual_powers(solo=white,difficulty=3)",
    "lamplight_blackout",
    "lamplight_blackout(players=3,rules=skip:any;injury:owner)",
    "lamplight_blackout(players=1,chapter=2)",
)


def chance(state: Any, rng: random.Random) -> Any:
    outcomes = state.chance_outcomes()
    return rng.choices([outcome for outcome, _ in outcomes], [probability for _, probability in outcomes])[0]


def walked(game: Any, seed: int, steps: int) -> Any:
    """The state with a player to act after so many steps of a random match."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (steps > 0 or state.is_chance_node()):
        state.apply_action(chance(state, rng) if state.is_chance_node() else rng.choice(state.legal_actions()))
        steps -= 1
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_program_that_knows_the_games_ends_well() -> None:
    """OpenSpiel lets go of what was registered when Python is no longer there."""
    program = "import lamplight.envs.openspiel, pyspiel; pyspiel.load_game('lamplight_dual_powers')"
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.parametrize("name", GAMES[:4])
def test_resampling_keeps_the_information_state(name: str) -> None:
    game = pyspiel.load_game(name)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    differ = 0
    for steps in range(0, 200, 8):
        state = walked(game, 5, steps)
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.current_player() == player
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        differ += str(other) != str(state)
    assert differ > 3 or game.num_players() == 1


def test_secret_choices_do_not_show() -> None:
    game = pyspiel.load_game("lamplight_dual_powers")
    state = walked(game, 1, 0)
    first, second = (state.child(action) for action in state.legal_actions()[:2])
    assert first.current_player() == second.current_player() == 1
    assert first.information_state_string(1) == second.information_state_string(1)
    assert first.observation_tensor(1) == second.observation_tensor(1)
    assert first.information_state_string(0) != second.information_state_string(0)


def test_players_remember() -> None:
    """The information state has what one saw happen, own draws with their names, others' without."""
    state = walked(pyspiel.load_game("lamplight_dual_powers"), 2, 30)
    deals = [f"-1 deal {card}" for card in state.core.spiel_setup.setup.tables.command_names]
    dealt = [text for text, _ in state.core.log if text in deals]
    seen = [[text for text in dealt if f"\n{text}\n" in state.information_state_string(player)] for player in (0, 1)]
    assert len(dealt) >= 10
    assert not set(seen[0]) & set(seen[1])
    assert sorted([*seen[0], *seen[1]]) == sorted(dealt)


@pytest.mark.parametrize("name", GAMES)
def test_chance_nodes_have_probabilities(name: str) -> None:
    game = pyspiel.load_game(name)
    state, rng, met = game.new_initial_state(), random.Random(1), 0
    uneven = False
    while not state.is_terminal() and met < 40:
        if not state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
            continue
        met += 1
        outcomes = state.chance_outcomes()
        assert sum(probability for _, probability in outcomes) == pytest.approx(1.0)
        assert all(0 <= outcome < game.max_chance_outcomes() for outcome, _ in outcomes)
        uneven |= len({probability for _, probability in outcomes}) > 1
        state.apply_action(chance(state, rng))
    assert met
    assert uneven or not name.startswith("lamplight_blackout"), "dice have faces that stand twice"


def test_a_state_is_written_and_read_again() -> None:
    game = pyspiel.load_game("lamplight_blackout(players=3)")
    state = walked(game, 3, 120)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    rng, same = random.Random(4), random.Random(4)
    for one, draw in ((state, rng), (again, same)):
        for _ in range(60):
            one.apply_action(chance(one, draw) if one.is_chance_node() else draw.choice(one.legal_actions()))
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)


def test_clones_are_independent() -> None:
    state = walked(pyspiel.load_game("lamplight_dual_powers"), 6, 60)
    before, copy = str(state), state.clone()
    memory = state.information_state_string(0)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before
    assert state.information_state_string(0) == memory


def test_an_algorithm_of_its_own_plays_a_whole_match() -> None:
    game = pyspiel.load_game("lamplight_dual_powers")
    rng = np.random.RandomState(1)
    bots: list[Any] = [
        ismcts.ISMCTSBot(
            game,
            mcts.RandomRolloutEvaluator(1, rng),
            uct_c=2.0,
            max_simulations=2,
            random_state=rng,
            allow_inconsistent_action_sets=True,
        )
        for _ in range(2)
    ]
    state, draw = game.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance(state, draw))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_observers() -> None:
    game = pyspiel.load_game("lamplight_dual_powers")
    state = walked(game, 7, 40)
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert seen.tensor.tolist() == state.observation_tensor(1)
    public = make_observation(
        game,
        pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE),
    )
    assert public.string_from(state, 0)[2:] == public.string_from(state, 1)[2:]
    with pytest.raises(ValueError, match="parameters"):
        game.make_py_observer(None, {"colour": 1})


def test_there_is_no_tensor_of_what_was_seen_happen() -> None:
    state = walked(pyspiel.load_game("lamplight_dual_powers"), 8, 10)
    with pytest.raises(pyspiel.SpielError, match="observation"):
        state.information_state_tensor(0)


def test_positions() -> None:
    game = pyspiel.load_game("lamplight_dual_powers")
    state = game.new_initial_state({"month": "july", "turn": "red", "hands": {"red": ["purple-4"]}})
    assert '"month":"july"' in state.observation_string(0).replace(" ", "")
    assert state.clone().observation_string(0) == state.observation_string(0)
    with pytest.raises(pyspiel.SpielError, match="never"):
        game.new_initial_state({"month": "never"})


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("lamplight_blackout(players=1)", "chapter"),
        ("lamplight_dual_powers(difficulty=9)", "1, 2, 3, 4, 5, 6"),
        ("lamplight_dual_powers(rules=weather:rain)", "weather"),
        ("lamplight_dual_powers(components=/nowhere)", "nowhere"),
    ],
)
def test_bad_parameters_are_told(name: str, words: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=words):
        pyspiel.load_game(name)
