"""The menu that is shown when nothing is given: all its entries, in all four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from .helpers import LANGUAGES, Terminal, process, run, saves

ENTRIES = ("two", "bot", "solo", "resume", "rules", "language", "quit")
NUMBER = {entry: str(number) for number, entry in enumerate(ENTRIES, start=1)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_of_the_menu(language: str, tmp_path: Path) -> None:
    with Terminal("play", lang=language) as terminal:
        words = terminal.words
        menu = terminal.wait("cli-menu-choose")
        assert words.text("cli-menu-question") in menu
        for entry in ENTRIES:
            assert f"  {NUMBER[entry]}. {words.text(f'cli-menu-{entry}')}" in menu

        # no match yet
        terminal.type(NUMBER["resume"])
        assert words.text("cli-menu-no-saves") in terminal.wait("cli-menu-choose")

        # two players: curtain, then leave
        terminal.type(NUMBER["two"])
        terminal.wait_any(terminal.curtain("red"))
        terminal.type("")
        terminal.choice()
        terminal.type("q")
        terminal.wait("cli-table-save-question")
        terminal.type("n")
        terminal.wait("cli-menu-choose")

        # against a bot, as White; saved
        terminal.type(NUMBER["bot"])
        asked = terminal.wait("cli-menu-choose")
        assert words.text("cli-menu-side") in asked
        assert words.text("dual-powers-faction-white") in asked
        terminal.type("2")
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
        terminal.type(NUMBER["solo"])
        terminal.wait("cli-menu-choose")
        terminal.type("1")
        assert words.text("cli-menu-difficulty") in terminal.wait("cli-menu-choose")
        terminal.type("6")
        terminal.choice()
        terminal.type("q")
        terminal.wait("cli-table-save-question")
        terminal.type("n")
        terminal.wait("cli-menu-choose")

        # the rules
        terminal.type(NUMBER["rules"])
        terminal.wait("cli-menu-choose")
        terminal.type("3")
        assert "D3.4.2  " in terminal.wait("cli-menu-choose")
        terminal.type("")
        terminal.wait("cli-menu-choose")

        # mistakes
        for line in ("0", "8", "x", "", "-1", "1.0"):
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
        result = run(*arguments, typed="7\n")
        assert (result.status, result.err) == (0, "")
        assert "What would you like to do?" in result.out


@pytest.mark.parametrize("arguments", [[], ["play"]])
def test_the_locale_chooses_the_language_of_the_menu(arguments: list[str]) -> None:
    result = process(*arguments, environment={"LANG": "ru_RU.UTF-8"}, typed="7\n")
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


@pytest.mark.parametrize("entry", ["bot", "solo"])
def test_the_end_of_the_input_in_a_question_of_the_menu(entry: str) -> None:
    result = run("play", typed=f"{NUMBER[entry]}\n")
    assert (result.status, result.err) == (0, "")


@pytest.mark.parametrize("line", ["²", "①", "٣", "9" * 5000, "[/red]"], ids=lambda line: ascii(line)[:12])
def test_strange_lines_do_no_harm(line: str) -> None:
    result = run("play", typed=f"{line}\n7\n")
    assert (result.status, result.err) == (0, "")


def test_a_broken_save_does_not_end_the_menu(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "lamplight" / "saves"
    folder.mkdir(parents=True)
    (folder / "dual-powers-match-2026-01-01-000000.json").write_text("{}", encoding="utf-8")
    result = run("play", typed=f"{NUMBER['resume']}\n1\n{NUMBER['quit']}\n")
    assert "Traceback" not in result.said
    assert result.out.count("What would you like to do?") == 2


def test_the_language_chosen_at_a_resumed_table_stays() -> None:
    start = f"{NUMBER['bot']}\n1\nq\ny\n"
    result = run("play", typed=f"{start}{NUMBER['resume']}\n1\nlang fr\nq\nn\n{NUMBER['quit']}\n")
    assert result.status == 0
    assert "Que voulez-vous faire" in result.out


def test_the_language_chosen_at_a_new_table_stays() -> None:
    result = run("play", typed=f"{NUMBER['bot']}\n1\nlang fr\nq\nn\n{NUMBER['quit']}\n")
    assert "Que voulez-vous faire" in result.out
