"""A speaker knows one language and says messages in it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import games
from lamplight.kernel.message import Argument, Message

LANGUAGES = ("en", "fr", "it", "ru")
LANGUAGE_NAMES = {"en": "English", "fr": "Français", "it": "Italiano", "ru": "Русский"}
_SHARED = Path(__file__).parent / "locales"


def shared_locales() -> Path:
    """The folder with the texts that belong to no game: one folder a language."""
    return _SHARED


class Speaker:
    """Says messages in one language.

    >>> from lamplight.kernel import Message
    >>> Speaker("it").say(Message("dual-powers-side-red"))
    'Rossi'
    """

    def __init__(self, language: str, *folders: Path) -> None:
        if language not in LANGUAGES:
            raise LamplightError(
                Message("cli-unknown-language", {"language": language[:20], "languages": ", ".join(LANGUAGES)})
            )
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (_SHARED, *(game.texts for game in games().values()), *folders):
            for file in sorted((folder / language).glob("*.ftl")):
                self._bundle.add_resource(_resource(file), allow_overrides=False)

    def knows(self, message_id: str) -> bool:
        """Whether there is a text with this id."""
        return self._bundle.has_message(message_id)

    def say(self, message: Message) -> str:
        """The sentence. Without a text: the message's fallback (a name from a component set) or its plain form."""
        if not self._bundle.has_message(message.id):
            return message.plain()
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            return message.plain()
        args = {key: self._argument(value) for key, value in message.args.items()}
        text, _ = self._bundle.format_pattern(pattern, args)
        return str(text)

    def check(self, message: Message) -> list[str]:
        """What is wrong with saying a message: missing texts, missing arguments. For tests."""
        problems: list[str] = []
        for value in message.args.values():
            for part in (value,) if isinstance(value, Message) else value if isinstance(value, tuple) else ():
                problems += self.check(part)
        if not self._bundle.has_message(message.id):
            if not message.fallback:
                problems.append(f"{self.language}: no text for {message.id}")
            return problems
        pattern = self._bundle.get_message(message.id).value
        if pattern is None:
            return [*problems, f"{self.language}: {message.id} is empty"]
        args = {key: self._argument(value) for key, value in message.args.items()}
        _, errors = self._bundle.format_pattern(pattern, args)
        return problems + [f"{self.language}: {message.id}: {error}" for error in errors]

    def text(self, message_id: str, **args: Argument) -> str:
        """Shorthand: say the message with this id."""
        return self.say(Message(message_id, dict(args)))

    def _argument(self, value: Argument) -> str | float:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple):
            return ", ".join(self.say(item) for item in value)
        return value


@lru_cache(maxsize=256)
def _resource(file: Path) -> Resource:
    return FluentResource(file.read_text(encoding="utf-8"))


def choose_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for, else the one of the locale, else English.

    >>> choose_language(None, {"LC_ALL": "fr_CH.UTF-8"}), choose_language(None, {"LANG": "C"})
    ('fr', 'en')
    """
    if wanted is not None:
        return wanted.strip().lower()
    for variable in ("LAMPLIGHT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            code = re.split(r"[^a-z]", value.lower())[0]
            return code if code in LANGUAGES else "en"
    return "en"
