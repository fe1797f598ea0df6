"""Every kind of step of the game: each stands as a class beside the rule that it carries out."""

from __future__ import annotations

from typing import Final

from lamplight.kernel.agenda import StepTable

from .action import ACTION, BEGIN_TURN, BONUS, COMMAND, LEADER, RECRUIT, TURN
from .board import PACKING
from .cleanup import CLEANUP, TILE_BARRICADE, TILE_UNREST
from .draw import DEAL, DRAW, RESHUFFLE, SET_ASIDE
from .objective import OBJECTIVE
from .round import ROUND
from .scoring import END_CHECK, EXHAUST, MARKERS, REVEAL, SCORE_MARKER, SCORING, SHOW, UNREST
from .setup import NEUTRALS
from .solo import OPPOSITION_CARD, OPPOSITION_LEADER, OPPOSITION_TURN, TURN_UP

STEPS: Final = StepTable(
    PACKING,
    [
        *(NEUTRALS, TILE_UNREST, TILE_BARRICADE),
        *(ROUND, DRAW, DEAL, RESHUFFLE, SET_ASIDE, OBJECTIVE),
        *(ACTION, BEGIN_TURN, TURN, COMMAND, RECRUIT, LEADER, BONUS),
        *(SCORING, UNREST, REVEAL, SHOW, MARKERS, SCORE_MARKER, EXHAUST, END_CHECK, CLEANUP),
        *(OPPOSITION_LEADER, OPPOSITION_TURN, OPPOSITION_CARD, TURN_UP),
    ],
)
