"""People: sitting down, keeping the account, leaving it, and what others see of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, MetaData, select

from lamplight.server.people import guest_names
from lamplight.server.people.accounts import NAME_LENGTH, clean_name, is_address
from lamplight.server.people.sessions import Passwords
from lamplight.server.service import Service
from lamplight.server.settings import Settings
from lamplight.server.storage.address import open_database
from lamplight.server.wire.refusals import Refusal
from lamplight.text.speaker import LANGUAGES

from .conftest import Serve, Server
from .guests import Guest, Live, code, eventually, one_server, playing, words

Make = Callable[..., Guest]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with one_server(tmp_path_factory.mktemp("people")) as running:
        yield running


@pytest.fixture
def guest(server: Server) -> Iterator[Make]:
    made: list[Guest] = []

    def make(name: str = "Ann", on: Server = server, **more: Any) -> Guest:
        made.append(Guest(on, name, **more))
        return made[-1]

    yield make
    for one in made:
        one.close()


def _flags(response: httpx.Response) -> tuple[bool, str, bool, str]:
    cookie = SimpleCookie(response.headers["set-cookie"])["lamplight"]
    return bool(cookie["httponly"]), cookie["samesite"].lower(), bool(cookie["secure"]), cookie["path"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gives_no_name_gets_one_in_their_language(server: Server, language: str) -> None:
    said = {"language": language}
    names = [
        httpx.post(f"{server.http}/api/people", json=said, headers={"x-lamplight": "1"}).json()["name"]
        for _ in range(5)
    ]
    assert len(set(names)) > 1
    assert all(clean_name(name) == name for name in names)
    assert all(any("а" <= letter <= "я" for letter in name.lower()) == (language == "ru") for name in names)


def test_every_name_for_guests_can_be_kept() -> None:
    for language in LANGUAGES:
        traits, things = guest_names.words(language)
        assert min(len(set(traits)), len(set(things))) > 9, "few would meet somebody of the same name"
        assert all(len(trait) + 1 + len(thing) <= NAME_LENGTH for trait in traits for thing in things)


def test_a_guest_may_give_a_name_and_gets_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    answer = httpx.post(f"{server.http}/api/people", json={"name": " Ann  B "}, headers={"x-lamplight": "1"})
    assert answer.status_code == 201
    assert answer.json()["name"] == "Ann B"
    assert _flags(answer) == (True, "lax", False, "/")


def test_behind_tls_the_cookie_is_for_tls_only(serve: Serve, tmp_path: Path) -> None:
    server = serve(f"sqlite:///{tmp_path / 'tls.db'}", public_url="https://lamplight.example")
    answer = httpx.post(f"{server.http}/api/people", json={"name": "Ann"}, headers={"x-lamplight": "1"})
    assert _flags(answer) == (True, "lax", True, "/")
    assert answer.headers["strict-transport-security"].startswith("max-age=")


def test_a_cookie_of_somebody_elses_making_is_nobody(server: Server, guest: Make) -> None:
    ann = guest()
    head, _, tail = ann.cookie.rpartition(".")
    for forged in ("x", head + "." + tail[:-2] + ("AA" if tail[-2:] != "AA" else "BB"), ann.cookie[2:]):
        cookie = {"cookie": f"lamplight={forged}"}
        assert httpx.get(f"{server.http}/api/me", headers=cookie).json() is None
        answer = httpx.get(f"{server.http}/api/tables", headers=cookie)
        assert (answer.status_code, code(answer)) == (401, "unauthenticated")


def test_a_first_visit_is_no_mistake(server: Server) -> None:
    """A browser asks who sits before it, and writes into its console what is answered with an error."""
    answer = httpx.get(f"{server.http}/api/me")
    assert (answer.status_code, answer.json()) == (200, None)
    assert answer.headers["content-type"] == "application/json"


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "\u3164", "...", "x" * (NAME_LENGTH + 1), "\u0301"])
def test_names_that_nobody_can_have(name: str) -> None:
    with pytest.raises(Refusal):
        clean_name(name)


@given(st.text(max_size=60))
def test_a_name_is_one_printable_line_or_none(name: str) -> None:
    try:
        cleaned = clean_name(name)
    except Refusal:
        return
    assert cleaned.isprintable()
    assert cleaned == cleaned.strip()
    assert 0 < len(cleaned) <= NAME_LENGTH
    assert clean_name(cleaned) == cleaned


def test_addresses_for_mail() -> None:
    assert all(map(is_address, ["a@b.example", "ann.b+turns@mail.example.org"]))
    bad = ["", "a", "a@b", "@b.example", "a b@c.example", "a@b.example\r\nBcc: c@d.example", "a@b.example,c@d.example"]
    assert not any(map(is_address, bad))


def test_an_account_is_kept_by_a_password(server: Server, guest: Make) -> None:
    ann = guest()
    answer = ann.http.post("/api/me/password", json={"login": "Ann.B", "password": "lamp lighter"})
    assert answer.status_code == 200
    assert answer.json()["login"] == "ann.b"
    elsewhere = httpx.Client(base_url=server.http, headers={"x-lamplight": "1"})
    with elsewhere:
        for login, password in (("ann.b", "wrong one"), ("nobody", "lamp lighter"), ("", ""), ("\x00", "x")):
            refused = elsewhere.post("/api/login", json={"login": login, "password": password})
            assert (refused.status_code, words(refused)) == (403, "server-bad-login")
        entered = elsewhere.post("/api/login", json={"login": "ANN.B", "password": "lamp lighter"})
        assert entered.status_code == 200
        assert elsewhere.get("/api/me").json()["id"] == ann.id


def test_a_login_name_belongs_to_one_person(guest: Make) -> None:
    ann, bob = guest(), guest("Bob")
    body = {"login": "lamp", "password": "lamp lighter"}
    assert ann.http.post("/api/me/password", json=body).status_code == 200
    refused = bob.http.post("/api/me/password", json=body)
    assert (refused.status_code, words(refused)) == (409, "server-login-taken")
    spaced = bob.http.post("/api/me/password", json={"login": "a b\x00", "password": "lamp lighter"})
    assert (spaced.status_code, words(spaced)) == (400, "server-bad-login-name")


def test_changing_a_password_takes_the_old_one_and_ends_other_sessions(guest: Make) -> None:
    ann = guest()
    ann.http.post("/api/me/password", json={"login": "ann", "password": "lamp lighter"}).raise_for_status()
    other = guest("", cookie=ann.cookie)
    live = other.live()
    body = {"login": "ann", "password": "other lighter", "old": "lamp lighter"}
    assert ann.http.post("/api/me/password", json={**body, "old": "wrong"}).status_code == 403
    assert ann.http.post("/api/me/password", json=body).status_code == 200
    assert ann.http.get("/api/me").json() is not None
    assert other.http.get("/api/me").json() is None
    assert live.closed()


def test_passwords_are_kept_as_argon2id_and_checked_also_for_nobody() -> None:
    passwords = Passwords()

    async def work() -> tuple[str, bool, bool, bool]:
        hashed = await passwords.hash("lamp lighter")
        wrong = await passwords.check(hashed, "lamp lighteR")
        return hashed, await passwords.check(hashed, "lamp lighter"), wrong, await passwords.check(None, "lamp lighter")

    hashed, right, wrong, nobody = asyncio.run(work())
    assert hashed.startswith("$argon2id$")
    assert (right, wrong, nobody) == (True, False, False)
    assert passwords.compared == 3
    passwords.stop()


def test_a_link_opens_an_account_once(server: Server, guest: Make) -> None:
    ann = guest()
    link = ann.http.post("/api/me/link").json()
    assert link["url"].endswith("#" + link["token"])
    with httpx.Client(base_url=server.http, headers={"x-lamplight": "1"}) as elsewhere:
        assert elsewhere.post("/api/link", json={"token": link["token"]}).json()["id"] == ann.id
        assert elsewhere.get("/api/me").json()["id"] == ann.id
        again = elsewhere.post("/api/link", json={"token": link["token"]})
        assert (again.status_code, words(again)) == (404, "server-bad-link")


def test_of_two_who_use_a_link_at_once_one_gets_in(serve: Serve, database: str) -> None:
    server = serve(database)
    ann = Guest(server)
    for _ in range(3):
        token = ann.http.post("/api/me/link").json()["token"]

        def use(_: int, token: str = token) -> int:
            answer = httpx.post(f"{server.http}/api/link", json={"token": token}, headers={"x-lamplight": "1"})
            return answer.status_code

        with ThreadPoolExecutor(4) as pool:
            assert sorted(pool.map(use, range(4))) == [200, 404, 404, 404]
    ann.close()


def test_a_link_is_good_for_a_while_only(serve: Serve, tmp_path: Path) -> None:
    clock = [1_000_000]

    def make(settings: Settings) -> Service:
        return Service(settings, now=lambda: clock[0])

    server = serve(f"sqlite:///{tmp_path / 'late.db'}", make)
    ann = Guest(server)
    token = ann.http.post("/api/me/link").json()["token"]
    clock[0] += 16 * 60 * 1000
    assert ann.http.post("/api/link", json={"token": token}).status_code == 404
    ann.close()


def test_logging_out_forgets_this_device_and_no_other(guest: Make) -> None:
    ann = guest()
    kept = ann.cookie
    token = ann.http.post("/api/me/link").json()["token"]
    assert ann.http.post("/api/me/logout").status_code == 200
    assert ann.http.get("/api/me").json() is None
    ann.http.cookies.set("lamplight", kept)
    assert ann.http.get("/api/me").json() is None, "a cookie that was kept opens nothing"
    assert ann.http.post("/api/link", json={"token": token}).json()["id"] == ann.id


def test_logging_out_everywhere_ends_sessions_links_and_connections(server: Server, guest: Make) -> None:
    ann = guest()
    token = ann.http.post("/api/me/link").json()["token"]
    other = guest("", cookie=ann.cookie)
    live = other.live()
    assert ann.http.post("/api/me/logout", params={"everywhere": "true"}).status_code == 200
    bye = live.until_type("bye")
    assert (bye["again"], bye["code"]) == (False, "logged-out")
    assert live.closed()
    assert other.http.get("/api/me").json() is None
    again = other.live(greet=False)
    assert again.until_type("bye")["words"]["id"] == "server-who-are-you"
    assert httpx.post(f"{server.http}/api/link", json={"token": token}, headers={"x-lamplight": "1"}).status_code == 404


def test_a_new_name_is_shown_at_tables(guest: Make) -> None:
    ann, bob = guest(), guest("Bob")
    table = playing(ann, bob)
    live = bob.live()
    live.watch(table)
    assert ann.http.patch("/api/me", json={"name": "Anna"}).json()["name"] == "Anna"
    update = live.until(lambda message: message["type"] == "update" and "info" in message)
    assert [seat["person"]["name"] for seat in update["info"]["seats"]] == ["Anna", "Bob"]
    assert ann.do(table, "say", text="hello").status_code == 200
    assert live.until(lambda message: "said" in message)["said"]["by"]["name"] == "Anna"


def test_what_is_changed_is_checked(guest: Make) -> None:
    ann = guest()
    for body, reason in (
        ({"name": " "}, "server-bad-name"),
        ({"language": "xx"}, "server-bad-language"),
        ({"email": "nothing"}, "server-bad-email"),
    ):
        refused = ann.http.patch("/api/me", json=body)
        assert (refused.status_code, words(refused)) == (400, reason)
    changed = ann.http.patch("/api/me", json={"language": "it", "email": "a@b.example", "mail_turns": True}).json()
    assert (changed["language"], changed["email"], changed["mail_turns"]) == ("it", "a@b.example", True)
    assert "email" not in ann.http.patch("/api/me", json={"email": ""}).json()


def test_everything_about_me_can_be_exported(guest: Make) -> None:
    ann, bob = guest(), guest("Bob")
    own, others = playing(ann, bob), bob.table()
    assert ann.do(own, "say", text="at my own table").status_code == 200
    assert ann.do(others, "say", text="where I only watch").status_code == 200
    assert bob.do(others, "say", text="not Ann's").status_code == 200
    ann.http.put(f"/api/me/relations/{bob.id}/mute").raise_for_status()
    ann.http.patch("/api/me", json={"email": "a@b.example"}).raise_for_status()
    ann.http.post("/api/me/password", json={"login": "exporting", "password": "lamp lighter"}).raise_for_status()
    answer = ann.http.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    kept = answer.json()
    assert kept["person"]["email"] == "a@b.example"
    assert "password" not in kept["person"]
    assert "argon2" not in answer.text
    assert kept["relations"] == [{"person": bob.id, "kind": "mute"}]
    assert kept["seats"] == [{"table": own, "seat": 0}]
    assert sorted(line["text"] for line in kept["chat"]) == ["at my own table", "where I only watch"]


def test_who_is_deleted_is_gone_from_tables_journals_and_lists(serve: Serve, database: str) -> None:
    server = serve(database)
    ann, bob = Guest(server, "Annabel Lee"), Guest(server, "Bob")
    table, watched, open_table = playing(ann, bob), bob.table(), ann.table()
    assert ann.do(table, "say", text="quoth the raven").status_code == 200
    assert ann.do(watched, "say", text="nevermore").status_code == 200
    ann.http.patch("/api/me", json={"name": "Annabel Lee II", "email": "annabel@lee.example"}).raise_for_status()
    ann.http.post("/api/me/password", json={"login": "annabel", "password": "lamp lighter"}).raise_for_status()
    own, live = ann.live(), bob.live()
    live.watch(table)
    assert ann.http.request("DELETE", "/api/me", json={"password": "lamp lighter"}).status_code == 200
    assert own.closed()
    assert ann.http.get("/api/me").json() is None
    update = live.until(lambda message: "info" in message and "bot" in message["info"]["seats"][0])
    assert update["info"]["seats"][0]["resigned"]
    live.send(type="unwatch", table=table)
    assert live.watch(table)["chat"] == []
    assert bob.info(open_table)["status"] == "closed"
    ann.close()
    bob.close()
    server.stop()
    everything = _dump(database)
    for gone in (b"Annabel", b"raven", b"nevermore", b"annabel"):
        assert gone not in everything


def _dump(address: str) -> bytes:
    """Every value of every row of a database."""

    def read(connection: Connection) -> bytes:
        metadata = MetaData()
        metadata.reflect(connection)
        rows = [row for table in metadata.tables.values() for row in connection.execute(select(table))]
        return b"\n".join(one if isinstance(one, bytes) else str(one).encode() for row in rows for one in row)

    async def work() -> bytes:
        database = open_database(address)
        await database.start()
        try:
            return await database.read(read)
        finally:
            await database.stop()

    return asyncio.run(work())


def test_muted_people_are_not_read(guest: Make) -> None:
    ann, bob = guest(), guest("Bob")
    table = playing(ann, bob)
    live = ann.live()
    live.watch(table)
    assert ann.http.put(f"/api/me/relations/{bob.id}/mute").json()["muted"] == [bob.id]
    assert bob.do(table, "say", text="shouting").status_code == 200
    said = live.until(lambda message: "said" in message)["said"]
    assert said["muted"]
    assert "text" not in said
    live.send(type="unwatch", table=table)
    assert "shouting" not in json.dumps(live.watch(table))
    assert "muted" not in ann.http.delete(f"/api/me/relations/{bob.id}/mute").json()
    live.send(type="unwatch", table=table)
    assert "shouting" in json.dumps(live.watch(table))


def test_people_who_have_blocked_one_another_do_not_sit_down_together(guest: Make) -> None:
    ann, bob, eve = guest(), guest("Bob"), guest("Eve")
    ann.http.put(f"/api/me/relations/{eve.id}/block").raise_for_status()
    hosted, others = ann.table(), bob.table()
    assert words(eve.take(hosted, 1)) == "server-blocked"
    assert eve.take(others, 0).status_code == 200
    assert words(ann.take(others, 1)) == "server-blocked"
    assert ann.http.delete(f"/api/me/relations/{eve.id}/block").status_code == 200
    assert ann.take(others, 1).status_code == 200


def test_only_somebody_else_who_exists_can_be_muted(guest: Make) -> None:
    ann = guest()
    assert words(ann.http.put(f"/api/me/relations/{ann.id}/mute")) == "server-not-yourself"
    assert words(ann.http.put("/api/me/relations/nobody/mute")) == "server-no-such-person"
    assert ann.http.put("/api/me/relations/nobody/hate").status_code == 400


def test_presence_says_who_watches(guest: Make) -> None:
    ann, bob = guest(), guest("Bob")
    table = ann.table()
    first = ann.live()
    first.watch(table)
    second = bob.live()
    second.watch(table)

    def names(live: Live) -> set[str]:
        return {one["name"] for one in live.until_type("presence")["here"]}

    assert names(first) == {"Ann"}
    assert names(first) == {"Ann", "Bob"}
    second.close()
    assert names(first) == {"Ann"}


def test_presence_names_and_log_outs_cross_processes(serve: Serve, postgres: str) -> None:
    here, there = serve(postgres), serve(postgres)
    ann = Guest(here)
    bob, ann_there = Guest(there, "Bob"), Guest(there, cookie=ann.cookie)
    table = ann.table()
    near, far = ann.live(), bob.live()
    near.watch(table)
    far.watch(table)

    def here_are(*names: str) -> Callable[[dict[str, Any]], bool]:
        return lambda message: message["type"] == "presence" and {one["name"] for one in message["here"]} == set(names)

    near.until(here_are("Ann", "Bob"))
    far.until(here_are("Ann", "Bob"))
    assert ann_there.http.patch("/api/me", json={"name": "Anna"}).status_code == 200
    near.until(here_are("Anna", "Bob"))
    near.do(type="say", table=table, text="hello")
    assert far.until(lambda message: "said" in message)["said"]["by"]["name"] == "Anna"
    far.close()
    near.until(here_are("Anna"))
    assert ann_there.http.post("/api/me/logout", params={"everywhere": "true"}).status_code == 200
    assert near.until_type("bye")["again"] is False
    eventually(lambda: not here.service.presence.connections)
    for one in (ann, bob, ann_there):
        one.close()


def test_a_process_that_stops_takes_its_people_along(serve: Serve, postgres: str) -> None:
    here, there = serve(postgres), serve(postgres)
    ann, bob = Guest(here), Guest(there, "Bob")
    table = ann.table()
    near, far = ann.live(), bob.live()
    far.watch(table)
    near.watch(table)
    near.until(lambda message: message["type"] == "presence" and len(message["here"]) == 2)
    there.stop()
    near.until(lambda message: message["type"] == "presence" and len(message["here"]) == 1)
    for one in (ann, bob):
        one.close()
