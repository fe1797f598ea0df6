"""What is agreed when a table is made: who may be replaced, when and by what, and where the match comes from."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import lamplight
from lamplight.server.tables import messages, rows, terms
from lamplight.server.tables.room import Who
from lamplight.server.tables.terms import DAY_S, absent_before, replacing
from lamplight.server.wire import protocol
from lamplight.text.speaker import LANGUAGES, Speaker

from .conftest import Server
from .guests import Guest, one_server, playing, words
from .room_bench import ANN, BEN, Bench
from .test_room import duel, refused

MOMENT = 10_000_000_000
LIVE = rows.ClockRules("live", 600, 10)
DAYS = rows.ClockRules("days", 3 * DAY_S)


def agreed(clock: rows.ClockRules | None, absence: int = 0) -> Bench:
    bench = duel(clock=clock)
    bench.room.table.absence = absence
    bench.room.table.updated = MOMENT
    return bench


@pytest.mark.parametrize(
    ("clock", "absence", "seconds"), [(LIVE, 0, 300), (LIVE, 900, 900), (None, 0, 3 * DAY_S), (None, DAY_S, DAY_S)]
)
def test_it_takes_an_absence(clock: rows.ClockRules | None, absence: int, seconds: int) -> None:
    table = agreed(clock, absence).room.table
    assert replacing(table).seconds == seconds
    late = MOMENT + seconds * 1000
    assert absent_before(table, late) == MOMENT, "whoever was not seen since then"


def test_where_days_are_given_only_the_clock_replaces_anybody() -> None:
    bench = agreed(DAYS)
    assert absent_before(bench.room.table, MOMENT + 30 * DAY_S * 1000) is None
    refused("forbidden", lambda: bench.do(protocol.StandIn, ANN, seat=1, bot="steady"), "server-replaced-by-clock")


def test_without_a_clock_nobody_need_be_there_while_the_match_goes_on() -> None:
    table = agreed(None).room.table
    assert absent_before(table, MOMENT + 2 * DAY_S * 1000) is None


@pytest.mark.parametrize("bot", ["random", "novice", "casual", "steady@1", "expert@1", "expert@0.1s"])
def test_nobody_is_replaced_by_a_bad_player(bot: str) -> None:
    bench = duel()
    for who, seat in ((ANN, 1), (BEN, 1)):
        refused(
            "bad-request",
            lambda who=who, seat=seat: bench.do(protocol.StandIn, who, seat=seat, bot=bot, absent={"ben"}),  # type: ignore[misc]
            "server-stand-in-too-weak",
        )
    bench.do(protocol.StandIn, ANN, seat=1, bot="expert", absent={"ben"})


def test_terms_are_said_in_every_language() -> None:
    said = [message for clock in (None, LIVE, DAYS) for message in messages.info(agreed(clock).room).terms]
    table = agreed(None).room.table
    for origin in (rows.Provenance(), rows.Provenance(1, "x"), rows.Provenance(5, "x"), rows.Provenance(0, "x", True)):
        said += terms.terms(table, origin)
    assert len({message.id for message in said}) == 5
    for language in LANGUAGES:
        assert not [problem for message in said for problem in Speaker(language).check(message)]


def test_a_table_of_the_first_release_has_the_usual_terms() -> None:
    """Its rows say nothing of them."""
    first = rows.Created("g", {}, "s", "h", 1, "k", "ann", "Ann", ("", ""), True, True)
    old = {key: value for key, value in msgspec.to_builtins(first).items() if key not in ("absence", "provenance")}
    assert msgspec.convert(old, rows.Created) == first


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with one_server(tmp_path_factory.mktemp("terms")) as running:
        yield running


def test_an_opponent_does_not_play_your_seat(server: Server) -> None:
    """A minute offline, days for each decision: that was enough once, and `random` took the seat."""
    ann, ben = Guest(server), Guest(server, "Ben")
    for clock, why in (
        ({"kind": "days", "seconds": 3 * DAY_S}, "server-replaced-by-clock"),
        ({"kind": "live", "seconds": 600}, "server-not-absent"),
        (None, "server-not-absent"),
    ):
        table = playing(ann, ben, clock=clock)
        assert words(ann.do(table, "stand-in", seat=1, bot="steady")) == why
    wrong = ann.http.post(
        "/api/tables", json={"game": "dual-powers", "clock": {"kind": "days", "seconds": 3600}, "absence": 600}
    )
    assert (wrong.status_code, words(wrong)) == (400, "server-absence-by-clock")
    ann.close()
    ben.close()


def test_a_table_from_a_record_says_so_before_anybody_sits_down(server: Server) -> None:
    match = lamplight.new("dual-powers", seed="origin")
    ann, ben = Guest(server), Guest(server, "Ben")
    table = ann.table(record=str(match.record()))
    shown = ben.info(table)
    assert shown["origin"]["actions"] == len(match.record().actions)
    assert len(shown["origin"]["source"]) == 64
    assert shown["terms"][0]["id"] == "server-terms-record"
    for seat, guest in enumerate((ann, ben)):
        guest.take(table, seat)
    ann.do(table, "start")
    assert ben.info(table)["origin"] == shown["origin"], "and after it has begun"
    assert "origin" not in ben.info(ann.table())
    ann.close()
    ben.close()


def test_somebody_at_no_table_replaces_nobody() -> None:
    bench = agreed(LIVE)
    eve = Who("eve", "Eve")
    refused("forbidden", lambda: bench.do(protocol.StandIn, eve, seat=1, bot="steady", absent={"ben"}))
