"""The ASGI application: REST, the live socket, health, metrics and the published descriptions of both."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from typing import Any, TypeAlias, cast

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, websocket
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.status_codes import WS_1008_POLICY_VIOLATION

import lamplight
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message

from .. import metrics
from ..live.connection import Connection
from ..people.accounts import Person
from ..service import Service
from ..settings import Settings
from ..wire.json_schema import protocol_schema
from ..wire.protocol import COOKIE, MARK, Bye, ByeCode, encode
from ..wire.refusals import STATUS, Refusal
from . import api, confirmation, site
from .guard import Guard

log = structlog.get_logger(__name__)
Socket: TypeAlias = WebSocket[Any, Any, Any]
WS_1012_SERVICE_RESTART = 1012
GOODBYE = 1.0
"""So many seconds a client has to take leave."""


class _Description(JsonRenderPlugin):
    """The description of the pages. A whole number is a number too: of several types any may fit, not only one."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        del request
        return msgspec.json.encode(_any_of(openapi_schema))


def _any_of(part: object) -> object:
    if isinstance(part, dict):
        named = cast("dict[str, object]", part)
        return {"anyOf" if name == "oneOf" else name: _any_of(value) for name, value in named.items()}
    if isinstance(part, list):
        return [_any_of(item) for item in cast("list[object]", part)]
    return part


def make_app(settings: Settings, service: Service | None = None) -> Litestar:
    """The application of one process."""
    serving = service or Service(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        app.state.service = serving
        await serving.start()
        try:
            yield
        finally:
            await serving.stop()

    app = Litestar(
        route_handlers=[
            api.router,
            confirmation.ask,
            confirmation.confirm,
            live,
            health,
            metrics_page,
            protocol_page,
            site.router,
        ],
        lifespan=[lifespan],
        exception_handlers={
            Refusal: _refused,
            LamplightError: _bad_input,
            HTTPException: _bad_request,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Lamplight",
            version=lamplight.__version__,
            path="/api/schema",
            render_plugins=[_Description(path=["/", "/openapi.json"])],
            use_handler_docstrings=True,
            components=Components(
                security_schemes={
                    "session": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                    "mark": SecurityScheme(
                        type="apiKey",
                        name=MARK,
                        security_scheme_in="header",
                        description="Any value: says that no page of somebody else's has sent the request.",
                    ),
                }
            ),
        ),
        request_max_body_size=settings.limits.upload,
        logging_config=None,
    )
    app.asgi_handler = Guard(serving, app.asgi_handler)
    return app


@websocket("/ws")
async def live(socket: Socket) -> None:
    """Live play."""
    service: Service = socket.app.state.service
    person: Person | None = socket.scope["user"]
    if person is None:
        await _turn_away(socket, "who-are-you")
    elif service.draining:
        await _turn_away(socket, "restarting")
    elif not service.may_connect(person):
        await _turn_away(socket, "too-many-connections")
    else:
        await _serve(socket, Connection(person, service))


async def _turn_away(socket: Socket, code: ByeCode) -> None:
    """Say why somebody may not connect. (A browser does not learn why a socket was refused.)"""
    await socket.accept()
    await socket.send_data(encode(Bye.because(code)), mode="text")
    await socket.close(WS_1008_POLICY_VIOLATION)


async def _serve(socket: Socket, connection: Connection) -> None:
    """Read and send until the client goes or is let go."""
    service = connection.service
    service.connections.add(connection)
    metrics.CONNECTIONS.inc()
    tasks: list[asyncio.Task[object]] = []
    try:
        await socket.accept()
        await service.look_up(connection.person)
        tasks = [
            asyncio.create_task(_read(socket, connection)),
            asyncio.create_task(_send(socket, connection)),
            asyncio.create_task(connection.gone.wait()),
        ]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        service.connections.discard(connection)
        metrics.CONNECTIONS.dec()
        connection.closed()
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, OSError)):
                log.warning("connection-failed", error=type(result).__name__)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(GOODBYE):
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


@get("/healthz", include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Whether this process serves."""
    service: Service = request.app.state.service
    ok = not service.draining and await service.healthy()
    return Response(
        {"status": "ok" if ok else "draining" if service.draining else "database", "version": service.version},
        status_code=200 if ok else 503,
    )


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics_page() -> Response[bytes]:
    """What the processes of this machine have counted."""
    return Response(metrics.shown(), media_type="text/plain; version=0.0.4")


@get("/api/protocol.json", media_type=MediaType.JSON)
async def protocol_page() -> dict[str, Any]:
    """The JSON Schema of the live protocol."""
    return protocol_schema()


def _problem(refusal: Refusal) -> Response[bytes]:
    return Response(encode(refusal.problem), media_type=MediaType.JSON, status_code=STATUS.get(refusal.code, 400))


def _refused(request: Request[Any, Any, Any], error: Refusal) -> Response[bytes]:
    del request
    return _problem(error)


def _bad_input(request: Request[Any, Any, Any], error: LamplightError) -> Response[bytes]:
    del request
    return _problem(Refusal.of(error))


_CODES = {
    401: "unauthenticated",
    403: "forbidden",
    404: "not-found",
    405: "not-found",
    413: "too-large",
    429: "too-many",
}


def _bad_request(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    del request
    words = _wrong_field(error.extra) or Message("server-bad-request")
    response = _problem(Refusal(_CODES.get(error.status_code, "bad-request"), words))
    response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


def _wrong_field(found: object) -> Message | None:
    """What is wrong in a request, and where, if that is known."""
    if not isinstance(found, list) or not found:
        return None
    first = cast("list[object]", found)[0]
    if not isinstance(first, dict):
        return None
    told = cast("dict[str, object]", first)
    where, reason = str(told.get("key", ""))[:60], str(told.get("message", ""))[:200]
    return Message("server-bad-field", {"field": where, "reason": reason}) if where and reason else None


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.exception("request-failed", path=request.url.path, error=type(error).__name__)
    response = _problem(Refusal("unavailable", Message("server-broken")))
    response.status_code = 500
    return response
