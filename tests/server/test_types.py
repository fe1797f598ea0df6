"""The browser's types are those of the server."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from lamplight.server.wire import bodies, protocol
from lamplight.server.wire.protocol import FromClient, FromServer
from lamplight.server.wire.refusals import STATUS
from lamplight.server.wire.typescript import written

FILE = Path(__file__).parents[2] / "web" / "src" / "protocol.ts"


def interface(name: str) -> dict[str, str]:
    """The fields of an interface, with their types."""
    found = re.search(rf"^export interface {name} {{\n(.*?)^}}", written(), re.DOTALL | re.MULTILINE)
    assert found is not None
    return dict(re.findall(r"^  (\w+\??): (.*);$", found[1], re.MULTILINE))


def members(name: str) -> list[str]:
    found = re.search(rf"^export type {name} =\n(.*?);", written(), re.DOTALL | re.MULTILINE)
    assert found is not None
    return re.findall(r"\| (\w+)", found[1])


def test_the_page_about_the_protocol_names_everything() -> None:
    page = (FILE.parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    tags = [str(cls.__struct_config__.tag) for cls in (*get_args(FromClient), *get_args(FromServer))]
    fields = [field for field in protocol.Update.__struct_fields__ if field not in ("table", "seat")]
    assert [word for word in (*tags, *STATUS, *fields) if f"`{word}`" not in page] == []


def test_the_file_is_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "run `make docs`"


def test_every_message_and_page_is_there_once() -> None:
    names: list[str] = re.findall(r"^export (?:interface|type|const) (\w+)", written(), re.MULTILINE)
    assert len(names) == len(set(names))
    for module in (protocol, bodies):
        structs = [name for name, found in vars(module).items() if isinstance(found, msgspec.StructMeta)]
        bases = {base.__name__ for name in structs for base in getattr(module, name).__bases__}
        assert set(structs) - bases <= set(names)


@pytest.mark.parametrize("union", ["FromClient", "FromServer", "TableCommand", "Question"])
def test_unions_have_their_members_each_with_its_tag(union: str) -> None:
    classes = get_args(getattr(protocol, union))
    assert members(union) == [cls.__name__ for cls in classes]
    for cls in classes:
        assert interface(cls.__name__)["type"] == f'"{cls.__struct_config__.tag}"'


def test_every_name_that_is_used_is_defined() -> None:
    text = re.sub(r"/\*\*.*?\*/|//[^\n]*|\"[^\"]*\"", "", written(), flags=re.DOTALL)
    defined = set(re.findall(r"^export (?:interface|type|const) (\w+)", text, re.MULTILINE))
    assert set(re.findall(r"\b[A-Z]\w+", text)) <= defined | {"Record"}


def test_types_are_written_as_they_come_over_the_wire() -> None:
    assert interface("Message") == {
        "id": "string",
        "args": "Record<string, string | number | Message | readonly Message[]>",
        "fallback": "string",
    }
    assert interface("Ask")["question"] == "Record<string, string | number | boolean | null>"
    assert interface("Watch")["heard?"] == "readonly Heard[]"
    assert interface("Snapshot")["seat"] == "number | null"
    assert interface("TableInfo")["status"] == "Status"
    assert interface("CommandBody")["command"] == "TableCommand"
    assert interface("NewTable")["bots?"] == "readonly (string | null)[]"
    assert interface("WayInfo")["asks?"] == "readonly (readonly [string, readonly (string | number | boolean)[]])[]"
    assert interface("GameInfo")["view"] == "Record<string, unknown>"


def test_what_people_read_comes_along() -> None:
    text = written()
    assert "/** A command is done, for good. */\nexport interface Ack {" in text
    assert "  /** What a seat's next action must name. */\n  version: number;" in text
    assert '  /** Left out: "en". */\n  language?: string;' in text
