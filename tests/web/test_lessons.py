"""Lessons in the browser: learned to the end in every language, left and taken up again, answered kindly."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from lamplight.kernel.catalogue import Action
from lamplight.lessons import Learning, Lesson, book_of, find_lesson, taught_games
from lamplight.text.speaker import LANGUAGES, Speaker

from .conftest import Enter
from .playing import OPTIONS
from .test_pages import violations

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

FIRST = [book_of(game).lessons[0] for game in taught_games()]
NEXT = ".narrator .row button.main"
SHOW_ME = ".narrator .row button[aria-pressed]"
LIT = ".shine, .lit, .ring"
"""What shows on a board that somebody speaks of it."""
PIECES = ".prompt:not([data-guarded]) button.piece"
"""Pieces that several options are about."""


class Pupil:
    """Somebody who learns a lesson in a browser, beside the same lesson without one."""

    def __init__(self, page: Page, server: str, lesson: Lesson, language: str) -> None:
        self.page = page
        self.learning = Learning.begin(lesson)
        self.speaker = Speaker(language)
        page.goto(f"{server}/learn")
        page.click(f'a[href="/learn/{lesson.id}"]')
        page.wait_for_url("**/table/*")
        self.arrived()

    @property
    def said(self) -> str:
        return self.page.locator(".narrator .words").inner_text()

    def arrived(self) -> None:
        """Until the page is at the same step."""
        self.page.wait_for_selector(f'.narrator[data-step="{self.learning.progress.step}"]')

    def choose(self, action: Action) -> None:
        """By the list: long ones are sorted by the piece that is moved, and what is final is asked once more."""
        page, match = self.page, self.learning.match
        named = self.speaker.say(match.setup.name(*action.params[0])) if action.params else ""
        page.wait_for_selector(f"{OPTIONS}, {PIECES}")
        wanted = page.locator(OPTIONS).filter(has_text=self.speaker.say(match.offered(match.to_act[0], action)))
        if not wanted.count():
            page.locator(PIECES).filter(has_text=named).first.click()
        wanted.first.click()

    def go_on(self) -> None:
        """The next step, by hand."""
        learning = self.learning
        if learning.asks:
            action = learning.allowed[0]
            self.choose(action)
            learning.play(action)
        else:
            self.page.click(NEXT)
            learning.go_on()
        self.arrived()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: lesson.id)
def test_a_lesson_is_learned_to_the_end(enter: Enter, server: str, lesson: Lesson, language: str) -> None:
    page = enter(language=language)
    pupil = Pupil(page, server, lesson, language)
    while not pupil.learning.finished:
        assert pupil.said == pupil.speaker.say(pupil.learning.saying)
        pupil.go_on()
    assert pupil.said == pupil.speaker.text("web-lesson-done")
    following = book_of(lesson.game).after(lesson.number)
    if following is None:
        assert page.locator(NEXT).inner_text() == pupil.speaker.text("web-lesson-first-match")
    else:
        assert page.locator(f'.narrator a[href="/learn/{lesson.game}/{following}"]').count() == 1
    page.goto(f"{server}/learn/{lesson.game}")
    page.wait_for_selector("li.done")
    assert page.locator("li.done").count() == 1


def test_wrong_choices_hints_and_leaving(enter: Enter, server: str) -> None:
    page = enter()
    lesson = find_lesson("dual-powers/1")
    pupil = Pupil(page, server, lesson, "en")
    page.wait_for_selector(LIT)
    while not pupil.learning.asks:
        assert page.locator(OPTIONS).count() == 0
        page.keyboard.press("Enter")  # the way on has the focus
        pupil.learning.go_on()
        pupil.arrived()
    pupil.choose(pupil.learning.match.action("objective green-3"))
    page.wait_for_selector(".narrator [role=alert]")
    assert (
        pupil.speaker.text("dual-powers-lesson-1-objective-wrong")
        in page.locator(".narrator [role=alert]").inner_text()
    )
    page.click(SHOW_ME)
    page.wait_for_selector(LIT)
    pupil.go_on()
    table = page.url
    page.click(".narrator .leave")
    page.wait_for_url("**/learn")
    page.wait_for_selector("li em")
    page.click(f'a[href="/learn/{lesson.id}"]')
    page.wait_for_url("**/table/*")
    assert page.url == table
    pupil.arrived()
    page.go_back()
    page.wait_for_url("**/learn")


def test_a_lesson_that_there_is_not(enter: Enter, server: str) -> None:
    page = enter()
    page.goto(f"{server}/learn/dual-powers/99")
    page.wait_for_selector(".page [role=alert]")
    told = page.locator(".page [role=alert]").inner_text()
    assert told.startswith("dual-powers has no lesson 99")
    assert page.locator('a[href="/learn/dual-powers/1"]').count() == 1


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_axe(enter: Enter, server: str, theme: str) -> None:
    page = enter(theme=theme)
    page.goto(f"{server}/learn")
    page.wait_for_selector("li a")
    wrong = {"list": violations(page)}
    pupil = Pupil(page, server, FIRST[0], "en")
    page.wait_for_selector(NEXT)
    wrong["reading"] = violations(page)
    while not pupil.learning.asks:
        pupil.go_on()
    page.click(SHOW_ME)
    wrong["doing"] = violations(page)
    assert {name: found for name, found in wrong.items() if found} == {}
