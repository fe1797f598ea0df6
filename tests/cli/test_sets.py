"""`components`: list, show, export, edit, break, validate, play."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from .helpers import LANGUAGES, Terminal, play_to_the_end, run, saves
from .sets import BUILT_IN, FILES, OURS, Data, Raw, built_in, small, write

ENGLISH = re.compile(r"\b(?:the|is|missing|expected|must|needs|there|error|remark|cannot|Invalid|Expected|line|at)\b")


def test_the_list_of_sets() -> None:
    for arguments in (["components", "list"], ["components", "list", "dual-powers"]):
        result = run(*arguments)
        assert (result.status, result.err) == (0, "")
        assert re.search(r"lamplight .*[0-9a-f]{16}", result.out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_set_is_shown_with_its_origins(language: str) -> None:
    result = run("components", "show", "dual-powers", "--lang", language)
    assert (result.status, result.err) == (0, "")
    assert all(f"# {name}" in result.out for name in FILES)
    total = sum((BUILT_IN / name).read_text(encoding="utf-8").count("\nprovenance") for name in FILES)
    counted = sum(int(number) for number in re.findall(r"\d+", result.out.strip().splitlines()[-1]))
    assert counted == total


def test_a_shown_set_is_whole_on_a_narrow_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is shown can be copied: long lines are not cut into two."""
    monkeypatch.setenv("COLUMNS", "60")
    out = run("components", "show", "dual-powers").out
    lines = (BUILT_IN / "cards.toml").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.strip() and line not in out] == []


def test_an_exported_set_is_the_same_set(tmp_path: Path) -> None:
    result = run("components", "export", "dual-powers", "mine")
    assert (result.status, result.err) == (0, "")
    assert "mine" in result.out
    for name in FILES:
        assert (tmp_path / "mine" / name).read_bytes() == (BUILT_IN / name).read_bytes()
    assert run("components", "validate", "dual-powers", "mine").status == 0
    again = run("components", "export", "dual-powers", "mine")
    assert again.status == 2
    assert "mine" in again.err
    one = run("simulate", "dual-powers", "--games", "2", "--set", "mine", "--json")
    assert one.out == run("simulate", "dual-powers", "--games", "2", "--json").out


def test_export_makes_folders_in_between(tmp_path: Path) -> None:
    assert run("components", "export", "dual-powers", "a/b/mine").status == 0
    assert (tmp_path / "a" / "b" / "mine" / "set.toml").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_built_in_set_is_good(language: str) -> None:
    result = run("components", "validate", "dual-powers", "lamplight", "--lang", language)
    assert (result.status, result.err) == (0, "")


Breaker = Callable[[Path], object]


def _replace(name: str, old: str, new: str, count: int = 1) -> Breaker:
    def change(folder: Path) -> None:
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new, count), encoding="utf-8")

    return change


def _data(change: Callable[[Data], object]) -> Breaker:
    def rewrite(folder: Path) -> None:
        data = built_in()
        change(data)
        write(data, folder)

    return rewrite


def _append(name: str, text: str) -> Breaker:
    def change(folder: Path) -> None:
        with (folder / name).open("a", encoding="utf-8") as file:
            file.write(text)

    return change


def _without(*names: str) -> Breaker:
    def change(folder: Path) -> None:
        for name in names:
            (folder / name).unlink()

    return change


def _renamed_region(new: str) -> Breaker:
    def change(folder: Path) -> None:
        for name in ("board.toml", "cards.toml"):
            text = (folder / name).read_text(encoding="utf-8")
            (folder / name).write_text(text.replace('= "blue"', f'= "{new}"'), encoding="utf-8")

    return change


def _folder_for_file(folder: Path) -> None:
    (folder / "cards.toml").unlink()
    (folder / "cards.toml").mkdir()


# How to break a set, and what the message must name.
BREAKS: dict[str, tuple[Breaker, list[str]]] = {
    "missing file": (_without("cards.toml"), ["cards.toml"]),
    "two missing files": (_without("cards.toml", "set.toml"), ["cards.toml", "set.toml"]),
    "folder in place of a file": (_folder_for_file, ["cards.toml"]),
    "bad TOML": (_replace("board.toml", "[[region]]", "[[region"), ["board.toml", "3"]),
    "key twice": (_replace("board.toml", "days = 31", "days = 31\ndays = 30"), ["board.toml"]),
    "not UTF-8": (lambda folder: (folder / "tokens.toml").write_bytes(b'\xff\xfe = "x"'), ["tokens.toml"]),
    "empty file": (lambda folder: (folder / "board.toml").write_text("", encoding="utf-8"), ["board.toml", "region"]),
    "enormous file": (_append("board.toml", "#" * 1_100_000), ["board.toml", "1"]),
    "number of 5000 digits": (_replace("board.toml", "days = 31", "days = 3" + "1" * 5000), ["board.toml"]),
    "hexadecimal number of 5000 digits": (
        _replace("board.toml", "days = 31", "days = 0x" + "f" * 5000),
        ["board.toml", "calendar", "days", "99"],
    ),
    "deep nesting": (_append("set.toml", "\nx = " + "[" * 5000 + "]" * 5000), ["set.toml"]),
    "text for a number": (_replace("board.toml", "days = 31", 'days = "31"'), ["board.toml", "calendar", "days", "99"]),
    "number for a text": (_replace("board.toml", 'id = "white"', "id = 7"), ["board.toml", "region", "id", "7"]),
    "truth for a number": (_replace("board.toml", "end = 19", "end = true"), ["board.toml", "track", "end"]),
    "fraction": (_replace("board.toml", "end = 19", "end = 12.0"), ["board.toml", "track", "end", "12.0"]),
    "not a number": (_replace("board.toml", "end = 19", "end = nan"), ["board.toml", "track", "end", "nan"]),
    "date": (_replace("board.toml", "end = 19", "end = 1917-11-07"), ["board.toml", "track", "end", "1917"]),
    "list for a number": (_replace("board.toml", "end = 19", "end = [12]"), ["board.toml", "track", "end"]),
    "rows for a table": (_replace("board.toml", "[track]", "[[track]]"), ["board.toml", "track"]),
    "table for rows": (_data(lambda data: data["board.toml"].update(region={"id": "x"})), ["board.toml", "region"]),
    "text for rows": (_data(lambda data: data["cards.toml"].update(leader="nobody")), ["cards.toml", "leader"]),
    "numbers for rows": (_data(lambda data: data["cards.toml"].update(leader=[1, 2])), ["cards.toml", "leader"]),
    "out of range": (_replace("cards.toml", "recruit = 3", "recruit = 10"), ["cards.toml", "white-1", "recruit", "9"]),
    "negative": (_replace("tokens.toml", "exhausted = 0", "exhausted = -1"), ["tokens.toml", "exhausted", "-1"]),
    "unknown word": (_replace("cards.toml", '"double-move"', '"fly"'), ["cards.toml", "action", "fly", "rest"]),
    "missing field": (_replace("cards.toml", "points = 2\n", ""), ["cards.toml", "white-1", "points"]),
    "missing table": (_replace("board.toml", "[track]", "[trick]"), ["board.toml", "track"]),
    "unknown field": (_replace("cards.toml", "points = 2", "points = 2\npionts = 3"), ["cards.toml", "pionts"]),
    "unknown table": (_append("board.toml", '\n[[bridge]]\nid = "new"\n'), ["board.toml", "bridge"]),
    "unknown field outside of tables": (_replace("set.toml", "[set]", "colour = 3\n[set]"), ["set.toml", "colour"]),
    "text too long": (_replace("board.toml", 'id = "white"', f'id = "{"w" * 121}"'), ["board.toml", "region", "120"]),
    "empty text": (_replace("board.toml", 'id = "white"', 'id = ""'), ["board.toml", "region", "id"]),
    "bad id": (_replace("tokens.toml", '"red-1a"', '"red 1a"'), ["red 1a"]),
    "reserved id": (_replace("tokens.toml", '"red-1a"', '"trotsky"'), ["trotsky"]),
    "duplicate region": (_data(lambda data: data["board.toml"]["region"].append({"id": "red", **OURS})), ["red"]),
    "duplicate card": (_replace("cards.toml", '"white-2"', '"white-1"'), ["cards.toml", "white-1"]),
    "duplicate unit": (_replace("tokens.toml", '"red-1b"', '"red-1a"'), ["tokens.toml", "red-1a"]),
    "duplicate tile": (_replace("board.toml", 'region = "red"', 'region = "white"'), ["board.toml", "white"]),
    "unit called like a leader": (_replace("tokens.toml", '"red-1a"', '"lenin"'), ["lenin"]),
    "unknown region of a card": (_replace("cards.toml", 'region = "white"', 'region = "pink"'), ["cards.toml", "pink"]),
    "unknown region of a connection": (_replace("board.toml", 'from = "green"', 'from = "pink"'), ["pink"]),
    "unknown region of a tile": (_replace("board.toml", 'region = "white"', 'region = "pink"'), ["pink"]),
    "unknown connection of a tile": (_replace("board.toml", '= "palace-bridge"\np', '= "pink"\np'), ["pink"]),
    "connection to itself": (_replace("board.toml", 'to = "red"', 'to = "green"'), ["liteiny-bridge"]),
    "missing provenance": (
        _replace("cards.toml", 'provenance = "reconstructed"\n', ""),
        ["cards.toml", "white-1", "provenance", "rulebook"],
    ),
    "unknown provenance": (
        _replace("cards.toml", 'provenance = "reconstructed"', 'provenance = "dreamt"'),
        ["cards.toml", "white-1", "provenance", "rulebook"],
    ),
    "too few cards": (
        _data(lambda data: data["cards.toml"].update(command=data["cards.toml"]["command"][:10])),
        ["cards.toml", "command", "10", "20"],
    ),
    "too few cards for the rounds": (
        _data(
            lambda data: data["board.toml"]["round"].update(cards=12, turns=12) or data["cards.toml"]["command"].pop()
        ),
        ["cards.toml", "47", "48"],
    ),
    "one card a round, which is the objective": (
        _replace("board.toml", "cards = 5", "cards = 1"),
        ["board.toml", "cards"],
    ),
    "region called like the reserve": (_renamed_region("reserve"), ["reserve"]),
    "no units": (_replace("tokens.toml", 'side = "red"', 'side = "white"', 99), ["red"]),
    "too few leaders": (_data(lambda data: data["cards.toml"]["leader"].pop()), ["white", "3"]),
    "too few neutrals": (_data(lambda data: data["tokens.toml"]["neutral"].pop()), ["5", "6"]),
    "Trotsky joins before he returns": (
        _replace("board.toml", 'joins = "august"', 'joins = "march-april"'),
        ["march-april"],
    ),
    "bonus day at the end": (_replace("board.toml", "middle = 15", "middle = 30"), ["board.toml", "30", "31"]),
    "more days than the month": (_replace("board.toml", "days = 31", "days = 8"), ["8"]),
    "future schema": (_replace("set.toml", "schema = 1", "schema = 2"), ["set.toml", "schema", "2", "1"]),
}


@pytest.mark.parametrize("way", BREAKS)
def test_a_broken_set_is_refused_with_file_and_place(way: str, tmp_path: Path) -> None:
    change, named = BREAKS[way]
    shutil.copytree(BUILT_IN, tmp_path / "mine")
    change(tmp_path / "mine")
    validated = run("components", "validate", "dual-powers", "mine")
    assert validated.status == 2
    assert "Traceback" not in validated.said
    assert [word for word in named if word not in validated.said] == []
    played = run("play", "dual-powers", "--set", "mine", "--seats", "random,random")
    assert played.status == 2
    assert [word for word in named if word not in played.err] == []


@pytest.mark.parametrize(
    "way", ["bad TOML", "key twice", "missing file", "missing field", "not UTF-8", "missing table"]
)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_is_wrong_is_said_in_the_users_language(way: str, language: str, tmp_path: Path) -> None:
    shutil.copytree(BUILT_IN, tmp_path / "mine")
    BREAKS[way][0](tmp_path / "mine")
    validated = run("components", "validate", "dual-powers", "mine", "--lang", language)
    assert validated.status == 2
    assert ENGLISH.findall(validated.said) == []


def test_all_errors_are_listed_at_once(tmp_path: Path) -> None:
    data = built_in()
    data["board.toml"]["calendar"]["days"] = 100
    data["cards.toml"]["command"][5]["points"] = "many"
    del data["tokens.toml"]["unit"][0]["provenance"]
    write(data, tmp_path / "mine")
    said = run("components", "validate", "dual-powers", "mine").said
    assert all(word in said for word in ("days", "100", "white-6", "points", "many", "red-1a", "provenance"))


def test_the_errors_of_a_validation_are_on_the_error_stream(tmp_path: Path) -> None:
    shutil.copytree(BUILT_IN, tmp_path / "mine")
    BREAKS["out of range"][0](tmp_path / "mine")
    assert "recruit" in run("components", "validate", "dual-powers", "mine").err


@pytest.mark.parametrize("command", ["show", "list"])
def test_a_broken_set_can_be_looked_at(command: str, tmp_path: Path) -> None:
    shutil.copytree(BUILT_IN, tmp_path / "mine")
    (tmp_path / "mine" / "cards.toml").write_bytes(b"\xff\xfe")
    arguments = ["--set", "mine"] if command == "show" else []
    result = run("components", command, "dual-powers", *arguments)
    assert result.status in (0, 2)
    assert "Traceback" not in result.said


def test_an_empty_folder_is_no_set(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    for arguments in (["validate", "dual-powers", "mine"], ["show", "dual-powers", "--set", "mine"]):
        result = run("components", *arguments)
        assert result.status == 2
        assert "set.toml" in result.said


def test_comments_and_layout_do_not_change_the_identity_of_a_set(tmp_path: Path) -> None:
    write(built_in(), tmp_path / "mine")
    hashes = [
        re.findall(r"[0-9a-f]{16}", run("components", "show", "dual-powers", *which).out)[0]
        for which in ([], ["--set", "mine"])
    ]
    assert hashes[0] == hashes[1]


# Sets of one's own that are good.


def _many() -> Data:
    data = built_in()
    data["board.toml"]["round"].update(cards=7, turns=6)
    data["board.toml"]["calendar"].update(days=45, middle=20, skip=5)
    data["board.toml"]["track"].update(end=30)
    for n in range(4):
        data["tokens.toml"]["unit"].append(
            {"id": f"red-9{n}", "side": "red", "rank": 9, "fresh": 9, "exhausted": 9, **OURS}
        )
    return data


def _two_regions() -> Data:
    data = small()
    board, cards = data["board.toml"], data["cards.toml"]
    board["region"] = board["region"][:2]
    board["connection"] = [{"id": f"road-{n}", "from": "north", "to": "east", **OURS} for n in (1, 2)]
    board["tile"] = [{"region": town, "barricades": "road-1", **OURS} for town in ("north", "east")]
    cards["command"] = [
        {**row, "id": f"{row['id']}-{n}"}
        for row in cards["command"]
        if row["region"] in ("north", "east")
        for n in (1, 2)
    ]
    return data


SETS: dict[str, Callable[[], Data]] = {"small": small, "many": _many, "two regions": _two_regions}


@pytest.mark.parametrize("which", SETS)
def test_a_different_map_plays_through(which: str, tmp_path: Path) -> None:
    write(SETS[which](), tmp_path / "mine")
    validated = run("components", "validate", "dual-powers", "mine")
    assert (validated.status, validated.err) == (0, "")
    for solo in ([], ["--solo", "red", "--difficulty", "4"], ["--solo", "white"]):
        result = run("simulate", "dual-powers", "--set", "mine", "--games", "10", "--json", *solo)
        assert result.status == 0, result.err
        assert result.out == run("simulate", "dual-powers", "--set", "mine", "--games", "10", "--json", *solo).out


@pytest.mark.parametrize(
    ("which", "language"), [("small", "en"), ("small", "ru"), ("many", "en"), ("two regions", "fr")]
)
def test_a_different_map_can_be_played_and_saved(which: str, language: str, tmp_path: Path) -> None:
    write(SETS[which](), tmp_path / "mine")
    result = run(
        "play", "dual-powers", "--set", "mine", "--seats", "human,random", "--lang", language, typed="?\n" + "1\n" * 400
    )
    assert (result.status, result.err) == (0, "")
    assert len(saves(tmp_path, "finished")) == 1
    assert re.findall(r"\bdual-powers-[a-z]+-[a-z-]+", result.out.replace(str(tmp_path), "")) == []
    record = str(saves(tmp_path, "finished")[0])
    assert run("record", "verify", record, "--set", "mine").status == 0
    without = run("record", "verify", record)
    assert without.status == 2
    assert "--set" in without.err


def test_the_board_shows_the_calendar_of_the_set(tmp_path: Path) -> None:
    write(_many(), tmp_path / "mine")
    out = run("play", "dual-powers", "--set", "mine", "--seats", "human,random", typed="1\n" * 400).out
    days = {int(day) for day in re.findall(r"^│ Round \d+ +(\d+) ", out, re.MULTILINE)}
    marked = {int(day) for day in re.findall(r"^│ Calendar .*\[(\d+)\]", out, re.MULTILINE)}
    assert max(days) > 31
    assert marked == days
    calendar = next(line for line in out.splitlines() if "Calendar" in line)
    assert " 20*" in calendar
    assert " 45*" in calendar
    assert " 31*" not in calendar


def test_the_edited_set_appears_on_the_screen(tmp_path: Path) -> None:
    write(small(), tmp_path / "mine")
    with Terminal("play", "dual-powers", "--set", "mine", "--seats", "human,random", "--seed", "1") as terminal:
        first = terminal.choice()
        assert all(town in first for town in ("north", "east", "south", "west"))
        terminal.type("1")
        play_to_the_end(terminal)
        status, _ = terminal.end()
        assert status == 0


def test_a_match_with_an_edited_set_can_be_resumed_as_the_program_says(tmp_path: Path) -> None:
    """The line after "To continue" works as it stands, also with a set of one's own."""
    write(small(), tmp_path / "mine")
    out = run("play", "dual-powers", "--set", "mine", "--seats", "human,random", typed="1\ns\nq\nn\n").out
    told = re.search(r'(record resume "[^"]+"[^\n]*)', out.replace("\n", " "))
    assert told is not None
    arguments = [part.strip('"') for part in re.findall(r'"[^"]+"|\S+', told.group(1).partition("Your")[0])]
    arguments[2] = str(saves(tmp_path)[0])
    assert run(*arguments, typed="q\nn\n").status == 0


def test_raw_values_are_written_as_they_stand(tmp_path: Path) -> None:
    data = built_in()
    data["board.toml"]["track"]["end"] = Raw("0x0c")
    write(data, tmp_path / "mine")
    assert run("components", "validate", "dual-powers", "mine").status == 0
