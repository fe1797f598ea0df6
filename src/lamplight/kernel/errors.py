"""What can go wrong, in words for people: each error carries a message id and its arguments."""

from __future__ import annotations

from .message import Message


class LamplightError(ValueError):
    """Bad input. `message` is the sentence in any language; `str()` gives a plain English rendering."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.message.plain()


class IllegalAction(LamplightError):
    """An action that the rules forbid now. `rule` is the id of the rule that decided."""

    def __init__(self, rule: str, message: Message) -> None:
        super().__init__(message)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.message.plain()} [{self.rule}]"


class UnknownGame(LamplightError):
    """No game of that name is registered."""


class BadOption(LamplightError):
    """An option that the game does not have, or a value that it does not take."""


class BadComponents(LamplightError):
    """A component set with errors: `findings` lists them all."""

    def __init__(self, message: Message, findings: list[Message]) -> None:
        super().__init__(message)
        self.findings = findings


class BadRecord(LamplightError):
    """A record that cannot be read, or that does not replay to what it says."""


class BadPosition(LamplightError):
    """A description from which no position can be built."""
