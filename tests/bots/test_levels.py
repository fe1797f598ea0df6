"""Every level plays every game honestly: from its seat's view alone, any component set, the same way again."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from lamplight.bots import LEVELS, Clock, Player, SeatedBot, play_out
from lamplight.bots.levels import SearchBot, mind_of
from lamplight.bots.mind import Mind
from lamplight.bots.search import Search
from lamplight.kernel import Ledger, Setup, State, find_game
from lamplight.kernel.types import CHANCE, OVER
from tests.kernel.lanterns import Lanterns

HARBOUR = Path(__file__).parents[1] / "blackout" / "sets" / "harbour"
QUICK = {"random": "random", "novice": "novice", "casual": "casual@4", "steady": "steady@6", "expert": "expert@8"}
"""Every level, with a budget that tests can afford."""


def set_up(game_id: str, components: Path | None = None, **options: object) -> Setup:
    game = find_game(game_id)
    return game.setup(game.read_options(options), components)


SETUPS = {
    "dual-powers": set_up("dual-powers"),
    "dual-powers-solo": set_up("dual-powers", solo="white", difficulty=4),
    "blackout-2": set_up("blackout", players=2),
    "blackout-3-chapter": set_up("blackout", players=3, chapter=3),
    "blackout-4": set_up("blackout", players=4),
    "blackout-solo": set_up("blackout", players=1, chapter=2),
    "harbour": set_up("blackout", HARBOUR, players=2),
    "harbour-solo": set_up("blackout", HARBOUR, players=1, chapter=1),
}


def fail(mishap: object) -> None:
    pytest.fail(str(mishap))


def seat_bots(setup: Setup, players: Sequence[str], seed: str) -> list[SeatedBot]:
    return [SeatedBot(Player.parse(name), setup, seat, f"{seed}/{seat}", fail) for seat, name in enumerate(players)]


def course(setup: Setup, seed: int) -> list[State]:
    """The states of a random match in which a seat is asked."""
    rng = random.Random(seed)
    state = setup.start()
    found: list[State] = []
    while state.acting != OVER:
        seat = state.to_act(setup.seats)[0]
        if seat != CHANCE and len(state.legal(seat)) > 1:
            found.append(state.clone())
        state.apply(seat, state.roll(rng.random()) if seat == CHANCE else rng.choice(state.legal(seat)))
    return found


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
@pytest.mark.parametrize("level", LEVELS)
def test_the_hidden_part_changes_no_choice(setup: Setup, level: str) -> None:
    """D: a bot that is given another state with the same view chooses the same."""
    rng = random.Random(level)
    for number, state in enumerate(rng.sample(course(setup, 5), 6)):
        seat = state.to_act(setup.seats)[0]
        ledger = Ledger(seat)
        state.declare(ledger)
        other = setup.sampler(ledger.view, seat)(rng.random)
        chosen = [
            seat_bots(setup, [QUICK[level]] * setup.seats, f"{number}")[seat].choose_in(s) for s in (state, other)
        ]
        assert chosen[0] == chosen[1]
        assert chosen[0] in state.legal(seat)


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_a_whole_match_with_every_level_is_the_same_again(setup: Setup) -> None:
    """With a seed and a number of iterations a match is reproducible, and no level makes a mistake on the way."""
    names = list(QUICK.values())
    ends: list[object] = []
    for _ in range(2):
        state = setup.start()
        players = [names[(seat + 1) % len(names)] for seat in range(setup.seats)]
        play_out(state, seat_bots(setup, players, "again"), random.Random("chance").random)
        assert state.acting == OVER
        ends.append(state.dump())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_a_mind_judges_every_state(setup: Setup) -> None:
    """Worth lies between 0 and 1, and all seats together have no more than 1; every option has a positive weight."""
    mind = mind_of(setup)
    for seed in range(6):
        for state in course(setup, seed):
            worth = mind.worth(state)
            assert len(worth) == setup.seats
            assert all(0.0 <= value <= 1.0 for value in worth)
            assert sum(worth) <= 1.0 + 1e-9
            for seat in state.to_act(setup.seats):
                legal = state.legal(seat)
                weights = mind.weigh(state, seat, legal)
                assert len(weights) == len(legal)
                assert min(weights) > 0.0


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)
def test_moments_never_go_back(setup: Setup) -> None:
    mind = mind_of(setup)
    moments = [mind.moment(state) for state in course(setup, 3)]
    assert moments == sorted(moments)
    assert moments[-1] > moments[0]


def test_a_game_without_a_mind_is_played_by_its_outcome() -> None:
    """A third game has bots of all levels at once; they look ahead without knowing anything."""
    game = Lanterns()
    setup = game.setup(game.read_options({}))
    assert type(mind_of(setup)) is Mind
    for level in QUICK.values():
        state = setup.start()
        play_out(state, seat_bots(setup, [level] * setup.seats, "toy"), random.Random(1).random)
        assert state.acting == OVER


def test_a_game_says_how_much_its_levels_think_unless_a_person_does() -> None:
    blackout, other = SETUPS["blackout-2"], SETUPS["dual-powers"]
    levels = [Player.parse(name) for name in ("casual", "steady")]
    for player in levels:
        assert player.allowed_in(other) == player.allowed
        assert player.allowed_in(blackout).iterations == mind_of(blackout).iterations(player.name) > 0
    assert levels[0].allowed_in(blackout).iterations < levels[1].allowed_in(blackout).iterations
    assert Player.parse("steady@7").allowed_in(blackout).iterations == 7
    assert Player.parse("expert").allowed_in(blackout).seconds == 3.0


def test_iterations_are_counted_for_each_decision() -> None:
    setup = SETUPS["dual-powers"]
    state = course(setup, 2)[5]
    seat = state.to_act(setup.seats)[0]
    ledger = Ledger(seat)
    state.declare(ledger)
    for seed in range(3):
        bot = Player.parse("expert").make(setup, seat, f"{seed}")
        assert isinstance(bot, SearchBot)
        bot.choose(ledger.view, state.legal(seat), setup.sampler(ledger.view, seat), Clock(0.0, 20))
        assert 0 < bot.iterations <= 20


def test_a_whim_decides_without_looking_ahead() -> None:
    """A casual player of Blackout looks ahead in about half of his decisions; a steady one always does."""
    setup = SETUPS["blackout-2"]
    state = course(setup, 2)[5]
    seat = state.to_act(setup.seats)[0]
    ledger = Ledger(seat)
    state.declare(ledger)
    looked = dict.fromkeys(("casual", "steady"), 0)
    for level in looked:
        for seed in range(40):
            bot = Player.parse(level).make(setup, seat, f"{seed}")
            assert isinstance(bot, SearchBot)
            chosen = bot.choose(ledger.view, state.legal(seat), setup.sampler(ledger.view, seat), Clock(0.0, 3))
            assert chosen in state.legal(seat)
            looked[level] += bot.iterations > 0
    assert 8 <= looked["casual"] <= 32
    assert looked["steady"] == 40


def test_a_turn_never_takes_more_than_its_seconds(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many decisions a turn has, what they take together stays within the budget; then time is there anew."""
    now = [100.0]

    def tick() -> float:
        now[0] += 0.01
        return now[0]

    monkeypatch.setattr("time.perf_counter", tick)
    setup = SETUPS["dual-powers"]
    state = course(setup, 2)[5]
    seat = state.to_act(setup.seats)[0]
    ledger = Ledger(seat)
    state.declare(ledger)
    bot = Player.parse("expert").make(setup, seat, "seed")
    assert isinstance(bot, SearchBot)
    clock = Player.parse("expert@2s").allowed.clock()
    for _ in range(2):
        iterations: list[int] = []
        began = now[0]
        for _ in range(30):
            bot.choose(ledger.view, state.legal(seat), setup.sampler(ledger.view, seat), clock)
            iterations.append(bot.iterations)
        assert iterations[0] > iterations[10] >= iterations[29]
        assert now[0] - began < 2.0 + 30 * 0.05
        clock.new_turn()


def test_a_search_finds_what_wins_at_once() -> None:
    """Where one option surely wins the match at once and another one surely loses it, the search does not lose."""
    setup = SETUPS["dual-powers"]
    found = 0
    for seed in range(300):
        state = course(setup, seed)[-1]
        seat = state.acting
        ledger = Ledger(seat)
        state.declare(ledger)
        sampler = setup.sampler(ledger.view, seat)
        rng = random.Random(seed)
        ends: dict[int, set[bool | None]] = {}
        for action in state.legal(seat):
            for _ in range(8):
                after = sampler(rng.random)
                after.apply(seat, action)
                ends.setdefault(action, set()).add(seat in after.winners() if after.acting == OVER else None)
        if {True} not in ends.values() or {False} not in ends.values():
            continue
        search = Search(mind_of(setup), mind_of(setup).settings("expert"), rng.random)
        search.run(seat, sampler, Clock(0.0, 300))
        assert ends[search.best(state.legal(seat))] != {False}, seed
        found += 1
    assert found
