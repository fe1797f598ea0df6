"""How people are recognised: signed cookies, passwords, and letters that only the owner of an address reads."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import cast

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ..storage import schema
from .accounts import Person
from .fingerprints import fingerprint

COOKIE_AGE_S = 400 * 24 * 3600
SEEN_INTERVAL_MS = 3_600_000
"""When a session was used last is known no better than this."""
MOST_SESSIONS = 100
"""Who logs in more often without logging out: the sessions that were not used for longest end."""
ADDRESS_AGE_S = 3 * 24 * 3600
"""For how long the link in a letter can be used."""


RESET_AGE_S = 3600
"""And the one of who has forgotten their password."""


class Signer:
    """Makes and reads cookies. A cookie names a person and the epoch of their sessions; it cannot be forged."""

    def __init__(self, secret: str) -> None:
        self._sessions = URLSafeTimedSerializer(secret, salt="lamplight session")
        self._addresses = URLSafeTimedSerializer(secret, salt="lamplight address")
        self._resets = URLSafeTimedSerializer(secret, salt="lamplight password")

    def cookie(self, person: Person) -> str:
        """What the browser keeps."""
        return self._sessions.dumps([person.id, person.epoch, secrets.token_hex(8)])

    def read(self, cookie: str) -> tuple[str, int] | None:
        """The person and the epoch of a cookie; None if it is not one of ours."""
        try:
            person, epoch, *_ = _young(self._sessions, cookie, COOKIE_AGE_S)  # the first release made no session ids
            return str(person), int(str(epoch))
        except (BadSignature, TypeError, ValueError):
            return None

    def address(self, person: str, email: str) -> str:
        """What only the owner of an address is told."""
        return self._addresses.dumps([person, email])

    def read_address(self, token: str) -> tuple[str, str] | None:
        """Whose address it is said to be; None if we have not said so, or too long ago."""
        try:
            person, email = _young(self._addresses, token, ADDRESS_AGE_S)
            return str(person), str(email)
        except (BadSignature, TypeError, ValueError):
            return None

    def reset(self, person: str, hashed: str) -> str:
        """What opens an account whose password was forgotten, as long as the password is the one with this hash."""
        return self._resets.dumps([person, fingerprint(hashed)])

    def read_reset(self, token: str) -> tuple[str, str] | None:
        """Whose password it is, and the fingerprint of its hash; None if we have not said so, or too long ago."""
        try:
            person, known = _young(self._resets, token, RESET_AGE_S)
            return str(person), str(known)
        except (BadSignature, TypeError, ValueError):
            return None


def _young(serializer: URLSafeTimedSerializer, text: str, most: int) -> list[object]:
    """What was signed, unless that is too long ago. (Signed in the future: the machine's clock was set back since.)"""
    said, at = serializer.loads(text, return_timestamp=True)
    if time.time() - at.timestamp() > most or not isinstance(said, list):
        raise BadSignature("too old")
    return cast("list[object]", said)


def session_of(cookie: str) -> str:
    """What a session is known by, without its secret."""
    return hashlib.sha256(cookie.encode()).hexdigest()


def end_session(connection: Connection, session: str, now: int) -> None:
    """A session is over: its cookie opens nothing any more."""
    ended = schema.ended
    if connection.execute(select(ended.c.digest).where(ended.c.digest == session)).first() is None:
        connection.execute(insert(ended).values(digest=session, expires=now + COOKIE_AGE_S * 1000))
    connection.execute(delete(schema.sessions).where(schema.sessions.c.digest == session))


def ended_of(connection: Connection, sessions: Collection[str]) -> set[str]:
    """Those of these sessions that are over."""
    ended = schema.ended.c
    return {row.digest for row in connection.execute(select(ended.digest).where(ended.digest.in_(sessions)))}


@dataclass(frozen=True, slots=True)
class Session:
    """Where somebody uses their account."""

    id: str
    device: str
    since: int
    seen: int


def sessions_of(connection: Connection, person: str) -> list[Session]:
    """The sessions of somebody that are not over, the last used first."""
    table = schema.sessions.c
    found = connection.execute(select(schema.sessions).where(table.person == person).order_by(table.seen.desc()))
    return [Session(row.digest, row.device, row.since, row.seen) for row in found]


def last_seen(connection: Connection, session: str) -> int:
    """When a session was noted last; 0: never."""
    table = schema.sessions.c
    return int(connection.execute(select(table.seen).where(table.digest == session)).scalar() or 0)


def note_session(connection: Connection, session: str, person: str, device: str, now: int) -> None:
    """A session is used now. Two processes may note it at once."""
    table = schema.sessions
    if ended_of(connection, [session]):
        return
    if connection.execute(update(table).where(table.c.digest == session).values(seen=now, device=device)).rowcount:
        return
    try:
        with connection.begin_nested():
            values = {"digest": session, "person": person, "device": device, "since": now, "seen": now}
            connection.execute(insert(table).values(**values))
    except IntegrityError:
        return
    for old in sessions_of(connection, person)[MOST_SESSIONS:]:
        end_session(connection, old.id, now)


def end_own_session(connection: Connection, session: str, person: str, now: int) -> bool:
    """One of somebody's sessions is over; whether it was one of theirs."""
    table = schema.sessions.c
    found = connection.execute(select(table.digest).where(table.digest == session, table.person == person)).first()
    if found is not None:
        end_session(connection, session, now)
    return found is not None


def forget_sessions(connection: Connection, now: int) -> None:
    """Forget sessions whose cookies are too old to be good."""
    table = schema.sessions
    connection.execute(delete(table).where(table.c.since < now - COOKIE_AGE_S * 1000))


class Passwords:
    """Hashes passwords, in threads of their own: it takes long and much memory by design, and nothing else may wait."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._threads = ThreadPoolExecutor(2, "lamplight-passwords")
        self._nobody = ""
        self.compared = 0
        """How often a password was compared, with that of nobody too."""

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, password)

    async def check(self, hashed: str | None, password: str) -> bool:
        """Whether it is this password. Where there is none, it takes as long to say no."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._check, hashed, password)

    def _check(self, hashed: str | None, password: str) -> bool:
        if not self._nobody:
            self._nobody = self._hasher.hash(secrets.token_hex(16))
        self.compared += 1
        try:
            return self._hasher.verify(hashed or self._nobody, password) and hashed is not None
        except (VerificationError, InvalidHashError):
            return False

    def stop(self) -> None:
        """No more of them."""
        self._threads.shutdown()


def server_secret(connection: Connection) -> str:
    """The secret of this database, made when it is first needed. Several processes may need it first."""
    settings = schema.settings
    wanted = select(settings.c.value).where(settings.c.name == "secret")
    found = connection.execute(wanted).first()
    if found is not None:
        return str(found.value)
    try:
        with connection.begin_nested():
            connection.execute(insert(settings).values(name="secret", value=secrets.token_hex(32)))
    except IntegrityError:
        pass
    return str(connection.execute(wanted).one().value)
