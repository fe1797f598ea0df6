"""What makes a component set of Blackout unplayable (errors), and which constraints of our own it misses (remarks)."""

from __future__ import annotations

from collections import Counter

from lamplight.kernel.components import SetReader

from .model import COLOURS, DICE, LETTERS, MAP_CUBE, PLANS, SPECIALISTS, TILE_TYPES, Card, Components
from .uses import check_uses
from .vocabulary import HELD

Point = tuple[int, int]
SEATS = ("orange", "grey", "white", "green")
"""Whose names stand before those of the player cards."""


def check(reader: SetReader, components: Components, *, old: bool) -> None:
    """Write all errors and, if there are none, all remarks. Sets of the first schema may say what nobody reads."""
    if not old:
        check_uses(reader, components)
    _check_ids(reader, components)
    _check_map(reader, components)
    _check_cards(reader, components)
    _check_goals(reader, components)
    _check_chapters(reader, components)
    _check_dice(reader, components)
    if len(components.tiles) < 3 * len(components.districts):
        reader.error("blackout-set-tiles", found=len(components.tiles), needed=3 * len(components.districts))
    if not reader.has_errors:
        _remark_map(reader, components)
        _remark_cards(reader, components)


def _check_ids(reader: SetReader, components: Components) -> None:
    """Every name stands once, and can stand in an action."""
    reader.distinct("map.toml", "location", components.locations)
    reader.distinct("tiles.toml", "tile", components.tiles)
    reader.distinct("cards.toml", "player", components.player_cards)
    own = [row.text("id") for row in components.player_cards]
    cards = [card.id for card in [*components.starting, *components.objectives]]
    districts = [name for name, _, _ in components.districts]
    letters = [card.id for card in components.emergency]
    for file, table, names in (
        ("map.toml", "district", districts),
        ("cards.toml", "player, starting, objective", [*own, *cards]),
        ("plans.toml", "emergency", letters),
    ):
        for name, count in Counter(names).items():
            if count > 1:
                reader.error("kernel-set-twice", file=file, table=table, field="id", value=name)
    taken = {f"{seat}-{name}" for seat in SEATS for name in own} | {f"emergency-{letter}" for letter in LETTERS}
    places = [row.text("id") for row in [*components.locations, *components.tiles]]
    for name in [*own, *cards, *districts, *places]:
        if name in taken or not all(part.isalnum() and part.isascii() for part in name.split("-")):
            reader.error("blackout-set-bad-id", id=name[:40])


def _check_goals(reader: SetReader, components: Components) -> None:
    """A cost or a reward in resources has both a resource and an amount; a type of one's choice stands alone."""
    goals = [
        (card.id, number, goal)
        for card in [*components.starting, *components.objectives, *components.emergency]
        for number, goal in enumerate(card.goals, start=1)
    ]
    goals += [("power", number, goal) for number, goal in enumerate(components.power, start=1)]
    for card, number, goal in goals:
        if any(not name or not count for name, count in (*goal.costs, *goal.rewards) if name != MAP_CUBE):
            reader.error("blackout-set-goal-resource", card=card, number=number)
        kinds = [name for name, _ in goal.costs]
        if len(set(kinds)) < len(kinds) or ("any" in kinds and len(kinds) > 1):
            reader.error("blackout-set-goal-kinds", card=card, number=number)


def _check_chapters(reader: SetReader, components: Components) -> None:
    """A chapter asks for no more goals than its plans have."""
    goals = {card.id: len(card.goals) for card in components.emergency}
    for number, chapter in enumerate(components.chapters, start=1):
        plans = [*chapter.plans_small, *chapter.plans_large]
        if any(goals.get(plan, 0) < chapter.goals for plan in plans):
            reader.error("blackout-set-chapter-goals", chapter=number, goals=chapter.goals)
        if len(set(chapter.plans_large)) < len(chapter.plans_large):
            reader.error("blackout-set-chapter-plans", chapter=number)
    player = components.player
    if player.number("cubes") < player.number("batteries") + 2:
        reader.error("blackout-set-cubes", cubes=player.number("cubes"), batteries=player.number("batteries"))


def _check_map(reader: SetReader, components: Components) -> None:
    names = [row.text("id") for row in components.locations]
    for row in components.streets:
        for end in ("from", "to"):
            if row.text(end) not in names:
                reader.error("blackout-set-street", name=row.text(end))
        if row.text("from") == row.text("to"):
            reader.error("blackout-set-street-loop", name=row.text("from"))
    for district, places, _ in components.districts:
        for place in places:
            if place not in names:
                reader.error("blackout-set-district", district=district, name=place)
        if len(set(places)) != len(places):
            reader.error("blackout-set-district-twice", district=district)
    if not reader.has_errors and not _connected(names, _pairs(components)):
        reader.error("blackout-set-not-connected")
    for letter in LETTERS:
        found = sum(row.text("crisis") == letter for row in components.locations)
        if found != 2:
            reader.error("blackout-set-crisis", letter=letter, found=found)
    central = sum(central for _, _, central in components.districts)
    if central != 1:
        reader.error("blackout-set-central", found=central)


def _check_cards(reader: SetReader, components: Components) -> None:
    for card in [*components.starting, *components.objectives]:
        wanted = {"volunteer": ("",), "specialist": SPECIALISTS, "plan": PLANS}[card.kind]
        if card.ability not in wanted:
            reader.error("blackout-set-ability", card=card.id, ability=card.ability, wanted=", ".join(wanted))
        most = 3 if card.kind == "plan" else 1
        if not 1 <= len(card.goals) <= most:
            reader.error("blackout-set-goals", card=card.id, found=len(card.goals), most=most)
        if card.kind != "plan" and (card.colour == "white" or (card.kind == "specialist") != (card.colour == "purple")):
            reader.error("blackout-set-colour", card=card.id, colour=card.colour)
        _check_numbers(reader, card)
    if len(components.starting) < 4 * components.player.number("starters"):
        reader.error(
            "blackout-set-starters", found=len(components.starting), needed=4 * components.player.number("starters")
        )
    if components.player.number("houses") != len(components.actions):
        reader.error("blackout-set-houses", found=components.player.number("houses"), needed=len(components.actions))
    for row in components.player_cards:
        start = row.text("start")
        if start.startswith("slot") and int(start[4:]) > components.player.number("slots"):
            reader.error("blackout-set-slot", card=row.text("id"), slot=start)
    for card in components.emergency:
        if len(card.goals) < 2:
            reader.error("blackout-set-emergency", card=card.id, found=len(card.goals))
    for row in components.player_cards:
        if row.text("kind") == "volunteer" and row.text("colour") not in DICE:
            reader.error("blackout-set-colour", card=row.text("id"), colour=row.text("colour"))


def _check_numbers(reader: SetReader, card: Card) -> None:
    """Abilities with a resource need one, and amounts are at least 1."""
    needs_resource = card.ability in ("gain", "exchange", "resource_points")
    cubes = [name for name, _ in card.gains if name == MAP_CUBE]
    if card.ability == "map_cube":
        fits = len(card.gains) == len(cubes) == 1  # B-68
    elif card.ability == "exchange":
        fits = bool(card.gains) and not cubes and all(name in HELD for name, _ in card.gains)
    else:
        fits = not card.gains
    if needs_resource != bool(card.resource) or not fits:
        reader.error("blackout-set-resource", card=card.id, ability=card.ability)
    if card.ability and card.a < 1:
        reader.error("blackout-set-number", card=card.id, ability=card.ability)


def _check_dice(reader: SetReader, components: Components) -> None:
    if sorted(components.dice) != sorted(DICE):
        reader.error("blackout-set-dice")
        return
    faces = [set(components.dice[die]) for die in DICE]
    if not any(len({a, b, c}) == 3 for a in faces[0] for b in faces[1] for c in faces[2]):
        reader.error("blackout-set-dice-valid")


def _remark_map(reader: SetReader, components: Components) -> None:
    sizes = [len(places) for _, places, _ in components.districts]
    if len(sizes) != 16 or min(sizes) != 3 or max(sizes) != 7 or len(set(sizes)) < 4:
        reader.remark("blackout-set-remark-districts", sizes=", ".join(map(str, sorted(sizes))))
    if not 34 <= len(components.locations) <= 38:
        reader.remark("blackout-set-remark-locations", found=len(components.locations))
    if len(components.streets) != len(components.locations) + len(components.districts) - 1:
        reader.remark("blackout-set-remark-streets", found=len(components.streets))
    colours = Counter(row.text("colour") for row in components.locations)
    if max(colours.values()) - min(colours[colour] for colour in COLOURS) > 1:
        reader.remark("blackout-set-remark-colours")
    points = {row.text("id"): (row.number("x"), row.number("y")) for row in components.locations}
    pairs = _pairs(components)
    for number, first in enumerate(pairs):
        for second in pairs[:number]:
            if not set(first) & set(second) and _cross(points, first, second):
                reader.remark("blackout-set-remark-crossing", first=" – ".join(first), second=" – ".join(second))
    for letter in LETTERS:
        start, end = (row.text("id") for row in components.locations if row.text("crisis") == letter)
        if not 4 <= _distance(pairs, start, end) <= 7:
            reader.remark("blackout-set-remark-journey", letter=letter, found=_distance(pairs, start, end))
    central = next(len(places) for _, places, central in components.districts if central)
    if central < 5:
        reader.remark("blackout-set-remark-central", found=central)


def _remark_cards(reader: SetReader, components: Components) -> None:
    counts = (
        ("tile", len(components.tiles), 48),
        ("player", len(components.player_cards), 12),
        ("starting", len(components.starting), 8),
        ("objective", len(components.objectives), 72),
    )
    for what, found, expected in counts:
        if found != expected:
            reader.remark("blackout-set-remark-count", what=what, found=found, expected=expected)
    abilities = {card.ability for card in components.objectives}
    for ability in (*SPECIALISTS, *PLANS):
        if ability not in abilities:
            reader.remark("blackout-set-remark-ability", ability=ability)
    types = Counter(row.text("simple_reward") for row in components.tiles)
    for row in components.tiles:
        higher = row.number("advanced") - row.number("simple")
        if not 5 <= row.number("simple") <= 9 or not 2 <= higher <= 4:
            reader.remark("blackout-set-remark-challenge", tile=row.text("id"))
    for kind in TILE_TYPES:
        if not types[kind]:
            reader.remark("blackout-set-remark-type", kind=kind)
    for card in components.emergency:
        if not any(goal.link == card.id for goal in card.goals) or len(card.goals) != 3:
            reader.remark("blackout-set-remark-emergency", card=card.id)
    for card in components.objectives:
        if card.kind == "plan" and card.points:
            reader.remark("blackout-set-remark-points", card=card.id, points=card.points)
        if card.kind == "volunteer" and not 1 <= card.cubes <= 3:
            reader.remark("blackout-set-remark-cubes", card=card.id, found=card.cubes)


def _pairs(components: Components) -> list[tuple[str, str]]:
    return [(row.text("from"), row.text("to")) for row in components.streets]


def _neighbours(pairs: list[tuple[str, str]], place: str) -> list[str]:
    return [second if first == place else first for first, second in pairs if place in (first, second)]


def _connected(names: list[str], pairs: list[tuple[str, str]]) -> bool:
    reached = [names[0]]
    for place in reached:
        for near in _neighbours(pairs, place):
            if near not in reached:
                reached.append(near)
    return len(reached) == len(names)


def _distance(pairs: list[tuple[str, str]], start: str, end: str) -> int:
    steps = {start: 0}
    queue = [start]
    for place in queue:
        for near in _neighbours(pairs, place):
            if near not in steps:
                steps[near] = steps[place] + 1
                queue.append(near)
    return steps[end]


def _cross(points: dict[str, Point], first: tuple[str, str], second: tuple[str, str]) -> bool:
    a, b, c, d = points[first[0]], points[first[1]], points[second[0]], points[second[1]]
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
