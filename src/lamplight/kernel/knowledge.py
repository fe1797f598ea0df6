"""What somebody may know of a match: whatever is told to a person or a bot is made from this alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .ledger import View
from .state import State

if TYPE_CHECKING:
    from .game import Setup


class Knowledge:
    """A view, whom everybody waits for, and a full state that the holder of the view could not tell from the true one.

    The state costs more than all that is said of a move, so it is made only for those who ask for it. Nobody may change
    the view or play on with the state: others see them too.
    """

    def __init__(self, setup: Setup, view: View, seat: int, acting: int) -> None:
        self.view = view
        self.seat = seat
        """Whose view it is."""
        self.acting = acting
        """As `State.acting`: no secret, since whose turn it is is shown to all."""
        self._setup = setup
        self._state: State | None = None

    @property
    def state(self) -> State:
        """A state imagined from the view: always the same one."""
        if self._state is None:
            self._state = self._setup.sampler(self.view, self.seat)(lambda: 0.0)
        return self._state
