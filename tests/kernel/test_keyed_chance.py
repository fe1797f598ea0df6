"""A deal that many play: draws go by what is drawn and the how-manieth it is, whatever anybody decides."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from lamplight.games.blackout.rules.state import BlackoutState
from lamplight.kernel import (
    CHANCE,
    BadRecord,
    Deal,
    Key,
    KeyedChance,
    LamplightError,
    Match,
    Record,
    find_game,
    games,
    key_of,
    replay,
    verify,
)

DAYS = (20_776, 20_777)


def offered() -> list[tuple[str, Deal]]:
    """What the games offer on two days."""
    found = [(name, game.deal(day)) for name, game in games().items() for day in DAYS]
    return [(name, deal) for name, deal in found if deal is not None]


def keyed(game_id: str, deal: Deal, seed: str = "tonight") -> Match:
    game = find_game(game_id)
    setup = game.prepared(game.read_options(deal.options))
    return Match(game, setup, key_of(Key.from_seed(seed), "2026-11-19", game_id), keyed=True)


def played(match: Match, decisions: str, steps: int = 10_000) -> Match:
    """Played on by somebody who decides in their own way."""
    choose = random.Random(decisions)
    for _ in range(steps):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, choose.choice(list(match.legal(seat))))
    return match


def drawn(match: Match, *verbs: str) -> list[str]:
    """What CHANCE has answered, by the verbs of its answers."""
    actions = [match.setup.catalogue[entry.action] for entry in match.entries if entry.seat == CHANCE]
    return [str(action) for action in actions if action.do in verbs]


def same_beginning(one: list[str], other: list[str]) -> bool:
    return all(mine == theirs for mine, theirs in zip(one, other, strict=False))


# By itself.


def test_a_draw_depends_on_what_is_drawn_and_the_how_manieth_it_is_and_on_nothing_else() -> None:
    options, weights = [1, 2, 3, 4, 5], [1, 2, 3, 2, 1]
    one, other = KeyedChance(Key.from_seed("a")), KeyedChance(Key.from_seed("a"))
    dice = [one.draw_of("die", options, weights) for _ in range(50)]
    mixed: list[int] = []
    for number in range(50):
        for _ in range(number % 3):
            other.draw_of("card", options, weights)
        mixed.append(other.draw_of("die", options, weights))
    assert dice == mixed
    assert dice != [KeyedChance(Key.from_seed("b")).draw_of("die", options, weights) for _ in range(50)]
    assert len(set(dice)) == 5


def test_every_option_is_as_likely_as_its_weight() -> None:
    chance = KeyedChance(Key.from_seed("weights"))
    found = Counter(chance.draw_of("die", [10, 20, 30, 40], [1, 2, 0, 3]) for _ in range(12_000))
    assert found[30] == 0
    for option, weight in ((10, 1), (20, 2), (40, 3)):
        assert abs(found[option] - 2_000 * weight) < 220


def test_a_card_that_comes_back_is_no_likelier_than_others() -> None:
    """Draws are independent of those before: nobody can reckon what is left from what came back."""
    found: Counter[int] = Counter()
    for seed in range(3_000):
        chance = KeyedChance(Key.from_seed(str(seed)))
        first = chance.draw_of("card", [0, 1, 2], [1, 1, 1])
        found[(chance.draw_of("card", [0, 1, 2], [1, 1, 1]) - first) % 3] += 1
    assert all(abs(count - 1_000) < 130 for count in found.values())


def test_lists_with_the_same_best_option_give_the_same() -> None:
    """What somebody else has taken matters only if it is what would have come."""
    for number in range(200):
        key = Key.from_seed(str(number))
        full = KeyedChance(key).draw_of("card", [1, 2, 3, 4], [1] * 4)
        less = [option for option in (1, 2, 3, 4) if option != full % 4 + 1]
        assert KeyedChance(key).draw_of("card", less, [1] * 3) == full


def test_pieces_that_are_laid_out_lie_there_whoever_looks_first() -> None:
    pieces = list(range(12))
    one, other = KeyedChance(Key.from_seed("a")), KeyedChance(Key.from_seed("a"))
    left = list(pieces)
    found: dict[int, int] = {}
    for place in (3, 0, 7, 11):
        found[place] = one.draw_of("tile", left, [1] * len(left), (place, pieces))
        left.remove(found[place])
    left = list(pieces)
    for place in (11, 7, 3, 0):
        assert other.draw_of("tile", left, [1] * len(left), (place, pieces)) == found[place]
        left.remove(found[place])


def test_where_a_piece_lies_is_even() -> None:
    found = Counter(
        KeyedChance(Key.from_seed(str(seed))).draw_of("tile", [0, 1, 2, 3], [1] * 4, (2, [0, 1, 2, 3]))
        for seed in range(4_000)
    )
    assert all(abs(count - 1_000) < 150 for count in found.values())


def test_a_piece_that_cannot_lie_there_any_more_is_drawn() -> None:
    chance = KeyedChance(Key.from_seed("a"))
    lies = chance.draw_of("tile", [0, 1, 2], [1] * 3, (0, [0, 1, 2]))
    others = [piece for piece in range(3) if piece != lies]
    assert chance.draw_of("tile", others, [1, 1], (0, [0, 1, 2])) in others
    assert chance.draw_of("tile", others, [1, 1], (9, [0, 1, 2])) in others


@pytest.mark.parametrize(("options", "weights"), [([], []), ([1], [0]), ([1, 2], [1]), ([1], [-1]), ([1], [10**9])])
def test_weights_that_make_no_sense_are_refused(options: list[int], weights: list[int]) -> None:
    with pytest.raises(LamplightError, match="kernel-bad-weights"):
        KeyedChance(Key.from_seed("a")).draw_of("x", options, weights)


# In a match.


def test_two_games_offer_a_deal() -> None:
    assert {name for name, _ in offered()} >= {"blackout", "dual-powers"}
    for name, deal in offered():
        assert keyed(name, deal).setup.seats == 1
        assert deal.way in {way.id for way in find_game(name).ways}
    assert len({str(deal) for _, deal in offered()}) == 4


@pytest.mark.parametrize(("game", "deal"), offered())
def test_whoever_decides_differently_meets_the_same_dice_and_decks(game: str, deal: Deal) -> None:
    runs = [played(keyed(game, deal), decisions) for decisions in ("hasty", "bold", "slow")]
    decided = [[str(entry.action) for entry in run.entries if entry.seat != CHANCE] for run in runs]
    assert all(one != other for one, other in pairwise(decided))
    verbs = [verb for verb in SAME if any(drawn(run, verb) for run in runs)]
    assert len(verbs) > 1
    for verb in verbs:
        met = [drawn(run, verb) for run in runs]
        assert all(same_beginning(met[0], one) for one in met), verb
    assert drawn(runs[0], *verbs) != drawn(played(keyed(game, deal, "another night"), "hasty"), *verbs)


SAME = ("throw", "draw", "starter", "neutral", "tile")
"""Draws that decisions cannot disturb: dice, and decks that are never put back. The others agree as long as what is
left to be drawn does."""


def test_scout_tiles_lie_in_the_same_districts_for_everybody() -> None:
    """R0.06: the tiles of a district are the same, whatever was looked at before."""
    deal = find_game("blackout").deal(DAYS[0])
    assert deal is not None
    seen: dict[int, set[str]] = {}
    met = 0
    for decisions in range(12):
        match = keyed("blackout", deal)
        choose = random.Random(decisions)
        while not match.over:
            seat = match.to_act[0]
            before = len(match.entries)
            match.play(seat, choose.choice(list(match.legal(seat))))
            tiles = drawn_since(match, before)
            if tiles:
                assert isinstance(match.state, BlackoutState)
                met += match.state.district in seen
                assert seen.setdefault(match.state.district, tiles) == tiles
    assert met > 5


def drawn_since(match: Match, entries: int) -> set[str]:
    found = [match.setup.catalogue[one.action] for one in match.entries[entries:] if one.seat == CHANCE]
    return {str(action) for action in found if action.do == "look"}


@pytest.mark.parametrize(("game", "deal"), offered())
def test_the_record_names_its_chance_and_every_draw_is_proved(game: str, deal: Deal) -> None:
    record = played(keyed(game, deal), "bold").record()
    assert record.fairness.source == "keyed"
    assert record.fairness.nonces == ()
    verdict = verify(Record.parse(str(record)))
    assert verdict.draws > 10
    assert verdict.all_proved
    with pytest.raises(BadRecord, match="kernel-record-draw"):
        verify(msgspec.structs.replace(record, fairness=msgspec.structs.replace(record.fairness, source="stream")))
    with pytest.raises(BadRecord, match="kernel-record-imported"):
        verify(msgspec.structs.replace(record, fairness=msgspec.structs.replace(record.fairness, imported=1)))


@pytest.mark.parametrize(("game", "deal"), offered())
def test_a_match_that_is_put_away_goes_on_with_the_same_chance(game: str, deal: Deal) -> None:
    whole = played(keyed(game, deal), "slow")
    match = played(keyed(game, deal), "slow", 15)
    thawed = Match.thaw(match.setup, match.key, (), None, match.freeze(), match.history, match.all_events)
    reopened = replay(Record.parse(str(match.record())))
    for again in (thawed, reopened):
        for entry in whole.entries[len(again.entries) :]:
            if entry.seat != CHANCE:
                again.play(entry.seat, entry.action)
        assert again.record() == whole.record()


def test_a_match_that_goes_on_by_itself_draws_from_its_own_stream() -> None:
    game, deal = offered()[0]
    record = played(keyed(game, deal), "slow", 15).record()
    match = replay(record, key=Key.from_seed("mine"))
    assert match.record().fairness.source == "stream"
    assert match.record().fairness.imported > 0


def test_what_is_drawn_again_after_a_take_back_is_drawn_afresh() -> None:
    """The how-manieth counts what was taken back, so that nobody sees a draw before deciding."""
    game, deal = next(one for one in offered() if one[0] == "blackout")
    match = played(keyed(game, deal), "slow", 30)
    back = next(number for number, entry in enumerate(match.entries) if entry.seat != CHANCE)
    match.take_back(back, match.seats)
    assert verify(played(match, "bold").record()).all_proved
