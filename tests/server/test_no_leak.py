"""No leak: every byte that is made for somebody is recorded, and does not depend on what they must not know."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from lamplight.games.blackout.words.questions import QUESTIONS as BLACKOUT
from lamplight.games.dual_powers.words.questions import QUESTIONS as DUAL_POWERS
from lamplight.kernel.record import Record, verify
from lamplight.kernel.types import SEALED

from .twin_servers import EVE, PEOPLE, SECRET, TABLE, Pair, Twin, twin

DUEL: tuple[str, dict[str, Any], Sequence[str]] = ("dual-powers", {}, DUAL_POWERS)
NIGHT: tuple[str, dict[str, Any], Sequence[str]] = ("blackout", {}, BLACKOUT)
STEPS_TOGETHER = (0, 50)
"""The steps after which the two servers begin to differ."""


async def observe(
    folder: Path,
    game: tuple[str, dict[str, Any], Sequence[str]],
    seats: int,
    observer: int | None,
    later: int,
) -> int:
    """Play in two worlds and compare; how many messages were compared while the worlds were different."""
    name, options, questions = game
    options = {**options, "players": seats} if name == "blackout" else options
    rng = random.Random(f"{name} {seats} {observer} {later}")
    async with twin(folder / "one", name, options, seats) as one, twin(folder / "two", name, options, seats) as two:
        pair = Pair((one, two), seats, observer, rng)
        pair.compare("before the start")
        for each in pair.worlds:
            assert await each.command(PEOPLE[0], "start")
        await pair.together(later)
        pair.compare("together")
        for number in range(30):
            before = pair.revealed()
            if not await pair.step():
                break
            new = [after - earlier for after, earlier in zip(pair.revealed(), before, strict=True)]
            if new[0] != new[1] or pair.matches[0].over or pair.matches[1].over:
                break  # rightly revealed
            if pair.sealed:
                await pair.choose_again(rng.choice([seat for seat in range(seats) if seat != observer]))
            if rng.random() < (0.7 if pair.differ else 0.1):
                await pair.look(questions)
            pair.compare(number)
    return pair.compared


CASES = [
    (DUEL, 2, 0),
    (DUEL, 2, 1),
    (DUEL, 2, None),
    (NIGHT, 2, 0),
    (NIGHT, 3, 2),
    (NIGHT, 3, None),
    (NIGHT, 4, 1),
]


@pytest.mark.parametrize(("game", "seats", "observer"), CASES, ids=lambda value: str(value)[:16])
def test_what_one_must_not_know_changes_no_byte(
    tmp_path: Path, game: tuple[str, dict[str, Any], Sequence[str]], seats: int, observer: int | None
) -> None:
    """Whatever the others choose where one cannot see it: one's own traffic is the same."""
    compared = 0
    for later in STEPS_TOGETHER:
        compared += asyncio.run(observe(tmp_path / str(later), game, seats, observer, later))
    assert compared > 100, "the two worlds were hardly ever different: this proves nothing"


async def fuzzed(folder: Path, name: str, options: dict[str, Any], seats: int, seed: int, *, resign: bool) -> None:
    """A match to its end, or until somebody gives up; every byte is looked at."""
    rng = random.Random(f"{name} {seed}")
    async with twin(folder, name, options, seats) as one:
        for client in one.clients.values():
            assert not any(b"nonce of this seat" in message for message in client.heard), "before the start"
        assert await one.command(PEOPLE[0], "start")
        for number in range(5000):
            one.now += 1000
            seat = rng.choice(one.room.to_act)
            if one.match.can_undo(seat) and rng.random() < 0.1:
                await one.undo(seat)
            else:
                await one.play(seat, rng.choice(list(one.match.legal(seat))).named)
            if one.room.table.status == "finished" or (resign and number > 60):
                break
            if number % 20 == 0:
                await records(one, seats, over=False)
        if resign:
            assert_nothing_published(one)
            assert await one.command(PEOPLE[seats - 1], "resign", seat=seats - 1)
        for client in one.clients.values():
            key = SECRET.encode()
            told = [number for number, message in enumerate(client.heard) if key in message]
            assert told, "the key is published at the end"
            assert b'"status":"finished"' in client.heard[told[0]], "and not before"
        await records(one, seats, over=True)


def assert_nothing_published(one: Twin) -> None:
    """No key has been sent to anybody."""
    assert not any(SECRET.encode() in message for client in one.clients.values() for message in client.heard)


async def records(one: Twin, seats: int, *, over: bool) -> None:
    """What can be downloaded: each one's own while the match goes on, in full when it is over."""
    for seat, person in enumerate((*PEOPLE[:seats], EVE)):
        text = await one.service.record(TABLE, person)
        record = Record.parse(text)
        assert (SECRET.encode() in text) == over
        if over:
            assert record.form == "full"
            assert verify(record).all_proved
        else:
            assert record.form == (one.match.seats[seat] if person is not EVE else "spectator")
            if one.match.state.acting == SEALED:
                assert {who for who, _ in record.pending} <= {record.form}, "nobody else's secret choices"


@pytest.mark.parametrize("resign", [False, True])
@pytest.mark.parametrize(("name", "options"), [("dual-powers", {}), ("blackout", {"players": 2})])
def test_the_key_is_published_at_the_end_and_not_before(
    tmp_path: Path, name: str, options: dict[str, Any], resign: bool
) -> None:
    """Nor nonces before the start; and records are one's own until then."""
    asyncio.run(fuzzed(tmp_path / "one", name, options, 2, 1, resign=resign))


async def noticing(folder: Path) -> None:
    """Two worlds that do differ for the observer."""
    async with twin(folder / "one", "dual-powers", {}, 2) as one, twin(folder / "two", "dual-powers", {}, 2) as two:
        pair = Pair((one, two), 2, None, random.Random(1))
        for each in pair.worlds:
            assert await each.command(PEOPLE[0], "start")
        pair.compare("start")
        await one.play(0, next(iter(one.match.legal(0))).named)  # the ready mark is for everybody
        with pytest.raises(AssertionError, match="one world said more"):
            pair.compare("ready")
        await two.play(0, next(iter(two.match.legal(0))).named)
        pair.compare("both ready")
        for each, person in ((one, "Cleo"), (two, "Dan")):
            assert await each.command(EVE, "say", text=person)
        with pytest.raises(AssertionError, match=r"Cleo.* and .*Dan"):
            pair.compare("chat")


def test_this_test_can_fail(tmp_path: Path) -> None:
    """What does reach the observer is noticed."""
    asyncio.run(noticing(tmp_path))
