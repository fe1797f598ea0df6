"""The table as an array of pixels: our own drawings, with the pieces where the view says they are."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Mapping

from lamplight.text.extras import need

need("pictures", "rgb_array")

import numpy as np  # noqa: E402
import resvg_py  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from PIL import Image  # noqa: E402

from lamplight.kernel.game import Setup  # noqa: E402
from lamplight.kernel.ledger import View, as_list, known_items  # noqa: E402
from lamplight.pictures import Picture, draw_game  # noqa: E402

from .errors import speaker  # noqa: E402
from .play import Desk  # noqa: E402

WIDTH = 800
"""Of the array; its height follows."""
CARD = 110
"""The width of a card in hand, in the units of the board."""
GAP = 12

Piece = tuple[str, float, float, float]
"""The name of a picture, the middle of its place, and its width."""
Scene = Callable[[View, Picture], Iterator[Piece]]


def _dual_powers(view: View, board: Picture) -> Iterator[Piece]:
    """Tokens in their regions, and all the markers."""
    filled: dict[str, int] = {}
    tokens = view["tokens"]
    assert isinstance(tokens, dict)
    for name, told in tokens.items():
        region, _, side_up = str(told).partition(" ")
        filled[region] = filled.get(region, 0) + 1
        spot = board.anchors.get(f"region-{region}-{filled[region]}", board.anchors.get(f"region-{region}"))
        if spot is not None:
            yield f"token-{name}{'-exhausted' if side_up else ''}", *spot, 62
    for name, anchor, width in (
        (f"tile-{view['unrest']}", "unrest", 140),
        (f"tile-{view['barricade_tile']}", "next-unrest", 140),
        ("barricade", f"connection-{view['barricade']}", 60),
        ("will", f"will-{view['will']}", 76),
        ("marker-score", f"track-{view['score']}", 40),
        ("marker-day", f"day-{view['day']}", 46),
        ("marker-month", f"month-{view['month']}", 46),
        *((f"marker-objective-{n}", f"marker-{n}-{at}", 40) for n, at in enumerate(as_list(view["markers"]), start=1)),
    ):
        if anchor in board.anchors:
            yield name, *board.anchors[anchor], width


def _blackout(view: View, board: Picture) -> Iterator[Piece]:
    """Cubes and houses in the city, and the dice beside it."""
    seats = [name.removesuffix(".cubes") for name in view if name.endswith(".cubes")]
    for seat in seats:
        for place in as_list(view[f"{seat}.cubes"]):
            yield f"cube-{seat}", *board.anchors[f"location-{place}-{seat}"], 22
    for name in view:
        district = name.removeprefix("secured.")
        if district != name:
            for built in as_list(view[name]):
                assert isinstance(built, int)
                seat = seats[built % 8]
                spot = board.anchors[f"district-{district}-house-{seat}"]
                yield f"{'cube' if built >= 8 else 'house'}-{seat}", *spot, 24
    for number, (colour, face) in enumerate(zip(("red", "yellow", "blue"), as_list(view["dice"]), strict=True)):
        yield f"die-{colour}-{face}", 60 + 70 * number, board.height - 60, 56


SCENES: dict[str, tuple[str, Scene]] = {"dual-powers": ("board", _dual_powers), "blackout": ("map", _blackout)}
"""For each game the picture of its board, and what lies on it."""


class Painter:
    """Paints views of one set-up."""

    def __init__(self, desk: Desk) -> None:
        self.setup: Setup = desk.setup
        pictures = draw_game(desk.game, desk.components, speaker(desk.language))
        self.pictures: Mapping[str, Picture] = {picture.name: picture for picture in pictures}
        name, self.scene = SCENES.get(desk.game.id, (pictures[0].name, lambda _view, _board: iter(())))
        self.board = self.pictures[name]

    def svg(self, view: View, seat: int) -> str:
        """The picture as text: the board with its pieces, and below it what the seat holds."""
        board = self.board
        cards = self._held(view, self.setup.seat_names[seat])
        row = max(1, int((board.width - GAP) // (CARD + GAP)))
        back = self.pictures.get("card-back")
        card_height = CARD * back.height / back.width if back is not None else CARD
        height = board.height + GAP + -(-len(cards) // row) * (card_height + GAP)
        parts = [self._nested(board, 0, 0, board.width)]
        for name, x, y, width in self.scene(view, board):
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
