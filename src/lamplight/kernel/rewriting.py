"""Rows of a set's file in another form: the text is rewritten row by row, so that comments and layout stay."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

Values: TypeAlias = "dict[str, object]"
Rewriting: TypeAlias = Callable[[str, Values], Values]
"""From the name of a table and a row of it to the row as it is to be."""

_FIELD = re.compile(r"([A-Za-z0-9_-]+)\s*=")
_HEADER = re.compile(r"\[\[?\s*([A-Za-z0-9_-]+)\s*\]")


def rewrite(text: str, rewriting: Rewriting) -> str:
    """A file in which every row of every table has its new fields; those that stay keep their lines."""
    return "".join(_block(block, rewriting) for block in re.split(r"(?m)^(?=\s*\[\[?[A-Za-z0-9_ -]+\])", text))


def _block(block: str, rewriting: Rewriting) -> str:
    header = _HEADER.match(block.lstrip())
    if header is None:
        return block
    table = header[1]
    found = tomllib.loads(block)[table]
    row = cast("Values", found[0] if isinstance(found, list) else found)
    wanted = rewriting(table, dict(row))
    lines = _Lines(block)
    return lines.head + "".join(_line(lines, row, name, value) for name, value in wanted.items()) + lines.tail


def _line(lines: _Lines, row: Mapping[str, object], name: str, value: object) -> str:
    if name in row and row[name] == value and type(row[name]) is type(value):
        return lines.fields[name]
    return f"{name} = {_toml(value)}\n"


class _Lines:
    """The lines of a row: its header, its fields (with what follows them), and the rest."""

    def __init__(self, block: str) -> None:
        self.head = ""
        self.tail = ""
        self.fields: dict[str, str] = {}
        last = ""
        for line in block.splitlines(keepends=True):
            field = _FIELD.match(line)
            if field is not None and self.head:
                last = field[1]
                self.fields[last] = line if line.endswith("\n") else line + "\n"
            elif not last:
                self.head += line
            elif _open(self.fields[last]):
                self.fields[last] += line
            else:
                self.tail += line


def _open(text: str) -> bool:
    """Whether a list goes on in the next line."""
    bare = re.sub(r'"(?:\\.|[^"\\])*"|\'[^\']*\'|#.*', "", text)
    return bare.count("[") > bare.count("]")


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        entries: list[object] = list(value)  # pyright: ignore[reportUnknownArgumentType]
        return "[" + ", ".join(map(_toml, entries)) + "]"
    return json.dumps(value, ensure_ascii=False)
