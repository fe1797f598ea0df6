"""A region's badge: its shape in its colour, with its letter."""

from __future__ import annotations

from lamplight.pictures.canvas import Canvas, Number

from .lettering import fitted
from .palette import INK, RegionLook
from .shapes import badge, moved


def region_badge(canvas: Canvas, look: RegionLook, letter: str, x: Number, y: Number, size: float) -> None:
    """The badge around a centre, about `size` to each side."""
    points = moved(badge(look.badge, size), x, y)
    canvas.polygon(points, fill=look.colour, stroke=INK, stroke_width=round(size / 7, 1), stroke_linejoin="round")
    letters = size * (1.25 if len(letter) == 1 else 1.05)
    fitted(canvas, x, y + letters * 0.36, letter, letters, size * 1.4, fill=look.ink, font_weight=700)
