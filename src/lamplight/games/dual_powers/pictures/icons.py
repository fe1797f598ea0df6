"""The icons of actions and things, each drawn in a box of 100 around a centre."""

from __future__ import annotations

from collections.abc import Callable

from lamplight.pictures.canvas import Canvas, Number

from .lettering import block
from .palette import INK, OCHRE
from .shapes import burst, hatch, ring, star

_Drawer = Callable[[Canvas, str, str], None]


def icon(canvas: Canvas, name: str, x: Number, y: Number, size: float, ink: str, ground: str) -> None:
    """An icon of a size; `ground` is the colour it stands on, for what is cut out of it."""
    with canvas.group(transform=f"translate({x:g} {y:g}) scale({size / 100:.3g})"):
        _ICONS[name](canvas, ink, ground)


def icon_names() -> list[str]:
    """The names of all icons."""
    return list(_ICONS)


def _move(canvas: Canvas, ink: str, _: str) -> None:
    canvas.path("M-46-13H4V-40L48 0L4 40V13H-46Z", fill=ink)


def _double_move(canvas: Canvas, ink: str, _: str) -> None:
    canvas.path("M-50-13H-22V-40L12 0L-22 40V13H-50ZM0-40H18L50 0L18 40H0L32 0Z", fill=ink)


def _rest(canvas: Canvas, ink: str, _: str) -> None:
    """A token that turns round: an arrow back to the start."""
    canvas.path("M-27 26A37 37 0 1 0-24-28", fill="none", stroke=ink, stroke_width=14)
    canvas.path("M-46 0L-44-46L-5-14Z", fill=ink)
    canvas.circle(0, 0, 11, fill=ink)


def _recruit(canvas: Canvas, ink: str, _: str) -> None:
    canvas.circle(-10, -27, 18, fill=ink)
    canvas.path("M-46 48L-38 2L-22-5H2L18 2L26 48Z", fill=ink)
    canvas.path("M31-46V-8M12-27H50", stroke=ink, stroke_width=13, fill="none")


def _recruit_leader(canvas: Canvas, ink: str, ground: str) -> None:
    _recruit(canvas, ink, ground)
    canvas.polygon([(x - 10, y + 26) for x, y in star(5, 18, 8)], fill=ground)


def _demonstration(canvas: Canvas, ink: str, ground: str) -> None:
    """A banner over a crowd."""
    canvas.path("M-46-44L46-36V4L-46-4Z", fill=ink)
    canvas.path("M-42 0V48M42 0V48", stroke=ink, stroke_width=7)
    for x in (-22, 0, 22):
        canvas.path(f"M{x - 10} 50V34L{x} 29L{x + 10} 34V50Z", fill=ink)
        canvas.circle(x, 19, 8, fill=ink)
    canvas.path("M-32-25L30-20M-32-14L12-10.5", stroke=ground, stroke_width=5)


def _espionage(canvas: Canvas, ink: str, ground: str) -> None:
    canvas.path("M-50 0L-22-27H22L50 0L22 27H-22Z", fill=ink)
    canvas.circle(0, 0, 19, fill=ground)
    canvas.circle(0, 0, 10, fill=ink)
    canvas.path("M-30-34L-36-46M0-36V-50M30-34L36-46", stroke=ink, stroke_width=8)


def _inspire(canvas: Canvas, ink: str, ground: str) -> None:
    """The raised fist, which is also on the Will of the People."""
    canvas.path("M-19 50V26L-34 12V-36L-30-40H30L34-36V10L19 26V50Z", fill=ink)
    canvas.path("M-17-40V-12M0-40V-12M17-40V-12", stroke=ground, stroke_width=4.5)
    canvas.path("M-36-10H8L14-2L6 9H-12L-18 16", fill="none", stroke=ground, stroke_width=5)


def _organise(canvas: Canvas, ink: str, ground: str) -> None:
    """A list with ticks."""
    canvas.path("M-34-42H34V50H-34ZM-14-50H14V-34H-14Z", fill=ink)
    canvas.path("M-24-16L-18-9L-8-22M-24 10L-18 17L-8 4M0-14H25M0 12H25M-24 35H25", fill="none", stroke=ground,
                stroke_width=6)  # fmt: skip


def _draw(canvas: Canvas, ink: str, ground: str) -> None:
    """A card taken from a pile."""
    canvas.path("M-40-28H8V44H-40Z", fill="none", stroke=ink, stroke_width=8)
    canvas.path("M-20-48H40V36H-20Z", fill=ink)
    canvas.path("M10-28V16M-8 0L10 20L28 0", fill="none", stroke=ground, stroke_width=9)


def _unrest(canvas: Canvas, ink: str, ground: str) -> None:
    canvas.polygon(star(9, 50, 32), fill=ink)
    block(canvas, 0, 0, "!", 44, ground)


def _barricade(canvas: Canvas, ink: str, ground: str) -> None:
    """Planks across, and beams that bar the way."""
    canvas.path("M-40 46L-8-46M40 46L8-46M-12 46L-40-34M12 46L40-34", stroke=ink, stroke_width=10)
    for y in (-20, 8, 32):
        canvas.path(f"M-50 {y + 4}L50 {y - 4}", stroke=ground, stroke_width=20)
        canvas.path(f"M-50 {y + 4}L50 {y - 4}", stroke=ink, stroke_width=13)


def _days(canvas: Canvas, ink: str, ground: str) -> None:
    canvas.path("M-42-34H42V46H-42Z", fill=ink)
    canvas.path("M-32-10H32V36H-32Z", fill=ground)
    canvas.path("M-20-48V-24M20-48V-24", stroke=ink, stroke_width=11)
    canvas.path("M-18 4H-6M8 4H20M-18 22H-6M8 22H20", stroke=ink, stroke_width=10)


def _points(canvas: Canvas, ink: str, ground: str) -> None:
    burst(canvas, 0, 0, 50, fill=ink)
    canvas.circle(0, 0, 25, fill="none", stroke=ground, stroke_width=7)


def _objective(canvas: Canvas, ink: str, ground: str) -> None:
    for radius, colour in ((48, ink), (35, ground), (22, ink), (9, ground)):
        canvas.circle(0, 0, radius, fill=colour)


def _bonus(canvas: Canvas, ink: str, ground: str) -> None:
    canvas.polygon(star(8, 50, 30), fill=ink)
    canvas.path("M0-20V20M-20 0H20", stroke=ground, stroke_width=12)


def _score(canvas: Canvas, ink: str, ground: str) -> None:
    canvas.path("M-50 0L-24-24V-9H24V-24L50 0L24 24V9H-24V24Z", fill=ink)
    canvas.polygon(ring(4, 12), fill=ground)


def _pass(canvas: Canvas, ink: str, _: str) -> None:
    canvas.path("M-44-38L0 0L-44 38ZM-4-38L40 0L-4 38ZM36-38H48V38H36Z", fill=ink)


def _fresh(canvas: Canvas, ink: str, _: str) -> None:
    canvas.circle(0, 0, 42, fill=ink)


def _exhausted(canvas: Canvas, ink: str, _: str) -> None:
    canvas.path(hatch(ring(32, 40), 15), stroke=ink, stroke_width=5)
    canvas.circle(0, 0, 42, fill="none", stroke=ink, stroke_width=8, stroke_dasharray="22 11")


def _red(canvas: Canvas, ink: str, _: str) -> None:
    canvas.polygon(star(5, 50, 24), fill=ink)


def _white(canvas: Canvas, ink: str, ground: str) -> None:
    canvas.path("M-42-46L0-38L42-46V4L28 32L0 50L-28 32L-42 4Z", fill=ground, stroke=ink, stroke_width=9)


def cruiser(canvas: Canvas, x: Number, y: Number, size: float, ink: str) -> None:
    """The Aurora, three funnels and two masts; not an icon but an ornament of the map."""
    with canvas.group(transform=f"translate({x:g} {y:g}) scale({size / 100:.3g})"):
        canvas.path("M-50 6H44L50-2L46 18H-42ZM-30 6V-2H30V6ZM-36-4H-26V-8H-48V-4Z", fill=ink)
        canvas.path("M-18 0V-22M-2 0V-22M14 0V-22", stroke=ink, stroke_width=9)
        canvas.path("M-30 0V-38M28 0V-38M-36-24H-24M22-24H34", stroke=ink, stroke_width=3)
        canvas.path("M28-38L40-34L28-30Z", fill=OCHRE if ink != INK else INK)


_ICONS: dict[str, _Drawer] = {
    "recruit": _recruit,
    "recruit-leader": _recruit_leader,
    "move": _move,
    "double-move": _double_move,
    "rest": _rest,
    "demonstration": _demonstration,
    "espionage": _espionage,
    "inspire": _inspire,
    "organise": _organise,
    "draw": _draw,
    "unrest": _unrest,
    "barricade": _barricade,
    "days": _days,
    "points": _points,
    "objective": _objective,
    "bonus": _bonus,
    "score": _score,
    "pass": _pass,
    "fresh": _fresh,
    "exhausted": _exhausted,
    "red": _red,
    "white": _white,
}
