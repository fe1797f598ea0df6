"""Steps and events have numbers and names: they must count in the same order."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

import pytest

from lamplight.games.blackout.rules import events as blackout_events
from lamplight.games.dual_powers.rules import tables as dual_powers_tables


@pytest.mark.parametrize(
    ("module", "prefix", "names"),
    [
        (dual_powers_tables, "E_", dual_powers_tables.EVENTS),
        (blackout_events, "E_", blackout_events.EVENTS),
    ],
)
def test_numbers_count_in_the_order_of_the_names(module: ModuleType, prefix: str, names: Sequence[str]) -> None:
    numbers = {name: number for name, number in vars(module).items() if name.startswith(prefix)}
    written = {name.removeprefix(prefix).lower().replace("_", "-"): number for name, number in numbers.items()}
    assert written == {name: number for number, name in enumerate(names)}
