"""Drawing: a canvas collects shapes and becomes a picture, which is SVG text with named anchors.

Colours and fonts are presentation attributes: no `style` attribute, no style sheet and no script ever stands in a
picture, because the site's content policy forbids them.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from xml.sax.saxutils import escape, quoteattr

from lamplight.kernel.types import Plain

Number = int | float
Attribute = str | int | float | None


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing: SVG content in a box of so many units, and where things go on it.

    `anchors` names points: where the cube of a location goes, where a card lies in a slot. A screen puts pieces there
    without knowing how the picture was drawn. `facts` says what is printed on it, as data: a card's days, the outline
    of a region.
    """

    name: str
    title: str
    width: int
    height: int
    body: str
    anchors: Mapping[str, tuple[float, float]] = field(default_factory=dict[str, tuple[float, float]])
    facts: Mapping[str, Plain] = field(default_factory=dict[str, Plain])

    @property
    def svg(self) -> str:
        """The file's text."""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'width="{self.width}" height="{self.height}" role="img" font-family="sans-serif">\n'
            f"<title>{escape(self.title)}</title>\n{self.body}\n</svg>\n"
        )


class Canvas:
    """Collects shapes, later ones on top. Attribute names are Python's: `stroke_width=2` is `stroke-width="2"`."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.anchors: dict[str, tuple[float, float]] = {}
        self.facts: dict[str, Plain] = {}
        self._lines: list[str] = []

    def picture(self, name: str, title: str) -> Picture:
        """What has been drawn."""
        return Picture(
            name, title, self.width, self.height, "\n".join(self._lines), dict(self.anchors), dict(self.facts)
        )

    def element(self, tag: str, /, **attributes: Attribute) -> None:
        """Any element without content."""
        self._lines.append(f"<{tag}{_written(attributes)}/>")

    def rect(self, x: Number, y: Number, width: Number, height: Number, **attributes: Attribute) -> None:
        self.element("rect", x=x, y=y, width=width, height=height, **attributes)

    def circle(self, x: Number, y: Number, radius: Number, **attributes: Attribute) -> None:
        self.element("circle", cx=x, cy=y, r=radius, **attributes)

    def line(self, x1: Number, y1: Number, x2: Number, y2: Number, **attributes: Attribute) -> None:
        self.element("line", x1=x1, y1=y1, x2=x2, y2=y2, **attributes)

    def path(self, d: str, **attributes: Attribute) -> None:
        self.element("path", d=d, **attributes)

    def polygon(self, points: Sequence[tuple[Number, Number]], **attributes: Attribute) -> None:
        self.element("polygon", points=points_text(points), **attributes)

    def text(self, x: Number, y: Number, words: str, size: Number, **attributes: Attribute) -> None:
        """A line of text; `text_anchor` is "middle" unless said otherwise."""
        told: dict[str, Attribute] = {"x": x, "y": y, "font_size": size, "text_anchor": "middle", **attributes}
        self._lines.append(f"<text{_written(told)}>{escape(words)}</text>")

    @contextmanager
    def group(self, **attributes: Attribute) -> Generator[None]:
        """What is drawn inside belongs together: `with canvas.group(transform="translate(10 20)"): ...`."""
        self._lines.append(f"<g{_written(attributes)}>")
        yield
        self._lines.append("</g>")

    def anchor(self, name: str, x: Number, y: Number) -> None:
        """A named point, in the units of the whole picture (groups do not move it)."""
        if name in self.anchors:
            raise ValueError(f"the anchor {name!r} stands twice in a picture")
        self.anchors[name] = (round(float(x), 1), round(float(y), 1))
        self.element("circle", cx=x, cy=y, r=0, data_anchor=name)

    def fact(self, name: str, value: Plain) -> None:
        """Something that is printed on the picture, as data."""
        if name in self.facts:
            raise ValueError(f"the fact {name!r} stands twice in a picture")
        self.facts[name] = value


def points_text(points: Sequence[tuple[Number, Number]]) -> str:
    """An outline as the attribute `points` has it."""
    return " ".join(f"{_number(x)},{_number(y)}" for x, y in points)


def _written(attributes: Mapping[str, Attribute]) -> str:
    told: list[str] = []
    for name, value in attributes.items():
        if name == "style":
            raise ValueError("pictures have no style attributes")
        if value is not None:
            text = value if isinstance(value, str) else _number(value)
            told.append(f" {name.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    return "".join(told)


def _number(value: Number) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
