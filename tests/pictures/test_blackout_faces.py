"""The people on the cards of Blackout: no two look alike, trades are seen, and other sets have faces too."""

from __future__ import annotations

import re
from pathlib import Path

from lamplight.games import blackout
from lamplight.games.blackout.pictures.faces import CLOTHES, HATS, TRADES, look_of
from lamplight.games.blackout.pictures.portraits import portrait
from lamplight.games.blackout.pictures.tools import TOOLS
from lamplight.games.blackout.rules.components import load
from lamplight.pictures.canvas import Canvas

OURS = Path(blackout.__file__).parent / "sets" / "lamplight"
MOST_BYTES = 4_000
"""A portrait is sent with every card of a table."""


def people() -> dict[str, str]:
    """The cards with somebody on them, and their colours."""
    components = load(OURS)
    found = {row.text("id"): row.text("colour") for row in components.player_cards}
    cards = [*components.starting, *components.objectives]
    return found | {card.id: card.colour for card in cards if card.kind != "plan"}


def drawn(identifier: str, colour: str) -> str:
    canvas = Canvas(100, 130)
    portrait(canvas, look_of(identifier), colour, 50, 130, 1.0)
    return canvas.picture(identifier, identifier).body


def test_everybody_has_a_trade_and_every_trade_somebody() -> None:
    assert set(TRADES) == set(people())
    for hat, clothes, tool in TRADES.values():
        assert hat in HATS
        assert clothes in CLOTHES
        assert tool in TOOLS
    assert set(TOOLS) == {tool for _, _, tool in TRADES.values()}


def test_no_two_people_look_alike() -> None:
    everybody = people()
    assert len({look_of(identifier) for identifier in everybody}) == len(everybody)
    faces = {drawn(identifier, "red") for identifier in everybody}
    assert len(faces) == len(everybody), "some part of a look is not drawn"
    trades = [TRADES[identifier] for identifier in everybody]
    assert len(set(trades)) == len(trades), "two trades cannot be told apart"


def test_somebody_looks_the_same_every_time() -> None:
    assert look_of("yellow-5") == look_of("yellow-5")
    assert drawn("yellow-5", "yellow") == drawn("yellow-5", "yellow")


def test_people_of_other_sets_have_faces_too() -> None:
    for number in range(200):
        assert re.search(r"<circle|<path", drawn(f"stranger-{number}", "blue"))
    assert len({look_of(f"stranger-{number}") for number in range(200)}) > 180


def test_portraits_are_small() -> None:
    for identifier, colour in people().items():
        assert len(drawn(identifier, colour).encode()) < MOST_BYTES, identifier
