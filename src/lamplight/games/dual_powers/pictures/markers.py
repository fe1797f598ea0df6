"""The markers, the barricade and the Will of the People; and the icons as pictures of their own."""

from __future__ import annotations

from lamplight.pictures.canvas import Canvas, Picture

from ..rules.components import ICONS, SIDES, SPECIALS, Components
from .icons import icon, icon_names
from .landmarks import landmark
from .lettering import block
from .names import Names
from .palette import INK, IVORY, OCHRE, PAPER, VERMILION, RegionLook
from .shapes import moved, ring, star

OBJECTIVES = 3
DIFFICULTIES = 6
_GROUPS = ("recruit", "recruit-leader", "unrest", "objective", "pass")


def draw_markers(names: Names) -> list[Picture]:
    """All markers of the two-player game and the difficulty markers of the solo game."""
    pictures = [_barricade(names), _will(names), _day(names), _month(names), _score(names)]
    pictures += [_objective(number, names) for number in range(1, OBJECTIVES + 1)]
    pictures += [_flag(name, names) for name in ("unrest", *SIDES)]
    return pictures + [_difficulty(number) for number in range(1, DIFFICULTIES + 1)]


def draw_icons(components: Components, names: Names, looks: dict[str, RegionLook]) -> list[Picture]:
    """Every icon, in black, and the landmark of every region."""
    pictures: list[Picture] = []
    for name in icon_names():
        canvas = Canvas(100, 100)
        icon(canvas, name, 50, 50, 92, INK, PAPER)
        pictures.append(canvas.picture(f"icon-{name}", _icon_title(name, names)))
    for region in components.regions:
        canvas = Canvas(100, 100)
        landmark(canvas, looks[region].landmark, 50, 50, 92, INK, PAPER)
        pictures.append(canvas.picture(f"icon-region-{region}", names.of("region", region)))
    return pictures


def _icon_title(name: str, names: Names) -> str:
    """What an icon is called where the game has a word for it."""
    groups = (("icon", ICONS), ("special", SPECIALS), ("side", SIDES), ("group", _GROUPS))
    domain = next((domain for domain, members in groups if name in members), "thing")
    return names.of(domain, name)


def _barricade(names: Names) -> Picture:
    """Planks and beams, with a flag on top."""
    canvas = Canvas(100, 100)
    canvas.circle(50, 50, 47, fill=OCHRE, stroke=INK, stroke_width=5)
    canvas.path("M58 34V4L90 14L58 22Z", fill=VERMILION, stroke=INK, stroke_width=3)
    icon(canvas, "barricade", 50, 58, 62, INK, OCHRE)
    return canvas.picture("barricade", names.text("dual-powers-special-demonstration"))


def _will(names: Names) -> Picture:
    canvas = Canvas(100, 100)
    canvas.polygon(moved(star(16, 49, 41), 50, 50), fill=OCHRE, stroke=INK, stroke_width=4, stroke_linejoin="round")
    icon(canvas, "inspire", 50, 51, 64, INK, OCHRE)
    return canvas.picture("will", names.text("dual-powers-special-inspire"))


def _day(names: Names) -> Picture:
    """A frame, so that the day is still read."""
    canvas = Canvas(100, 100)
    canvas.rect(9, 9, 82, 82, fill="none", stroke=INK, stroke_width=18)
    canvas.rect(9, 9, 82, 82, fill="none", stroke=OCHRE, stroke_width=11)
    canvas.path("M34 0H66L50 20Z", fill=VERMILION, stroke=INK, stroke_width=3)
    return canvas.picture("marker-day", names.text("cli-dp-calendar"))


def _month(names: Names) -> Picture:
    canvas = Canvas(100, 100)
    canvas.circle(50, 50, 46, fill=OCHRE, stroke=INK, stroke_width=6)
    icon(canvas, "days", 50, 50, 58, INK, OCHRE)
    return canvas.picture("marker-month", names.text("cli-dp-calendar"))


def _score(names: Names) -> Picture:
    canvas = Canvas(100, 100)
    canvas.polygon(moved(ring(4, 47), 50, 50), fill=OCHRE, stroke=INK, stroke_width=6, stroke_linejoin="round")
    canvas.polygon(moved(ring(4, 20), 50, 50), fill=INK)
    return canvas.picture("marker-score", names.text("cli-dp-track"))


def _objective(number: int, names: Names) -> Picture:
    """A pennant with the number of an objective; the first one belongs to the Unrest! region."""
    canvas = Canvas(100, 100)
    canvas.path("M6 6H94V66L50 96L6 66Z", fill=VERMILION if number == 1 else INK, stroke=IVORY, stroke_width=5,
                stroke_linejoin="round")  # fmt: skip
    block(canvas, 50, 44, str(number), 52, IVORY)
    title = names.text("dual-powers-group-unrest") if number == 1 else names.text("dual-powers-group-objective")
    return canvas.picture(f"marker-objective-{number}", f"{number}: {title}")


def _flag(name: str, names: Names) -> Picture:
    """A pennant on a region that will score: for Unrest!, or for the objective of a side."""
    canvas = Canvas(100, 100)
    fill, ink = {"unrest": (OCHRE, INK), "red": (VERMILION, IVORY), "white": (IVORY, INK)}[name]
    canvas.path("M6 6H94V66L50 96L6 66Z", fill=fill, stroke=INK, stroke_width=8, stroke_linejoin="round")
    icon(canvas, name, 50, 42, 60, ink, fill)
    words = "dual-powers-group-unrest" if name == "unrest" else f"dual-powers-side-{name}"
    return canvas.picture(f"flag-{name}", names.text(words))


def _difficulty(number: int) -> Picture:
    canvas = Canvas(100, 100)
    canvas.polygon(moved(ring(6, 48, 0), 50, 50), fill=IVORY, stroke=INK, stroke_width=7, stroke_linejoin="round")
    block(canvas, 34, 50, "X", 30, VERMILION)
    block(canvas, 68, 50, str(number), 44, INK)
    return canvas.picture(f"marker-difficulty-{number}", f"X = {number}")
