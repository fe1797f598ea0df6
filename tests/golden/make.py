"""Write the golden records anew: one match for each way in which Dual Powers can end.

Run as `python -m tests.golden.make` when the rules version changes on purpose; the diff shows what has changed.
"""

from __future__ import annotations

import random
from pathlib import Path

import lamplight
from lamplight.kernel import Match

HERE = Path(__file__).parent
FROZEN = HERE / "sets" / "frozen-1"

WANTED: dict[str, dict[str, object]] = {
    "track-red": {},
    "track-white": {},
    "calendar-red": {},
    "calendar-white": {},
    "centre-red": {},
    "centre-white": {},
    "solo-red-won": {"solo": "red", "difficulty": 1},
    "solo-red-lost": {"solo": "red", "difficulty": 3},
    "solo-white-won": {"solo": "white", "difficulty": 1},
    "solo-white-lost": {"solo": "white", "difficulty": 6},
}


def random_match(seed: str, options: dict[str, object]) -> Match:
    """A match of random actions, but with a preference for doing something."""
    rng = random.Random(seed)
    match = lamplight.new("dual-powers", seed=seed, options=options, components=FROZEN, nonces=("golden",))
    while not match.over:
        for seat in match.to_act:
            actions = [action for action in match.legal(seat) if action.do != "pass"] or list(match.legal(seat))
            match.play(seat, rng.choice(actions))
    return match


def name_of(match: Match) -> str:
    """Which of the wanted endings a finished match is."""
    outcome = match.outcome
    assert outcome is not None
    solo = match.setup.options["solo"]
    if solo != "none":
        return f"solo-{solo}-{'won' if outcome.winners else 'lost'}"
    return f"{outcome.ending}-{match.seats[outcome.winners[0]]}"


def main() -> None:
    for wanted, options in WANTED.items():
        for number in range(100_000):
            match = random_match(f"golden {wanted} {number}", options)
            if name_of(match) == wanted:
                match.record().save(HERE / f"{wanted}.json")
                print(wanted, number)
                break


if __name__ == "__main__":
    main()
