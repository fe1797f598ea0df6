"""Records with any text, other bytes and other parts: read, replayed, or refused."""

from __future__ import annotations

import json
from typing import cast

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lamplight.kernel import BadRecord, Key, LamplightError, Record, register, replay, verify

from . import lanterns
from .builder import at_stakes
from .embers import EMBERS_GAME
from .records import SET, Json, finished_embers, finished_lanterns

TEXTS = {
    "lanterns": str(finished_lanterns().record()),
    "stakes": str(at_stakes().record()),
    "embers": str(finished_embers().record()),
}


def outcome_of(text: str | bytes) -> Record | None:
    """The record that the match replayed from a text gives, or None if it was refused; nothing else may happen."""
    register(lanterns.GOOD)
    register(EMBERS_GAME)
    try:
        record = Record.parse(text)
        assert Record.parse(str(record)) == record
        verify(record, components=SET)
        return replay(record, components=SET).record()
    except LamplightError:
        return None


@given(st.binary(max_size=200) | st.text(max_size=200))
@settings(max_examples=200, deadline=None)
def test_any_text_is_read_or_refused(text: str | bytes) -> None:
    try:
        record = Record.parse(text)
    except BadRecord:
        return
    assert Record.parse(str(record)) == record


@given(st.data())
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_text_with_other_bytes_is_the_same_match_or_refused(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(TEXTS)))
    text = bytearray(TEXTS[name].encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, max(0, len(text) - 1)))
        kind = data.draw(st.sampled_from(["set", "insert", "delete", "cut"]))
        if kind == "set":
            text[at : at + 1] = data.draw(st.binary(min_size=1, max_size=1))
        elif kind == "insert":
            text[at:at] = data.draw(st.binary(min_size=1, max_size=3))
        elif kind == "delete":
            del text[at : at + data.draw(st.integers(1, 3))]
        else:
            del text[at:]
    result = outcome_of(bytes(text))
    assert result is None or result == Record.parse(TEXTS[name])


NONSENSE: st.SearchStrategy[object] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
WORDS = [
    "north",
    "south",
    "ash",
    "birch",
    "chance",
    "take-back",
    "full",
    "stream",
    "given",
    "1",
    "red",
    "light",
    "stake",
    "deal",
    "peek",
    "stoke",
    "rest",
    "hide",
    "flare",
    "wind",
    "low",
    "calm",
    "lanterns",
    "embers",
]
ROWS: st.SearchStrategy[object] = st.tuples(
    st.sampled_from(WORDS),
    st.none()
    | st.integers(-2, 30)
    | st.sampled_from(
        [
            {"do": "light", "colour": "red"},
            {"do": "peek"},
            {"do": "stake", "card": "1"},
            {"do": "deal", "card": "5"},
            {"do": "stoke"},
            {"do": "rest"},
            {"do": "hide", "token": "low"},
            {"do": "flare", "heat": "1"},
            {"do": "wind", "wind": "calm"},
        ]
    ),
    st.just("0" * 16),
).map(list)


def places(value: object, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every path into a structure."""
    found = [path]
    if isinstance(value, dict):
        for key, inner in cast("Json", value).items():
            found += places(inner, (*path, key))
    elif isinstance(value, list):
        for index, inner in enumerate(cast("list[object]", value)):
            found += places(inner, (*path, index))
    return found


def mutate(root: object, path: tuple[str | int, ...], kind: str, value: object) -> object:
    """The structure with one place changed, removed, doubled or added to."""
    if not path:
        return value
    if isinstance(root, list):
        items, index = list(cast("list[object]", root)), int(path[0])
        if len(path) > 1:
            items[index] = mutate(items[index], path[1:], kind, value)
        elif kind == "remove":
            del items[index]
        elif kind == "double":
            items.insert(index, items[index])
        elif kind == "insert":
            items.insert(index, value)
        else:
            items[index] = value
        return items
    fields, key = dict(cast("Json", root)), str(path[0])
    if len(path) > 1:
        fields[key] = mutate(fields[key], path[1:], kind, value)
    elif kind == "remove":
        del fields[key]
    else:
        fields[key] = value
    return fields


@given(st.data())
@settings(max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_structure_with_other_parts_is_replayed_or_refused(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(sorted(TEXTS)))
    root: object = json.loads(TEXTS[name])
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(places(root)))
        kind = data.draw(st.sampled_from(["set", "remove", "double", "insert"]))
        root = mutate(root, path, kind, data.draw(NONSENSE | st.sampled_from(WORDS) | ROWS))
    result = outcome_of(json.dumps(root))
    assert result is None or result.game in ("lanterns", "embers")


@given(st.data())
@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_a_match_opened_with_a_new_key_from_mutated_rows_is_sound_or_refused(data: st.DataObject) -> None:
    """A crash report may be broken in any way: without digests to check, the rules still hold."""
    register(lanterns.GOOD)
    register(EMBERS_GAME)
    name = data.draw(st.sampled_from(sorted(TEXTS)))
    root = json.loads(TEXTS[name])
    root["fairness"]["source"] = "given"
    rows: list[object] = root["actions"]
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(rows)))
        if data.draw(st.booleans()):
            rows.insert(at, data.draw(ROWS))
        else:
            del rows[at:]
    try:
        match = replay(Record.parse(json.dumps(root)), components=SET, key=Key.from_seed("new"))
    except LamplightError:
        return
    verify(match.record(), components=SET)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, next(iter(match.legal(seat))))
    assert verify(match.record(), components=SET).finished
