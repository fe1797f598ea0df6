"""Where a browser is. As a command: says so if there is none, and by its exit status whether there is."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MISSING = (
    "No browser was found, so the browser tests are left out. Install Chromium (`apt install chromium`, or `playwright "
    "install chromium`), or say where it is in the environment variable CHROMIUM."
)


def find() -> str | None:
    """The path of a Chromium: the one that was named, the machine's, or Playwright's own."""
    return _installed() or _playwrights()


def launch(playwright: Playwright) -> Browser:
    """Open the browser: without a path it is Playwright's own."""
    arguments = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
    return playwright.chromium.launch(executable_path=_installed(), args=arguments)


def _installed() -> str | None:
    named = os.environ.get("CHROMIUM")
    found = named if named and Path(named).is_file() else None
    return found or next(filter(None, map(shutil.which, NAMES)), None)


def _playwrights() -> str | None:
    try:
        from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only who tests has it
    except ImportError:
        return None
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


if __name__ == "__main__":
    if find() is None:
        print(MISSING, file=sys.stderr)
        sys.exit(1)
