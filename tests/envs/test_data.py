"""Datasets: one row a decision, the same from self-play and from records, readable without the program."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lamplight
from lamplight.arena import Plan, Tournament
from lamplight.envs import dataset, selfplay
from lamplight.envs.decisions import decisions_of
from lamplight.envs.observations import observations_of, view_of
from lamplight.kernel.record import Record
from lamplight.kernel.types import CHANCE
from tests.cli import helpers as cli

CASES: list[tuple[str, dict[str, Any], tuple[str, ...]]] = [
    ("dual-powers", {}, ("random", "novice")),
    ("dual-powers", {"solo": "red"}, ("novice",)),
    ("blackout", {"players": 2}, ("random", "novice")),
    ("blackout", {"players": 1, "chapter": 1}, ("random",)),
]


def played(
    game: str, options: dict[str, Any], bots: tuple[str, ...], jobs: int = 1
) -> tuple[Tournament, list[selfplay.Episode]]:
    tournament = Tournament(Plan(game, bots, games=2, seed="data", options=options))
    fixtures = tournament.schedule.fixtures(tournament.total)
    return tournament, list(selfplay.in_order(selfplay.locally(tournament.head, fixtures, jobs, keep_records=True)))


def equal(one: Any, two: Any) -> bool:
    return all(
        np.array_equal(getattr(one, name), getattr(two, name), equal_nan=name in ("outcome", "margin"))
        for name in ("step", "seat", "observation", "legal", "action", "outcome", "margin")
    ) and (one.bot, one.match) == (two.bot, two.match)


@pytest.mark.parametrize(("game", "options", "bots"), CASES)
def test_records_give_the_decisions_of_the_match_that_was_played(
    game: str, options: dict[str, Any], bots: tuple[str, ...]
) -> None:
    _, episodes = played(game, options, bots)
    for _, decisions, record, mishaps in episodes:
        assert not mishaps
        _, again = decisions_of(Record.parse(record), decisions.match)
        assert equal(decisions, again)
        assert len(decisions) > 5


def test_rows_say_what_the_match_says() -> None:
    """Every row against a replay by hand: the view, the legal list, the choice, the winner."""
    _, episodes = played("dual-powers", {}, ("random", "novice"))
    _, decisions, record, _ = episodes[0]
    match = lamplight.replay(Record.parse(record))
    seen, state, row = observations_of(match.setup), match.setup.start(), 0
    assert match.outcome is not None
    for entry in match.entries:
        legal = state.legal(entry.seat)
        if entry.seat != CHANCE and len(legal) > 1:
            assert decisions.observation[row].tolist() == seen.read(view_of(state, entry.seat), entry.seat)
            assert np.flatnonzero(decisions.legal[row]).tolist() == sorted(legal)
            assert (decisions.seat[row], decisions.action[row]) == (entry.seat, entry.action)
            assert decisions.outcome[row] == (1.0 if entry.seat in match.outcome.winners else -1.0)
            row += 1
        state.apply(entry.seat, entry.action)
    assert row == len(decisions)


def test_self_play_is_the_same_on_several_processes() -> None:
    one, two = played("dual-powers", {}, ("random", "novice"))[1], played("dual-powers", {}, ("random", "novice"), 2)[1]
    assert len(one) == len(two)
    for (number, decisions, record, _), (other, again, written, _) in zip(one, two, strict=True):
        assert number == other
        assert record == written
        assert equal(decisions, again)


def test_a_match_that_did_not_end_has_no_outcome(tmp_path: Path) -> None:
    match = lamplight.new("dual-powers", seed="unfinished")
    for _ in range(12):
        seat = match.to_act[0]
        match.play(seat, next(iter(match.legal(seat))))
    setup, decisions = decisions_of(match.record(), "unfinished")
    with dataset.Writer(tmp_path / "some.parquet", setup) as writer:
        writer.add(decisions)
    found = dataset.load(tmp_path / "some.parquet")
    assert len(found["action"]) == writer.rows > 5
    assert np.isnan(found["outcome"]).all()
    assert np.isnan(found["margin"]).all()


def test_a_dataset_explains_itself(tmp_path: Path) -> None:
    tournament, episodes = played("blackout", {"players": 2}, ("random", "novice"))
    path = tmp_path / "deep" / "some.parquet"
    with dataset.Writer(path, tournament.setup) as writer:
        for _, decisions, _, _ in episodes:
            writer.add(decisions)
    found, told = dataset.load(path), dataset.describe(path)
    assert told["game"] == "blackout"
    assert told["options"]["players"] == 2
    money = next(field for field in told["fields"] if field["name"] == "money")
    assert found["observation"][0, money["start"]] == 4
    assert told["actions"][found["action"][0]].startswith("settle ")
    assert found["legal"].shape == (writer.rows, len(told["actions"]))
    assert found["legal"][np.arange(writer.rows), found["action"]].all()
    assert set(found["bot"]) == {"random", "novice"}
    assert len(set(found["match"])) == writer.matches == len(episodes)
    assert set(dataset.load(path, ["action", "outcome"])) == {"action", "outcome"}


def test_what_breaks_leaves_no_file(tmp_path: Path) -> None:
    tournament, episodes = played("dual-powers", {}, ("random", "random"))
    writer = dataset.Writer(tmp_path / "some.parquet", tournament.setup)
    with pytest.raises(AttributeError), writer:
        writer.add(episodes[0])  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    assert not list(tmp_path.iterdir())


def test_the_commands(tmp_path: Path) -> None:
    out = tmp_path / "run"
    told = cli.run("selfplay", "dual-powers", "--bots", "random,novice", "--games", "2", "-o", str(out), "--records")
    assert told.status == 0, told.err
    assert "of 2 matches" in told.out
    assert json.loads((out / "run.json").read_text(encoding="utf-8"))["bots"] == ["random", "novice"]
    again = cli.run("dataset", str(out / "records"), "-o", str(tmp_path / "again.parquet"))
    assert again.status == 0, again.err
    one, two = dataset.load(out / "decisions.parquet"), dataset.load(tmp_path / "again.parquet")
    thoughts = ("policy", "visits", "values", "value")
    assert all((one[name] == two[name]).all() for name in one if name not in thoughts)
    assert all(thought is None for name in thoughts[:3] for thought in two[name])
    assert [thought is not None for thought in one["policy"]] == (one["bot"] == "novice").tolist()


@pytest.mark.parametrize("language", cli.LANGUAGES)
def test_mistakes(tmp_path: Path, language: str) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "there.parquet").write_bytes(b"something")
    (tmp_path / "bad.json").write_text("{}", encoding="utf-8")
    for game in ("dual-powers", "blackout"):
        match = lamplight.new(game, seed="1")
        match.record().save(tmp_path / "mixed" / f"{game}.json")
    fresh = str(tmp_path / "new.parquet")
    selfplay_command = ("selfplay", "dual-powers", "--bots", "random,novice", "-o", str(tmp_path / "out"))
    for arguments, words in (
        (("dataset", str(tmp_path / "empty"), "-o", fresh), "empty"),
        (("dataset", str(tmp_path / "bad.json"), "-o", fresh), ""),
        (("dataset", str(tmp_path / "nowhere.json"), "-o", fresh), "nowhere.json"),
        (("dataset", str(tmp_path / "mixed"), "-o", fresh), "dual-powers.json"),
        (("dataset", str(tmp_path / "mixed"), "-o", str(tmp_path / "there.parquet")), "there.parquet"),
        (("dataset", str(tmp_path / "mixed")), "--out"),
        ((*selfplay_command, "--jobs", "0"), "0"),
        ((*selfplay_command, "--games", "0"), "0"),
        (("selfplay", "chess", "--bots", "random", "-o", "out"), "chess"),
        ((*selfplay_command, "--ray", "127.0.0.1:1"), "127.0.0.1:1"),
    ):
        told = cli.run(*arguments, "--lang", language)
        assert told.status == 2, arguments
        assert words in told.err
        assert "$" not in told.err
        assert not Path(fresh).exists()


def test_what_a_search_found_stands_beside_its_decision(tmp_path: Path) -> None:
    """Shares of visits add up to 1, the most visited action was played, and every list has an entry for each action."""
    tournament = Tournament(Plan("dual-powers", ("casual@12", "novice"), games=1, seed="thought"))
    fixtures = tournament.schedule.fixtures(tournament.total)
    path = tmp_path / "decisions.parquet"
    with dataset.Writer(path, tournament.setup) as writer:
        for _, decisions, _, _ in selfplay.in_order(selfplay.locally(tournament.head, fixtures, 1, keep_records=False)):
            writer.add(decisions)
    found = dataset.load(path)
    searched = 0
    for row in range(len(found["action"])):
        legal = np.flatnonzero(found["legal"][row])
        policy = found["policy"][row]
        assert len(policy) == len(legal)
        assert policy.sum() == pytest.approx(1.0, abs=1e-5)
        visits = found["visits"][row]
        assert (visits is None) == np.isnan(found["value"][row])
        if visits is None:
            assert found["bot"][row] == "novice" or policy.max() > 0
            continue
        searched += 1
        assert found["bot"][row].startswith("casual")
        assert len(visits) == len(found["values"][row]) == len(legal)
        assert visits[legal.tolist().index(found["action"][row])] == visits.max()
        assert visits / visits.sum() == pytest.approx(policy, abs=1e-5)
        assert 0.0 <= found["values"][row].min() <= found["values"][row].max() <= 1.0
        assert 0.0 <= found["value"][row] <= 1.0
    assert 10 < searched < len(found["action"])


def test_a_card_is_made_from_the_file_alone(tmp_path: Path) -> None:
    tournament, episodes = played("dual-powers", {}, ("random", "novice"))
    path = tmp_path / "decisions.parquet"
    with dataset.Writer(path, tournament.setup) as writer:
        for _, decisions, _, _ in episodes:
            writer.add(decisions)
    done = subprocess.run(
        [sys.executable, "-m", "lamplight.envs.card", str(path)], check=True, capture_output=True, text=True
    )
    page, machine = map(Path, done.stdout.split())
    text = page.read_text(encoding="utf-8")
    rows = len(dataset.load(path, ["action"])["action"])
    assert f"{rows:,} rows" in text
    assert "| novice |" in text
    assert "`held`" in text
    told = json.loads(machine.read_text(encoding="utf-8"))
    assert [field["name"] for field in told["cr:recordSet"][0]["cr:field"]] == list(dataset.load(path))
    kinds = {field["name"]: field["cr:dataType"] for field in told["cr:recordSet"][0]["cr:field"]}
    assert (kinds["match"], kinds["observation"], kinds["policy"]) == ("sc:Text", "sc:Integer", "sc:Float")
    before = text
    subprocess.run([sys.executable, "-m", "lamplight.envs.card", str(path)], check=True, capture_output=True)
    assert page.read_text(encoding="utf-8") == before
