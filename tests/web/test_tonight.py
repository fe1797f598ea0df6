"""Tonight's city in a browser: from the card on the front page through an attempt that counts to scores and replays."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from lamplight.server.clock import now_ms
from lamplight.server.service import Service
from lamplight.server.settings import Settings
from lamplight.server.tables import nights
from lamplight.text.speaker import LANGUAGES

from ..server.conftest import GENEROUS, Server
from .conftest import PATIENCE
from .playing import post, settle, sit_down, waits

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

pytestmark = pytest.mark.browser


class Ahead:
    """What time it is for the server: now, or later."""

    def __init__(self) -> None:
        self.days = 0

    def __call__(self) -> int:
        return now_ms() + self.days * nights.DAY_MS


@pytest.fixture
def clock() -> Ahead:
    return Ahead()


@pytest.fixture
def served(site: None, tmp_path: Path, clock: Ahead) -> Iterator[str]:  # noqa: ARG001 - it must be built first
    """The address of a server of one whose day can be ended."""
    settings = Settings(data=tmp_path, port=0, limits=GENEROUS)
    running = Server(settings, lambda given: Service(given, now=clock))
    yield running.http
    running.stop()


def visitor(browser: Browser, served: str, language: str = "en") -> Page:
    context = browser.new_context(locale=language, viewport={"width": 1280, "height": 900}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    settle(context, language, "dark")
    page = context.new_page()
    page.goto(served)
    sit_down(page, "Ann", language)
    return page


def test_an_attempt_counts_once_and_is_shown_after_midnight(browser: Browser, served: str, clock: Ahead) -> None:
    page = visitor(browser, served)
    post(page, "/api/me/password", {"login": "ann", "password": "a long password"})
    page.goto(served)
    page.get_by_role("link", name="Tonight’s city").click()
    page.wait_for_url("**/tonight")
    deal = page.locator("section.card").first
    deal.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    assert waits(page) == "asked"
    table = page.url.rpartition("/")[2]
    page.goto(f"{served}/tonight")
    deal.get_by_role("button", name="Play on").wait_for()
    post(
        page,
        f"/api/tables/{table}/commands",
        {"command": {"type": "resign", "id": "enough", "table": table, "seat": 0}},
    )
    page.goto(f"{served}/table/{table}")
    page.locator(".ending").get_by_role("link", name="Tonight’s city").click()
    page.wait_for_url("**/tonight?day=*")
    assert "Given up" in deal.locator("[data-own]").inner_text()
    deal.get_by_role("button", name="Play again for practice").wait_for()
    assert page.locator("[data-secret]").count() == 0
    assert page.get_by_text("1 night in a row").count() == 1
    clock.days = 1
    page.reload()
    page.locator("[data-secret]").wait_for()
    row = deal.locator("tbody tr")
    assert row.locator("td, th").all_inner_texts()[:3] == ["1", "Ann @ann", "Given up"]
    row.get_by_role("link", name="Watch").click()
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(".replay .board")
    page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_in_every_language(browser: Browser, served: str, language: str) -> None:
    page = visitor(browser, served, language)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{served}/tonight")
    page.locator("section.card button.main").first.wait_for()
    said = page.locator("main").inner_text()
    assert "web-" not in said
    assert "blackout-" not in said
    assert "dual-powers-" not in said
    assert page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
    page.context.close()
