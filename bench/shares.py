"""Where the time goes: random matches of the pure form under cProfile, as shares of the whole. Prints JSON.

A profile counts every call, which makes short functions look dearer than they are; the shares say where to look, the
figures of `bench.py` say what it costs.
"""

from __future__ import annotations

import cProfile
import json
import pstats
import random
from collections.abc import Mapping
from pathlib import Path

from worker import CASES

from lamplight.kernel.game import find_game
from lamplight.kernel.playout import playout

MATCHES = {"dual-powers": 300, "blackout": 40}
PROFILED = ("Dual Powers, 2 players", "Blackout, 4 players")

OPTIONS, CHANCE, ANSWERS, STEPS = "listing options", "asking chance", "carrying out answers", "steps that ask nobody"
AGENDA, SET_UP, PLAYOUT = "the agenda itself", "set-up of a match", "the playout and its random numbers"
CALLERS = {
    "_answer": ANSWERS,
    "_answer_choice": ANSWERS,
    "_answer_scout": ANSWERS,
    "_choose_type": ANSWERS,
    "apply": ANSWERS,
    "_resolve": STEPS,
    "_begin_round": STEPS,
    "_nothing_to_ask": STEPS,
    "begin": SET_UP,
    "_chances": CHANCE,
    "_chance_count": CHANCE,
    "chance_options": CHANCE,
    "chance_weights": CHANCE,
    "roll": CHANCE,
}
"""What a method of a game's state calls the rules for; all others ask them for options."""

Function = tuple[str, int, str]
Row = tuple[int, int, float, float, Mapping[Function, tuple[int, int, float, float]]]


def profile(case: str) -> tuple[dict[Function, Row], int]:
    """A profile of random matches, and how many decisions they had."""
    game_id, options = CASES[case]
    game = find_game(game_id)
    setup = game.setup(game.read_options(options))
    draw = random.Random(1).random
    profiler = cProfile.Profile()
    profiler.enable()
    decisions = sum(playout(setup.start(), setup.seats, draw) for _ in range(MATCHES[game_id]))
    profiler.disable()
    stats: dict[Function, Row] = vars(pstats.Stats(profiler))["stats"]
    return stats, decisions


def by_purpose(stats: Mapping[Function, Row]) -> dict[str, float]:
    """What the rules are called for: the time of each call from a game's `state.py` into its phases."""
    shares: dict[str, float] = dict.fromkeys((OPTIONS, ANSWERS, STEPS, CHANCE, AGENDA, SET_UP, PLAYOUT), 0.0)
    for function, (_, _, own, _, callers) in stats.items():
        if _is_agenda(function):
            shares[AGENDA] += own
            continue
        for caller, (_, _, _, total) in callers.items():
            if _is_agenda(caller):
                in_rules = "phases" in function[0]
                shares[CALLERS.get(caller[2], OPTIONS) if in_rules else AGENDA] += total
    shares[PLAYOUT] = max(0.0, sum(row[2] for row in stats.values()) - sum(shares.values()))
    return _parts(shares)


def by_file(stats: Mapping[Function, Row]) -> dict[str, float]:
    """The time in each file of the engine, that of built-in functions counted where they are called."""
    shares: dict[str, float] = {}
    for function, (_, _, own, _, callers) in stats.items():
        if function[0] != "~":
            shares[_label(function)] = shares.get(_label(function), 0.0) + own
            continue
        for caller, (_, _, part, _) in callers.items():
            shares[_label(caller)] = shares.get(_label(caller), 0.0) + part
    return _parts(dict(sorted(shares.items(), key=lambda item: -item[1])))


def dearest(stats: Mapping[Function, Row], most: int = 12) -> dict[str, float]:
    """The functions with most time of their own."""
    own = {f"{_label(function)}: {function[2]}": row[2] for function, row in stats.items() if function[0] != "~"}
    whole = sum(row[2] for row in stats.values())
    ranked = sorted(own.items(), key=lambda item: -item[1])[:most]
    return {name: round(time / whole, 3) for name, time in ranked}


def _is_agenda(function: Function) -> bool:
    return "games" in function[0] and Path(function[0]).name == "state.py"


def _label(function: Function) -> str:
    path = Path(function[0])
    return f"{path.parent.name}/{path.name}" if "lamplight" in path.parts else "the playout's loop"


def _parts(times: Mapping[str, float]) -> dict[str, float]:
    whole = sum(times.values())
    return {name: round(time / whole, 3) for name, time in times.items() if time >= whole / 200}


def main() -> None:
    """Profile one case of each game."""
    shares: dict[str, dict[str, dict[str, float]]] = {}
    for case in PROFILED:
        stats, decisions = profile(case)
        drawn = sum(row[1] for function, row in stats.items() if _is_agenda(function) and function[2] == "roll")
        shares[case] = {
            "purpose": by_purpose(stats),
            "files": by_file(stats),
            "functions": dearest(stats),
            "calls": {"answers of chance for each decision": round(drawn / decisions, 2)},
        }
    print(json.dumps(shares))


if __name__ == "__main__":
    main()
