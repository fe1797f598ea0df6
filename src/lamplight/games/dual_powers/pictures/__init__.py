"""The pictures of Dual Powers: a constructivist poster of Petrograd in 1917, its cards and its tokens."""

from __future__ import annotations

from pathlib import Path

from lamplight.pictures.canvas import Picture
from lamplight.text.speaker import Speaker

from ..rules.components import load
from .board import draw_board, draw_strips
from .cards import draw_cards, draw_tiles
from .markers import draw_icons, draw_markers
from .names import Names
from .palette import region_looks
from .tokens import draw_tokens

__all__ = ["draw"]


def draw(folder: Path, speaker: Speaker) -> list[Picture]:
    """Every picture of a component set, in the speaker's language."""
    components = load(folder)
    names = Names(components, speaker)
    looks = region_looks(components.regions)
    return [
        draw_board(folder, components, names, looks),
        *draw_strips(components, names),
        *draw_cards(components, names, looks),
        *draw_tiles(components, names, looks),
        *draw_tokens(components, names),
        *draw_markers(names),
        *draw_icons(components, names, looks),
    ]
