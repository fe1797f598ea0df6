"""Every mistake gets one clear sentence in the user's language, on the error stream, with exit status 2."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lamplight.text.speaker import Speaker

from .helpers import LANGUAGES, process, run, saves

LONG = "x" * 300

# The command line, and what the message must name.
MISTAKES: dict[str, tuple[list[str], list[str]]] = {
    "unknown command": (["frobnicate"], ["frobnicate", "simulate"]),
    "unknown record command": (["record", "burn", "file"], ["burn", "verify"]),
    "unknown components command": (["components", "burn"], ["burn", "validate"]),
    "unknown flag": (["play", "--bogus"], ["--bogus"]),
    "unknown short flag": (["play", "-x"], ["-x"]),
    "abbreviated flag": (["simulate", "dual-powers", "--game", "3"], ["--game"]),
    "one argument too many": (["options", "dual-powers", "extra"], ["extra"]),
    "missing game": (["simulate"], ["GAME"]),
    "missing file": (["record", "show"], ["FILE"]),
    "missing folder": (["components", "export", "dual-powers"], ["FOLDER"]),
    "missing value of seats": (["play", "--seats"], ["--seats"]),
    "missing value of seed": (["play", "--seed"], ["--seed"]),
    "missing value of games": (["simulate", "dual-powers", "--games"], ["--games"]),
    "value for a switch": (["simulate", "dual-powers", "--json=yes"], ["--json", "yes"]),
    "games abc": (["simulate", "dual-powers", "--games", "abc"], ["--games", "abc"]),
    "games 1.5": (["simulate", "dual-powers", "--games", "1.5"], ["--games", "1.5"]),
    "games empty": (["simulate", "dual-powers", "--games="], ["--games"]),
    "games 0": (["simulate", "dual-powers", "--games", "0"], ["1"]),
    "games -1": (["simulate", "dual-powers", "--games", "-1"], ["1"]),
    "games enormous": (["simulate", "dual-powers", "--games", "9" * 5000], ["--games"]),
    "unknown game to play": (["play", "chess"], ["chess", "dual-powers"]),
    "unknown game to simulate": (["simulate", "chess"], ["chess", "dual-powers"]),
    "unknown game, components": (["components", "list", "chess"], ["chess", "dual-powers"]),
    "unknown game, options": (["options", "chess"], ["chess", "dual-powers"]),
    "unknown game, rules": (["rules", "chess"], ["chess", "dual-powers"]),
    "unknown rule": (["rules", "dual-powers", "D3.4.9"], ["D3.4.9", "D3.4.2"]),
    "nonsense rule": (["rules", "dual-powers", "[/bold]"], ["[/bold]", "D1.1"]),
    "difficulty 9": (["play", "--solo", "red", "--difficulty", "9"], ["difficulty", "9", "6"]),
    "difficulty 0": (["simulate", "dual-powers", "--solo", "red", "--difficulty", "0"], ["difficulty", "0", "6"]),
    "difficulty text": (["play", "--solo", "red", "--difficulty", "hard"], ["difficulty", "hard", "6"]),
    "unknown side": (["play", "--solo", "blue"], ["solo", "blue", "white"]),
    "unknown option": (["play", "--option", "speed=9"], ["speed", "neutral_regions"]),
    "unknown option value": (["play", "--option", "bonus_move=huge"], ["bonus_move", "huge", "small"]),
    "option without value": (["play", "--option", "speed"], ["speed", "="]),
    "unknown player": (["play", "--seats", "human,wizard"], ["wizard", "random"]),
    "empty player": (["play", "--seats", "human,"], ["random"]),
    "no players at all": (["play", "dual-powers", "--seats", ""], ["random"]),
    "one player for two seats": (["play", "--seats", "human"], ["1", "2"]),
    "three players": (["play", "--seats", "human,random,random"], ["3", "2"]),
    "two players alone": (["play", "--solo", "red", "--seats", "human,random"], ["2", "1"]),
    "three bots": (["simulate", "dual-powers", "--seats", "random,random,random"], ["3", "2"]),
    "a human simulates": (["simulate", "dual-powers", "--seats", "human,random"], ["random"]),
    "unknown set to play": (["play", "--set", "nowhere"], ["nowhere"]),
    "unknown set to simulate": (["simulate", "dual-powers", "--set", "./nowhere"], ["nowhere"]),
    "unknown set to show": (["components", "show", "dual-powers", "--set", "nowhere"], ["nowhere"]),
    "unknown set to export": (["components", "export", "dual-powers", "new", "--set", "nowhere"], ["nowhere"]),
    "unknown set to validate": (["components", "validate", "dual-powers", "nowhere"], ["nowhere"]),
    "very long set to play": (["play", "--set", LONG], ["xxx"]),
    "very long set to validate": (["components", "validate", "dual-powers", LONG], ["xxx"]),
    "very long folder": (["components", "export", "dual-powers", LONG], ["xxx"]),
    "very long game": (["play", "x" * 5000], ["xxx", "dual-powers"]),
    "a file as set": (["play", "--set", "a-file"], ["a-file"]),
    "a file as set to validate": (["components", "validate", "dual-powers", "a-file"], ["a-file"]),
    "a folder that exists": (["components", "export", "dual-powers", "a-folder"], ["a-folder"]),
    "a folder under a file": (["components", "export", "dual-powers", "a-file/new"], ["a-file"]),
    "missing record to show": (["record", "show", "gone.json"], ["gone.json"]),
    "missing record to verify": (["record", "verify", "gone.json"], ["gone.json"]),
    "missing record to resume": (["record", "resume", "gone.json"], ["gone.json"]),
    "a folder as record": (["record", "show", "a-folder"], ["a-folder"]),
    "very long record": (["record", "show", LONG], ["xxx"]),
    "not a record": (["record", "verify", "a-file"], []),
    "an empty record": (["record", "verify", "empty"], []),
    "a record of bytes": (["record", "verify", "bytes"], []),
    "a record with another shape": (["record", "resume", "list.json"], []),
    "a record that lacks everything": (["record", "show", "object.json"], []),
}

# Words that no message in French, Italian or Russian contains.
ENGLISH = re.compile(
    r"\b(error|usage|options:|the|this|is a|not a|missing|unknown|invalid|expected|No such|directory|too long|"
    r"malformed|truncated|object|required|field|line|column|character|byte)\b"
)


@pytest.fixture(autouse=True)
def _files(tmp_path: Path) -> None:  # pyright: ignore[reportUnusedFunction]
    (tmp_path / "a-file").write_text("nothing to see here", encoding="utf-8")
    (tmp_path / "empty").write_bytes(b"")
    (tmp_path / "bytes").write_bytes(bytes(range(256)))
    (tmp_path / "list.json").write_text("[1, 2, 3]", encoding="utf-8")
    (tmp_path / "object.json").write_text("{}", encoding="utf-8")
    (tmp_path / "a-folder").mkdir()


def _everything(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in sorted(folder.rglob("*"))}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_explained_and_changes_nothing(mistake: str, tmp_path: Path) -> None:
    arguments, named = MISTAKES[mistake]
    before = _everything(tmp_path)
    result = run(*arguments)
    assert result.status == 2
    assert result.out == ""
    assert result.err.startswith("Error: ")
    assert "Traceback" not in result.err
    assert [word for word in named if word not in result.err] == []
    assert _everything(tmp_path) == before


@pytest.mark.parametrize("language", ["fr", "ru"])
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_explained_in_the_users_language(mistake: str, language: str) -> None:
    arguments, named = MISTAKES[mistake]
    result = run(*arguments, "--lang", language)
    said = result.err
    assert said.startswith(Speaker(language).text("cli-error", message="@").partition("@")[0])
    for word in (*named, *arguments):
        said = said.replace(word, "…")
    assert ENGLISH.findall(said) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments", [["--lang", "xx"], ["play", "--lang=xx"], ["--lang", ""], ["rules", "--lang", "deutsch"]]
)
def test_an_unknown_language_is_refused_in_the_language_of_the_locale(
    arguments: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    result = run(*arguments)
    assert result.status == 2
    start = Speaker(language).text("cli-error", message="@").partition("@")[0]
    assert result.err.startswith(start)
    assert ", ".join(LANGUAGES) in result.err


@pytest.mark.parametrize("arguments", [["--lang"], ["play", "--lang"]])
def test_a_language_without_value_is_a_mistake(arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.status == 2
    assert "--lang" in result.err


def test_a_small_list_of_rules_like_it() -> None:
    """For a rule that does not exist, a screenful of others is no help."""
    result = run("rules", "dual-powers", "D9.9")
    assert result.status == 2
    assert len(re.findall(r"D\d+\.\d", result.err)) <= 15


def test_one_player_is_not_several() -> None:
    assert "1 players" not in run("play", "--seats", "human").err


@pytest.mark.parametrize("arguments", [["play", "--seats", ""], ["play", "--set", ""], ["play", "--solo", ""]])
def test_an_empty_value_is_not_the_same_as_none(arguments: list[str]) -> None:
    """`--seats ""` is a mistake (an unset variable in a script), not a wish for the menu."""
    assert run(*arguments).status == 2


@pytest.mark.parametrize(
    "seed", ["[/red]", "[bold]", "\\[", "%s %d {0}", "{ $game }", "Ω≈ç√ 汉字", "'\"", "x" * 10_000]
)
@pytest.mark.parametrize("as_json", [False, True])
def test_any_text_is_a_seed(seed: str, as_json: bool) -> None:
    result = run("simulate", "dual-powers", "--games", "1", "--seed", seed, *(["--json"] if as_json else []))
    assert (result.status, result.err.strip()) == (0, "")
    if not as_json and len(seed) < 40:
        assert seed in result.out


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_seed_of_bytes_that_are_no_text(command: str) -> None:
    players = ["--seats", "random,random"] if command == "play" else ["--games", "1"]
    result = process(command, "dual-powers", *players, "--seed", b"\xff\xfe")
    assert "Traceback" not in result.stderr
    assert result.returncode in (0, 2)


def test_a_mistake_in_a_process_of_its_own() -> None:
    result = process("play", "chess", environment={"LC_ALL": "it_IT.UTF-8"})
    assert result.returncode == 2
    assert result.stdout == ""
    assert result.stderr.startswith("Errore: ")
    assert "Traceback" not in result.stderr


def test_a_bad_command_line_starts_no_match(tmp_path: Path) -> None:
    run("play", "dual-powers", "--seats", "human,wizard", typed="1\n1\n")
    assert saves(tmp_path) == []


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252"])
def test_an_old_terminal_is_no_reason_for_a_traceback(encoding: str) -> None:
    result = process(
        "rules", "dual-powers", "D3.4.2", "--lang", "ru", environment={"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    )
    assert "Traceback" not in result.stderr
