"""`lamplight learn`: a lesson at the terminal from its beginning to its end, left and taken up again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lamplight.lessons import Learning, find_lesson
from lamplight.text.speaker import Speaker

from .helpers import LANGUAGES, run

LESSON = find_lesson("dual-powers/1")


def answers(upto: int = len(LESSON.steps)) -> str:
    """What somebody types who does the right thing at every step."""
    learning, lines = Learning.begin(LESSON), list[str]()
    while not learning.finished and learning.progress.step < upto:
        action = next(iter(learning.allowed), None)
        lines.append("" if action is None else str(action))
        if action is None:
            learning.go_on()
        else:
            learning.play(action)
    return "\n".join(lines) + "\n"


def flat(text: str) -> str:
    """Without line breaks, and with every kind of space the same."""
    return " ".join(text.split())


def shelf(folder: Path) -> dict[str, dict[str, object]]:
    found: dict[str, dict[str, object]] = json.loads((folder / "data" / "lamplight" / "lessons.json").read_text())
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_learned_to_the_end(lang: str, tmp_path: Path) -> None:
    speaker = Speaker(lang)
    result = run("learn", "dual-powers", "1", "--lang", lang, typed=answers())
    assert (result.status, result.err) == (0, "")
    said = flat(result.out)
    for step in LESSON.steps:
        assert flat(speaker.say(LESSON.saying(step))) in said
    assert flat(speaker.text("learn-finished")) in said
    assert shelf(tmp_path)["dual-powers/1"]["done"] is True
    assert "✓" in run("learn", "--list").out


def test_left_and_taken_up_again(tmp_path: Path) -> None:
    first = run("learn", "dual-powers", "1", typed=answers(8) + "q\n")
    assert first.status == 0
    assert shelf(tmp_path)["dual-powers/1"]["step"] == 8
    rest = "\n".join(answers().splitlines()[8:]) + "\n"
    second = run("learn", "dual-powers", "1", typed=rest)
    assert Speaker("en").text("learn-finished") in second.out
    assert "[1/" not in second.out
    again = run("learn", "dual-powers", "1", "--again", typed="")
    assert "[1/" in again.out


def test_a_wrong_choice_is_answered_and_the_step_stays(tmp_path: Path) -> None:
    result = run("learn", "dual-powers", "1", typed=answers(5) + "objective green-3\n!\nu\nobjective red-4\nq\n")
    said = flat(result.out)
    assert Speaker("en").text("dual-powers-lesson-1-objective-wrong") in said
    assert "Choose 3: Secret objective" in said
    assert Speaker("en").text("lesson-cannot-undo") in said
    assert shelf(tmp_path)["dual-powers/1"]["answers"] == ["objective red-4"]


def test_all_lessons_check_themselves() -> None:
    result = run("learn", "--check")
    assert (result.status, result.err) == (0, "")
    assert "dual-powers/1" in result.out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("learn", "dual-powers", "99"), "no lesson 99"),
        (("learn", "dual-powers", "x"), "x"),
        (("learn", "chess"), "chess"),
    ],
)
def test_an_unknown_lesson_is_refused_with_a_sentence(arguments: tuple[str, ...], told: str) -> None:
    result = run(*arguments)
    assert (result.status, result.out) == (2, "")
    assert told in result.err
    assert len(result.err.strip().splitlines()) == 1


@pytest.mark.parametrize(
    ("kept", "told"),
    [
        ('{"dual-powers/1": {"stamp": "old", "step": 3, "answers": []}}', "has changed since it was begun"),
        ("{", "is damaged"),
        ("[]", "is damaged"),
        ('{"dual-powers/1": {"step": "three", "stamp": "", "answers": []}}', "is damaged"),
    ],
)
def test_a_place_that_cannot_be_returned_to(tmp_path: Path, kept: str, told: str) -> None:
    file = tmp_path / "data" / "lamplight" / "lessons.json"
    file.parent.mkdir(parents=True)
    file.write_text(kept)
    result = run("learn", "dual-powers", "1")
    assert result.status == 2
    assert told in result.err
    assert len(result.err.strip().splitlines()) == 1
    assert file.read_text() == kept
