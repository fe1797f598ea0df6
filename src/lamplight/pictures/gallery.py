"""Which artist draws which game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Protocol, cast

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Game
from lamplight.kernel.message import Message
from lamplight.text.speaker import Speaker

from .canvas import Picture


class Artist(Protocol):
    """Draws every picture of a game from a component set, with its words in the speaker's language."""

    def __call__(self, folder: Path, speaker: Speaker) -> list[Picture]: ...


def has_artist(game: Game) -> bool:
    """Whether anybody draws this game."""
    return "pictures" in game.faces


def artist_of(game: Game) -> Artist:
    """The artist of a game, or an error if it has none."""
    artist = game.face("pictures")
    if artist is None:
        raise LamplightError(Message("cli-no-pictures", {"game": game.id}))
    return cast("Artist", artist)


def draw_game(game: Game, components: str | Path | None, speaker: Speaker) -> list[Picture]:
    """All pictures of a game with a component set given by name or path.

    A picture's title is what screen readers say: the text `<game>-picture-<name>` if there is one, else the artist's.
    """
    pictures = artist_of(game)(game.set_folder(components), speaker)
    titles = {picture.name: f"{game.id}-picture-{picture.name}" for picture in pictures}
    return [
        replace(picture, title=speaker.text(titles[picture.name])) if speaker.knows(titles[picture.name]) else picture
        for picture in pictures
    ]
