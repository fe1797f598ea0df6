"""A toy game for the kernel's tests, small enough to read at a glance and with every feature that can go wrong.

Lanterns, for two. Six cards, 1 to 6. Two are dealt to each seat, face down for the other. Each seat in turn then lights
two lanterns of any colour, or looks at the other's first card in place of the second lantern. Then both stake a card in
secret; the higher one wins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from lamplight.kernel import (
    CHANCE,
    EVERYONE,
    HIDDEN,
    OVER,
    SEALED,
    Action,
    Catalogue,
    EventBook,
    EventKind,
    Finding,
    Game,
    Knowledge,
    Ledger,
    Message,
    Option,
    Options,
    Plain,
    Refusal,
    Setup,
    State,
    Verb,
    View,
    all_but,
    only,
)
from lamplight.kernel.view import FLAG, WHOLE, Hideable, Kind, ListOf, Maybe, Name, ViewField, ViewFields, Zone

CARDS = ["1", "2", "3", "4", "5", "6"]
COLOURS = ["red", "blue", "green", "gold"]
CATALOGUE = Catalogue(
    [Verb("light", colour=COLOURS), Verb("peek"), Verb("stake", card=CARDS), Verb("deal", chance=True, card=CARDS)]
)
LIGHT, PEEK, STAKE, DEAL = (CATALOGUE.base[verb] for verb in ("light", "peek", "stake", "deal"))
E_DEALT, E_DEALT_HIDDEN, E_LIT, E_PEEKED, E_PEEKED_CARD, E_WON = range(6)
FIELDS = ("hands", "known", "lights", "chosen", "turn", "step")


class LanternsState(State):
    """`step` counts: 0-3 cards dealt, 4-7 lanterns lit, 8 the secret stakes, 9 the end."""

    def __init__(self) -> None:
        super().__init__()
        self.hands: list[list[int]] = [[], []]
        self.known: list[int] = [0] * len(CARDS)
        self.lights: list[int] = []
        self.chosen: list[int] = [-1, -1]
        self.step = 0

    def clone(self) -> LanternsState:
        other = type(self)()
        other.hands = [list(hand) for hand in self.hands]
        other.known = self.known[:]
        other.lights = self.lights[:]
        other.chosen = self.chosen[:]
        other.step = self.step
        other.turn = self.turn
        other.ask()
        return other

    def dump(self) -> dict[str, Plain]:
        return {
            "hands": [list(hand) for hand in self.hands],
            "known": list(self.known),
            "lights": list(self.lights),
            "chosen": list(self.chosen),
            "turn": self.turn,
            "step": self.step,
        }

    def ask(self) -> None:
        """Whom the current step asks."""
        if self.step < 4:
            self.acting, self.options = CHANCE, []
        elif self.step < 8:
            self.acting = (self.step - 4) // 2
            self.options = self.light_options(self.acting)
        elif self.step == 8:
            self.acting, self.options = SEALED, []
        else:
            self.acting, self.options = OVER, []

    def light_options(self, seat: int) -> list[int]:
        lanterns = list(range(LIGHT, LIGHT + len(COLOURS)))
        return [*lanterns, PEEK] if self.step % 2 else lanterns

    def apply(self, seat: int, action: int) -> None:
        if self.step == 8:
            self.chosen[seat] = action - STAKE
            if -1 in self.chosen:
                return
            for place in (0, 1):
                self.known[self.chosen[place]] = EVERYONE
            self.tell(E_WON, "L3", (self.winners()[0],))
        elif seat == CHANCE:
            owner = self.step % 2
            self.hands[owner].append(action - DEAL)
            self.known[action - DEAL] = only(owner)
            self.tell(E_DEALT, "L1", (owner, action - DEAL), only(owner))
            self.tell(E_DEALT_HIDDEN, "L1", (owner,), all_but(owner))
        elif action == PEEK:
            first = self.hands[1 - seat][0]
            self.known[first] |= only(seat)
            self.tell(E_PEEKED, "L2", (seat,))
            self.tell(E_PEEKED_CARD, "L2", (seat, first), only(seat))
        else:
            self.lights.append(action - LIGHT)
            self.tell(E_LIT, "L2", (seat, action - LIGHT))
        self.step += 1
        if self.step in (4, 6, 8):
            self.turn += 1
        self.ask()

    def sealed_legal(self, seat: int) -> list[int]:
        return [STAKE + card for card in self.hands[seat]]

    def sealed_ready(self, seat: int) -> bool:
        return self.chosen[seat] != -1

    def chance_options(self) -> list[int]:
        if self.acting != CHANCE:
            return []
        return [DEAL + card for card in range(len(CARDS)) if card not in self.hands[0] + self.hands[1]]

    def audience(self, seat: int, action: int) -> int:
        if seat == CHANCE:
            return only(self.step % 2)
        return only(seat) if self.step == 8 else EVERYONE

    def declare(self, ledger: Ledger) -> None:
        ledger.public("step", self.step)
        ledger.public("turn", self.turn)
        ledger.public("lights", list(self.lights))
        for seat, name in enumerate(("north", "south")):
            hand = self.hands[seat]
            ledger.zone(f"{name}.hand", [CARDS[card] for card in hand], [self.known[card] for card in hand])
            ledger.public(f"{name}.ready", self.chosen[seat] != -1)
            if self.chosen[seat] == -1:
                ledger.public(f"{name}.stake", None)
            else:
                over = self.step == 9
                ledger.piece(f"{name}.stake", CARDS[self.chosen[seat]], EVERYONE if over else only(seat))

    def winners(self) -> list[int]:
        return [0 if self.chosen[0] > self.chosen[1] else 1] if -1 not in self.chosen else []

    def returns(self) -> list[int]:
        return [1 if seat in self.winners() else -1 for seat in (0, 1)]

    def ending(self) -> str:
        return "stakes"

    def ending_rule(self) -> str:
        return "L3"


VIEW_FIELDS = ViewFields(
    kinds=[Kind("side", "A player.", ("north", "south"), fixed=True), Kind("card", "A card.", tuple(CARDS))],
    fields=[
        ViewField("step", WHOLE, "How many steps are done."),
        ViewField("turn", WHOLE, "Counts the turns."),
        ViewField("lights", ListOf(WHOLE), "The colours of the lanterns that are lit."),
        ViewField("{side}.hand", Zone("card"), "The hand."),
        ViewField("{side}.ready", FLAG, "Whether a card is at stake."),
        ViewField("{side}.stake", Hideable(Maybe(Name("card"))), "The card at stake; null: none yet."),
    ],
)


class LanternsSetup(Setup):
    """`state_type` is what the broken variants replace."""

    game_id = "lanterns"
    max_length = 10
    view_fields = VIEW_FIELDS

    def __init__(self, options: Options, state_type: type[LanternsState]) -> None:
        self.options = options
        self.state_type = state_type
        self.catalogue = CATALOGUE
        seats = ["north", "south"]
        self.event_book = EventBook(
            [
                EventKind("dealt", (("seat", seats), ("card", CARDS))),
                EventKind("dealt-hidden", (("seat", seats),)),
                EventKind("lit", (("seat", seats), ("colour", COLOURS))),
                EventKind("peeked", (("seat", seats),)),
                EventKind("peeked-card", (("seat", seats), ("card", CARDS))),
                EventKind("won", (("seat", seats),)),
            ]
        )
        self.seat_names = ("north", "south")
        self.set_name = "built in"
        self.set_hash = ""

    def start(self) -> LanternsState:
        state = self.state_type()
        state.ask()
        return state

    def load(self, data: Mapping[str, Plain]) -> LanternsState:
        state = self.state_type()
        for name in FIELDS:
            setattr(state, name, data[name])
        state.ask()
        return state

    def position(self, description: Mapping[str, Plain]) -> LanternsState:
        return self.load({**self.start().dump(), **description})

    def sampler(self, view: View, seat: int) -> Callable[[Callable[[], float]], LanternsState]:
        def draw(random: Callable[[], float]) -> LanternsState:
            state = self.state_type()
            state.step, state.turn = _int(view["step"]), _int(view["turn"])
            lights = view["lights"]
            state.lights = [_int(light) for light in lights] if isinstance(lights, list) else []
            zones = [view[f"{name}.hand"] for name in self.seat_names]
            for place, zone in enumerate(zones):
                assert isinstance(zone, dict)
                assert isinstance(zone["known"], list)
                state.hands[place] = [CARDS.index(str(card)) for card in zone["known"]]
                for card in state.hands[place]:
                    state.known[card] = only(place) | only(seat)
            for place, zone in enumerate(zones):
                assert isinstance(zone, dict)
                for _ in range(_int(zone["hidden"])):
                    unseen = [card for card in range(len(CARDS)) if card not in state.hands[0] + state.hands[1]]
                    card = unseen[int(random() * len(unseen))]
                    state.hands[place].append(card)
                    state.known[card] = only(place)
            for place, name in enumerate(self.seat_names):
                stake = view[f"{name}.stake"]
                if stake == HIDDEN:
                    state.chosen[place] = state.hands[place][int(random() * len(state.hands[place]))]
                elif stake is not None:
                    state.chosen[place] = CARDS.index(str(stake))
                if state.step == 9:
                    state.known[state.chosen[place]] = EVERYONE
            state.ask()
            return state

        return draw

    def prompt(self, known: Knowledge, seat: int) -> tuple[Message, str]:
        if known.acting == SEALED:
            return Message("lanterns-ask-stake"), "L3"
        return (Message("lanterns-ask-light") if known.acting == seat else Message("lanterns-ask-wait")), "L2"

    def group(self, action: Action) -> str:
        return action.do

    def name(self, domain: str, value: str) -> Message:
        return Message(f"lanterns-{domain}", fallback=value)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if action.id in state.legal(seat):
            return None
        return Refusal("L3" if action.do == "stake" else "L2", Message("lanterns-no"))


def _int(value: Plain) -> int:
    assert isinstance(value, int)
    return value


class Lanterns(Game):
    id = "lanterns"
    rules_version = 1
    options = (Option("unused", ("no", "yes"), "L1"),)
    rule_ids: tuple[str, ...] = ("L1", "L2", "L3")
    texts = Path(__file__).parent / "locales"
    sets = Path(__file__).parent
    default_set = "."

    def __init__(self, state_type: type[LanternsState] = LanternsState) -> None:
        self.state_type = state_type

    def setup(self, options: Options, components: str | Path | None = None) -> LanternsSetup:
        return LanternsSetup(options, self.state_type)

    def validate(self, folder: Path) -> list[Finding]:
        return []


# Broken on purpose: the conformance suite must catch every one of them.


class LeakyViewState(LanternsState):
    """Shows everybody whether the north hand is high."""

    def declare(self, ledger: Ledger) -> None:
        super().declare(ledger)
        ledger.public("hint", sum(self.hands[0]) > 5)


class WordyViewState(LanternsState):
    """Says how many lanterns are lit in words, once there are two of them."""

    def declare(self, ledger: Ledger) -> None:
        super().declare(ledger)
        if len(self.lights) == 2:
            ledger.public("step", "two lanterns")


class SilentViewState(LanternsState):
    """Says nothing of stakes before there are any."""

    def declare(self, ledger: Ledger) -> None:
        super().declare(ledger)
        if self.step < 8:
            del ledger.view["north.stake"]


class LeakyLegalState(LanternsState):
    """Offers a look only where it would show a low card."""

    def light_options(self, seat: int) -> list[int]:
        options = super().light_options(seat)
        if PEEK in options and self.hands[1 - seat][0] > 1:
            options.remove(PEEK)
        return options


class LeakyUndoState(LanternsState):
    """Secretly ends north's turn after the first lantern when south's first card is low: it cannot be taken back."""

    def apply(self, seat: int, action: int) -> None:
        leak = self.step == 4 and self.hands[1][0] < 3
        super().apply(seat, action)
        if leak:
            self.turn += 1

    def declare(self, ledger: Ledger) -> None:
        super().declare(ledger)
        ledger.public("turn", 0)


class SharedListState(LanternsState):
    """Clones share the list of lanterns."""

    def clone(self) -> LanternsState:
        other = super().clone()
        other.lights = self.lights
        return other


class SetOrderState(LanternsState):
    """Lists options in the order of a set of strings."""

    def light_options(self, seat: int) -> list[int]:
        return [LIGHT + COLOURS.index(colour) for colour in set(COLOURS)] + super().light_options(seat)[len(COLOURS) :]


GOOD = Lanterns()
SET_ORDER = Lanterns(SetOrderState)
