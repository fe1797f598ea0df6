"""The pictures of a game for a browser: all of a set in a language. Drawn once, elsewhere, then kept on disk.

To draw them takes a second of a processor. What is kept is named after everything that it was drawn from: the set, the
texts, and the sources of the artist and of the game, which says what is printed on its pieces.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import hashlib
import inspect
import os
import tempfile
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple, Protocol, TypeVar

import msgspec

import lamplight.pictures
from lamplight.kernel.game import find_game
from lamplight.pictures.gallery import artist_of, has_artist
from lamplight.text.speaker import shared_locales

from ..sandbox import pictures

HELD_IN_MEMORY = 24
"""The sets of pictures, and the selections of some, that are at hand."""
KEPT_ON_DISK = 64
"""Those that were drawn last."""
T = TypeVar("T")
BUILT_IN = "built-in sets"
"""For whom those are drawn that come with a game: for everybody, and before all others."""


class Drawings(NamedTuple):
    """Pictures as they are sent."""

    body: bytes
    packed: bytes
    tag: str


class Artist(Protocol):
    """Who draws and names pieces (the sandbox). `who` it is for says whose turn it is; what is `first` goes first."""

    async def draw(self, who: str, game: str, components: Path, language: str, *, first: bool) -> bytes: ...

    async def names(self, who: str, game: str, components: Path, *, first: bool) -> bytes: ...


class _Once:
    """What is made once and then at hand; those who want it meanwhile wait for the same."""

    def __init__(self) -> None:
        self._held: OrderedDict[tuple[object, ...], object] = OrderedDict()
        self._making: dict[tuple[object, ...], asyncio.Lock] = {}

    async def get(self, key: tuple[object, ...], make: Callable[[], Awaitable[T]]) -> T:
        lock = self._making.setdefault(key, asyncio.Lock())
        try:
            async with lock:
                if key not in self._held:
                    self._held[key] = await make()
                self._held.move_to_end(key)
                if len(self._held) > HELD_IN_MEMORY:
                    self._held.popitem(last=False)
                found: T = self._held[key]  # type: ignore[assignment]  # made by the same kind of maker
                return found
        finally:
            if not lock.locked():
                self._making.pop(key, None)


class Gallery:
    """The pictures that were drawn, in memory and on disk, and the names of pieces."""

    def __init__(self, artist: Artist, folder: Path) -> None:
        """`folder` is where pictures are kept."""
        self._artist = artist
        self._folder = folder
        self._once = _Once()

    async def drawings(self, game: str, components: Path, language: str, who: str) -> Drawings:
        """All pictures of a game with a component set, in a language. Some games have none."""
        return await self._once.get(
            ("pictures", game, components, language), lambda: self._made(game, components, language, who)
        )

    async def some(self, every: Drawings, wanted: tuple[str, ...]) -> Drawings:
        """A few of these by their names, for a page that needs no more; what has no such name is left out."""
        return await self._once.get(("some", every.tag, wanted), lambda: asyncio.to_thread(_some, every, wanted))

    async def names(self, game: str, components: Path, who: str) -> bytes:
        """What the pieces and places of a game are called, as it goes over the wire."""
        first = components in _built_in(game)
        return await self._once.get(
            ("names", game, components),
            lambda: self._artist.names(BUILT_IN if first else who, game, components, first=first),
        )

    async def _made(self, game: str, components: Path, language: str, who: str) -> Drawings:
        if not has_artist(find_game(game)):
            return Drawings(b"{}", gzip.compress(b"{}", mtime=0), "none")
        name = await asyncio.to_thread(_name, game, components, language)
        kept = self._folder / f"{name}.json.gz"
        with contextlib.suppress(OSError, EOFError, gzip.BadGzipFile):
            return await asyncio.to_thread(_read, kept, name)
        first = components in _built_in(game)
        body = await self._artist.draw(BUILT_IN if first else who, game, components, language, first=first)
        return await asyncio.to_thread(_kept, kept, name, body)


def _built_in(game: str) -> list[Path]:
    found = find_game(game)
    return [found.set_folder(name) for name in found.built_in_sets()]


def _read(kept: Path, name: str) -> Drawings:
    packed = kept.read_bytes()
    return Drawings(gzip.decompress(packed), packed, name)


def _kept(path: Path, name: str, body: bytes) -> Drawings:
    packed = gzip.compress(body, 9, mtime=0)
    with contextlib.suppress(OSError):
        _keep(path, packed)
    return Drawings(body, packed, name)


def _some(every: Drawings, wanted: tuple[str, ...]) -> Drawings:
    found = msgspec.json.decode(every.body, type=dict[str, msgspec.Raw])
    body = msgspec.json.encode({name: found[name] for name in wanted if name in found})
    tag = hashlib.sha256(body).hexdigest()[:32]
    return Drawings(body, gzip.compress(body, 9, mtime=0), tag)


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
        Path(pictures.__file__),
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
