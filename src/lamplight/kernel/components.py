"""Component sets: the printed pieces as data files, found by name or path, named in records by content hash."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias, TypeVar

from .canonical import canonical_bytes
from .depth import DEEPEST, is_deep_toml
from .errors import BadComponents
from .files import is_folder, reason_of
from .message import Message

Table = Mapping[str, object]
MAX_FILE = 1_000_000
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Finding:
    """What validation says of a set: an error (unplayable), or a remark (it misses one of our own constraints)."""

    severity: str
    message: Message

    @property
    def is_error(self) -> bool:
        return self.severity == "error"


@dataclass(frozen=True)
class RawSet:
    """The files of a set as read, before a game makes sense of them."""

    name: str
    files: Mapping[str, Table]

    @property
    def content_hash(self) -> str:
        """The set's identity: its data, whatever the order of keys, the comments or the file's layout."""
        return hashlib.sha256(canonical_bytes(self.files)).hexdigest()


def read_set(folder: Path, expected: tuple[str, ...]) -> RawSet:
    """Read a folder of TOML files. Every file of `expected` must be there; nothing else is read."""
    if not is_folder(folder):
        raise BadComponents(Message("kernel-set-no-folder", {"path": str(folder)[:200]}), [])
    files: dict[str, Table] = {}
    problems: list[Message] = []
    for name in expected:
        path = folder / name
        try:
            if path.stat().st_size > MAX_FILE:
                problems.append(Message("kernel-set-file-too-large", {"file": name, "limit": MAX_FILE}))
                continue
            text = path.read_text(encoding="utf-8")
            if is_deep_toml(text):
                problems.append(Message("kernel-set-file-deep", {"file": name, "limit": DEEPEST}))
                continue
            files[name] = tomllib.loads(text)
        except FileNotFoundError:
            problems.append(Message("kernel-set-file-missing", {"file": name}))
        except OSError as error:
            problems.append(Message("kernel-set-file-unreadable", {"file": name, "reason": reason_of(error)}))
        except (ValueError, RecursionError) as error:  # broken TOML or UTF-8, or a number of a thousand digits
            problems.append(Message("kernel-set-file-toml", {"file": name, "where": _place(str(error))}))
    if problems:
        raise BadComponents(Message("kernel-set-unreadable", {"path": str(folder), "count": len(problems)}), problems)
    return RawSet(folder.name, files)


def _place(reason: str) -> str:
    """The line and column out of a parser's complaint, as `3:5`; what else it says is in one language only."""
    numbers = re.search(r"line (\d+), column (\d+)", reason)
    return f"{numbers[1]}:{numbers[2]}" if numbers else "?"


Reading: TypeAlias = "Callable[[RawSet], tuple[T | None, list[Finding]]]"
"""How a game makes sense of the files of a set: the set, if its rows are sound, and what there is to say about it."""


def load_set(folder: Path, files: tuple[str, ...], read: Reading[T]) -> T:
    """A set that can be played, or an error with all that is wrong in it."""
    components, findings = read(read_set(folder, files))
    errors = [finding.message for finding in findings if finding.is_error]
    if components is None or errors:
        raise BadComponents(Message("kernel-set-unplayable", {"path": folder.name, "count": len(errors)}), errors)
    return components


def validate_set(folder: Path, files: tuple[str, ...], read: Reading[T]) -> list[Finding]:
    """All errors and remarks about a set."""
    try:
        raw = read_set(folder, files)
    except BadComponents as error:
        return [Finding("error", message) for message in (error.findings or [error.message])]
    return read(raw)[1]


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a row in a set's file: text, one of some words, a number within bounds, a truth value, or a list.

    `many` makes it a list of so many entries. `blank` allows the empty text.
    """

    name: str
    low: int | None = None
    high: int | None = None
    words: tuple[str, ...] = ()
    many: tuple[int, int] | None = None
    flag: bool = False
    blank: bool = False

    def fits(self, value: object) -> bool:
        if self.many is None:
            return self._fits_one(value)
        if not isinstance(value, list):
            return False
        entries: list[object] = list(value)  # pyright: ignore[reportUnknownArgumentType]
        return self.many[0] <= len(entries) <= self.many[1] and all(map(self._fits_one, entries))

    def _fits_one(self, value: object) -> bool:
        if self.flag:
            return isinstance(value, bool)
        if self.low is not None and self.high is not None:
            return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high
        if not isinstance(value, str):
            return False
        if not value:
            return self.blank
        return value in self.words if self.words else len(value) <= MAX_TEXT

    def expected(self) -> Message:
        one = self._expected_one()
        if self.many is None:
            return one
        return Message("kernel-expected-list", {"low": self.many[0], "high": self.many[1], "what": one})

    def _expected_one(self) -> Message:
        if self.flag:
            return Message("kernel-expected-word", {"words": "true, false"})
        if self.low is not None and self.high is not None:
            return Message("kernel-expected-number", {"low": self.low, "high": self.high})
        if self.words:
            return Message("kernel-expected-word", {"words": ", ".join(self.words)})
        return Message("kernel-expected-text", {"limit": MAX_TEXT})


def _shown(value: object) -> str:
    """A value as it stands in a message: a number of a thousand digits is not written out."""
    if isinstance(value, int) and value.bit_length() > 200:
        return "…"
    return str(value)[:60]


MAX_TEXT = 120
PROVENANCE = ("rulebook", "published", "reconstructed")


def origin_of(provenance: str) -> str:
    """The first word of a provenance: where the row itself comes from.

    >>> origin_of("published; reconstructed days")
    'published'
    """
    return re.split("[ ,;]", provenance)[0]


class Row:
    """A checked row: its fields are there and of their kind."""

    def __init__(self, values: Mapping[str, object]) -> None:
        self._values = values

    def number(self, name: str) -> int:
        value = self._values[name]
        assert isinstance(value, int)
        return value

    def text(self, name: str) -> str:
        return str(self._values[name])

    def names(self, name: str) -> tuple[str, ...]:
        return tuple(str(entry) for entry in self._list(name))

    def numbers(self, name: str) -> tuple[int, ...]:
        return tuple(int(str(entry)) for entry in self._list(name))

    def _list(self, name: str) -> list[object]:
        value = self._values[name]
        assert isinstance(value, list)
        return list(value)  # pyright: ignore[reportUnknownArgumentType]


class SetReader:
    """Reads rows out of a set's files and writes down everything that is wrong, with file, row and field."""

    def __init__(self, raw: RawSet) -> None:
        self.raw = raw
        self.findings: list[Finding] = []

    def error(self, message: str, **args: str | int) -> None:
        self.findings.append(Finding("error", Message(message, dict(args))))

    def remark(self, message: str, **args: str | int) -> None:
        self.findings.append(Finding("remark", Message(message, dict(args))))

    @property
    def has_errors(self) -> bool:
        return any(finding.is_error for finding in self.findings)

    def only_tables(self, known: Mapping[str, tuple[str, ...]]) -> None:
        """Report tables and fields that no file of the set should have."""
        for file, tables in known.items():
            for name in self.raw.files[file]:
                if name not in tables:
                    self.error("kernel-set-table-unknown", file=file, table=str(name)[:60], tables=", ".join(tables))

    def rows(self, file: str, table: str, fields: tuple[Field, ...], count: tuple[int, int]) -> list[Row]:
        """The rows of `[[table]]`; between `count[0]` and `count[1]` of them. Broken rows are reported and left out."""
        found = self.raw.files[file].get(table, [])
        if not isinstance(found, list):
            self.error("kernel-set-not-rows", file=file, table=table)
            return []
        items: list[object] = list(found)  # pyright: ignore[reportUnknownArgumentType]
        if not count[0] <= len(items) <= count[1]:
            self.error("kernel-set-count", file=file, table=table, found=len(items), low=count[0], high=count[1])
        rows = [self._row(file, f"{table} {number}", item, fields) for number, item in enumerate(items, start=1)]
        return [row for row in rows if row is not None]

    def single(self, file: str, table: str, fields: tuple[Field, ...]) -> Row | None:
        """The one table `[table]`, or None if it is broken."""
        return self._row(file, table, self.raw.files[file].get(table), fields)

    def distinct(self, file: str, table: str, rows: list[Row], name: str = "id") -> None:
        """Report ids that stand twice."""
        seen: list[str] = []
        for row in rows:
            value = row.text(name)
            if value in seen:
                self.error("kernel-set-twice", file=file, table=table, field=name, value=value)
            seen.append(value)

    def _row(self, file: str, where: str, item: object, fields: tuple[Field, ...]) -> Row | None:
        if not isinstance(item, dict):
            self.error("kernel-set-no-table", file=file, table=where)
            return None
        given: dict[object, object] = dict(item)  # pyright: ignore[reportUnknownArgumentType]
        label = where if not isinstance(given.get("id"), str) else f"{where} ({str(given['id'])[:40]})"
        values: dict[str, object] = {}
        good = True
        provenance = given.pop("provenance", None)
        if not isinstance(provenance, str) or origin_of(provenance) not in PROVENANCE:
            self.error("kernel-set-provenance", file=file, where=label, words=", ".join(PROVENANCE))
        for wanted in fields:
            value = given.pop(wanted.name, None)
            if wanted.fits(value):
                values[wanted.name] = value
                continue
            good = False
            self.findings.append(
                Finding(
                    "error",
                    Message(
                        "kernel-set-field" if value is not None else "kernel-set-field-missing",
                        {
                            "file": file,
                            "where": label,
                            "field": wanted.name,
                            "found": _shown(value),
                            "expected": wanted.expected(),
                        },
                    ),
                )
            )
        for name in given:
            self.error("kernel-set-field-unknown", file=file, where=label, field=str(name)[:60])
        return Row(values) if good else None
