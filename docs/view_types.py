"""The browser's types of a game's views, written from what the game declares of them."""

from __future__ import annotations

import textwrap
from itertools import product

from lamplight.kernel.ledger import HIDDEN
from lamplight.kernel.view import (
    ByName,
    Flag,
    Hideable,
    Kind,
    ListOf,
    Maybe,
    Name,
    OneOf,
    Parts,
    Shape,
    ViewField,
    ViewFields,
    Whole,
    Zone,
)

HEAD = """\
// Written by `make docs` from what the game declares of its views. Do not edit.
"""
ZONE = """\
/** A place with pieces: those that the holder of the view knows, and how many others there are. */
export interface Zone<Piece extends string> {
    readonly known: readonly Piece[];
    readonly hidden: number;
}
"""


def written(game_id: str, views: ViewFields) -> str:
    """The file of one game."""
    parts = [HEAD, *(_kind(kind) for kind in views.kinds.values()), ZONE]
    fields = "".join(_field(field, views.kinds) for field in views.fields)
    comment = _comment("What a seat, or a spectator, may know of a match.")
    parts.append(f"{comment}export interface {interface_name(game_id)} {{\n{fields}}}\n")
    return "\n".join(parts)


def interface_name(game_id: str) -> str:
    """What the views of a game are called."""
    return f"{_class(game_id)}View"


def _kind(kind: Kind) -> str:
    names = " | ".join(f'"{value}"' for value in kind.values) if kind.fixed else "string"
    line = f"export type {_class(kind.name)} = {names};\n"
    if len(line) > 140:
        line = f"export type {_class(kind.name)} =\n" + "".join(f'    | "{value}"\n' for value in kind.values)
        line = f"{line.rstrip()};\n"
    return f"{_comment(kind.meaning)}{line}"


def _field(field: ViewField, kinds: dict[str, Kind]) -> str:
    """A field as a property, or as one for each of some fixed names, or for whatever name fits a pattern."""
    shape = _type(field.shape)
    comment = textwrap.indent(_comment(field.meaning), "    ")
    pieces = field.pieces
    if len(pieces) == 1:
        return f"{comment}    readonly {field.pattern}: {shape};\n"
    choices = [(piece,) if place % 2 == 0 else _choices(kinds[piece]) for place, piece in enumerate(pieces)]
    keys = ["".join(choice) for choice in product(*choices)]
    if "${" in keys[0]:
        return "".join(f"{comment}    readonly [key: `{key}`]: {shape};\n" for key in keys)
    return "".join(f'{comment}    readonly "{key}": {shape};\n' for key in keys)


def _choices(kind: Kind) -> tuple[str, ...]:
    if kind.fixed:
        return kind.values
    return (f"${{{'number' if kind.counted else _class(kind.name)}}}",)


def _type(shape: Shape) -> str:
    """How a type is written."""
    match shape:
        case Whole():
            return "number"
        case Flag():
            return "boolean"
        case Name(kind):
            return _class(kind)
        case OneOf(words):
            return " | ".join(f'"{word}"' for word in words)
        case Maybe(inner):
            return f"{_type(inner)} | null"
        case Hideable(inner):
            return f'{_type(inner)} | "{HIDDEN}"'
        case ListOf(inner):
            name = _type(inner)
            return f"readonly ({name})[]" if " " in name and not name.startswith("{") else f"readonly {name}[]"
        case Zone(kind):
            return f"Zone<{_class(kind)}>"
        case ByName(kind, inner, every):
            record = f"Record<{_class(kind)}, {_type(inner)}>"
            return f"Readonly<{record}>" if every else f"Readonly<Partial<{record}>>"
        case Parts(parts):
            lines = "".join(
                f"{_comment(part.meaning)}readonly {part.name}{'?' if part.optional else ''}: {_type(part.shape)};\n"
                for part in parts
            )
            return f"{{\n{textwrap.indent(lines, '        ')}    }}"
        case _:
            raise TypeError(f"there is no way to write {shape}")


def _class(name: str) -> str:
    return "".join(word.capitalize() for word in name.replace("_", "-").split("-"))


def _comment(words: str) -> str:
    if len(words) < 110:
        return f"/** {words} */\n"
    return "/**\n" + "".join(f" * {line}\n" for line in textwrap.wrap(words, 110)) + " */\n"
