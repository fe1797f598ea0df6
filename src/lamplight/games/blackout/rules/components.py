"""The printed pieces of Blackout: Hong Kong as data: reading a component set."""

from __future__ import annotations

import tomllib
from pathlib import Path

from lamplight.kernel.components import Field, Finding, RawSet, Row, SetReader, load_set, read_set, validate_set
from lamplight.kernel.errors import BadComponents
from lamplight.kernel.message import Message

from . import first_schema
from .model import (
    COLOURS,
    DICE,
    FIRST_SCHEMA,
    KINDS,
    LETTERS,
    MAP_CUBE,
    MAX_DISTRICT,
    PLACES,
    PLAN_WASTE,
    PLANS,
    PLAYER_KINDS,
    RESOURCES,
    ROW,
    SCHEMA,
    SEARCH,
    SPECIALISTS,
    TILE_TYPES,
    WASTE,
    Amount,
    Card,
    Chapter,
    Components,
    Goal,
)
from .upgrade import upgraded
from .uses import MOST_PAID, check_goal_cards, check_goal_numbers
from .validation import check
from .vocabulary import CHOSEN_RESOURCE, GAINS, HELD, MONEY

CUBE = "cube"
CHOSEN = GAINS[CHOSEN_RESOURCE].name
GAINED = (*HELD, "any")
"""What rewards and effects give: what a seat holds, or resources of one type of its choice."""
MOST = 40

FILES = ("set.toml", "map.toml", "dice.toml", "tiles.toml", "cards.toml", "plans.toml", "rules.toml")
TABLES = {
    "set.toml": ("set",),
    "map.toml": ("location", "street", "district", "coast"),
    "dice.toml": ("die",),
    "tiles.toml": ("tile",),
    "cards.toml": ("player", "starting", "objective", "goal"),
    "plans.toml": ("emergency", "goal"),
    "rules.toml": ("table", "player", "supply", "reserve", "chapter", "power", "market", "waste", "search", "action"),
}


_ID = Field("id")
_SLOT = Field("slot", words=COLOURS, many=(0, 6))
_MONEY = Field("money", 0, 40)
_TILES = Field("tiles", words=TILE_TYPES, many=(0, 2))
_LINK = Field("link", words=LETTERS, blank=True)
_PAY, _REWARD = Field("pay", many=(0, 3)), Field("reward", many=(0, 4))
_GOAL = (Field("card"), Field("number", 1, 3), _SLOT, _PAY, _MONEY, _TILES, _LINK, _REWARD)
_POWER = (Field("id", words=("P1", "P2")), _SLOT, _PAY, _MONEY, _REWARD)
_NUMBERS = (Field("a", 0, 40), Field("b", 0, 40), Field("resource", words=RESOURCES, blank=True))
_FACE = (
    _ID,
    Field("kind", words=KINDS),
    Field("colour", words=(*COLOURS, "white")),
    Field("cubes", 0, 9),
    Field("icons", 0, 9),
    Field("points", 0, 40),
    Field("ability", words=(*SPECIALISTS, *PLANS), blank=True),
    *_NUMBERS,
)
_ENDS = (Field("effect", many=(0, 4)), Field("bonus", many=(0, 4)))
_CARD = (*_FACE, Field("gain", many=(0, 3)), *_ENDS)
_EMERGENCY = (Field("id", words=LETTERS), *_ENDS)


def load(folder: Path) -> Components:
    """Read a set, or raise an error with all that is wrong in it."""
    return load_set(folder, FILES, read)


def validate(folder: Path) -> list[Finding]:
    """All errors and remarks about a set."""
    return validate_set(folder, FILES, read)


def upgrade(folder: Path) -> dict[str, str] | None:
    """The files of a set in the newest schema; None if it is of that schema.

    One that cannot be played is refused, and so is one that the newest schema cannot say.
    """
    load(folder)
    raw = read_set(folder, FILES)
    reader = SetReader(raw)
    head = reader.single("set.toml", "set", (_ID, Field("schema", FIRST_SCHEMA, SCHEMA)))
    assert head is not None
    if head.number("schema") == SCHEMA:
        return None
    waste = reader.single("rules.toml", "waste", tuple(Field(name, 0, 40) for name in (*WASTE, *PLAN_WASTE)))
    power = reader.rows("rules.toml", "power", first_schema.POWER, (2, 2))
    emergency = reader.rows("plans.toml", "emergency", first_schema.EMERGENCY, (4, 4))
    assert waste is not None
    files = upgraded({name: (folder / name).read_text(encoding="utf-8") for name in FILES}, waste, power, emergency)
    _, findings = read(RawSet(raw.name, {name: tomllib.loads(text) for name, text in files.items()}))
    errors = [finding.message for finding in findings if finding.is_error]
    if errors:
        raise BadComponents(Message("blackout-set-no-upgrade", {"set": raw.name[:200], "count": len(errors)}), errors)
    return files


def read(raw: RawSet) -> tuple[Components | None, list[Finding]]:
    """The set, if its rows are sound, and what there is to say about it."""
    reader = SetReader(raw)
    reader.only_tables(TABLES)
    head = reader.single("set.toml", "set", (_ID, Field("schema", FIRST_SCHEMA, SCHEMA)))
    old = head is not None and head.number("schema") == FIRST_SCHEMA
    goal_fields, card_fields = (first_schema.GOAL, first_schema.CARD) if old else (_GOAL, _CARD)
    emergency_fields, power_fields = (first_schema.EMERGENCY, first_schema.POWER) if old else (_EMERGENCY, _POWER)
    locations = reader.rows(
        "map.toml",
        "location",
        (
            _ID,
            Field("colour", words=COLOURS),
            Field("x", 0, 1000),
            Field("y", 0, 1000),
            Field("crisis", words=LETTERS, blank=True),
        ),
        (4, 80),
    )
    streets = reader.rows("map.toml", "street", (Field("from"), Field("to")), (3, 240))
    districts = reader.rows(
        "map.toml",
        "district",
        (_ID, Field("locations", many=(3, MAX_DISTRICT)), Field("central", flag=True)),
        (1, 40),
    )
    dice = reader.rows(
        "dice.toml", "die", (Field("colour", words=DICE), Field("faces", words=RESOURCES, many=(1, 12))), (3, 3)
    )
    tiles = reader.rows(
        "tiles.toml",
        "tile",
        (
            _ID,
            Field("simple", 1, 30),
            Field("simple_reward", words=TILE_TYPES),
            Field("simple_amount", 1, 30),
            Field("advanced", 1, 40),
            Field("advanced_reward", words=(*TILE_TYPES, "food", "water")),
            Field("advanced_amount", 1, 30),
            Field("advanced_bonus", words=(*TILE_TYPES, "food", "water"), blank=True),
            Field("advanced_bonus_amount", 0, 30),
        ),
        (3, 200),
    )
    player_cards = reader.rows(
        "cards.toml",
        "player",
        (
            _ID,
            Field("kind", words=PLAYER_KINDS),
            Field("colour", words=COLOURS),
            Field("cubes", 0, 9),
            Field("icons", 0, 9),
            Field("points", 0, 40),
            Field("a", 0, 40),
            Field("b", 0, 40),
            Field("start", words=("hand", "slot1", "slot2", "slot3", "hospital")),
            Field("order", 0, 20),
        ),
        (1, 30),
    )
    starting = reader.rows("cards.toml", "starting", card_fields, (2, 40))
    objectives = reader.rows("cards.toml", "objective", card_fields, (9, 300))
    goals = reader.rows("cards.toml", "goal", goal_fields, (1, 900))
    emergency = reader.rows("plans.toml", "emergency", emergency_fields, (4, 4))
    plan_goals = reader.rows("plans.toml", "goal", goal_fields, (4, 12))
    table = reader.single("rules.toml", "table", (Field("scores", 0, 99, many=(MAX_DISTRICT + 1, MAX_DISTRICT + 1)),))
    player = reader.single(
        "rules.toml",
        "player",
        (
            Field("slots", 1, 8),
            Field("spots", 1, 9),
            Field("starters", 1, 9),
            *(
                Field(name, 0, 99)
                for name in ("cubes", "money", "transport", "batteries", "houses", "hand_limit", "big_hand_limit")
            ),
        ),
    )
    supply = reader.single("rules.toml", "supply", (Field("transport", 0, 200), Field("gps", 0, 200)))
    reserve = reader.single("rules.toml", "reserve", (Field("sizes", 0, 99, many=(3, 3)),))
    chapters = reader.rows(
        "rules.toml",
        "chapter",
        (
            Field("number", 1, 5),
            Field("reserve", 0, 99, many=(4, 4)),
            Field("plans_small", words=LETTERS, many=(1, 1)),
            Field("plans_large", words=LETTERS, many=(1, 2)),
            Field("goals", 0, 3),
            Field("condition", words=("central", "red", "power"), blank=True),
            Field("amount", 0, 20),
            Field("orchids", 0, 400, many=(3, 3)),
        ),
        (5, 5),
    )
    power = reader.rows("rules.toml", "power", power_fields, (2, 2))
    reader.distinct("rules.toml", "chapter", chapters, "number")
    reader.distinct("rules.toml", "power", power)
    coast = reader.rows("map.toml", "coast", (_ID, Field("points", 0, 1000, many=(6, 4000))), (0, 40))
    market = reader.single(
        "rules.toml", "market", (Field("prices", 0, 40, many=(ROW + 1, ROW + 1)), Field("battery", 1, 40))
    )
    waste_fields = (*WASTE, *PLAN_WASTE) if old else WASTE
    waste = reader.single("rules.toml", "waste", tuple(Field(name, 0, 40) for name in waste_fields))
    search = reader.single("rules.toml", "search", tuple(Field(name, 0, 40) for name in SEARCH))
    actions = reader.rows(
        "rules.toml",
        "action",
        (
            Field("cost", words=(*RESOURCES, GAINS[MONEY].name), blank=True),
            Field("amount", 0, 9),
            Field("gain", words=HELD),
            Field("given", 1, 40),
        ),
        (1, 5),
    )
    if reader.has_errors:
        return None, reader.findings
    assert head is not None
    assert table is not None
    assert player is not None
    assert supply is not None
    assert reserve is not None
    assert market is not None
    assert waste is not None
    assert search is not None
    maker = first_schema.Maker(waste) if old else Maker(reader)
    central = [row.text("id") for row in districts if row.text("central") == "True"]
    components = Components(
        head.text("id"),
        raw.content_hash,
        locations,
        streets,
        [(row.text("id"), row.names("locations"), row.text("id") in central) for row in districts],
        {row.text("colour"): row.names("faces") for row in dice},
        tiles,
        player_cards,
        [maker.card(row, goals) for row in starting],
        [maker.card(row, goals) for row in objectives],
        [maker.emergency(row, plan_goals) for row in (emergency if old else by_id(emergency))],
        table.numbers("scores"),
        player,
        supply,
        reserve.numbers("sizes"),
        [
            Chapter(
                row.numbers("reserve"),
                row.names("plans_small"),
                row.names("plans_large"),
                row.number("goals"),
                row.text("condition"),
                row.number("amount"),
                row.numbers("orchids"),
            )
            for row in sorted(chapters, key=lambda row: row.number("number"))
        ],
        [maker.power(row) for row in (power if old else by_id(power))],
        market.numbers("prices"),
        market.number("battery"),
        waste,
        search,
        actions,
        [row.numbers("points") for row in coast],
    )
    if not old:
        check_goal_numbers(reader, "cards.toml", goals)
        check_goal_numbers(reader, "plans.toml", plan_goals)
    if not reader.has_errors:
        check(reader, components, old=old)
    cards, plans = ([row.text("id") for row in rows] for rows in ([*starting, *objectives], emergency))
    if old:  # a goal in the other file was never played
        cards = plans = [*cards, *plans]
    check_goal_cards(reader, "cards.toml", goals, cards)
    check_goal_cards(reader, "plans.toml", plan_goals, plans)
    return components, reader.findings


def by_id(rows: list[Row]) -> list[Row]:
    """Rows in the order of their ids, whatever order the file has."""
    return sorted(rows, key=lambda row: row.text("id"))


class Maker:
    """Makes cards and goals of rows; an amount that cannot be read is reported with its row and field."""

    def __init__(self, reader: SetReader) -> None:
        self.reader = reader

    def card(self, row: Row, goals: list[Row]) -> Card:
        """A card of the deck or a starting volunteer."""
        name = row.text("id")
        return Card(
            name,
            row.text("kind"),
            row.text("colour"),
            row.number("cubes"),
            row.number("icons"),
            row.number("points"),
            row.text("ability"),
            row.number("a"),
            row.number("b"),
            row.text("resource"),
            self._gained("cards.toml", name, row, "gain"),
            self._gained("cards.toml", name, row, "effect"),
            self._gained("cards.toml", name, row, "bonus"),
            self._goals("cards.toml", name, goals),
        )

    def emergency(self, row: Row, goals: list[Row]) -> Card:
        """An emergency plan."""
        name = row.text("id")
        effect = self._gained("plans.toml", name, row, "effect")
        bonus = self._gained("plans.toml", name, row, "bonus")
        return Card(
            name, "plan", "white", 0, 0, 0, "", 0, 0, "", (), effect, bonus, self._goals("plans.toml", name, goals)
        )

    def power(self, row: Row) -> Goal:
        """R3.40 and R3.41: a restore-power goal."""
        name = row.text("id")
        paid = self._paid("rules.toml", name, row)
        rewards = self._gained("rules.toml", name, row, "reward")
        return Goal(row.names("slot"), paid, row.number("money"), (), "", rewards)

    def _goals(self, file: str, card: str, goals: list[Row]) -> tuple[Goal, ...]:
        own = sorted((row for row in goals if row.text("card") == card), key=lambda row: row.number("number"))
        return tuple(self._goal(file, row) for row in own)

    def _goal(self, file: str, row: Row) -> Goal:
        where = f"{row.text('card')}, {row.number('number')}"
        return Goal(
            row.names("slot"),
            self._paid(file, where, row),
            row.number("money"),
            row.names("tiles"),
            row.text("link"),
            self._gained(file, where, row, "reward"),
        )

    def _paid(self, file: str, where: str, row: Row) -> tuple[Amount, ...]:
        return self._read(file, where, row, "pay", (*RESOURCES, "any"), ())

    def _gained(self, file: str, where: str, row: Row, field: str) -> tuple[Amount, ...]:
        return self._read(file, where, row, field, GAINED, PLACES)

    def _read(
        self, file: str, where: str, row: Row, field: str, kinds: tuple[str, ...], places: tuple[str, ...]
    ) -> tuple[Amount, ...]:
        """Amounts as `2 book`, and cubes for the map as `cube red`."""
        most = MOST_PAID if field == "pay" else MOST
        found: list[Amount] = []
        for text in row.names(field):
            first, _, second = text.partition(" ")
            if first == CUBE and second in places:
                found.append((MAP_CUBE, places.index(second)))
            elif second in kinds and first.isdecimal() and first.isascii() and 1 <= int(first[:3]) <= most:
                found.append((CHOSEN if second == "any" and field != "pay" else second, int(first[:3])))
            else:
                self.reader.error("blackout-set-amount", file=file, where=where, field=field, found=text[:40])
        return tuple(found)
