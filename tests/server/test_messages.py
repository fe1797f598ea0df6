"""Live messages of every wrong kind: each gets an answer that says what is wrong, and the server goes on."""

from __future__ import annotations

import contextlib
import json
import secrets
import socket
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from lamplight.server import rates
from lamplight.server.live import connection as live_module
from lamplight.server.live.connection import MOST_WATCHED
from lamplight.server.process import worker
from lamplight.server.settings import Limits
from lamplight.server.wire import protocol
from lamplight.server.wire.refusals import STATUS

from .conftest import GENEROUS, Server
from .guests import ANSWER_TIMEOUT_S, Guest, Live, eventually, one_server, playing, some_action

TYPES = [str(kind.__struct_config__.tag) for kind in get_args(protocol.FromClient)]
FIELDS = sorted({name for kind in get_args(protocol.FromClient) for name in kind.__struct_fields__})
ANSWERS = (
    *("ack", "refused", "error", "welcome", "pong", "snapshot", "presence"),
    *("previewed", "foreseen", "explained", "answered"),
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with one_server(tmp_path_factory.mktemp("messages")) as running:
        yield running


@pytest.fixture(scope="module")
def ann(server: Server) -> Iterator[Guest]:
    guest = Guest(server)
    yield guest
    guest.close()


@pytest.fixture(scope="module")
def live(ann: Guest) -> Live:
    return ann.live()


@pytest.fixture(scope="module")
def table(ann: Guest) -> str:
    return playing(ann, ann)


def _told(live: Live, raw: str | bytes) -> dict[str, Any]:
    """The first answer to a message as it is, and then a sign of life."""
    live.socket.send(raw)
    mark = secrets.token_hex(8)
    live.send(type="ping", ref=mark)
    answers: list[dict[str, Any]] = []
    while (answer := live.read()) != {"type": "pong", "ref": mark}:
        answers.append(answer)
    return answers[0] if answers else {"type": "nothing"}


def _code(answer: dict[str, Any]) -> str:
    return str(answer["problem"]["code"]) if "problem" in answer else str(answer["type"])


DEEP = '{"a":' * 20_000 + "1" + "}" * 20_000


@pytest.mark.parametrize(
    "raw",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "7",
        "{}",
        '{"type": "nothing"}',
        '{"type": ["ping"]}',
        '{"type": "ping"}',
        '{"type": "ping", "ref": ""}',
        '{"type": "ping", "ref": "a", "more": 1}',
        '{"type": "ping", "ref": "\\ud800"}',
        '{"type": "ping", "ref": "\\u0000"}',
        '{"type": "watch", "table": "../../etc"}',
        '{"type": "watch", "table": "x", "heard": [{"seat": -1, "seq": 0}]}',
        '{"type": "play", "table": "x", "id": "a", "seat": 99, "version": 1, "action": {}}',
        '{"type": "play", "table": "x", "id": "a", "seat": 0, "version": 1e99, "action": {}}',
        '{"type": "say", "table": "x", "id": "a", "text": ""}',
        b"\x00\xff\xfe",
        b'{"type": "ping", "ref": "a"}',
        b"",
        DEEP,
        "[" * 60_000,
    ],
    ids=lambda raw: repr(raw[:40]),
)
def test_what_is_no_message_is_a_bad_request(live: Live, raw: str | bytes) -> None:
    answer = _told(live, raw)
    assert (answer["type"], _code(answer)) == ("error", "bad-request" if len(raw) <= 64_000 else "too-large")


def test_a_message_that_is_too_long(live: Live) -> None:
    raw = json.dumps({"type": "ping", "ref": "x" * 70_000})
    assert _code(_told(live, raw)) == "too-large"


def test_numbers_that_no_machine_holds(live: Live, table: str) -> None:
    play: dict[str, Any] = {"type": "play", "table": table, "id": "big", "seat": 0, "version": 10**30, "action": {}}
    assert _code(_told(live, json.dumps(play))) in ("stale", "bad-request")
    ask = {"type": "ask", "table": table, "ref": "big", "question": {"ask": 10**30, "slot": -(10**30)}}
    assert _code(_told(live, json.dumps(ask))) == "bad-request"


@pytest.mark.parametrize("kind", [kind for kind in TYPES if kind not in ("hello", "ping", "unwatch")])
def test_a_table_that_does_not_exist(live: Live, kind: str) -> None:
    everything: dict[str, Any] = {
        "table": "nowhere",
        "id": secrets.token_hex(8),
        "ref": "r",
        "seat": 0,
        "version": 1,
        "nonce": "0123456789abcdef",
        "action": {},
        "piece": "lenin",
        "question": {},
        "text": "hello",
        "bot": "steady",
        "agree": True,
        "step": 0,
        "heard": [],
    }
    (found,) = (one for one in get_args(protocol.FromClient) if one.__struct_config__.tag == kind)
    message = {"type": kind, **{name: everything[name] for name in found.__struct_fields__}}
    answer = _told(live, json.dumps(message))
    assert _code(answer) == "not-found"
    assert answer.get("id", "") == (everything["id"] if issubclass(found, protocol.Command) else "")


def test_stale_versions_wrong_seats_and_what_was_sent_before(live: Live, ann: Guest, table: str) -> None:
    seat, version, action = some_action(live, table)
    play: dict[str, Any] = {"type": "play", "table": table, "seat": seat, "version": version, "action": action}
    assert live.do(**{**play, "version": version - 1})["problem"]["code"] == "stale"
    assert live.do(**{**play, "version": version + 1})["problem"]["code"] == "stale"
    assert live.do(**{**play, "seat": 7})["problem"]["code"] == "not-found"
    assert live.do(**{**play, "action": {"do": "nothing"}})["problem"]["code"] in ("bad-request", "illegal")
    once = secrets.token_hex(8)
    assert live.do(**play, id=once)["type"] == "ack"
    assert live.do(**play, id=once)["type"] == "ack"
    assert live.do(**play, id=once + "b")["problem"]["code"] == "stale"
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 200


def test_two_people_may_use_the_same_id(server: Server) -> None:
    """Ids are made by clients: what one of them has done does not count as done for another."""
    guests = [Guest(server, name) for name in ("Ann", "Bob")]
    table = playing(*guests)
    for guest in guests:
        assert guest.do(table, "say", id="1", text=f"by {guest.id}").status_code == 200
        assert guest.do(table, "say", id="bot-0-0", text="not a bot").status_code == 200
    said = [line["text"] for line in guests[0].live().watch(table)["chat"]]
    assert said == [f"by {guests[0].id}", "not a bot", f"by {guests[1].id}", "not a bot"]
    for guest in guests:
        guest.close()


def test_first_of_all_one_says_hello(ann: Guest, table: str) -> None:
    silent = ann.live(greet=False)
    silent.send(type="ping", ref="a")
    assert silent.read()["problem"]["words"]["id"] == "server-no-hello"
    silent.send(type="say", table=table, id="x", text="hello")
    assert silent.until_type("refused")["problem"]["words"]["id"] == "server-no-hello"
    silent.send(type="hello", protocol=99)
    assert silent.read()["problem"]["words"]["id"] == "server-other-protocol"
    silent.send(type="hello", protocol=1)
    assert silent.read()["type"] == "welcome"


def test_text_that_is_no_text_ends_the_connection(ann: Guest) -> None:
    """As the protocol of websockets wants it; whoever comes again is served."""
    broken = ann.live()
    broken.socket.send(b"\xff\xfe", text=True)
    assert broken.closed()
    assert ann.live().watch(ann.table())["type"] == "snapshot"


FITTING: list[Any] = ["TABLE", 0, 1, 2, 14, -1, 10**20, "steady", "0123456789abcdef", {}, True, None]
Plain: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def messages(draw: st.DrawFn) -> dict[str, Any]:
    """Something like a message: fields that exist, with values that may fit."""
    values: st.SearchStrategy[Any] = st.sampled_from(FITTING) | Plain
    names = draw(st.lists(st.sampled_from(FIELDS), max_size=6, unique=True))
    message: dict[str, Any] = {name: draw(values) for name in names}
    kind = message["type"] = draw(st.sampled_from(TYPES))
    if draw(st.booleans()):
        message |= {"table": "TABLE", "id": secrets.token_hex(6), "ref": "r"}
    known = {str(one.__struct_config__.tag): one.__struct_fields__ for one in get_args(protocol.FromClient)}
    if draw(st.booleans()):
        message = {name: value for name, value in message.items() if name in (*known[kind], "type")}
    return message


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(message=messages())
def test_whatever_comes_has_an_answer(live: Live, ann: Guest, message: dict[str, Any]) -> None:
    table = _open_table(ann)
    filled = {name: table if value == "TABLE" else value for name, value in message.items()}
    answer = _told(live, json.dumps(filled))
    if filled["type"] != "unwatch":
        assert answer["type"] in ANSWERS
    if "problem" in answer:
        assert answer["problem"]["code"] in STATUS
        assert answer["problem"]["words"]["id"] != "server-broken"


_tables: dict[str, str] = {}


def _open_table(ann: Guest) -> str:
    """A match of Ann's against herself, that goes on (some of the messages end it)."""
    table = _tables.get(ann.id, "")
    if not table or ann.info(table)["status"] != "playing":
        table = _tables[ann.id] = playing(ann, ann)
    return table


def test_as_many_tables_as_one_may_watch(ann: Guest) -> None:
    live = ann.live()
    for _ in range(MOST_WATCHED):
        assert live.watch(ann.table())["type"] == "snapshot"
    assert live.watch(ann.table())["problem"]["words"]["id"] == "server-too-many-tables"


def test_who_sends_too_much_is_refused_and_then_let_go(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [0.0]
    monkeypatch.setattr(rates, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    with one_server(tmp_path_factory.mktemp("loud"), Limits(commands=5)) as server:
        ann = Guest(server)
        live = ann.live()
        for number in range(20):
            live.send(type="ping", ref=str(number))
        assert live.until_type("error")["problem"]["code"] == "too-many"
        with contextlib.suppress(ConnectionClosed):
            for number in range(2000):
                live.send(type="ping", ref=str(number))
        bye = live.until_type("bye")
        assert (bye["again"], bye["code"]) == (True, "too-many")
        assert live.closed()
        clock[0] += 60.0
        again = ann.live()
        again.send(type="ping", ref="a")
        assert again.until_type("pong")
        ann.close()


def test_who_does_not_read_is_let_go_and_the_others_go_on(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_module, "MOST_WAITING_BYTES", 200_000)
    with one_server(tmp_path_factory.mktemp("slow"), GENEROUS) as server:
        ann, bob = Guest(server), Guest(server, "Bob")
        table = playing(ann, ann)
        raw = _deaf(server, bob.cookie, table)
        eventually(lambda: len(server.service.presence.connections) == 1)
        (slow,) = server.service.presence.connections
        until = time.monotonic() + 4 * ANSWER_TIMEOUT_S
        with contextlib.suppress(OSError):
            while server.service.presence.connections:
                _say(raw, {"type": "watch", "table": table})
                assert slow.unsent <= 250_000
                assert time.monotonic() < until, "nobody is let go"
        eventually(lambda: not server.service.presence.connections)
        assert ann.live().watch(table)["type"] == "snapshot"
        raw.close()
        ann.close()
        bob.close()


def test_who_does_not_answer_pings_is_let_go(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "PING_INTERVAL_S", 1.0)
    with one_server(tmp_path_factory.mktemp("silent"), GENEROUS) as server:
        ann, bob = Guest(server), Guest(server, "Bob")
        table = playing(ann, ann)
        live = ann.live()
        live.watch(table)
        raw = _deaf(server, bob.cookie, table)
        eventually(lambda: len(server.service.presence.connections) == 2)
        eventually(lambda: len(server.service.presence.connections) == 1)
        assert [connection.me.name for connection in server.service.presence.connections] == ["Ann"], "she answers"
        assert live.until(lambda message: message["type"] == "presence" and len(message["here"]) == 1)
        raw.close()
        ann.close()
        bob.close()


def _deaf(server: Server, cookie: str, table: str) -> socket.socket:
    """A client that watches a table and reads nothing."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        b"Cookie: lamplight=" + cookie.encode() + b"\r\n\r\n"
    )
    _say(raw, {"type": "hello", "protocol": 1})
    _say(raw, {"type": "watch", "table": table})
    return raw


def _say(raw: socket.socket, message: dict[str, Any]) -> None:
    body = json.dumps(message).encode()
    raw.sendall(bytes([0x81, 0x80 | len(body)]) + b"\0\0\0\0" + body)
