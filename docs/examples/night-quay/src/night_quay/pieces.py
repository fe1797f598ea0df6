"""What lies on the table: lamps, boats and goods from a component set, and all that can be done with them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from lamplight import kernel as k
from lamplight.kernel.components import Field, RawSet, SetReader, load_set, validate_set

SEATS = ("amber", "violet", "green", "blue")
FILES = ("set.toml",)
EVENTS = ("order", "order-hidden", "round", "arrived", "fog", "lit", "dazzled", "took", "rowed", "lifted", "scored")
"""The kinds of events; their places are their numbers."""


@dataclass(frozen=True)
class Box:
    """A checked component set."""

    name: str
    content_hash: str
    brightness: list[int]
    """Of each lamp that a merchant has."""
    rounds: int
    boats: dict[str, tuple[int, ...]]
    """For each kind of goods: how many crates are in each of its boats."""


class Pieces:
    """The pieces as tables, built once for a set-up: whatever a state holds is a place in one of these lists."""

    def __init__(self, box: Box, seats: int, fog: bool) -> None:
        loads = [(goods, crates) for goods, boats in box.boats.items() for crates in boats]
        self.box = box
        self.fog = fog
        self.rounds = box.rounds
        self.seats = SEATS[:seats]
        self.goods = list(box.boats)
        self.brightness = box.brightness
        self.lamps = [f"lamp-{number}" for number in box.brightness]
        self.boats = [f"{goods}-{crates}" for goods, crates in loads]
        self.boat_goods = [self.goods.index(goods) for goods, _ in loads]
        self.boat_crates = [crates for _, crates in loads]
        self.catalogue = k.Catalogue(
            [
                k.Verb("light", rule="Q2.2", group="light", lamp=self.lamps),
                k.Verb("take", rule="Q2.4", group="take", boat=self.boats),
                k.Verb("row", rule="Q2.5", group="take"),
                k.Verb("order", rule="Q1.3", group="chance", chance=True, goods=self.goods),
                k.Verb("arrive", rule="Q2.1", group="chance", chance=True, boat=self.boats),
            ]
        )
        self.light, self.take, self.row, self.order, self.arrive = (
            self.catalogue.base[do] for do in ("light", "take", "row", "order", "arrive")
        )

    def event_book(self) -> k.EventBook:
        """What each event tells, in the order of `EVENTS`."""
        side, boat, goods = ("side", self.seats), ("boat", self.boats), ("goods", self.goods)
        tells: dict[str, tuple[tuple[str, list[str] | tuple[str, ...] | None], ...]] = {
            "order": (side, goods),
            "order-hidden": (side,),
            "round": (("round", None),),
            "arrived": (boat,),
            "lit": (side, ("lamp", self.lamps)),
            "dazzled": (side,),
            "took": (side, boat),
            "rowed": (side,),
            "lifted": (side, boat),
            "scored": (side, goods, ("crates", None), ("total", None)),
        }
        return k.EventBook([k.EventKind(name, tells.get(name, ())) for name in EVENTS])


def load(folder: Path) -> Box:
    """Read a component set, or raise an error with all that is wrong in it."""
    return load_set(folder, FILES, _read)


def validate(folder: Path) -> list[k.Finding]:
    """All errors and remarks about a component set."""
    return validate_set(folder, FILES, _read)


def _read(raw: RawSet) -> tuple[Box | None, list[k.Finding]]:
    reader = SetReader(raw)
    reader.only_tables({"set.toml": ("set", "quay", "goods")})
    head = reader.single("set.toml", "set", (Field("id"), Field("schema", 1, 1)))
    quay = reader.single("set.toml", "quay", (Field("lamps", 1, 99, many=(2, 12)), Field("rounds", 1, 11)))
    rows = reader.rows("set.toml", "goods", (Field("id"), Field("boats", 1, 9, many=(1, 9))), (len(SEATS), 9))
    reader.distinct("set.toml", "goods", rows)
    if head is None or quay is None or reader.has_errors:
        return None, reader.findings
    lamps, rounds = sorted(quay.numbers("lamps")), quay.number("rounds")
    boats = {row.text("id"): row.numbers("boats") for row in rows}
    for name in boats:
        if not re.fullmatch("[a-z]+(-[a-z]+)*", name):
            reader.error("night-quay-set-id", id=name[:40])
    if any(len(set(numbers)) < len(numbers) for numbers in (lamps, *boats.values())):
        reader.error("night-quay-set-twice")
    if rounds >= len(lamps) or rounds * len(SEATS) > sum(map(len, boats.values())):
        reader.error("night-quay-set-rounds", rounds=rounds)
    return Box(head.text("id"), raw.content_hash, lamps, rounds, boats), reader.findings
