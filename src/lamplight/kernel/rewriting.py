"""Rows of a set's file in another form: the text is rewritten row by row, so that comments and layout stay."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from typing import TypeAlias, cast

Values: TypeAlias = "dict[str, object]"
Rewriting: TypeAlias = Callable[[str, Values], Values]
"""From the name of a table and a row of it to the row as it is to be."""

_TOKEN = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2})'
    r"|'''.*?'''(?:'{0,2})"
    r'|"(?:\\.|[^"\\\n])*"'
    r"|'[^'\n]*'"
    r"|\#[^\n]*"
    r"|[\[\]{}\n]"
    r"|[^\"'\#\[\]{}\n]+",
    re.DOTALL,
)
"""Text, a comment, a bracket or the end of a line: what is within quotes opens and ends nothing."""
_KEY = re.compile(r"""(\s*)(?:"(?:\\.|[^"\\])*"|'[^']*'|[A-Za-z0-9_-]+)\s*=\s*""")


class FixedRows(ValueError):
    """Rows that should change stand in a line as one value, where a field has no line of its own."""

    def __init__(self, table: str, line: int) -> None:
        super().__init__(f"line {line}: {table}")
        self.table = table
        self.line = line


def rewrite(text: str, rewriting: Rewriting) -> str:
    """A file in which every row of every table has its new fields; those that stay keep their lines.

    Comments stay with their field, and those of a field that goes with what takes its place. The file is valid TOML.
    """
    found: list[str] = []
    row: list[str] = []
    line = 1
    for statement in _statements(text):
        if statement.lstrip().startswith("["):
            found.append(_row(row, rewriting))
            row = [statement]
        elif row:
            row.append(statement)
        else:
            _check_fixed(statement, line, rewriting)
            found.append(statement)
        line += statement.count("\n")
    return "".join([*found, _row(row, rewriting)])


def _statements(text: str) -> Iterator[str]:
    """The lines of a file; a value that goes on in the next lines is one with them."""
    start, depth = 0, 0
    for token in _TOKEN.finditer(text):
        depth += (token[0] in "[{") - (token[0] in "]}")
        if token[0] == "\n" and not depth:
            yield text[start : token.end()]
            start = token.end()
    if start < len(text):
        yield text[start:]


def _check_fixed(statement: str, line: int, rewriting: Rewriting) -> None:
    """What stands before the first header may hold whole tables, and those cannot change."""
    for table, value in tomllib.loads(statement).items():
        for row in _rows(value):
            if rewriting(table, dict(row)) != row:
                raise FixedRows(table, line)


def _rows(value: object) -> list[Values]:
    """The rows of a table: it may be one, or a list of them."""
    values: list[object] = list(value) if isinstance(value, list) else [value]  # pyright: ignore[reportUnknownArgumentType]
    return [cast("Values", entry) for entry in values if isinstance(entry, dict)]


@dataclass
class _Lines:
    """The lines of a field: up to its value, all of itself, what stands above it, and the comments behind its value."""

    start: str
    text: str = ""
    above: list[str] = field(default_factory=list[str])
    behind: list[str] = field(default_factory=list[str])

    def said(self, value: object) -> str:
        """The field with another value."""
        return self.start + _toml(value) + "".join(f"  {comment}" for comment in self.behind) + "\n"


def _row(statements: list[str], rewriting: Rewriting) -> str:
    if not statements:
        return ""
    ((table, found),) = tomllib.loads("".join(statements)).items()
    (row,) = _rows(found)
    wanted = rewriting(table, dict(row))
    fields, tail = _fields(statements[1:])
    lines, left = _handed_on(fields, [*wanted])
    written = [statements[0].removesuffix("\n") + "\n"]
    for name, value in wanted.items():
        stays = name in row and row[name] == value and type(row[name]) is type(value)
        written += [*lines[name].above, fields[name].text if stays else lines[name].said(value)]
    return "".join([*written, *left, *tail])


def _fields(statements: list[str]) -> tuple[dict[str, _Lines], list[str]]:
    """The fields of a row with the comments and empty lines above each, and what stands after the last."""
    fields: dict[str, _Lines] = {}
    above: list[str] = []
    for statement in statements:
        key = _KEY.match(statement)
        if key is None:
            above.append(statement)
            continue
        (name,) = tomllib.loads(statement)
        comments = [token[0] for token in _TOKEN.finditer(statement) if token[0].startswith("#")]
        fields[name] = _Lines(key[0], statement.removesuffix("\n") + "\n", above, comments)
        above = []
    return fields, above


def _handed_on(fields: dict[str, _Lines], wanted: list[str]) -> tuple[dict[str, _Lines], list[str]]:
    """The lines of the wanted fields, with the comments of those that go; and what nobody takes over."""
    first = next(iter(fields.values())).start if fields else ""
    indent = first[: len(first) - len(first.lstrip())]
    found = {name: replace(fields[name]) if name in fields else _Lines(f"{indent}{name} = ") for name in wanted}
    waiting: list[str] = []
    for name, lines in fields.items():
        if name in wanted:
            found[name].above = [*waiting, *lines.above]
            waiting = []
            continue
        heir = _heir(name, [*fields], wanted)
        if heir:
            found[heir].above += lines.above
            found[heir].behind += lines.behind
        else:
            waiting += [*lines.above, *(f"{indent}{comment}\n" for comment in lines.behind)]
    return found, waiting


def _heir(name: str, old: list[str], wanted: list[str]) -> str:
    """The new field that comes where this one stood, if there is one."""
    before = [other for other in old[: old.index(name)] if other in wanted]
    place = wanted.index(before[-1]) + 1 if before else 0
    return wanted[place] if place < len(wanted) and wanted[place] not in old else ""


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        entries: list[object] = list(value)  # pyright: ignore[reportUnknownArgumentType]
        return "[" + ", ".join(map(_toml, entries)) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
