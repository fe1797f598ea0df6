"""What can go wrong between a client and its server."""

from __future__ import annotations

from functools import lru_cache

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message
from lamplight.server.wire.protocol import Problem
from lamplight.text.speaker import Speaker

speaker = lru_cache(Speaker)
"""The speaker of a language; reading its texts takes a while, so each is made once."""


class Refused(LamplightError):
    """The server says no, and nothing has changed. `code` is for programs, `say` for people."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.words)
        self.problem = problem

    @property
    def code(self) -> str:
        """The kind of refusal (see docs/protocol.md)."""
        return self.problem.code

    @property
    def rule(self) -> str:
        """The rule that decided, if one did."""
        return self.problem.rule

    def say(self, language: str = "en") -> str:
        """Why, in a language."""
        return speaker(language).say(self.message)

    def __str__(self) -> str:
        return f"{self.say()} [{self.rule or self.code}]"


class Unreachable(LamplightError):
    """There is no server at this address, or it did not come back in time. A command may or may not have counted."""

    def __init__(self, url: str, reason: str) -> None:
        super().__init__(Message("server-unreachable", {"url": url, "reason": reason}))
        self.reason = reason

    def __str__(self) -> str:
        return speaker("en").say(self.message)
