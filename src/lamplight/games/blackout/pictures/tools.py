"""What people hold: one small drawing a trade, about 40 wide, beside the shoulders, with the hand that holds it."""

from __future__ import annotations

from lamplight.pictures.canvas import Canvas

from . import palette

Part = tuple[str, str]
"""A path and its fill; a fill that begins with `-` is the colour of a line of that path."""

_WOOD, _STEEL, _PAPER, _RED = "#a8713c", palette.SILVER, "#fbf6ea", "#e0434a"

TOOLS: dict[str, tuple[Part, ...]] = {
    "anchor": (
        ("M0 -14V14M-12 4Q0 22 12 4M-7 -8H7", "-" + _STEEL),
        ("M-5 -19a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z", _STEEL),
    ),
    "axe": (("M-2 -18H3V20H-2Z", _WOOD), ("M3 -18Q18 -16 17 -2Q10 -6 3 -4Z", _STEEL)),
    "baby": (
        ("M-15 2Q0 -16 15 2Q12 18 0 18Q-12 18 -15 2Z", _PAPER),
        ("M-6 -5a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z", "#f0b98d"),
    ),
    "bag": (("M-12 -4H12L14 18H-14Z", "#c98b52"), ("M-6 -4V-10Q0 -18 6 -10V-4", "-" + _WOOD)),
    "bamboo": (("M-16 20L12 -24M-4 20L20 -18", "-#9bc25a"),),
    "bicycle": (("M-14 6a9 9 0 1 0 .1 0ZM14 6a9 9 0 1 0 .1 0ZM-14 15L-4 0H8L14 15M-4 0L2 15L8 0", "-" + _STEEL),),
    "book": (("M-15 -10Q-7 -14 0 -9Q7 -14 15 -10V12Q7 8 0 13Q-7 8 -15 12Z", _PAPER), ("M0 -9V13", "-" + _WOOD)),
    "books": (("M-15 8H15V16H-15Z", _RED), ("M-12 0H14V8H-12Z", palette.BOOK), ("M-15 -8H11V0H-15Z", palette.GOLD)),
    "bottle": (("M-4 -18H4V-10Q10 -6 10 2V18H-10V2Q-10 -6 -4 -10Z", palette.WATER), ("M-10 4H10V13H-10Z", _PAPER)),
    "bowl": (("M-17 -2H17Q14 16 0 16Q-14 16 -17 -2Z", _RED), ("M-10 -4L8 -22M-2 -4L16 -20", "-" + _WOOD)),
    "bread": (("M-18 8Q-20 -8 0 -10Q20 -8 18 8Q0 16 -18 8Z", "#dd9e4e"), ("M-8 -6L-4 4M2 -8L6 3", "-" + _WOOD)),
    "broom": (("M0 -24V4", "-" + _WOOD), ("M-11 20L-5 2H5L11 20Z", "#d8b45a")),
    "camera": (
        ("M-17 -8H-8L-5 -13H5L8 -8H17V12H-17Z", "#39435c"),
        ("M-7 2a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z", "#a9dcff"),
    ),
    "crate": (("M-17 -8H17V16H-17Z", _WOOD), ("M-17 0H17M-17 8H17", "-" + palette.INK)),
    "cross": (("M-15 -10H15V14H-15Z", _PAPER), ("M-3 -6H3V-1H8V5H3V10H-3V5H-8V-1H-3Z", _RED)),
    "dog": (("M-14 18V4L-18 -6L-10 -2H6L12 -10L18 -2L12 4V18H6V8H-8V18Z", "#c58a4e"),),
    "drone": (("M-18 -8H-6M6 -8H18M-12 -8L0 2L12 -8", "-" + _STEEL), ("M-6 -2H6V8H-6Z", "#39435c")),
    "fish": (("M-18 0Q-4 -14 10 0L18 -8V8L10 0Q-4 14 -18 0Z", palette.WATER),),
    "fist": (
        ("M-10 -12H10Q14 -2 10 10H-8Q-14 2 -10 -12Z", "#f0b98d"),
        ("M-9 -4H9M-4 -12V-4M3 -12V-4", "-" + palette.INK),
    ),
    "flask": (("M-4 -18H4V-6L14 16H-14L-4 -6Z", "#dff1ff"), ("M-8 4H8L14 16H-14Z", palette.BATTERY)),
    "glass": (("M6 6L16 18", "-" + palette.GLOW), ("M-14 -4a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z", "#a9dcff")),
    "hammer": (("M-2 -8H3V20H-2Z", _WOOD), ("M-13 -17H11L15 -11V-6H-13Z", _STEEL)),
    "heart": (("M0 16C-22 0 -14 -16 0 -6C14 -16 22 0 0 16Z", _RED),),
    "helm": (
        ("M-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0ZM0 -20V20M-20 0H20M-14 -14L14 14M-14 14L14 -14", "-" + _WOOD),
    ),
    "herbs": (("M0 18V-2M0 4Q-14 2 -14 -12Q0 -12 0 4ZM0 0Q14 -4 13 -18Q0 -16 0 0Z", palette.BOOK),),
    "hook": (("M2 -20V6Q2 16 -7 16Q-15 14 -13 6", "-" + _STEEL),),
    "keys": (("M-14 -8a7 7 0 1 0 14 0a7 7 0 1 0 -14 0ZM-2 -4L14 12M6 4L10 0M11 9L15 5", "-" + palette.GOLD),),
    "lantern": (
        ("M-9 -8H9V14H-9Z", palette.LAMP),
        ("M-11 -12H11V-8H-11ZM-11 14H11V18H-11Z", "#39435c"),
        ("M-6 -12Q0 -24 6 -12", "-" + _STEEL),
    ),
    "letter": (("M-17 -10H17V12H-17Z", _PAPER), ("M-17 -10L0 4L17 -10", "-" + _RED)),
    "map": (("M-18 -8L-6 -12L6 -8L18 -12V12L6 16L-6 12L-18 16Z", "#e9dcae"), ("M-12 4Q-2 -8 4 4T14 2", "-" + _RED)),
    "megaphone": (("M-16 -3L10 -14V14L-16 5Z", _RED), ("M10 -14H15V14H10Z", _PAPER)),
    "oar": (("M-2 -24H3V6H-2Z", _WOOD), ("M-6 4H7L9 22H-8Z", "#c98b52")),
    "paper": (("M-15 -14H13V16H-15Z", _PAPER), ("M-11 -8H9M-11 -1H9M-11 6H1", "-#6a7288")),
    "parcel": (("M-16 -10H16V16H-16Z", "#c98b52"), ("M0 -10V16M-16 2H16", "-" + _PAPER)),
    "pipe": (("M-14 -10H-2V0Q-2 8 -8 8Q-14 8 -14 0Z", _WOOD), ("M-3 4Q10 8 16 -4", "-" + _WOOD)),
    "plug": (("M-9 -4H9V6Q0 16 -9 6Z", "#39435c"), ("M-4 -4V-13M4 -4V-13M0 12V22", "-" + _STEEL)),
    "plunger": (("M0 -22V2", "-" + _WOOD), ("M-13 16Q-12 0 0 0Q12 0 13 16Z", _RED)),
    "radio": (
        ("M-16 -6H16V14H-16Z", "#39435c"),
        ("M-11 4a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z", palette.LAMP),
        ("M8 -6L16 -24", "-" + _STEEL),
    ),
    "ring": (
        ("M-15 0a15 15 0 1 0 30 0a15 15 0 1 0 -30 0Z", _RED),
        ("M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z", palette.NIGHT),
    ),
    "rod": (("M-14 20L14 -24Q20 -6 16 6", "-" + _WOOD), ("M11 6Q16 2 21 6Q16 12 11 6Z", palette.WATER)),
    "rope": (("M-12 2a12 10 0 1 0 24 0a12 10 0 1 0 -24 0ZM-6 2a6 5 0 1 0 12 0a6 5 0 1 0 -12 0Z", "-#e0b96c"),),
    "saw": (("M-18 2L10 -14L14 -6L-14 12L-14 8L-18 8Z", _STEEL), ("M8 -18L20 -14L16 -2L10 -4Z", _WOOD)),
    "scissors": (
        ("M-10 -18L6 8M10 -18L-6 8", "-" + _STEEL),
        ("M-12 13a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM2 13a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z", _RED),
    ),
    "signal": (("M0 -4V20", "-" + _WOOD), ("M-11 -9a11 11 0 1 0 22 0a11 11 0 1 0 -22 0Z", palette.BATTERY)),
    "skewers": (("M-8 20L0 -22M6 20L12 -20", "-" + _WOOD), ("M-7 -8H3V2H-8ZM6 -8H16V2H5Z", "#c9693a")),
    "steamer": (("M-17 -2H17V14H-17Z", "#d8a95a"), ("M-17 -2Q0 -14 17 -2Z", "#c08a3e"), ("M-17 6H17", "-" + _WOOD)),
    "stethoscope": (
        ("M-10 -18V-8Q-10 2 0 2Q10 2 10 -8V-18M0 2V8Q0 16 9 16", "-#39435c"),
        ("M8 14a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z", _STEEL),
    ),
    "stick": (("M-8 22L8 -24", "-" + _WOOD),),
    "teapot": (
        ("M-12 -4H12Q16 14 0 14Q-16 14 -12 -4Z", palette.BOOK),
        ("M12 2L22 -8M-13 0Q-24 2 -16 10M-3 -8H3", "-" + palette.BOOK),
    ),
    "telescope": (("M-18 4L10 -14L15 -5L-13 12Z", palette.GOLD), ("M-2 6L-10 22M2 4L10 22", "-" + _WOOD)),
    "torch": (
        ("M-4 -4H4V18H-4Z", "#39435c"),
        ("M-9 -12H9L4 -4H-4Z", _STEEL),
        ("M-9 -12L-18 -28H18L9 -12Z", palette.LAMP),
    ),
    "tram": (
        ("M-14 -18H14V14H-14Z", palette.TRAM),
        ("M-10 -12H-2V-4H-10ZM2 -12H10V-4H2ZM-10 2H10V8H-10Z", palette.LAMP),
    ),
    "umbrella": (("M-20 0Q0 -30 20 0Z", "#39435c"), ("M0 0V16Q0 22 7 18", "-" + _WOOD)),
    "wheel": (("M-16 0a16 16 0 1 0 32 0a16 16 0 1 0 -32 0ZM-16 0H16M0 0V16", "-#39435c"),),
    "whistle": (("M-14 -4H12V2H0A9 9 0 1 1 -14 -4Z", palette.GOLD),),
    "wrench": (("M-4 -6L-10 -14L-4 -20L0 -12L6 -14L8 -20L14 -12L6 -4L8 18L0 20Z", _STEEL),),
    "yoke": (
        ("M-20 -12Q0 -20 20 -12M-16 -13V0M16 -13V0", "-" + _WOOD),
        ("M-22 0H-10L-12 14H-20ZM10 0H22L20 14H12Z", palette.WATER),
    ),
}


def hold(canvas: Canvas, tool: str, skin: str) -> None:
    """Something in somebody's hand."""
    with canvas.group(transform="translate(-38 -30) scale(1.15)", stroke_linecap="round"):
        for path, fill in TOOLS[tool]:
            if fill.startswith("-"):
                canvas.path(path, fill="none", stroke=palette.INK, stroke_width=7.5)
                canvas.path(path, fill="none", stroke=fill[1:], stroke_width=4)
            else:
                canvas.path(path, fill=fill, stroke=palette.INK, stroke_width=2.4)
    canvas.circle(-30, -8, 8, fill=skin, stroke=palette.INK, stroke_width=3)
