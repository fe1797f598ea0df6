"""Why a request changes nothing."""

from __future__ import annotations

from lamplight.kernel.errors import IllegalAction, LamplightError
from lamplight.kernel.message import Argument, Message

from .protocol import Problem

STATUS = {
    "bad-request": 400,
    "unauthenticated": 401,
    "forbidden": 403,
    "not-found": 404,
    "conflict": 409,
    "stale": 409,
    "not-now": 409,
    "illegal": 409,
    "too-large": 413,
    "too-many": 429,
    "held": 423,
    "unavailable": 503,
}
"""The kinds of refusal, and the HTTP status of each."""


class Refusal(Exception):
    """A request that changes nothing: a code for programs and a sentence for people."""

    def __init__(self, code: str, message: Message, rule: str = "") -> None:
        super().__init__(code, message.plain())
        self.code = code
        self.message = message
        self.rule = rule

    @property
    def problem(self) -> Problem:
        """As it goes over the wire."""
        return Problem(self.code, self.message, self.rule)

    @classmethod
    def of(cls, error: LamplightError) -> Refusal:
        """What the kernel or a game says is wrong."""
        if isinstance(error, IllegalAction):
            return cls("illegal", error.message, error.rule)
        return cls("bad-request", error.message)


def no(code: str, reason: str, **args: Argument) -> Refusal:
    """A refusal with a sentence of the server's own texts."""
    return Refusal(code, Message(f"server-{reason}", dict(args)))
