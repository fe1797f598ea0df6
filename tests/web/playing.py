"""Hands and eyes for browser tests: begin a match, choose by clicking or by key, and see when it is over."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Page

OPTIONS = ".prompt:not([data-guarded]) button.option:not([aria-disabled=true])"
"""What can be chosen, once the list listens again: a click that comes at once is taken for a repeated one."""
OVER = ".ending h2"
PIECES = (
    ".petrograd .hot, .hong-kong .card-button.hot, .hong-kong .location.hot, .hong-kong .district.hot, "
    ".hong-kong .into, .hong-kong .segment.hot, .plain-board .hot"
)
MOMENT = (
    "(() => { const table = document.querySelector('.table');"
    " return [table?.dataset.version, table?.dataset.seat, !!document.querySelector('.curtain'),"
    " !!document.querySelector('.ending h2')].join('|'); })()"
)
"""What changes with every move: how far the match is, whose seat is shown, whether it is hidden or over."""
FEW = ".prompt ul.few"
ASIDE = f"{FEW}, .prompt .ask, .prompt [role=alert]"
"""A click on a piece led not to a move, but to a further question."""
ASK = ".prompt:not([data-guarded]) .ask button.main:focus"
"""Whether one is sure, and it listens again: a key or click that comes at once is taken for a repeated one."""
SCENE = "[aria-modal=true]"
"""A scene that lies over the table until somebody has seen it."""
SCENES = 10
"""More scenes than come one after the other."""
MOVES = 600
"""More decisions than any of these matches has."""


def settle(context: BrowserContext, language: str, theme: str, *, motion: bool = False, **others: object) -> None:
    """Choose what a browser keeps for somebody who has not been here: it stays as they change it."""
    kept: dict[str, object] = {"language": language, "theme": theme, "sound": False, "motion": motion, "hints": {}}
    kept |= {"pace": "brisk" if motion else "instant", **others}
    context.add_init_script(
        f"if (!localStorage.getItem('lamplight')) localStorage.setItem('lamplight', JSON.stringify({json.dumps(kept)}))"
    )


def sit_down(page: Page, name: str, language: str = "en") -> None:
    """Somebody with a name of their own, in place of one that is found for them when they begin to play."""
    page.evaluate(
        """([name, language]) => fetch("/api/people", {
            method: "POST",
            headers: { "content-type": "application/json", "x-lamplight": "1" },
            body: JSON.stringify({ name, language }),
        })""",
        [name, language],
    )
    page.reload()
    page.wait_for_selector(".games article")


def post(page: Page, path: str, body: object) -> dict[str, str]:
    """Ask the server for something, as the person who sits before this page."""
    found: dict[str, str] = page.evaluate(
        "async ([path, body]) => (await fetch(path, {method: 'POST', body,"
        " headers: {'content-type': 'application/json', 'x-lamplight': '1'}})).json()",
        [path, json.dumps(body)],
    )
    return found


def begin(page: Page, server: str, game: str, way: str = "", level: str = "novice", **choices: str) -> None:
    """Set up a table by the form and begin; the board is there when this is done."""
    page.add_locator_handler(page.locator(SCENE), lambda: _go_on(page))
    page.goto(f"{server}/new/{game}" + (f"?way={way}" if way else ""))
    page.wait_for_selector("form:not([method=dialog]) button.main")
    if page.locator(f"input[name=level][value={level}]").count():
        page.check(f"input[name=level][value={level}]")
    for name, value in choices.items():
        page.select_option(f"select[name={name}]", value)
    page.click("form:not([method=dialog]) button.main")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(f"{OPTIONS}, .curtain button, .prompt h2, .table.open")


def _go_on(page: Page) -> None:
    """A scene is skipped, and then left."""
    for _ in range(2):
        page.keyboard.press("Escape")


def moment(page: Page) -> str:
    """How far the match is."""
    return str(page.evaluate(f"() => {MOMENT}"))


def waits(page: Page) -> str:
    """Until somebody here is asked, or it is over: `asked`, `curtain` or `over`. Scenes before that are left."""
    asked = (
        f"document.querySelector({OVER!r}) || document.querySelector('.curtain button')"
        f" || document.querySelector('.prompt.asked:not([data-guarded])') && document.querySelector({OPTIONS!r})"
    )
    for _ in range(SCENES):
        page.wait_for_function(f"() => {asked} || document.querySelector({SCENE!r})")
        if page.evaluate(f"() => !!({asked})"):
            break
        _go_on(page)
    if page.locator(OVER).count():
        return "over"
    return "curtain" if page.locator(".curtain button").count() else "asked"


def changed(page: Page, before: str) -> None:
    """Until the last choice has been answered. Who is asked whether they want to pay agrees.

    A scene that came between is left, and the choice may have to be made again.
    """
    page.wait_for_function(
        f"before => {MOMENT} !== before || document.querySelector({ASK!r}) || document.querySelector({SCENE!r})",
        arg=before,
    )
    if moment(page) == before and page.locator(SCENE).count():
        _go_on(page)
    elif moment(page) == before:
        page.keyboard.press("Enter")
        page.wait_for_function(f"before => {MOMENT} !== before", arg=before)


def click_through(page: Page, chance: random.Random, moves: int = MOVES) -> dict[str, int]:
    """Play until the end (or so many moves) with the mouse: pieces on the board where they can be, else the list."""
    done = {"board": 0, "list": 0}
    for _ in range(moves):
        state = waits(page)
        if state == "over":
            break
        if state == "curtain":
            page.locator(".curtain button").first.click()
            continue
        before = moment(page)
        pieces = page.locator(PIECES)
        count = pieces.count()
        if count and chance.random() < 0.6:
            # The press of a mouse goes where the piece is, though another piece may lie above its middle.
            pieces.nth(chance.randrange(count)).dispatch_event("click")
            done["board"] += 1
            page.wait_for_function(f"before => {MOMENT} !== before || document.querySelector({ASIDE!r})", arg=before)
            if moment(page) == before:
                page.wait_for_selector(".prompt:not([data-guarded])")
                agree = page.locator(".prompt .ask button.main")
                (agree if agree.count() else page.locator(OPTIONS)).first.click()
        else:
            options = page.locator(OPTIONS)
            options.nth(chance.randrange(options.count())).click()
            done["list"] += 1
        changed(page, before)
    return done


def key_through(page: Page, chance: random.Random, moves: int = MOVES) -> int:
    """Play until the end with keys alone: digits, arrows and Enter."""
    for move in range(moves):
        if waits(page) == "over":
            return move
        if page.locator(SCENE).count():
            _go_on(page)
        before = moment(page)
        numbers = page.locator(f"{OPTIONS} kbd").all_inner_texts()
        if chance.random() < 0.5:
            for digit in chance.choice(numbers):
                page.keyboard.press(digit)
        else:
            page.keyboard.press("Escape")
            for _ in range(chance.randrange(min(len(numbers), 6)) + 1):
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            page.wait_for_function(
                f"before => {MOMENT} !== before || document.querySelector({ASK!r}) || document.querySelector({FEW!r})"
                f" || document.querySelector({SCENE!r})",
                arg=before,
            )
            if page.locator(SCENE).count():
                continue  # it came between the keys
            if moment(page) == before and page.locator(FEW).count():  # a piece with which several things can be done
                for digit in chance.choice(page.locator(f"{FEW} kbd").all_inner_texts()):
                    page.keyboard.press(digit)
        changed(page, before)
    return moves
