"""Bots play, and every decision is kept: the same matches as in the arena, on this machine's cores or on Ray."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict
from functools import lru_cache
from itertools import islice
from multiprocessing import get_context

from lamplight.arena.cluster import spread
from lamplight.arena.schedule import Fixture
from lamplight.arena.table import Head
from lamplight.bots import Mishap, Player, SeatedBot, play_out
from lamplight.kernel.chance import Key, ScriptedChance
from lamplight.kernel.game import Setup, find_game
from lamplight.kernel.match import Match
from lamplight.kernel.state import State
from lamplight.kernel.types import CHANCE

from .decisions import Decisions, Scribe
from .observations import Observations, observations_of

Episode = tuple[int, Decisions, str, list[Mishap]]
"""The number of a match, its decisions, its record (or nothing), and its mishaps."""
AHEAD = 4
"""So many matches a process are handed out before the first of them is done."""


@lru_cache(maxsize=4)
def _prepared(head: str) -> tuple[Setup, Observations]:
    told = Head(**json.loads(head))
    setup = find_game(told.game).setup(told.options, told.components)
    return setup, observations_of(setup)


def packed(head: Head) -> str:
    """What is the same in all matches, as workers are told it."""
    return json.dumps(asdict(head), sort_keys=True)


def play(head: str, keep_record: bool, fixture: Fixture) -> Episode:
    """One match: what it comes to depends on the head and on the fixture alone, if bots think by iterations."""
    setup, seen = _prepared(head)
    mishaps: list[Mishap] = []
    bots = [
        SeatedBot(Player.parse(name), setup, seat, f"{fixture.seed}/{fixture.number}/{seat}", mishaps.append)
        for seat, name in enumerate(fixture.bots)
    ]
    state, scribe = setup.start(), Scribe(setup, seen)
    moves: list[tuple[int, int]] = []

    def note(before: State, seat: int, action: int) -> None:
        if seat != CHANCE:
            scribe.note(before, seat, action, bots[seat].thought)
        moves.append((seat, action))

    play_out(state, bots, random.Random(fixture.seed).random, note)
    record = _record(setup, moves, fixture) if keep_record else ""
    return fixture.number, scribe.finish(f"{fixture.number:06}", state, fixture.bots), record, mishaps


def _record(setup: Setup, moves: list[tuple[int, int]], fixture: Fixture) -> str:
    """The same match once more, as one that keeps a record."""
    answers = ScriptedChance([action for seat, action in moves if seat == CHANCE])
    key = Key.from_seed(f"{fixture.seed}/{fixture.number}")
    match = Match(find_game(setup.game_id), setup, key, chance=answers)
    for seat, action in moves:
        if seat != CHANCE:
            match.play(seat, action)
    match.players = fixture.bots
    return str(match.record())


def locally(head: Head, fixtures: Iterable[Fixture], jobs: int, keep_records: bool) -> Iterator[Episode]:
    """Every match, in any order, played by so many processes of this machine."""
    told = packed(head)
    if jobs == 1:
        for fixture in fixtures:
            yield play(told, keep_records, fixture)
        return
    left = iter(fixtures)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: set[Future[Episode]] = set()
        while True:
            for fixture in islice(left, jobs * AHEAD - len(running)):
                running.add(pool.submit(play, told, keep_records, fixture))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()


def on_ray(address: str, head: Head, fixtures: Iterable[Fixture], keep_records: bool) -> Iterator[Episode]:
    """Every match, in any order, played on a Ray cluster."""
    yield from spread(address, play, (packed(head), keep_records), fixtures)


def in_order(episodes: Iterable[Episode], first: int = 0) -> Iterator[Episode]:
    """Episodes in the order of their numbers, whoever played them when."""
    kept: dict[int, Episode] = {}
    for episode in episodes:
        kept[episode[0]] = episode
        while first in kept:
            yield kept.pop(first)
            first += 1
