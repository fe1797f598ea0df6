"""The ASGI application: REST, the live socket, health, metrics and the published descriptions of both."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncGenerator
from typing import Any, cast

import msgspec
import structlog
from litestar import Litestar, MediaType, Request, Response, get
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

import lamplight
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message

from .. import metrics
from ..live.socket import live
from ..service import Service
from ..settings import Settings
from ..wire.json_schema import protocol_schema
from ..wire.protocol import COOKIE, MARK, encode
from ..wire.refusals import STATUS, Refusal, no
from . import api, confirmation, site
from .drawings import Gallery
from .guard import Guard, from_this_machine

log = structlog.get_logger(__name__)


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


class _Asked(Request[Any, Any, Any]):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeError):  # the decoder's own errors are told already
            raise no("bad-request", "bad-request") from None


def make_app(settings: Settings, service: Service | None = None) -> Litestar:
    """The application of one process."""
    serving = service or Service(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        app.state.service = serving
        app.state.gallery = Gallery(serving.sandbox, settings.data / "pictures")
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
        request_class=_Asked,
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


@get("/healthz", include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Whether this process serves."""
    service: Service = request.app.state.service
    ailment = "draining" if service.draining else await service.ailment()
    return Response({"status": ailment or "ok", "version": service.version}, status_code=503 if ailment else 200)


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """What the processes of this machine have counted, for programs on this machine."""
    if not from_this_machine(request.scope):
        raise no("not-found", "no-such-page")
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
