"""The table as a picture: what lies on the board, and where, from a view."""

from __future__ import annotations

from collections.abc import Iterator

from lamplight.envs.research import Piece
from lamplight.kernel.ledger import View, as_list
from lamplight.pictures import Picture


def scene(view: View, board: Picture) -> Iterator[Piece]:
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
