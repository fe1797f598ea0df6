"""Networks in numpy: how they are fitted. What is fitted is handed over as the layers that the minds load."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import cast

import numpy as np
from numpy.typing import NDArray

from lamplight.bots.net import Dense

Array = NDArray[np.float32]
Whole = NDArray[np.int32]
Weights = dict[str, Array]
RATE = 2e-3
DECAY = 1e-4
"""How strongly weights are held back."""
ROWS = 256
"""Positions or decisions in a step."""
SMALLEST = 0.05
"""No input is stretched as if it varied less than this."""


@dataclass(slots=True)
class Adam:
    """Steps down the slope, each weight at its own pace."""

    weights: Weights
    rate: float = RATE
    means: Weights = field(default_factory=dict[str, Array])
    squares: Weights = field(default_factory=dict[str, Array])
    steps: int = 0

    def step(self, slopes: Mapping[str, Array], part: float) -> None:
        """One step; `part` of the rate."""
        self.steps += 1
        for name, slope in slopes.items():
            mean = self.means.setdefault(name, np.zeros_like(slope))
            square = self.squares.setdefault(name, np.zeros_like(slope))
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            tall = square / (1 - 0.999**self.steps)
            pace = self.rate * part / (1 - 0.9**self.steps)
            self.weights[name] -= (pace * mean / (np.sqrt(tall) + 1e-8)).astype(np.float32)
            if name.startswith("w"):
                self.weights[name] *= np.float32(1 - self.rate * part * DECAY)


@dataclass(frozen=True, slots=True)
class Scale:
    """How inputs are brought to a common size; folded into the first layers when the work is done."""

    mean: Array
    spread: Array

    @classmethod
    def of(cls, rows: Array) -> Scale:
        """By what rows have on average, and how far they are from it; without rows, as they come."""
        width = int(rows.shape[1])
        if not len(rows):
            return cls(np.zeros(width, np.float32), np.ones(width, np.float32))
        mean = cast("Array", rows.mean(axis=0))
        spread = cast("Array", rows.std(axis=0))
        wide: Array = np.asarray(np.maximum(spread, SMALLEST), dtype=np.float32)
        return cls(np.asarray(mean, dtype=np.float32), wide)

    def of_rows(self, rows: Array) -> Array:
        return np.asarray((rows - self.mean) / self.spread, dtype=np.float32)

    def fold(self, weights: Array, bias: Array) -> tuple[Array, Array]:
        """The same layer for inputs as they come."""
        folded = np.asarray(weights / self.spread, dtype=np.float32)
        return folded, np.asarray(bias - folded @ self.mean, dtype=np.float32)


def _drawn(rng: np.random.Generator, out: int, width: int) -> Array:
    return np.asarray(rng.standard_normal((out, width)) * np.sqrt(2.0 / width), dtype=np.float32)


def padded(items: Array, counts: Whole) -> tuple[Array, Array]:
    """Rows of items side by side, with a mask of those that are there."""
    most = max(1, int(counts.max(initial=0)))
    mask = np.arange(most)[None, :] < counts[:, None]
    table = np.zeros((len(counts), most, items.shape[1]), np.float32)
    table[mask] = items
    return table, mask.astype(np.float32)


class ValueNetwork:
    """Items pooled by one layer, then a hidden layer, with a straight way past it."""

    def __init__(self, shared: int, items: int, pool: int, hidden: int, rng: np.random.Generator) -> None:
        inputs = shared + pool
        self.weights: Weights = {
            "w_pool": _drawn(rng, pool, items),
            "b_pool": np.zeros(pool, np.float32),
            "w_hidden": _drawn(rng, hidden, inputs),
            "b_hidden": np.zeros(hidden, np.float32),
            "w_last": np.zeros(hidden, np.float32),
            "w_past": np.zeros(inputs, np.float32),
            "b_last": np.zeros(1, np.float32),
        }
        self.by_shared = Scale(np.zeros(shared, np.float32), np.ones(shared, np.float32))
        self.by_items = Scale(np.zeros(items, np.float32), np.ones(items, np.float32))
        self.stretch = (1.0, 0.0)
        """What the sums are multiplied by, and what is added, so that chances come true."""

    def forward(self, shared: Array, items: Array, mask: Array) -> tuple[Array, tuple[Array, Array, Array]]:
        """The sums, and what they are made of."""
        w = self.weights
        each = np.maximum(items @ w["w_pool"].T + w["b_pool"], 0) * mask[:, :, None]
        inputs = np.concatenate([shared, each.sum(axis=1)], axis=1)
        hidden = np.maximum(inputs @ w["w_hidden"].T + w["b_hidden"], 0)
        sums = hidden @ w["w_last"] + inputs @ w["w_past"] + w["b_last"][0]
        return sums, (each, inputs, hidden)

    def slopes(self, items: Array, made: tuple[Array, Array, Array], slope: Array) -> Weights:
        """How the loss changes with every weight, from how it changes with the sums."""
        w = self.weights
        each, inputs, hidden = made
        back_hidden = slope[:, None] * w["w_last"] * (hidden > 0)
        back_inputs = back_hidden @ w["w_hidden"] + slope[:, None] * w["w_past"]
        back_pool = back_inputs[:, -each.shape[2] :][:, None, :] * (each > 0)
        flat = back_pool.reshape(-1, each.shape[2])
        return {
            "w_pool": flat.T @ items.reshape(-1, items.shape[2]),
            "b_pool": flat.sum(axis=0),
            "w_hidden": back_hidden.T @ inputs,
            "b_hidden": back_hidden.sum(axis=0),
            "w_last": hidden.T @ slope,
            "w_past": inputs.T @ slope,
            "b_last": slope.sum(keepdims=True),
        }

    def layers(self) -> dict[str, Dense]:
        """What the mind loads."""
        w = self.weights
        pool = self.by_items.fold(w["w_pool"], w["b_pool"])
        width = len(self.by_shared.mean)
        all_inputs = Scale(
            np.concatenate([self.by_shared.mean, np.zeros(len(w["b_pool"]), np.float32)]),
            np.concatenate([self.by_shared.spread, np.ones(len(w["b_pool"]), np.float32)]),
        )
        assert len(all_inputs.mean) == width + len(w["b_pool"])
        hidden = all_inputs.fold(w["w_hidden"], w["b_hidden"])
        past, bias = all_inputs.fold(w["w_past"][None, :], w["b_last"])
        last = np.concatenate([w["w_last"][None, :], past], axis=1) * np.float32(self.stretch[0])
        return {
            "pool": _dense(*pool),
            "hidden": _dense(*hidden),
            "last": _dense(last, np.asarray(bias * self.stretch[0] + self.stretch[1], dtype=np.float32)),
        }


class PolicyNetwork:
    """A hidden layer for each option, in the light of what is shared, with a straight way past it."""

    def __init__(self, shared: int, items: int, hidden: int, rng: np.random.Generator) -> None:
        self.weights: Weights = {
            "w_shared": _drawn(rng, hidden, shared),
            "b_shared": np.zeros(hidden, np.float32),
            "w_item": _drawn(rng, hidden, items),
            "w_last": np.zeros(hidden, np.float32),
            "w_past": np.zeros(items, np.float32),
        }
        self.by_shared = Scale(np.zeros(shared, np.float32), np.ones(shared, np.float32))

    def forward(self, shared: Array, items: Array, counts: Whole) -> tuple[Array, Array]:
        """The score of every option, and the hidden layer."""
        w = self.weights
        base = np.repeat(shared @ w["w_shared"].T + w["b_shared"], counts, axis=0)
        hidden: Array = np.asarray(np.maximum(base + items @ w["w_item"].T, 0), dtype=np.float32)
        scores: Array = np.asarray(hidden @ w["w_last"] + items @ w["w_past"], dtype=np.float32)
        return scores, hidden

    def slopes(self, shared: Array, items: Array, starts: Whole, hidden: Array, slope: Array) -> Weights:
        """How the loss changes with every weight."""
        w = self.weights
        back = slope[:, None] * w["w_last"] * (hidden > 0)
        gathered = np.add.reduceat(back, starts, axis=0)
        return {
            "w_shared": gathered.T @ shared,
            "b_shared": gathered.sum(axis=0),
            "w_item": back.T @ items,
            "w_last": hidden.T @ slope,
            "w_past": items.T @ slope,
        }

    def layers(self) -> dict[str, Dense]:
        """What the mind loads."""
        w = self.weights
        last = np.concatenate([w["w_last"], w["w_past"]])[None, :]
        return {
            "shared": _dense(*self.by_shared.fold(w["w_shared"], w["b_shared"])),
            "item": _dense(w["w_item"], np.zeros(len(w["w_item"]), np.float32)),
            "last": _dense(last, np.zeros(1, np.float32)),
        }


def _dense(weights: Array, bias: Array) -> Dense:
    return Dense([[float(one) for one in row] for row in weights], [float(one) for one in bias])


def soft(sums: Array, starts: Whole, counts: Whole) -> Array:
    """Sums of groups, one behind the other, as shares of each group."""
    top = np.repeat(np.maximum.reduceat(sums, starts), counts)
    grown = np.exp(sums - top)
    return np.asarray(grown / np.repeat(np.add.reduceat(grown, starts), counts), dtype=np.float32)


def chances(sums: Array, judged: int) -> Array:
    """From sums to chances: logistic if one seat is judged, else shares of each position's seats."""
    if judged == 1:
        return np.asarray(1 / (1 + np.exp(-np.clip(sums, -30, 30))), dtype=np.float32)
    table = sums.reshape(-1, judged)
    grown = np.exp(table - table.max(axis=1, keepdims=True))
    return np.asarray((grown / grown.sum(axis=1, keepdims=True)).reshape(-1), dtype=np.float32)


def cross(told: Array, true: Array, judged: int) -> float:
    """The log loss, a position."""
    told = np.clip(told, 1e-6, 1 - 1e-6)
    if judged == 1:
        return float(-(true * np.log(told) + (1 - true) * np.log(1 - told)).mean())
    return float(-(true * np.log(told)).sum() / (len(true) / judged))
