"""The ids of tables and people: short, not to be guessed, and fit for addresses and command lines."""

from __future__ import annotations

import base64
import hashlib
import secrets


def new_id(size: int) -> str:
    """So many random bytes. None begins with a dash: a command would take it for an option."""
    while True:
        made = secrets.token_urlsafe(size)
        if not made.startswith("-"):
            return made


def next_id(table: str) -> str:
    """The id of a table's rematch. Whoever knows the table's id may know it; nobody else can find it out.

    >>> next_id("a")
    'hY-yh1YRxUFP'
    """
    digest = b""
    while not digest or digest[0] >> 2 == DASH:
        digest = hashlib.sha256(digest + f"rematch {table}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:9]).decode()


DASH = 62
"""The number of the dash among the signs of base64."""
