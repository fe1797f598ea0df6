"""Lighthouse over the home page and a table, as a phone and as a desk, in a Chromium that has been here before.

Lighthouse comes from the npm registry for the occasion: it is no part of the web client. The browser keeps its cookies,
so that a table can be looked at from one's own seat.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

BUILDER = Path(__file__).parents[2] / "web" / "build.py"
"""It knows where Node is."""
if TYPE_CHECKING:
    from playwright.sync_api import BrowserType, Page

LIGHTHOUSE = "lighthouse@13.5.0"
CATEGORIES = ("performance", "accessibility", "best-practices")
FORMS = {"phone": (), "desk": ("--preset=desktop",)}

Json: TypeAlias = "str | int | float | list[Json] | dict[str, Json] | None"
Scores: TypeAlias = dict[str, Json]


def scores(chromium: BrowserType, path: str | None, address: str, table: Callable[[Page], str]) -> dict[str, Scores]:
    """What Lighthouse says of home and of the page that `table` opens: a row a page and form, scores from 0 to 100."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="lighthouse-") as folder:
        context = chromium.launch_persistent_context(
            folder, executable_path=path, args=["--no-sandbox", f"--remote-debugging-port={port}"], locale="en"
        )
        page = context.new_page()
        page.goto(address)
        page.wait_for_selector(".games article")
        pages = {"home": address, "table": table(page)}
        page.close()
        found = {
            f"{name}, {form}": _audit(url, port, options, Path(folder) / "report.json")
            for name, url in pages.items()
            for form, options in FORMS.items()
        }
        context.close()
    return found


def _audit(url: str, port: int, options: tuple[str, ...], report: Path) -> Scores:
    """One page in one form: its scores, and the names of what cost points."""
    command = [sys.executable, str(BUILDER), "--npx", LIGHTHOUSE, url, f"--port={port}", "--disable-storage-reset"]
    command += ["--quiet", f"--only-categories={','.join(CATEGORIES)}", "--output=json", f"--output-path={report}"]
    subprocess.run([*command, *options], check=True, stdout=subprocess.DEVNULL)
    told = json.loads(report.read_text(encoding="utf-8"))
    lost = sorted(
        audit["id"]
        for name in CATEGORIES
        for audit in (told["audits"][one["id"]] for one in told["categories"][name]["auditRefs"] if one["weight"])
        if audit["score"] is not None and audit["score"] < 1
    )
    return {**{name: round(100 * told["categories"][name]["score"]) for name in CATEGORIES}, "lost": ", ".join(lost)}
