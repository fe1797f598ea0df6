"""The table as a picture: what lies on the board, and where, from a view."""

from __future__ import annotations

from collections.abc import Iterator

from lamplight.envs.research import Piece
from lamplight.kernel.ledger import View, as_list
from lamplight.pictures import Picture


def scene(view: View, board: Picture) -> Iterator[Piece]:
    """Tokens in their regions, and all the markers."""
    filled: dict[str, int] = {}
    tokens, exhausted = view["tokens"], as_list(view["exhausted"])
    assert isinstance(tokens, dict)
    for name, told in tokens.items():
        place = str(told)
        filled[place] = filled.get(place, 0) + 1
        spot = board.anchors.get(f"region-{place}-{filled[place]}", board.anchors.get(f"region-{place}"))
        if spot is not None:
            yield f"token-{name}{'-exhausted' if name in exhausted else ''}", *spot, 62
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
