"""`python -m training GAME --mode MODE --run FOLDER`: learn networks by self-play, generation after generation."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import track

from lamplight.bots.levels import mind_of
from lamplight.bots.nets import write
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import find_game
from lamplight.text.speaker import Speaker

from . import duel
from .fitting import fit_policy, fit_value
from .lessons import LESSONS
from .plots import drawn
from .run import Folder, Generation, Plan
from .selfplay import Batch, Task, batches, joined, load, save

EPOCHS = 12
WINDOW = 4
"""Networks are fitted to the matches of so many generations."""


class Given(argparse.Namespace):
    """What was said on the command line."""

    game: str
    mode: str
    run: Path
    generations: int
    first: int
    matches: int
    iterations: int
    span: int
    seed: str
    jobs: int
    deals: int
    budget: str


def read_arguments() -> Given:
    """Read and check the command line."""
    parser = argparse.ArgumentParser(prog="python -m training", description="Learn networks by self-play.")
    parser.add_argument("game", choices=LESSONS)
    parser.add_argument("--mode", required=True, help="one of the game's modes")
    parser.add_argument("--run", type=Path, required=True, help="a folder for all that is made; resumes what is there")
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--first", type=int, default=2000, help="matches of generation 0, played by preference alone")
    parser.add_argument("--matches", type=int, default=400, help="matches of every other generation")
    parser.add_argument("--iterations", type=int, default=100, help="iterations a decision (%(default)s)")
    parser.add_argument("--span", type=int, default=0, help="how far playouts go, in moments (%(default)s)")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--deals", type=int, default=0, help="deals against the frozen expert after each generation")
    parser.add_argument("--budget", default="0.1s", help="the budget of these (%(default)s)")
    given = parser.parse_args(namespace=Given())
    modes = LESSONS[given.game].modes
    if given.mode not in modes:
        parser.error(f"{given.game} has the modes {', '.join(modes)}")
    if min(given.first, given.matches) < 16 or given.iterations < 1 or given.generations < 1:
        parser.error("at least 16 matches, one iteration and one generation are needed")
    return given


def main() -> None:
    """Learn, or go on with what was begun."""
    given = read_arguments()
    plan = Plan(given.game, given.mode, given.first, given.matches, given.iterations, given.span, given.seed)
    try:
        folder = Folder.opened(given.run, plan)
        for number in range(given.generations + 1):
            if not folder.has(number):
                learn(folder, number, given)
    except LamplightError as error:
        raise SystemExit(Speaker("en").say(error.message)) from None


def learn(folder: Folder, number: int, given: Given) -> None:
    """One generation: play, fit, measure."""
    plan = folder.plan
    batch = played(folder, number, given.jobs)
    before = [load(folder.matches(one)) for one in range(max(0, number - WINDOW + 1), number)]
    numbered: list[Batch] = []
    for place, one in enumerate([*before, batch]):
        one.match += 1_000_000 * place
        one.policy_match += 1_000_000 * place
        numbered.append(one)
    everything = joined(_widened(numbered))
    game = find_game(plan.game)
    mind = mind_of(game.setup(game.read_options(LESSONS[plan.game].modes[plan.mode][0])))
    judged = 1 if mind.mirrored else mind.seats
    value, valued = fit_value(everything, judged, EPOCHS, number)
    layers = {"value": value.layers()}
    preferred = None
    if len(everything.policy_counts):
        policy, preferred = fit_policy(everything, EPOCHS, number)
        layers["policy"] = policy.layers()
    folder.nets(number).write_text(write(LESSONS[plan.game].layout, layers), encoding="utf-8")
    said = f"generation {number}: value loss {valued.loss:.4f} (averages {valued.before:.4f})"
    if preferred is not None:
        said += f", policy loss {preferred.loss:.4f} (at first {preferred.before:.4f})"
    print(said, flush=True)
    strength = measured(folder, number, given) if given.deals else None
    folder.finish(Generation(number, len(batch.shared), valued, preferred, strength))
    folder.plots.write_text(drawn(folder.generations()), encoding="utf-8")


def played(folder: Folder, number: int, jobs: int) -> Batch:
    """The matches of a generation: those that were played already, or new ones."""
    file = folder.matches(number)
    if file.is_file():
        return load(file)
    plan = folder.plan
    ways = LESSONS[plan.game].modes[plan.mode]
    nets = str(folder.nets(number - 1)) if number else ""
    iterations = plan.iterations if number else 0
    tasks = [
        Task(plan.game, ways[one % len(ways)], nets, iterations, plan.span, f"{plan.seed}/{plan.mode}/{number}/{one}")
        for one in range(plan.matches if number else plan.first)
    ]
    console = Console(stderr=True)
    got = list(track(batches(tasks, jobs), f"{plan.game} {plan.mode} {number}", total=len(tasks), console=console))
    batch = joined(_widened(got))
    folder.keep(file, lambda made: save(batch, made))
    return batch


def _widened(got: list[Batch]) -> list[Batch]:
    """Batches in which nothing of a kind was noted, with the width that the others have."""
    for name in ("items", "policy_shared", "policy_items"):
        width = max(getattr(batch, name).shape[1] for batch in got)
        for batch in got:
            if not len(getattr(batch, name)):
                setattr(batch, name, getattr(batch, name).reshape(0, width))
    return got


def measured(folder: Folder, number: int, given: Given) -> duel.Verdict:
    """How the expert with these networks does against the frozen one."""
    plan = folder.plan
    ways = LESSONS[plan.game].modes[plan.mode]
    file = str(folder.nets(number))
    policy = file if number else "0"
    one = duel.Contestant("expert", {"value": file, "policy": policy, "span": str(plan.span)})
    two = duel.Contestant("frozen", {})
    pairings = [
        duel.Pairing(plan.game, ways[deal % len(ways)], one, two, given.budget, f"{plan.seed}/duel/{number}/{deal}")
        for deal in range(given.deals)
    ]
    verdict = duel.judge(list(duel.duels(pairings, given.jobs)), mode_is_alone(plan))
    print(f"generation {number} against the frozen expert at {given.budget}: {verdict}", flush=True)
    return verdict


def mode_is_alone(plan: Plan) -> bool:
    """Whether there is one seat only."""
    game = find_game(plan.game)
    return game.setup(game.read_options(LESSONS[plan.game].modes[plan.mode][0])).seats == 1


if __name__ == "__main__":
    main()
