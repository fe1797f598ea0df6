"""One set of drawings of boards, cards and tokens, made from component data, with named anchors.

Web, documents and rendered environments all use these; there is no second renderer. An artist for a further game is
found by the entry point group `lamplight.pictures`, under the id of the game.
"""

from .canvas import Canvas, Picture
from .gallery import Artist, artist_of, draw_game

__all__ = ["Artist", "Canvas", "Picture", "artist_of", "draw_game"]
