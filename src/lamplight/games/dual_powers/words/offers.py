"""What an option is called where it is offered: whether one has done something before one does no more."""

from __future__ import annotations

from lamplight.kernel.catalogue import Action
from lamplight.kernel.ledger import View
from lamplight.kernel.message import Message

from .prompts import has_begun


def option_words(view: View, action: Action) -> Message | None:
    """A pass says whether it skips an action or ends one that has begun."""
    return Message("dual-powers-do-pass-done") if action.do == "pass" and has_begun(view) else None
