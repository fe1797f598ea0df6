"""Who plays whom: balanced seats, duplicate deals, and nothing that changes when a run is extended."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as some

from lamplight.arena.schedule import Schedule, rotations

BOTS = ("a", "b", "c", "d", "e")


@given(bots=some.integers(1, 5), seats=some.integers(1, 4), deal=some.integers(0, 50), twice=some.booleans())
def test_in_every_deal_every_bot_sits_in_every_seat_equally_often(
    bots: int, seats: int, deal: int, twice: bool
) -> None:
    named = (*BOTS[:bots], *(BOTS[:1] if twice else ()))
    schedule = Schedule(named, seats, "seed")
    seatings = schedule.seatings(deal)
    assert len(seatings) == len(set(seatings)) == (schedule.block if len(named) > 1 or seats == 1 else 0)
    for bot in BOTS[:bots]:
        taken = {sum(seating[seat] == bot for seating in seatings) for seat in range(seats)}
        assert len(taken) == 1


@given(bots=some.integers(2, 5), seats=some.integers(2, 4), deal=some.integers(0, 50))
def test_every_pair_meets_as_one_among_others_both_ways(bots: int, seats: int, deal: int) -> None:
    seatings = Schedule(BOTS[:bots], seats, "seed").seatings(deal)
    tables = Counter(frozenset(Counter(seating).items()) for seating in seatings)
    for one in BOTS[:bots]:
        for other in BOTS[:bots]:
            if one != other:
                table = frozenset({(one, 1), (other, seats - 1)})
                assert tables[table] == seats


def test_two_seats_are_each_pair_in_both_seatings() -> None:
    assert sorted(Schedule(BOTS[:3], 2, "x").seatings(0)) == sorted(
        [("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")]
    )


def test_three_bots_and_seats_also_mix() -> None:
    seatings = Schedule(BOTS[:3], 3, "x").seatings(0)
    assert len(seatings) == 3 * 6 + 3
    assert sum(len(set(seating)) == 3 for seating in seatings) == 3


def test_a_mixed_table_has_another_order_on_other_deals() -> None:
    schedule = Schedule(BOTS[:4], 4, "x")
    orders = {frozenset(rotations(seating)) for deal in range(20) for seating in schedule.seatings(deal)[-4:]}
    assert len(orders) > 3


def test_a_bot_named_twice_plays_itself() -> None:
    assert Schedule(("a", "a"), 3, "x").seatings(0) == [("a", "a", "a")]


def test_alone_each_bot_plays_each_deal() -> None:
    fixtures = list(Schedule(BOTS[:3], 1, "x").fixtures(4))
    assert [fixture.bots for fixture in fixtures] == [("a",), ("b",), ("c",)] * 2
    assert [fixture.deal for fixture in fixtures] == [0, 0, 0, 1, 1, 1]


@given(games=some.integers(1, 200), seats=some.integers(1, 4))
def test_only_whole_deals_with_one_seed_each(games: int, seats: int) -> None:
    schedule = Schedule(BOTS[:3], seats, "seed")
    fixtures = list(schedule.fixtures(games))
    assert games <= len(fixtures) < games + schedule.block
    assert [fixture.number for fixture in fixtures] == list(range(len(fixtures)))
    assert {(fixture.deal, fixture.seed) for fixture in fixtures} == {
        (deal, f"seed/{deal}") for deal in range(len(fixtures) // schedule.block)
    }


def test_more_matches_extend_a_schedule() -> None:
    schedule = Schedule(BOTS[:4], 4, "seed")
    short, long = list(schedule.fixtures(50)), list(schedule.fixtures(150))
    assert long[: len(short)] == short
