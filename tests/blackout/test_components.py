"""The component set of Blackout: ours is free of errors and remarks, and what is broken is named."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from lamplight.games import blackout
from lamplight.games.blackout.rules import components
from lamplight.games.blackout.rules.model import DICE, RESOURCES, Components
from lamplight.kernel import BadComponents
from lamplight.text import LANGUAGES, Speaker

GAME = Path(blackout.__file__).parent
OURS = GAME / "sets" / "lamplight"


@pytest.fixture(scope="module")
def ours() -> Components:
    return components.load(OURS)


def test_our_set_has_no_errors_and_no_remarks() -> None:
    assert components.validate(OURS) == []


def test_the_counts_of_the_printed_game(ours: Components) -> None:
    assert len(ours.districts) == 16
    assert len(ours.tiles) == 48
    assert len(ours.player_cards) == 12
    assert len(ours.starting) == 8
    assert len(ours.objectives) == 72
    assert [card.id for card in ours.emergency] == ["A", "B", "C", "D"]


def test_the_published_dice(ours: Components) -> None:
    assert {face: ours.dice["yellow"].count(face) for face in RESOURCES} == {
        "food": 1,
        "tools": 0,
        "gasoline": 1,
        "water": 2,
        "book": 2,
        "medipack": 0,
    }
    assert sorted(ours.dice["blue"]) == sorted(RESOURCES)
    assert sorted(ours.dice) == sorted(DICE)


def test_every_draw_deck_is_a_multiple_of_three(ours: Components) -> None:
    sizes = [*ours.reserve, *(size for chapter in ours.chapters for size in chapter.reserve)]
    assert [(len(ours.objectives) - 9 - size) % 3 for size in sizes] == [0] * len(sizes)


def test_the_chapters_of_the_rulebook(ours: Components) -> None:
    assert [chapter.orchids for chapter in ours.chapters] == [
        (60, 75, 90),
        (35, 50, 65),
        (65, 85, 105),
        (65, 80, 95),
        (105, 125, 145),
    ]
    assert [chapter.reserve for chapter in ours.chapters] == [
        (33, 24, 18, 12),
        (48, 42, 39, 36),
        (33, 24, 18, 12),
        (39, 30, 24, 18),
        (27, 18, 9, 0),
    ]


def test_districts_are_rings_of_streets(ours: Components) -> None:
    streets = {frozenset((row.text("from"), row.text("to"))) for row in ours.streets}
    for name, places, _ in ours.districts:
        ring = zip(places, (*places[1:], places[0]), strict=True)
        assert [pair for pair in ring if frozenset(pair) not in streets] == [], name


BROKEN = {
    "a street to nowhere": ("map.toml", 'to = "', 'to = "nowhere-', "blackout-set-street"),
    "a third crisis centre": ("map.toml", 'crisis = ""', 'crisis = "A"', "blackout-set-crisis"),
    "a wrong ability": ("cards.toml", 'ability = "search"', 'ability = "gps"', "blackout-set-ability"),
    "no central district": ("map.toml", "central = true", "central = false", "blackout-set-central"),
    "a tile without a number": ("tiles.toml", "simple = ", 'simple = "x', "kernel-set-file-toml"),
    "an unknown resource": ("dice.toml", '"water"', '"wine"', "kernel-set-field"),
    "a purple volunteer": ("cards.toml", 'colour = "yellow"', 'colour = "purple"', "blackout-set-colour"),
    "an id with a space": ("tiles.toml", 'id = "book-1"', 'id = "book 1"', "blackout-set-bad-id"),
    "an id that the game uses": ("cards.toml", 'id = "red-1"', 'id = "orange-leader"', "blackout-set-bad-id"),
    "an id of a plan": ("cards.toml", 'id = "red-1"', 'id = "emergency-A"', "blackout-set-bad-id"),
    "a tile twice": ("tiles.toml", 'id = "book-1"', 'id = "book-2"', "kernel-set-twice"),
    "a district twice": ("map.toml", 'id = "lantau"', 'id = "islands"', "kernel-set-twice"),
    "a player card twice": ("cards.toml", 'id = "yellow-a"', 'id = "yellow-b"', "kernel-set-twice"),
    "a card like a player card": ("cards.toml", 'id = "red-1"', 'id = "leader"', "kernel-set-twice"),
    "a plan twice": ("plans.toml", 'id = "B"', 'id = "A"', "kernel-set-twice"),
    "a chapter twice": ("rules.toml", "number = 2", "number = 1", "kernel-set-twice"),
    "a power goal twice": ("rules.toml", 'id = "P2"', 'id = "P1"', "kernel-set-twice"),
    "a goal of no card": ("cards.toml", 'card = "red-1"', 'card = "red-99"', "blackout-set-goal-card"),
    "a goal of a plan beside the cards": ("cards.toml", 'card = "red-1"', 'card = "A"', "blackout-set-goal-card"),
    "a goal of a card beside the plans": ("plans.toml", 'card = "A"', 'card = "red-1"', "blackout-set-goal-card"),
    "an amount of nothing": ("rules.toml", 'pay = ["4 any"]', 'pay = ["4"]', "blackout-set-amount"),
    "no starting volunteer": ("rules.toml", "starters = 2", "starters = 0", "kernel-set-field"),
    "nine slots": ("rules.toml", "slots = 3", "slots = 9", "kernel-set-field"),
    "too few starting volunteers": ("rules.toml", "starters = 2", "starters = 3", "blackout-set-starters"),
    "too few cubes": ("rules.toml", "cubes = 25", "cubes = 2", "blackout-set-cubes"),
    "too many houses": ("rules.toml", "houses = 5", "houses = 6", "blackout-set-houses"),
    "a slot that is not there": ("rules.toml", "slots = 3", "slots = 1", "blackout-set-slot"),
    "a plan twice in a chapter": ("rules.toml", '"B", "C"', '"B", "B"', "blackout-set-chapter-plans"),
    "eight locations round a district": (
        "map.toml",
        "locations = [",
        'locations = ["a","b","c","d",',
        "kernel-set-field",
    ),
}


@pytest.mark.parametrize("mistake", BROKEN)
def test_what_is_broken_is_named(mistake: str, tmp_path: Path) -> None:
    file, old, new, expected = BROKEN[mistake]
    folder = tmp_path / "mine"
    shutil.copytree(OURS, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 20 if "locations" in old else 1), encoding="utf-8")
    errors = [finding.message for finding in components.validate(folder) if finding.is_error]
    assert expected in [message.id for message in errors]
    with pytest.raises(BadComponents):
        components.load(folder)
    for language in LANGUAGES:
        speaker = Speaker(language, GAME / "texts")
        assert [problem for message in errors for problem in speaker.check(message)] == []


def test_a_chapter_asks_for_no_more_goals_than_its_plans_have(tmp_path: Path) -> None:
    """Plan B loses one of its three goals; chapter 2 asks for three of them."""
    folder = tmp_path / "mine"
    shutil.copytree(OURS, folder)
    plans = (folder / "plans.toml").read_text(encoding="utf-8")
    start = plans.index('card = "B"\nnumber = 3')
    row = plans.rindex("[[goal]]", 0, start)
    (folder / "plans.toml").write_text(plans[:row] + plans[plans.index("[[", start) :], encoding="utf-8")
    assert not any(finding.is_error for finding in components.validate(folder))
    rules = (folder / "rules.toml").read_text(encoding="utf-8")
    (folder / "rules.toml").write_text(rules.replace("goals = 2", "goals = 3", 1), encoding="utf-8")
    assert "blackout-set-chapter-goals" in [finding.message.id for finding in components.validate(folder)]
    with pytest.raises(BadComponents):
        components.load(folder)


def test_a_street_that_stands_twice_joins_what_it_joins(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(OURS, folder)
    text = (folder / "map.toml").read_text(encoding="utf-8")
    start = text.index("[[street]]")
    street = text[start : text.index("[[street]]", start + 1)]
    (folder / "map.toml").write_text(text.replace(street, street * 2, 1), encoding="utf-8")
    assert not any(finding.is_error for finding in components.validate(folder))
