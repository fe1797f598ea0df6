"""From a file to a lesson, or a sentence that says what is wrong with the file.

minutes = 3
rules_version = 1
set = "lamplight"
seat = "red"
seed = "petrograd"

[[step]]
say = "theme"

[[step]]
say = "recruit"
show = ["red-2a"]
do = ["recruit red-2a *"]
wrong = { "move *" = "no-move" }
others = ["white: play blue-1 | play blue-2"]
expect = { day = 4 }
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.files import reason_of
from lamplight.kernel.game import OptionValue
from lamplight.kernel.message import Message
from lamplight.kernel.types import Plain

from .lesson import BadLesson, Lesson, Script, Step

FILE_NAME = re.compile(r"(\d\d)-[a-z0-9-]+\.toml")
"""Number and name of a lesson's file."""
LARGEST_FILE = 200_000
_HEAD: dict[str, type] = {
    "minutes": int,
    "rules_version": int,
    "set": str,
    "seat": str,
    "seed": str,
    "options": dict,
    "position": dict,
    "prelude": list,
    "step": list,
}
_NEEDED = ("minutes", "rules_version", "set", "seat", "seed", "step")
_STEP: dict[str, type] = {
    "say": str,
    "names": dict,
    "show": list,
    "do": list,
    "wrong": dict,
    "others": list,
    "expect": dict,
}


def read_lesson(game: str, file: Path) -> Lesson:
    """The lesson in a file whose name is `01-name.toml`."""
    named = FILE_NAME.fullmatch(file.name)
    if named is None:
        raise _bad(file, "lesson-bad-name")
    try:
        content = file.read_bytes()
        if len(content) > LARGEST_FILE:
            raise _bad(file, "lesson-too-long")
        data = tomllib.loads(content.decode())
    except OSError as error:
        raise BadLesson(Message("lesson-unreadable", {"file": file.name, "reason": reason_of(error)})) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise _bad(file, "lesson-no-toml", reason=str(error)[:120]) from None
    try:
        return _lesson(game, int(named.group(1)), data, hashlib.sha256(content).hexdigest()[:16])
    except _Fault as fault:
        raise _bad(file, fault.id, place=fault.place, what=fault.what) from None


class _Fault(Exception):
    """What is wrong, and where in the file."""

    def __init__(self, message_id: str, place: str, what: str) -> None:
        super().__init__(message_id)
        self.id = message_id
        self.place = place
        self.what = what


def _lesson(game: str, number: int, data: dict[str, Any], content: str) -> Lesson:
    _check(data, _HEAD, _NEEDED, "–")
    steps = data["step"]
    if not steps:
        raise _Fault("lesson-missing", "–", "step")
    position = cast("Mapping[str, Plain] | None", data.get("position"))
    return Lesson(
        game=game,
        number=number,
        minutes=data["minutes"],
        rules_version=data["rules_version"],
        set_name=data["set"],
        seed=data["seed"],
        seat=data["seat"],
        steps=tuple(_step(one, f"step {place}") for place, one in enumerate(steps, start=1)),
        options=cast("Mapping[str, OptionValue]", data.get("options", {})),
        position=position,
        prelude=_scripts(data.get("prelude", []), "prelude"),
        content=content,
    )


def _step(data: object, place: str) -> Step:
    if not isinstance(data, dict):
        raise _Fault("lesson-wrong-type", place, "step")
    given = cast("dict[str, Any]", data)
    _check(given, _STEP, ("say",), place)
    return Step(
        say=given["say"],
        names=_words(given.get("names", {}), f"{place}, names"),
        show=_list(given.get("show", []), f"{place}, show"),
        do=_list(given.get("do", []), f"{place}, do"),
        wrong=_words(given.get("wrong", {}), f"{place}, wrong"),
        others=_scripts(given.get("others", []), f"{place}, others"),
        expect=cast("Mapping[str, Plain]", given.get("expect", {})),
    )


def _check(data: Mapping[str, object], known: Mapping[str, type], needed: tuple[str, ...], place: str) -> None:
    """Every key is known and has its type, and none that is needed is missing."""
    for key, value in data.items():
        if key not in known:
            raise _Fault("lesson-unknown-key", place, key[:60])
        if not isinstance(value, known[key]) or isinstance(value, bool):
            raise _Fault("lesson-wrong-type", place, key)
    for key in needed:
        if key not in data:
            raise _Fault("lesson-missing", place, key)


def _list(value: list[object], place: str) -> tuple[str, ...]:
    found = tuple(item for item in value if isinstance(item, str) and item)
    if len(found) < len(value):
        raise _Fault("lesson-wrong-type", place, str(value)[:60])
    return found


def _words(value: dict[str, object], place: str) -> dict[str, str]:
    _list(list(value.values()), place)
    return {key: str(item) for key, item in value.items()}


def _scripts(value: list[object], place: str) -> tuple[Script, ...]:
    """`white: play blue-1 | play blue-2`: a seat, and what it does."""
    scripts: list[Script] = []
    for line in _list(value, place):
        seat, colon, rest = line.partition(":")
        actions = tuple(" ".join(one.split()) for one in rest.split("|"))
        if not colon or not all(actions):
            raise _Fault("lesson-bad-script", place, line[:60])
        scripts.append(Script(seat.strip(), actions))
    return tuple(scripts)


def _bad(file: Path, message_id: str, **args: str) -> LamplightError:
    return BadLesson(Message(message_id, {"file": file.name, **args}))
