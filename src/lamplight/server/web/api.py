"""The pages for programs (REST): people, tables, games, sets and records. Live play is in `live.py`."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Literal

import msgspec
from litestar import MediaType, Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie, State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from lamplight.bots import bot_names
from lamplight.kernel.game import Game, games
from lamplight.kernel.message import Message
from lamplight.lessons import BadLesson, book_of, taught_games
from lamplight.text.speaker import LANGUAGES

from ..people import accounts, guest_names, profiles, sessions
from ..people.accounts import Person
from ..people.sessions import COOKIE_AGE_S
from ..service import Service
from ..storage import store
from ..tables import damage, messages
from ..wire.bodies import (
    Changes,
    CommandBody,
    Forgotten,
    GameInfoPage,
    GameLessons,
    Leaving,
    LessonPage,
    Link,
    LinkToken,
    ListedTable,
    Login,
    Me,
    NewGuest,
    NewPassword,
    NewReport,
    NewTable,
    NewTableId,
    Night,
    PlayedMatch,
    Profile,
    Reset,
    SessionInfo,
    SetInfo,
    SetUpload,
    WayInfo,
    editions_of,
    options_of,
)
from ..wire.protocol import COOKIE, Problem, TableInfo, Told
from ..wire.refusals import STATUS, Refusal, no
from .guard import client_address

Asked = Request[Person | None, object, State]
WRONG: Mapping[int, ResponseSpec] = {
    status: ResponseSpec(Problem, generate_examples=False, description="Refused: nothing has changed.")
    for status in sorted({*STATUS.values(), 500})
}
_ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
OPEN: list[dict[str, list[str]]] = [{}]
MARKED: list[dict[str, list[str]]] = [{"mark": []}]
READING: list[dict[str, list[str]]] = [{"session": []}]
WRITING: list[dict[str, list[str]]] = [{"session": [], "mark": []}]
"""What a request has to bring, by what it does."""


def service_of(request: Asked) -> Service:
    """The service behind the application."""
    found = request.app.state.service
    assert isinstance(found, Service)
    return found


def me(request: Asked) -> Person:
    """Who asks; nobody is refused."""
    if request.user is None:
        raise no("unauthenticated", "who-are-you")
    return request.user


def _id(text: str, reason: str) -> str:
    """What may be the id of a table or of somebody; nothing else is looked up."""
    if not _ID.fullmatch(text):
        raise no("not-found", reason)
    return text


def cookie_for(service: Service, person: Person) -> Cookie:
    """What makes the browser remember somebody."""
    return Cookie(
        key=COOKIE,
        value=service.people.signer.cookie(person),
        httponly=True,
        secure=service.settings.secure,
        samesite="lax",
        max_age=COOKIE_AGE_S,
        path="/",
    )


async def _shown(service: Service, person: Person) -> Me:
    related = await service.database.read(lambda c: accounts.relations(c, person.id))
    return Me(
        person.id,
        person.name,
        person.language,
        person.handle,
        person.login,
        person.email,
        person.mail_turns,
        person.confirmed,
        tuple(other for other, kind in related if kind == "mute"),
        tuple(other for other, kind in related if kind == "block"),
    )


async def _seated(service: Service, person: Person) -> Response[Me]:
    return Response(await _shown(service, person), cookies=[cookie_for(service, person)])


# People.


@post("/people", status_code=201, responses=WRONG, security=MARKED)
async def sit_down(request: Asked, data: JSONBody[NewGuest]) -> Response[Me]:
    """Sit down as a guest, with a name of one's own or one that is found. The answer sets the cookie."""
    service = service_of(request)
    await service.limit("guests", client_address(request.scope))
    language = data.language if data.language in LANGUAGES else "en"
    name = guest_names.find(language) if data.name is None else accounts.clean_name(data.name)
    person = await service.database.write(lambda c: accounts.add_guest(c, name, language, service.now()))
    response = await _seated(service, person)
    response.status_code = 201
    return response


@get("/me", responses=WRONG, security=READING)
async def who_am_i(request: Asked) -> Me | None:
    """What is known about me; nothing, if nobody is: a browser asks on its first visit, and that is no mistake."""
    return None if request.user is None else await _shown(service_of(request), request.user)


@patch("/me", responses=WRONG, security=WRITING)
async def change_me(request: Asked, data: JSONBody[Changes]) -> Me:
    """Rename, change the language or the address for notifications."""
    service, person = service_of(request), me(request)
    return await _shown(service, await service.people.change(person, data))


@post("/me/password", status_code=200, responses=WRONG, security=WRITING)
async def set_password(request: Asked, data: JSONBody[NewPassword]) -> Response[Me]:
    """Choose a handle and a password; or change them (with the old one), which ends all other sessions."""
    service, person = service_of(request), me(request)
    await service.limit("logins", client_address(request.scope))
    return await _seated(service, await service.people.set_password(person, data.login, data.password, data.old))


@post("/login", status_code=200, responses=WRONG, security=MARKED)
async def log_in(request: Asked, data: JSONBody[Login]) -> Response[Me]:
    """Open an account on this device."""
    service = service_of(request)
    await service.limit("logins", client_address(request.scope))
    return await _seated(service, await service.people.log_in(data.login, data.password))


@post("/forgotten", status_code=200, responses=WRONG, security=MARKED)
async def forget_password(request: Asked, data: JSONBody[Forgotten]) -> dict[str, bool]:
    """Have a letter sent to the confirmed address of an account whose password was forgotten.

    The answer is the same whether there is such an account or not.
    """
    service = service_of(request)
    await service.limit("logins", client_address(request.scope))
    await service.people.forgotten(data.who)
    return {"done": True}


@post("/reset", status_code=200, responses=WRONG, security=MARKED)
async def reset_password(request: Asked, data: JSONBody[Reset]) -> Response[Me]:
    """Choose another password, by the link of such a letter. All sessions end, and one begins here."""
    service = service_of(request)
    await service.limit("logins", client_address(request.scope))
    return await _seated(service, await service.people.reset_password(data.token, data.password))


@post("/me/link", status_code=201, responses=WRONG, security=WRITING)
async def make_link(request: Asked) -> Link:
    """A link that opens my account on another device, once and soon."""
    service, person = service_of(request), me(request)
    await service.limit("logins", client_address(request.scope))
    token = await service.database.write(lambda c: accounts.make_link(c, person.id, service.now()))
    return Link(token, f"{service.settings.address}/link#{token}", accounts.LINK_AGE_S)


@post("/link", status_code=200, responses=WRONG, security=MARKED)
async def use_link(request: Asked, data: JSONBody[LinkToken]) -> Response[Me]:
    """Open an account by a one-time link."""
    service = service_of(request)
    await service.limit("logins", client_address(request.scope))
    return await _seated(
        service, await service.database.write(lambda c: accounts.use_link(c, data.token, service.now()))
    )


@post("/me/logout", status_code=200, responses=WRONG, security=MARKED)
async def log_out(request: Asked, everywhere: FromQuery[bool] = False) -> Response[dict[str, bool]]:
    """Forget me on this device, or on all: the session is over, whoever has its cookie."""
    service = service_of(request)
    if everywhere:
        person = me(request)
        await service.people.log_out_everywhere(person)
    else:
        await service.people.log_out(request.user, request.cookies.get(COOKIE, ""))
    response = Response({"done": True})
    response.delete_cookie(COOKIE, path="/")
    return response


@get("/me/sessions", responses=WRONG, security=READING)
async def list_sessions(request: Asked) -> list[SessionInfo]:
    """Where I am logged in, the last used first."""
    service, person = service_of(request), me(request)
    here = sessions.session_of(request.cookies.get(COOKIE, ""))
    found = await service.database.read(lambda c: sessions.sessions_of(c, person.id))
    return [SessionInfo(one.id, one.device, one.since, one.seen, one.id == here) for one in found]


@delete("/me/sessions/{session:str}", status_code=200, responses=WRONG, security=WRITING)
async def end_session(request: Asked, session: FromPath[str]) -> dict[str, bool]:
    """Log me out there."""
    service, person = service_of(request), me(request)
    await service.people.end_session(person, session[:64])
    return {"done": True}


@get("/me/export", responses=WRONG, security=READING)
async def export_me(request: Asked) -> Response[dict[str, object]]:
    """Everything that is kept about me."""
    service, person = service_of(request), me(request)
    data = await service.database.read(lambda c: accounts.export(c, person.id))
    return _file(msgspec.json.format(msgspec.json.encode(data), indent=1), "lamplight-me.json")


def _file(text: bytes, name: str) -> Response[dict[str, object]]:
    """JSON that is to be saved, as it is written."""
    response: Response[dict[str, object]] = Response(
        {}, media_type=MediaType.JSON, headers={"content-disposition": f'attachment; filename="{name}"'}
    )
    response.content = text  # type: ignore[assignment]  # bytes are sent as they are
    return response


@delete("/me", status_code=200, responses=WRONG, security=WRITING)
async def delete_me(request: Asked, data: JSONBody[Leaving | None] = None) -> Response[dict[str, bool]]:
    """Delete my account: seats of matches that go on are taken by bots, and my name is gone everywhere.

    Where there is a password, it is asked for.
    """
    service, person = service_of(request), me(request)
    await service.people.delete(person, "" if data is None else data.password)
    response = Response({"done": True})
    response.delete_cookie(COOKIE, path="/")
    return response


@put("/me/relations/{other:str}/{kind:str}", status_code=200, responses=WRONG, security=WRITING)
async def relate(request: Asked, other: FromPath[str], kind: FromPath[Literal["mute", "block"]]) -> Me:
    """Mute somebody (their chat is not shown to me) or block them (they cannot sit down with me, nor I with them)."""
    service, person = service_of(request), me(request)
    await service.people.relate(person, _id(other, "no-such-person"), kind, True)
    return await _shown(service, person)


@delete("/me/relations/{other:str}/{kind:str}", status_code=200, responses=WRONG, security=WRITING)
async def unrelate(request: Asked, other: FromPath[str], kind: FromPath[Literal["mute", "block"]]) -> Me:
    """No longer."""
    service, person = service_of(request), me(request)
    await service.people.relate(person, _id(other, "no-such-person"), kind, False)
    return await _shown(service, person)


@get("/people/{handle:str}", responses=WRONG, security=READING)
async def show_person(request: Asked, handle: FromPath[str]) -> Profile:
    """Somebody by their handle: what they have played, and how strong they are."""
    service, person = service_of(request), me(request)
    found = await service.database.read(lambda c: profiles.profile(c, handle[:80], person.id))
    if found is None:
        raise no("not-found", "no-such-person")
    return found


@get("/people/{handle:str}/matches", responses=WRONG, security=READING)
async def show_matches(
    request: Asked, handle: FromPath[str], before: FromQuery[int | None] = None
) -> list[PlayedMatch]:
    """What somebody has played, the newest first; fifty matches that ended before a moment."""
    service, person = service_of(request), me(request)
    found = await service.database.read(lambda c: profiles.matches_of(c, handle[:80], person.id, before))
    if found is None:
        raise no("not-found", "no-such-person")
    return found


@post("/me/reports", status_code=201, responses=WRONG, security=WRITING)
async def report_person(request: Asked, data: JSONBody[NewReport]) -> dict[str, bool]:
    """Tell whoever runs this server about somebody. Nobody else learns of it."""
    service, person = service_of(request), me(request)
    _id(data.person, "no-such-person")
    if data.table:
        _id(data.table, "no-such-table")
    await service.people.report(person, data)
    return {"done": True}


# Games and sets.


@get("/games", responses=WRONG, security=OPEN)
async def list_games() -> list[GameInfoPage]:
    """The games that can be played here, with their options, ways and bots."""
    return [_game_page(game) for game in games().values()]


def _game_page(game: Game) -> GameInfoPage:
    return GameInfoPage(
        game.id,
        Message(f"{game.id}-title"),
        game.rules_version,
        options_of(game),
        editions_of(game),
        tuple(
            WayInfo(
                way.id,
                Message(f"{game.id}-way-{way.id}"),
                dict(way.options),
                way.asks,
                way.bots,
                way.choose_seat,
                way.series,
            )
            for way in game.ways
        ),
        game.series_kinds,
        tuple(game.built_in_sets()),
        tuple(bot_names()),
        "lessons" in game.faces,
        sum(one.minutes for one in book_of(game.id).lessons) if "lessons" in game.faces else 0,
    )


@post("/sets", status_code=201, responses=WRONG, security=WRITING)
async def upload_set(request: Asked, data: JSONBody[SetUpload]) -> SetInfo:
    """Upload a component set of one's own; what is wrong with it is told."""
    service, person = service_of(request), me(request)
    await service.refuse_full(person, sum(len(text.encode()) for text in data.files.values()))
    setup = await service.lobby.upload(data.game, data.files, person)
    return SetInfo(setup.set_hash, setup.set_name, data.game)


# Lessons.


@get("/lessons", responses=WRONG, security=OPEN)
async def list_lessons(request: Asked) -> list[GameLessons]:
    """The lessons of every game that has some; who is known sees also which are done, and which begun."""
    service, person = service_of(request), request.user
    own: dict[bool, list[TableInfo]] = {False: [], True: []}
    if person is not None:
        for over in own:
            found = await service.database.read(lambda c, over=over: store.tables_of(c, person.id, over))  # type: ignore[misc]
            own[over] = [info for one in found if (info := damage.readable(one.info)) is not None]
    done = {one.lesson for one in own[True] if one.result is not None and one.result.resigned is None}
    begun = {one.lesson: one.id for one in own[False] if one.lesson}
    return [_lessons_of(game, done, begun) for game in taught_games()]


def _lessons_of(game: str, done: Collection[str], begun: Mapping[str, str]) -> GameLessons:
    book = book_of(game)
    return GameLessons(
        game,
        Message(f"{game}-title"),
        tuple(
            LessonPage(
                one.number,
                one.title,
                one.about,
                one.minutes,
                len(one.steps),
                one.id in done,
                begun.get(one.id, ""),
            )
            for one in book.lessons
        ),
        book.first_match,
    )


@post("/lessons/{game:str}/{number:int}", status_code=201, responses=WRONG, security=WRITING)
async def learn(
    request: Asked, game: FromPath[str], number: FromPath[int], again: FromQuery[bool] = False
) -> NewTableId:
    """Learn a lesson: at the table where I left it, or (`again`) from its beginning."""
    service, person = service_of(request), me(request)
    try:
        lesson = book_of(game).lesson(number)
        table = await service.learn(lesson, person, again)
    except BadLesson as error:
        raise Refusal("not-found", error.message) from None
    return NewTableId(table, f"{service.settings.address}/table/{table}")


# The deal of the night.


@get("/tonight", responses=WRONG, security=READING)
async def show_night(request: Asked, day: FromQuery[str | None] = None) -> Night:
    """Today's deals for everybody; or those of an earlier day, with all scores and the secret they followed from."""
    return await service_of(request).tonight.page(None if day is None else day[:10], request.user)


@post("/tonight/{game:str}", status_code=201, responses=WRONG, security=WRITING)
async def play_night(request: Asked, game: FromPath[str]) -> NewTableId:
    """Play today's deal of a game: at the table where I left it, or at a new one. The first attempt counts."""
    service, person = service_of(request), me(request)
    table = await service.play_tonight(game, person)
    return NewTableId(table, f"{service.settings.address}/table/{table}")


# Tables.


@post("/tables", status_code=201, responses=WRONG, security=WRITING)
async def new_table(request: Asked, data: JSONBody[NewTable]) -> NewTableId:
    """Set up a table, from nothing or from a record."""
    service, person = service_of(request), me(request)
    table = await service.create_table(data, person)
    return NewTableId(table, f"{service.settings.address}/table/{table}")


@get("/tables", responses=WRONG, security=READING)
async def list_tables(
    request: Asked, which: FromQuery[Literal["open", "mine", "finished"]] = "open"
) -> list[ListedTable]:
    """Tables that anybody may join or watch; mine that go on; mine that are over."""
    service, person = service_of(request), me(request)
    if which == "open":
        found = await service.database.read(store.open_tables)
    else:
        found = await service.database.read(lambda c: store.tables_of(c, person.id, which == "finished"))
    shown = [
        ListedTable(info, one.updated, person.id in one.turn, one.turn)
        for one in found
        if (info := damage.readable(one.info)) is not None
    ]
    if which == "finished":  # a lesson is no match that one looks back on: the list of lessons tells of it
        return [one for one in shown if not one.info.lesson]
    return [one for one in shown if which != "open" or one.info.status == "open" or one.info.spectators]


@get("/tables/{table:str}", responses=WRONG, security=READING)
async def show_table(request: Asked, table: FromPath[str]) -> TableInfo:
    """A table as anybody with its link may see it before sitting down."""
    service = service_of(request)
    me(request)
    async with service.tables.room(_id(table, "no-such-table")) as room:
        return messages.info(room)


@post("/tables/{table:str}/commands", status_code=200, responses=WRONG, security=WRITING)
async def command_table(request: Asked, table: FromPath[str], data: JSONBody[CommandBody]) -> dict[str, bool]:
    """A command, for who has no live connection."""
    service, person = service_of(request), me(request)
    if data.command.table != table:
        raise no("bad-request", "other-table")
    if not service.pace(person).take():
        raise no("too-many", "too-many")
    await service.command(data.command, person)
    return {"done": True}


@get("/tables/{table:str}/record", responses=WRONG, security=READING)
async def table_record(
    request: Asked,
    table: FromPath[str],
    match: FromQuery[int | None] = None,
    seat: FromQuery[int | None] = None,
) -> Response[dict[str, object]]:
    """The record of a match: in full once it is over, else what one of my seats may know of it."""
    service, person = service_of(request), me(request)
    text = await service.record(_id(table, "no-such-table"), person, match, seat)
    return _file(text, f"lamplight-{table[:12]}.json")


@get("/tables/{table:str}/story", responses=WRONG, security=READING)
async def table_story(request: Asked, table: FromPath[str]) -> list[Told]:
    """All that everybody has been told of the match at a table. Live, one is sent the last lines only."""
    service, person = service_of(request), me(request)
    return list(await service.story(_id(table, "no-such-table"), person))


router = Router(
    "/api",
    route_handlers=[
        sit_down,
        who_am_i,
        change_me,
        set_password,
        log_in,
        forget_password,
        reset_password,
        make_link,
        use_link,
        log_out,
        list_sessions,
        end_session,
        export_me,
        delete_me,
        relate,
        unrelate,
        report_person,
        show_person,
        show_matches,
        list_games,
        upload_set,
        list_lessons,
        learn,
        show_night,
        play_night,
        new_table,
        list_tables,
        show_table,
        command_table,
        table_record,
        table_story,
    ],
)
