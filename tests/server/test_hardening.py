"""What a stranger tries: old cookies, guessed passwords, slow requests, a clock that is set back, too many letters."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from itsdangerous import TimestampSigner
from sqlalchemy.engine import make_url

from lamplight.kernel.message import Message
from lamplight.server import rates
from lamplight.server.clock import Clock
from lamplight.server.people.accounts import Person
from lamplight.server.people.registry import GUESSES, LETTERS_A_DAY
from lamplight.server.people.sessions import Signer
from lamplight.server.process import patience
from lamplight.server.settings import Limits, Mail
from lamplight.server.storage import shared_rates
from lamplight.server.storage.address import open_database
from lamplight.server.storage.sqlite import SqliteDatabase
from lamplight.server.web import guard
from lamplight.text.speaker import LANGUAGES, Speaker

from .conftest import Server
from .guests import ANSWER_TIMEOUT_S, Guest, eventually, one_server, words

PASSWORD = "correct horse battery"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    mail = Mail("127.0.0.1", 1, tls="none")  # nobody is there: what would be sent is counted all the same
    with one_server(tmp_path_factory.mktemp("hardening"), mail=mail) as running:
        yield running


def with_password(server: Server, login: str) -> Guest:
    guest = Guest(server, login)
    assert guest.http.post("/api/me/password", json={"login": login, "password": PASSWORD}).status_code == 200
    return guest


def who(server: Server, cookie: str) -> object:
    return httpx.get(
        f"{server.http}/api/me", headers={"cookie": f"lamplight={cookie}"}, timeout=ANSWER_TIMEOUT_S
    ).json()


# Accounts.


def test_logging_out_ends_the_session_wherever_its_cookie_is(server: Server) -> None:
    ann = with_password(server, "ann-out")
    body = {"login": "ann-out", "password": PASSWORD}
    elsewhere = httpx.post(
        f"{server.http}/api/login", json=body, headers={"x-lamplight": "1"}, timeout=ANSWER_TIMEOUT_S
    )
    stolen, other = ann.cookie, elsewhere.cookies["lamplight"]
    live = ann.live()
    assert ann.http.post("/api/me/logout").status_code == 200
    assert live.until_type("bye")["code"] == "logged-out"
    assert who(server, stolen) is None, "the cookie opens nothing any more"
    assert who(server, other) is not None, "the other device stays"
    ann.close()


def test_guesses_are_counted_for_the_account_from_wherever_they_come(server: Server) -> None:
    ann, ben = with_password(server, "ann-guessed"), with_password(server, "ben-guessed")
    found: list[int] = []
    for number in range(GUESSES + 2):
        wrong = {"login": " ANN-guessed", "password": f"wrong {number}"}
        found.append(
            ann.http.post("/api/login", json=wrong, headers={"x-forwarded-for": f"192.0.2.{number}"}).status_code
        )
    assert found == [403] * GUESSES + [429] * 2
    right = ann.http.post("/api/login", json={"login": "ann-guessed", "password": PASSWORD})
    assert words(right) == "server-too-many-guesses", "else one could go on guessing"
    assert ann.http.get("/api/me").json() is not None, "who is logged in stays so"
    for _ in range(GUESSES + 2):
        assert ben.http.post("/api/login", json={"login": "ben-guessed", "password": PASSWORD}).status_code == 200
    ann.close()
    ben.close()


def test_deleting_an_account_asks_for_its_password(server: Server) -> None:
    ann, guest = with_password(server, "ann-leaves"), Guest(server)
    for body in (None, {}, {"password": "wrong"}):
        refused = ann.http.request("DELETE", "/api/me", json=body)
        assert (refused.status_code, words(refused)) == (403, "server-password-needed")
    assert ann.http.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 200
    assert ann.http.get("/api/me").json() is None
    assert guest.http.delete("/api/me").status_code == 200, "who has none is asked for none"
    ann.close()
    guest.close()


# Letters.


def test_nobody_gets_many_letters_whoever_gives_their_address(server: Server) -> None:
    people = [Guest(server, f"Eve {number}") for number in range(LETTERS_A_DAY + 1)]
    found = [one.http.patch("/api/me", json={"email": "Victim@example.org"}) for one in people]
    assert [one.status_code for one in found] == [200] * LETTERS_A_DAY + [429]
    assert words(found[-1]) == "server-too-many-letters"
    assert people[0].http.patch("/api/me", json={"email": "other@example.org"}).status_code == 200
    for one in people:
        one.close()


def test_a_letter_to_somebody_who_has_not_confirmed_says_nothing_of_a_stranger() -> None:
    for language in LANGUAGES:
        assert not Speaker(language).check(Message("server-confirm-letter", {"link": "https://play.example.org/x"}))


@pytest.mark.parametrize("step", [0, 3_600_000, -3_600_000])
def test_limits_are_counted_by_all_processes_together(database: str, step: int) -> None:
    async def work() -> list[bool]:
        one, two = open_database(database), open_database(database)
        for each in (one, two):
            await each.start()
        found = [
            await each.write(lambda c, number=number: shared_rates.take(c, "guests a", 3, 3600, 10**12 + number))  # type: ignore[misc]
            for number, each in enumerate((one, two, one, two))
        ]
        found.append(await one.write(lambda c: shared_rates.take(c, "guests b", 3, 3600, 10**12)))
        found.append(await one.write(lambda c: shared_rates.take(c, "guests a", 3, 3600, 10**12 + 10 + step)))
        await one.write(lambda c: shared_rates.tidy(c, 10**12 + 10**9))
        found.append(await two.write(lambda c: shared_rates.take(c, "guests a", 3, 3600, 10**12 + 10**9)))
        for each in (one, two):
            await each.stop()
        return found

    assert asyncio.run(work()) == [True, True, True, False, True, step > 0, True]


# Time.


def test_a_clock_that_is_set_back_goes_on() -> None:
    wall, steady = [5_000_000_000], [0]
    clock = Clock(lambda: wall[0], lambda: steady[0])
    assert clock() == 5000
    wall[0] -= 3_600_000_000_000
    steady[0] += 2_000_000
    assert clock() == 5002, "time passes as it does"
    wall[0] += 7_200_000_000_000
    assert clock() == 3_605_000, "set on, it is believed"


def _stamping(at: int) -> Callable[[TimestampSigner], int]:
    def stamp(_: TimestampSigner) -> int:
        return at

    return stamp


def test_nobody_is_logged_out_by_a_clock_that_is_set_back(monkeypatch: pytest.MonkeyPatch) -> None:
    signer, person = Signer("s" * 40), Person("ann", "Ann", "en", 1)
    with monkeypatch.context() as later:
        later.setattr(TimestampSigner, "get_timestamp", _stamping(int(time.time()) + 3600))
        cookie = signer.cookie(person)
    with monkeypatch.context() as long_ago:
        long_ago.setattr(TimestampSigner, "get_timestamp", _stamping(1_000_000_000))
        old = signer.cookie(person)
    assert signer.read(cookie) == ("ann", 1)
    assert signer.read(old) is None
    made = signer._sessions.dumps(["ann", 1])  # pyright: ignore[reportPrivateUsage]
    assert signer.read(made) == ("ann", 1), "as the first release made them"


# The server itself.


def test_health_tells_when_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lamplight.server.service.HEALTH_TIMEOUT_S", 0.5)
    monkeypatch.setattr("lamplight.server.service.HEALTH_INTERVAL_S", 0.0)
    with one_server(tmp_path) as running:

        def status() -> tuple[int, str]:
            answer = httpx.get(f"{running.http}/healthz", timeout=ANSWER_TIMEOUT_S)
            return answer.status_code, answer.json()["status"]

        eventually(lambda: status() == (200, "ok"))
        blocker = sqlite3.connect(tmp_path / "lamplight.db", isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        assert status() == (503, "writing")
        blocker.execute("ROLLBACK")
        blocker.close()
        eventually(lambda: status() == (200, "ok"))


def said(server: Server, sent: bytes) -> bytes:
    """All that a server says to who sends this and no more, until it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=ANSWER_TIMEOUT_S) as line:
        line.sendall(sent)
        heard = b""
        while part := line.recv(4096):
            heard += part
        return heard


@pytest.mark.parametrize("sent", [b"", b"GE", b"GET /healthz HTTP/1.1\r\nhost: x\r\nx-slow: "])
def test_a_request_whose_head_never_ends_is_let_go(
    server: Server, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(patience, "HEAD_TIMEOUT_S", 0.2)
    assert said(server, sent) == b""


def test_a_second_request_that_never_ends_is_let_go_too(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "HEAD_TIMEOUT_S", 0.2)
    whole = b"GET /api/protocol.json HTTP/1.1\r\nhost: x\r\n\r\n"
    assert said(server, whole + b"GET /api/pro").startswith(b"HTTP/1.1 200")


def test_a_request_whose_body_never_ends_is_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_TIMEOUT_S", 0.2)
    head = b"POST /api/people HTTP/1.1\r\nhost: x\r\nx-lamplight: 1\r\ncontent-type: application/json\r\n"
    heard = said(server, head + b'content-length: 1000\r\n\r\n{"name": "')
    assert heard.startswith(b"HTTP/1.1 400")
    assert b"server-request-too-slow" in heard


def test_metrics_are_for_this_machine_and_tell_of_nobody(server: Server) -> None:
    ann = Guest(server, "Annabel of the metrics")
    table = ann.table()
    page = httpx.get(f"{server.http}/metrics", timeout=ANSWER_TIMEOUT_S)
    assert page.status_code == 200
    assert not [secret for secret in (ann.id, table, "Annabel", ann.cookie) if secret in page.text]
    for headers in (
        {"x-forwarded-for": "192.0.2.7"},
        {"x-forwarded-for": "127.0.0.1"},
        {"forwarded": "for=127.0.0.1"},
        {"host": "play.example.org"},
    ):
        hidden = httpx.get(f"{server.http}/metrics", headers=headers, timeout=ANSWER_TIMEOUT_S)
        assert hidden.status_code == 404, headers
    ann.close()


@pytest.mark.parametrize("before", [None, 0o644])
def test_the_database_is_its_owners_alone(tmp_path: Path, before: int | None) -> None:
    file = tmp_path / "lamplight.db"
    if before is not None:
        file.touch()
        file.chmod(before)

    async def modes() -> set[int]:
        database = SqliteDatabase(make_url(f"sqlite:///{file}"))
        await database.start()
        await database.write(lambda c: shared_rates.take(c, "a", 1, 1, 0))
        found = {stat.S_IMODE(one.stat().st_mode) for one in tmp_path.iterdir()}
        await database.stop()
        return found

    assert asyncio.run(modes()) == {0o600}


def test_messages_are_counted_for_the_person_by_all_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "time", SimpleNamespace(monotonic=lambda: 0.0))
    with one_server(tmp_path, Limits(commands=5, requests=1000)) as tight:
        ann, ben = Guest(tight), Guest(tight, "Ben")
        table = ann.table()
        first, *others = [ann.live() for _ in range(3)]
        for number in range(20):
            first.send(type="ping", ref=str(number))
        assert first.until_type("error")["problem"]["code"] == "too-many"
        for other in others:
            other.send(type="ping", ref="mine")
            assert other.until_type("pong", "error")["type"] == "error", (
                "another connection sends no more than the first"
            )
        assert words(ann.do(table, "say", text="by REST")) == "server-too-many"
        other = ben.live()
        other.send(type="ping", ref="x")
        assert other.until_type("pong", "error")["type"] == "pong"
        ann.close()
        ben.close()
