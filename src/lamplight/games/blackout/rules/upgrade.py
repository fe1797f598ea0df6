"""A set of the first schema in the words of the second: it plays as it did, and says nothing in vain."""

from __future__ import annotations

from collections.abc import Mapping

from lamplight.kernel.components import Row
from lamplight.kernel.errors import BadComponents
from lamplight.kernel.message import Message
from lamplight.kernel.rewriting import FixedRows, Values, rewrite

from .first_schema import Maker, gains_of
from .model import MAP_CUBE, PLACES, PLAN_WASTE, SCHEMA, Amount
from .uses import USED, USED_BY_PLAYER_CARDS

_RENAMED = {
    "resource": "pay",
    "amount": "pay",
    "reward_points": "reward",
    "reward_money": "reward",
    "reward_resource": "reward",
    "reward_amount": "reward",
}
_PAIRS = {
    "tile": ("advanced_bonus", "advanced_bonus_amount"),
    "action": ("cost", "amount"),
    "chapter": ("condition", "amount"),
}
"""Fields of which either means nothing without the other."""


def upgraded(files: Mapping[str, str], waste: Row, power: list[Row], emergency: list[Row]) -> dict[str, str]:
    """The files of a set of the first schema that can be played, in the newest one."""
    upgrade = _Upgrade(waste, _in_order(power), _in_order(emergency))
    found: dict[str, str] = {}
    for name, text in files.items():
        try:
            found[name] = rewrite(text, upgrade.plan if name == "plans.toml" else upgrade.row)
        except FixedRows as fixed:
            where = Message("kernel-set-fixed-rows", {"file": name, "line": str(fixed.line), "table": fixed.table})
            raise BadComponents(where, []) from None
    return found


def _in_order(rows: list[Row]) -> dict[str, str]:
    """New ids by old ones. The first schema numbers these rows as they stand in the file, the second by their ids."""
    names = [row.text("id") for row in rows]
    return dict(zip(names, sorted(names), strict=True))


class _Upgrade:
    def __init__(self, waste: Row, power: Mapping[str, str], emergency: Mapping[str, str]) -> None:
        self.maker = Maker(waste)
        self.power = power
        self.emergency = emergency

    def plan(self, table: str, row: Values) -> Values:
        """One row of the emergency plans."""
        name = "id" if table == "emergency" else "card"
        return self.row(table, {**row, name: self.emergency.get(str(row[name]), row[name])})

    def row(self, table: str, row: Values) -> Values:
        """One row of any table."""
        if table == "set":
            return {**row, "schema": SCHEMA}
        if table in ("starting", "objective"):
            return self._card(row)
        if table == "goal":
            return _goal(row)
        if table == "power":
            return _power({**row, "id": self.power[str(row["id"])]})
        if table in _PAIRS:
            return _without_idle(row, *_PAIRS[table])
        if table == "emergency":
            return _changed(row, bonus=_texts((("points", _number(row, "bonus")),)), effect=["cube any"])
        if table == "waste":
            return {name: value for name, value in row.items() if name not in PLAN_WASTE}
        if table == "player" and "kind" in row:
            return _player_card(row)
        return row

    def _card(self, row: Values) -> Values:
        ability, kind = str(row["ability"]), str(row["kind"])
        a, b = self.maker.numbers(ability, _number(row, "a"), _number(row, "b"))
        gains = gains_of(ability, str(row["gain"]), b)
        used = USED[ability]
        colour = "white" if kind == "plan" else str(row["colour"])
        return _changed(
            row,
            colour=colour,
            cubes=row["cubes"] if kind == "volunteer" else 0,
            icons=0 if kind == "plan" else row["icons"],
            a=a if "a" in used else 0,
            b=b if "b" in used else 0,
            gain=_texts(gains),
            effect=["cube any" if kind == "plan" else f"cube {colour}"],
            bonus=_texts((("points", _number(row, "bonus")),)) if kind == "plan" else [],
        )


def _without_idle(row: Values, what: str, amount: str) -> Values:
    """What stands there without its amount, or an amount without what it is of, was never played."""
    return row if row[what] and row[amount] else {**row, what: "", amount: 0}


def _goal(row: Values) -> Values:
    pay = [f"{row['amount']} {row['resource']}"] if row["resource"] else []
    rewards = [
        ("points", _number(row, "reward_points")),
        ("money", _number(row, "reward_money")),
        (str(row["reward_resource"]), _number(row, "reward_amount")),
    ]
    tiles = row["tiles"]
    assert isinstance(tiles, list)
    kinds: list[object] = list(tiles)  # pyright: ignore[reportUnknownArgumentType]
    new: Values = {"pay": pay, "reward": _texts(tuple(rewards)), "tiles": list(dict.fromkeys(kinds))}
    return _ordered(row, ("card", "number", "slot", "pay", "money", "tiles", "link", "reward"), new)


def _power(row: Values) -> Values:
    pay = [f"{row['amount']} {row['resource']}"] if row["resource"] else []
    new: Values = {"pay": pay, "reward": _texts((("points", _number(row, "points")),))}
    return _ordered(row, ("id", "slot", "pay", "money", "reward"), new)


def _player_card(row: Values) -> Values:
    used, kind = USED_BY_PLAYER_CARDS[str(row["kind"])], str(row["kind"])
    return _changed(
        row,
        cubes=row["cubes"] if kind == "volunteer" else 0,
        icons=0 if kind == "doctor" else row["icons"],
        a=row["a"] if "a" in used else 0,
        b=row["b"] if "b" in used else 0,
        order=row["order"] if str(row["start"]).startswith("slot") else 0,
    )


def _ordered(row: Values, names: tuple[str, ...], new: Values) -> Values:
    found = {name: new.get(name, row.get(name)) for name in names}
    return {**found, "provenance": _provenance(str(row["provenance"]))}


def _provenance(tag: str) -> str:
    """Behind semicolons a tag names fields: they have their new names."""
    first, *others = tag.split("; ")
    told = [first]
    for other in others:
        source, _, names = other.partition(" ")
        fields = dict.fromkeys(_RENAMED.get(name, name) for name in names.split(", "))
        told.append(f"{source} {', '.join(fields)}")
    return "; ".join(told)


def _changed(row: Values, **values: object) -> Values:
    """The row with other values; what is new stands before the tag."""
    found = {name: values.pop(name, value) for name, value in row.items() if name != "provenance"}
    return {**found, **values, "provenance": row["provenance"]}


def _texts(amounts: tuple[Amount, ...]) -> list[str]:
    return [
        f"cube {PLACES[count]}" if name == MAP_CUBE else f"{count} {name}"
        for name, count in amounts
        if name == MAP_CUBE or count
    ]


def _number(row: Values, name: str) -> int:
    value = row[name]
    assert isinstance(value, int)
    return value
