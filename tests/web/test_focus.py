"""The focus follows the question: at every size, what can be chosen on the board and what is asked are in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from .conftest import Enter
from .playing import OPTIONS
from .questions import MATCHES, Question, kinds, questions
from .test_boards import post

if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZES = ((1440, 900), (1280, 720), (820, 1180), (390, 844))

HIDDEN = """() => {
    const inside = (box) =>
        box.width > 0 && box.height > 0 && box.left >= -1 && box.top >= -1
        && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
    const seen = (node) => {
        const box = node.getBoundingClientRect();
        if (!inside(box)) return false;
        // Round things do not fill their boxes, and pieces may lie on places: some point of it must be on top.
        const points = [[.5, .5], [.3, .5], [.7, .5], [.5, .3], [.5, .7], [.2, .2], [.8, .8], [.2, .8], [.8, .2]];
        for (const [across, down] of points) {
            const top = document.elementFromPoint(box.left + box.width * across, box.top + box.height * down);
            if (top && (node.contains(top) || top.contains(node) && !top.matches('dialog, .card'))) return true;
        }
        return false;
    };
    const wanted = [document.querySelector('.prompt h2'), ...document.querySelectorAll('[data-choice]')];
    const name = (node) => node?.dataset.choice ?? node?.tagName ?? 'no question';
    return wanted.filter((node) => !node || !seen(node)).map(name);
}"""
"""What should be in sight and is not."""


def open_question(page: Page, server: str, game: str, question: Question) -> str:
    """A table in the position of a question, with everybody at this screen; its address."""
    made = post(page, "/api/tables", {"game": game, "record": question.record})
    table = made["table"]
    seats = page.evaluate("async (path) => (await (await fetch(path)).json()).seats.length", f"/api/tables/{table}")

    def command(number: int, **command: Any) -> None:
        body = {"command": {"table": table, "id": f"focus-{number}", **command}}
        post(page, f"/api/tables/{table}/commands", body)

    for seat in range(seats):
        command(seat, type="take", seat=seat, nonce=f"{seat:032x}")
    command(seats, type="start")
    return f"{server}/table/{table}"


@pytest.mark.parametrize("game", sorted(MATCHES))
def test_the_matches_ask_every_kind_of_question(game: str) -> None:
    assert kinds(game) - set(questions(game)) == set()


@pytest.mark.browser
@pytest.mark.parametrize("game", sorted(MATCHES))
def test_all_that_can_be_chosen_is_in_sight(enter: Enter, server: str, game: str) -> None:
    page = enter()
    hidden: dict[str, list[str]] = {}
    unmarked: set[str] = set()
    for prompt, question in questions(game).items():
        page.goto(open_question(page, server, game, question))
        page.wait_for_selector(f".curtain button, {OPTIONS}")
        if page.locator(".curtain button").count():
            page.locator(".curtain button").first.click()
        page.wait_for_selector(OPTIONS)
        page.wait_for_selector(".petrograd, .hong-kong")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(250)  # boards arrange themselves anew
            if found := page.evaluate(HIDDEN):
                hidden[f"{prompt} at {width}x{height}"] = found
            if not page.locator("[data-choice]").count():
                unmarked.add(f"{prompt} at {width}x{height}")
    assert not hidden
    assert not unmarked, "on the board nothing can be chosen"
