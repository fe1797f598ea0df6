"""Whole matches in every way one can play: with the mouse on the board alone, with a finger on a phone, by what is said
to those who see nothing, and without motion. By keyboard alone: `test_matches`."""

from __future__ import annotations

import random
import re

import pytest

from .conftest import Enter
from .hands import Hand
from .listening import Listener
from .playing import OVER, begin, click_through, waits
from .positions import PHONE

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", ["dual-powers", "blackout"])
def test_match_by_mouse_on_the_board_alone(enter: Enter, server: str, game: str) -> None:
    page = enter()
    begin(page, server, game)
    assert Hand(page, random.Random(7)).play() > 10
    assert page.locator(OVER).inner_text()
    assert page.locator(".ending .steps li").count()
    if game == "blackout":
        page.wait_for_selector(".ending tr.total")
        totals = page.locator(".ending tr.total td").all_inner_texts()
        told = page.locator(".ending .steps").text_content() or ""
        assert len(totals) == 2
        assert all(re.search(rf"(?<!\S){total} points?\b", told) for total in totals)
    assert page.locator(".ending code").count() == 0, "nothing technical beside the result"
    page.get_by_text("Were the draws fair?").click()
    page.wait_for_selector(".fair code")
    assert page.locator(".fair code").count() >= 3


def test_match_alone_by_finger_on_a_phone(enter: Enter, server: str) -> None:
    page = enter(**PHONE)
    begin(page, server, "dual-powers", way="solo")
    assert Hand(page, random.Random(2), finger=True).play() > 10
    assert page.locator(OVER).inner_text()


def test_a_chapter_of_the_campaign_by_finger_on_a_phone(enter: Enter, server: str) -> None:
    page = enter(**PHONE)
    begin(page, server, "blackout", way="campaign", players="1")
    assert Hand(page, random.Random(5), finger=True).play() > 10
    assert page.locator(OVER).inner_text()
    page.wait_for_selector(".ending tr.total")
    assert page.locator(".ending tr.total td").count() == 1
    page.get_by_role("link", name="The campaign").tap()
    page.wait_for_selector(".chapters")
    page.wait_for_selector("main .card li")
    page.get_by_role("link", name="Continue playing").tap()
    page.get_by_role("button", name="Play on").tap()
    page.wait_for_selector(".ending", state="detached")
    assert waits(page) == "asked"
    page.wait_for_selector(".hong-kong")


def test_match_by_roles_and_names_alone(enter: Enter, server: str) -> None:
    """Nothing is looked at: what is asked and what happens is said by live regions, everything has a name."""
    page = enter()
    listener = Listener(page, random.Random(6))
    begin(page, server, "dual-powers")
    assert listener.play() > 10
    assert page.get_by_role("heading", level=2).first.inner_text()
    assert listener.unheard() == []


STILL = """
    window.shown = {};
    window.moved = [];
    const see = () => {
        for (const one of document.querySelectorAll('.stage > *')) window.shown[one.className.split(' ')[0]] = true;
        for (const one of document.getAnimations()) {
            const frames = one.effect?.getKeyframes?.() ?? [];
            const places = new Set(frames.map((frame) => `${frame.transform ?? ''} ${frame.translate ?? ''}`));
            const lasts = Number(one.effect?.getComputedTiming().activeDuration);
            if (one.playState === 'running' && places.size > 1 && lasts > 20)
                window.moved.push(`${one.effect.target?.className?.baseVal ?? one.effect.target?.className}`);
        }
        requestAnimationFrame(see);
    };
    see();
"""
"""Notes at every frame what is drawn over the board, and what moves."""


SKIP = "() => setInterval(() => document.querySelector('.retelling button')?.click(), 100)"
"""Whoever has seen enough skips what is told, from now on."""


def test_match_with_reduced_motion(enter: Enter, server: str) -> None:
    """Marks in place of moving, while it is told what happens."""
    page = enter(kept={"pace": "brisk"})
    page.add_init_script(STILL)
    begin(page, server, "dual-powers")
    chance = random.Random(5)
    click_through(page, chance, 4)
    page.evaluate(SKIP)
    click_through(page, chance)
    assert page.locator(OVER).inner_text()
    assert page.evaluate("window.shown.ring"), "nothing was marked"
    assert "piece" not in page.evaluate("window.shown"), "a piece flew"
    moved = page.evaluate("[...new Set(window.moved)]")
    assert not moved, moved
