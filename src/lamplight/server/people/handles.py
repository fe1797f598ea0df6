"""Handles: the name that nobody else has. It is shown beside the display name, which anybody may choose.

A handle has plain Latin letters, digits and `.`, `_`, `-` only, so that no two look the same. Guests are given one, and
choose their own together with a password: it is what they log in with.
"""

from __future__ import annotations

import re
import secrets

from sqlalchemy import Connection, or_, select

from ..storage import schema
from ..wire.refusals import no

LONGEST_HANDLE = 30
_HANDLE = re.compile(r"[a-z0-9][a-z0-9._-]{2,29}")
MADE = "guest-"
"""What is made for somebody begins with this."""
_SIGNS = "bcdfghjkmnpqrstvwxz23456789"
"""What is made has no vowels, so that it makes no words."""
_MADE_LENGTH = 7
RESERVED = ("admin", "administrator", "bot", "host", "lamplight", "moderator", "operator", "server", "system")
"""Nobody can pretend to be one of these."""


def plain_handle(text: str) -> str:
    """A handle as it is kept, with or without the sign before it; nothing, if it cannot be one.

    >>> plain_handle(" @Rosa.L "), plain_handle("Роза")
    ('rosa.l', '')
    """
    plain = text.strip().removeprefix("@").lower()
    return plain if _HANDLE.fullmatch(plain) else ""


def may_choose(handle: str) -> bool:
    """Whether a handle is one that people may choose, if nobody has it."""
    return bool(plain_handle(handle)) and handle not in RESERVED and not handle.startswith(MADE)


def is_taken(connection: Connection, handle: str, but: str = "") -> bool:
    """Whether somebody else has this handle, or logs in with it."""
    people = schema.people.c
    same = or_(people.handle == handle, people.login == handle)
    return connection.execute(select(people.id).where(same, people.id != but)).first() is not None


def make_handle(connection: Connection) -> str:
    """A handle for somebody who has not chosen one."""
    while True:
        made = MADE + "".join(secrets.choice(_SIGNS) for _ in range(_MADE_LENGTH))
        if not is_taken(connection, made):
            return made


def chosen_handle(connection: Connection, handle: str, person: str) -> str:
    """The handle that somebody wants, as it is kept; refused if they cannot have it."""
    wanted = plain_handle(handle)
    if not may_choose(wanted):
        raise no("bad-request", "bad-login-name", limit=LONGEST_HANDLE)
    if is_taken(connection, wanted, person):
        raise no("conflict", "login-taken")
    return wanted
