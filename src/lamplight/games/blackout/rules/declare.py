"""The visibility table: who knows what. Every piece of a match, with the mask of those who know it.

What each field of a view means stands in `view_fields.py`; `sample.py` reads a view back.
"""

from __future__ import annotations

from lamplight.kernel.ledger import Ledger
from lamplight.kernel.types import EVERYONE, NOBODY, Plain, only

from .board import FINISHED, NONE, UNSEEN, Board
from .lexicon import CUBE, HOUSE, names_in, numbers_in
from .model import CHALLENGES, DICE, RESOURCES
from .plan import PLANNING
from .secure import builder_of, is_cube
from .tables import SEAT_NAMES
from .vocabulary import CUBES

DISPLAY = ("display.1", "display.2", "display.3")


def planning(board: Board) -> bool:
    """Whether plans are still being made: then nothing of them shows but "ready"."""
    return bool(board.agenda) and board.agenda[-1] == PLANNING.at()


def declare(board: Board, ledger: Ledger) -> None:
    """Write the whole board into the ledger."""
    ledger.public("agenda", board.told_agenda(board.tables.lexicon.seats))
    _declare_time(board, ledger)
    _declare_table(board, ledger)
    _declare_districts(board, ledger)
    secret = planning(board)
    for seat in range(board.tables.seats):
        _declare_seat(board, ledger, seat)
        _declare_plan(board, ledger, seat, secret)


def _declare_time(board: Board, ledger: Ledger) -> None:
    """How far the match is, and what is going on."""
    lexicon, public = board.tables.lexicon, ledger.public
    public("turn", board.turn)
    public("round", board.round)
    public("phase", board.phase)
    public("first", SEAT_NAMES[board.first])
    public("last_round", board.last_round)
    public("ended", board.ended == FINISHED)
    public("throws", board.throws)
    dice: dict[str, Plain] = {}
    for die in range(len(DICE)):
        face = board.dice[die]
        dice[DICE[die]] = None if face == NONE else RESOURCES[face]
    public("dice", dice)
    public("passes", board.passes)
    public("bought", board.bought != 0)
    public("card", None if board.card == NONE else lexicon.cards[board.card])
    public("used", numbers_in(board.used))
    public("district", None if board.district == NONE else lexicon.districts[board.district])
    public("tile", None if board.tile == NONE else lexicon.tiles[board.tile])
    public("challenge", None if board.challenge == NONE else CHALLENGES[board.challenge])
    ledger.open_zone("team", [lexicon.cards[card] for card in board.team])
    public("team_gps", board.team_gps)


def _declare_table(board: Board, ledger: Ledger) -> None:
    """The cards that belong to nobody, and the cubes on the goals of plans."""
    cards = board.tables.lexicon.cards
    ledger.pile("deck", board.draw_size)
    ledger.pile("reserve", board.reserve_size)
    for row in range(len(board.display)):
        ledger.open_zone(DISPLAY[row], [cards[card] for card in board.display[row]])
    ledger.open_zone("discard", [cards[card] for card in board.discard])
    marks: dict[str, Plain] = {}
    for card in range(board.tables.cards):
        if board.marks[card]:
            marks[cards[card]] = numbers_in(board.marks[card])
    ledger.public("marks", marks)


def _declare_districts(board: Board, ledger: Ledger) -> None:
    """The districts: their scout tiles, who has looked at them, who has secured them."""
    lexicon, public, known = board.tables.lexicon, ledger.public, board.tile_known
    public("secured", names_in(board.secured, lexicon.districts))
    public("scouted", names_in(board.scouted, lexicon.districts))
    public("face_up", names_in(board.face_up, lexicon.districts))
    for district in range(board.tables.districts):
        names: list[str] = []
        masks: list[int] = []
        for tile in board.stacks[district]:
            names.append("" if tile == UNSEEN else lexicon.tiles[tile])
            masks.append(NOBODY if tile == UNSEEN else known[tile])
        ledger.zone(lexicon.tiles_keys[district], names, masks)
        public(lexicon.looked_keys[district], names_in(board.looked[district], lexicon.seats))
        public(lexicon.secured_keys[district], [_holder(built) for built in board.secured_by[district]])
    ledger.zone("boxed", [lexicon.tiles[tile] for tile in board.boxed], [known[tile] for tile in board.boxed])


def _holder(built: int) -> Plain:
    """Who has secured a district, and with what."""
    told: dict[str, Plain] = {"side": SEAT_NAMES[builder_of(built)], "with": CUBE if is_cube(built) else HOUSE}
    return told


def _declare_seat(board: Board, ledger: Ledger, seat: int) -> None:
    """What lies open before a seat."""
    lexicon, public, open_zone = board.tables.lexicon, ledger.public, ledger.open_zone
    keys, cards, tiles = lexicon.seat_keys[seat], lexicon.cards, lexicon.tiles
    public(keys.score, board.score[seat])
    public(keys.money, board.money[seat])
    public(keys.transport, board.transport[seat])
    public(keys.gps, board.gps[seat])
    public(keys.supply, board.supply[seat])
    rondel: dict[str, Plain] = {}
    for good in range(len(CUBES)):
        rondel[CUBES[good]] = board.rondel[seat][good]
    public(keys.rondel, rondel)
    public(keys.cubes, names_in(board.on_map[seat], lexicon.locations))
    public(keys.houses, numbers_in(board.houses[seat]))
    public(keys.power, numbers_in(board.power[seat]))
    emergency = board.emergency[seat]
    public(keys.emergency, None if emergency == NONE else cards[emergency])
    shared: dict[str, Plain] = {}
    for number in range(len(lexicon.shared)):
        shared[lexicon.shared[number]] = numbers_in(board.shared[seat][number])
    public(keys.shared, shared)
    open_zone(keys.objectives, [cards[card] for card in board.objectives[seat]])
    open_zone(keys.check_area, [cards[card] for card in board.check_area[seat]])
    open_zone(keys.hospital, [cards[card] for card in board.hospital[seat]])
    open_zone(keys.tiles_up, [tiles[tile] for tile in board.tiles_up[seat]])
    open_zone(keys.tiles_down, [tiles[tile] for tile in board.tiles_down[seat]])
    for slot in range(board.tables.slots):
        open_zone(keys.slots[slot], [cards[card] for card in board.slots[seat][slot]])


def _declare_plan(board: Board, ledger: Ledger, seat: int, secret: bool) -> None:
    """The hand and what is planned; `secret`: plans are still being made."""
    lexicon = board.tables.lexicon
    keys, cards = lexicon.seat_keys[seat], lexicon.cards
    # The hand and the planned cards together are known to everybody; which of them are planned, and where, is not.
    planned = board.planned[seat]
    chosen = [card for card in planned if card != NONE]
    held = sorted(board.hand[seat] + chosen)
    ledger.open_zone(keys.held, [cards[card] for card in held])
    ledger.piece(keys.ready, board.ready[seat] == 1, EVERYONE)
    plan: list[Plain] = [None if card == NONE else cards[card] for card in planned]
    ledger.piece(keys.plan, plan, only(seat) if secret or chosen else EVERYONE)
    picked = board.picking[seat]
    ledger.piece(keys.picking, None if picked == NONE else cards[picked], only(seat) if secret else EVERYONE)
    # R12.01: who has shown the hand keeps no secret about which cards are still planned, only about where.
    ledger.public(keys.hand_shown, board.hand_shown[seat] == 1)
    ledger.open_zone(keys.hand, [cards[card] for card in board.hand[seat]] if board.hand_shown[seat] else [])
    if secret:
        ledger.public(keys.face_down, None)
    else:
        slots = [lexicon.slots[slot] for slot in range(len(planned)) if planned[slot] != NONE]
        ledger.open_zone(keys.face_down, slots)
