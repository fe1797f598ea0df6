"""A game from outside in the browser: installed beside Lamplight, and known to nobody here, it has a board, a log,
options, rules and a replay."""

from __future__ import annotations

import random
from collections.abc import Generator
from typing import TYPE_CHECKING

import pytest

from lamplight.testing.serving import whole_server

from ..examples.outside import NIGHT_QUAY, install
from .conftest import Enter
from .playing import OVER, begin, click_through, waits

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(site: None, tmp_path_factory: pytest.TempPathFactory) -> Generator[str]:  # noqa: ARG001 - it must be built
    """The server of an environment that has the game."""
    outside = install(NIGHT_QUAY, tmp_path_factory.mktemp("outside"))
    with whole_server(outside.python, LAMPLIGHT_LANGUAGE="en") as address:
        yield address


def unsaid(page: Page) -> list[str]:
    """Ids of texts that stand on the page in place of words."""
    return [word for word in page.locator("body").inner_text().split() if word.startswith(("night-quay-", "web-"))]


def test_a_whole_match_by_clicking_and_its_replay(enter: Enter, server: str) -> None:
    page = enter()
    page.locator(".games article", has_text="Night Quay").wait_for()
    assert page.locator(".games article").count() == 3
    begin(page, server, "night-quay", way="bots", players="3")
    assert waits(page) == "asked"
    board = page.locator(".plain-board")
    board.get_by_text("At the quay").wait_for()
    assert board.locator(".plates section").count() == 3
    assert board.locator(".hot").all_inner_texts() == [f"Lamp {brightness}" for brightness in range(1, 7)]
    board.get_by_role("button", name="lamp 6").first.wait_for()
    assert unsaid(page) == []
    done = click_through(page, random.Random(3))
    assert done["board"] > 3
    assert page.locator(OVER).inner_text()
    assert "Dawn" in page.locator(".ending").inner_text()
    assert page.locator(".log li", has_text="had an order for").count() == 3
    assert unsaid(page) == []
    page.get_by_role("link", name="Watch the match").first.click()
    page.wait_for_selector(".replay .plain-board")
    assert page.locator("#seen-by option").count() == 4
    last = page.locator("input[type=range]").get_attribute("max") or ""
    page.locator("input[type=range]").fill(last)
    page.locator(".log li", has_text="had an order for").last.wait_for()


def test_its_options_and_rules_in_another_language(enter: Enter, server: str) -> None:
    page = enter("Анна", "ru")
    begin(page, server, "night-quay", way="together", players="2")
    assert waits(page) == "curtain"
    page.locator(".curtain button").first.click()
    page.locator(".plain-board").get_by_text("У причала").wait_for()
    click_through(page, random.Random(5), 6)
    assert unsaid(page) == []
    page.goto(f"{server}/rules/night-quay")
    page.get_by_text("Все тайно выбирают один из своих фонарей").wait_for()
    page.get_by_text("одна из лодок — в тумане").first.wait_for()
    assert unsaid(page) == []
