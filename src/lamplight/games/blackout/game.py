"""Blackout as the kernel sees it: options, set-ups, rule ids, the campaign."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

from lamplight.kernel.catalogue import Action
from lamplight.kernel.components import Finding
from lamplight.kernel.deal import Deal
from lamplight.kernel.effect import Effect
from lamplight.kernel.errors import BadOption
from lamplight.kernel.event import Event
from lamplight.kernel.game import (
    Counts,
    Game,
    Option,
    Options,
    OptionValue,
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
from lamplight.kernel.series import SeriesRules
from lamplight.kernel.state import State
from lamplight.kernel.types import CHANCE, Plain, copied

from .rules import components as component_sets
from .rules import position
from .rules.board import FIELDS
from .rules.campaign import CAMPAIGN, Campaign
from .rules.events import event_book
from .rules.model import ROWS, Components
from .rules.sample import sampler
from .rules.state import BlackoutState
from .rules.tables import SEAT_NAMES, Tables
from .rules.view_fields import view_fields
from .rules.vocabulary import GAIN_NUMBERS
from .words import changes, effects, offers, previews, prompts, questions, refusals
from .words.names import Words

_HERE = Path(__file__).parent
CHAPTERS = (1, 2, 3, 4, 5)


def _ids(section: str, *spans: tuple[int, int]) -> tuple[str, ...]:
    """The rule ids of a section, as spans of their numbers."""
    return tuple(f"{section}.{number:02}" for first, last in spans for number in range(first, last + 1))


RULE_IDS = (
    *_ids("RD", (1, 13)),
    *_ids("R0", (1, 27)),
    *_ids("RR", (1, 3)),
    *_ids("R1", (1, 7)),
    *_ids("R2", (1, 9)),
    *_ids("R3", (1, 11), (20, 26), (30, 36), (40, 42)),
    *_ids("R4", (1, 17), (20, 23)),
    *_ids("R5", (1, 8)),
    *_ids("R6", (1, 8)),
    *_ids("R7", (1, 8)),
    *_ids("R8", (1, 6)),
    *_ids("R9", (1, 5), (10, 14)),
    *_ids("R10", (1, 7)),
    *_ids("R11", (1, 4)),
    *_ids("R12", (1, 6)),
    *_ids("R13", (1, 12)),
    *_ids("R14", (1, 4)),
    *_ids("R15", (1, 9)),
    *_ids("R16", (1, 5)),
    *_ids("R17", (1, 1)),
)

_RULINGS = (
    "01 02 03 05 06 07 10 11 12 13 14 15 17 18 19 20 21 22 24 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 "
    "44 45 47 50a 54 55 56 57 58 59 61 62 63 64 65 65a 67 68 69 70 71 72 73 74 75 77 78 79 80 81 81a 82 83 84 85 87 "
    "87a 88 90 91 93 96 99 101a 103 105"
)
RULING_IDS = tuple(f"B-{number}" for number in _RULINGS.split())


AS_IN_0_1 = "as_in_0_1"
"""The edition of the readings that 0.1 had."""
OPTIONS = (
    Option("players", (2, 3, 4, 1), "RD.01"),
    Option("chapter", (0, 1, 2, 3, 4, 5), "R15.01"),
    Option("attempt", tuple(range(1, 31)), "R16.04", endless=True),
    Option("edition", (2019, 2018, AS_IN_0_1), "R13.02"),
    Option("gasoline_transport", (2, 1), "R13.02"),
    Option("solo_orchids", (2, 3), "R16.03", needs="chapter"),
    Option("scout_distinct", (True, False), "R4.02"),
    Option("look_blocks_district", (True, False), "R4.02"),
    Option("end_trigger", ("deck_empty", "cannot_draw"), "R9.01"),
    Option("skip", ("wrong_colour", "any"), "R3.25"),
    Option("campaign_winner", ("literal", "best_qualified"), "R15.07", needs="chapter"),
    Option("token_limit", ("unlimited", "strict"), "R0.03"),
    Option("food_plan_cost", (2, 4), "R14.03"),
    Option("specialist_order", ("any", "printed", "then"), "R2.07"),
    Option("probe_tiles_have_type", (True, False), "R3.07"),
    Option("injury", ("random", "owner"), "R4.15"),
    Option("complete_later", ("after_goal", "any_time"), "R3.36"),
    Option("campaign_bonus", (True, False), "R15.06", needs="chapter"),
    Option("score_check_area", (False, True), "R9.12"),
    Option("cube_limit", ("hard", "soft"), "RD.12"),
    Option("starting_player", ("drawn", *SEAT_NAMES), "R0.25", before="drawn"),
    Option("market_end", ("consecutive", "lap"), "R5.02", before="consecutive"),
    Option("gps_limit", ("unlimited", "strict", "as_transport"), "R0.04", before="as_transport"),
    Option("doctor_in_hospital", ("never", "possible"), "R11.04", before="possible"),
    Option("attempt_money", ("growing", "capped"), "R16.04", needs="chapter", before="capped"),
)


class BlackoutSetup(Setup):
    """Blackout with its options and component set fixed."""

    game_id = "blackout"

    def __init__(self, options: Options, components: Components) -> None:
        self.options = options
        full = complete(OPTIONS, options)
        self.tables = Tables(components, int(full["players"]), int(full["chapter"]), full)
        self.words = Words(self.tables)
        self.catalogue = self.tables.catalogue
        self.event_book = event_book(self.tables)
        self.seat_names = SEAT_NAMES[: self.tables.seats]
        self.set_name = components.name
        self.set_hash = components.content_hash
        self.view_fields = view_fields(self.tables)
        self.max_length = self._longest(len(components.objectives))

    def _longest(self, objectives: int) -> int:
        """Every round takes a card from each row of the display until none is left to refill it with (R6.01, R9).

        What a seat does in a round is bounded by its cards (planning, teams, check-mark actions) and by its cubes
        (batteries, payments, goals, waste), each of which takes a few steps.
        """
        tables = self.tables
        in_round = 20 * tables.slots + 20 * tables.cubes + 4 * tables.cards
        return (objectives // ROWS + 3) * (tables.seats * in_round + 100) + tables.tiles + objectives

    def start(self) -> BlackoutState:
        return BlackoutState.begin(self.tables)

    def load(self, data: Mapping[str, Plain]) -> BlackoutState:
        state = BlackoutState(self.tables)
        for name in FIELDS:
            setattr(state, name, copied(data[name]))
        state.advance()
        return state

    def position(self, description: Mapping[str, Plain]) -> BlackoutState:
        return position.build(self.tables, description)

    def sampler(self, view: View, seat: int) -> Callable[[Random], State]:
        return sampler(self.tables, view, seat)

    def prompt(self, known: Knowledge, seat: int) -> tuple[Message, str]:
        return prompts.prompt(self.words, known, seat)

    def name(self, domain: str, value: str) -> Message:
        return self.words.name(domain, value)

    def piece_text(self, piece: str) -> Message:
        return self.piece_by_name(piece) or self.name("card", piece)

    def piece_by_name(self, name: str) -> Message | None:
        tables = self.tables
        own = f"{self.seat_names[0]}-{name}"
        if name in tables.card_names or own in tables.card_names:
            return self.words.card_text(name if name in tables.card_names else own)
        if name in tables.tile_names:
            return self.words.tile_text(tables.tile_names.index(name))
        if name in tables.location_names:
            return self.words.location_text(tables.location_names.index(name))
        return None

    elsewhere = frozenset(f"blackout-no-{reason}" for reason in refusals.ELSEWHERE)

    def number_of(self, known: Knowledge, seat: int, action: Action) -> int | None:
        return offers.number_of(self.words, known, seat, action)

    @property
    def aim(self) -> Message:
        if not self.tables.chapter:
            return Message("blackout-aim")
        name = Message(f"blackout-chapter-{self.tables.chapter}")
        line = self.tables.orchids[self.tables.solo_orchids - 1 if self.tables.seats == 1 else 0]
        return Message("blackout-aim-chapter", {"chapter": self.tables.chapter, "name": name, "points": line})

    def links(self) -> list[tuple[str, str, str]]:
        names = self.tables.location_names
        return [
            (f"{names[here]}/{names[there]}", names[here], names[there])
            for here, near in enumerate(self.tables.neighbours)
            for there in near
            if here < there
        ]

    def event_words(self, named: Mapping[str, Plain]) -> Message:
        """An amount of something is one phrase, because its form depends on both; a tile that one sees, in full."""
        if named["event"] == "saw":
            tile = self.words.tile_text(self.tables.tile_names.index(str(named["tile"])))
            return Message("blackout-event-saw", {"tile": tile})
        if named["event"] not in ("gained", "paid"):
            return super().event_words(named)
        amount = self.words.amount(GAIN_NUMBERS[str(named["resource"])], int(str(named["count"])))
        side = self.name("side", str(named["side"]))
        return Message(f"blackout-event-{named['event']}", {"side": side, "amount": amount})

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if seat == CHANCE:
            return None if action.id in state.legal(seat) else Refusal("R1.01", Message("blackout-no-chance-option"))
        return refusals.refusal(self.words, _own(state), seat, action)

    def uses(self, state: State, seat: int, piece: str) -> tuple[str, ...]:
        return refusals.uses(_own(state), seat, piece)

    def preview(self, state: State, seat: int, action: Action) -> list[Message]:
        return previews.preview(self.words, self._told, _own(state), seat, action)

    def effects(self, state: State, seat: int, action: Action) -> list[Effect]:
        return effects.effects(self.words, _own(state), seat, action)

    def changes(self, before: State, after: State, seat: int) -> list[Message]:
        return changes.changes(self.words, _own(before), _own(after), seat)

    def option_words(self, known: Knowledge, seat: int, action: Action) -> Message | None:
        return offers.option_words(self.words, known, seat, action)

    def final(self, known: Knowledge, seat: int, action: Action) -> bool:
        return offers.final(self.words, known, seat, action)

    def _told(self, event: Event) -> Message:
        return self.event_words(self.event_book.named(event))

    def ask(self, state: State, seat: int, question: Mapping[str, Plain]) -> dict[str, Plain]:
        return questions.ask(_own(state), seat, question)


def _own(state: State) -> BlackoutState:
    assert isinstance(state, BlackoutState)
    return state


class Blackout(Game):
    """Blackout: Hong Kong, for two to four; its campaign and its chapters also alone."""

    id = "blackout"
    rules_version = 1
    options = OPTIONS
    rule_ids = RULE_IDS
    ruling_ids = RULING_IDS
    editions = MappingProxyType(
        {
            2019: {},
            2018: {"gasoline_transport": 1, "specialist_order": "then"},
            AS_IN_0_1: {"probe_tiles_have_type": False, **before_all(OPTIONS)},
        }
    )
    texts = _HERE / "texts"
    counts = Counts(
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
        stage="chapter",
        points="orchids",
    )
    faces = {  # noqa: RUF012 - never changed
        "pictures": "lamplight.games.blackout.pictures:draw",
        "bot": "lamplight.games.blackout.bot:make",
        "research": "lamplight.games.blackout.research:RESEARCH",
        "terminal": "lamplight.games.blackout.terminal:BlackoutBoard",
        "lessons": "lamplight.games.blackout.lessons:BOOK",
    }
    sets = _HERE / "sets"
    default_set = "lamplight"
    series_kinds = (CAMPAIGN,)
    ways = (
        Way("together", asks=(("players", (2, 3, 4)),)),
        Way("bots", asks=(("players", (2, 3, 4)),), bots=True),
        Way("solo", {"players": 1}, asks=(("chapter", CHAPTERS),)),
        Way("campaign", asks=(("players", (1, 2, 3, 4)),), series=CAMPAIGN),
    )

    def setup(self, options: Options, components: str | Path | None = None) -> BlackoutSetup:
        made = BlackoutSetup(options, component_sets.load(self.set_folder(components)))
        tables = made.tables
        if tables.safe_doctor and any(card in tables.doctors for card in tables.start_hospital[0]):
            raise BadOption(Message("blackout-doctor-starts-hurt", {"set": made.set_name}))
        return made

    def validate(self, folder: Path) -> list[Finding]:
        return component_sets.validate(folder)

    def upgrade(self, folder: Path) -> dict[str, str] | None:
        return component_sets.upgrade(folder)

    def deal(self, day: int) -> Deal:
        """A chapter, another one each day."""
        return Deal("solo", {"players": 1, "chapter": CHAPTERS[day % len(CHAPTERS)]})

    def seat_counts(self, options: Options) -> Sequence[int]:
        return (int(options["players"]),)

    def read_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """One player plays chapters only."""
        checked = super().read_options(given)
        if checked["players"] == 1 and not checked["chapter"]:
            raise BadOption(Message("blackout-solo-needs-chapter"))
        if checked["attempt"] != 1 and checked["players"] != 1:
            raise BadOption(Message("blackout-attempt-solo"))
        if checked["starting_player"] not in ("drawn", *SEAT_NAMES[: int(checked["players"])]):
            raise BadOption(Message("blackout-no-such-seat", {"side": str(checked["starting_player"])}))
        return checked

    def series(self, kind: str, given: Mapping[str, object]) -> SeriesRules:
        """A campaign goes through all chapters; unless said otherwise, alone."""
        if kind != CAMPAIGN:
            return super().series(kind, given)
        for name in ("chapter", "attempt"):
            if name in given:
                raise BadOption(Message("blackout-campaign-option", {"option": name}))
        return Campaign(self.read_options({"players": 1, **given, "chapter": 1}))

    def kept_series(self, kind: str, stored: Mapping[str, object]) -> SeriesRules:
        """A stored campaign has the options of its time."""
        if kind != CAMPAIGN or "chapter" in stored or "attempt" in stored:
            return self.series(kind, stored)
        return Campaign(self.kept_options({**stored, "chapter": 1}))


GAME = Blackout()
