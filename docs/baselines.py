"""What the bots get in the environments: `python -m docs.baselines` plays, and writes the page from what it has found.

python -m docs.baselines --jobs 2            everything anew (hours in plain Python; compiled, see the page)
python -m docs.baselines --report            the page alone, from docs/baselines.json
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cache
from itertools import repeat
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

from lamplight.bots import Mishap, Player, SeatedBot, play_out
from lamplight.envs.observations import Observations, observations_of
from lamplight.envs.rewards import Rewards
from lamplight.kernel import Setup, find_game

HERE = Path(__file__).parent
FOUND, PAGE = HERE / "baselines.json", HERE / "baselines.md"
LEVELS = ("random", "novice", "casual", "steady", "expert@100")
Z = 1.959964
HEAD = """\
# Baselines

Made by `python -m docs.baselines` from `docs/baselines.json`; do not edit. What an agent of each of the built-in
levels gets in the environments on the average, with a 95 % interval of the mean (normal approximation). Each deal of
chance is the same for all levels, and with two seats it is played in both. The same command gives the same numbers on
every machine; how much `casual` and `steady` think is in [bots](bots.md). `expert` usually thinks by the clock; here it
has 100 iterations a decision, so that it can be repeated. A level against itself gets 0, since each deal is seen from
both seats. `win` is 1 or -1; `margin` is how far one is ahead at the end, as [the environments](envs.md) count it
(alone: one's own score).
"""


@dataclass(frozen=True, slots=True)
class Case:
    """An environment, and who sits in its other seats."""

    name: str
    game: str
    options: dict[str, object]
    opponent: str
    episodes: int


CASES = (
    Case("lamplight_dual_powers_v0", "dual-powers", {}, "novice", 60),
    Case("lamplight_blackout_v0", "blackout", {"players": 2}, "novice", 60),
    Case("lamplight/DualPowersRed-v0", "dual-powers", {"solo": "red"}, "", 40),
    Case("lamplight/DualPowersWhite-v0", "dual-powers", {"solo": "white"}, "", 40),
    Case("lamplight/BlackoutChapter1-v0", "blackout", {"players": 1, "chapter": 1}, "", 40),
)


@dataclass(frozen=True, slots=True)
class Found:
    """What a level got in an environment, episode by episode."""

    environment: str
    opponent: str
    level: str
    set_hash: str
    win: list[float]
    margin: list[float]


@cache
def set_up(number: int) -> tuple[Setup, Observations]:
    """The set-up of a case, made once for each process."""
    game = find_game(CASES[number].game)
    setup = game.setup(game.read_options(CASES[number].options))
    return setup, observations_of(setup)


def episode(number: int, level: str, seed: int) -> tuple[float, float]:
    """One match: what the level's seat got, as `win` and as `margin`. Its seat goes round with the episode."""
    setup, seen = set_up(number)
    deal, ours = divmod(seed, setup.seats)
    names = [level if seat == ours else CASES[number].opponent for seat in range(setup.seats)]
    bots = [SeatedBot(Player.parse(name), setup, seat, f"{deal}/{seat}", _fail) for seat, name in enumerate(names)]
    state = setup.start()
    play_out(state, bots, random.Random(f"lamplight {deal}").random)
    return Rewards("win", seen).after(state)[ours], Rewards("margin", seen).after(state)[ours]


def _fail(mishap: Mishap) -> None:
    raise RuntimeError(f"{mishap.bot}: {mishap.detail}")


def measure(jobs: int) -> list[Found]:
    """All cases, all levels."""
    found: list[Found] = []
    with ProcessPoolExecutor(jobs) as pool:
        for number, case in enumerate(CASES):
            for level in LEVELS:
                got = list(pool.map(episode, repeat(number), repeat(level), range(case.episodes)))
                win, margin = ([round(pair[place], 4) for pair in got] for place in (0, 1))
                found.append(Found(case.name, case.opponent, level, set_up(number)[0].set_hash, win, margin))
                print(f"{case.name} {level}: {mean(win)} {mean(margin)}", flush=True)
    return found


def mean(numbers: Sequence[float]) -> str:
    """A mean with its interval.

    >>> mean([1.0, 0.0, 1.0, 0.0])
    '0.50 ± 0.57'
    """
    middle = round(fmean(numbers), 2) + 0.0  # no minus before a zero
    return f"{middle:.2f} ± {Z * stdev(numbers) / sqrt(len(numbers)):.2f}"


def page(found: Sequence[Found]) -> str:
    """The page, from what was found."""
    lines = [HEAD]
    for name in dict.fromkeys(one.environment for one in found):
        rows = [one for one in found if one.environment == name]
        against = f"against `{rows[0].opponent}`" if rows[0].opponent else "alone"
        lines += [
            f"## {name}, {against}",
            "",
            "| level | `win` | `margin` | episodes |",
            "|---|---|---|---|",
            *(f"| {one.level} | {mean(one.win)} | {mean(one.margin)} | {len(one.win)} |" for one in rows),
            "",
            f"Component set: `{rows[0].set_hash[:12]}`.",
            "",
        ]
    return "\n".join(lines).rstrip() + "\n"


def read() -> list[Found]:
    """What was found last."""
    return [Found(**one) for one in json.loads(FOUND.read_text(encoding="utf-8"))]


def main() -> None:
    """Play, keep what was found, write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--report", action="store_true", help="write the page from what was found last")
    asked = parser.parse_args()
    if not asked.report:
        rows = ",\n".join(json.dumps(asdict(one)) for one in measure(asked.jobs))
        FOUND.write_text(f"[\n{rows}\n]\n", encoding="utf-8")
    PAGE.write_text(page(read()), encoding="utf-8")


if __name__ == "__main__":
    main()
