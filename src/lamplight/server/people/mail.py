"""Mail to people whose turn it is and who are not there, to those who shall say that an address is theirs, and to those
who have forgotten their password.

With the row that makes it somebody's turn, the database notes that they may have to be told
(`store.MAIL_DELAY_MS`). When the time has come and they are still asked and still away, one of the processes claims the
note and sends the mail.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import smtplib
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import format_datetime, localtime, make_msgid
from urllib.parse import urlsplit

import structlog
from sqlalchemy import ColumnElement, Connection, and_, delete, select, update

from lamplight.kernel.message import Message
from lamplight.text.speaker import Speaker

from ..settings import Mail, Settings
from ..storage import schema, shared_rates
from ..storage.database import Database

log = structlog.get_logger(__name__)
LEASE_MS = 300_000
"""A note that was claimed and is still there after this time is claimed again: sending it failed."""
GIVE_UP_AFTER_MS = 24 * 3600 * 1000
"""And is dropped in the end."""
LOOK_INTERVAL_S = 5.0
"""Between two looks for notes that are due."""
LETTER_ATTEMPTS = 5
"""How often it is tried to send a letter that somebody waits for, always a little later."""
TURNS_A_DAY = 40
"""How many letters one address gets that tell of turns."""
DAY_S = 24 * 3600.0
SMTP_TIMEOUT_S = 30.0
"""A mail server that does not answer for so long has failed."""


@dataclass(frozen=True, slots=True)
class Note:
    """Somebody may have to be told that it is their turn at a table."""

    person: str
    name: str
    language: str
    email: str
    table_id: str
    game: str
    due: int
    taken_until: int
    wanted: bool
    """Whether they are still asked, still away, and still want mail."""


def take_note(connection: Connection, now: int, away_since: int) -> Note | None:
    """The note that has been due longest. Nobody else gets it until the lease is over."""
    mails, people, tables = schema.mails, schema.people, schema.tables
    due = (
        select(mails)
        .where(mails.c.due <= now, mails.c.taken_until <= now)
        .order_by(mails.c.due)
        .limit(1)
        .with_for_update(skip_locked=True)
    )
    note = connection.execute(due).first()
    if note is None:
        return None
    connection.execute(update(mails).where(_is(note.person, note.table_id)).values(taken_until=now + LEASE_MS))
    person = connection.execute(select(people).where(people.c.id == note.person)).first()
    table = connection.execute(select(tables.c.game, tables.c.turn).where(tables.c.id == note.table_id)).first()
    if person is None or table is None:
        return Note(note.person, "", "en", "", note.table_id, "", note.due, now + LEASE_MS, False)
    asked = f",{note.person}," in table.turn
    ours = bool(person.email) and person.email == person.confirmed
    wanted = asked and person.seen < away_since and person.mail_turns and ours
    return Note(
        person.id,
        person.name,
        person.language,
        person.email or "",
        note.table_id,
        table.game,
        note.due,
        now + LEASE_MS,
        wanted,
    )


def drop_note(connection: Connection, note: Note) -> None:
    """Done, or no longer wanted; unless it has become their turn anew since."""
    mails = schema.mails
    connection.execute(delete(mails).where(_is(note.person, note.table_id), mails.c.taken_until == note.taken_until))


def _is(person: str, table_id: str) -> ColumnElement[bool]:
    return and_(schema.mails.c.person == person, schema.mails.c.table_id == table_id)


class Mailer:
    """Sends what is due, until it is stopped. Any number of processes may do so."""

    def __init__(self, settings: Settings, database: Database, now: Callable[[], int], away: int) -> None:
        """Whoever has not been connected for `away` milliseconds is not there."""
        self._settings = settings
        self._database = database
        self._now = now
        self._away = away
        self._task: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin, if there is a mail server."""
        if self._settings.mail is not None:
            self._task = asyncio.create_task(self._run(self._settings.mail))

    async def stop(self) -> None:
        """Send no more."""
        for task in [*([] if self._task is None else [self._task]), *self._sending]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    @property
    def sends(self) -> bool:
        """Whether there is a mail server."""
        return self._settings.mail is not None

    def confirm(self, language: str, email: str, token: str) -> None:
        """Ask the owner of an address, soon, whether it may be used."""
        if self._settings.mail is None:
            return
        speaker, mail = Speaker(language), self._settings.mail
        letter = self._envelope(mail, email, speaker.text("server-confirm-subject"))
        link = f"{self._settings.address}/confirm/{token}"
        letter.set_content(speaker.text("server-confirm-letter", link=link))
        self._soon(mail, letter)

    def remind(self, language: str, email: str, login: str, token: str) -> None:
        """Tell somebody, soon, how to choose another password."""
        if self._settings.mail is None:
            return
        speaker, mail = Speaker(language), self._settings.mail
        letter = self._envelope(mail, email, speaker.text("server-reset-subject"))
        link = f"{self._settings.address}/reset#{token}"
        letter.set_content(speaker.text("server-reset-letter", login=login, link=link))
        self._soon(mail, letter)

    def _soon(self, mail: Mail, letter: EmailMessage) -> None:
        task = asyncio.create_task(self._deliver(mail, letter))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _deliver(self, mail: Mail, letter: EmailMessage) -> None:
        for attempt in range(LETTER_ATTEMPTS):
            await asyncio.sleep(attempt * LOOK_INTERVAL_S)
            try:
                await asyncio.to_thread(_send, mail, letter)
            except (OSError, smtplib.SMTPException) as error:
                log.warning("letter-unsent", error=type(error).__name__)
            else:
                return

    async def _run(self, mail: Mail) -> None:
        while True:
            try:
                while await self._next(mail):
                    pass
            except Exception as error:
                log.warning("mail-failed", error=type(error).__name__)
            await asyncio.sleep(LOOK_INTERVAL_S)

    async def _next(self, mail: Mail) -> bool:
        """Deal with one note; whether there was one."""
        now = self._now()
        note = await self._database.write(lambda c: take_note(c, now, now - self._away))
        if note is None:
            return False
        if note.wanted and await self._may_have(note.email, now):
            try:
                await asyncio.to_thread(_send, mail, self._letter(mail, note))
                log.info("mail-sent", person=note.person, table=note.table_id)
            except (OSError, smtplib.SMTPException) as error:
                log.warning("mail-unsent", table=note.table_id, error=type(error).__name__)
                if now - note.due < GIVE_UP_AFTER_MS:
                    return True
        await self._database.write(lambda c: drop_note(c, note))
        return True

    async def _may_have(self, email: str, now: int) -> bool:
        """Whether an address has not had letters enough today: who plays at many tables need not hear of each."""
        key = f"turn {hashlib.sha256(email.lower().encode()).hexdigest()}"
        return await self._database.write(lambda c: shared_rates.take(c, key, TURNS_A_DAY, DAY_S, now))

    def _letter(self, mail: Mail, note: Note) -> EmailMessage:
        """What somebody is told, in their language."""
        speaker = Speaker(note.language)
        game = Message(f"{note.game}-title")
        address = self._settings.address
        letter = self._envelope(mail, note.email, speaker.text("server-mail-subject", game=game))
        letter.set_content(
            speaker.text(
                "server-mail-turn",
                name=note.name,
                game=game,
                link=f"{address}/table/{note.table_id}",
                settings=f"{address}/me",
            )
        )
        return letter

    def _envelope(self, mail: Mail, email: str, subject: str) -> EmailMessage:
        host = urlsplit(self._settings.address).hostname or "localhost"
        letter = EmailMessage()
        letter["From"] = mail.sender or f"lamplight@{host}"
        letter["To"] = email
        letter["Date"] = format_datetime(localtime())
        letter["Message-ID"] = make_msgid(domain=host)
        letter["Auto-Submitted"] = "auto-generated"
        letter["Subject"] = subject
        return letter


def _send(mail: Mail, letter: EmailMessage) -> None:
    """Hand a mail in. Blocks: call it in a thread."""
    trusted = ssl.create_default_context()
    if mail.tls == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=SMTP_TIMEOUT_S, context=trusted)
    else:
        server = smtplib.SMTP(mail.host, mail.port, timeout=SMTP_TIMEOUT_S)
    with server:
        if mail.tls == "starttls":
            server.starttls(context=trusted)
        if mail.user:
            server.login(mail.user, mail.password)
        server.send_message(letter)
