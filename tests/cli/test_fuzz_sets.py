"""Component sets with anything in them: validation never falls over, and what it lets pass can be played."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from hypothesis import given, settings
from hypothesis import strategies as st

from lamplight.kernel.playout import playout
from lamplight.text.speaker import Speaker

from .sets import GAME, Data, Raw, built_in, small, write

WAYS = ({"solo": "none"}, {"solo": "red", "difficulty": 6}, {"solo": "white", "neutral_regions": "will"})
SPEAKERS = {language: Speaker(language) for language in ("en", "fr", "it", "ru")}
TABLES = [(file, table) for file, tables in built_in().items() for table in tables]

_WRONG: st.SearchStrategy[Any] = st.one_of(
    st.booleans(),
    st.floats(),
    st.sampled_from([-1, 0, 10, 13, 100, 2**31, -(2**63), 10**400, ""]),
    st.text(st.characters(codec="utf-8", exclude_characters="\x7f"), max_size=200),
    st.sampled_from(
        [Raw(text) for text in ("1917-11-07", "07:32:00", "1917-11-07T07:32:00Z", "nan", "-inf", "[[]]", "{}")]
    ),
    st.sampled_from([Raw("1" * 5000), Raw("0x" + "f" * 5000)]),
    st.lists(st.integers(), max_size=3),
)
_FITTING: st.SearchStrategy[Any] = st.one_of(
    st.integers(0, 12),
    st.integers(1, 99),
    st.sampled_from(["red", "white", "green", "north", "east", "move", "rest", "double-move", "espionage", "inspire"]),
    st.sampled_from(["may-june", "july", "october-november", "two", "four", "reserve", "nobody", "chance", "X", "a-b"]),
)


def _as_rows(value: Any) -> list[Any]:
    assert isinstance(value, list)
    return value  # pyright: ignore[reportUnknownVariableType]


def _row(draw: st.DrawFn, data: Data) -> dict[str, Any]:
    file, table = draw(st.sampled_from(TABLES))
    found: Any = data[file].get(table)
    rows = _as_rows(found) if isinstance(found, list) else [found]
    row = rows[draw(st.integers(0, len(rows) - 1))] if rows else None
    return cast("dict[str, Any]", row) if isinstance(row, dict) else {}


def _value(draw: st.DrawFn, data: Data, values: st.SearchStrategy[Any]) -> None:
    row = _row(draw, data)
    if row:
        row[draw(st.sampled_from(sorted(row)))] = draw(values)


def _fitting(draw: st.DrawFn, data: Data) -> None:
    _value(draw, data, _FITTING)


def _wrong(draw: st.DrawFn, data: Data) -> None:
    _value(draw, data, _WRONG)


def _removed_field(draw: st.DrawFn, data: Data) -> None:
    row = _row(draw, data)
    if row:
        del row[draw(st.sampled_from(sorted(row)))]


def _new_field(draw: st.DrawFn, data: Data) -> None:
    _row(draw, data)[draw(st.text("abc é.\"'", max_size=5))] = draw(_WRONG)


def _rows(draw: st.DrawFn, data: Data) -> list[dict[str, Any]]:
    file, table = draw(st.sampled_from(TABLES))
    found: Any = data[file].get(table)
    rows = _as_rows(found) if isinstance(found, list) else []
    return [] if any(not isinstance(row, dict) for row in rows) else rows


def _removed_row(draw: st.DrawFn, data: Data) -> None:
    rows = _rows(draw, data)
    if rows:
        del rows[draw(st.integers(0, len(rows) - 1))]


def _removed_rows(draw: st.DrawFn, data: Data) -> None:
    rows = _rows(draw, data)
    del rows[draw(st.integers(0, max(0, len(rows)))) :]


def _copied_row(draw: st.DrawFn, data: Data) -> None:
    rows = _rows(draw, data)
    if rows:
        copied = dict(rows[draw(st.integers(0, len(rows) - 1))])
        if "id" in copied and draw(st.booleans()):
            copied["id"] = f"{copied['id']}-bis"
        rows.append(copied)


def _other_table(draw: st.DrawFn, data: Data) -> None:
    file, table = draw(st.sampled_from(TABLES))
    data[file][table] = draw(_WRONG)


def _numbers(draw: st.DrawFn, data: Data) -> None:
    """The numbers that shape a match, anywhere within their bounds."""
    board = data["board.toml"]
    for table, names in (("round", ("cards", "turns")), ("solo", ("cards", "opposition_cards", "rounds"))):
        if isinstance(board.get(table), dict) and draw(st.booleans()):
            board[table].update({name: draw(st.integers(1, 12)) for name in names})
    if isinstance(board.get("calendar"), dict) and draw(st.booleans()):
        days = draw(st.integers(8, 99))
        skip = draw(st.integers(0, 6))
        board["calendar"].update(days=days, skip=skip, middle=draw(st.integers(1, max(1, days - skip - 1))))
    if isinstance(board.get("track"), dict) and draw(st.booleans()):
        board["track"]["end"] = draw(st.integers(1, 99))


_CHANGES: list[Callable[[st.DrawFn, Data], None]] = [
    _fitting,
    _fitting,
    _numbers,
    _wrong,
    _removed_field,
    _new_field,
    _removed_row,
    _removed_rows,
    _copied_row,
    _other_table,
]


@st.composite
def changed_sets(draw: st.DrawFn, changes: list[Callable[[st.DrawFn, Data], None]]) -> Data:
    data: Data = draw(st.sampled_from([built_in, small]))()
    for change in draw(st.lists(st.sampled_from(changes), min_size=1, max_size=4)):
        change(draw, data)
    return data


class _Dice:
    """Random numbers, but no more of them than a match may have actions."""

    def __init__(self, seed: int, limit: int, what: str) -> None:
        self._random = random.Random(seed)
        self._left = limit
        self._what = what

    def __call__(self) -> float:
        self._left -= 1
        assert self._left >= 0, f"{self._what}: the match is longer than the set-up says"
        return self._random.random()


def _play(folder: Path) -> None:
    """Three random matches in each way; none longer than the set-up itself says."""
    for way in WAYS:
        setup = GAME.setup(GAME.read_options(way), str(folder))
        for number in range(3):
            state = setup.start()
            playout(state, setup.seats, _Dice(number, setup.max_length, str(way)))
            assert state.ending()


def _check(data: Data) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = write(data, Path(name) / "mine")
        findings = GAME.validate(folder)
        for finding in findings:
            for speaker in SPEAKERS.values():
                assert speaker.check(finding.message) == []
        if not any(finding.is_error for finding in findings):
            _play(folder)


@settings(max_examples=60, deadline=None)
@given(data=changed_sets(_CHANGES))
def test_whatever_is_let_pass_can_be_played(data: Data) -> None:
    _check(data)


@settings(max_examples=30, deadline=None)
@given(data=changed_sets([_numbers, _fitting, _copied_row, _removed_row]))
def test_whatever_numbers_are_let_pass_can_be_played(data: Data) -> None:
    _check(data)


@settings(max_examples=40, deadline=None)
@given(name=st.sampled_from(["set.toml", "board.toml", "cards.toml", "tokens.toml"]), data=st.data())
def test_files_with_damage_in_the_middle(name: str, data: st.DataObject) -> None:
    """Bytes changed, cut or put in: validation answers."""
    with tempfile.TemporaryDirectory() as folder_name:
        folder = write(built_in(), Path(folder_name) / "mine")
        content = (folder / name).read_bytes()
        place = data.draw(st.integers(0, len(content)))
        length = data.draw(st.integers(0, 20))
        put_in = data.draw(
            st.binary(max_size=8) | st.sampled_from([b"[", b"]]", b'"""', b"= =", b"\x00", b"#", b"\r", b"'"])
        )
        (folder / name).write_bytes(content[:place] + put_in + content[place + length :])
        findings = GAME.validate(folder)
        assert all(SPEAKERS["ru"].check(finding.message) == [] for finding in findings)
