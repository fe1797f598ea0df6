"""A match that was played, as one line of JSON: the format of `matches.jsonl`.

    key  meaning                                            key  meaning
    n    number in the schedule                             k    decisions, seat by seat
    d    deal: the same number, the same seed of chance     i    iterations of search, seat by seat
    b    the bots, seat by seat                             t    seconds of thinking, seat by seat
    w    the seats that won (several: shared)               c    what was counted, seat by seat: kind of event, item,
    r    returns, seat by seat: higher is better                 how often (see `counted.py`)
    s    scores, seat by seat, as players count them        m    mishaps: bot, kind, detail
    q    rounds                                             x    a series: the result of each of its matches
    e    the ending                                         f    why there is no result; empty if there is one

Seats and numbers count from 0. Everything but `t` is the same whenever the match is played again, if the bots think by
iterations. A decision is a choice among two or more options. In a series `w` is `[0]` if it was carried through, `r`
and `s` are its points, and `q` counts its matches.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any, TypeAlias, cast

from lamplight.kernel.types import Plain

Shape: TypeAlias = "type | list[Shape] | dict[str, Shape]"
"""A type, a list of one shape, or a dictionary whose values each have one."""
_FIELDS = {
    "n": "number",
    "d": "deal",
    "b": "bots",
    "w": "winners",
    "r": "returns",
    "s": "scores",
    "q": "rounds",
    "e": "ending",
    "k": "decisions",
    "i": "iterations",
    "t": "seconds",
    "c": "counted",
    "m": "mishaps",
    "x": "series",
    "f": "failed",
}
_SHAPES: dict[str, Shape] = {
    "n": int,
    "d": int,
    "b": [str],
    "w": [int],
    "r": [int],
    "s": [int],
    "q": int,
    "e": str,
    "k": [int],
    "i": [int],
    "t": [float],
    "c": [{"each": {"each": int}}],
    "m": [[str]],
    "x": [dict],
    "f": str,
}
_SEAT_BY_SEAT = "rskitc"


@dataclass(slots=True)
class Played:
    """What came of one match."""

    number: int
    deal: int
    bots: list[str]
    winners: list[int] = field(default_factory=list[int])
    returns: list[int] = field(default_factory=list[int])
    scores: list[int] = field(default_factory=list[int])
    rounds: int = 0
    ending: str = ""
    decisions: list[int] = field(default_factory=list[int])
    iterations: list[int] = field(default_factory=list[int])
    seconds: list[float] = field(default_factory=list[float])
    counted: list[dict[str, dict[str, int]]] = field(default_factory=list[dict[str, dict[str, int]]])
    mishaps: list[list[str]] = field(default_factory=list[list[str]])
    series: list[dict[str, Plain]] = field(default_factory=list[dict[str, Plain]])
    failed: str = ""

    def line(self) -> str:
        """The match as a line of JSON, without the end of the line."""
        return json.dumps({key: getattr(self, name) for key, name in _FIELDS.items()}, separators=(",", ":"))

    @classmethod
    def parse(cls, line: str) -> Played:
        """Read a line back; ValueError if it is not one.

        >>> Played.parse(Played(3, 1, ["novice", "random"], failed="died").line()).bots
        ['novice', 'random']
        """
        found: object = json.loads(line)
        data = cast("dict[str, Any]", found) if isinstance(found, dict) else {}
        if data.keys() != _SHAPES.keys():
            raise ValueError("other fields")
        if wrong := [key for key, shape in _SHAPES.items() if not _fits(data[key], shape)]:
            raise ValueError(f"wrong values: {wrong}")
        played = cls(**{name: data[key] for key, name in _FIELDS.items()})
        lengths = {len(getattr(played, _FIELDS[key])) for key in _SEAT_BY_SEAT}
        if lengths != {0 if played.failed else len(played.bots)}:
            raise ValueError("not one value for each seat")
        return played


def _fits(value: object, shape: Shape) -> bool:
    """Whether a value has a shape."""
    if isinstance(shape, list):
        return isinstance(value, list) and all(_fits(item, shape[0]) for item in cast("list[object]", value))
    if isinstance(shape, dict):
        return isinstance(value, dict) and all(
            _fits(item, shape["each"]) for item in cast("dict[str, object]", value).values()
        )
    return isinstance(value, shape) and not isinstance(value, bool)
