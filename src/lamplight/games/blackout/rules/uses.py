"""Whatever a set says is played, or refused with its row and field: what has no meaning where it stands is no set."""

from __future__ import annotations

from lamplight.kernel.components import Row, SetReader

from .model import COLOURS, RED, ROW, ROWS, Card, Components

USED: dict[str, tuple[str, ...]] = {
    "": (),
    "money_icons": ("a", "b"),
    "money_tool": ("a", "b"),
    "map_cube": ("a",),
    "gps": ("a", "b"),
    "buy_resources": ("a", "b"),
    "points_tool": ("a", "b"),
    "gain": ("a",),
    "exchange": ("a",),
    "money_battery": ("a", "b"),
    "money": ("a",),
    "resource_points": ("a", "b"),
    "search": ("a",),
    "gps_plus": ("a",),
    "food_points": ("a", "b"),
    "water_money": ("a", "b"),
}
"""The numbers that each ability uses; all of them are at least 1."""
PAYS_RESOURCES = ("map_cube", "gps", "exchange", "resource_points")
"""The abilities whose first number is paid in resources."""
MOST_PAID = 9
"""So many of a resource can be paid at once: batteries that stand in for them are counted with one digit."""
USED_BY_PLAYER_CARDS: dict[str, tuple[str, ...]] = {
    "volunteer": (),
    "leader": ("a",),
    "doctor": (),
    "mechanic": ("a", "b"),
    "scout": ("a",),
}


def check_uses(reader: SetReader, components: Components) -> None:
    """Report what is said in vain, and numbers that are missing."""
    for card in [*components.starting, *components.objectives]:
        _check_card(reader, card)
    for file, cards in (
        ("cards.toml", [*components.starting, *components.objectives]),
        ("plans.toml", components.emergency),
    ):
        for card in cards:
            for number, goal in enumerate(card.goals, start=1):
                if len(set(goal.tiles)) < len(goal.tiles):
                    reader.error("blackout-set-goal-tiles", file=file, card=card.id, number=number)
    for row in components.tiles:
        if bool(row.text("advanced_bonus")) != bool(row.number("advanced_bonus_amount")):
            reader.error("blackout-set-tile-bonus", tile=row.text("id"))
    for number, row in enumerate(components.actions, start=1):
        if bool(row.text("cost")) != bool(row.number("amount")):
            reader.error("blackout-set-action", number=number)
    spots, starters = components.player.number("spots"), components.player.number("starters")
    if spots < starters:
        reader.error("blackout-set-spots", spots=spots, starters=starters)
    _check_conditions(reader, components)
    _check_reserves(reader, components)
    _check_player_cards(reader, components)


def check_goal_numbers(reader: SetReader, file: str, goals: list[Row]) -> None:
    """The goals of a card are numbered from 1, each number once."""
    numbers: dict[str, list[int]] = {}
    for row in goals:
        numbers.setdefault(row.text("card"), []).append(row.number("number"))
    for card, found in numbers.items():
        if sorted(found) != list(range(1, len(found) + 1)):
            reader.error("blackout-set-goal-numbers", file=file, card=card, found=", ".join(map(str, sorted(found))))


def check_goal_cards(reader: SetReader, file: str, goals: list[Row], cards: list[str]) -> None:
    """A goal stands in the file of its card."""
    for number, row in enumerate(goals, start=1):
        if row.text("card") not in cards:
            reader.error("blackout-set-goal-card", file=file, row=number, card=row.text("card"))


def _check_conditions(reader: SetReader, components: Components) -> None:
    """R17: what a chapter asks for beside goals, and that it can be had."""
    most = {
        "central": max((len(places) for _, places, central in components.districts if central), default=0),
        "red": sum(row.text("colour") == COLOURS[RED] for row in components.locations),
        "power": len(components.power),
    }
    for number, chapter in enumerate(components.chapters, start=1):
        if bool(chapter.condition) != bool(chapter.amount):
            reader.error("blackout-set-chapter-amount", chapter=number)
        elif chapter.condition and chapter.amount > most[chapter.condition]:
            reader.error(
                "blackout-set-chapter-reach", chapter=number, amount=chapter.amount, most=most[chapter.condition]
            )


def _check_reserves(reader: SetReader, components: Components) -> None:
    """R0.07, R17: the cards that are not in the display are there for a reserve."""
    most = max(0, len(components.objectives) - ROWS * ROW)
    chapters = enumerate((chapter.reserve for chapter in components.chapters), start=1)
    rows = [("reserve", "sizes", components.reserve)]
    rows += [(f"chapter {number}", "reserve", sizes) for number, sizes in chapters]
    for where, field, sizes in rows:
        for size in sizes:
            if size > most:
                reader.error("blackout-set-reserve", where=where, field=field, size=size, most=most)


def _check_player_cards(reader: SetReader, components: Components) -> None:
    for row in components.player_cards:
        name, kind = row.text("id"), row.text("kind")
        used = USED_BY_PLAYER_CARDS[kind]
        idle = [field for field in ("a", "b") if field not in used and row.number(field)]
        if kind != "volunteer" and row.number("cubes"):
            idle.append("cubes")
        if row.number("order") and not row.text("start").startswith("slot"):
            idle.append("order")
        _report(reader, name, idle)
        if any(not row.number(field) for field in used):
            reader.error("blackout-set-number", card=name, ability=kind)
        if kind == "doctor" and (row.number("icons") or row.text("start") == "hospital"):  # R11.04
            reader.error("blackout-set-doctor", card=name)


def _check_card(reader: SetReader, card: Card) -> None:
    used = USED[card.ability]
    idle = [field for field, number in (("a", card.a), ("b", card.b)) if field not in used and number]
    if card.kind != "volunteer" and card.cubes:
        idle.append("cubes")
    if card.kind == "plan":
        idle += ["icons"] if card.icons else []
        idle += ["colour"] if card.colour != "white" else []
    elif card.bonus:
        idle.append("bonus")
    _report(reader, card.id, idle)
    if any(number < 1 for field, number in (("a", card.a), ("b", card.b)) if field in used):
        reader.error("blackout-set-number", card=card.id, ability=card.ability)
    if card.ability in PAYS_RESOURCES and card.a > MOST_PAID:
        reader.error("blackout-set-most-paid", card=card.id, most=MOST_PAID)


def _report(reader: SetReader, card: str, idle: list[str]) -> None:
    for field in idle:
        reader.error("blackout-set-idle", card=card, field=field)
