"""What is counted in each game, by the names of its events; the arena knows no more about a game than this table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from lamplight.kernel.event import Event
from lamplight.kernel.game import Setup
from lamplight.kernel.ledger import Ledger, View, as_int
from lamplight.kernel.state import State
from lamplight.kernel.types import SPECTATOR, Plain


@dataclass(frozen=True, slots=True)
class Counted:
    """What is worth counting in a game."""

    events: Mapping[str, str]
    """Kinds of events that belong to a seat (their argument `side`), and the argument by which they are counted."""
    score: Callable[[View, str], Plain]
    """A seat's score, from what is public at the end."""
    stage: str = ""
    """In a series: what is tried until it is won, as its results call it."""
    points: str = ""
    """In a series: what is collected, as its results call it."""


def _own_score(view: View, side: str) -> Plain:
    return view[f"{side}.score"]


def _track(view: View, side: str) -> Plain:
    """The marker's place on the support track, as seen from a side's own end."""
    return as_int(view["score"]) * (1 if side == "red" else -1)


def _no_score(view: View, side: str) -> Plain:
    del view, side
    return None


GAMES: dict[str, Counted] = {
    "blackout": Counted(
        {
            "first": "side",
            "settled": "location",
            "starter": "card",
            "emergency": "card",
            "bought": "card",
            "goal": "card",
            "power": "number",
            "plan-finished": "card",
        },
        _own_score,
        stage="chapter",
        points="orchids",
    ),
    "dual-powers": Counted({"played": "card", "objective-chosen": "card"}, _track),
}
_NOTHING = Counted({}, _no_score)


def counted_in(game_id: str) -> Counted:
    """The table of a game; for a stranger's, nothing but what the kernel knows."""
    return GAMES.get(game_id, _NOTHING)


def count(setup: Setup, events: Sequence[Event]) -> list[dict[str, dict[str, int]]]:
    """For each seat: kind of event, item, how often."""
    wanted = counted_in(setup.game_id).events
    numbers = {number for number, kind in enumerate(setup.event_book.kinds) if kind.name in wanted}
    found: list[dict[str, dict[str, int]]] = [{} for _ in setup.seat_names]
    for event in setup.event_book.named_all([event for event in events if event.kind in numbers]):
        side, kind = str(event["side"]), str(event["event"])
        if side in setup.seat_names:
            items = found[setup.seat_names.index(side)].setdefault(kind, {})
            item = str(event[wanted[kind]])
            items[item] = items.get(item, 0) + 1
    return found


def scores(setup: Setup, state: State) -> list[int]:
    """For each seat of a finished match its score as players count it; its return, if the game has none here."""
    ledger = Ledger(SPECTATOR)
    state.declare(ledger)
    found = [counted_in(setup.game_id).score(ledger.view, side) for side in setup.seat_names]
    returns = state.returns()
    return [score if isinstance(score, int) else returns[seat] for seat, score in enumerate(found)]
