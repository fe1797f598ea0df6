"""What others do is told before the board shows it, and what followed from a click stays to be read."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from .conftest import Enter
from .playing import OPTIONS, begin, click_through, waits

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser
WATCH = """
    window.newest = 0;
    window.moments = [];
    const Line = window.WebSocket;
    window.WebSocket = class extends Line {
        constructor(...given) {
            super(...given);
            this.addEventListener('message', event => {
                const told = JSON.parse(event.data);
                if (told.game) window.newest = told.game.version;
            });
        }
    };
    window.board = () => [...document.querySelectorAll('.board [aria-label]')]
        .map(one => ['aria-label', 'style', 'transform'].map(name => one.getAttribute(name))).join('; ');
    window.version = () => Number(document.querySelector('.table')?.dataset.version);
    const look = () => {
        const told = document.querySelector('.retelling p')?.innerText;
        const board = window.board();
        if (told && board) window.moments.push({told, shown: window.version(), newest: window.newest, board});
        requestAnimationFrame(look);
    };
    look();
"""
"""Notes at every frame in which something is told, once a board is drawn: the version shown, the newest, the board."""
CARD = "[data-story-card]"
MOVES = 90


@pytest.mark.parametrize("game", ["dual-powers", "blackout"])
def test_the_board_shows_a_move_when_it_has_been_told(enter: Enter, server: str, game: str) -> None:
    page = enter(motion=True)
    page.add_init_script(WATCH)
    begin(page, server, game)
    click_through(page, random.Random(5), 6)
    waits(page)
    page.wait_for_function("() => !document.querySelector('.retelling') && window.version() === window.newest")
    moments = page.evaluate("window.moments")
    assert moments, "nothing was told"
    assert all(moment["shown"] < moment["newest"] for moment in moments), "the board was ahead of the story"
    boards = {
        version: {m["board"] for m in moments if m["shown"] == version} for version in {m["shown"] for m in moments}
    }
    assert all(len(seen) == 1 for seen in boards.values()), "the board changed while a move was being told"
    assert page.evaluate("window.board()") not in boards[moments[0]["shown"]], "the board does not show what was told"


def test_what_followed_from_a_click_stays_until_one_goes_on(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "blackout")
    chance = random.Random(4)
    for _ in range(MOVES):
        click_through(page, chance, 1)
        waits(page)
        if page.locator(CARD).count():
            break
    assert page.locator(f"{CARD} li").count() > 1
    assert _free(page), "the card lies over the question"
    told = page.locator(CARD).inner_text()
    page.keyboard.press("Escape")
    page.wait_for_function(f"told => document.querySelector({CARD!r})?.innerText !== told", arg=told)


def _free(page: Page) -> bool:
    """Whether the first option can be clicked."""
    return bool(
        page.locator(OPTIONS).first.evaluate(
            "one => { one.scrollIntoView({block: 'nearest'}); const box = one.getBoundingClientRect();"
            " return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)) }"
        )
    )
