"""Tokens: the side by shape and colour, the rank in bars, the strength as large as it goes; two faces each.

Red is a star, White a shield, neutral a disc, the Opposition a hexagon. The fresh face is solid; the exhausted one is
pale within a broken outline. Every face says in `data-` attributes what it is worth, so that a screen can add it up.
"""

from __future__ import annotations

from dataclasses import dataclass

from lamplight.pictures.canvas import Canvas, Picture

from ..rules.components import Components
from .lettering import block
from .names import Names
from .palette import FONT, GREY, INK, IVORY, OCHRE, SIDES, SideLook
from .portraits import portrait
from .shapes import Points, moved, ring, shield, star

SIZE = 100
# Where the numeral stands above the bars of rank, and how high it is; then where the bars begin.
_NUMERALS = {"star": (47, 44), "shield": (42, 44), "circle": (44, 46), "hexagon": (42, 48)}
_BARS = {"star": 74, "shield": 70, "circle": 74, "hexagon": 73}


@dataclass(frozen=True, slots=True)
class Token:
    """What there is to draw of a token. The Opposition's exhausted units have the strength "X"."""

    id: str
    kind: str
    side: str
    rank: int
    fresh: int
    exhausted: int | str

    @property
    def is_leader(self) -> bool:
        return self.kind in ("leader", "trotsky", "red-trotsky")


def all_tokens(components: Components) -> list[Token]:
    """Every token of a set, with those of the solo game."""
    tokens = [
        Token(
            row.text("id"), "unit", row.text("side"), row.number("rank"), row.number("fresh"), row.number("exhausted")
        )
        for row in components.units
    ]
    tokens += [
        Token(row.text("id"), "neutral", "neutral", 0, row.number("fresh"), row.number("exhausted"))
        for row in components.neutrals
    ]
    for row in components.leaders:
        strengths = (row.number("fresh"), row.number("exhausted"))
        tokens.append(Token(row.text("id"), "leader", row.text("side"), 0, *strengths))
    for name, side, row in (("trotsky", "neutral", components.trotsky), ("red-trotsky", "red", components.red_trotsky)):
        tokens.append(Token(name, name, side, 0, row.number("fresh"), row.number("exhausted")))
    for row in components.opposition:
        level = row.number("level")
        tokens += [
            Token(f"opposition-{level}-{number}", "opposition", "opposition", level, level, "X")
            for number in range(1, row.number("count") + 1)
        ]
    return tokens


def draw_tokens(components: Components, names: Names) -> list[Picture]:
    """Both faces of every token."""
    pictures: list[Picture] = []
    for token in all_tokens(components):
        title = names.token(token.kind, token.id, token.side, token.rank, token.fresh, token.exhausted)
        for exhausted in (False, True):
            canvas = Canvas(SIZE, SIZE)
            shown = token.exhausted if exhausted else token.fresh
            canvas.fact("owner", token.side)
            canvas.fact("rank", token.rank)
            canvas.fact("strength", shown)
            with canvas.group(font_family=FONT):
                face(canvas, token, exhausted)
            pictures.append(canvas.picture(f"token-{token.id}{'-exhausted' if exhausted else ''}", title))
    return pictures


def outline(shape: str) -> Points:
    """The outline of a side's tokens in the middle of their box."""
    if shape == "star":
        return moved(star(5, 51, 32), 50, 53)
    if shape == "shield":
        return moved(shield(45), 50, 49)
    if shape == "circle":
        return moved(ring(32, 46), 50, 50)
    return moved(ring(6, 49, 0), 50, 50)


def face(canvas: Canvas, token: Token, exhausted: bool) -> None:
    """One face of a token in a box of 100."""
    look = SIDES[token.side]
    _body(canvas, look, exhausted)
    strength = str(token.exhausted if exhausted else token.fresh)
    if token.is_leader:
        _leader(canvas, token, look, strength, exhausted)
        return
    middle, high = _NUMERALS[look.shape] if token.rank else (50, 54)
    block(canvas, 50, middle, strength, high, INK if exhausted else look.ink)
    _bars(canvas, token.rank, look, exhausted)


def _body(canvas: Canvas, look: SideLook, exhausted: bool) -> None:
    points = outline(look.shape)
    if exhausted:
        canvas.polygon(points, fill=look.pale, stroke=IVORY, stroke_width=9, stroke_linejoin="round")
        canvas.polygon(points, fill=look.pale, stroke=look.rim, stroke_width=6, stroke_dasharray="15 7",
                       stroke_linejoin="round")  # fmt: skip
        return
    canvas.polygon(points, fill=look.colour, stroke=look.edge, stroke_width=5, stroke_linejoin="round")
    if look.shape == "shield":
        inner = moved(shield(36), 50, 49)
        canvas.polygon(inner, fill="none", stroke="#2f4f73", stroke_width=4)


def _bars(canvas: Canvas, rank: int, look: SideLook, exhausted: bool) -> None:
    """The rank, as many bars as it costs to recruit."""
    top, width, height, gap = _BARS[look.shape], 8, 13, 4
    left = 50 - (rank * width + (rank - 1) * gap) / 2
    for number in range(rank):
        canvas.rect(left + number * (width + gap), top, width, height, fill=INK if exhausted else look.ink)


def _leader(canvas: Canvas, token: Token, look: SideLook, strength: str, exhausted: bool) -> None:
    """A leader: the head on a medal within the shape, whose colour is seen around it, and the strength on a disc."""
    x, y = (43, 46) if look.shape == "star" else (40, 40)
    canvas.circle(x, y, 27, fill=IVORY if exhausted else OCHRE, stroke=look.rim if exhausted else INK, stroke_width=3,
                  stroke_dasharray="9 5" if exhausted else None)  # fmt: skip
    portrait(canvas, token.id, x, y + 1, 51, GREY if exhausted else "#24211d" if look.shape == "star" else "#3c5068")
    ground, ink = (IVORY, INK) if exhausted else (INK, IVORY)
    canvas.circle(73, 72, 26, fill=ground, stroke=INK if exhausted else IVORY, stroke_width=3.5,
                  stroke_dasharray="9 4" if exhausted else None)  # fmt: skip
    block(canvas, 73, 72, strength, 39, ink)
