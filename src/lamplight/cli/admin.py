"""`lamplight admin`: what whoever runs a server does with its database, while the server runs or not."""

from __future__ import annotations

import asyncio
import os
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import find_game
from lamplight.kernel.message import Message
from lamplight.server import logs
from lamplight.server.admin.backup import back_up
from lamplight.server.admin.backup import restore as put_back
from lamplight.server.admin.operations import Admin, Finding
from lamplight.server.admin.queries import MOST_LISTED, Account, Overview
from lamplight.server.settings import Settings, read_settings
from lamplight.text.speaker import Speaker

T = TypeVar("T")
STATUSES = ("open", "playing", "between", "finished", "held", "closed")


def users(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Who is known, or whom a text finds."""
    found = _with(given, lambda at: at.people(given.find or ""))
    if not found:
        console.print(speaker.text("admin-nobody"))
        return
    table = _grid(speaker, "id", "name", "handle", "seen", "going-on", "over")
    for one in found:
        table.add_row(one.id, one.name, one.handle or "–", _time(one.seen), str(one.going_on), str(one.over))
    console.print(table)
    _tell_more(len(found), speaker, console)


def user(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Show somebody, or do one of the things that can be done for them."""
    text = speaker.text
    if given.delete + given.link + given.logout > 1:
        raise LamplightError(Message("admin-one-thing"))
    if given.delete:
        _with(given, lambda at: at.delete_person(given.id))
        console.print(text("admin-deleted", person=given.id))
    elif given.link:
        link = _with(given, lambda at: at.link(given.id))
        console.print(text("admin-link"))
        console.print(link, soft_wrap=True)
    elif given.logout:
        _with(given, lambda at: at.log_out(given.id))
        console.print(text("admin-logged-out", person=given.id))
    else:

        async def both(at: Admin) -> tuple[Account, list[Overview]]:
            return await at.person(given.id), await at.tables_of(given.id)

        account, own = _with(given, both)
        for label, value in (
            ("id", account.id),
            ("name", account.name),
            ("handle", account.handle or "–"),
            ("login", account.login or "–"),
            ("email", account.email or "–"),
            ("language", account.language),
            ("created", _time(account.created)),
            ("seen", _time(account.seen)),
        ):
            _say(speaker, console, label, value)
        if own:
            console.print(_listing(own, speaker))


def tables(given: Namespace, speaker: Speaker, console: Console) -> None:
    """All tables, or those of a status."""
    status = given.status or ""
    if status and status not in STATUSES:
        raise LamplightError(Message("admin-bad-status", {"status": status[:40], "statuses": ", ".join(STATUSES)}))
    found = _with(given, lambda at: at.all_tables(status))
    if not found:
        console.print(speaker.text("admin-no-tables"))
        return
    console.print(_listing(found, speaker))
    _tell_more(len(found), speaker, console)


def table(given: Namespace, speaker: Speaker, console: Console) -> None:
    """One table: who sits there, and what has happened last, without anything secret."""
    found = _with(given, lambda at: at.table(given.id))
    info = found.info
    options = ", ".join(f"{name}={value}" for name, value in info.options.items())
    game = find_game(info.game).id
    for label, value in (
        ("id", info.id),
        ("game", f"{speaker.say(Message(f'{game}-title', fallback=game))} ({options})" if options else game),
        ("status", info.status),
        ("host", f"{info.host.name} ({info.host.id})"),
        ("created", _time(info.created)),
        ("updated", _time(found.updated)),
        ("rows", str(found.rows)),
        ("records", ", ".join(map(str, found.records)) or "–"),
    ):
        _say(speaker, console, label, value)
    if info.notice is not None:
        _say(speaker, console, "notice", speaker.say(info.notice))
    seats = _grid(speaker, "seat", "name", "id", "bot")
    for seat in info.seats:
        person = seat.person
        seats.add_row(seat.name, person.name if person else "–", person.id if person else "–", seat.bot or "–")
    console.print(seats)
    last = _grid(speaker, "number", "time", "what", "seat", "who")
    for line in found.last:
        seat_name = info.seats[line.seat].name if line.seat is not None and line.seat < len(info.seats) else ""
        last.add_row(str(line.number), _time(line.at, seconds=True), line.kind, seat_name, line.by or "–")
    console.print(last)


def hold(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Stop a match."""
    if not str(given.reason).strip():
        raise LamplightError(Message("admin-no-reason"))
    _with(given, lambda at: at.hold(given.id, given.reason))
    console.print(speaker.text("admin-held", table=given.id))


def release(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Let a held match go on."""
    _with(given, lambda at: at.release(given.id))
    console.print(speaker.text("admin-released", table=given.id))


def record(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Write the full record of a match into a file."""
    path = Path(given.out or f"lamplight-{given.id}.json")
    if path.exists():
        raise LamplightError(Message("admin-file-exists", {"path": str(path)}))
    text, going_on = _with(given, lambda at: at.record(given.id, given.match))
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(text)
    except OSError as error:
        reason = error.strerror or str(error)
        raise LamplightError(Message("cli-cannot-write", {"path": str(path), "reason": reason})) from None
    console.print(speaker.text("admin-record-written", path=str(path)), soft_wrap=True)
    if going_on:
        console.print(speaker.text("admin-record-secret"), style="bold yellow")


def rebuild(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Make a damaged table anew from its journal."""
    count = _with(given, lambda at: at.rebuild(given.id))
    console.print(speaker.text("admin-rebuilt", table=given.id, count=count))


def usage(given: Namespace, speaker: Speaker, console: Console) -> None:
    """For whom how much is kept."""
    found = _with(given, Admin.usage)
    if not found:
        console.print(speaker.text("admin-nobody"))
        return
    table = _grid(speaker, "id", "name", "tables", "records", "sets", "total")
    for name, one in found[:MOST_LISTED]:
        sizes = (one.tables, one.records, one.sets, one.total)
        table.add_row(one.person, name or "–", *(f"{size / 1e6:.1f}" for size in sizes))
    console.print(speaker.text("admin-usage-unit"))
    console.print(table)
    _tell_more(len(found[:MOST_LISTED]), speaker, console)


def backup(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Copy the database into a file."""
    path = Path(given.file)
    back_up(_settings(given), path)
    console.print(speaker.text("admin-backed-up", path=str(path), size=path.stat().st_size / 1e6), soft_wrap=True)


def restore(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Put a backup in the database's place."""
    settings = _settings(given)
    aside = put_back(settings, Path(given.file), replace=given.yes)
    _with(given, Admin.version)  # a backup of an earlier version is brought to this one
    console.print(speaker.text("admin-restored"))
    if aside is not None:
        console.print(speaker.text("admin-restored-aside", path=str(aside)), soft_wrap=True)


def retention(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Delete what is old enough."""
    if given.finished_days is None and given.guests_days is None:
        raise LamplightError(Message("admin-retention-what"))
    for days in (given.finished_days, given.guests_days):
        if days is not None and days < 1:
            raise LamplightError(Message("admin-bad-days", {"days": days}))
    swept = _with(given, lambda at: at.retention(given.finished_days, given.guests_days, dry=given.dry))
    told = {"finished": swept.finished, "closed": swept.closed, "guests": swept.guests}
    console.print(speaker.text("admin-would-sweep" if given.dry else "admin-swept", **told))


def check(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Replay every unfinished table and compare with what is stored."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    errors = Console(stderr=True)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(speaker.text("admin-checking"), total=None)

        def watch(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        async def run(at: Admin) -> tuple[int, list[Finding]]:
            return await at.check(watch)

        count, findings = _with(given, run)
    for finding in findings:
        console.print(f"{finding.table}  {speaker.say(finding.words)}", soft_wrap=True)
    if findings:
        raise LamplightError(Message("admin-check-bad", {"count": len(findings), "total": count}))
    console.print(speaker.text("admin-check-good", count=count), style="bold green")


def migrate(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Bring the database to the newest version, as a server does when it starts; makes a new one if there is none."""
    version = _with(given, Admin.version, new=True)
    console.print(speaker.text("admin-migrated", version=version))


def _settings(given: Namespace) -> Settings:
    return read_settings(vars(given))


def _with(given: Namespace, do: Callable[[Admin], Awaitable[T]], *, new: bool = False) -> T:
    """Open the database, do something with it, and close it."""

    settings = _settings(given)
    logs.set_up(settings)

    async def run() -> T:
        async with Admin(settings).opened(new=new) as at:
            return await do(at)

    return asyncio.run(run())


def _listing(found: list[Overview], speaker: Speaker) -> Grid:
    table = _grid(speaker, "id", "game", "status", "seats", "updated", "rows")
    for one in found:
        seats = ", ".join(seat.person.name if seat.person else seat.bot or "–" for seat in one.info.seats)
        table.add_row(one.info.id, one.info.game, one.info.status, seats, _time(one.updated), str(one.rows))
    return table


def _grid(speaker: Speaker, *heads: str) -> Grid:
    table = Grid()
    for head in heads:
        table.add_column(speaker.text(f"admin-head-{head}"), no_wrap=head == "id", overflow="fold")
    return table


def _say(speaker: Speaker, console: Console, label: str, value: str) -> None:
    console.print(f"{speaker.text('cli-label', label=speaker.text(f'admin-head-{label}'))}{value}", soft_wrap=True)


def _tell_more(count: int, speaker: Speaker, console: Console) -> None:
    if count >= MOST_LISTED:
        console.print(speaker.text("admin-only-first", count=count))


def _time(at: int, *, seconds: bool = False) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%S UTC" if seconds else "%Y-%m-%d %H:%M UTC", time.gmtime(at / 1000))
