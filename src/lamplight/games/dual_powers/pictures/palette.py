"""The colours of the poster, and what each region and side looks like. Colour never stands alone: shapes repeat it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

PAPER = "#f2e7d0"
INK = "#15130f"
VERMILION = "#d8331b"
OCHRE = "#e8ab24"
WATER = "#1c2e3b"
IVORY = "#fffaf0"
GREY = "#8a8374"

FONT = "'Roboto Condensed', 'Avenir Next Condensed', 'Arial Narrow', 'DejaVu Sans Condensed', sans-serif"


@dataclass(frozen=True, slots=True)
class RegionLook:
    """A region's full colour, its lighter ground on the map, what is written on them, its badge and its landmark."""

    colour: str
    ground: str
    ink: str
    badge: str
    landmark: str


@dataclass(frozen=True, slots=True)
class SideLook:
    """The colours of a side's tokens and the shape that they have in common; `pale` and `rim` are exhausted."""

    colour: str
    ink: str
    edge: str
    shape: str
    pale: str
    rim: str


_KNOWN = {
    "white": RegionLook("#fffaf0", "#f6eeda", INK, "diamond", "spire"),
    "red": RegionLook("#b4212b", "#dc7d68", IVORY, "hexagon", "factory"),
    "green": RegionLook("#2e7044", "#8db27f", IVORY, "circle", "portico"),
    "blue": RegionLook("#25578a", "#84acc9", IVORY, "pentagon", "bastion"),
    "purple": RegionLook("#693e86", "#b093bf", IVORY, "slant", "anchor"),
    "brown": RegionLook("#7c4d25", "#c8a06c", IVORY, "square", "arch"),
}
_FURTHER = (
    RegionLook("#1f7f83", "#8fc0bf", IVORY, "diamond", "house"),
    RegionLook("#c2651a", "#e3b184", IVORY, "hexagon", "house"),
    RegionLook("#4b5a2a", "#b2bb8f", IVORY, "circle", "house"),
    RegionLook("#3a3f8f", "#a3a7d4", IVORY, "pentagon", "house"),
    RegionLook("#a02a6c", "#d79bbb", IVORY, "slant", "house"),
    RegionLook("#4d4a44", "#b4afa4", IVORY, "square", "house"),
)

SIDES = {
    "red": SideLook(VERMILION, IVORY, INK, "star", "#f6c3b4", "#b3240f"),
    "white": SideLook(IVORY, INK, INK, "shield", "#dcd6c8", "#4a4740"),
    "neutral": SideLook("#5b6f78", IVORY, INK, "circle", "#c3ced2", "#3d4d55"),
    "opposition": SideLook("#3d3a36", IVORY, INK, "hexagon", "#c4bdb2", "#3d3a36"),
}


def region_looks(regions: Sequence[str]) -> dict[str, RegionLook]:
    """What the regions of a set look like: those we know as on our own board, others one after the other."""
    unknown = [region for region in regions if region not in _KNOWN]
    further = {region: _FURTHER[number % len(_FURTHER)] for number, region in enumerate(unknown)}
    return {region: _KNOWN.get(region) or further[region] for region in regions}
