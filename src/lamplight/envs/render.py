"""The table as an array of pixels: our own drawings, with the pieces where the view says they are."""

from __future__ import annotations

import io
from collections.abc import Mapping

from lamplight.text.extras import need

need("pictures", "rgb_array")

import numpy as np  # noqa: E402
import resvg_py  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from PIL import Image  # noqa: E402

from lamplight.kernel.game import Setup  # noqa: E402
from lamplight.kernel.ledger import View, known_items  # noqa: E402
from lamplight.pictures import Picture, draw_game  # noqa: E402

from .errors import speaker  # noqa: E402
from .play import EnvSetup  # noqa: E402
from .research import research_of  # noqa: E402

WIDTH = 800
"""Of the array; its height follows."""
CARD = 110
"""The width of a card in hand, in the units of the board."""
GAP = 12


class Painter:
    """Paints views of one set-up."""

    def __init__(self, env_setup: EnvSetup) -> None:
        self.setup: Setup = env_setup.setup
        pictures = draw_game(env_setup.game, env_setup.components, speaker(env_setup.language))
        self.pictures: Mapping[str, Picture] = {picture.name: picture for picture in pictures}
        research = research_of(env_setup.game)
        self.scene = research.scene if research else None
        self.board = self.pictures[research.board] if research and research.board else pictures[0]

    def svg(self, view: View, seat: int) -> str:
        """The picture as text: the board with its pieces, and below it what the seat holds."""
        board = self.board
        cards = self._held(view, self.setup.seat_names[seat])
        row = max(1, int((board.width - GAP) // (CARD + GAP)))
        back = self.pictures.get("card-back")
        card_height = CARD * back.height / back.width if back is not None else CARD
        height = board.height + GAP + -(-len(cards) // row) * (card_height + GAP)
        parts = [self._nested(board, 0, 0, board.width)]
        for name, x, y, width in self.scene(view, board) if self.scene else ():
            if name in self.pictures:
                picture = self.pictures[name]
                parts.append(
                    self._nested(picture, x - width / 2, y - width * picture.height / picture.width / 2, width)
                )
        for number, card in enumerate(cards):
            x, y = GAP + number % row * (CARD + GAP), board.height + GAP + number // row * (card_height + GAP)
            parts.append(self._nested(self.pictures[card], x, y, CARD))
        body = "\n".join(parts)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {board.width} {height:g}">\n{body}\n</svg>\n'

    def paint(self, view: View, seat: int) -> NDArray[np.uint8]:
        """The picture as an array: rows, columns, and red, green, blue."""
        png = resvg_py.svg_to_bytes(svg_string=self.svg(view, seat), width=WIDTH, background="#20242c")
        return np.asarray(Image.open(io.BytesIO(bytes(png))).convert("RGB")).copy()

    def _held(self, view: View, seat: str) -> list[str]:
        """The pictures of the cards that the seat holds; its own cards go by their plain names."""
        zone = view.get(f"{seat}.held")
        names = [] if zone is None else [f"card-{card.removeprefix(f'{seat}-')}" for card in known_items(zone)]
        exact = [] if zone is None else [f"card-{card}" for card in known_items(zone)]
        return [
            one if one in self.pictures else other
            for one, other in zip(exact, names, strict=True)
            if one in self.pictures or other in self.pictures
        ]

    @staticmethod
    def _nested(picture: Picture, x: float, y: float, width: float) -> str:
        height = width * picture.height / picture.width
        return (
            f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" '
            f'viewBox="0 0 {picture.width} {picture.height}" font-family="sans-serif">{picture.body}</svg>'
        )
