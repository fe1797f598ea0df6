"""D2.10: who knows what. Every piece of a match, with the mask of those who know it.

What each field of a view means stands in `view_fields.py`; `sample.py` reads a view back.
"""

from __future__ import annotations

from lamplight.kernel.ledger import Ledger
from lamplight.kernel.types import EVERYONE, NOBODY, Plain, only

from .board import ENDINGS, LEADER_PARTS, NONE, Board
from .components import SIDES
from .control import Standing, Standings
from .opposition import forming_objective
from .tables import NO_SEAT, REASONS

HAND = tuple(f"{side}.hand" for side in SIDES)
HELD = tuple(f"{side}.held" for side in SIDES)
PLAYED = tuple(f"{side}.played" for side in SIDES)
OBJECTIVE = tuple(f"{side}.objective" for side in SIDES)
READY = tuple(f"{side}.ready" for side in SIDES)
CHOSEN = tuple(f"{side}.chosen" for side in SIDES)
CLAIM = tuple(f"{side}.claim" for side in SIDES)
"""The fields of both sides."""


def declare(board: Board, ledger: Ledger) -> None:
    """Write the whole board into the ledger."""
    tables = board.tables
    regions, cards = tables.region_names, tables.card_names
    ledger.public("agenda", board.told_agenda(SIDES))
    ledger.public("turn", board.turn)
    ledger.public("round", board.round)
    ledger.public("month", tables.month_names[board.month])
    ledger.public("day", board.day)
    ledger.public("score", board.score)
    ledger.public("ahead", None if board.score == 0 else SIDES[0 if board.score > 0 else 1])
    ledger.public("will", SIDES[board.will])
    ledger.public("unrest", regions[board.unrest] if board.unrest >= 0 else None)
    ledger.public("unrest_points", tables.unrest_points[board.month])
    ledger.public("barricade_tile", regions[board.barricade_tile] if board.barricade_tile >= 0 else None)
    ledger.public("barricade", tables.connection_names[board.barricade])
    ledger.pile("tiles", len(board.tiles))
    ledger.open_zone("tiles_discarded", [regions[tile] for tile in board.tiles_discarded])
    _declare_tokens(board, ledger)
    _declare_standings(board, ledger)
    ledger.open_zone("discard", [cards[card] for card in board.discard])
    ledger.pile("pile", board.pile_size())
    ledger.zone("old", [cards[card] for card in board.old], [only(0)] * len(board.old))
    for side in (0, 1):
        _declare_side(board, ledger, side)
    ledger.public("card", None if board.card == NONE else cards[board.card])
    ledger.public("leader_done", [name for part, name in enumerate(LEADER_PARTS) if board.leader_done >> part & 1 == 1])
    ledger.public("markers", [None if region == NONE else regions[region] for region in board.markers])
    ledger.public("marker_side", [None if side == NONE else SIDES[side] for side in board.marker_side])
    ledger.pile("opposition_pile", len(board.opposition_pile))
    ledger.pile("opposition_leaders", len(board.opposition_leaders))
    ledger.public("ending", ENDINGS[board.ended])
    ledger.public("winner", None if board.winner == NONE else SIDES[board.winner])


def _declare_tokens(board: Board, ledger: Ledger) -> None:
    names, places = board.tables.token_names, board.tables.place_names
    place, fresh = board.place, board.fresh
    where: dict[str, Plain] = {}
    exhausted: list[Plain] = []
    for token in range(len(place)):
        where[names[token]] = places[place[token]]
        if not fresh[token]:
            exhausted.append(names[token])
    ledger.public("tokens", where)
    ledger.public("exhausted", exhausted)


def _declare_standings(board: Board, ledger: Ledger) -> None:
    """What follows from the tokens and the Will, so that no screen needs the rule."""
    found, names = Standings(board), board.tables.region_names
    now: dict[str, Plain] = {}
    turned: dict[str, Plain] = {}
    for region in range(len(names)):
        standing, other = found.now[region], found.turned[region]
        now[names[region]] = told_standing(standing)
        if not standing.same(other):
            turned[names[region]] = told_standing(other)
    ledger.public("standings", now)
    ledger.public("standings_turned", turned)
    ledger.public("opposition_exhausted", board.tables.difficulty if board.tables.solo else None)


def told_standing(standing: Standing) -> dict[str, Plain]:
    """How both sides stand in a region, in names."""
    return {
        "red": standing.red,
        "red_tokens": standing.red_tokens,
        "white": standing.white,
        "white_tokens": standing.white_tokens,
        "controller": None if standing.controller == NONE else SIDES[standing.controller],
        "reason": REASONS[standing.reason],
        "neutrals": None if standing.neutrals == NONE else SIDES[standing.neutrals],
    }


def _declare_side(board: Board, ledger: Ledger, side: int) -> None:
    cards, known = board.tables.card_names, board.known
    ledger.open_zone(PLAYED[side], [cards[card] for card in board.played[side]])
    # What a side holds: its hand, and its objective as long as it is not face up. Which of them the objective is, is a
    # piece of its own: after a reshuffle an opponent may know what is held, but not which of it lies face down.
    held = board.hand[side]
    objective, objective_known = board.objective[side], board.objective_known[side]
    if objective >= 0 and objective_known != EVERYONE and objective_known != NOBODY:
        held = sorted([*held, objective])
    ledger.zone(HELD[side], [cards[card] for card in held], [known[card] for card in held])
    ledger.public(HAND[side], len(board.hand[side]))
    if objective == NONE:
        ledger.public(OBJECTIVE[side], None)
    else:
        ledger.piece(OBJECTIVE[side], None if objective < 0 else cards[objective], objective_known)
    seat = board.tables.seat_of_side[side]
    chosen = board.chosen[side]
    ledger.public(READY[side], chosen != NONE)
    if chosen == NONE or seat < 0:
        ledger.public(CHOSEN[side], None)
    else:
        ledger.piece(CHOSEN[side], cards[chosen], only(seat))
    # What scores is known to those who know the card, and it is told under the very same mask.
    if objective != NONE:
        ledger.piece(CLAIM[side], _told_claim(board, objective), objective_known)
    elif seat == NO_SEAT:  # D5.7: it is found among cards that lie open
        ledger.public(CLAIM[side], _told_claim(board, forming_objective(board, board.played[side])))
    elif chosen != NONE:
        ledger.piece(CLAIM[side], _told_claim(board, chosen), only(seat))
    else:
        ledger.public(CLAIM[side], None)


def _told_claim(board: Board, card: int) -> Plain:
    """What a card scores as an objective; None: there is no card, or none that has an identity."""
    if card < 0:
        return None
    tables = board.tables
    region = tables.region_names[tables.card_region[card]]
    return {"card": tables.card_names[card], "region": region, "points": tables.card_points[card]}
