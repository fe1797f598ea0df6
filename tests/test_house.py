"""What one game knows is in its folder: no generic file, here or in the web client, names a game."""

from __future__ import annotations

import re
from pathlib import Path

import lamplight
from lamplight.kernel.game import games

SOURCE = Path(lamplight.__file__).parent
CLIENT = Path(__file__).parents[1] / "web" / "src"
ENDINGS = {".py", ".ftl", ".toml", ".ts", ".svelte", ".css", ".html", ".js"}
EXAMPLE = re.compile(r"^ *(>>>|\.\.\.) .*$", re.MULTILINE)
"""A doctest may play a game: it shows how, and knows nothing."""


def own_games() -> list[str]:
    """The ids of the games that live in this package."""
    return [game.id for game in games().values() if SOURCE in game.sets.parents]


def naming(folder: Path) -> list[str]:
    """The files outside of the games' folders in which a game is named."""
    spellings = "|".join(re.escape(name).replace(r"\-", "[-_ ]?") for name in own_games())
    return sorted(
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.suffix in ENDINGS
        and not path.is_relative_to(folder / "games")
        and not path.is_relative_to(folder / "site")
        and re.search(spellings, EXAMPLE.sub("", path.read_text(encoding="utf-8")), re.IGNORECASE)
    )


def test_there_are_games_to_look_for() -> None:
    assert len(own_games()) >= 2


def test_the_web_client_names_no_game() -> None:
    assert naming(CLIENT) == []


def test_the_package_names_no_game() -> None:
    assert naming(SOURCE) == []
