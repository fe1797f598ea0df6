"""RR: the eight phases of a round."""

from __future__ import annotations

import random

from lamplight.kernel import Match, Plain
from lamplight.kernel.ledger import as_int

from .builder import NORTH, Player, at, bare, can, do, new, number, quietly, told


def test_RR_01_phases_in_order_for_all_players() -> None:
    verbs = {
        "throw": 0, "plan": 1, "into": 1, "ready": 1, "turn-up": 2, "yield": 2, "skip": 2, "use": 2, "heal": 2,
        "goal": 3, "power": 3, "scout": 4, "look": 4, "collect": 4, "return": 4, "challenge": 4, "team": 4, "go": 4,
        "hurt": 4, "buy": 5, "water": 6, "food": 6, "drop": 7, "house": 8, "refresh": 9, "check-board": 9,
    }  # fmt: skip
    for seed in range(3):
        match = new(3, ask_chance=True)
        rng = random.Random(seed)
        phase, round_number = 0, 0
        while not match.over:
            seat = match.to_act[0]
            action = rng.choice(list(match.legal(seat)))
            if number(match, "round") != round_number:
                phase, round_number = 0, number(match, "round")
            if round_number and action.do in verbs:
                assert verbs[action.do] >= phase, f"{action.do} after phase {phase}"
                phase = verbs[action.do]
            match.play(seat, action)


def test_RR_02_everybody_sees_the_phase() -> None:
    busy: Player = {
        "hand": ["red-b", "leader"],
        "slots": [["red-a"]],
        "money": 30,
        "objectives": ["start-red-1"],
        "cubes": list[Plain](NORTH),
    }
    match = at(1, busy, {}, {})
    do(match, "plan orange-red-b", "into 2", "ready")
    asked: list[int] = []

    def check(now: Match) -> bool:
        phases = {as_int(now.view(seat)["phase"]) for seat in (None, *now.seats)}
        assert phases == {number(now, "phase")}
        announced = [int(str(event["phase"])) for event in told(now, "phase")]
        assert announced == list(range(2, max(phases) + 1))
        asked.extend(phases - set(asked))
        return number(now, "phase") == 8

    quietly(match, check)
    assert asked == [1, 2, 3, 4, 5, 6, 7, 8]


def test_RR_03_the_marker_moves_one_seat_clockwise() -> None:
    waiting = bare(slots=[["red-a"]])
    match = at(8, waiting, waiting, waiting, table={"first": "white", "turn": "grey"}, ask_chance=True)
    do(match, "done", seat="grey")
    assert (match.view(None)["first"], number(match, "round")) == ("orange", 2)
    assert match.to_act == ("chance",)
    assert all(text.startswith("throw red") for text in can(match, "chance"))
