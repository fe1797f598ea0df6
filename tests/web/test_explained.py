"""Words of a game are explained where they stand, and a film tells what happened in it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import lamplight

from .conftest import Enter
from .playing import begin, waits

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser
TIP = "#term-tip"
WORD = ".prompt button.term, .guide button.term"
MOVES = 60
NOTE = """
    window.flown = 0;
    window.ahead = [];
    const slider = () => Number(document.querySelector('.bar input[type=range]')?.value);
    const look = () => {
        window.flown = Math.max(window.flown, document.querySelectorAll('.stage > .piece').length);
        if (document.querySelector('.retelling')) window.ahead.push(slider());
        requestAnimationFrame(look);
    };
    look();
"""
"""Notes at every frame how many pieces fly, and which moment is shown while something is told."""


def _record(path: Path) -> Path:
    """The beginning of a match that nobody thought about."""
    match = lamplight.new("dual-powers", seed="film")
    for _ in range(MOVES):
        seat = match.to_act[0]
        match.play(seat, next(iter(match.legal(seat))))
    match.record().save(path)
    return path


def test_a_word_is_explained_by_pointing_at_it_and_by_the_keyboard(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "dual-powers")
    waits(page)
    word = page.locator(WORD).first
    word.hover()
    page.locator(TIP).wait_for()
    assert len(page.locator(f"{TIP} p").inner_text()) > len(word.inner_text())
    page.mouse.move(2, 2)
    page.locator(TIP).wait_for(state="detached")
    word.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.locator(TIP).wait_for()
    assert word.get_attribute("aria-describedby") == TIP[1:]
    page.keyboard.press("Escape")
    page.locator(TIP).wait_for(state="detached")


def test_a_film_tells_what_happened(enter: Enter, server: str, tmp_path: Path) -> None:
    page = enter(motion=True)
    page.add_init_script(NOTE)
    _open(page, server, _record(tmp_path / "film.json"))
    page.get_by_role("button", name="Play").click()
    page.wait_for_function(
        "() => window.flown > 0 && Number(document.querySelector('.bar input[type=range]').value) > 3"
    )
    page.get_by_role("button", name="Pause").click()
    told = page.evaluate("window.ahead")
    assert told, "nothing was told"
    assert min(told) == 0, "the board was ahead of the story"


def _open(page: Page, server: str, record: Path) -> None:
    page.goto(f"{server}/replay")
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".replay .petrograd")
