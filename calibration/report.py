"""What was measured, as data: docs/calibration.json."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from enum import StrEnum
from pathlib import Path

import msgspec

from lamplight.arena.folder import write

from .estimates import ALTOGETHER, ENOUGH, Estimate, Verdict

JSON, PAGE = "calibration.json", "calibration.md"


class Unit(StrEnum):
    """What a number counts, and so how it is written."""

    COUNT = "count"
    NUMBER = "number"
    SHARE = "share"
    TIMES = "times"


@dataclass(frozen=True, slots=True)
class Target:
    """One target: what was asked for, what was measured, and whether that is it."""

    name: str
    asked: str
    measured: Estimate
    unit: Unit
    verdict: Verdict
    matches: int
    note: str = ""
    alone: bool = False
    """Whether it is about playing alone."""


@dataclass(frozen=True, slots=True)
class Column:
    """The head of a column, and what its numbers are."""

    title: str
    unit: Unit


@dataclass(frozen=True, slots=True)
class Facts:
    """A table for whoever tunes the set."""

    title: str
    columns: list[Column]
    rows: dict[str, list[float | None]]


@dataclass(frozen=True, slots=True)
class Mode:
    """What came of the run of one mode."""

    matches: int
    failed: int
    mishaps: int


@dataclass(frozen=True, slots=True)
class Report:
    """All that was measured of a game, with which set, by whom."""

    set_name: str
    set_hash: str
    rules_version: int
    lamplight: str
    bot: str
    seed: str
    command: str
    modes: dict[str, Mode]
    targets: list[Target] = field(default_factory=list[Target])
    facts: list[Facts] = field(default_factory=list[Facts])
    alone: str = ""
    """Who played alone, if it was another bot."""


def decided(
    name: str, asked: str, measured: Estimate, unit: Unit, verdict: Verdict, matches: int, note: str = ""
) -> Target:
    """A target with its verdict; too few matches leave it open, whatever they seem to say."""
    return Target(name, asked, measured, unit, verdict if matches >= ENOUGH else Verdict.OPEN, matches, note)


def judged(targets: Sequence[Target], matches: int) -> list[Target]:
    """The targets of a calibration of so many matches in all: too few leave everything open."""
    return [target if matches >= ALTOGETHER else replace(target, verdict=Verdict.OPEN) for target in targets]


def read(folder: Path) -> dict[str, Report]:
    """The reports of a folder by game; none, if there is no file yet."""
    file = folder / JSON
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Report]) if file.exists() else {}


def keep(folder: Path, reports: Mapping[str, Report]) -> None:
    """Write the reports, those of other games as they are; four decimals are enough for all figures."""
    plain = {game: asdict(report) for game, report in sorted({**read(folder), **reports}.items())}
    rounded: object = json.loads(json.dumps(plain), parse_float=lambda text: round(float(text), 4))
    folder.mkdir(parents=True, exist_ok=True)
    write(folder / JSON, json.dumps(rounded, ensure_ascii=False, indent=1) + "\n")
