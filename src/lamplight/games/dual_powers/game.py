"""Dual Powers as the kernel sees it: options, set-ups, rule ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from lamplight.kernel.catalogue import Action
from lamplight.kernel.components import Finding
from lamplight.kernel.deal import Deal
from lamplight.kernel.effect import Effect
from lamplight.kernel.game import (
    Counts,
    Game,
    Option,
    Options,
    Random,
    Refusal,
    Setup,
    Way,
    before_all,
    complete,
)
from lamplight.kernel.knowledge import Knowledge
from lamplight.kernel.ledger import View
from lamplight.kernel.message import Message
from lamplight.kernel.state import State
from lamplight.kernel.types import CHANCE, Plain

from .rules import components as component_sets
from .rules import position, setup
from .rules.components import SIDES, Components
from .rules.sample import sampler
from .rules.state import DualPowersState
from .rules.steps import STEPS
from .rules.tables import Tables
from .rules.view_fields import view_fields
from .words import changes, effects, offers, previews, prompts, questions, refusals
from .words.names import Words

_HERE = Path(__file__).parent
DIFFICULTIES = (1, 2, 3, 4, 5, 6)

RULE_IDS = (
    *(f"D1.{number}" for number in range(1, 8)),
    *(f"D2.{number}" for number in range(1, 11)),
    "D3.1.1",
    "D3.1.2",
    "D3.2.1",
    *(f"D3.3.{number}" for number in range(1, 11)),
    *(f"D3.4.{number}" for number in range(1, 5)),
    *(f"D3.5.{number}" for number in range(1, 5)),
    *(f"D3.6.{number}" for number in range(1, 5)),
    *(f"D3.7.{number}" for number in range(1, 7)),
    "D3.8.1",
    "D3.8.2",
    "D4.1",
    "D4.2",
    *(f"D5.{number}" for number in range(1, 10)),
    *(f"D6.{number}" for number in range(1, 11)),
)


AS_IN_0_1 = "as_in_0_1"
"""The edition of the readings that 0.1 had."""
OPTIONS = (
    Option("solo", ("none", "red", "white"), "D5.1"),
    Option("difficulty", (1, 2, 3, 4, 5, 6), "D5.1", needs="solo"),
    Option("neutral_regions", ("nobody", "will"), "D6.2"),
    Option("bonus_move", ("any", "small"), "D6.9"),
    Option("edition", ("today", AS_IN_0_1), "D6.4", before=AS_IN_0_1),
    Option("opposition_will", ("every_month", "new_month"), "D6.4", needs="solo", before="new_month"),
    Option("last_month", ("one", "two"), "D6.4", before="one"),
)
NEWER = 5
"""The options from this one on are readings that have changed since 0.1, or were added to them."""


class DualPowersSetup(Setup):
    """Dual Powers with its options and component set fixed."""

    game_id = "dual-powers"

    def __init__(self, options: Options, components: Components) -> None:
        self.options = options
        full = complete(OPTIONS, options)
        solo = str(full["solo"])
        self.tables = Tables(
            components,
            STEPS,
            solo_side=SIDES.index(solo) if solo in SIDES else -1,
            difficulty=int(full["difficulty"]),
            literal_control=full["neutral_regions"] == "will",
            small_bonus=full["bonus_move"] == "small",
            eager_opposition=full["opposition_will"] == "every_month",
            two_last_months=full["last_month"] == "two",
        )
        self.words = Words(self.tables)
        self.catalogue = self.tables.catalogue
        self.event_book = self.tables.event_book()
        self.seat_names = (solo,) if self.tables.solo else SIDES
        self.set_name = components.name
        self.set_hash = components.content_hash
        self.view_fields = view_fields(self.tables)
        self.max_length = self._longest()

    def _longest(self) -> int:
        """Every card played takes at least a day, so the calendar (or the last solo round) ends it.

        In every round at least one side plays in all of its turns: both do if both drew all their cards; and if the
        piles ran out meanwhile, all command cards are in the two hands, and one of them has half of these.
        """
        tables = self.tables
        played = min(tables.turns, tables.draw - 1) if tables.commands >= 2 * tables.draw else 1
        rounds = tables.solo_rounds if tables.solo else tables.last_day * tables.last_month // played + 3
        turn = 1 + max(tables.card_value) + 1 + 3  # a card, units and "enough", a bonus with a draw
        cards = 2 * max(tables.draw, tables.solo_draw + tables.opposition_turns)
        return tables.tokens + rounds * (cards + 8 + turn * (2 * tables.turns + tables.opposition_turns))

    def start(self) -> DualPowersState:
        return setup.begin(self.tables)

    def load(self, data: Mapping[str, Plain]) -> DualPowersState:
        state = DualPowersState(self.tables)
        state.restore(data)
        return state

    def position(self, description: Mapping[str, Plain]) -> DualPowersState:
        return position.build(self.tables, description)

    def sampler(self, view: View, seat: int) -> Callable[[Random], State]:
        return sampler(self.tables, view, seat)

    def prompt(self, known: Knowledge, seat: int) -> tuple[Message, str]:
        return prompts.prompt(self.words, known, seat)

    def name(self, domain: str, value: str) -> Message:
        return self.words.name(domain, value)

    def action_words(self, action: Action) -> Message:
        """As everywhere; an objective says what it is worth, which its name does not, and Espionage whose it turns up
        (D5.6: alone it is one's own)."""
        if action.do == "spy" and self.tables.solo:
            return Message("dual-powers-do-spy-own")
        said = super().action_words(action)
        if action.do == "recruit":
            return Message(said.id, {**said.args, "unit": self.words.kind(action.get("unit"), whose=False)})
        if action.do != "objective":
            return said
        points = self.tables.card_points[self.tables.card_names.index(action.get("card"))]
        return Message(said.id, {**said.args, "points": points})

    def event_words(self, named: Mapping[str, Plain]) -> Message:
        """As everywhere; a token is told by its kind."""
        said = super().event_words(named)
        whose = "side" not in named and named["event"] != "opposition-unit"
        kinds = {key: self.words.kind(str(named[key]), whose) for key in ("token", "unit") if key in named}
        return Message(said.id, {**said.args, **kinds})

    def piece_text(self, piece: str) -> Message:
        return self.words.card_text(piece)

    def piece_by_name(self, name: str) -> Message | None:
        if name in self.tables.card_names:
            return self.words.card_text(name)
        if name in self.tables.token_names:
            return self.words.name("token", name)
        return None

    def looks(self, state: State, piece: str) -> str:
        tables = self.tables
        if piece not in tables.unit_names:
            return piece
        board, unit = _own(state), tables.token_names.index(piece)
        kind = (tables.owner[unit], tables.rank[unit], tables.fresh[unit], tables.exhausted[unit])
        return f"unit {kind} {board.place[unit]} {board.fresh[unit]}"

    def links(self) -> list[tuple[str, str, str]]:
        names = self.tables.region_names
        ends = self.tables.connection_ends
        return [(name, names[ends[n][0]], names[ends[n][1]]) for n, name in enumerate(self.tables.connection_names)]

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if seat == CHANCE:
            return None if action.id in state.legal(seat) else Refusal("D2.10", Message("dual-powers-no-chance-option"))
        return refusals.refusal(self.words, _own(state), seat, action)

    def uses(self, state: State, seat: int, piece: str) -> tuple[str, ...]:
        del seat
        return refusals.uses(_own(state), piece)

    def preview(self, state: State, seat: int, action: Action) -> list[Message]:
        return previews.preview(self.words, _own(state), seat, action)

    def effects(self, state: State, seat: int, action: Action) -> list[Effect]:
        return effects.effects(self.words, _own(state), seat, action)

    def changes(self, before: State, after: State, seat: int) -> list[Message]:
        return changes.changes(self.words, _own(before), _own(after), seat)

    def option_words(self, known: Knowledge, seat: int, action: Action) -> Message | None:
        del seat
        return offers.option_words(self.words, known.view, action)

    def ask(self, state: State, seat: int, question: Mapping[str, Plain]) -> dict[str, Plain]:
        del seat
        return questions.ask(_own(state), question)


def _own(state: State) -> DualPowersState:
    assert isinstance(state, DualPowersState)
    return state


class DualPowers(Game):
    """Dual Powers: Revolution 1917, for two, or alone against the Opposition."""

    id = "dual-powers"
    rules_version = 1
    options = OPTIONS
    editions = MappingProxyType({"today": {}, AS_IN_0_1: before_all(OPTIONS[NEWER:])})
    rule_ids = RULE_IDS
    texts = _HERE / "texts"
    counts = Counts({"played": "card", "objective-chosen": "card"})
    faces = {  # noqa: RUF012 - never changed
        "pictures": "lamplight.games.dual_powers.pictures:draw",
        "bot": "lamplight.games.dual_powers.bot:make",
        "research": "lamplight.games.dual_powers.research:RESEARCH",
        "terminal": "lamplight.games.dual_powers.terminal:DualPowersBoard",
        "lessons": "lamplight.games.dual_powers.lessons:BOOK",
    }
    sets = _HERE / "sets"
    default_set = "lamplight"
    ways = (
        Way("together"),
        Way("bot", bots=True, choose_seat=True),
        Way("solo", asks=(("solo", ("red", "white")), ("difficulty", DIFFICULTIES))),
    )

    def setup(self, options: Options, components: str | Path | None = None) -> DualPowersSetup:
        return DualPowersSetup(options, component_sets.load(self.set_folder(components)))

    def validate(self, folder: Path) -> list[Finding]:
        return component_sets.validate(folder)

    def deal(self, day: int) -> Deal:
        """The Opposition: by turns from both sides, and every other day at another difficulty."""
        side = SIDES[day % len(SIDES)]
        return Deal("solo", {"solo": side, "difficulty": DIFFICULTIES[day // len(SIDES) % len(DIFFICULTIES)]})

    def seat_counts(self, options: Options) -> Sequence[int]:
        return (2,) if options["solo"] == "none" else (1,)


GAME = DualPowers()
