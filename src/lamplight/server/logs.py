"""What a server writes about itself, on the error stream: one JSON object a line, or readable lines on a terminal.

Secrets never get there: what is named like one is left out, and the ones we know are cut from whatever is written.
"""

from __future__ import annotations

import contextlib
import logging
import re
import sys
from collections.abc import Collection
from typing import Any

import structlog
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from structlog.typing import EventDict, Processor

from .settings import Settings

CUT = "***"
QUIET = ("alembic", "asyncio", "httpcore", "httpx", "litestar", "sqlalchemy", "uvicorn", "websockets")
"""Other people's loggers: only what is wrong."""
_NAMED = re.compile(r"cookie|password|secret|nonce|token|^key$|authorization", re.IGNORECASE)
_PASSWORD = re.compile(r"(?<=://)([^\s/@:\"']*):[^\s/@\"']+(?=@)")
_COOKIE = re.compile(r"\b(lamplight=)[^\s;\"',]+")


def without_password(address: str) -> str:
    """An address as it may be shown.

    >>> without_password("postgresql://lamp:light@db/lamplight")
    'postgresql://lamp:***@db/lamplight'
    """
    return _PASSWORD.sub(rf"\1:{CUT}", address)


def set_up(settings: Settings | None = None, *, pretty: bool | None = None) -> None:
    """Log from now on; `pretty` says how, if the stream is not to decide."""
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _leave_out,
    ]
    readable = sys.stderr.isatty() if pretty is None else pretty
    render: list[Processor]
    if readable:
        render = [structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)]
    else:
        render = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    structlog.configure(
        processors=[
            *shared,
            structlog.stdlib.PositionalArgumentsFormatter(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        _Formatter(
            secrets_of(settings) if settings is not None else (),
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *render],
            foreign_pre_chain=shared,
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.captureWarnings(True)


def secrets_of(settings: Settings) -> Collection[str]:
    """The secrets that a server is given."""
    known = {settings.secret}
    if settings.mail is not None:
        known.add(settings.mail.password)
    with contextlib.suppress(ArgumentError, ValueError):
        known.add(str(make_url(settings.database_url).password or ""))
    return [secret for secret in known if len(secret) > 3]


def _leave_out(logger: object, method: str, event: EventDict) -> EventDict:
    """Whatever is named like a secret."""
    del logger, method
    for name in event:
        if _NAMED.search(name):
            event[name] = CUT
    return event


class _Formatter(structlog.stdlib.ProcessorFormatter):
    """Cuts the known secrets from the finished line."""

    def __init__(self, secrets: Collection[str], **given: Any) -> None:
        super().__init__(**given)
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        line = _COOKIE.sub(rf"\1{CUT}", without_password(super().format(record)))
        for secret in self._secrets:
            line = line.replace(secret, CUT)
        return line
