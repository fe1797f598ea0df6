"""Tables in the position of a question, and the sizes of screens on which everything must be seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .playing import OPTIONS, post

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .questions import Question

SIZES = ((1440, 900), (1280, 720), (820, 1180), (390, 844))
"""Two desks, a tablet and a phone, in pixels."""
PHONE: Mapping[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
"""The last of them, as it is in a hand."""
BOARDS = ".petrograd, .hong-kong"


def open_question(page: Page, server: str, game: str, question: Question) -> str:
    """A table in the position of a question, with everybody at this screen; its address."""
    made = post(page, "/api/tables", {"game": game, "record": question.record})
    table = made["table"]
    seats = page.evaluate("async (path) => (await (await fetch(path)).json()).seats.length", f"/api/tables/{table}")

    def command(number: int, **command: Any) -> None:
        body = {"command": {"table": table, "id": f"position-{number}", **command}}
        post(page, f"/api/tables/{table}/commands", body)

    for seat in range(seats):
        command(seat, type="take", seat=seat, nonce=f"{seat:032x}")
    command(seats, type="start")
    return f"{server}/table/{table}"


def reach(page: Page, address: str) -> None:
    """Go to such a table, and before the curtain if there is one."""
    page.goto(address)
    page.wait_for_selector(f".curtain button, {OPTIONS}")
    if page.locator(".curtain button").count():
        page.locator(".curtain button").first.click()
    page.wait_for_selector(OPTIONS)
    page.wait_for_selector(BOARDS)
