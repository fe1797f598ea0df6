"""Many matches in one call: for learners that want thousands of decisions at once, with any number of seats.

>>> from lamplight.envs.batch import Batch
>>> batch = Batch("dual-powers", 8)
>>> now = batch.reset(seed=1)
>>> now.observation.shape, now.action_mask.shape, now.seat.tolist()
((8, 1109), (8, 512), [0, 0, 0, 0, 0, 0, 0, 0])
>>> now = batch.step(now.action_mask.argmax(axis=1))
>>> now.seat.tolist(), now.reward.shape
([1, 1, 1, 1, 1, 1, 1, 1], (8, 2))

Each row belongs to one match and to the seat that is asked in it. A match that ends is followed by the next one in the
same step: `done` is set, `reward` has what its seats got, `final` its last observation, and the row is already of the
new match.

All matches are stepped in one compiled loop (`hall.py`), which writes observations, masks and lists of legal actions
into one array each.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import numpy as np
from gymnasium import error
from numpy.typing import NDArray

from lamplight.kernel.canonical import plain_bytes
from lamplight.kernel.match import copied_position
from lamplight.kernel.state import State

from .errors import in_words, sentence
from .hall import Hall
from .opponents import Opposed
from .play import EnvSetup, Position, refuse, whole
from .rewards import Rewards, margins
from .saves import SavedPlay, SavedRandom, packed, unpacked
from .sheet import PLAIN, Scales, Sheet

Number = TypeVar("Number", np.float32, np.int32, np.int16, np.int8)


@dataclass(frozen=True, slots=True)
class Rows:
    """What all matches of a batch ask now, and what the last step came to."""

    observation: NDArray[Any]
    action_mask: NDArray[np.int8]
    seat: NDArray[np.int64]
    """The seat that is asked in each match: whose observation and mask the row has."""
    reward: NDArray[np.float32]
    """For each match and seat, what the last step gave."""
    done: NDArray[np.bool_]
    final: dict[int, NDArray[Any]]
    """For each match that has just ended, what the seat that acted last observed at its end."""
    legal: NDArray[np.int32]
    """The legal actions of all rows, one list after another."""
    starts: NDArray[np.int32]
    """Row by row where its list begins in `legal`; the last number is where the last list ends."""

    def choose(self, chance: NDArray[Any]) -> NDArray[np.int32]:
        """A legal action for each row, from a number between 0 and 1 for each: much faster than from the masks."""
        starts = self.starts
        chosen: NDArray[np.int32] = self.legal[starts[:-1] + (chance * np.diff(starts)).astype(np.int32)]
        return chosen


class Batch:
    """So many matches of one set-up, stepped together. Options are those of the PettingZoo environments.

    With `copy=False` the arrays of `Rows` are those that the next step writes into: read-only, and at once out of date.
    """

    def __init__(
        self,
        game: str,
        size: int,
        options: Mapping[str, object] | None = None,
        *,
        components: str | Path | None = None,
        reward: str = "win",
        gamma: float = 1.0,
        observation: str = "float32",
        oracle: bool = False,
        position: Position | None = None,
        language: str = "en",
        ask_single: bool = True,
        opponents: Opposed = None,
        variant: str = "",
        copy: bool = True,
    ) -> None:
        self.env_setup = EnvSetup(
            *(game, options or {}, components, reward, gamma, observation, oracle, language),
            *(ask_single, opponents, variant),
        )
        self.env_setup.check("observation", observation, ("float32", "int16"))
        if size < 1:
            raise error.Error(sentence(language, "envs-batch-size", size=size))
        self.size = size
        self.position = position
        self.copy = copy
        self._furnish()

    def _furnish(self) -> None:
        """Make everything that does not depend on how matches stand."""
        env_setup, size = self.env_setup, self.size
        seats = env_setup.setup.seats
        seen = env_setup.seen
        scaled = env_setup.form == "float32"
        views = seats if env_setup.oracle else 1
        scales = [field.scale for field in seen.layout.fields for _ in range(field.cells)] * views
        sheet = Sheet(len(scales), size, Scales(scales) if scaled else PLAIN)
        self._template: State | None = None
        self._randoms = [random.Random() for _ in range(size)]
        self._hall = Hall(
            env_setup.setup.start(),
            seen.encoder,
            sheet,
            size,
            seats,
            env_setup.actions,
            list(env_setup.opponents.players),
            self._answer,
            env_setup.ask_single,
            views,
        )
        cells: NDArray[Any] = _window(sheet.bits, np.float32) if scaled else _window(sheet.plain, np.int16)
        self._cells = cells.reshape(size, -1)
        self._masks = _window(self._hall.masks, np.int8).reshape(size, -1)
        self._choices = _window(self._hall.choices, np.int32)
        self._starts = _window(self._hall.starts, np.int32)
        self._scores = _window(self._hall.scores, np.int32).reshape(size, seats)
        self._rewards = Rewards(env_setup.reward, seen, env_setup.gamma)
        self._before = np.zeros((size, seats))

    def __reduce__(self) -> tuple[Any, ...]:
        saved = self.save() if self._template is not None else None
        return object.__new__, (Batch,), (self.env_setup, self.size, self.position, self.copy, saved)

    def __setstate__(self, kept: tuple[EnvSetup, int, Position | None, bool, bytes | None]) -> None:
        self.env_setup, self.size, self.position, self.copy, saved = kept
        self._furnish()
        if saved is not None:
            self.restore(saved)

    def reset(self, seed: int | Sequence[int | None] | None = None) -> Rows:
        """New matches: with one seed each has a stream of its own made from it; or give a seed for each."""
        self._begin()
        for number in range(self.size):
            own = seed + number if isinstance(seed, int) else None if seed is None else seed[number]
            if own is not None:
                self._randoms[number] = random.Random(f"lamplight {own}")
            self._start(number)
        return self._at_rest()

    def save(self) -> bytes:
        """All matches as they are now, for `restore`: whole, so nothing for a learner to read."""
        self._need_matches()
        saved = [
            SavedPlay(
                plain_bytes(state.lent_dump()), SavedRandom.of(chance), False, [], [0] * self.env_setup.setup.seats
            )
            for state, chance in zip(self._hall.states, self._randoms, strict=True)
        ]
        return packed(self.env_setup.setup, "batch" + self.env_setup.kept, saved)

    def restore(self, data: bytes) -> Rows:
        """Go on from a save of as many matches of the same game, with the same options and component set."""
        env_setup = self.env_setup
        kind = "batch" + env_setup.kept
        saved = unpacked(env_setup.setup, env_setup.language, kind, data, list[SavedPlay])
        if len(saved) != self.size:
            told = sentence(env_setup.language, "envs-save-other-size", there=len(saved), here=self.size)
            raise error.Error(told)
        try:
            states = [env_setup.setup.load(msgspec.json.decode(one.state)) for one in saved]
            randoms = [one.random.generator() for one in saved]
        except (AssertionError, LookupError, TypeError, ValueError) as problem:
            raise error.Error(sentence(env_setup.language, "envs-save-broken")) from problem
        self._begin()
        self._randoms = randoms
        for number, state in enumerate(states):
            self._hall.place(number, state, randoms[number].random)
            self._show(number)
        return self._at_rest()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Rows:
        """One action in each match, for the seat that is asked there. If one is illegal, nothing changes at all."""
        self._need_matches()
        chosen = self._read(actions)
        hall = self._hall
        acted = list(hall.asked)
        resting = gc.isenabled()
        gc.disable()  # it would look at all matches several times in a step, and once is enough
        try:
            over = hall.step(chosen, not self._rewards.only_at_end)
        finally:
            if resting:
                gc.enable()
        rewards = self._reward(over)
        done = np.zeros(self.size, np.bool_)
        final: dict[int, NDArray[Any]] = {}
        for number in over:
            done[number] = True
            hall.write(number, acted[number])
            final[number] = self._cells[number].copy()
            self._start(number)
        return self._rows(rewards, done, final)

    def state(self, number: int) -> State:
        """How a match stands, whole: for those who run the batch, not for a learner."""
        return self._hall.states[number]

    def _read(self, actions: Sequence[int] | NDArray[Any]) -> list[int]:
        """The actions as plain numbers, all of them legal."""
        given = np.asarray(actions)
        whole_numbers = given.dtype.kind in "iu" and given.ndim == 1 and isinstance(actions, np.ndarray)
        chosen: list[Any] = given.tolist() if whole_numbers else [whole(one) for one in actions]
        if len(chosen) != self.size:
            told = sentence(self.env_setup.language, "envs-batch-actions", size=self.size, given=len(chosen))
            raise error.InvalidAction(told)
        odd = [] if whole_numbers else [number for number, one in enumerate(chosen) if type(one) is not int]
        wrong = odd[0] if odd else self._hall.first_illegal(chosen)
        if wrong >= 0:
            refuse(self.env_setup, self._hall.states[wrong], self._hall.asked[wrong], chosen[wrong])
        return chosen

    def _begin(self) -> None:
        """From here on there are matches."""
        if self._template is None:
            position = self.position
            with in_words(self.env_setup.language):
                self._template = (
                    self.env_setup.start()
                    if position is None
                    else self.env_setup.setup.position(copied_position(position))
                )

    def _need_matches(self) -> None:
        if self._template is None:
            raise error.ResetNeeded(sentence(self.env_setup.language, "envs-reset-needed"))

    def _start(self, number: int) -> None:
        """A new match, from the chance that its generator has left."""
        assert self._template is not None
        self._hall.place(number, self._template.clone(), self._randoms[number].random)
        if self._hall.asked[number] < 0:
            raise error.Error(sentence(self.env_setup.language, "envs-position-over"))
        self._show(number)

    def _show(self, number: int) -> None:
        self._hall.show(number)
        if not self._rewards.only_at_end:
            self._hall.stand(number)
            self._before[number] = self._standing(self._scores[number : number + 1])[0]

    def _answer(self, number: int, state: State, seat: int) -> int:
        """What the bot of a seat does."""
        return self.env_setup.opponents.choose(state, seat, str(self._randoms[number].random()))

    def _standing(self, scores: NDArray[np.int32]) -> NDArray[np.float64]:
        """What rewards by step are differences of."""
        kept = scores if self._rewards.kind == "points" else margins(scores)
        return kept / self.env_setup.seen.margin

    def _reward(self, over: list[int]) -> NDArray[np.float32]:
        rewards = self._rewards
        given = np.zeros((self.size, self.env_setup.setup.seats))
        for number in over:
            given[number] = rewards.at_end(self._hall.states[number])
        if not rewards.only_at_end:
            now = self._standing(self._scores)
            if rewards.kind == "potential":
                now[over] = 0.0
            given = given + rewards.factor * now - self._before
            self._before = now
        return given.astype(np.float32)

    def _at_rest(self) -> Rows:
        nothing = np.zeros((self.size, self.env_setup.setup.seats), np.float32)
        return self._rows(nothing, np.zeros(self.size, np.bool_), {})

    def _rows(self, rewards: NDArray[np.float32], done: NDArray[np.bool_], final: dict[int, NDArray[Any]]) -> Rows:
        seats = np.array(self._hall.asked, np.int64)
        legal = self._choices[: self._hall.list_choices()]
        if not self.copy:
            return Rows(self._cells, self._masks, seats, rewards, done, final, legal, self._starts)
        arrays = (self._cells.copy(), self._masks.copy(), seats, rewards, done, final)
        return Rows(*arrays, legal.copy(), self._starts.copy())


def _window(array: object, kind: type[Number]) -> NDArray[Number]:
    """An array of the core, as numpy sees it."""
    return np.frombuffer(cast("memoryview[int]", array), kind)
