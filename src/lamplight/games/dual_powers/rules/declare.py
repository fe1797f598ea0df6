"""D2.10: who knows what. Every piece of a match, with the mask of those who know it."""

from __future__ import annotations

from lamplight.kernel.ledger import Ledger
from lamplight.kernel.types import EVERYONE, NOBODY, only

from .board import ENDINGS, NONE, Board
from .components import SIDES
from .tables import BOX, RESERVE, WAITING

OFF_BOARD = {RESERVE: "reserve", BOX: "box", WAITING: "waiting"}


def declare(board: Board, ledger: Ledger) -> None:
    """Write the whole board into the ledger."""
    tables = board.tables
    regions, cards = tables.region_names, tables.card_names
    public = ledger.public
    public("agenda", [_step_name(board, entry) for entry in board.agenda])
    public("turn", board.turn)
    public("round", board.round)
    public("month", tables.month_names[board.month])
    public("day", board.day)
    public("score", board.score)
    public("will", SIDES[board.will])
    public("unrest", regions[board.unrest] if board.unrest >= 0 else None)
    public("barricade_tile", regions[board.barricade_tile] if board.barricade_tile >= 0 else None)
    public("barricade", tables.connection_names[board.barricade])
    ledger.pile("tiles", len(board.tiles))
    ledger.open_zone("tiles_discarded", [regions[tile] for tile in board.tiles_discarded])
    names, fresh = tables.token_names, board.fresh
    public(
        "tokens",
        {
            names[token]: (regions[where] if fresh[token] else f"{regions[where]} exhausted")
            if where >= 0
            else OFF_BOARD[where]
            for token, where in enumerate(board.place)
        },
    )
    ledger.open_zone("discard", [cards[card] for card in board.discard])
    ledger.pile("pile", board.pile_size())
    ledger.zone("old", [cards[card] for card in board.old], [only(0)] * len(board.old))
    for side, name in enumerate(SIDES):
        _declare_side(board, ledger, side, name)
    public("card", None if board.card == NONE else cards[board.card])
    public("leader_done", board.leader_done)
    public("markers", [None if region == NONE else regions[region] for region in board.markers])
    public("marker_side", [None if side == NONE else SIDES[side] for side in board.marker_side])
    ledger.pile("opposition_pile", len(board.opposition_pile))
    ledger.pile("opposition_leaders", len(board.opposition_leaders))
    public("ending", ENDINGS[board.ended])
    public("winner", None if board.winner == NONE else SIDES[board.winner])


def _declare_side(board: Board, ledger: Ledger, side: int, name: str) -> None:
    cards, known = board.tables.card_names, board.known
    ledger.open_zone(f"{name}.played", [cards[card] for card in board.played[side]])
    # What a side holds: its hand, and its objective as long as it is not face up. Which of them the objective is, is a
    # piece of its own: after a reshuffle an opponent may know what is held, but not which of it lies face down.
    held = list(board.hand[side])
    objective, objective_known = board.objective[side], board.objective_known[side]
    if objective >= 0 and objective_known not in (EVERYONE, NOBODY):
        held = sorted([*held, objective])
    ledger.zone(f"{name}.held", [cards[card] for card in held], [known[card] for card in held])
    ledger.public(f"{name}.hand", len(board.hand[side]))
    if objective == NONE:
        ledger.public(f"{name}.objective", None)
    else:
        ledger.piece(f"{name}.objective", None if objective < 0 else cards[objective], objective_known)
    seat = board.tables.seat_of_side[side]
    chosen = board.chosen[side]
    ledger.public(f"{name}.ready", chosen != NONE)
    if chosen == NONE or seat < 0:
        ledger.public(f"{name}.chosen", None)
    else:
        ledger.piece(f"{name}.chosen", cards[chosen], only(seat))


def _step_name(board: Board, entry: int) -> str:
    """A step in words: its kind, its side, its count."""
    table = board.step_table()
    return f"{table.of(entry).name} {SIDES[table.packing.seat(entry)]} {table.packing.argument(entry)}"
