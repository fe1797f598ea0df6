"""How often somebody may do something, counted by all processes together: in the database."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from . import schema

ONE = 1000
"""What doing something once counts."""
FORGET_AFTER_MS = 24 * 3600 * 1000
"""No limit is for a longer time."""


def take(connection: Connection, key: str, size: int, seconds: float, now: int) -> bool:
    """Whether somebody, or an address, may do something once more: `size` times in so many seconds."""
    rates = schema.rates
    found = connection.execute(select(rates.c.used, rates.c.at).where(rates.c.key == key).with_for_update()).first()
    used = 0
    if found is not None:
        used = max(0, found.used - round(max(0, now - found.at) * size / seconds))
    if used + ONE > size * ONE:
        return False
    values = {"used": used + ONE, "at": now if found is None else max(now, found.at)}
    if found is None:
        connection.execute(insert(rates).values(key=key, **values))
    else:
        connection.execute(update(rates).where(rates.c.key == key).values(**values))
    return True


def give_back(connection: Connection, key: str) -> None:
    """What was counted under a key counts no more."""
    connection.execute(delete(schema.rates).where(schema.rates.c.key == key))


def tidy(connection: Connection, now: int) -> None:
    """Forget what counts no more, and ended sessions that would be over by now anyway."""
    connection.execute(delete(schema.rates).where(schema.rates.c.at < now - FORGET_AFTER_MS))
    connection.execute(delete(schema.ended).where(schema.ended.c.expires < now))
