"""What people bring is read where it can do no harm: deep, large, wrong or never-ending, it costs the server little."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

import lamplight
from lamplight.kernel.components import read_set
from lamplight.kernel.errors import BadComponents, BadRecord
from lamplight.kernel.game import find_game
from lamplight.kernel.record import Record
from lamplight.server.sandbox import turns as waiting_turns
from lamplight.server.sandbox.sandbox import Sandbox
from lamplight.server.sandbox.turns import MOST_WAITING_EACH, Turns
from lamplight.server.wire.refusals import Refusal

from .conftest import Server
from .guests import Guest, code, one_server, words

JSON = {"content-type": "application/json"}
DEEP = "[" * 100_000
KEY = ".".join("a" * 6000)
"""Read as TOML this takes more than a hundred megabytes."""
SMALL_BYTES = 60_000_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with one_server(tmp_path_factory.mktemp("uploads")) as running:
        yield running


@pytest.fixture
def ann(server: Server) -> Iterator[Guest]:
    guest = Guest(server)
    yield guest
    guest.close()


def own_set(**changed: str) -> dict[str, str]:
    """The files of a set that can be played, some of them changed."""
    folder = find_game("dual-powers").set_folder(None)
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.toml")} | changed


def record(**changed: Any) -> str:
    """The record of a match that has hardly begun, with some of it changed."""
    return json.dumps(json.loads(str(lamplight.new("dual-powers", seed="upload").record())) | changed)


def test_a_set_with_deep_keys_is_refused_before_it_is_read(ann: Guest) -> None:
    before = psutil.Process().memory_info().rss
    files = own_set(**{"set.toml": f"{KEY} = 1\n"})
    refused = ann.http.post("/api/sets", json={"game": "dual-powers", "files": files})
    assert (refused.status_code, words(refused)) == (400, "server-set-bad")
    assert [one["id"] for one in refused.json()["words"]["args"]["findings"]] == ["kernel-set-file-deep"]
    assert psutil.Process().memory_info().rss - before < SMALL_BYTES


@pytest.mark.parametrize("text", [f"{KEY} = 1", f"[{KEY}]", "a = " + "[" * 100, "a = " + "{b=" * 100, f'"x".{KEY} = 1'])
def test_deep_files_are_not_read(text: str, tmp_path: Path) -> None:
    (tmp_path / "set.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents) as refused:
        read_set(tmp_path, ("set.toml",))
    assert [one.id for one in refused.value.findings] == ["kernel-set-file-deep"]


@pytest.mark.parametrize(
    "text",
    [
        'a = "' + "." * 100 + "[" * 100 + '"',
        "a = '" + "[" * 100 + "'",
        'a = """\n' + "[.\n" * 100 + '"""',
        "# " + "[" * 100,
        "a = [" + "1.5, " * 100 + "]",
        "\n".join("[[rows]]\na.b = [[1], [2]]" for _ in range(100)),
    ],
)
def test_what_only_looks_deep_is_read(text: str, tmp_path: Path) -> None:
    (tmp_path / "set.toml").write_text(text, encoding="utf-8")
    assert read_set(tmp_path, ("set.toml",)).files["set.toml"] is not None


def test_a_sound_set_is_kept_and_a_wrong_one_told(ann: Guest) -> None:
    name = own_set()["set.toml"]
    changed = name.replace(find_game("dual-powers").default_set, "of-my-own")
    kept = ann.http.post("/api/sets", json={"game": "dual-powers", "files": own_set(**{"set.toml": changed})})
    assert (kept.status_code, kept.json()["name"]) == (201, "of-my-own"), kept.text
    table = ann.table(components=kept.json()["hash"])
    assert ann.info(table)["set_hash"] == kept.json()["hash"]
    pictures = ann.http.get(f"/api/pictures/dual-powers/{kept.json()['hash']}/en?only=card-back")
    assert list(pictures.json()) == ["card-back"]
    wrong = ann.http.post("/api/sets", json={"game": "dual-powers", "files": own_set(**{"set.toml": "a = 1"})})
    assert (wrong.status_code, words(wrong)) == (400, "server-set-bad")


@pytest.mark.parametrize("path", ["/api/people", "/api/tables", "/api/sets", "/api/replays"])
@pytest.mark.parametrize(
    "body", [DEEP.encode(), b'{"game":' + DEEP.encode(), b'{"name":"\xff\xfe"}', b"\xff", b'{"record":"\xc3"}']
)
def test_deep_json_and_bad_utf_8_are_bad_requests(ann: Guest, path: str, body: bytes) -> None:
    refused = ann.http.post(path, content=body, headers=JSON)
    assert (refused.status_code, code(refused)) == (400, "bad-request")


@pytest.mark.parametrize(
    "changed",
    [
        {"players": ["x" * 1_000_000]},
        {"players": ["human"] * 1000},
        {"game": "dual-powers" * 1000},
        {"start": "0" * 1000},
        {"options": {f"o{number}": 1 for number in range(1000)}},
        {"fairness": {"commitment": "0" * 64, "nonces": ["0" * 100_000]}},
        {"actions": [["red", {"do": "x" * 1000}, ""]]},
        {"actions": [["red", {f"k{number}": "" for number in range(100)}, ""]]},
        {"actions": [["red", {"do": "pass"}, "0" * 100_000]]},
        {"pending": [["red", {"do": "x"}]] * 1000},
        {"position": {"a": json.loads("[" * 300 + "]" * 300)}},
    ],
)
def test_every_field_of_a_record_is_bounded(ann: Guest, changed: dict[str, Any]) -> None:
    with pytest.raises(BadRecord):
        Record.parse(record(**changed))
    for path, more in (("/api/tables", {"game": "dual-powers"}), ("/api/replays", {})):
        refused = ann.http.post(path, json={"record": record(**changed), **more})
        assert refused.status_code == 400, refused.text


def test_a_table_keeps_nothing_of_a_record_that_it_does_not_need(ann: Guest, server: Server) -> None:
    actions = json.loads(record())["actions"]
    marked = record(actions=[[who, what, "f" * 190] for who, what, _ in actions])
    table = ann.table(record=marked)

    async def origin() -> str:
        async with server.service.tables.room(table) as room:
            return room.table.origin

    kept = asyncio.run_coroutine_threadsafe(origin(), server.service.loop).result(30)
    assert kept
    assert "ffff" not in kept


def test_work_that_needs_too_much_memory_is_given_up() -> None:
    """The system says no to the child; the next one works again. (Each line takes some kilobytes.)"""
    line = ".a" * 14 + "=1\n"
    greedy = "".join(f"{number:x}{line}" for number in range(6_000))
    many = dict.fromkeys(own_set(), greedy)

    async def work() -> tuple[str, str]:
        sandbox = Sandbox(600, memory=25_000_000)
        try:
            with pytest.raises(Refusal) as refused:
                await sandbox.check("ann", "dual-powers", many)
            return refused.value.message.id, (await sandbox.check("ann", "dual-powers", own_set())).set_name
        finally:
            await sandbox.stop()

    assert asyncio.run(work()) == ("server-upload-too-heavy", find_game("dual-powers").default_set)


# Whose turn it is.


def order(*asked: tuple[str, bool], places: int = 2) -> list[str]:
    """In which order work is begun that was asked for at once, each piece until the next one is."""

    async def run() -> list[str]:
        turns, begun = Turns(places), list[str]()

        async def work(who: str, own: bool) -> None:
            async with turns.turn(who, own=own):
                begun.append(who)
                await asyncio.sleep(0.01)

        await asyncio.gather(*(work(who, own) for who, own in asked))
        assert turns.waiting == 0
        return begun

    return asyncio.run(run())


def test_queues_take_turns() -> None:
    assert order(*[("eve", False)] * 4, ("ann", False), ("ben", False), places=1) == [
        *("eve", "ann", "ben"),
        *("eve", "eve", "eve"),
    ]


def test_own_matches_come_first_and_one_place_is_theirs() -> None:
    begun = order(*[("eve", False)] * 3, ("mallory", False), ("ann", True), ("ben", True))
    assert begun[:3] == ["eve", "ann", "ben"], "what anybody brings never has both places"


def test_nobody_has_much_waiting() -> None:
    async def run() -> None:
        turns = Turns(1)
        async with turns.turn("eve", own=False):
            waiting = [asyncio.create_task(_wait(turns)) for _ in range(MOST_WAITING_EACH)]
            await asyncio.sleep(0)
            with pytest.raises(Refusal) as refused:
                await _wait(turns)
            assert refused.value.code == "too-many"
            waiting[0].cancel()
            await asyncio.sleep(0)
            assert turns.waiting == MOST_WAITING_EACH - 1
        await asyncio.gather(*waiting, return_exceptions=True)
        async with turns.turn("eve", own=False):
            assert turns.waiting == 0

    asyncio.run(run())


def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting_turns, "LONGEST_WAIT_S", 0.02)

    async def run() -> None:
        turns = Turns(1)
        async with turns.turn("eve", own=False):
            with pytest.raises(Refusal) as refused:
                await _wait(turns)
        assert (refused.value.code, turns.waiting) == ("unavailable", 0)

    asyncio.run(run())


async def _wait(turns: Turns) -> None:
    async with turns.turn("eve", own=False):
        pass
