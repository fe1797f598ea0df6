"""The browser's types, written from ours: `python -m lamplight.server.wire.typescript > web/src/protocol.ts`.

What `protocol.py` and `bodies.py` define is all there is; the written file is checked in and a test keeps it fresh.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from types import ModuleType
from typing import get_args

import msgspec
from msgspec import inspect as types

from lamplight.kernel.message import Message

from . import bodies, protocol
from .protocol import PROTOCOL

HEAD = f"""\
// Written by `make docs` from src/lamplight/server/wire/protocol.py and bodies.py. Do not edit.

/** The version of the live protocol that these types describe. */
export const PROTOCOL = {PROTOCOL};
"""
UNIONS = {
    "TableCommand": "What changes a table: answered by `ack` or `refused`, and counts once however often it is sent.",
    "Question": "What changes nothing and is answered under its `ref`.",
    "FromClient": "Everything that a client sends.",
    "FromServer": "Everything that the server sends.",
}
_BASES = ("In", "Out", "Part", "Command", "Body", "Shown")
"""Only there to be built upon."""
_SIMPLE: dict[type[types.Type], str] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
    types.CustomType: "unknown",
}
_STATUS = types.type_info(protocol.Status)


def written() -> str:
    """The whole file."""
    status = " | ".join(f'"{value}"' for value in get_args(protocol.Status))
    parts = [HEAD, f"{_comment(_notes(protocol.__name__)['Status'])}export type Status = {status};\n"]
    parts += [_interface(types.type_info(cls)) for cls in (Message, *_structs(protocol))]
    parts += [
        f"{_comment(words)}export type {name} =\n"
        + "".join(f"  | {cls.__name__}\n" for cls in get_args(getattr(protocol, name))).rstrip()
        + ";\n"
        for name, words in UNIONS.items()
    ]
    parts.append("// What the REST pages take and give.\n")
    parts += [_interface(types.type_info(cls)) for cls in _structs(bodies)]
    return "\n".join(parts)


def _structs(module: ModuleType) -> Iterator[type]:
    """The structs that a module defines, in its order."""
    found: dict[str, object] = vars(module)
    for name, cls in found.items():
        if isinstance(cls, msgspec.StructMeta) and cls.__module__ == module.__name__ and name not in _BASES:
            yield cls


def _interface(found: types.Type) -> str:
    """A struct as an interface. What may be left out has a `?`; of a `Message` everything is always there."""
    assert isinstance(found, types.StructType)
    notes = _notes(found.cls.__module__, found.cls.__name__)
    words = (inspect.getdoc(found.cls) or "").partition("\n\n>>>")[0]
    lines = [f"{_comment(words)}export interface {found.cls.__name__} {{"]
    if found.tag is not None:
        lines.append(f'  {found.tag_field}: "{found.tag}";')
    for field in found.fields:
        mark = "" if field.required or found.cls is Message else "?"
        note = notes.get(field.name, "")
        if mark and field.default is not msgspec.NODEFAULT and field.default:
            note = f"{note} Left out: {msgspec.json.encode(field.default).decode()}.".strip()
        lines.append(f"{textwrap.indent(_comment(note), '  ')}  {field.encode_name}{mark}: {_name(field.type)};")
    return "\n".join([*lines, "}\n"])


def _name(found: types.Type) -> str:
    """How a type is written."""
    if found == _STATUS:
        return "Status"
    match found:
        case types.StructType():
            return found.cls.__name__
        case types.LiteralType():
            return " | ".join(f'"{value}"' for value in found.values)
        case types.UnionType():
            names = [_name(one) for one in found.types]
            if (whole := _union(names)) is not None:
                return whole
            return " | ".join(sorted(dict.fromkeys(names), key=lambda name: name == "null"))
        case types.VarTupleType() | types.ListType():
            inner = _name(found.item_type)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case types.TupleType():
            return f"readonly [{', '.join(_name(one) for one in found.item_types)}]"
        case types.DictType():
            return f"Record<{_name(found.key_type)}, {_name(found.value_type)}>"
        case _:
            return _SIMPLE[type(found)]


def _union(names: list[str]) -> str | None:
    """The name of a union of messages, if these are its members."""
    for union in UNIONS:
        if set(names) == {cls.__name__ for cls in get_args(getattr(protocol, union))}:
            return union
    return None


@cache
def _notes(module: str, cls: str = "") -> dict[str, str]:
    """What stands under the fields of a class, or under the names of a module."""
    body = ast.parse(inspect.getsource(sys.modules[module])).body
    if cls:
        body = next(node for node in body if isinstance(node, ast.ClassDef) and node.name == cls).body
    notes: dict[str, str] = {}
    for node, note in pairwise(body):
        if isinstance(note, ast.Expr) and isinstance(note.value, ast.Constant) and isinstance(note.value.value, str):
            match node:
                case ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]):
                    notes[name] = inspect.cleandoc(note.value.value)
                case _:
                    pass
    return notes


def _comment(words: str) -> str:
    if not words:
        return ""
    if "\n" not in words and len(words) < 110:
        return f"/** {words} */\n"
    lines = [line for part in words.split("\n") for line in textwrap.wrap(part, 115) or [""]]
    return "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"


if __name__ == "__main__":
    sys.stdout.write(written())
