"""What happens at a table, rule by rule, and then anything in any order (`room_bench.py` compares after every row)."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from lamplight.kernel.chance import Key
from lamplight.kernel.message import Message
from lamplight.kernel.record import verify
from lamplight.kernel.types import SEALED
from lamplight.server.tables import rows
from lamplight.server.tables.clocks import LEAST_TIME_MS
from lamplight.server.tables.commands import prepare, row_id
from lamplight.server.tables.room import Who
from lamplight.server.tables.rows import ClockRules, Row
from lamplight.server.tables.table import SUBSTITUTE
from lamplight.server.wire import protocol
from lamplight.server.wire.protocol import decode_server, encode
from lamplight.server.wire.refusals import Refusal

from .room_bench import ANN, BEN, CLEO, DAN, EVE, PEOPLE, SECRET, Bench, created, nonce

LIVE = ClockRules("live", 100, 5)
DAYS = ClockRules("days", 3600)


def duel(**more: Any) -> Bench:
    """Two people at Dual Powers, which begins with a secret choice of each."""
    return Bench(created("dual-powers", **more)).start(ANN, BEN)


def plans(players: int = 2, **more: Any) -> Bench:
    """People at Blackout, who are all about to plan in secret, in several steps each."""
    bench = Bench(created("blackout", {"players": players}, **more)).start(*PEOPLE[:players])
    return until(bench, lambda: bench.match.state.acting == SEALED)


def until(bench: Bench, reached: Callable[[], bool], seed: int = 1) -> Bench:
    """Play on until something is so."""
    rng = random.Random(seed)
    bench.thorough = False
    while not reached():
        assert bench.status == "playing", "the match ended before"
        bench.play(rng.choice(bench.room.to_act), rng)
    bench.thorough = True
    bench.check(range(len(bench.clients)))
    return bench


def refused(code: str, do: Callable[[], object], words: str = "") -> None:
    """It must be refused, with this code, and leave nothing behind."""
    with pytest.raises(Refusal) as found:
        do()
    assert (found.value.code, found.value.message.id) == (code, words or found.value.message.id)


def half_chosen(bench: Bench, seat: int) -> list[dict[str, str]]:
    """What a seat may choose now without being ready by it."""
    found: list[dict[str, str]] = []
    for action in bench.match.legal(seat):
        state = bench.match.state.clone()
        state.apply(seat, action.id)
        if state.acting == SEALED and seat in state.to_act(len(bench.match.seats)):
            found.append(action.named)
    return found


def choose(bench: Bench, seat: int, action: dict[str, str]) -> Any:
    """Play an action."""
    return bench.do(protocol.Play, bench.who(seat), seat=seat, version=bench.version(seat), action=action)


def undo(bench: Bench, seat: int) -> Any:
    """Take back the last step."""
    return bench.do(protocol.Undo, bench.who(seat), seat=seat, version=bench.version(seat))


# Before the start.


def test_nonces_are_shown_when_the_match_has_begun_and_the_key_when_it_is_over() -> None:
    bench = Bench(created("dual-powers")).seat_all(ANN, BEN)
    before = bench.info()
    assert (before.nonces, before.key) == ((), "")
    assert [seat.ready for seat in before.seats] == [True, True]
    assert before.commitment == Key(bytes.fromhex(SECRET)).commitment
    bench.do(protocol.Start, ANN)
    assert bench.info().nonces == (nonce(ANN), nonce(BEN))
    bench.rush(random.Random(1), 2000)
    assert bench.status == "finished"
    assert bench.info().key == SECRET
    for sent in bench.sent:
        *earlier, last = sent
        assert SECRET.encode() in last
        assert not any(SECRET.encode() in message for message in earlier)
    assert not any(nonce(ANN).encode() in message for message in bench.sent[2][:2])


@pytest.mark.parametrize("what", [rows.Closed(), rows.Held(Message("server-held-broken", {"error": "x"}))])
def test_a_table_that_never_began_shows_no_nonce(what: Any) -> None:
    bench = Bench(created("dual-powers")).seat_all(ANN, BEN)
    bench.happen(what)
    assert bench.info().nonces == ()
    assert bench.info().key == ""


def test_the_host_starts_when_every_seat_is_ready() -> None:
    bench = Bench(created("dual-powers"))
    refused("not-now", lambda: bench.do(protocol.Start, ANN), "server-seats-open")
    bench.do(protocol.Take, BEN, seat=1, nonce=nonce(BEN))
    refused("conflict", lambda: bench.do(protocol.Take, CLEO, seat=1, nonce=nonce(CLEO)), "server-seat-taken")
    bench.do(protocol.SetSeat, ANN, seat=0, bot="steady")
    refused("forbidden", lambda: bench.do(protocol.Start, BEN), "server-not-the-host")
    bench.do(protocol.Start, ANN)
    assert bench.status == "playing"
    refused("not-now", lambda: bench.do(protocol.Start, ANN), "server-started-already")
    refused("not-now", lambda: bench.do(protocol.Leave, BEN, seat=1), "server-started-already")


def test_a_command_counts_once_for_its_sender_and_for_nobody_else() -> None:
    bench = Bench(created("dual-powers"))
    said = protocol.Say(table="bench", id="bot-0-1", text="hello")
    row = prepare(said, ANN, (), bench.room, 1)
    assert row is not None
    bench.let(row)
    assert prepare(said, ANN, (), bench.room, 2) is None
    assert prepare(said, ANN, (), bench.stored(), 2) is None
    assert prepare(said, BEN, (), bench.room, 2) is not None
    assert "bot-0-1" not in bench.room.ids, "nobody can use up the ids of bots"
    assert row_id(said, Who("a", "A")) != row_id(said, Who("b", "A"))


# Secret choices.


def test_a_secret_choice_is_noticed_by_its_own_seat_only() -> None:
    bench = plans(3)
    marks = list(bench.room.marks)
    updated = bench.room.table.updated
    bench.now += 1000
    effect = choose(bench, 1, half_chosen(bench, 1)[0])
    assert effect.heard_by == [1]
    assert bench.room.marks == [marks[0], marks[1] + 1, *marks[2:]]
    assert undo(bench, 1).heard_by == [1]
    assert bench.room.table.updated == updated, "lists of tables do not tell either"
    assert effect.asked == []


def test_ready_marks_are_for_everybody() -> None:
    bench = duel()
    everybody = [0, 1, 2]
    rng = random.Random(1)
    assert bench.play(0, rng).heard_by == everybody
    assert bench.clients[2].game is not None
    assert bench.clients[2].game.to_act == (1,)
    assert bench.play(0, rng).heard_by == [0], "to choose again is nobody's business"
    assert undo(bench, 0).heard_by == everybody
    assert bench.clients[1].game is not None
    assert bench.clients[1].game.to_act == (0, 1)


def test_a_secret_choice_leaves_the_clocks_alone() -> None:
    bench = plans(2, clock=LIVE)
    clock = bench.info().clock
    deadline = bench.deadline()
    bench.now += 7000
    choose(bench, 0, half_chosen(bench, 0)[0])
    assert bench.info().clock == clock
    assert bench.deadline() == deadline
    undo(bench, 0)
    assert bench.info().clock == clock


def test_what_ends_one_secret_phase_and_begins_another_is_no_secret() -> None:
    """Alone, who is asked stays the same."""
    bench = Bench(created("blackout", {"players": 1, "chapter": 1})).start(ANN)
    rng = random.Random(3)
    for _ in range(30):
        before = len(bench.match.history)
        effect = bench.play(0, rng)
        if len(bench.match.history) != before:
            assert effect.heard_by == [0, 1]


# Undo and going back.


def test_undo_needs_the_seat_the_version_and_something_to_undo() -> None:
    bench = duel()
    refused("not-now", lambda: undo(bench, 0), "kernel-cannot-undo")
    bench.play(0, random.Random(1))
    version = bench.version(0)
    refused("stale", lambda: bench.do(protocol.Undo, ANN, seat=0, version=version - 1))
    refused("forbidden", lambda: bench.do(protocol.Undo, BEN, seat=0, version=version), "server-not-your-seat")
    undo(bench, 0)
    refused("stale", lambda: bench.do(protocol.Undo, ANN, seat=0, version=version))


def test_going_back_needs_every_person() -> None:
    bench = duel()
    until(bench, lambda: len(entries_of(bench, 0)) > 2)
    refused("not-now", lambda: bench.do(protocol.AnswerBack, BEN, seat=1, agree=True), "server-back-not-asked")
    keep = entries_of(bench, 0)[-1]
    bench.do(protocol.AskBack, ANN, seat=0)
    assert bench.info().back == protocol.BackInfo(0, (0,))
    refused("not-now", lambda: bench.do(protocol.AskBack, BEN, seat=1), "server-back-asked-already")
    refused("not-now", lambda: bench.do(protocol.AnswerBack, ANN, seat=0, agree=True), "server-back-not-asked")
    told = bench.do(protocol.AnswerBack, BEN, seat=1, agree=False)
    assert told.notice is not None
    assert told.notice.id == "server-back-refused"
    assert bench.info().back is None
    bench.do(protocol.AskBack, ANN, seat=0)
    bench.do(protocol.AnswerBack, BEN, seat=1, agree=True)
    assert len(bench.match.entries) <= keep
    assert bench.match.record().actions[-1][0] == "take-back"
    bench.rush(random.Random(2), 2000)
    assert verify(bench.match.record()).all_proved


def entries_of(bench: Bench, seat: int) -> list[int]:
    """The numbers of a seat's entries."""
    return [number for number, entry in enumerate(bench.match.entries) if entry.seat == seat]


def test_bots_agree_for_themselves_and_for_nobody_else() -> None:
    bench = Bench(created("dual-powers", bots=("", "steady"))).start(ANN)
    until(bench, lambda: bool(entries_of(bench, 0)))
    bench.do(protocol.AskBack, ANN, seat=0)
    assert bench.match.record().actions[-1][0] == "take-back"
    bench = duel()
    until(bench, lambda: bool(entries_of(bench, 0)))
    bench.do(protocol.StandIn, ANN, seat=1, bot="steady", absent={"ben"})
    bench.do(protocol.AskBack, ANN, seat=0)
    assert bench.info().back is not None, "Ben was not asked"
    bench.do(protocol.AnswerBack, BEN, seat=1, agree=True)
    assert bench.match.record().actions[-1][0] == "take-back"


def test_who_has_several_seats_agrees_once() -> None:
    bench = Bench(created("dual-powers")).start(ANN, ANN)
    until(bench, lambda: bool(entries_of(bench, 0)))
    bench.do(protocol.AskBack, ANN, seat=0)
    assert bench.match.record().actions[-1][0] == "take-back"


def test_play_ends_the_question_but_a_secret_choice_does_not() -> None:
    bench = plans(2)
    until(bench, lambda: bench.match.state.acting == SEALED and bool(entries_of(bench, 0)))
    bench.do(protocol.AskBack, ANN, seat=0)
    for seat in (0, 1):
        if options := half_chosen(bench, seat):
            choose(bench, seat, options[0])
    assert bench.room.table.back is not None
    until(bench, lambda: bench.match.state.acting != SEALED)
    assert bench.info().back is None


def test_who_gives_up_is_not_asked_any_more() -> None:
    bench = plans(3)
    until(bench, lambda: bool(entries_of(bench, 0)))
    bench.do(protocol.AskBack, ANN, seat=0)
    bench.do(protocol.AnswerBack, BEN, seat=1, agree=True)
    bench.do(protocol.Resign, CLEO, seat=2)
    assert bench.info().back is None, "it is to be asked anew"
    bench.do(protocol.AskBack, ANN, seat=0)
    refused("not-now", lambda: bench.do(protocol.AnswerBack, CLEO, seat=2, agree=False), "server-back-not-asked")
    bench.do(protocol.AnswerBack, BEN, seat=1, agree=True)
    assert bench.match.record().actions[-1][0] == "take-back"


# Giving up.


def test_with_two_seats_who_gives_up_has_lost_and_everything_is_published() -> None:
    bench = duel()
    until(bench, lambda: len(entries_of(bench, 0)) > 3)
    refused("forbidden", lambda: bench.do(protocol.Resign, BEN, seat=0), "server-not-your-seat")
    assert bench.record(ANN).fairness.key is None
    effect = bench.do(protocol.Resign, ANN, seat=0)
    assert effect.ended
    info = bench.info()
    assert (info.status, info.result, info.key) == ("finished", protocol.Result((1,), resigned=0), SECRET)
    for who in (ANN, BEN, EVE):
        record = bench.record(who)
        assert record.form == "full"
        verdict = verify(record)
        assert verdict.all_proved
        assert not verdict.finished
    for client in bench.clients:
        assert client.game is not None
        assert (client.game.prompt, client.game.to_act, client.game.can_undo) == (None, (), False)
    refused("not-now", lambda: bench.play_as(1, BEN), "server-not-playing")
    refused("not-now", lambda: bench.do(protocol.Resign, BEN, seat=1), "server-not-playing")


def test_a_match_given_up_in_a_secret_phase_can_be_verified() -> None:
    bench = plans(2)
    choose(bench, 1, half_chosen(bench, 1)[0])
    bench.do(protocol.Resign, ANN, seat=0)
    record = bench.record(EVE)
    assert record.pending
    assert verify(record).all_proved


def test_with_more_seats_a_bot_plays_on_while_somebody_is_there() -> None:
    bench = plans(3)
    bench.do(protocol.Resign, ANN, seat=0)
    assert bench.status == "playing"
    assert bench.info().seats[0].resigned
    assert bench.room.table.chairs[0].bot == SUBSTITUTE
    assert 0 in [turn.seat for turn in bench.room.bot_turns()]
    refused("not-now", lambda: bench.do(protocol.Return, ANN, seat=0), "server-nothing-to-return-to")
    refused("not-now", lambda: bench.do(protocol.Resign, ANN, seat=0), "server-resigned-already")
    refused("not-now", lambda: bench.play_as(0, ANN), "server-bot-plays-for-you")
    stands_in = lambda: bench.do(protocol.StandIn, ANN, seat=1, bot="steady", absent={"ben"})  # noqa: E731
    refused("forbidden", stands_in, "server-not-at-table")
    bench.do(protocol.Resign, BEN, seat=1)
    assert bench.status == "playing"
    bench.do(protocol.Resign, CLEO, seat=2)
    assert bench.status == "finished"
    assert bench.room.table.result == protocol.Result((), resigned=2), "nobody who gave up has won"


# Standing in.


def test_a_bot_stands_in_for_oneself_or_for_the_absent() -> None:
    bench = duel()
    refused("forbidden", lambda: bench.do(protocol.StandIn, ANN, seat=1, bot="steady"), "server-not-absent")
    refused("forbidden", lambda: bench.do(protocol.StandIn, EVE, seat=1, bot="steady", absent={"ben"}))
    refused("bad-request", lambda: bench.do(protocol.StandIn, ANN, seat=0, bot="nobody"))
    bench.do(protocol.StandIn, ANN, seat=1, bot="steady", absent={"ben"})
    assert [turn.seat for turn in bench.room.bot_turns()] == [1]
    refused("not-now", lambda: bench.play_as(1, BEN), "server-bot-plays-for-you")
    refused("not-now", lambda: bench.do(protocol.StandIn, ANN, seat=1, bot="steady"), "server-bot-plays-already")
    assert bench.record(BEN).players == ("human", "steady")
    bench.play(1, random.Random(1))
    refused("forbidden", lambda: bench.do(protocol.Return, ANN, seat=1), "server-not-your-seat")
    bench.do(protocol.Return, BEN, seat=1)
    assert bench.room.bot_turns() == []
    assert undo(bench, 1).heard_by == [0, 1, 2], "what the bot did is the seat's own"


# Clocks.


def test_a_decision_costs_time_and_brings_the_increment_once() -> None:
    bench = duel(clock=LIVE)
    rng = random.Random(1)
    bench.now += 4000
    bench.play(0, rng)
    assert bench.room.table.left == [101_000, 96_000]
    assert bench.room.clocked == [1]
    for _ in range(5):  # nobody gets time by taking back
        bench.now += 1000
        undo(bench, 0)
        bench.play(0, rng)
    assert bench.room.table.left == [101_000, 91_000]
    assert bench.deadline() == bench.now + 91_000


def test_days_are_for_each_turn_also_alone() -> None:
    bench = Bench(created("blackout", {"players": 1, "chapter": 1}, clock=DAYS)).start(ANN)
    rng = random.Random(1)
    for _ in range(40):
        turn = bench.match.state.turn
        bench.now += 1_000_000
        bench.play(0, rng)
        if bench.match.state.turn != turn:
            assert bench.room.table.left == [3_600_000]
            return
    raise AssertionError("no turn ended")


def test_who_runs_out_of_time_is_replaced_and_may_come_back() -> None:
    bench = duel(clock=LIVE)
    assert bench.overdue(99_999) is None
    bench.now += 100_000
    assert bench.overdue() == rows.RanOut(0, SUBSTITUTE)
    told = bench.happen(rows.RanOut(0, SUBSTITUTE))
    assert told.notice is not None
    assert told.notice.id == "server-ran-out"
    assert bench.overdue() == rows.RanOut(1, SUBSTITUTE)
    refused("not-now", lambda: bench.do(protocol.Return, ANN, seat=0), "server-return-later")
    bench.play(0, random.Random(1))
    bench.do(protocol.Return, ANN, seat=0)
    assert bench.room.table.left[0] == 0
    bench.happen(rows.RanOut(1, SUBSTITUTE))
    until(bench, lambda: bench.room.to_act == [1])
    until(bench, lambda: bench.room.to_act == [0])
    assert bench.room.table.left[0] >= LEAST_TIME_MS


def test_to_stand_in_and_return_brings_no_time() -> None:
    bench = duel(clock=LIVE)
    bench.now += 99_000
    bench.do(protocol.StandIn, ANN, seat=0, bot="steady")
    bench.do(protocol.Return, ANN, seat=0)
    assert bench.room.table.left[0] == 1000
    assert bench.deadline() == bench.now + 1000


def test_a_held_table_stands_still() -> None:
    bench = duel(clock=LIVE)
    bench.now += 4000
    bench.happen(rows.Held(Message("server-held-broken", {"error": "x"})))
    assert bench.deadline() is None
    assert bench.room.bot_turns() == []
    refused("held", lambda: bench.play(0, random.Random(1)), "server-table-held")
    bench.do(protocol.Say, ANN, text="what now?")
    bench.happen(rows.Held(Message("server-held-broken", {"error": "again"})))
    bench.now += 1_000_000
    bench.happen(rows.Released())
    assert bench.status == "playing"
    assert bench.info().notice is None
    assert bench.room.table.left == [96_000, 96_000]
    assert bench.deadline() == bench.now + 96_000


def test_a_clock_that_goes_backwards_gives_no_time() -> None:
    bench = duel(clock=LIVE)
    bench.now -= 50_000
    bench.play(0, random.Random(1))
    assert bench.room.table.left == [105_000, 100_000]


# Series.


def campaign(players: int = 2, bots: tuple[str, ...] = (), **more: Any) -> Bench:
    people = PEOPLE[: players - sum(map(bool, bots))]
    return Bench(created("blackout", {"players": players}, bots, series="campaign", **more)).start(*people)


def test_a_series_goes_from_match_to_match() -> None:
    bench = campaign()
    first = bench.info()
    assert first.series is not None
    assert (first.series.number, first.options["chapter"]) == (1, 1)
    bench.rush(random.Random(1), 3000)
    between = bench.info()
    assert (between.status, between.key, between.nonces) == ("between", "", ())
    assert between.commitment != first.commitment
    assert bench.record(EVE).fairness.commitment == first.commitment
    assert verify(bench.record(EVE)).all_proved
    refused("not-now", lambda: bench.play_as(0, ANN), "server-not-playing")
    bench.do(protocol.Next, ANN, seat=0, nonce=nonce(ANN, 2))
    assert [seat.ready for seat in bench.info().seats] == [True, False]
    assert bench.info().nonces == ()
    refused("not-now", lambda: bench.do(protocol.Next, ANN, seat=0, nonce=nonce(ANN, 3)), "server-no-next-match")
    refused("forbidden", lambda: bench.do(protocol.Next, EVE, seat=1, nonce=nonce(EVE)), "server-not-your-seat")
    refused("not-now", lambda: bench.do(protocol.Start, ANN), "server-seats-open")
    bench.do(protocol.Next, BEN, seat=1, nonce=nonce(BEN, 2))
    second = bench.info()
    assert second.series is not None
    assert (second.status, second.series.number, second.options["chapter"]) == ("playing", 2, 2)
    assert second.commitment == between.commitment == bench.match.key.commitment
    assert second.nonces == (nonce(ANN, 2), nonce(BEN, 2))
    assert second.result is None
    bench.rush(random.Random(2), 20)
    for sent in bench.sent:
        assert not any(SECRET.encode() in message for message in sent), "it makes the keys that are still to come"


def test_a_match_given_up_in_a_series_is_played_again() -> None:
    bench = campaign()
    first = bench.info()
    bench.rush(random.Random(1), 30)
    effect = bench.do(protocol.Resign, BEN, seat=1)
    assert effect.ended
    assert bench.status == "between"
    assert bench.room.table.result == protocol.Result((), resigned=1)
    assert verify(bench.record(EVE)).all_proved
    for seat, who in enumerate((ANN, BEN)):
        bench.do(protocol.Next, who, seat=seat, nonce=nonce(who, 2))
    again = bench.info()
    assert again.series is not None
    assert (again.series.number, again.options) == (2, first.options)
    assert again.commitment != first.commitment


def test_bots_in_a_series_need_no_nonce() -> None:
    bench = campaign(bots=("", "steady"))
    bench.do(protocol.Resign, ANN, seat=0)
    refused("not-now", lambda: bench.do(protocol.Start, ANN), "server-seats-open")
    bench.do(protocol.Next, ANN, seat=0, nonce=nonce(ANN, 2))
    assert bench.status == "playing"
    bench = campaign()
    bench.do(protocol.Resign, BEN, seat=1)
    bench.do(protocol.Next, ANN, seat=0, nonce=nonce(ANN, 2))
    bench.do(protocol.StandIn, ANN, seat=1, bot="steady", absent={"ben"})
    assert bench.status == "playing", "nobody is waited for"
    bench.do(protocol.Return, BEN, seat=1)
    bench.do(protocol.Resign, BEN, seat=1)
    bench.do(protocol.StandIn, BEN, seat=1, bot="steady")
    refused("not-now", lambda: bench.do(protocol.Next, BEN, seat=1, nonce=nonce(BEN, 2)), "server-bot-plays-for-you")
    bench.do(protocol.Return, BEN, seat=1)
    bench.do(protocol.Next, BEN, seat=1, nonce=nonce(BEN, 2))
    bench.do(protocol.Next, ANN, seat=0, nonce=nonce(ANN, 2))
    assert bench.status == "playing"


def test_a_series_of_bots_waits_for_the_host() -> None:
    bench = campaign(bots=("steady", "steady"))
    bench.rush(random.Random(1), 3000)
    assert bench.status == "between"
    refused("forbidden", lambda: bench.do(protocol.Start, BEN), "server-not-the-host")
    bench.do(protocol.Start, ANN)
    assert bench.status == "playing"
    assert bench.room.table.series_number == 2


def test_a_deleted_person_does_not_stop_a_series() -> None:
    bench = campaign()
    bench.do(protocol.Resign, BEN, seat=1)
    bench.do(protocol.Next, ANN, seat=0, nonce=nonce(ANN, 2))
    bench.happen(rows.Deleted("ben", SUBSTITUTE))
    assert bench.status == "playing"
    assert bench.room.table.chairs[1].bot == SUBSTITUTE


def test_a_campaign_alone_goes_on_from_chapter_to_chapter() -> None:
    bench = Bench(created("blackout", {"players": 1}, series="campaign")).start(ANN)
    for number in range(1, 3):
        assert bench.room.table.series_number == number
        bench.rush(random.Random(number), 3000)
        assert bench.status == "between"
        bench.do(protocol.Next, ANN, seat=0, nonce=nonce(ANN, number))


# Records.


def test_somebody_with_several_seats_says_whose_record() -> None:
    bench = Bench(created("blackout", {"players": 3})).start(ANN, BEN, ANN)
    bench.rush(random.Random(1), 30)
    seats = bench.match.seats
    assert bench.record(ANN).form == seats[0]
    assert bench.record(ANN, 2).form == seats[2]
    refused("forbidden", lambda: bench.record(ANN, 1), "server-not-your-seat")
    assert bench.record(EVE).form == "spectator"
    assert all(bench.record(who).fairness.key is None for who in (ANN, BEN, EVE))


def test_what_can_be_taken_back_has_no_digest_yet() -> None:
    """Else two records would tell whether a hidden action was done again, or another one."""
    bench = duel()
    until(bench, lambda: bench.match.state.acting >= 0 and bench.match.settled < len(bench.match.entries))
    record, full = bench.record(EVE), bench.match.record()
    open_rows = len(bench.match.entries) - bench.match.settled
    assert [row[2] for row in record.actions[-open_rows:]] == [""] * open_rows
    assert all(row[2] for row in full.actions)
    assert [row[2] for row in record.actions[:-open_rows]] == [row[2] for row in full.actions[:-open_rows]]


def test_a_record_goes_on_with_a_new_key() -> None:
    old = duel()
    old.rush(random.Random(4), 60)
    text = str(old.match.record())
    other = Key.from_seed("new").secret.hex()
    bench = Bench(created("dual-powers", key=other, origin=text)).start(ANN, BEN)
    assert len(bench.match.history) == len(old.match.history)
    assert bench.room.table.origin == "", "it is not stored again with every row"
    imported = bench.match.imported_draws
    assert imported > 0
    until(bench, lambda: bool(entries_of(bench, 0)))
    bench.do(protocol.AskBack, ANN, seat=0)
    bench.do(protocol.AnswerBack, BEN, seat=1, agree=True)
    bench.rush(random.Random(5), 3000)
    verdict = verify(bench.record(EVE))
    assert verdict.finished
    assert verdict.draws - verdict.proved == imported


# Who may know.


def test_spectators_see_nothing_where_there_are_none() -> None:
    bench = Bench(created("dual-powers", spectators=False, host=DAN))
    assert bench.room.audiences_of("eve") == [2]
    for seat, who in enumerate((ANN, BEN)):
        bench.do(protocol.Take, who, seat=seat, nonce=nonce(who))
    bench.do(protocol.Start, DAN)
    assert bench.room.audiences_of("eve") == []
    assert bench.room.audiences_of("dan") == [2], "the host may look on"
    for question in (
        lambda: bench.record(EVE),
        lambda: bench.ask(protocol.Ask, EVE, question={"ask": "score"}),
        lambda: bench.do(protocol.Say, EVE, text="hello"),
    ):
        refused("forbidden", question, "server-no-spectators")


@pytest.mark.parametrize("who", [BEN, EVE])
def test_a_seat_is_its_owners(who: Who) -> None:
    bench = duel()
    action = next(iter(bench.match.legal(0))).named
    version = bench.version(0)
    for attempt in (
        lambda: bench.do(protocol.Play, who, seat=0, version=version, action=action),
        lambda: bench.do(protocol.AskBack, who, seat=0),
        lambda: bench.do(protocol.AnswerBack, who, seat=0, agree=True),
        lambda: bench.do(protocol.Resign, who, seat=0),
        lambda: bench.do(protocol.Return, who, seat=0),
        lambda: bench.do(protocol.Next, who, seat=0, nonce=nonce(who)),
        lambda: bench.ask(protocol.Preview, who, seat=0, action=action),
        lambda: bench.ask(protocol.Effects, who, seat=0),
        lambda: bench.ask(protocol.Why, who, seat=0, action=action),
        lambda: bench.ask(protocol.Why, who, seat=0, piece="gorokhovaya-street"),
        lambda: bench.ask(protocol.Ask, who, seat=0, question={"ask": "score"}),
        lambda: bench.record(who, 0),
    ):
        refused("forbidden", attempt, "server-not-your-seat")
    refused("not-found", lambda: bench.do(protocol.Resign, ANN, seat=9), "server-no-such-seat")


def test_a_stale_or_illegal_action_changes_nothing() -> None:
    bench = duel()
    action = next(iter(bench.match.legal(0))).named
    number = bench.room.number
    refused("stale", lambda: bench.do(protocol.Play, ANN, seat=0, version=99, action=action), "server-stale")
    refused("bad-request", lambda: choose(bench, 0, {"do": "dance"}))
    illegal = next(one.named for one in bench.match.setup.catalogue.actions if one not in bench.match.legal(0))
    refused("illegal", lambda: choose(bench, 0, illegal))
    problem = bench.ask(protocol.Why, ANN, seat=0, action=illegal).problem
    assert problem is not None
    assert problem.rule
    problem = bench.ask(protocol.Why, ANN, seat=0, piece="gorokhovaya-street").problem
    assert problem is not None
    assert (problem.code, problem.rule) == ("illegal", "D3.2.1"), "an objective must be chosen first"
    possible = next(iter(bench.match.legal(0))).named["card"]
    assert bench.ask(protocol.Why, ANN, seat=0, piece=possible).problem is None
    refused("bad-request", lambda: bench.ask(protocol.Why, ANN, seat=0, piece="the moon"), "kernel-unknown-piece")
    assert bench.room.number == number


# People who change.


def test_a_new_name_is_everywhere() -> None:
    bench = duel()
    bench.do(protocol.Say, ANN, text="hello")
    bench.happen(rows.Renamed("ann", "Anna"))
    snapshot = bench.snapshot(1)
    assert snapshot.info.host.name == "Anna"
    assert snapshot.info.seats[0].person == protocol.PersonRef("ann", "Anna")
    assert snapshot.chat[0].by.name == "Anna"


def test_a_deleted_person_leaves_no_name_and_no_word() -> None:
    bench = duel()
    bench.do(protocol.Say, BEN, text="a secret of Ben")
    bench.happen(rows.Deleted("ben", SUBSTITUTE))
    assert bench.status == "playing"
    assert bench.info().seats[1] == protocol.SeatInfo("white", protocol.PersonRef("ben", ""), SUBSTITUTE, False, True)
    told = encode(bench.snapshot(0))
    assert b"a secret of Ben" not in told
    assert b'"Ben"' not in told
    assert b"a secret of Ben" not in bench.room.pack()
    bench.rush(random.Random(1), 3000)
    result = bench.room.table.result
    assert result is not None
    assert result.scores[0] == -result.scores[1], "the marker is as far from one end as from the other"
    assert result.scores[result.winners[0]] >= 0
    bench.happen(rows.Deleted("ann", SUBSTITUTE))
    assert (bench.status, bench.room.table.result) == ("finished", result)
    assert not bench.room.table.chairs[0].resigned, "what is over stays as it was"


def test_a_deleted_person_frees_a_seat_before_the_start_and_takes_the_table_along() -> None:
    bench = Bench(created("dual-powers")).seat_all(ANN, BEN)
    bench.happen(rows.Deleted("ben", SUBSTITUTE))
    assert bench.info().seats[1].person is None
    assert bench.status == "open"
    bench.happen(rows.Held(Message("server-held-broken", {"error": "x"})))
    bench.happen(rows.Deleted("ann", SUBSTITUTE))
    assert bench.status == "held"
    bench.happen(rows.Released())
    assert bench.status == "closed"


def test_an_archived_table_keeps_what_lists_show() -> None:
    bench = duel()
    bench.rush(random.Random(1), 3000)
    info = bench.info()
    bench.happen(rows.Archived())
    assert bench.room.match is None
    assert bench.info() == info


def test_the_last_lines_of_chat_are_kept() -> None:
    bench = Bench(created("dual-powers"))
    bench.thorough = False
    for number in range(130):
        bench.let(Row(bench.room.number + 1, bench.now, rows.Spoken("eve", "Eve", f"line {number}")))
    bench.thorough = True
    bench.check(range(3))
    assert [line.text for line in bench.snapshot(0).chat] == [f"line {number}" for number in range(30, 130)]
    assert [line.text for line in bench.snapshot(0, {"eve"}).chat] == [""] * 100


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("\u202eevil\x00\x1b[31m", "evil[31m"),
        ("  two\nlines \t", "two\nlines"),
        ("\U0001f468\u200d\U0001f469 שלום", "\U0001f468\u200d\U0001f469 שלום"),
        ("<b>no</b>", "<b>no</b>"),
    ],
)
def test_a_line_of_chat_hides_nothing(said: str, kept: str) -> None:
    bench = duel()
    bench.do(protocol.Say, ANN, text=said)
    assert bench.room.table.chat[-1].text == kept


@pytest.mark.parametrize("said", [" ", "\x00", "\u202e\u2066"])
def test_a_line_of_chat_that_shows_nothing_is_refused(said: str) -> None:
    bench = duel()
    refused("bad-request", lambda: bench.do(protocol.Say, ANN, text=said))


def test_a_mishap_is_told_and_changes_nothing() -> None:
    bench = Bench(created("dual-powers", bots=("", "steady"))).start(ANN)
    told = bench.happen(rows.Mishap(1, Message("bots-mishap-late")))
    assert told.notice is not None
    update = decode_server(bench.sent[0][-1])
    assert isinstance(update, protocol.Update)
    assert (update.info, update.game, update.notice) == (None, None, told.notice)


# Anything, in any order.


TABLES: dict[str, Callable[[], Bench]] = {
    "two": lambda: Bench(created("dual-powers", clock=LIVE)),
    "bot": lambda: Bench(created("dual-powers", bots=("steady", ""), clock=DAYS)),
    "three": lambda: Bench(created("blackout", {"players": 3}, clock=LIVE)),
    "alone": lambda: Bench(created("blackout", {"players": 1}, series="campaign")),
    "campaign": lambda: Bench(created("blackout", {"players": 2}, series="campaign", spectators=False)),
}
SEATS = st.integers(0, 2)
WHO = st.sampled_from(PEOPLE)


class Anything(RuleBasedStateMachine):
    """People and the server do whatever they may and may not do; whatever is refused changes nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.bench: Bench = None  # type: ignore[assignment]  # set up first of all

    @initialize(which=st.sampled_from(sorted(TABLES)), begun=st.sampled_from([True, True, True, False]))
    def set_up(self, which: str, begun: bool) -> None:
        self.bench = TABLES[which]()
        if begun:
            free = sum(not chair.bot for chair in self.bench.room.table.chairs)
            self.bench.start(*PEOPLE[:free])

    def attempt(self, command: Any, who: Who, **fields: Any) -> None:
        before = self.bench.room.pack()
        try:
            self.bench.do(command, who, **fields)
        except Refusal:
            assert self.bench.room.pack() == before

    @property
    def playing(self) -> bool:
        return self.bench.status == "playing"

    @rule(seconds=st.sampled_from([0, 1, 20, 4000]))
    def time_passes(self, seconds: int) -> None:
        self.bench.now += seconds * 1000
        if (what := self.bench.overdue()) is not None:
            self.bench.happen(what)

    @rule(who=WHO, seat=SEATS, number=st.integers(1, 9))
    def take(self, who: Who, seat: int, number: int) -> None:
        self.attempt(protocol.Take, who, seat=seat, nonce=nonce(who, number))

    @rule(who=WHO, seat=SEATS)
    def leave(self, who: Who, seat: int) -> None:
        self.attempt(protocol.Leave, who, seat=seat)

    @rule(who=WHO, seat=SEATS, bot=st.sampled_from([None, "steady", "nobody"]))
    def set_seat(self, who: Who, seat: int, bot: str | None) -> None:
        self.attempt(protocol.SetSeat, who, seat=seat, bot=bot)

    @rule(who=WHO)
    def start(self, who: Who) -> None:
        self.attempt(protocol.Start, who)

    @precondition(lambda self: self.playing)
    @rule(pick=st.randoms(use_true_random=False))
    def play(self, pick: random.Random) -> None:
        self.bench.play(pick.choice(self.bench.room.to_act), pick)

    @precondition(lambda self: self.playing)
    @rule(pick=st.randoms(use_true_random=False))
    def choose_again(self, pick: random.Random) -> None:
        """While all choose in secret, who is ready may choose again."""
        seat = pick.randrange(len(self.bench.match.seats))
        if self.bench.match.legal(seat):
            self.bench.play(seat, pick)

    @precondition(lambda self: self.playing)
    @rule(seed=st.integers(0, 99), steps=st.sampled_from([10, 60, 1000]))
    def rush(self, seed: int, steps: int) -> None:
        self.bench.rush(random.Random(seed), steps)

    @precondition(lambda self: self.playing)
    @rule(seat=SEATS, late=st.booleans())
    def undo(self, seat: int, late: bool) -> None:
        if seat < len(self.bench.match.seats) and self.bench.room.table.chairs[seat].person:
            version = self.bench.version(seat) - late
            self.attempt(protocol.Undo, self.bench.who(seat), seat=seat, version=version)

    @precondition(lambda self: self.playing)
    @rule(who=WHO, seat=SEATS)
    def ask_back(self, who: Who, seat: int) -> None:
        self.attempt(protocol.AskBack, who, seat=seat)

    @precondition(lambda self: self.bench.room.table.back is not None)
    @rule(who=WHO, seat=SEATS, agree=st.booleans())
    def answer_back(self, who: Who, seat: int, agree: bool) -> None:
        self.attempt(protocol.AnswerBack, who, seat=seat, agree=agree)

    @rule(who=WHO)
    def say(self, who: Who) -> None:
        self.attempt(protocol.Say, who, text="something")

    @precondition(lambda self: self.playing)
    @rule(who=WHO, seat=SEATS)
    def resign(self, who: Who, seat: int) -> None:
        self.attempt(protocol.Resign, who, seat=seat)

    @rule(who=WHO, seat=SEATS, absent=st.sets(st.sampled_from(["ann", "ben", "cleo"])))
    def stand_in(self, who: Who, seat: int, absent: set[str]) -> None:
        self.attempt(protocol.StandIn, who, seat=seat, bot="steady", absent=absent)

    @rule(who=WHO, seat=SEATS)
    def come_back(self, who: Who, seat: int) -> None:
        self.attempt(protocol.Return, who, seat=seat)

    @precondition(lambda self: self.bench.status == "between")
    @rule(number=st.integers(1, 9))
    def all_go_on(self, number: int) -> None:
        for seat, chair in enumerate(list(self.bench.room.table.chairs)):
            if chair.person:
                who = self.bench.who(seat)
                self.attempt(protocol.Next, who, seat=seat, nonce=nonce(who, number))

    @rule(hold=st.booleans())
    def held_or_released(self, hold: bool) -> None:
        if self.bench.status == "held":
            self.bench.happen(rows.Released())
        elif hold and self.bench.status != "closed":
            self.bench.happen(rows.Held(Message("server-held-broken", {"error": "x"})))

    @rule(who=WHO, gone=st.sampled_from([False, False, False, True]))
    def renamed_or_deleted(self, who: Who, gone: bool) -> None:
        self.bench.happen(rows.Deleted(who.id, SUBSTITUTE) if gone else rows.Renamed(who.id, f"{who.name} II"))

    @precondition(lambda self: self.playing)
    @rule(seat=SEATS)
    def mishap(self, seat: int) -> None:
        self.bench.happen(rows.Mishap(seat, Message("bots-mishap-late")))


Anything.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
)
test_anything_in_any_order = Anything.TestCase
