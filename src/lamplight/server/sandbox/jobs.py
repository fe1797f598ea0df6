"""What is done with what people bring. Whatever goes wrong here goes wrong in a process of its own."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias, assert_never

import msgspec

from lamplight.kernel.errors import BadComponents, LamplightError
from lamplight.kernel.game import Setup, find_game
from lamplight.kernel.message import Message
from lamplight.kernel.record import Record

from ..wire.protocol import Problem, encode
from ..wire.refusals import Refusal, no
from .names import piece_names
from .pictures import draw
from .replays import cut, film

LONGEST_RECORD = 10_000
"""The actions of a record that are read: a match has some hundreds."""
MOST_FINDINGS = 20
"""What is told of a component set that is wrong."""
LONGEST_SET_NAME = 80
DONE, REFUSED = b"+", b"-"


class Job(msgspec.Struct, frozen=True, tag=True):
    """Something to be done."""


class CutRecord(Job, frozen=True):
    """The first actions of a record, as a match that goes on."""

    record: str
    components: str
    """The folder of its component set."""
    keep: int | None


class FilmRecord(Job, frozen=True):
    """A record as a film."""

    record: str
    components: str
    seat: int | None
    own: tuple[int, ...] | None


class CheckSet(Job, frozen=True):
    """Whether a component set can be played, and what it is called."""

    game: str
    components: str


class DrawSet(Job, frozen=True):
    """All pictures of a component set."""

    game: str
    components: str
    language: str


class NameSet(Job, frozen=True):
    """The names of all pieces of a component set."""

    game: str
    components: str


AnyJob: TypeAlias = CutRecord | FilmRecord | CheckSet | DrawSet | NameSet
decode_job = msgspec.json.Decoder(AnyJob).decode


class KnownSet(msgspec.Struct, frozen=True):
    """A component set that can be played."""

    set_name: str
    set_hash: str


def answer(job: AnyJob) -> bytes:
    """What comes of a job, as it is told: done, or refused."""
    try:
        return DONE + _done(job)
    except BadComponents as error:
        findings = tuple(error.findings[:MOST_FINDINGS]) or (error.message,)
        return REFUSED + encode(Problem("bad-request", Message("server-set-bad", {"findings": findings})))
    except LamplightError as error:
        return REFUSED + encode(Refusal.of(error).problem)
    except Refusal as refusal:
        return REFUSED + encode(refusal.problem)
    except (MemoryError, RecursionError):
        return REFUSED + encode(no("bad-request", "upload-too-heavy").problem)


def _done(job: AnyJob) -> bytes:
    match job:
        case CutRecord():
            record = _read(job.record)
            return str(cut(record, job.keep, _setup(record, job.components))).encode()
        case FilmRecord():
            record = _read(job.record)
            return encode(film(record, _setup(record, job.components), job.seat, job.own))
        case CheckSet():
            return _check(job)
        case DrawSet():
            return draw(job.game, Path(job.components), job.language)
        case NameSet():
            return encode(piece_names(job.game, Path(job.components)))
        case _:
            assert_never(job)


def _read(text: str) -> Record:
    record = Record.parse(text)
    if len(record.actions) > LONGEST_RECORD:
        raise no("too-large", "record-too-long", limit=LONGEST_RECORD)
    return record


def _setup(record: Record, components: str) -> Setup:
    game = find_game(record.game)
    return game.setup(game.kept_options(record.options), Path(components))


def _check(job: CheckSet) -> bytes:
    game = find_game(job.game)
    setup = game.setup(game.read_options({}), Path(job.components))
    if not setup.set_name.isprintable() or not 0 < len(setup.set_name) <= LONGEST_SET_NAME:
        raise no("bad-request", "set-bad-name", limit=LONGEST_SET_NAME)
    return encode(KnownSet(setup.set_name, setup.set_hash))
