"""The folder of a run: `run.json` says what it is, `matches.jsonl` grows by a line with every match.

Whatever stops a run, starting it again goes on where it stopped. A last line that was cut off is played again. While
a run goes on it holds the list of matches, so that a second one in the same folder is refused and changes nothing.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import BinaryIO, cast

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.files import reason_of
from lamplight.kernel.ledger import as_int
from lamplight.kernel.message import Message
from lamplight.kernel.types import Plain

from .played import Played
from .schedule import Fixture

RUN, MATCHES, RESULTS = "run.json", "matches.jsonl", "results.json"
_MAY_DIFFER = ("games", "set")


class Folder:
    """The matches of a run, those to come included; without a path they are kept in memory only."""

    def __init__(self, path: Path | None, identity: Mapping[str, Plain]) -> None:
        """Begin a folder, or go on with one of the same run; that of another is refused."""
        self.path = path
        self.played: dict[int, Played] = {}
        self._file: BinaryIO | None = None
        if path is None:
            return
        run = dict(identity)
        try:
            path.mkdir(parents=True, exist_ok=True)
            taken = any(path.iterdir())
        except (OSError, ValueError) as error:
            raise _unwritable(path, error) from None
        if (path / RUN).exists():
            _compare(path, _read_run(path), identity)
        elif taken:
            raise LamplightError(Message("arena-foreign-folder", {"path": str(path)[:200]}))
        self._file = _held(path)
        try:
            self._begin(path, run, self._file)
        except BaseException:
            self._file.close()
            raise

    def _begin(self, path: Path, run: dict[str, Plain], file: BinaryIO) -> None:
        """Read what is there, now that nobody else writes."""
        if (path / RUN).exists():
            there = _read_run(path)
            _compare(path, there, run)
            run["games"] = max(as_int(there.get("games", 0)), as_int(run["games"]))
        known, good = _read_matches(path)
        self.played = {played.number: played for played in known}
        self.write(RUN, json.dumps(run, ensure_ascii=False, indent=1) + "\n")
        try:
            file.truncate(good)
        except OSError as error:
            raise _unwritable(path / MATCHES, error) from None

    def __enter__(self) -> Folder:
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()

    def left(self, fixtures: Iterator[Fixture]) -> list[Fixture]:
        """What has not been played yet. A match of somebody else's in its place is an error."""
        left: list[Fixture] = []
        for fixture in fixtures:
            played = self.played.get(fixture.number)
            if played is None:
                left.append(fixture)
            elif (played.deal, tuple(played.bots)) != (fixture.deal, fixture.bots):
                line = list(self.played).index(fixture.number) + 1
                raise _bad_line(self.path or Path(), line)
        return left

    def add(self, played: Played) -> None:
        """Keep a match."""
        self.played[played.number] = played
        if self._file is None or self.path is None:
            return
        try:
            self._file.write(played.line().encode("ascii") + b"\n")
            self._file.flush()
        except OSError as error:
            raise _unwritable(self.path / MATCHES, error) from None

    def write(self, name: str, text: str) -> None:
        """Write a file beside the matches."""
        if self.path is not None:
            write(self.path / name, text)


def write(target: Path, text: str) -> None:
    """Write a file, all of it or nothing."""
    beside = target.with_name(f"{target.name}.part")
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(target)
    except OSError as error:
        raise _unwritable(target, error) from None


def matches(folder: str | Path) -> list[Played]:
    """The matches of a run's folder, in the order of their numbers."""
    return sorted(_read_matches(Path(folder))[0], key=lambda played: played.number)


def _held(path: Path) -> BinaryIO:
    """The list of matches, open for this run alone; the system lets go of it when the run ends, however it ends."""
    try:
        file = (path / MATCHES).open("ab")
    except OSError as error:
        raise _unwritable(path / MATCHES, error) from None
    if sys.platform != "win32":  # there the folder is not guarded
        import fcntl  # noqa: PLC0415 - not on every system

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.close()
            raise LamplightError(Message("arena-folder-busy", {"path": str(path)[:200]})) from None
        except OSError:  # a file system that knows no locks
            return file
    return file


def _unwritable(path: Path, error: OSError | ValueError) -> LamplightError:
    return LamplightError(Message("arena-cannot-write", {"path": str(path)[:200], "reason": reason_of(error)}))


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        reason = reason_of(error)
        raise LamplightError(Message("arena-cannot-read", {"path": str(path)[:200], "reason": reason})) from None


def _read_run(path: Path) -> dict[str, Plain]:
    try:
        found: object = json.loads(_read(path / RUN))
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise LamplightError(Message("arena-bad-run", {"path": str(path / RUN)[:200]}))
    return cast("dict[str, Plain]", found)


def _read_matches(path: Path) -> tuple[list[Played], int]:
    """The matches of a folder, and how many bytes of the file are sound."""
    file = path / MATCHES
    found: dict[int, Played] = {}
    good = 0
    if not file.exists():
        return [], good
    lines = _read(file).splitlines(keepends=True)
    for number, line in enumerate(lines, start=1):
        try:
            played = Played.parse(line.decode("ascii"))
            if not line.endswith(b"\n") or played.number in found:
                raise ValueError("cut off, or there already")
        except (ValueError, RecursionError):
            if number == len(lines):
                break
            raise _bad_line(path, number) from None
        found[played.number] = played
        good += len(line)
    return list(found.values()), good


def _bad_line(path: Path, line: int) -> LamplightError:
    return LamplightError(Message("arena-bad-line", {"path": str(path / MATCHES)[:200], "line": line}))


def _compare(path: Path, there: Mapping[str, Plain], here: Mapping[str, Plain]) -> None:
    """Refuse the folder of another run, and say what differs."""
    old, new = _flat(there), _flat(here)
    for setting in dict.fromkeys([*new, *old]):
        if setting not in _MAY_DIFFER and old.get(setting) != new.get(setting):
            told = {"path": str(path)[:200], "setting": setting[:40]}
            raise LamplightError(
                Message("arena-other-run", {**told, "there": _shown(old, setting), "here": _shown(new, setting)})
            )


def _flat(run: Mapping[str, Plain]) -> dict[str, Plain]:
    """Settings by name, each option by its own."""
    options = run.get("options")
    own: dict[str, Plain] = {name: value for name, value in run.items() if name != "options"}
    return own | {f"option {name}": value for name, value in (options if isinstance(options, dict) else {}).items()}


def _shown(run: Mapping[str, Plain], setting: str) -> str:
    value = run.get(setting)
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return (text if setting in run and text else "–")[:80]
