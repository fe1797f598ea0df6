"""All pictures of a component set in a language, as they are sent to a browser."""

from __future__ import annotations

from pathlib import Path

import msgspec

from lamplight.kernel.game import find_game
from lamplight.pictures.gallery import draw_game
from lamplight.text.speaker import Speaker


def draw(game: str, components: Path, language: str) -> bytes:
    """The pictures by name, each with what is printed on it and where its anchors are."""
    found, speaker = find_game(game), Speaker(language)
    setup = found.setup(found.read_options({}), components)

    def text(picture: str) -> str:
        """What is printed on a card or tile, in words."""
        kind, _, piece = picture.partition("-")
        printed = setup.piece_by_name(piece) if kind in ("card", "tile") else None
        return speaker.say(printed) if printed else ""

    drawn = {
        picture.name: {
            "title": picture.title,
            "text": text(picture.name),
            "width": picture.width,
            "height": picture.height,
            "body": picture.body,
            "anchors": dict(picture.anchors),
            "facts": dict(picture.facts),
        }
        for picture in draw_game(found, components, speaker)
    }
    return msgspec.json.encode(drawn)
