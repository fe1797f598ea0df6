"""One deal a day for everybody: bound before, the same draws for all, one attempt that counts, told after it."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from lamplight.kernel import Key, Record, find_game, key_of, verify
from lamplight.server.service import Service
from lamplight.server.settings import Settings
from lamplight.server.tables import nights

from .conftest import Serve, Server
from .guests import Guest, Json, code, words

DAY = nights.DAY_MS
FIRST = 20_776 * DAY
GAMES = ("blackout", "dual-powers")


class Calendar:
    """What time it is for a server of the tests."""

    def __init__(self) -> None:
        self.now = FIRST + DAY // 2

    def __call__(self) -> int:
        self.now += 1
        return self.now

    def service(self, settings: Settings) -> Service:
        """A server that goes by this."""
        return Service(settings, now=self)

    @property
    def today(self) -> str:
        return nights.day_of(self.now)

    def midnight(self, after: int = nights.PUBLISHING_DELAY_MS) -> None:
        """So long after the next midnight."""
        self.now = nights.end_of(self.today) + after


@pytest.fixture
def calendar() -> Calendar:
    return Calendar()


@pytest.fixture
def server(serve: Serve, database: str, calendar: Calendar) -> Server:
    return serve(database, calendar.service)


@pytest.fixture
def member(server: Server) -> Iterator[Callable[[str], Guest]]:
    """Somebody with an account."""
    made: list[Guest] = []

    def make(name: str) -> Guest:
        made.append(Guest(server, name))
        said = {"login": name, "password": f"the password of {name}"}
        made[-1].http.post("/api/me/password", json=said).raise_for_status()
        return made[-1]

    yield make
    for one in made:
        one.close()


Member = Callable[[str], Guest]
Said = dict[str, str]
SAME = ("throw", "draw", "starter", "neutral", "tile")
"""Draws that no decision can disturb, whatever the secret: dice, and decks from which nothing else is taken."""


def night(guest: Guest, day: str = "") -> Json:
    asked = guest.http.get("/api/tonight", params={"day": day} if day else {})
    return asked.raise_for_status().json()  # type: ignore[no-any-return]


def deal(guest: Guest, game: str, day: str = "") -> Json:
    return next(one for one in night(guest, day)["deals"] if one["game"] == game)


def begin(guest: Guest, game: str) -> str:
    made = guest.http.post(f"/api/tonight/{game}")
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def play(guest: Guest, table: str, decisions: str, steps: int = 10_000) -> None:
    """Play on, deciding in one's own way."""
    choose = random.Random(decisions)
    live = guest.live()
    heard = live.watch(table)
    assert heard["type"] == "snapshot", heard
    game = heard["game"]
    for _ in range(steps):
        groups = game.get("prompt", {}).get("groups", [])
        options = [one["action"] for group in groups for one in group["options"]]
        if not options:
            break
        sent = {"type": "play", "table": table, "seat": 0, "version": game["version"], "action": choose.choice(options)}
        live.send(id=f"{decisions}{len(live.heard)}", **sent)
        update = live.until(lambda one: one["type"] in ("update", "refused"))
        assert update["type"] == "update", update
        game = {**game, **update["game"]}
        if not update["game"].get("prompt"):
            break
    live.close()


def resign(guest: Guest, table: str) -> None:
    assert guest.do(table, "resign", seat=0).status_code == 200


def everything_told(guest: Guest, table: str) -> str:
    """All that somebody can get from the server about a night and a table, as one text."""
    live = guest.live()
    snapshot = live.watch(table)
    live.close()
    own = ["/api/tonight", "/api/tables?which=mine", "/api/tables?which=finished", "/api/me/export"]
    pages = own + [f"/api/tables/{table}{part}" for part in ("", "/record", "/film", "/story")]
    return json.dumps(snapshot) + "".join(guest.http.get(page).text for page in pages)


# The secret.


def test_the_night_is_bound_before_it_begins_and_told_after_it(server: Server, calendar: Calendar) -> None:
    guest = Guest(server)
    before = night(guest)
    assert not before["told"]
    assert "secret" not in before
    calendar.midnight()
    today = night(guest)
    assert today["commitment"] == before["next_commitment"] != before["commitment"]
    assert today["published"] < nights.end_of(before["day"])
    told = night(guest, before["day"])
    assert told["told"]
    assert Key(bytes.fromhex(told["secret"])).commitment == before["commitment"]
    assert today["previous"] == before["day"]
    guest.close()


def test_nobody_can_see_the_secret_before_midnight(member: Member, calendar: Calendar) -> None:
    """Neither the secret nor a key or a draw to come: at no page, before or after one's own match has ended."""
    ann, bob = member("ann"), member("bob")
    day = calendar.today
    table = begin(ann, "blackout")
    going_on = everything_told(ann, table) + everything_told_by_others(bob, table)
    resign(ann, table)
    ended = everything_told(ann, table) + everything_told_by_others(bob, table)
    for page in ("record", "film"):
        asked = ann.http.get(f"/api/tables/{table}/{page}")
        assert (code(asked), words(asked)) == ("not-now", "server-night-not-over")
    calendar.midnight(after=0)
    between = everything_told(ann, table)
    calendar.midnight(after=-1)
    calendar.now = nights.end_of(day) + nights.PUBLISHING_DELAY_MS
    secret = night(ann, day)["secret"]
    keys = [key_of(Key(bytes.fromhex(secret)), day, game).secret.hex() for game in GAMES]
    for text in (going_on, ended, between):
        assert not any(hidden in text for hidden in (secret, *keys))
    record = ann.http.get(f"/api/tables/{table}/record").raise_for_status().text
    assert keys[0] in record


def everything_told_by_others(guest: Guest, table: str) -> str:
    live = guest.live()
    refused = live.watch(table)
    assert refused["type"] == "error", refused
    live.close()
    return "".join(guest.http.get(f"/api/tables/{table}{page}").text for page in ("", "/record", "/film", "/story"))


@pytest.mark.parametrize("day", ["2026-11-30", "1970-01-01", "2020-02-30", "today", "20261119", "-1", "9999-12-31"])
def test_a_day_without_a_deal_is_refused(server: Server, day: str) -> None:
    guest = Guest(server)
    asked = guest.http.get("/api/tonight", params={"day": day})
    assert (code(asked), words(asked)) == ("not-found", "server-no-such-night")
    assert code(guest.http.post("/api/tonight/chess")) == "not-found"
    guest.close()


# The draws.


@pytest.mark.parametrize("game", GAMES)
def test_two_people_who_decide_differently_meet_the_same_dice_and_decks(
    member: Member, calendar: Calendar, game: str
) -> None:
    day = calendar.today
    people = {name: member(name) for name in ("ann", "bob")}
    tables = {name: begin(one, game) for name, one in people.items()}
    for name, one in people.items():
        play(one, tables[name], name)
    calendar.midnight()
    records = [Record.parse(people["ann"].http.get(f"/api/tables/{table}/record").text) for table in tables.values()]
    secret = Key(bytes.fromhex(night(people["ann"], day)["secret"]))
    decided: list[list[Said]] = []
    drawn: list[list[Said]] = []
    for record in records:
        assert record.fairness.source == "keyed"
        assert record.fairness.key == key_of(secret, day, game).secret.hex()
        assert record.fairness.nonces == ()
        assert verify(record).all_proved
        rows = [(who, what) for who, what, _ in record.actions if isinstance(what, dict)]
        decided.append([what for who, what in rows if who != "chance"])
        drawn.append([what for who, what in rows if who == "chance" and what["do"] in SAME])
    assert decided[0] != decided[1]
    assert min(map(len, drawn)) > 6
    for do in SAME:
        met = [[what for what in one if what["do"] == do] for one in drawn]
        assert all(mine == theirs for mine, theirs in zip(*met, strict=False)), do


def test_another_process_and_another_start_have_the_same_secret(
    serve: Serve, database: str, calendar: Calendar
) -> None:
    with ThreadPoolExecutor(2) as pool:
        started = list(pool.map(serve, [database] * 2, [calendar.service] * 2))
    seen: set[tuple[str, str]] = set()
    for one in started:
        guest = Guest(one)
        seen.add((night(guest)["commitment"], night(guest)["next_commitment"]))
        guest.close()
    assert len(seen) == 1


# Attempts.


def test_the_first_attempt_counts_and_no_other(member: Member, calendar: Calendar) -> None:
    ann = member("ann")
    day = calendar.today
    first = begin(ann, "dual-powers")
    assert begin(ann, "dual-powers") == first, "where it was left"
    assert ann.info(first)["counts"]
    assert words_of(ann.info(first)) == ["server-terms-night-counts"]
    resign(ann, first)
    mine = deal(ann, "dual-powers")["own"]
    assert (mine["table"], mine.get("score")) == (first, None)
    second = begin(ann, "dual-powers")
    assert second != first
    assert "counts" not in ann.info(second)
    assert words_of(ann.info(second)) == ["server-terms-night-practice"]
    play(ann, second, "again")
    assert ann.info(second)["status"] == "finished"
    assert deal(ann, "dual-powers")["own"] == mine
    calendar.midnight()
    scores = deal(ann, "dual-powers", day)["scores"]
    assert [(one["place"], one["name"], one["table"], one.get("you")) for one in scores] == [(1, "ann", first, True)]


def words_of(info: Json) -> list[str]:
    return [one["id"] for one in info["terms"]]


def test_who_begins_twice_at_once_has_one_attempt(member: Member) -> None:
    ann = member("ann")
    with ThreadPoolExecutor(6) as pool:
        tables = set(pool.map(begin, [ann] * 6, ["blackout"] * 6))
    assert sum(bool(ann.info(table).get("counts")) for table in tables) == 1


def test_a_guest_plays_for_practice(server: Server, calendar: Calendar) -> None:
    guest = Guest(server)
    day = calendar.today
    table = begin(guest, "blackout")
    assert "counts" not in guest.info(table)
    assert deal(guest, "blackout")["table"] == table
    assert "counts" not in night(guest)
    resign(guest, table)
    calendar.midnight()
    assert deal(guest, "blackout", day).get("scores", []) == []
    guest.close()


def test_what_ends_after_midnight_does_not_count(member: Member, calendar: Calendar) -> None:
    ann = member("ann")
    day = calendar.today
    table = begin(ann, "dual-powers")
    calendar.midnight(after=0)
    resign(ann, table)
    calendar.midnight(after=0)
    assert deal(ann, "dual-powers", day).get("scores", []) == []
    assert "finished" not in deal(ann, "dual-powers", day)["own"]


def test_nobody_goes_back_past_a_draw_and_no_bot_decides(member: Member) -> None:
    ann = member("ann")
    table = begin(ann, "dual-powers")
    play(ann, table, "a", 3)
    for refused in (ann.do(table, "ask-back", seat=0), ann.do(table, "stand-in", seat=0, bot="expert")):
        assert (code(refused), words(refused)) == ("not-now", "server-night-alone")


# Scores.


def test_after_midnight_everybody_sees_scores_and_replays(server: Server, member: Member, calendar: Calendar) -> None:
    people = {name: member(name) for name in ("ann", "bob", "cleo")}
    day = calendar.today
    tables = {name: begin(one, "blackout") for name, one in people.items()}
    play(people["ann"], tables["ann"], "ann")
    play(people["bob"], tables["bob"], "bob")
    resign(people["cleo"], tables["cleo"])
    during = deal(people["ann"], "blackout")
    assert during["finished"] == 3
    assert during.get("scores", []) == []
    calendar.midnight()
    found = deal(people["bob"], "blackout", day)["scores"]
    assert {one["name"]: one["table"] for one in found} == tables
    assert found[-1]["name"] == "cleo"
    assert found[0].get("score", -99) >= found[1].get("score", -99)
    assert [one.get("you") for one in found if one["name"] == "bob"] == [True]
    film = people["cleo"].http.get(f"/api/tables/{tables['ann']}/film").raise_for_status().json()
    assert len(film["frames"]) > 50
    stranger = Guest(server)
    assert stranger.http.get(f"/api/tables/{tables['bob']}/record").status_code == 200
    stranger.close()


def test_equal_scores_share_their_place(server: Server, member: Member, calendar: Calendar) -> None:
    day = calendar.today
    for name in ("ann", "bob"):
        one = member(name)
        play(one, begin(one, "blackout"), "same")
    calendar.midnight()
    guest = Guest(server)
    assert [one["place"] for one in deal(guest, "blackout", day)["scores"]] == [1, 1]
    guest.close()


def test_days_in_a_row_are_counted(member: Member, calendar: Calendar) -> None:
    ann = member("ann")
    streaks: list[int] = []
    for played in (True, True, True, False, False, True):
        if played:
            resign(ann, begin(ann, "blackout"))
        streaks.append(night(ann).get("streak", 0))
        calendar.midnight()
    assert streaks == [1, 2, 3, 3, 0, 1]


# What is kept.


def test_attempts_are_exported_and_go_with_the_account(member: Member, calendar: Calendar) -> None:
    ann, bob = member("ann"), member("bob")
    day = calendar.today
    for one in (ann, bob):
        resign(one, begin(one, "blackout"))
    exported = ann.http.get("/api/me/export").json()["attempts"]
    assert [(one["day"], one["game"]) for one in exported] == [(day, "blackout")]
    said = {"password": "the password of ann"}
    assert ann.http.request("DELETE", "/api/me", json=said).status_code == 200
    calendar.midnight()
    assert [one["name"] for one in deal(bob, "blackout", day)["scores"]] == ["bob"]


def test_a_match_of_the_night_goes_on_after_a_restart(
    serve: Serve, database: str, calendar: Calendar, member: Member, server: Server
) -> None:
    ann = member("ann")
    day = calendar.today
    table = begin(ann, "blackout")
    play(ann, table, "slow", 8)
    cookie = ann.cookie
    server.stop()
    again = Guest(serve(database, calendar.service), cookie=cookie)
    assert begin(again, "blackout") == table
    play(again, table, "slower")
    calendar.midnight()
    record = Record.parse(again.http.get(f"/api/tables/{table}/record").text)
    assert verify(record).all_proved
    assert [one["table"] for one in deal(again, "blackout", day)["scores"]] == [table]
    again.close()


def test_a_game_decides_what_it_offers() -> None:
    """The server names no game: it asks all of them."""
    for game in GAMES:
        offered: list[Any] = [find_game(game).deal(day) for day in range(20_776, 20_776 + 12)]
        assert all(one is not None for one in offered)
        assert len({str(one.options) for one in offered}) > 4
