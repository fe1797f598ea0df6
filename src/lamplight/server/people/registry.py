"""The people of a server: what they may do with their accounts, and what follows from it at their tables."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from lamplight.text.speaker import LANGUAGES

from ..clock import now_ms
from ..rates import Buckets
from ..storage import shared_rates, store
from ..storage.database import Database
from ..tables import rows
from ..tables.registry import Tables
from ..tables.table import SUBSTITUTE
from ..wire.bodies import Changes
from ..wire.refusals import Refusal, no
from . import accounts, sessions
from .accounts import Person
from .devices import device_of
from .mail import Mailer
from .sessions import SEEN_INTERVAL_MS, Passwords, Signer

HOUR_S = 3600.0
LETTERS_AN_HOUR = 5
"""How often somebody may have a letter sent to an address of theirs."""
DAY_S = 24 * 3600.0
LETTERS_A_DAY = 3
"""How many letters one address gets that ask whether it may be used, whoever has given it; and as many that help who
has forgotten a password, whoever asks for them."""
GUESSES = 10
"""How often a password may be tried for one account before nobody may any more, from wherever, for a while:"""
GUESSES_S = 15 * 60.0
NAMES_AN_HOUR = 20
"""How often somebody may take another name."""


class People:
    """Everybody whom the server knows."""

    def __init__(
        self, database: Database, tables: Tables, mailer: Mailer, changed: Callable[[str], Awaitable[None]]
    ) -> None:
        """`changed` is told of whoever's connections must know that something is different."""
        self.passwords = Passwords()
        self._database = database
        self._tables = tables
        self._mailer = mailer
        self._changed = changed
        self._signer: Signer | None = None
        self._letters = Buckets(LETTERS_AN_HOUR, HOUR_S)
        self._names = Buckets(NAMES_AN_HOUR, HOUR_S)
        self._reminding: set[asyncio.Task[None]] = set()

    async def start(self, secret: str) -> None:
        """Begin to recognise people; without a secret the database keeps one."""
        self._signer = Signer(secret or await self._database.write(sessions.server_secret))

    def stop(self) -> None:
        """No more passwords are compared."""
        self.passwords.stop()

    @property
    def signer(self) -> Signer:
        assert self._signer is not None, "the service has not been started"
        return self._signer

    async def person_of(self, cookie: str, agent: str = "") -> Person | None:
        """Who has this cookie; None: nobody, or their sessions were ended. `agent`: what their program calls itself."""
        read = self.signer.read(cookie) if cookie else None
        if read is None:
            return None
        session = sessions.session_of(cookie)

        def known(connection: Connection) -> tuple[Person | None, int]:
            over = sessions.ended_of(connection, [session])
            found = None if over else accounts.find(connection, read[0])
            return found, 0 if found is None else sessions.last_seen(connection, session)

        person, seen = await self._database.read(known)
        if person is None or person.epoch != read[1]:
            return None
        now = now_ms()
        if abs(now - seen) > SEEN_INTERVAL_MS:
            device = device_of(agent)
            with contextlib.suppress(SQLAlchemyError, OSError, Refusal):  # whoever can only read may still look on
                await self._database.write(lambda c: sessions.note_session(c, session, person.id, device, now))
        return person

    async def change(self, person: Person, changes: Changes) -> Person:
        """Change what is kept about somebody; a new name is shown at their tables at once."""
        values: dict[str, object] = {}
        asking = False
        if changes.name is not None and accounts.clean_name(changes.name) != person.name:
            values["name"] = accounts.clean_name(changes.name)
            _allow(self._names, person)
        if changes.language is not None:
            if changes.language not in LANGUAGES:
                raise no("bad-request", "bad-language", languages=", ".join(LANGUAGES))
            values["language"] = changes.language
        if changes.email is not None:
            if changes.email and not accounts.is_address(changes.email):
                raise no("bad-request", "bad-email")
            values["email"] = changes.email or None
            known_theirs = person.confirmed and changes.email == person.email
            asking = bool(changes.email) and self._mailer.sends and not known_theirs
            if asking:
                _allow(self._letters, person)
                await self._allow_letter(changes.email)
        if changes.mail_turns is not None:
            values["mail_turns"] = changes.mail_turns
        if values:
            await self._database.write(lambda c: accounts.change(c, person.id, **values))
        if "name" in values:
            await self._renamed(await self.known(person))
        known = await self.known(person)
        if asking:
            self._mailer.confirm(known.language, known.email, self.signer.address(known.id, known.email))
        return known

    async def known(self, person: Person) -> Person:
        """Somebody as they are kept now."""
        found = await self._database.read(lambda c: accounts.find(c, person.id))
        if found is None:
            raise no("unauthenticated", "who-are-you")
        return found

    async def tell_handles(self) -> None:
        """Tables that are older than handles are told those of their people, once."""
        for table, people in await self._database.read(accounts.without_handles):
            for person in people:
                with contextlib.suppress(Refusal):  # a table in trouble goes on without
                    await self._tables.happen(table, lambda _, one=person: rows.Renamed(one.id, one.name, one.handle))  # type: ignore[misc]

    async def _renamed(self, person: Person) -> None:
        """Show the name and the handle of somebody wherever they are named."""
        await self._changed(person.id)
        for table in await self._database.read(lambda c: store.all_tables_of(c, person.id, over=False)):
            with contextlib.suppress(Refusal):  # a table in trouble keeps the old name
                await self._tables.happen(table, lambda _: rows.Renamed(person.id, person.name, person.handle))

    async def set_password(self, person: Person, login: str, password: str, old: str) -> Person:
        """Give somebody a handle and a password. To change them takes the old one, and ends all other sessions."""
        known = await self._database.read(lambda c: accounts.by_login(c, person.login)) if person.login else None
        if known is not None and not await self._is(known[1], person.login, old):
            raise no("forbidden", "bad-login")
        hashed = await self.passwords.hash(password)
        await self._database.write(lambda c: accounts.set_password(c, person.id, login, hashed))
        if known is not None:
            await self.log_out_everywhere(person)
        found = await self.known(person)
        if found.handle != person.handle:
            await self._renamed(found)
        return found

    async def log_in(self, login: str, password: str) -> Person:
        """Who has this handle and password. It takes as long whether there is such a name or not."""
        known = await self._database.read(lambda c: accounts.by_login(c, login))
        if not await self._is(None if known is None else known[1], login, password) or known is None:
            raise no("forbidden", "bad-login")
        return known[0]

    async def forgotten(self, said: str) -> None:
        """Somebody has forgotten the password of the account with this handle or address: its owner gets a letter.

        Whoever asks does not learn whether there is such an account: all is done after the answer.
        """
        if not self._mailer.sends:
            raise no("not-now", "no-mail-here")
        task = asyncio.create_task(self._remind(said))
        self._reminding.add(task)
        task.add_done_callback(self._reminding.discard)

    async def _remind(self, said: str) -> None:
        for person, hashed in await self._database.read(lambda c: accounts.forgetful(c, said)):
            with contextlib.suppress(Refusal):  # they have had letters enough today
                await self._allow_letter(person.email, "reset")
                self._mailer.remind(person.language, person.email, person.login, self.signer.reset(person.id, hashed))

    async def reset_password(self, token: str, password: str) -> Person:
        """Give somebody who has such a letter another password, which ends all sessions and forgives all guesses."""
        said = self.signer.read_reset(token)
        hashed = await self.passwords.hash(password)
        person = await self._database.write(lambda c: accounts.reset_password(c, said, hashed))
        await self._database.write(lambda c: shared_rates.give_back(c, _guess_key(person.login)))
        await self.log_out_everywhere(person)
        return await self.known(person)

    async def _is(self, hashed: str | None, login: str, password: str) -> bool:
        """Whether it is this password. Whoever guesses is stopped, from however many addresses; who knows it is not.

        (Meanwhile the account can be opened by a link from a device on which it is open.)
        """
        key = _guess_key(login)
        now = now_ms()
        if not await self._database.write(lambda c: shared_rates.take(c, key, GUESSES, GUESSES_S, now)):
            raise no("too-many", "too-many-guesses", minutes=round(GUESSES_S / 60))
        if not await self.passwords.check(hashed, password):
            return False
        await self._database.write(lambda c: shared_rates.give_back(c, key))
        return True

    async def _allow_letter(self, email: str, what: str = "letter") -> None:
        """Nobody gets many letters that they have not asked for, whoever gives their address."""
        key = f"{what} {hashlib.sha256(email.lower().encode()).hexdigest()}"
        now = now_ms()
        if not await self._database.write(lambda c: shared_rates.take(c, key, LETTERS_A_DAY, DAY_S, now)):
            raise no("too-many", "too-many-letters")

    async def log_out(self, person: Person | None, cookie: str) -> None:
        """End one session, and its connections."""
        if not cookie or self.signer.read(cookie) is None:
            return
        now = now_ms()
        await self._database.write(lambda c: sessions.end_session(c, sessions.session_of(cookie), now))
        if person is not None:
            await self._changed(person.id)

    async def end_session(self, person: Person, session: str) -> None:
        """End one of somebody's sessions, and its connections."""
        now = now_ms()
        if not await self._database.write(lambda c: sessions.end_own_session(c, session, person.id, now)):
            raise no("not-found", "no-such-session")
        await self._changed(person.id)

    async def log_out_everywhere(self, person: Person) -> None:
        """End all sessions and links of somebody, the connected ones too, wherever they are connected."""
        await self._database.write(lambda c: accounts.end_sessions(c, person.id))
        await self._changed(person.id)

    async def delete(self, person: Person, password: str = "") -> None:
        """Forget somebody: bots take their seats, and their name goes from every table. Takes the password, if any."""
        known = await self._database.read(lambda c: accounts.by_login(c, person.login)) if person.login else None
        if known is not None and not await self._is(known[1], person.login, password):
            raise no("forbidden", "password-needed")
        for table in await self._database.read(lambda c: store.all_tables_of(c, person.id)):
            with contextlib.suppress(Refusal):  # of a table in trouble; its journal is cleaned below all the same
                await self._tables.happen(table, lambda _: rows.Deleted(person.id, SUBSTITUTE))
        await self._database.write(lambda c: accounts.delete_person(c, person.id))
        await self._changed(person.id)

    async def relate(self, person: Person, other: str, kind: str, on: bool) -> None:
        """Mute or block somebody, or no longer."""
        if other == person.id:
            raise no("bad-request", "not-yourself")
        await self._database.write(lambda c: accounts.set_relation(c, person.id, other, kind, on))
        await self._changed(person.id)


def _guess_key(login: str) -> str:
    """Under which guesses of a password are counted."""
    return f"guess {accounts.plain_login(login)[:80]}"


def _allow(buckets: Buckets, person: Person) -> None:
    """Refuse what somebody does too often."""
    if not buckets.take(person.id):
        raise no("too-many", "too-many")
