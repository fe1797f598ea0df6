"""The printed pieces of Dual Powers as data: reading and validating a component set."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lamplight.kernel.components import Field, Finding, RawSet, Row, SetReader, load_set, validate_set

FILES = ("set.toml", "board.toml", "cards.toml", "tokens.toml")
TABLES = {
    "set.toml": ("set",),
    "board.toml": ("region", "connection", "tile", "month", "calendar", "track", "round", "solo"),
    "cards.toml": ("command", "leader"),
    "tokens.toml": ("unit", "neutral", "trotsky", "red_trotsky", "opposition"),
}
RESERVED = ("trotsky", "red-trotsky", "reserve", "box", "waiting", "exhausted", "nobody")
SIDES = ("red", "white")
ICONS = ("move", "double-move", "rest")
SPECIALS = ("demonstration", "espionage", "inspire")
SCHEMA = 1

_ID = Field("id")
_SIDE = Field("side", words=SIDES)
_STRENGTHS = (Field("fresh", 0, 9), Field("exhausted", 0, 9))


@dataclass(frozen=True)
class Components:
    """A checked component set. Rows keep the order of the files."""

    name: str
    content_hash: str
    regions: list[str]
    connections: list[Row]
    tiles: dict[str, str]
    months: list[Row]
    calendar: Row
    track: Row
    round: Row
    solo: Row
    commands: list[Row]
    leaders: list[Row]
    units: list[Row]
    neutrals: list[Row]
    trotsky: Row
    red_trotsky: Row
    opposition: list[Row]


def load(folder: Path) -> Components:
    """Read a set, or raise an error with all that is wrong in it."""
    return load_set(folder, FILES, _read)


def validate(folder: Path) -> list[Finding]:
    """All errors and remarks about a set."""
    return validate_set(folder, FILES, _read)


def _read(raw: RawSet) -> tuple[Components | None, list[Finding]]:
    reader = SetReader(raw)
    reader.only_tables(TABLES)
    head = reader.single("set.toml", "set", (_ID, Field("schema", SCHEMA, SCHEMA)))
    regions = reader.rows("board.toml", "region", (_ID,), (2, 12))
    connections = reader.rows("board.toml", "connection", (_ID, Field("from"), Field("to")), (2, 40))
    tiles = reader.rows("board.toml", "tile", (Field("region"), Field("barricades")), (2, 12))
    months = reader.rows("board.toml", "month", (_ID, Field("unrest", 0, 99)), (2, 24))
    calendar = reader.single(
        "board.toml",
        "calendar",
        (
            Field("days", 8, 99),
            Field("middle", 1, 99),
            Field("skip", 0, 6),
            Field("trotsky_returns"),
            Field("trotsky_joins"),
        ),
    )
    track = reader.single("board.toml", "track", (Field("end", 1, 99),))
    frame = reader.single("board.toml", "round", (Field("cards", 2, 12), Field("turns", 1, 12)))
    solo = reader.single(
        "board.toml", "solo", (Field("cards", 1, 12), Field("opposition_cards", 1, 12), Field("rounds", 1, 12))
    )
    commands = reader.rows(
        "cards.toml",
        "command",
        (
            _ID,
            Field("region"),
            Field("days", 1, 31),
            Field("recruit", 1, 9),
            Field("action", words=ICONS),
            Field("points", 0, 20),
        ),
        (20, 200),
    )
    leaders = reader.rows(
        "cards.toml",
        "leader",
        (_ID, _SIDE, Field("days", 1, 31), *_STRENGTHS, Field("special", words=SPECIALS)),
        (0, 12),
    )
    units = reader.rows("tokens.toml", "unit", (_ID, _SIDE, Field("rank", 1, 9), *_STRENGTHS), (2, 60))
    neutrals = reader.rows("tokens.toml", "neutral", (_ID, *_STRENGTHS), (2, 24))
    trotsky = reader.single("tokens.toml", "trotsky", _STRENGTHS)
    red_trotsky = reader.single("tokens.toml", "red_trotsky", _STRENGTHS)
    opposition = reader.rows("tokens.toml", "opposition", (Field("level", 1, 9), Field("count", 0, 20)), (0, 9))
    if (
        reader.has_errors
        or head is None
        or calendar is None
        or track is None
        or frame is None
        or solo is None
        or trotsky is None
        or red_trotsky is None
    ):
        return None, reader.findings
    components = Components(
        head.text("id"),
        raw.content_hash,
        [row.text("id") for row in regions],
        connections,
        {row.text("region"): row.text("barricades") for row in tiles},
        months,
        calendar,
        track,
        frame,
        solo,
        commands,
        leaders,
        units,
        neutrals,
        trotsky,
        red_trotsky,
        opposition,
    )
    _check_ids(reader, regions, connections, tiles, months, commands, leaders, units, neutrals)
    if not reader.has_errors:
        _check_board(reader, components)
    if not reader.has_errors:
        _remarks(reader, components)
    return components, reader.findings


def _check_ids(
    reader: SetReader,
    regions: list[Row],
    connections: list[Row],
    tiles: list[Row],
    months: list[Row],
    commands: list[Row],
    leaders: list[Row],
    units: list[Row],
    neutrals: list[Row],
) -> None:
    reader.distinct("board.toml", "region", regions)
    reader.distinct("board.toml", "connection", connections)
    reader.distinct("board.toml", "tile", tiles, "region")
    reader.distinct("board.toml", "month", months)
    reader.distinct("cards.toml", "command, leader", [*commands, *leaders])
    reader.distinct("tokens.toml", "unit, neutral, leader", [*units, *neutrals, *leaders])
    for row in [*regions, *connections, *commands, *leaders, *units, *neutrals, *months]:
        identifier = row.text("id")
        reserved = identifier in RESERVED or identifier.startswith("opposition-")
        if reserved or not all(part.isalnum() and part.isascii() for part in identifier.split("-")):
            reader.error("dual-powers-set-bad-id", id=identifier[:40])


def _check_board(reader: SetReader, components: Components) -> None:
    """What must hold for a set to be playable at all."""
    regions = components.regions
    for row in components.connections:
        for end in ("from", "to"):
            if row.text(end) not in regions:
                reader.error("dual-powers-set-connection-end", id=row.text("id"), region=row.text(end))
        if row.text("from") == row.text("to"):
            reader.error("dual-powers-set-connection-loop", id=row.text("id"))
    names = [row.text("id") for row in components.connections]
    for region in regions:
        if region not in components.tiles:
            reader.error("dual-powers-set-no-tile", region=region)
    for region, connection in components.tiles.items():
        if region not in regions or connection not in names:
            reader.error("dual-powers-set-tile", region=region, connection=connection)
    for row in components.commands:
        if row.text("region") not in regions:
            reader.error("dual-powers-set-card-region", id=row.text("id"), region=row.text("region"))
    months = [row.text("id") for row in components.months]
    returns, joins = components.calendar.text("trotsky_returns"), components.calendar.text("trotsky_joins")
    if returns not in months[1:] or joins not in months or months.index(returns) >= months.index(joins):
        reader.error("dual-powers-set-trotsky", returns=returns, joins=joins)
    days = components.calendar.number("days")
    if components.calendar.number("middle") >= days - components.calendar.number("skip"):
        reader.error("dual-powers-set-middle", middle=components.calendar.number("middle"), days=days)
    if any(row.number("days") > days for row in [*components.commands, *components.leaders]):
        reader.error("dual-powers-set-card-days", days=days)
    for side in SIDES:
        if not any(row.text("side") == side for row in components.units):
            reader.error("dual-powers-set-no-units", side=side)
        if sum(row.text("side") == side for row in components.leaders) < components.solo.number("rounds"):
            reader.error("dual-powers-set-leaders", side=side, rounds=components.solo.number("rounds"))
    if len(components.neutrals) < len(regions):
        reader.error("dual-powers-set-neutrals", found=len(components.neutrals), regions=len(regions))
    needed = 2 * (components.round.number("cards") + components.round.number("turns"))
    if len(components.commands) < needed:
        reader.error("dual-powers-set-too-few-cards", found=len(components.commands), needed=needed)


def _remarks(reader: SetReader, components: Components) -> None:
    """The constraints that we set for our own reconstruction, and the counts of the printed game."""
    counts = (
        ("region", len(components.regions), 6),
        ("command", len(components.commands), 48),
        ("leader", len(components.leaders), 6),
        ("neutral", len(components.neutrals), 6),
        *((f"unit {side}", sum(row.text("side") == side for row in components.units), 10) for side in SIDES),
        ("opposition", sum(row.number("count") for row in components.opposition), 27),
        ("month", len(components.months), 6),
        ("calendar days", components.calendar.number("days"), 31),
    )
    for what, found, expected in counts:
        if found != expected:
            reader.remark("dual-powers-set-remark-count", what=what, found=found, expected=expected)
    if not 8 <= len(components.connections) <= 9:
        reader.remark("dual-powers-set-remark-connections", found=len(components.connections))
    pairs = [{row.text("from"), row.text("to")} for row in components.connections]
    for region in components.regions:
        neighbours = sum(region in pair for pair in pairs)
        if not 2 <= neighbours <= 4:
            reader.remark("dual-powers-set-remark-neighbours", region=region, found=neighbours)
    if not _connected(components.regions, pairs):
        reader.remark("dual-powers-set-remark-connected")
    for first, second in (("green", "red"), ("blue", "white"), ("brown", "purple")):
        if {first, second} not in pairs:
            reader.remark("dual-powers-set-remark-known-pair", first=first, second=second)
    named = [connection for _, connection in sorted(components.tiles.items())]
    ends = {row.text("id"): (row.text("from"), row.text("to")) for row in components.connections}
    for region, connection in components.tiles.items():
        if named.count(connection) > 1 or region not in ends[connection]:
            reader.remark("dual-powers-set-remark-tile", region=region, connection=connection)
    for region in components.regions:
        cards = {row.number("days"): row for row in components.commands if row.text("region") == region}
        if sorted(cards) != list(range(1, 9)):
            reader.remark("dual-powers-set-remark-days", region=region)
        elif cards[4].number("points") <= cards[2].number("points"):
            reader.remark("dual-powers-set-remark-points", region=region)
    for side in SIDES:
        specials = sorted(row.text("special") for row in components.leaders if row.text("side") == side)
        if specials != sorted(SPECIALS):
            reader.remark("dual-powers-set-remark-specials", side=side)
    for row in components.units:
        if row.number("rank") > 3 or not 1 <= row.number("fresh") <= 3 or row.number("exhausted") > 3:
            reader.remark("dual-powers-set-remark-unit", id=row.text("id"))
    if not any(row.text("side") == "red" and row.number("exhausted") == 3 for row in components.units):
        reader.remark("dual-powers-set-remark-red-three")
    for row in components.neutrals:
        if row.number("fresh") != 1 or row.number("exhausted") > 2:
            reader.remark("dual-powers-set-remark-neutral", id=row.text("id"))
    if not any(row.text("side") == "white" and row.number("exhausted") in (1, 2) for row in components.leaders):
        reader.remark("dual-powers-set-remark-white-leader")
    if components.track.number("end") <= 6:
        reader.remark("dual-powers-set-remark-track", found=components.track.number("end"))


def _connected(regions: list[str], pairs: list[set[str]]) -> bool:
    reached = [regions[0]]
    for region in reached:
        for pair in pairs:
            if region in pair:
                reached.extend(other for other in sorted(pair) if other not in reached)
    return len(reached) == len(regions)
