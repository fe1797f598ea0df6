"""The menu that is shown when nothing is given: all its entries, in all four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from lamplight.kernel.message import Message
from lamplight.lessons import taught_games

from .helpers import LANGUAGES, Terminal, process, run, saves

GAMES = ("blackout", "dual-powers")
ENTRIES = (*GAMES, "learn", "resume", "rules", "language", "quit")
NUMBER = {entry: str(number) for number, entry in enumerate(ENTRIES, start=1)}
DUEL = NUMBER["dual-powers"]
CITY = NUMBER["blackout"]
QUIT = NUMBER["quit"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_the_menu(language: str, tmp_path: Path) -> None:
    with Terminal("play", lang=language) as terminal:
        words = terminal.words
        menu = terminal.wait("cli-menu-choose")
        assert words.text("cli-menu-question") in menu
        for entry in ENTRIES:
            label = f"{entry}-title" if entry in GAMES else f"cli-menu-{entry}"
            assert f"  {NUMBER[entry]}. {words.text(label)}" in menu

        # a lesson, left at once
        terminal.type(NUMBER["learn"])
        terminal.wait("cli-menu-choose")
        terminal.type(str([*taught_games()].index("dual-powers") + 1))
        assert words.text("dual-powers-lesson-1-title") in terminal.wait("learn-keys-read")
        terminal.type("q")
        terminal.wait("cli-menu-choose")

        # no match yet
        terminal.type(NUMBER["resume"])
        assert words.text("cli-menu-no-saves") in terminal.wait("cli-menu-choose")

        # two players: curtain, then leave
        terminal.type(DUEL)
        asked = terminal.wait("cli-menu-choose")
        for way in ("together", "bot", "solo"):
            assert words.text(f"dual-powers-way-{way}") in asked
        terminal.type("1")
        terminal.wait_any(terminal.curtain("red"))
        terminal.type("")
        terminal.choice()
        terminal.type("q")
        terminal.wait("cli-table-save-question")
        terminal.type("n")
        terminal.wait("cli-menu-choose")

        # against a bot, as White; saved
        terminal.type(DUEL)
        terminal.wait("cli-menu-choose")
        terminal.type("2")
        asked = terminal.wait("cli-menu-choose")
        assert words.text("cli-menu-side") in asked
        assert words.text("dual-powers-faction-white") in asked
        terminal.type("2")
        asked = terminal.wait("cli-menu-choose")
        for level in ("random", "novice", "casual", "steady", "expert"):
            assert words.text(f"bots-level-{level}") in asked
        terminal.type("1")
        assert words.text("dual-powers-side-white") in terminal.choice()
        terminal.ask("1")
        terminal.type("q")
        terminal.wait("cli-table-save-question")
        terminal.type("")
        terminal.wait("cli-menu-choose")
        assert len(saves(tmp_path)) == 1

        # resume it
        terminal.type(NUMBER["resume"])
        assert saves(tmp_path)[0].stem in terminal.wait("cli-menu-choose")
        terminal.type("1")
        terminal.choice()
        terminal.type("q")
        terminal.wait("cli-table-save-question")
        terminal.type("n")
        terminal.wait("cli-menu-choose")

        # alone
        terminal.type(DUEL)
        terminal.wait("cli-menu-choose")
        terminal.type("3")
        terminal.wait("cli-menu-choose")
        terminal.type("1")
        assert words.text("dual-powers-choose-difficulty") in terminal.wait("cli-menu-choose")
        terminal.type("6")
        terminal.choice()
        terminal.type("q")
        terminal.wait("cli-table-save-question")
        terminal.type("n")
        terminal.wait("cli-menu-choose")

        # the rules
        terminal.type(NUMBER["rules"])
        terminal.wait("cli-menu-choose")
        terminal.type("2")
        terminal.wait("cli-menu-choose")
        terminal.type("3")
        assert "D3.4.2  " in terminal.wait("cli-menu-choose")
        terminal.type("")
        terminal.wait("cli-menu-choose")

        # mistakes
        for line in ("0", str(len(ENTRIES) + 1), "x", "", "-1", "1.0"):
            terminal.type(line)
            assert words.text("cli-menu-bad-choice") in terminal.wait("cli-menu-choose")

        # another language, and out
        terminal.type(NUMBER["language"])
        asked = terminal.wait("cli-menu-choose")
        assert all(name in asked for name in ("English", "Français", "Italiano", "Русский"))
        other = "it" if language != "it" else "fr"
        terminal.type(str(LANGUAGES.index(other) + 1))
        terminal.speak(other)
        assert terminal.words.text("cli-menu-question") in terminal.wait("cli-menu-choose")
        terminal.type(NUMBER["quit"])
        status, last = terminal.end()
    assert status == 0
    assert "Traceback" not in last


def test_lamplight_alone_shows_the_menu() -> None:
    for arguments in ([], ["play"], ["--lang", "en"], ["play", "--lang", "en"]):
        result = run(*arguments, typed=f"{QUIT}\n")
        assert (result.status, result.err) == (0, "")
        assert "What would you like to do?" in result.out


@pytest.mark.parametrize("arguments", [[], ["play"]])
def test_the_locale_chooses_the_language_of_the_menu(arguments: list[str]) -> None:
    result = process(*arguments, environment={"LANG": "ru_RU.UTF-8"}, typed=f"{QUIT}\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert "Что вы хотите сделать?" in result.stdout


def test_ctrl_c_and_the_end_of_the_input_leave_the_menu() -> None:
    with Terminal("play") as terminal:
        terminal.wait("cli-menu-choose")
        terminal.interrupt()
        status, last = terminal.end()
    assert status in (0, 130)
    assert "Traceback" not in last
    assert run("play", typed="").status == 0


@pytest.mark.parametrize("typed", [DUEL, f"{DUEL}\n2", f"{DUEL}\n3\n1", CITY, f"{CITY}\n1", f"{CITY}\n4"])
def test_the_end_of_the_input_in_a_question_of_the_menu(typed: str) -> None:
    result = run("play", typed=f"{typed}\n")
    assert (result.status, result.err) == (0, "")


@pytest.mark.parametrize("line", ["²", "①", "٣", "9" * 5000, "[/red]"], ids=lambda line: ascii(line)[:12])
def test_strange_lines_do_no_harm(line: str) -> None:
    result = run("play", typed=f"{line}\n{QUIT}\n")
    assert (result.status, result.err) == (0, "")


def test_a_broken_save_does_not_end_the_menu(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "lamplight" / "saves"
    folder.mkdir(parents=True)
    (folder / "dual-powers-match-2026-01-01-000000.json").write_text("{}", encoding="utf-8")
    result = run("play", typed=f"{NUMBER['resume']}\n1\n{NUMBER['quit']}\n")
    assert "Traceback" not in result.said
    assert result.out.count("What would you like to do?") == 2


def test_the_language_chosen_at_a_resumed_table_stays() -> None:
    start = f"{DUEL}\n2\n1\n1\nq\ny\n"
    result = run("play", typed=f"{start}{NUMBER['resume']}\n1\nlang fr\nq\nn\n{NUMBER['quit']}\n")
    assert result.status == 0
    assert "Que voulez-vous faire" in result.out


def test_the_language_chosen_at_a_new_table_stays() -> None:
    result = run("play", typed=f"{DUEL}\n2\n1\n1\nlang fr\nq\nn\n{QUIT}\n")
    assert "Que voulez-vous faire" in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_play_blackout(language: str, tmp_path: Path) -> None:
    """Together, against bots, alone through a chapter, and the campaign, each from the menu to the first question."""
    with Terminal("play", lang=language) as terminal:
        words = terminal.words
        terminal.wait("cli-menu-choose")
        for way, answers, curtain in (
            ("together", ["2"], True),
            ("bots", ["3", "1"], False),
            ("solo", ["5"], False),
            ("campaign", ["1"], False),
        ):
            terminal.type(CITY)
            asked = terminal.wait("cli-menu-choose")
            ways = ("together", "bots", "solo", "campaign")
            assert all(words.text(f"blackout-way-{one}") in asked for one in ways)
            terminal.type(str(ways.index(way) + 1))
            for answer in answers:
                terminal.wait("cli-menu-choose")
                terminal.type(answer)
            if curtain:
                seats = [Message(f"blackout-side-{seat}") for seat in ("orange", "grey", "white")]
                terminal.wait_any(*(words.text("cli-table-pass-to", seat=seat) + " > " for seat in seats))
                terminal.type("")
            terminal.choice()
            terminal.type("q")
            terminal.wait("cli-table-save-question")
            terminal.type("" if way == "campaign" else "n")
            terminal.wait("cli-menu-choose")
        assert [path.name.split("-")[1] for path in saves(tmp_path, "series")] == ["series"]
        terminal.type(NUMBER["resume"])
        assert words.text("blackout-series-campaign") in terminal.wait("cli-menu-choose")
        terminal.type("1")
        terminal.choice()
        terminal.type("q")
        terminal.wait("cli-table-save-question")
        terminal.type("n")
        terminal.wait("cli-menu-choose")
        terminal.type(QUIT)
        status, last = terminal.end()
    assert status == 0
    assert "Traceback" not in last
