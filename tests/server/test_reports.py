"""Reports: told by anybody, read by whoever runs the server, and what may follow from them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from lamplight.server.people.reports import REPORTS_A_DAY

from .conftest import Serve
from .guests import Guest, code, playing, words
from .test_admin import Run, run

__all__ = ["run"]


@pytest.fixture
def pair(serve: Serve, database: str) -> Iterator[tuple[Guest, Guest]]:
    """Ann and Bob on a server with the database of `run`."""
    server = serve(database)
    ann, bob = Guest(server), Guest(server, "Bob")
    yield ann, bob
    ann.close()
    bob.close()


def handle_of(guest: Guest) -> str:
    return str(guest.http.get("/api/me").json()["handle"])


def report(guest: Guest, person: str, **more: str) -> int:
    return guest.http.post("/api/me/reports", json={"person": person, "why": "chat", **more}).status_code


def report_id(run: Run) -> str:
    line = next(line for line in run("reports").splitlines() if "@guest-" in line)
    return line.split("│")[1].strip()


def test_a_moderator_reads_what_was_said_and_silences(run: Run, pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    table = playing(ann, bob)
    assert run("reports") == "There are no reports.\n"
    assert bob.do(table, "say", text="you are a lamp").status_code == 200
    assert ann.do(table, "say", text="that is unkind").status_code == 200
    assert report(ann, bob.id, table=table, text="He is  rude.") == 201
    listed = run("reports")
    assert f"@{handle_of(bob)}" in listed
    assert "rude" not in listed
    found = report_id(run)
    shown = run("report", found)
    for part in ("He is rude.", "you are a lamp", f"@{handle_of(ann)}", bob.id, table):
        assert part in shown
    assert "that is unkind" not in shown, "only what that person has said"
    assert "24 hours" in run("report", found, "--silence", "24")
    assert run("reports") == "There are no reports.\n"
    assert found in run("reports", "--all")
    refused = bob.do(table, "say", text="what?")
    assert (code(refused), words(refused)) == ("forbidden", "server-silenced")
    assert bob.do(table, "resign", seat=1).status_code == 200, "all else goes on"
    assert "again" in run("user", bob.id, "--silence", "0")
    assert bob.do(table, "say", text="sorry").status_code == 200


def test_a_report_is_settled_without_any_consequence(run: Run, pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    table = bob.table()
    assert report(ann, bob.id) == 201
    assert report(ann, bob.id) == 409, "it waits to be looked at"
    found = report_id(run)
    assert "is settled" in run("report", found, "--settle")
    assert bob.do(table, "say", text="hello").status_code == 200
    assert report(ann, bob.id) == 201, "something new"


def test_what_an_operator_mistypes_is_said(run: Run, pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    assert "no such report" in run.refused("report", "nothing")
    assert report(ann, bob.id) == 201
    assert "hours" in run.refused("report", report_id(run), "--silence", "99999")
    assert "One thing" in run.refused("user", bob.id, "--silence", "1", "--link")
    assert run("reports") != "There are no reports.\n"


def test_nobody_reports_without_end_or_from_where_they_may_not_be(pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    assert words(ann.http.post("/api/me/reports", json={"person": ann.id, "why": "chat"})) == "server-not-yourself"
    assert report(ann, "nobody") == 404
    assert report(ann, bob.id, why="hate") == 400
    assert report(ann, bob.id, text="x" * 501) == 400
    eve = Guest(bob.server, "Eve")
    closed = playing(bob, eve, spectators=False)
    assert report(ann, bob.id, table=closed) == 403
    answers = [report(eve, "nobody") for _ in range(REPORTS_A_DAY + 1)]
    assert answers == [404] * REPORTS_A_DAY + [429]
    eve.close()


def test_reports_go_with_the_people_and_are_exported(run: Run, pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    assert report(ann, bob.id, text="He is rude.") == 201
    told = ann.http.get("/api/me/export").json()["reports"]
    assert [(one["person"], one["text"]) for one in told] == [(bob.id, "He is rude.")]
    assert bob.http.get("/api/me/export").json()["reports"] == [], "who has reported him is not told"
    assert bob.http.request("DELETE", "/api/me", json={}).status_code == 200
    assert run("reports", "--all") == "There are no reports.\n"


def test_who_is_blocked_or_muted_from_the_page_of_somebody_is_listed(pair: tuple[Guest, Guest]) -> None:
    ann, bob = pair
    shown = ann.http.get(f"/api/people/{handle_of(bob)}").raise_for_status().json()
    me = ann.http.put(f"/api/me/relations/{shown['person']['id']}/block").raise_for_status().json()
    assert me["blocked"] == [bob.id]
