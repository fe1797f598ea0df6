"""How long a server takes to open a table that it does not have in memory: run in a process of its own.

Prints milliseconds as JSON: the first time in this process, and again with everything thrown away but the set-up of the
game, each from the request for the table to the table being open, to the first seat's snapshot as it goes over the
wire, and the processor time of all that.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path

from server_stage import stage

from lamplight.server.tables.messages import Teller
from lamplight.server.tables.registry import Tables
from lamplight.server.tables.sets import SetKeeper
from lamplight.server.wire.protocol import encode

TIMES = 20


async def measure(data: Path, table: str) -> dict[str, object]:
    """Open the table again and again."""
    async with stage(data) as there:
        sets = SetKeeper(data / "sets")
        opened: list[float] = []
        shown: list[float] = []
        spent: list[float] = []
        for _ in range(1 + TIMES):
            tables = Tables(there.database, sets)
            start, used = time.perf_counter(), time.process_time()
            async with tables.room(table) as room:
                opened.append(1000 * (time.perf_counter() - start))
                encode(Teller(room).snapshot(0))
                shown.append(1000 * (time.perf_counter() - start))
            spent.append(1000 * (time.process_time() - used))
        return {"opened": opened, "shown": shown, "spent": spent}


if __name__ == "__main__":
    print(json.dumps(asyncio.run(measure(Path(sys.argv[1]), sys.argv[2]))))
