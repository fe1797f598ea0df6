"""Mail to whoever is asked and not there, handed in at a real (small) mail server."""

from __future__ import annotations

import asyncio
import email
import email.policy
import re
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from sqlalchemy import func, select

from lamplight.kernel.message import Message
from lamplight.server.people import mail as mail_module
from lamplight.server.people.registry import LETTERS_A_DAY, LETTERS_AN_HOUR
from lamplight.server.service import Service
from lamplight.server.settings import Mail, Settings
from lamplight.server.storage import schema
from lamplight.text.speaker import Speaker

from .conftest import Serve, Server
from .guests import Guest, eventually, playing, some_action

T = TypeVar("T")


class Postbox:
    """A mail server that takes everything, as far as it is told to."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, EmailMessage]] = []
        self.refuse = 0
        """So many letters are refused first."""
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(10)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._talk, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        self._loop.run_until_complete(asyncio.sleep(0.05))
        self._loop.close()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 postbox\r\n")
        to = ""
        while line := (await reader.readline()).decode().strip():
            word = line[:4].upper()
            if word == "RCPT":
                to = line.partition("<")[2].partition(">")[0]
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                text = b""
                while (part := await reader.readline()) != b".\r\n":
                    text += part
                if self.refuse > 0:
                    self.refuse -= 1
                    writer.write(b"451 not now\r\n")
                    continue
                letter = email.message_from_bytes(text, policy=email.policy.default)
                assert isinstance(letter, EmailMessage)
                self.letters.append((to, letter))
            writer.write(b"221 bye\r\n" if word == "QUIT" else b"250 good\r\n")
            if word == "QUIT":
                break
        writer.close()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)


@pytest.fixture
def postbox(monkeypatch: pytest.MonkeyPatch) -> Iterator[Postbox]:
    monkeypatch.setattr(mail_module, "LOOK_INTERVAL_S", 0.05)
    box = Postbox()
    yield box
    box.close()


class Clock:
    """The time, which tests may put forward."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead


Start = Callable[..., Server]


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def start(serve: Serve, postbox: Postbox, clock: Clock) -> Start:
    def go(database: str) -> Server:
        def make(settings: Settings) -> Service:
            return Service(settings, now=clock)

        posted = Mail("127.0.0.1", postbox.port, sender="table@lamplight.example", tls="none")
        return serve(database, make, mail=posted, public_url="http://lamplight.example")

    return go


def _pair(server: Server, postbox: Postbox) -> tuple[Guest, Guest, str]:
    """Bob wants mail in French, Ann does not; both are asked to choose in secret."""
    ann, bob = Guest(server), Guest(server, "Bob", language="fr")
    bob.http.patch("/api/me", json={"email": "bob@mail.example", "mail_turns": True}).raise_for_status()
    assert httpx.post(server.http + _asked(postbox)).status_code == 200
    return ann, bob, playing(ann, bob)


def _asked(postbox: Postbox) -> str:
    """The page that the first letter leads to; the letter is taken out of the box."""
    eventually(lambda: bool(postbox.letters))
    _, letter = postbox.letters.pop(0)
    found = re.search(r"http://lamplight\.example(/confirm/\S+)", letter.get_content())
    assert found is not None
    return found[1]


def test_an_address_gets_mail_once_its_owner_has_said_so(start: Start, database: str, postbox: Postbox) -> None:
    server = start(database)
    ann, bob = Guest(server), Guest(server, "Bob", language="fr")
    me = bob.http.patch("/api/me", json={"email": "bob@mail.example", "mail_turns": True}).json()
    assert not me.get("confirmed")
    eventually(lambda: bool(postbox.letters))
    assert (postbox.letters[0][0], postbox.letters[0][1]["subject"]) == (
        "bob@mail.example",
        Speaker("fr").text("server-confirm-subject"),
    )
    page = _asked(postbox)
    table = playing(ann, bob)
    assert _notes(server) == 0, "nobody has said whose address it is"
    looked = httpx.get(server.http + page)
    assert (looked.status_code, "bob@mail.example" in looked.text, "<form" in looked.text) == (200, True, True)
    assert not bob.http.get("/api/me").json().get("confirmed"), "to look at a page says nothing"
    assert httpx.post(server.http + page).status_code == 200
    assert bob.http.get("/api/me").json()["confirmed"]
    bob.http.patch("/api/me", json={"email": "bob@mail.example"}).raise_for_status()
    live = bob.live()
    seat, version, action = some_action(live, table)
    assert live.do(type="play", table=table, seat=seat, version=version, action=action)["type"] == "ack"
    live.close()
    bob.http.patch("/api/me", json={"email": "robert@mail.example"}).raise_for_status()
    assert not bob.http.get("/api/me").json().get("confirmed")
    assert httpx.post(server.http + page).status_code == 404, "it is not his address any more"
    assert _asked(postbox) != page
    ann.close()
    bob.close()


@pytest.mark.parametrize("token", ["x", "a.b.c", "%00", "é"])
def test_no_address_is_confirmed_by_guessing(server: Server, token: str) -> None:
    for ask in (httpx.get, httpx.post):
        refused = ask(f"{server.http}/confirm/{token}")
        assert refused.status_code == 404
        assert "script" not in refused.text


def test_nobody_can_have_letters_sent_without_end(start: Start, tmp_path: Path, postbox: Postbox) -> None:
    server = start(f"sqlite:///{tmp_path / 'letters.db'}")
    ann = Guest(server)
    answers = [
        ann.http.patch("/api/me", json={"email": f"{number}@mail.example"}) for number in range(LETTERS_AN_HOUR + 1)
    ]
    assert [answer.status_code for answer in answers] == [200] * LETTERS_AN_HOUR + [429]
    eventually(lambda: len(postbox.letters) == LETTERS_AN_HOUR)
    ann.close()


def test_who_is_asked_and_away_is_told_once_in_their_language(
    start: Start, database: str, clock: Clock, postbox: Postbox
) -> None:
    servers = [start(database)] if database.startswith("sqlite") else [start(database), start(database)]
    ann, bob, table = _pair(servers[0], postbox)
    time.sleep(0.5)
    assert postbox.letters == []  # Bob may still come
    clock.ahead += 120_000
    eventually(lambda: bool(postbox.letters))
    time.sleep(1)
    assert len(postbox.letters) == 1
    to, letter = postbox.letters[0]
    assert (to, letter["from"]) == ("bob@mail.example", "table@lamplight.example")
    french = Speaker("fr")
    assert letter["subject"] == french.text("server-mail-subject", game=Message("dual-powers-title"))
    assert f"http://lamplight.example/table/{table}" in letter.get_content()
    assert "Bob" in letter.get_content()
    ann.close()
    bob.close()


def test_who_is_there_gets_no_mail(start: Start, tmp_path: Path, clock: Clock, postbox: Postbox) -> None:
    server = start(f"sqlite:///{tmp_path / 'there.db'}")
    ann, bob, table = _pair(server, postbox)
    live = bob.live()
    _put_forward(server, clock, 120_000)
    eventually(lambda: _notes(server) == 0)
    assert postbox.letters == []
    live.close()
    assert ann.do(table, "say", text="are you there?").status_code == 200
    _put_forward(server, clock, 120_000)
    assert postbox.letters == []  # it has been his turn before
    ann.close()
    bob.close()


def test_who_has_moved_gets_no_mail(start: Start, tmp_path: Path, clock: Clock, postbox: Postbox) -> None:
    server = start(f"sqlite:///{tmp_path / 'moved.db'}")
    ann, bob, table = _pair(server, postbox)
    live = bob.live()
    seat, version, action = some_action(live, table)
    assert live.do(type="play", table=table, seat=seat, version=version, action=action)["type"] == "ack"
    live.close()
    clock.ahead += 120_000
    eventually(lambda: _notes(server) == 0)
    assert postbox.letters == []
    ann.close()
    bob.close()


def test_a_mail_server_that_is_busy_is_asked_again(
    start: Start, tmp_path: Path, clock: Clock, postbox: Postbox
) -> None:
    server = start(f"sqlite:///{tmp_path / 'busy.db'}")
    ann, bob, _ = _pair(server, postbox)
    postbox.refuse = 1
    clock.ahead += 120_000
    eventually(lambda: postbox.refuse == 0)
    assert (_notes(server), postbox.letters) == (1, [])
    clock.ahead += mail_module.LEASE_MS
    eventually(lambda: bool(postbox.letters))
    eventually(lambda: _notes(server) == 0)
    ann.close()
    bob.close()


def _notes(server: Server) -> int:
    """How many notes wait."""
    query = select(func.count()).select_from(schema.mails)
    return _run(server, server.service.database.read(lambda c: int(c.execute(query).scalar_one())))


def _put_forward(server: Server, clock: Clock, milliseconds: int) -> None:
    """Time passes, and the server notes who is connected, as it does every few seconds."""
    clock.ahead += milliseconds - 1000
    _run(server, server.service.look_round())
    clock.ahead += 1000


def _run(server: Server, work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run_coroutine_threadsafe(work, server.service.loop).result(20)


PASSWORD = "lamp lighter"


def _with_password(server: Server, postbox: Postbox, login: str) -> Guest:
    """Somebody with a password and a confirmed address."""
    guest = Guest(server, "Ann", language="it")
    guest.http.post("/api/me/password", json={"login": login, "password": PASSWORD}).raise_for_status()
    guest.http.patch("/api/me", json={"email": "Ann@mail.example"}).raise_for_status()
    assert httpx.post(server.http + _asked(postbox)).status_code == 200
    return guest


def _forgotten(server: Server, who: str) -> int:
    return httpx.post(f"{server.http}/api/forgotten", json={"who": who}, headers={"x-lamplight": "1"}).status_code


def _reset(server: Server, token: str, password: str) -> httpx.Response:
    return httpx.post(
        f"{server.http}/api/reset", json={"token": token, "password": password}, headers={"x-lamplight": "1"}
    )


def _token(postbox: Postbox) -> str:
    eventually(lambda: bool(postbox.letters))
    to, letter = postbox.letters.pop(0)
    assert to == "Ann@mail.example"
    assert letter["subject"] == Speaker("it").text("server-reset-subject")
    found = re.search(r"http://lamplight\.example/reset#(\S+)", letter.get_content())
    assert found is not None
    return found[1]


@pytest.mark.parametrize("who", ["@Ann", " ann@MAIL.example "])
def test_a_forgotten_password_is_replaced_by_a_letter_once(
    start: Start, database: str, postbox: Postbox, who: str
) -> None:
    server = start(database)
    ann = _with_password(server, postbox, "ann")
    live = ann.live()
    assert _forgotten(server, who) == 200
    token = _token(postbox)
    answer = _reset(server, token, "another lighter")
    assert (answer.status_code, answer.json()["id"]) == (200, ann.id)
    assert live.until_type("bye")["code"] == "logged-out"
    assert ann.http.get("/api/me").json() is None
    again = _reset(server, token, "a third lighter")
    assert (again.status_code, again.json()["words"]["id"]) == (404, "server-bad-link")
    for password, status in ((PASSWORD, 403), ("another lighter", 200)):
        assert ann.http.post("/api/login", json={"login": "ann", "password": password}).status_code == status
    ann.close()


def test_a_letter_frees_an_account_at_which_others_have_guessed(start: Start, tmp_path: Path, postbox: Postbox) -> None:
    server = start(f"sqlite:///{tmp_path / 'guessed.db'}")
    ann = _with_password(server, postbox, "ann")
    for _ in range(11):
        last = ann.http.post("/api/login", json={"login": "ann", "password": "guessed"})
    assert last.status_code == 429
    assert _forgotten(server, "ann") == 200
    assert _reset(server, _token(postbox), "another lighter").status_code == 200
    assert ann.http.post("/api/login", json={"login": "ann", "password": "another lighter"}).status_code == 200
    ann.close()


def test_who_asks_for_letters_learns_nothing_and_fills_no_postbox(
    start: Start, tmp_path: Path, postbox: Postbox
) -> None:
    server = start(f"sqlite:///{tmp_path / 'asked.db'}")
    ann = _with_password(server, postbox, "ann")
    unconfirmed = Guest(server, "Bob")
    unconfirmed.http.post("/api/me/password", json={"login": "bob", "password": PASSWORD}).raise_for_status()
    answers = {_forgotten(server, who) for who in ("nobody", "bob", "nobody@mail.example", "", " ")}
    assert answers == {200, 400}
    assert {_forgotten(server, "ann") for _ in range(6)} == {200}
    eventually(lambda: len(postbox.letters) == LETTERS_A_DAY)
    time.sleep(0.5)
    assert len(postbox.letters) == LETTERS_A_DAY
    ann.close()
    unconfirmed.close()


@pytest.mark.parametrize("token", ["x", "a.b.c", "é"])
def test_no_password_is_reset_by_guessing(start: Start, tmp_path: Path, token: str) -> None:
    server = start(f"sqlite:///{tmp_path / 'guess.db'}")
    assert _reset(server, token, "another lighter").status_code == 404


def test_where_no_mail_is_set_up_that_is_said(serve: Serve, tmp_path: Path) -> None:
    server = serve(f"sqlite:///{tmp_path / 'without.db'}")
    assert _forgotten(server, "ann") == 409
