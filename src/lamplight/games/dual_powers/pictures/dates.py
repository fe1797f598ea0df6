"""The calendar: the months with what an Unrest! region is worth in them, and the days below."""

from __future__ import annotations

from lamplight.pictures.canvas import Canvas

from ..rules.components import Components
from ..rules.tables import two_spaces
from .icons import icon
from .lettering import block, broken, fitted
from .names import Names
from .palette import GREY, INK, IVORY, OCHRE, PAPER, VERMILION
from .portraits import portrait
from .shapes import burst, moved, star

MARGIN = 20
MONTH_HEIGHT = 118
DAY_HEIGHT = 60
ROW = 16


def day_rows(days: int, middle: int) -> list[range]:
    """The days in rows: up to the middle and after it, so that a bonus ends each row; long calendars are cut evenly."""
    if middle <= ROW and days - middle <= ROW:
        return [range(1, middle + 1), range(middle + 1, days + 1)]
    return [range(first, min(first + ROW, days + 1)) for first in range(1, days + 1, ROW)]


def calendar_height(components: Components) -> int:
    """How much room the calendar needs."""
    rows = day_rows(components.calendar.number("days"), components.calendar.number("middle"))
    month_rows = -(-len(components.months) // 6)
    return month_rows * (MONTH_HEIGHT + 36) + len(rows) * (DAY_HEIGHT + 4) + MARGIN


def draw_calendar(canvas: Canvas, components: Components, names: Names, top: float) -> None:
    """Months and days, from `top` downwards."""
    canvas.fact("months", [row.text("id") for row in components.months])
    for number, row in enumerate(components.months):
        across = min(6, len(components.months))
        width = (canvas.width - 2 * MARGIN) / across
        left, low = MARGIN + number % across * width, top + number // across * (MONTH_HEIGHT + 36) + 32
        _month(canvas, components, names, row.text("id"), row.number("unrest"), number, left, low, width - 4)
    top += -(-len(components.months) // 6) * (MONTH_HEIGHT + 36)
    _days(canvas, components, top)


def _month(
    canvas: Canvas,
    components: Components,
    names: Names,
    month: str,
    points: int,
    number: int,
    left: float,
    top: float,
    width: float,
) -> None:
    """A month: its name, a place for the marker, the points; where Trotsky waits for it, his place above."""
    with canvas.group(data_month=month):
        canvas.rect(left, top, width, MONTH_HEIGHT, fill=IVORY, stroke=INK, stroke_width=4)
        canvas.rect(left, top, width, 54, fill=VERMILION if number % 2 else INK)
        lines = broken(names.of("month", month).upper(), 21, width - 14)
        for place, line in enumerate(lines):
            fitted(canvas, left + width / 2, top + 34 + 21 * place - 10.5 * (len(lines) - 1), line, 21, width - 14,
                   fill=IVORY)  # fmt: skip
        low = top + 86
        canvas.circle(left + width * 0.28, low, 25, fill=PAPER, stroke=INK, stroke_width=3, stroke_dasharray="7 5")
        burst(canvas, left + width * 0.72, low, 30, fill=OCHRE, stroke=INK, stroke_width=3)
        block(canvas, left + width * 0.72, low, str(points), 30 if points < 10 else 22, INK)
    months = [row.text("id") for row in components.months]
    if month == months[-1]:  # D6.4: where it is two spaces, the marker lies left first, then right
        for name, part in zip(two_spaces(months), (0.18, 0.4), strict=True):
            if name != month:
                with canvas.group(data_month=name, data_points=points):
                    canvas.anchor(f"month-{name}", left + width * part, low)
    canvas.anchor(f"month-{month}", left + width * 0.28, low)
    for who, when in (("trotsky", "trotsky_returns"), ("red-trotsky", "trotsky_joins")):
        if components.calendar.text(when) == month:
            x, y = left + width / 2, top - 27
            canvas.circle(x, y, 29, fill=PAPER, stroke=INK, stroke_width=4)
            with canvas.group(opacity=0.5):
                portrait(canvas, who, x, y + 2, 44)
            if who == "red-trotsky":
                canvas.polygon(moved(star(5, 14, 6.5), x + 22, y + 16), fill=VERMILION, stroke=INK, stroke_width=2)
            canvas.anchor(who, x, y)


def _days(canvas: Canvas, components: Components, top: float) -> None:
    calendar = components.calendar
    days, middle, skip = calendar.number("days"), calendar.number("middle"), calendar.number("skip")
    rows = day_rows(days, middle)
    across = max(len(row) for row in rows)
    step = (canvas.width - 2 * MARGIN) / across
    for place, row in enumerate(rows):
        low = top + place * (DAY_HEIGHT + 4)
        stretch = step * across / len(row) if len(row) * 2 > across else step
        for number, day in enumerate(row):
            left = MARGIN + number * stretch
            kind = "bonus" if day in (middle, days) else "skipped" if days - skip <= day < days else ""
            _day(canvas, day, kind, left, low, stretch - 3)


def _day(canvas: Canvas, day: int, kind: str, left: float, top: float, width: float) -> None:
    x, y = left + width / 2, top + DAY_HEIGHT / 2
    with canvas.group(data_day=day):
        fill = OCHRE if kind == "bonus" else PAPER if kind == "skipped" else IVORY
        canvas.rect(left, top, width, DAY_HEIGHT, fill=fill, stroke=INK, stroke_width=3)
        if kind == "skipped":  # one goes on to the last day
            block(canvas, x - 8, y - 6, str(day), 20, GREY)
            canvas.path(f"M{left + 8:g} {y + 17:g}h{width - 26:g}v-8l14 13l-14 13v-8h-{width - 26:g}Z", fill=GREY)
        elif kind == "bonus":
            block(canvas, x, y - 9, str(day), 28, INK)
            icon(canvas, "bonus", x, y + 18, 22, INK, OCHRE)
        else:
            block(canvas, x, y, str(day), 26, INK)
    canvas.anchor(f"day-{day}", x, y)
