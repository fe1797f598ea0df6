"""Component sets on the server: kept in the database by their content, unpacked into a folder to be played with.

A table names its set by hash and keeps to it, also when a later release brings another set of the same name.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
import tempfile
from collections import OrderedDict
from collections.abc import Mapping
from pathlib import Path

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from lamplight.kernel.canonical import canonical_bytes
from lamplight.kernel.game import Setup, find_game

from ..sandbox.jobs import KnownSet
from ..storage import schema
from ..wire.refusals import no

FILE = (".toml", ".json")
MOST_FILES = 20
LARGEST_SET = 2_000_000
_FILE_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,60}\.(toml|json)")
SETUPS_KEPT = 64

Files = dict[str, str]
"""The texts of a set's files, by name."""


class SetKeeper:
    """Finds and makes set-ups; holds the ones used last."""

    def __init__(self, folder: Path) -> None:
        """`folder` is where sets are unpacked; it may be emptied at any time while the server is down."""
        self._folder = folder
        self._setups: OrderedDict[str, Setup] = OrderedDict()

    def setup(self, game: str, options: Mapping[str, object], set_name: str, set_hash: str) -> Setup:
        """A game with options and a set that was unpacked before (`unpack`)."""
        del set_name
        key = _key(game, options, set_hash)
        if key not in self._setups:
            self._setups[key] = self._make(game, options, set_hash)
        return self._used(key)

    async def prepare(self, game: str, options: Mapping[str, object], set_hash: str) -> Setup:
        """The same; a set-up that is new is made in a thread, so that nobody waits for it."""
        key = _key(game, options, set_hash)
        if key not in self._setups:
            self._setups[key] = await asyncio.to_thread(self._make, game, options, set_hash)
        return self._used(key)

    def _make(self, game: str, options: Mapping[str, object], set_hash: str) -> Setup:
        found = find_game(game)
        return found.setup(found.kept_options(options), self.path(set_hash))

    def _used(self, key: str) -> Setup:
        self._setups.move_to_end(key)
        if len(self._setups) > SETUPS_KEPT:
            self._setups.popitem(last=False)
        return self._setups[key]

    def path(self, set_hash: str) -> Path:
        """Where a set is unpacked."""
        return self._folder / set_hash

    def has(self, set_hash: str) -> bool:
        """Whether a set is unpacked already."""
        return self.path(set_hash).is_dir()

    def unpack(self, set_hash: str, files: Files) -> None:
        """Write a set's files, all or none."""
        if self.has(set_hash):
            return
        self._folder.mkdir(parents=True, exist_ok=True)
        beside = Path(tempfile.mkdtemp(prefix="new-", dir=self._folder))
        for name, text in files.items():
            (beside / name).write_text(text, encoding="utf-8")
        try:
            beside.rename(self.path(set_hash))
        except OSError:  # another process was faster
            shutil.rmtree(beside, ignore_errors=True)

    @staticmethod
    def refuse_odd(files: Files) -> None:
        """Refuse what cannot be a set by the number, size and names of its files."""
        if not 0 < len(files) <= MOST_FILES or sum(len(text) for text in files.values()) > LARGEST_SET:
            raise no("too-large", "set-too-large", files=MOST_FILES, limit=LARGEST_SET)
        for name in files:
            if not _FILE_NAME.fullmatch(name):
                raise no("bad-request", "set-bad-file", file=name[:60])

    @staticmethod
    def built_in(game: str, name: str | None) -> Files:
        """The files of a set that comes with a game."""
        found = find_game(game)
        if name is not None and name not in found.built_in_sets():
            raise no("not-found", "no-such-set", set=name[:60])
        folder = found.set_folder(name)
        return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.iterdir()) if path.suffix in FILE}


def _key(game: str, options: Mapping[str, object], set_hash: str) -> str:
    return f"{game}/{set_hash}/{canonical_bytes(dict(options)).decode()}"


def keep_set(connection: Connection, game: str, known_set: KnownSet, files: Files, owner: str | None, now: int) -> None:
    """Store a set, if it is not there yet."""
    known = connection.execute(select(schema.sets.c.hash).where(schema.sets.c.hash == known_set.set_hash)).first()
    if known is not None:
        return
    new = insert(schema.sets).values(
        hash=known_set.set_hash,
        game=game,
        name=known_set.set_name,
        owner=owner,
        created=now,
        files=msgspec.json.encode(files),
    )
    with contextlib.suppress(IntegrityError), connection.begin_nested():  # another process may be faster
        connection.execute(new)


def files_of(connection: Connection, set_hash: str) -> Files:
    """The files of a stored set."""
    found = connection.execute(select(schema.sets.c.files).where(schema.sets.c.hash == set_hash)).first()
    if found is None:
        raise no("not-found", "no-such-set", set=set_hash[:12])
    return msgspec.json.decode(found.files, type=Files)
