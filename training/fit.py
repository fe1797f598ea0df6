"""From what was counted and how matches ended to weights."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .collect import Life

Array = NDArray[np.float64]
RIDGE = 20.0
"""How strongly weights are held back, in units of a feature's spread."""

SWEEPS = 3000
"""Enough for weights with floors to settle, however much the features go together."""


@dataclass(frozen=True, slots=True)
class Fit:
    """Weights in the order of the mind's names, and the log loss of what they say about who wins."""

    weights: list[float]
    foretell: Callable[[Sequence[Life]], float]


def fit_wins(lives: Sequence[Life]) -> Fit:
    """The chance to win straight from the features: logistic regression, by Newton's method.

    With two seats the features of one are the negatives of the other's, and the worth is the softmax of both sums: half
    of the logistic weights.
    """
    rows = np.array([moment[0] for life in lives for moment in life.moments])
    wins = np.array([float(0 in life.winners) for life in lives for _ in life.moments])
    weights = np.zeros(rows.shape[1])
    for _ in range(30):
        chance = _logistic(rows @ weights)
        slope = rows.T @ (chance - wins) + weights
        bend = (rows * (chance * (1 - chance))[:, None]).T @ rows + np.eye(len(weights))
        weights = weights - _solve(bend, slope)

    def foretell(unseen: Sequence[Life]) -> float:
        told = _logistic(np.array([moment[0] for life in unseen for moment in life.moments]) @ weights)
        true = np.array([float(0 in life.winners) for life in unseen for _ in life.moments])
        return _log_loss(np.where(true > 0, told, 1 - told))

    seats = len(lives[0].moments[0])
    return Fit([float(one) for one in weights / min(2, seats)], foretell)


def fit_scores(lives: Sequence[Life], ahead: int, known: Mapping[int, float], least: Mapping[int, float]) -> Fit:
    """The final score from the features, by ridge regression about what is `known`; then how far that is off.

    `ahead` is the place of the feature that says how many rounds are left. Differences between the seats of a table
    count double: they decide who wins. No weight is below its `least` one: who plays badly is often left with what he
    should have used, so that plain regression finds good things to be harmful, and a search that believed it would
    throw them away. The spread that turns forecasts into chances is chosen by likelihood.
    """
    rows, points, stress = _table(lives)
    scale = rows.std(axis=0) + 1e-9
    prior = np.zeros(rows.shape[1])
    for place, weight in known.items():
        prior[place] = weight
    hold = np.full(rows.shape[1], RIDGE)
    hold[0] = 1e-3
    scaled = rows / scale
    bend = (scaled * stress[:, None]).T @ scaled + np.diag(hold)
    floor = np.full(rows.shape[1], -np.inf)
    for place, weight in least.items():
        floor[place] = (weight - prior[place]) * scale[place]
    slope = (scaled * stress[:, None]).T @ (points - rows @ prior)
    weights = _solve_above(bend, slope, floor) / scale + prior

    def loss(some: Sequence[Life], narrow: float, growth: float) -> float:
        chances: list[float] = []
        for life in some:
            for moment in life.moments:
                seats = np.array(moment)
                grown = seats @ weights / (narrow + growth * seats[0][ahead])
                grown = np.exp(grown - grown.max())
                if life.winners:
                    chances.append(float((grown / grown.sum())[life.winners].sum()))
        return _log_loss(np.array(chances))

    if len(lives[0].scores) == 1:
        off = np.abs(points - rows @ weights) * 0.75
        line = np.stack([np.ones(len(off)), rows[:, ahead]], axis=1)
        narrow, growth = _solve(line.T @ line, line.T @ off)
        spread = (max(2.0, float(narrow)), max(0.2, float(growth)))
        return Fit([*map(float, weights), *spread], lambda unseen: _error(unseen, weights))
    grid = [(narrow, growth) for narrow in (2, 3, 4, 5, 6, 8) for growth in (0.3, 0.6, 0.9, 1.2, 1.6, 2.0, 2.5, 3.0)]
    best = min(grid, key=lambda pair: loss(lives, *pair))
    return Fit([*map(float, weights), *best], lambda unseen: loss(unseen, *best))


def _table(lives: Sequence[Life]) -> tuple[Array, Array, Array]:
    """Rows of features with final scores and how much each row counts: every seat, then the seats' differences."""
    rows: list[Array] = []
    points: list[float] = []
    stress: list[float] = []
    for life in lives:
        scores = np.array(life.scores, dtype=np.float64)
        for moment in life.moments:
            seats = np.array(moment)
            rows += [*seats]
            points += [*scores]
            stress += [1.0] * len(scores)
            if len(scores) > 1:
                rows += [*(seats - seats.mean(axis=0))]
                points += [*(scores - scores.mean())]
                stress += [2.0] * len(scores)
    return np.array(rows), np.array(points), np.array(stress)


def _error(lives: Sequence[Life], weights: Array) -> float:
    """Alone: the typical error of the forecast, in points."""
    off = [moment[0] @ weights - life.scores[0] for life in lives for moment in np.array(life.moments)]
    return float(np.sqrt(np.mean(np.square(off))))


def _solve(matrix: Array, values: Array) -> Array:
    return np.asarray(np.linalg.solve(matrix, values), dtype=np.float64)  # pyright: ignore[reportUnknownMemberType]


def _solve_above(matrix: Array, values: Array, floor: Array) -> Array:
    """As `_solve`, with no unknown below its floor: one after another is set to its best, again and again."""
    found = np.maximum(_solve(matrix, values), floor)
    for _ in range(SWEEPS):
        for place in range(len(found)):
            rest = values[place] - matrix[place] @ found + matrix[place, place] * found[place]
            found[place] = max(floor[place], rest / matrix[place, place])
    return found


def _logistic(values: Array) -> Array:
    return np.asarray(1 / (1 + np.exp(-values)))


def _log_loss(chances: Array) -> float:
    return float(-np.log(np.clip(chances, 1e-9, 1.0)).mean())
