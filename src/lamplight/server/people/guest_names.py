"""Names for guests who have given none: two words about light, in their language.

Nobody has to think of a name before the first match. Two guests may get the same one, as two people may choose it.
"""

from __future__ import annotations

import secrets
from functools import lru_cache

from lamplight.kernel.message import Message
from lamplight.text.speaker import Speaker


def find(language: str) -> str:
    """A name such as "Quiet Lantern".

    >>> 5 < len(find("en")) < 40
    True
    """
    traits, things = words(language)
    return _speaker(language).text("guest-name", trait=secrets.choice(traits), thing=secrets.choice(things))


@lru_cache(maxsize=8)
def words(language: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """How the things of a language can be, and the things; they agree with one another."""
    speaker = _speaker(language)
    traits, things = (speaker.say(Message(f"guest-{kind}")).split(", ") for kind in ("traits", "things"))
    return tuple(traits), tuple(things)


@lru_cache(maxsize=8)
def _speaker(language: str) -> Speaker:
    return Speaker(language)
