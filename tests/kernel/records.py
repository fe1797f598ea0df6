"""Records of finished matches of the toy games, taken apart and put together again, and what is said about them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import cast

import pytest

from lamplight.kernel import BadRecord, Match, Record, replay, verify

from .builder import at_hiding, new_lanterns
from .embers import SEATS

SET = "."
Json = dict[str, object]


def finished_lanterns(seed: str = "petrograd") -> Match:
    match = new_lanterns(seed, nonces=("north's", "south's"))
    for seat, action in (("north", "light red"), ("north", "peek"), ("south", "light blue"), ("south", "light gold")):
        match.play(seat, action)
    for seat in ("south", "north"):
        match.play(seat, next(iter(match.legal(seat))))
    return match


def finished_embers(seed: str = "petrograd") -> Match:
    match = at_hiding(seed)
    for seat in SEATS:
        match.play(seat, "hide mid")
        match.play(seat, "hide low")
    return match


def as_json(record: Record) -> Json:
    data: Json = json.loads(str(record))
    return data


def rows_of(data: Json) -> list[list[object]]:
    return cast("list[list[object]]", data["actions"])


def part(data: Json, name: str) -> Json:
    return cast("Json", data[name])


def read(data: Json) -> Record:
    return Record.parse(json.dumps(data))


def proved(record: Record) -> object:
    return verify(record, components=SET)


def replayed(record: Record) -> object:
    return replay(record, components=SET)


def problem(record: Record, *, check: Callable[[Record], object] = proved) -> BadRecord:
    """The complaint about a record."""
    with pytest.raises(BadRecord) as caught:
        check(record)
    assert str(caught.value)
    return caught.value


def named_action(error: BadRecord) -> object:
    return error.message.args.get("number")
