"""The old expert stays what it was: later ones are measured against it."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from training.duel import Contestant, Pairing, judge, play
from training.lessons import old_mind, old_settings

from lamplight.bots import LEVELS, Clock
from lamplight.bots.levels import mind_of
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


def test_the_expert_of_the_duel_beats_the_old_one() -> None:
    """With the networks that come with the game, as many iterations, and deals that nothing was chosen by."""
    one, two = Contestant.parse("expert"), Contestant.parse("frozen")
    deals = [play(Pairing("dual-powers", {}, one, two, "24", f"beats-the-old-one/{deal}")) for deal in range(8)]
    assert judge(deals, alone=False).share > 0.5


def test_networks_belong_to_the_expert_of_the_duel() -> None:
    """The other levels, and whoever plays alone, judge by what the ladder measured."""
    for name, setup in SETUPS.items():
        for level in LEVELS:
            nets = mind_of(setup, level).nets
            assert (nets.value is not None) == (name == "dual-powers" and level == "expert")
