"""The games as PettingZoo environments, in which one agent acts after another."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import numpy as np
from gymnasium import error, spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from lamplight.kernel.ledger import View
from lamplight.kernel.types import OVER

from .errors import sentence
from .opponents import Opposed
from .play import EnvSetup, Play, Position, Tensor, whole
from .research import Research
from .saves import SavedPlay, packed, unpacked

Seen = dict[str, Any]
FORFEIT = -1.0
"""What an illegal action costs in a guarded environment."""


class SavedMatch(msgspec.Struct, frozen=True):
    """A match as PettingZoo's loop stands in it."""

    play: SavedPlay
    agents: list[str]
    agent_selection: str
    skipped: str | None
    """Whose turn it was before those who are out of the match step off."""
    rewards: dict[str, float]
    cumulative_rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]


class GameEnv(AECEnv[str, Seen, Any]):  # type: ignore[misc]  # PettingZoo has no types
    """A match of any game. Agents have the names of the seats; an action is a number of the game's catalogue.

    An observation is a dictionary: `observation` (a tensor, or words), and `action_mask` (int8: 1 for each legal
    action; all 0 for an agent that is not asked). The mask of the agent that is asked is in its info as well.

    `copy.deepcopy` gives a match of its own that goes on from here, and so do `pickle` and `save` with `restore`.
    """

    metadata: ClassVar[dict[str, Any]] = {  # pyright: ignore[reportIncompatibleVariableOverride]
        "render_modes": ["ansi", "rgb_array"],
        "name": "",
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        options: Mapping[str, object],
        *,
        components: str | Path | None = None,
        reward: str = "win",
        gamma: float = 1.0,
        observation: str = "float32",
        oracle: bool = False,
        position: Position | None = None,
        render_mode: str | None = None,
        language: str = "en",
        ask_single: bool = True,
        opponents: Opposed = None,
        variant: str = "",
        guarded: bool = False,
    ) -> None:
        """`guarded`: an illegal action ends the match as a loss, with PettingZoo's warning; otherwise it is an error.

        PettingZoo does this by wrappers, which take more time than the game itself.
        """
        super().__init__()
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            modes = ", ".join(self.metadata["render_modes"])
            raise error.UnsupportedMode(sentence(language, "envs-render-mode", mode=str(render_mode)[:40], modes=modes))
        self.env_setup = EnvSetup(
            *(game, options, components, reward, gamma, observation, oracle, language),
            *(ask_single, opponents, variant),
        )
        self.play = Play(self.env_setup)
        self.guarded = guarded
        self.render_mode = render_mode
        self.position = position
        names = self.env_setup.setup.seat_names
        self._seat = {names[seat]: seat for seat in self.env_setup.opponents.free}
        self.possible_agents = list(self._seat)
        self.agents: list[str] = []
        self.agent_selection: str
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.env_setup.actions) for agent in self.possible_agents
        }
        self.observation_spaces: dict[str, spaces.Space[Seen]] = dict.fromkeys(
            self.possible_agents, self.env_setup.observation_space
        )
        self._mask = self.env_setup.nothing
        self._started = False
        self._picture: Any = None

    def observation_space(self, agent: str) -> spaces.Space[Seen]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. `options={"position": ...}` starts from a described position; other options are left alone."""
        self.play.begin(seed, (options or {}).get("position", self.position))
        self._started = True
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {
            agent: {"action_mask": self.env_setup.nothing} for agent in self.possible_agents
        }
        self._ask()

    def step(self, action: Any) -> None:
        """Carry out the action of the agent that is asked."""
        if not self._started or not self.agents:
            raise error.ResetNeeded(sentence(self.env_setup.language, "envs-reset-needed"))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        number: Any = action if type(action) is int else whole(action)
        if self.guarded and not play.may(number):
            self._forfeit(agent, number)
            return
        over = play.apply(number)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent]["action_mask"] = self.env_setup.nothing
        if over or not play.rewards.only_at_end:
            rewards = play.rewards.after(play.state)
            for one, seat in self._seat.items():
                self.rewards[one] = rewards[seat]
                self._cumulative_rewards[one] += rewards[seat]
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._mask = self.env_setup.nothing
            following = self.possible_agents.index(agent) + 1
            self.agent_selection = self.possible_agents[following % len(self.possible_agents)]
            return
        self._ask()

    def save(self) -> bytes:
        """The match as it is now, for `restore`: whole, so nothing for an agent to read."""
        if not self._started:
            raise error.ResetNeeded(sentence(self.env_setup.language, "envs-reset-needed"))
        saved = SavedMatch(
            self.play.saved(),
            self.agents,
            self.agent_selection,
            getattr(self, "_skip_agent_selection", None),
            self.rewards,
            self._cumulative_rewards,
            self.terminations,
            self.truncations,
        )
        return packed(self.env_setup.setup, "agents" + self.env_setup.kept, saved)

    def restore(self, data: bytes) -> None:
        """Go on from a save of the same game, with the same options and component set."""
        saved = unpacked(
            self.env_setup.setup, self.env_setup.language, "agents" + self.env_setup.kept, data, SavedMatch
        )
        self.play = Play.revived(self.env_setup, saved.play)
        self._started = True
        self.agents = saved.agents
        self.agent_selection = saved.agent_selection
        self._skip_agent_selection = saved.skipped
        self.rewards = saved.rewards
        self._cumulative_rewards = saved.cumulative_rewards
        self.terminations = saved.terminations
        self.truncations = saved.truncations
        self.infos = {agent: {"action_mask": self.env_setup.nothing} for agent in self.possible_agents}
        self._mask = self.env_setup.nothing
        if self.play.seat != OVER and not self.terminations.get(self.agent_selection, True):
            self._ask()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_picture": None}

    def _forfeit(self, agent: str, number: object) -> None:
        """The match ends here, as PettingZoo's `TerminateIllegalWrapper` ends it; what is no action is an error."""
        if not isinstance(number, int) or not 0 <= number < self.env_setup.actions:
            self.play.refuse(number)
        EnvLogger.warn_on_illegal_move()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards[agent] = 0.0
        self.rewards[agent] = FORFEIT
        self._accumulate_rewards()
        self._deads_step_first()

    def _ask(self) -> None:
        """The agent whose seat is asked is the next one."""
        play = self.play
        agent = self.agent_selection = self.env_setup.setup.seat_names[play.seat]
        self._mask = self.infos[agent]["action_mask"] = play.mask()

    def observe(self, agent: str) -> Seen:
        """What an agent may know now, and what it may do."""
        if not self._started:
            raise error.ResetNeeded(sentence(self.env_setup.language, "envs-reset-needed"))
        seat = self._seat[agent]
        asked = seat == self.play.seat
        return {"observation": self.play.observe(seat), "action_mask": self._mask if asked else self.env_setup.nothing}

    def state(self) -> NDArray[Any]:
        """All seats' observations, one after another: more than any seat knows, so only with `oracle=True`."""
        if not self.env_setup.oracle or self.env_setup.form == "text":
            raise NotImplementedError(sentence(self.env_setup.language, "envs-no-oracle"))
        seen = self.play.observe(0)
        assert not isinstance(seen, str)
        return seen

    def view(self, agent: str) -> View:
        """Everything that an agent may know, as readable plain data."""
        return self.play.view(self._seat[agent])

    def text(self, agent: str) -> str:
        """What an agent knows and may do, in words."""
        return self.play.text(self._seat[agent])

    def unpack(self, tensor: Tensor) -> dict[str, NDArray[Any]]:
        """An observation, field by field (`docs/observations.md`)."""
        return self.env_setup.unpack(tensor)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The agent's words (`ansi`), or the table as a picture (`rgb_array`), as the agent that is asked sees it."""
        if self.render_mode is None:
            return None
        seat = self.play.seat if self.play.seat != OVER else self.env_setup.opponents.free[0]
        if self.render_mode == "ansi":
            return self.play.text(seat)
        if self._picture is None:
            from .render import Painter  # noqa: PLC0415 - only who looks on needs the renderer

            self._picture = Painter(self.env_setup)
        found: NDArray[np.uint8] = self._picture.paint(self.play.view(seat), seat)
        return found

    def close(self) -> None:
        """Nothing stays open; what was made for pictures is forgotten."""
        self._picture = None

    def __str__(self) -> str:
        return str(self.metadata["name"])


def raw_env_of(name: str, game_id: str, research: Research) -> type[GameEnv]:
    """The class of a game's own environment: a `GameEnv` that takes the game's parameters by name."""

    class raw_env(GameEnv):  # noqa: N801 - PettingZoo's name for it
        metadata: ClassVar[dict[str, Any]] = {**GameEnv.metadata, "name": name}

        def __init__(self, *, rules: Mapping[str, object] | None = None, **options: Any) -> None:
            own = {option: options.pop(option, usual) for option, usual in research.parameters.items()}
            super().__init__(game_id, {**own, **(rules or {})}, **options)

    own = ", ".join(f"`{option}` ({usual!r} if nothing is said)" for option, usual in research.parameters.items())
    raw_env.__doc__ = (
        f"The environment itself: {research.about}\n\n"
        f"Options of the game: {own or 'none'}; `rules` has any other by name. The further options are those of\n"
        "`GameEnv`: `components`, `reward`, `gamma`, `observation`, `oracle`, `position`, `render_mode`, `language`,\n"
        "`ask_single`, `opponents`, `variant`."
    )
    raw_env.__qualname__ = "raw_env"
    return raw_env
