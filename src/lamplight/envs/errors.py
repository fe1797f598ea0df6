"""Mistakes of callers, in the classes that researchers know and with a sentence of ours."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from functools import lru_cache

from gymnasium import error

from lamplight.kernel.errors import IllegalAction, LamplightError
from lamplight.kernel.message import Argument, Message
from lamplight.text.speaker import Speaker


@lru_cache(maxsize=8)
def speaker(language: str) -> Speaker:
    """Who says sentences in a language."""
    return Speaker(language)


def sentence(language: str, message_id: str, **args: Argument) -> str:
    """A sentence in a language."""
    return speaker(language).say(Message(message_id, dict(args)))


@contextmanager
def in_words(language: str) -> Generator[None]:
    """Turns our errors into Gymnasium's, with the sentence that a person would be told."""
    try:
        yield
    except LamplightError as problem:
        told = speaker(language).say(problem.message)
        if isinstance(problem, IllegalAction):
            raise error.InvalidAction(f"{told} [{problem.rule}]") from problem
        raise error.Error(told) from problem
