"""Help, versions, options and rules: complete, and in the language that was asked for."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import lamplight
from lamplight import native
from lamplight.kernel.game import find_game
from lamplight.text.speaker import Speaker

from .helpers import LANGUAGES, process, run, surroundings

COMMANDS: tuple[list[str], ...] = (
    [],
    ["play"],
    ["learn"],
    ["simulate"],
    ["record"],
    ["record", "show"],
    ["record", "verify"],
    ["record", "resume"],
    ["components"],
    ["components", "list"],
    ["components", "show"],
    ["components", "export"],
    ["components", "validate"],
    ["arena"],
    ["compile"],
    ["open"],
    ["serve"],
    ["admin"],
    ["options"],
    ["rules"],
)
IDS = [" ".join(["lamplight", *command]) for command in COMMANDS]
GAME = find_game("dual-powers")
LEFTOVERS = (
    "usage:",
    "show this",
    "error",
    "positional",
    "the following",
    "exit",
    "default",
    "commands:",
    "arguments:",
)
FLAGS = {
    "play": ("GAME", "--seats", "--solo", "--difficulty", "--lang", "--seed", "--set", "--option", "--help"),
    "simulate": ("GAME", "--games", "--seed", "--seats", "--json", "--set", "--option", "--solo", "--difficulty"),
    "learn": ("GAME", "NUMBER", "--list", "--check", "--again"),
    "record": ("show", "verify", "resume"),
    "components": ("list", "show", "export", "validate"),
    "options": ("GAME",),
    "rules": ("GAME", "ID"),
    "arena": ("GAME", "--bots", "--games", "--seed", "--jobs", "--budget", "--out", "--players", "--solo", "--series"),
    "compile": ("--if-possible",),
    "open": ("--port", "--data", "--no-browser"),
    "serve": ("--host", "--port", "--database", "--workers", "--bot-workers", "--public-url", "--data", "--hang"),
    "admin": ("users", "tables", "hold", "release", "backup", "restore", "retention", "check", "migrate"),
    "": (
        "play",
        "simulate",
        "arena",
        "compile",
        "open",
        "serve",
        "admin",
        "record",
        "components",
        "options",
        "rules",
        "--version",
        "--help",
        "--lang",
    ),
}
MIXED = re.compile(r"[A-Za-z]+[а-яё]|[а-яё][A-Za-z]+", re.IGNORECASE)


@pytest.mark.parametrize("flag", ["--help", "-h"])
@pytest.mark.parametrize("command", COMMANDS, ids=IDS)
def test_there_is_help_everywhere(command: list[str], flag: str) -> None:
    result = run(*command, flag)
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith("usage: lamplight")


@pytest.mark.parametrize("command", FLAGS)
def test_help_names_everything_that_can_be_given(command: str) -> None:
    out = run(*command.split(), "--help").out
    assert [flag for flag in FLAGS[command] if flag not in out] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("command", COMMANDS, ids=IDS)
def test_help_has_no_english_leftovers(command: list[str], language: str) -> None:
    for arguments in ([*command, "--lang", language, "--help"], ["--lang", language, *command, "--help"]):
        result = run(*arguments)
        assert (result.status, result.err) == (0, "")
        leftovers = [*LEFTOVERS, *([] if language == "fr" else ["options:"])]
        if language == "fr":
            leftovers.remove("arguments:")
        # names of commands and of values stay as they are; sentences do not
        assert [word for word in leftovers if word in result.out.lower()] == []
        assert result.out.startswith(Speaker(language).text("cli-usage"))


@pytest.mark.parametrize("command", COMMANDS, ids=IDS)
def test_french_headings_have_a_space_before_the_colon(command: list[str]) -> None:
    headings = [line for line in run(*command, "--lang", "fr", "--help").out.splitlines() if line.endswith(":")]
    assert [line for line in headings if not line.endswith((" :", "\u00a0:", "\u202f:"))] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=IDS)
def test_help_shows_no_message_ids(command: list[str], language: str) -> None:
    out = run(*command, "--lang", language, "--help").out
    assert re.findall(r"\b(?:cli|kernel|dual-powers)-[a-z]+-[a-z-]+|\{ *\$|%\(", out) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variable", ["LC_ALL", "LC_MESSAGES", "LANG", "LAMPLIGHT_LANG"])
def test_the_locale_chooses_the_language(variable: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for value in (f"{language}_CH.UTF-8", language, f"{language}_XX", f"{language}.UTF-8", f"{language.upper()}_IT"):
        monkeypatch.setenv(variable, value)
        assert run("--help").out.startswith(Speaker(language).text("cli-usage")), value


@pytest.mark.parametrize("value", ["fr_FR@euro", "fr@euro", "fr-FR", "fr-CH.UTF-8"])
def test_other_ways_to_write_a_locale(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", value)
    assert run("--help").out.startswith(Speaker("fr").text("cli-usage"))


def test_the_locales_order_is_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert run("--help").out.startswith(Speaker("fr").text("cli-usage"))
    assert run("--lang", "ru", "--help").out.startswith(Speaker("ru").text("cli-usage"))
    monkeypatch.setenv("LC_ALL", "")
    assert run("--help").out.startswith(Speaker("it").text("cli-usage"))


@pytest.mark.parametrize("value", ["C", "POSIX", "C.UTF-8", "de_DE.UTF-8", "", "???", "f"])
def test_other_locales_mean_english(value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", value)
    assert run("--help").out.startswith("usage: ")


@pytest.mark.parametrize("wanted", ["FR", "Fr", " fr "])
def test_the_language_may_be_written_in_capitals(wanted: str) -> None:
    assert run("--lang", wanted, "--help").out.startswith(Speaker("fr").text("cli-usage"))


def test_the_version() -> None:
    result = run("--version")
    form = "plain Python" if native.is_pure() else "compiled"
    assert (result.status, result.out, result.err) == (0, f"lamplight {lamplight.__version__} ({form})\n", "")
    assert process("--version").stdout == result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_of_a_game(language: str) -> None:
    result = run("options", "dual-powers", "--lang", language)
    assert (result.status, result.err) == (0, "")
    for option in GAME.options:
        assert option.name in result.out
        assert option.rule in result.out
        assert all(str(value) in result.out for value in option.values)
    assert "dual-powers-option" not in result.out
    if language != "en":
        assert "Opposition's" not in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_the_rules(language: str) -> None:
    result = run("rules", "dual-powers", "--lang", language)
    assert (result.status, result.err) == (0, "")
    lines = result.out.splitlines()
    places = [next(n for n, line in enumerate(lines) if line.startswith(f"{rule}  ")) for rule in GAME.rule_ids]
    assert places == sorted(places)
    assert "dual-powers-rule" not in result.out
    if language == "ru":
        assert MIXED.findall(result.out) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_single_rule(language: str) -> None:
    for rule in GAME.rule_ids[LANGUAGES.index(language) :: 4]:
        result = run("rules", "dual-powers", rule, "--lang", language)
        assert (result.status, result.err) == (0, "")
        text = result.out.partition(f"{rule}  ")[2]
        assert len(text) > 10
        assert "dual-powers-rule" not in text


@pytest.mark.parametrize("wanted", ["D3.4.2", "d3.4.2", " D3.4.2 "])
def test_one_rule(wanted: str) -> None:
    result = run("rules", "dual-powers", wanted)
    assert result.status == 0
    assert re.findall(r"^D3\.4\.\d", result.out, re.MULTILINE) == ["D3.4.2"]


@pytest.mark.parametrize("section", ["D3.4", "D3", "D3.4.", "D"])
def test_a_section_of_the_rules(section: str) -> None:
    result = run("rules", "dual-powers", section)
    assert result.status == 0
    wanted = section.rstrip(".")
    listed = re.findall(r"^(D\d+(?:\.\d+)+)  ", result.out, re.MULTILINE)
    assert [rule for rule in GAME.rule_ids if rule.startswith(wanted) and rule not in listed] == []


def test_a_reader_that_leaves_early_is_no_mistake() -> None:
    """`lamplight rules dual-powers | head -1`."""
    with subprocess.Popen(
        [sys.executable, "-m", "lamplight.cli.main", "rules", "dual-powers"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=surroundings(),
    ) as child:
        assert child.stdout is not None
        assert child.stderr is not None
        child.stdout.readline()
        child.stdout.close()
        assert child.stderr.read() == b""
