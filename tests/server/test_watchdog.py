"""A call that never returns: its table is held and recorded, its worker replaced, and the other tables go on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import stat
import subprocess
import sys
import time
from asyncio.subprocess import PIPE
from pathlib import Path

import httpx
import pytest

from lamplight.client import Client, Refused
from lamplight.server.process.supervisor import Place, Supervisor
from lamplight.server.settings import Settings
from lamplight.server.tables import rows
from lamplight.server.watchdog import Seen, SharedWatchdog, share
from lamplight.server.wire.bodies import NewTable

from .serve_process import EVENT_TIMEOUT_S, Serving, also
from .tally import installed
from .test_serve import journal, play_some, run, seated

GO_ON = """
import sys
import lamplight
from lamplight.kernel.chance import Key
from lamplight.kernel.record import Record
record = Record.parse(open(sys.argv[1]).read())
match = lamplight.replay(record, key=Key.fresh())
assert match.to_act == ("left",), match.to_act
match.play("left", "add 2")
print(len(match.entries), match.view(None)["total"], match.key.commitment != record.fairness.commitment)
"""


STALLED = """
import sys
sys.path.insert(0, sys.argv[1])
import json
import lamplight
match = lamplight.new("tally", seed="stalled")
match.play("left", "add 2")
record = json.loads(str(match.record()))
record["actions"].append(["right", {"do": "stall"}, record["actions"][-1][2]])
print(json.dumps(record))
"""


def test_a_record_whose_rules_hang_holds_nobody_up(tmp_path: Path) -> None:
    site = tmp_path / "site"
    installed(site)
    with Serving(tmp_path, "--port", "0", "--hang", "2", "--bot-workers", "0", PYTHONPATH=also(site)) as serving:
        record = subprocess.run(
            [sys.executable, "-c", STALLED, str(site)], capture_output=True, text=True, check=True
        ).stdout

        async def work() -> None:
            async with await Client.guest(serving.address, "Ann", patience=EVENT_TIMEOUT_S) as ann:
                for attempt in (
                    ann.new_table(NewTable("tally", components="plain", record=record)),
                    ann.new_table(NewTable("tally", components="plain", record=record, keep=5)),
                ):
                    with pytest.raises(Refused) as refused:
                        await attempt
                    assert refused.value.message.id == "server-record-hangs"
                assert await ann.new_table(NewTable("tally", components="plain", record=record, keep=1)), (
                    "before that it is a match"
                )

        run(work())
        assert not serving.logged("worker-hangs")


def test_rules_that_hang(tmp_path: Path) -> None:
    site = tmp_path / "site"
    installed(site)
    with Serving(tmp_path, "--port", "0", "--hang", "5", "--bot-workers", "0", PYTHONPATH=also(site)) as serving:

        async def work() -> str:
            ann = await Client.guest(serving.address, "Ann", patience=EVENT_TIMEOUT_S)
            bob = await Client.guest(serving.address, "Bob", patience=EVENT_TIMEOUT_S)
            async with ann, bob:
                hung, other = await seated(ann, "tally"), await seated(bob)
                await play_some(other, 3, random.Random(7))
                for seat, what in ((0, "1"), (1, "3")):
                    await hung.until(lambda table, seat=seat: table.asked(seat))  # type: ignore[misc]
                    await hung.play(seat, {"do": "add", "what": what})
                with pytest.raises(Refused) as refused:  # it is sent again to the next worker, and refused there
                    await hung.play(0, {"do": "stall"})
                assert refused.value.code == "held"
                await hung.until(lambda table: table.info.status == "held")
                assert hung.info.notice is not None
                assert hung.info.notice.id == "server-held-hung"
                await hung.say("What now?")
                assert await play_some(other, 5, random.Random(8)) == 5, "the others go on"
                assert other.info.status == "playing"
            return hung.id

        table = run(work())
        [hangs] = serving.logged("worker-hangs")
        assert (hangs["table"], hangs["doing"]) == (table, "row")
        assert serving.wait(lambda: serving.logged("crash-recorded"))[0]["status"] == 0
        os.kill(serving.workers("web")[0], signal.SIGSTOP)  # it hangs, and in no call of any table
        serving.wait(lambda: len(serving.logged("worker-ended")) == 2)
        serving.wait(lambda: serving.workers("web"))
        assert httpx.get(f"{serving.address}/healthz", timeout=EVENT_TIMEOUT_S).is_success
        assert serving.stop() == 0
    happened = [row.what for where, row in journal(serving.data) if where == table]
    assert sum(isinstance(what, rows.Held) for what in happened) == 1
    assert [what.action for what in happened if isinstance(what, rows.Played)] == [
        {"do": "add", "what": "1"},
        {"do": "add", "what": "3"},
    ]
    tried, record = sorted((serving.data / "crashes").iterdir(), key=lambda path: path.suffixes != [".tried", ".json"])
    assert all(stat.S_IMODE(path.stat().st_mode) == 0o600 for path in (tried, record)), "there is a key in it"
    told = json.loads(tried.read_text(encoding="utf-8"))
    assert (told["table"], told["tried"]["what"]["action"]) == (table, {"do": "stall"})
    environment = {**os.environ, "PYTHONPATH": also(site)}
    going_on = subprocess.run(
        [sys.executable, "-c", GO_ON, str(record)], env=environment, capture_output=True, text=True, check=False
    )
    assert going_on.stdout.split() == ["3", "6", "True"], going_on.stderr
    verified = subprocess.run(
        [sys.executable, "-m", "lamplight.cli.main", "record", "verify", str(record), "--lang", "en"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (verified.returncode, verified.stderr) == (0, "")


def test_a_slot_that_is_read_while_it_is_written_is_never_mistaken(tmp_path: Path) -> None:
    """Two processes, each as fast as it can. Before there was a checksum, one read in a hundred was wrong here."""
    memory = tmp_path / "watch"
    watch = SharedWatchdog(share(memory, 1), 0)
    watch.clear()
    writer = subprocess.Popen([sys.executable, "-m", "tests.server.watch_writer", str(memory), "40000"])
    began = time.monotonic()
    reads = busy = 0
    while writer.poll() is None:
        seen = watch.read()
        if seen is None:
            continue
        reads += 1
        assert began - 1 < seen.alive <= time.monotonic(), "somebody who goes round"
        if seen.since:
            busy += 1
            letter = seen.doing
            assert set(seen.table_id + seen.doing + seen.detail) == {letter}
            assert seen.allowed == ord(letter)
    assert writer.returncode == 0
    assert reads > 1000
    assert busy


def test_a_worker_is_cut_off_only_if_two_looks_agree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What one look takes for a hang may be gone with the next; and what cannot be read gets older, and no younger."""
    memory = share(tmp_path / "watch", 1)
    supervisor = Supervisor(Settings(data=tmp_path, hang=0.01), lambda _: None)
    place = Place("web", 0, SharedWatchdog(memory, 0), ready=True)
    cut: list[float] = []

    async def cut_off(_: Place, __: object, seen: Seen) -> None:
        cut.append(seen.since)

    async def look() -> int:
        await supervisor._look(place)  # pyright: ignore[reportPrivateUsage]
        return len(cut)

    async def work() -> None:
        place.process = await asyncio.create_subprocess_exec(sys.executable, "-c", "input()", stdin=PIPE)
        monkeypatch.setattr(supervisor, "_cut_off", cut_off)
        for _ in range(3):  # another call each time
            with place.watch.over("t", "row"):
                await asyncio.sleep(0.02)
                assert await look() == 0
        with place.watch.over("t", "row"):
            await asyncio.sleep(0.02)
            assert await look() == 0
            memory[8:12] = b"torn"
            assert place.watch.read() is None
            assert await look() == 1, "half written for ever is no sign of life"
        place.process.kill()
        await place.process.wait()

    asyncio.run(work())
