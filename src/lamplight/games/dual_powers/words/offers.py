"""What an option is called where it is offered: whether one has done something before one does no more."""

from __future__ import annotations

from lamplight.kernel.catalogue import Action
from lamplight.kernel.message import Message

from ..rules.action import BONUS, COMMAND, LEADER
from ..rules.state import DualPowersState
from ..rules.steps import STEPS


def option_words(state: DualPowersState, action: Action) -> Message | None:
    """What an action is called here, where that says more than its name."""
    if action.do != "pass" or not state.agenda:
        return None
    step = STEPS.of(state.agenda[-1])
    skipped = step is COMMAND or step is BONUS or (step is LEADER and not state.leader_done)
    return Message("dual-powers-offer-skip" if skipped else "dual-powers-offer-done")
