"""How requests come in: whoever does not get to the end of a request's head in good time is let go."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_TIMEOUT_S = 15.0
"""What a client has to say what it wants, from its first sign on."""


class PatientProtocol(HttpToolsProtocol):
    """One connection. uvicorn itself waits for ever for the rest of a request that was begun."""

    _waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._waiting is None:
            self._wait()

    def on_headers_complete(self) -> None:
        self._wait_no_more()
        super().on_headers_complete()

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(HEAD_TIMEOUT_S, self._let_go)

    def _wait_no_more(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _let_go(self) -> None:
        self._waiting = None
        if not self.transport.is_closing():
            self.transport.close()
