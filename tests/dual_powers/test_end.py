"""D4: the end of the game."""

from __future__ import annotations

import pytest

from lamplight import LamplightError, Match

from .builder import (
    COMMANDS,
    END,
    MONTHS,
    at,
    card,
    do,
    force,
    kinds,
    number,
    place,
    points,
    quietly,
    refused,
    scoring,
)


def won_by(match: Match) -> str:
    """The name of the winner; the outcome is checked for agreement in itself."""
    outcome = match.outcome
    assert outcome is not None
    assert match.to_act == ()
    assert len(outcome.winners) == 1
    winner = outcome.winners[0]
    assert outcome.returns == tuple(1 if seat == winner else -1 for seat in range(2))
    return match.seats[winner]


@pytest.mark.parametrize(("side", "sign"), [("red", 1), ("white", -1)])
def test_D4_1_who_reaches_the_end_of_the_track_wins_at_once(side: str, sign: int) -> None:
    match = scoring(force(side, "white", 1), score=sign * (END - 2), objectives={"red": COMMANDS[0]})
    do(match, side, "score")
    assert won_by(match) == side
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.rule) == ("track", "D4.1")
    assert "objective-shown" not in kinds(match), "the objectives are not revealed any more"
    assert place(match, next(iter(force(side, "white", 1)))) == "white", "nothing is exhausted any more"


def test_D4_1_one_space_before_the_end_is_not_the_end() -> None:
    match = scoring(force("red", "white", 1), score=END - 3)
    do(match, "red", "score")
    assert not match.over
    assert number(match, "score") == END - 1


@pytest.mark.parametrize(("winner", "loser", "sign"), [("red", "white", 1), ("white", "red", -1)])
def test_D4_1_also_between_two_scorings(winner: str, loser: str, sign: int) -> None:
    """The loser's objective comes first, and its points lead the winner to the end: the other one is not scored."""
    first, second = card("red", points=4), card("blue", points=4)
    match = scoring(
        {**force(winner, "white", 1), **force(winner, "red", 3), **force(loser, "blue", 3)},
        score=sign * (END - 4),
        objectives={loser: first, winner: second},
    )
    do(match, winner, "bonus", "pass")
    assert won_by(match) == winner
    assert number(match, "score") == sign * END
    assert kinds(match).count("marker-scored") == 1
    assert "exhausted" not in kinds(match)


def test_D4_1_the_game_is_over_for_everybody() -> None:
    match = scoring(force("red", "white", 1), score=END - 1)
    do(match, "red", "score")
    for seat in ("red", "white"):
        assert len(match.legal(seat)) == 0
        assert refused(match, seat, "score") == "D4.1"


@pytest.mark.parametrize(("score", "winner"), [(1, "red"), (END - 3, "red"), (-1, "white"), (-5, "white")])
@pytest.mark.parametrize("will", ["red", "white"])
def test_D4_2_in_october_november_the_side_that_is_ahead_wins(score: int, winner: str, will: str) -> None:
    match = scoring(force("red", "white", 1), month="october-november", score=score, will=will)
    do(match, "red", "bonus", "pass")
    assert won_by(match) == winner
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.rule) == ("calendar", "D4.2")


@pytest.mark.parametrize("will", ["red", "white"])
def test_D4_2_in_the_exact_centre_the_holder_of_the_will_wins(will: str) -> None:
    match = scoring(force("red", "white", 1), month="october-november", will=will)
    do(match, "red", "bonus", "pass")
    assert won_by(match) == will
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.rule) == ("centre", "D4.2")


def test_D4_2_at_the_end_of_the_scoring_phase_and_not_before() -> None:
    """White is ahead, but Red's objective is still scored, and the regions are still exhausted."""
    name = card("green", points=3)
    tokens = {**force("red", "white", 1), **force("red", "green", 2)}
    match = scoring(dict(tokens), month="october-november", score=-2, objectives={"red": name})
    do(match, "red", "bonus", "pass")
    assert won_by(match) == "red"
    assert number(match, "score") == points(name) - 2
    assert "exhausted" in kinds(match)


@pytest.mark.parametrize("month", MONTHS[:-1])
def test_D4_2_no_other_month_ends_the_game(month: str) -> None:
    match = scoring(force("red", "white", 1), month=month, score=3)
    do(match, "red", "bonus", "pass")
    assert not match.over


def test_D4_2_reaching_october_november_in_a_turn_ends_it_after_this_rounds_scoring() -> None:
    match = at(month="september", day=31, turns={"red": 2, "white": 2}, score=1)
    quietly(match)
    assert match.view(None)["month"] == "october-november"
    assert kinds(match).count("played") == 4
    assert won_by(match) == "red"


def test_a_match_that_is_over_cannot_be_undone() -> None:
    """The end publishes the key and the hidden cards, so what led to it stands."""
    match = scoring(force("red", "white", 1), score=END - 1, objectives={"white": COMMANDS[0]})
    do(match, "red", "score")
    assert match.over
    assert match.record("red").fairness.key is not None
    assert not match.can_undo("red")
    with pytest.raises(LamplightError):
        match.undo("red")
