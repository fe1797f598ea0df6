"""What is still to be done, as objects: a game is a board and its steps.

The agenda of a state is a stack of ints, each a kind of step with a seat and an argument; `Packing` is the one place
where they are put together and taken apart. For every kind there is one `Step` object, which knows all about it: what
it is called, the rule it carries out, whether it asks somebody, what may be answered and what an answer does. A game
writes its kinds as classes beside their rules, puts one object of each into a `StepTable`, and its state is an
`AgendaState`, which goes from step to step:

- a `Silent` step asks nobody: `resolve` does it;
- a `Question` asks a seat: `options` are the answers, `answer` carries one out;
- a `Chance` step asks CHANCE: `among` lists what may happen, `answer` lets it happen;
- a `Sealed` step asks several seats at once, in secret.

Numbers of steps are written in their classes and never change: they stand in stored matches.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .state import State
from .types import CHANCE, EVERYONE, NOBODY, OVER, SEALED, Plain, only

B = TypeVar("B", bound=State)


class Packing:
    """How a kind, a seat and an argument become one int of the agenda: the kind lowest, the argument on top.

    >>> packing = Packing(kind_bits=6, seat_bits=2)
    >>> step = packing.pack(17, 3, 5)
    >>> packing.kind(step), packing.seat(step), packing.argument(step)
    (17, 3, 5)
    """

    def __init__(self, kind_bits: int, seat_bits: int) -> None:
        self.kinds = 1 << kind_bits
        """There are fewer kinds of steps than this."""
        self.seats = 1 << seat_bits
        """Seats are smaller than this."""
        self.kind_mask = self.kinds - 1
        self.seat_shift = kind_bits
        self.seat_mask = self.seats - 1
        self.argument_shift = kind_bits + seat_bits

    def pack(self, kind: int, seat: int, argument: int) -> int:
        """One int of the agenda."""
        return kind | seat << self.seat_shift | argument << self.argument_shift

    def kind(self, packed: int) -> int:
        """The number of the kind of a step."""
        return packed & self.kind_mask

    def seat(self, packed: int) -> int:
        """The seat that a step belongs to."""
        return packed >> self.seat_shift & self.seat_mask

    def argument(self, packed: int) -> int:
        """The argument of a step."""
        return packed >> self.argument_shift


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[B]):
    """A kind of step: everything that is known of it. One object for each kind, without any state of its own.

    What a step is given has no names to call it by, so a game may use its own words for the state, the seat and the
    argument: `def options(self, board: Board, side: int, left: int)`.
    """

    def __init__(
        self,
        packing: Packing,
        number: int,
        name: str,
        rule: str,
        prompt: str = "",
        verbs: tuple[str, ...] = (),
        private: bool = False,
    ) -> None:
        self.packing = packing
        self.number = number
        self.name = name
        self.rule = rule
        """The rule that it carries out."""
        self.prompt = prompt
        """The id of the message that asks; empty: nobody is asked, or the words depend on more than the step."""
        self.verbs = verbs
        """The actions that may answer it, if they are possible at all."""
        self.private = private
        """Whether the options depend on what only the asked seat knows: then a single one does not answer itself."""
        self._plain = [packing.pack(number, seat, 0) for seat in range(packing.seats)]
        self._unit = packing.pack(0, 0, 1)

    def at(self, seat: int = 0, argument: int = 0) -> int:
        """This step for a seat, as an int of the agenda."""
        return self._plain[seat] + argument * self._unit

    def advance(self, state: B, seat: int, argument: int, /) -> bool:
        """The step lies on top of the agenda: resolve it and return False, or ask and return True."""
        raise NotImplementedError

    def answer(self, state: B, seat: int, argument: int, action: int, /) -> None:
        """Carry out an answer, and take the step off the agenda unless it is to be asked again."""
        raise NotImplementedError

    def among(self, state: B, seat: int, argument: int, /) -> list[int]:
        """What CHANCE may answer, in the order of the catalogue."""
        del state, seat, argument
        return []

    def weights(self, state: B, seat: int, argument: int, /) -> list[int]:
        """The weight of each of `among`; empty: all are equally likely."""
        del state, seat, argument
        return []

    def roll(self, state: B, seat: int, argument: int, random: float, /) -> int:
        """An answer of CHANCE from a number in [0, 1), by the weights: worth writing where listing them takes long."""
        options = self.among(state, seat, argument)
        weights = self.weights(state, seat, argument)
        if not weights:
            return options[int(random * len(options))]
        ticket, place = int(random * sum(weights)), 0
        while ticket >= weights[place]:
            ticket -= weights[place]
            place += 1
        return options[place]

    def drawn(self) -> str:
        """What CHANCE is asked for: draws of one name are counted together. By default the name of the step."""
        return self.name

    def laid(self, state: B, seat: int, argument: int, /) -> tuple[int, list[int]] | None:
        """For pieces that were laid out at the beginning: the number of the place, and all pieces (`State.laid`)."""
        del state, seat, argument
        return None

    def audience(self, state: B, seat: int, argument: int, /) -> int:
        """The mask of those who see what CHANCE answers."""
        del state, seat, argument
        return EVERYONE

    def nothing(self, state: B, seat: int, argument: int, /) -> None:
        """There is no answer: by default the step is over."""
        del seat, argument
        state.agenda.pop()

    def told(self, state: B, argument: int, /) -> dict[str, Plain]:
        """What a view says of the argument, in names; nothing by default, for steps that have none."""
        del state, argument
        return {}

    def read(self, state: B, told: Mapping[str, Plain], /) -> int:
        """The argument, from what `told` said of it."""
        del state, told
        return 0

    def choices(self, state: B, chooser: int, /) -> list[int]:
        """In secret: what a seat may choose, whether or not it has chosen before."""
        del state, chooser
        return []

    def ready(self, state: B, chooser: int, /) -> bool:
        """In secret: whether a seat's choice is in (or it has nothing to choose)."""
        del state, chooser
        return True

    def choose(self, state: B, chooser: int, action: int, /) -> None:
        """In secret: a seat chooses."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Silent(Step[B]):
    """A step that asks nobody."""

    def advance(self, state: B, seat: int, argument: int, /) -> bool:
        self.resolve(state, seat, argument)
        return False

    def resolve(self, state: B, seat: int, argument: int, /) -> None:
        """Do it, and take the step off the agenda."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[B]):
    """A step that asks a seat. A single possible answer is carried out at once, unless the question is private."""

    def advance(self, state: B, seat: int, argument: int, /) -> bool:
        options = self.options(state, seat, argument)
        if len(options) > 1 or (self.private and options):
            state.acting = self.asked(state, seat)
            state.options = options
            return True
        if options:
            self.answer(state, seat, argument, options[0])
        else:
            self.nothing(state, seat, argument)
        return False

    def asked(self, state: B, seat: int, /) -> int:
        """Who answers: by default the seat that the step belongs to."""
        del state
        return seat

    def options(self, state: B, seat: int, argument: int, /) -> list[int]:
        """What may be answered, as ids of the catalogue; a new list each time."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[B]):
    """A step that asks CHANCE. What is certain happens at once."""

    def advance(self, state: B, seat: int, argument: int, /) -> bool:
        count = self.count(state, seat, argument)
        if count == 0:
            self.nothing(state, seat, argument)
            return False
        state.acting = CHANCE
        state.options = []
        if count > 1:
            return True
        self.answer(state, seat, argument, self.among(state, seat, argument)[0])
        return False

    def count(self, state: B, seat: int, argument: int, /) -> int:
        """How many answers there are: worth writing where listing them takes long."""
        return len(self.among(state, seat, argument))


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[B]):
    """A step at which several seats choose in secret; it is over when all are ready."""

    def advance(self, state: B, seat: int, argument: int, /) -> bool:
        del seat, argument
        if self.complete(state):
            self.end(state)
            return False
        state.acting = SEALED
        state.options = []
        return True

    def complete(self, state: B, /) -> bool:
        """Whether everybody's choice is in."""
        raise NotImplementedError

    def end(self, state: B, /) -> None:
        """All choices are in: carry them out, and take the step off the agenda."""
        raise NotImplementedError


class Slot:
    """A place of a `StepTable`. What a list of slots holds is of exactly this class, so that the compiled form need not
    look for `Step` among the classes of each step."""

    def __init__(self, step: Step[Any]) -> None:
        self.step = step


class StepTable:
    """One object for each kind of step of a game, by its number."""

    def __init__(self, packing: Packing, steps: Sequence[Step[Any]]) -> None:
        self.packing = packing
        self.kinds: list[Step[Any]] = sorted(steps, key=lambda one: one.number)
        for number, step in enumerate(self.kinds):
            if step.number != number or step.packing is not packing or number >= packing.kinds:
                raise ValueError(f"step {step.name!r} has the number {step.number}, and {number} is the next")
        self.slots = [Slot(step) for step in self.kinds]
        self.names = tuple(step.name for step in self.kinds)
        self._by_name: dict[str, Step[Any]] = {step.name: step for step in self.kinds}
        if len(self._by_name) < len(self.kinds):
            raise ValueError("two steps have the same name")

    def named(self, name: str) -> Step[Any]:
        """The kind of that name."""
        return self._by_name[name]

    def of(self, packed: int) -> Step[Any]:
        """The kind of an int of the agenda."""
        return self.slots[packed & self.packing.kind_mask].step


@mypyc_attr(allow_interpreted_subclasses=True)
class AgendaState(State):
    """A state that goes by the steps on its agenda. A game adds its board, what is declared, and how it ends."""

    def step_table(self) -> StepTable:
        """The steps of the game: always the same table."""
        raise NotImplementedError

    def top(self) -> Step[Any] | None:
        """The kind of the step on top of the agenda."""
        return self.step_table().of(self.agenda[-1]) if self.agenda else None

    def top_seat(self) -> int:
        """The seat of the step on top of the agenda."""
        return self.step_table().packing.seat(self.agenda[-1])

    def top_argument(self) -> int:
        """The argument of the step on top of the agenda."""
        return self.step_table().packing.argument(self.agenda[-1])

    def told_agenda(self, seats: Sequence[str]) -> list[Plain]:
        """The agenda in names, for a view: `{"step": "recruit", "seat": "red", "left": 2}`; the top is last."""
        table, found = self.step_table(), list[Plain]()
        for packed in self.agenda:
            step = table.of(packed)
            told: dict[str, Plain] = {"step": step.name, "seat": seats[table.packing.seat(packed)]}
            told.update(step.told(self, table.packing.argument(packed)))
            found.append(told)
        return found

    def read_agenda(self, told: Sequence[Plain], seats: Sequence[str]) -> None:
        """Take over the agenda of a view."""
        table = self.step_table()
        self.agenda = []
        for entry in told:
            assert isinstance(entry, dict)
            step = table.named(str(entry["step"]))
            self.agenda.append(step.at(seats.index(str(entry["seat"])), step.read(self, entry)))

    def advance(self) -> None:
        """Resolve steps until one asks."""
        table = self.step_table()
        slots, packing = table.slots, table.packing
        kind_mask, seat_mask = packing.kind_mask, packing.seat_mask
        seat_shift, argument_shift = packing.seat_shift, packing.argument_shift
        while self.agenda:
            top = self.agenda[-1]
            if slots[top & kind_mask].step.advance(self, top >> seat_shift & seat_mask, top >> argument_shift):
                return
        self.acting = OVER
        self.options = []

    def apply(self, seat: int, action: int) -> None:
        table = self.step_table()
        packing = table.packing
        top = self.agenda[-1]
        step = table.slots[top & packing.kind_mask].step
        if self.acting == SEALED:
            step.choose(self, seat, action)
        else:
            step.answer(self, top >> packing.seat_shift & packing.seat_mask, top >> packing.argument_shift, action)
        self.advance()

    def asks_in_private(self) -> bool:
        step = self.top()
        return step is not None and step.private

    def chance_options(self) -> list[int]:
        if self.acting != CHANCE:
            return []
        top, table = self.agenda[-1], self.step_table()
        return table.of(top).among(self, table.packing.seat(top), table.packing.argument(top))

    def chance_weights(self) -> list[int]:
        if self.acting != CHANCE:
            return []
        top, table = self.agenda[-1], self.step_table()
        step, seat, argument = table.of(top), table.packing.seat(top), table.packing.argument(top)
        return step.weights(self, seat, argument) or [1] * len(step.among(self, seat, argument))

    def drawn(self) -> str:
        step = self.top()
        return "" if step is None else step.drawn()

    def laid(self) -> tuple[int, list[int]] | None:
        top, table = self.agenda[-1], self.step_table()
        return table.of(top).laid(self, table.packing.seat(top), table.packing.argument(top))

    def roll(self, random: float) -> int:
        top, table = self.agenda[-1], self.step_table()
        packing = table.packing
        step = table.slots[top & packing.kind_mask].step
        return step.roll(self, top >> packing.seat_shift & packing.seat_mask, top >> packing.argument_shift, random)

    def audience(self, seat: int, action: int) -> int:
        del action
        if seat == CHANCE:
            top, table = self.agenda[-1], self.step_table()
            return table.of(top).audience(self, table.packing.seat(top), table.packing.argument(top))
        if self.acting == SEALED:
            return only(seat)
        return EVERYONE if self.acting != OVER else NOBODY

    def sealed_legal(self, seat: int) -> list[int]:
        return self.step_table().of(self.agenda[-1]).choices(self, seat)

    def sealed_ready(self, seat: int) -> bool:
        return self.step_table().of(self.agenda[-1]).ready(self, seat)
