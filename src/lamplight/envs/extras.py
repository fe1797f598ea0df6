"""What environments need beyond the game itself, and the sentence for those who do not have it."""

from __future__ import annotations

import os
from importlib.util import find_spec

from lamplight.kernel.message import Argument, Message
from lamplight.text.speaker import Speaker, choose_language

PACKAGES = {
    "envs": ("numpy", "gymnasium", "pettingzoo"),
    "pictures": ("numpy", "PIL", "resvg_py"),
    "openspiel": ("numpy", "pyspiel"),
    "data": ("numpy", "pyarrow"),
    "cluster": ("ray",),
}
"""What is imported, by use."""
EXTRAS = {"pictures": "envs"}
"""The extra that brings it along, where it has another name."""


def told(message_id: str, **args: Argument) -> str:
    """A sentence in the language of the user's surroundings."""
    return Speaker(choose_language(None, os.environ)).say(Message(message_id, dict(args)))


class MissingExtra(ModuleNotFoundError):
    """Packages are not installed. `message` is the sentence in any language."""

    def __init__(self, message: Message, package: str) -> None:
        super().__init__(told(message.id, **message.args), name=package)
        self.message = message


def need(use: str, what: str) -> None:
    """Raise an ImportError that says how to get what is missing, if something is."""
    for package in PACKAGES[use]:
        if find_spec(package) is None:
            raise MissingExtra(Message("envs-missing-extra", {"what": what, "extra": EXTRAS.get(use, use)}), package)
