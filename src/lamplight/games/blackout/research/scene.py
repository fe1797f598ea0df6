"""The table as a picture: what lies on the board, and where, from a view."""

from __future__ import annotations

from collections.abc import Iterator

from lamplight.envs.research import Piece
from lamplight.kernel.ledger import View, as_dict, as_list, as_names
from lamplight.pictures import Picture


def scene(view: View, board: Picture) -> Iterator[Piece]:
    """Cubes and houses in the city, and the dice beside it."""
    for name, value in view.items():
        thing, _, field = name.partition(".")
        if field == "cubes":
            for place in as_names(value):
                yield f"cube-{thing}", *board.anchors[f"location-{place}-{thing}"], 22
        elif thing == "secured" and field:
            for holder in map(as_dict, as_list(value)):
                side = holder["side"]
                yield f"{holder['with']}-{side}", *board.anchors[f"district-{field}-house-{side}"], 24
    for number, (die, face) in enumerate(as_dict(view["dice"]).items()):
        yield f"die-{die}-{face}", 60 + 70 * number, board.height - 60, 56
