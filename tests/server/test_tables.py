"""Tables over the wire: setting up, sitting down, playing, records, series, rematches, sets of one's own."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from lamplight.kernel.game import find_game
from lamplight.kernel.record import Record, verify
from lamplight.lessons import book_of
from lamplight.server import ids
from lamplight.server.people.sessions import server_secret
from lamplight.server.service import Service
from lamplight.server.settings import Settings
from lamplight.server.storage.address import open_database
from lamplight.server.tables.sets import SetKeeper

from .conftest import Serve, Server
from .guests import Guest, Live, code, eventually, one_server, playing, words

Make = Callable[..., Guest]
FINISHED = ("finished", "between")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with one_server(tmp_path_factory.mktemp("tables")) as running:
        yield running


@pytest.fixture
def guest(server: Server) -> Iterator[Make]:
    made: list[Guest] = []

    def make(name: str = "Ann") -> Guest:
        made.append(Guest(server, name))
        return made[-1]

    yield make
    for one in made:
        one.close()


def _play_out(live: Live, table: str, most: int = 2000) -> dict[str, Any]:
    """Play somebody's seats at random until the match is over, or for so many actions; returns the last info."""
    choose = random.Random(1)
    live.send(type="unwatch", table=table)
    live.send(type="watch", table=table)
    games: dict[int, dict[str, Any]] = {}
    info: dict[str, Any] = {}
    waiting = ""
    for number in range(100_000):
        message = live.read()
        assert message["type"] not in ("refused", "error"), message
        if message["type"] == "ack" and message["id"] == waiting:
            waiting = ""
        if message["type"] in ("snapshot", "update"):
            info = message.get("info") or info
            if message.get("game"):
                games[message["seat"]] = message["game"]
        if info.get("status") in FINISHED or most == 0:
            return info
        ready = [seat for seat, game in games.items() if seat in game["to_act"] and game["prompt"]["groups"]]
        agreed = len({tuple(game["to_act"]) for game in games.values()}) == 1
        if not waiting and ready and agreed and len(games) == len(info["seats"]):
            seat, game = ready[0], games[ready[0]]
            options = [option for group in game["prompt"]["groups"] for option in group["options"]]
            waiting, most = f"{table}-{info['nonces'][0][:8]}-{number}", most - 1
            action = choose.choice(options)["action"]
            live.send(type="play", table=table, id=waiting, seat=seat, version=game["version"], action=action)
    raise AssertionError("the match does not end")


@pytest.fixture(scope="module")
def finished(server: Server) -> Iterator[tuple[Guest, str, str]]:
    """A match that one person has played for both seats, with its record."""
    ann = Guest(server, "Finisher")
    table = playing(ann, ann)
    live = ann.live()
    assert _play_out(live, table)["status"] == "finished"
    text = ann.http.get(f"/api/tables/{table}/record").text
    yield ann, table, text
    ann.close()


def test_a_match_of_one_person_at_all_seats_ends_with_a_record_that_proves_every_draw(
    finished: tuple[Guest, str, str],
) -> None:
    ann, table, text = finished
    info = ann.info(table)
    record = Record.parse(text)
    assert record.form == "full"
    assert verify(record).all_proved
    assert record.fairness.commitment == info["commitment"]
    assert record.fairness.key == info["key"]
    assert list(record.fairness.nonces) == info["nonces"]
    mine = [one["info"]["id"] for one in ann.http.get("/api/tables", params={"which": "finished"}).json()]
    assert table in mine
    assert ann.http.get(f"/api/tables/{table}/record", params={"match": 1}).text == text
    assert ann.http.get(f"/api/tables/{table}/record", params={"match": 2}).status_code == 404


def test_tables_in_lists(guest: Make) -> None:
    ann, bob = guest(), guest("Bob")
    listed, private = ann.table(listed=True), ann.table()
    closed = playing(ann, bob, listed=True, spectators=False)

    def ids(who: Guest, which: str) -> set[str]:
        return {one["info"]["id"] for one in who.http.get("/api/tables", params={"which": which}).json()}

    assert listed in ids(bob, "open")
    assert not {private, closed} & ids(bob, "open")
    assert {listed, private, closed} <= ids(ann, "mine")
    assert ids(bob, "mine") == {closed}
    turns = {one["info"]["id"]: one.get("your_turn", False) for one in bob.http.get("/api/tables?which=mine").json()}
    assert turns == {closed: True}
    (shown,) = bob.http.get("/api/tables?which=mine").json()
    assert set(shown["to_act"]) == {seat["person"]["id"] for seat in shown["info"]["seats"]}
    assert bob.do(closed, "say", text="well").status_code == 200
    assert bob.http.get("/api/tables?which=mine").json()[0]["updated"] == shown["updated"]  # talk is no move
    assert bob.info(private)["status"] == "open"


def test_before_the_start_seats_are_taken_left_and_given_to_bots(guest: Make) -> None:
    ann, bob = guest(), guest("Bob")
    table = ann.table()
    assert bob.take(table, 0).status_code == 200
    assert code(ann.take(table, 0)) == "conflict"
    assert bob.do(table, "leave", seat=0).status_code == 200
    assert words(ann.do(table, "start")) == "server-seats-open"
    assert ann.take(table, 0).status_code == 200
    assert ann.do(table, "set-seat", seat=1, bot="nobody-like-this").status_code == 400
    assert ann.do(table, "set-seat", seat=1, bot="steady").status_code == 200
    assert code(bob.take(table, 1)) == "conflict"
    assert ann.do(table, "start").status_code == 200
    assert ann.info(table)["status"] == "playing"


@pytest.mark.parametrize(
    ("given", "status"),
    [
        ({"game": "chess"}, 400),
        ({"game": "dual-powers", "options": {"nothing": 1}}, 400),
        ({"game": "dual-powers", "options": {"solo": "blue"}}, 400),
        ({"game": "dual-powers", "bots": ["nobody-like-this"]}, 400),
        ({"game": "dual-powers", "bots": [None, None, None]}, 400),
        ({"game": "dual-powers", "components": "nowhere"}, 404),
        ({"game": "dual-powers", "components": "../../etc"}, 404),
        ({"game": "dual-powers", "components": "a\x00b"}, 404),
        ({"game": "dual-powers", "series": "campaign"}, 400),
        ({"game": "dual-powers", "clock": {"kind": "sand", "seconds": 60}}, 400),
        ({"game": "dual-powers", "clock": {"kind": "live", "seconds": 1}}, 400),
        ({"game": "dual-powers", "record": "nonsense"}, 400),
        ({"game": "dual-powers", "keep": -1}, 400),
    ],
    ids=str,
)
def test_tables_that_cannot_be(guest: Make, given: dict[str, Any], status: int) -> None:
    answer = guest().http.post("/api/tables", json=given)
    assert answer.status_code == status, answer.text


@pytest.mark.parametrize("table", ["nowhere", "a%00b", "..%2F..%2Fetc", "x" * 41, "%F0%9F%95%AF", "a b"])
def test_tables_that_are_not_there(guest: Make, table: str) -> None:
    ann = guest()
    for path in ("", "/record"):
        assert ann.http.get(f"/api/tables/{table}{path}").status_code in (400, 404)


def test_on_postgresql_too_no_name_breaks_anything(serve: Serve, postgres: str) -> None:
    ann = Guest(serve(postgres))
    for table in ("a%00b", "%FF", "nowhere"):
        assert ann.http.get(f"/api/tables/{table}").status_code in (400, 404)
    assert ann.http.post("/api/login", json={"login": "a\x00b", "password": "x"}).status_code == 403
    assert ann.http.put("/api/me/relations/a%00/mute").status_code in (400, 404)
    assert ann.http.post("/api/tables", json={"game": "dual-powers", "components": "a\x00"}).status_code == 404
    assert ann.http.patch("/api/me", json={"name": "A\x00nn"}).json()["name"] == "Ann"
    table = ann.table()
    assert ann.do(table, "say", text="a\x00b", id="a\x00").status_code == 400
    assert ann.do(table, "say", text="a\x00b").status_code == 200
    ann.close()


def test_a_clock_that_runs_out_lets_a_bot_play(serve: Serve, tmp_path: Path) -> None:
    ahead = [0]

    def make(settings: Settings) -> Service:
        return Service(settings, now=lambda: time.time_ns() // 1_000_000 + ahead[0])

    server = serve(f"sqlite:///{tmp_path / 'clock.db'}", make)
    ann = Guest(server)
    table = playing(ann, ann, clock={"kind": "live", "seconds": 60, "increment": 5})
    clock = ann.info(table)["clock"]
    assert (clock["kind"], clock["left"]) == ("live", [60_000, 60_000])
    ahead[0] += 61_000
    eventually(lambda: all(seat.get("bot") for seat in ann.info(table)["seats"]))
    ann.close()


def test_a_resigned_match_has_a_full_record(guest: Make) -> None:
    ann, bob = guest(), guest("Bob")
    table = playing(ann, bob)
    assert ann.do(table, "resign", seat=0).status_code == 200
    info = bob.info(table)
    assert info["result"] == {"winners": [1], "resigned": 0}
    record = Record.parse(bob.http.get(f"/api/tables/{table}/record").content)
    assert (record.form, record.fairness.key) == ("full", info["key"])


def test_of_many_who_want_a_rematch_at_once_all_get_the_same(serve: Serve, database: str) -> None:
    server = serve(database)
    ann, bob = Guest(server), Guest(server, "Bob")
    table = playing(ann, bob)
    assert words(ann.do(table, "rematch")) == "server-no-rematch-yet"
    assert ann.do(table, "resign", seat=0).status_code == 200
    with ThreadPoolExecutor(4) as pool:
        asking = [pool.submit(who.do, table, "rematch") for who in (ann, bob, ann, bob)]
    answers = [asked.result().status_code for asked in asking]
    assert answers == [200] * 4
    new = ann.info(table)["rematch"]
    info = ann.info(new)
    assert [seat["person"]["name"] for seat in info["seats"]] == ["Bob", "Ann"]
    assert info["commitment"] != ann.info(table)["commitment"]
    mine = {one["info"]["id"] for one in bob.http.get("/api/tables", params={"which": "mine"}).json()}
    assert mine == {new}
    eve = Guest(server, "Eve")
    assert words(eve.do(table, "rematch")) == "server-not-at-table"
    assert bob.take(new, 0).status_code == ann.take(new, 1).status_code == 200
    for one in (ann, bob, eve):
        one.close()


# Records to go on from.


def test_going_on_from_any_point_of_a_record(guest: Make, finished: tuple[Guest, str, str]) -> None:
    text = finished[2]
    record = Record.parse(text)
    ann = guest()
    whole = ann.http.post("/api/tables", json={"game": "dual-powers", "record": text})
    assert (whole.status_code, words(whole)) == (400, "server-record-finished")
    live = ann.live()
    for keep in (0, 1, 2, 3, 11, len(record.actions) - 1):
        table = ann.table(record=text, keep=keep)
        for seat in (0, 1):
            assert ann.take(table, seat).status_code == 200
        assert ann.do(table, "start").status_code == 200
        _play_out(live, table, 2)
        assert ann.do(table, "resign", seat=0).status_code == 200
        new = Record.parse(ann.http.get(f"/api/tables/{table}/record").content)
        same = next(number for number in range(keep + 1) if number == keep or _differ(new, record, number))
        assert same >= keep - 8  # secret choices are made again together
        assert new.fairness.key != record.fairness.key
        assert verify(new).actions == len(new.actions)


def _differ(new: Record, old: Record, number: int) -> bool:
    """Whether two records go apart after so many actions."""
    if number >= min(len(new.actions), len(old.actions)):
        return True
    return new.actions[number][:2] != old.actions[number][:2]


def test_records_that_cannot_be_gone_on_from(guest: Make, finished: tuple[Guest, str, str]) -> None:
    ann, bob = guest(), guest("Bob")
    raw = json.loads(finished[2])
    table = playing(ann, bob)
    own = ann.http.get(f"/api/tables/{table}/record").text
    wrong: list[tuple[str, str]] = [
        (own, "kernel-record-partial"),
        (json.dumps({**raw, "game": "blackout"}), "server-record-other-game"),
        (json.dumps({**raw, "rules_version": 999}), "kernel-record-rules"),
        (json.dumps({**raw, "components": {"name": "lamplight", "hash": "0" * 64}}), "kernel-record-set"),
        (json.dumps({**raw, "actions": raw["actions"] * 200}), "server-record-too-long"),
        (json.dumps({**raw, "actions": [["red", {"do": "nothing"}, ""]]}), "kernel-record-illegal"),
    ]
    for text, reason in wrong:
        answer = ann.http.post("/api/tables", json={"game": "dual-powers", "record": text, "keep": 10**6})
        assert (answer.status_code in (400, 413), words(answer)) == (True, reason)
    series = ann.http.post("/api/tables", json={"game": "dual-powers", "record": finished[2], "series": "campaign"})
    assert words(series) == "server-series-from-record"


# Sets of one's own.


def _own_set(name: str) -> dict[str, str]:
    files = SetKeeper.built_in("dual-powers", None)
    assert 'id = "lamplight"' in files["set.toml"]
    return {**files, "set.toml": files["set.toml"].replace('id = "lamplight"', f'id = "{name}"')}


def test_a_set_of_ones_own_is_played_with(guest: Make) -> None:
    ann, bob = guest(), guest("Bob")
    made = ann.http.post("/api/sets", json={"game": "dual-powers", "files": _own_set("anns-own")})
    assert made.status_code == 201, made.text
    assert ann.http.post("/api/sets", json={"game": "dual-powers", "files": _own_set("anns-own")}).status_code == 201
    table = playing(ann, bob, components=made.json()["hash"])
    info = bob.info(table)
    assert (info["set_name"], info["set_hash"]) == ("anns-own", made.json()["hash"])
    assert ann.do(table, "resign", seat=0).status_code == 200
    text = bob.http.get(f"/api/tables/{table}/record").text
    assert bob.info(bob.table(record=text))["set_hash"] == made.json()["hash"]
    assert ann.http.post("/api/tables", json={"game": "dual-powers", "components": "anns-own"}).status_code == 404


def test_a_set_cannot_take_the_name_of_a_built_in_one(guest: Make) -> None:
    files = _own_set("lamplight")
    same = guest().http.post("/api/sets", json={"game": "dual-powers", "files": files})
    assert same.status_code == 201
    name = next(name for name in files if name not in ("set.toml", "drawing.json"))
    changed = {**files, name: files[name] + "\n# mine\n"}
    other = guest().http.post("/api/sets", json={"game": "dual-powers", "files": changed})
    if other.status_code != 201 or other.json()["hash"] != same.json()["hash"]:
        assert words(other) == "server-set-name-taken"


def test_what_is_wrong_with_a_set_is_told(guest: Make) -> None:
    files = _own_set("broken")
    broken = {**files, "board.toml": "", "cards.toml": "nonsense = ["}
    answer = guest().http.post("/api/sets", json={"game": "dual-powers", "files": broken})
    assert (answer.status_code, words(answer)) == (400, "server-set-bad")
    assert answer.json()["words"]["args"]["findings"]
    assert guest().http.post("/api/sets", json={"game": "chess", "files": files}).status_code == 400


# Series.


def test_a_campaign_is_played_match_by_match(guest: Make) -> None:
    ann = guest()
    table = playing(ann, ann, game="blackout", series="campaign", options={"players": 2})
    assert ann.info(table)["series"]["number"] == 1
    first = ann.info(table)
    info = _play_out(ann.live(), table)
    assert info["status"] == "between"
    full = ann.http.get(f"/api/tables/{table}/record", params={"match": 1})
    assert verify(Record.parse(full.content)).all_proved
    for seat in (0, 1):
        assert ann.do(table, "next", seat=seat, nonce=f"another nonce for {seat}").status_code == 200
    second = ann.info(table)
    assert (second["status"], second["series"]["number"]) == ("playing", 2)
    assert second["commitment"] != first["commitment"]
    assert "key" not in second
    assert ann.http.get(f"/api/tables/{table}/record").json()["form"] != "full"
    assert ann.http.get(f"/api/tables/{table}/record", params={"match": 1}).content == full.content


def test_the_secret_of_a_server_is_made_once_however_many_start(postgres: str) -> None:
    async def work() -> set[str]:
        databases = [open_database(postgres) for _ in range(6)]
        await asyncio.gather(*(database.start() for database in databases))
        found = await asyncio.gather(*(database.write(server_secret) for database in databases))
        await asyncio.gather(*(database.stop() for database in databases))
        return set(found)

    assert len(asyncio.run(work())) == 1


def test_games_are_described(guest: Make) -> None:
    found = {game["id"]: game for game in guest().http.get("/api/games").json()}
    for name in ("blackout", "dual-powers"):  # other tests may have registered games of their own
        game = found[name]
        assert game["rules_version"] == find_game(name).rules_version
        assert game["sets"] == find_game(name).built_in_sets()
        assert game["lesson_minutes"] == sum(lesson.minutes for lesson in book_of(name).lessons) > 0


def test_a_bot_thinks_no_longer_than_the_server_lets_it(guest: Make) -> None:
    ann = guest()
    for bot in ("expert@60s", "expert@9000"):
        refused = ann.http.post("/api/tables", json={"game": "dual-powers", "bots": [None, bot]})
        assert (code(refused), words(refused)) == ("bad-request", "server-bot-too-slow")
        table = ann.table()
        assert words(ann.do(table, "set-seat", seat=1, bot=bot)) == "server-bot-too-slow"
    assert ann.do(table, "set-seat", seat=1, bot="expert@10s").status_code == 200


def test_what_is_wrong_in_a_request_is_named(guest: Make) -> None:
    clock = {"kind": "live", "seconds": 1}
    refused = guest().http.post("/api/tables", json={"game": "dual-powers", "clock": clock})
    assert (refused.status_code, words(refused)) == (400, "server-bad-field")
    told = refused.json()["words"]["args"]
    assert told["field"] == "clock.seconds"
    assert "10" in told["reason"]


def test_no_id_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-first", "--second", "_third"])

    def random_id(size: int) -> str:
        del size
        return next(made)

    monkeypatch.setattr("lamplight.server.ids.secrets.token_urlsafe", random_id)
    assert ids.new_id(9) == "_third"
    names = [ids.next_id(str(number)) for number in range(400)]
    assert not any(name.startswith("-") for name in names)
    assert {name[0] for name in names} > set("AZaz09_")


def test_a_table_that_was_set_up_and_forgotten_is_closed(serve: Serve, database: str) -> None:
    ahead = 0

    def make(settings: Settings) -> Service:
        return Service(settings, now=lambda: time.time_ns() // 1_000_000 + ahead)

    server = serve(database, make, open_days=3)
    ann, bob = Guest(server), Guest(server, "Bob")
    begun, forgotten, fresh = playing(ann, bob), ann.table(), ann.table()
    live = ann.live()
    live.watch(forgotten)

    def tidy() -> dict[str, str]:
        asyncio.run_coroutine_threadsafe(server.service.tidy(), server.service.loop).result(60)
        return {table: ann.http.get(f"/api/tables/{table}").json()["status"] for table in (begun, forgotten, fresh)}

    assert set(tidy().values()) == {"playing", "open"}
    ahead = 2 * 24 * 3600 * 1000
    assert ann.do(fresh, "say", text="still here").status_code == 200
    ahead = 4 * 24 * 3600 * 1000
    assert tidy() == {begun: "playing", forgotten: "closed", fresh: "open"}
    assert live.until(lambda message: message.get("info", {}).get("status") == "closed")
    ann.close()
    bob.close()
