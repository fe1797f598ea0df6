"""How a server is run: from the command line, and from environment variables where that says nothing."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from urllib.parse import urlsplit

import platformdirs

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.message import Message

PREFIX = "LAMPLIGHT_"


@dataclass(frozen=True, slots=True)
class Mail:
    """Where notifications are handed in."""

    host: str
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    tls: str = "starttls"
    """`starttls`, `tls` or `none`."""


@dataclass(frozen=True, slots=True)
class Limits:
    """How much of everything."""

    message: int = 64_000
    """The longest message of a client, in bytes."""
    upload: int = 4_000_000
    """The largest record or component set."""
    commands: int = 20
    """Messages a second, for one connection, in the long run; three times as many at once."""
    guests: int = 30
    """New people from one address, in an hour."""
    logins: int = 10
    """Attempts to log in from one address, in a minute."""
    requests: int = 50
    """Requests a second from one address."""
    tables: int = 50
    """Tables that go on at the same time, for one person."""
    connections: int = 20
    """Connections of one person."""
    storage: int = 100_000_000
    """The bytes that are kept for one person: their tables with journals and records, and their component sets."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that whoever runs a server may decide."""

    host: str = "127.0.0.1"
    port: int = 8917
    database: str = ""
    workers: int = 1
    bot_workers: int = 1
    public_url: str = ""
    data: Path = field(default_factory=lambda: Path(platformdirs.user_data_dir("lamplight")))
    secret: str = ""
    """Signs cookies and links; without one the database keeps one."""
    hang: float = 20.0
    """A call into rules that has lasted so many seconds is cut off."""
    open_days: int = 30
    """A table at which no match has begun is closed after so many days without a change; 0: never."""
    mail: Mail | None = None
    limits: Limits = field(default_factory=Limits)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'lamplight.db'}"

    @property
    def address(self) -> str:
        """How people reach the server."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return self.public_url.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def secure(self) -> bool:
        """Whether people come through TLS: cookies are then for TLS only."""
        return self.address.startswith("https:")


def make_path(kind: type, value: object) -> Path:
    """For a decoder that does not know paths."""
    if kind is not Path:
        raise NotImplementedError(kind)
    return Path(str(value))


def read_settings(given: Mapping[str, object], environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from the command line (what is not None there), else from the environment, else as they are."""
    values: dict[str, object] = {}
    for name, read in _READ.items():
        value = given.get(name)
        if value is None:
            value = environment.get(PREFIX + name.upper())
        if value is None or value == "":
            continue
        try:
            values[name] = read(str(value))
        except ValueError:
            raise LamplightError(
                Message("server-bad-setting", {"setting": name.replace("_", "-"), "value": str(value)[:60]})
            ) from None
    values["limits"] = _limits(environment)
    if host := environment.get(PREFIX + "SMTP_HOST"):
        port = environment.get(PREFIX + "SMTP_PORT", "587")
        try:
            number = _port(port)
        except ValueError:
            raise LamplightError(Message("server-bad-setting", {"setting": "smtp-port", "value": port[:60]})) from None
        values["mail"] = Mail(
            host,
            number,
            environment.get(PREFIX + "SMTP_USER", ""),
            environment.get(PREFIX + "SMTP_PASSWORD", ""),
            environment.get(PREFIX + "SMTP_SENDER", ""),
            environment.get(PREFIX + "SMTP_TLS", "starttls"),
        )
    return Settings(**values)  # type: ignore[arg-type]  # read by the table below


def _limits(environment: Mapping[str, str]) -> Limits:
    """`LAMPLIGHT_LIMIT_TABLES=100` and so on: the limits that differ."""
    found: dict[str, int] = {}
    for one in fields(Limits):
        value = environment.get(f"{PREFIX}LIMIT_{one.name.upper()}")
        if value:
            if not value.isdecimal() or not 0 < int(value) < 2**31:
                name = f"limit-{one.name}"
                raise LamplightError(Message("server-bad-setting", {"setting": name, "value": value[:60]}))
            found[one.name] = int(value)
    return Limits(**found)


def _port(text: str) -> int:
    port = int(text)
    if not 0 <= port < 65536:
        raise ValueError(text)
    return port


def _count(text: str) -> int:
    count = int(text)
    if not 0 <= count <= 256:
        raise ValueError(text)
    return count


def _days(text: str) -> int:
    days = int(text)
    if not 0 <= days <= 36_500:
        raise ValueError(text)
    return days


def _url(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.netloc or any(sign.isspace() for sign in text):
        raise ValueError(text)
    return text


def _seconds(text: str) -> float:
    seconds = float(text)
    if not math.isfinite(seconds) or seconds <= 0:
        raise ValueError(text)
    return seconds


_READ: dict[str, Callable[[str], object]] = {
    "host": str,
    "port": _port,
    "database": str,
    "workers": _count,
    "bot_workers": _count,
    "public_url": _url,
    "data": Path,
    "secret": str,
    "hang": _seconds,
    "open_days": _days,
}
