"""Component sets as data: the built-in one to change, a small one of our own, and a writer of TOML."""

from __future__ import annotations

import copy
import json
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias, cast

from lamplight.kernel.game import find_game

Row: TypeAlias = dict[str, Any]
Data: TypeAlias = dict[str, dict[str, Any]]

GAME = find_game("dual-powers")
BUILT_IN = GAME.sets / GAME.default_set
FILES = ("set.toml", "board.toml", "cards.toml", "tokens.toml")
OURS = {"provenance": "reconstructed"}


class Raw(str):
    """A value that is written as it stands."""

    __slots__ = ()


@lru_cache(maxsize=1)
def _read() -> Data:
    return {name: tomllib.loads((BUILT_IN / name).read_text(encoding="utf-8")) for name in FILES}


def built_in() -> Data:
    """The built-in set, to change at will."""
    return copy.deepcopy(_read())


def write(data: Mapping[str, Mapping[str, Any]], folder: Path) -> Path:
    """Write a set's files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, tables in data.items():
        (folder / name).write_text(_file(tables), encoding="utf-8")
    return folder


def _file(tables: Mapping[str, Any]) -> str:
    plain = {key: value for key, value in tables.items() if not _is_table(value) and not _is_rows(value)}
    lines = [f"{_key(key)} = {_value(value)}" for key, value in plain.items()]
    for key, value in tables.items():
        if _is_table(value):
            lines += [f"[{_key(key)}]", *(f"{_key(name)} = {_value(item)}" for name, item in value.items())]
        elif _is_rows(value):
            for row in value:
                lines += [f"[[{_key(key)}]]", *(f"{_key(name)} = {_value(item)}" for name, item in row.items())]
    return "\n".join(lines) + "\n"


def _is_table(value: object) -> bool:
    return isinstance(value, dict)


def _is_rows(value: Any) -> bool:
    rows = cast("list[object]", value) if isinstance(value, list) else []
    return bool(rows) and all(isinstance(row, dict) for row in rows)


def _key(key: str) -> str:
    return _value(key)


def _value(value: Any) -> str:
    if isinstance(value, Raw):
        return str(value)
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(_value(item) for item in value) + "]"  # pyright: ignore[reportUnknownVariableType]
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items()) + "}"  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]
    return repr(value)


def small() -> Data:
    """Another town: four regions in a ring, 24 command cards, three months of 20 days, two leaders a side."""
    towns = ["north", "east", "south", "west"]
    roads = ["first-road", "second-road", "third-road", "fourth-road"]
    board: dict[str, Any] = {
        "region": [{"id": town, **OURS} for town in towns],
        "connection": [
            {"id": road, "from": towns[n], "to": towns[(n + 1) % 4], **OURS} for n, road in enumerate(roads)
        ],
        "tile": [{"region": town, "barricades": roads[n], **OURS} for n, town in enumerate(towns)],
        "month": [{"id": month, "unrest": n + 1, **OURS} for n, month in enumerate(["one", "two", "three", "four"])],
        "calendar": {
            "days": 20,
            "middle": 10,
            "skip": 1,
            "trotsky_returns": "two",
            "trotsky_joins": "three",
            **OURS,
        },
        "track": {"end": 8, **OURS},
        "round": {"cards": 4, "turns": 3, **OURS},
        "solo": {"cards": 3, "opposition_cards": 3, "rounds": 2, **OURS},
    }
    icons = ["move", "double-move", "rest"]
    cards: dict[str, Any] = {
        "command": [
            {
                "id": f"{town}-{days}",
                "region": town,
                "days": days,
                "recruit": 1 + days % 3,
                "action": icons[days % 3],
                "points": days % 4,
                **OURS,
            }
            for town in towns
            for days in range(1, 7)
        ],
        "leader": [
            {"id": name, "side": side, "days": 2, "fresh": 2, "exhausted": 1, "special": special, **OURS}
            for name, side, special in (
                ("ada", "red", "inspire"),
                ("bob", "red", "espionage"),
                ("cy", "white", "demonstration"),
                ("dora", "white", "inspire"),
            )
        ],
    }
    tokens: dict[str, Any] = {
        "unit": [
            {"id": f"{side}-{rank}{letter}", "side": side, "rank": rank, "fresh": rank, "exhausted": 0, **OURS}
            for side in ("red", "white")
            for rank in (1, 2)
            for letter in "ab"
        ],
        "neutral": [{"id": f"neutral-{letter}", "fresh": 1, "exhausted": 0, **OURS} for letter in "abcd"],
        "trotsky": {"fresh": 2, "exhausted": 1, **OURS},
        "red_trotsky": {"fresh": 2, "exhausted": 1, **OURS},
        "opposition": [{"level": level, "count": 3, **OURS} for level in (1, 2)],
    }
    return {
        "set.toml": {"set": {"id": "small", "schema": 1, **OURS}},
        "board.toml": board,
        "cards.toml": cards,
        "tokens.toml": tokens,
    }
