"""State across matches: a best of three, a campaign. The kernel knows series, not campaigns.

A `SeriesRules` object says which match comes next and what an outcome changes; a `Series` plays them one after another
and saves everything, the finished matches' records included, in one readable file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

import msgspec

from .chance import Key
from .errors import BadRecord
from .game import OptionValue, find_game
from .match import Match
from .message import Message
from .record import MAX_SIZE, Record, built_in_set, place_of, read_file, reopen
from .types import Plain

FORMAT = "lamplight-series/1"


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """The next match of a series: a game with options, and which participant takes which seat."""

    game: str
    options: Mapping[str, OptionValue] = field(default_factory=dict[str, OptionValue])
    seating: tuple[int, ...] = ()


class SeriesRules(Protocol):
    """What a kind of series is. Its state is plain data."""

    @property
    def id(self) -> str:
        """The kind of series, as its game calls it."""
        ...

    @property
    def game(self) -> str:
        """The game whose kind of series this is."""
        ...

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """What was chosen for the whole series."""
        ...

    def start(self) -> dict[str, Plain]:
        """The state before the first match."""
        ...

    def plan(self, state: Mapping[str, Plain]) -> MatchPlan | None:
        """The match to be played next; None when the series is over."""
        ...

    def after(self, state: Mapping[str, Plain], plan: MatchPlan, match: Match) -> dict[str, Plain]:
        """The state once a match has ended."""
        ...

    def describe(self, state: Mapping[str, Plain]) -> list[Message]:
        """The series so far in words, a line each."""
        ...


class SeriesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A series as data: its kind, its seed, the finished records and the running one."""

    format: str
    game: str
    rules: str
    options: dict[str, str | int | bool]
    seed: str
    components: str | None
    finished: tuple[Record, ...]
    running: Record | None


class _Head(msgspec.Struct, frozen=True):
    format: str = ""


def is_series(text: str | bytes) -> bool:
    """Whether a file's text is that of a series, sound or not; a match has another format."""
    try:
        return msgspec.json.decode(text, type=_Head).format.startswith("lamplight-series/")
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        return False


class Series:
    """A series in play: `match` is the one to be played now, `state` what the finished ones have led to."""

    def __init__(self, rules: SeriesRules, seed: str, components: str | None = None, found: str | None = None) -> None:
        """`found` is the set to play with, if `components` does not lead to it any more."""
        self.rules = rules
        self.seed = seed
        self.components = components
        self._found = components if found is None else found
        self.state = rules.start()
        self.finished: list[Record] = []
        self.match: Match | None = None
        self._next()

    @property
    def plan(self) -> MatchPlan | None:
        """What the current match is; None when the series is over."""
        return self.rules.plan(self.state)

    @property
    def over(self) -> bool:
        return self.plan is None

    def settle(self) -> None:
        """If the current match has ended: keep its record, carry its outcome over, and set up the next one."""
        plan = self.plan
        if self.match is None or plan is None or self.match.outcome is None:
            return
        self.finished.append(self.match.record())
        self.state = self.rules.after(self.state, plan, self.match)
        self._next()

    def save(self, path: Path) -> None:
        """Write everything into one file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".part")
        text = str(self).encode("utf-8")  # what cannot be written leaves nothing behind
        beside.write_bytes(text)
        beside.replace(path)

    def __str__(self) -> str:
        data = SeriesFile(
            FORMAT,
            self.rules.game,
            self.rules.id,
            dict(self.rules.options),
            self.seed,
            self.components,
            tuple(self.finished),
            None if self.match is None else self.match.record(),
        )
        return json.dumps(msgspec.to_builtins(data), ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def parse(cls, text: str | bytes, rules: SeriesRules | None = None, components: str | None = None) -> Series:
        """Read a saved series back, replaying every record in it: one that does not fit is refused.

        Without `rules` the game that the file names is asked for them. `components` says where the component set is
        now, if the file's own path does not lead there any more.
        """
        data = _decode(text)
        if rules is None:
            game = find_game(data.game)
            rules = game.kept_series(data.rules, data.options)
        if data.options != dict(rules.options):
            raise BadRecord(Message("kernel-series-options"))
        if data.rules != rules.id or data.game != rules.game:
            raise BadRecord(
                Message("kernel-record-format", {"found": f"{data.game} {data.rules}"[:80], "expected": rules.id})
            )
        told = components if components is not None else data.components
        where = _set_of(data, told)
        series = cls(rules, data.seed, told, where)
        for record in data.finished:
            series.check(record)
            series.match = reopen(record, where)
            if not series.match.over:
                raise BadRecord(Message("kernel-series-unfinished", {"number": len(series.finished) + 1}))
            series.settle()
        if data.running is None and not data.finished:  # a series always has a match, running or finished
            raise BadRecord(Message("kernel-series-order", {"number": len(series.finished) + 1}))
        if data.running is not None:
            series.check(data.running)
            series.match = reopen(data.running, where)
        return series

    @classmethod
    def load(cls, path: Path, rules: SeriesRules | None = None, components: str | None = None) -> Series:
        """Read a series' file."""
        return cls.parse(read_file(path), rules, components)

    @staticmethod
    def head(text: str | bytes) -> SeriesRules:
        """The rules of a saved series, without replaying its records."""
        data = _decode(text)
        return find_game(data.game).kept_series(data.rules, data.options)

    @property
    def last_players(self) -> tuple[str, ...]:
        """Who played the last finished match."""
        return self.finished[-1].players if self.finished else ()

    def check(self, record: Record) -> None:
        """Refuse a record that is not of the match that this series plays next."""
        plan = self.plan
        number = len(self.finished) + 1
        if plan is None or self.match is None:
            raise BadRecord(Message("kernel-series-order", {"number": number}))
        expected = (plan.game, dict(self.match.setup.options), self.match.key.commitment)
        options = find_game(record.game).kept_options(record.options)
        if expected != (record.game, dict(options), record.fairness.commitment):
            raise BadRecord(Message("kernel-series-order", {"number": number}))
        fairness = record.fairness
        if record.position is not None or fairness.nonces or fairness.imported or fairness.source != "stream":
            raise BadRecord(Message("kernel-series-forged", {"number": number}))

    def _next(self) -> None:
        plan = self.plan
        if plan is None:
            self.match = None
            return
        game = find_game(plan.game)
        setup = game.prepared(game.kept_options(plan.options), self._found)
        self.match = Match(game, setup, Key.from_seed(f"{self.seed}/{len(self.finished) + 1}"))


def _set_of(data: SeriesFile, told: str | None) -> str | None:
    """The set of a saved series. A built-in one goes by the hash in its records: a later release may have another."""
    game = find_game(data.game)
    records = [*data.finished, *([data.running] if data.running is not None else [])]
    if not records or (told is not None and told not in game.built_in_sets()):
        return told
    return built_in_set(game, records[0].components) or told


def _decode(text: str | bytes) -> SeriesFile:
    if len(text) > MAX_SIZE:
        raise BadRecord(Message("kernel-record-too-large", {"limit": MAX_SIZE}))
    try:
        data = msgspec.json.decode(text, type=SeriesFile)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise BadRecord(Message("kernel-record-unreadable", {"where": place_of(str(error))})) from None
    if data.format != FORMAT:
        raise BadRecord(Message("kernel-record-format", {"found": data.format[:60], "expected": FORMAT}))
    return data
