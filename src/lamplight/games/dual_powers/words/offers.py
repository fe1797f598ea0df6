"""What an option is called where it is offered: whence a token moves, and whether one has done something before."""

from __future__ import annotations

from lamplight.kernel.catalogue import Action
from lamplight.kernel.ledger import View, as_dict
from lamplight.kernel.message import Argument, Message

from .names import Words
from .prompts import has_begun


def option_words(words: Words, view: View, action: Action) -> Message | None:
    """Tokens that look alike are told apart by where they are; a pass skips an action or ends one that has begun."""
    if action.do == "pass" and has_begun(view):
        return Message("dual-powers-do-pass-done")
    if action.do not in ("move", "rest"):
        return None
    token = action.get("token")
    at = str(as_dict(view["tokens"])[token])
    if at not in words.tables.region_names:
        return None
    place = words.name("region", at)
    said: dict[str, Argument] = {"token": words.kind(token, whose=True)}
    if action.do == "rest":
        return Message("dual-powers-do-rest-in", {**said, "region": place})
    return Message("dual-powers-do-move-from", {**said, "from": place, "to": words.name("region", action.get("to"))})
