"""What is printed stays printed: every value of our set that is tagged as a fact is compared with the facts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from lamplight.games.blackout import GAME
from tests.facts import changed, moved, read_facts, rows_of

OURS = GAME.set_folder(None)
FACTS, MORE = read_facts(Path(__file__).parent / "facts.toml")


def test_every_printed_value_is_as_it_is_printed() -> None:
    assert moved(OURS, FACTS) == []


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("cards.toml", 'slot = ["yellow", "red", "red"]', 'slot = ["red", "red", "blue"]'),
        ("cards.toml", 'bonus = ["5 points"]', 'bonus = ["7 points"]'),
        ("cards.toml", 'provenance = "rulebook T-06"', 'provenance = "reconstructed"'),
        ("cards.toml", 'provenance = "reconstructed"', 'provenance = "rulebook R12.01"'),
        ("cards.toml", "rulebook T-06; reconstructed cubes, icons, points", "rulebook T-06; reconstructed points"),
        ("rules.toml", "orchids = [60, 75, 90]", "orchids = [60, 75, 91]"),
        ("rules.toml", 'pay = ["4 any"]', 'pay = ["3 any"]'),
        ("plans.toml", 'link = "B"', 'link = "C"'),
        (
            "tiles.toml",
            'simple = 6\nsimple_reward = "book"\nsimple_amount = 2',
            'simple = 7\nsimple_reward = "book"\nsimple_amount = 2',
        ),
    ],
)
def test_a_printed_value_that_moves_is_told(tmp_path: Path, file: str, old: str, new: str) -> None:
    assert moved(changed(OURS, tmp_path / "moved", file, old, new), FACTS)


def costs_of_actions(folder: Path) -> list[str]:
    """What the check-mark actions of the board cost, one after another."""
    return [row["cost"] for _, table, row in rows_of(folder) if table == "action"]


def test_R13_01_to_R13_05_the_actions_of_the_board_stand_in_their_order(tmp_path: Path) -> None:
    printed = [fact.row["cost"] for fact in sorted(FACTS, key=lambda one: one.source) if fact.table == "action"]
    assert costs_of_actions(OURS) == printed
    turned = changed(OURS, tmp_path / "turned", "rules.toml", 'cost = "book"', 'cost = "tools"')
    assert costs_of_actions(turned) != printed


def test_P1_there_are_as_many_as_printed() -> None:
    found = Counter(f"{file} {table}" for file, table, _ in rows_of(OURS))
    assert {table: found[table] for table in MORE["counts"]} == MORE["counts"]


def test_P3_specialists_and_plans_have_the_printed_numbers() -> None:
    for _, table, row in rows_of(OURS):
        if table == "objective" and row["ability"]:
            for name, printed in MORE["numbers"][row["ability"]].items():
                assert row[name] in printed, row


def test_R3_10_goals_pay_points_dollars_or_a_cube_at_once() -> None:
    for _, table, row in rows_of(OURS):
        if table == "goal":
            assert all(reward.endswith((" points", " money")) or reward.startswith("cube ") for reward in row["reward"])
