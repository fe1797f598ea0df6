"""How deep data goes, found out before it is read: some readers need memory that grows with the square of the depth."""

from __future__ import annotations

import re
from collections.abc import Iterable

DEEPEST = 16
"""Tables within tables, or lists within lists. The sets that come with games need four."""

_TOKEN = re.compile(
    r'"""(?:[^\\]|\\.)*?"""|' + r"'''.*?'''|" + r'"(?:[^"\\\n]|\\.)*"|' + r"'[^'\n]*'|#[^\n]*|[\[{]|[\]}]|\.|[\n=,]",
    re.DOTALL,
)
"""What says how deep a TOML file goes: brackets, the dots of keys, what ends a key. Texts and remarks say nothing."""


def is_deep_toml(text: str, deepest: int = DEEPEST) -> bool:
    """Whether a TOML file, sound or not, has keys of too many parts or brackets within too many brackets.

    >>> is_deep_toml('a.b.c = [1.5, 2.5, "x.y"]  # e.g. this')
    False
    >>> is_deep_toml("a" + ".a" * 20 + " = 1"), is_deep_toml("a = " + "[" * 20)
    (True, True)
    """
    brackets = dots = 0
    for found in _TOKEN.finditer(text):
        sign = found[0]
        if sign == ".":
            dots += 1
        elif sign in "[{":
            brackets += 1
            dots = 0
        elif sign in "]}":
            brackets = max(0, brackets - 1)
            dots = 0
        elif sign in "\n=,":
            dots = 0
        if dots >= deepest or brackets > deepest:
            return True
    return False


def is_deep(data: object, deepest: int = DEEPEST) -> bool:
    """Whether data that was read goes too deep.

    >>> is_deep({"a": [[1]]}, 3), is_deep({"a": [[1]]}, 2)
    (False, True)
    """
    level: list[object] = [data]
    for _ in range(deepest + 1):
        level = [part for whole in level for part in _parts(whole)]
        if not level:
            return False
    return True


def _parts(whole: object) -> Iterable[object]:
    if isinstance(whole, dict):
        return whole.values()  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType]
    return whole if isinstance(whole, (list, tuple)) else ()  # pyright: ignore[reportUnknownVariableType]
