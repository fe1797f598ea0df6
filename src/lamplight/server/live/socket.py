"""The websocket itself: who may connect, what is read from it and what is sent, until the client goes or is let go."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, TypeAlias

import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.status_codes import WS_1008_POLICY_VIOLATION

from .. import metrics
from ..people.accounts import Person
from ..people.sessions import session_of
from ..service import Service
from ..wire.protocol import COOKIE, Bye, ByeCode, encode
from .connection import Connection

log = structlog.get_logger(__name__)
Socket: TypeAlias = WebSocket[Any, Any, Any]
WS_1012_SERVICE_RESTART = 1012
GOODBYE_TIMEOUT_S = 1.0
"""How long a client has to take leave."""


@websocket("/ws")
async def live(socket: Socket) -> None:
    """Live play."""
    service: Service = socket.app.state.service
    person: Person | None = socket.scope["user"]
    if person is None:
        await _turn_away(socket, "who-are-you")
    elif service.draining:
        await _turn_away(socket, "restarting")
    elif not service.presence.may_connect(person):
        await _turn_away(socket, "too-many-connections")
    else:
        await _serve(socket, Connection(person, service, session_of(socket.cookies.get(COOKIE, ""))))


async def _turn_away(socket: Socket, code: ByeCode) -> None:
    """Say why somebody may not connect. (A browser does not learn why a socket was refused.)"""
    await socket.accept()
    await socket.send_data(encode(Bye.because(code)), mode="text")
    await socket.close(WS_1008_POLICY_VIOLATION)


async def _serve(socket: Socket, connection: Connection) -> None:
    """Read and send until the client goes or is let go."""
    service = connection.service
    service.presence.connections.add(connection)
    metrics.CONNECTIONS.inc()
    tasks: list[asyncio.Task[object]] = []
    try:
        await socket.accept()
        await service.presence.look_up(connection.person)
        tasks = [
            asyncio.create_task(_read(socket, connection)),
            asyncio.create_task(_send(socket, connection)),
            asyncio.create_task(connection.gone.wait()),
        ]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        service.presence.connections.discard(connection)
        metrics.CONNECTIONS.dec()
        connection.closed()
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, OSError)):
                log.warning("connection-failed", error=type(result).__name__)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(GOODBYE_TIMEOUT_S):
                await socket.close(WS_1012_SERVICE_RESTART)


async def _read(socket: Socket, connection: Connection) -> None:
    """Answer what comes, until nothing more does."""
    while not connection.lost:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return
        text, data = message.get("text"), message.get("bytes")
        await connection.receive(text if isinstance(text, str) else data if isinstance(data, bytes) else b"")
    await asyncio.Event().wait()  # what waits is still sent


async def _send(socket: Socket, connection: Connection) -> None:
    """Send what waits, until good-bye has been said."""
    while (message := await connection.next_message()) is not None:
        await socket.send_data(message, mode="text")
        metrics.SENT.inc(len(message))
