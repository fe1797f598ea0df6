"""The front door, the end of a match and watching it again: from a first visit without a name to a shared moment."""

from __future__ import annotations

import random
import re
import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING

import pytest

from .conftest import PATIENCE, Enter
from .playing import OVER, begin, click_through, waits

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser
BOARD = files("lamplight.games.dual_powers") / "sets" / "lamplight" / "board.toml"
TRACK = int(tomllib.loads(BOARD.read_text(encoding="utf-8"))["track"]["end"])
"""Spaces of the support track from its centre to either end."""
SIZES = ((1440, 900), (1280, 720), (820, 1180), (390, 844))


def stranger(browser: Browser, language: str = "en") -> Page:
    """Somebody whom the server has never seen."""
    context = browser.new_context(locale=language, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    return context.new_page()


def name_of(page: Page) -> str:
    """What the server calls whoever sits before this browser; nothing: it knows nobody."""
    found = page.evaluate("() => fetch('/api/me').then(answer => answer.json()).then(me => me?.name ?? '')")
    return str(found)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_first_visit_leads_to_a_match_without_a_name(browser: Browser, server: str, language: str) -> None:
    page = stranger(browser, language)
    page.goto(server)
    page.wait_for_selector(".games article svg")
    assert page.locator("input[autocomplete=nickname]").count() == 0
    assert name_of(page) == "", "nobody is kept who only looks"
    page.locator(".games article").first.locator(".acts button").click()
    page.wait_for_url("**/table/*")
    assert waits(page) == "asked"
    given = name_of(page)
    assert len(given.split()) > 1
    assert bool(re.search("[а-я]", given)) == (language == "ru")
    page.goto(f"{server}/me")
    page.locator("main form input[type=text]").first.fill("Rosa")
    page.locator("main form button.main").first.click()
    page.get_by_role("status").wait_for()
    assert name_of(page) == "Rosa"
    page.goto(server)
    page.locator("section", has=page.locator("#mine")).locator("a").first.click()
    assert waits(page) == "asked"
    page.context.close()


def test_friends_meet_by_a_link_that_says_who_invites_to_what(enter: Enter, browser: Browser, server: str) -> None:
    ann = enter("Ann")
    ann.get_by_role("button", name="Open a table").click()
    ann.get_by_role("link", name="Dual Powers: Revolution 1917").click()
    ann.get_by_role("button", name="Create the table").click()
    ann.wait_for_url("**/table/*")
    ann.get_by_role("button", name="Copy").click()
    ann.get_by_role("button", name="Copied").wait_for()
    link = ann.get_by_label("Send this link").input_value()
    assert link == ann.url
    assert ann.locator(".lobby code").count() == 0
    bob = stranger(browser)
    bob.goto(server)
    bob.get_by_label("Table code or link").fill(link)
    bob.get_by_role("button", name="Join").click()
    bob.get_by_role("heading", name="Ann invites you to Dual Powers: Revolution 1917").wait_for()
    bob.get_by_role("button", name="Sit here").click()
    ann.get_by_role("button", name="Begin").click()
    for page in (ann, bob):
        assert waits(page) == "asked"
    bob.context.close()


def test_a_link_to_a_table_that_is_gone_leads_home(browser: Browser, server: str) -> None:
    page = stranger(browser)
    page.goto(f"{server}/table/notatable123")
    page.get_by_role("heading", name="This table has been cleared away").wait_for()
    page.get_by_role("link", name="Back to the start").click()
    page.wait_for_selector(".games article")
    page.context.close()


@pytest.fixture(scope="module")
def finished(browser: Browser, server: str) -> Page:
    """Somebody at a table whose match is over."""
    page = stranger(browser)
    begin(page, server, "dual-powers")
    click_through(page, random.Random(11))
    page.wait_for_selector(OVER)
    return page


def test_the_end_is_a_scene(finished: Page) -> None:
    page = finished
    page.wait_for_selector(".ending .balance svg")
    assert re.search("Petrograd|Opposition", page.locator(OVER).inner_text())
    assert page.locator(".ending .why").inner_text()
    # What both scored, and on the plates the lead, which ends with the track.
    red, white = (int(text) for text in page.locator(".ending tr.total td").all_inner_texts())
    lead = max(-TRACK, min(TRACK, red - white))
    assert [int(text) for text in _by_side(page)] == [max(0, lead), max(0, -lead)]
    # Whoever comes later was told the last lines only, and sees the same course.
    course = page.locator(".ending .balance svg").get_attribute("aria-label")
    page.reload()
    page.wait_for_selector(".ending .balance svg")
    assert page.locator(".ending .balance svg").get_attribute("aria-label") == course
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width
        again = page.get_by_role("button", name="Play again").bounding_box()
        assert again is not None
        assert again["y"] + again["height"] <= height, "what comes next is on the first screen"
    page.set_viewport_size({"width": 1440, "height": 900})
    page.get_by_role("button", name="See the board").click()
    page.wait_for_selector(".petrograd")
    page.get_by_role("button", name="Back to the result").click()
    page.wait_for_selector(OVER)


def _by_side(page: Page) -> list[str]:
    """The points on the plates, Red's first."""
    plates = page.locator(".ending .plates li")
    found = {}
    for place in range(plates.count()):
        side = plates.nth(place).locator(".who .soft").inner_text()
        found[side] = plates.nth(place).locator(".score").inner_text()
    return [found["Red"], found["White"]]


def test_a_match_that_is_over_is_listed_with_its_winner(finished: Page, server: str) -> None:
    page = finished
    table = page.url
    page.goto(server)
    line = page.locator("section", has=page.locator("#finished")).locator("a").first
    line.wait_for()
    assert line.locator(".won").count() == 1
    page.goto(table)
    page.wait_for_selector(OVER)


def test_a_film_is_entered_by_rounds_and_turns_and_keeps_its_place(finished: Page) -> None:
    page = finished
    page.get_by_role("link", name="Watch the match").click()
    page.wait_for_selector(".replay .petrograd")
    slider = page.locator(".bar input[type=range]")

    def at() -> int:
        return int(slider.input_value())

    page.get_by_role("button", name="To the next round").click()
    first = at()
    page.get_by_role("button", name="To the next round").click()
    second = at()
    assert 0 < first < second
    assert "Round 2 begins." in page.locator(".log").inner_text()
    page.keyboard.press("PageUp")
    assert at() == first
    page.keyboard.press("Shift+ArrowRight")
    turn = at()
    assert first < turn < second
    page.keyboard.press("ArrowLeft")
    assert at() == turn - 1
    page.wait_for_function(f"() => location.search.includes('at={turn - 1}')")
    page.reload()
    page.wait_for_selector(".replay .petrograd")
    assert at() == turn - 1
    page.select_option("select[aria-label=Speed]", "16")
    page.get_by_role("button", name="Play").click()
    page.wait_for_function(f"() => Number(document.querySelector('.bar input[type=range]').value) > {turn + 10}")
    page.get_by_role("button", name="Pause").click()
    page.keyboard.press("End")
    assert at() == int(slider.get_attribute("max") or 0)
    assert page.locator("header .plate").count() == 2


def test_watching_has_kind_words_when_there_is_nothing(browser: Browser, server: str) -> None:
    page = stranger(browser)
    page.goto(f"{server}/watch")
    page.get_by_role("heading", name="Watch a match").wait_for()
    page.get_by_role("heading", name="Open tables").wait_for()
    page.context.close()
