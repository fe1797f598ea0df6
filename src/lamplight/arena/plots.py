"""Small plots as inline SVG, drawn in percent of their width, so that they fit a phone as well as a wide screen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import ceil
from xml.etree import ElementTree as ET

BINS = 40


def element(tag: str, /, *inside: str | ET.Element | None, **attributes: str) -> ET.Element:
    """An element of HTML or SVG; `cls` is its class, and `_` in a name stands for `-`."""
    names = {key: "class" if key == "cls" else key.replace("_", "-") for key in attributes}
    made = ET.Element(tag, {names[key]: value for key, value in attributes.items()})
    for part in inside:
        if isinstance(part, ET.Element):
            made.append(part)
        elif part is not None and len(made):
            made[-1].tail = (made[-1].tail or "") + part
        elif part is not None:
            made.text = (made.text or "") + part
    return made


def interval(low: float, value: float, high: float, ends: tuple[float, float], mark: float | None = None) -> ET.Element:
    """A value with its interval; `mark` is where it would be if nothing mattered."""
    parts: list[ET.Element] = []
    if mark is not None:
        parts.append(_line(_place(mark, ends), _place(mark, ends), "0%", "100%", "mark"))
    parts.append(_line(_place(low, ends), _place(high, ends), "50%", "50%", "whisker"))
    parts.append(element("circle", cx=_percent(_place(value, ends)), cy="50%", r="4", cls="dot"))
    return _drawing("strip", parts)


def bars(*shares: float) -> ET.Element:
    """One bar below another, each a share of the width."""
    height = 100 / len(shares)
    return _drawing(
        "strip",
        [
            element(
                "rect",
                x="0",
                y=_percent(number * height + height * 0.12),
                width=_percent(100 * share),
                height=_percent(height * 0.76),
                cls=f"bar-{number}",
            )
            for number, share in enumerate(shares)
        ],
    )


def histogram(counts: Mapping[int, int], ends: tuple[int, int], median: float | None = None) -> ET.Element:
    """How often each number came, between common ends; neighbours go together if there are many."""
    low, high = ends
    width = max(1, ceil((high - low + 1) / BINS))
    binned: dict[int, int] = {}
    for number, count in counts.items():
        place = (number - low) // width
        binned[place] = binned.get(place, 0) + count
    bins = ceil((high - low + 1) / width)
    most = max(binned.values(), default=1)
    parts = [
        element(
            "rect",
            x=_percent(100 * (place + 0.06) / bins),
            y=_percent(100 - 96 * count / most),
            width=_percent(88 / bins),
            height=_percent(96 * count / most),
            cls="bar-0",
        )
        for place, count in sorted(binned.items())
    ]
    if median is not None:
        middle = 100 * (median - low + 0.5) / (width * bins)
        parts.append(_line(middle, middle, "0%", "100%", "mark"))
    return _drawing("histogram", parts)


def common_ends(many: Iterable[Mapping[int, int]]) -> tuple[int, int]:
    """The smallest and the largest number of several histograms."""
    numbers = [number for counts in many for number in counts]
    return min(numbers, default=0), max(numbers, default=0)


def _drawing(kind: str, parts: Sequence[ET.Element]) -> ET.Element:
    """Numbers stand beside every drawing, so a screen reader may pass it by."""
    return element("svg", *parts, cls=kind, aria_hidden="true")


def _line(left: float, right: float, top: str, bottom: str, kind: str) -> ET.Element:
    return element("line", x1=_percent(left), x2=_percent(right), y1=top, y2=bottom, cls=kind)


def _place(value: float, ends: tuple[float, float]) -> float:
    """Where a value is, in percent, with a little room at both ends."""
    low, high = ends
    return 50.0 if high <= low else 2 + 96 * (min(max(value, low), high) - low) / (high - low)


def _percent(number: float) -> str:
    return f"{number:.2f}%"
