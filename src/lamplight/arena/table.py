"""One table at which fixtures are played, one after another: what every kind of worker does."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from lamplight.bots import Mishap, Player, SeatedBot, play_out
from lamplight.kernel.game import OptionValue, Setup, find_game
from lamplight.kernel.ledger import View, as_int, as_list
from lamplight.kernel.series import Series
from lamplight.kernel.types import Plain

from .counted import count
from .played import Played
from .schedule import Fixture

Beat = Callable[[int], None]
"""Called with a seat before it begins to think."""


@dataclass(frozen=True, slots=True)
class Head:
    """What is the same in all matches of a run, as workers are told it."""

    game: str
    options: Mapping[str, OptionValue]
    components: str | None = None
    series: str = ""
    attempts: int = 30


class WatchedBot(SeatedBot):
    """A bot in its seat, with a count of its decisions, its iterations and its time."""

    decisions = 0
    iterations = 0
    seconds = 0.0
    beat: Beat

    def choose(self, view: View, legal: Sequence[int]) -> int:
        self.beat(self.seat)
        began = time.perf_counter()
        chosen = super().choose(view, legal)
        self.seconds += time.perf_counter() - began
        self.decisions += 1
        taken: object = getattr(self._bot, "iterations", 0)
        self.iterations += taken if isinstance(taken, int) else 0  # a bot of somebody else's may mean something else
        return chosen


class Table:
    """Plays fixtures. What a fixture comes to depends on the head and on the fixture alone."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.game = find_game(head.game)
        self.setup = None if head.series else self.game.setup(head.options, head.components)

    def play(self, fixture: Fixture, beat: Beat = lambda _: None) -> Played:
        """Play a match, or a whole series, to its end."""
        played = Played(fixture.number, fixture.deal, list(fixture.bots))
        if self.setup is None:
            self._play_series(fixture, played, beat)
            return played
        state = self.setup.start()
        state.events = list(state.early)
        bots = self._seat(fixture, self.setup, "", played, beat)
        play_out(state, bots, random.Random(fixture.seed).random)
        played.winners, played.returns, played.ending = state.winners(), state.returns(), state.ending()
        played.scores = state.scores()
        played.rounds = int(getattr(state, "round", 0))
        played.counted = count(self.setup, state.events)
        _note(played, bots)
        return played

    def _play_series(self, fixture: Fixture, played: Played, beat: Beat) -> None:
        """Match after match, until the series is over or one stage has been tried often enough."""
        series = Series(self.game.series(self.head.series, self.head.options), fixture.seed, self.head.components)
        table = self.game.counts
        bots: list[WatchedBot] = []
        played.counted = [{}]
        while (match := series.match) is not None and _tries(series, table.stage) < self.head.attempts:
            bots += self._seat(fixture, match.setup, f"/{len(series.finished)}", played, beat)
            while not match.over:
                match.play(0, bots[-1].choose_in(match.state))
            _add(played.counted[0], count(match.setup, match.all_events)[0])
            series.settle()
        played.series = _results(series)
        played.winners = [0] if series.over else []
        played.ending = "finished" if series.over else "given-up"
        points = sum(as_int(as_list(one[table.points])[0]) for one in played.series) if table.points else 0
        played.returns, played.scores, played.rounds = [points], [points], len(played.series)
        _note(played, bots)

    def _seat(self, fixture: Fixture, setup: Setup, where: str, played: Played, beat: Beat) -> list[WatchedBot]:
        """The bots of a fixture in their seats, each with a seed of its own."""

        def report(mishap: Mishap) -> None:
            played.mishaps.append([mishap.bot, mishap.kind, mishap.detail])

        bots: list[WatchedBot] = []
        for seat, name in enumerate(fixture.bots):
            seed = f"{fixture.seed}/{fixture.number}{where}/{seat}"
            bots.append(WatchedBot(_player(name), setup, seat, seed, report))
            bots[-1].beat = beat
        return bots


@lru_cache
def _player(name: str) -> Player:
    """A bot by name; who is installed is looked up once."""
    return Player.parse(name)


def _note(played: Played, bots: Sequence[WatchedBot]) -> None:
    """What the bots have counted, seat by seat."""
    seats = range(len(played.bots))
    played.decisions = [sum(bot.decisions for bot in bots if bot.seat == seat) for seat in seats]
    played.iterations = [sum(bot.iterations for bot in bots if bot.seat == seat) for seat in seats]
    played.seconds = [round(sum((bot.seconds for bot in bots if bot.seat == seat), 0.0), 4) for seat in seats]


def _tries(series: Series, stage: str) -> int:
    """How many matches in a row the stage has taken that is to be played now."""
    plan = series.plan
    now = plan.options.get(stage) if plan is not None else None
    return sum(1 for one in _results(series) if one.get(stage) == now)


def _results(series: Series) -> list[dict[str, Plain]]:
    return [one for one in as_list(series.state.get("results", [])) if isinstance(one, dict)]


def _add(total: dict[str, dict[str, int]], more: Mapping[str, Mapping[str, int]]) -> None:
    for kind, items in more.items():
        for item, times in items.items():
            own = total.setdefault(kind, {})
            own[item] = own.get(item, 0) + times
