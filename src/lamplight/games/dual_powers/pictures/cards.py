"""Command cards, leader cards, their back, and the region tiles."""

from __future__ import annotations

from lamplight.kernel.components import Row
from lamplight.pictures.canvas import Canvas, Picture

from ..rules.components import Components
from .badges import region_badge
from .icons import icon
from .landmarks import landmark
from .lettering import block, broken, fitted
from .names import Names
from .palette import FONT, INK, IVORY, OCHRE, PAPER, VERMILION, RegionLook
from .portraits import portrait
from .shapes import burst, hatch
from .tokens import Token, face

WIDTH, HEIGHT = 240, 336
TILE = 160


def draw_cards(components: Components, names: Names, looks: dict[str, RegionLook]) -> list[Picture]:
    """All cards, face and back."""
    pictures = [command_card(row, names, looks[row.text("region")]) for row in components.commands]
    pictures += [leader_card(row, names) for row in components.leaders]
    return [*pictures, card_back(names)]


def draw_tiles(components: Components, names: Names, looks: dict[str, RegionLook]) -> list[Picture]:
    """The region tiles, each with the connection that it barricades."""
    ends = {row.text("id"): (row.text("from"), row.text("to")) for row in components.connections}
    return [tile(region, connection, ends[connection], names, looks) for region, connection in components.tiles.items()]


def command_card(row: Row, names: Names, look: RegionLook) -> Picture:
    """Days and points at the top, the region in the middle; below, recruiting or the action."""
    canvas = Canvas(WIDTH, HEIGHT)
    region, action = row.text("region"), row.text("action")
    for name in ("days", "recruit", "points"):
        canvas.fact(name, row.number(name))
    canvas.fact("region", region)
    canvas.fact("action", action)
    with canvas.group(font_family=FONT, font_weight=700):
        _paper(canvas)
        canvas.path("M5 122L235 62V238H5Z", fill=look.colour)
        canvas.path("M5 122L235 62V74L5 134Z", fill=INK)
        landmark(canvas, look.landmark, 132, 152, 104, look.ink, look.colour)
        region_badge(canvas, look, names.letters[region], 38, 174, 25)
        canvas.rect(5, 210, 230, 32, fill=INK)
        fitted(canvas, 120, 234, names.place(region).upper(), 25, 212, fill=IVORY)
        _days(canvas, row.number("days"))
        burst(canvas, 192, 50, 41, fill=OCHRE, stroke=INK, stroke_width=4)
        block(canvas, 192, 50, str(row.number("points")), 40 if row.number("points") < 10 else 30, INK)
        _recruit_value(canvas, row.number("recruit"))
        canvas.path("M132 250L116 326", stroke=INK, stroke_width=4)
        _action(canvas, action, names.of("icon", action))
        fitted(canvas, 62, 324, names.text("dual-powers-group-recruit"), 16, 92, fill=INK)
        _frame(canvas)
    return canvas.picture(f"card-{row.text('id')}", names.card(row))


def leader_card(row: Row, names: Names) -> Picture:
    """Days and the two strengths at the top, the leader's head, and the special action below."""
    canvas = Canvas(WIDTH, HEIGHT)
    side, leader, special = row.text("side"), row.text("id"), row.text("special")
    red = side == "red"
    canvas.fact("days", row.number("days"))
    canvas.fact("special", special)
    with canvas.group(font_family=FONT, font_weight=700):
        _paper(canvas)
        canvas.path("M5 120L235 60V238H5Z", fill=VERMILION if red else INK)
        if red:
            canvas.path("M5 238L235 92V60L5 206Z", fill=INK)
        else:
            canvas.circle(148, 166, 72, fill=IVORY)
        canvas.path("M5 120L235 60V72L5 132Z", fill=INK if red else "#2f4f73")
        portrait(canvas, leader, 148, 152, 120, "#24211d" if red else "#3c5068")
        canvas.rect(5, 210, 230, 32, fill=INK)
        fitted(canvas, 120, 234, names.of("leader", leader).upper(), 25, 212, fill=IVORY)
        _days(canvas, row.number("days"))
        unit = Token(leader, "unit", side, 0, row.number("fresh"), row.number("exhausted"))
        for x, exhausted in ((143, False), (197, True)):
            with canvas.group(transform=f"translate({x - 29} 12) scale(.58)"):
                face(canvas, unit, exhausted)
        icon(canvas, side, 32, 184, 40, IVORY if red else INK, IVORY)
        icon(canvas, special, 44, 285, 64, VERMILION, PAPER)
        told = broken(names.of("special", special), 22, 136)
        for number, line in enumerate(told):
            fitted(canvas, 158, 293 + 26 * number - 13 * (len(told) - 1), line, 22, 136, fill=INK)
        _frame(canvas)
    return canvas.picture(f"card-{leader}", names.leader_card(row))


def card_back(names: Names) -> Picture:
    """A wedge driven into a disc."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.rect(2, 2, WIDTH - 4, HEIGHT - 4, rx=14, fill=INK)
    canvas.path("M10 10H230V110L10 250Z", fill=PAPER)
    canvas.path(hatch([(10, 270), (230, 130), (230, 326), (10, 326)], 14), stroke="#3d3933", stroke_width=4)
    canvas.circle(148, 186, 66, fill=IVORY, stroke=INK, stroke_width=8)
    canvas.path("M10 30L178 194L10 172Z", fill=VERMILION)
    canvas.path("M34 296L226 174V190L34 312Z", fill=OCHRE)
    with canvas.group(transform="rotate(-32 150 66)"):
        block(canvas, 156, 66, "1917", 48, INK)
    _frame(canvas)
    return canvas.picture("card-back", names.text("dual-powers-title"))


def tile(region: str, connection: str, ends: tuple[str, str], names: Names, looks: dict[str, RegionLook]) -> Picture:
    """A region's tile: the region above, the barricaded connection below."""
    canvas = Canvas(TILE, TILE)
    look = looks[region]
    with canvas.group(font_family=FONT, font_weight=700):
        canvas.rect(3, 3, TILE - 6, TILE - 6, fill=look.colour)
        landmark(canvas, look.landmark, 106, 44, 70, look.ink, look.colour)
        region_badge(canvas, look, names.letters[region], 36, 44, 24)
        canvas.rect(3, 82, TILE - 6, 26, fill=INK)
        fitted(canvas, TILE / 2, 102, names.place(region).upper(), 22, TILE - 18, fill=IVORY)
        canvas.rect(3, 108, TILE - 6, TILE - 111, fill=PAPER)
        icon(canvas, "barricade", 29, 132, 42, VERMILION, PAPER)
        told = broken(names.of("connection", connection), 19, 96)
        for number, line in enumerate(told):
            low = 138 + 20 * number - 10 * (len(told) - 1)
            fitted(canvas, 56, low, line, 19, 96, fill=INK, text_anchor="start")
        canvas.rect(3, 3, TILE - 6, TILE - 6, fill="none", stroke=INK, stroke_width=6)
    first, second = (names.letters[end] for end in ends)
    title = f"{names.of('region', region)}: {names.of('connection', connection)} ({first}–{second})"
    return canvas.picture(f"tile-{region}", title)


def _paper(canvas: Canvas) -> None:
    canvas.rect(2, 2, WIDTH - 4, HEIGHT - 4, rx=14, fill=PAPER)


def _frame(canvas: Canvas) -> None:
    canvas.rect(4, 4, WIDTH - 8, HEIGHT - 8, rx=13, fill="none", stroke=INK, stroke_width=7)


def _days(canvas: Canvas, days: int) -> None:
    """The days of a card on a calendar leaf."""
    canvas.path("M16 22H104V112H16Z", fill=IVORY, stroke=INK, stroke_width=5)
    canvas.path("M14 20H106V36H14Z", fill=VERMILION)
    canvas.path("M36 10V30M84 10V30", stroke=INK, stroke_width=9)
    block(canvas, 60, 74, str(days), 62 if days < 10 else 46, INK)


def _recruit_value(canvas: Canvas, value: int) -> None:
    """The recruit value in bars of rank, beside a recruit."""
    icon(canvas, "recruit", 40, 277, 50, INK, PAPER)
    if value > 4:
        block(canvas, 90, 276, str(value), 44, VERMILION)
        return
    for number in range(value):
        canvas.rect(72 + 15 * number - 3 * max(0, value - 3), 258, 10, 38, fill=VERMILION)


def _action(canvas: Canvas, action: str, name: str) -> None:
    """The action's icon, and its name on one line or two."""
    lines = broken(name, 16, 98)
    icon(canvas, action, 180, 280 - 4 * len(lines), 64 - 5 * len(lines), VERMILION, PAPER)
    for number, line in enumerate(lines):
        fitted(canvas, 178, 325 - 15 * (len(lines) - 1 - number), line, 16, 98, fill=INK)
