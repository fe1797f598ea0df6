"""The pictures of Blackout: Hong Kong, drawn from a component set."""

from __future__ import annotations

from pathlib import Path

from lamplight.pictures.canvas import Picture
from lamplight.text.speaker import Speaker

from ..rules.components import load
from .board import draw_board
from .cards import draw_cards
from .map import draw_map
from .rondel import draw_rondel
from .tiles import draw_tiles
from .tokens import draw_tokens

__all__ = ["draw"]


def draw(folder: Path, speaker: Speaker) -> list[Picture]:
    """Every picture of the set: map, rondel and player board, then cards, tiles and small pieces."""
    components = load(folder)
    return [
        draw_map(components, speaker),
        draw_rondel(speaker),
        draw_board(components, speaker),
        *draw_cards(components, speaker),
        *draw_tiles(components, speaker),
        *draw_tokens(components, speaker),
    ]
