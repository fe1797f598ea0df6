"""One set of drawings of boards, cards and tokens, made from component data, with named anchors.

Web, documents and rendered environments all use these; there is no second renderer. An artist is a game's face
`pictures`.
"""

from .canvas import Canvas, Picture
from .gallery import Artist, artist_of, draw_game

__all__ = ["Artist", "Canvas", "Picture", "artist_of", "draw_game"]
