"""Matches in the browser: by keyboard from the first visit to the end, at one screen, at two, and over a bad line."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from .conftest import PATIENCE, Enter
from .playing import OPTIONS, OVER, begin, changed, click_through, key_through, moment, waits

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, WebSocketRoute

pytestmark = pytest.mark.browser


def tab_to(page: Page, wanted: str) -> None:
    """Walk with the Tab key until something with this text has the focus, and press it."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent.trim()") == wanted:
            page.keyboard.press("Enter")
            return
    pytest.fail(f"no way to {wanted} by keyboard")


@pytest.mark.parametrize(("game", "way"), [("dual-powers", "All ways to play"), ("blackout", "Play →")])
def test_match_by_keyboard_alone(browser: Browser, server: str, game: str, way: str) -> None:
    """From the first visit to the last move: nothing here is clicked, filled in or called by its address."""
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script("localStorage.setItem('lamplight', JSON.stringify({pace: 'instant'}))")
    page = context.new_page()
    page.goto(server)
    page.wait_for_selector(".games article button")
    if game == "blackout":
        tab_to(page, way)
    else:
        page.wait_for_function("document.querySelectorAll('.games article').length === 2")
        while page.evaluate("document.activeElement.getAttribute('href')") != "/new/dual-powers":
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_selector("form:not([method=dialog]) button.main")
        tab_to(page, "Begin")
    page.wait_for_url("**/table/*")
    assert waits(page) == "asked"
    key_through(page, random.Random(3))
    assert page.locator(OVER).inner_text()
    tab_to(page, "Play again")
    page.wait_for_function("() => document.querySelector('.ending button.main')?.textContent === 'Go to the new table'")
    context.close()


def test_one_screen_with_the_curtain(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "dual-powers", way="together")
    assert waits(page) == "curtain"
    assert page.locator(".petrograd").count() == 0
    assert page.locator(".log li").count() == 0
    page.locator(".curtain button").first.click()
    page.wait_for_selector(".petrograd")
    assert page.locator(".guide").inner_text()
    click_through(page, random.Random(1), 12)


def test_two_screens_two_languages(enter: Enter, server: str) -> None:
    ann = enter("Ann")
    begin(ann, server, "dual-powers", way="friends")
    table = ann.url
    bob = enter("Боб", "ru")
    bob.goto(table)
    bob.get_by_role("button", name="Сесть").click()
    ann.get_by_role("button", name="Begin").click()
    for page in (ann, bob):
        assert waits(page) == "asked"
        page.locator(OPTIONS).first.click()
    for _ in range(6):
        for page in (ann, bob):
            page.wait_for_timeout(200)
            if page.locator(".prompt.asked").count() and page.locator(OPTIONS).count():
                page.locator(OPTIONS).first.click()
    assert "раунд" in bob.locator(".log").inner_text().lower()
    assert "Round 1 begins." in ann.locator(".log").inner_text()
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_label("Say something").fill("Good evening")
    ann.keyboard.press("Enter")
    bob.get_by_role("tab", name="Чат").click()
    bob.get_by_text("Good evening").wait_for()


def test_news_of_the_other_one(enter: Enter, server: str) -> None:
    """A line of the chat that was not read, and a wish to go back: both are seen from wherever one is."""
    ann = enter("Ann")
    begin(ann, server, "dual-powers", way="friends")
    bob = enter("Bob")
    bob.goto(ann.url)
    bob.get_by_role("button", name="Sit here").click()
    ann.get_by_role("button", name="Begin").click()
    for page in (ann, bob):
        assert waits(page) == "asked"
        page.locator(OPTIONS).first.click()
    bob.get_by_role("tab", name="Chat").click()
    bob.get_by_label("Say something").fill("Oh no")
    bob.keyboard.press("Enter")
    ann.get_by_role("tab", name="Chat 1 new").click()
    ann.get_by_text("Oh no").wait_for()
    ann.get_by_role("tab", name="Chat", exact=True).wait_for()
    first = ann if ann.locator(".prompt.asked").count() else bob
    other = bob if first is ann else ann
    hand = first.locator(".hands > section .card-box").count()
    other.locator(".hands > section .card-box:not(.secret)").first.focus()
    other.locator(".leads").wait_for()
    leads = other.locator(".leads").inner_text()
    before = moment(first)
    first.locator(OPTIONS).first.click()
    changed(first, before)
    # The date has moved on, and so has where the other one's card would lead.
    other.wait_for_function("leads => document.querySelector('.leads')?.innerText.trim() !== leads", arg=leads.strip())
    other.locator(".leads").wait_for()
    assert first.locator(".hands > section .card-box").count() == hand - 1
    first.get_by_role("tab", name="Table").click()
    for agreed in (False, True):
        first.get_by_role("button", name="Ask to undo").click()
        first.get_by_text("We have asked the others").wait_for()
        other.get_by_role("button", name="Agree" if agreed else "Refuse").click()
        first.get_by_text("We have asked the others").wait_for(state="detached")
        if not agreed:
            assert first.locator(".hands > section .card-box").count() == hand - 1
    first.wait_for_function(f"() => document.querySelectorAll('.hands > section .card-box').length === {hand}")


def test_a_card_under_the_finger_shows_where_it_leads(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "dual-powers", way="together")
    for _ in range(2):
        page.locator(".curtain button").first.click()
        page.locator(OPTIONS).first.click()
    page.locator(".curtain button").first.click()
    page.locator(".petrograd .card-box.hot").first.hover()
    page.wait_for_selector(".petrograd .ahead")
    assert "The day marker stops on" in page.locator(".petrograd .leads").inner_text()
    page.mouse.move(5, 5)
    page.wait_for_selector(".petrograd .ahead", state="detached")
    box = page.locator(".tabs").bounding_box()
    page.locator(OPTIONS).first.hover()
    page.wait_for_selector(".prompt .floats")
    assert page.locator(".tabs").bounding_box() == box  # nothing moves for a preview


class Line:
    """The live connection of a page, with a hand on the wire."""

    def __init__(self, page: Page) -> None:
        self.made = 0
        self.dead: set[str] = set()
        """`up`: nothing reaches the server any more; `down`: nothing comes back. On the present connection."""
        self.last: WebSocketRoute | None = None
        page.route_web_socket("**/ws", self._connect)

    def _connect(self, page_side: WebSocketRoute) -> None:
        self.made += 1
        mine = self.made
        self.dead = set()
        self.last = page_side
        server_side = page_side.connect_to_server()

        def up(message: str | bytes) -> None:
            if mine != self.made or "up" not in self.dead:
                server_side.send(message)

        def down(message: str | bytes) -> None:
            if mine != self.made or "down" not in self.dead:
                page_side.send(message)

        page_side.on_message(up)
        server_side.on_message(down)


def decisions(page: Page) -> int:
    """How many decisions the server has on record for the table."""
    table = page.url.rsplit("/", 1)[1]
    record = page.evaluate("async table => (await fetch(`/api/tables/${table}/record`)).json()", table)
    return sum(row[0] != "chance" for row in record["actions"])


@pytest.mark.parametrize("what", ["the action is lost", "the answer is lost", "the line is cut"])
def test_cut_off_in_the_middle_of_an_action(enter: Enter, server: str, what: str) -> None:
    page = enter()
    line = Line(page)
    begin(page, server, "dual-powers", way="together")
    for _ in range(2):  # both choose their objectives in secret
        page.locator(".curtain button").first.click()
        page.locator(OPTIONS).first.click()
    page.locator(".curtain button").first.click()
    page.wait_for_selector(OPTIONS)
    before, made, known = moment(page), line.made, decisions(page)
    line.dead = {"the action is lost": {"up", "down"}, "the answer is lost": {"down"}}.get(what, {"up"})
    page.locator(OPTIONS).first.click()
    if what == "the line is cut":
        assert line.last is not None
        line.last.close()
    # Nobody touches the page again: it notices, connects anew and sends what was not answered.
    changed(page, before)
    assert line.made == made + 1
    assert decisions(page) == known + 1
    assert page.get_by_text("Reconnecting").count() == 0
