"""From what a seat may know to a full state that it could not tell from the true one. Reads a view, never a state."""

from __future__ import annotations

from collections.abc import Callable

from lamplight.kernel.game import Random
from lamplight.kernel.ledger import HIDDEN, View, as_int, as_list, hidden_count, known_items
from lamplight.kernel.types import EVERYONE, Plain, only

from . import plan, scout
from .board import NONE, UNSEEN
from .declare import PUBLIC_INTS, SEAT_INTS
from .model import RESOURCES
from .state import BlackoutState
from .steps import STEPS
from .tables import SEAT_NAMES, Tables


def sampler(tables: Tables, view: View, seat: int) -> Callable[[Random], BlackoutState]:
    """A function that completes a view at random. What is known is read once; what is hidden is dealt each time."""
    base = _known_part(tables, view, seat)
    hidden_tiles = [hidden_count(view[f"tiles.{name}"]) for name in tables.district_names]
    hidden_boxed = hidden_count(view["boxed"])
    names = SEAT_NAMES[: tables.seats]
    secret = [number for number, name in enumerate(names) if view[f"{name}.plan"] == HIDDEN]
    face_down = [view[f"{name}.face_down"] for name in names]
    shown_hands = [[tables.card_names.index(card) for card in known_items(view[f"{name}.hand"])] for name in names]

    def draw(random: Random) -> BlackoutState:
        state = base.clone()
        for district, count in enumerate(hidden_tiles):
            looking = district == state.district and state.top() is scout.LOOK
            undecided = state.top_argument() if looking else 0 if state.looked[district] else count
            hidden: list[int] = []
            for number in range(count):
                tile = UNSEEN
                if number >= undecided:
                    tile = _take(state, random)
                    looker = only(state.top_seat()) if looking else 0
                    state.tile_known[tile] = state.looked[district] | looker
                hidden.append(tile)
            if count:
                state.stacks[district] = scout.in_order([*state.stacks[district], *hidden])
        state.boxed = [*state.boxed, *(_take(state, random) for _ in range(hidden_boxed))]
        for other in secret:
            _plan_secretly(state, other, face_down[other], shown_hands, random)
        state.advance()
        return state

    return draw


def _take(state: BlackoutState, random: Random) -> int:
    return state.tile_pool.pop(int(random() * len(state.tile_pool)))


def _plan_secretly(
    state: BlackoutState, seat: int, face_down: Plain, shown_hands: list[list[int]], random: Random
) -> None:
    """Cards of the hand into the slots where cards lie face down; while plans are being made: anywhere, or nowhere."""
    if face_down is not None:
        slots = [int(name.rpartition("-")[2]) - 1 for name in known_items(face_down)]
    else:
        slots = [slot for slot in plan.open_slots(state, seat) if random() < 0.7] if state.ready[seat] else []
    held = state.hand[seat][:]
    planned = state.planned[seat][:]
    shown = shown_hands[seat]
    free = [card for card in held if card not in shown]
    for slot in slots:
        if free:
            card = free.pop(int(random() * len(free)))
            held.remove(card)
            planned[slot] = card
    state.hand[seat], state.planned[seat] = held, planned


def _known_part(tables: Tables, view: View, seat: int) -> BlackoutState:
    state = BlackoutState(tables)
    cards = {name: number for number, name in enumerate(tables.card_names)}
    tiles = {name: number for number, name in enumerate(tables.tile_names)}
    state.agenda = [_step(str(entry)) for entry in as_list(view["agenda"])]
    for name in PUBLIC_INTS:
        setattr(state, name, as_int(view[name]))
    state.first = SEAT_NAMES.index(str(view["first"]))
    state.dice = [NONE if face is None else RESOURCES.index(str(face)) for face in as_list(view["dice"])]
    state.card = NONE if view["card"] is None else cards[str(view["card"])]
    state.district = NONE if view["district"] is None else tables.district_names.index(str(view["district"]))
    state.tile = NONE if view["tile"] is None else tiles[str(view["tile"])]
    state.team = [cards[name] for name in known_items(view["team"])]
    state.discard = [cards[name] for name in known_items(view["discard"])]
    state.display = [[cards[name] for name in known_items(view[f"display.{row}"])] for row in (1, 2, 3)]
    marks = view["marks"]
    assert isinstance(marks, dict)
    for name, marked in marks.items():
        state.marks[cards[name]] = as_int(marked)
    for district, name in enumerate(tables.district_names):
        state.stacks[district] = [tiles[tile] for tile in known_items(view[f"tiles.{name}"])]
        state.looked[district] = sum(1 << SEAT_NAMES.index(str(one)) for one in as_list(view[f"looked.{name}"]))
        state.secured_by[district] = [as_int(one) for one in as_list(view[f"secured.{name}"])]
        for tile in state.stacks[district]:
            open_to_all = state.face_up >> district & 1
            state.tile_known[tile] = EVERYONE if open_to_all else state.looked[district] | only(seat)
    state.boxed = [tiles[name] for name in known_items(view["boxed"])]
    for tile in state.boxed:
        state.tile_known[tile] = only(seat)
    for number in range(tables.seats):
        _read_seat(state, view, number, SEAT_NAMES[number], cards, tiles)
    used = [*state.boxed, *(tile for stack in state.stacks for tile in stack)]
    used += [tile for own in [*state.tiles_up, *state.tiles_down] for tile in own]
    state.tile_pool = [tile for tile in range(tables.tiles) if tile not in used]
    seen = [*state.discard, *(card for row in state.display for card in row)]
    for number in range(tables.seats):
        seen += [*state.objectives[number], *state.check_area[number], *state.hospital[number], *state.hand[number]]
        seen += [card for pile in state.slots[number] for card in pile]
        seen += [card for card in state.planned[number] if card != NONE]
    deck = range(tables.first_objective, tables.first_emergency)
    state.unseen = [card for card in deck if card not in seen]
    return state


def _read_seat(
    state: BlackoutState, view: View, seat: int, name: str, cards: dict[str, int], tiles: dict[str, int]
) -> None:
    tables = state.tables
    for field in SEAT_INTS:
        getattr(state, field)[seat] = as_int(view[f"{name}.{field}"])
    state.rondel[seat] = [as_int(count) for count in as_list(view[f"{name}.rondel"])]
    for place in as_list(view[f"{name}.cubes"]):
        state.on_map[seat] |= 1 << tables.location_names.index(str(place))
    emergency = view[f"{name}.emergency"]
    state.emergency[seat] = NONE if emergency is None else cards[str(emergency)]
    state.shared[seat] = [as_int(marks) for marks in as_list(view[f"{name}.shared"])]
    state.objectives[seat] = [cards[card] for card in known_items(view[f"{name}.objectives"])]
    state.check_area[seat] = [cards[card] for card in known_items(view[f"{name}.check_area"])]
    state.hospital[seat] = [cards[card] for card in known_items(view[f"{name}.hospital"])]
    state.tiles_up[seat] = [tiles[tile] for tile in known_items(view[f"{name}.tiles_up"])]
    state.tiles_down[seat] = [tiles[tile] for tile in known_items(view[f"{name}.tiles_down"])]
    for slot in range(tables.slots):
        state.slots[seat][slot] = [cards[card] for card in known_items(view[f"{name}.slot.{slot + 1}"])]
    state.ready[seat] = int(view[f"{name}.ready"] is True)
    state.hand_shown[seat] = int(view[f"{name}.hand_shown"] is True)
    state.hand[seat] = [cards[card] for card in known_items(view[f"{name}.held"])]
    planned = view[f"{name}.plan"]
    if planned != HIDDEN:
        state.planned[seat] = [NONE if card is None else cards[str(card)] for card in as_list(planned)]
        for card in state.planned[seat]:
            if card != NONE:
                state.hand[seat].remove(card)
    picked = view[f"{name}.picking"]
    if picked is not None and picked != HIDDEN:
        state.picking[seat] = cards[str(picked)]


def _step(name: str) -> int:
    kind, seat, argument = name.split(" ")
    return STEPS.named(kind).at(SEAT_NAMES.index(seat), int(argument))
