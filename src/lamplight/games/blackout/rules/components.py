"""The printed pieces of Blackout: Hong Kong as data: reading a component set."""

from __future__ import annotations

from pathlib import Path

from lamplight.kernel.components import Field, Finding, RawSet, Row, SetReader, load_set, validate_set

from .model import (
    COLOURS,
    DICE,
    KINDS,
    LETTERS,
    MAX_DISTRICT,
    PLANS,
    PLAYER_KINDS,
    RESOURCES,
    ROW,
    SCHEMA,
    SEARCH,
    SPECIALISTS,
    TILE_TYPES,
    WASTE,
    Card,
    Chapter,
    Components,
    Goal,
)
from .validation import check
from .vocabulary import CUBES, GAINS, HELD, MONEY

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
_GOAL = (
    Field("card"),
    Field("number", 1, 3),
    Field("slot", words=COLOURS, many=(0, 6)),
    Field("resource", words=(*RESOURCES, "any"), blank=True),
    Field("amount", 0, 9),
    Field("money", 0, 40),
    Field("tiles", words=TILE_TYPES, many=(0, 2)),
    Field("link", words=LETTERS, blank=True),
    Field("reward_points", 0, 40),
    Field("reward_money", 0, 40),
    Field("reward_resource", words=CUBES, blank=True),
    Field("reward_amount", 0, 9),
)
_POWER = (
    Field("id", words=("P1", "P2")),
    Field("slot", words=COLOURS, many=(0, 6)),
    Field("resource", words=(*RESOURCES, "any"), blank=True),
    Field("amount", 0, 9),
    Field("money", 0, 40),
    Field("points", 0, 40),
)
_CARD = (
    _ID,
    Field("kind", words=KINDS),
    Field("colour", words=(*COLOURS, "white")),
    Field("cubes", 0, 9),
    Field("icons", 0, 9),
    Field("points", 0, 40),
    Field("ability", words=(*SPECIALISTS, *PLANS), blank=True),
    Field("a", 0, 40),
    Field("b", 0, 40),
    Field("resource", words=RESOURCES, blank=True),
    Field("gain", words=(*RESOURCES, *COLOURS), blank=True),
    Field("effect", words=("cube",), blank=True),
    Field("bonus", 0, 40),
)


def load(folder: Path) -> Components:
    """Read a set, or raise an error with all that is wrong in it."""
    return load_set(folder, FILES, read)


def validate(folder: Path) -> list[Finding]:
    """All errors and remarks about a set."""
    return validate_set(folder, FILES, read)


def read(raw: RawSet) -> tuple[Components | None, list[Finding]]:
    """The set, if its rows are sound, and what there is to say about it."""
    reader = SetReader(raw)
    reader.only_tables(TABLES)
    head = reader.single("set.toml", "set", (_ID, Field("schema", SCHEMA, SCHEMA)))
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
    starting = reader.rows("cards.toml", "starting", _CARD, (2, 40))
    objectives = reader.rows("cards.toml", "objective", _CARD, (9, 300))
    goals = reader.rows("cards.toml", "goal", _GOAL, (1, 900))
    emergency = reader.rows("plans.toml", "emergency", (Field("id", words=LETTERS), Field("bonus", 0, 40)), (4, 4))
    plan_goals = reader.rows("plans.toml", "goal", _GOAL, (4, 12))
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
    power = reader.rows("rules.toml", "power", _POWER, (2, 2))
    reader.distinct("rules.toml", "chapter", chapters, "number")
    reader.distinct("rules.toml", "power", power)
    coast = reader.rows("map.toml", "coast", (_ID, Field("points", 0, 1000, many=(6, 4000))), (0, 40))
    market = reader.single(
        "rules.toml", "market", (Field("prices", 0, 40, many=(ROW + 1, ROW + 1)), Field("battery", 1, 40))
    )
    waste = reader.single("rules.toml", "waste", tuple(Field(name, 0, 40) for name in WASTE))
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
        [_card(row, goals) for row in starting],
        [_card(row, goals) for row in objectives],
        [_emergency(row, plan_goals) for row in emergency],
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
        [_power(row) for row in power],
        market.numbers("prices"),
        market.number("battery"),
        waste,
        search,
        actions,
        [row.numbers("points") for row in coast],
    )
    check(reader, components)
    known = [row.text("id") for row in [*starting, *objectives, *emergency]]
    for row in [*goals, *plan_goals]:
        if row.text("card") not in known:
            reader.error("blackout-set-goal-card", card=row.text("card"))
    return components, reader.findings


def _card(row: Row, goals: list[Row]) -> Card:
    return Card(
        row.text("id"),
        row.text("kind"),
        row.text("colour"),
        row.number("cubes"),
        row.number("icons"),
        row.number("points"),
        row.text("ability"),
        row.number("a"),
        row.number("b"),
        row.text("resource"),
        row.text("gain"),
        row.number("bonus"),
        _goals(row.text("id"), goals),
    )


def _emergency(row: Row, goals: list[Row]) -> Card:
    identifier = row.text("id")
    return Card(identifier, "plan", "white", 0, 0, 0, "", 0, 0, "", "", row.number("bonus"), _goals(identifier, goals))


def _goals(card: str, goals: list[Row]) -> tuple[Goal, ...]:
    own = sorted((row for row in goals if row.text("card") == card), key=lambda row: row.number("number"))
    return tuple(_goal(row) for row in own)


def _power(row: Row) -> Goal:
    """R3.40 and R3.41: the restore-power goals have points as their reward."""
    return Goal(
        row.names("slot"),
        row.text("resource"),
        row.number("amount"),
        row.number("money"),
        (),
        "",
        row.number("points"),
        0,
        "",
        0,
    )


def _goal(row: Row) -> Goal:
    return Goal(
        row.names("slot"),
        row.text("resource"),
        row.number("amount"),
        row.number("money"),
        row.names("tiles"),
        row.text("link"),
        row.number("reward_points"),
        row.number("reward_money"),
        row.text("reward_resource"),
        row.number("reward_amount"),
    )
