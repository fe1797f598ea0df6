"""A game from outside, installed into an environment of its own, plays everywhere: nothing in Lamplight knows it.

What happens in the browser is in `tests/web/test_outside_game.py`.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import lamplight
from lamplight.bots import LEVELS
from lamplight.client import Client, NewTable, actions_of, play_with
from lamplight.server.wire.protocol import GameInfo, Named
from lamplight.testing.serving import whole_server

from .outside import NIGHT_QUAY, Outside

INSTALLED = """
import json, sys
from importlib.metadata import distribution
import night_quay
from lamplight.kernel import games
print(json.dumps([
    list(games()),
    night_quay.__file__.startswith(sys.prefix),
    [(entry.group, entry.name) for entry in distribution("lamplight-night-quay").entry_points],
]))
"""
CONFORMANCE = """
from lamplight.kernel import find_game
from lamplight.testing import check_game, check_processes
for players, fog in ((2, False), (3, True), (4, True)):
    check_game(find_game("night-quay"), options={"players": players, "fog": fog}, seeds=range(2))
check_processes("night-quay", {"players": 3, "fog": True})
"""

ENVIRONMENTS = """
import warnings

import pyspiel
from pettingzoo.test import api_test, seed_test

import lamplight.envs.openspiel
from lamplight.envs import lamplight_night_quay_v0

warnings.simplefilter("ignore", UserWarning)
for options in ({}, {"players": 4, "fog": True}):
    api_test(lamplight_night_quay_v0.env(**options), num_cycles=200)
    api_test(lamplight_night_quay_v0.raw_env(reward="potential", **options), num_cycles=50)
seed_test(lamplight_night_quay_v0.env, num_cycles=60)
for name in ("lamplight_night_quay", "lamplight_night_quay(players=3,fog=True)"):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)
print("played")
"""


def test_it_is_a_package_with_one_entry_point(outside: Outside) -> None:
    games, inside, entries = json.loads(outside.run("-c", INSTALLED))
    assert games == ["blackout", "dual-powers", "night-quay"]
    assert inside
    assert entries == [["lamplight.games", "night-quay"]]


def test_conformance(outside: Outside) -> None:
    outside.run("-c", CONFORMANCE)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["At the quay", "Order", "tea × 3", "Which lamp do you light?", "Won by", "Dawn"]),
        ("ru", ["У причала", "Заказ", "чай × 3", "Какой фонарь вы зажжёте?", "Рассвет"]),
    ],
)
def test_a_match_in_the_terminal(outside: Outside, language: str, words: list[str]) -> None:
    before = set(outside.saves.glob("*"))
    said = outside.lamplight(
        *("play", "night-quay", "--seats", "human,novice,random", "--option", "fog=true"),
        *("--seed", "tea", "--lang", language),
        typed="?\n? Q2.3\n" + "1\n" * 40,
    )
    for word in words:
        assert word in said
    assert "night-quay-" not in said.replace("night-quay-finished", "")
    (record,) = set(outside.saves.glob("*")) - before
    outside.lamplight("record", "verify", str(record))
    assert "Q2.4" in outside.lamplight("record", "show", str(record), "--lang", language)


def test_the_menu_offers_it(outside: Outside) -> None:
    said = outside.lamplight("play", typed="3\n2\n3\n1\n" + "1\n" * 40)
    for word in ("Night Quay", "Against bots", "How many merchants?", "Won by"):
        assert word in said


def test_the_command_tells_about_it(outside: Outside) -> None:
    assert "In each round one of the boats lies in the fog" in outside.lamplight("options", "night-quay")
    assert "All merchants choose one of their lamps in secret" in outside.lamplight("rules", "night-quay", "q2")
    assert "harbour" in outside.lamplight("components", "list", "night-quay")
    outside.lamplight(
        "components", "validate", "night-quay", str(NIGHT_QUAY / "src" / "night_quay" / "sets" / "harbour")
    )


def test_without_a_name_the_games_of_the_house_are_played(outside: Outside) -> None:
    assert "dual-powers-match-" in outside.lamplight("play", "--seats", "human,random")
    assert "blackout-match-" in outside.lamplight("play", "--players", "2")


def test_all_levels_meet_in_the_arena(outside: Outside, tmp_path: Path) -> None:
    bots = ",".join(f"{level}@30" if level == "expert" else level for level in LEVELS)
    said = outside.lamplight(
        "arena", "night-quay", "--bots", bots, "--games", "20", "--jobs", "2", "--out", str(tmp_path / "run")
    )
    assert all(level in said for level in LEVELS)
    page = (tmp_path / "run" / "index.html").read_text(encoding="utf-8")
    assert "Night Quay" in page
    assert "Dawn" in page
    assert "night-quay-" not in page


def test_environments(outside: Outside) -> None:
    assert outside.run("-c", ENVIRONMENTS).splitlines()[-1] == "played"


@pytest.fixture(scope="module")
def server(outside: Outside) -> Iterator[str]:
    """The whole server of that environment; the clients of these tests have never heard of the game."""
    with whole_server(outside.python) as address:
        yield address


def choose(game: GameInfo) -> Named:
    return random.choice(actions_of(game))


async def two_people(url: str) -> tuple[list[str], lamplight.Record]:
    async with await Client.guest(url, "Ann") as ann, await Client.guest(url, "Ben") as ben:
        made = await ann.new_table(NewTable("night-quay", {"players": 3, "fog": True}))
        hers, his = await ann.table(made.table), await ben.table(made.table)
        await hers.take(0)
        await his.take(1)
        await hers.set_seat(2, "novice")
        await hers.start()
        end, _ = await asyncio.gather(play_with(hers, 0, choose), play_with(his, 1, choose))
        assert end.status == "finished"
        assert hers.streams[0].log
        told = [str(one.event["event"]) for one in hers.streams[0].log]
        return told, await ann.record(made.table)


def test_two_people_and_a_bot_on_a_server(server: str, outside: Outside, tmp_path: Path) -> None:
    told, record = asyncio.run(asyncio.wait_for(two_people(server), 120))
    assert told.count("order") == 1
    assert told.count("order-hidden") == 2
    assert told.count("scored") == 3
    record.save(tmp_path / "record.json")
    assert "All 18 draws" in outside.lamplight("record", "verify", str(tmp_path / "record.json"))


COACH = """
import random

import lamplight
from lamplight.bots import Budget
from lamplight.coach import Coach, advise, analyse
from lamplight.text.speaker import LANGUAGES, Speaker

match = lamplight.new("night-quay", seed="coach", options={"players": 3})
coach = Coach(match.setup, Budget(iterations=20))
speakers = [Speaker(language) for language in LANGUAGES]
kinds = set()
while not match.over:
    seat = match.to_act[0]
    if len(match.legal(seat)) > 1:
        advice = advise(coach, match, seat)
        for reason in advice.choice.reasons:
            kinds.add(reason.kind)
            for speaker in speakers:
                assert speaker.check(reason.words) == []
        match.play(seat, advice.choice.action)
    else:
        match.play(seat, next(iter(match.legal(seat))))
assert "fact" in kinds
assert len(analyse(match.record(), budget=Budget(iterations=4)).reports) == 3
print("advised")
"""


def test_the_coach_advises_by_its_previews(outside: Outside) -> None:
    """It has no mind, no effects and nothing to say of changes."""
    assert outside.run("-c", COACH).strip() == "advised"
