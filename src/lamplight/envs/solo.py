"""The games for one learner, alone or against bots, as Gymnasium environments (the names in `IDS`).

Importing this module registers them; `gymnasium.make("lamplight.envs.solo:<name>")` imports it too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lamplight.text.extras import need

need("envs", "lamplight.envs.solo")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import error, spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from lamplight.kernel.ledger import View  # noqa: E402
from lamplight.kernel.types import OVER  # noqa: E402

from .batch import Batch  # noqa: E402
from .errors import sentence  # noqa: E402
from .opponents import Opposed  # noqa: E402
from .play import EnvSetup, Play, Position, Tensor, whole  # noqa: E402
from .research import single_ids  # noqa: E402
from .saves import SavedPlay, packed, unpacked  # noqa: E402

Seen = dict[str, Any]
FORFEIT = -1.0
"""What an illegal action costs, where it is not an error: the match ends with it."""
IDS = single_ids()
"""The names of all environments, each with what it is made with."""


def single_seat(env_setup: EnvSetup) -> int:
    """The one seat that is asked; if there are more, an error."""
    free = env_setup.opponents.free
    if len(free) != 1:
        raise error.Error(sentence(env_setup.language, "envs-not-alone", seats=len(free)))
    return free[0]


class SoloEnv(gymnasium.Env[Seen, Any]):
    """A match for one, alone or against bots.

    Observations, actions, rewards and options are those of the PettingZoo environments.

    An illegal action ends the episode with a reward of -1 and `info["illegal"]`; with `illegal="error"` it raises
    `gymnasium.error.InvalidAction` and changes nothing. Legal ones are sampled with
    `env.action_space.sample(info["action_mask"])`.

    `copy.deepcopy` gives a match of its own that goes on from here, and so do `pickle` and `save` with `restore` (of
    `env.unwrapped`: Gymnasium's wrappers know neither).
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": ["ansi", "rgb_array"],
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        options: Mapping[str, object],
        *,
        rules: Mapping[str, object] | None = None,
        components: str | Path | None = None,
        reward: str = "win",
        gamma: float = 1.0,
        observation: str = "float32",
        position: Position | None = None,
        render_mode: str | None = None,
        language: str = "en",
        ask_single: bool = True,
        opponents: Opposed = None,
        variant: str = "",
        illegal: str = "lose",
    ) -> None:
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            modes = ", ".join(self.metadata["render_modes"])
            raise error.UnsupportedMode(sentence(language, "envs-render-mode", mode=str(render_mode)[:40], modes=modes))
        self.env_setup = EnvSetup(
            *(game, {**options, **(rules or {})}, components, reward, gamma, observation, False, language),
            *(ask_single, opponents, variant),
        )
        self.seat = single_seat(self.env_setup)
        self.env_setup.check("illegal", illegal, ("lose", "error"))
        self.play = Play(self.env_setup)
        self.render_mode = render_mode
        self.position = position
        self.illegal = illegal
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.env_setup.actions)
        self.observation_space: spaces.Space[Seen] = self.env_setup.observation_space
        self._picture: Any = None

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """A new match. `options={"position": ...}` starts from a described position."""
        super().reset(seed=seed)
        self.play.begin(seed, (options or {}).get("position", self.position))
        return self._seen()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out an action."""
        if self.play.seat == OVER:
            raise error.ResetNeeded(sentence(self.env_setup.language, "envs-reset-needed"))
        number: Any = whole(action)
        if not self.play.may(number):
            if self.illegal == "error" or not isinstance(number, int) or not 0 <= number < self.env_setup.actions:
                self.play.refuse(number)
            self.play.give_up()
            seen, info = self._seen()
            return seen, FORFEIT, True, False, {**info, "illegal": True}
        over = self.play.apply(number)
        reward = self.play.rewards.after(self.play.state)[self.seat]
        seen, info = self._seen()
        return seen, reward, over, False, info

    def save(self) -> bytes:
        """The match as it is now, for `restore`: whole, so nothing for a player to read."""
        return packed(self.env_setup.setup, "alone" + self.env_setup.kept, self.play.saved())

    def restore(self, data: bytes) -> tuple[Seen, dict[str, Any]]:
        """Go on from a save of the same game, with the same options and component set; returns what `reset` does."""
        saved = unpacked(self.env_setup.setup, self.env_setup.language, "alone" + self.env_setup.kept, data, SavedPlay)
        self.play = Play.revived(self.env_setup, saved)
        return self._seen()

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_picture": None}

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        mask = self.play.mask() if self.play.seat == self.seat else self.env_setup.nothing
        return {"observation": self.play.observe(self.seat), "action_mask": mask}, {"action_mask": mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as sb3-contrib's MaskablePPO asks for it."""
        return self.play.mask().astype(np.bool_)

    def view(self) -> View:
        """Everything that the player may know, as readable plain data."""
        return self.play.view(self.seat)

    def text(self) -> str:
        """The same in words, with the question and the answers to it."""
        return self.play.text(self.seat)

    def unpack(self, tensor: Tensor) -> dict[str, NDArray[Any]]:
        """An observation, field by field (`docs/observations.md`)."""
        return self.env_setup.unpack(tensor)

    def render(self) -> Any:
        """The player's words (`ansi`), or the table as a picture (`rgb_array`)."""
        if self.render_mode is None:
            return None
        if self.render_mode == "ansi":
            return self.play.text(self.seat)
        if self._picture is None:
            from .render import Painter  # noqa: PLC0415 - only who looks on needs the renderer

            self._picture = Painter(self.env_setup)
        return self._picture.paint(self.play.view(self.seat), self.seat)


class SoloVector(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Many matches for one at once, in one process: a finished one is followed by the next in the same step.

    `gymnasium.make_vec(id, num_envs=64, vectorization_mode="vector_entry_point")` makes one. An illegal action is an
    error: sample with the masks.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - as Gymnasium declares it
        "render_modes": [],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        num_envs: int,
        game: str,
        options: Mapping[str, object],
        *,
        rules: Mapping[str, object] | None = None,
        **settings: Any,
    ) -> None:
        self.batch = Batch(game, num_envs, {**options, **(rules or {})}, **settings)
        self.seat = single_seat(self.batch.env_setup)
        self.num_envs = num_envs
        self.single_action_space = self.batch.env_setup.action_space
        self.single_observation_space = self.batch.env_setup.observation_space
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New matches: one seed for all (each has its own stream), or a seed for each."""
        del options
        now = self.batch.reset(seed)
        return {"observation": now.observation, "action_mask": now.action_mask}, {"action_mask": now.action_mask}

    def save(self) -> bytes:
        """All matches as they are now, for `restore`."""
        return self.batch.save()

    def restore(self, data: bytes) -> tuple[Seen, dict[str, Any]]:
        """Go on from a save of as many matches of the same kind; returns what `reset` does."""
        now = self.batch.restore(data)
        return {"observation": now.observation, "action_mask": now.action_mask}, {"action_mask": now.action_mask}

    def step(self, actions: NDArray[np.int64]) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One action in each match."""
        now = self.batch.step(actions)
        info: dict[str, Any] = {"action_mask": now.action_mask}
        if now.done.any():
            final = np.full(self.num_envs, None, dtype=object)
            for number in np.flatnonzero(now.done):
                final[number] = {"observation": now.final[int(number)], "action_mask": self.batch.env_setup.nothing}
            info |= {"final_obs": final, "_final_obs": now.done}
        seen = {"observation": now.observation, "action_mask": now.action_mask}
        return seen, now.reward[:, self.seat], now.done, np.zeros_like(now.done), info


def register() -> None:
    """Make the environments known to Gymnasium."""
    for name, settings in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
                name,
                entry_point="lamplight.envs.solo:SoloEnv",
                vector_entry_point="lamplight.envs.solo:SoloVector",
                kwargs=dict(settings),
            )


register()
