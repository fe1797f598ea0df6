"""What an option would do, as pictures with numbers: prices, gains, what it will be good for, and who may get hurt.

It is found by playing the option on a state made from the seat's view and listening, so that the numbers are the rules'
own; missing transport tokens are told as the points they cost (R10.04). Ways to pay are gone through by the first one
there is: what is told is the price, however it is paid. What such a state had to invent is never told.
"""

from __future__ import annotations

from collections.abc import Callable

from lamplight.kernel.catalogue import Action
from lamplight.kernel.effect import Effect
from lamplight.kernel.event import Event
from lamplight.kernel.message import Message
from lamplight.kernel.types import SEALED

from ..rules import city, parts, payment, scout
from ..rules.board import NONE
from ..rules.events import (
    E_BONUS,
    E_BOUGHT,
    E_GAINED,
    E_HEALED,
    E_INJURED,
    E_PAID,
    E_PHASE,
    E_REFRESHED,
    E_ROUND,
    E_SEARCH,
    E_TRANSPORT,
)
from ..rules.model import CHALLENGES, DICE, PROBE
from ..rules.state import BlackoutState
from ..rules.tables import PLAN, SEAT_NAMES, VOLUNTEER
from ..rules.vocabulary import GAINS, GPS, MONEY, POINTS, TRANSPORT
from .names import Words

_ANY = "icon-any"
_SEARCH = "icon-search"
_HAND = "icon-hand"


def effects(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Effect]:
    """What a legal action would do, as far as the seat can know. Plays on the given copy and listens to it."""
    ahead = _AHEAD.get(action.do)
    found = ahead(words, state, seat, action) if ahead is not None else []
    if state.acting == SEALED:
        return found
    return [*_simulated(words, state, seat, action), *found]


# What happens at once.


def _simulated(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Effect]:
    balance = _Balance(words, seat)
    events: list[Event] = []
    state.events = events
    state.apply(seat, action.id)
    going_on = balance.listen(events)
    chosen = False
    while going_on and state.acting == seat and state.options:
        step, argument = state.top(), state.top_argument()
        if step is payment.PAY and not chosen:
            balance.pay(*payment.unpack_amount(argument))
        elif step is payment.PAY_GPS:
            balance.more.append(Effect("cost", _ANY, -1, Message("blackout-cost-gps")))
        elif step is payment.TYPE and payment.unpack_type(argument)[1]:
            amount = payment.unpack_type(argument)[0]
            balance.more.append(Effect("cost", _ANY, -amount, Message("blackout-need-any", {"count": amount})))
            chosen = True
        elif step is not payment.PAY:
            balance.more += _awaited(words, state, seat)
            break
        events.clear()
        state.apply(seat, state.options[0])
        going_on = balance.listen(events, paying=True)
    if going_on and state.top() is scout.INJURY:
        balance.more.append(_risk(len(state.team)))
    return balance.told()


def _risk(team: int) -> Effect:
    """R4.15: one card of a team of so many gets hurt; chance says which."""
    return Effect("risk", "icon-hospital", 1, Message("blackout-effect-hurt", {"count": team}), of=team)


def _awaited(words: Words, state: BlackoutState, seat: int) -> list[Effect]:
    """What the next question is about, where it is about something that is gained."""
    step, argument = state.top(), state.top_argument()
    if step is city.PLACE:
        return [Effect("gain", f"cube-{SEAT_NAMES[seat]}", 1, words.cube(argument))]
    if step is parts.HEALING:
        return [Effect("gain", "icon-hospital", 1, Message("blackout-gain-heal"))]
    if step is parts.CHECK:
        return [Effect("gain", "icon-check", 1, Message("blackout-gain-check"))]
    if step is payment.TYPE:
        amount = payment.unpack_type(argument)[0]
        return [Effect("gain", _ANY, amount, Message("blackout-gain-chosen", {"count": amount}))]
    return []


class _Balance:
    """What one seat pays and gains, added up by kind."""

    def __init__(self, words: Words, seat: int) -> None:
        self.words = words
        self.seat = seat
        self.sums = [0] * len(GAINS)
        self.more: list[Effect] = []
        """What is not counted in goods."""

    def listen(self, events: list[Event], *, paying: bool = False) -> bool:
        """Add up what has happened; False: it went on into another turn. While paying the price is known already."""
        for event in events:
            if event.kind in (E_PHASE, E_ROUND):
                return False
            if event.kind in _HEARD:
                if event.args[0] != self.seat:
                    return False
                if not (paying and event.kind == E_PAID):
                    self._add(event)
        return True

    def _add(self, event: Event) -> None:
        args, sums = event.args, self.sums
        if event.kind == E_GAINED:
            sums[args[1]] += args[2]
        elif event.kind == E_PAID:
            sums[args[1]] -= args[2]
        elif event.kind == E_TRANSPORT:
            sums[TRANSPORT] -= args[1] - args[2]
            sums[POINTS] -= args[2]
        elif event.kind == E_BOUGHT:
            sums[MONEY] -= args[2]
        elif event.kind == E_BONUS:
            sums[POINTS] += args[2]
        elif event.kind == E_SEARCH:
            sums[GPS] -= args[3]
        elif event.kind == E_INJURED:
            self.more.append(_risk(1))
        else:
            count = args[2] if event.kind == E_REFRESHED else 1
            self.more.append(Effect("gain", _HAND, count, Message("blackout-effect-cards", {"count": count})))

    def pay(self, what: int, amount: int) -> None:
        """A price that must still be paid, in one way or another."""
        self.sums[what] -= amount

    def told(self) -> list[Effect]:
        """Costs first."""
        found = [_goods(self.words, what, count) for what, count in enumerate(self.sums) if count]
        return sorted([*found, *self.more], key=lambda one: one.kind != "cost")


_HEARD = (E_BONUS, E_BOUGHT, E_GAINED, E_HEALED, E_INJURED, E_PAID, E_REFRESHED, E_SEARCH, E_TRANSPORT)


def _goods(words: Words, what: int, count: int) -> Effect:
    return Effect("gain" if count > 0 else "cost", f"icon-{GAINS[what].name}", count, words.amount(what, abs(count)))


# What it will be good for.


def _later(words: Words, what: int, count: int) -> Effect:
    return Effect("later", f"icon-{GAINS[what].name}", count, words.amount(what, count))


def _plan(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Effect]:
    """R2.03: what a volunteer brings without transport tokens."""
    del seat
    tables = state.tables
    card = tables.card_names.index(action.get("card"))
    colour = tables.card_colour[card]
    if tables.card_kind[card] != VOLUNTEER or colour >= len(DICE) or state.dice[colour] == NONE:
        return []
    return [_later(words, state.dice[colour], tables.card_cubes[card])]


def _planned(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Effect]:
    """The same for a card that lies face down."""
    card = state.planned[seat][int(action.get("slot")) - 1]
    return _plan(words, state, seat, Action(action.id, "plan", (("card", state.tables.card_names[card]),)))


def _goal(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Effect]:
    """R3.09: a card that is no plan joins the hand."""
    del words, seat
    card = state.tables.card_names.index(action.get("card"))
    if state.tables.card_kind[card] == PLAN:
        return []
    return [Effect("gain", _HAND, 1, Message("blackout-effect-joins"))]


def _district(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Effect]:
    """R7.05: the points of districts that this cube would surround with own cubes alone."""
    tables = state.tables
    location = tables.location_names.index(action.get("location"))
    own, points = state.on_map[seat] | 1 << location, 0
    for district in range(tables.districts):
        ring = tables.district_mask[district]
        if ring >> location & 1 and not state.secured >> district & 1 and not ring & ~own:
            points += tables.table[ring.bit_count()]
    return [_later(words, POINTS, points)] if points else []


def _tiles(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Effect]:
    """R4.03: how many tiles there are to look at."""
    del words, seat
    count = len(state.stacks[state.tables.district_names.index(action.get("district"))])
    return [Effect("need", "tile-back", count, Message("blackout-effect-tiles", {"count": count}))]


def _collect(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Effect]:
    """What the only challenge that can be beaten asks for and gives; where there are several, that is asked next."""
    tile = state.tables.tile_names.index(action.get("tile"))
    kinds = scout.beatable(state, seat, tile)
    return _tile(words, state, tile, kinds[0]) if len(kinds) == 1 else []


def _challenge(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Effect]:
    del seat
    return _tile(words, state, state.tile, CHALLENGES.index(action.get("kind")))


def _tile(words: Words, state: BlackoutState, tile: int, kind: int) -> list[Effect]:
    tables = state.tables
    needed = scout.needed(state, tile, kind)
    found = [Effect("need", _SEARCH, needed, Message("blackout-fact-needs-icons", {"needed": needed}))]
    if kind == PROBE:
        return [*found, Effect("later", _SEARCH, tables.tile_icons, Message("blackout-fact-probe"))]
    rewards = (tables.simple_reward, tables.advanced_reward)[kind][tile]
    return [*found, *(_later(words, what, count) for what, count in rewards)]


def _team(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Effect]:
    del words, seat
    return _icons(state.tables.card_icons[state.tables.card_names.index(action.get("card"))])


def _token(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Effect]:
    """R4.08: the token is spent when the team goes."""
    del words, action
    return _icons(scout.gps_worth(state, seat))


def _icons(count: int) -> list[Effect]:
    return [Effect("gain", _SEARCH, count, Message("blackout-fact-icons", {"count": count}))]


def _probe(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Effect]:
    """R4.21: a tile that lies face down helps every later search."""
    del words, seat, action
    if state.challenge != PROBE:
        return []
    return [Effect("later", _SEARCH, state.tables.tile_icons, Message("blackout-fact-probe"))]


_AHEAD: dict[str, Callable[[Words, BlackoutState, int, Action], list[Effect]]] = {
    "challenge": _challenge,
    "collect": _collect,
    "go": _probe,
    "goal": _goal,
    "gps": _token,
    "place": _district,
    "plan": _plan,
    "scout": _tiles,
    "team": _team,
    "turn-up": _planned,
}
"""By the names of verbs: what is told beside what happens at once."""
