"""What is played, and how: one run of the arena for every number of players, chapter and difficulty."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import lamplight
from lamplight.arena import Executor, Plan, Played, Tournament, matches, run
from lamplight.kernel.game import find_game

from . import blackout, dual_powers
from .report import Mode, Report, judged

GAMES = {"blackout": blackout, "dual-powers": dual_powers}
SERIES = 20
"""So many matches of each mode go with one whole series."""
Watch = Callable[[str, int, int], None]
"""Called with a mode, the number of matches that are done and the number of all."""


@dataclass(frozen=True, slots=True)
class Order:
    """A calibration as it is asked for."""

    game: str
    bot: str = "expert@100"
    games: int = 400
    seed: str = "1"
    components: str | None = None
    alone: str | None = None
    """Who plays alone, if it is another bot."""

    @property
    def command(self) -> str:
        """What to type to have the same again."""
        own = f" --set {self.components}" if self.components else ""
        alone = f" --alone {self.alone}" if self.alone else ""
        return f"python -m calibration {self.game} --bot {self.bot}{alone} --games {self.games} --seed {self.seed}{own}"


def calibrate(order: Order, runs: Path, executor: Executor, watch: Watch) -> Report:
    """Play what is left of every mode, and measure.

    Runs are kept by set and bot, so that those of other sets do not stand in the way of a new one.
    """
    rules, game = GAMES[order.game], find_game(order.game)
    tournaments = {mode: Tournament(plan) for mode, plan in plans(order).items()}
    setup = next(iter(tournaments.values())).setup
    bot = next(iter(tournaments.values())).bots[0]
    folder = runs / order.game / setup.set_hash[:12]
    played: dict[str, list[Played]] = {}
    for mode, tournament in tournaments.items():
        place = folder / tournament.bots[0] / mode.replace(" ", "-")
        run(tournament, place, executor, partial(watch, mode))
        played[mode] = matches(place)[: tournament.total]
    good = {mode: [match for match in lines if not match.failed] for mode, lines in played.items()}
    targets, facts = rules.measure(good, game.set_folder(order.components))
    modes = {
        mode: Mode(len(good[mode]), len(lines) - len(good[mode]), sum(len(match.mishaps) for match in lines))
        for mode, lines in played.items()
    }
    return Report(
        setup.set_name,
        setup.set_hash,
        game.rules_version,
        lamplight.__version__,
        bot,
        order.seed,
        order.command,
        modes,
        judged(targets, sum(map(len, good.values()))),
        facts,
        order.alone or "",
    )


def built_in() -> dict[str, str]:
    """The content hash of each game's own set as it is now."""
    found = {game_id: find_game(game_id) for game_id in GAMES}
    return {game_id: game.setup(game.read_options({})).set_hash for game_id, game in found.items()}


def plans(order: Order) -> dict[str, Plan]:
    """What is played in each mode, and as whole series."""
    rules = GAMES[order.game]
    return {
        **{mode: _plan(order, options) for mode, options in rules.MODES.items()},
        **{series: _plan(order, options, series) for series, options in rules.SERIES.items()},
    }


def _plan(order: Order, options: Mapping[str, object], series: str = "") -> Plan:
    """A bot that is named twice plays itself; alone it is named twice in vain."""
    bots = (order.bot, order.bot)
    games = max(1, order.games // SERIES) if series else order.games
    plan = Plan(order.game, bots, games, order.seed, options, order.components, series)
    if order.alone and Tournament(plan).setup.seats == 1:
        return replace(plan, bots=(order.alone, order.alone))
    return plan
