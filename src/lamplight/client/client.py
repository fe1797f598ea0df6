"""Somebody at a server: the lobby by REST, tables live."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType, UnionType
from typing import Literal, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from lamplight.kernel.message import Message
from lamplight.kernel.record import Record
from lamplight.server.wire.bodies import (
    Changes,
    CommandBody,
    GameInfoPage,
    Link,
    LinkToken,
    ListedTable,
    Login,
    Me,
    NewGuest,
    NewPassword,
    NewTable,
    NewTableId,
    SetInfo,
    SetUpload,
)
from lamplight.server.wire.protocol import COOKIE, MARK, Problem, TableCommand, TableInfo

from .errors import Refused, Unreachable, speaker
from .live import Live
from .table import Table

T = TypeVar("T")
RECONNECT_TIMEOUT_S = 60.0
"""How long a client tries to come back to its server."""
REQUEST_TIMEOUT_S = 30.0
"""How long a request may take."""
Kind = Literal["mute", "block"]


class Client:
    """Somebody at a server. Use `guest`, `log_in`, `with_link` or `with_cookie`, and `async with` or `close`."""

    me: Me
    """What the server knows about us."""

    def __init__(self, url: str, cookie: str = "", *, patience: float = RECONNECT_TIMEOUT_S) -> None:
        """A client of the server at this address; without a cookie it is nobody yet."""
        self.url = url.rstrip("/")
        self.cookie = cookie
        """Whoever has it is us: keep it to come back later, and keep it secret."""
        self._patience = patience
        self._http = httpx.AsyncClient(base_url=self.url, headers={MARK: "1"}, timeout=REQUEST_TIMEOUT_S)
        self._live: Live | None = None

    @classmethod
    async def guest(cls, url: str, name: str, language: str = "en", *, patience: float = RECONNECT_TIMEOUT_S) -> Client:
        """Sit down as a guest."""
        return await cls._entered(url, "/api/people", NewGuest(name, language), patience)

    @classmethod
    async def log_in(cls, url: str, login: str, password: str, *, patience: float = RECONNECT_TIMEOUT_S) -> Client:
        """Open an account with its password."""
        return await cls._entered(url, "/api/login", Login(login, password), patience)

    @classmethod
    async def with_link(cls, url: str, token: str, *, patience: float = RECONNECT_TIMEOUT_S) -> Client:
        """Open an account by a one-time link: its token, or all of it."""
        return await cls._entered(url, "/api/link", LinkToken(token.rpartition("#")[2]), patience)

    @classmethod
    async def with_cookie(cls, url: str, cookie: str, *, patience: float = RECONNECT_TIMEOUT_S) -> Client:
        """Come back with the cookie of an earlier client."""
        client = cls(url, cookie, patience=patience)
        try:
            await client.who_am_i()
        except BaseException:
            await client.close()
            raise
        return client

    @classmethod
    async def _entered(cls, url: str, path: str, body: msgspec.Struct, patience: float) -> Client:
        client = cls(url, patience=patience)
        try:
            client.me = await client._call("POST", path, Me, body)
        except BaseException:
            await client.close()
            raise
        return client

    async def close(self) -> None:
        """Let the connection go. Whoever waits for something is told so."""
        if self._live is not None:
            await self._live.close()
        await self._http.aclose()

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    def say(self, message: Message) -> str:
        """A sentence of the server's in our language."""
        return speaker(self.me.language).say(message)

    # Live.

    async def table(self, table_id: str) -> Table:
        """Watch a table: returns when everything about it is there."""
        if self._live is None or self._live.failure is not None:
            scheme, _, rest = self.url.partition("://")
            address = f"{'wss' if scheme == 'https' else 'ws'}://{rest}/ws"
            self._live = Live(address, lambda: f"{COOKIE}={self.cookie}", self._patience)
        known = self._live.tables.get(table_id)
        if not isinstance(known, Table):
            known = Table(self._live, table_id, self.me.id)
            await self._live.watch(table_id, known)
        await known.until(lambda table: bool(table.streams))
        return known

    @property
    def live(self) -> Live | None:
        """The connection, once a table has been watched."""
        return self._live

    # People.

    async def who_am_i(self) -> Me:
        """What the server knows about us."""
        found: Me | None = await self._call("GET", "/api/me", Me | None)
        if found is None:
            raise Refused(Problem("unauthenticated", Message("server-who-are-you")))
        self.me = found
        return found

    async def change(
        self,
        *,
        name: str | None = None,
        language: str | None = None,
        email: str | None = None,
        mail_turns: bool | None = None,
    ) -> Me:
        """Rename, change the language or the address for notifications; what is not given stays."""
        self.me = await self._call("PATCH", "/api/me", Me, Changes(name, language, email, mail_turns))
        return self.me

    async def set_password(self, login: str, password: str, old: str = "") -> Me:
        """Choose a login name and a password, or change them (with the old one)."""
        self.me = await self._call("POST", "/api/me/password", Me, NewPassword(login, password, old))
        return self.me

    async def make_link(self) -> Link:
        """A link that opens our account on another device, once and soon."""
        return await self._call("POST", "/api/me/link", Link)

    async def log_out(self, *, everywhere: bool = False) -> None:
        """Forget our cookie, or end all sessions."""
        await self._call("POST", f"/api/me/logout?everywhere={'true' if everywhere else 'false'}", dict[str, bool])
        self.cookie = ""

    async def export(self) -> dict[str, object]:
        """Everything that is kept about us."""
        return await self._call("GET", "/api/me/export", dict[str, object])

    async def delete(self) -> None:
        """Delete our account."""
        await self._call("DELETE", "/api/me", dict[str, bool])
        self.cookie = ""

    async def relate(self, person: str, kind: Kind, on: bool = True) -> Me:
        """Mute or block somebody, or no longer."""
        path = f"/api/me/relations/{quote(person, safe='')}/{kind}"
        self.me = await self._call("PUT" if on else "DELETE", path, Me)
        return self.me

    # Games, sets, tables, records.

    async def games(self) -> list[GameInfoPage]:
        """The games that can be played there, with their options, ways and bots."""
        return await self._call("GET", "/api/games", list[GameInfoPage])

    async def upload_set(self, game: str, files: Mapping[str, str] | Path) -> SetInfo:
        """Upload a component set: the texts of its files by name, or its folder."""
        if isinstance(files, Path):
            files = {path.name: path.read_text(encoding="utf-8") for path in sorted(files.iterdir()) if path.is_file()}
        return await self._call("POST", "/api/sets", SetInfo, SetUpload(game, dict(files)))

    async def new_table(self, new: NewTable) -> NewTableId:
        """Set up a table."""
        return await self._call("POST", "/api/tables", NewTableId, new)

    async def tables(self, which: Literal["open", "mine", "finished"] = "open") -> list[ListedTable]:
        """Tables that anybody may join or watch; ours that go on; ours that are over."""
        return await self._call("GET", f"/api/tables?which={which}", list[ListedTable])

    async def show(self, table_id: str) -> TableInfo:
        """A table as anybody with its link may see it."""
        return await self._call("GET", f"/api/tables/{quote(table_id, safe='')}", TableInfo)

    async def command(self, command: TableCommand) -> None:
        """A command without a live connection; it has an id, so it may be sent again."""
        path = f"/api/tables/{quote(command.table, safe='')}/commands"
        await self._call("POST", path, dict[str, bool], CommandBody(command))

    async def record(self, table_id: str, match: int | None = None) -> Record:
        """The record of a match (of a series: by its number): in full once it is over, else what we may know of it."""
        query = "" if match is None else f"?match={match}"
        return await self._call("GET", f"/api/tables/{quote(table_id, safe='')}/record{query}", Record)

    async def _call(self, method: str, path: str, answer: type[T] | UnionType, body: msgspec.Struct | None = None) -> T:
        """One request. What the server refuses is raised in its words."""
        headers = {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        content = None
        if body is not None:
            headers["content-type"] = "application/json"
            content = msgspec.json.encode(body)
        try:
            response = await self._http.request(method, path, headers=headers, content=content)
        except (httpx.TransportError, httpx.InvalidURL) as error:
            raise Unreachable(self.url, str(error) or type(error).__name__) from error
        if new := response.cookies.get(COOKIE):
            self.cookie = new.strip('"')
        self._http.cookies.clear()  # there is one cookie, and it is ours to send
        try:
            if response.is_success:
                return msgspec.json.decode(response.content, type=answer)
            raise Refused(msgspec.json.decode(response.content, type=Problem))
        except msgspec.MsgspecError:
            raise Unreachable(self.url, f"HTTP {response.status_code}") from None
