"""B-84: the cubes of a supply that goals still need, so that what is gained in goods leaves them there."""

from __future__ import annotations

from typing import Final

from .board import PACKING, Board

TYPE_STEP: Final = 14
PLACE_STEP: Final = 18
AFTER_STEP: Final = 19
"""The numbers of the steps that wait between a goal and its end."""

NUMBERS: Final = 4
"""Goals of a card are fewer than this."""
STAGES: Final = 4096
"""What is said of a goal by its card and its number is smaller than this."""
EFFECT: Final = 0
"""A goal that is paid for: its immediate effect comes next."""
BONUS: Final = 1
"""R3.33: the last goal of a plan: its bonus comes next."""
FINISH: Final = 2
"""R3.33: cubes off, and the completion."""


def pack_goal(card: int, number: int, stage: int = EFFECT) -> int:
    """A goal of a card, or with `NONE` a restore-power goal, and what of it comes next, as the argument of a step."""
    return stage * STAGES + (card + 1) * NUMBERS + number


def unpack_goal(argument: int) -> tuple[int, int, int]:
    """What `pack_goal` packed."""
    return argument % STAGES // NUMBERS - 1, argument % NUMBERS, argument // STAGES


def kept_back(board: Board) -> int:
    """How many cubes the steps of a goal that lie on top of the agenda will place."""
    agenda = board.agenda
    kept = 0
    for place in range(len(agenda) - 1, -1, -1):
        entry = agenda[place]
        kind = PACKING.kind(entry)
        if kind == PLACE_STEP:
            kept += 1
        elif kind == AFTER_STEP:
            card, _, stage = unpack_goal(PACKING.argument(entry))
            if stage == EFFECT:
                break
            kept += needed_to_finish(board, card, bonus=stage == BONUS)
        elif kind != TYPE_STEP:
            break
    return kept


def needed_to_finish(board: Board, card: int, bonus: bool) -> int:
    """R3.33: cubes of the bonus, and those of the completion that the cubes on the goals do not make up for."""
    tables = board.tables
    needed = tables.card_bonus_cubes[card] if bonus else 0
    if card in tables.shared_cards:
        return needed
    return needed + max(0, tables.card_effect_cubes[card] - board.marks[card].bit_count())
