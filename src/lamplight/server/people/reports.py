"""What people tell the moderators about others, and what moderators do: most of it by `lamplight admin`."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from ..ids import new_id
from ..storage import schema
from ..wire.bodies import NewReport
from ..wire.refusals import no

REPORTS_A_DAY = 10
"""How many reports one person may make."""
LINES_KEPT = 20
"""What somebody had said last is kept with a report about them."""
MOST_OPEN = 50
"""So many open reports about one person are kept; more say nothing new."""
MOST_LISTED = 200
HOUR_MS = 3_600_000


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody has told about somebody."""

    id: str
    reporter: str
    """Their handle."""
    person: str
    person_id: str
    table: str
    why: str
    text: str
    said: str
    created: int
    settled: int | None


def add(connection: Connection, reporter: str, new: NewReport, said: str, now: int) -> None:
    """Keep a report, unless this one has told of that one already and nobody has looked yet."""
    reports = schema.reports
    if connection.execute(select(schema.people.c.id).where(schema.people.c.id == new.person)).first() is None:
        raise no("not-found", "no-such-person")
    waiting = select(func.count()).where(reports.c.person == new.person, reports.c.settled.is_(None))
    if connection.execute(waiting.where(reports.c.reporter == reporter)).scalar():
        raise no("conflict", "reported-already")
    if int(connection.execute(waiting).scalar() or 0) >= MOST_OPEN:
        return
    told = {"person": new.person, "table_id": new.table, "why": new.why, "text": " ".join(new.text.split())}
    connection.execute(insert(reports).values(id=new_id(8), reporter=reporter, said=said, created=now, **told))


def listed(connection: Connection, *, settled: bool = False, report_id: str | None = None) -> list[Report]:
    """The reports that wait, the oldest first; the settled ones too, or one by its id."""
    reports = schema.reports.c
    reporter, person = schema.people.alias(), schema.people.alias()
    query = (
        select(schema.reports, reporter.c.handle.label("by"), person.c.handle.label("about"))
        .join_from(schema.reports, reporter, reporter.c.id == reports.reporter, isouter=True)
        .join(person, person.c.id == reports.person)
        .order_by(reports.created, reports.id)
        .limit(MOST_LISTED)
    )
    if report_id is not None:
        query = query.where(reports.id == report_id)
    elif not settled:
        query = query.where(reports.settled.is_(None))
    return [
        Report(
            row.id,
            row.by or "",
            row.about or "",
            row.person,
            row.table_id,
            row.why,
            row.text,
            row.said,
            row.created,
            row.settled,
        )
        for row in connection.execute(query)
    ]


def settle(connection: Connection, report_id: str, now: int) -> None:
    """Somebody has looked at a report."""
    reports = schema.reports
    connection.execute(update(reports).where(reports.c.id == report_id).values(settled=now))


def silence(connection: Connection, person: str, until: int | None) -> None:
    """Somebody may not speak at any table until then; nothing: they may."""
    people = schema.people
    connection.execute(update(people).where(people.c.id == person).values(silent_until=until))


def silent_until(connection: Connection, person: str) -> int:
    """Until when somebody may not speak."""
    people = schema.people.c
    return int(connection.execute(select(people.silent_until).where(people.id == person)).scalar() or 0)


def forget(connection: Connection, person: str) -> None:
    """Somebody is forgotten: what they told, and what was told about them."""
    reports = schema.reports
    connection.execute(delete(reports).where((reports.c.reporter == person) | (reports.c.person == person)))


def told_by(connection: Connection, person: str) -> list[dict[str, object]]:
    """What somebody has told about others."""
    reports = schema.reports
    columns = (reports.c.person, reports.c.table_id, reports.c.why, reports.c.text, reports.c.created)
    return [dict(row) for row in connection.execute(select(*columns).where(reports.c.reporter == person)).mappings()]
