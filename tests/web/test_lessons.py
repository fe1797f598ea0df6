"""Lessons in the browser: learned to the end in every language, left and taken up again, answered kindly."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from lamplight.kernel.catalogue import Action
from lamplight.kernel.message import Message
from lamplight.lessons import Learning, Lesson, book_of, find_lesson, taught_games
from lamplight.text.speaker import LANGUAGES, Speaker

from .conftest import Enter
from .playing import ASK, OPTIONS
from .positions import SIZES
from .test_pages import violations

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

FIRST = [book_of(game).lessons[0] for game in taught_games()]
LEARNED = [(lesson, language) for lesson in FIRST for language in LANGUAGES] + [
    (lesson, "en") for game in taught_games() for lesson in book_of(game).lessons[1:]
]
"""The first one of each game in every language, the others in English: that they can be learned is the same in all."""
NEXT = ".narrator .row button.main"
SHOW_ME = ".narrator .row button[aria-pressed]"
LIT = ".shine, .lit, div.ring"
"""What shows on a board that somebody speaks of it."""
CUT = """() => {
    const cut = [];
    const told = document.querySelector('.narrator .told');
    if (told.scrollHeight > told.clientHeight + 1) cut.push(`told ${told.scrollHeight} in ${told.clientHeight}`);
    const dock = document.querySelector('.dock').getBoundingClientRect();
    for (const node of document.querySelectorAll('.narrator, .narrator .row > *')) {
        const { top, bottom, width } = node.getBoundingClientRect();
        if (!width || top < dock.top - 1 || bottom > Math.min(dock.bottom, innerHeight) + 1) cut.push(node.className);
    }
    const list = document.querySelector('.prompt');
    if (list && list.getBoundingClientRect().bottom > dock.bottom + 1) cut.push('prompt');
    return cut;
}"""
"""What of the narrator's card is not whole in its place."""
WRONG = "document.querySelector('.narrator [role=alert]')"
"""A wrong choice was answered."""
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
        self.page.wait_for_selector(f'[data-step="{self.learning.progress.step}"]')

    def choose(self, action: Action) -> None:
        """By the list: long ones are sorted by the piece that is moved, and what is final is asked once more."""
        page, match = self.page, self.learning.match
        offered = match.offered(match.to_act[0], action)
        page.wait_for_selector(f"{OPTIONS}, {PIECES}")
        wanted = page.locator(OPTIONS).filter(has_text=self.speaker.say(offered))
        if not wanted.count():
            piece = offered.args[action.params[0][0]]
            assert isinstance(piece, Message)
            page.locator(PIECES).filter(has_text=self.speaker.say(piece)).first.click()
        wanted.first.click()
        asked = f"document.querySelector({ASK!r})"
        step = self.learning.progress.step
        page.wait_for_function(f"() => !document.querySelector('[data-step=\"{step}\"]') || {WRONG} || {asked}")
        if page.evaluate(f"() => !!{asked}"):
            page.keyboard.press("Enter")

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


@pytest.mark.parametrize("lesson", book_of("blackout").lessons, ids=lambda lesson: lesson.id)
def test_what_a_lesson_speaks_of_is_in_sight(enter: Enter, server: str, lesson: Lesson) -> None:
    """Every part of the screen has its ring, and every piece and place that is named is somewhere on the board."""
    page = enter()
    pupil = Pupil(page, server, lesson, "en")
    while not pupil.learning.finished:
        shown = lesson.steps[pupil.learning.progress.step].show
        parts = [one for one in shown if one.startswith("part=")]
        pieces = [one for one in shown if not one.startswith("part=")]
        page.wait_for_function("count => document.querySelectorAll('.ring').length >= count", arg=len(parts))
        if pieces:
            page.wait_for_selector(".hong-kong .shine")
        pupil.go_on()


@pytest.mark.parametrize("size", SIZES, ids=lambda one: f"{one[0]}x{one[1]}")
@pytest.mark.parametrize("lesson", FIRST, ids=lambda lesson: lesson.id)
def test_the_card_is_whole_and_the_way_on_stays(
    enter: Enter, server: str, lesson: Lesson, size: tuple[int, int]
) -> None:
    """Whatever is said and asked; and the button that leads on is where it was."""
    page = enter(viewport={"width": size[0], "height": size[1]}, language="ru")
    pupil = Pupil(page, server, lesson, "ru")
    ways: set[tuple[int, int]] = set()
    while not pupil.learning.finished:
        found = page.evaluate(CUT)
        assert not found, (pupil.said, found)
        if not pupil.learning.asks:
            box = page.locator(NEXT).bounding_box()
            assert box
            ways.add((round(box["x"]), round(box["y"])))
        pupil.go_on()
    assert len(ways) == 1


@pytest.mark.parametrize(("lesson", "language"), LEARNED, ids=lambda one: getattr(one, "id", one))
def test_a_lesson_is_learned_to_the_end(enter: Enter, server: str, lesson: Lesson, language: str) -> None:
    page = enter(language=language)
    pupil = Pupil(page, server, lesson, language)
    while not pupil.learning.finished:
        assert pupil.said == pupil.speaker.say(pupil.learning.saying)
        pupil.go_on()
    end = page.locator(".lesson-end")
    assert end.locator("h2").inner_text() == pupil.speaker.text("web-lesson-done")
    assert pupil.speaker.say(lesson.about) in end.inner_text()
    # A lesson has no winner, no curve and no second way on.
    assert page.locator(".ending").count() == 0
    assert page.locator("button.main:visible, a.main:visible").count() == 1
    stands = page.locator(".plate .points").all_inner_texts()
    assert end.locator("li b").all_inner_texts() == [one.split()[0] for one in stands]
    following = book_of(lesson.game).after(lesson.number)
    if following is None:
        assert end.locator("button.main").inner_text() == pupil.speaker.text("web-lesson-first-match")
    else:
        assert end.locator(f'a.main[href="/learn/{lesson.game}/{following}"]').count() == 1
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
    # An arrow on the board and a light in the list; the second touch does it.
    page.wait_for_selector("div.ring.pointed svg")
    page.wait_for_selector(".prompt .shown")
    page.click(SHOW_ME)
    pupil.learning.play(pupil.learning.allowed[0])
    pupil.arrived()
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
    assert told.startswith("Dual Powers: Revolution 1917 has no lesson 99")
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
