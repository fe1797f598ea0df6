"""Whole matches in the browser: by clicking, by keyboard, at one screen, alone, and at two screens."""

from __future__ import annotations

import random

import pytest

from .conftest import Enter
from .playing import OPTIONS, OVER, begin, click_through, key_through, waits

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", ["dual-powers", "blackout"])
def test_match_by_clicking(enter: Enter, server: str, game: str) -> None:
    page = enter()
    begin(page, server, game)
    done = click_through(page, random.Random(7))
    assert page.locator(OVER).inner_text()
    assert done["board"] > 10
    assert page.locator(".ending .steps li").count()
    page.get_by_text("Was chance fair?").click()
    assert page.locator(".ending code").count() >= 3


def test_match_by_keyboard_alone(enter: Enter, server: str) -> None:
    page = enter()
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.textContent") != "Play now":
        page.keyboard.press("Tab")
    page.evaluate("document.activeElement.closest('article').querySelector('h2').textContent")
    page.goto(f"{server}/new/dual-powers")
    page.wait_for_selector("form:not([method=dialog]) button.main")
    page.locator("form:not([method=dialog]) button.main").focus()
    page.keyboard.press("Enter")
    assert waits(page) == "asked"
    key_through(page, random.Random(3))
    assert page.locator(OVER).inner_text()


def test_one_screen_with_the_curtain(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "dual-powers", way="together")
    assert waits(page) == "curtain"
    assert page.locator(".petrograd").count() == 0
    assert page.locator(".log li").count() == 0
    page.locator(".curtain button").first.click()
    page.wait_for_selector(".petrograd")
    assert page.locator(".guide").inner_text()
    click_through(page, random.Random(1), 12)


def test_alone(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "dual-powers", way="solo")
    click_through(page, random.Random(2))
    assert page.locator(OVER).inner_text()


def test_two_screens_two_languages(enter: Enter, server: str) -> None:
    ann = enter("Ann")
    begin(ann, server, "dual-powers", way="friends")
    table = ann.url
    bob = enter("Боб", "ru")
    bob.goto(table)
    bob.get_by_role("button", name="Сесть").click()
    ann.get_by_role("button", name="Begin").click()
    for page in (ann, bob):
        assert waits(page) == "asked"
        page.locator(OPTIONS).first.click()
    for _ in range(6):
        for page in (ann, bob):
            page.wait_for_timeout(200)
            if page.locator(".prompt.asked").count() and page.locator(OPTIONS).count():
                page.locator(OPTIONS).first.click()
    assert "раунд" in bob.locator(".log").inner_text().lower()
    assert "Round 1 begins." in ann.locator(".log").inner_text()
    ann.get_by_role("tab", name="Chat").click()
    ann.get_by_label("Say something").fill("Good evening")
    ann.keyboard.press("Enter")
    bob.get_by_role("tab", name="Беседа").click()
    bob.get_by_text("Good evening").wait_for()


def test_cut_off_in_the_middle_of_an_action(enter: Enter, server: str) -> None:
    page = enter()
    begin(page, server, "dual-powers", way="together")
    waits(page)
    page.locator(".curtain button").first.click()
    page.wait_for_selector(OPTIONS)
    question = page.locator(".prompt h2").inner_text()
    page.context.set_offline(True)
    page.evaluate("document.querySelectorAll('.prompt button.option')[0].click()")
    page.wait_for_timeout(300)
    page.context.set_offline(False)
    page.wait_for_function("before => document.querySelector('.prompt h2')?.textContent !== before", arg=question)
    assert page.get_by_text("Reconnecting").count() == 0
