"""A real browser before a real server: Chromium by Playwright, `lamplight serve` with its bots, the client as built.

Where no browser is found the tests fail and say how to get one; `-m "not browser"` leaves them out.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Generator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from lamplight.testing.serving import whole_server

from . import chromium
from .playing import settle, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).parents[2]
PATIENCE = int(os.environ.get("LAMPLIGHT_PATIENCE", "60000"))
"""Milliseconds: the machines that run these tests are often busy."""


@pytest.fixture(scope="session")
def browser() -> Generator[Browser]:
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with sync_api.sync_playwright() as playwright:
        try:
            opened = chromium.launch(playwright)
        except sync_api.Error as error:
            pytest.fail(f"{chromium.MISSING}\n{error}")
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def site() -> None:
    """The client as its sources are now."""
    subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True, stdout=subprocess.DEVNULL)


@pytest.fixture(scope="session")
def server(site: None) -> Generator[str]:  # noqa: ARG001 - it must be built first
    """The address of a server with one worker and one process for bots, whose data goes with it."""
    with whole_server(LAMPLIGHT_LANGUAGE="en") as address:
        yield address


@pytest.fixture(scope="session")
def workshop(server: str) -> Generator[str]:
    """The address of the client as it is developed, with its page of all parts, before the same server."""
    command = [sys.executable, str(ROOT / "web" / "build.py"), "--develop", server]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as vite:
        assert vite.stdout is not None
        yield next(found.group() for line in vite.stdout if (found := re.search(r"http://[\d.:]+", line)))
        vite.terminate()


Enter = Callable[..., "Page"]


@pytest.fixture
def enter(browser: Browser, server: str) -> Generator[Enter]:
    """Somebody new comes to the server: `page = enter("Ann", language="fr")`. Errors of pages fail the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(
        name: str = "Ann",
        language: str = "en",
        theme: str = "dark",
        *,
        motion: bool = False,
        kept: Mapping[str, object] | None = None,
        **options: Any,
    ) -> Page:
        given: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 900},
            "reduced_motion": "no-preference" if motion else "reduce",
            **options,
        }
        context = browser.new_context(locale=language, **given)
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        settle(context, language, theme, motion=motion, **(kept or {}))
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(server)
        sit_down(page, name, language)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not wrong
