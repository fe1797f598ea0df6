"""The player of lessons: what is right goes on, what is wrong changes nothing, and one can leave and come back."""

from __future__ import annotations

import json
from dataclasses import asdict, replace

import pytest

from lamplight.kernel.errors import IllegalAction, LamplightError
from lamplight.lessons import BadLesson, Learning, Progress, find_lesson

LESSON = find_lesson("dual-powers/1")


def at(say: str) -> Learning:
    """A learner at the step that says this, who has always done the first thing that was right."""
    learning = Learning.begin(LESSON)
    while learning.step.say != say:
        if learning.asks:
            learning.play(learning.allowed[0])
        else:
            learning.go_on()
    return learning


def known(learning: Learning) -> tuple[object, ...]:
    return learning.progress, learning.match.view(LESSON.seat), learning.match.event_count


def test_a_wrong_action_is_answered_kindly_and_changes_nothing() -> None:
    learning = at("objective")
    before = known(learning)
    with pytest.raises(LamplightError) as refused:
        learning.play("objective green-3")
    assert refused.value.message.id == "dual-powers-lesson-1-objective-wrong"
    assert known(learning) == before


def test_an_illegal_action_is_refused_by_its_rule() -> None:
    learning = at("first-card")
    before = known(learning)
    with pytest.raises(IllegalAction) as refused:
        learning.play("rest red-1a")
    assert refused.value.rule == "D3.3.2"
    assert known(learning) == before


def test_a_step_that_only_speaks_takes_no_action() -> None:
    learning = Learning.begin(LESSON)
    with pytest.raises(LamplightError) as refused:
        learning.play("objective red-4")
    assert refused.value.message.id == "lesson-read-first"


def test_a_step_that_asks_is_not_passed_over() -> None:
    learning = at("objective")
    with pytest.raises(LamplightError) as refused:
        learning.go_on()
    assert (refused.value.message.id, learning.step.say) == ("lesson-do-first", "objective")


def test_the_hint_names_what_to_touch() -> None:
    assert at("move").hint == ("red-1b", "white")
    assert at("unrest").hint == ("do=score",)
    assert at("turn").hint == ()


def test_undo_returns_to_the_step_that_asked() -> None:
    learning = at("recruit")
    view = learning.match.view("red")
    learning.play("recruit red-2b green")
    assert learning.can_undo
    learning.undo()
    assert (learning.step.say, learning.match.view("red")) == ("recruit", view)
    learning.play("recruit red-1b green")
    assert learning.progress.answers[-1] == "recruit red-1b green"


def test_what_others_have_answered_is_not_taken_back() -> None:
    learning = at("white-gathers")
    before = known(learning)
    with pytest.raises(LamplightError) as refused:
        learning.undo()
    assert refused.value.message.id == "lesson-cannot-undo"
    assert known(learning) == before


@pytest.mark.parametrize("step", range(len(LESSON.steps)))
def test_left_and_taken_up_again_at_every_step(step: int) -> None:
    learning = at(LESSON.steps[step].say)
    data = json.loads(json.dumps(asdict(learning.progress)))
    kept = Progress(data["lesson"], data["stamp"], data["step"], tuple(data["answers"]))
    again = Learning.resume(LESSON, kept)
    assert known(again) == known(learning)


@pytest.mark.parametrize(("lesson", "stamp"), [(LESSON.id, "another"), ("dual-powers/2", LESSON.stamp)])
def test_begun_under_another_set_or_version(lesson: str, stamp: str) -> None:
    with pytest.raises(BadLesson) as refused:
        Learning.resume(LESSON, replace(at("move").progress, lesson=lesson, stamp=stamp))
    assert refused.value.message.id == "lesson-changed"


def test_a_lesson_for_other_rules_is_refused() -> None:
    with pytest.raises(BadLesson) as refused:
        Learning.begin(replace(LESSON, rules_version=99))
    assert refused.value.message.id == "lesson-other-rules"


def test_the_stamp_changes_with_the_file_and_the_set() -> None:
    assert replace(LESSON, content="other").stamp != LESSON.stamp
    assert LESSON.setup.set_hash[:16] in LESSON.stamp
