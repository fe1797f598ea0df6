"""Pictures are drawn once, and kept for as long as nothing changes that they are drawn from."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import msgspec
import pytest

from lamplight.kernel.game import find_game
from lamplight.server.sandbox.pictures import draw
from lamplight.server.web import drawings as kept
from lamplight.server.web.drawings import BUILT_IN, Drawings, Gallery

OWN = find_game("dual-powers").set_folder(None)


class Artist:
    """Draws little, and remembers for whom and in which language."""

    def __init__(self) -> None:
        self.drawn: list[str] = []
        self.who: list[tuple[str, bool]] = []

    async def draw(self, who: str, game: str, components: Path, language: str, *, first: bool) -> bytes:
        self.drawn.append(language)
        self.who.append((who, first))
        await asyncio.sleep(0)
        return f"{game} {components.name} {language}".encode()

    async def names(self, who: str, game: str, components: Path, *, first: bool) -> bytes:
        raise NotImplementedError


def wanted(artist: Artist, components: Path, folder: Path, *languages: str) -> list[Drawings]:
    """What a server that has just been started shows to people who come at the same time."""

    async def ask() -> list[Drawings]:
        gallery = Gallery(artist, folder)
        asked = (gallery.drawings("dual-powers", components, language, "ann") for language in languages)
        return list(await asyncio.gather(*asked))

    return asyncio.run(ask())


def test_a_server_that_starts_anew_draws_nothing_again(tmp_path: Path) -> None:
    artist = Artist()
    [first] = wanted(artist, OWN, tmp_path / "kept", "fr")
    again, other = wanted(artist, OWN, tmp_path / "kept", "fr", "it")
    assert again == first
    assert other != first
    assert artist.drawn == ["fr", "it"]


def test_people_who_come_together_wait_for_one_drawing(tmp_path: Path) -> None:
    artist = Artist()
    assert len(set(wanted(artist, OWN, tmp_path, "en", "en", "en"))) == 1
    assert artist.drawn == ["en"]


def test_what_comes_with_the_game_is_drawn_before_what_people_bring(tmp_path: Path) -> None:
    artist = Artist()
    shutil.copytree(OWN, tmp_path / "own")
    wanted(artist, OWN, tmp_path / "here", "en")
    wanted(artist, tmp_path / "own", tmp_path / "there", "en")
    assert artist.who == [(BUILT_IN, True), ("ann", False)]


def test_a_set_that_has_changed_is_drawn_anew(tmp_path: Path) -> None:
    artist = Artist()
    own = tmp_path / "own"
    shutil.copytree(OWN, own)
    [first] = wanted(artist, own, tmp_path / "kept", "en")
    with next(own.glob("*.toml")).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    [second] = wanted(artist, own, tmp_path / "kept", "en")
    assert second.tag != first.tag
    assert artist.drawn == ["en", "en"]


def test_what_was_kept_badly_is_drawn_anew(tmp_path: Path) -> None:
    artist = Artist()
    first = wanted(artist, OWN, tmp_path, "en")
    next(tmp_path.glob("*.json.gz")).write_bytes(b"half")
    assert wanted(artist, OWN, tmp_path, "en") == first
    assert artist.drawn == ["en", "en"]


def test_only_so_many_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "KEPT_ON_DISK", 2)
    artist = Artist()
    wanted(artist, OWN, tmp_path, "en", "fr", "it", "ru")
    assert len(list(tmp_path.iterdir())) == 2
    assert len(artist.drawn) == 4


@pytest.mark.parametrize(
    ("game", "name", "words"),
    [("blackout", "card-yellow-b", "1 search icon"), ("dual-powers", "card-white-1", "recruit 3")],
)
def test_cards_come_with_what_they_say(game: str, name: str, words: str) -> None:
    found = msgspec.json.decode(draw(game, find_game(game).set_folder(None), "en"))
    assert words in found[name]["text"]
    assert not found["card-back"]["text"]
