"""Previews of actions, and read-only questions: so no screen needs a rule of its own.

Both work on a state made from the asking seat's view; what such a state had to invent is never told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from lamplight.kernel.catalogue import Action
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.event import Event
from lamplight.kernel.message import Argument, Message
from lamplight.kernel.types import SEALED, Plain

from ..rules import chapter, city, deploy, goals, scout, secure
from ..rules.board import NONE, PROBE, S_PLACE, UNSEEN
from ..rules.declare import planning
from ..rules.events import (
    E_BONUS,
    E_BOUGHT,
    E_GAINED,
    E_HOUSE,
    E_INJURED,
    E_PAID,
    E_PHASE,
    E_PLAN_FINISHED,
    E_REFRESHED,
    E_ROUND,
    E_TILE_DOWN,
    E_TILE_UP,
    E_TRANSPORT,
    RESOURCE_NAMES,
)
from ..rules.model import COLOURS, DICE, LETTERS, RESOURCES, TILE_TYPES
from ..rules.state import BlackoutState
from ..rules.tables import ANY, BATTERY, NOTHING, PLAN, RING, SEAT_NAMES, WHITE, Part
from .names import Words

Answer: TypeAlias = dict[str, Plain]

QUESTIONS = (
    "board",
    "card",
    "chapter",
    "dice",
    "district",
    "goal",
    "goals",
    "map",
    "market",
    "route",
    "score",
    "scouting",
    "targets",
    "tile",
    "yield",
)

# What a preview tells of what would happen: costs, gains and where things go.
_TOLD = (
    E_BONUS,
    E_BOUGHT,
    E_GAINED,
    E_HOUSE,
    E_INJURED,
    E_PAID,
    E_PLAN_FINISHED,
    E_REFRESHED,
    E_TILE_DOWN,
    E_TILE_UP,
    E_TRANSPORT,
)


# Previews.


def preview(
    words: Words, told: Callable[[Event], Message], state: BlackoutState, seat: int, action: Action
) -> list[Message]:
    """What a legal action would do, as far as the seat can know. Plays on the given copy and listens to it."""
    facts = _printed(words, state, seat, action)
    if state.acting == SEALED:
        return facts
    events: list[Event] = []
    state.events = events
    state.apply(seat, action.id)
    for event in events:
        if event.kind in (E_PHASE, E_ROUND):
            break
        if event.kind in _TOLD:
            if event.args[0] != seat:
                break
            facts.append(told(event))
    return facts


def _printed(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    """What is printed on the thing that an action takes."""
    tables = state.tables
    do = action.do
    if do in ("plan", "heal", "drop", "buy"):
        return [words.card_text(action.get("card"), named=False)]
    if do == "turn-up":
        return [words.card_text(tables.card_names[state.planned[seat][int(action.get("slot")) - 1]])]
    if do == "use":
        return [words.part(tables.card_parts[state.card][int(action.get("part")) - 1])]
    if do in ("check-board", "house"):
        return [words.part(tables.board_actions[int(action.get("number")) - 1])]
    if do == "check-plan":
        part = tables.card_check[tables.card_names.index(action.get("card"))]
        return [] if part is None else [words.part(part)]
    if do == "goal":
        card = tables.card_names.index(action.get("card"))
        told = [words.goal(tables.card_goals[card][int(action.get("number")) - 1])]
        if tables.card_kind[card] != PLAN:
            told.append(Message("blackout-fact-joins-hand", {"cube": words.cube(tables.card_colour[card])}))
        return told
    if do == "power":
        number = int(action.get("number")) - 1
        return [words.goal(tables.power[number]), Message(f"blackout-fact-power-{number + 1}")]
    if do in ("settle", "place"):
        return _place_facts(words, state, seat, tables.location_names.index(action.get("location")))
    if do == "complete":
        return [Message("blackout-fact-completion", {"cube": words.cube(WHITE)})]
    if do == "scout":
        return _district_tiles(words, state, seat, tables.district_names.index(action.get("district")))
    return _search_facts(words, state, seat, action)


def _place_facts(words: Words, state: BlackoutState, seat: int, location: int) -> list[Message]:
    """Where a location is, and what the districts beside it would be worth with a cube there."""
    tables = state.tables
    facts = [words.location_text(location, named=False)]
    for district in range(tables.districts):
        ring = tables.district_mask[district]
        if ring >> location & 1 and not state.secured >> district & 1:
            cubes = ((state.on_map[seat] | 1 << location) & ring).bit_count()
            size = ring.bit_count()
            args: dict[str, Argument] = {"district": words.district(district), "cubes": cubes, "size": size}
            facts.append(Message("blackout-fact-district", {**args, "points": tables.table[size]}))
    return facts


def _district_tiles(words: Words, state: BlackoutState, seat: int, district: int) -> list[Message]:
    """The tiles of a district that lie open, or that this seat has looked at."""
    stack = state.stacks[district]
    if state.face_up >> district & 1 or state.looked[district] >> seat & 1:
        return [words.tile_text(tile) for tile in stack if tile != UNSEEN]
    return [Message("blackout-fact-face-down", {"count": len(stack)})]


def _search_facts(words: Words, state: BlackoutState, seat: int, action: Action) -> list[Message]:
    tables = state.tables
    if action.do == "collect":
        return [words.tile_text(tables.tile_names.index(action.get("tile")), named=False)]
    if action.do == "challenge":
        kind = ("simple", "advanced", "probe").index(action.get("kind"))
        told = [Message("blackout-fact-needs-icons", {"needed": scout.needed(state, state.tile, kind)})]
        if kind == PROBE:
            return [*told, Message("blackout-fact-probe")]
        rewards = (tables.simple_reward, tables.advanced_reward)[kind][state.tile]
        return [*told, Message("blackout-fact-reward", {"gains": tuple(words.amount(w, n) for w, n in rewards)})]
    if action.do in ("team", "gps"):
        gained = scout.gps_worth(state, seat)
        if action.do == "team":
            gained = tables.card_icons[tables.card_names.index(action.get("card"))]
        needed = scout.needed(state, state.tile, state.challenge)
        return [Message("blackout-fact-total", {"total": scout.total(state, seat) + gained, "needed": needed})]
    if action.do == "go":
        cards = tuple(words.card(card) for card in state.team)
        return [Message("blackout-fact-injury", {"count": len(state.team), "cards": cards})]
    return []


# What a goal lacks.


def missing(state: BlackoutState, seat: int, goal: int) -> list[dict[str, Plain]]:
    """What a goal still asks for: one entry for each thing that is not there."""
    tables = state.tables
    own = state.rondel[seat]
    found: list[dict[str, Plain]] = []
    needed = tables.goal_slot[goal]
    if any(needed):
        short = [_short(state, pile, needed) for pile in state.slots[seat]]
        closest = min(range(len(short)), key=lambda slot: sum(short[slot]))
        if any(short[closest]):
            colours: dict[str, Plain] = {COLOURS[colour]: count for colour, count in enumerate(short[closest]) if count}
            found.append({"what": "slot", "slot": closest + 1, "cards": colours})
    amount, resource = tables.goal_amount[goal], tables.goal_resource[goal]
    if resource == ANY and not goals.payable_types(state, seat, amount):
        found.append({"what": "any", "needed": amount, "own": max(own[:RING]), "batteries": own[BATTERY]})
    elif resource not in (ANY, NOTHING) and own[resource] + own[BATTERY] < amount:
        name = RESOURCES[resource]
        found.append(
            {
                "what": "resource",
                "resource": name,
                "needed": amount,
                "own": own[resource],
                "batteries": own[BATTERY],
            }
        )
    if state.money[seat] < tables.goal_money[goal]:
        found.append({"what": "money", "needed": tables.goal_money[goal], "own": state.money[seat]})
    owned = goals.owned_types(state, seat)
    lacking = [TILE_TYPES[kind] for kind in tables.goal_tiles[goal] if kind not in owned]
    found.extend({"what": "tile", "type": kind} for kind in lacking)
    link = tables.goal_link[goal]
    if link != NOTHING and not city.linked(state, seat, link):
        found.append({"what": "link", "letter": LETTERS[link]})
    return found


def _short(state: BlackoutState, pile: list[int], needed: list[int]) -> list[int]:
    """How many cards of each colour a slot lacks."""
    colours = [state.tables.card_colour[card] for card in pile]
    return [max(0, count - colours.count(colour)) for colour, count in enumerate(needed)]


def lacks(words: Words, state: BlackoutState, seat: int, goal: int) -> list[Message]:
    """What a goal lacks, in words."""
    del words
    told: list[Message] = []
    for lack in missing(state, seat, goal):
        args: dict[str, Argument] = {}
        for key, value in lack.items():
            if key == "cards":
                assert isinstance(value, dict)
                args["cards"] = tuple(
                    Message(
                        "blackout-need-colour",
                        {"count": int(str(count)), "colour": Message(f"blackout-colour-{colour}")},
                    )
                    for colour, count in value.items()
                )
            elif key in ("resource", "type"):
                prefix = "resource" if key == "resource" else "tile-type"
                args[key] = Message(f"blackout-{prefix}-{value}")
            elif key == "letter":
                args[key] = str(value)
            elif key != "what":
                args[key] = int(str(value))
        told.append(Message(f"blackout-lack-{lack['what']}", args))
    return told


# Questions.


def ask(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """Answer a question: `{"ask": "goal", "card": "red-3", "number": 1}` and the like (see `QUESTIONS`).

    Questions about one player take `side`; left out, it is the asking seat.
    """
    answers: dict[str, Callable[[], Answer]] = {
        "board": lambda: _board(state),
        "card": lambda: _card(state, _index(question, "card", state.tables.card_names)),
        "chapter": lambda: _chapter(state),
        "dice": lambda: _dice(state),
        "district": lambda: _district(state, _index(question, "district", state.tables.district_names)),
        "goal": lambda: _goal(state, _side(state, seat, question), question),
        "goals": lambda: _goals(state, _side(state, seat, question)),
        "map": lambda: _map(state),
        "market": lambda: _market(state),
        "route": lambda: _route(state, _side(state, seat, question), question),
        "score": lambda: _score(state),
        "scouting": lambda: _scouting(state, _side(state, seat, question), seat),
        "targets": lambda: _targets(state, _side(state, seat, question), question),
        "tile": lambda: _tile(state, _index(question, "tile", state.tables.tile_names)),
        "yield": lambda: _yield(state, _side(state, seat, question), question),
    }
    what = question.get("ask")
    if not isinstance(what, str) or what not in answers:
        raise LamplightError(
            Message("blackout-unknown-question", {"question": str(what)[:60], "questions": ", ".join(QUESTIONS)})
        )
    return answers[what]()


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


def _board(state: BlackoutState) -> Answer:
    """The player board: check-mark actions, restore-power goals, limits."""
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
    cost, amount, what, given = part
    gains = (*RESOURCE_NAMES, "map-cube", "heal", "check-mark", "hand-icons", "chosen-resource")
    paid = None if cost == NOTHING else "gasoline-or-book" if cost > BATTERY + 1 else RESOURCE_NAMES[cost]
    return {"cost": paid, "amount": amount, "gain": gains[what], "given": given}


def _goal_data(state: BlackoutState, goal: int) -> Answer:
    tables = state.tables
    resource = tables.goal_resource[goal]
    slot: dict[str, Plain] = {COLOURS[colour]: count for colour, count in enumerate(tables.goal_slot[goal]) if count}
    rewards: dict[str, Plain] = {RESOURCE_NAMES[what]: count for what, count in tables.goal_rewards[goal]}
    return {
        "slot": slot,
        "resource": "any" if resource == ANY else None if resource == NOTHING else RESOURCES[resource],
        "amount": tables.goal_amount[goal],
        "money": tables.goal_money[goal],
        "tiles": [TILE_TYPES[kind] for kind in tables.goal_tiles[goal]],
        "link": None if tables.goal_link[goal] == NOTHING else LETTERS[tables.goal_link[goal]],
        "rewards": rewards,
    }


def _card(state: BlackoutState, card: int) -> Answer:
    tables = state.tables
    check = tables.card_check[card]
    return {
        "kind": ("volunteer", "specialist", "plan")[tables.card_kind[card]],
        "colour": (*COLOURS, "white")[tables.card_colour[card]],
        "cubes": tables.card_cubes[card],
        "icons": tables.card_icons[card],
        "points": tables.card_points[card],
        "parts": [_part(part) for part in tables.card_parts[card]],
        "check": None if check is None else _part(check),
        "goals": [_goal_data(state, goal) for goal in tables.card_goals[card]],
        "bonus": tables.card_bonus[card],
    }


def _tile(state: BlackoutState, tile: int) -> Answer:
    tables = state.tables
    simple: dict[str, Plain] = {RESOURCE_NAMES[what]: count for what, count in tables.simple_reward[tile]}
    advanced: dict[str, Plain] = {RESOURCE_NAMES[what]: count for what, count in tables.advanced_reward[tile]}
    return {
        "type": TILE_TYPES[tables.tile_type[tile]],
        "simple": tables.tile_simple[tile],
        "simple_reward": simple,
        "advanced": tables.tile_advanced[tile],
        "advanced_reward": advanced,
    }


def _chapter(state: BlackoutState) -> Answer:
    """What the chapter asks for, and how far each player is. Scores as if the match ended now."""
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


def _dice(state: BlackoutState) -> Answer:
    """How often each die shows each resource, as numbers of faces."""
    dice: dict[str, Plain] = {}
    for number, name in enumerate(DICE):
        faces = state.tables.dice[number]
        shown: dict[str, Plain] = {RESOURCES[face]: faces.count(face) for face in sorted(set(faces))}
        dice[name] = shown
    return dice


def _district(state: BlackoutState, district: int) -> Answer:
    """The cubes round a district and what they would score now."""
    tables = state.tables
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


def _goals(state: BlackoutState, seat: int) -> Answer:
    """For each card that a player may complete, and for `"power"`, what each goal still lacks; null: it is done."""
    tables = state.tables
    found: Answer = {}
    for card in goals.plan_cards(state, seat):
        done = goals.marks_of(state, seat, card)
        found[tables.card_names[card]] = _lacking(state, seat, tables.card_goals[card], done)
    found["power"] = _lacking(state, seat, tables.power, state.power[seat])
    return found


def _lacking(state: BlackoutState, seat: int, wanted: Sequence[int], done: int) -> list[Plain]:
    return [None if done >> number & 1 else list(missing(state, seat, goal)) for number, goal in enumerate(wanted)]


def _map(state: BlackoutState) -> Answer:
    """The map: locations with coordinates, streets, districts."""
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


def _market(state: BlackoutState) -> Answer:
    """The rows of the display with the price of a card in each."""
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


def _score(state: BlackoutState) -> Answer:
    """For each player the score as if the match ended now: the track, and what final scoring would add."""
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


def _scouting(state: BlackoutState, seat: int, asking: int) -> Answer:
    """The icons that a player can bring together, and the chance of each card of the team to get hurt.

    What others have in hand is told only when nothing of theirs lies planned (or the hand was shown).
    """
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
    }


def _targets(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """Where a player could place a cube of a colour, with the transport tokens that it costs."""
    colours = (*COLOURS, "any")
    colour = _index({"colour": question.get("colour", "any")}, "colour", colours)
    names = state.tables.location_names
    found = city.targets(state, seat, WHITE if colour == len(COLOURS) else colour)
    return {names[place]: tokens for place, tokens in found}


def _route(state: BlackoutState, seat: int, question: Mapping[str, Plain]) -> Answer:
    """The way to a location from the nearest own cube, with the tokens it costs and how many points buy the missing.

    Without a colour it is that of the cube which is to be placed now. Where no cube can go there is no way.
    """
    tables = state.tables
    goal = _index(question, "location", tables.location_names)
    colours = (*COLOURS, "any")
    placing = state.agenda[-1] >> 8 if state.agenda and state.agenda[-1] & 63 == S_PLACE else len(COLOURS)
    colour = _index({"colour": question.get("colour", colours[placing])}, "colour", colours)
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
    """For a volunteer of a colour: each resource with the tokens it costs, and how many of them must be bought."""
    die = state.dice[_index(question, "colour", DICE)]
    if die == NONE:
        return {}
    answer: Answer = {}
    for resource in range(RING):
        tokens = deploy.ring_distance(die, resource)
        answer[RESOURCES[resource]] = {"tokens": tokens, "points": max(0, tokens - state.transport[seat])}
    return answer
