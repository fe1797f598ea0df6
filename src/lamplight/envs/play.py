"""One match, driven step by step at full speed: what all environments share.

Chance answers by itself, from a seeded generator. Where several seats choose in secret at once, they are asked one
after another, and none sees what another has chosen before all have: views and observations hold that line, not the
order of asking.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from copy import copy
from operator import index
from pathlib import Path
from typing import SupportsIndex, TypeAlias

import msgspec
import numpy as np
from gymnasium import error, spaces
from numpy.typing import NDArray

from lamplight.kernel.canonical import plain_bytes
from lamplight.kernel.event import Event
from lamplight.kernel.game import Game, Setup, find_game
from lamplight.kernel.ledger import View
from lamplight.kernel.match import copied_position
from lamplight.kernel.message import Message
from lamplight.kernel.state import State
from lamplight.kernel.types import OVER, Plain

from .encoder import mask, settle
from .errors import in_words, sentence, speaker
from .observations import Observations, research_face, view_of
from .opponents import Opponents, Opposed
from .rewards import KINDS, Rewards
from .saves import SavedEvent, SavedPlay, SavedRandom, packed, unpacked
from .words import Told, Words

Tensor: TypeAlias = "NDArray[np.float32] | NDArray[np.int16]"
Position: TypeAlias = "Mapping[str, Plain]"

FORMS = ("float32", "int16", "text")
CHARSET = "".join(chr(code) for span in ((10, 11), (32, 127), (160, 384), (1024, 1104)) for code in range(*span)) + (
    "–—‘’“”„…−×→✓"
)
LONGEST = 65536
CELL = np.dtype("<i2")


class EnvSetup:
    """A set-up with everything that is made once: spaces, layout, encoder, words. It never changes: copies share it."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object],
        components: str | Path | None,
        reward: str,
        gamma: float,
        observation: str,
        oracle: bool,
        language: str,
        ask_single: bool = True,
        opponents: Opposed = None,
        variant: str = "",
    ) -> None:
        with in_words("en"):
            speaker(language)
        given = dict(opponents) if isinstance(opponents, Mapping) else opponents
        self._given = (
            *(game, dict(options), components, reward, gamma, observation, oracle, language),
            *(ask_single, given, variant),
        )
        self.language = language
        self.check("reward", reward, KINDS)
        self.check("observation", observation, FORMS)
        with in_words(language):
            self.game: Game = find_game(game)
            self.setup: Setup = self.game.prepared(self.game.read_options(options), components)
            research = research_face(self.setup)
            self.seen: Observations = research.observations(self.setup)
            self.opponents = Opponents(self.setup, opponents, language)
        self.check("variant", variant, ("", *research.variants))
        self._begin = research.variants[variant].start if variant else type(self.setup).start
        self.components = components
        self.reward = reward
        self.gamma = gamma
        self.form = observation
        self.oracle = oracle
        self.ask_single = ask_single
        """Whether a seat is also asked what has a single answer; otherwise it is given for it."""
        self.words = Words(self.setup, language)
        chance = self.setup.catalogue.chance_ids
        self.actions = max(number for number, random_one in enumerate(chance) if not random_one) + 1
        """How many actions there are for seats: ids of the catalogue from 0."""
        copies = self.setup.seats if oracle else 1
        fields = self.seen.layout.fields
        low = np.concatenate([np.full(field.cells, field.low, CELL) for field in fields] * copies)
        high = np.concatenate([np.full(field.cells, field.high, CELL) for field in fields] * copies)
        scale = np.concatenate([np.full(field.cells, field.scale) for field in fields] * copies)
        self.scale: NDArray[np.float32] = (1.0 / scale).astype(np.float32)
        self.action_space = spaces.Discrete(self.actions)
        mask_space = spaces.Box(0, 1, (self.actions,), np.int8)
        seen_space: spaces.Space[object]
        if observation == "text":
            seen_space = spaces.Text(LONGEST, charset=CHARSET)
        elif observation == "int16":
            seen_space = spaces.Box(low, high, dtype=np.int16)
        else:
            seen_space = spaces.Box(low * self.scale, high * self.scale, dtype=np.float32)
        self.observation_space = spaces.Dict({"observation": seen_space, "action_mask": mask_space})
        self.nothing: NDArray[np.int8] = np.zeros(self.actions, np.int8)
        self.nothing.flags.writeable = False

    def __deepcopy__(self, memo: object) -> EnvSetup:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return EnvSetup, self._given

    def start(self) -> State:
        """A match before anything random has happened."""
        return self._begin(self.setup)

    @property
    def kept(self) -> str:
        """What saves say of the seats that are asked: nothing if all are."""
        names = self.setup.seat_names
        return "".join(f" {names[seat]}" for seat in self.opponents.free) if self.opponents.players else ""

    def check(self, option: str, value: str, values: Sequence[str]) -> None:
        """Refuse a value that an option does not have."""
        if value not in values:
            told = {"option": option, "value": str(value)[:60], "values": ", ".join(values)}
            raise error.Error(sentence(self.language, "kernel-bad-option-value", **told))

    def unpack(self, tensor: Tensor) -> dict[str, NDArray[np.generic]]:
        """An observation field by field, each in its shape."""
        layout = self.seen.layout
        return {field.name: tensor[layout.place(field.name)].reshape(field.shape) for field in layout.fields}


class Play:
    """A running match. `seat` is the one that is asked, or `OVER`; `legal` what it may do."""

    def __init__(self, env_setup: EnvSetup) -> None:
        self.env_setup = env_setup
        self.setup = env_setup.setup
        self.seats = env_setup.setup.seats
        self._encode = env_setup.seen.encoder.encode
        self._scale = env_setup.scale
        self._float = env_setup.form == "float32"
        self._actions = env_setup.actions
        self.rewards = Rewards(env_setup.reward, env_setup.seen, env_setup.gamma)
        self.random = random.Random()
        self._bots = env_setup.opponents.players
        self.state: State = env_setup.start()
        self.seat = OVER
        self.legal: list[int] = []
        self._events: list[Event] = []
        self._heard = [0] * self.seats
        self._stopped = True
        """Whether nobody is asked, although the match is not over: it has not begun, or it was broken off."""

    def __deepcopy__(self, memo: object) -> Play:
        """A match of its own that goes on from here: it shares nothing with this one but what never changes."""
        other = copy(self)
        other.state = self.state.clone()
        other.random = SavedRandom.of(self.random).generator()
        other.rewards = copy(self.rewards)
        other.legal = self.legal[:]
        other._listen(self._events[:], self._heard[:])
        return other

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickled, (self.env_setup, packed(self.setup, "match", self.saved()))

    def saved(self) -> SavedPlay:
        """The match as it is now."""
        first = min(self._heard) if self._events else 0
        return SavedPlay(
            plain_bytes(self.state.lent_dump()),
            SavedRandom.of(self.random),
            self._stopped,
            [SavedEvent.of(event) for event in self._events[first:]],
            [place - first for place in self._heard] if self._events else [0] * self.seats,
        )

    @classmethod
    def revived(cls, env_setup: EnvSetup, saved: SavedPlay) -> Play:
        """The match that was saved."""
        play = cls(env_setup)
        try:
            play.state = play.setup.load(msgspec.json.decode(saved.state))
            play.random = saved.random.generator()
            play._listen([event.event() for event in saved.events], list(saved.heard))
            if not saved.stopped:
                play._stopped = False
                play._go_on()
                play.rewards.begin(play.state)
        except (AssertionError, LookupError, TypeError, ValueError) as problem:
            raise error.Error(sentence(env_setup.language, "envs-save-broken")) from problem
        return play

    def _listen(self, events: list[Event], heard: list[int]) -> None:
        """Note what happens from now on, if somebody reads it."""
        self._events, self._heard = events, heard
        if self.env_setup.form == "text":
            self.state.events = self._events

    def begin(self, seed: int | None, position: Position | None) -> None:
        """A new match: with a seed the same one each time, without one another one."""
        if seed is not None:
            self.random = random.Random(f"lamplight {seed}")
        with in_words(self.env_setup.language):
            self.state = self.env_setup.start() if position is None else self.setup.position(copied_position(position))
        self._stopped = False
        self._listen(list(self.state.early), [0] * self.seats)
        self._go_on()
        if self.seat == OVER:
            raise error.Error(sentence(self.env_setup.language, "envs-position-over"))
        self.rewards.begin(self.state)

    def apply(self, action: int) -> bool:
        """Carry out an action of the asked seat; returns whether the match is over."""
        if not self.may(action):
            self.refuse(action)
        if self.env_setup.form == "text":
            self._heard[self.seat] = len(self._events)
        self.state.apply(self.seat, action)
        self._go_on()
        return self.seat == OVER

    def may(self, action: object) -> bool:
        """Whether this is an action that the asked seat may do now."""
        return type(action) is int and action in self.legal

    def _go_on(self) -> None:
        state = self.state
        while True:
            self.seat = settle(state, self.seats, self.random.random)
            self.legal = state.legal(self.seat) if self.seat >= 0 else []
            if self.seat in self._bots:
                seed = str(self.random.random())
                state.apply(self.seat, self.env_setup.opponents.choose(state, self.seat, seed))
            elif self.env_setup.ask_single or len(self.legal) != 1:
                return
            else:
                state.apply(self.seat, self.legal[0])

    def mask(self) -> NDArray[np.int8]:
        """What the asked seat may do, as flags."""
        return np.frombuffer(mask(self.legal, self._actions), np.int8)

    def observe(self, seat: int) -> Tensor | Told:
        """What a seat observes now."""
        if self.env_setup.form == "text":
            return self.text(seat)
        cells = np.frombuffer(self.data(seat), CELL)
        return cells * self._scale if self._float else cells

    def data(self, seat: int) -> bytearray:
        """The cells of what a seat observes now; for an oracle those of all seats, this one first."""
        if not self.env_setup.oracle:
            return self._encode(self.state, seat)
        return bytearray().join([self._encode(self.state, (seat + who) % self.seats) for who in range(self.seats)])

    def give_up(self) -> None:
        """The match is broken off: nobody is asked any more."""
        self._stopped = True
        self.seat, self.legal = OVER, []

    def view(self, seat: int) -> View:
        """Everything that a seat may know, as readable plain data."""
        return view_of(self.state, seat)

    def text(self, seat: int) -> Told:
        """The same in words, with the question and the answers to it."""
        legal = self.legal if seat == self.seat else []
        return self.env_setup.words.describe(self.state, seat, legal, self._events[self._heard[seat] :])

    def refuse(self, action: object) -> None:
        """Raise the error that says why an action is not possible."""
        language, seat = self.env_setup.language, self.seat
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < self._actions:
            told = sentence(language, "envs-no-action", action=str(action)[:60], last=self._actions - 1)
            raise error.InvalidAction(told)
        known = self.setup.catalogue[action]
        imagined = self.setup.sampler(self.view(seat), seat)(lambda: 0.0)
        refusal = self.setup.refusal(imagined, seat, known)
        reason: Message = Message("envs-not-legal") if refusal is None else refusal.message
        rule = "" if refusal is None else refusal.rule
        told = sentence(language, "envs-illegal", action=f"{action} ({known})", reason=reason, rule=rule)
        raise error.InvalidAction(told)


def _unpickled(env_setup: EnvSetup, data: bytes) -> Play:
    return Play.revived(env_setup, unpacked(env_setup.setup, env_setup.language, "match", data, SavedPlay))


def whole(action: object) -> object:
    """An action as a plain int, if it is a whole number of any kind."""
    if isinstance(action, SupportsIndex) and not isinstance(action, bool):
        with suppress(TypeError):
            return index(action)
    return action
