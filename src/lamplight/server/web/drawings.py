"""The pictures of a game for a browser: all of a set in a language. Drawn once, then kept on disk.

To draw them takes a second of a processor. What is kept is named after everything that it was drawn from: the set, the
texts, and the sources of the artist and of the game, which says what is printed on its pieces.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import inspect
import os
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

import lamplight.pictures
from lamplight.kernel.game import find_game
from lamplight.pictures.gallery import artist_of, draw_game, has_artist
from lamplight.text.speaker import Speaker, shared_locales

HELD_IN_MEMORY = 24
"""The sets of pictures that are at hand."""
KEPT_ON_DISK = 64
"""Those that were drawn last."""


class Drawings(NamedTuple):
    """Pictures as they are sent."""

    body: bytes
    packed: bytes
    tag: str


@lru_cache(maxsize=HELD_IN_MEMORY)
def drawings(game: str, components: Path, language: str, folder: Path) -> Drawings:
    """All pictures of a game with a component set, in a language; `folder` is where they are kept. Some have none."""
    if not has_artist(find_game(game)):
        return Drawings(b"{}", gzip.compress(b"{}", mtime=0), "none")
    name = _name(game, components, language)
    kept = folder / f"{name}.json.gz"
    with contextlib.suppress(OSError, EOFError, gzip.BadGzipFile):
        packed = kept.read_bytes()
        return Drawings(gzip.decompress(packed), packed, name)
    body = _draw(game, components, language)
    packed = gzip.compress(body, 9, mtime=0)
    with contextlib.suppress(OSError):
        _keep(kept, packed)
    return Drawings(body, packed, name)


@lru_cache(maxsize=HELD_IN_MEMORY)
def some_drawings(game: str, components: Path, language: str, folder: Path, wanted: tuple[str, ...]) -> Drawings:
    """A few pictures of a game by their names, for a page that needs no more; what has no such name is left out."""
    every = drawings(game, components, language, folder)
    found = msgspec.json.decode(every.body, type=dict[str, msgspec.Raw])
    body = msgspec.json.encode({name: found[name] for name in wanted if name in found})
    tag = hashlib.sha256(body).hexdigest()[:32]
    return Drawings(body, gzip.compress(body, 9, mtime=0), tag)


def _draw(game: str, components: Path, language: str) -> bytes:
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
        }
        for picture in draw_game(found, components, speaker)
    }
    return msgspec.json.encode(drawn)


def _name(game: str, components: Path, language: str) -> str:
    """What everything that pictures are drawn from is called."""
    found = find_game(game)
    artist = Path(inspect.getfile(inspect.unwrap(artist_of(found)))).parent
    drawing = Path(lamplight.pictures.__file__).parent
    files = [
        *sorted(file for file in components.iterdir() if file.is_file()),
        *sorted(artist.glob("*.py")),
        *sorted(Path(inspect.getfile(type(found))).parent.glob("*.py")),
        *sorted(drawing.glob("*.py")),
        *(file for texts in (shared_locales(), found.texts) for file in sorted((texts / language).glob("*.ftl"))),
    ]
    digest = hashlib.sha256(f"{game} {language}".encode())
    for file in files:
        digest.update(f"\0{file.name}\0".encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:32]


def _keep(path: Path, packed: bytes) -> None:
    """Written whole or not at all: several processes may keep the same."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, suffix=".draft")
    with os.fdopen(handle, "wb") as file:
        file.write(packed)
    Path(draft).replace(path)
    for old in sorted(path.parent.glob("*.json.gz"), key=lambda one: one.stat().st_mtime, reverse=True)[KEPT_ON_DISK:]:
        old.unlink(missing_ok=True)
