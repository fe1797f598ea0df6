"""Limits: how much of everything, where requests come from, what answers carry, and that logs tell no secrets."""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from websockets.exceptions import InvalidStatus

from lamplight.server import logs
from lamplight.server.rates import Buckets
from lamplight.server.settings import Limits
from lamplight.server.web.guard import client_address

from .conftest import Server
from .guests import ANSWER_TIMEOUT_S, Guest, code, one_server, playing, words

MARK = {"x-lamplight": "1"}
TIGHT = Limits(message=2000, upload=20_000, guests=3, logins=4, requests=1000, tables=2, connections=2)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with one_server(tmp_path_factory.mktemp("limits")) as running:
        yield running


@pytest.fixture
def tight(tmp_path: Path) -> Iterator[Server]:
    with one_server(tmp_path, TIGHT) as running:
        yield running


def test_guests_from_one_address(tight: Server) -> None:
    found = [
        httpx.post(f"{tight.http}/api/people", json={"name": "Ann"}, headers=MARK, timeout=ANSWER_TIMEOUT_S)
        for _ in range(5)
    ]
    assert [one.status_code for one in found] == [201, 201, 201, 429, 429]
    assert code(found[-1]) == "too-many"


def test_attempts_to_log_in(tight: Server) -> None:
    ann = Guest(tight)
    body = {"login": "nobody", "password": "whatever it is"}
    found = [ann.http.post("/api/login", json=body).status_code for _ in range(6)]
    assert found == [403, 403, 403, 403, 429, 429]
    assert ann.http.post("/api/link", json={"token": "x"}).status_code == 429
    ann.close()


def test_requests_from_one_address(tmp_path: Path) -> None:
    with one_server(tmp_path, Limits(requests=1)) as server, httpx.Client(base_url=server.http) as client:
        found = [client.get("/api/games").status_code for _ in range(12)]
    assert found[:4] == [200] * 4
    assert 429 in found


def test_tables_of_one_person_connections_messages_and_uploads(tight: Server) -> None:
    ann = Guest(tight)
    first, _ = ann.table(), ann.table()
    refused = ann.http.post("/api/tables", json={"game": "dual-powers"})
    assert (refused.status_code, words(refused)) == (429, "server-too-many-own-tables")
    assert ann.do(first, "close").status_code == 200
    assert ann.table()
    lives = [ann.live(), ann.live()]
    third = ann.live(greet=False)
    assert third.until_type("bye")["code"] == "too-many-connections"
    lives[0].close()
    lives[1].socket.send(json.dumps({"type": "ping", "ref": "x" * 2000}))
    assert lives[1].until_type("error")["problem"]["code"] == "too-large"
    large = ann.http.post("/api/sets", json={"game": "dual-powers", "files": {"a.toml": "x" * 30_000}})
    assert (large.status_code, code(large)) == (413, "too-large")
    ann.close()


def test_new_tables_in_an_hour(tight: Server) -> None:
    ann = Guest(tight)
    made: list[int] = []
    for _ in range(10):
        answer = ann.http.post("/api/tables", json={"game": "dual-powers"})
        made.append(answer.status_code)
        if answer.status_code == 201:
            ann.do(answer.json()["table"], "close")
    assert made == [201] * 8 + [429] * 2
    ann.close()


def test_a_line_of_chat(server: Server) -> None:
    ann = Guest(server)
    table = ann.table()
    assert ann.do(table, "say", text="x" * 500).status_code == 200
    assert ann.do(table, "say", text="x" * 501).status_code == 400
    assert ann.do(table, "say", text="").status_code == 400
    ann.close()


def test_new_names_in_an_hour(server: Server) -> None:
    ann = Guest(server)
    found = [ann.http.patch("/api/me", json={"name": f"Ann {number}"}).status_code for number in range(22)]
    assert found == [200] * 20 + [429] * 2
    ann.close()


def test_uploaded_sets_of_one_person_are_counted_and_their_files_checked(server: Server) -> None:
    ann = Guest(server)
    for files in ({}, {"../set.toml": ""}, {"/etc/passwd.toml": ""}, {"a\x00.toml": ""}, {".toml": ""}, {"a.py": ""}):
        refused = ann.http.post("/api/sets", json={"game": "dual-powers", "files": files})
        assert refused.status_code in (400, 413), refused.text
    many = {f"f{number}.toml": "" for number in range(30)}
    assert ann.http.post("/api/sets", json={"game": "dual-powers", "files": many}).status_code == 413
    long = {"x" * 300 + ".toml": ""}
    assert words(ann.http.post("/api/sets", json={"game": "dual-powers", "files": long})) == "server-set-bad-file"
    ann.close()


def test_buckets_fill_again_and_forget() -> None:
    bucket = Buckets(2, 0.1)
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
    assert bucket.take("b")


def test_addresses_of_one_network_count_as_one() -> None:
    def address(host: str) -> str:
        scope: Any = {"client": (host, 1)}
        return client_address(scope)

    assert address("192.0.2.7") == address("::ffff:192.0.2.7") == "192.0.2.7"
    assert address("2001:db8::1") == address("2001:db8::ffff:1")
    assert address("2001:db8:0:1::1") != address("2001:db8::1")
    assert address("fe80::1%eth0") == address("fe80::2")


# Where requests come from.


def test_pages_of_somebody_else_cannot_ask(server: Server) -> None:
    ann = Guest(server)
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", ""):
        refused = ann.http.patch("/api/me", json={}, headers={"origin": origin})
        assert (refused.status_code, words(refused)) == (403, "server-other-origin"), origin
        with pytest.raises(InvalidStatus) as found:
            ann.live(origin=origin)
        assert found.value.response.status_code == 403
    assert ann.http.patch("/api/me", json={}, headers={"origin": server.http}).status_code == 200
    assert ann.live(origin=server.http)
    preflight = ann.http.options("/api/me", headers={"origin": "https://evil.example"})
    assert "access-control-allow-origin" not in preflight.headers
    ann.close()


def test_behind_a_public_address_that_one_counts(tmp_path: Path) -> None:
    with one_server(tmp_path, public_url="https://lamplight.example") as server:
        body = {"name": "Ann"}
        page = f"{server.http}/api/people"
        right = httpx.post(page, json=body, headers={**MARK, "origin": "https://lamplight.example"})
        wrong = httpx.post(page, json=body, headers={**MARK, "origin": server.http})
    assert (right.status_code, wrong.status_code) == (201, 403)


@pytest.mark.parametrize("path", ["/api/games", "/api/me", "/nothing/here", "/healthz", "/api/schema", "/metrics"])
def test_every_answer_carries_the_security_headers(server: Server, path: str) -> None:
    headers = httpx.get(server.http + path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "same-origin"
    if path.startswith("/api/"):
        assert headers["cache-control"] == "no-store"
    assert "strict-transport-security" not in headers


# What programs read.


def test_health_metrics_and_descriptions(server: Server) -> None:
    ann = Guest(server)
    table = playing(ann, ann)
    assert words(ann.do(table, "start")) == "server-started-already"
    health = httpx.get(f"{server.http}/healthz")
    assert (health.status_code, health.json()["status"]) == (200, "ok")
    metrics = httpx.get(f"{server.http}/metrics").text
    assert 'lamplight_rows_total{kind="started"}' in metrics
    assert 'lamplight_refusals_total{code="not-now"}' in metrics
    assert "lamplight_command_seconds_count" in metrics
    assert "lamplight_rooms" in metrics
    described = httpx.get(f"{server.http}/api/schema").json()
    assert described["openapi"].startswith("3.")
    assert httpx.get(f"{server.http}/api/schema/openapi.json").json() == described
    live = httpx.get(f"{server.http}/api/protocol.json").json()
    assert {"from_client", "from_server", "$defs"} <= set(live)
    assert "Snapshot" in live["$defs"]
    ann.close()


# What logs tell.


def test_logs_tell_no_secrets(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """A whole session, with everything that goes wrong in it, and not one secret on the way out."""
    root, level = logging.getLogger().handlers[:], logging.getLogger().level
    known: list[str] = ["the server's own secret", "lamp lighter", "other lighter", "wrong lighter"]
    try:
        logs.set_up(pretty=False)
        logging.getLogger("lamplight").setLevel(logging.DEBUG)
        with one_server(tmp_path, secret=known[0]) as server:
            ann, bob = Guest(server), Guest(server, "Bob")
            known += [ann.cookie, bob.cookie]
            ann.http.post("/api/me/password", json={"login": "ann", "password": "lamp lighter"})
            ann.http.post("/api/login", json={"login": "ann", "password": "wrong lighter"})
            changed = {"login": "ann", "password": "other lighter", "old": "lamp lighter"}
            ann.http.post("/api/me/password", json=changed)
            known.append(ann.cookie)
            link = ann.http.post("/api/me/link").json()["token"]
            known.append(link)
            bob.http.post("/api/link", json={"token": link})
            bob.http.post("/api/link", json={"token": link})
            bob.close()
            bob = Guest(server, "Bob")
            known.append(bob.cookie)
            nonce = secrets.token_hex(16)
            known.append(nonce)
            table = ann.table()
            ann.do(table, "take", seat=0, nonce=nonce)
            ann.do(table, "take", seat=7, nonce=nonce)
            bob.take(table, 1)
            ann.do(table, "start")
            room = server.service.tables.opened[table].room
            assert room is not None
            known.append(room.table.key)
            live = ann.live()
            live.watch(table)
            live.send(type="nonsense", nonce=nonce)
            live.until_type("error")
            _break(server, table)
            assert ann.do(table, "resign", seat=0).status_code in (423, 500)
            ann.close()
            bob.close()
    finally:
        logging.getLogger().handlers[:] = root
        logging.getLogger().setLevel(level)
        logging.captureWarnings(False)
        structlog.reset_defaults()
    written = "".join(capfd.readouterr())
    assert "match-broken" in written
    assert [secret for secret in known if secret in written] == []


def _break(server: Server, table: str) -> None:
    """From now on the rules of this table fail."""
    room = server.service.tables.opened[table].room
    assert room is not None

    def fail() -> None:
        raise ZeroDivisionError("rules")

    room.name_players = fail  # type: ignore[method-assign]
