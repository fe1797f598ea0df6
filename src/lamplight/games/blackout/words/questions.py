"""Read-only questions, so that no screen needs a rule of its own.

They are asked of a state made from the asking seat's view; what such a state had to invent is never told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message
from lamplight.kernel.types import Plain, knows

from ..rules import chapter, city, deploy, goals, scout, secure
from ..rules.board import NONE
from ..rules.declare import planning
from ..rules.model import CHALLENGES, COLOUR_NAMES, COLOURS, DICE, KINDS, LETTERS, PLACES, RESOURCES, TILE_TYPES, WHITE
from ..rules.state import BlackoutState
from ..rules.tables import ANY, SEAT_NAMES
from ..rules.vocabulary import GAINS, MAP_CUBE, NOTHING, RING, Given, Part, cost_name
from .lacks import missing

Answer: TypeAlias = dict[str, Plain]


def ask(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """Answer a question: `{"ask": "goal", "card": "red-3", "number": 1}` and the like (see `QUESTIONS`).

    Questions about one player take `side`; left out, it is the asking seat.
    """
    what = question.get("ask")
    if not isinstance(what, str) or what not in _ANSWERS:
        raise LamplightError(
            Message("blackout-unknown-question", {"question": str(what)[:60], "questions": ", ".join(QUESTIONS)})
        )
    return _ANSWERS[what](state, seat, question)


def _index(question: Mapping[str, Plain], key: str, names: list[str] | tuple[str, ...]) -> int:
    value = question.get(key)
    if not isinstance(value, str) or value not in names:
        raise LamplightError(
            Message(
                "blackout-question-argument",
                {"name": key, "value": str(value)[:60], "values": ", ".join(names)[:400]},
            )
        )
    return list(names).index(value)


def _side(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> int:
    if "side" not in question and 0 <= seat < state.tables.seats:
        return seat
    return _index(question, "side", SEAT_NAMES[: state.tables.seats])


def _board(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """The player board: check-mark actions, restore-power goals, limits."""
    del seat, question
    tables = state.tables
    return {
        "actions": [_part(part) for part in tables.board_actions],
        "power": [_goal_data(state, goal) for goal in tables.power],
        "slots": tables.slots,
        "spots": tables.spots,
        "hand_limit": tables.hand_limit,
        "big_hand_limit": tables.big_hand_limit,
        "battery_price": tables.battery_price,
        "food_money": tables.food_money,
        "water_money": tables.water_money,
        "pair_gps": tables.pair_gps,
    }


def _part(part: Part) -> Answer:
    cost, amount, what, given, more = part
    return {
        "cost": cost_name(cost),
        "amount": amount,
        "gain": GAINS[what].name,
        "given": given,
        "more": _gained(more),
    }


def _gained(gained: Sequence[Given]) -> list[Plain]:
    """What is gained, one after another: `{"gain": "points", "amount": 3}`; of a map cube the colour."""
    found: list[Plain] = []
    for what, count in gained:
        if what == MAP_CUBE:
            found.append({"gain": GAINS[what].name, "colour": PLACES[count]})
        else:
            found.append({"gain": GAINS[what].name, "amount": count})
    return found


def _added(gained: Sequence[Given]) -> dict[str, Plain]:
    """How much is gained of each kind."""
    found: dict[str, Plain] = {}
    for what, _ in gained:
        found[GAINS[what].name] = sum(count for other, count in gained if other == what)
    return found


def _goal_data(state: BlackoutState, goal: int) -> Answer:
    tables = state.tables
    resource = tables.goal_resource[goal]
    slot: dict[str, Plain] = {COLOURS[colour]: count for colour, count in enumerate(tables.goal_slot[goal]) if count}
    further: dict[str, Plain] = {RESOURCES[kind]: count for kind, count in tables.goal_more[goal]}
    return {
        "slot": slot,
        "resource": "any" if resource == ANY else None if resource == NOTHING else RESOURCES[resource],
        "amount": tables.goal_amount[goal],
        "further": further,
        "money": tables.goal_money[goal],
        "tiles": [TILE_TYPES[kind] for kind in tables.goal_tiles[goal]],
        "link": None if tables.goal_link[goal] == NOTHING else LETTERS[tables.goal_link[goal]],
        "rewards": _gained(tables.goal_rewards[goal]),
    }


def _card(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """What is printed on a card."""
    del seat
    tables = state.tables
    card = _index(question, "card", tables.card_names)
    check = tables.card_check[card]
    return {
        "kind": KINDS[tables.card_kind[card]],
        "colour": COLOUR_NAMES[tables.card_colour[card]],
        "cubes": tables.card_cubes[card],
        "icons": tables.card_icons[card],
        "points": tables.card_points[card],
        "parts": [_part(part) for part in tables.card_parts[card]],
        "check": None if check is None else _part(check),
        "goals": [_goal_data(state, goal) for goal in tables.card_goals[card]],
        "bonus": tables.card_bonus[card],
        "bonus_more": _gained(tables.card_bonus_more[card]),
        "effect": _gained(tables.card_effect[card]),
    }


def _tile(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """What is printed on a scout tile."""
    del seat
    tables = state.tables
    tile = _index(question, "tile", tables.tile_names)
    return {
        "type": TILE_TYPES[tables.tile_type[tile]],
        "simple": tables.tile_simple[tile],
        "simple_reward": _added(tables.simple_reward[tile]),
        "advanced": tables.tile_advanced[tile],
        "advanced_reward": _added(tables.advanced_reward[tile]),
    }


def _chapter(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """What the chapter asks for, and how far each player is. Scores as if the match ended now."""
    del seat, question
    tables = state.tables
    seats: dict[str, Plain] = {}
    for seat in range(tables.seats):
        marks = [state.shared[seat][number].bit_count() for number in range(len(tables.shared_plans))]
        seats[SEAT_NAMES[seat]] = {
            "goals": max(marks, default=0),
            "goals_met": chapter.goals_met(state, seat),
            "condition": chapter.condition_count(state, seat),
            "condition_met": chapter.condition_met(state, seat),
            "orchids": chapter.orchids(state, seat) if not state.agenda else 0,
            "score": _total(state, seat),
        }
    plans: dict[str, Plain] = {letter: tables.emergency_name(letter) for letter in tables.shared_plans}
    return {
        "chapter": tables.chapter,
        "plans": plans,
        "goals": tables.chapter_goals,
        "condition": tables.chapter_condition or None,
        "amount": tables.chapter_amount,
        "district": tables.district_names[tables.central] if tables.chapter_condition == "central" else None,
        "lines": list(tables.orchids),
        "needed": tables.solo_orchids if tables.seats == 1 else 1,
        "seats": seats,
    }


def _dice(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """How often each die shows each resource, as numbers of faces."""
    del seat, question
    dice: dict[str, Plain] = {}
    for number, name in enumerate(DICE):
        faces = state.tables.dice[number]
        shown: dict[str, Plain] = {RESOURCES[face]: faces.count(face) for face in sorted(set(faces))}
        dice[name] = shown
    return dice


def _district(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """The cubes round a district and what they would score now."""
    del seat
    tables = state.tables
    district = _index(question, "district", tables.district_names)
    ring = tables.district_mask[district]
    seats: dict[str, Plain] = {}
    for seat in range(tables.seats):
        cubes = city.cubes_around(state, seat, district)
        seats[SEAT_NAMES[seat]] = {"cubes": cubes, "points": tables.table[cubes]}
    return {
        "locations": _names_in(state, ring),
        "size": ring.bit_count(),
        "points": tables.table[ring.bit_count()],
        "tiles": len(state.stacks[district]),
        "secured": bool(state.secured >> district & 1),
        "seats": seats,
    }


def _names_in(state: BlackoutState, mask: int) -> list[Plain]:
    return [name for number, name in enumerate(state.tables.location_names) if mask >> number & 1]


def _goal(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """What a goal of a card (or `"power"`, number 1 or 2) asks for and still lacks."""
    seat = _side(state, seat, question)
    tables = state.tables
    number = question.get("number", 1)
    if question.get("card") == "power":
        options, card = tables.power, NONE
    else:
        card = _index(question, "card", tables.card_names)
        options = tables.card_goals[card]
    numbers = [str(one) for one in range(1, len(options) + 1)]
    goal = options[_index({"number": str(number)}, "number", numbers)]
    done = state.power[seat] if card == NONE else goals.marks_of(state, seat, card)
    lacking: list[Plain] = list(missing(state, seat, goal))
    return {**_goal_data(state, goal), "done": bool(done >> int(str(number)) - 1 & 1), "missing": lacking}


def _goals(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """For each card that a player may complete, and for `"power"`, what each goal still lacks; null: it is done."""
    seat = _side(state, seat, question)
    tables = state.tables
    found: Answer = {}
    for card in goals.plan_cards(state, seat):
        done = goals.marks_of(state, seat, card)
        found[tables.card_names[card]] = _lacking(state, seat, tables.card_goals[card], done)
    found["power"] = _lacking(state, seat, tables.power, state.power[seat])
    return found


def _lacking(state: BlackoutState, seat: int, wanted: Sequence[int], done: int) -> list[Plain]:
    return [None if done >> number & 1 else list(missing(state, seat, goal)) for number, goal in enumerate(wanted)]


def _map(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """The map: locations with coordinates, streets, districts."""
    del seat, question
    tables = state.tables
    crisis = {place: LETTERS[letter] for letter, pair in enumerate(tables.crisis) for place in pair}
    locations: dict[str, Plain] = {}
    for number, name in enumerate(tables.location_names):
        locations[name] = {
            "x": tables.location_x[number],
            "y": tables.location_y[number],
            "colour": COLOURS[tables.location_colour[number]],
            "crisis": crisis.get(number),
            "neighbours": [tables.location_names[near] for near in tables.neighbours[number]],
        }
    districts: dict[str, Plain] = {
        name: _names_in(state, tables.district_mask[district]) for district, name in enumerate(tables.district_names)
    }
    return {"locations": locations, "districts": districts}


def _market(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """The rows of the display with the price of a card in each."""
    del seat, question
    tables = state.tables
    rows: list[Plain] = []
    for row in state.display:
        names: list[Plain] = [tables.card_names[card] for card in row]
        rows.append({"cards": names, "price": tables.prices[len(row)] if row else None})
    last = state.last_round or None
    return {"rows": rows, "deck": state.draw_size, "reserve": state.reserve_size, "last_round": last}


def _total(state: BlackoutState, seat: int) -> int:
    if not state.agenda:
        return state.score[seat]
    _, money, tiles, cards = secure.breakdown(state, seat)
    return state.score[seat] + money + tiles + cards


def _score(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """For each player the score as if the match ended now: the track, and what final scoring would add."""
    del seat, question
    seats: dict[str, Plain] = {}
    for seat in range(state.tables.seats):
        _, money, tiles, cards = secure.breakdown(state, seat) if state.agenda else (0, 0, 0, 0)
        seats[SEAT_NAMES[seat]] = {
            "track": state.score[seat],
            "money": money,
            "tiles": tiles,
            "cards": cards,
            "total": _total(state, seat),
        }
    return seats


def _scouting(state: BlackoutState, asking: int, question: Mapping[str, Plain]) -> Answer:
    """The icons that a player can bring together, the chance of each card of the team to get hurt, and what each
    challenge of the tiles that were looked at takes.

    What others have in hand is told only when nothing of theirs lies planned (or the hand was shown).
    """
    seat = _side(state, asking, question)
    tables = state.tables
    known = state.hand_shown[seat] or all(card == NONE for card in state.planned[seat])
    hand = state.hand[seat] if seat == asking or (known and not planning(state)) else []
    cards: dict[str, Plain] = {
        tables.card_names[card]: tables.card_icons[card] for card in hand if tables.card_icons[card]
    }
    chances: dict[str, Plain] = {tables.card_names[card]: f"1/{len(state.team)}" for card in state.team}
    chosen = state.tile != NONE and state.challenge != NONE
    return {
        "hand": cards,
        "aside": scout.icons_aside(state, seat),
        "gps": state.gps[seat],
        "gps_icons": scout.gps_worth(state, seat),
        "probe": tables.probe_icons,
        "team": chances,
        "total": scout.total(state, seat) if state.team else 0,
        "needed": scout.needed(state, state.tile, state.challenge) if chosen else None,
        "reach": scout.reach(state, seat, hand),
        "challenges": _challenges(state, asking, seat, hand),
    }


def _challenges(state: BlackoutState, asking: int, seat: int, hand: list[int]) -> dict[str, Plain]:
    """R4.16: the icons that each challenge of a tile asks for, and the least that wins it; null: out of reach."""
    stack = state.stacks[state.district] if state.district != NONE else []
    if any(tile < 0 or not knows(state.tile_known[tile], asking) for tile in stack):
        return {}
    found: dict[str, Plain] = {}
    for tile in stack:
        kinds: dict[str, Plain] = {}
        for kind in scout.challenges(state, tile):
            icons = scout.needed(state, tile, kind)
            team = scout.cheapest_team(state, seat, hand, icons)
            least: Plain = None if team is None else {"cards": team[0], "gps": team[1]}
            kinds[CHALLENGES[kind]] = {"icons": icons, "team": least}
        found[state.tables.tile_names[tile]] = kinds
    return found


def _targets(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """Where a player could place a cube of a colour, with the transport tokens that it costs."""
    seat = _side(state, seat, question)
    colour = _index({"colour": question.get("colour", PLACES[WHITE])}, "colour", PLACES)
    names = state.tables.location_names
    found = city.targets(state, seat, colour)
    return {names[place]: tokens for place, tokens in found}


def _route(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """The way to a location from the nearest own cube, with the tokens it costs and how many points buy the missing.

    Without a colour it is that of the cube which is to be placed now. Where no cube can go there is no way.
    """
    seat = _side(state, seat, question)
    tables = state.tables
    goal = _index(question, "location", tables.location_names)
    placing = state.top_argument() if state.top() is city.PLACE else WHITE
    colour = _index({"colour": question.get("colour", PLACES[placing])}, "colour", PLACES)
    tokens = dict(city.targets(state, seat, colour)).get(goal)
    if tokens is None:
        return {"path": [], "tokens": None, "points": None}
    right = city.right_colour(state, seat, colour)
    own = state.on_map[seat]
    came_from: dict[int, int] = {place: NONE for place in range(tables.locations) if own >> place & 1}
    for place in (queue := list(came_from)):
        if not own >> place & 1 and right >> place & 1 and not tables.skip_any:
            continue  # R3.25: only locations of the wrong colour are skipped
        for near in tables.neighbours[place]:
            if near not in came_from:
                came_from[near] = place
                queue.append(near)
    path = [goal]
    while came_from[path[-1]] != NONE:
        path.append(came_from[path[-1]])
    names: list[Plain] = [tables.location_names[place] for place in reversed(path)]
    return {"path": names, "tokens": tokens, "points": max(0, tokens - state.transport[seat])}


def _yield(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """For a volunteer, or one of a colour: each resource with the tokens it costs, and how many must be bought."""
    seat = _side(state, seat, question)
    if "card" in question:
        colour = state.tables.card_colour[_index(question, "card", state.tables.card_names)]
    else:
        colour = _index(question, "colour", DICE)
    die = state.dice[colour] if colour < len(DICE) else NONE
    if die == NONE:
        return {}
    answer: Answer = {}
    for resource in range(RING):
        tokens = deploy.ring_distance(die, resource)
        answer[RESOURCES[resource]] = {"tokens": tokens, "points": max(0, tokens - state.transport[seat])}
    return answer


_ANSWERS: dict[str, Callable[[BlackoutState, int, Mapping[str, Plain]], Answer]] = {
    "board": _board,
    "card": _card,
    "chapter": _chapter,
    "dice": _dice,
    "district": _district,
    "goal": _goal,
    "goals": _goals,
    "map": _map,
    "market": _market,
    "route": _route,
    "score": _score,
    "scouting": _scouting,
    "targets": _targets,
    "tile": _tile,
    "yield": _yield,
}
QUESTIONS = tuple(_ANSWERS)
