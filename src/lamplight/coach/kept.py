"""What has been judged already, line by line in a file beside the record: who breaks off goes on from there."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.files import reason_of
from lamplight.kernel.message import Message

FORMAT = "lamplight-analysis/1"
T = TypeVar("T")


class Kept:
    """The file of an analysis; without a path nothing is kept."""

    def __init__(self, path: Path | None, head: Mapping[str, str], again: bool) -> None:
        """Refused, if the file belongs to something else: nothing is written over unless somebody says `again`."""
        self._path = path
        self._head = {"format": FORMAT, **head}
        self._lines: list[bytes] = []
        if path is None:
            return
        try:
            if path.exists() and not again:
                self._lines = self._sound(path.read_bytes())
            self._write()
        except OSError as error:
            raise LamplightError(
                Message("coach-unwritable", {"path": str(path)[:200], "reason": reason_of(error)})
            ) from None

    def read(self, kind: type[T]) -> list[T]:
        """What was judged, as far as it can be read."""
        found: list[T] = []
        for line in self._lines:
            try:
                found.append(msgspec.json.decode(line, type=kind))
            except (msgspec.MsgspecError, UnicodeError, RecursionError):
                break
        return found

    def add(self, thing: msgspec.Struct) -> None:
        """Keep one more; it is in the file when this returns."""
        if self._path is None:
            return
        try:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(thing) + b"\n")
        except OSError as error:
            raise LamplightError(
                Message("coach-unwritable", {"path": str(self._path)[:200], "reason": reason_of(error)})
            ) from None

    def _sound(self, data: bytes) -> list[bytes]:
        """The lines below the head, but for a last one that was not written to its end."""
        head, *lines = data.split(b"\n")
        try:
            told: object = json.loads(head)
        except (ValueError, RecursionError):
            told = None
        if told != self._head:
            was = told.get("budget") if isinstance(told, dict) and told.get("match") == self._head["match"] else None  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
            path = str(self._path)[:200]
            if isinstance(was, str) and told is not None:
                raise LamplightError(
                    Message("coach-other-budget", {"path": path, "was": was[:20], "now": self._head["budget"]})
                )
            raise LamplightError(Message("coach-other-file", {"path": path}))
        sound: list[bytes] = []
        for line in lines[:-1]:
            try:
                json.loads(line)
            except (ValueError, RecursionError):
                break
            sound.append(line)
        return sound

    def _write(self) -> None:
        """The file as it is to go on: a crash in the middle leaves the old one."""
        assert self._path is not None
        beside = self._path.with_name(self._path.name + ".part")
        beside.write_bytes(b"".join(line + b"\n" for line in (json.dumps(self._head).encode(), *self._lines)))
        beside.replace(self._path)
