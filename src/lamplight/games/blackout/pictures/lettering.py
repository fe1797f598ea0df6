"""Words in pictures: how wide they are, nearly, and how they are made to fit.

Nobody knows which sans-serif face a screen has, so widths are those of a wide one, and words set by them fit in others.
"""

from __future__ import annotations

from lamplight.kernel.message import Message
from lamplight.pictures.canvas import Attribute, Canvas
from lamplight.text.speaker import Speaker

from . import palette

_NARROW = "iljtfrI.,:;'’|!()[]·-"
_WIDE = "mwMWQOG@%ЖШЩЮМФЫжшщюмфыДд—"
LINE = 1.12
"""The distance of lines, in sizes."""


def name(speaker: Speaker, kind: str, identifier: str) -> str:
    """The name of a piece in the speaker's language, or its id, which every component set has."""
    return speaker.say(Message(f"blackout-{kind}-{identifier}", fallback=identifier))


def width_of(words: str, size: float = 1.0) -> float:
    """About how wide bold words are.

    >>> round(width_of("Kai Tak", 10))
    44
    """
    return size * sum(_character(character) for character in words)


def _character(character: str) -> float:
    if character == " ":
        return 0.35
    if character in _NARROW:
        return 0.42
    if character in _WIDE:
        return 1.0
    if character.isupper():
        return 0.78
    return 0.7


def fitted(words: str, width: float, size: float, least: float = 6.0) -> float:
    """The size, made smaller until the words are no wider than `width`."""
    natural = width_of(words, size)
    return size if natural <= width else max(least, size * width / natural)


def split(words: str) -> tuple[str, ...]:
    """Words in two lines as even as possible; a single word stays one line.

    >>> split("Central and Western"), split("Lantau")
    (('Central and', 'Western'), ('Lantau',))
    """
    parts = words.replace("-", "-\u200b").replace("\u200b", " \u200b").split(" ")
    if len(parts) == 1:
        return (words,)
    choices = [(_joined(parts[:cut]), _joined(parts[cut:])) for cut in range(1, len(parts))]
    return min(choices, key=lambda lines: max(map(width_of, lines)))


def _joined(parts: list[str]) -> str:
    return " ".join(parts).replace(" \u200b", "").replace("\u200b", "")


def set_lines(words: str, width: float, size: float, least: float) -> tuple[tuple[str, ...], float]:
    """One line if it fits without becoming smaller than `least`, else two lines; and their size."""
    if width_of(words, least) <= width:
        return (words,), fitted(words, width, size)
    lines = split(words)
    return lines, min(fitted(line, width, size) for line in lines)


def write(
    canvas: Canvas,
    x: float,
    y: float,
    words: str,
    size: float,
    *,
    fill: str = palette.SNOW,
    halo: str | None = None,
    **attributes: Attribute,
) -> None:
    """Bold words with their middle at `y`, on a halo of another colour if one is given."""
    told: dict[str, Attribute] = {"font_weight": "bold", "fill": fill}
    if halo is not None:
        told |= {"stroke": halo, "stroke_width": size * 0.2, "stroke_linejoin": "round", "paint_order": "stroke"}
    canvas.text(x, y + size * 0.36, words, size, **(told | attributes))


def write_lines(
    canvas: Canvas,
    x: float,
    y: float,
    lines: tuple[str, ...],
    size: float,
    *,
    fill: str = palette.SNOW,
    halo: str | None = None,
    **attributes: Attribute,
) -> None:
    """Lines of words, the middle of all of them at `y`."""
    for number, line in enumerate(lines):
        offset = (number - (len(lines) - 1) / 2) * size * LINE
        write(canvas, x, y + offset, line, size, fill=fill, halo=halo, **attributes)
