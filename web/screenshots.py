"""Pictures of every page, in every theme, at three sizes: `python web/screenshots.py FOLDER [LANGUAGE]`.

A server of its own is started for them, with its data in a folder that goes with it. Bots have played the matches
before: the tables go on from their records, at one screen. Needs playwright and Chromium.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Generator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import lamplight
from lamplight.bots import Player, SeatedBot
from lamplight.testing.serving import whole_server

if TYPE_CHECKING:
    from playwright.sync_api import Page

HERE = Path(__file__).parent
THEMES = ("dark", "light", "contrast")
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
PAGES = {
    "home": "/",
    "new-blackout": "/new/blackout",
    "new-dual-powers": "/new/dual-powers",
    "rules": "/rules",
    "rules-blackout": "/rules/blackout",
    "rules-dual-powers": "/rules/dual-powers",
    "me": "/me",
    "open-record": "/replay",
}
MATCHES = {"blackout": ("blackout", {"players": 3}), "dual-powers": ("dual-powers", {})}
"""What bots play first: a game with options."""
BOT = "casual"
TABLES = {
    "dual-powers": ("dual-powers", 0.55),
    "blackout": ("blackout", 0.45),
    "dual-powers-early": ("dual-powers", 0.04),
    "blackout-early": ("blackout", 0.03),
    "blackout-late": ("blackout", 0.9),
}
"""How much of a match is over when the picture is taken."""
OPTIONS = ".prompt button.option:not([aria-disabled=true])"


def played(game: str, options: Mapping[str, object], path: Path) -> Path:
    """A whole match of bots; gives its record."""
    match = lamplight.new(game, seed="pictures", options=options)
    bots = [
        SeatedBot(Player.parse(BOT), match.setup, seat, f"pictures/{seat}", print) for seat in range(len(match.seats))
    ]
    while not match.over:
        seat = match.to_act[0]
        action = bots[match.seats.index(seat)].choose_in(match.state)
        for bot in bots:
            if match.seats[bot.seat] != seat:
                bot.others_acted()
        match.play(seat, action)
    match.record().save(path)
    return path


def go_on(page: Page, address: str, record: Path, part: float) -> str:
    """A table where so much of a match has been played; gives its address."""
    page.goto(f"{address}/replay")
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".petrograd, .hong-kong")
    slider = page.locator(".bar input[type=range]")
    slider.fill(str(int(int(slider.get_attribute("max") or 0) * part)))
    page.locator(".bar button").last.click()
    page.wait_for_url("**/table/*")
    return page.url


def campaign(page: Page, address: str) -> str:
    """A campaign that has just begun; gives the page about it."""
    page.goto(f"{address}/new/blackout?way=campaign")
    page.click("form:not([method=dialog]) button.main")
    page.wait_for_url("**/table/*")
    return page.url.replace("/table/", "/campaign/")


def wait(page: Page, address: str) -> str:
    """A table that waits for a friend; gives its address."""
    page.goto(f"{address}/new/dual-powers?way=friends")
    page.click("form:not([method=dialog]) button.main")
    page.wait_for_url("**/table/*")
    return page.url


def finish(page: Page) -> None:
    """What is left of a match, with whatever comes first."""
    while True:
        page.wait_for_selector(f".curtain button, {OPTIONS}, .ending h2")
        if page.locator(".ending h2").count():
            return
        if page.locator(".curtain button").count():
            page.locator(".curtain button").first.click()
            continue
        page.wait_for_selector(".prompt:not([data-guarded])")  # a click that comes at once is taken for a repeated one
        before = page.locator(".prompt").inner_text()
        agree = page.locator(".prompt .ask button.main")
        (agree if agree.count() else page.locator(OPTIONS)).first.click()
        page.wait_for_function(
            "before => document.querySelector('.prompt')?.innerText !== before || document.querySelector('.curtain')",
            arg=before,
        )


def shoot(page: Page, out: Path, name: str, theme: str) -> None:
    """The page as it is, at every size."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(400)
        page.screenshot(path=out / f"{name}-{theme}-{size}.png")
    page.set_viewport_size({"width": 1440, "height": 900})


def take(address: str, workshop: str, out: Path, language: str) -> int:
    """Take all of them, those of every part from the client as it is developed; gives how many."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - only who takes pictures has it

    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale=language)
        context.set_default_timeout(60_000)
        page = context.new_page()

        def dress(theme: str) -> None:
            kept = json.dumps(
                {"language": language, "theme": theme, "motion": False, "pace": "instant", "sound": False, "hints": {}}
            )
            page.evaluate("kept => localStorage.setItem('lamplight', kept)", kept)

        page.goto(address)
        for theme in THEMES:
            dress(theme)
            page.goto(address)
            page.wait_for_selector(".games article svg")
            page.wait_for_timeout(800)
            shoot(page, out, "welcome", theme)
        records = {name: played(game, options, out / f"{name}.json") for name, (game, options) in MATCHES.items()}
        tables = {name: go_on(page, address, records[match], part) for name, (match, part) in TABLES.items()}
        ended: dict[str, str] = {}
        for name, record in records.items():
            ended[name] = go_on(page, address, record, 0.99)
            finish(page)
        chapters = campaign(page, address)
        waiting = wait(page, address)
        for theme in THEMES:
            dress(theme)
            for name, path in PAGES.items():
                page.goto(address + path)
                page.wait_for_selector("main h1")
                page.wait_for_timeout(800)
                shoot(page, out, name, theme)
            page.goto(f"{workshop}/story")
            page.wait_for_selector("main h1")
            dress(theme)  # another address has a memory of its own
            page.reload()
            page.wait_for_selector(".petrograd")
            page.wait_for_timeout(800)
            shoot(page, out, "story", theme)
            page.goto(chapters)
            page.wait_for_selector("main h1")
            page.wait_for_timeout(800)
            shoot(page, out, "campaign", theme)
            page.goto(waiting)
            page.wait_for_selector(".lobby svg")
            shoot(page, out, "waiting", theme)
            for name in records:
                page.goto(ended[name].replace("/table/", "/replay/") + "?at=60")
                page.wait_for_selector(".petrograd, .hong-kong")
                page.wait_for_timeout(800)
                shoot(page, out, f"replay-{name}", theme)
            page.goto(address)
            page.wait_for_selector(".games article")
            page.locator("header button").click()
            shoot(page, out, "settings", theme)
            for game, url in tables.items():
                page.goto(url)
                page.wait_for_selector(f".curtain button, {OPTIONS}")
                if page.locator(".curtain button").count():
                    shoot(page, out, f"curtain-{game}", theme)
                    page.locator(".curtain button").first.click()
                page.wait_for_selector(".petrograd, .hong-kong")
                page.wait_for_timeout(800)
                shoot(page, out, f"table-{game}", theme)
            for game, url in ended.items():
                page.goto(url)
                page.wait_for_selector(".ending tr.total" if game == "blackout" else ".ending h2")
                page.wait_for_timeout(800)
                shoot(page, out, f"ending-{game}", theme)
        browser.close()
    return len(list(out.glob("*.png")))


@contextmanager
def workshop_before(address: str) -> Generator[str]:
    """The client from its sources, with its page of all parts, before a server; gives its own address."""
    command = [sys.executable, str(HERE / "build.py"), "--develop", address]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as vite:
        assert vite.stdout is not None
        yield next(found.group() for line in vite.stdout if (found := re.search(r"http://[\d.:]+", line)))
        vite.terminate()


def main() -> None:
    """Build the client, start a server, and take them all."""
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    subprocess.run([sys.executable, str(HERE / "build.py")], check=True)
    language = sys.argv[2] if len(sys.argv) > 2 else "en"
    with whole_server(LAMPLIGHT_HANG="300") as address, workshop_before(address) as workshop:
        print(f"{take(address, workshop, out, language)} pictures in {out}")


if __name__ == "__main__":
    main()
