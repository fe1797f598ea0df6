"""Lessons at a server: a table like any other, which goes on as it is written."""

from __future__ import annotations

import json
from collections.abc import Generator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lamplight.kernel.record import Record, verify
from lamplight.lessons import Learning, Lesson, book_of, find_lesson, taught_games

from .conftest import Server
from .guests import Guest, Json, Live, code, one_server, words

LESSONS = [lesson for game in taught_games() for lesson in book_of(game).lessons]
FIRST = find_lesson("dual-powers/1")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    with one_server(tmp_path_factory.mktemp("lessons")) as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Generator[Guest]:
    guest = Guest(server)
    yield guest
    guest.close()


class Pupil:
    """Somebody who learns, with the messages of one seat put together as a client does."""

    def __init__(self, guest: Guest, lesson: Lesson, again: bool = False) -> None:
        self.guest = guest
        self.lesson = lesson
        made = guest.http.post(f"/api/lessons/{lesson.id}", params={"again": again})
        assert made.status_code == 201, made.text
        self.table = str(made.json()["table"])
        self.live: Live = guest.live()
        self.seen(self.live.watch(self.table))

    def seen(self, message: Json) -> None:
        if message.get("game") is not None:
            self.game: Json = message["game"]
        if message.get("info") is not None:
            self.info: Json = message["info"]
        self.seat = message["seat"]

    @property
    def told(self) -> Json:
        found: Json = self.game["lesson"]
        return found

    def do(self, type: str, **command: Any) -> Json:  # noqa: A002 - as the protocol calls it
        """A command, and all that follows from it."""
        given = {"table": self.table, "seat": self.seat, **command}
        answer = self.live.do(type=type, **given)
        for message in self.live.heard:
            if message["type"] in ("update", "snapshot"):
                self.seen(message)
        self.live.heard.clear()
        return answer

    def go_on(self) -> None:
        """Do the first thing that is right, as the lesson itself would."""
        if not self.told.get("asks"):
            assert self.do("read-on", step=self.told["step"])["type"] == "ack"
            return
        assert self.play(str(self.reference().allowed[0]))["type"] == "ack"

    def play(self, action: str) -> Json:
        named = self.lesson.setup.catalogue.parse(action).named
        return self.do("play", version=self.game["version"], action=named)

    def reference(self) -> Learning:
        """The same lesson, as far as this, without a server."""
        learning = Learning.begin(self.lesson)
        while learning.progress.step < self.told["step"]:
            if learning.asks:
                learning.play(learning.allowed[0])
            else:
                learning.go_on()
        return learning


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_learned_to_the_end(ann: Guest, lesson: Lesson) -> None:
    """Step by step the server tells what the player of lessons says, and the learner's view is the same."""
    pupil = Pupil(ann, lesson)
    assert pupil.info["lesson"] == lesson.id
    assert [seat.get("bot", "") == "" for seat in pupil.info["seats"]].count(True) == 1
    while pupil.told["step"] < pupil.told["steps"]:
        reference = pupil.reference()
        assert pupil.told["words"]["id"] == reference.saying.id
        assert tuple(pupil.told.get("show", ())) == reference.step.show
        assert tuple(pupil.told.get("hint", ())) == reference.hint
        assert pupil.game.get("can_undo", False) == reference.can_undo
        pupil.live.heard.clear()
        pupil.go_on()
    assert pupil.info["status"] == "finished"
    record = ann.http.get(f"/api/tables/{pupil.table}/record").text
    assert verify(Record.parse(record)).all_proved
    listed = {one["game"]: one["lessons"] for one in ann.http.get("/api/lessons").json()}
    assert next(one for one in listed[lesson.game] if one["number"] == lesson.number)["done"] is True


def test_what_the_lesson_does_not_want_is_refused_kindly(ann: Guest) -> None:
    pupil = Pupil(ann, FIRST)
    refused = pupil.play("objective red-4")
    assert refused["problem"]["words"]["id"] == "lesson-read-first"
    while not pupil.told.get("asks"):
        pupil.go_on()
    before = pupil.game
    refused = pupil.play("objective green-3")
    assert refused["problem"]["words"]["id"] == "dual-powers-lesson-1-objective-wrong"
    assert pupil.do("read-on", step=pupil.told["step"])["problem"]["words"]["id"] == "lesson-do-first"
    assert pupil.do("read-on", step=0)["problem"]["code"] == "stale"
    for command in ({"type": "ask-back"}, {"type": "stand-in", "bot": "steady"}):
        assert pupil.do(**command)["problem"]["words"]["id"] == "lesson-not-here"
    assert pupil.game == before


def test_a_step_is_taken_back(ann: Guest) -> None:
    pupil = Pupil(ann, FIRST)
    while pupil.told["words"]["id"] != "dual-powers-lesson-1-recruit":
        pupil.go_on()
    step = pupil.told["step"]
    pupil.go_on()
    assert (pupil.told["step"], pupil.game["can_undo"]) == (step + 1, True)
    assert pupil.do("undo", version=pupil.game["version"])["type"] == "ack"
    assert pupil.told["step"] == step


def test_left_and_taken_up_again(ann: Guest) -> None:
    pupil = Pupil(ann, FIRST)
    for _ in range(9):
        pupil.go_on()
    again = Pupil(ann, FIRST)
    assert (again.table, again.told) == (pupil.table, pupil.told)
    afresh = Pupil(ann, FIRST, again=True)
    assert afresh.table != pupil.table
    assert afresh.told["step"] == 0
    listed = ann.http.get("/api/tables", params={"which": "mine"}).json()
    assert [one["info"]["id"] for one in listed] == [afresh.table]


def test_a_restart_loses_nothing(tmp_path: Path) -> None:
    with one_server(tmp_path) as first:
        ann = Guest(first)
        cookie = ann.cookie
        pupil = Pupil(ann, FIRST)
        for _ in range(8):
            pupil.go_on()
        told, table = pupil.told, pupil.table
        ann.close()
    with one_server(tmp_path) as second:
        ann = Guest(second, cookie=cookie)
        again = Pupil(ann, FIRST)
        assert (again.table, again.told) == (table, told)
        again.go_on()
        ann.close()


def test_a_lesson_that_has_changed_says_so(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    pupil = Pupil(ann, FIRST)
    pupil.go_on()
    changed = replace(FIRST, content="another")
    monkeypatch.setitem(vars(book_of(FIRST.game))["_read"], FIRST.number, changed)
    refused = pupil.do("read-on", step=pupil.told["step"])
    assert refused["problem"]["words"]["id"] == "lesson-changed"
    told = ann.live().watch(pupil.table)["game"]["lesson"]
    assert (told["changed"], told["words"]["id"]) == (True, "lesson-changed")
    afresh = Pupil(ann, changed)
    assert afresh.table != pupil.table


def test_nobody_else_learns_of_it(ann: Guest, server: Server) -> None:
    """Others may not watch; and what the learner is told names no card that the others hide."""
    pupil = Pupil(ann, FIRST)
    bob = Guest(server, "Bob")
    assert bob.live().watch(pupil.table)["type"] == "error"
    assert bob.do(pupil.table, "read-on", seat=0, step=0).status_code == 403
    hidden = {"white-6", "white-1", "green-1", "white-2", "brown-1", "purple-3"}
    while pupil.told["words"]["id"] != "dual-powers-lesson-1-white-gathers":
        assert not hidden & set(json.dumps(pupil.game).replace('"', " ").replace(",", " ").split())
        pupil.go_on()
    bob.close()


@pytest.mark.parametrize("lesson", ["dual-powers/99", "dual-powers/0", "chess/1"])
def test_an_unknown_lesson(ann: Guest, lesson: str) -> None:
    refused = ann.http.post(f"/api/lessons/{lesson}")
    assert refused.status_code in (400, 404)
    assert words(refused) in ("lesson-unknown", "kernel-unknown-game")


def test_a_stranger_sees_the_lessons_and_must_sit_down_to_learn(server: Server) -> None:
    ann = Guest(server)
    ann.http.cookies.clear()
    listed = ann.http.get("/api/lessons").json()
    assert {one["game"] for one in listed} == set(taught_games())
    refused = ann.http.post("/api/lessons/dual-powers/1")
    assert (refused.status_code, code(refused)) == (401, "unauthenticated")
    ann.close()
