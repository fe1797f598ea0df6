"""The question and its options in a real browser: what they would do, what one click commits, rules and hints."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from .playing import OPTIONS, begin, waits

if TYPE_CHECKING:
    from .conftest import Enter

pytestmark = pytest.mark.browser

PLAYED = '"type":"play"'


def test_a_double_click_commits_one_choice(enter: Enter, server: str) -> None:
    """The next question comes up under the pointer: the second click was not meant for it."""
    page = enter()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    begin(page, server, "dual-powers", way="bot")
    assert waits(page) == "asked"
    page.locator(OPTIONS).first.dblclick()
    assert waits(page) == "asked"
    assert sum(PLAYED in frame for frame in sent) == 1


def test_a_digit_that_is_typed_twice_commits_one_choice(enter: Enter, server: str) -> None:
    page = enter()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    begin(page, server, "dual-powers", way="bot")
    assert waits(page) == "asked"
    page.keyboard.press("1")
    page.keyboard.press("1")
    assert waits(page) == "asked"
    assert sum(PLAYED in frame for frame in sent) == 1


def test_options_say_what_they_would_do(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "blackout", way="bots")
    assert waits(page) == "asked"
    while not page.locator(".hong-kong .into, .prompt .effect").count():
        page.locator(OPTIONS).first.click()
        waits(page)
    effect = page.locator(".prompt .effect").first
    effect.wait_for()
    effect.locator("svg").wait_for()
    assert effect.locator("svg").count() == 1, "a picture"
    assert effect.inner_text().strip()[0] in "+−0123456789", "a number"


def test_a_rule_opens_beside_the_board(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "dual-powers", way="bot")
    assert waits(page) == "asked"
    page.locator(".prompt a.rule").first.click()
    panel = page.locator(".rulebook")
    panel.get_by_role("link").first.wait_for()
    assert "/table/" in page.url
    assert "`" not in panel.inner_text()
    page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    assert page.locator(OPTIONS).first.is_visible()


def test_hints_can_be_taken_back(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "dual-powers", way="bot")
    page.get_by_role("button", name="No more hints").click()
    page.locator(".guide").wait_for(state="detached")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Hints", exact=True).check()
    page.keyboard.press("Escape")
    page.locator(".guide").wait_for()
