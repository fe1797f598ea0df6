"""Letters: block capitals and numerals drawn as strokes, and lines of type that are made to fit."""

from __future__ import annotations

from lamplight.pictures.canvas import Attribute, Canvas, Number

# Strokes on a grid four wide and six high. The Latin X is the strength of an exhausted Opposition unit.
_STROKES = {
    "0": "M1 0H3L4 1V5L3 6H1L0 5V1Z",
    "1": "M0 1.3L1.5 0V6",
    "2": "M0 1.5V1L1 0H3L4 1V2.3L0 5.2V6H4.2",
    "3": "M0 1L1 0H3L4 1V2L3 3H1.3M3 3L4 4V5L3 6H1L0 5",
    "4": "M3 6V0H2.6L0 3.8V4.5H4.4",
    "5": "M4 0H.2V2.5H3L4 3.5V5L3 6H1L0 5",
    "6": "M3.9 .9L3 0H1L0 1V5L1 6H3L4 5V3.5L3 2.5H0",
    "7": "M0 0H4V.8L1.5 6",
    "8": "M1 0H3L4 1V2L3 3H1L0 2V1ZM1 3L0 4V5L1 6H3L4 5V4L3 3",
    "9": "M.1 5.1L1 6H3L4 5V1L3 0H1L0 1V2.5L1 3.5H4",
    "X": "M0 0L4 6M4 0L0 6",
    "!": "M.5 0V3.8M.5 5.2V6",
    "А": "M0 6V1L1 0H3L4 1V6M0 3.9H4",
    "В": "M0 0H3L4 1V2L3 3H0M3 3L4 4V5L3 6H0V0",
    "Г": "M0 6V0H4",
    "Д": "M.5 5V0H3.5V5M-.4 6.4V5H4.4V6.4",
    "Е": "M4 0H0V6H4M0 3H3.4",
    "Н": "M0 0V6M4 0V6M0 3H4",
    "О": "M1 0H3L4 1V5L3 6H1L0 5V1Z",
    "П": "M0 6V0H4V6",
    "Р": "M0 6V0H3L4 1V2.5L3 3.5H0",
    "Т": "M-.2 0H4.2M2 0V6",
}
_WIDTHS = {"1": 1.5, "!": 1.0, "4": 4.3}
_HEAVY = 0.22
_NARROW, _WIDE = "iIl.,!'’|/ :;·іj()-t", "mwMWШЩЖЮФЫЪмшщжюфыъ@"


def block_width(words: str, height: float, weight: float = _HEAVY) -> float:
    """How wide block letters of this height become, strokes and all."""
    unit, gap = height * (1 - weight) / 6, height * weight * 1.6
    return sum(_WIDTHS.get(letter, 4.0) * unit for letter in words) + gap * (len(words) - 1) + height * weight


def block(
    canvas: Canvas,
    x: Number,
    y: Number,
    words: str,
    height: float,
    colour: str,
    *,
    weight: float = _HEAVY,
    halo: str | None = None,
) -> None:
    """Block letters around a centre. A halo is a thicker line behind them."""
    unit, stroke = height * (1 - weight) / 6, height * weight
    left = x - block_width(words, height, weight) / 2 + stroke / 2
    top = y - height / 2 + stroke / 2
    d = ""
    for letter in words:
        d += _scaled(_STROKES[letter], left, top, unit)
        left += _WIDTHS.get(letter, 4.0) * unit + stroke * 1.6
    if halo is not None:
        canvas.path(d, fill="none", stroke=halo, stroke_width=round(stroke * 1.9, 2), stroke_linejoin="round")
    canvas.path(d, fill="none", stroke=colour, stroke_width=round(stroke, 2))


def _scaled(d: str, left: float, top: float, unit: float) -> str:
    """A glyph's path, moved and enlarged."""
    told = ""
    command, numbers = "", ""
    for character in [*d, "Z"]:
        if not character.isalpha():
            numbers += character
            continue
        values = [float(number) for number in numbers.split()]
        if command == "H":
            told += f"H{_short(left + values[0] * unit)}"
        elif command == "V":
            told += f"V{_short(top + values[0] * unit)}"
        elif command in ("M", "L"):
            told += f"{command}{_short(left + values[0] * unit)} {_short(top + values[1] * unit)}"
        elif command == "Z":
            told += "Z"
        command, numbers = character, ""
    return told if d[-1] != "Z" else told + "Z"


def _short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def type_width(words: str, size: float) -> float:
    """About how wide a line of condensed bold type is."""
    ems = sum(
        0.38 if letter in _NARROW else 0.9 if letter in _WIDE else 0.69 if letter.isupper() else 0.61
        for letter in words
    )
    return ems * size


def fitted(
    canvas: Canvas, x: Number, y: Number, words: str, size: float, width: float, **attributes: Attribute
) -> float:
    """A line of type no wider than `width`: smaller if it must be. Returns the width it takes.

    The length is written down, so that a machine with other fonts keeps to the same box.
    """
    natural = type_width(words, size)
    if natural > width:
        size *= width / natural
    taken = min(natural, width)
    canvas.text(
        x,
        y,
        words,
        round(size, 1),
        textLength=round(taken, 1) if words else None,
        lengthAdjust="spacingAndGlyphs" if words else None,
        **attributes,
    )
    return taken


def broken(words: str, size: float, width: float) -> list[str]:
    """A name on one line if it fits, else on two: after a slash, or at the space nearest the middle."""
    if type_width(words, size) <= width:
        return [words]
    if "/" in words:
        first, _, second = words.partition("/")
        return [first + "/", second]
    spaces = [place for place, letter in enumerate(words) if letter == " "]
    if not spaces:
        return [words]
    middle = min(spaces, key=lambda place: abs(2 * place - len(words)))
    return [words[:middle], words[middle + 1 :]]
