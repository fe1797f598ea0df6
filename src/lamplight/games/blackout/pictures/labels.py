"""Where names go on the map: beside what they name, off each other, off the places, and mostly off the roads."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import exp
from random import Random

from .geometry import Box, Point
from .lettering import LINE, split, width_of

_STEPS = 14000
_HOT, _COLD = 60.0, 0.7
_HOPELESS = 90.0
"""Places so much worse than the best one, for themselves, are left out."""
_SMALLER = (1.0, 0.9, 0.8, 0.72)
_SIDES = (
    ((1.0, 0.0), 0.0),
    ((-1.0, 0.0), 1.0),
    *(((shift, side), 1.5 + 4 * abs(shift)) for side in (1.0, -1.0) for shift in (0.0, 0.25, -0.25, 0.5, -0.5)),
    *(((side, shift), 1.0 + 4 * abs(shift)) for side in (1.0, -1.0) for shift in (0.3, -0.3, 0.6, -0.6)),
)
"""Where beside a thing its name may stand, and how much each place is disliked."""


@dataclass(frozen=True, slots=True)
class Label:
    """A name where it could stand."""

    lines: tuple[str, ...]
    size: float
    x: float
    y: float
    box: Box
    dislike: float


@dataclass(frozen=True, slots=True)
class Named:
    """A thing with a name to be written beside it: its box, the size of the letters, and a further dislike of boxes."""

    words: str
    box: Box
    size: float
    dislike: Callable[[Box], float] = field(default=lambda _box: 0.0)


@dataclass(frozen=True, slots=True)
class Ground:
    """What the names stand on: the bounds, boxes not to be covered, and roads better not covered."""

    bounds: Box
    taken: Sequence[Box]
    roads: Sequence[tuple[Point, Point]]

    def dislike(self, box: Box) -> float:
        """How bad it is for a name to stand there."""
        worth = box.outside(self.bounds) * 20
        worth += sum(box.overlap(other) for other in self.taken) * 0.4
        return worth + sum(box.length_inside(a, b) for a, b in self.roads) * 0.3

    def within(self, region: Box) -> Ground:
        """The part of the ground that matters in a region."""
        taken = [box for box in self.taken if box.overlap(region)]
        return Ground(self.bounds, taken, [road for road in self.roads if region.length_inside(*road)])


def place(things: Sequence[Named], ground: Ground) -> list[Label]:
    """A label for every thing, with little covered.

    Labels move about at random, first even to worse places and then less and less so, always by the same dice.
    """
    choices = [_choices(thing, ground) for thing in things]
    reach = [Box.holding(_corners(found)) for found in choices]
    near = [
        [other for other in range(len(things)) if other != one and reach[one].overlap(reach[other])]
        for one in range(len(things))
    ]
    chosen = [min(found, key=lambda label: label.dislike) for found in choices]

    def dislike(number: int, label: Label) -> float:
        return label.dislike + 0.5 * sum(label.box.overlap(chosen[other].box) for other in near[number])

    rng = Random(1)
    for step in range(_STEPS):
        number = rng.randrange(len(things))
        label = rng.choice(choices[number])
        worse = dislike(number, label) - dislike(number, chosen[number])
        heat = _HOT * (_COLD / _HOT) ** (step / _STEPS)
        if worse < 0 or rng.random() < exp(-worse / heat):
            chosen[number] = label
    for _ in range(4):
        for number, found in enumerate(choices):
            chosen[number] = min(found, key=partial(dislike, number))
    return chosen


def _corners(found: Sequence[Label]) -> list[Point]:
    return [
        corner for label in found for corner in ((label.box.left, label.box.top), (label.box.right, label.box.bottom))
    ]


def _choices(thing: Named, ground: Ground) -> list[Label]:
    found: list[Label] = []
    ground = ground.within(thing.box.grown(width_of(thing.words, thing.size)))
    for lines in dict.fromkeys([(thing.words,), split(thing.words)]):
        for step, smaller in enumerate(_SMALLER):
            size = thing.size * smaller
            width = max(width_of(line, size) for line in lines)
            height = size * LINE * len(lines)
            for (across, down), disliked in _SIDES:
                x, y = _beside(thing.box, across, down, width, height)
                box = Box.around(x, y, width, height)
                dislike = disliked + 14 * step + 3 * (len(lines) - 1) + thing.dislike(box) + ground.dislike(box)
                found.append(Label(lines, size, x, y, box, dislike))
    best = min(label.dislike for label in found)
    return [label for label in found if label.dislike <= best + _HOPELESS]


def _beside(box: Box, across: float, down: float, width: float, height: float) -> Point:
    """The centre of a name on one side of a box."""
    x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    return x + across * (box.right - box.left + width) / 2, y + down * (box.bottom - box.top + height) / 2
