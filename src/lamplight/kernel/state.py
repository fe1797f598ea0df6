"""The fast object under a match: plain ints and lists, one agenda of steps, apply and clone.

A `State` holds small ints, lists of ints and nothing else, so that it can be cloned, compared, saved and compiled. What
is still to be done lies in `agenda`, a stack of pending steps: steps are resolved until one of them asks a seat to
choose, and `apply` answers it and goes on. This file, the games' rules and the playout are the part that is compiled:
they import the standard library (and mypy_extensions) only.
"""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from .event import Event
from .ledger import Ledger
from .types import CHANCE, EVERYONE, OVER, SEALED, Plain


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state offers. Subclasses hold the pieces and the rules.

    - `acting`: the seat that is asked, `CHANCE`, `SEALED` (several seats, in secret) or `OVER`.
    - `options`: the ids of what the asked seat may do. Never changed in place: a new list for each question, so clones
      may share it. Empty for `CHANCE` and `SEALED`, whose lists are made when `legal` asks for them.
    - `events`: where rules write what happens, or None when nobody listens.
    - `early`: what steps told that resolved themselves before anybody could listen, at the very start.
    - `turn`: a public counter that grows when a new turn begins; undo never crosses it.
    """

    def __init__(self) -> None:
        self.agenda: list[int] = []
        self.acting: int = OVER
        self.options: list[int] = []
        self.events: list[Event] | None = None
        self.early: list[Event] = []
        self.turn: int = 0

    # What a game writes.

    def apply(self, seat: int, action: int) -> None:
        """Carry out a legal action and go on to the next question. (`Match` is what refuses illegal ones.)"""
        raise NotImplementedError

    def clone(self) -> State:
        """An independent copy (without listeners)."""
        raise NotImplementedError

    def declare(self, ledger: Ledger) -> None:
        """Write every piece into the ledger with the mask of those who know it."""
        raise NotImplementedError

    def dump(self) -> dict[str, Plain]:
        """All of the state as plain data: what `Setup.load` reads and digests are made of."""
        raise NotImplementedError

    def lent_dump(self) -> dict[str, Plain]:
        """The same, not copied: for those who write it down at once. Nobody may change it."""
        return self.dump()

    def sealed_legal(self, seat: int) -> list[int]:
        """In a sealed phase: what this seat may choose, whether or not it has chosen before."""
        del seat
        return []

    def sealed_ready(self, seat: int) -> bool:
        """In a sealed phase: whether this seat's choice is in (or it has nothing to choose)."""
        del seat
        return True

    def asks_in_private(self) -> bool:
        """Whether the present question depends on what only the asked seat knows: then it is asked even if there is a
        single answer, since an answer by itself would tell others something."""
        return False

    def chance_options(self) -> list[int]:
        """What CHANCE may answer now, in the order of the catalogue."""
        return []

    def chance_weights(self) -> list[int]:
        """The weight of each of `chance_options`."""
        return [1] * len(self.chance_options())

    def drawn(self) -> str:
        """What CHANCE is asked for, for draws that go by it (`KeyedChance`): those of one name are counted together."""
        return ""

    def laid(self) -> tuple[int, list[int]] | None:
        """For pieces that lie somewhere from the beginning, though they are drawn late: which of all those places is
        asked about, and all the pieces, as answers of CHANCE. None: what is asked for is drawn now."""
        return None

    def roll(self, random: float) -> int:
        """An answer of CHANCE from a number in [0, 1), distributed by the weights; faster than listing them."""
        options = self.chance_options()
        return options[int(random * len(options))]

    def audience(self, seat: int, action: int) -> int:
        """The mask of those who learn that this seat does this action now."""
        del seat, action
        return EVERYONE

    def winners(self) -> list[int]:
        """The seats that won a finished match (several: shared; none: everybody lost)."""
        return []

    def returns(self) -> list[int]:
        """For each seat of a finished match a number: no seat's is higher than a winner's. It stands in records."""
        return []

    def scores(self) -> list[int]:
        """For each seat of a finished match its score as players count it; by default what it returns."""
        return self.returns()

    def first_seat(self) -> int:
        """The seat that goes first as the match stands; -1: none does."""
        return -1

    def ending(self) -> str:
        """The name of the way in which a finished match ended."""
        return ""

    def ending_rule(self) -> str:
        """The rule that ended it."""
        return ""

    def advance(self) -> None:
        """Resolve steps until one of them asks."""
        raise NotImplementedError

    # What the kernel offers.

    def set_off(self) -> None:
        """`advance` at the start of a match, with what happens kept for later listeners."""
        self.events = self.early
        self.advance()
        self.events = None

    def to_act(self, seats: int) -> list[int]:
        """The seats that owe a decision, in order."""
        if self.acting >= 0 or self.acting == CHANCE:
            return [self.acting]
        if self.acting == SEALED:
            return [seat for seat in range(seats) if not self.sealed_ready(seat)]
        return []

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now: ids of the catalogue."""
        if self.acting == seat:
            return self.chance_options() if seat == CHANCE else self.options
        if self.acting == SEALED and seat >= 0:
            return self.sealed_legal(seat)
        return []

    def tell(self, kind: int, rule: str, args: Sequence[int], audience: int = EVERYONE) -> None:
        """Write an event, if anybody listens."""
        if self.events is not None:
            self.events.append(Event(kind, rule, tuple(args), audience))
