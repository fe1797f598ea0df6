"""Icons, each drawn round the origin in a square of 24 units; `icon` puts one anywhere at any size.

Every icon has a dark outline and light fills, so that it reads on paper and at night alike.
"""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from lamplight.pictures.canvas import Attribute, Canvas

from ..rules.model import BATTERY, RESOURCES
from . import palette, shapes
from .lettering import write

Drawing = Callable[[Canvas], None]
BOX = 24
_RIM: dict[str, Attribute] = {"stroke": palette.INK, "stroke_width": 1.5, "stroke_linejoin": "round"}
_LINE: dict[str, Attribute] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}


def icon(canvas: Canvas, name: str, x: float, y: float, size: float) -> None:
    """Draw an icon with its centre at `x`, `y`."""
    with canvas.group(transform=f"translate({x:.1f} {y:.1f}) scale({size / BOX:.3f})"):
        ICONS[name](canvas)


def numbered(canvas: Canvas, name: str, number: int, x: float, y: float, size: float) -> None:
    """Money or points with their number in them."""
    with canvas.group(transform=f"translate({x:.1f} {y:.1f}) scale({size / BOX:.3f})"):
        if name == "money":
            _coin(canvas)
            write(canvas, 0, 0.1, str(number), 13 if number < 10 else 10.5, fill="#4d3200")
        else:
            _lantern(canvas)
            write(canvas, 0, 0, str(number), 13 if number < 10 else 10.5)


def _food(canvas: Canvas) -> None:
    canvas.path("M3 -4L10.5 -11.5M6 -3L12 -8.5", stroke=palette.INK, stroke_width=3.2, **_LINE)
    canvas.path("M3 -4L10.5 -11.5M6 -3L12 -8.5", stroke=palette.LAMP, stroke_width=1.5, **_LINE)
    canvas.path("M-8.5 -0.5C-8.5 -8 8.5 -8 8.5 -0.5Z", fill="#fffaf0", **_RIM)
    canvas.path("M-11 -0.5H11C11 5 8 8 4.5 9.2V11.2H-4.5V9.2C-8 8 -11 5 -11 -0.5Z", fill=palette.FOOD, **_RIM)
    canvas.path("M-7.5 3H7.5", stroke=palette.PAPER, stroke_width=1.6, **_LINE)


def _tools(canvas: Canvas) -> None:
    with canvas.group(transform="rotate(42)"):
        canvas.path(
            "M-6.6 -10.6A7.4 7.4 0 0 0 -3 0.6V9.6A3 3 0 0 0 3 9.6V0.6A7.4 7.4 0 0 0 6.6 -10.6"
            "L3.2 -11.4V-5.4H-3.2V-11.4Z",
            fill=palette.TOOLS,
            **_RIM,
        )
        canvas.circle(0, 8.6, 1.3, fill=palette.INK)


def _gasoline(canvas: Canvas) -> None:
    canvas.path("M-9 -4L-4.5 -9.5L-7 -11.5", stroke=palette.INK, stroke_width=4.6, **_LINE)
    canvas.path("M-4.5 -9.5L-7 -11.5", stroke=palette.SILVER, stroke_width=2, **_LINE)
    canvas.path(
        "M-8.5 -3.5L-3 -10H8A1.5 1.5 0 0 1 9.5 -8.5V9.5A1.5 1.5 0 0 1 8 11H-7A1.5 1.5 0 0 1 -8.5 9.5Z",
        fill=palette.GASOLINE,
        **_RIM,
    )
    canvas.rect(-0.8, -7.6, 7.4, 2.6, rx=1.2, fill=palette.INK)
    canvas.path("M-4.8 -0.8L5.8 7.6M5.8 -0.8L-4.8 7.6", stroke="#ffd9cf", stroke_width=2, **_LINE)


def _water(canvas: Canvas) -> None:
    canvas.path(
        "M0 -11.5C4.5 -5.5 8.5 -1 8.5 3.4A8.5 8.2 0 0 1 -8.5 3.4C-8.5 -1 -4.5 -5.5 0 -11.5Z", fill=palette.WATER, **_RIM
    )
    canvas.path("M-5 3.5A5 5 0 0 0 -1.2 8", stroke="#ffffff", stroke_width=1.8, **_LINE)


def _book(canvas: Canvas) -> None:
    canvas.path("M-11.5 -7.5H11.5V9.5H-11.5Z", fill=palette.BOOK, **_RIM)
    canvas.path(
        "M0 -6C-3 -9.2 -7 -9.4 -9.6 -9V6C-7 5.6 -3 5.8 0 8.6C3 5.8 7 5.6 9.6 6V-9C7 -9.4 3 -9.2 0 -6Z",
        fill="#fff8e4",
        stroke=palette.INK,
        stroke_width=1.2,
        stroke_linejoin="round",
    )
    canvas.path(
        "M0 -6V8.4M-7 -4.8Q-4.6 -4.8 -2.6 -3.4M-7 -0.6Q-4.6 -0.6 -2.6 0.8M7 -4.8Q4.6 -4.8 2.6 -3.4"
        "M7 -0.6Q4.6 -0.6 2.6 0.8",
        stroke="#7a6c46",
        stroke_width=1.3,
        **_LINE,
    )


def _medipack(canvas: Canvas) -> None:
    canvas.path("M-4.5 -5V-9.5H4.5V-5", stroke=palette.INK, stroke_width=4.4, **_LINE)
    canvas.path("M-4.5 -5V-9.5H4.5V-5", stroke=palette.SILVER, stroke_width=1.8, **_LINE)
    canvas.rect(-11, -6.5, 22, 17, rx=2.6, fill=palette.MEDIPACK, **_RIM)
    canvas.path("M-2 -4H2V0H6V4H2V8H-2V4H-6V0H-2Z", fill="#e0303a")


def _battery(canvas: Canvas) -> None:
    canvas.rect(-3.6, -11.5, 7.2, 4.5, rx=1, fill=palette.SILVER, **_RIM)
    canvas.rect(-7.5, -8.7, 15, 20, rx=2.4, fill=palette.BATTERY, **_RIM)
    canvas.path(
        "M2.2 -6.6L-4.8 2.4H-0.6L-2.2 9L4.8 -0.4H0.6Z",
        fill="#fff6b0",
        stroke=palette.INK,
        stroke_width=0.9,
        stroke_linejoin="round",
    )


def _coin(canvas: Canvas) -> None:
    canvas.circle(0, 0, 11.2, fill=palette.GOLD, **_RIM)
    canvas.circle(0, 0, 9, fill="none", stroke="#c58a12", stroke_width=1.1)


def _money(canvas: Canvas) -> None:
    _coin(canvas)
    write(canvas, 0, 0.1, "$", 15, fill="#4d3200")


def _lantern(canvas: Canvas) -> None:
    canvas.path("M0 8V11.6M-2.4 8V11M2.4 8V11", stroke=palette.GOLD, stroke_width=1.3, **_LINE)
    canvas.rect(-4.6, -11.4, 9.2, 3.4, rx=1, fill=palette.GOLD, stroke=palette.INK, stroke_width=1.2)
    canvas.path("M-6 -8.6H6C13.4 -6 13.4 6 6 8.6H-6C-13.4 6 -13.4 -6 -6 -8.6Z", fill=palette.LANTERN, **_RIM)


def _points(canvas: Canvas) -> None:
    _lantern(canvas)
    canvas.path(
        "M-3 -8.4C-6.2 -4 -6.2 4 -3 8.4M3 -8.4C6.2 -4 6.2 4 3 8.4M-10.6 0H10.6",
        stroke="#ffb08a",
        stroke_width=1,
        **_LINE,
    )
    canvas.circle(0, 0, 3.4, fill=palette.LAMP)


def _transport(canvas: Canvas) -> None:
    canvas.circle(-5, 9, 2.6, fill=palette.INK, stroke=palette.SILVER, stroke_width=1)
    canvas.circle(5, 9, 2.6, fill=palette.INK, stroke=palette.SILVER, stroke_width=1)
    canvas.rect(-9.5, -11.2, 19, 19.6, rx=2.4, fill=palette.TRAM, **_RIM)
    canvas.path("M-7 -8.6H-1V-4H-7ZM1 -8.6H7V-4H1ZM-7 0H-1V4.4H-7ZM1 0H7V4.4H1Z", fill="#fff3c0")
    canvas.path("M-9 -2H9", stroke=palette.PAPER, stroke_width=1.4)


def _gps(canvas: Canvas) -> None:
    canvas.path("M0 11.6C-6 4.4 -9 1 -9 -3.2A9 8.4 0 0 1 9 -3.2C9 1 6 4.4 0 11.6Z", fill=palette.PIN, **_RIM)
    canvas.circle(0, -3, 4.4, fill="#fff", stroke=palette.INK, stroke_width=1)
    canvas.circle(0, -3, 1.7, fill=palette.INK)


def _search(canvas: Canvas) -> None:
    canvas.path("M3.4 3.4L9.6 9.6", stroke=palette.INK, stroke_width=6.6, **_LINE)
    canvas.path("M4.6 4.6L9.4 9.4", stroke=palette.GLOW, stroke_width=3.6, **_LINE)
    canvas.circle(-2.2, -2.2, 8.6, fill="#dff1ff", stroke=palette.INK, stroke_width=1.5)
    canvas.circle(-2.2, -2.2, 6.9, fill="#a9dcff", stroke="#ffffff", stroke_width=2)
    canvas.path("M-5.8 -3A4.4 4.4 0 0 1 -2.4 -5.8", stroke="#ffffff", stroke_width=1.6, **_LINE)


def _check(canvas: Canvas) -> None:
    canvas.circle(0, 0, 11, fill="#2fae5f", **_RIM)
    canvas.path("M-5.6 0.4L-1.6 4.6L6 -4.4", stroke="#ffffff", stroke_width=3.4, **_LINE)


def _always(canvas: Canvas) -> None:
    canvas.circle(0, 0, 11, fill="#2fae5f", **_RIM)
    canvas.path(
        "M0 0C-2 -5 -7.6 -4.6 -7.6 0C-7.6 4.6 -2 5 0 0C2 -5 7.6 -4.6 7.6 0C7.6 4.6 2 5 0 0Z",
        stroke="#ffffff",
        stroke_width=2.4,
        **_LINE,
    )


def _house(canvas: Canvas) -> None:
    shapes.house(canvas, 0, 0, 24, ("#ff9d5c", "#fdf3d8", "#9a6a3c"))


def _hospital(canvas: Canvas) -> None:
    canvas.rect(-11.2, -11.2, 22.4, 22.4, rx=3.6, fill="#e8f1ff", **_RIM)
    canvas.path("M-8 -4V8M-8 4.6H8M8 8V1", stroke="#1f4f9c", stroke_width=2.2, **_LINE)
    canvas.circle(-4.6, -0.6, 2.1, fill="#1f4f9c")
    canvas.path("M-1.6 3.4V-1H5.6A2.4 2.4 0 0 1 8 1.4V3.4Z", fill="#3b86f7")
    canvas.path("M2.6 -9.2H5.4V-7.4H7.2V-4.6H5.4V-2.8H2.6V-4.6H0.8V-7.4H2.6Z", fill="#e0303a")


def _hand(canvas: Canvas) -> None:
    for angle, fill in ((-24, "#c9d6ee"), (0, "#e4ebf8"), (24, "#ffffff")):
        with canvas.group(transform=f"rotate({angle} 0 11)"):
            canvas.rect(-5.2, -9.6, 10.4, 16.4, rx=1.6, fill=fill, **_RIM)
    canvas.path("M-7.6 11.6C-8.6 7.6 -6 5 -2.6 5.6L6 6.6C9 7.2 8.6 10.4 7 11.6Z", fill="#f2b98a", **_RIM)


def _any(canvas: Canvas) -> None:
    """One resource of one's choice: the wheel with its six colours."""
    for number, resource in enumerate(RESOURCES):
        a, b = (pi / 3 * (number + step) - pi * 2 / 3 for step in (0, 1))
        canvas.path(
            f"M0 0L{11 * cos(a):.1f} {11 * sin(a):.1f}A11 11 0 0 1 {11 * cos(b):.1f} {11 * sin(b):.1f}Z",
            fill=palette.RESOURCE[resource],
        )
    canvas.circle(0, 0, 11, fill="none", **_RIM)
    canvas.circle(0, 0, 6.4, fill="#ffffff", stroke=palette.INK, stroke_width=1.2)
    write(canvas, 0, 0.1, "?", 11, fill=palette.INK)


def _lock(canvas: Canvas) -> None:
    canvas.path("M-5.4 -1V-5A5.4 5.4 0 0 1 5.4 -5V-1", stroke=palette.INK, stroke_width=5.2, **_LINE)
    canvas.path("M-5.4 -1V-5A5.4 5.4 0 0 1 5.4 -5V-1", stroke=palette.SILVER, stroke_width=2.6, **_LINE)
    canvas.rect(-9, -1.6, 18, 13, rx=2.4, fill=palette.GLOW, **_RIM)
    canvas.path("M0 3.6V7", stroke=palette.INK, stroke_width=3, **_LINE)


def _unlock(canvas: Canvas) -> None:
    canvas.path("M-5.4 -1V-6A5.4 5.4 0 0 1 5 -8.4", stroke=palette.INK, stroke_width=5.2, **_LINE)
    canvas.path("M-5.4 -1V-6A5.4 5.4 0 0 1 5 -8.4", stroke=palette.SILVER, stroke_width=2.6, **_LINE)
    canvas.rect(-9, -1.6, 18, 13, rx=2.4, fill=palette.BATTERY, **_RIM)
    canvas.path("M0 3.6V7", stroke=palette.INK, stroke_width=3, **_LINE)


def _dice(canvas: Canvas) -> None:
    for x, y, colour in ((-6, -4.6, "red"), (6, -3, "yellow"), (0, 5.4, "blue")):
        canvas.rect(x - 5.6, y - 5.6, 11.2, 11.2, rx=2.4, fill=palette.CARD[colour], **_RIM)
        canvas.circle(x, y, 1.9, fill="#ffffff")


def _deploy(canvas: Canvas) -> None:
    """A card that brings a cube."""
    canvas.rect(-11, -10.6, 14, 20, rx=2, fill="#ffffff", **_RIM)
    canvas.path("M-11 -4.6V-8.6A2 2 0 0 1 -9 -10.6H1A2 2 0 0 1 3 -8.6V-4.6Z", fill=palette.CARD["red"], **_RIM)
    shapes.cube(canvas, 4.8, 4.4, 14, shapes.NEUTRAL)


def _goal(canvas: Canvas) -> None:
    """A flag to be reached."""
    canvas.path("M-7 11V-10.5", stroke=palette.INK, stroke_width=4.2, **_LINE)
    canvas.path("M-7 11V-10.5", stroke=palette.SILVER, stroke_width=1.8, **_LINE)
    canvas.path("M-6 -10C-1 -13 4 -6 10.6 -9.4V2.6C4 6 -1 -1 -6 2Z", fill=palette.CARD["red"], **_RIM)
    canvas.path("M-2 -4L1 -0.6L6.4 -6", stroke="#ffffff", stroke_width=2.2, **_LINE)


def _market(canvas: Canvas) -> None:
    """A card for a coin."""
    canvas.rect(-11, -10.6, 14, 20, rx=2, fill="#ffffff", **_RIM)
    canvas.path("M-8 -6.6H0M-8 -2.6H0", stroke=palette.HAZE, stroke_width=1.8, **_LINE)
    with canvas.group(transform="translate(4.6 4.4) scale(.62)"):
        _money(canvas)


def _broom(canvas: Canvas) -> None:
    with canvas.group(transform="rotate(38)"):
        canvas.path("M0 -12V1", stroke=palette.INK, stroke_width=4.4, **_LINE)
        canvas.path("M0 -12V1", stroke="#c98b4a", stroke_width=2, **_LINE)
        canvas.path("M-3.4 0.5H3.4L6.4 11.4H-6.4Z", fill=palette.LAMP, **_RIM)
        canvas.path("M-2 4L-2.8 10M0 4V10M2 4L2.8 10", stroke="#a8761b", stroke_width=1.2, **_LINE)


def _refresh(canvas: Canvas) -> None:
    with canvas.group(transform="translate(0 1.6) scale(.78)"):
        _hand(canvas)
    canvas.path("M-9.6 -3A10 10 0 0 1 7.4 -7.4", stroke=palette.INK, stroke_width=4.4, **_LINE)
    canvas.path("M-9.6 -3A10 10 0 0 1 7.4 -7.4", stroke=palette.LAMP, stroke_width=2.2, **_LINE)
    canvas.polygon([(4.4, -4.4), (11, -4), (9.8, -10.6)], fill=palette.LAMP, **_RIM)


def _arrow(canvas: Canvas) -> None:
    canvas.path("M-9 -3H0V-8L10 0L0 8V3H-9Z", fill=palette.GLOW, **_RIM)


def _either(canvas: Canvas) -> None:
    """A stroke between two things of which one is enough."""
    canvas.path("M-3.5 11L3.5 -11", stroke=palette.INK, stroke_width=5.2, **_LINE)
    canvas.path("M-3.5 11L3.5 -11", stroke=palette.SILVER, stroke_width=2.6, **_LINE)


def _plus(canvas: Canvas) -> None:
    canvas.path("M-6 0H6M0 -6V6", stroke=palette.INK, stroke_width=6.4, **_LINE)
    canvas.path("M-6 0H6M0 -6V6", stroke=palette.LAMP, stroke_width=3.4, **_LINE)


def _heart(canvas: Canvas) -> None:
    canvas.path(
        "M0 10.4C-14 1 -10 -9.6 -4.8 -9.6C-2 -9.6 -0.4 -7.6 0 -6C0.4 -7.6 2 -9.6 4.8 -9.6C10 -9.6 14 1 0 10.4Z",
        fill="#ee4b5f",
        **_RIM,
    )


def _cube(canvas: Canvas) -> None:
    shapes.cube(canvas, 0, 0, 22, shapes.NEUTRAL)


ICONS: dict[str, Drawing] = {
    "food": _food,
    "tools": _tools,
    "gasoline": _gasoline,
    "water": _water,
    "book": _book,
    "medipack": _medipack,
    BATTERY: _battery,
    "money": _money,
    "points": _points,
    "transport": _transport,
    "gps": _gps,
    "search": _search,
    "check": _check,
    "always": _always,
    "house": _house,
    "hospital": _hospital,
    "hand": _hand,
    "any": _any,
    "lock": _lock,
    "unlock": _unlock,
    "dice": _dice,
    "deploy": _deploy,
    "goal": _goal,
    "market": _market,
    "broom": _broom,
    "refresh": _refresh,
    "arrow": _arrow,
    "either": _either,
    "plus": _plus,
    "heart": _heart,
    "cube": _cube,
}
PHASES = ("dice", "deploy", "goal", "search", "market", "broom", "house", "refresh")
"""The icons of the eight phases of a round (RR.01)."""
