"""The table at a real terminal: whole matches, undo, questions, languages, saving, leaving, the curtain."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lamplight
from lamplight.kernel.record import Record, replay

from .helpers import COLUMNS, LANGUAGES, Terminal, plain, play_to_the_end, process, run, saves

AGAINST_BOT = ("play", "dual-powers", "--seats", "human,random", "--seed", "5")
ALONE = ("play", "--solo", "red", "--difficulty", "3", "--seed", "7")


def _board(text: str) -> list[str]:
    """The lines of the last board on the screen: from the head to the hand, without what happened and what is asked."""
    lines = [line.rstrip() for line in text.splitlines()]
    first = max(number for number, line in enumerate(lines) if "Calendar" in line) - 2
    last = max(number for number, line in enumerate(lines) if line.startswith("╰"))
    return lines[first : last + 1]


def _hand(text: str) -> list[str]:
    return re.findall(r"│ • (.+?): \d+ day", text)


# Whole matches.


@pytest.mark.parametrize(
    "arguments",
    [
        AGAINST_BOT,
        ALONE,
    ],
    ids=["against a bot", "solo"],
)
def test_a_match_by_always_typing_1(arguments: tuple[str, ...], tmp_path: Path) -> None:
    with Terminal(*arguments) as terminal:
        assert play_to_the_end(terminal) > 10
        status, last = terminal.end()
    assert status == 0
    assert re.search(r"Won by|Nobody at the table won", last)
    (path,) = saves(tmp_path, "finished")
    assert path.name in last.replace("\n", "")
    assert run("record", "verify", str(path)).status == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_without_a_terminal(language: str, tmp_path: Path) -> None:
    result = run(*AGAINST_BOT, "--lang", language, typed="1\n" * 400)
    assert (result.status, result.err) == (0, "")
    assert len(saves(tmp_path, "finished")) == 1
    out = result.out.replace(str(tmp_path), "")
    assert re.findall(r"\b(?:cli|kernel|dual-powers)-[a-z]+-[a-z-]+|\{ *\$|\{\?\?\?\}", out) == []
    if language != "en":
        assert re.findall(r"\b(?:Red|White|Recruit|the|day|Move|cards|nobody|objective)\b", out) == []


def test_a_match_as_white(tmp_path: Path) -> None:
    result = run("play", "dual-powers", "--seats", "random,human", "--seed", "6", typed="1\n" * 400)
    assert (result.status, result.err) == (0, "")
    assert len(saves(tmp_path, "finished")) == 1


def test_two_bots_need_no_keyboard(tmp_path: Path) -> None:
    result = run("play", "dual-powers", "--seats", "random,random", "--seed", "5")
    assert (result.status, result.err) == (0, "")
    assert "The match is over" in result.out
    assert saves(tmp_path, "match") == []


def test_the_same_seed_and_the_same_actions_give_the_same_match(tmp_path: Path) -> None:
    for _ in range(2):
        run(*AGAINST_BOT, typed="1\n" * 20)
    one, two = saves(tmp_path)
    assert one.read_text(encoding="utf-8") == two.read_text(encoding="utf-8")


# The curtain.


def test_the_curtain_hides_the_other_hand() -> None:
    """Two people at one screen: after the curtain nothing of the other's hand or objective is to be seen."""
    hands: dict[str, list[str]] = {"red": [], "white": []}
    seated = {"now": ""}
    mixed: list[str] = []
    curtains = {"red": 0, "white": 0}

    with Terminal("play", "dual-powers", "--seats", "human,human", "--seed", "9") as terminal:

        def look(kind: str) -> None:
            screen = terminal.screen
            if kind in hands:
                seated["now"] = kind
                curtains[kind] += 1
                assert "•" not in screen, "the curtain shows a hand"
                assert _hand(screen) == []
                assert "Your objective" not in screen
            elif kind == "choice":
                side = seated["now"]
                other = "white" if side == "red" else "red"
                hands[side] = _hand(screen)
                mixed.extend(card for card in hands[other] if f"• {card}:" in screen)

        assert play_to_the_end(terminal, look) > 20
        status, _ = terminal.end()
    assert status == 0
    assert mixed == []
    assert min(curtains.values()) > 3


def test_the_curtain_cannot_be_scrolled_away() -> None:
    """The terminal's memory of former screens is cleared too (`CSI 3 J`)."""
    with Terminal("play", "dual-powers", "--seats", "human,human", "--seed", "9") as terminal:
        terminal.wait_any(terminal.curtain("red"))
        terminal.type("")
        terminal.choice()
        terminal.type("1")
        terminal.wait_any(terminal.curtain("white"))
        assert "\x1b[3J" in terminal.all


def test_the_first_player_is_called_by_a_curtain_too() -> None:
    with Terminal("play", "dual-powers", "--seats", "human,human") as terminal:
        terminal.wait_any(terminal.curtain("red"))
        assert _hand(plain(terminal.all)) == []


def test_without_a_terminal_the_curtain_asks_too(tmp_path: Path) -> None:
    result = run("play", "dual-powers", "--seats", "human,human", "--seed", "9", typed="\n1\n\n1\n\nq\nn\n")
    assert result.status == 0
    assert result.out.count("Hand over the screen") >= 2
    assert saves(tmp_path) == []


# Undo and questions.


def test_undo_gives_the_same_board_again() -> None:
    with Terminal(*AGAINST_BOT) as terminal:
        terminal.choice()
        terminal.ask("1")
        before = _board(terminal.screen)
        terminal.ask("1")
        terminal.ask("b")
        assert _board(terminal.screen) != before
        terminal.ask("u")
        assert _board(terminal.screen) == before
        assert "Undone." in terminal.screen, "the confirmation can be read"


def test_undo_has_its_limits() -> None:
    with Terminal(*AGAINST_BOT) as terminal:
        terminal.choice()
        assert "nothing to undo" in terminal.ask("u")
        terminal.ask("1")
        assert "nothing to undo" in terminal.ask("u")


def test_questions_change_nothing() -> None:
    with Terminal(*AGAINST_BOT) as terminal:
        terminal.choice()
        terminal.ask("1")
        terminal.ask("1")
        terminal.ask("b")
        before = _board(terminal.screen)
        said = terminal.ask("2?")
        assert "Possible now, number 2: Recruit a unit (strength 2/0, rank 1)" in said
        assert "What it would do" in said
        for question in ("? 2", "?2", "2 ?"):
            assert "Possible now, number 2" in terminal.ask(question)
        said = terminal.ask("?")
        assert all(f"\n{key} " in said.replace("\r", "") for key in ("u", "b", "l", "s", "q", "lang fr", "3?"))
        assert "Why not the rest?" in said
        assert "[D3.2.1]" in said
        said = terminal.ask("? move red-1a green")
        assert "Not possible now" in said
        assert re.search(r"\[D3\.\d\.\d\]", said)
        assert "D3.4.2: Move" in terminal.ask("? D3.4.2")
        assert "D3.4.2: Move" in terminal.ask("? d3.4.2")
        assert "Possible now, number 1" in terminal.ask("? recruit red-1a blue")
        assert "Possible now" in terminal.ask("? RECRUIT red-1a blue")
        assert "no action" in terminal.ask("? fly red-1a moon")
        assert "from 1 to 4" in terminal.ask("99?"), "two units are equal, so only one of them is listed"
        assert "from 1 to 4" in terminal.ask("0")
        assert "from 1 to 4" in terminal.ask("6")
        assert "neither a number" in terminal.ask("dance")
        assert "neither a number" in terminal.ask("-1")
        assert "neither a number" in terminal.ask("lang xx")
        terminal.ask("")
        assert "What has happened so far" in terminal.ask("l")
        terminal.ask("b")
        assert _board(terminal.screen) == before


@pytest.mark.parametrize(
    "line",
    ["²", "①", "٣", "1\u00a0", "9" * 3000, "[/red]", "[bold]x", "%s", "{0}", "lang [/x]", "\\"],
    ids=lambda line: ascii(line)[:12],
)
def test_strange_lines_do_no_harm(line: str) -> None:
    result = run(*AGAINST_BOT, typed=f"{line}\n{line}?\n? {line}\nq\nn\n")
    assert "Traceback" not in result.said
    assert (result.status, result.err) == (0, "")


def test_a_number_too_long_for_the_machine() -> None:
    result = run(*AGAINST_BOT, typed="9" * 5000 + "\nq\nn\n")
    assert (result.status, result.err) == (0, "")


def test_why_not_answers_for_everything_the_game_knows() -> None:
    """`? ...` for each action of the catalogue at several moments of a match: an answer with a rule, never a crash."""
    actions = [str(action) for action in lamplight.new("dual-powers").setup.catalogue][::7]
    questions = "".join(f"? {action}\n" for action in actions)
    result = run(*AGAINST_BOT, typed=questions + "1\n1\n" + questions + "q\nn\n")
    assert (result.status, result.err) == (0, "")
    answers = re.findall(r"Not possible now|Possible now, number [1-9]", result.out)
    assert len(answers) == 2 * len(actions)


# Languages.


def test_the_language_changes_in_the_middle() -> None:
    with Terminal(*AGAINST_BOT) as terminal:
        assert "Calendar" in terminal.choice()
        for language, hand, now in (
            ("fr", "Calendrier", "Maintenant en français."),
            ("it", "Calendario", ""),
            ("ru", "", ""),
            ("en", "Calendar", "Now in English."),
        ):
            terminal.type(f"lang {language}")
            terminal.speak(language)
            said = terminal.choice()
            assert hand in terminal.screen
            assert now in said
            assert terminal.words.text("cli-dp-calendar") in terminal.screen
            terminal.type("?")
            terminal.speak(language)
            assert terminal.words.text("cli-table-not-now") in terminal.choice()
        terminal.ask("LANG EN")


def test_the_change_of_language_can_be_read() -> None:
    with Terminal(*AGAINST_BOT) as terminal:
        terminal.choice()
        terminal.type("lang fr")
        terminal.speak("fr")
        terminal.choice()
        assert "Maintenant en français." in terminal.screen


# Saving, leaving, resuming.


def _resumed(path: Path) -> list[str]:
    with Terminal("record", "resume", str(path)) as terminal:
        terminal.choice()
        return _board(terminal.screen)


def test_save_and_resume_to_the_same_board(tmp_path: Path) -> None:
    with Terminal(*AGAINST_BOT) as terminal:
        terminal.choice()
        for _ in range(9):
            terminal.ask("1")
        before = _board(terminal.screen)
        said = terminal.ask("s")
        (path,) = saves(tmp_path)
        assert path.name in said.replace("\n", "")
        terminal.ask("b")
        assert _board(terminal.screen) == before, "saving does not change anything"
    assert _resumed(path) == before
    assert run("record", "verify", str(path)).status == 0


def test_a_resumed_match_goes_on_as_it_would_have(tmp_path: Path) -> None:
    run(*ALONE, typed="1\n" * 9 + "s\nq\nn\n")
    (path,) = saves(tmp_path)
    result = run("record", "resume", str(path), typed="1\n" * 400)
    assert (result.status, result.err) == (0, "")
    (finished,) = saves(tmp_path, "finished")
    assert run("record", "verify", str(finished)).status == 0
    early, late = Record.load(path), Record.load(finished)
    assert late.actions[: len(early.actions)] == early.actions
    assert late.players == early.players == ("human",)


def test_a_resumed_match_can_change_its_players(tmp_path: Path) -> None:
    run(*AGAINST_BOT, typed="1\nq\ny\n")
    (path,) = saves(tmp_path)
    assert "over" in run("record", "resume", str(path), "--seats", "random,random").out
    assert run("record", "resume", str(path), "--seats", "random").status == 2


def test_a_secret_choice_is_kept_over_a_save(tmp_path: Path) -> None:
    run("play", "dual-powers", "--seats", "human,human", "--seed", "9", typed="\n2\n\ns\nq\nn\n")
    (path,) = saves(tmp_path)
    assert replay(Record.load(path)).to_act == ("white",)


def test_ctrl_c_and_yes(tmp_path: Path) -> None:
    with Terminal(*AGAINST_BOT) as terminal:
        terminal.choice()
        terminal.ask("1")
        before = _board(terminal.screen)
        terminal.interrupt()
        terminal.wait("cli-table-save-question")
        terminal.type("y")
        status, last = terminal.end()
    assert status == 0
    assert "Saved as" in last
    (path,) = saves(tmp_path)
    assert _resumed(path) == before


@pytest.mark.parametrize(("language", "answer"), [("fr", "N"), ("ru", "н")])
def test_ctrl_c_and_no(language: str, answer: str, tmp_path: Path) -> None:
    with Terminal(*AGAINST_BOT, lang=language) as terminal:
        terminal.choice()
        terminal.interrupt()
        terminal.wait("cli-table-save-question")
        terminal.type(answer)
        status, last = terminal.end()
    assert status == 0
    assert terminal.words.text("cli-table-left") in last
    assert saves(tmp_path) == []


@pytest.mark.parametrize(
    ("language", "answer"),
    [("en", "no"), ("en", "No"), ("fr", "non"), ("it", "no"), ("ru", "нет")],
)
def test_the_whole_word_no_means_no(language: str, answer: str, tmp_path: Path) -> None:
    run(*AGAINST_BOT, "--lang", language, typed=f"q\n{answer}\n")
    assert saves(tmp_path) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_enter_save(language: str, tmp_path: Path) -> None:
    for count, answer in enumerate(("", "y", {"en": "yes", "fr": "oui", "it": "sì", "ru": "да"}[language]), start=1):
        run(*AGAINST_BOT, "--lang", language, typed=f"q\n{answer}\n")
        assert len(saves(tmp_path)) == count


def test_ctrl_c_twice_saves(tmp_path: Path) -> None:
    with Terminal(*AGAINST_BOT) as terminal:
        terminal.choice()
        terminal.interrupt()
        terminal.wait("cli-table-save-question")
        terminal.interrupt()
        status, last = terminal.end()
    assert "Traceback" not in last
    assert status in (0, 130)
    assert len(saves(tmp_path)) == 1


def test_ctrl_c_at_the_curtain_offers_to_save(tmp_path: Path) -> None:
    with Terminal("play", "dual-powers", "--seats", "human,human") as terminal:
        terminal.wait_any(terminal.curtain("red"))
        terminal.interrupt()
        terminal.wait("cli-table-save-question")
        terminal.type("y")
        status, _ = terminal.end()
    assert status == 0
    assert len(saves(tmp_path)) == 1


def test_the_end_of_the_input_saves(tmp_path: Path) -> None:
    with Terminal(*AGAINST_BOT) as terminal:
        terminal.choice()
        terminal.ask("1")
        terminal.child.sendeof()
        terminal.wait("cli-table-save-question")
        terminal.child.sendeof()
        status, last = terminal.end()
    assert status == 0
    assert "Saved as" in last
    assert len(saves(tmp_path)) == 1


def test_the_end_of_the_input_saves_in_a_pipe(tmp_path: Path) -> None:
    result = process(*AGAINST_BOT, typed="1\n1\n")
    assert (result.returncode, result.stderr) == (0, "")
    (path,) = saves(tmp_path)
    assert len([row for row in Record.load(path).actions if row[0] == "red"]) == 2


def test_two_saves_in_the_same_second_are_two_files(tmp_path: Path) -> None:
    run(*AGAINST_BOT, typed="s\ns\ns\nq\nn\n")
    assert len(saves(tmp_path)) == 3


def test_the_path_of_a_save_can_be_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long path is not cut by the end of the line: what is shown after "To continue" can be pasted."""
    monkeypatch.setenv("COLUMNS", "80")
    out = run(*AGAINST_BOT, typed="q\ny\n").out
    assert str(saves(tmp_path)[0]) in out


@pytest.mark.parametrize("typed", ["s\n1\n1\nq\nn\n", "s\nq\nn\n"])
def test_a_save_that_fails_does_not_end_the_match(typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "not-a-folder").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "not-a-folder"))
    result = run(*AGAINST_BOT, typed=typed)
    assert "not-a-folder" in result.said.replace("\n", "")
    assert "Traceback" not in result.said
    assert "The match was left unsaved." in result.out


def test_a_finished_match_is_told_even_if_it_cannot_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "not-a-folder").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "not-a-folder"))
    result = run(*ALONE, typed="1\n" * 400)
    assert re.search(r"Won by|Nobody at the table won", result.out)
    assert "not-a-folder" in result.said.replace("\n", "")
    assert "Traceback" not in result.said


def test_resuming_a_finished_match_tells_its_end_and_writes_no_copy(tmp_path: Path) -> None:
    run(*ALONE, typed="1\n" * 400)
    (path,) = saves(tmp_path, "finished")
    result = run("record", "resume", str(path))
    assert re.search(r"Won by|Nobody at the table won", result.out)
    assert saves(tmp_path, "finished") == [path]


# The screen.


def test_nothing_is_wider_than_the_screen() -> None:
    with Terminal(*AGAINST_BOT) as terminal:
        terminal.choice()
        for _ in range(12):
            terminal.ask("1")
        assert max(len(line) for line in plain(terminal.all).splitlines()) <= COLUMNS


def test_actions_are_numbered_and_grouped() -> None:
    with Terminal(*AGAINST_BOT) as terminal:
        terminal.choice()
        terminal.ask("1")
        asked = terminal.screen
        numbers = [int(number) for number in re.findall(r"^ {2,3}(\d+)\. Play", asked, re.MULTILINE)]
        assert numbers == list(range(1, len(numbers) + 1))
        assert "\n Play a card\n" in asked.replace(" \n", "\n")
        assert "[D3.3.3]" in asked
        assert "▸ The day marker stops on" in asked
