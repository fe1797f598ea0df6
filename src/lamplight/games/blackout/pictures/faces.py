"""Who somebody is: how each card's person looks, from a small kit of parts. `portraits.py` draws it.

A trade decides the hat, the clothes and what is held; the name of the card decides the rest, the same every time. Cards
that no trade is known of, from somebody's own set, get all of it by their name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from zlib import crc32

SKINS = ("#f6cfa6", "#eebb8c", "#dca06f", "#b97a4c", "#8f5a36")
_BLACK, _GREY = "#1d1a22", "#b9bcc6"
HAIRS = (_BLACK, "#2b2430", "#3a2a22", "#5b3a24", "#7a4a2a", _GREY)
STYLES = ("short", "bob", "long", "bun", "curls", "bald", "side", "tails")
HATS = ("helmet", "officer", "cap", "chef", "cone", "scarf", "nurse", "beanie", "brim", "phones", "fedora", "band", "")
CLOTHES = ("vest", "apron", "coat", "suit", "overall", "uniform", "jacket")
FACES = ("", "glasses", "moustache", "beard", "round", "patch")
TILTS = (-7, 0, 6)


@dataclass(frozen=True, slots=True)
class Look:
    """One person: what they wear and hold, and what they were born with."""

    hat: str
    clothes: str
    tool: str
    skin: str
    hair: str
    style: str
    face: str
    tilt: int
    mirrored: bool


TRADES: dict[str, tuple[str, str, str]] = {
    "yellow-a": ("", "jacket", "books"),
    "yellow-b": ("", "suit", "book"),
    "red-a": ("chef", "apron", "bowl"),
    "red-b": ("scarf", "vest", "crate"),
    "red-c": ("cap", "overall", "hammer"),
    "blue-a": ("cap", "jacket", "wheel"),
    "blue-b": ("beanie", "overall", "keys"),
    "blue-c": ("nurse", "coat", "heart"),
    "leader": ("helmet", "vest", "megaphone"),
    "doctor": ("", "coat", "stethoscope"),
    "mechanic": ("cap", "overall", "wrench"),
    "scout": ("brim", "vest", "glass"),
    "start-yellow-1": ("", "coat", "flask"),
    "start-yellow-2": ("brim", "jacket", "stick"),
    "start-yellow-3": ("cone", "apron", "teapot"),
    "start-red-1": ("beanie", "overall", "bicycle"),
    "start-red-2": ("cone", "apron", "skewers"),
    "start-red-3": ("cap", "vest", "wheel"),
    "start-blue-1": ("", "apron", "herbs"),
    "start-blue-2": ("brim", "uniform", "map"),
    "yellow-1": ("fedora", "jacket", "books"),
    "yellow-2": ("cap", "uniform", "letter"),
    "yellow-3": ("cone", "jacket", "yoke"),
    "yellow-4": ("cone", "vest", "broom"),
    "yellow-5": ("cone", "jacket", "oar"),
    "yellow-6": ("beanie", "jacket", "telescope"),
    "yellow-7": ("officer", "uniform", "torch"),
    "yellow-8": ("band", "jacket", "camera"),
    "yellow-9": ("cap", "overall", "plunger"),
    "yellow-10": ("phones", "jacket", "radio"),
    "yellow-11": ("", "suit", "pipe"),
    "yellow-12": ("officer", "suit", "anchor"),
    "red-1": ("chef", "apron", "steamer"),
    "red-2": ("helmet", "jacket", "parcel"),
    "red-3": ("scarf", "apron", "fish"),
    "red-4": ("", "suit", "scissors"),
    "red-5": ("helmet", "vest", "bamboo"),
    "red-6": ("band", "jacket", "fist"),
    "red-7": ("cap", "uniform", "wheel"),
    "red-8": ("beanie", "vest", "rope"),
    "red-9": ("chef", "apron", "bread"),
    "red-10": ("helmet", "overall", "hook"),
    "red-11": ("officer", "uniform", "tram"),
    "red-12": ("helmet", "coat", "axe"),
    "blue-1": ("", "coat", "bottle"),
    "blue-2": ("brim", "jacket", "dog"),
    "blue-3": ("beanie", "uniform", "anchor"),
    "blue-4": ("scarf", "apron", "bag"),
    "blue-5": ("officer", "uniform", "whistle"),
    "blue-6": ("scarf", "coat", "baby"),
    "blue-7": ("cap", "jacket", "lantern"),
    "blue-8": ("band", "vest", "ring"),
    "blue-9": ("cone", "overall", "rod"),
    "blue-10": ("cap", "coat", "cross"),
    "blue-11": ("officer", "suit", "signal"),
    "blue-12": ("officer", "coat", "helm"),
    "money-icons-1": ("", "suit", "umbrella"),
    "money-icons-2": ("fedora", "coat", "glass"),
    "money-icons-3": ("phones", "suit", "paper"),
    "money-tool-1": ("cap", "apron", "keys"),
    "money-tool-2": ("helmet", "overall", "plug"),
    "money-tool-3": ("helmet", "uniform", "wrench"),
    "map-cube-1": ("band", "jacket", "megaphone"),
    "map-cube-2": ("helmet", "coat", "plug"),
    "map-cube-3": ("phones", "vest", "cross"),
    "gps-1": ("helmet", "vest", "telescope"),
    "gps-2": ("", "suit", "map"),
    "gps-3": ("phones", "jacket", "drone"),
    "buy-resources-1": ("fedora", "apron", "crate"),
    "buy-resources-2": ("cap", "suit", "parcel"),
    "buy-resources-3": ("officer", "suit", "helm"),
    "points-tool-1": ("beanie", "apron", "saw"),
    "points-tool-2": ("helmet", "suit", "map"),
    "points-tool-3": ("helmet", "vest", "hammer"),
}
"""Hat, clothes and what is held, by the cards of the built-in set."""

AGED = {
    "yellow-a": (_BLACK, "short"),
    "yellow-11": (_GREY, "side"),
    "red-a": (_BLACK, "bun"),
    "doctor": (_GREY, "short"),
}
"""Hair and its style where the age is told by the name: a student, a retired professor."""


def look_of(identifier: str) -> Look:
    """How the person on a card looks."""
    seed = crc32(identifier.encode())

    def pick(choices: tuple[str, ...]) -> str:
        nonlocal seed
        seed = (seed * 1103515245 + 12345) % 2**31
        return choices[(seed >> 8) % len(choices)]

    hat, clothes, tool = TRADES.get(identifier) or (pick(HATS), pick(CLOTHES), "")
    skin, hair, style, face = pick(SKINS), pick(HAIRS), pick(STYLES), pick(FACES)
    tilt = TILTS[(seed >> 11) % len(TILTS)]
    look = Look(hat, clothes, tool, skin, hair, style, face, tilt, bool(seed >> 14 & 1))
    return replace(look, hair=AGED[identifier][0], style=AGED[identifier][1]) if identifier in AGED else look
