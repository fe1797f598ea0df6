"""Every lesson plays itself with every answer that it allows, and says all of it in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lamplight.lessons import Lesson, book_of, taught_games
from lamplight.lessons.check import check
from lamplight.text.speaker import LANGUAGES, Speaker

SPEAKERS = [Speaker(language) for language in LANGUAGES]
LESSONS = [lesson for game in taught_games() for lesson in book_of(game).lessons]
LONGEST_SAYING = 260
"""What the narrator says at once, in characters: one or two sentences, three short ones."""


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_plays_to_its_end_with_every_allowed_answer(lesson: Lesson) -> None:
    checked = check(lesson, SPEAKERS)
    assert [SPEAKERS[0].say(finding) for finding in checked.findings] == []
    assert checked.runs >= 1


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
@pytest.mark.parametrize("speaker", SPEAKERS, ids=LANGUAGES)
def test_the_narrator_is_brief(lesson: Lesson, speaker: Speaker) -> None:
    said = {step.say: speaker.say(lesson.saying(step)) for step in lesson.steps}
    assert {part: len(text) for part, text in said.items() if len(text) > LONGEST_SAYING} == {}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_begins_with_words_and_ends_with_words(lesson: Lesson) -> None:
    """Theme before the first click, advice after the last one; and most of a lesson is done, not read."""
    assert not lesson.steps[0].do
    assert not lesson.steps[-1].do
    assert sum(bool(step.do) for step in lesson.steps) * 3 >= len(lesson.steps)


@pytest.mark.parametrize("game", taught_games())
def test_no_text_of_a_lesson_is_left_over(game: str) -> None:
    used: set[str] = set()
    for lesson in book_of(game).lessons:
        used |= {lesson.title.id, lesson.about.id}
        for step in lesson.steps:
            used |= {lesson.saying(step).id, *(lesson.message(part).id for part in step.wrong.values())}
    folder = book_of(game).folder.parent / "texts"
    for language in LANGUAGES:
        lines = (folder / language / "lessons.ftl").read_text(encoding="utf-8").splitlines()
        assert {line.split(" = ")[0] for line in lines if line.startswith(f"{game}-lesson-")} == used, language


@pytest.mark.parametrize("game", taught_games())
def test_the_browser_knows_every_part_that_a_lesson_may_light(game: str) -> None:
    file = Path(__file__).parents[2] / "web" / "src" / "games" / game / "lesson-parts.ts"
    known = re.findall(r'(?m)^    "?([a-z-]+)"?: \{ at:', file.read_text(encoding="utf-8"))
    assert sorted(known) == sorted(book_of(game).parts)
