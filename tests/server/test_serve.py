"""`lamplight serve`: it starts, says where it is, survives its workers, lets people go, and says what is wrong."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import os
import random
import secrets
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from websockets.asyncio.client import connect

from lamplight.client import Client, actions_of
from lamplight.client.table import Table
from lamplight.kernel.errors import LamplightError
from lamplight.server.logs import secrets_of, without_password
from lamplight.server.settings import Settings, read_settings
from lamplight.server.tables.rows import Created, Played, Row, decode_row
from lamplight.server.wire.bodies import NewTable

from .serve_process import EVENT_TIMEOUT_S, Serving

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, 2 * EVENT_TIMEOUT_S))


def journal(data: Path) -> list[tuple[str, Row]]:
    """Everything that was written, by table."""
    with contextlib.closing(sqlite3.connect(data / "lamplight.db")) as database:
        found = database.execute("SELECT table_id, body FROM journal ORDER BY position").fetchall()
    return [(table, decode_row(body)) for table, body in found]


async def seated(client: Client, game: str = "dual-powers", bots: tuple[str | None, ...] = ()) -> Table:
    """A table at which one person holds every seat that no bot has, begun."""
    table = await client.table((await client.new_table(NewTable(game, bots=bots))).table)
    for seat, one in enumerate(table.info.seats):
        if not one.bot:
            await table.take(seat)
    await table.start()
    return table


async def play_some(table: Table, decisions: int, rng: random.Random) -> int:
    """Play random actions for all seats of ours; how many, as the match may end before."""
    for done in range(decisions):
        await table.until(lambda table: table.over or any(table.asked(seat) for seat in table.seats))
        seat = next((seat for seat in table.seats if table.asked(seat)), -1)
        game = table.asked(seat) if seat >= 0 else None
        if table.over or game is None:
            return done
        await table.play(seat, rng.choice(actions_of(game)), game.version)
        await table.until(functools.partial(_newer_than, seat=seat, version=game.version))
    return decisions


def _newer_than(table: Table, seat: int, version: int) -> bool:
    game = table.game(seat)
    return game is not None and game.version > version


def test_a_life_of_a_server(tmp_path: Path) -> None:
    """It starts on a free port, serves, says good-bye, leaves nothing behind, and has logged no secret."""
    secret = secrets.token_hex(16)
    with Serving(tmp_path, "--port", "0", LAMPLIGHT_SECRET=secret) as serving:
        assert serving.port != "0"
        health = httpx.get(f"{serving.address}/healthz")
        assert (health.status_code, health.json()["status"]) == (200, "ok")
        hidden = [secret]

        async def work() -> None:
            async with await Client.guest(serving.address, "Ann") as ann:
                table = await seated(ann)
                await play_some(table, 6, random.Random(1))
                link = await ann.make_link()
                hidden.extend([ann.cookie, link.url.rpartition("#")[2]])
                hidden.extend(nonce for nonce in table.info.nonces if nonce)
                page = httpx.get(f"{serving.address}/metrics").text
                assert 'lamplight_rows_total{kind="played"} 6.0' in page
                assert "lamplight_connections 1.0" in page
                assert httpx.get(f"{serving.address}/api/tables/nowhere").status_code == 401
                async with connect(
                    f"ws://127.0.0.1:{serving.port}/ws", additional_headers={"cookie": f"lamplight={ann.cookie}"}
                ) as live:
                    await live.send(json.dumps({"type": "hello", "protocol": 1}))
                    assert json.loads(await live.recv())["type"] == "welcome"
                    serving.process.send_signal(signal.SIGTERM)
                    bye = json.loads(await live.recv())
                    assert (bye["type"], bye["again"], bye["code"]) == ("bye", True, "restarting")
                    await live.wait_closed()
                    assert live.close_code == 1012

        run(work())
        assert serving.process.wait(EVENT_TIMEOUT_S) == 0
        assert "Stopped." in serving.said
        assert list(serving.temporary.iterdir()) == []
        events = serving.events  # every line is JSON
        assert {"serving"} <= {str(one["event"]) for one in events}
        assert not [one for one in events if one["level"] in ("warning", "error", "critical")], serving.log
        assert not [one for one in events if str(one["logger"]).startswith(("alembic", "uvicorn", "httpx"))]
        hidden.extend(row.what.key for _, row in journal(serving.data) if isinstance(row.what, Created))
        assert len(hidden) >= 6
        assert [value for value in hidden if value in serving.log + serving.said] == []


def test_nothing_acknowledged_is_lost_when_it_stops(tmp_path: Path) -> None:
    """People play on while it is stopped and started: what was acknowledged is there, once."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])

    async def work() -> int:
        async with await Client.guest(first.address, "Ann", patience=EVENT_TIMEOUT_S) as ann:
            table = await seated(ann)
            playing = asyncio.create_task(play_some(table, 60, random.Random(2)))
            while sum(isinstance(row.what, Played) for _, row in journal(first.data)) < 10:
                await asyncio.sleep(0.02)
            assert await asyncio.to_thread(first.stop) == 0
            second = await asyncio.to_thread(lambda: running.enter_context(Serving(tmp_path, "--port", port)))
            played = await playing
            assert await asyncio.to_thread(second.stop, signal.SIGINT) == 0
        return played

    with contextlib.ExitStack() as running:
        first = running.enter_context(Serving(tmp_path, "--port", port))
        played = run(work())
    assert played >= 10
    assert sum(isinstance(row.what, Played) for _, row in journal(tmp_path / "data")) == played


def test_workers_are_replaced(tmp_path: Path) -> None:
    """A worker that is killed or told to stop is replaced, on the same port, and play goes on."""
    with Serving(tmp_path, "--port", "0") as serving:

        async def work() -> None:
            async with await Client.guest(serving.address, "Ann", patience=EVENT_TIMEOUT_S) as ann:
                table = await seated(ann)
                rng = random.Random(3)
                for count, number in enumerate((signal.SIGKILL, signal.SIGTERM), start=1):
                    await play_some(table, 4, rng)
                    before = serving.workers("web")
                    assert len(before) == 1
                    os.kill(before[0], number)
                    await play_some(table, 2, rng)
                    while len(serving.logged("worker-ended")) < count:
                        await asyncio.sleep(0.05)
                    await play_some(table, 2, rng)
                    assert set(serving.workers("web")).isdisjoint(before)

        run(work())
        assert sum(isinstance(row.what, Played) for _, row in journal(serving.data)) == 16
        assert len(serving.logged("worker-ended")) == 2
        os.kill(serving.process.pid, signal.SIGKILL)  # the supervisor itself: its workers do not outlive it for long
        serving.process.wait()

        def gone() -> bool:
            with socket.socket() as asked:
                return asked.connect_ex(("127.0.0.1", int(serving.port))) != 0

        serving.wait(gone)


CASES: dict[str, tuple[list[str], dict[str, str]]] = {
    "serve-one-worker": (["--workers", "2"], {}),
    "serve-no-workers": (["--workers", "0", "--bot-workers", "0"], {}),
    "serve-port-taken": (["--port", "{taken}"], {}),
    "serve-bad-host": (["--host", "no.such.host.invalid"], {}),
    "serve-bad-data": (["--data", "{file}"], {}),
    "serve-no-database": (["--database", "postgresql://lamp:geheim@127.0.0.1:{closed}/light"], {}),
    "server-database-newer": (["--database", "sqlite:///{newer}"], {}),
    "server-database-failed": (["--database", "sqlite:///{file}"], {}),
    "server-bad-database": (["--database", "oracle://lamp:geheim@somewhere/light"], {}),
    "server-needs-postgres": (["--database", "postgresql://lamp:geheim@somewhere/light"], {"without": "asyncpg"}),
    "server-bad-setting": ([], {"LAMPLIGHT_HANG": "a lot"}),
}
SCRIPT = """
import contextlib, io, json, os, sys
from lamplight.cli.main import main
for name, (arguments, environment) in json.loads(sys.stdin.read()).items():
    os.environ.update(environment)
    kept = {}
    if "without" in environment:
        kept = {known: sys.modules.pop(known) for known in list(sys.modules) if known.startswith("asyncpg")}
        sys.modules[environment["without"]] = None
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(["serve", *arguments])
    if "without" in environment:
        del sys.modules[environment["without"]]
        sys.modules.update(kept)
    for variable in environment:
        del os.environ[variable]
    print(json.dumps([name, status, out.getvalue(), err.getvalue()]))
"""


def _newer(path: Path) -> None:
    """A database of a version that nobody here knows."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
        database.execute("INSERT INTO alembic_version VALUES ('9999')")
        database.commit()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_wrong_is_said(tmp_path: Path, language: str) -> None:
    """Each mistake has a sentence of its own, in the language of whoever starts the server, and status 2."""
    (tmp_path / "file").write_text("no database, no folder" * 100, encoding="utf-8")
    _newer(tmp_path / "newer.db")
    with socket.socket() as taken, socket.socket() as closed:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        closed.bind(("127.0.0.1", 0))
        places = {
            "taken": taken.getsockname()[1],
            "closed": closed.getsockname()[1],
            "file": tmp_path / "file",
            "newer": tmp_path / "newer.db",
        }
        common = ["--data", str(tmp_path / "data"), "--port", "0", "--lang", language]
        cases = {
            name: ([*common, *(one.format(**places) for one in arguments)], environment)
            for name, (arguments, environment) in CASES.items()
        }
        script = subprocess.run(
            [sys.executable, "-c", SCRIPT],
            input=json.dumps(cases),
            capture_output=True,
            text=True,
            check=False,
            timeout=EVENT_TIMEOUT_S,
        )
    answers = {name: rest for name, *rest in map(json.loads, script.stdout.splitlines())}
    assert list(answers) == list(CASES), script.stderr
    for name, (status, out, err) in answers.items():
        assert (name, status, out) == (name, 2, "")
        assert len(err.splitlines()) == 1, (name, err)
        assert "geheim" not in err
        assert not any(word in err for word in ("Traceback", "serve-", "server-", "{")), (name, err)
    assert len({err for _, _, err in answers.values()}) == len(CASES)
    if language == "ru":
        assert all(any("а" <= sign <= "я" for sign in err) for _, _, err in answers.values())


def test_settings_come_from_the_environment_too() -> None:
    environment = {
        "LAMPLIGHT_HOST": "0.0.0.0",  # noqa: S104 - it is not listened on
        "LAMPLIGHT_PORT": "99",
        "LAMPLIGHT_WORKERS": "3",
        "LAMPLIGHT_BOT_WORKERS": "2",
        "LAMPLIGHT_DATABASE": "postgresql://lamp:geheim@db/light",
        "LAMPLIGHT_PUBLIC_URL": "https://play.example.org",
        "LAMPLIGHT_HANG": "2.5",
        "LAMPLIGHT_LIMIT_TABLES": "7",
        "LAMPLIGHT_SMTP_HOST": "mail",
        "LAMPLIGHT_SMTP_PASSWORD": "verborgen",
    }
    settings = read_settings({"port": "100", "workers": None}, environment)
    assert (settings.port, settings.workers, settings.bot_workers, settings.hang) == (100, 3, 2, 2.5)
    assert (settings.limits.tables, settings.limits.upload) == (7, Settings().limits.upload)
    assert settings.secure
    assert sorted(secrets_of(settings)) == ["geheim", "verborgen"]
    for name, value in (("HANG", "nan"), ("HANG", "-1"), ("PUBLIC_URL", "ftp://x"), ("WORKERS", "many")):
        with pytest.raises(LamplightError):
            read_settings({}, {f"LAMPLIGHT_{name}": value})
    for name in ("LIMIT_TABLES", "SMTP_PORT"):
        with pytest.raises(LamplightError):
            read_settings({}, environment | {f"LAMPLIGHT_{name}": "x"})


def test_passwords_are_cut_from_addresses() -> None:
    assert without_password("postgresql+asyncpg://a:b@c:5432/d") == "postgresql+asyncpg://a:***@c:5432/d"
    assert without_password("http://127.0.0.1:80/@x") == "http://127.0.0.1:80/@x"
