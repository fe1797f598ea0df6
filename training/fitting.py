"""From what was noted to networks: the value of positions, and which options a search prefers."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .networks import ROWS, Adam, Array, PolicyNetwork, Scale, ValueNetwork, Whole, chances, cross, padded, soft
from .selfplay import Batch

Places = NDArray[np.int64]
POOL = 16
HIDDEN = 32
POLICY_HIDDEN = 16
UNSEEN = 8
"""Of every so many matches two are kept back: by one the best epoch is chosen and chances are stretched; the other one
says what that came to."""
TRUST = 0.5
"""How much what a search has found counts beside how the match ended."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """What a fit came to, measured on matches that it has not seen."""

    loss: float
    before: float
    """The loss of knowing nothing but averages."""
    deciles: list[tuple[float, float, int]]
    """Said chances, what came true, and how many there were, a tenth of the range at a time."""


def targets(batch: Batch) -> Array:
    """What positions are worth: how the match ended, mixed with what the search saw where there was one."""
    mixed = TRUST * batch.found + (1 - TRUST) * batch.outcome
    return np.where(batch.found >= 0, mixed, batch.outcome).astype(np.float32)


def fit_value(batch: Batch, judged: int, epochs: int, seed: int) -> tuple[ValueNetwork, Fitted]:
    """Fit a value network; the best epoch on unseen matches is kept."""
    rng = np.random.default_rng(seed)
    net = ValueNetwork(batch.shared.shape[1], batch.items.shape[1], POOL, HIDDEN, rng)
    part = batch.match[::judged] % UNSEEN
    table, mask = padded(batch.items, batch.counts)
    aim = targets(batch)
    net.by_shared = Scale.of(batch.shared)
    net.by_items = Scale.of(batch.items)
    shared = net.by_shared.of_rows(batch.shared)
    table = net.by_items.of_rows(table) * mask[:, :, None]
    learn = np.flatnonzero(part > 1)
    held = _rows(np.flatnonzero(part == 0), judged)
    test = _rows(np.flatnonzero(part == 1), judged)
    adam = Adam(net.weights)
    best, kept = np.inf, dict(net.weights)
    steps = max(1, epochs * len(learn) // ROWS)
    done = 0
    for _ in range(epochs):
        rng.shuffle(learn)
        for first in range(0, len(learn), ROWS):
            rows = _rows(learn[first : first + ROWS], judged)
            sums, made = net.forward(shared[rows], table[rows], mask[rows])
            slope = (chances(sums, judged) - aim[rows]) * (judged / len(rows))
            adam.step(net.slopes(table[rows], made, slope.astype(np.float32)), max(0.02, 1 - done / steps))
            done += 1
        loss = cross(_told(net, shared, table, mask, held, judged), batch.outcome[held], judged)
        if loss < best:
            best, kept = loss, {name: one.copy() for name, one in net.weights.items()}
    net.weights = kept
    sums = net.forward(shared[held], table[held], mask[held])[0]
    net.stretch = stretched(sums, batch.outcome[held], judged)
    sums = net.forward(shared[test], table[test], mask[test])[0]
    told = chances(sums * net.stretch[0] + np.float32(net.stretch[1]), judged)
    even = np.full(len(test), batch.outcome[_rows(learn, judged)].mean(), np.float32)
    loss, before = (cross(one, batch.outcome[test], judged) for one in (told, even))
    return net, Fitted(loss, before, deciles(told, batch.outcome[test]))


def _rows(groups: Places, judged: int) -> Places:
    """The rows of some positions, one for each judged seat."""
    return np.asarray((groups[:, None] * judged + np.arange(judged)).reshape(-1))


def _told(net: ValueNetwork, shared: Array, table: Array, mask: Array, rows: Places, judged: int) -> Array:
    return chances(net.forward(shared[rows], table[rows], mask[rows])[0], judged)


def stretched(sums: Array, true: Array, judged: int) -> tuple[float, float]:
    """By how much sums must be stretched (and, for a single seat, shifted) so that chances come true: Platt's way."""
    times, shift = 1.0, 0.0
    for _ in range(200):
        told = chances((sums * times + shift).astype(np.float32), judged)
        off = told - true
        times -= 0.5 * float((off * sums).mean()) / (float((told * (1 - told) * sums * sums).mean()) + 1e-3)
        if judged == 1:
            shift -= 0.5 * float(off.mean()) / (float((told * (1 - told)).mean()) + 1e-3)
    return min(max(times, 0.2), 3.0), shift


def deciles(told: Array, true: Array) -> list[tuple[float, float, int]]:
    """Said chances beside what came true, a tenth of the range at a time."""
    found: list[tuple[float, float, int]] = []
    for tenth in range(10):
        inside = (told >= tenth / 10) & ((told < (tenth + 1) / 10) | (tenth == 9))
        count = int(inside.sum())
        if count:
            found.append((round(float(told[inside].mean()), 4), round(float(true[inside].mean()), 4), count))
    return found


def fit_policy(batch: Batch, epochs: int, seed: int) -> tuple[PolicyNetwork, Fitted]:
    """Fit a policy network to the shares of visits."""
    rng = np.random.default_rng(seed)
    net = PolicyNetwork(batch.policy_shared.shape[1], batch.policy_items.shape[1], POLICY_HIDDEN, rng)
    net.by_shared = Scale.of(batch.policy_shared)
    shared = net.by_shared.of_rows(batch.policy_shared)
    starts = (np.cumsum(batch.policy_counts) - batch.policy_counts).astype(np.int64)
    part = batch.policy_match % UNSEEN
    learn, held, test = (np.flatnonzero(one) for one in (part > 1, part == 0, part == 1))
    adam = Adam(net.weights)
    steps = max(1, epochs * len(learn) // ROWS)
    best, kept, before, done = np.inf, dict(net.weights), 0.0, 0
    for epoch in range(epochs + 1):
        if epoch:
            rng.shuffle(learn)
        for first in range(0, len(learn) if epoch else 0, ROWS):
            some = learn[first : first + ROWS]
            items, visits, counts = _options(batch, starts, some)
            begins = (np.cumsum(counts) - counts).astype(np.int32)
            sums, hidden = net.forward(shared[some], items, counts)
            slope = (soft(sums, begins, counts) - visits) / np.float32(len(some))
            slopes = net.slopes(shared[some], items, begins, hidden, slope.astype(np.float32))
            adam.step(slopes, max(0.02, 1 - done / steps))
            done += 1
        loss = _policy_loss(net, batch, shared, starts, held)
        if loss < best:
            best, kept = loss, {name: one.copy() for name, one in net.weights.items()}
        if not epoch:
            before = _policy_loss(net, batch, shared, starts, test)
    net.weights = kept
    return net, Fitted(_policy_loss(net, batch, shared, starts, test), before, [])


def _policy_loss(net: PolicyNetwork, batch: Batch, shared: Array, starts: Places, some: Places) -> float:
    """The log loss of what visits a network foretells, a decision."""
    items, visits, counts = _options(batch, starts, some)
    begins = (np.cumsum(counts) - counts).astype(np.int32)
    told = soft(net.forward(shared[some], items, counts)[0], begins, counts)
    return float(-(visits * np.log(np.clip(told, 1e-9, 1))).sum() / max(1, len(some)))


def _options(batch: Batch, starts: Places, some: Places) -> tuple[Array, Array, Whole]:
    """The options of some decisions, one behind the other."""
    counts = batch.policy_counts[some]
    ends = np.cumsum(counts)
    places = np.arange(int(ends[-1])) - np.repeat(ends - counts, counts) + np.repeat(starts[some], counts)
    return batch.policy_items[places], batch.visits[places], counts
