"""From what a seat may know to a full state that it could not tell from the true one. Reads a view, never a state."""

from __future__ import annotations

from collections.abc import Callable

from lamplight.kernel.game import Random
from lamplight.kernel.ledger import HIDDEN, View, as_int, as_list, hidden_count
from lamplight.kernel.types import EVERYONE, Plain, only

from . import plan, scout
from .board import FINISHED, NONE, RUNNING, UNSEEN
from .declare import DISPLAY
from .lexicon import HOUSE, Lexicon, known_numbers, mask_of, mask_of_numbers
from .model import CHALLENGES, DICE
from .secure import CUBE_OF
from .state import BlackoutState
from .tables import Tables
from .vocabulary import CUBES


def sampler(tables: Tables, view: View, seat: int) -> Callable[[Random], BlackoutState]:
    """A function that completes a view at random. What is known is read once; what is hidden is dealt each time."""
    lexicon = tables.lexicon
    base = _known_part(tables, view, seat)
    hidden_tiles = [hidden_count(view[key]) for key in lexicon.tiles_keys]
    hidden_boxed = hidden_count(view["boxed"])
    secret: list[int] = []
    slots_covered: list[list[int] | None] = []
    shown_hands: list[list[int]] = []
    for number, keys in enumerate(lexicon.seat_keys):
        if view[keys.plan] == HIDDEN:
            secret.append(number)
        down = view[keys.face_down]
        slots_covered.append(None if down is None else known_numbers(down, lexicon.slot_number))
        shown_hands.append(known_numbers(view[keys.hand], lexicon.card_number))

    def draw(random: Random) -> BlackoutState:
        state = base.clone()
        for district, count in enumerate(hidden_tiles):
            if count:
                _deal_tiles(state, district, count, random)
        state.boxed = [*state.boxed, *(_take(state, random) for _ in range(hidden_boxed))]
        for other in secret:
            _plan_secretly(state, other, slots_covered[other], shown_hands[other], random)
        state.advance()
        return state

    return draw


def _deal_tiles(state: BlackoutState, district: int, count: int, random: Random) -> None:
    """The tiles of a district that the holder of the view does not know: decided only if somebody has looked."""
    looking = district == state.district and state.top() is scout.LOOK
    undecided = state.top_argument() if looking else 0 if state.looked[district] else count
    looker = only(state.top_seat()) if looking else 0
    hidden: list[int] = []
    for number in range(count):
        tile = UNSEEN
        if number >= undecided:
            tile = _take(state, random)
            state.tile_known[tile] = state.looked[district] | looker
        hidden.append(tile)
    state.stacks[district] = scout.in_order([*state.stacks[district], *hidden])


def _take(state: BlackoutState, random: Random) -> int:
    return state.tile_pool.pop(int(random() * len(state.tile_pool)))


def _plan_secretly(
    state: BlackoutState, seat: int, covered: list[int] | None, shown: list[int], random: Random
) -> None:
    """Cards of the hand into the slots where cards lie face down; while plans are being made: anywhere, or nowhere."""
    if covered is not None:
        slots = covered
    else:
        slots = [slot for slot in plan.open_slots(state, seat) if random() < 0.7] if state.ready[seat] else []
    held = state.hand[seat][:]
    planned = state.planned[seat][:]
    free = [card for card in held if card not in shown]
    for slot in slots:
        if free:
            card = free.pop(int(random() * len(free)))
            held.remove(card)
            planned[slot] = card
    state.hand[seat], state.planned[seat] = held, planned


def _known_part(tables: Tables, view: View, seat: int) -> BlackoutState:
    """The state as far as the view tells it."""
    state = BlackoutState(tables)
    lexicon = tables.lexicon
    state.read_agenda(as_list(view["agenda"]), lexicon.seats)
    _read_time(state, view, lexicon)
    _read_table(state, view, lexicon)
    _read_districts(state, view, lexicon, seat)
    for number in range(tables.seats):
        _read_seat(state, view, lexicon, number)
        _read_plan(state, view, lexicon, number)
    _find_unseen(state)
    return state


def _read_time(state: BlackoutState, view: View, lexicon: Lexicon) -> None:
    state.turn = as_int(view["turn"])
    state.round = as_int(view["round"])
    state.phase = as_int(view["phase"])
    state.first = lexicon.seat_number[_name(view["first"])]
    state.last_round = as_int(view["last_round"])
    state.ended = FINISHED if view["ended"] else RUNNING
    state.throws = as_int(view["throws"])
    dice = view["dice"]
    assert isinstance(dice, dict)
    state.dice = [_number(dice[die], lexicon.resource_number) for die in DICE]
    state.passes = as_int(view["passes"])
    state.bought = 1 if view["bought"] else 0
    state.card = _number(view["card"], lexicon.card_number)
    state.used = mask_of_numbers(view["used"])
    state.district = _number(view["district"], lexicon.district_number)
    state.tile = _number(view["tile"], lexicon.tile_number)
    challenge = view["challenge"]
    state.challenge = NONE if challenge is None else CHALLENGES.index(_name(challenge))
    state.team = known_numbers(view["team"], lexicon.card_number)
    state.team_gps = as_int(view["team_gps"])


def _read_table(state: BlackoutState, view: View, lexicon: Lexicon) -> None:
    cards = lexicon.card_number
    state.draw_size = hidden_count(view["deck"])
    state.reserve_size = hidden_count(view["reserve"])
    state.display = [known_numbers(view[row], cards) for row in DISPLAY]
    state.discard = known_numbers(view["discard"], cards)
    marks = view["marks"]
    assert isinstance(marks, dict)
    for name, marked in marks.items():
        state.marks[cards[name]] = mask_of_numbers(marked)


def _read_districts(state: BlackoutState, view: View, lexicon: Lexicon, seat: int) -> None:
    state.secured = mask_of(view["secured"], lexicon.district_number)
    state.scouted = mask_of(view["scouted"], lexicon.district_number)
    state.face_up = mask_of(view["face_up"], lexicon.district_number)
    for district in range(state.tables.districts):
        stack = known_numbers(view[lexicon.tiles_keys[district]], lexicon.tile_number)
        looked = mask_of(view[lexicon.looked_keys[district]], lexicon.seat_number)
        state.stacks[district] = stack
        state.looked[district] = looked
        for tile in stack:
            state.tile_known[tile] = EVERYONE if state.face_up >> district & 1 else looked | only(seat)
        holders = as_list(view[lexicon.secured_keys[district]])
        if holders:
            state.secured_by[district] = [_built(holder, lexicon) for holder in holders]
    state.boxed = known_numbers(view["boxed"], lexicon.tile_number)
    for tile in state.boxed:
        state.tile_known[tile] = only(seat)


def _built(holder: Plain, lexicon: Lexicon) -> int:
    assert isinstance(holder, dict)
    return lexicon.seat_number[_name(holder["side"])] + (0 if holder["with"] == HOUSE else CUBE_OF)


def _read_seat(state: BlackoutState, view: View, lexicon: Lexicon, seat: int) -> None:
    keys, cards, tiles = lexicon.seat_keys[seat], lexicon.card_number, lexicon.tile_number
    state.score[seat] = as_int(view[keys.score])
    state.money[seat] = as_int(view[keys.money])
    state.transport[seat] = as_int(view[keys.transport])
    state.gps[seat] = as_int(view[keys.gps])
    state.supply[seat] = as_int(view[keys.supply])
    rondel = view[keys.rondel]
    assert isinstance(rondel, dict)
    state.rondel[seat] = [as_int(rondel[good]) for good in CUBES]
    state.on_map[seat] = mask_of(view[keys.cubes], lexicon.location_number)
    state.houses[seat] = mask_of_numbers(view[keys.houses])
    state.power[seat] = mask_of_numbers(view[keys.power])
    state.emergency[seat] = _number(view[keys.emergency], cards)
    shared = view[keys.shared]
    assert isinstance(shared, dict)
    for number in range(len(lexicon.shared)):
        state.shared[seat][number] = mask_of_numbers(shared[lexicon.shared[number]])
    state.objectives[seat] = known_numbers(view[keys.objectives], cards)
    state.check_area[seat] = known_numbers(view[keys.check_area], cards)
    state.hospital[seat] = known_numbers(view[keys.hospital], cards)
    state.tiles_up[seat] = known_numbers(view[keys.tiles_up], tiles)
    state.tiles_down[seat] = known_numbers(view[keys.tiles_down], tiles)
    for slot in range(state.tables.slots):
        state.slots[seat][slot] = known_numbers(view[keys.slots[slot]], cards)


def _read_plan(state: BlackoutState, view: View, lexicon: Lexicon, seat: int) -> None:
    keys, cards = lexicon.seat_keys[seat], lexicon.card_number
    state.ready[seat] = 1 if view[keys.ready] else 0
    state.hand_shown[seat] = 1 if view[keys.hand_shown] else 0
    state.hand[seat] = known_numbers(view[keys.held], cards)
    planned = view[keys.plan]
    if planned != HIDDEN:
        state.planned[seat] = [_number(card, cards) for card in as_list(planned)]
        for card in state.planned[seat]:
            if card != NONE:
                state.hand[seat].remove(card)
    picked = view[keys.picking]
    if picked != HIDDEN:
        state.picking[seat] = _number(picked, cards)


def _find_unseen(state: BlackoutState) -> None:
    """What lies nowhere that the view tells of may be anywhere else: tiles in the pool, cards in the decks."""
    tables = state.tables
    tile_seen = [False] * tables.tiles
    for tiles in (state.boxed, *state.stacks, *state.tiles_up, *state.tiles_down):
        for tile in tiles:
            tile_seen[tile] = True
    state.tile_pool = [tile for tile in range(tables.tiles) if not tile_seen[tile]]
    card_seen = [False] * tables.cards
    places = [state.discard, *state.display, *state.objectives, *state.check_area, *state.hospital, *state.hand]
    for own in state.slots:
        places += own
    for cards in places:
        for card in cards:
            card_seen[card] = True
    for planned in state.planned:
        for card in planned:
            if card != NONE:
                card_seen[card] = True
    state.unseen = [card for card in range(tables.first_objective, tables.first_emergency) if not card_seen[card]]


def _name(value: Plain) -> str:
    assert isinstance(value, str)
    return value


def _number(name: Plain, index: dict[str, int]) -> int:
    """The number of a name; none: NONE."""
    return NONE if name is None else index[_name(name)]
