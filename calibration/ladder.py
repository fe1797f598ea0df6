"""`python -m calibration.ladder`: how much stronger each level is than the one below, measured and written down.

Every step of the ladder is an arena run of its own (resumable, under `calibration/runs/ladder`). With two players the
share of matches that the stronger level wins is asked for; with three and four, one of the stronger level sits among
weaker ones, and its share is compared with an even one.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lamplight.arena import Plan, Tournament, Workers, run
from lamplight.kernel.game import find_game

HERE = Path(__file__).parent
DOCS = HERE.parent / "docs"
TITLES = {"dual-powers": "Dual Powers", "blackout": "Blackout"}
PLAYERS = {"dual-powers": (2,), "blackout": (2, 3, 4)}
LEVELS = ("random", "novice", "casual", "steady", "expert")


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the ladder, as measured."""

    game: str
    players: int
    stronger: str
    weaker: str
    matches: int
    share: float
    low: float
    high: float
    set: str
    """The component set that was played with, by the beginning of its hash."""

    @property
    def times_even(self) -> float:
        """How many times its even share that is."""
        return self.share * self.players

    @property
    def asked(self) -> str:
        """What the step is meant to be."""
        if self.players > 2:
            return "1.6 times its even share"
        return "90 %" if self.weaker == "random" else "70 %, the interval above 60 %"

    @property
    def verdict(self) -> str:
        """Whether it is."""
        if self.players > 2:
            return "met" if self.times_even >= 1.6 else "missed"
        if self.weaker == "random":
            return "met" if self.share >= 0.9 else "missed"
        return "met" if self.share >= 0.7 and self.low > 0.6 else "open" if self.high >= 0.7 else "missed"


def measure(game: str, players: int, stronger: str, weaker: str, games: int, jobs: int) -> Step:
    """Play one step."""
    options = {"players": players} if game == "blackout" else {}
    setup = find_game(game).setup(find_game(game).read_options(options))
    plan = Plan(game, (stronger, weaker), games=games, seed="ladder", options=options)
    folder = HERE / "runs" / "ladder" / f"{game}-{players}-{stronger}-{weaker}-{setup.set_hash[:12]}"
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(f"{game}, {players} players: {stronger} and {weaker}", total=Tournament(plan).total)
        results = run(plan, folder, Workers(jobs), lambda done, _: progress.update(task, completed=done))
    wins = next(pair.wins for pair in results.pairs if (pair.bot, pair.among) == (stronger, weaker))
    return Step(
        game, players, stronger, weaker, wins.of, round(wins.share, 4), round(wins.low, 4), round(wins.high, 4),
        setup.set_hash[:12],
    )  # fmt: skip


def page(steps: list[Step]) -> str:
    """The ladder as a page."""
    lines = [
        "# The ladder",
        "",
        "How much stronger each level is than the one below, in matches on duplicate deals with seats changed. Made by",
        "`python -m calibration.ladder`; a number after `@` is a budget in iterations a decision.",
    ]
    for game, title in TITLES.items():
        for players in PLAYERS[game]:
            found = [step for step in steps if (step.game, step.players) == (game, players)]
            if not found:
                continue
            lines += ["", f"## {title}, {players} players", ""]
            share = "wins" if players == 2 else f"wins alone among {players - 1} weaker"
            lines += [
                f"| stronger | weaker | {share} | 95 % interval | asked | |  matches | component set |",
                "|---|---|---|---|---|---|---|---|",
            ]
            for step in found:
                won = f"{100 * step.share:.1f} %"
                if players > 2:
                    won += f" ({step.times_even:.2f} times even)"
                between = f"{100 * step.low:.1f}–{100 * step.high:.1f} %"
                cells = (step.stronger, step.weaker, won, between, step.asked, step.verdict, str(step.matches))
                lines.append(f"| {' | '.join(cells)} | `{step.set}` |")
            if len({step.set for step in found}) > 1:
                lines += ["", "Sets differ: some steps were measured before the cards were changed last."]
    return "\n".join(lines) + "\n"


def load() -> list[Step]:
    """What has been measured."""
    file = DOCS / "ladder.json"
    return [Step(**one) for one in json.loads(file.read_text(encoding="utf-8"))] if file.is_file() else []


def keep(new: Step) -> None:
    """Write a step down in place of an earlier measurement of it, and the page anew."""

    def rank(step: Step) -> tuple[int, int, int]:
        level = LEVELS.index(step.stronger.partition("@")[0])
        return (list(TITLES).index(step.game), step.players, level)

    steps = sorted([*(step for step in load() if rank(step) != rank(new)), new], key=rank)
    (DOCS / "ladder.json").write_text(json.dumps([asdict(step) for step in steps], indent=1) + "\n", encoding="utf-8")
    (DOCS / "ladder.md").write_text(page(steps), encoding="utf-8")


class Given(argparse.Namespace):
    """What was said on the command line."""

    game: str
    players: int
    games: int
    jobs: int
    expert: str
    levels: str


def main() -> None:
    """Measure the steps that are asked for."""
    parser = argparse.ArgumentParser(prog="python -m calibration.ladder", description="Measure the ladder of levels.")
    parser.add_argument("game", choices=TITLES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200, help="matches of each step (%(default)s)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--expert", default="expert@800", help="the expert's budget (%(default)s)")
    parser.add_argument("--levels", default=",".join(LEVELS[1:]), help="the stronger levels to measure (%(default)s)")
    given = parser.parse_args(namespace=Given())
    for level in given.levels.split(","):
        below = LEVELS[LEVELS.index(level) - 1]
        name = given.expert if level == "expert" else level
        step = measure(given.game, given.players, name, below, given.games, given.jobs)
        keep(step)
        print(
            f"{step.stronger} against {step.weaker}: {step.share:.1%} ({step.low:.1%}-{step.high:.1%}) {step.verdict}"
        )


if __name__ == "__main__":
    main()
