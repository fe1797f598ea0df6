"""Runs: the same wherever and however often they are played, resumable, and safe from what bots do."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lamplight.arena import Fixture, InProcess, Plan, Played, Results, Workers, matches, run
from lamplight.arena.folder import MATCHES, RUN
from lamplight.arena.table import Head
from lamplight.kernel.errors import LamplightError
from tests.cli.helpers import surroundings

from .helpers import Interrupted, install_strange_bots, untimed

PAIR = Plan("dual-powers", ("random", "random@2"), games=8, seed="winter")
PLANS = {
    "two seats": PAIR,
    "search": Plan("dual-powers", ("novice", "casual@3"), games=4),
    "three seats": Plan("blackout", ("random", "random@2"), games=6, options={"players": 3}),
    "solo": Plan("dual-powers", ("random", "novice"), games=6, options={"solo": "red", "difficulty": 3}),
    "a chapter": Plan("blackout", ("random", "random@2"), games=4, options={"players": 1, "chapter": 2}),
    "a campaign": Plan("blackout", ("random",), games=2, series="campaign", attempts=1),
    "a mirror": Plan("dual-powers", ("random", "random"), games=3),
}


@cache
def _first(name: str) -> Results:
    return run(PLANS[name], executor=InProcess())


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("done")
    run(PAIR, folder, InProcess())
    return folder


@pytest.fixture
def done(template: Path, tmp_path: Path) -> Path:
    """A folder with all matches of the pair."""
    return Path(shutil.copytree(template, tmp_path / "done"))


@pytest.mark.parametrize("name", PLANS)
def test_the_same_plan_gives_the_same_results(name: str) -> None:
    first = _first(name)
    assert first.matches >= PLANS[name].games
    assert (first.failed, first.mishaps) == (0, {})
    assert untimed(run(PLANS[name], executor=InProcess())) == untimed(first)


@pytest.mark.parametrize("jobs", [1, 2])
def test_processes_change_nothing(jobs: int, tmp_path: Path) -> None:
    here = _first("two seats")
    assert untimed(run(PAIR, tmp_path / "run", Workers(jobs))) == untimed(here)
    assert untimed(tmp_path / "run") == untimed(here)


def test_another_seed_gives_other_matches(tmp_path: Path) -> None:
    other = replace(PAIR, seed="summer")
    run(PAIR, tmp_path / "a", InProcess())
    run(other, tmp_path / "b", InProcess())
    assert [m.decisions for m in matches(tmp_path / "a")] != [m.decisions for m in matches(tmp_path / "b")]


def test_what_is_counted_adds_up() -> None:
    results = _first("three seats")
    assert results.seats == 3 * results.matches
    assert sum(results.endings.values()) == results.matches
    assert sum(share.wins for share in results.wins.values()) == pytest.approx(results.matches)
    assert sum(shares[""].wins for shares in results.by_seat.values()) == pytest.approx(results.matches)
    assert {share.of for shares in results.by_seat.values() for share in shares.values()} == {3, 6}
    assert all(pair.wins.of == 3 for pair in results.pairs)
    assert sum(item.times for item in results.counted["settled"].values()) == results.seats
    assert all(item.winning_seats <= item.seats <= item.times for item in results.counted["bought"].values())
    assert results.rounds.low >= 1
    assert results.decisions.low > results.rounds.high


def test_a_match_keeps_what_calibration_needs(tmp_path: Path) -> None:
    run(PLANS["two seats"], tmp_path / "run", InProcess())
    for played in matches(tmp_path / "run"):
        assert len(played.winners) == 1
        assert played.returns[played.winners[0]] == max(played.returns)
        assert played.scores[0] == -played.scores[1]  # the two ends of one track
        assert played.ending in ("track", "calendar", "centre")
        assert all(sum(own["played"].values()) > 0 for own in played.counted)
        assert Played.parse(played.line()) == played


def test_a_campaign_is_given_up_after_so_many_attempts() -> None:
    results = _first("a campaign")
    assert results.series["random"].points.high <= 15
    assert all(tries == 1 for tries in results.series["random"].attempts.values())
    assert set(results.endings) <= {"finished", "given-up"}


@pytest.mark.parametrize("name", ["two seats", "solo", "a campaign"])
def test_a_run_that_was_stopped_goes_on_to_the_same_results(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    whole = _first(name)
    with pytest.raises(KeyboardInterrupt):
        run(PLANS[name], folder, Interrupted(1))
    assert len(matches(folder)) == 1
    seen: list[tuple[int, int]] = []
    again = run(PLANS[name], folder, InProcess(), watch=lambda done, total: seen.append((done, total)))
    assert seen[0] == (1, whole.matches)
    assert seen[-1] == (whole.matches, whole.matches)
    assert untimed(again) == untimed(whole) == untimed(folder)


def test_a_run_that_is_done_plays_nothing(done: Path) -> None:
    before = (done / MATCHES).read_bytes()
    run(PAIR, done, Interrupted(0))
    assert (done / MATCHES).read_bytes() == before


def test_a_run_can_be_extended_and_looked_at_shortened(tmp_path: Path) -> None:
    short, long = replace(PAIR, games=4), PAIR
    first = run(short, tmp_path / "a", InProcess())
    extended = run(long, tmp_path / "a", InProcess())
    assert untimed(extended) == untimed(_first("two seats"))
    assert untimed(run(short, tmp_path / "a", Interrupted(0))) == untimed(first)
    assert json.loads((tmp_path / "a" / RUN).read_text())["games"] == 8


def test_a_process_that_is_killed_can_be_started_again(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    plan = ["dual-powers", "--bots", "random,random@2", "--games", "16", "--seed", "winter", "--out", str(folder)]
    command = [sys.executable, "-m", "lamplight.cli.main", "arena", *plan]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=surroundings()) as child:
        while not (folder / MATCHES).is_file() or not matches(folder):
            assert child.poll() is None
            time.sleep(0.02)
        child.kill()
    longer = replace(PAIR, games=16)
    again = run(longer, folder, InProcess())
    assert untimed(again) == untimed(run(longer, executor=InProcess()))


OTHERS: dict[str, tuple[Plan, str]] = {
    "game": (replace(PAIR, game="blackout"), "game"),
    "bots": (replace(PAIR, bots=("random", "casual@2")), "casual@2"),
    "order of bots": (replace(PAIR, bots=("random@2", "random")), "bots"),
    "seed": (replace(PAIR, seed="summer"), "summer"),
    "option": (replace(PAIR, options={"bonus_move": "small"}), "option bonus_move"),
}


@pytest.mark.parametrize("difference", OTHERS)
def test_the_folder_of_another_run_is_refused(difference: str, done: Path) -> None:
    before = {path.name: path.read_bytes() for path in done.iterdir()}
    plan, named = OTHERS[difference]
    with pytest.raises(LamplightError, match="arena-other-run") as refused:
        run(plan, done, InProcess())
    assert named in str(refused.value)
    assert {path.name: path.read_bytes() for path in done.iterdir()} == before


class Meddling(InProcess):
    """While its first match is played, the same run is begun a second time in the same folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.refused: list[str] = []

    def play(self, head: Head, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        with pytest.raises(LamplightError) as refused:
            run(PAIR, self.folder, InProcess())
        self.refused.append(refused.value.message.id)
        yield from super().play(head, fixtures)


def test_two_runs_at_a_time_do_not_share_a_folder(tmp_path: Path) -> None:
    meddling = Meddling(tmp_path / "run")
    results = run(PAIR, tmp_path / "run", meddling)
    assert meddling.refused == ["arena-folder-busy"]
    assert untimed(results) == untimed(_first("two seats"))
    assert len(matches(tmp_path / "run")) == results.matches
    assert untimed(run(PAIR, tmp_path / "run", Interrupted(0))) == untimed(results)


def test_a_folder_that_was_refused_is_not_held(done: Path) -> None:
    sound = (done / MATCHES).read_bytes()
    (done / MATCHES).write_bytes(b"?\n" + sound)
    with pytest.raises(LamplightError, match="arena-bad-line"):
        run(PAIR, done, InProcess())
    (done / MATCHES).write_bytes(sound)
    assert untimed(run(PAIR, done, Interrupted(0))) == untimed(_first("two seats"))


def test_a_folder_with_other_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("precious")
    with pytest.raises(LamplightError, match="arena-foreign-folder"):
        run(PAIR, tmp_path, InProcess())
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


@pytest.mark.parametrize("text", ["", "no JSON", "[]", "3", '"run"', "\x00"])
def test_a_run_that_cannot_be_understood_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / RUN).write_text(text)
    with pytest.raises(LamplightError, match="arena-bad-run"):
        run(PAIR, tmp_path, InProcess())


@pytest.mark.parametrize("torn", [b'{"n":3,"d":', b"\xff\xfe", b"{}", b"null\n", b"\n"])
def test_a_last_line_that_was_torn_is_played_again(torn: bytes, done: Path) -> None:
    lines = (done / MATCHES).read_bytes().splitlines(keepends=True)
    (done / MATCHES).write_bytes(b"".join(lines[:-1]) + torn)
    assert untimed(run(PAIR, done, InProcess())) == untimed(_first("two seats"))
    assert (done / MATCHES).read_bytes().count(b"\n") == len(lines)


def test_a_last_line_without_its_end_is_played_again(done: Path) -> None:
    (done / MATCHES).write_bytes((done / MATCHES).read_bytes().rstrip())
    assert untimed(run(PAIR, done, InProcess())) == untimed(_first("two seats"))


def _changed(line: bytes, **values: Any) -> bytes:
    return json.dumps(json.loads(line) | values).encode() + b"\n"


@pytest.mark.parametrize("how", ["cut", "text", "field", "type", "true", "seats", "bots", "deal", "number"])
def test_a_broken_line_in_the_middle_is_named(how: str, done: Path) -> None:
    lines = (done / MATCHES).read_bytes().splitlines(keepends=True)
    broken = {
        "cut": lines[2][:30] + b"\n",
        "text": b"hello\n",
        "field": _changed(lines[2], z=1),
        "type": _changed(lines[2], w="0"),
        "true": _changed(lines[2], q=True),
        "seats": _changed(lines[2], s=[1]),
        "bots": _changed(lines[2], b=["novice", "novice"]),
        "deal": _changed(lines[2], d=3),
        "number": _changed(lines[2], n=7),
    }
    (done / MATCHES).write_bytes(b"".join([*lines[:2], broken[how], *lines[3:]]))
    with pytest.raises(LamplightError, match="arena-bad-line") as refused:
        run(PAIR, done, InProcess())
    assert "line=3" in str(refused.value)


def _with(bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, timeout_s: float | None = None) -> Results:
    install_strange_bots(tmp_path / "strange", monkeypatch)
    return run(Plan("dual-powers", ("random", bot), games=2), tmp_path / "run", Workers(1, timeout_s=timeout_s))


def test_a_worker_that_dies_is_replaced_and_its_match_repeated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = _with("dies_once", tmp_path, monkeypatch)
    assert (results.matches, results.failed) == (2, 0)
    assert results.mishaps == {"dies_once": {"died": 1}}


def test_a_match_whose_worker_dies_twice_has_failed_and_the_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_strange_bots(tmp_path / "strange", monkeypatch)
    plan = Plan("dual-powers", ("random", "random", "dies"), games=3)
    results = run(plan, tmp_path / "run", Workers(2))
    assert (results.matches, results.failed) == (1, 2)
    assert results.mishaps == {"dies": {"died": 4}}
    assert sorted(match.failed for match in matches(tmp_path / "run")) == ["", "died", "died"]
    assert untimed(run(plan, tmp_path / "run", Interrupted(0))) == untimed(results)


def test_a_worker_that_hangs_is_replaced_and_its_match_repeated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = _with("hangs_once", tmp_path, monkeypatch, timeout_s=2.5)
    assert (results.matches, results.failed) == (2, 0)
    assert results.mishaps == {"hangs_once": {"hung": 1}}


@pytest.mark.parametrize(("bot", "kind"), [("raises", "raised"), ("cheats", "illegal")])
def test_a_bot_that_makes_mistakes_is_counted(
    bot: str, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = _with(bot, tmp_path, monkeypatch)
    assert (results.matches, results.failed) == (2, 0)
    assert results.mishaps[bot][kind] > 10
    assert list(results.mishaps) == [bot]


def test_a_bot_that_prints_disturbs_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = _with("chats", tmp_path, monkeypatch)
    assert (results.matches, results.mishaps) == (2, {})


@pytest.mark.parametrize("python", ["/no/such/python", "/bin/false", "/", ""])
def test_an_interpreter_that_cannot_play(python: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", python)
    with pytest.raises(LamplightError, match="arena-no-worker"):
        run(PAIR, executor=Workers(1))


def test_a_worker_imports_no_screen() -> None:
    code = "import sys, lamplight.arena.worker; print([name for name in ('rich', 'fluent') if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=surroundings())
    assert told.stdout.strip() == "[]"
