"""Small pieces: cubes, houses, discs, dice, coins, tokens, markers, and the icons by themselves."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from lamplight.pictures.canvas import Attribute, Canvas, Picture
from lamplight.text.speaker import Speaker

from ..rules.model import BATTERY, RESOURCES, Components
from ..rules.tables import SEAT_NAMES
from . import palette, shapes
from .icons import icon, numbered
from .lettering import name, write

SIDE = 96
_MIDDLE = SIDE / 2
SHOWN = (
    *RESOURCES,
    BATTERY,
    "money",
    "points",
    "transport",
    "gps",
    "search",
    "check",
    "house",
    "hospital",
    "hand",
    "any",
)
"""The icons that are pictures of their own."""


def draw_tokens(components: Components, speaker: Speaker) -> list[Picture]:
    """All small pieces of a set."""
    pictures: list[Picture] = []

    def add(picture: str, draw: Callable[[Canvas], None], *called: tuple[str, str]) -> None:
        canvas = Canvas(SIDE, SIDE)
        draw(canvas)
        title = ", ".join(name(speaker, kind, identifier) for kind, identifier in called)
        pictures.append(canvas.picture(picture, title or picture))

    for seat in SEAT_NAMES:
        shades = palette.SEATS[seat]
        add(f"cube-{seat}", partial(_cube, seat=seat), ("side", seat))
        add(f"house-{seat}", partial(shapes.house, x=_MIDDLE, y=_MIDDLE, size=84, shades=shades), ("side", seat))
        add(f"disc-{seat}", partial(_disc, seat=seat), ("side", seat))
    for colour, faces in components.dice.items():
        for face in dict.fromkeys(faces):
            add(f"die-{colour}-{face}", partial(die, colour=colour, face=face), ("die", colour), ("resource", face))
    for value in (1, 5):
        add(f"coin-{value}", partial(numbered, name="money", number=value, x=_MIDDLE, y=_MIDDLE, size=88))
    add("token-transport", partial(_token, shown="transport", ground="#d9f2e4"), ("resource", "transport"))
    add("token-gps", partial(_gps, icons=components.search.number("gps")), ("resource", "gps"))
    add("marker-start", _start)
    limit = components.player.number("big_hand_limit")
    add("marker-hand", partial(hand_limit, x=_MIDDLE, y=_MIDDLE, size=86, limit=limit))
    add("marker-locked", _locked)
    for shown in SHOWN:
        add(f"icon-{shown}", partial(icon, name=shown, x=_MIDDLE, y=_MIDDLE, size=88), ("resource", shown))
    return pictures


def _cube(canvas: Canvas, seat: str) -> None:
    """A cube that is found wherever it stands. Its mark tells the seat without colour."""
    shapes.cube(canvas, _MIDDLE, _MIDDLE, 88, palette.SEATS[seat])
    with canvas.group(transform=f"translate({_MIDDLE} {_MIDDLE - 22}) scale(.71 .38)"):
        _seat_mark(canvas, seat)


def _seat_mark(canvas: Canvas, seat: str) -> None:
    if seat == "orange":
        canvas.circle(0, 0, 20, fill=palette.INK)
    elif seat == "grey":
        canvas.path("M-20 -9H20M-20 9H20", stroke=palette.INK, stroke_width=10)
    elif seat == "white":
        canvas.circle(0, 0, 17, fill="none", stroke=palette.INK, stroke_width=9)
    else:
        canvas.path("M-20 0H20M0 -20V20", stroke=palette.INK, stroke_width=11)


def _disc(canvas: Canvas, seat: str) -> None:
    light, plain, shadow = palette.SEATS[seat]
    canvas.path("M8 44V58A40 30 0 0 0 88 58V44Z", fill=shadow, stroke=palette.INK, stroke_width=4)
    canvas.path("M8 44A40 30 0 0 1 88 44A40 30 0 0 1 8 44Z", fill=plain, stroke=palette.INK, stroke_width=4)
    canvas.path("M20 43A28 20 0 0 1 76 43A28 20 0 0 1 20 43Z", fill=light)
    with canvas.group(transform="translate(48 43) scale(.7 .5)"):
        _seat_mark(canvas, seat)


def die(canvas: Canvas, colour: str, face: str) -> None:
    """A die showing a resource, its colour also told by the shape in its corner."""
    canvas.rect(5, 5, SIDE - 10, SIDE - 10, rx=18, fill=palette.CARD[colour], stroke=palette.INK, stroke_width=4)
    canvas.circle(_MIDDLE + 2, _MIDDLE + 2, 33, fill="#ffffff", opacity=0.92)
    icon(canvas, face, _MIDDLE + 2, _MIDDLE + 2, 54)
    shapes.colour_shape(canvas, colour, 20, 20, 8, fill="#ffffff", stroke=palette.DEEP[colour], stroke_width=2)


def _token(canvas: Canvas, shown: str, ground: str) -> None:
    canvas.circle(_MIDDLE, _MIDDLE, 44, fill=ground, stroke=palette.INK, stroke_width=4)
    icon(canvas, shown, _MIDDLE, _MIDDLE, 64)


def _gps(canvas: Canvas, icons: int) -> None:
    """A GPS token with the search icons it is worth (R4.08)."""
    canvas.polygon(
        shapes.star(_MIDDLE, _MIDDLE, 4, 46, 44),
        fill="#ffe0ee",
        stroke=palette.INK,
        stroke_width=4,
        stroke_linejoin="round",
    )
    icon(canvas, "gps", 36, _MIDDLE, 58)
    write(canvas, 70, 34, str(icons), 26, fill=palette.INK)
    icon(canvas, "search", 69, 62, 26)


def _start(canvas: Canvas) -> None:
    """The starting player's marker: a street lamp."""
    canvas.circle(_MIDDLE, _MIDDLE, 44, fill=palette.DUSK, stroke=palette.LAMP, stroke_width=5)
    canvas.path("M45 42H77L80 72H38Z", fill=palette.GLOW, opacity=0.6)
    post: dict[str, Attribute] = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    canvas.path("M22 74H40M31 74V34Q31 24 41 24H61V28", stroke=palette.SILVER, stroke_width=7, **post)
    canvas.path("M44 43A17 16 0 0 1 78 43Z", fill=palette.LAMP, stroke=palette.INK, stroke_width=3)


def hand_limit(canvas: Canvas, x: float, y: float, size: float, limit: int) -> None:
    """The hand limit for refreshing, from 0 to `limit` (R8.01)."""
    canvas.rect(
        x - size / 2,
        y - size / 2,
        size,
        size,
        rx=size * 0.16,
        fill=palette.PAPER,
        stroke=palette.INK,
        stroke_width=size * 0.05,
    )
    icon(canvas, "hand", x, y - size * 0.17, size * 0.52)
    write(canvas, x, y + size * 0.28, f"0–{limit}", size * 0.34, fill=palette.INK)


def _locked(canvas: Canvas) -> None:
    canvas.circle(_MIDDLE, _MIDDLE, 44, fill="#3a4258", stroke=palette.INK, stroke_width=4)
    icon(canvas, "lock", _MIDDLE, _MIDDLE - 3, 62)
