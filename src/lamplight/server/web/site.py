"""What a browser needs beside the protocol: the built pages, the texts of a language, and the pictures of a game."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, Router, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from lamplight.kernel.game import find_game, games
from lamplight.kernel.message import Message
from lamplight.text.speaker import LANGUAGES, Speaker, shared_locales

from ..service import Service
from ..wire.bodies import Film, PieceNames, ReplayBody, RuleSection, RulesPage, editions_of, options_of
from ..wire.refusals import no
from .api import MARKED, READING, WRONG, me
from .drawings import Gallery
from .guard import client_address

SITE = Path(__file__).parents[2] / "site"
"""Where the web client is built to."""
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
FOR_PLAY = ("kernel", "bots", "question", "server", "story", "web")
"""The texts of no game that playing needs."""
FOR_RULES = ("rules", "rulings")
"""The texts of a game that come when they are looked up."""
FOR_LESSONS = ("lessons",)
"""The texts, of a game and of none, that come when somebody learns."""
FOR_LOOKING_UP = ("glossary",)
"""The words of a game, explained: they come when the table stands."""
OFF_THE_WEB = ("arena", "terminal")
"""The texts of a game that no browser shows; all others of it come at once."""
PARTS = ("play", "rules", "lessons", "glossary")
FOR_EVER = "public, max-age=31536000, immutable"
MOST_PICTURES_WANTED = 60
"""Who wants more of them at once can have all."""
SMALLEST_PACKED_BYTES = 1000
"""What is shorter is sent as it is."""


@get("/api/texts/{language:str}/{part:str}", media_type=MediaType.TEXT, include_in_schema=False)
async def texts(request: Request[Any, Any, Any], language: FromPath[str], part: FromPath[str]) -> Response[bytes]:
    """The texts of a language, as Fluent: those for `play`, of the `rules`, of the `lessons`, or of the `glossary`."""
    if language not in LANGUAGES or part not in PARTS:
        raise no("not-found", "no-such-text")
    text, tag = _texts(language, part)
    return _tagged(request, text, tag, "text/plain; charset=utf-8")


@lru_cache(maxsize=16)
def _texts(language: str, part: str) -> tuple[bytes, str]:
    shared = shared_locales()
    found = [
        file.read_text(encoding="utf-8")
        for folder in (shared, *(game.texts for game in games().values()))
        for file in sorted((folder / language).glob("*.ftl"))
        if _part_of(file.stem) == part
        and (file.stem in (*FOR_PLAY, *FOR_RULES, *FOR_LESSONS) if folder == shared else file.stem not in OFF_THE_WEB)
    ]
    text = "\n".join(found).encode()
    return text, hashlib.sha256(text).hexdigest()[:16]


def _part_of(stem: str) -> str:
    if stem in FOR_LOOKING_UP:
        return "glossary"
    return "rules" if stem in FOR_RULES else "lessons" if stem in FOR_LESSONS else "play"


@get("/api/pictures/{game:str}/{set_hash:str}/{language:str}", include_in_schema=False)
async def pictures(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    set_hash: FromPath[str],
    language: FromPath[str],
    only: FromQuery[str] = "",
) -> Response[bytes]:
    """The pictures of a game with a component set (by hash, or `built-in`), with the anchors for pieces.

    All of them, or a few by their names, which commas part.
    """
    service: Service = request.app.state.service
    if language not in LANGUAGES:
        raise no("not-found", "no-such-text")
    folder = await _components(service, game, set_hash)
    gallery: Gallery = request.app.state.gallery
    whole = await gallery.drawings(game, folder, language, client_address(request.scope))
    drawn = whole
    if only:
        drawn = await gallery.some(whole, tuple(sorted(set(only.split(",")[:MOST_PICTURES_WANTED]))))
    return _tagged(request, drawn.body, drawn.tag, "application/json", drawn.packed)


@get("/api/names/{game:str}/{set_hash:str}", responses=WRONG)
async def names(request: Request[Any, Any, Any], game: FromPath[str], set_hash: FromPath[str]) -> Response[PieceNames]:
    """What the pieces and places of a game with a component set (by hash, or `built-in`) are called."""
    folder = await _components(request.app.state.service, game, set_hash)
    gallery: Gallery = request.app.state.gallery
    made = await gallery.names(game, folder, client_address(request.scope))
    response: Response[PieceNames] = Response(made, media_type=MediaType.JSON)  # type: ignore[arg-type]  # as it is
    return response


async def _components(service: Service, game: str, set_hash: str) -> Path:
    """The folder of a component set."""
    found = find_game(game)
    if set_hash == "built-in":
        return found.set_folder(None)
    return await service.lobby.folder(found, set_hash)


def _tagged(
    request: Request[Any, Any, Any], body: bytes, tag: str, kind: str, packed: bytes | None = None
) -> Response[bytes]:
    """An answer that need not be sent again while it stays the same."""
    headers = {"etag": f'W/"{tag}"', "cache-control": "public, max-age=0, must-revalidate"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == f'"{tag}"':
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return _sent(request, body, kind, headers, packed)


def _sent(
    request: Request[Any, Any, Any], body: bytes, kind: str, headers: dict[str, str], packed: bytes | None = None
) -> Response[bytes]:
    """An answer, packed for who can unpack it. What is sent here changes seldom: it is packed once.

    (Litestar's compression packs every answer anew, in the event loop, and its static files know neither what is packed
    already nor one page that stands for all addresses.)
    """
    headers["vary"] = "accept-encoding"
    if len(body) > SMALLEST_PACKED_BYTES and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = packed if packed is not None else _packed(body)
    return Response(body, headers=headers, media_type=kind)


@lru_cache(maxsize=128)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


@lru_cache(maxsize=256)
def _read(file: Path, changed: int) -> bytes:
    """A built file, as it was when it was changed last."""
    del changed
    return file.read_bytes()


@get("/api/rules/{game:str}", responses=WRONG)
async def rules(game: FromPath[str]) -> RulesPage:
    """What the rules page of a game shows."""
    return await asyncio.to_thread(_rules, game)


@lru_cache(maxsize=16)
def _rules(game: str) -> RulesPage:
    found = find_game(game)
    speaker = Speaker("en")
    sections: list[RuleSection] = []
    shown: set[str] = set()
    for rule in found.rule_ids:
        parts = rule.split(".")
        for depth in range(1, len(parts)):
            section = ".".join(parts[:depth])
            heading = f"{found.id}-rules-{section.replace('.', '-')}"
            if section not in shown and speaker.knows(heading):
                sections.append(RuleSection(section, Message(heading), heading=True))
            shown.add(section)
        sections.append(RuleSection(rule, Message(f"{found.id}-rule-{rule.replace('.', '-')}")))
    setup = found.setup(found.read_options({}))
    return RulesPage(
        found.id,
        tuple(sections),
        options_of(found),
        editions_of(found),
        tuple(RuleSection(one, Message(f"{found.id}-ruling-{one}")) for one in found.ruling_ids),
        setup.set_name,
        setup.set_hash,
        Message(f"web-provenance-{found.id}"),
    )


@post("/api/replays", status_code=200, responses=WRONG, security=MARKED)
async def replay(request: Request[Any, Any, Any], data: JSONBody[ReplayBody]) -> Response[Film]:
    """A record as a film, one frame for each action."""
    service: Service = request.app.state.service
    await service.limit("replays", client_address(request.scope))
    who = client_address(request.scope) if request.user is None else request.user.id
    return _film(await service.lobby.film(data.record, data.seat, who=who))


@get("/api/tables/{table:str}/film", responses=WRONG, security=READING)
async def table_film(
    request: Request[Any, Any, Any],
    table: FromPath[str],
    match: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
) -> Response[Film]:
    """A match of a table as a film: from every seat once it is over, before that from one's own only."""
    service: Service = request.app.state.service
    await service.limit("replays", client_address(request.scope))
    return _film(await service.film(table[:40], me(request), match, seat))


def _film(made: bytes) -> Response[Film]:
    response: Response[Film] = Response(made, media_type=MediaType.JSON)  # type: ignore[arg-type]  # sent as it is
    return response


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[bytes]:
    """A built file, or the one page that shows everything else."""
    wanted = path.strip("/")
    file = (SITE / wanted).resolve() if wanted else SITE / "index.html"
    if not file.is_relative_to(SITE) or not file.is_file():
        if wanted.startswith(("api/", "assets/")) or "." in wanted.rpartition("/")[2]:
            raise no("not-found", "no-such-page")
        file = SITE / "index.html"
    if not file.is_file():
        raise no("not-found", "no-site")
    hashed = wanted.startswith("assets/")
    body = _read(file, file.stat().st_mtime_ns)
    kind = TYPES.get(file.suffix, "application/octet-stream")
    return _sent(request, body, kind, {"cache-control": FOR_EVER if hashed else "no-cache"})


router = Router("/", route_handlers=[texts, pictures, names, rules, replay, table_film, page])
