"""The whole poster: title and tiles, the support track, the city, the calendar."""

from __future__ import annotations

from pathlib import Path

from lamplight.pictures.canvas import Canvas, Picture

from ..rules.components import Components
from .city import draw_city
from .dates import calendar_height, draw_calendar
from .geography import plan_of
from .icons import icon
from .lettering import block, broken, fitted
from .names import Names
from .palette import FONT, GREY, INK, IVORY, OCHRE, PAPER, VERMILION, RegionLook
from .shapes import hatch

WIDTH = 1000
HEAD, TRACK = 236, 192
TILE = 150
ABOVE = 28
"""How far Trotsky's places stand out of the calendar."""


def draw_board(folder: Path, components: Components, names: Names, looks: dict[str, RegionLook]) -> Picture:
    """The board with its anchors."""
    plan = plan_of(folder, components)
    city = HEAD + TRACK
    dates = city + plan.size[1]
    canvas = Canvas(WIDTH, dates + calendar_height(components))
    with canvas.group(font_family=FONT, font_weight=700):
        draw_city(canvas, plan, components, names, looks, city)
        for top, height in ((0, city), (dates, canvas.height - dates)):  # over the shores that the map's edge cuts
            canvas.rect(0, top, WIDTH, height, fill=PAPER)
        _head(canvas, names)
        _track(canvas, components.track.number("end"), names, HEAD)
        canvas.path(f"M0 {city}H{WIDTH}M0 {dates}H{WIDTH}", stroke=INK, stroke_width=8)
        draw_calendar(canvas, components, names, dates)
        canvas.anchor("map-top", 0, city)
        canvas.anchor("map-bottom", WIDTH, dates)
        canvas.rect(4, 4, canvas.width - 8, canvas.height - 8, fill="none", stroke=INK, stroke_width=8)
    return canvas.picture("board", names.text("dual-powers-title"))


def draw_strips(components: Components, names: Names) -> list[Picture]:
    """The support track and the calendar by themselves, for screens that lay them beside the map."""
    track = Canvas(WIDTH, TRACK)
    with track.group(font_family=FONT, font_weight=700):
        track.rect(0, 0, WIDTH, TRACK, fill=PAPER)
        _track(track, components.track.number("end"), names, 0)
        track.rect(3, 3, WIDTH - 6, TRACK - 6, fill="none", stroke=INK, stroke_width=6)
    dates = Canvas(WIDTH, calendar_height(components) + ABOVE - 8)
    with dates.group(font_family=FONT, font_weight=700):
        dates.rect(0, 0, WIDTH, dates.height, fill=PAPER)
        draw_calendar(dates, components, names, ABOVE)
        dates.rect(3, 3, WIDTH - 6, dates.height - 6, fill="none", stroke=INK, stroke_width=6)
    return [
        track.picture("track", names.text("cli-dp-track")),
        dates.picture("calendar", names.text("cli-dp-calendar")),
    ]


def _head(canvas: Canvas, names: Names) -> None:
    """The name of the city on a wedge, and the spaces for the two region tiles."""
    canvas.path("M8 8H610L8 132Z", fill=VERMILION)
    canvas.path("M8 190L640 101V113L8 202Z", fill=INK)
    canvas.path(hatch([(310, 168), (424, 152), (424, 226), (310, 226)], 12), stroke=INK, stroke_width=3)
    with canvas.group(transform="rotate(-8 320 94)"):
        block(canvas, 324, 94, "ПЕТРОГРАД", 76, INK, weight=0.2)
    with canvas.group(transform="rotate(-8 530 172)"):
        block(canvas, 534, 172, "1917", 72, VERMILION, weight=0.24)
    title, _, rest = names.text("dual-powers-title").partition(":")
    fitted(canvas, 24, 222, f"{title}: {rest.strip()}" if rest else title, 22, 280, fill=INK, text_anchor="start")
    for name, words, x in (("unrest", "cli-dp-unrest", 744), ("next-unrest", "dual-powers-picture-next-unrest", 908)):
        _tile_space(canvas, name, names.text(words), x, name == "unrest")


def _tile_space(canvas: Canvas, name: str, words: str, x: float, now: bool) -> None:
    with canvas.group(data_space=name):
        canvas.rect(x - 80, 16, 160, 206, fill=VERMILION if now else INK)
        lines = broken(words, 21, 150)
        for number, line in enumerate(lines):
            fitted(
                canvas, x, 50 + 19 * number - 14 * (len(lines) - 1), line, 26 - 6 * (len(lines) - 1), 146, fill=IVORY
            )
        canvas.rect(x - TILE / 2, 64, TILE, TILE, fill=PAPER, stroke=IVORY, stroke_width=4, stroke_dasharray="12 8")
        icon(canvas, "unrest" if now else "barricade", x, 139, 84, VERMILION if now else GREY, PAPER)
    canvas.anchor(name, x, 64 + TILE / 2)


def _track(canvas: Canvas, end: int, names: Names, top: float) -> None:
    """The support track: White's end on the left, Red's on the right, and a place for the Will beside each name."""
    canvas.fact("track_end", end)
    canvas.rect(0, top, 500, TRACK, fill=INK)
    canvas.path(f"M40 {top:g}A190 190 0 0 0 40 {top + TRACK:g}H400A190 190 0 0 0 400 {top:g}Z", fill=IVORY)
    canvas.path(f"M1000 {top:g}V{top + TRACK:g}L380 {top + 94:g}Z", fill=VERMILION)
    for side, x, sign in (("white", 62.0, 1), ("red", 938.0, -1)):
        _camp(canvas, side, names, x, top + 54, sign)
    step = (WIDTH - 40) / (2 * end + 1)
    for space in range(-end, end + 1):
        _space(canvas, space, end, 20 + (space + end) * step, top + 112, step)


def _camp(canvas: Canvas, side: str, names: Names, x: float, y: float, sign: int) -> None:
    """A side: its place for the Will, its sign and its names."""
    red = side == "red"
    canvas.circle(x, y, 42, fill=PAPER, stroke=INK, stroke_width=5, stroke_dasharray="12 6")
    icon(canvas, "inspire", x, y, 44, GREY, PAPER)
    canvas.anchor(f"will-{side}", x, y)
    align = "end" if red else "start"
    edge = x + sign * 54
    icon(canvas, side, edge + sign * 18, y + 4, 34, IVORY if red else INK, IVORY)
    ink = IVORY if red else INK
    fitted(canvas, edge + sign * 42, y + 16, names.of("side", side).upper(), 32, 150, text_anchor=align, fill=ink)
    fitted(canvas, edge, y + 44, names.of("faction", side), 22, 230, text_anchor=align, fill=ink)


def _space(canvas: Canvas, space: int, end: int, left: float, top: float, step: float) -> None:
    """A space of the track; the centre and the two ends are marked by more than their colour."""
    x, y, height = left + step / 2, top + 34, 62
    last = abs(space) == end
    fill = OCHRE if space == 0 else VERMILION if space > 0 else IVORY
    ink = IVORY if space > 0 else INK
    with canvas.group(data_space=space):
        canvas.rect(left + 1, top + 3, step - 2, height, fill=fill, stroke=INK, stroke_width=3)
        if last:
            icon(canvas, "red" if space > 0 else "white", x, y, min(step * 0.8, 34), ink, fill)
        elif space == 0:
            canvas.path(f"M{x:g} {top + 10:g}V{top + 58:g}", stroke=INK, stroke_width=5)
        elif step > 30 or space % 5 == 0:
            block(canvas, x, y, str(abs(space)), min(20.0, step * 0.6), ink)
    canvas.anchor(f"track-{space}", x, y)
