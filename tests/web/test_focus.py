"""The focus follows the question: at every size, what can be chosen on the board and what is asked are in sight."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from .conftest import Enter
from .positions import PHONE, SIZES, open_question, reach
from .probing import unreachable
from .questions import MATCHES, kinds, questions
from .test_pages import violations

if TYPE_CHECKING:
    from playwright.sync_api import Page

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
SMALL = """finger => [...document.querySelectorAll('.board [data-choice]')].flatMap((node) => {
    const {width, height} = node.getBoundingClientRect();
    return Math.min(width, height) < finger ? [`${node.dataset.choice}: ${Math.min(width, height).toFixed(1)} px`] : [];
})"""
"""What can be chosen, and is smaller than what a finger hits."""
FINGER_PX = 24
REST_MS = 200
TRIES = 10


def hidden(page: Page) -> list[str]:
    """What is still not in sight when the board has arranged itself anew."""
    page.wait_for_timeout(REST_MS)
    for _ in range(TRIES):
        if not page.evaluate(HIDDEN):
            break
        page.wait_for_timeout(REST_MS)
    found: list[str] = page.evaluate(HIDDEN)
    return found


@pytest.mark.parametrize("game", sorted(MATCHES))
def test_the_matches_ask_every_kind_of_question(game: str) -> None:
    assert kinds(game) - set(questions(game)) == set()


@pytest.mark.browser
@pytest.mark.parametrize("game", sorted(MATCHES))
def test_every_question_can_be_seen_touched_and_heard(enter: Enter, server: str, game: str) -> None:
    """Of all that is to be said of a question at once: to open a table for each of them takes longest."""
    desk, phone = enter(kept={"confirm": True}), enter(kept={"confirm": True}, **PHONE)
    wrong: dict[str, list[str]] = {}
    for prompt, question in questions(game).items():
        reach(desk, open_question(desk, server, game, question))
        for width, height in SIZES[:-1]:
            desk.set_viewport_size({"width": width, "height": height})
            wrong[f"{prompt} at {width}x{height}: hidden"] = hidden(desk)
        reach(phone, open_question(phone, server, game, question))
        wrong[f"{prompt} on a phone: hidden"] = hidden(phone)
        wrong[f"{prompt} on a phone: too small"] = phone.evaluate(SMALL, FINGER_PX)
        desk.set_viewport_size({"width": 1280, "height": 720})
        for place, page in (("at a desk", desk), ("on a phone", phone)):
            wrong[f"{prompt} {place}: axe"] = violations(page)
            wrong[f"{prompt} {place}: not on the board"] = unreachable(page, question, on_a_phone=page is phone)
    found = {name: those for name, those in wrong.items() if those}
    assert not found, json.dumps(found, indent=1)
