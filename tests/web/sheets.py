"""Contact sheets: every kind of question at the four sizes, as few large pictures, for eyes to go through.

    python -m tests.web.sheets FOLDER --language fr --theme light

They show what no assertion sees: whether a screen is handsome, readable and says what is asked.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import sync_playwright

from lamplight.testing.serving import whole_server
from lamplight.text.speaker import LANGUAGES

from . import chromium
from .playing import settle, sit_down
from .positions import SIZES, open_question, reach
from .questions import MATCHES, questions

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).parents[2]
THEMES = ("dark", "light", "contrast")
PHONE_PX = 500
"""Narrower screens are touched."""
PATIENCE_MS = 120_000
REST_MS = 300
"""Boards arrange themselves, and pictures come."""
GAP_PX = 16
CAPTION_PX = 34


@dataclass(frozen=True)
class Shot:
    """What a screen looks like, and what it shows."""

    caption: str
    picture: Image.Image


def main(arguments: Sequence[str] | None = None) -> None:
    """Take the pictures and say where they are."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.sheets", description="Contact sheets of every question.")
    parser.add_argument("folder", type=Path, help="where the pictures go: not a folder of the repository")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    parser.add_argument("--theme", choices=THEMES, default="dark")
    parser.add_argument("--game", choices=sorted(MATCHES), action="append", help="only this game")
    parser.add_argument("--size", type=_size, action="append", help="only this size, as 390x844")
    parser.add_argument("--question", default="", help="only questions whose ids contain this")
    parser.add_argument("--wide", type=int, default=2400, help="a sheet is about so many pixels wide (2400)")
    parser.add_argument("--rows", type=int, default=3, help="rows of a sheet (3)")
    parser.add_argument(
        "--scale", type=float, help="of the shots; by itself half for desks, two thirds for tablets, 1 for phones"
    )
    given = parser.parse_args(arguments)
    folder = given.folder.resolve()
    if folder.is_relative_to(ROOT):
        parser.error("the pictures would lie in the repository: name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, str(ROOT / "web" / "build.py")], check=True, stdout=subprocess.DEVNULL)
    with whole_server(LAMPLIGHT_LANGUAGE="en") as server, sync_playwright() as playwright:
        browser = chromium.launch(playwright)
        for game in given.game or sorted(MATCHES):
            tables = _tables(browser, server, game, given.question)
            for size in given.size or SIZES:
                shots = list(_shots(browser, tables, size, given.language, given.theme))
                name = f"{game}-{size[0]}x{size[1]}-{given.language}-{given.theme}"
                for file in _sheets(shots, folder / name, given.wide, given.rows, given.scale or _scale(size[0])):
                    print(file, flush=True)
        browser.close()


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    return int(width), int(height)


def _scale(width: int) -> float:
    """Words must still be readable."""
    return 1.0 if width < PHONE_PX else 0.67 if width < 1000 else 0.5


@dataclass(frozen=True)
class Tables:
    """Somebody who sits at a table for every question."""

    kept: Any
    """What the browser knows of them."""
    addresses: dict[str, str]
    """By prompt."""


def _tables(browser: Browser, server: str, game: str, wanted: str) -> Tables:
    context = browser.new_context()
    page = _page(context)
    page.goto(server)
    sit_down(page, "Ann")
    found = {
        prompt: open_question(page, server, game, question)
        for prompt, question in sorted(questions(game).items())
        if wanted in prompt
    }
    kept = context.storage_state()
    kept["origins"] = []  # language and theme are chosen anew
    context.close()
    return Tables(kept, found)


def _page(context: BrowserContext) -> Page:
    context.set_default_timeout(PATIENCE_MS)
    return context.new_page()


def _shots(browser: Browser, tables: Tables, size: tuple[int, int], language: str, theme: str) -> Iterator[Shot]:
    touched = size[0] < PHONE_PX
    context = browser.new_context(
        storage_state=tables.kept,
        locale=language,
        reduced_motion="reduce",
        viewport={"width": size[0], "height": size[1]},
        has_touch=touched,
        is_mobile=touched,
    )
    settle(context, language, theme)
    page = _page(context)
    for prompt, address in tables.addresses.items():
        reach(page, address)
        page.wait_for_timeout(REST_MS)
        yield Shot(prompt, Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    context.close()


def _sheets(shots: list[Shot], stem: Path, wide: int, rows: int, scale: float) -> Iterator[Path]:
    """Put the shots together, so many on a sheet; gives the files."""
    if not shots:
        return
    width, height = (round(length * scale) for length in shots[0].picture.size)
    columns = max(1, (wide - GAP_PX) // (width + GAP_PX))
    font = ImageFont.load_default(22)
    for first in range(0, len(shots), columns * rows):
        some = shots[first : first + columns * rows]
        across, down = min(columns, len(some)), -(-len(some) // columns)
        box = (across * (width + GAP_PX) + GAP_PX, down * (height + CAPTION_PX + GAP_PX) + GAP_PX)
        sheet = Image.new("RGB", box, "#777777")
        draw = ImageDraw.Draw(sheet)
        for place, shot in enumerate(some):
            left = GAP_PX + place % columns * (width + GAP_PX)
            top = GAP_PX + place // columns * (height + CAPTION_PX + GAP_PX)
            draw.text((left, top), shot.caption, fill="white", font=font)
            small = shot.picture.resize((width, height), Image.Resampling.LANCZOS)
            sheet.paste(small, (left, top + CAPTION_PX))
        file = stem.with_name(f"{stem.name}-{first // (columns * rows) + 1}.png")
        sheet.save(file)
        yield file


if __name__ == "__main__":
    main()
