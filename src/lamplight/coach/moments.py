"""A coach at a match: the present question, and moves that were made. What it is told is a view each time."""

from __future__ import annotations

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.match import Match, SeatLike
from lamplight.kernel.message import Message
from lamplight.kernel.record import start_of
from lamplight.kernel.types import CHANCE

from .advice import Advice, Verdict
from .coach import Coach


def advise(coach: Coach, match: Match, seat: SeatLike) -> Advice:
    """What a seat should do now; refused if it is not asked, or has a single answer."""
    place = match.seat(seat)
    legal = match.state.legal(place) if place >= 0 and place in match.state.to_act(len(match.seats)) else []
    if len(legal) < 2:
        raise LamplightError(Message("coach-no-question"))
    return coach.advise(match.view(place), place, legal, match.state.acting)


def is_decision(match: Match, seat: int) -> bool:
    """Whether what a seat does now is a choice."""
    return seat != CHANCE and len(match.state.legal(seat)) > 1


def judge(coach: Coach, match: Match, seat: int, played: int) -> Verdict:
    """What a seat is about to do in a match, judged by what it sees now."""
    return coach.judge(match.view(seat), seat, match.state.legal(seat), match.state.acting, played)


def before_entry(match: Match, number: int) -> Match:
    """The match as it was before one of its entries; chance is not answered in it."""
    earlier = start_of(match.record(), match.setup)
    for entry in match.entries[:number]:
        earlier.commit(entry.seat, entry.action)
    return earlier


def judge_last(coach: Coach, match: Match, seat: SeatLike) -> Verdict:
    """The last move of a seat that was a choice: was it a mistake? Secret choices count once they are final."""
    place = match.seat(seat)
    for number in range(len(match.entries) - 1, -1, -1):
        entry = match.entries[number]
        if entry.seat == place:
            earlier = before_entry(match, number)
            if is_decision(earlier, place):
                return judge(coach, earlier, place, entry.action)
    raise LamplightError(Message("coach-no-move"))
