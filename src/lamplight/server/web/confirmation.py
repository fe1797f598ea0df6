"""An address for mail is used only once its owner has said that it is theirs: by a link that was sent there.

The page behind the link asks once more. Programs that look at mail before people do open links, but press no buttons.
"""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath

from lamplight.kernel.message import Message
from lamplight.text.speaker import Speaker

from ..people import accounts
from ..people.accounts import Person
from ..service import Service
from ..wire.refusals import STATUS, Refusal

PATH = "/confirm/"


def _page(speaker: Speaker, words: Message, button: str = "", status: int = 200) -> Response[str]:
    form = f'<form method="post"><button>{escape(button)}</button></form>' if button else ""
    text = (
        f'<!doctype html><html lang="{speaker.language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><title>Lamplight</title>'
        f"<main><h1>Lamplight</h1><p>{escape(speaker.say(words))}</p>{form}</main></html>"
    )
    headers = {"cache-control": "no-store", "referrer-policy": "no-referrer"}
    return Response(text, media_type=MediaType.HTML, status_code=status, headers=headers)


async def _asked(service: Service, token: str) -> tuple[Person, str]:
    """Whose address it is; refused if it is no longer theirs, or the link is too old."""
    return await service.database.read(lambda c: accounts.whose_address(c, service.people.signer.read_address(token)))


def _refused(refusal: Refusal) -> Response[str]:
    return _page(Speaker("en"), refusal.message, status=STATUS[refusal.code])


@get(PATH + "{token:str}", include_in_schema=False)
async def ask(request: Request[Any, Any, Any], token: FromPath[str]) -> Response[str]:
    """Ask whether mail may be sent to this address."""
    service: Service = request.app.state.service
    try:
        person, email = await _asked(service, token)
    except Refusal as refusal:
        return _refused(refusal)
    speaker = Speaker(person.language)
    return _page(speaker, Message("server-confirm-ask", {"email": email}), speaker.text("server-confirm-button"))


@post(PATH + "{token:str}", status_code=200, include_in_schema=False)
async def confirm(request: Request[Any, Any, Any], token: FromPath[str]) -> Response[str]:
    """It may."""
    service: Service = request.app.state.service
    try:
        person, email = await _asked(service, token)
    except Refusal as refusal:
        return _refused(refusal)
    await service.database.write(lambda c: accounts.change(c, person.id, confirmed=email))
    return _page(Speaker(person.language), Message("server-confirm-done", {"email": email}))
