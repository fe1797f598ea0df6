"""Component sets of one's own for tests: ours with other values in some rows."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from lamplight.kernel.rewriting import Rewriting, rewrite

from .builder import OURS

Rows = Mapping[str, Mapping[str, object]]
"""Other values by the name of a row: the id of a card, `card/number` of a goal, the name of a single table."""
UNEQUAL: Rows = {"plan-food-points-1": {"a": 3, "b": 7}, "plan-water-money-1": {"a": 3, "b": 12}}
"""Plans for food and water with other numbers than the second ones: they take more, and give more for each."""


def edited(folder: Path, rows: Rows, base: Path = OURS) -> Path:
    """A copy of a set in which some rows have other values. Every row that is named must be there."""
    found: list[str] = []

    def row(table: str, values: dict[str, object]) -> dict[str, object]:
        name = f"{values['card']}/{values['number']}" if table == "goal" else str(values.get("id", table))
        if name not in rows:
            return values
        found.append(name)
        return {**values, **rows[name]}

    rewritten(folder, row, base)
    assert sorted(found) == sorted(rows)
    return folder


def rewritten(folder: Path, row: Rewriting, base: Path = OURS) -> Path:
    """A copy of a set with every row rewritten."""
    shutil.copytree(base, folder)
    for path in folder.glob("*.toml"):
        path.write_text(rewrite(path.read_text(encoding="utf-8"), row), encoding="utf-8")
    return folder
