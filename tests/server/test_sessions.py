"""Sessions: people see where they are logged in, and end each by itself."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from lamplight.server.people import sessions
from lamplight.server.people.devices import device_of

from .conftest import Serve, Server
from .guests import Guest, words

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
CHROME = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"
EDGE = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1"


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        (CHROME, "Chrome, Android"),
        (EDGE, "Edge, Windows"),
        (SAFARI, "Safari, iPhone"),
        ("", ""),
        ("x" * 5000, ""),
    ],
)
def test_a_device_is_told_in_a_word_or_two(agent: str, device: str) -> None:
    assert device_of(agent) == device


def _elsewhere(ann: Guest, agent: str = FIREFOX, token: str = "") -> Guest:
    """The same person on another device."""
    token = token or ann.http.post("/api/me/link").json()["token"]
    marked = {"x-lamplight": "1", "user-agent": agent}
    answer = httpx.post(f"{ann.server.http}/api/link", json={"token": token}, headers=marked)
    other = Guest(ann.server, cookie=answer.cookies["lamplight"])
    other.http.headers["user-agent"] = agent
    return other


def _listed(guest: Guest) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.http.get("/api/me/sessions").raise_for_status().json()
    return found


def test_one_session_is_ended_and_the_others_stay(server: Server) -> None:
    ann, eve = Guest(server), Guest(server, "Eve")
    phone, desk = _elsewhere(ann, CHROME), _elsewhere(ann)
    for one in (phone, desk):
        one.http.get("/api/me").raise_for_status()
    live = phone.live()
    listed = _listed(ann)
    assert sum(one.get("here", False) for one in listed) == 1
    assert len(listed) == 3
    its = sessions.session_of(phone.cookie)
    assert its in {one["id"] for one in listed}
    refused = eve.http.delete(f"/api/me/sessions/{its}")
    assert (refused.status_code, words(refused)) == (404, "server-no-such-session"), "it is not hers"
    assert ann.http.delete(f"/api/me/sessions/{its}").status_code == 200
    assert live.until_type("bye")["code"] == "logged-out"
    assert phone.http.get("/api/me").json() is None
    assert desk.http.get("/api/me").json()["id"] == ann.id
    assert {one["id"] for one in _listed(ann)} == {sessions.session_of(one.cookie) for one in (ann, desk)}
    assert ann.http.delete(f"/api/me/sessions/{its}").status_code == 404
    for one in (ann, eve, phone, desk):
        one.close()


def test_what_is_kept_of_a_session_is_what_is_shown(server: Server) -> None:
    ann = Guest(server)
    ann.http.headers["user-agent"] = f"{FIREFOX} with a secret"
    other = _elsewhere(ann)
    other.http.get("/api/me").raise_for_status()
    shown = next(one for one in _listed(other) if one.get("here"))
    assert shown["device"] in ("Firefox, Linux", "Python")
    kept = other.http.get("/api/me/export").json()["sessions"]
    assert {frozenset(one) for one in kept} == {frozenset(("device", "since", "seen"))}
    ann.close()
    other.close()


def test_logging_out_everywhere_forgets_them_all(server: Server) -> None:
    ann = Guest(server)
    other = _elsewhere(ann)
    other.http.get("/api/me").raise_for_status()
    body = {"login": "ann-everywhere", "password": "lamp lighter"}
    ann.http.post("/api/me/password", json=body).raise_for_status()
    ann.http.post("/api/me/password", json={**body, "old": "lamp lighter"}).raise_for_status()
    assert [one.get("here") for one in _listed(ann)] == [True]
    assert other.http.get("/api/me").json() is None
    ann.close()
    other.close()


def test_nobody_has_sessions_without_end(serve: Serve, database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST_SESSIONS", 3)
    server = serve(database)
    ann = Guest(server)
    tokens = [ann.http.post("/api/me/link").json()["token"] for _ in range(4)]
    others = [_elsewhere(ann, token=token) for token in tokens]
    known = [one.http.get("/api/me").json() is not None for one in (ann, *others)]
    assert sum(known) == 3
    assert known[-1], "the newest one stays"
    for one in (ann, *others):
        one.close()
