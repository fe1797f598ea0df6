"""Who answers for CHANCE: a keyed stream that can be proved fair, keyed draws for many who play the same, or a script.

A live match draws from HMAC-SHA256 in counter mode. The host commits to a 256-bit key before the start (its hash is
shown), every seat then adds a nonce, and the stream's key is derived from all of them: nobody alone can choose the
draws. When the match is over the key is published, and anybody can repeat every draw (`verify` in `record.py`).

Where many play the same deal, each alone (`Deal` in `deal.py`), every draw follows from the key, from what is drawn and
from the how-manieth it is, and from nothing else: who decides differently still meets the same dice and decks.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from bisect import bisect
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import accumulate
from typing import TYPE_CHECKING, Protocol

from .errors import LamplightError
from .message import Message

if TYPE_CHECKING:
    from .state import State

LARGEST_TOTAL = 2**64
MOST_TICKETS = 100_000
"""The largest sum of weights in keyed draws: each ticket is looked at."""


class ChanceSource(Protocol):
    """Answers for CHANCE: given the options' ids and weights, the id of one of them."""

    def draw(self, options: Sequence[int], weights: Sequence[int]) -> int: ...


class Key:
    """The secret of a match: 32 bytes, with its public commitment and the salt of the state digests."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) != 32:
            raise ValueError("a match key has 32 bytes")
        self.secret = secret

    @classmethod
    def fresh(cls) -> Key:
        """A key from the system's generator."""
        return cls(secrets.token_bytes(32))

    @classmethod
    def from_seed(cls, seed: str) -> Key:
        """A key that anybody who knows the seed can make: for repeatable matches, not for fair ones."""
        return cls(hashlib.sha256(b"lamplight seed\0" + seed.encode("utf-8", "surrogatepass")).digest())

    @cached_property
    def commitment(self) -> str:
        """What is shown before the start: the hash that binds the host to this key."""
        return hashlib.sha256(b"lamplight commitment\0" + self.secret).hexdigest()

    @cached_property
    def salt(self) -> bytes:
        """What the state digests are keyed with: without it no digest can be used to test a guess."""
        return hmac.digest(self.secret, b"lamplight digests", "sha256")


class FairChance:
    """The keyed stream of a live match.

    >>> stream = FairChance(Key.from_seed("petrograd"), ["red's nonce", "white's nonce"])
    >>> again = FairChance(Key.from_seed("petrograd"), ["red's nonce", "white's nonce"])
    >>> [stream.draw([7, 8, 9], [1, 1, 1]) for _ in range(5)] == [again.draw([7, 8, 9], [1, 1, 1]) for _ in range(5)]
    True
    """

    def __init__(self, key: Key, nonces: Sequence[str] = ()) -> None:
        message = b"lamplight stream"
        for nonce in nonces:
            encoded = nonce.encode()
            message += len(encoded).to_bytes(4, "big") + encoded
        self._stream = hmac.new(hmac.digest(key.secret, message, "sha256"), digestmod="sha256")
        """Where every draw begins: to key it anew takes longer than to draw."""
        self.counter = 0

    def draw(self, options: Sequence[int], weights: Sequence[int]) -> int:
        """One of the options, each as likely as its weight. Every call uses a fresh part of the stream."""
        total = sum(weights)
        if not options or len(weights) != len(options) or min(weights) < 0 or not 0 < total <= LARGEST_TOTAL:
            raise LamplightError(Message("kernel-bad-weights", {"options": len(options), "limit": str(LARGEST_TOTAL)}))
        return options[bisect(list(accumulate(weights)), self._below(total))]

    def block(self, attempt: int) -> bytes:
        """The bytes of the stream that the next draw is made from; another attempt, others."""
        keyed = self._stream.copy()
        keyed.update(self.counter.to_bytes(8, "big") + attempt.to_bytes(4, "big"))
        return keyed.digest()

    def _below(self, bound: int) -> int:
        limit = 2**64 - 2**64 % bound
        attempt = 0
        while True:
            number = int.from_bytes(self.block(attempt)[:8], "big")
            if number < limit:
                self.counter += 1
                return number % bound
            attempt += 1


class KeyedChance:
    """The draws of a deal that many play, each alone; `keyed` in records. There are no nonces.

    Every option has as many tickets as its weight. What a ticket is worth follows from the key, from what is drawn,
    from the how-manieth of its kind the draw is, and from the option; the best ticket wins. So each draw is as likely
    as its weights say, whatever was drawn before, and of two lists with the same best option both give that one.

    Pieces that lie somewhere from the beginning (`State.laid`) are where the key has put them, whoever looks first.

    >>> chance, again = KeyedChance(Key.from_seed("tonight")), KeyedChance(Key.from_seed("tonight"))
    >>> deck = [chance.draw_of("card", [1, 2, 3, 4], [1, 1, 1, 1]) for _ in range(3)]
    >>> dice = [again.draw_of("die", [1, 2, 3, 4], [1, 1, 1, 1]) for _ in range(9)]
    >>> deck == [again.draw_of("card", [1, 2, 3, 4], [1, 1, 1, 1]) for _ in range(3)]
    True
    """

    def __init__(self, key: Key) -> None:
        self._keyed = hmac.new(hmac.digest(key.secret, b"lamplight keyed draws", "sha256"), digestmod="sha256")
        self.counts: dict[str, int] = {}
        """How many draws there have been, by what was drawn."""

    def answer(self, state: State) -> int:
        """The answer to what a state asks of CHANCE now."""
        return self.draw_of(state.drawn(), state.chance_options(), state.chance_weights(), state.laid())

    def draw_of(
        self, what: str, options: Sequence[int], weights: Sequence[int], laid: tuple[int, Sequence[int]] | None = None
    ) -> int:
        """One of the options. `laid` is a place and the pieces that were laid out: each is as likely to lie there."""
        number = self.counts.get(what, 0)
        self.counts[what] = number + 1
        if laid is not None:
            place, pieces = laid
            order = sorted(pieces, key=lambda piece: self._ticket("laid", what, 0, piece))
            if place < len(order) and order[place] in options:
                return order[place]
        if not options or len(weights) != len(options) or min(weights) < 0 or not 0 < sum(weights) <= MOST_TICKETS:
            raise LamplightError(Message("kernel-bad-weights", {"options": len(options), "limit": str(MOST_TICKETS)}))
        tickets = (
            (self._ticket("draw", what, number, option, ticket), option)
            for option, weight in zip(options, weights, strict=True)
            for ticket in range(weight)
        )
        return min(tickets)[1]

    def _ticket(self, kind: str, what: str, number: int, option: int, ticket: int = 0) -> bytes:
        keyed = self._keyed.copy()
        keyed.update(f"{kind} {number} {option} {ticket} {what}".encode())
        return keyed.digest()


class ScriptedChance:
    """Answers given beforehand, for tests and tutorials."""

    def __init__(self, answers: Iterable[int]) -> None:
        self._answers = iter(answers)

    def draw(self, options: Sequence[int], weights: Sequence[int]) -> int:
        del weights
        answer = next(self._answers, None)
        if answer is None:
            raise LamplightError(Message("kernel-script-ended"))
        if answer not in options:
            raise LamplightError(Message("kernel-script-impossible", {"answer": answer}))
        return answer
