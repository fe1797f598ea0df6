"""What parts of Lamplight need beyond rules, bots and terminal, and the sentence for those who do not have it.

A part that needs an extra of the distribution says so before it imports anything of it:

    need("server", "lamplight open")
"""

from __future__ import annotations

import os
from importlib.util import find_spec

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Argument, Message

PACKAGES = {
    "server": (
        *("alembic", "argon2", "itsdangerous", "litestar"),
        *("prometheus_client", "sqlalchemy", "structlog", "uvicorn", "websockets"),
    ),
    "client": ("httpx", "websockets"),
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
    from .speaker import Speaker, choose_language  # noqa: PLC0415 - only when there is something to say

    return Speaker(choose_language(None, os.environ)).say(Message(message_id, dict(args)))


class MissingExtra(LamplightError, ImportError):
    """Packages are not installed. `message` is the sentence in any language; `str()` is it in the user's own."""

    def __init__(self, message: Message, package: str) -> None:
        super().__init__(message)
        self.name = package

    def __str__(self) -> str:
        return told(self.message.id, **self.message.args)


def need(use: str, what: str) -> None:
    """Raise an ImportError that says how to get what is missing, if something is."""
    for package in PACKAGES[use]:
        if find_spec(package) is None:
            raise MissingExtra(Message("cli-missing-extra", {"what": what, "extra": EXTRAS.get(use, use)}), package)
