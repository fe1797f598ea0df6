"""Rows of things on cards and boards: what is paid, what is wanted, what is given.

A thing is told by its width, in heights of the row, and by how it is drawn at a place in a size.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lamplight.pictures.canvas import Canvas

from ..rules.model import Goal
from . import palette, shapes
from .icons import icon, numbered
from .lettering import write

GAP = 0.16


@dataclass(frozen=True, slots=True)
class Thing:
    """Something in a row: its width in heights, and its drawing at a centre in a height."""

    width: float
    draw: Callable[[Canvas, float, float, float], None]


def sign(name: str, scale: float = 1.0) -> Thing:
    """An icon alone."""
    return Thing(scale, lambda canvas, x, y, size: icon(canvas, name, x, y, size * scale))


def amount(name: str, number: int, *, shout: bool = False) -> Thing:
    """So much of something: money and points have the number in them, other icons beside them."""
    if name in ("money", "points"):
        return Thing(1.06, lambda canvas, x, y, size: numbered(canvas, name, number, x, y, size * 1.06))
    if number == 1 and not shout:
        return sign(name)
    words = f"+{number}" if shout else str(number)
    digits = 0.62 * len(words) + 0.06

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        left = x - (digits + 1) * size / 2
        write(canvas, left + digits * size / 2, y, words, size * 0.72, halo=palette.INK)
        icon(canvas, name, left + (digits + 0.5) * size, y, size)

    return Thing(digits + 1, draw)


def one_of(name: str, numbers: Sequence[int]) -> Thing:
    """One of several numbers of something: strokes between the numbers stand for "or"."""
    *others, last = sorted(set(numbers))
    if not others:
        return amount(name, last)
    figures = [str(number) for number in (*others, last)]
    widths = [0.44 * len(words) for words in figures]
    width = sum(widths) + 0.34 * len(others) + 0.06 + 1

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        left = x - width * size / 2
        for words, wide in zip(figures, widths, strict=True):
            if words != figures[0]:
                icon(canvas, "either", left + 0.17 * size, y, size * 0.7)
                left += 0.34 * size
            write(canvas, left + wide * size / 2, y, words, size * 0.72, halo=palette.INK)
            left += wide * size
        icon(canvas, name, left + 0.56 * size, y, size)

    return Thing(width, draw)


def heap(name: str, number: int) -> Thing:
    """So much of something in little room: the number stands on the icon's corner."""
    if number == 1 or name in ("money", "points"):
        return amount(name, number)

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        icon(canvas, name, x + size * 0.1, y - size * 0.04, size * 0.92)
        write(canvas, x - size * 0.32, y + size * 0.2, str(number), size * 0.62, halo=palette.INK)

    return Thing(1.12, draw)


def slot(colours: Sequence[str]) -> Thing:
    """Cards of these colours in one slot: little cards in one tray (R3.06)."""
    step = 0.56 if len(colours) <= 3 else 0.5
    width = step * len(colours) + 0.22

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        left = x - width * size / 2
        canvas.rect(
            left,
            y - size * 0.5,
            width * size,
            size,
            rx=size * 0.14,
            fill=palette.DUSK,
            stroke=palette.INK,
            stroke_width=size * 0.05,
        )
        for number, colour in enumerate(colours):
            middle = left + (0.11 + step * (number + 0.5)) * size
            little_card(canvas, colour, middle, y, size * 0.78, size * (step - 0.06))

    return Thing(width, draw)


def little_card(canvas: Canvas, colour: str, x: float, y: float, height: float, width: float) -> None:
    """A card of a colour with its shape."""
    canvas.rect(
        x - width / 2,
        y - height / 2,
        width,
        height,
        rx=width * 0.14,
        fill=palette.CARD[colour],
        stroke="#ffffff",
        stroke_width=width * 0.07,
    )
    rim = width * 0.06
    shapes.colour_shape(canvas, colour, x, y, width * 0.27, fill="#ffffff", stroke=palette.INK, stroke_width=rim)


def tile(name: str) -> Thing:
    """A scout tile of a type (R3.07)."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        side = size * 0.96
        canvas.rect(
            x - side / 2,
            y - side / 2,
            side,
            side,
            rx=size * 0.12,
            fill="#dfe5ee",
            stroke=palette.INK,
            stroke_width=size * 0.05,
        )
        canvas.rect(x - side / 2, y + side * 0.3, side, side * 0.2, fill="#55617a")
        icon(canvas, name, x, y - size * 0.06, size * 0.7)

    return Thing(1.0, draw)


def link(letter: str) -> Thing:
    """The two crisis centres of a letter, joined (R3.08)."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        canvas.line(
            x - size * 0.6,
            y,
            x + size * 0.6,
            y,
            stroke=palette.INK,
            stroke_width=size * 0.24,
        )
        canvas.line(
            x - size * 0.6,
            y,
            x + size * 0.6,
            y,
            stroke=palette.ROAD,
            stroke_width=size * 0.12,
        )
        for side in (-0.72, 0.72):
            shapes.crisis_rim(canvas, x + side * size, y, size * 0.29)
            write(canvas, x + side * size, y, letter, size * 0.56)

    return Thing(2.46, draw)


def map_cube(colour: str) -> Thing:
    """A cube for a location of a colour; white for any (R3.20)."""

    def draw(canvas: Canvas, x: float, y: float, size: float) -> None:
        below = y + size * 0.12
        shapes.colour_shape(
            canvas, colour, x, below, size * 0.44, stroke=palette.INK,
            stroke_width=size * 0.06,
        )  # fmt: skip
        shapes.cube(canvas, x, y - size * 0.16, size * 0.54, shapes.NEUTRAL)

    return Thing(1.0, draw)


def arrow() -> Thing:
    """From what is paid to what is given."""
    return sign("arrow", 0.7)


def wanted(goal: Goal) -> list[Thing]:
    """What a goal asks for, requirements first."""
    things: list[Thing] = []
    if goal.slot:
        things.append(slot(goal.slot))
    things += [tile(kind) for kind in goal.tiles]
    if goal.link:
        things.append(link(goal.link))
    things += [amount(name, count) for name, count in goal.costs]
    if goal.money:
        things.append(amount("money", goal.money))
    return things


def width_of(things: Sequence[Thing]) -> float:
    """The width of a row in heights, gaps included."""
    return sum(thing.width for thing in things) + GAP * max(0, len(things) - 1)


def row(canvas: Canvas, things: Sequence[Thing], x: float, y: float, width: float, size: float) -> None:
    """A row with its centre at `x`, `y`, made smaller if it would be wider than `width`."""
    if not things:
        return
    size = min(size, width / width_of(things))
    left = x - width_of(things) * size / 2
    for thing in things:
        thing.draw(canvas, left + thing.width * size / 2, y, size)
        left += (thing.width + GAP) * size
