"""What an option would do, as pictures with numbers: prices, gains, what it will be good for, and who may get hurt.

It is found by playing the option on a state made from the seat's view and listening, so that the numbers are the rules'
own; missing transport tokens are told as the points they cost (R10.04). Questions of payment and of choice are gone
through by the first answer there is: what is told is the price and the amount, however it is paid and whatever is
chosen. What such a state had to invent is never told.
"""

from __future__ import annotations

from collections.abc import Callable

from lamplight.kernel.catalogue import Action
from lamplight.kernel.effect import Effect
from lamplight.kernel.event import Event
from lamplight.kernel.message import Message
from lamplight.kernel.types import SEALED

from ..rules import city, goals, parts, payment, scout
from ..rules.board import NONE, PACKING
from ..rules.events import (
    E_BONUS,
    E_BOUGHT,
    E_CUBE,
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
from ..rules.steps import STEPS
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
    while going_on and state.acting == seat and state.options and balance.ask(state):
        events.clear()
        state.apply(seat, state.options[0])
        going_on = balance.listen(events)
    if going_on and state.top() is scout.INJURY:
        balance.more.append(_risk(len(state.team)))
    return balance.told()


def _risk(team: int) -> Effect:
    """R4.15: one card of a team of so many gets hurt; chance says which."""
    return Effect("risk", "icon-hospital", 1, Message("blackout-effect-hurt", {"count": team}), of=team)


def _more_follows(state: BlackoutState) -> bool:
    """Whether below the question there are further parts of the same goal or card, so that it is worth going on."""
    below = STEPS.kinds[PACKING.kind(state.agenda[-2])] if len(state.agenda) > 1 else None
    return below in (city.PLACE, payment.TYPE, parts.GAIN, goals.AFTER_GOAL)


class _Balance:
    """What one seat pays and gains, added up by kind."""

    def __init__(self, words: Words, seat: int) -> None:
        self.words = words
        self.seat = seat
        self.paid = [0] * len(GAINS)
        self.gained = [0] * len(GAINS)
        self.more: list[Effect] = []
        """What is not counted in goods."""
        self.asked = 0
        """How much of what is paid next has been told already, as the price that was asked for."""
        self.deaf = False
        """Whether what is gained or paid next comes of a choice that is not made yet: its amount has been told."""

    def ask(self, state: BlackoutState) -> bool:
        """Tell what the question is about; False: what comes after it depends on the answer, or belongs to others."""
        step, argument = state.top(), state.top_argument()
        if step is payment.PAY:
            what, amount = payment.unpack_amount(argument)
            if not self.asked:
                self.paid[what] += amount
                self.asked = amount
            return True
        if step is payment.PAY_GPS:
            self.more.append(Effect("cost", _ANY, -1, Message("blackout-cost-gps")))
            self.asked = 1
            return True
        if step is payment.TYPE:
            amount, rule = payment.unpack_type(argument)
            if rule == payment.PAYING:
                self.more.append(Effect("cost", _ANY, -amount, Message("blackout-need-any", {"count": amount})))
                self.asked = amount
                return True
            self.more.append(Effect("gain", _ANY, amount, Message("blackout-gain-chosen", {"count": amount})))
            self.deaf = True
            return _more_follows(state)
        if step is city.PLACE:
            self.more.append(Effect("gain", f"cube-{SEAT_NAMES[self.seat]}", 1, self.words.cube(argument)))
            self.deaf = True
            return _more_follows(state)
        if step is parts.HEALING:
            self.more.append(Effect("gain", "icon-hospital", 1, Message("blackout-gain-heal")))
        elif step is parts.CHECK:
            self.more.append(Effect("gain", "icon-check", 1, Message("blackout-gain-check")))
        return False

    def listen(self, events: list[Event]) -> bool:
        """Add up what has happened; False: it went on into another turn."""
        for event in events:
            if event.kind in (E_PHASE, E_ROUND):
                return False
            if event.kind in _HEARD:
                if event.args[0] != self.seat:
                    return False
                if self.deaf and event.kind in (E_GAINED, E_TRANSPORT):
                    self.deaf = False
                elif self.asked and event.kind == E_PAID:
                    self.asked -= event.args[2]
                else:
                    self._add(event)
            elif event.kind == E_CUBE:
                self.deaf = False
        return True

    def _add(self, event: Event) -> None:
        args, paid, gained = event.args, self.paid, self.gained
        if event.kind == E_GAINED:
            gained[args[1]] += args[2]
        elif event.kind == E_PAID:
            paid[args[1]] += args[2]
        elif event.kind == E_TRANSPORT:
            paid[TRANSPORT] += args[1] - args[2]
            paid[POINTS] += args[2]
        elif event.kind == E_BOUGHT:
            paid[MONEY] += args[2]
        elif event.kind == E_BONUS:
            gained[POINTS] += args[2]
        elif event.kind == E_SEARCH:
            paid[GPS] += args[3]
        elif event.kind == E_INJURED:
            self.more.append(_risk(1))
        else:
            count = args[2] if event.kind == E_REFRESHED else 1
            self.more.append(Effect("gain", _HAND, count, Message("blackout-effect-cards", {"count": count})))

    def told(self) -> list[Effect]:
        """Costs first. What is paid and what is gained of the same stand apart."""
        found = [_goods(self.words, what, -count) for what, count in enumerate(self.paid) if count]
        found += [_goods(self.words, what, count) for what, count in enumerate(self.gained) if count]
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
    """What each challenge that can be beaten asks for and gives; which one it will be is asked next."""
    tile = state.tables.tile_names.index(action.get("tile"))
    return [effect for kind in scout.beatable(state, seat, tile) for effect in _tile(words, state, tile, kind)]


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
