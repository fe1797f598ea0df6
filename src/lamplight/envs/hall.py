"""Many matches side by side, stepped in one compiled loop: what `Batch` is made of.

The core knows no numpy. Observations, masks, seats and standings lie in arrays of its own, which numpy looks at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from lamplight.kernel.state import State

from .encoder import Encoder, settle
from .sheet import Sheet

Answerer: TypeAlias = Callable[[int, State, int], int]
"""What a bot does: asked with the number of the match, its state and the seat."""


class Hall:
    """So many matches of one set-up. `asked` has the seat that is asked in each, or `OVER`; `legal` what it may do."""

    def __init__(
        self,
        template: State,
        encoder: Encoder,
        sheet: Sheet,
        size: int,
        seats: int,
        actions: int,
        bots: list[int],
        answer: Answerer,
        ask_single: bool,
        views: int,
    ) -> None:
        """`bots`: the seats that `answer` answers for; `views`: how many seats' observations make a row."""
        self.encoder = encoder
        self.sheet = sheet
        self.size = size
        self.seats = seats
        self.actions = actions
        self.bots = bots
        self.answer = answer
        self.ask_single = ask_single
        self.views = views
        self.states = [template for _ in range(size)]
        self.randoms: list[Callable[[], float]] = [_none for _ in range(size)]
        self.asked = [-1] * size
        self.legal: list[list[int]] = [[] for _ in range(size)]
        self._shown: list[list[int]] = [[] for _ in range(size)]
        self.masks = vec[u8]([0] * (size * actions))
        """A byte for each match and action: whether it is legal."""
        self.choices = vec[i32]([0] * (size * actions))
        """The legal actions of all matches, one list after another."""
        self.starts = vec[i32]([0] * (size + 1))
        """Where the list of each match begins among the choices, and where the last one ends."""
        self.scores = vec[i32]([0] * (size * seats))
        """How all seats stand in each match, as far as `stand` was asked for."""

    def place(self, number: int, state: State, random: Callable[[], float]) -> None:
        """This is the match from now on."""
        self.states[number] = state
        self.randoms[number] = random
        self._go_on(number)

    def step(self, actions: list[int], stand: bool) -> list[int]:
        """One legal action in each match. Returns the numbers of those that are over by it, which are not shown."""
        over: list[int] = []
        for number in range(self.size):
            self.states[number].apply(self.asked[number], actions[number])
            self._go_on(number)
            if stand:
                self.stand(number)
            if self.asked[number] < 0:
                over.append(number)
            else:
                self.show(number)
        return over

    def first_illegal(self, actions: list[int]) -> int:
        """The first match in which its action is not legal; -1: all are."""
        masks = self.masks
        most = self.actions
        for number, action in enumerate(actions):
            if action < 0 or action >= most or not masks[i64(number * most + action)]:
                return number
        return -1

    def show(self, number: int) -> None:
        """Write what the asked seat of a match observes, and what it may do."""
        self.write(number, self.asked[number])
        masks = self.masks
        base: i64 = number * self.actions
        for action in self._shown[number]:
            masks[base + i64(action)] = 0
        legal = self.legal[number]
        for action in legal:
            masks[base + i64(action)] = 1
        self._shown[number] = legal

    def write(self, number: int, seat: int) -> None:
        """Write what a seat of a match observes into its row; with several views those of the next seats behind it."""
        sheet = self.sheet
        encoder = self.encoder
        sheet.begin(number)
        encoder.write(sheet, self.states[number], seat)
        for view in range(1, self.views):
            sheet.shift(encoder.cells)
            encoder.write(sheet, self.states[number], (seat + view) % self.seats)
        sheet.end()

    def list_choices(self) -> int:
        """Write the lists of legal actions; returns how long they are together."""
        choices, starts = self.choices, self.starts
        place: i64 = 0
        row: i64 = 0
        for legal in self.legal:
            starts[row] = i32(place)
            row += 1
            for action in legal:
                choices[place] = i32(action)
                place += 1
        starts[row] = i32(place)
        return int(place)

    def stand(self, number: int) -> None:
        """Note how all seats of a match stand."""
        scores = self.scores
        place: i64 = number * self.seats
        for score in self.encoder.standing(self.states[number]):
            scores[place] = i32(score)
            place += 1

    def _go_on(self, number: int) -> None:
        """Chance and bots answer until a seat is asked."""
        state = self.states[number]
        while True:
            seat = settle(state, self.seats, self.randoms[number])
            self.asked[number] = seat
            if seat < 0:
                self.legal[number] = []
                return
            legal = state.legal(seat)
            if seat in self.bots:
                state.apply(seat, self.answer(number, state, seat))
            elif self.ask_single or len(legal) != 1:
                self.legal[number] = legal
                return
            else:
                state.apply(seat, legal[0])


def _none() -> float:
    """No chance: a match has not begun."""
    raise AssertionError("a match has not begun")
