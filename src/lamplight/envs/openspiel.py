"""The games in OpenSpiel: importing this module registers each under `lamplight_<game>`.

    import pyspiel
    import lamplight.envs.openspiel
    game = pyspiel.load_game("lamplight_<game>(players=3)")

Chance is explicit: every draw, throw and deal is a chance node with its probabilities. Where several seats choose in
secret at once they are asked one after another, and nobody sees what another has chosen. A player's information state
is all that it has seen happen, and its view now; its observation is the view alone, and the tensor of the other
environments. `resample_from_infostate` deals anew what the player cannot know, from its view.
"""

# pyright: basic
# OpenSpiel has no types.

from __future__ import annotations

import json
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

from lamplight.text.extras import need

need("openspiel", "lamplight.envs.openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from lamplight.kernel.canonical import canonical_bytes  # noqa: E402
from lamplight.kernel.errors import LamplightError  # noqa: E402
from lamplight.kernel.game import Setup, find_game  # noqa: E402
from lamplight.kernel.message import Message  # noqa: E402
from lamplight.kernel.state import State  # noqa: E402
from lamplight.kernel.types import CHANCE, OVER, SEALED, SPECTATOR  # noqa: E402
from lamplight.text.extras import told  # noqa: E402

from .observations import Observations, research_face, view_of  # noqa: E402
from .opponents import Opponents, read_opponents  # noqa: E402
from .research import researched_games, spiel_name  # noqa: E402

CELL = np.dtype("<i2")
GAMES = {spiel_name(game): (game, research) for game, research in researched_games().values()}
COMMON = {"components": "", "rules": "", "opponents": "", "variant": ""}
"""Parameters of every game: a set by name or path; any other options (`skip:any;injury:owner`); bots in seats, which
are then no players (`steady`, or `white:steady;grey:novice`); and a smaller form of the game (`short`)."""


@contextmanager
def _spiel_errors() -> Generator[None]:
    """Turns our errors into OpenSpiel's, with the sentence that a person would be told."""
    try:
        yield
    except LamplightError as problem:
        raise pyspiel.SpielError(told(problem.message.id, **problem.message.args)) from problem


class SpielSetup:
    """A set-up and what is made from it once; equal parameters share one."""

    def __init__(self, game_id: str, parameters: Mapping[str, Any]) -> None:
        game = find_game(game_id)
        given = {name: value for name, value in parameters.items() if name not in COMMON}
        for pair in filter(None, str(parameters.get("rules", "")).split(";")):
            name, _, value = pair.partition(":")
            given[name.strip()] = value.strip()
        with _spiel_errors():
            self.setup: Setup = game.setup(game.read_options(given), parameters.get("components") or None)
            self.opponents = Opponents(self.setup, read_opponents(str(parameters.get("opponents", ""))), "en")
            research = research_face(self.setup)
            variant = str(parameters.get("variant", ""))
            if variant and variant not in research.variants:
                known = {"option": "variant", "value": variant[:60], "values": ", ".join(research.variants)}
                raise LamplightError(Message("kernel-bad-option-value", dict(known)))
            self.start = research.variants[variant].start if variant else type(self.setup).start
        self.players = self.opponents.free
        """For each player of OpenSpiel its seat."""
        self.seen: Observations = research.observations(self.setup)
        chance = self.setup.catalogue.chance_ids
        self.first_chance = chance.index(True)
        self.outcomes = len(chance) - self.first_chance
        """Answers of CHANCE stand last in the catalogue; OpenSpiel counts them from 0."""
        scale = np.concatenate([np.full(field.cells, field.scale) for field in self.seen.layout.fields])
        self.scale = (1.0 / scale).astype(np.float32)


@lru_cache(maxsize=32)
def _spiel_setup(game_id: str, parameters: str) -> SpielSetup:
    return SpielSetup(game_id, json.loads(parameters))


class Core:
    """A match inside an OpenSpiel state: quick to copy, and it can be pickled.

    `log` has every action with the mask of those who saw it happen.
    """

    __slots__ = ("game_id", "log", "parameters", "spiel_setup", "state")

    def __init__(self, game_id: str, parameters: str, state: State, log: list[tuple[str, int]]) -> None:
        self.game_id = game_id
        self.parameters = parameters
        self.spiel_setup = _spiel_setup(game_id, parameters)
        self.state = state
        self.log = log

    @classmethod
    def start(cls, game_id: str, parameters: str) -> Core:
        spiel_setup = _spiel_setup(game_id, parameters)
        core = cls(game_id, parameters, spiel_setup.start(spiel_setup.setup), [])
        core.go_on()
        return core

    def __deepcopy__(self, memo: object) -> Core:
        return Core(self.game_id, self.parameters, self.state.clone(), self.log[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuilt, (self.game_id, self.parameters, self.state.dump(), self.log)

    @property
    def seat(self) -> int:
        """Who is asked; of several who choose in secret, the first."""
        state = self.state
        return state.to_act(self.spiel_setup.setup.seats)[0] if state.acting == SEALED else state.acting

    @property
    def player(self) -> int:
        """Who is asked, as OpenSpiel counts; or CHANCE or OVER."""
        seat = self.seat
        return self.spiel_setup.players.index(seat) if seat >= 0 else seat

    def apply(self, action: int) -> None:
        seat = self.seat
        self._do(seat, action + self.spiel_setup.first_chance if seat == CHANCE else action)
        self.go_on()

    def go_on(self) -> None:
        """Bots answer until somebody else is asked. What they do depends on what happened so far alone."""
        opponents = self.spiel_setup.opponents
        while (seat := self.seat) in opponents.players:
            seed = f"{len(self.log)} {self.log[-1][0] if self.log else ''}"
            self._do(seat, opponents.choose(self.state, seat, seed))

    def _do(self, seat: int, number: int) -> None:
        audience = self.state.audience(seat, number)
        self.log.append((f"{seat} {self.spiel_setup.setup.catalogue[number]}", audience))
        self.state.apply(seat, number)

    def memory(self, seat: int) -> str:
        """All that a seat has seen happen."""
        return "\n".join(text for text, audience in self.log if audience >> seat & 1)

    def view(self, seat: int) -> str:
        """What a seat knows now (`SPECTATOR`: what everybody knows)."""
        return canonical_bytes(view_of(self.state, seat)).decode()

    def resampled(self, player: int, random: Any) -> Core:
        """A match that the player could not tell from this one. What it did not see happen is not in its log."""
        seat = self.spiel_setup.players[player]
        state = self.spiel_setup.setup.sampler(view_of(self.state, seat), seat)(random)
        log = [entry for entry in self.log if entry[1] >> seat & 1]
        return Core(self.game_id, self.parameters, state, log)


def _rebuilt(game_id: str, parameters: str, data: dict[str, Any], log: list[tuple[str, int]]) -> Core:
    return Core(game_id, parameters, _spiel_setup(game_id, parameters).setup.load(data), log)


class LamplightState(pyspiel.State):  # type: ignore[misc]
    """A state as OpenSpiel's algorithms know it."""

    def __init__(self, game: LamplightGame) -> None:
        super().__init__(game)
        self._core: Core | None = None
        self._begin = (game.game_id, game.parameters)

    @property
    def core(self) -> Core:
        """The match; a new one is set up when it is first asked for, because clones bring their own."""
        if self._core is None:
            self._core = Core.start(*self._begin)
        return self._core

    def current_player(self) -> int:
        player = self.core.player
        if player == OVER:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else player

    def is_terminal(self) -> bool:
        return self.core.state.acting == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.core.state.legal(self.core.spiel_setup.players[player]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        core = self.core
        options, weights = core.state.chance_options(), core.state.chance_weights()
        total, first = sum(weights), core.spiel_setup.first_chance
        return sorted((option - first, weight / total) for option, weight in zip(options, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        self.core.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        spiel_setup = self.core.spiel_setup
        number = action + spiel_setup.first_chance if player == int(pyspiel.PlayerId.CHANCE) else action
        return str(spiel_setup.setup.catalogue[number])

    def returns(self) -> list[float]:
        state, seats = self.core.state, self.core.spiel_setup.players
        if state.acting != OVER:
            return [0.0] * len(seats)
        winners = state.winners()
        return [1.0 if seat in winners else -1.0 for seat in seats]

    def information_state_tensor(self, player: int) -> list[float]:
        """There is none: what a player has seen happen has no fixed length."""
        del player
        raise pyspiel.SpielError(told("envs-no-memory-tensor"))

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> LamplightState:
        """Another state with the same information state for this player. Its history is empty."""
        other: LamplightState = self.get_game().new_initial_state()
        other._core = self.core.resampled(player, probability_sampler)
        return other

    def __str__(self) -> str:
        return canonical_bytes(self.core.state.dump()).decode()


class LamplightGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options fixed."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        game, research = GAMES[name]
        self.game_id = game.id
        given = {**research.parameters, **COMMON, **(params or {})}
        self.parameters = json.dumps(given, sort_keys=True)
        self.spiel_setup = _spiel_setup(self.game_id, self.parameters)
        setup = self.spiel_setup.setup
        players = len(self.spiel_setup.players)
        zero_sum = research.zero_sum_seats == players
        information = pyspiel.GameInfo(
            num_distinct_actions=self.spiel_setup.first_chance,
            max_chance_outcomes=self.spiel_setup.outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=setup.max_length,
        )
        opposed = bool(self.spiel_setup.opponents.players)
        super().__init__(_type(name, zero_sum, opposed), information, given)

    def new_initial_state(self, *given: Any) -> LamplightState:
        """The beginning of a match. A description of a position, as a dictionary, starts from there."""
        state = LamplightState(self)
        if given:
            with _spiel_errors():
                start = self.spiel_setup.setup.position(given[0])
            state._core = Core(self.game_id, self.parameters, start, [])
            state._core.go_on()
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LamplightObserver:
        return LamplightObserver(
            self.spiel_setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params or {}
        )

    def max_chance_nodes_in_history(self) -> int:
        return self.spiel_setup.setup.max_length


class LamplightObserver:
    """What a player observes: a string, and without perfect recall a tensor (`docs/observations.md`)."""

    def __init__(self, spiel_setup: SpielSetup, kind: Any, params: Mapping[str, Any]) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, and these were given: {dict(params)}")
        self.spiel_setup = spiel_setup
        self.recall = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self.recall and self.private:
            self.tensor = np.zeros(spiel_setup.seen.layout.cells, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: LamplightState, player: int) -> None:
        """Write the tensor."""
        if self.tensor is not None:
            seat = self.spiel_setup.players[player]
            cells = np.frombuffer(self.spiel_setup.seen.encoder.encode(state.core.state, seat), CELL)
            np.multiply(cells, self.spiel_setup.scale, out=self.tensor)

    def string_from(self, state: LamplightState, player: int) -> str:
        """What the player knows; with perfect recall also what it has seen happen."""
        observer = self.spiel_setup.players[player] if self.private else SPECTATOR
        view = state.core.view(observer)
        return f"{player}\n{state.core.memory(observer)}\n{view}" if self.recall else f"{player}\n{view}"


def _type(name: str, zero_sum: bool, opposed: bool = False) -> Any:
    _, research = GAMES[name]
    least, most = (1, research.players[1]) if opposed else research.players
    title = name.replace("_", " ").title()
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**research.parameters, **COMMON},
    )


def register() -> None:
    """Make the games known to OpenSpiel."""
    for name, (_, research) in GAMES.items():
        if name not in pyspiel.registered_names():
            pyspiel.register_game(_type(name, research.zero_sum_seats > 0), _maker(name))


def _maker(name: str) -> type[LamplightGame]:
    """What OpenSpiel calls to make a game: a class, as its own games are. It lets go of it after Python has ended, when
    nothing may be freed any more; and a class is part of a circle, so that letting go frees nothing."""

    class Named(LamplightGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Named


register()
