"""Handles: everybody has one, nobody else has it, and it is shown wherever the name is."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from lamplight.server.people import handles
from lamplight.server.storage import schema
from lamplight.server.storage.address import open_database
from lamplight.server.storage.migrations import upgrade

from .conftest import Serve, Server
from .guests import Guest, eventually, one_server, playing, words
from .test_migrations import contents, on_database, tables_of
from .test_release_0_1_0 import Left, left

__all__ = ["left"]
PASSWORD = "lamp lighter"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with one_server(tmp_path_factory.mktemp("handles")) as running:
        yield running


@pytest.fixture
def pair(server: Server) -> Iterator[tuple[Guest, Guest]]:
    ann, bob = Guest(server), Guest(server, "Ann")
    yield ann, bob
    ann.close()
    bob.close()


def handle_of(guest: Guest) -> str:
    return str(guest.http.get("/api/me").json()["handle"])


def test_a_guest_is_given_a_handle_that_nobody_else_has(pair: tuple[Guest, Guest]) -> None:
    one, other = map(handle_of, pair)
    assert one.startswith(handles.MADE)
    assert handles.plain_handle(one) == one
    assert one != other


@pytest.mark.parametrize("wanted", ["ab", "роза", "a b", "-ann", "a@b.example", "x" * 31, "admin", "guest-abcdefg", ""])
def test_handles_that_nobody_can_choose(pair: tuple[Guest, Guest], wanted: str) -> None:
    refused = pair[0].http.post("/api/me/password", json={"login": wanted.ljust(3), "password": PASSWORD})
    assert (refused.status_code, words(refused)) == (400, "server-bad-login-name")
    assert handle_of(pair[0]).startswith(handles.MADE)


def test_nobody_has_the_handle_of_somebody_else(pair: tuple[Guest, Guest]) -> None:
    ann, other = pair
    assert ann.http.post("/api/me/password", json={"login": "@Ann.One", "password": PASSWORD}).status_code == 200
    assert handle_of(ann) == "ann.one"
    refused = other.http.post("/api/me/password", json={"login": "ann.one", "password": PASSWORD})
    assert (refused.status_code, words(refused)) == (409, "server-login-taken")
    mine = handle_of(other)
    kept = other.http.post("/api/me/password", json={"login": mine, "password": PASSWORD})
    assert (kept.status_code, kept.json()["login"]) == (200, mine)


def test_two_of_one_name_are_told_apart_at_a_table_and_in_lists(pair: tuple[Guest, Guest]) -> None:
    ann, other = pair
    known = [handle_of(ann), handle_of(other)]
    table = playing(ann, other, listed=True)
    live = other.live()
    info = live.watch(table)["info"]
    assert [(seat["person"]["name"], seat["person"]["handle"]) for seat in info["seats"]] == [
        ("Ann", one) for one in known
    ]
    assert info["host"]["handle"] == known[0]
    here = live.until_type("presence")["here"]
    assert {one["handle"] for one in here} == {known[1]}
    assert ann.do(table, "say", text="hello").status_code == 200
    assert live.until(lambda message: "said" in message)["said"]["by"]["handle"] == known[0]
    listed = next(one for one in ann.http.get("/api/tables").json() if one["info"]["id"] == table)
    assert listed["info"]["host"]["handle"] == known[0]
    chosen = {"login": f"new-{ann.id.lower().strip('_-')[:8]}", "password": PASSWORD}
    assert ann.http.post("/api/me/password", json=chosen).status_code == 200
    update = live.until(lambda message: message["type"] == "update" and "info" in message)
    assert update["info"]["seats"][0]["person"]["handle"] == chosen["login"]


def test_whoever_is_deleted_leaves_no_handle(serve: Serve, database: str) -> None:
    server = serve(database)
    ann, bob = Guest(server), Guest(server, "Bob")
    gone = handle_of(ann).encode()
    table = playing(ann, bob)
    assert ann.do(table, "say", text="hello").status_code == 200
    assert ann.http.request("DELETE", "/api/me", json={}).status_code == 200
    ann.close()
    bob.close()
    server.stop()
    (kept,) = asyncio.run(on_database(database, contents))
    assert gone not in b"".join(
        one if isinstance(one, bytes) else str(one).encode()
        for rows in kept.values()
        for row in rows
        for one in row.values()
    )


def _earlier(connection: Connection) -> None:
    """People as the version before has them."""
    upgrade(connection, "0003")
    plain: dict[str, Any] = {"language": "en", "created": 1, "seen": 1, "epoch": 1, "mail_turns": False}
    people = tables_of(connection)["people"]
    for number, login in enumerate(("ann", "ann@mail.example", "роза", "admin", None, None)):
        connection.execute(insert(people).values(id=str(number), name="Ann", login=login, **plain))


def test_a_login_becomes_the_handle_unless_it_may_tell_too_much(database: str) -> None:
    async def work() -> list[Any]:
        await on_database(database, _earlier)
        base = open_database(database)
        await base.start()
        people = schema.people.c
        found = await base.read(lambda c: c.execute(select(people.handle, people.login).order_by(people.id)).all())
        await base.stop()
        return [tuple(row) for row in found]

    found = asyncio.run(work())
    assert found[0] == ("ann", "ann")
    assert [login for _, login in found] == ["ann", "ann@mail.example", "роза", "admin", None, None]
    assert all(handle.startswith(handles.MADE) for handle, _ in found[1:])
    assert len({handle for handle, _ in found}) == len(found)


def test_tables_of_the_first_release_learn_the_handles(left: Left) -> None:
    ann = left.guest("ann")
    assert handle_of(ann) == "ann"
    table = left.tables["undo"]

    def told() -> bool:
        return {seat["person"].get("handle", "") for seat in ann.info(table)["seats"]} == {"ann", "ben"}

    eventually(told)
