"""The coach: searches like an expert from a seat's view, compares the best answers, and says what speaks for each."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt

from lamplight.bots.budget import Budget
from lamplight.bots.clock import Clock
from lamplight.bots.levels import LEVELS, Sampler, mind_of
from lamplight.bots.search import Node, Search
from lamplight.kernel.game import Setup
from lamplight.kernel.knowledge import Knowledge
from lamplight.kernel.ledger import View
from lamplight.kernel.state import State

from .advice import Advice, Option, Reason, Verdict
from .line import follow
from .reasons import answers, in_order, moves_of, others, reasons_of

HINT = LEVELS["expert"].budget
"""What a hint takes unless somebody says otherwise: what an expert has for a turn."""
LEAST_PAIRS = 8
"""How often two answers are compared at least,"""
PART = 2
"""and else one comparison for so many iterations of the search."""


class _Question:
    """A question that a seat is asked, with all that the seat has to go by."""

    def __init__(self, setup: Setup, view: View, seat: int, legal: Sequence[int], acting: int) -> None:
        self.seat = seat
        self.legal = list(legal)
        self.known = Knowledge(setup, view, seat, acting)
        self.sampler: Sampler = setup.sampler(view, seat)


class _Comparison:
    """What some answers came to, each from the very same sampled states."""

    def __init__(self, actions: Sequence[int]) -> None:
        self.actions = list(actions)
        self.found: list[list[float]] = [[] for _ in actions]

    def mean(self, action: int) -> float:
        values = self.found[self.actions.index(action)]
        return sum(values) / len(values)

    def gap(self, one: int, other: int) -> tuple[float, float]:
        """By how much one promises more than another, and the standard error of that."""
        pairs = zip(self.found[self.actions.index(one)], self.found[self.actions.index(other)], strict=True)
        gaps = [mine - theirs for mine, theirs in pairs]
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
        return mean, sqrt(spread / len(gaps))

    def behind(self, best: int, other: int) -> tuple[float, float]:
        """How far another answer is behind the best one, and the standard error; 0, if it may as well be noise."""
        gap, error = self.gap(best, other)
        return gap if gap > error else 0.0, error


class Coach:
    """An expert who explains. It is given views, never states; with a budget in iterations it says the same again."""

    def __init__(self, setup: Setup, budget: Budget = HINT, seed: str = "") -> None:
        self.setup = setup
        self.budget = budget
        self.seed = seed
        self.mind = mind_of(setup, "expert")

    def advise(self, view: View, seat: int, legal: Sequence[int], acting: int) -> Advice:
        """What to do in this seat now. `legal` are the ids of its options, `acting` is as `State.acting`: public."""
        return self._think(_Question(self.setup, view, seat, legal, acting), None)[0]

    def judge(self, view: View, seat: int, legal: Sequence[int], acting: int, played: int) -> Verdict:
        """Whether an answer was a mistake, by what the seat could know then."""
        advice, verdict = self._think(_Question(self.setup, view, seat, legal, acting), played)
        assert verdict is not None, advice
        return verdict

    # Inside.

    def _think(self, asked: _Question, played: int | None) -> tuple[Advice, Verdict | None]:
        rng = random.Random(f"coach/{self.seed}")
        search = Search(self.mind, self.mind.settings("expert"), rng.random)
        clock = self.budget.clock()
        done = search.run(asked.seat, asked.sampler, clock)
        ranked = self._ranked(search, asked)
        rivals = ranked[:2] if played is None or played in ranked[:2] else [*ranked[:2], played]
        compared = self._compare(search, asked, rivals, clock, rng)
        rivals.sort(key=lambda action: -compared.mean(action))
        best = ranked[0]
        gap, error = compared.gap(rivals[0], best)
        if gap > error:  # seen from the same states, another one is better after all
            best = rivals[0]
        second = next((action for action in rivals if action != best), None)
        nodes = {action: _node(search, asked.seat, action) for action in rivals}
        shown = [best] if second is None else [best, second]
        if played is not None and played not in shown:
            shown.append(played)
        options = dict(zip(shown, self._explained(asked, shown, nodes, compared), strict=True))
        lead, error = compared.behind(best, best if second is None else second)
        message, rule = self.setup.prompt(asked.known, asked.seat)
        advice = Advice(
            seat=self.setup.seat_names[asked.seat],
            asked=message,
            rule=rule,
            options=len(asked.legal),
            choice=options[best],
            runner_up=None if second is None else options[second],
            lead=lead,
            error=error,
            iterations=done,
        )
        if played is None:
            return advice, None
        loss, error = compared.behind(best, played)
        return advice, Verdict(advice, options[played], min(loss, options[best].chance), error)

    def _ranked(self, search: Search, asked: _Question) -> list[int]:
        """The answers by how often the search visited them; the best first."""
        visits = search.visits(asked.seat, asked.legal)
        best = search.best(asked.legal)
        places = sorted(range(len(visits)), key=lambda place: (asked.legal[place] != best, -visits[place], place))
        return [asked.legal[place] for place in places]

    def _compare(
        self, search: Search, asked: _Question, actions: list[int], clock: Clock, rng: random.Random
    ) -> _Comparison:
        """Play on from the same sampled states with each of some answers in turn.

        The one that the search looked at least is looked into first, for half of the time at most.
        """
        compared = _Comparison(actions)
        if self.budget.iterations:
            clock = Clock(0.0, max(LEAST_PAIRS, self.budget.iterations // PART))
        visits = search.visits(asked.seat, actions)
        clock.start()
        done = 0
        while done < max(visits) - min(visits) and clock.spent(done) < 0.5:
            search.look_at(asked.seat, asked.sampler(rng.random), actions[visits.index(min(visits))])
            done += 1
        done = 0
        while done < LEAST_PAIRS or clock.goes_on(done):
            state = asked.sampler(rng.random)
            for place, action in enumerate(actions):
                compared.found[place].append(search.look_at(asked.seat, state.clone(), action))
            done += 1
        clock.stop()
        return compared

    def _explained(
        self, asked: _Question, shown: list[int], nodes: dict[int, Node], compared: _Comparison
    ) -> list[Option]:
        """The answers with their lines and reasons; each is seen beside the first one, the first beside the next."""
        setup, seat = self.setup, asked.seat
        lines: list[list[tuple[State, int]]] = []
        afters: list[State] = []
        for action in shown:
            state = asked.known.state.clone()
            lines.append(follow(self.mind, nodes[action], state, seat, action))
            afters.append(state)
        said: list[list[Reason]] = [
            reasons_of(setup, seat, line, after) for line, after in zip(lines, afters, strict=True)
        ]
        if len(shown) > 1 and setup.seats > 1:
            seed = f"others/{self.seed}"
            after = [answers(self.mind, asked.sampler, seat, [one for _, one in line], seed) for line in lines]
            for place, reasons in enumerate(said):
                reasons.extend(others(setup, after[place], after[1 if place == 0 else 0]))
        chance = nodes[shown[0]].total / nodes[shown[0]].visits
        return [
            Option(
                action,
                max(0.0, chance - compared.behind(shown[0], action)[0]),
                moves_of(setup, seat, line),
                in_order(reasons),
            )
            for action, line, reasons in zip(shown, lines, said, strict=True)
        ]


def _node(search: Search, seat: int, action: int) -> Node:
    return next(node for node in search.root.children.values() if node.action == action and node.seat == seat)
