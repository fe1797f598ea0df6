"""The visibility table: who knows what. Every piece of a match, with the mask of those who know it."""

from __future__ import annotations

from lamplight.kernel.ledger import Ledger
from lamplight.kernel.types import EVERYONE, NOBODY, Plain, only

from .board import INTS, NONE, PACKING, UNSEEN, Board
from .model import RESOURCES
from .plan import PLANNING
from .steps import STEPS
from .tables import SEAT_NAMES

NAMED_INTS = ("first", "card", "district", "tile")
"""Fields that a view shows by name; the other plain numbers it shows as they are."""
PUBLIC_INTS = tuple(name for name in INTS if name not in NAMED_INTS)
SEAT_INTS = ("score", "money", "transport", "gps", "supply", "houses", "power")


def planning(board: Board) -> bool:
    """Whether plans are still being made: then nothing of them shows but "ready"."""
    return bool(board.agenda) and board.agenda[-1] == PLANNING.at()


def declare(board: Board, ledger: Ledger) -> None:
    """Write the whole board into the ledger."""
    tables = board.tables
    cards = tables.card_names
    public = ledger.public
    public("agenda", [_step_name(entry) for entry in board.agenda])
    for name in PUBLIC_INTS:
        public(name, getattr(board, name))
    public("first", SEAT_NAMES[board.first])
    public("dice", [None if face == NONE else RESOURCES[face] for face in board.dice])
    public("card", None if board.card == NONE else cards[board.card])
    public("district", None if board.district == NONE else tables.district_names[board.district])
    public("tile", None if board.tile == NONE else tables.tile_names[board.tile])
    ledger.open_zone("team", [cards[card] for card in board.team])
    ledger.open_zone("discard", [cards[card] for card in board.discard])
    for number, row in enumerate(board.display, start=1):
        ledger.open_zone(f"display.{number}", [cards[card] for card in row])
    ledger.pile("deck", board.draw_size)
    ledger.pile("reserve", board.reserve_size)
    marks: dict[str, Plain] = {cards[card]: marked for card, marked in enumerate(board.marks) if marked}
    public("marks", marks)
    known = board.tile_known
    for district, name in enumerate(tables.district_names):
        stack = board.stacks[district]
        names = ["" if tile == UNSEEN else tables.tile_names[tile] for tile in stack]
        ledger.zone(f"tiles.{name}", names, [NOBODY if tile == UNSEEN else known[tile] for tile in stack])
        lookers = [seat for seat in range(tables.seats) if board.looked[district] >> seat & 1]
        public(f"looked.{name}", [SEAT_NAMES[seat] for seat in lookers])
        public(f"secured.{name}", list(board.secured_by[district]))
    ledger.zone("boxed", [tables.tile_names[tile] for tile in board.boxed], [known[tile] for tile in board.boxed])
    for seat in range(tables.seats):
        _declare_seat(board, ledger, seat, SEAT_NAMES[seat])


def _declare_seat(board: Board, ledger: Ledger, seat: int, name: str) -> None:
    tables = board.tables
    cards = tables.card_names
    for field in SEAT_INTS:
        ledger.public(f"{name}.{field}", getattr(board, field)[seat])
    ledger.public(f"{name}.rondel", list(board.rondel[seat]))
    places = [place for number, place in enumerate(tables.location_names) if board.on_map[seat] >> number & 1]
    ledger.public(f"{name}.cubes", list(places))
    ledger.public(f"{name}.emergency", None if board.emergency[seat] == NONE else cards[board.emergency[seat]])
    ledger.public(f"{name}.shared", list(board.shared[seat]))
    ledger.open_zone(f"{name}.objectives", [cards[card] for card in board.objectives[seat]])
    ledger.open_zone(f"{name}.check_area", [cards[card] for card in board.check_area[seat]])
    ledger.open_zone(f"{name}.hospital", [cards[card] for card in board.hospital[seat]])
    ledger.open_zone(f"{name}.tiles_up", [tables.tile_names[tile] for tile in board.tiles_up[seat]])
    ledger.open_zone(f"{name}.tiles_down", [tables.tile_names[tile] for tile in board.tiles_down[seat]])
    for slot, pile in enumerate(board.slots[seat], start=1):
        ledger.open_zone(f"{name}.slot.{slot}", [cards[card] for card in pile])
    # The hand and the planned cards together are known to everybody; which of them are planned, and where, is not.
    planned = board.planned[seat]
    held = sorted([*board.hand[seat], *(card for card in planned if card != NONE)])
    ledger.open_zone(f"{name}.held", [cards[card] for card in held])
    ledger.piece(f"{name}.ready", board.ready[seat] == 1, EVERYONE)
    secret = planning(board)
    ledger.piece(
        f"{name}.plan",
        [None if card == NONE else cards[card] for card in planned],
        only(seat) if secret or any(card != NONE for card in planned) else EVERYONE,
    )
    picked = board.picking[seat]
    ledger.piece(f"{name}.picking", None if picked == NONE else cards[picked], only(seat) if secret else EVERYONE)
    # R12.01: who has shown the hand keeps no secret about which cards are still planned, only about where.
    shown = [cards[card] for card in board.hand[seat]] if board.hand_shown[seat] else []
    ledger.open_zone(f"{name}.hand", shown)
    ledger.public(f"{name}.hand_shown", board.hand_shown[seat] == 1)
    if secret:
        ledger.public(f"{name}.face_down", None)
    else:
        slots = [f"{name}-slot-{slot}" for slot, card in enumerate(planned, start=1) if card != NONE]
        ledger.open_zone(f"{name}.face_down", slots)


def _step_name(entry: int) -> str:
    """A step in words: its kind, its seat, its argument."""
    return f"{STEPS.of(entry).name} {SEAT_NAMES[PACKING.seat(entry)]} {PACKING.argument(entry)}"
