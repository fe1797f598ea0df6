"""Positions, and short ways to play and to look, for the tests of Blackout.

A test describes its players (`bare(money=4)`), puts them into a phase (`at(5, ...)`), plays named actions (`do`) and
looks at what everybody can see. Everything goes through `Match`, so a test reads as a rule and outlives a rewritten
engine; what a view says in a form of its own (cubes of the rondel, houses, marks) is read by one function here.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from lamplight.games import blackout
from lamplight.games.blackout import GAME
from lamplight.games.blackout.game import BlackoutSetup
from lamplight.games.blackout.rules import components
from lamplight.games.blackout.rules.board import NONE, UNSEEN
from lamplight.games.blackout.rules.model import RESOURCES
from lamplight.games.blackout.rules.state import BlackoutState
from lamplight.kernel import CHANCE, Key, Match, Plain
from lamplight.kernel.game import OptionValue
from lamplight.kernel.ledger import as_int, as_list, hidden_count, known_items

OURS = Path(blackout.__file__).parent / "sets" / "lamplight"
OLD = "lamplight-0-1"
"""Our set as 0.1 had it: three of its goals pay in goods."""
HARBOUR = Path(__file__).parent / "sets" / "harbour"
"""A small component set of another city."""
SET = components.load(OURS)

SEATS = ("orange", "grey", "white", "green")
RING = RESOURCES
CUBES = 25
"""How many cubes a player has."""
NORTH = ("sheung-shui", "sha-tau-kok", "tai-po-market")
"""The locations round the smallest district, North."""
FAR = ("southern", "kwun-tong", "west-kowloon", "sham-shui-po", "sai-kung", "yau-tsim-mong")
MODES = [(seats, chapter) for chapter in range(6) for seats in (1, 2, 3, 4) if seats > 1 or chapter]
"""Every number of players in a single game and in every chapter."""
SOME_MODES = [(2, 0), (3, 0), (4, 0), (1, 1), (1, 2), (2, 3), (3, 4), (4, 5)]
DICE: dict[str, Plain] = {"red": "food", "yellow": "water", "blue": "tools"}
STRICT: dict[str, OptionValue] = {"token_limit": "strict", "gps_limit": "strict"}
VARIANT: dict[str, OptionValue] = {
    "scout_distinct": False,
    "end_trigger": "cannot_draw",
    "skip": "any",
    "token_limit": "strict",
    "gps_limit": "strict",
    "market_end": "lap",
    "food_plan_cost": 4,
    "specialist_order": "printed",
    "probe_tiles_have_type": False,
    "injury": "owner",
    "complete_later": "any_time",
    "campaign_bonus": False,
    "score_check_area": True,
    "gasoline_transport": 1,
}
"""The other reading of almost every rule that has one."""

Player: TypeAlias = dict[str, Plain]
Options: TypeAlias = Mapping[str, OptionValue]


# Matches.


@cache
def _setup(options: tuple[tuple[str, OptionValue], ...], components: str | Path | None = None) -> BlackoutSetup:
    return GAME.setup(GAME.read_options(dict(options)), components)


def setup(seats: int, chapter: int = 0, options: Options | None = None) -> BlackoutSetup:
    """A set-up as `lamplight.new` makes it; equal options share their tables."""
    return _setup((("players", seats), ("chapter", chapter), *(options or {}).items()))


def new(
    seats: int = 2, chapter: int = 0, *, seed: str = "rules", ask_chance: bool = False, **options: OptionValue
) -> Match:
    """A match from its beginning."""
    return Match(GAME, setup(seats, chapter, options), Key.from_seed(seed), ask_chance=ask_chance)


def first_round(seats: int = 2, chapter: int = 0, *, seed: int = 1, **options: OptionValue) -> Match:
    """A match whose set-up was played at random: the first cards are to be planned."""
    match = Match(GAME, setup(seats, chapter, options), Key.from_seed(str(seed)))
    at_random(match, seed, until=lambda now: number(now, "round") == 1)
    return match


def at(
    phase: int,
    *players: Player,
    table: Player | None = None,
    options: Options | None = None,
    chapter: int = 0,
    ask_chance: bool = False,
    components: str | Path | None = None,
) -> Match:
    """A match in a phase, with the players as described; what is left out of them is as after set-up."""
    named: Player = dict(zip(SEATS, players, strict=False))
    position: Player = {"phase": phase, "players": named, **(table or {})}
    position["tiles"] = _stacks(players, position.get("tiles", {}))
    if phase > 1:
        position.setdefault("dice", DICE)
    given = {"players": len(players), "chapter": chapter, **(options or {})}
    return described(position, given, ask_chance=ask_chance, components=components)


def described(
    position: Mapping[str, Plain],
    options: Options | None = None,
    *,
    ask_chance: bool = False,
    components: str | Path | None = None,
) -> Match:
    """A match from a description as people write it, without anything added."""
    used = _setup(tuple((options or {}).items()), components)
    return Match(GAME, used, Key.from_seed("rules"), position=position, ask_chance=ask_chance)


def _stacks(players: tuple[Player, ...], given: Plain) -> Plain:
    """The tiles of the districts: those that players own were taken from where no test looks."""
    assert isinstance(given, dict)
    owned = sum(len(as_list(one.get(zone, []))) for one in players for zone in ("tiles_up", "tiles_down"))
    emptied: Player = {name: [] for name in FAR[: (owned + 2) // 3]}
    return {**emptied, **given}


def bare(**described: Plain) -> Player:
    """A player without cards, money and resources, but for what is described."""
    return {"hand": [], "rondel": {}, "money": 0, **described}


def with_supply(supply: int, filler: str, **described: Plain) -> Player:
    """A bare player with so many cubes left in the supply: all the others are a resource that does not matter."""
    rondel, cubes, marks = described.get("rondel", {}), described.get("cubes", []), described.get("marks", {})
    assert isinstance(rondel, dict)
    assert isinstance(marks, dict)
    used = sum(as_int(count) for count in rondel.values())
    used += len(as_list(cubes)) + sum(len(as_list(goals)) for goals in marks.values())
    return bare(**{**described, "rondel": {**rondel, filler: CUBES - supply - used}})


def deploying(*cards: str, grey: Player | None = None, options: Options | None = None, **orange: Plain) -> Match:
    """Orange is about to turn up these cards, planned in slots 1, 2, ...; the other cards are as after set-up.

    No resources, no money; the dice show gasoline, water and tools; grey has a card to turn up afterwards.
    """
    hand: list[Plain] = ["yellow-b", "red-b", "red-c", "blue-b", "doctor", "mechanic", "scout"]
    hospital: list[Plain] = ["blue-c", "leader"]
    planned: Player = {str(slot): card for slot, card in enumerate(cards, start=1)}
    described: Player = {
        "hand": [card for card in hand if card not in cards],
        "hospital": [card for card in hospital if card not in cards],
        "slots": [["yellow-a"], ["red-a", "blue-a"]],
        "planned": planned,
        "rondel": {},
        "money": 0,
        **orange,
    }
    dice: Player = {"red": "gasoline", "yellow": "water", "blue": "tools"}
    return at(2, described, {"planned": {"1": "red-b"}, **(grey or {})}, table={"dice": dice}, options=options)


def checking(*plans: str, grey: Player | None = None, options: Options | None = None, **orange: Plain) -> Match:
    """Orange has refreshed in phase 8 and may use check-mark actions: unlocked ones, and those of these plans."""
    area: list[Plain] = list(plans)
    match = at(8, bare(slots=[["red-a"]], check_area=area, **orange), grey or {}, options=options)
    do(match, "refresh 1")
    return match


def ending(*players: Player, chapter: int = 0, options: Options | None = None) -> Match:
    """A match whose last decisions, in phase 8 of the last round, have been taken: it is over."""
    match = last_decisions(*players, chapter=chapter, options=options)
    for seat in match.seats:
        do(match, "done", seat=seat)
    assert match.over
    return match


def last_decisions(*players: Player, chapter: int = 0, options: Options | None = None) -> Match:
    """Phase 8 of the last round: everybody may refresh, and then the match is over."""
    refreshable: Player = {"slots": [["red-a"]]}
    return at(
        8,
        *(bare(**{**refreshable, **one}) for one in players),
        table={"round": 6, "last_round": 6},
        chapter=chapter,
        options=options,
    )


# Playing.


def can(match: Match, seat: str = "orange") -> list[str]:
    """What a seat may do, sorted."""
    return sorted(str(action) for action in match.legal(seat))


def do(match: Match, *texts: str, seat: str = "orange") -> None:
    """Legal actions of a seat, one after another."""
    for text in texts:
        assert text in match.legal(seat), f"{text!r} is not among {can(match, seat)}"
        match.play(seat, text)


def throw(match: Match, **dice: str) -> None:
    """CHANCE throws these dice."""
    do(match, *(f"throw {die} {face}" for die, face in dice.items()), seat="chance")


def deal(match: Match) -> None:
    """CHANCE answers itself with its first option until a seat is asked."""
    while "chance" in match.to_act:
        match.play("chance", next(iter(match.legal("chance"))))


def quietly(match: Match, until: Callable[[Match], bool]) -> None:
    """Play on without doing anything, up to a moment or the end."""
    for _ in range(5000):
        if match.over or until(match):
            return
        seat = match.to_act[0]
        legal = [action for action in can(match, seat) if action != "battery"]
        match.play(seat, next((quiet for quiet in ("done", "ready", "skip", "return") if quiet in legal), legal[0]))
    raise AssertionError("the moment never comes")


def to_phase(match: Match, phase: int) -> None:
    """To the first question of this phase of the round, or of a later one."""
    quietly(match, lambda now: number(now, "phase") >= phase)


def at_random(match: Match, seed: int, until: Callable[[Match], bool] = lambda now: now.over) -> None:
    """Play at random up to a moment or the end."""
    rng = random.Random(seed)
    for _ in range(5000):
        if match.over or until(match):
            return
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(list(match.legal(seat))))
    raise AssertionError("the moment never comes")


def rule(match: Match, action: str, seat: str = "orange") -> str | None:
    """The rule that forbids an action."""
    refusal = match.why_not(seat, action)
    return None if refusal is None else refusal.rule


# Looking.


def number(match: Match, key: str) -> int:
    return as_int(match.view(None)[key])


def own(match: Match, key: str) -> list[int]:
    """A number of everybody's, in the order of the seats."""
    return [number(match, f"{seat}.{key}") for seat in match.seats]


def cards(match: Match, key: str, seat: str | None = None) -> list[str]:
    """The cards or tiles in a place that lie open to everybody, or those that a seat knows."""
    return known_items(match.view(seat)[key])


def count(match: Match, pile: str) -> int:
    """How many cards are in a face-down pile."""
    return hidden_count(match.view(None)[pile])


def display(match: Match) -> list[list[str]]:
    return [cards(match, f"display.{row}") for row in (1, 2, 3)]


def rows(match: Match) -> list[int]:
    """How many cards are in each row of the display."""
    return [len(row) for row in display(match)]


def slots(match: Match, seat: str = "orange") -> list[list[str]]:
    return [cards(match, f"{seat}.slot.{slot}") for slot in (1, 2, 3, 4)]


def rondel(match: Match, seat: str = "orange") -> dict[str, int]:
    """The cubes of a player on the rondel, where there are any."""
    counts = match.view(None)[f"{seat}.rondel"]
    assert isinstance(counts, dict)
    return {name: as_int(found) for name, found in counts.items() if found}


def cubes(match: Match, seat: str = "orange") -> list[str]:
    """The locations with cubes of a player."""
    return [str(place) for place in as_list(match.view(None)[f"{seat}.cubes"])]


def houses(match: Match, seat: str = "orange") -> list[int]:
    """The board actions that are still locked by a house."""
    return _numbers(match.view(None)[f"{seat}.houses"])


def power(match: Match, seat: str = "orange") -> list[int]:
    """The restore-power goals that a player has completed."""
    return _numbers(match.view(None)[f"{seat}.power"])


def marks(match: Match, name: str) -> list[int]:
    """The goals of a plan that carry a cube."""
    marked = match.view(None)["marks"]
    assert isinstance(marked, dict)
    return _numbers(marked.get(name, []))


def _numbers(found: Plain) -> list[int]:
    return [as_int(one) for one in as_list(found)]


def dice(match: Match) -> list[str | None]:
    """What the red, the yellow and the blue die show."""
    shown = match.view(None)["dice"]
    assert isinstance(shown, dict)
    return [None if shown[die] is None else str(shown[die]) for die in ("red", "yellow", "blue")]


def planned(match: Match, seat: str = "orange") -> list[str | None]:
    """The cards that a player has planned, slot by slot, as the player sees them."""
    return [None if card is None else str(card) for card in as_list(match.view(seat)[f"{seat}.plan"])]


def secured(match: Match) -> set[str]:
    """The districts that have been secured."""
    return {str(name) for name in as_list(match.view(None)["secured"])}


def builders(match: Match, name: str) -> list[str]:
    """Whose houses (or cubes in their place) lie in a district, in the order in which they came."""
    return [str(one["side"]) for one in as_list(match.view(None)[f"secured.{name}"]) if isinstance(one, dict)]


def agenda(match: Match) -> list[str]:
    """The names of the steps that are still to be done, the next one last."""
    return [str(one["step"]) for one in as_list(match.view(None)["agenda"]) if isinstance(one, dict)]


def told(match: Match, event: str, seat: str | None = None) -> list[dict[str, Plain]]:
    """What everybody (or a seat) heard of one kind, in order."""
    return [one for one in match.events_for(seat) if one["event"] == event]


def winners(match: Match) -> list[str]:
    """Who has won."""
    assert match.outcome is not None
    return [match.seats[seat] for seat in match.outcome.winners]


# Pieces, as the questions of the game describe them.


def card(match: Match, name: str) -> Player:
    """What is printed on a card."""
    return match.ask(None, {"ask": "card", "card": name})


def find(ability: str, place: int = 0) -> str:
    """A card of the objective deck with an ability."""
    return [one.id for one in SET.objectives if one.ability == ability][place]


def district(match: Match, name: str) -> Player:
    """The cubes round a district, and whether it is secured."""
    return match.ask(None, {"ask": "district", "district": name})


def around(name: str) -> list[Plain]:
    """The locations round a district."""
    return as_list(district(new(), name)["locations"])


def colours() -> dict[str, str]:
    """The colour of every location."""
    return {name: str(location["colour"]) for name, location in _locations().items()}


def neighbours(name: str) -> list[str]:
    """The locations beside a location."""
    return [str(near) for near in as_list(_locations()[name]["neighbours"])]


def crisis_centres() -> Counter[str]:
    """How many locations carry each letter."""
    return Counter(str(location["crisis"]) for location in _locations().values() if location["crisis"] is not None)


@cache
def _locations() -> dict[str, Player]:
    locations = new().ask(None, {"ask": "map"})["locations"]
    assert isinstance(locations, dict)
    return {name: location for name, location in locations.items() if isinstance(location, dict)}


# The fast state under a match, for random walks over thousands of positions.


def board(match: Match) -> BlackoutState:
    """The true state, hidden pieces included."""
    assert isinstance(match.state, BlackoutState)
    return match.state


def begin(seats: int, chapter: int = 0, **options: OptionValue) -> BlackoutState:
    """A state before anything random has happened."""
    return BlackoutState.begin(setup(seats, chapter, options).tables)


def walk(state: BlackoutState, seats: int, seed: int) -> Iterator[BlackoutState]:
    """Random actions to the end; yields before each, and at the end."""
    rng = random.Random(seed)
    for _ in range(20_000):
        yield state
        actors = state.to_act(seats)
        if not actors:
            return
        actor = rng.choice(actors)
        if actor == CHANCE:
            state.apply(actor, state.roll(rng.random()))
        else:
            state.apply(actor, rng.choice(state.legal(actor)))
    raise AssertionError("the match does not end")


def check_cubes(state: BlackoutState) -> None:
    """RD.12: each of a player's cubes is in exactly one place."""
    for seat in range(state.tables.seats):
        plans = [one for one in [*state.objectives[seat], state.emergency[seat]] if one != NONE]
        used = state.supply[seat] + sum(state.rondel[seat]) + state.on_map[seat].bit_count()
        used += sum(place == seat + 8 for places in state.secured_by for place in places)
        used += sum(state.marks[one].bit_count() for one in plans)
        used += sum(goals.bit_count() for goals in state.shared[seat])
        assert used == state.tables.cubes
        assert min(state.supply[seat], *state.rondel[seat], state.money[seat], state.transport[seat]) >= 0


def check_cards(state: BlackoutState) -> None:
    """Every card and every tile is in exactly one place, or still unseen."""
    tables = state.tables
    found = [*state.unseen, *state.discard, *(one for row in state.display for one in row)]
    for seat in range(tables.seats):
        found += [*state.hand[seat], *state.hospital[seat], *state.objectives[seat], *state.check_area[seat]]
        found += [one for one in state.planned[seat] if one != NONE]
        found += [one for pile in state.slots[seat] for one in pile]
    assert len(found) == len(set(found))
    deck = range(tables.first_objective, tables.first_emergency)
    assert sorted(one for one in found if one in deck) == list(deck)
    assert len(state.unseen) == state.draw_size + state.reserve_size
    tiles = [tile for stack in state.stacks for tile in stack if tile != UNSEEN]
    tiles += [tile for zone in [*state.tiles_up, *state.tiles_down] for tile in zone]
    assert len(tiles) == len(set(tiles))
    assert not set(tiles) & set(state.tile_pool)
