"""A sentence before it has a language: a message id and its arguments."""

from __future__ import annotations

from typing import TypeAlias, Union

import msgspec

Argument: TypeAlias = Union[str, int, float, "Message", tuple["Message", ...]]


class Message(msgspec.Struct, frozen=True):
    """What is to be said, as an id in the locale files and the arguments of the sentence.

    Arguments may be messages themselves (the name of a card), or several of them (a list). `fallback` is
    used where no locale file has the id, which happens for the names in a component set of one's own.

    >>> Message("greeting", {"who": Message("name-red")}).plain()
    'greeting(who=name-red)'
    """

    id: str
    args: dict[str, Argument] = {}
    fallback: str = ""

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted((key, str(value)) for key, value in self.args.items()))))

    def plain(self) -> str:
        """The message without any language, for logs and for programs without the text layer."""
        if not self.args:
            return self.fallback or self.id
        return f"{self.id}({', '.join(f'{key}={_plain(value)}' for key, value in self.args.items())})"


def _plain(value: Argument) -> str:
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, tuple):
        return "[" + ", ".join(item.plain() for item in value) + "]"
    return str(value)
