"""`python -m training.linear GAME`: play, fit, tell how well it fits, write the weights of the linear minds."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.progress import track

from lamplight.games.blackout.bot import mind as blackout
from lamplight.games.dual_powers.bot import mind as dual_powers

from .collect import Life, Task, lives
from .fit import Fit, fit_scores, fit_wins

GAMES = Path(__file__).parents[1] / "src" / "lamplight" / "games"


def weights_file(game: str) -> Path:
    """Where the weights of a game lie."""
    return GAMES / game.replace("-", "_") / "bot" / "weights.json"


UNSEEN = 5
"""Every fifth match is kept back to see how well the fit foretells it."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """What a game's mind learns: the names of its weights, how they are fitted, and the ways to play of each mode."""

    names: Sequence[str]
    fit: Callable[[Sequence[Life]], Fit]
    modes: Mapping[str, Sequence[Mapping[str, object]]]
    fresh: bool = False
    """Whether positions are noted only where playouts end: at the first decision of each of the mind's moments."""


KNOWN = {"banked": 1.0, "map": 0.7}
"""What weights are if nothing speaks against it: points are points, and most districts that were begun get secured."""
LEAST = {
    "banked": 1.0,
    "map": 0.5,
    "cubes-later": 0.0,
    "coins-later": 0.4,
    "goods-later": 0.4,
    "batteries-later": 1.5,
    "gps-later": 0.6,
    "tokens-later": 0.5,
    "goals": 0.5,
    "links": 0.5,
    "slots": 0.0,
    "power": 0.5,
    "team-later": 1.0,
    "hospital": 0.1,
    "search-later": 0.5,
    "checks-later": 0.5,
    "hand-later": 0.0,
    "spots-later": 0.0,
    "first-later": 0.0,
}
"""About half of what things are worth by the rules of thumb in `blackout_prices`: they never count for less."""


def _blackout_scores(some: Sequence[Life]) -> Fit:
    names = blackout.FEATURES
    known = {names.index(name): weight for name, weight in KNOWN.items()}
    return fit_scores(some, names.index("ahead"), known, {names.index(name): least for name, least in LEAST.items()})


LESSONS = {
    "dual-powers": Lesson(
        dual_powers.FEATURES,
        fit_wins,
        {
            "two": [{}],
            "solo": [{"solo": side, "difficulty": level} for level in range(1, 7) for side in ("red", "white")],
        },
    ),
    "blackout": Lesson(
        (*blackout.FEATURES, *blackout.SPREAD),
        _blackout_scores,
        {
            **{str(players): [{"players": players}] for players in (2, 3, 4)},
            "solo": [{"players": 1, "chapter": chapter} for chapter in range(1, 6)],
        },
        fresh=True,
    ),
}


class Given(argparse.Namespace):
    """What was said on the command line."""

    game: str
    mode: str
    matches: int
    bot: str
    seed: str
    jobs: int
    dry: bool


def main() -> None:
    """Learn the weights of one game, in one mode or in all of them."""
    parser = argparse.ArgumentParser(prog="python -m training.linear", description="Learn the bots' weights from play.")
    parser.add_argument("game", choices=LESSONS)
    parser.add_argument("--mode", default="", help="one of the game's modes (default: all of them)")
    parser.add_argument("--matches", type=int, default=2000, help="how many matches to play for each mode")
    parser.add_argument("--bot", default="novice", help="who plays them")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--dry", action="store_true", help="tell, but write nothing")
    given = parser.parse_args(namespace=Given())
    lesson = LESSONS[given.game]
    if given.mode and given.mode not in lesson.modes:
        parser.error(f"{given.game} has the modes {', '.join(lesson.modes)}")
    if given.matches < 2 * UNSEEN:
        parser.error(f"at least {2 * UNSEEN} matches are needed")
    file = weights_file(given.game)
    known: dict[str, dict[str, float]] = json.loads(file.read_text(encoding="utf-8"))
    for mode in [given.mode] if given.mode else lesson.modes:
        weights = learn(given, lesson, mode)
        known[mode] = {name: round(weight, 4) for name, weight in zip(lesson.names, weights, strict=True)}
        for name, weight in known[mode].items():
            print(f"  {name:20} {weight:10.4f}")
    if not given.dry:
        file.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


def learn(given: Given, lesson: Lesson, mode: str) -> list[float]:
    """Play the matches of a mode and fit its weights."""
    ways = lesson.modes[mode]
    tasks = [
        Task(given.game, ways[number % len(ways)], given.bot, f"{given.seed}/{mode}/{number}", lesson.fresh)
        for number in range(given.matches)
    ]
    played = list(track(lives(tasks, given.jobs), f"{given.game} {mode}", total=len(tasks)))
    seen = [life for number, life in enumerate(played) if number % UNSEEN]
    unseen = [life for number, life in enumerate(played) if not number % UNSEEN]
    print(f"{given.game} {mode}: {len(played)} matches with {given.bot}, seed {given.seed}")
    print(f"  error on matches that were not seen: {lesson.fit(seen).foretell(unseen):.4f}")
    return lesson.fit(played).weights


if __name__ == "__main__":
    main()
