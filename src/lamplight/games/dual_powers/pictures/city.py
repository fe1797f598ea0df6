"""The map of the city: land between the arms of the river, streets, bridges, and places for the pieces."""

from __future__ import annotations

from collections.abc import Sequence
from math import atan2, cos, sin

from lamplight.kernel.types import Plain
from lamplight.pictures.canvas import Canvas, points_text

from ..rules.components import Components
from .badges import region_badge
from .geography import ConnectionPlan, Plan, Point, RegionPlan
from .icons import cruiser
from .landmarks import landmark
from .lettering import block, broken, fitted
from .names import Names
from .palette import INK, IVORY, PAPER, WATER, RegionLook
from .shapes import moved

MARKERS = 3
_SHORE = "#33495a"


def draw_city(
    canvas: Canvas, plan: Plan, components: Components, names: Names, looks: dict[str, RegionLook], top: float
) -> None:
    """The map, from `top` downwards, as wide as the plan says."""
    width, height = plan.size
    canvas.rect(0, top, width, height, fill=WATER)
    for region in plan.regions.values():
        for outline in (region.outline, *region.islands):
            canvas.polygon(moved(outline, 0, top), fill="none", stroke=_SHORE, stroke_width=16, stroke_linejoin="round")
    outlines: dict[str, Plain] = {}
    for name in components.regions:
        region = plan.regions[name]
        outlines[name] = [points_text(moved(outline, 0, top)) for outline in (region.outline, *region.islands)]
        with canvas.group(data_region=name):
            _land(canvas, plan.regions[name], looks[name], top)
    canvas.fact("outlines", outlines)
    _town(canvas, plan, top)
    for row in components.connections:
        name = row.text("id")
        with canvas.group(data_connection=name):
            _connection(canvas, plan.connections[name], names.of("connection", name), top)
        x, y = plan.connections[name].place
        canvas.anchor(f"connection-{name}", x, y + top)
    for name in components.regions:
        with canvas.group(data_region=name):
            _label(canvas, plan.regions[name], looks[name], names.letters[name], names.place(name), top)
        _places(canvas, name, plan.regions[name], plan.spacing, top)


def _land(canvas: Canvas, region: RegionPlan, look: RegionLook, top: float) -> None:
    for outline in (region.outline, *region.islands):
        canvas.polygon(moved(outline, 0, top), fill=look.ground, stroke=INK, stroke_width=4, stroke_linejoin="round")


def _town(canvas: Canvas, plan: Plan, top: float) -> None:
    """Streets, railways and canals that are no connections, the river's name, a ship."""
    for line in plan.streets:
        canvas.path(_path(line.path, top), fill="none", stroke=IVORY, stroke_width=line.width, stroke_opacity=0.6)
    for rail in plan.rails:
        canvas.path(_path(rail, top), fill="none", stroke=INK, stroke_width=9, stroke_dasharray="2 7")
        canvas.path(_path(rail, top), fill="none", stroke=INK, stroke_width=2)
    for line in plan.canals:
        canvas.path(_path(line.path, top), fill="none", stroke=WATER, stroke_width=line.width)
    for lettering in plan.lettering:
        x, y = lettering.at
        with canvas.group(transform=f"rotate({lettering.turn:g} {x:g} {y + top:g})"):
            block(canvas, x, y + top, lettering.words, lettering.height, "#5f7a8c", weight=0.16)
    for x, y, size in plan.ships:
        cruiser(canvas, x, y + top, size, PAPER)


def _path(points: Sequence[Point], top: float) -> str:
    return "M" + "L".join(f"{x:g} {y + top:g}" for x, y in points)


def _connection(canvas: Canvas, plan: ConnectionPlan, name: str, top: float) -> None:
    """The way itself, the place for the barricade on it, and its name."""
    line = _path(plan.path, top)
    if plan.kind == "bridge":
        _bridge(canvas, plan.path, top)
    elif plan.kind == "canal":
        canvas.path(line, fill="none", stroke=INK, stroke_width=24)
        canvas.path(line, fill="none", stroke=IVORY, stroke_width=18)
        canvas.path(line, fill="none", stroke=WATER, stroke_width=8)
    else:
        canvas.path(line, fill="none", stroke=INK, stroke_width=20, stroke_linejoin="round")
        canvas.path(line, fill="none", stroke=IVORY, stroke_width=13, stroke_linejoin="round")
    x, y = plan.place
    canvas.circle(x, y + top, 27, fill=PAPER, stroke=INK, stroke_width=5)
    canvas.circle(x, y + top, 18, fill="none", stroke=INK, stroke_width=3, stroke_dasharray="6 5.3")
    _name(canvas, plan, name, top)


def _bridge(canvas: Canvas, path: Sequence[Point], top: float) -> None:
    line = _path(path, top)
    canvas.path(line, fill="none", stroke=INK, stroke_width=40)
    canvas.path(line, fill="none", stroke=IVORY, stroke_width=32)
    canvas.path(line, fill="none", stroke=INK, stroke_width=20)
    canvas.path(line, fill="none", stroke=PAPER, stroke_width=16)
    for (x1, y1), (x2, y2) in (path[:2], path[-1:-3:-1]):  # a bar across each end
        turn = atan2(y2 - y1, x2 - x1)
        dx, dy = -24 * sin(turn), 24 * cos(turn)
        canvas.line(x1 - dx, y1 + top - dy, x1 + dx, y1 + top + dy, stroke=INK, stroke_width=8)


def _name(canvas: Canvas, plan: ConnectionPlan, name: str, top: float) -> None:
    x, y, width = plan.label
    colour, halo = (IVORY, WATER) if plan.ink == "light" else (INK, IVORY)
    lines = [name] if plan.turn else broken(name, 22, width if len(name) < 8 else 0)
    turn = f"rotate({plan.turn:g} {x:g} {y + top:g})" if plan.turn else None
    for number, line in enumerate(lines):
        low = y + top + 8 + 23 * number - 11.5 * (len(lines) - 1)
        fitted(
            canvas,
            x,
            low,
            line,
            22,
            width,
            fill=colour,
            text_anchor=plan.align,
            transform=turn,
            paint_order="stroke",
            stroke=halo,
            stroke_width=5,
            stroke_linejoin="round",
        )


def _label(canvas: Canvas, region: RegionPlan, look: RegionLook, letter: str, name: str, top: float) -> None:
    """Landmark, badge and name."""
    x, y, size = region.landmark
    landmark(canvas, look.landmark, x, y + top, size, INK, look.ground, halo=True)
    x, y, width = region.label
    region_badge(canvas, look, letter, x, y + top, 23)
    x, y, width = region.name or (x + 34, y + 10, width)
    fitted(canvas, x, y + top, name.upper(), 27, width, fill=INK, text_anchor="start")


def _places(canvas: Canvas, name: str, region: RegionPlan, spacing: float, top: float) -> None:
    """The anchors of a region: its centre, its token places row by row, its objective markers."""
    x, y = region.centre
    canvas.anchor(f"region-{name}", x, y + top)
    number = 0
    for left, low, count in region.places:
        for place in range(count):
            number += 1
            canvas.anchor(f"region-{name}-{number}", left + place * spacing, low + top)
    x, y = region.markers
    for marker in range(1, MARKERS + 1):
        canvas.anchor(f"marker-{marker}-{name}", x + (marker - 1) * spacing * 0.76, y + top)
