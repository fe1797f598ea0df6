"""Lesson files that are broken, and lessons that rules, set or texts have moved away from: a sentence each."""

from __future__ import annotations

from pathlib import Path

import pytest

from lamplight.lessons import BadLesson, Lesson, book_of, find_lesson
from lamplight.lessons.check import check
from lamplight.lessons.reading import LARGEST_FILE, read_lesson
from lamplight.text.speaker import LANGUAGES, Speaker

GOOD = next(iter(book_of("dual-powers").files.values())).read_text(encoding="utf-8")
SPEAKERS = [Speaker(language) for language in LANGUAGES]


def written(folder: Path, text: str | bytes, name: str = "01-one-round.toml") -> Path:
    file = folder / name
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    return file


def changed(folder: Path, old: str, new: str) -> Lesson:
    """The first lesson with something replaced."""
    assert old in GOOD
    return read_lesson("dual-powers", written(folder, GOOD.replace(old, new, 1)))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("minutes = ", "lesson-no-toml"),
        (b"\xff\xfe", "lesson-no-toml"),
        ("#" * (LARGEST_FILE + 1), "lesson-too-long"),
        ("minutes = 3", "lesson-missing"),
        (GOOD.replace("minutes = 3", 'minutes = "three"'), "lesson-wrong-type"),
        (GOOD.replace("minutes = 3", "minutes = true"), "lesson-wrong-type"),
        (GOOD.replace("minutes = 3", "minutes = 3\nhours = 1"), "lesson-unknown-key"),
        (GOOD.replace('say = "theme"', 'sing = "theme"'), "lesson-unknown-key"),
        (GOOD.replace('say = "theme"\n', ""), "lesson-missing"),
        (GOOD.replace('show = ["part=map"]', "show = [3]"), "lesson-wrong-type"),
        (GOOD.replace('"white: objective white-6"', '"white objective"'), "lesson-bad-script"),
        (GOOD.partition("[[step]]")[0], "lesson-missing"),
        (GOOD.partition("[[step]]")[0].replace("minutes = 3", "minutes = 3\nstep = [1]"), "lesson-wrong-type"),
    ],
)
def test_a_broken_file_is_refused_with_a_sentence(tmp_path: Path, text: str | bytes, message: str) -> None:
    with pytest.raises(BadLesson) as refused:
        read_lesson("dual-powers", written(tmp_path, text))
    assert refused.value.message.id == message
    for speaker in SPEAKERS:
        assert speaker.check(refused.value.message) == []
        said = speaker.say(refused.value.message)
        assert "01-one-round.toml" in said
        assert "\n" not in said.strip()


def test_a_missing_file_and_a_bad_name(tmp_path: Path) -> None:
    with pytest.raises(BadLesson) as refused:
        read_lesson("dual-powers", tmp_path / "01-none.toml")
    assert refused.value.message.id == "lesson-unreadable"
    with pytest.raises(BadLesson) as refused:
        read_lesson("dual-powers", written(tmp_path, GOOD, "one.toml"))
    assert refused.value.message.id == "lesson-bad-name"


@pytest.mark.parametrize("lesson", ["dual-powers/99", "dual-powers/x", "dual-powers/", "dual-powers/99999999999"])
def test_an_unknown_lesson(lesson: str) -> None:
    with pytest.raises(BadLesson) as refused:
        find_lesson(lesson)
    assert refused.value.message.id == "lesson-unknown"


@pytest.mark.parametrize(
    ("old", "new", "message", "told"),
    [
        ("day = 4 ", "day = 5 ", "lesson-finding", "step 9: day = 4 (5)"),
        ('"tokens/white-3b" = "white"', '"tokens/nobody" = "white"', "lesson-finding", "tokens/nobody"),
        ('do = ["play red-2"]', 'do = ["play red-8"]', "lesson-nothing-allowed", "step 12"),
        ('"white: play green-1"', '"white: play green-8"', "lesson-bad-move", "step 14"),
        ('"white: play green-1"', '"brown: play green-1"', "lesson-bad-move", "step 14"),
        ('show = ["part=track"]', 'show = ["part=moon"]', "lesson-finding", "part=moon"),
        ('show = ["red-4"]', 'show = ["red-9"]', "lesson-finding", "red-9"),
        ('say = "aim"', 'say = "unsaid"', "lesson-finding", "dual-powers-lesson-1-unsaid"),
        ('"objective-wrong"', '"unsaid"', "lesson-finding", "dual-powers-lesson-1-unsaid"),
        ('names = { card = "card=red-2", region = "region=red" }', "", "lesson-finding", "own-objective"),
        ('seat = "red"', 'seat = "brown"', "lesson-finding", "brown"),
        ('set = "lamplight"', 'set = "harbour"', "lesson-no-set", "harbour"),
        ("rules_version = 1", "rules_version = 2", "lesson-other-rules", "2"),
        ('unrest = "green"', 'unrest = "yellow"', "dual-powers-position-word", "yellow"),
    ],
)
def test_the_check_notices_what_has_moved_away(tmp_path: Path, old: str, new: str, message: str, told: str) -> None:
    findings = check(changed(tmp_path, old, new), SPEAKERS).findings
    assert message in {finding.id for finding in findings}
    assert any(told in SPEAKERS[0].say(finding) for finding in findings)
    for speaker in SPEAKERS:
        assert [speaker.check(finding) for finding in findings if speaker.check(finding)] == []
