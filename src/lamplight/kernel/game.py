"""What a game is to the kernel, and how games are found."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import msgspec

from .catalogue import Action, Catalogue
from .components import Finding
from .deal import Deal
from .effect import Effect
from .errors import BadOption, LamplightError, UnknownGame
from .event import EventBook
from .ledger import View
from .message import Argument, Message
from .state import State
from .types import Plain
from .view import ViewFields

if TYPE_CHECKING:
    from .knowledge import Knowledge
    from .series import SeriesRules

FURTHEST = 1_000_000
"""Where the whole numbers of an endless option end after all."""
SHOWN_OF_ENDLESS = 3
PREPARED_SETUPS = 16
"""How many set-ups a game keeps at hand."""

T = TypeVar("T")
OptionValue: TypeAlias = "str | int | bool"
Options: TypeAlias = Mapping[str, OptionValue]
Random: TypeAlias = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Option:
    """A named choice before the match: its values (the first is the default) and the rule it belongs to."""

    name: str
    values: tuple[OptionValue, ...]
    rule: str
    needs: str = ""
    """Another option without which this one has no meaning; that one is then not left at its default."""
    before: OptionValue | None = None
    """The value that stands for matches which began before there was this option; None: it was always there."""
    endless: bool = False
    """Whether every whole number after the last of the values is one too."""

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    @property
    def shown(self) -> list[str]:
        """The values as one writes them; where they have no end, the first of them."""
        told = [_show(value) for value in self.values]
        return [*told[:SHOWN_OF_ENDLESS], "…"] if self.endless else told

    def read(self, value: object) -> OptionValue:
        """The value, given as itself or as text, or an error that lists what is possible."""
        for known in self.values:
            if (value == known and isinstance(value, bool) == isinstance(known, bool)) or (
                isinstance(value, str) and value.strip().lower() == str(known).lower()
            ):
                return known
        further = _whole(value) if self.endless else None
        if further is not None and int(self.values[-1]) < further <= FURTHEST:
            return further
        raise BadOption(
            Message(
                "kernel-bad-option-value",
                {"option": self.name, "value": str(value)[:60], "values": ", ".join(self.shown)},
            )
        )


def _whole(value: object) -> int | None:
    """A whole number, given as itself or as text."""
    if isinstance(value, str) and value.strip().isdecimal() and len(value.strip()) <= len(str(FURTHEST)):
        return int(value)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _show(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def complete(declared: Sequence[Option], options: Mapping[str, T]) -> dict[str, T | OptionValue]:
    """Options with a value for those that are newer than the match: what it was played with."""
    return {**before_all(declared), **options}


def before_all(declared: Sequence[Option]) -> dict[str, OptionValue]:
    """What every newer option stands for in matches that began before there was any: a preset of the old readings."""
    return {option.name: option.before for option in declared if option.before is not None}


@dataclass(frozen=True, slots=True)
class Way:
    """A way to play that a game offers in menus: options that it sets, options to ask for, and who sits where."""

    id: str
    options: Mapping[str, OptionValue] = field(default_factory=dict[str, OptionValue])
    asks: tuple[tuple[str, tuple[OptionValue, ...]], ...] = ()
    bots: bool = False
    """One seat is for a person, the others are for bots."""
    choose_seat: bool = False
    """With bots: whether it matters which seat the person takes."""
    series: str = ""
    """One of the game's kinds of series, in place of a single match."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not possible: the rule that decides and the sentence with its numbers."""

    rule: str
    message: Message


class Group(msgspec.Struct, frozen=True):
    """Options of one kind, under a heading."""

    heading: Message
    actions: tuple[Action, ...]


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is asked, in words, with what it may do in groups."""

    message: Message
    rule: str
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class Counts:
    """What is worth counting when many matches of a game are played."""

    events: Mapping[str, str] = field(default_factory=dict[str, str])
    """Kinds of events that belong to a seat (their argument `side`), and the argument by which they are counted."""
    stage: str = ""
    """In a series: what is tried until it is won, as its results call it."""
    points: str = ""
    """In a series: what is collected, as its results call it."""


class Setup(ABC):
    """A game with its options and component set fixed: everything that stays the same during a match.

    Tables derived from the component set are built once, here. All that is told to a person or a bot is made from
    **that seat's view**, or from a state sampled from it, never from the true state: it cannot say more than the seat
    may know.
    """

    game_id: str
    options: Options
    max_length: int
    """No match has more actions than this (answers of CHANCE included)."""
    catalogue: Catalogue
    event_book: EventBook
    seat_names: tuple[str, ...]
    set_name: str
    set_hash: str
    elsewhere: frozenset[str] = frozenset()
    """Ids of refusals that say no more than "not here": a list of reasons leaves them out."""
    view_fields: ViewFields = ViewFields()
    """What views contain, field by field; none: they are not described, and not checked."""

    @property
    def seats(self) -> int:
        return len(self.seat_names)

    @abstractmethod
    def start(self) -> State:
        """The state before anything has happened."""

    @abstractmethod
    def load(self, data: Mapping[str, Plain]) -> State:
        """The state whose `dump` this is."""

    @abstractmethod
    def position(self, description: Mapping[str, Plain]) -> State:
        """A state from a readable description; what is left out has a sensible default."""

    @abstractmethod
    def sampler(self, view: View, seat: int) -> Callable[[Random], State]:
        """From a view, a function that makes full states which its holder cannot tell from the true one."""

    def sample(self, view: View, seat: int, random: Random) -> State:
        """One full state that the holder of this view cannot tell from the true one."""
        return self.sampler(view, seat)(random)

    @abstractmethod
    def prompt(self, known: Knowledge, seat: int) -> tuple[Message, str]:
        """What this seat is asked, or waits for, and the rule it follows from.

        Of a seat that waits no more is known than what everybody knows.
        """

    def group(self, action: Action) -> str:
        """The id of the heading under which an action is listed: by default what its verb says."""
        return self.catalogue.verb(action.do).group

    @cached_property
    def headings(self) -> tuple[str, ...]:
        """For every action of the catalogue the id of its heading."""
        return tuple(self.group(action) for action in self.catalogue)

    @abstractmethod
    def name(self, domain: str, value: str) -> Message:
        """The name of a piece or place, by the parameter it appears in."""

    @abstractmethod
    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        """Why a seat may not do this now; None if it may."""

    def uses(self, state: State, seat: int, piece: str) -> tuple[str, ...]:
        """The verbs of what a piece or place is for where it is now, most likely first; empty: whatever names it."""
        del state, seat, piece
        return ()

    def preview(self, state: State, seat: int, action: Action) -> list[Message]:
        """What a legal action would do, as far as the seat can know. `state` is a copy that may be played on."""
        del state, seat, action
        return []

    def effects(self, state: State, seat: int, action: Action) -> list[Effect]:
        """The same for its button: pictures with numbers. What is not certain is told as a risk, or not at all."""
        del state, seat, action
        return []

    def changes(self, before: State, after: State, seat: int) -> list[Message]:
        """What a few own steps of a seat have changed on the board, where there is more to say than `effects` tell of
        each. Both states are imagined from the seat's view: what they had to invent is never told."""
        del before, after, seat
        return []

    def option_words(self, known: Knowledge, seat: int, action: Action) -> Message | None:
        """What an action is called where it is offered now, if that says more than its name does everywhere."""
        del known, seat, action
        return None

    def final(self, known: Knowledge, seat: int, action: Action) -> bool:
        """Whether an action that is offered now cannot be taken back: by default what its verb says."""
        del known, seat
        return self.catalogue.verb(action.do).final

    def ask(self, state: State, seat: int, question: Mapping[str, Plain]) -> dict[str, Plain]:
        """The answer to a read-only question of the game."""
        del state, seat
        raise LamplightError(Message("kernel-unknown-question", {"question": str(question.get("ask"))[:60]}))

    def action_words(self, action: Action) -> Message:
        """An action as a sentence."""
        return Message(
            f"{self.game_id}-do-{action.do}", {name: self.name(name, value) for name, value in action.params}
        )

    def event_words(self, named: Mapping[str, Plain]) -> Message:
        """An event, in its structured form, as a sentence."""
        args: dict[str, Argument] = {}
        for key, value in named.items():
            if key not in ("event", "rule"):
                args[key] = self.name(key, value) if isinstance(value, str) else int(str(value))
        return Message(f"{self.game_id}-event-{named['event']}", args)

    def rule_of(self, action: Action) -> str:
        """The rule that tells what an action is, by default what its verb says; empty if there is none."""
        return self.catalogue.verb(action.do).rule

    def piece_text(self, piece: str) -> Message:
        """What is printed on a piece, by its id."""
        return self.name("piece", piece)

    def piece_by_name(self, name: str) -> Message | None:
        """What is printed on the piece with this id, if there is one."""
        del name
        return None

    def looks(self, state: State, piece: str) -> str:
        """What tells a piece from others in play; equal pieces in equal places look the same. By default its id."""
        del state
        return piece

    def number_of(self, known: Knowledge, seat: int, action: Action) -> int | None:
        """A number that belongs to an action wherever it is listed; None: whatever number is free."""
        del known, seat, action
        return None

    def names(self) -> dict[str, dict[str, Message]]:
        """What pieces and places are called, by id and by the part of an action or event that they are: `red` may be a
        card and a region. For boards that know nothing of the game but its views."""
        verbs = sorted(self.catalogue.verbs, key=lambda verb: verb.chance)
        params = [pair for verb in verbs for pair in zip(verb.names, verb.domains, strict=True)]
        told = [(name, values) for kind in self.event_book.kinds for name, values in kind.params if values is not None]
        found: dict[str, dict[str, Message]] = {}
        for name, values in [*params, *told, ("side", self.seat_names)]:
            for value in values:
                found.setdefault(value, {}).setdefault(name, self.name(name, value))
        return found

    @property
    def aim(self) -> Message:
        """What one plays for."""
        return Message(f"{self.game_id}-aim")

    def links(self) -> list[tuple[str, str, str]]:
        """The connections of the game's map, if it has one: name and both ends."""
        return []


class Game(ABC):
    """A game as the registry knows it."""

    id: str
    rules_version: int
    options: tuple[Option, ...]
    texts: Path
    """The folder with the game's texts: one folder a language, with Fluent files."""
    faces: Mapping[str, str] = {}
    """Where the game's other faces are, each as `module:object`; see `face`."""
    counts: Counts = Counts()
    """What a tournament counts."""
    rule_ids: tuple[str, ...]
    """Every rule id, in the order of the rulebook; each has a text `<game>-rule-<id with dashes>`."""
    ruling_ids: tuple[str, ...] = ()
    """What was decided where the printed texts disagree or are silent; each has a text `<game>-ruling-<id>`."""
    editions: Mapping[OptionValue, Mapping[str, OptionValue]] = {}
    """For each value of an option `edition`: the options that it sets in place of their defaults."""
    sets: Path
    """The folder with the built-in component sets, one folder each."""
    default_set: str
    ways: tuple[Way, ...] = (Way("together"),)
    """The ways to play that menus offer; each has a text `<game>-way-<id>`, and `<game>-choose-<option>` asks."""
    series_kinds: tuple[str, ...] = ()
    """The kinds of series that the game offers, a campaign for instance; see `series`."""

    def deal(self, day: int) -> Deal | None:
        """What everybody plays on this day (days since 1970), each alone; None: the game offers nothing like that."""
        del day
        return None

    def face(self, name: str) -> object | None:
        """One of the game's other faces, imported only now: rules need neither screens nor numpy. None: it has none.

        The packages that use a face say what it must be: `pictures` (`lamplight.pictures.Artist`), `bot`
        (`lamplight.bots.MindMaker`), `research` (`lamplight.envs.research.Research`), `terminal`
        (`lamplight.cli.table.Board`), `lessons` (`lamplight.lessons.LessonBook`).
        """
        where = self.faces.get(name)
        if where is None:
            return None
        module, _, thing = where.partition(":")
        found: object = getattr(import_module(module), thing)
        return found

    @abstractmethod
    def setup(self, options: Options, components: str | Path | None = None) -> Setup:
        """The game with options (as checked by `read_options`) and a component set by name or path."""

    def prepared(self, options: Options, components: str | Path | None = None) -> Setup:
        """`setup`, made once for each choice of options where the component set is built in: it never changes.

        To read and check a set takes a hundred times as long as to begin a match.
        """
        name = self.default_set if components is None else str(components)
        if name not in self.built_in_sets():
            return self.setup(options, components)
        kept: OrderedDict[tuple[object, ...], Setup] = vars(self).setdefault("_prepared", OrderedDict())
        key = (name, *((option, type(value), value) for option, value in sorted(options.items())))
        if key not in kept:
            kept[key] = self.setup(options, components)
        kept.move_to_end(key)
        if len(kept) > PREPARED_SETUPS:
            kept.popitem(last=False)
        return kept[key]

    @abstractmethod
    def validate(self, folder: Path) -> list[Finding]:
        """Errors and remarks about a component set."""

    def upgrade(self, folder: Path) -> dict[str, str] | None:
        """The files of a component set of an older schema in the newest one; None: it is of the newest."""
        del folder
        return None

    def series(self, kind: str, given: Mapping[str, object]) -> SeriesRules:
        """The rules of one of `series_kinds`, played with these options (checked here, like those of a match)."""
        del given
        raise LamplightError(
            Message(
                "kernel-unknown-series",
                {"kind": kind[:60], "game": self.id, "kinds": ", ".join(self.series_kinds) or "–"},
            )
        )

    def seat_counts(self, options: Options) -> Sequence[int]:
        """How many seats these options allow."""
        del options
        return (2,)

    def read_options(self, given: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options with their values: the given ones checked, the others at their defaults."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOption(
                    Message(
                        "kernel-unknown-option",
                        {"option": str(name)[:60], "game": self.id, "options": ", ".join(known)},
                    )
                )
        values = {name: option.read(given[name]) if name in given else option.default for name, option in known.items()}
        if values.get("edition") in self.editions:
            values |= {n: value for n, value in self.editions[values["edition"]].items() if n not in given}
        return values

    def kept_options(self, stored: Mapping[str, object]) -> dict[str, OptionValue]:
        """The options of a stored match, checked. Newer options than the match are left out: its origin is of its time.

        A set-up reads them with `complete`.
        """
        newer = [option.name for option in self.options if option.before is not None and option.name not in stored]
        values = self.read_options(complete(self.options, stored))
        return {name: value for name, value in values.items() if name not in newer}

    def kept_series(self, kind: str, stored: Mapping[str, object]) -> SeriesRules:
        """The rules of a stored series: like `series`, with the options of its time."""
        return self.series(kind, stored)

    def built_in_sets(self) -> list[str]:
        """The names of the component sets that come with the game."""
        return sorted(path.name for path in self.sets.iterdir() if path.is_dir() and (path / "set.toml").is_file())

    def set_folder(self, components: str | Path | None) -> Path:
        """The folder of a component set given by name (built in) or by path."""
        if components is None:
            return self.sets / self.default_set
        if str(components) in self.built_in_sets():
            return self.sets / str(components)
        return Path(components)


_registered: dict[str, Game] = {}
_broken: dict[str, Message] = {}


def register(game: Game) -> None:
    """Make a game known in this process; installed packages use the entry point group `lamplight.games` instead."""
    _registered[game.id] = game


def games() -> dict[str, Game]:
    """All known games by id. An installed one that cannot be loaded is left out: `broken_games` says why."""
    for entry in entry_points(group="lamplight.games"):
        if entry.name not in _registered and entry.name not in _broken:
            _load(entry)
    return dict(sorted(_registered.items()))


def broken_games() -> list[Message]:
    """A sentence for each installed game that cannot be loaded."""
    games()
    return [message for _, message in sorted(_broken.items())]


def _load(entry: EntryPoint) -> None:
    package = entry.dist.name if entry.dist is not None else entry.module
    try:
        loaded: object = entry.load()
    except Exception as error:  # whatever a stranger's package does, the other games can be played
        reason = f"{type(error).__name__}: {error}"[:200]
        _broken[entry.name] = Message(
            "kernel-broken-game", {"game": entry.name, "package": package, "place": entry.value, "reason": reason}
        )
        return
    if isinstance(loaded, Game) and loaded.id == entry.name:
        _registered[entry.name] = loaded
    else:
        _broken[entry.name] = Message(
            "kernel-no-such-game-object", {"game": entry.name, "package": package, "place": entry.value}
        )


def find_game(game_id: str) -> Game:
    """The game of that id, or an error that lists the known ones."""
    if game_id in _registered:  # looking for installed packages takes milliseconds
        return _registered[game_id]
    known = games()
    if game_id in _broken:
        raise UnknownGame(_broken[game_id])
    if game_id not in known:
        raise UnknownGame(Message("kernel-unknown-game", {"game": game_id[:60], "games": ", ".join(known)}))
    return known[game_id]


def face_of(setup: Setup, name: str) -> object | None:
    """A face of the game that a set-up belongs to; None if it has none, or is known to nobody here."""
    try:
        return find_game(setup.game_id).face(name)
    except UnknownGame:
        return None
