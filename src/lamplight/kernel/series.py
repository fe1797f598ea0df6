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
from .match import Match, Outcome
from .message import Message
from .record import MAX_SIZE, Record, place_of, replay, verify
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
    def id(self) -> str: ...

    def start(self) -> dict[str, Plain]:
        """The state before the first match."""
        ...

    def plan(self, state: Mapping[str, Plain]) -> MatchPlan | None:
        """The match to be played next; None when the series is over."""
        ...

    def after(self, state: Mapping[str, Plain], plan: MatchPlan, outcome: Outcome) -> dict[str, Plain]:
        """The state once a match has ended."""
        ...


class SeriesFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A series as data: its kind, its seed, the finished records and the running one."""

    format: str
    rules: str
    seed: str
    components: str | None
    finished: tuple[Record, ...]
    running: Record | None


class Series:
    """A series in play: `match` is the one to be played now, `state` what the finished ones have led to."""

    def __init__(self, rules: SeriesRules, seed: str, components: str | None = None) -> None:
        self.rules = rules
        self.seed = seed
        self.components = components
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
        self.state = self.rules.after(self.state, plan, self.match.outcome)
        self._next()

    def save(self, path: Path) -> None:
        """Write everything into one file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".part")
        beside.write_text(str(self), encoding="utf-8")
        beside.replace(path)

    def __str__(self) -> str:
        data = SeriesFile(
            FORMAT,
            self.rules.id,
            self.seed,
            self.components,
            tuple(self.finished),
            None if self.match is None else self.match.record(),
        )
        return json.dumps(msgspec.to_builtins(data), ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def parse(cls, text: str | bytes, rules: SeriesRules) -> Series:
        """Read a saved series back, replaying every record in it: one that does not fit is refused."""
        if len(text) > MAX_SIZE:
            raise BadRecord(Message("kernel-record-too-large", {"limit": MAX_SIZE}))
        try:
            data = msgspec.json.decode(text, type=SeriesFile)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
            raise BadRecord(Message("kernel-record-unreadable", {"where": place_of(str(error))})) from None
        if data.format != FORMAT or data.rules != rules.id:
            raise BadRecord(
                Message("kernel-record-format", {"found": f"{data.format} {data.rules}"[:80], "expected": rules.id})
            )
        series = cls(rules, data.seed, data.components)
        for record in data.finished:
            series.check(record)
            verify(record, components=data.components)
            series.match = replay(record, components=data.components)
            if not series.match.over:
                raise BadRecord(Message("kernel-series-unfinished", {"number": len(series.finished) + 1}))
            series.settle()
        if data.running is not None:
            series.check(data.running)
            verify(data.running, components=data.components)
            series.match = replay(data.running, components=data.components)
        return series

    def check(self, record: Record) -> None:
        """Refuse a record that is not of the match that this series plays next."""
        plan = self.plan
        number = len(self.finished) + 1
        if plan is None or self.match is None:
            raise BadRecord(Message("kernel-series-order", {"number": number}))
        expected = (plan.game, dict(self.match.setup.options), self.match.key.commitment)
        options = find_game(record.game).read_options(record.options)
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
        setup = game.setup(game.read_options(plan.options), self.components)
        self.match = Match(game, setup, Key.from_seed(f"{self.seed}/{len(self.finished) + 1}"))
