"""The rondel: six resources in a ring, the battery in the middle (RD.03, RD.04)."""

from __future__ import annotations

from math import cos, pi, sin

from lamplight.kernel.message import Message
from lamplight.pictures.canvas import Canvas, Picture
from lamplight.text.speaker import Speaker

from ..rules.model import BATTERY, RESOURCES
from ..rules.tables import SEAT_NAMES
from . import palette
from .icons import icon

SIDE = 640
_MIDDLE = SIDE / 2
_OUTER, _INNER = 312.0, 112.0
_ICONS, _PIECES = 178.0, 266.0
"""How far from the middle the icons stand, and the dice and cubes."""
_STEP = 2 * pi / len(RESOURCES)
_PLACES = (-0.4, -0.225, 0.225, 0.4)
"""Where on the arc of a segment the cubes of the four seats stand; the die stands between them."""


def draw_rondel(speaker: Speaker) -> Picture:
    """The ring begins at the top and goes clockwise."""
    canvas = Canvas(SIDE, SIDE)
    canvas.circle(_MIDDLE, _MIDDLE, _OUTER + 6, fill=palette.INK)
    for number, resource in enumerate(RESOURCES):
        _segment(canvas, resource, _STEP * number - pi / 2)
    _shifts(canvas)
    _centre(canvas)
    return canvas.picture("rondel", speaker.say(Message("blackout-rondel", fallback="rondel")))


def _at(angle: float, radius: float) -> tuple[float, float]:
    return _MIDDLE + radius * cos(angle), _MIDDLE + radius * sin(angle)


def _segment(canvas: Canvas, resource: str, angle: float) -> None:
    colour = palette.RESOURCE[resource]
    with canvas.group(data_resource=resource):
        canvas.path(_sector(angle, _INNER, _OUTER), fill=palette.NIGHT, stroke=palette.INK, stroke_width=5)
        canvas.path(_sector(angle, _INNER, _OUTER), fill=colour, opacity=0.5)
        canvas.path(_sector(angle, _PIECES - 38, _OUTER), fill=palette.INK, opacity=0.35)
        x, y = _at(angle, _ICONS)
        canvas.circle(x, y, 56, fill=palette.PAPER, stroke=colour, stroke_width=7)
        icon(canvas, resource, x, y, 86)
        x, y = _at(angle, _PIECES)
        canvas.rect(
            x - 27,
            y - 27,
            54,
            54,
            rx=10,
            fill="none",
            stroke=palette.SNOW,
            stroke_width=3,
            stroke_dasharray="7 5",
            opacity=0.8,
        )
        for place in _PLACES:
            canvas.circle(*_at(angle + place, _PIECES), 17, fill=palette.INK, opacity=0.45)
    canvas.anchor(f"segment-{resource}", *_at(angle, _ICONS))
    canvas.anchor(f"die-{resource}", *_at(angle, _PIECES))
    for seat, place in zip(SEAT_NAMES, _PLACES, strict=True):
        canvas.anchor(f"segment-{resource}-{seat}", *_at(angle + place, _PIECES))


def _sector(angle: float, inner: float, outer: float) -> str:
    start, end = angle - _STEP / 2, angle + _STEP / 2
    corners = [_at(start, outer), _at(end, outer), _at(end, inner), _at(start, inner)]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    return (
        f"M{ax:.1f} {ay:.1f}A{outer:.0f} {outer:.0f} 0 0 1 {bx:.1f} {by:.1f}"
        f"L{cx:.1f} {cy:.1f}A{inner:.0f} {inner:.0f} 0 0 0 {dx:.1f} {dy:.1f}Z"
    )


def _shifts(canvas: Canvas) -> None:
    """Between two segments: a step costs a transport token (R2.04)."""
    for number in range(len(RESOURCES)):
        x, y = _at(_STEP * (number + 0.5) - pi / 2, _ICONS - 6)
        canvas.circle(x, y, 19, fill=palette.INK)
        icon(canvas, "transport", x, y, 28)


def _centre(canvas: Canvas) -> None:
    with canvas.group(data_resource=BATTERY):
        canvas.circle(_MIDDLE, _MIDDLE, _INNER, fill=palette.NIGHT, stroke=palette.INK, stroke_width=5)
        canvas.circle(_MIDDLE, _MIDDLE, _INNER - 6, fill=palette.BATTERY, opacity=0.35)
        canvas.circle(_MIDDLE, _MIDDLE, 50, fill=palette.PAPER, stroke=palette.BATTERY, stroke_width=7)
        icon(canvas, BATTERY, _MIDDLE, _MIDDLE, 78)
        for number in range(len(SEAT_NAMES)):
            canvas.circle(*_at(pi * (2 * number + 1) / 4 - pi, 80), 17, fill=palette.INK, opacity=0.45)
    canvas.anchor(f"segment-{BATTERY}", _MIDDLE, _MIDDLE)
    for number, seat in enumerate(SEAT_NAMES):
        canvas.anchor(f"segment-{BATTERY}-{seat}", *_at(pi * (2 * number + 1) / 4 - pi, 80))
