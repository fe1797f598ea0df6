"""What the browser gets beside the protocol: texts, pictures, rules, films of matches, and the built pages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import lamplight
from lamplight.kernel import Match, Message
from lamplight.kernel import game as kernel_game
from lamplight.kernel.game import OptionValue, find_game
from lamplight.kernel.record import replay
from lamplight.server.sandbox.jobs import DONE, NameSet, answer
from lamplight.server.sandbox.replays import film
from lamplight.server.web import site
from lamplight.server.wire.bodies import Film
from lamplight.text import Speaker
from lamplight.text.speaker import LANGUAGES

from .conftest import Server
from .guests import ANSWER_TIMEOUT_S, one_server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with one_server(tmp_path_factory.mktemp("site")) as running:
        yield running


def _get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.http + path, headers=headers, timeout=ANSWER_TIMEOUT_S)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts(server: Server, language: str) -> None:
    play, rules = (_get(server, f"/api/texts/{language}/{part}") for part in ("play", "rules"))
    assert "web-home-title =" in play.text
    assert "blackout-title =" in play.text
    assert "server-stale =" in play.text
    assert "cli-" not in "".join(line[:4] for line in play.text.splitlines())
    assert "dual-powers-rule-D3-4-2 =" in rules.text
    again = _get(server, f"/api/texts/{language}/play", **{"if-none-match": play.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/api/texts/ru/play", "/api/pictures/blackout/built-in/en"])
def test_large_answers_are_packed_for_who_can_unpack_them(server: Server, path: str) -> None:
    plain = _get(server, path, **{"accept-encoding": "identity"})
    packed = _get(server, path, **{"accept-encoding": "br, gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["vary"] == "accept-encoding"
    assert int(packed.headers["content-length"]) < len(plain.content) / 3
    assert packed.content == plain.content


@pytest.mark.parametrize("path", ["/api/texts/de/play", "/api/texts/en/cli", "/api/pictures/blackout/built-in/de"])
def test_what_there_is_not(server: Server, path: str) -> None:
    answer = _get(server, path)
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")


@pytest.mark.parametrize("game", ["blackout", "dual-powers"])
def test_pictures_have_bodies_and_anchors(server: Server, game: str) -> None:
    found = _get(server, f"/api/pictures/{game}/built-in/fr").json()
    board = found["map" if game == "blackout" else "board"]
    assert board["body"].startswith("<")
    assert board["anchors"]
    assert not any(re.search(r"<script|<style|\sstyle=", picture["body"]) for picture in found.values())


def test_a_few_pictures_are_sent_by_their_names(server: Server) -> None:
    every = _get(server, "/api/pictures/blackout/built-in/en").json()
    answer = _get(server, "/api/pictures/blackout/built-in/en?only=map,cube-orange,map,nothing")
    assert answer.json() == {name: every[name] for name in ("cube-orange", "map")}
    again = {"if-none-match": answer.headers["etag"]}
    assert httpx.get(str(answer.url), headers=again).status_code == 304


@pytest.mark.parametrize("game", ["blackout", "dual-powers"])
def test_every_rule_is_on_the_rules_page(server: Server, game: str) -> None:
    page = _get(server, f"/api/rules/{game}").json()
    found = lamplight.find_game(game)
    assert [one["id"] for one in page["sections"] if not one.get("heading")] == list(found.rule_ids)
    assert [one["id"] for one in page["rulings"]] == list(found.ruling_ids)
    for language in LANGUAGES:
        speaker = Speaker(language)
        assert all(speaker.knows(one["text"]["id"]) for one in [*page["sections"], *page["rulings"]])
        assert speaker.knows(page["provenance"]["id"])


def _played(game: str, steps: int = 100_000, **options: OptionValue) -> Match:
    """A match, played at random: whole, or so many steps."""
    chance = random.Random(7)
    match = lamplight.new(game, seed="film", options=options)
    for _ in range(steps):
        if match.over:
            break
        seat = match.to_act[0]
        match.play(seat, chance.choice(list(match.legal(seat))))
    return match


def _last(made: Film) -> dict[str, Any]:
    """What the last frame of a film shows, told from one to the next."""
    pieces: dict[str, bytes] = {}
    for frame in made.frames:
        pieces |= {name: bytes(value) for name, value in frame.view.items()}  # type: ignore[call-overload]
        for name in frame.gone:
            del pieces[name]
    return {name: msgspec.json.decode(value) for name, value in pieces.items()}


@pytest.mark.parametrize("game", ["blackout", "dual-powers"])
def test_a_film_leads_to_the_views_of_the_match(game: str) -> None:
    match = _played(game)
    record = match.record()
    for seat in (None, 0, 1):
        made = film(record, match.setup, seat)
        assert len(made.frames) == len(record.actions) + 1
        assert _last(made) == match.view(seat)
        log = [told.event for frame in made.frames for told in frame.log]
        assert log == match.events_for(seat)
        assert replay(record).view(seat) == match.view(seat)


@pytest.mark.parametrize("game", ["blackout", "dual-powers"])
def test_a_match_that_goes_on_is_shown_as_far_as_a_seat_noticed_it(game: str) -> None:
    """Each frame shows something new, and the last one what the seat knows now."""
    left_out = 0
    for steps in range(20, 80):
        match = _played(game, steps)
        made = film(match.record(), match.setup, 1, own=(1,))
        assert made.watchable == (1,)
        assert all(frame.shows_something for frame in made.frames)
        assert [told.event for frame in made.frames for told in frame.log] == match.events_for(1)
        if not any(match.pending):
            assert _last(made) == match.view(1)
        left_out += len(match.history) + 1 - len(made.frames)
    assert bool(left_out) == (game == "blackout"), "others notice every step in Dual Powers only"


@pytest.mark.parametrize("game", ["blackout", "dual-powers"])
def test_every_piece_that_a_view_shows_can_be_called_by_its_name(server: Server, game: str) -> None:
    """Of the largest table too; a client without a picture of the game knows nothing else of its pieces."""
    names = _get(server, f"/api/names/{game}/built-in").json()["names"]
    match = _played(game, **({"players": 4} if game == "blackout" else {}))
    zones = [value for value in match.view(None).values() if isinstance(value, dict) and "known" in value]
    pieces = {piece for zone in zones for piece in zone["known"]}  # type: ignore[union-attr]
    assert pieces
    assert pieces - set(names) == set()
    speaker = Speaker("fr")
    said = [msgspec.convert(one, Message) for kinds in names.values() for one in kinds.values()]
    assert not [problem for message in said for problem in speaker.check(message)]


def test_a_game_that_nobody_draws_has_names_and_no_pictures(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    undrawn = copy(find_game("dual-powers"))
    undrawn.id, undrawn.faces = "undrawn", {}
    monkeypatch.setitem(kernel_game._registered, undrawn.id, undrawn)  # pyright: ignore[reportPrivateUsage]
    # Names are made in another process, which knows nothing of what this test registers: made here as they are there.
    told = answer(NameSet("undrawn", str(undrawn.set_folder(None)))).removeprefix(DONE)
    assert msgspec.json.decode(told)["names"]["lenin"]["card"]["id"] == "dual-powers-leader-lenin"
    assert _get(server, "/api/pictures/undrawn/built-in/en").json() == {}


def test_a_film_over_the_wire(server: Server) -> None:
    match = _played("dual-powers")
    record = match.record()
    headers = {"x-lamplight": "1"}
    address = server.http + "/api/replays"
    answer = httpx.post(address, json={"record": str(record), "seat": 1}, headers=headers, timeout=ANSWER_TIMEOUT_S)
    assert answer.status_code == 200
    assert answer.json()["seats"] == list(match.seats)
    bad = httpx.post(address, json={"record": str(record)[:-40]}, headers=headers, timeout=ANSWER_TIMEOUT_S)
    assert (bad.status_code, bad.json()["words"]["id"]) == (400, "kernel-record-unreadable")
    nobody = httpx.post(address, json={"record": str(record), "seat": 9}, headers=headers, timeout=ANSWER_TIMEOUT_S)
    assert nobody.status_code == 404


def test_a_seat_record_has_no_film(server: Server) -> None:
    match = lamplight.new("dual-powers", seed="film")
    own = str(match.record("red"))
    answer = httpx.post(
        server.http + "/api/replays", json={"record": own}, headers={"x-lamplight": "1"}, timeout=ANSWER_TIMEOUT_S
    )
    assert (answer.status_code, answer.json()["words"]["id"]) == (400, "kernel-record-partial")


def test_pages(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Built files by name; everything else is the one page, but for what looks like a file."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>the page", encoding="utf-8")
    (tmp_path / "assets" / "a.js").write_text("1", encoding="utf-8")
    (tmp_path.parent / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr(site, "SITE", tmp_path)
    assert _get(server, "/").text == _get(server, "/table/x").text == "<!doctype html>the page"
    asset = _get(server, "/assets/a.js")
    assert asset.headers["content-type"].startswith("text/javascript")
    assert "immutable" in asset.headers["cache-control"]
    for path in ("/assets/b.js", "/favicon.ico", "/api/none", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
        answer = _get(server, path)
        assert answer.status_code == 404, path
        assert "secret" not in answer.text
