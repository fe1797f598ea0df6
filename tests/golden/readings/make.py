"""Write the golden records of the readings that came after 0.1 anew: matches with today's defaults and other choices.

Run as `python -m tests.golden.readings.make` when the rules version changes on purpose; the diff shows what changed.
"""

from __future__ import annotations

import random
from pathlib import Path

import lamplight
from lamplight.kernel import Match

HERE = Path(__file__).parent
SETS = {
    "dual-powers": HERE.parent / "sets" / "frozen-1",
    "blackout": HERE.parent / "sets" / "blackout-frozen-1",
}
IDLE = ("pass", "done", "skip", "return")

WANTED: dict[str, tuple[str, dict[str, object]]] = {
    "blackout-today": ("blackout", {"players": 3}),
    "blackout-other-readings": (
        "blackout",
        {
            "players": 2,
            "edition": 2018,
            "market_end": "lap",
            "gps_limit": "strict",
            "starting_player": "grey",
            "probe_tiles_have_type": False,
        },
    ),
    "blackout-late-attempt": ("blackout", {"players": 1, "chapter": 1, "attempt": 40}),
    "blackout-as-in-0-1": ("blackout", {"players": 2, "edition": "as_in_0_1"}),
    "dual-powers-today": ("dual-powers", {}),
    "dual-powers-two-months": ("dual-powers", {"last_month": "two"}),
    "dual-powers-solo": ("dual-powers", {"solo": "white", "difficulty": 2}),
    "dual-powers-as-in-0-1": ("dual-powers", {"solo": "red", "edition": "as_in_0_1"}),
}


def random_match(name: str) -> Match:
    """A match of random actions, but with a preference for doing something."""
    game, options = WANTED[name]
    rng = random.Random(name)
    match = lamplight.new(game, seed=f"golden {name}", options=options, components=SETS[game], nonces=("golden",))
    while not match.over:
        for seat in match.to_act:
            actions = [action for action in match.legal(seat) if action.do not in IDLE] or list(match.legal(seat))
            match.play(seat, rng.choice(actions))
    return match


def main() -> None:
    for name in WANTED:
        random_match(name).record().save(HERE / f"{name}.json")
        print(name)


if __name__ == "__main__":
    main()
