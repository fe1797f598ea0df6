"""The map: the night city with its places, the streets that join them and the districts between them.

Everything is measured from the data. Sizes follow the smallest distance between two places, so that a map with more of
them, or other ones, is drawn as well. Land is drawn where the set has coasts; without them the districts are the land.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import combinations
from math import ceil
from random import Random

from lamplight.kernel.message import Message
from lamplight.kernel.types import Plain
from lamplight.pictures.canvas import Attribute, Canvas, Picture
from lamplight.text.speaker import Speaker

from ..rules.model import Components
from ..rules.tables import SEAT_NAMES
from . import labels, palette, shapes
from .geometry import Box, Point, distance, inside, ring, roomiest
from .lettering import name, write, write_lines

_CORNERS = {"orange": (-1, -1), "grey": (1, 1), "white": (1, -1), "green": (-1, 1)}
"""At which corner of a place each seat's cube stands, and its house in a district."""
_CUBE = 0.92
"""How far aside and up or down from the middle of a place a cube stands, in radii: the letter there stays in sight."""


def draw_map(components: Components, speaker: Speaker) -> Picture:
    """The whole map."""
    return _Map(components, speaker).draw()


class _Map:
    """One drawing of the map: where everything is, and its layers from the sea up."""

    def __init__(self, components: Components, speaker: Speaker) -> None:
        self.speaker = speaker
        self.locations = components.locations
        raw = {row.text("id"): (float(row.number("x")), float(row.number("y"))) for row in components.locations}
        apart = min(distance(a, b) for a, b in combinations(raw.values(), 2))
        self.unit = min(1.3, max(0.4, apart / 86))
        """The size of everything, 1 on a map whose nearest places are 86 apart."""
        self.radius = 23 * self.unit
        coasts = [_pairs(points) for points in components.coast]
        box = Box.holding([*raw.values(), *(point for coast in coasts for point in coast)]).grown(46 * self.unit)
        self.width, self.height = ceil(box.right - box.left), ceil(box.bottom - box.top)
        self.at = {place: (x - box.left, y - box.top) for place, (x, y) in raw.items()}
        self.coasts = [[(x - box.left, y - box.top) for x, y in coast] for coast in coasts]
        self.streets = [(self.at[row.text("from")], self.at[row.text("to")]) for row in components.streets]
        self.districts = [(district, places) for district, places, _ in components.districts]
        self.central = next(district for district, _, central in components.districts if central)
        self.areas = {district: ring([self.at[place] for place in places]) for district, places in self.districts}
        self.plot = 50 * self.unit
        """The side of the square for tiles or houses in a district."""
        self.plots = {district: self._plot(area) for district, area in self.areas.items()}
        self.canvas = Canvas(self.width, self.height)

    def draw(self) -> Picture:
        """All layers, in a group that says how large pieces should be on this map."""
        sizes: dict[str, Attribute] = {
            "data_cube": 40 * self.unit,
            "data_tile": self.plot,
            "data_house": self.plot / 2,
        }
        written = self._labels()
        self.canvas.fact("districts", {district: self._outline(district) for district, _ in self.districts})
        with self.canvas.group(**sizes):
            self._sea()
            self._land()
            self._tints()
            with self.canvas.group(pointer_events="none"):
                self._shore()
                self._lights()
                self._roads()
            for district, _ in self.districts:
                self._district(district, written[f"district-{district}"])
            for row in self.locations:
                place = row.text("id")
                self._location(place, row.text("colour"), row.text("crisis"), written[f"location-{place}"])
        title = self.speaker.say(Message("blackout-title", fallback="Blackout: Hong Kong"))
        return self.canvas.picture("map", title)

    def _outline(self, district: str) -> Plain:
        """A district as it is drawn: the path round it, and the locations at its corners in this order."""
        places: dict[Point, str] = {self.at[row.text("id")]: row.text("id") for row in self.locations}
        area = self.areas[district]
        return {"path": _closed(area), "ring": [places[corner] for corner in area]}

    def _plot(self, area: Sequence[Point]) -> Point:
        return roomiest(area, enough=1.2 * self.plot, corners=self.radius)

    def _sea(self) -> None:
        canvas = self.canvas
        canvas.rect(0, 0, self.width, self.height, rx=18, fill=palette.SEA)
        waves = ""
        rng = Random(1)
        for _ in range(ceil(self.width * self.height / 11000)):
            x, y = rng.uniform(20, self.width - 50), rng.uniform(20, self.height - 20)
            waves += f"M{x:.0f} {y:.0f}q6 -6 12 0t12 0"
        canvas.path(waves, fill="none", stroke=palette.SURF, stroke_width=2, stroke_linecap="round", opacity=0.55)

    def _land(self) -> None:
        """The coasts with shallow water round them."""
        land = "".join(_closed(coast) for coast in self.coasts)
        if not land:
            return
        for width, colour in ((34, palette.SHALLOWS), (14, palette.SURF)):
            self.canvas.path(land, fill="none", stroke=colour, stroke_width=width, stroke_linejoin="round", opacity=0.6)
        self.canvas.path(land, fill=palette.LAND)

    def _tints(self) -> None:
        """The districts, each in another tint than its neighbours."""
        tints: dict[str, int] = {}
        strength = 0.34 if self.coasts else 0.5
        for district, places in self.districts:
            near = [
                tints[other] for other, others in self.districts if other in tints and len({*places} & {*others}) > 1
            ]
            free = [tint for tint in range(len(palette.TINTS)) if tint not in near]
            used = list(tints.values())
            tints[district] = min(free or range(len(palette.TINTS)), key=used.count)
            with self.canvas.group(data_district=district):
                self.canvas.path(
                    _closed(self.areas[district]), fill=palette.TINTS[tints[district]], fill_opacity=strength
                )

    def _shore(self) -> None:
        """The tints of the districts are faint over the water; the shore is a bright line."""
        land = "".join(_closed(coast) for coast in self.coasts)
        if land:
            sea = f"M0 0H{self.width}V{self.height}H0Z"
            self.canvas.path(sea + land, fill=palette.SEA, fill_rule="evenodd", opacity=0.5)
            self.canvas.path(land, fill="none", stroke=palette.SHORE, stroke_width=2.5, stroke_linejoin="round")

    def _lights(self) -> None:
        """Windows in the dark, on land only."""
        land = self.coasts or list(self.areas.values())
        boxes = [Box.holding(coast) for coast in land]
        rng = Random(7)
        spots: list[str] = ["", ""]
        for area, box in zip(land, boxes, strict=True):
            for _ in range(ceil((box.right - box.left) * (box.bottom - box.top) / 900)):
                point = (rng.uniform(box.left, box.right), rng.uniform(box.top, box.bottom))
                if inside(point, area):
                    spots[rng.random() < 0.3] += f"M{point[0]:.0f} {point[1]:.0f}h0"
        for path, (size, opacity) in zip(spots, ((2.2, 0.4), (3.4, 0.55)), strict=True):
            if path:
                self.canvas.path(path, stroke=palette.LAMP, stroke_width=size, stroke_linecap="round", opacity=opacity)

    def _roads(self) -> None:
        """Lit streets on land, and dashed ways over the water: bridges, tunnels and ferries."""
        ways = {False: "", True: ""}
        for a, b in self.streets:
            ways[self._over_water(a, b)] += f"M{a[0]:.0f} {a[1]:.0f}L{b[0]:.0f} {b[1]:.0f}"
        u = self.unit
        every = ways[False] + ways[True]
        told: dict[str, Attribute] = {"fill": "none", "stroke_linecap": "round"}
        self.canvas.path(every, stroke=palette.LAMP, stroke_width=17 * u, opacity=0.16, **told)
        self.canvas.path(every, stroke=palette.INK, stroke_width=9.5 * u, **told)
        if ways[False]:
            self.canvas.path(ways[False], stroke=palette.ROAD, stroke_width=5.5 * u, **told)
        if ways[True]:
            dashes = f"{10 * u:.1f} {8 * u:.1f}"
            self.canvas.path(
                ways[True], fill="none", stroke=palette.FERRY, stroke_width=5.5 * u, stroke_dasharray=dashes
            )

    def _over_water(self, a: Point, b: Point) -> bool:
        """Whether most of a street has no land under it."""
        if not self.coasts:
            return False
        steps = [(a[0] + (b[0] - a[0]) * part / 10, a[1] + (b[1] - a[1]) * part / 10) for part in range(1, 10)]
        return sum(any(inside(step, coast) for coast in self.coasts) for step in steps) < 5

    def _labels(self) -> dict[str, labels.Label]:
        """Where the names of locations and districts stand."""
        things: dict[str, labels.Named] = {}
        taken: list[Box] = []
        for row in self.locations:
            place = row.text("id")
            x, y = self.at[place]
            side = self.radius * (3.1 if row.text("crisis") else 3.0)
            box = Box.around(x, y, side, side)
            taken += [Box.around(x, y, side, side * 0.7), Box.around(x, y, side * 0.7, side)]
            words = name(self.speaker, "location", place)
            others = [at for at in self.at.values() if at != (x, y) and distance(at, (x, y)) < 260 * self.unit]
            things[f"location-{place}"] = labels.Named(
                words,
                box.grown(1.5),
                20 * self.unit,
                partial(_doubtful, own=(x, y), others=others),
            )
        for district, _ in self.districts:
            box = Box.around(*self.plots[district], self.plot, self.plot)
            taken.append(box)
            words = name(self.speaker, "district", district)
            things[f"district-{district}"] = labels.Named(
                words, box.grown(1), 20 * self.unit, partial(self._astray, district)
            )
        bounds = Box(6, 6, self.width - 6, self.height - 6)
        found = labels.place(list(things.values()), labels.Ground(bounds, taken, self.streets))
        return dict(zip(things, found, strict=True))

    def _astray(self, district: str, box: Box) -> float:
        """How bad it is that the name of a district stands there: outside of it, or nearer to another's tiles."""
        others = [plot for other, plot in self.plots.items() if other != district]
        return _beyond(box, self.areas[district]) + _doubtful(box, self.plots[district], others)

    def _district(self, district: str, label: labels.Label) -> None:
        """The place for tiles, which become houses once the district is secured (R7.02, R7.03)."""
        canvas, (x, y), side = self.canvas, self.plots[district], self.plot
        central = district == self.central
        with canvas.group(data_district=district):
            canvas.rect(
                x - side / 2,
                y - side / 2,
                side,
                side,
                rx=side * 0.14,
                fill=palette.INK,
                fill_opacity=0.5,
                stroke=palette.LAMP if central else palette.MOON,
                stroke_width=(4 if central else 2.5) * self.unit,
                stroke_dasharray=None if central else f"{7 * self.unit:.1f} {5 * self.unit:.1f}",
            )
            outline = "".join(_house(x + a * side / 4, y + b * side / 4, side * 0.17) for a, b in _CORNERS.values())
            canvas.path(outline, fill=palette.LAMP if central else palette.MOON, opacity=0.32)
            write_lines(
                canvas,
                label.x,
                label.y,
                label.lines,
                label.size,
                fill=palette.LAMP,
                halo=palette.INK,
                font_style="italic",
            )
        canvas.anchor(f"district-{district}", x, y)
        for seat in SEAT_NAMES:
            a, b = _CORNERS[seat]
            canvas.anchor(f"district-{district}-house-{seat}", x + a * side / 4, y + b * side / 4)

    def _location(self, place: str, colour: str, crisis: str, label: labels.Label) -> None:
        canvas, (x, y), radius = self.canvas, self.at[place], self.radius
        with canvas.group(data_location=place):
            canvas.circle(x, y, radius * 1.5, fill=palette.INK, fill_opacity=0)
            if crisis:
                shapes.crisis_rim(canvas, x, y, radius * 0.96)
            for rim, width in ((palette.INK, 0.26), (palette.SNOW, 0.12)):
                shapes.colour_shape(canvas, colour, x, y, radius * 0.94, stroke=rim, stroke_width=radius * width)
            if crisis:
                below = radius * 0.14 if colour == "yellow" else 0
                write(canvas, x, y + below, crisis, radius * 1.25, halo=palette.INK)
            write_lines(canvas, label.x, label.y, label.lines, label.size, halo=palette.INK)
        canvas.anchor(f"location-{place}", x, y)
        for seat in SEAT_NAMES:
            a, b = _CORNERS[seat]
            canvas.anchor(f"location-{place}-{seat}", x + a * radius * _CUBE, y + b * radius * _CUBE)


def _pairs(numbers: Sequence[int]) -> list[Point]:
    """Points out of x, y, x, y, ..."""
    return [(float(x), float(y)) for x, y in zip(numbers[::2], numbers[1::2], strict=False)]


def _closed(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in points) + "Z"


def _house(x: float, y: float, half: float) -> str:
    return (
        f"M{x:.1f} {y - half:.1f}l{half:.1f} {half * 0.9:.1f}h{-half * 0.25:.1f}v{half * 0.9:.1f}"
        f"h{-half * 1.5:.1f}v{-half * 0.9:.1f}h{-half * 0.25:.1f}Z"
    )


def _doubtful(box: Box, own: Point, others: Sequence[Point]) -> float:
    """How bad it is that a name stands nearer, or nearly nearer, to another place than to its own."""
    near = box.gap(own) + 14
    return 4.0 * sum(max(0.0, near - box.gap(other)) for other in others)


def _beyond(box: Box, area: Sequence[Point]) -> float:
    """How bad it is that corners of a name lie outside its district."""
    y = (box.top + box.bottom) / 2
    return 34.0 * sum(not inside((x, y), area) for x in (box.left, (box.left + box.right) / 2, box.right))
