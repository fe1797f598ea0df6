"""For scripts without `async`: a loop in a thread of its own, which keeps the connection up between two calls.

with Loop() as run:
    client = run(Client.guest("http://127.0.0.1:8917", "Ann"))
    table = run(client.table("..."))
    run(table.say("Good evening!"))
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from types import TracebackType
from typing import Any, TypeVar

T = TypeVar("T")


class Loop:
    """Runs coroutines, one call at a time, while what they started goes on."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="lamplight-client", daemon=True)

    def __call__(self, coroutine: Coroutine[Any, Any, T], timeout: float | None = None) -> T:
        """Wait for a coroutine and give what it gave; after `timeout` seconds it is cancelled (`TimeoutError`)."""

        async def limited() -> T:
            async with asyncio.timeout(timeout):
                return await coroutine

        return asyncio.run_coroutine_threadsafe(limited(), self._loop).result()

    def __enter__(self) -> Loop:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._finish(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _finish(self) -> None:
        """End whatever still runs."""
        rest = asyncio.all_tasks() - {asyncio.current_task()}
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)
