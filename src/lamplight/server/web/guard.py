"""What stands before every request: who it is, where it comes from, how often, and the headers of every answer."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import TYPE_CHECKING, cast
from urllib.parse import urlsplit

import structlog
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPReceiveMessage, HTTPScope, Message, Receive, Scope, Send, WebSocketScope
from sqlalchemy.exc import SQLAlchemyError

from ..rates import Buckets
from ..wire.protocol import COOKIE, MARK, encode
from ..wire.refusals import STATUS, Refusal, no

if TYPE_CHECKING:
    from ..service import Service

log = structlog.get_logger(__name__)
SAFE = ("GET", "HEAD", "OPTIONS")
UNMARKED = "/confirm/"
"""A form without any script: the address of the page is the secret that it takes."""
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""What a proxy says of those it asks for."""
BODY_TIMEOUT_S = 60.0
"""What a client has to send all of a request."""
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; script-src 'self'; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def client_address(scope: Scope) -> str:
    """Where a request comes from. (Behind a proxy, uvicorn puts the client's address here.)

    Whoever has one address of version 6 has 2**64 of them: they count as one.
    """
    client: tuple[str, int] | None = scope["client"]
    if client is None:
        return "unknown"
    try:
        address = ipaddress.ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((int(address) >> 64 << 64, 64)))


def from_this_machine(scope: Scope) -> bool:
    """Whether a program on this machine asks, and by itself: not a proxy for somebody else."""
    headers = Headers.from_scope(scope)
    if any(name in headers for name in FORWARDED):
        return False
    host = headers.get("host", "").rpartition(":")[0] or headers.get("host", "")
    return _is_loopback(client_address(scope)) and (host == "localhost" or _is_loopback(host.strip("[]")))


def _is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_network(host, strict=False)[0].is_loopback or host in ("::1", "::/64")
    except ValueError:
        return False


class Guard:
    """Stands before the whole application, so that also a page that does not exist is answered in the same way."""

    def __init__(self, service: Service, app: ASGIApp) -> None:
        self._service = service
        self._app = app
        self._requests = Buckets(service.settings.limits.requests * 4, 4)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await self._connect(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    async def _connect(self, scope: WebSocketScope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        refusal = self._too_often(scope) or self._other_origin(headers)
        if refusal is None:
            refusal = await self._recognise(scope, headers)
        if refusal is not None:
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
            return
        await self._app(scope, receive, send)

    async def _request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        headers = Headers.from_scope(scope)
        until = asyncio.get_running_loop().time() + BODY_TIMEOUT_S
        whole = late = False

        async def receiving() -> HTTPReceiveMessage:
            """The rest of the request, if it comes in time; then whether the client goes away."""
            nonlocal whole, late
            if whole:
                return cast("HTTPReceiveMessage", await receive())
            try:
                async with asyncio.timeout_at(until):
                    message = cast("HTTPReceiveMessage", await receive())
            except TimeoutError:
                late = True
                raise no("bad-request", "request-too-slow") from None
            whole = message["type"] != "http.request" or not message.get("more_body")
            return message

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                answer = MutableScopeHeaders.from_message(message)
                self._add_headers(scope["path"], answer)
                if late:
                    answer["connection"] = "close"
            await send(message)

        refusal = self._too_often(scope)
        if refusal is None and scope["method"] not in SAFE:
            refusal = self._other_origin(headers)
            if refusal is None and headers.get(MARK) is None and not scope["path"].startswith(UNMARKED):
                refusal = no("forbidden", "no-mark")
        if refusal is None:
            refusal = await self._recognise(scope, headers)
        if refusal is not None:
            await _refuse(refusal, sending)
            return
        await self._app(scope, receiving, sending)

    async def _recognise(self, scope: Scope, headers: Headers) -> Refusal | None:
        """Find out who it is; refused only if the database does not answer."""
        scope["user"] = None
        cookie = _cookie(headers)
        if not cookie or not scope["path"].startswith(("/api/", "/ws")):
            return None
        try:
            scope["user"] = await self._service.people.person_of(cookie, headers.get("user-agent", ""))
        except (SQLAlchemyError, OSError) as error:
            log.warning("database-silent", error=type(error).__name__)
            return no("unavailable", "busy")
        return None

    def _add_headers(self, path: str, answer: MutableScopeHeaders) -> None:
        wanted = dict(HEADERS)
        if self._service.settings.secure:
            wanted["strict-transport-security"] = "max-age=31536000"
        if path.startswith("/api/"):
            wanted["cache-control"] = "no-store"
        for name, value in wanted.items():
            if name not in answer:
                answer[name] = value

    def _too_often(self, scope: Scope) -> Refusal | None:
        return None if self._requests.take(client_address(scope)) else no("too-many", "too-many")

    def _other_origin(self, headers: Headers) -> Refusal | None:
        """Browsers say which page asks. (Programs that are no browsers say nothing, and are nobody's victims.)"""
        origin = headers.get("origin")
        if origin is None or self._ours(origin, headers.get("host", "")):
            return None
        return no("forbidden", "other-origin")

    def _ours(self, origin: str, host: str) -> bool:
        """Whether a page of ours asks: one from the public address, or from the very host that is asked."""
        wanted = urlsplit(self._service.settings.address)
        try:
            found = urlsplit(origin)
        except ValueError:
            return False
        if self._service.settings.public_url:
            return (found.scheme, found.netloc) == (wanted.scheme, wanted.netloc)
        return found.netloc == host


def _cookie(headers: Headers) -> str:
    for part in headers.get("cookie", "").split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value.strip('"')
    return ""


async def _refuse(refusal: Refusal, send: Send) -> None:
    await send(
        {
            "type": "http.response.start",
            "status": STATUS[refusal.code],
            "headers": [(b"content-type", b"application/json")],
        }
    )
    await send({"type": "http.response.body", "body": encode(refusal.problem), "more_body": False})
