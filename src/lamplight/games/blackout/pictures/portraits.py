"""Drawing somebody: shoulders and clothes in the colour of the card, a face, hair, a hat, and what they hold.

The middle of the shoulders at the bottom is the origin; the head is about 74 above it, the whole about 120 high and 100
wide.
"""

from __future__ import annotations

from lamplight.pictures.canvas import Attribute, Canvas

from . import palette
from .faces import Look
from .tools import hold

_RIM: dict[str, Attribute] = {"stroke": palette.INK, "stroke_width": 3}
_PAPER = "#fbf6ea"


def portrait(canvas: Canvas, look: Look, colour: str, x: float, bottom: float, scale: float) -> None:
    """Somebody, with the shoulders ending at `bottom`."""
    turn = -scale if look.mirrored else scale
    with canvas.group(transform=f"translate({x:.1f} {bottom:.1f}) scale({turn:g} {scale:g})", stroke_linejoin="round"):
        canvas.circle(0, -70, 52, fill=palette.GLOW, opacity=0.2)
        if look.style in ("long", "tails"):
            canvas.path(_BEHIND[look.style], fill=look.hair, **_RIM)
        _body(canvas, look, colour)
        with canvas.group(transform=f"rotate({look.tilt} 0 -52)"):
            _head(canvas, look)
            _hair(canvas, look)
            _hat(canvas, look, colour)
        if look.tool:
            hold(canvas, look.tool, look.skin)


def _body(canvas: Canvas, look: Look, colour: str) -> None:
    cloth = {"coat": _PAPER, "suit": palette.DEEP[colour]}.get(look.clothes, palette.CARD[colour])
    canvas.path("M-50 0C-50 -32 -34 -46 0 -46C34 -46 50 -32 50 0Z", fill=cloth, **_RIM)
    canvas.path("M-10 -58H10V-44A10 8 0 0 1 -10 -44Z", fill=look.skin, **_RIM)
    for path, fill in _CLOTHES[look.clothes]:
        canvas.path(path, fill=palette.CARD[colour] if fill == "card" else fill)


_CLOTHES: dict[str, tuple[tuple[str, str], ...]] = {
    "vest": (("M-35 0V-40L-26 -43V0ZM26 0V-43L35 -40V0Z", palette.LAMP),),
    "apron": (
        ("M-22 0V-30Q0 -22 22 -30V0Z", _PAPER),
        ("M-24 -44L-16 -28H-21L-29 -42ZM24 -44L16 -28H21L29 -42Z", _PAPER),
    ),
    "coat": (("M-13 -45L0 -18L13 -45L18 -43L3 0H-3L-18 -43Z", "card"),),
    "suit": (("M-13 -45L0 -14L13 -45L8 -46L0 -38L-8 -46Z", _PAPER), ("M-4 -38H4L6 -10L0 0L-6 -10Z", "card")),
    "overall": (("M-22 0V-24H22V0Z", "#31508f"), ("M-26 -43L-16 -24H-22L-32 -41ZM26 -43L16 -24H22L32 -41Z", "#31508f")),
    "uniform": (("M-2 -40H2V0H-2ZM-42 -34L-26 -42L-23 -37L-39 -29ZM42 -34L26 -42L23 -37L39 -29Z", palette.GOLD),),
    "jacket": (("M-14 -46L0 -26L14 -46L20 -42L2 -14V0H-2V-14L-20 -42Z", "#ffffff"),),
}
"""What lies upon the shoulders: paths with their fills; `card` is the colour of the card."""

_BEHIND = {
    "long": "M-27 -74C-30 -108 30 -108 27 -74L30 -30Q0 -22 -30 -30Z",
    "tails": "M-20 -80C-46 -84 -44 -46 -34 -38C-30 -52 -28 -60 -20 -66Z"
    "M20 -80C46 -84 44 -46 34 -38C30 -52 28 -60 20 -66Z",
}


def _head(canvas: Canvas, look: Look) -> None:
    canvas.circle(0, -74, 23, fill=look.skin, **_RIM)
    canvas.path("M-8 -73V-70M8 -73V-70M-6 -60Q0 -55 6 -60", fill="none", stroke_linecap="round", **_RIM)
    if look.face in ("glasses", "round"):
        shape = "M-16 -76H-3V-67H-16ZM3 -76H16V-67H3ZM-3 -73H3" if look.face == "glasses" else _ROUND
        canvas.path(shape, fill="#ffffff", fill_opacity=0.35, stroke=palette.INK, stroke_width=2.4)
    elif look.face == "moustache":
        canvas.path("M0 -65Q-6 -68 -12 -62Q-4 -60 0 -63Q4 -60 12 -62Q6 -68 0 -65Z", fill=look.hair)
    elif look.face == "beard":
        canvas.path("M-22 -70C-22 -44 22 -44 22 -70Q14 -62 8 -64Q0 -68 -8 -64Q-14 -62 -22 -70Z", fill=look.hair)
        canvas.path("M-4 -59Q0 -57 4 -59", fill="none", stroke=look.skin, stroke_width=3)
    elif look.face == "patch":
        canvas.path("M10 -66l6 -4", stroke="#ffffff", stroke_width=5, stroke_linecap="round")


_ROUND = "M-15 -72a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM3 -72a6 6 0 1 0 12 0a6 6 0 1 0 -12 0ZM-3 -73H3"

_HAIR = {
    "short": "M-24 -74C-26 -104 26 -104 24 -74Q18 -86 6 -88Q-14 -90 -24 -74Z",
    "bob": "M-27 -58C-32 -108 32 -108 27 -58L19 -60C22 -78 16 -86 0 -86C-16 -86 -22 -78 -19 -60Z",
    "long": "M-25 -70C-27 -104 27 -104 25 -70Q20 -88 2 -88Q-18 -88 -25 -70Z",
    "bun": "M-24 -74C-26 -102 26 -102 24 -74Q14 -90 0 -90Q-14 -90 -24 -74ZM-9 -98A9 9 0 1 1 9 -98Z",
    "curls": "M-25 -68A9 9 0 0 1 -25 -84A10 10 0 0 1 -12 -97A10 10 0 0 1 10 -98A10 10 0 0 1 25 -85"
    "A9 9 0 0 1 25 -68Q20 -86 0 -86Q-20 -86 -25 -68Z",
    "side": "M-24 -72C-28 -106 30 -104 24 -74Q22 -84 12 -90Q-4 -80 -20 -86Q-24 -80 -24 -72Z",
    "tails": "M-24 -74C-26 -104 26 -104 24 -74Q16 -90 0 -84Q-16 -90 -24 -74Z",
}


def _hair(canvas: Canvas, look: Look) -> None:
    if look.style in _HAIR:
        canvas.path(_HAIR[look.style], fill=look.hair, stroke=palette.INK, stroke_width=2.4)


def _hat(canvas: Canvas, look: Look, colour: str) -> None:
    deep = palette.DEEP[colour]
    for path, fill in _HATS.get(look.hat, ()):
        canvas.path(path, fill={"card": palette.CARD[colour], "deep": deep}.get(fill, fill), **_RIM)
    if look.hat == "helmet":
        canvas.circle(0, -94, 9, fill=palette.LAMP, **_RIM)


_HATS: dict[str, tuple[tuple[str, str], ...]] = {
    "helmet": (("M-29 -82C-29 -120 29 -120 29 -82Z", "#ffffff"), ("M-36 -84H36V-78H-36Z", "deep")),
    "officer": (
        ("M-34 -98C-30 -114 30 -114 34 -98L26 -86H-26Z", "deep"),
        ("M-26 -88H26Q22 -76 0 -77Q-22 -76 -26 -88Z", palette.INK),
        ("M-5 -98H5L0 -90Z", palette.GOLD),
    ),
    "cap": (("M-26 -82C-26 -110 26 -110 26 -82Z", "card"), ("M4 -84H42Q44 -78 36 -78H4Z", "deep")),
    "chef": (("M-22 -86V-100A13 13 0 0 1 -14 -122A16 14 0 0 1 14 -122A13 13 0 0 1 22 -100V-86Z", "#ffffff"),),
    "cone": (("M0 -118L46 -82Q0 -70 -46 -82Z", "#e6c67c"),),
    "scarf": (("M-27 -72C-30 -108 30 -108 27 -72Q14 -90 0 -90Q-14 -90 -27 -72ZM22 -80L36 -72L28 -64Z", "card"),),
    "nurse": (
        ("M-20 -90L-24 -108H24L20 -90Z", "#ffffff"),
        ("M-3 -106H3V-102H7V-97H3V-93H-3V-97H-7V-102H-3Z", "#e0303a"),
    ),
    "beanie": (("M-27 -80C-28 -116 28 -116 27 -80Z", "card"), ("M-29 -86H29V-76H-29Z", "deep")),
    "brim": (
        ("M-22 -84C-24 -114 24 -114 22 -84Z", "#c9a768"),
        ("M-44 -86Q0 -74 44 -86Q30 -76 0 -75Q-30 -76 -44 -86Z", "#a9854a"),
    ),
    "phones": (
        ("M-28 -74C-30 -112 30 -112 28 -74H23C24 -104 -24 -104 -23 -74Z", palette.INK),
        ("M-33 -80H-22V-62H-33ZM22 -80H33V-62H22Z", "card"),
    ),
    "fedora": (
        ("M-20 -86C-22 -112 -6 -114 0 -108C6 -114 22 -112 20 -86Z", "deep"),
        ("M-36 -88H36Q30 -80 0 -80Q-30 -80 -36 -88Z", "deep"),
    ),
    "band": (("M-24 -82Q0 -92 24 -82V-90Q0 -100 -24 -90ZM22 -88L40 -96L34 -84Z", "card"),),
}
"""Hats from back to front: paths with their fills; `card` and `deep` are the light and the dark colour of the card."""
