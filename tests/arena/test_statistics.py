"""Shares, spreads and ratings on data whose truth is known."""

from __future__ import annotations

import random
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as some

from lamplight.arena.schedule import Schedule
from lamplight.arena.statistics import Deal, Rating, Share, Spread, quantile, ratings

TRUTH = {"weak": 0.0, "middle": 120.0, "strong": 330.0}


def _deals(seats: int, count: int, seed: str) -> list[Deal]:
    """Matches in which every bot wins as often as its true rating says."""
    rng = random.Random(seed)
    found: list[Deal] = []
    for number in range(count):
        deal = Deal()
        for bots in Schedule(tuple(TRUTH), seats, "x").seatings(number):
            winner = rng.choices(range(seats), [10 ** (TRUTH[bot] / 400) for bot in bots])[0]
            deal.add(bots, [float(seat == winner) for seat in range(seats)])
        found.append(deal)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_are_recovered_with_honest_intervals(seats: int) -> None:
    found = ratings(tuple(TRUTH), _deals(seats, 150, "one"))
    assert [rating.bot for rating in found] == ["strong", "middle", "weak"]
    for rating in found[:2]:
        assert rating.low is not None
        assert rating.high is not None
        assert rating.low < rating.rating < rating.high
        assert rating.low - 15 <= TRUTH[rating.bot] <= rating.high + 15
        assert rating.high - rating.low < 140
    assert found[2] == Rating("weak", 0.0)


def test_more_deals_make_narrower_intervals() -> None:
    few, many = (ratings(tuple(TRUTH), _deals(2, count, "two"))[0] for count in (20, 320))
    assert few.low is not None
    assert few.high is not None
    assert many.low is not None
    assert many.high is not None
    assert many.high - many.low < 0.5 * (few.high - few.low)


def test_a_bot_that_never_wins_still_has_a_rating() -> None:
    deals = [Deal({("a", "b"): 2}, {"a": 2.0}) for _ in range(20)]
    strong, weak = ratings(("a", "b"), deals)
    assert (strong.bot, weak) == ("a", Rating("b", 0.0))
    assert 400 < strong.rating < 1200


def test_an_even_match_is_even() -> None:
    deals = [Deal({("a", "b"): 2}, {"a": 1.0, "b": 1.0}) for _ in range(5)]
    assert all(isclose(rating.rating, 0, abs_tol=0.1) for rating in ratings(("a", "b"), deals))


@pytest.mark.parametrize("count", [0, 1])
def test_without_several_deals_there_is_no_interval(count: int) -> None:
    deals = [Deal({("a", "b"): 2}, {"a": 2.0})] * count
    assert all(rating.low is None and rating.high is None for rating in ratings(("a", "b"), deals))


def test_the_same_matches_give_the_same_ratings() -> None:
    deals = _deals(3, 20, "three")
    assert ratings(tuple(TRUTH), deals, "seed") == ratings(tuple(TRUTH), deals, "seed")


@given(of=some.integers(1, 5000), part=some.floats(0, 1))
def test_a_share_lies_in_its_interval(of: int, part: float) -> None:
    share = Share.count(round(part * of), of)
    assert 0 <= share.low <= share.share <= share.high <= 1
    assert share.high - share.low < 2 / of**0.5


def test_intervals_contain_the_truth_about_95_times_of_100() -> None:
    rng = random.Random("coverage")
    inside = 0
    for _ in range(1000):
        share = Share.count(sum(rng.random() < 0.3 for _ in range(60)), 60)
        inside += share.low <= 0.3 <= share.high
    assert 925 <= inside <= 975


def test_known_wilson_intervals() -> None:
    assert [round(x, 4) for x in (Share.count(0, 10).high, Share.count(10, 10).low)] == [0.2775, 0.7225]
    nothing = Share.count(0, 0)
    assert (nothing.low, nothing.high) == (0.0, 1.0)


@given(some.lists(some.integers(-50, 50), min_size=1))
def test_a_spread_is_in_order(numbers: list[int]) -> None:
    spread = Spread.count(numbers)
    assert min(numbers) == spread.low <= spread.quarter <= spread.median <= spread.three_quarters <= spread.high
    assert sum(spread.counts.values()) == len(numbers)
    assert spread.low <= spread.mean + 1e-9
    assert quantile(sorted(numbers), 1.0) == max(numbers)
