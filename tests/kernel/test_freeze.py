"""`Match.freeze` and `thaw`: a match that was put away at any moment is the match that was not."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import lamplight
from lamplight.kernel.chance import Key
from lamplight.kernel.event import Event
from lamplight.kernel.game import find_game
from lamplight.kernel.match import Entry, Frozen, Match, Takeback
from lamplight.kernel.record import replay, verify
from lamplight.kernel.types import CHANCE, SEALED

TABLES: list[tuple[str, dict[str, Any], str]] = [
    ("dual-powers", {}, "json"),
    ("dual-powers", {}, "msgpack"),
    ("blackout", {"players": 2}, "msgpack"),
    ("blackout", {"players": 1, "chapter": 2}, "json"),
]
NONCES = ("the nonce of the first seat", "and another one")


def new(game: str, options: dict[str, Any], seed: int) -> Match:
    found = find_game(game)
    setup = found.setup(found.read_options(options))
    return Match(found, setup, Key.from_seed(f"freeze {seed}"), nonces=NONCES)


def stored(match: Match, form: str) -> Match:
    """A match that was written down, history and events too, and read again."""
    codec = {"json": msgspec.json, "msgpack": msgspec.msgpack}[form]
    history = [(isinstance(item, Takeback), msgspec.structs.astuple(item)) for item in match.history]
    events = [(one.kind, one.rule, one.args, one.audience) for one in match.all_events]
    written = codec.encode((msgspec.structs.asdict(match.freeze()), history, events, match.description))
    frozen, read, told, position = codec.decode(written)
    return Match.thaw(
        match.setup,
        match.key,
        match.nonces,
        position,
        Frozen(**frozen),
        [Takeback(*item) if back else Entry(*item) for back, item in read],
        [Event(kind, rule, tuple(args), audience) for kind, rule, args, audience in told],
    )


def everything(match: Match) -> Iterator[tuple[str, object]]:
    """All that anybody, the referee too, can find out about a match."""
    yield "record", str(match.record())
    yield "frozen", match.freeze()
    yield "history", match.history
    yield "entries", match.entries
    yield "all events", match.all_events
    yield "pending", match.pending
    yield "settled", match.settled
    yield "to act", match.to_act
    yield "outcome", match.outcome
    for seat in (*range(len(match.seats)), None):
        yield f"view {seat}", match.view(seat)
        yield f"events {seat}", match.events_for(seat)
        if seat is not None:
            yield f"legal {seat}", [str(action) for action in match.legal(seat)]
            yield f"undo {seat}", match.can_undo(seat)
            yield f"version {seat}", match.version(seat)
            yield f"prompt {seat}", match.prompt(seat)
            yield f"own record {seat}", str(match.record(seat))


def same(one: Match, two: Match, when: object) -> None:
    for (what, first), (_, second) in zip(everything(one), everything(two), strict=True):
        assert first == second, f"{when}: {what}"


def step(match: Match, rng: random.Random) -> tuple[str, int, int]:
    """Something that may happen next: undo, take-back by consent, or play."""
    undoing = [seat for seat in range(len(match.seats)) if match.can_undo(seat)]
    if undoing and rng.random() < 0.2:
        return "undo", rng.choice(undoing), 0
    own = [number for number, entry in enumerate(match.entries) if entry.seat != CHANCE]
    if own and rng.random() < 0.02:
        return "back", 0, rng.choice(own[-12:])
    seat = match.seat(rng.choice(match.to_act))
    return "play", seat, rng.choice(list(match.legal(seat))).id


def take(match: Match, what: tuple[str, int, int]) -> None:
    kind, seat, number = what
    if kind == "undo":
        match.undo(seat)
    elif kind == "back":
        match.take_back(number, match.seats)
    else:
        match.play(seat, number)


@pytest.mark.parametrize(("game", "options", "form"), TABLES, ids=str)
def test_a_match_thawed_at_every_step_is_the_one_that_was_not(game: str, options: dict[str, Any], form: str) -> None:
    """One match is put away before every step, a second now and then, a third never; all three go the same way."""
    rng = random.Random(f"{game} {options} {form}")
    plain = new(game, options, 7)
    always, sometimes = new(game, options, 7), new(game, options, 7)
    seen = set[str]()
    for number in range(5000):
        always = stored(always, form)
        if rng.random() < 0.05:
            sometimes = stored(sometimes, form)
        if rng.random() < 0.1 or plain.over:  # `everything` is much more than what is put away
            same(plain, always, number)
            same(plain, sometimes, number)
        if plain.over:
            break
        seen.add("sealed" if plain.state.acting == SEALED else "open")
        what = step(plain, rng)
        seen.add(what[0])
        for match in (plain, always, sometimes):
            take(match, what)
        assert always.freeze() == plain.freeze()
    assert plain.over
    assert seen == {"sealed", "open", "undo", "back", "play"} or len(plain.seats) == 1
    assert str(plain.record()) == str(always.record()) == str(sometimes.record())
    assert verify(always.record()).all_proved


@pytest.mark.parametrize("game", ["dual-powers", "blackout"])
def test_a_match_that_goes_on_from_a_record_can_be_put_away(game: str) -> None:
    """Imported draws, a new key and new nonces survive."""
    rng = random.Random(game)
    first = new(game, {}, 3)
    for _ in range(40):
        take(first, step(first, rng))
    match = replay(first.record(), key=Key.from_seed("another"), nonces=("one more nonce",))
    for number in range(25):
        again = stored(match, "msgpack")
        assert again.imported_draws == match.imported_draws > 0
        what = step(match, rng)
        take(match, what)
        take(again, what)
        same(match, again, f"after {number}")
    assert verify(match.record()).actions == len(match.history)


def test_a_match_from_a_position_can_be_put_away() -> None:
    """The description is needed to go back to the start."""
    match = lamplight.new("blackout", seed="position", position={})
    rng = random.Random(5)
    while all(entry.seat == CHANCE for entry in match.entries):
        seat = match.to_act[0]
        match.play(seat, rng.choice(list(match.legal(seat))))
    again = stored(match, "json")
    assert again.description == match.description is not None
    keep = next(number for number, entry in enumerate(match.entries) if entry.seat != CHANCE)
    for one in (match, again):
        one.take_back(keep, one.seats)
    same(match, again, "taken back")


def test_what_is_thawed_shares_nothing_with_what_was_frozen() -> None:
    """Playing on with one leaves the other, and the frozen data, as they were."""
    match = new("dual-powers", {}, 1)
    rng = random.Random(2)
    for _ in range(30):
        take(match, step(match, rng))
    frozen = match.freeze()
    before = msgspec.json.encode(msgspec.structs.asdict(frozen))
    again = Match.thaw(match.setup, match.key, match.nonces, None, frozen, match.history, match.all_events)
    record = str(match.record())
    for _ in range(30):
        take(again, step(again, rng))
    assert str(match.record()) == record
    assert msgspec.json.encode(msgspec.structs.asdict(frozen)) == before
