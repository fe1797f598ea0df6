"""What is printed stays printed: every value of our set that is tagged as a fact is compared with the facts."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from lamplight.games.dual_powers import GAME
from tests.facts import changed, moved, read_facts, rows_of

OURS = GAME.set_folder(None)
FACTS, MORE = read_facts(Path(__file__).parent / "facts.toml")


def test_every_printed_value_is_as_it_is_printed() -> None:
    assert moved(OURS, FACTS) == []


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("board.toml", "unrest = 7", "unrest = 6"),
        ("board.toml", 'provenance = "rulebook D7.C"', 'provenance = "reconstructed"'),
        ("board.toml", 'from = "brown"\nto = "purple"', 'from = "brown"\nto = "blue"'),
        ("board.toml", "rounds = 3", "rounds = 4"),
        ("cards.toml", 'special = "inspire"', 'special = "espionage"'),
        ("tokens.toml", "count = 9", "count = 8"),
    ],
)
def test_a_printed_value_that_moves_is_told(tmp_path: Path, file: str, old: str, new: str) -> None:
    assert moved(changed(OURS, tmp_path / "moved", file, old, new), FACTS)


def test_D1_there_are_as_many_as_printed() -> None:
    found = Counter(f"{file} {table}" for file, table, _ in rows_of(OURS))
    assert {table: found[table] for table in MORE["counts"]} == MORE["counts"]
