"""Networks as files: JSON, with the weights as base64 of little-endian 32-bit floats."""

from __future__ import annotations

import json
from array import array
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from sys import byteorder
from typing import cast

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message

from .net import Dense, Nets, OptionNet, PooledNet

VERSION = 1
"""Of the file's form."""
PARTS = {"value": ("pool", "hidden", "last"), "policy": ("shared", "item", "last")}
"""The layers of each kind of network."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What the networks of a game are shown: how many numbers, and a name that changes with what they mean."""

    name: str
    shared: int
    items: int
    policy_shared: int
    policy_items: int

    def width(self, kind: str, part: str, known: Mapping[str, int]) -> int:
        """How many inputs a layer has, where so many outputs of others are `known`."""
        if kind == "value":
            inputs = self.shared + known.get("pool", 0)
            return {"pool": self.items, "hidden": inputs, "last": known.get("hidden", 0) + inputs}[part]
        hidden = known.get("shared", 0)
        return {"shared": self.policy_shared, "item": self.policy_items, "last": hidden + self.policy_items}[part]


Layers = Mapping[str, Mapping[str, Dense]]
"""By kind of network and name of the layer."""


def write(layout: Layout, layers: Layers) -> str:
    """Networks as the text of a file."""
    said: dict[str, object] = {"layout": layout.name, "version": VERSION}
    for kind, parts in layers.items():
        said[kind] = {name: _told(layer) for name, layer in parts.items()}
    return json.dumps(said, indent=1) + "\n"


def read(text: str, layout: Layout, name: str) -> Nets:
    """Networks from the text of a file, which is called `name`; those of another layout are refused."""
    try:
        said: object = json.loads(text)
    except ValueError:
        said = None
    if not isinstance(said, dict):
        raise LamplightError(Message("bots-weights-unreadable", {"file": name}))
    known = cast("dict[str, object]", said)
    if known.get("layout") != layout.name or known.get("version") != VERSION:
        other = f"{known.get('layout')}/{known.get('version')}"[:60]
        raise LamplightError(
            Message("bots-weights-layout", {"file": name, "layout": other, "wanted": f"{layout.name}/{VERSION}"})
        )
    value = _layers(known, "value", layout, name)
    policy = _layers(known, "policy", layout, name)
    return Nets(
        PooledNet(value["pool"], value["hidden"], value["last"]) if value else None,
        OptionNet(policy["shared"], policy["item"], policy["last"]) if policy else None,
    )


def _layers(said: Mapping[str, object], kind: str, layout: Layout, name: str) -> dict[str, Dense]:
    """The layers of one kind of network; none, if the file has no such network."""
    if kind not in said:
        return {}
    found: dict[str, Dense] = {}
    sizes: dict[str, int] = {}
    parts = said[kind]
    for part in PARTS[kind]:
        row = cast("dict[str, object]", parts).get(part) if isinstance(parts, dict) else None
        layer = _layer(row, layout.width(kind, part, sizes))
        if layer is None or (part == "last" and len(layer.rows) != 1):
            raise LamplightError(Message("bots-weights-size", {"file": name, "part": f"{kind}.{part}"}))
        sizes[part] = len(layer.rows)
        found[part] = layer
    if kind == "policy" and sizes["item"] != sizes["shared"]:
        raise LamplightError(Message("bots-weights-size", {"file": name, "part": "policy.item"}))
    return found


def _layer(said: object, width: int) -> Dense | None:
    """A layer with so many inputs, or None if that is not what was said."""
    if not isinstance(said, dict):
        return None
    row = cast("dict[str, object]", said)
    weights, bias = _floats(row.get("weights")), _floats(row.get("bias"))
    if weights is None or not bias or len(weights) != width * len(bias):
        return None
    return Dense([weights[place * width : (place + 1) * width] for place in range(len(bias))], bias)


def _told(layer: Dense) -> dict[str, str]:
    return {"weights": _packed([one for row in layer.rows for one in row]), "bias": _packed(layer.bias)}


def _packed(numbers: Sequence[float]) -> str:
    packed = array("f", numbers)
    if byteorder == "big":
        packed.byteswap()
    return b64encode(packed.tobytes()).decode("ascii")


def _floats(text: object) -> list[float] | None:
    """The numbers of a text, or None if it holds none, or one that is not finite."""
    if not isinstance(text, str):
        return None
    packed = array("f")
    try:
        packed.frombytes(b64decode(text, validate=True))
    except ValueError:
        return None
    if byteorder == "big":
        packed.byteswap()
    numbers = packed.tolist()
    return numbers if all(isfinite(one) for one in numbers) else None
