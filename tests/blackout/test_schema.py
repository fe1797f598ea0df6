"""The second schema holds every printed card: what it says is played, drawn and told, or refused with its row."""

from __future__ import annotations

import random
import shutil
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

from lamplight.games.blackout import GAME
from lamplight.games.blackout.rules import components
from lamplight.kernel import CHANCE, BadComponents, Match, Plain
from lamplight.kernel.rewriting import rewrite
from lamplight.pictures import draw_game
from lamplight.text import LANGUAGES, Speaker

from .builder import (
    HARBOUR,
    OLD,
    OURS,
    Options,
    at,
    bare,
    can,
    card,
    cards,
    cubes,
    do,
    number,
    rondel,
    told,
    with_supply,
)
from .editing import Rows, edited, rewritten

FROZEN = Path(__file__).parents[1] / "golden" / "sets" / "blackout-frozen-1"


def playing(folder: Path, rows: Rows, phase: int, options: Options | None = None, **orange: Plain) -> Match:
    """Orange has a cube on castle-peak, with a set that has other values in some rows."""
    described: dict[str, Plain] = {"cubes": ["castle-peak"], **orange}
    return at(phase, bare(**described), {}, options=options, components=edited(folder / "own", rows))


# Effects of completion.


def test_a_volunteer_may_bring_points_in_place_of_a_cube(tmp_path: Path) -> None:
    rows = {"yellow-1": {"effect": ["3 points", "2 money"]}}
    match = playing(tmp_path, rows, 3, objectives=["yellow-1"], rondel={"tools": 2})
    do(match, "goal yellow-1 1")
    assert (number(match, "orange.score"), number(match, "orange.money")) == (3, 2)
    assert cards(match, "orange.held") == ["yellow-1"]
    assert cubes(match) == ["castle-peak"]
    assert {str(event["rule"]) for event in told(match, "gained")} == {"R3.10"}


def test_without_a_cube_in_its_effect_a_goal_needs_none(tmp_path: Path) -> None:
    rows = {"blue-4": {"effect": ["3 points"]}}
    folder = edited(tmp_path / "own", rows)
    match = at(3, with_supply(0, "food", objectives=["blue-4"], cubes=["castle-peak"], money=7), {}, components=folder)
    assert "goal blue-4 1" in can(match)


@pytest.mark.parametrize(("effect", "colour"), [("cube blue", "blue"), ("cube any", "any")])
def test_a_cube_of_another_colour(tmp_path: Path, effect: str, colour: str) -> None:
    match = playing(tmp_path, {"yellow-1": {"effect": [effect]}}, 3, objectives=["yellow-1"], rondel={"tools": 2})
    do(match, "goal yellow-1 1")
    agenda = match.view(None)["agenda"]
    assert isinstance(agenda, list)
    assert agenda[-1] == {"step": "place", "seat": "orange", "colour": colour}


def test_two_cubes_one_after_another(tmp_path: Path) -> None:
    rows = {"yellow-1": {"effect": ["cube any", "cube any"]}}
    match = playing(tmp_path, rows, 3, objectives=["yellow-1"], rondel={"tools": 2})
    supply = number(match, "orange.supply")
    do(match, "goal yellow-1 1")
    do(match, can(match)[0])
    do(match, can(match)[0])
    assert len(cubes(match)) == 3
    assert number(match, "orange.supply") == supply + 2 - 2


def test_a_plan_may_end_with_money(tmp_path: Path) -> None:
    rows = {"plan-gain-1": {"effect": ["9 money"]}}
    match = playing(tmp_path, rows, 3, objectives=["plan-gain-1"], rondel={"food": 3})
    do(match, "goal plan-gain-1 1", "complete plan-gain-1")
    assert number(match, "orange.money") == 6 + 9
    assert cubes(match) == ["castle-peak"]


# Rewards and bonuses.


def test_a_goal_of_a_plan_may_place_a_cube(tmp_path: Path) -> None:
    rows = {"plan-gain-1/1": {"reward": ["1 points", "cube any"]}}
    match = playing(tmp_path, rows, 3, objectives=["plan-gain-1"], rondel={"food": 3})
    supply = number(match, "orange.supply")
    do(match, "goal plan-gain-1 1")
    assert all(text.startswith("place") for text in can(match))
    do(match, can(match)[0])
    assert can(match) == ["complete plan-gain-1", "leave"]
    assert (number(match, "orange.score"), number(match, "orange.supply")) == (1, supply + 3 - 1 - 1)


@pytest.mark.parametrize("supply", [0, 1, 2])
def test_the_cube_of_a_reward_and_the_mark_must_both_be_there(tmp_path: Path, supply: int) -> None:
    rows = {"plan-money-2/2": {"reward": ["cube any"]}}
    folder = edited(tmp_path / "own", rows)
    orange = with_supply(supply, "book", objectives=["plan-money-2"], cubes=["castle-peak"], money=6)
    assert ("goal plan-money-2 2" in can(at(3, orange, {}, components=folder))) is (supply == 2)


def test_a_bonus_that_is_not_points(tmp_path: Path) -> None:
    plan = "plan-resource-points-1"
    rows = {plan: {"bonus": ["2 points", "4 money", "1 battery", "cube any"]}}
    match = playing(tmp_path, rows, 3, objectives=[plan], marks={plan: [1]}, rondel={"medipack": 4})
    do(match, f"goal {plan} 2")
    assert (number(match, "orange.score"), number(match, "orange.money"), rondel(match)) == (2 + 2, 4, {"battery": 1})
    do(match, can(match)[0])  # the cube of the bonus, then that of the completion
    do(match, can(match)[0])
    assert len(cubes(match)) == 3


def test_resources_of_ones_choice_as_a_reward(tmp_path: Path) -> None:
    rows = {"plan-gain-1/1": {"reward": ["2 any"]}}
    match = playing(tmp_path, rows, 3, objectives=["plan-gain-1"], rondel={"food": 3})
    do(match, "goal plan-gain-1 1", "type water")
    assert rondel(match) == {"water": 2}


def test_a_restore_power_goal_may_pay_more_than_points(tmp_path: Path) -> None:
    rows = {"P2": {"reward": ["10 points", "cube any"], "pay": ["1 food"]}}
    piles: Plain = [[], ["doctor", "leader", "yellow-a", "yellow-b"]]
    match = playing(tmp_path, rows, 3, money=10, rondel={"food": 1}, slots=piles)
    do(match, "power 2")
    do(match, can(match)[0])
    assert (number(match, "orange.score"), len(cubes(match)), rondel(match)) == (10, 2, {})


# Costs.


@pytest.mark.parametrize(
    ("own", "possible"),
    [
        ({"book": 2, "tools": 1}, True),
        ({"book": 2, "battery": 1}, True),
        ({"book": 1, "battery": 1}, False),
        ({"battery": 3}, True),
        ({"battery": 2, "book": 1}, True),
        ({"book": 3}, False),
    ],
)
def test_a_goal_with_two_kinds_of_cost(tmp_path: Path, own: dict[str, int], possible: bool) -> None:
    rows = {"red-1/1": {"pay": ["2 book", "1 tools"]}}
    held: dict[str, Plain] = dict(own)
    match = playing(tmp_path, rows, 3, objectives=["red-1"], rondel=held)
    assert ("goal red-1 1" in can(match)) is possible
    if possible:
        do(match, "goal red-1 1")
        while not can(match)[0].startswith("place"):
            do(match, can(match)[-1])  # as many batteries as one may
        assert rondel(match) == {}


def test_batteries_are_kept_for_the_kinds_that_follow(tmp_path: Path) -> None:
    rows = {"red-1/1": {"pay": ["2 book", "1 tools"]}}
    match = playing(tmp_path, rows, 3, objectives=["red-1"], rondel={"book": 2, "battery": 2})
    do(match, "goal red-1 1")
    assert can(match) == ["batteries 0", "batteries 1"]
    do(match, "batteries 1")
    assert rondel(match) == {"book": 1}


# Numbers of abilities.


def test_an_exchange_into_several_goods(tmp_path: Path) -> None:
    rows = {"plan-exchange-1": {"gain": ["1 tools", "2 book", "1 points"]}}
    orange: dict[str, Plain] = {"slots": [["red-a"]], "check_area": ["plan-exchange-1"], "rondel": {"gasoline": 1}}
    match = playing(tmp_path, rows, 8, None, **orange)
    do(match, "refresh 1", "check-plan plan-exchange-1")
    assert (rondel(match), number(match, "orange.score")) == ({"tools": 1, "book": 2}, 1)


def test_the_numbers_of_permanent_effects_are_used(tmp_path: Path) -> None:
    rows = {
        "plan-search-1": {"a": 3},
        "plan-gps-plus-1": {"a": 2},
        "plan-food-points-1": {"a": 3, "b": 7},
        "plan-water-money-1": {"a": 1, "b": 3},
    }
    folder = edited(tmp_path / "own", rows)
    area: Plain = ["plan-search-1", "plan-gps-plus-1", "plan-food-points-1", "plan-water-money-1"]
    orange = bare(check_area=area, rondel={"food": 4, "water": 1}, gps=1)
    match = at(6, orange, {}, components=folder, table={"turn": "orange"})
    do(match, "water plan", "food points")
    assert (number(match, "orange.money"), number(match, "orange.score")) == (3 + 2, 7)
    scouting = bare(check_area=area, cubes=["tai-po-market"], hand=["leader"], gps=1)
    match = at(4, scouting, {}, table={"tiles": {"north": ["book-3"]}}, components=folder)
    do(match, "scout north", "collect book-3", "challenge advanced", "gps")  # the rest is certain
    assert told(match, "search")[0]["total"] == 2 + 3 + (3 + 2)


def test_the_numbers_of_specialists_are_used(tmp_path: Path) -> None:
    rows = {"money-icons-1": {"a": 1, "b": 3}, "gps-1": {"a": 2, "b": 3}}
    folder = edited(tmp_path / "own", rows)
    match = at(2, bare(planned={"1": "money-icons-1"}, hand=["leader"]), {}, components=folder)
    do(match, "use 1", "use 2")
    assert number(match, "orange.money") == 1 + 3 * 2
    match = at(2, bare(planned={"1": "gps-1"}, rondel={"book": 2}), {}, components=folder)
    do(match, "use 2")
    assert (number(match, "orange.gps"), rondel(match)) == (3, {})


def test_B_05_the_option_goes_before_the_card(tmp_path: Path) -> None:
    rows = {"plan-food-points-1": {"a": 3, "b": 7}}
    folder = edited(tmp_path / "own", rows)
    orange = bare(check_area=["plan-food-points-1"], rondel={"food": 4})
    match = at(6, orange, {}, components=folder, table={"turn": "orange"}, options={"food_plan_cost": 4})
    do(match, "food points")
    assert rondel(match) == {}


def test_plans_and_power_goals_go_by_their_ids(tmp_path: Path) -> None:
    """Rows in another order: the same walk through a chapter with two plans."""
    folder = tmp_path / "turned"
    shutil.copytree(GAME.set_folder(None), folder)
    for file, table in (("plans.toml", "[[emergency]]"), ("rules.toml", "[[power]]")):
        blocks = _blocks((folder / file).read_text(encoding="utf-8"))
        turned = [block for block in reversed(blocks) if block.startswith(table)]
        rest = [block for block in blocks if not block.startswith(table)]
        (folder / file).write_text("".join([*rest, *turned]), encoding="utf-8")
    assert walked(folder, 3, 4) == walked(GAME.set_folder(None), 3, 4)


def _blocks(text: str) -> list[str]:
    found: list[str] = []

    def kept(table: str, row: dict[str, object]) -> dict[str, object]:
        del table
        return row

    for block in rewrite(text, kept).split("\n["):
        found.append(block if not found else "[" + block)
    return [block if block.endswith("\n") else block + "\n" for block in found]


# The first schema, and the way out of it.


def walked(folder: Path, players: int = 2, chapter: int = 0) -> list[dict[str, Plain]]:
    """The states of a random walk through a match."""
    setup = GAME.setup(GAME.read_options({"players": players, "chapter": chapter}), folder)
    rng, state = random.Random(7), setup.start()
    found: list[dict[str, Plain]] = []
    while actors := state.to_act(players):
        actor = rng.choice(actors)
        state.apply(actor, state.roll(rng.random()) if actor == CHANCE else rng.choice(state.legal(actor)))
        found.append(state.dump())
    return found


def test_the_hashes_of_sets_of_the_first_schema_never_change() -> None:
    hashes = {name: components.load(folder).content_hash[:16] for name, folder in _old_sets().items()}
    assert hashes == {"0.1": "7d9f2fe5c0410d29", "frozen": "f600c4d4bf53da43", "harbour": hashes["harbour"]}


def _old_sets() -> dict[str, Path]:
    return {"0.1": GAME.set_folder(OLD), "frozen": FROZEN, "harbour": HARBOUR}


@pytest.mark.parametrize("name", _old_sets())
def test_an_upgraded_set_plays_as_it_did(tmp_path: Path, name: str) -> None:
    old, new = _old_sets()[name], tmp_path / "new"
    files = GAME.upgrade(old)
    assert files is not None
    shutil.copytree(old, new)
    for file, text in files.items():
        (new / file).write_text(text, encoding="utf-8")
    assert [finding for finding in GAME.validate(new) if finding.is_error] == []
    assert GAME.upgrade(new) is None
    assert walked(new) == walked(old)


def old_set(folder: Path, table: str, where: Mapping[str, object], **values: object) -> Path:
    """The set of 0.1 with other values in the first row of a table that is like this."""
    done: list[str] = []

    def row(found: str, old: dict[str, object]) -> dict[str, object]:
        if found != table or done or not where.items() <= old.items():
            return old
        done.append(found)
        return {**old, **values}

    return rewritten(folder, row, GAME.set_folder(OLD))


def upgraded(old: Path, new: Path) -> Path:
    files = GAME.upgrade(old)
    assert files is not None
    new.mkdir()
    for file, text in files.items():
        (new / file).write_text(text, encoding="utf-8")
    return new


@pytest.mark.parametrize(
    ("table", "where", "values"),
    [
        ("waste", {}, {"plan_points": 0}),
        ("objective", {"ability": "exchange"}, {"a": 12}),
        ("player", {"kind": "mechanic"}, {"a": 0}),
        ("player", {"kind": "doctor"}, {"start": "hospital"}),
        ("objective", {"ability": "money_tool"}, {"b": 0}),
        ("objective", {"ability": "exchange"}, {"b": 0}),
        ("objective", {"ability": "buy_resources"}, {"b": 0}),
        ("objective", {"ability": "resource_points"}, {"b": 0}),
    ],
)
def test_what_the_second_schema_cannot_say_is_not_upgraded(
    tmp_path: Path, table: str, where: dict[str, object], values: dict[str, object]
) -> None:
    old = old_set(tmp_path / "old", table, where, **values)
    assert [one for one in GAME.validate(old) if one.is_error] == []
    with pytest.raises(BadComponents) as refused:
        GAME.upgrade(old)
    assert refused.value.message.id == "blackout-set-no-upgrade"
    assert refused.value.findings


@pytest.mark.parametrize(("file", "table"), [("rules.toml", "[[power]]"), ("plans.toml", "[[emergency]]")])
def test_an_upgrade_keeps_the_order_in_which_rows_were_played(tmp_path: Path, file: str, table: str) -> None:
    old = tmp_path / "old"
    shutil.copytree(GAME.set_folder(OLD), old)
    blocks = _blocks((old / file).read_text(encoding="utf-8"))
    turned = [block for block in reversed(blocks) if block.startswith(table)]
    (old / file).write_text("".join([*[one for one in blocks if one not in turned], *turned]), encoding="utf-8")
    assert walked(upgraded(old, tmp_path / "new"), 3, 4) == walked(old, 3, 4)


def test_an_upgrade_drops_what_was_never_played(tmp_path: Path) -> None:
    old = old_set(tmp_path / "old", "tile", {"advanced_bonus": ""}, advanced_bonus_amount=3)
    old = old_set(tmp_path / "older", "chapter", {"condition": ""}, amount=4)
    assert [one for one in GAME.validate(upgraded(old, tmp_path / "new")) if one.is_error] == []


def test_comments_and_the_lines_that_stay_are_kept() -> None:
    files = GAME.upgrade(GAME.set_folder(OLD))
    assert files is not None
    before = (GAME.set_folder(OLD) / "cards.toml").read_text(encoding="utf-8")
    comments = [line for line in before.splitlines() if line.startswith("#")]
    assert [line for line in files["cards.toml"].splitlines() if line.startswith("#")] == comments
    map_before = (GAME.set_folder(OLD) / "map.toml").read_text(encoding="utf-8")
    assert files["map.toml"] == map_before


# What is refused.


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ({"red-1/1": {"pay": ["2 book", "1 book"]}}, "blackout-set-goal-kinds"),
        ({"red-1/1": {"pay": ["2 any", "1 book"]}}, "blackout-set-goal-kinds"),
        ({"red-1/1": {"pay": ["2 money"]}}, "blackout-set-amount"),
        ({"red-1/1": {"pay": ["cube red"]}}, "blackout-set-amount"),
        ({"red-1/1": {"pay": ["10 book"]}}, "blackout-set-amount"),
        ({"plan-exchange-1": {"a": 10}}, "blackout-set-most-paid"),
        ({"red-1/1": {"reward": ["0 points"]}}, "blackout-set-amount"),
        ({"red-1/1": {"reward": ["two points"]}}, "blackout-set-amount"),
        ({"red-1/1": {"reward": ["cube white"]}}, "blackout-set-amount"),
        ({"red-1/1": {"reward": [""]}}, "kernel-set-field"),
        ({"red-1": {"effect": ["41 points"]}}, "blackout-set-amount"),
        ({"red-1": {"bonus": ["1 points"]}}, "blackout-set-idle"),
        ({"red-1": {"a": 1}}, "blackout-set-idle"),
        ({"gps-1": {"cubes": 1}}, "blackout-set-idle"),
        ({"plan-money-1": {"b": 1}}, "blackout-set-idle"),
        ({"plan-money-1": {"icons": 1}}, "blackout-set-idle"),
        ({"plan-money-1": {"colour": "red"}}, "blackout-set-idle"),
        ({"plan-search-1": {"a": 0}}, "blackout-set-number"),
        ({"plan-food-points-1": {"b": 0}}, "blackout-set-number"),
        ({"plan-exchange-1": {"gain": []}}, "blackout-set-resource"),
        ({"plan-exchange-1": {"gain": ["cube red"]}}, "blackout-set-resource"),
        ({"map-cube-1": {"gain": ["2 book"]}}, "blackout-set-resource"),
        ({"plan-gain-1": {"gain": ["2 book"]}}, "blackout-set-resource"),
        ({"doctor": {"icons": 1}}, "blackout-set-doctor"),
        ({"doctor": {"start": "hospital"}}, "blackout-set-doctor"),
        ({"leader": {"b": 1}}, "blackout-set-idle"),
        ({"leader": {"a": 0}}, "blackout-set-number"),
        ({"scout": {"order": 2}}, "blackout-set-idle"),
        ({"waste": {"plan_points": 4}}, "kernel-set-field-unknown"),
        ({"plan-money-2/2": {"number": 1}}, "blackout-set-goal-numbers"),
        ({"plan-money-2/2": {"number": 3}}, "blackout-set-goal-numbers"),
        ({"A/1": {"number": 2}}, "blackout-set-goal-numbers"),
        ({"yellow-1/1": {"tiles": ["points", "points"]}}, "blackout-set-goal-tiles"),
        ({"points-1": {"advanced_bonus": "", "advanced_bonus_amount": 3}}, "blackout-set-tile-bonus"),
        ({"points-1": {"advanced_bonus": "food", "advanced_bonus_amount": 0}}, "blackout-set-tile-bonus"),
    ],
)
def test_what_would_not_be_played_is_refused(tmp_path: Path, rows: Rows, message: str) -> None:
    findings = [one.message for one in GAME.validate(edited(tmp_path / "own", rows)) if one.is_error]
    assert message in [one.id for one in findings]
    for language in LANGUAGES:
        speaker = Speaker(language, GAME.texts)
        for one in findings:
            assert "blackout-set" not in speaker.say(one)


def one_row(folder: Path, table: str, number: int, **values: object) -> list[str]:
    """What is said of our set with other values in one row of a table, errors and remarks."""
    seen: list[str] = []

    def row(found: str, old: dict[str, object]) -> dict[str, object]:
        seen.extend([found] if found == table else [])
        return {**old, **values} if found == table and len(seen) == number else old

    return [one.message.id for one in GAME.validate(rewritten(folder / "own", row))]


@pytest.mark.parametrize(
    ("table", "number", "values", "message"),
    [
        ("action", 1, {"cost": "", "amount": 3}, "blackout-set-action"),
        ("action", 1, {"cost": "book", "amount": 0}, "blackout-set-action"),
        ("chapter", 1, {"condition": "", "amount": 4}, "blackout-set-chapter-amount"),
        ("chapter", 1, {"condition": "power", "amount": 0}, "blackout-set-chapter-amount"),
        ("chapter", 1, {"condition": "power", "amount": 3}, "blackout-set-chapter-reach"),
        ("chapter", 1, {"condition": "central", "amount": 20}, "blackout-set-chapter-reach"),
        ("chapter", 1, {"condition": "red", "amount": 20}, "blackout-set-chapter-reach"),
    ],
)
def test_a_row_that_means_nothing_is_refused(
    tmp_path: Path, table: str, number: int, values: dict[str, object], message: str
) -> None:
    assert one_row(tmp_path, table, number, **values) == [message]


def test_a_goal_in_the_wrong_file_is_named_with_its_row(tmp_path: Path) -> None:
    goals = tomllib.loads((OURS / "cards.toml").read_text(encoding="utf-8"))["goal"]
    folder = tmp_path / "own"
    shutil.copytree(OURS, folder)
    stray = (folder / "plans.toml").read_text(encoding="utf-8").partition("[[goal]]")[2].partition("[[")[0]
    with (folder / "cards.toml").open("a", encoding="utf-8") as file:
        file.write("\n[[goal]]" + stray)
    errors = [one.message for one in GAME.validate(folder) if one.is_error]
    assert [one.id for one in errors] == ["blackout-set-goal-card"]
    assert errors[0].args == {"file": "cards.toml", "row": len(goals) + 1, "card": "A"}


def test_a_goal_in_the_wrong_file_of_an_older_set_is_not_played_as_before(tmp_path: Path) -> None:
    """Schema 1 let it pass, so what was played with such a set goes on; the newest schema cannot say it."""
    folder = tmp_path / "old"
    shutil.copytree(GAME.set_folder(OLD), folder)
    stray = (folder / "plans.toml").read_text(encoding="utf-8").partition("[[goal]]")[2].partition("[[")[0]
    with (folder / "cards.toml").open("a", encoding="utf-8") as file:
        file.write("\n[[goal]]" + stray)
    assert [one for one in GAME.validate(folder) if one.is_error] == []
    assert walked(folder) == walked(GAME.set_folder(OLD))
    with pytest.raises(BadComponents) as refused:
        GAME.upgrade(folder)
    assert [one.id for one in refused.value.findings] == ["blackout-set-goal-card"]


DECK = 72 - 9


@pytest.mark.parametrize(
    ("table", "field", "sizes", "where"),
    [
        ("reserve", "sizes", [DECK, DECK + 1, DECK], "reserve"),
        ("chapter", "reserve", [DECK, DECK, DECK, DECK + 1], "chapter 1"),
    ],
)
def test_a_reserve_is_no_larger_than_the_deck(
    tmp_path: Path, table: str, field: str, sizes: list[int], where: str
) -> None:
    seen: list[str] = []

    def row(found: str, old: dict[str, object]) -> dict[str, object]:
        seen.extend([found] if found == table else [])
        return {**old, field: sizes} if found == table and len(seen) == 1 else old

    errors = [one.message for one in GAME.validate(rewritten(tmp_path / "own", row))]
    assert [one.id for one in errors] == ["blackout-set-reserve"]
    assert errors[0].args == {"where": where, "field": field, "size": DECK + 1, "most": DECK}


def test_there_is_a_spot_for_each_starting_volunteer(tmp_path: Path) -> None:
    def row(table: str, old: dict[str, object]) -> dict[str, object]:
        return {**old, "spots": 1, "starters": 2} if table == "player" and "spots" in old else old

    assert [one.message.id for one in GAME.validate(rewritten(tmp_path / "own", row))] == ["blackout-set-spots"]


def test_points_of_a_plan_are_remarked_on(tmp_path: Path) -> None:
    findings = GAME.validate(edited(tmp_path / "own", {"plan-money-1": {"points": 5}}))
    assert [(one.message.id, one.is_error) for one in findings] == [("blackout-set-remark-points", False)]


# Words and pictures.


def test_words_and_pictures_tell_what_the_set_says(tmp_path: Path) -> None:
    rows: Rows = {
        "yellow-1": {"effect": ["3 points", "cube blue"]},
        "yellow-1/1": {"pay": ["2 tools", "1 book"], "reward": ["cube any", "2 any"]},
        "yellow-2": {"effect": []},
        "plan-gain-1": {"bonus": ["2 points", "1 battery"], "effect": ["9 money"]},
        "plan-exchange-1": {"gain": ["1 tools", "2 book"]},
        "plan-search-1": {"a": 2},
    }
    folder = edited(tmp_path / "own", rows)
    setup = GAME.setup(GAME.read_options({}), folder)
    english = Speaker("en", GAME.texts)
    told_of = {name: english.say(setup.piece_text(name)) for name in rows if "/" not in name}
    assert "2 tools" in told_of["yellow-1"]
    assert "1 book" in told_of["yellow-1"]
    assert "a cube on a blue location" in told_of["yellow-1"]
    assert "3 points" in told_of["yellow-1"]
    assert "9 HK$" in told_of["plan-gain-1"]
    assert "1 battery" in told_of["plan-gain-1"]
    assert "2 books" in told_of["plan-exchange-1"]
    assert "2 more search icons" in told_of["plan-search-1"]
    ours = {picture.name: picture.svg for picture in draw_game(GAME, GAME.set_folder(None), english)}
    own = {picture.name: picture.svg for picture in draw_game(GAME, folder, english)}
    assert {name for name in own if own[name] != ours[name]} == {f"card-{name}" for name in rows if "/" not in name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_plan_without_a_bonus_none_is_told(tmp_path: Path, language: str) -> None:
    """A bonus of nothing is no bonus of 0 points; the other lines of the plan stay."""
    speaker = Speaker(language, GAME.texts)
    lines: list[list[str]] = []
    changes: dict[str, Rows] = {"with": {}, "without": {"plan-gain-1": {"bonus": []}}}
    for name, rows in changes.items():
        told = GAME.setup(GAME.read_options({}), edited(tmp_path / name, rows)).piece_text("plan-gain-1")
        lines.append(speaker.say(told).split("\n"))
    assert len("".join(lines[1])) < len("".join(lines[0]))
    assert "0" not in "".join(lines[1])


def test_questions_answer_with_what_the_set_says(tmp_path: Path) -> None:
    rows: Rows = {
        "yellow-1": {"effect": ["3 points", "cube blue"]},
        "yellow-1/1": {"pay": ["2 tools", "1 book"], "reward": ["cube any", "cube any"]},
        "plan-exchange-1": {"gain": ["1 tools", "2 book"]},
    }
    match = playing(tmp_path, rows, 3)
    answer = card(match, "yellow-1")
    assert answer["effect"] == [{"gain": "points", "amount": 3}, {"gain": "map-cube", "colour": "blue"}]
    goals = answer["goals"]
    assert isinstance(goals, list)
    goal = goals[0]
    assert isinstance(goal, dict)
    assert (goal["resource"], goal["amount"], goal["further"]) == ("tools", 2, {"book": 1})
    assert goal["rewards"] == [{"gain": "map-cube", "colour": "any"}] * 2
    check = card(match, "plan-exchange-1")["check"]
    assert isinstance(check, dict)
    assert (check["gain"], check["given"], check["more"]) == ("tools", 1, [{"gain": "book", "amount": 2}])
