"""What is kept about people: guests and accounts, whom they mute or block, their one-time links."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Collection
from dataclasses import dataclass
from email.errors import HeaderParseError
from email.headerregistry import Address

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from ..ids import new_id
from ..storage import attempts, schema
from ..storage.store import all_tables_of
from ..tables.damage import readable
from ..tables.rows import Created, Happening, Renamed, Spoken, Taken, decode_row, encode_row
from ..tables.rows import Row as JournalRow
from ..wire.refusals import no
from . import profiles, reports
from .fingerprints import fingerprint
from .handles import chosen_handle, make_handle, plain_handle

LINK_AGE_S = 15 * 60
NAME_LENGTH = 40
ACCENTS = 2
"""That may stand on one letter."""
MOST_RELATIONS = 500
"""The people whom somebody may mute or block."""
MOST_REMINDED = 5
"""The accounts of one address that are told when a password was forgotten."""
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Signs that count as letters and show nothing."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody the server knows."""

    id: str
    name: str
    language: str
    epoch: int
    handle: str = ""
    """What nobody else is called."""
    login: str = ""
    """What they log in with, if they have a password: their handle, or a name that an earlier release allowed."""
    email: str = ""
    mail_turns: bool = False
    confirmed: bool = False
    """Whether the address is known to be theirs."""


def clean_name(name: str) -> str:
    """A name as it is kept: one line that can be seen, without control signs, not empty, not too long.

    >>> clean_name("  Rosa\\u00a0 Luxemburg\\u202e ")
    'Rosa Luxemburg'
    """
    signs: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", " ".join(name.split())):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks <= ACCENTS and sign not in _BLANK and sign.isprintable():
            signs.append(sign)
    cleaned = " ".join("".join(signs).split())
    if not any(sign.isalnum() for sign in cleaned) or len(cleaned) > NAME_LENGTH:
        raise no("bad-request", "bad-name", limit=NAME_LENGTH)
    return cleaned


def add_guest(connection: Connection, name: str, language: str, now: int) -> Person:
    """Somebody new."""
    person = Person(new_id(12), clean_name(name), language, 1, make_handle(connection))
    connection.execute(
        insert(schema.people).values(
            id=person.id,
            name=person.name,
            handle=person.handle,
            language=language,
            created=now,
            seen=now,
            epoch=1,
            mail_turns=False,
        )
    )
    return person


def find(connection: Connection, person_id: str) -> Person | None:
    """Somebody by id."""
    found = connection.execute(select(schema.people).where(schema.people.c.id == person_id)).first()
    return None if found is None else _person(found)


def by_login(connection: Connection, login: str) -> tuple[Person, str] | None:
    """Somebody by login name, with the hash of their password."""
    wanted = plain_login(login)
    found = connection.execute(select(schema.people).where(schema.people.c.login == wanted)).first() if wanted else None
    return None if found is None or not found.password else (_person(found), str(found.password))


def forgetful(connection: Connection, said: str) -> list[tuple[Person, str]]:
    """Those whom a handle or an address may mean and whom mail reaches, with the hashes of their passwords."""
    table = schema.people.c
    plain = plain_login(said)
    found = connection.execute(
        select(schema.people)
        .where((table.login == plain) | (func.lower(table.confirmed) == said.strip().lower()))
        .where(table.password.is_not(None), table.email == table.confirmed)
        .order_by(table.seen.desc())
        .limit(MOST_REMINDED)
    )
    return [(_person(row), str(row.password)) for row in found if plain or "@" in said]


def reset_password(connection: Connection, said: tuple[str, str] | None, hashed: str) -> Person:
    """Give somebody who has forgotten their password another one; the letter that said so is used up by this."""
    person = None if said is None else find(connection, said[0])
    known = None if person is None else by_login(connection, person.login)
    if said is None or known is None or fingerprint(known[1]) != said[1]:
        raise no("not-found", "bad-link")
    change(connection, known[0].id, password=hashed)
    return known[0]


def plain_login(login: str) -> str:
    """A login name as it is compared; nothing, if it cannot be one."""
    plain = unicodedata.normalize("NFKC", login.strip().removeprefix("@")).casefold()
    return plain if plain.isprintable() and 2 < len(plain) <= 80 and " " not in plain else ""


def _person(found: Row[tuple[object, ...]]) -> Person:
    return Person(
        found.id,
        found.name,
        found.language,
        found.epoch,
        found.handle or "",
        found.login or "",
        found.email or "",
        found.mail_turns,
        bool(found.email) and found.email == found.confirmed,
    )


def change(connection: Connection, person_id: str, **values: object) -> None:
    """Set some of what is kept about somebody."""
    connection.execute(update(schema.people).where(schema.people.c.id == person_id).values(**values))


def standing(connection: Connection, people: Collection[str]) -> dict[str, tuple[int, str, str]]:
    """The epoch of their sessions, the name and the handle of each of these people who are still known."""
    table = schema.people.c
    found = connection.execute(select(table.id, table.epoch, table.name, table.handle).where(table.id.in_(people)))
    return {row.id: (row.epoch, row.name, row.handle or "") for row in found}


def without_handles(connection: Connection) -> list[tuple[str, list[Person]]]:
    """The tables that go on and do not know the handles of their people: they are of an earlier release."""
    tables, people = schema.tables.c, schema.people.c
    going_on = select(tables.id, tables.info).where(tables.status.not_in(("finished", "closed")))
    found: list[tuple[str, list[Person]]] = []
    for row in connection.execute(going_on):
        info = readable(row.info)
        named = [] if info is None else [info.host, *(seat.person for seat in info.seats if seat.person is not None)]
        ids = {one.id for one in named if one.name and not one.handle}
        if ids:
            known = connection.execute(select(schema.people).where(people.id.in_(ids)).order_by(people.id))
            found.append((row.id, [_person(one) for one in known]))
    return found


def end_sessions(connection: Connection, person_id: str) -> Person | None:
    """All cookies and links of somebody are void from now on."""
    person = find(connection, person_id)
    if person is None:
        return None
    for kept in (schema.links, schema.sessions):
        connection.execute(delete(kept).where(kept.c.person == person_id))
    change(connection, person_id, epoch=person.epoch + 1)
    return find(connection, person_id)


def is_address(email: str) -> bool:
    """Whether this looks like an address for mail, which mail programs agree about."""
    try:
        address = Address(addr_spec=email)
    except (HeaderParseError, ValueError, IndexError):
        return False
    plain = email.isascii() and email.isprintable() and not any(sign in email for sign in ' ,;:<>"()[]\\')
    return plain and bool(address.username) and "." in address.domain.strip(".")


def whose_address(connection: Connection, said: tuple[str, str] | None) -> tuple[Person, str]:
    """Somebody and the address that they still want to use."""
    person = None if said is None else find(connection, said[0])
    if person is None or said is None or person.email != said[1]:
        raise no("not-found", "bad-link")
    return person, said[1]


def set_password(connection: Connection, person_id: str, login: str, hashed: str) -> None:
    """Give somebody a handle of their own, which they log in with, and the hash of a password."""
    known = find(connection, person_id)
    if known is not None and known.login and known.login == plain_login(login):  # it may be of an earlier release
        change(connection, person_id, password=hashed)
        return
    own = known is not None and known.handle == plain_handle(login)
    wanted = plain_handle(login) if own else chosen_handle(connection, login, person_id)
    change(connection, person_id, handle=wanted, login=wanted, password=hashed)


def export(connection: Connection, person_id: str) -> dict[str, object]:
    """Everything that is kept about somebody (but the password's hash)."""
    person = connection.execute(select(schema.people).where(schema.people.c.id == person_id)).mappings().one()
    chairs = schema.chairs.c
    seats = connection.execute(select(chairs.table_id, chairs.seat).where(chairs.person == person_id))
    opened = schema.sessions.c
    open_sessions = connection.execute(select(schema.sessions).where(opened.person == person_id)).all()
    sets = connection.execute(select(schema.sets).where(schema.sets.c.owner == person_id)).all()
    return {
        "person": {name: value for name, value in person.items() if name != "password"},
        "relations": [{"person": other, "kind": kind} for other, kind in relations(connection, person_id)],
        "sessions": [{"device": row.device, "since": row.since, "seen": row.seen} for row in open_sessions],
        "seats": [{"table": row.table_id, "seat": row.seat} for row in seats],
        "sets": [
            {"hash": row.hash, "name": row.name, "game": row.game, "files": msgspec.json.decode(row.files)}
            for row in sets
        ],
        "results": profiles.kept(connection, person_id),
        "reports": reports.told_by(connection, person_id),
        "attempts": attempts.all_of(connection, person_id),
        "chat": _chat_of(connection, person_id),
    }


def _chat_of(connection: Connection, person_id: str) -> list[dict[str, object]]:
    """What somebody has said."""
    said: list[dict[str, object]] = []
    journal = schema.journal.c
    for table in all_tables_of(connection, person_id):
        for row in connection.execute(select(journal.body).where(journal.table_id == table).order_by(journal.number)):
            read = _readable(row.body)
            if read is not None and isinstance(read.what, Spoken) and read.what.person == person_id:
                said.append({"table": table, "at": read.at, "text": read.what.text})
    return said


def delete_person(connection: Connection, person_id: str) -> None:
    """Forget somebody. Their name and what they said go from the journals too: nothing else of a row ever changes."""
    journal = schema.journal
    for table in all_tables_of(connection, person_id):
        found = connection.execute(select(journal.c.position, journal.c.body).where(journal.c.table_id == table)).all()
        for row in found:
            read = _readable(row.body)
            blank = None if read is None else _without(read.what, person_id)
            if read is not None and blank is not None:
                body = encode_row(msgspec.structs.replace(read, what=blank))
                connection.execute(update(journal).where(journal.c.position == row.position).values(body=body))
    profiles.forget(connection, person_id)
    reports.forget(connection, person_id)
    for own in (schema.links, schema.mails, schema.voices, schema.sessions, schema.attempts):
        connection.execute(delete(own).where(own.c.person == person_id))
    related = schema.relations.c
    connection.execute(delete(schema.relations).where((related.person == person_id) | (related.other == person_id)))
    connection.execute(update(schema.sets).where(schema.sets.c.owner == person_id).values(owner=None))
    connection.execute(delete(schema.people).where(schema.people.c.id == person_id))


def _readable(body: bytes) -> JournalRow | None:
    """A row of a journal, unless it is damaged: then there is nothing of anybody's to be found in it."""
    try:
        return decode_row(body)
    except (msgspec.MsgspecError, UnicodeError, ValueError):
        return None


def _without(what: Happening, person_id: str) -> Happening | None:
    """What happened, without somebody's name and words; None: there are none in it."""
    match what:
        case Created():
            host = "" if what.host == person_id else what.host_name
            reserved = tuple((seat, who, "" if who == person_id else name) for seat, who, name in what.reserved)
            handles = {who: handle for who, handle in what.handles.items() if who != person_id}
            blank: Happening = msgspec.structs.replace(what, host_name=host, reserved=reserved, handles=handles)
        case Taken() | Renamed() if what.person == person_id:
            blank = msgspec.structs.replace(what, name="", handle="")
        case Spoken() if what.person == person_id:
            blank = Spoken(person_id, "", "")
        case _:
            return None
    return None if blank == what else blank


def make_link(connection: Connection, person_id: str, now: int) -> str:
    """A secret that opens an account once, for a short time."""
    token = secrets.token_urlsafe(24)
    connection.execute(delete(schema.links).where(schema.links.c.expires < now))
    connection.execute(
        insert(schema.links).values(digest=_digest(token), person=person_id, expires=now + LINK_AGE_S * 1000)
    )
    return token


def use_link(connection: Connection, token: str, now: int) -> Person:
    """The account of a link, which is used up by this."""
    links = schema.links
    found = connection.execute(select(links).where(links.c.digest == _digest(token))).first()
    used = connection.execute(delete(links).where(links.c.digest == _digest(token))).rowcount
    person = None if found is None or not used or found.expires < now else find(connection, found.person)
    if person is None:
        raise no("not-found", "bad-link")
    return person


def relations(connection: Connection, person_id: str) -> list[tuple[str, str]]:
    """Whom somebody has muted or blocked: the other person, and which of the two."""
    table = schema.relations.c
    found = connection.execute(select(table.other, table.kind).where(table.person == person_id))
    return [(row.other, row.kind) for row in found]


def set_relation(connection: Connection, person_id: str, other: str, kind: str, on: bool) -> None:
    """Mute or block somebody, or no longer."""
    table = schema.relations
    connection.execute(delete(table).where(table.c.person == person_id, table.c.other == other, table.c.kind == kind))
    if on:
        if find(connection, other) is None:
            raise no("not-found", "no-such-person")
        if len(relations(connection, person_id)) >= MOST_RELATIONS:
            raise no("too-many", "too-many-relations", limit=MOST_RELATIONS)
        connection.execute(insert(table).values(person=person_id, other=other, kind=kind))


def blocked_between(connection: Connection, person_id: str, others: Collection[str]) -> bool:
    """Whether somebody and any of these others have blocked one another, one way or the other."""
    table = schema.relations.c
    if not others:
        return False
    query = select(table.person).where(
        table.kind == "block",
        ((table.person == person_id) & table.other.in_(others))
        | ((table.other == person_id) & table.person.in_(others)),
    )
    return connection.execute(query).first() is not None


def absent(connection: Connection, people: Collection[str], before: int) -> set[str]:
    """Those of these people who have not been connected since."""
    table = schema.people.c
    found = connection.execute(select(table.id).where(table.id.in_(people), table.seen >= before))
    return set(people) - {row.id for row in found}


def saw(connection: Connection, people: Collection[str], now: int) -> None:
    """These people are connected."""
    if people:
        connection.execute(update(schema.people).where(schema.people.c.id.in_(people)).values(seen=now))


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
