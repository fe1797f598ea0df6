"""Pictures are drawn once, and kept for as long as nothing changes that they are drawn from."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from lamplight.kernel.game import find_game
from lamplight.server.web import drawings as kept
from lamplight.server.web.drawings import drawings


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The languages of all drawings that are really made."""
    found: list[str] = []

    def draw(game: str, components: Path, language: str) -> bytes:
        found.append(language)
        return f"{game} {components.name} {language}".encode()

    monkeypatch.setattr(kept, "_draw", draw)
    drawings.cache_clear()
    yield found
    drawings.cache_clear()


def _restart() -> None:
    drawings.cache_clear()


def test_a_server_that_starts_anew_draws_nothing_again(drawn: list[str], tmp_path: Path) -> None:
    built_in = find_game("dual-powers").set_folder(None)
    first = drawings("dual-powers", built_in, "fr", tmp_path / "kept")
    _restart()
    assert drawings("dual-powers", built_in, "fr", tmp_path / "kept") == first
    assert drawings("dual-powers", built_in, "it", tmp_path / "kept") != first
    assert drawn == ["fr", "it"]


def test_a_set_that_has_changed_is_drawn_anew(drawn: list[str], tmp_path: Path) -> None:
    own = tmp_path / "own"
    shutil.copytree(find_game("dual-powers").set_folder(None), own)
    first = drawings("dual-powers", own, "en", tmp_path / "kept")
    _restart()
    with next(own.glob("*.toml")).open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    assert drawings("dual-powers", own, "en", tmp_path / "kept").tag != first.tag
    assert drawn == ["en", "en"]


def test_what_was_kept_badly_is_drawn_anew(drawn: list[str], tmp_path: Path) -> None:
    built_in = find_game("dual-powers").set_folder(None)
    first = drawings("dual-powers", built_in, "en", tmp_path)
    _restart()
    next(tmp_path.glob("*.json.gz")).write_bytes(b"half")
    assert drawings("dual-powers", built_in, "en", tmp_path) == first
    assert drawn == ["en", "en"]


def test_only_so_many_are_kept(drawn: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "KEPT_ON_DISK", 2)
    for language in ("en", "fr", "it", "ru"):
        drawings("dual-powers", find_game("dual-powers").set_folder(None), language, tmp_path)
    assert len(list(tmp_path.iterdir())) == 2
    assert len(drawn) == 4


@pytest.mark.parametrize(
    ("game", "name", "words"),
    [("blackout", "card-yellow-b", "1 search icon"), ("dual-powers", "card-white-1", "recruit 3")],
)
def test_cards_come_with_what_they_say(game: str, name: str, words: str, tmp_path: Path) -> None:
    drawings.cache_clear()
    found = msgspec.json.decode(drawings(game, find_game(game).set_folder(None), "en", tmp_path).body)
    assert words in found[name]["text"]
    assert not found["card-back"]["text"]
