"""Who may do what: every page and every live message, tried by everybody who should not.

The pages come from the published description and the messages from the protocol: a new one without a case fails.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, get_args

import httpx
import pytest

from lamplight.server.people.sessions import session_of
from lamplight.server.wire import protocol

from .conftest import Server
from .guests import ANSWER_TIMEOUT_S, TLS, Guest, Live, one_server, playing, some_action

NOBODY, STRANGER, SPECTATOR, OPPONENT = "nobody", "stranger", "spectator", "opponent"
ROLES = (NOBODY, STRANGER, SPECTATOR, OPPONENT)


@dataclass(frozen=True)
class Scene:
    """A match of Ann and Bob that nobody else may watch, one that everybody may, and an open table of Ann's."""

    server: Server
    ann: Guest
    people: dict[str, Guest]
    closed: str
    public: str
    open: str
    action: dict[str, str]
    version: int

    @property
    def names(self) -> dict[str, Any]:
        """What else is named in the addresses of pages."""
        return {
            "kind": "mute",
            "game": "none",
            "number": 1,
            "handle": "nobody-at-all",
            "session": session_of(self.ann.cookie),
        }

    def table(self, role: str) -> str:
        """Where a role tries: spectators at the table that allows them."""
        return self.public if role == SPECTATOR else self.closed


@pytest.fixture(scope="module")
def scene(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    with one_server(tmp_path_factory.mktemp("authorisation")) as server:
        ann = Guest(server)
        people = {role: Guest(server, role.title()) for role in ROLES[1:]}
        bob = people[OPPONENT]
        closed, public = playing(ann, bob, spectators=False), playing(ann, bob)
        _, version, action = some_action(ann.live(), closed)
        yield Scene(server, ann, people, closed, public, ann.table(), action, version)
        for one in (ann, *people.values()):
            one.close()


def _all(status: int) -> dict[str, int]:
    return {NOBODY: status, **_known(status)}


def _known(status: int) -> dict[str, int]:
    return {STRANGER: status, SPECTATOR: status, OPPONENT: status}


OK = _all(200)
MINE = {NOBODY: 401, STRANGER: 200, SPECTATOR: 200, OPPONENT: 200}
"""For everybody with an account, about themselves."""
TABLE = "/api/tables/{table}"
NO_SET: Any = {"game": "none", "files": {}}
PAGES: dict[tuple[str, str], tuple[dict[str, int], Any]] = {
    ("post", "/api/people"): (_all(201), {"name": "Somebody"}),
    ("get", "/api/me"): (OK, None),
    ("patch", "/api/me"): (MINE, {"language": "fr"}),
    ("post", "/api/me/password"): (MINE, None),  # the body is made for each
    ("post", "/api/login"): (_all(403), {"login": "ann", "password": "not it, surely"}),
    ("post", "/api/forgotten"): (_all(409), {"who": "ann"}),  # no mail is set up
    ("post", "/api/reset"): (_all(404), {"token": "x" * 32, "password": "lamp lighter"}),
    ("post", "/api/me/link"): ({**MINE, **_known(201)}, None),
    ("post", "/api/link"): (_all(404), {"token": "x" * 32}),
    ("post", "/api/me/logout"): (OK, None),
    ("get", "/api/me/sessions"): (MINE, None),
    ("delete", "/api/me/sessions/{session}"): ({**MINE, **_known(404)}, None),
    ("get", "/api/me/export"): (MINE, None),
    ("put", "/api/me/relations/{other}/{kind}"): (MINE, None),
    ("delete", "/api/me/relations/{other}/{kind}"): (MINE, None),
    ("post", "/api/me/reports"): ({**MINE, **_known(404)}, {"person": "nobody", "why": "other"}),
    ("get", "/api/people/{handle}"): ({**MINE, **_known(404)}, None),
    ("get", "/api/people/{handle}/matches"): ({**MINE, **_known(404)}, None),
    ("get", "/api/games"): (OK, None),
    ("get", "/api/lessons"): (OK, None),
    ("post", "/api/lessons/{game}/{number}"): ({**MINE, **_known(400)}, None),
    ("get", "/api/tonight"): (OK, None),
    ("post", "/api/tonight/{game}"): ({**MINE, **_known(404)}, None),
    ("get", "/api/protocol.json"): (OK, None),
    ("post", "/api/sets"): (
        {**MINE, **_known(400)},
        NO_SET,
    ),
    ("post", "/api/tables"): ({**MINE, **_known(400)}, {"game": "none"}),
    ("get", "/api/tables"): (MINE, None),
    ("get", TABLE): (MINE, None),
    ("post", TABLE + "/commands"): ({NOBODY: 401, STRANGER: 403, SPECTATOR: 403, OPPONENT: 403}, "play"),
    ("get", TABLE + "/record"): ({NOBODY: 401, STRANGER: 403, SPECTATOR: 200, OPPONENT: 200}, None),
    ("get", TABLE + "/story"): ({NOBODY: 401, STRANGER: 403, SPECTATOR: 200, OPPONENT: 200}, None),
    ("get", TABLE + "/film"): ({NOBODY: 401, STRANGER: 403, SPECTATOR: 200, OPPONENT: 200}, None),
    ("post", "/api/replays"): (_all(400), {"record": "{}"}),
    ("delete", "/api/me"): (MINE, None),
}
OF_THE_SITE = ("/api/rules/", "/api/names/")
"""What anybody may see: rules, and what pieces are called. (Texts and pictures are not in the description.)"""


def _pages(server: Server) -> list[tuple[str, str]]:
    paths = httpx.get(f"{server.http}/api/schema").json()["paths"]
    return [
        (method, path)
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/") and not path.startswith(OF_THE_SITE)
    ]


def test_every_page_has_a_case(scene: Scene) -> None:
    assert sorted(_pages(scene.server)) == sorted(PAGES)


@pytest.mark.parametrize("role", ROLES)
def test_pages(scene: Scene, role: str) -> None:
    """Each role tries everything; what deletes or logs out comes with people of its own."""
    found: dict[tuple[str, str], int] = {}
    client = httpx.Client(
        base_url=scene.server.http, headers={"x-lamplight": "1"}, verify=TLS, timeout=ANSWER_TIMEOUT_S
    )
    for method, path in PAGES:
        guest = scene.people.get(role)
        passing = (method, path) in (("delete", "/api/me"), ("post", "/api/me/logout"))
        if passing and guest is not None:
            guest = Guest(scene.server, "Passing")
        cookies = {} if guest is None else {"cookie": f"lamplight={guest.cookie}"}
        body: Any = PAGES[method, path][1]
        if body == "play":
            body = {"command": _play(scene, scene.table(role), 0)}
        elif path.endswith("/password"):
            body = {"login": "login" + secrets.token_hex(4), "password": "lamp lighter"}
        address = path.format(table=scene.table(role), other=scene.ann.id, **scene.names)
        answer = client.request(method, address, json=body, headers=cookies)
        client.cookies.clear()
        found[method, path] = answer.status_code
        assert scene.ann.cookie not in answer.text
        if passing and guest is not None:
            guest.close()
    client.close()
    assert found == {page: expected[role] for page, (expected, _) in PAGES.items()}


@pytest.mark.parametrize("method_path", PAGES, ids=str)
def test_pages_that_change_something_want_the_mark(scene: Scene, method_path: tuple[str, str]) -> None:
    method, path = method_path
    address = scene.server.http + path.format(table=scene.closed, other="x", **scene.names)
    answer = httpx.request(
        method, address, headers={"cookie": f"lamplight={scene.ann.cookie}"}, timeout=ANSWER_TIMEOUT_S
    )
    if method == "get":
        assert answer.status_code == PAGES[method_path][0][OPPONENT]
    else:
        assert (answer.status_code, answer.json()["words"]["id"]) == (403, "server-no-mark")


def _play(scene: Scene, table: str, seat: int) -> dict[str, Any]:
    return {
        "type": "play",
        "table": table,
        "id": secrets.token_hex(8),
        "seat": seat,
        "version": scene.version,
        "action": scene.action,
    }


NONCE = "0123456789abcdef"
Cases = dict[str, dict[str, str]]
"""For a type of message: what a stranger, a spectator and an opponent are told."""
SEAT = {STRANGER: "forbidden", SPECTATOR: "forbidden", OPPONENT: "forbidden"}
"""Nobody speaks for somebody else's seat."""
LATE = {STRANGER: "not-now", SPECTATOR: "not-now", OPPONENT: "not-now"}
MESSAGES: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "hello": ({"protocol": 1}, dict.fromkeys(ROLES[1:], "welcome")),
    "ping": ({"ref": "p"}, dict.fromkeys(ROLES[1:], "pong")),
    "watch": ({}, {STRANGER: "forbidden", SPECTATOR: "snapshot", OPPONENT: "snapshot"}),
    "unwatch": ({}, dict.fromkeys(ROLES[1:], "nothing")),
    "preview": ({"ref": "q", "seat": 0, "action": {}}, SEAT),
    "effects": ({"ref": "q", "seat": 0}, SEAT),
    "why": ({"ref": "q", "seat": 0, "action": {}}, SEAT),
    "ask": ({"ref": "q", "seat": 0, "question": {}}, SEAT),
    "take": ({"seat": 0, "nonce": NONCE}, LATE),
    "leave": ({"seat": 0}, SEAT),
    "set-seat": ({"seat": 0, "bot": "steady"}, SEAT),
    "start": ({}, SEAT),
    "play": ({"seat": 0}, SEAT),
    "undo": ({"seat": 0}, SEAT),
    "ask-back": ({"seat": 0}, SEAT),
    "answer-back": ({"seat": 0, "agree": True}, SEAT),
    "say": ({"text": "hello"}, {STRANGER: "forbidden", SPECTATOR: "ack", OPPONENT: "ack"}),
    "resign": ({"seat": 0}, SEAT),
    "stand-in": ({"seat": 0, "bot": "steady"}, SEAT),
    "return": ({"seat": 0}, SEAT),
    "next": ({"seat": 0, "nonce": NONCE}, SEAT),
    "read-on": ({"seat": 0, "step": 0}, SEAT),
    "rematch": ({}, {STRANGER: "forbidden", SPECTATOR: "forbidden", OPPONENT: "not-now"}),
    "close": ({}, SEAT),
}


def _types() -> list[str]:
    return [str(kind.__struct_config__.tag) for kind in get_args(protocol.FromClient)]


def test_every_message_has_a_case() -> None:
    assert sorted(_types()) == sorted(MESSAGES)


def _told(live: Live, message: dict[str, Any]) -> str:
    """What the answer to a message is: its type, or the code of what is wrong."""
    live.send(**message)
    if message["type"] == "unwatch":
        return "nothing"
    wanted = ("welcome", "pong", "snapshot", "ack", "refused", "error", "previewed", "explained", "answered")
    answer = live.until_type(*wanted)
    return str(answer["problem"]["code"]) if "problem" in answer else str(answer["type"])


@pytest.mark.parametrize("role", ROLES[1:])
def test_messages(scene: Scene, role: str) -> None:
    live = scene.people[role].live()
    table = scene.table(role)
    before = scene.ann.info(table)
    found: dict[str, str] = {}
    for kind, (given, _) in MESSAGES.items():
        message = {**_play(scene, table, 0), **given, "type": kind}
        known = {name: message[name] for name in _fields(kind) if name in message}
        found[kind] = _told(live, {"type": kind, **known})
        live.send(type="unwatch", table=table)
    assert found == {kind: expected[role] for kind, (_, expected) in MESSAGES.items()}
    after = scene.ann.info(table)
    assert (after["seats"], after["status"]) == (before["seats"], before["status"])


def _fields(kind: str) -> tuple[str, ...]:
    (found,) = (one for one in get_args(protocol.FromClient) if one.__struct_config__.tag == kind)
    return tuple(found.__struct_fields__)


@pytest.mark.parametrize("kind", ["take", "leave", "set-seat", "start", "close"])
def test_at_an_open_table_only_the_host_decides(scene: Scene, kind: str) -> None:
    """A stranger may take a free seat, and nothing that belongs to somebody else."""
    stranger = scene.people[STRANGER]
    assert scene.ann.take(scene.open, 0).status_code == 200
    given = {name: value for name, value in MESSAGES[kind][0].items() if name in _fields(kind)}
    answer = stranger.do(scene.open, kind, **given)
    assert answer.status_code == (409 if kind == "take" else 403)
    assert scene.ann.info(scene.open)["seats"][0]["person"]["id"] == scene.ann.id


def test_without_a_session_there_is_no_live_connection(scene: Scene) -> None:
    for cookie in ("", "forged"):
        live = Live(scene.server, cookie, greet=False)
        bye = live.until_type("bye")
        assert (bye["again"], bye["code"], bye["words"]["id"]) == (False, "who-are-you", "server-who-are-you")
        assert live.closed()
        live.close()


def test_a_spectator_sees_no_more_than_the_public_view(scene: Scene) -> None:
    live = scene.people[SPECTATOR].live()
    snapshot = live.watch(scene.public)
    assert "seat" not in snapshot or snapshot["seat"] is None
    assert "prompt" not in snapshot["game"]
    assert "key" not in snapshot["info"]
    record = scene.people[SPECTATOR].http.get(f"/api/tables/{scene.public}/record").json()
    assert record["form"] == "spectator"
    assert record["fairness"].get("key") is None


def test_records_of_a_match_that_goes_on_are_one_seats_own(scene: Scene) -> None:
    bob = scene.people[OPPONENT]
    own = bob.http.get(f"/api/tables/{scene.closed}/record").json()
    assert own["form"] == own["seats"][1]
    assert bob.http.get(f"/api/tables/{scene.closed}/record", params={"seat": 0}).status_code == 403


def test_what_a_stranger_with_the_link_sees(scene: Scene) -> None:
    """The table, who sits there and how it stands, and nothing of the match."""
    info = scene.people[STRANGER].info(scene.closed)
    assert set(info) <= set(protocol.TableInfo.__struct_fields__)
    assert "key" not in info
    assert all("nonce" not in seat for seat in info["seats"])
    listed = scene.people[STRANGER].http.get("/api/tables").json()
    assert scene.closed not in [one["info"]["id"] for one in listed]
