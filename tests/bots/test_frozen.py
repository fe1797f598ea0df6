"""The old expert stays what it was: later ones are measured against it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from training.lessons import old_mind, old_settings

from lamplight.bots import Clock
from lamplight.bots.search import Search
from lamplight.kernel import Ledger

from .test_levels import SETUPS, course

CHOICES: dict[str, list[int]] = json.loads((Path(__file__).parent / "frozen" / "choices.json").read_text("utf-8"))
"""What the expert of the commit before the networks chose, with 40 iterations, at eight places of a random match."""


@pytest.mark.parametrize("name", CHOICES)
def test_the_frozen_expert_chooses_as_it_did(name: str) -> None:
    setup, game = SETUPS[name], "dual-powers" if name.startswith("dual") else "blackout"
    states = course(setup, 7)
    found: list[int] = []
    for number, state in enumerate(states[:: max(1, len(states) // 8)][:8]):
        seat = state.to_act(setup.seats)[0]
        ledger = Ledger(seat)
        state.declare(ledger)
        search = Search(old_mind(game, setup), old_settings(game), random.Random(number).random)
        search.run(seat, setup.sampler(ledger.view, seat), Clock(0.0, 40))
        found.append(search.best(list(state.legal(seat))))
    assert found == CHOICES[name]
