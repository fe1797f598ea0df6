"""Small networks: a forward pass in plain Python, which mypyc compiles to some microseconds.

Both kinds see numbers that are shared and any number of *items* (parts of a board, options), each described by the same
few numbers: so a network knows no size of a component set. Inputs that are 0 cost nothing: every layer first notes
which of its inputs are not.
"""

from __future__ import annotations

from typing import Final

WIDE: Final = 8
UNBOUND: Final = 1e300
"""Lower than minus this, no sum is."""


class Sight:
    """What a network is shown: shared numbers, and rows of numbers of items."""

    def __init__(self, shared: list[float], items: list[list[float]]) -> None:
        self.shared = shared
        self.items = items


def active(inputs: list[float]) -> list[int]:
    """The places of the numbers that are not 0."""
    return [place for place in range(len(inputs)) if inputs[place] != 0.0]


class Eight:
    """The weights from one input to eight outputs: attributes of compiled classes are read much faster than lists."""

    def __init__(self, weights: list[float]) -> None:
        """Fewer than eight are filled up with zeros."""
        full = weights + [0.0] * (WIDE - len(weights))
        self.a = full[0]
        self.b = full[1]
        self.c = full[2]
        self.d = full[3]
        self.e = full[4]
        self.f = full[5]
        self.g = full[6]
        self.h = full[7]


class Dense:
    """A layer: every output is a weighted sum of all inputs, with a bias."""

    def __init__(self, rows: list[list[float]], bias: list[float]) -> None:
        self.rows = rows
        """For each output its weights."""
        self.bias = bias
        self.blocks: list[list[Eight]] = []
        """The same, for eight outputs at a time: by input."""
        self.firsts: list[Eight] = []
        """For each block its bias."""
        width = len(rows[0]) if rows else 0
        for start in range(0, len(rows), WIDE):
            some = rows[start : start + WIDE]
            self.blocks.append([Eight([row[place] for row in some]) for place in range(width)])
            self.firsts.append(Eight(bias[start : start + WIDE]))

    def sums(self, inputs: list[float]) -> list[float]:
        """The outputs as they are."""
        return self._sums(inputs, -UNBOUND)

    def rectified(self, inputs: list[float]) -> list[float]:
        """The outputs, with 0 in place of what is below it."""
        return self._sums(inputs, 0.0)

    def _sums(self, inputs: list[float], least: float) -> list[float]:
        places = active(inputs)
        found: list[float] = []
        for number in range(len(self.blocks)):
            block, first = self.blocks[number], self.firsts[number]
            a, b, c, d, e, f, g, h = first.a, first.b, first.c, first.d, first.e, first.f, first.g, first.h
            for place in places:
                by = inputs[place]
                eight = block[place]
                a += eight.a * by
                b += eight.b * by
                c += eight.c * by
                d += eight.d * by
                e += eight.e * by
                f += eight.f * by
                g += eight.g * by
                h += eight.h * by
            found.append(max(least, a))
            found.append(max(least, b))
            found.append(max(least, c))
            found.append(max(least, d))
            found.append(max(least, e))
            found.append(max(least, f))
            found.append(max(least, g))
            found.append(max(least, h))
        return found[: len(self.rows)]

    def pooled(self, items: list[list[float]]) -> list[float]:
        """The rectified outputs of every item, added up."""
        known = [active(item) for item in items]
        found: list[float] = []
        for number in range(len(self.blocks)):
            block, first = self.blocks[number], self.firsts[number]
            total_a = total_b = total_c = total_d = total_e = total_f = total_g = total_h = 0.0
            for one in range(len(items)):
                item = items[one]
                a, b, c, d, e, f, g, h = first.a, first.b, first.c, first.d, first.e, first.f, first.g, first.h
                for place in known[one]:
                    by = item[place]
                    eight = block[place]
                    a += eight.a * by
                    b += eight.b * by
                    c += eight.c * by
                    d += eight.d * by
                    e += eight.e * by
                    f += eight.f * by
                    g += eight.g * by
                    h += eight.h * by
                total_a += max(0.0, a)
                total_b += max(0.0, b)
                total_c += max(0.0, c)
                total_d += max(0.0, d)
                total_e += max(0.0, e)
                total_f += max(0.0, f)
                total_g += max(0.0, g)
                total_h += max(0.0, h)
            found += [total_a, total_b, total_c, total_d, total_e, total_f, total_g, total_h]
        return found[: len(self.rows)]


class PooledNet:
    """One number for a whole sight: every item goes through the same layer, and what comes of them is added up."""

    def __init__(self, pool: Dense, hidden: Dense, last: Dense) -> None:
        self.pool = pool
        self.hidden = hidden
        self.last = last
        """From the hidden layer and, straight, from what it is made of."""

    def value(self, sight: Sight) -> float:
        """What the sight promises, before it is made a chance."""
        inputs = sight.shared + self.pool.pooled(sight.items)
        row = self.last.rows[0]
        total = self.last.bias[0]
        hidden = self.hidden.rectified(inputs)
        many = len(hidden)
        for place in range(many):
            total += row[place] * hidden[place]
        for place in range(len(inputs)):
            total += row[many + place] * inputs[place]
        return total


class OptionNet:
    """A number for each item, in the light of what is shared."""

    def __init__(self, shared: Dense, item: Dense, last: Dense) -> None:
        self.shared = shared
        self.item = item
        """Both lead to the same hidden layer, where their outputs are added before they are rectified."""
        self.last = last
        """From the hidden layer and, straight, from the item."""

    def scores(self, sight: Sight) -> list[float]:
        """What speaks for each item."""
        base = self.shared.sums(sight.shared)
        row, bias = self.last.rows[0], self.last.bias[0]
        many = len(base)
        found: list[float] = []
        for item in sight.items:
            score = bias
            own = self.item.sums(item)
            for place in range(many):
                total = base[place] + own[place]
                if total > 0.0:
                    score += total * row[place]
            for place in range(len(item)):
                score += row[many + place] * item[place]
            found.append(score)
        return found


class Nets:
    """What a mind has learned beyond its weights; either may be lacking."""

    def __init__(self, value: PooledNet | None = None, policy: OptionNet | None = None) -> None:
        self.value = value
        self.policy = policy
