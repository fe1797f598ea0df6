"""What is printed, or published by players, as tables of facts beside the tests of a game; and sets held to them.

A row of a set says where it comes from: `rulebook T-06; reconstructed cubes, icons` tags all its fields as printed but
the two. A tagged value without a fact, or with another value than its fact, is told; and so is a fact without its row.
"""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from lamplight.kernel.components import PROVENANCE

OURS = "reconstructed"
Row = dict[str, Any]


@dataclass(frozen=True)
class Fact:
    """One row of a set as it must be: which row it is, and the values of its printed fields."""

    source: str
    file: str
    table: str
    row: Row
    values: Row

    @property
    def place(self) -> str:
        return f"{self.file} {self.table} {self.row}"


def read_facts(file: Path) -> tuple[list[Fact], Row]:
    """The facts of a file, and what else it says."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return [Fact(**fact) for fact in data.pop("fact")], data


def rows_of(folder: Path) -> Iterator[tuple[str, str, Row]]:
    """Every row of a set with its file and table."""
    for path in sorted(folder.glob("*.toml")):
        for table, found in tomllib.loads(path.read_text(encoding="utf-8")).items():
            rows = cast("list[Row]", found if isinstance(found, list) else [found])
            for row in rows:
                yield path.name, table, row


def sources(row: Row) -> dict[str, str]:
    """For each field of a row where it comes from; an error if the tag names a field that the row does not have."""
    first, *others = str(row["provenance"]).split("; ")
    found = dict.fromkeys((name for name in row if name != "provenance"), first.split(" ", maxsplit=1)[0])
    for other in others:
        source, _, names = other.partition(" ")
        assert source in PROVENANCE, row
        for name in names.split(", "):
            assert name in found, (name, row)
            found[name] = source
    return found


def moved(folder: Path, facts: list[Fact]) -> list[str]:
    """What of a set is not as the facts have it."""
    problems: list[str] = []
    used: list[Fact] = []
    for file, table, row in rows_of(folder):
        here = [fact for fact in facts if (fact.file, fact.table) == (file, table) and fact.row.items() <= row.items()]
        naming = {"id", *(name for fact in here for name in fact.row)}
        tagged = {name: row[name] for name, source in sources(row).items() if source != OURS and name not in naming}
        expected = here[0].values if here else {}
        if tagged != expected or (here and str(row["provenance"]).startswith(OURS)):
            problems.append(f"{file} {table} {row}: the facts are {expected}")
        used += here
    return problems + [f"{fact.place}: gone" for fact in facts if fact not in used]


def changed(folder: Path, target: Path, file: str, old: str, new: str) -> Path:
    """A copy of a set in which one text stands in place of another."""
    shutil.copytree(folder, target)
    text = (target / file).read_text(encoding="utf-8")
    assert old in text
    (target / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return target
