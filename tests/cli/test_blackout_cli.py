"""Blackout: Hong Kong on the command line: mistakes, pictures, simulations, matches of two, the campaign."""

from __future__ import annotations

import json
import random
import re
import shutil
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from lamplight.kernel import Series
from lamplight.kernel.message import Message
from lamplight.kernel.record import Record, replay
from lamplight.text.speaker import Speaker

from ..blackout.builder import HARBOUR
from ..blackout.campaigns import MONEY, campaign, chapters, easy_set, finish, running
from .helpers import LANGUAGES, Terminal, plain, process, run, saves

SIDES = ("orange", "grey", "white", "green")
CAMPAIGN = ("play", "blackout", "--series", "campaign", "--seed", "week")
# Left-over message ids, arguments and Python words in what is shown.
UNSAID = re.compile(r"\b(?:cli|kernel|blackout)-[a-z]+-[a-z-]+|\{ *\$|\{\?\?\?\}|\bNone\b|Traceback")
ENGLISH = re.compile(
    r"\b(error|usage|the|this|is a|not a|missing|unknown|invalid|expected|No such|directory|exists|player|chapter|"
    r"campaign|series|match|record|file|written|cannot|byte)\b"
)

# The command line, and what the message must name.
MISTAKES: dict[str, tuple[list[str], list[str]]] = {
    "five players": (["play", "blackout", "--players", "5"], ["players", "5", "4"]),
    "no players": (["play", "blackout", "--players", "0"], ["players", "0", "4"]),
    "players in words": (["play", "blackout", "--players", "two"], ["players", "two", "4"]),
    "players without value": (["play", "blackout", "--players"], ["--players"]),
    "empty players": (["play", "blackout", "--players", ""], ["players"]),
    "five seats": (["play", "blackout", "--seats", "human,human,human,human,human"], ["players", "5", "4"]),
    "five seats of bots": (["simulate", "blackout", "--seats", ",".join(["random"] * 5)], ["players", "5"]),
    "five players without a game": (["play", "--players", "5"], ["players", "5", "4"]),
    "chapter 6": (["play", "blackout", "--chapter", "6"], ["chapter", "6", "5"]),
    "chapter -1": (["play", "blackout", "--chapter=-1"], ["chapter", "-1", "5"]),
    "chapter 6 to simulate": (["simulate", "blackout", "--chapter", "6"], ["chapter", "6", "5"]),
    "chapter in words": (["play", "--chapter", "last"], ["chapter", "last", "5"]),
    "alone without a chapter": (["play", "blackout", "--players", "1"], ["chapter", "1", "5"]),
    "alone by seats": (["play", "blackout", "--seats", "human"], ["chapter", "1", "5"]),
    "one bot without a chapter": (["simulate", "blackout", "--players", "1"], ["chapter", "1", "5"]),
    "an attempt of two": (["play", "blackout", "--option", "attempt=2"], ["attempt"]),
    "attempt 0": (
        ["play", "blackout", "--players", "1", "--chapter", "1", "--option", "attempt=0"],
        ["attempt", "0", "1"],
    ),
    "edition 1999": (["play", "blackout", "--option", "edition=1999"], ["edition", "1999", "2018"]),
    "an unknown option": (["play", "blackout", "--option", "speed=9"], ["speed", "gasoline_transport"]),
    "a flag of the other game": (["play", "blackout", "--solo", "red"], ["solo", "blackout"]),
    "a difficulty": (["simulate", "blackout", "--difficulty", "3"], ["difficulty", "blackout"]),
    "a chapter of the other game": (["play", "dual-powers", "--chapter", "1"], ["chapter", "dual-powers"]),
    "two seats for three": (["play", "blackout", "--players", "3", "--seats", "human,human"], ["2", "3"]),
    "three seats for two": (["play", "blackout", "--players", "2", "--seats", "human,random,random"], ["3", "2"]),
    "an unknown player": (["play", "blackout", "--seats", "human,wizard"], ["wizard", "random"]),
    "a human simulates": (["simulate", "blackout", "--seats", "human,random"], ["random"]),
    "no games": (["simulate", "blackout", "--games", "0"], ["1"]),
    "an unknown series": (["play", "blackout", "--series", "league"], ["league", "campaign"]),
    "an empty series": (["play", "blackout", "--series", ""], ["campaign"]),
    "a series without value": (["play", "blackout", "--series"], ["--series"]),
    "a series of the other game": (["play", "dual-powers", "--series", "campaign"], ["campaign", "dual-powers"]),
    "a series of a game that is none": (["play", "chess", "--series", "campaign"], ["chess", "blackout"]),
    "a very long series": (["play", "blackout", "--series", "x" * 3000], ["xxx", "campaign"]),
    "a chapter of the campaign": ([*CAMPAIGN, "--chapter", "2"], ["chapter"]),
    "an attempt of the campaign": ([*CAMPAIGN, "--option", "attempt=2"], ["attempt"]),
    "five in the campaign": ([*CAMPAIGN, "--players", "5"], ["players", "5"]),
    "five seats in the campaign": ([*CAMPAIGN, "--seats", "human,human,human,human,human"], ["players", "5"]),
    "one seat for two": ([*CAMPAIGN, "--players", "2", "--seats", "human"], ["1", "2"]),
    "an unknown player in the campaign": ([*CAMPAIGN, "--seats", "wizard"], ["wizard", "random"]),
    "an unknown set for the campaign": ([*CAMPAIGN, "--set", "nowhere"], ["nowhere"]),
    "a broken set for the campaign": ([*CAMPAIGN, "--set", "broken"], ["broken", "rules.toml"]),
    "a series to simulate": (["simulate", "blackout", "--series", "campaign"], ["--series"]),
    "pictures without a folder": (["components", "draw", "blackout"], ["--out"]),
    "pictures into a file": (["components", "draw", "blackout", "-o", "a-file"], ["a-file"]),
    "pictures into a full folder": (["components", "draw", "blackout", "-o", "full"], ["full"]),
    "pictures under a file": (["components", "draw", "blackout", "-o", "a-file/new"], ["a-file"]),
    "pictures into a very long name": (["components", "draw", "blackout", "-o", "x" * 300], ["xxx"]),
    "pictures of no game": (["components", "draw", "chess", "-o", "new"], ["chess", "blackout"]),
    "pictures of no set": (["components", "draw", "blackout", "--set", "nowhere", "-o", "new"], ["nowhere"]),
    "pictures of a broken set": (["components", "draw", "blackout", "--set", "broken", "-o", "new"], ["rules.toml"]),
    "pictures of a folder": (["components", "draw", "blackout", "--set", "full", "-o", "new"], ["full", "set.toml"]),
    "pictures of a file": (["components", "draw", "blackout", "--set", "a-file", "-o", "new"], ["a-file"]),
    "a broken set to play": (["play", "blackout", "--set", "broken"], ["broken", "rules.toml"]),
    "a broken set to simulate": (["simulate", "blackout", "--set", "broken"], ["broken", "rules.toml"]),
    "the set of the other game": (["play", "dual-powers", "--set", str(HARBOUR)], ["harbour"]),
    "an export into a full folder": (["components", "export", "blackout", "full"], ["full"]),
    "a set without files to show": (["components", "show", "blackout", "--set", "full"], ["full", "set.toml"]),
    "an unknown rule": (["rules", "blackout", "R99.01"], ["R99.01"]),
    "an unknown ruling": (["rules", "blackout", "B-999"], ["B-999"]),
    "a series file that is missing": (["record", "resume", "gone.json"], ["gone.json"]),
}


@pytest.fixture(autouse=True)
def _files(tmp_path: Path) -> None:  # pyright: ignore[reportUnusedFunction]
    (tmp_path / "a-file").write_text("nothing to see here", encoding="utf-8")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine", encoding="utf-8")
    shutil.copytree(HARBOUR, tmp_path / "broken")
    rules = (HARBOUR / "rules.toml").read_text(encoding="utf-8")
    (tmp_path / "broken" / "rules.toml").write_text(rules.replace("cubes = 18", "cubes = -3"), encoding="utf-8")


@pytest.fixture(scope="session")
def easy(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(easy_set(tmp_path_factory.mktemp("sets") / "easy"))


def everything(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in sorted(folder.rglob("*"))}


# Mistakes.


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_explained_in_every_language_and_changes_nothing(mistake: str, tmp_path: Path) -> None:
    arguments, named = MISTAKES[mistake]
    before = everything(tmp_path)
    slow = "draw" in arguments and "-o" in arguments
    for language in ("en", "ru") if slow else LANGUAGES:
        result = run(*arguments, "--lang", language)
        assert (result.status, result.out) == (2, "")
        assert result.err.startswith(Speaker(language).text("cli-error", message="@").partition("@")[0])
        assert [word for word in named if word not in result.err] == []
        assert UNSAID.findall(result.err) == []
        if language in ("fr", "ru"):
            said = result.err
            for word in sorted((*named, *arguments, "cards.toml, player", "rules.toml, player"), key=len, reverse=True):
                said = said.replace(word, "…")
            said = re.sub(r"(?:Connues|Possible|Known|Известн\w+|Возможн\w+|Options)[^:]*:.*", "", said)
            assert ENGLISH.findall(said) == []
    assert everything(tmp_path) == before


def test_a_mistake_about_the_campaign_in_a_process_of_its_own(tmp_path: Path) -> None:
    before = everything(tmp_path)
    result = process(*CAMPAIGN, "--players", "5", environment={"LC_ALL": "it_IT.UTF-8"})
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("Errore: ")
    assert everything(tmp_path) == before


# Sets, pictures, rules, options.


def test_pictures_are_drawn_into_a_new_or_an_empty_folder(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for folder in ("new/deep", "empty"):
        result = run("components", "draw", "blackout", "--set", str(HARBOUR), "-o", folder, "--lang", "fr")
        assert (result.status, result.err) == (0, "")
        files = sorted(path.name for path in (tmp_path / folder).iterdir())
        anchors: dict[str, Any] = json.loads((tmp_path / folder / "anchors.json").read_text(encoding="utf-8"))
        assert files == sorted([*(f"{name}.svg" for name in anchors), "anchors.json"])
        assert len(anchors) > 50
        assert str(len(anchors)) in result.out
        for name, picture in anchors.items():
            assert min(picture["width"], picture["height"]) > 0
            assert (tmp_path / folder / f"{name}.svg").read_text(encoding="utf-8").startswith("<svg")
    assert everything(tmp_path / "empty").keys() != {}


def test_a_set_is_exported_shown_validated_and_played(tmp_path: Path) -> None:
    assert run("components", "export", "blackout", "mine").status == 0
    good = run("components", "validate", "blackout", "mine")
    assert (good.status, good.err) == (0, "")
    shown = run("components", "show", "blackout", "--set", "mine")
    assert shown.status == 0
    assert "[[chapter]]" in shown.out
    path = tmp_path / "mine" / "rules.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("money = 4", "money = 6", 1), encoding="utf-8")
    typed = run("play", "blackout", "--set", "mine", "--seats", "human,random", typed="1\nq\ny\n")
    assert (typed.status, typed.err) == (0, "")
    (saved,) = saves(tmp_path)
    assert replay(Record.load(saved), components="mine").view(None)["orange.money"] == 6
    assert run("record", "verify", str(saved)).status == 2
    assert run("record", "verify", str(saved), "--set", "mine").status == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_set_is_explained(language: str) -> None:
    result = run("components", "validate", "blackout", "broken", "--lang", language)
    assert result.status == 2
    assert "cubes" in result.err
    assert UNSAID.findall(result.said) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_rules_are_told(language: str) -> None:
    options = run("options", "blackout", "--lang", language)
    assert (options.status, options.err) == (0, "")
    for name in ("players", "chapter", "attempt", "edition", "cube_limit"):
        assert re.search(rf"^{name} = ", options.out, re.MULTILINE)
    for rule in ("R15.09", "r16.04", "R17", "B-03"):
        told = run("rules", "blackout", rule, "--lang", language)
        assert (told.status, told.err) == (0, "")
        assert rule.upper() in told.out
    assert UNSAID.findall(options.out) == []


# Simulations.


@pytest.mark.parametrize(
    ("arguments", "seats", "chapter"),
    [
        (["--players", "4"], 4, 0),
        (["--seats", "random,random,random"], 3, 0),
        (["--players", "1", "--chapter", "5"], 1, 5),
        (["--seats", "random", "--chapter", "1", "--option", "attempt=30"], 1, 1),
        (["--players", "3", "--chapter", "2", "--set", str(HARBOUR), "--option", "edition=2018"], 3, 2),
    ],
)
def test_a_simulation(arguments: list[str], seats: int, chapter: int) -> None:
    result = run("simulate", "blackout", "--games", "3", "--json", *arguments)
    assert (result.status, result.err) == (0, "")
    data: dict[str, Any] = json.loads(result.out)
    assert (data["games"], len(data["players"])) == (3, seats)
    assert data["options"]["players"] == seats
    assert data["options"]["chapter"] == chapter
    wins = [data["wins"][side] for side in SIDES[:seats]]
    lost = data["wins"].get("nobody", 0)
    assert sum(wins) + lost >= 3
    assert chapter or not lost
    assert sum(data["endings"].values()) == 3
    assert data["rounds"]["low"] >= 1
    again = run("simulate", "blackout", "--games", "3", "--json", *arguments)
    assert again.out == result.out
    other = run("simulate", "blackout", "--games", "3", "--json", "--seed", "2", *arguments)
    assert other.out != result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_simulation_in_words(language: str) -> None:
    result = run(
        *("simulate", "blackout", "--games", "2", "--players", "2", "--chapter", "3", "--set", str(HARBOUR)),
        *("--lang", language),
    )
    assert (result.status, result.err) == (0, "")
    words = Speaker(language)
    assert words.text("blackout-side-grey") in result.out
    assert words.text("blackout-title") in result.out
    assert UNSAID.findall(result.out) == []


# Two people at one terminal.


def curtain(terminal: Terminal, side: str) -> str:
    return terminal.words.text("cli-table-pass-to", seat=Message(f"blackout-side-{side}")) + " > "


def listed(text: str) -> int:
    """How many actions the last list on the screen has."""
    numbers = [int(number) for number in re.findall(r"^ +(\d+)\. ", text, re.MULTILINE)]
    return numbers[-1] if numbers else 1


def test_a_random_match_of_two_people_typed_at_a_terminal(tmp_path: Path) -> None:
    rng = random.Random(3)
    seated: dict[str, int] = {"orange": 0, "grey": 0}
    decisions = 0
    with Terminal(
        *("play", "blackout", "--players", "2", "--chapter", "2", "--set", str(HARBOUR), "--seed", "8"), lang="ru"
    ) as terminal:
        choice = f"{terminal.words.text('cli-table-your-choice')} > "
        over = terminal.words.text("cli-table-over")
        kinds = [over, choice, curtain(terminal, "orange"), curtain(terminal, "grey")]
        while (found := terminal.wait_any(*kinds)) > 0:
            if found == 1:
                decisions += 1
                assert decisions < 2000, "the match does not end"
                terminal.type(str(rng.randint(1, listed(plain(terminal.all[-6000:])))))
            else:
                seated[("orange", "grey")[found - 2]] += 1
                terminal.type("")
        status, last = terminal.end()
    assert status == 0
    assert decisions > 30
    assert min(seated.values()) > 4
    assert UNSAID.findall(plain(terminal.all).replace(str(tmp_path), "")) == []
    (path,) = saves(tmp_path, "finished")
    assert path.name in last.replace("\n", "")
    result = run("record", "verify", str(path), "--set", str(HARBOUR))
    assert (result.status, result.err) == (0, "")
    shown = run("record", "show", str(path), "--set", str(HARBOUR), "--lang", "ru")
    assert shown.status == 0
    assert UNSAID.findall(shown.out) == []


def grey_sees(plans: list[str]) -> tuple[str, str]:
    """Orange plans so and is ready: what stands on the screen at the curtain, and when grey has sat down."""
    with Terminal("play", "blackout", "--players", "2", "--seed", "dark") as terminal:
        choice = f"{terminal.words.text('cli-table-your-choice')} > "
        kinds = [choice, curtain(terminal, "orange"), curtain(terminal, "grey")]
        rounds = seated = 0
        while rounds < 2:  # both place their first cube
            found = terminal.wait_any(*kinds)
            rounds += found == 0
            seated = found or seated
            terminal.type("1" if found == 0 else "")
        found = terminal.wait_any(*kinds)
        if found == 2 or (found == 0 and seated == 2):  # grey is asked first: ready without a plan comes later
            raise AssertionError("orange should plan first")
        if found == 1:
            terminal.type("")
            terminal.choice()
        for action in plans:
            terminal.type(action)
            terminal.choice()
        terminal.type("ready")
        terminal.wait_for(curtain(terminal, "grey"))
        covered = terminal.screen
        terminal.type("")
        terminal.choice()
        uncovered = terminal.screen
        log = terminal.ask("l")
        why = terminal.ask("?")
        return covered, f"{uncovered}\n{log}\n{why}"


def test_nothing_of_a_secret_plan_is_seen_by_the_other() -> None:
    """The same match with different plans of orange: grey's screen, log and help are the same, letter by letter."""
    screens = [
        grey_sees(plans)
        for plans in (
            ["plan orange-mechanic", "into 1"],
            ["plan orange-scout", "into 3", "plan orange-doctor", "into 1"],
            [],
        )
    ]
    assert len(set(screens)) == 1
    covered, uncovered = screens[0]
    assert covered.strip() == Speaker("en").text("cli-table-pass-to", seat="Grey") + " >"
    assert "Mechanic" in uncovered  # what orange holds is open to all, planned or not


# The campaign at the table.


def typed_match(series: Series, winners: tuple[str, ...] = ("orange",)) -> str:
    """The lines that a person alone types to play the running match so, and its last question."""
    match = finish(series, winners)
    lines = [str(match.setup.catalogue[entry.action]) for entry in match.entries if entry.seat >= 0]
    series.settle()
    return "\n".join(lines) + "\n"


@lru_cache(maxsize=1)
def _whole(folder: str) -> tuple[str, ...]:
    """A campaign alone: lost once, then won five times."""
    series = campaign(Path(folder))
    plan: list[tuple[str, ...]] = [(), *[("orange",)] * 5]
    return tuple(typed_match(series, winners) for winners in plan)


def test_a_whole_campaign_alone(easy: str, tmp_path: Path) -> None:
    matches = _whole(easy)
    result = run(*CAMPAIGN, "--set", easy, "--lang", "fr", typed="\n".join(matches))
    assert (result.status, result.err) == (0, "")
    words = Speaker("fr")
    assert words.text("blackout-rank-perfect") in result.out
    assert result.out.count(words.text("cli-table-over")) == 6
    assert UNSAID.findall(result.out.replace(str(tmp_path), "")) == []
    (path,) = saves(tmp_path, "series")
    assert words.text("cli-series-over", path=str(path)) in result.out
    before = path.read_bytes()
    assert words.text("cli-series-over", path=str(path)) in run("record", "resume", str(path), "--lang", "fr").out
    for language in ("it", "ru"):
        words = Speaker(language)
        verified = run("record", "verify", str(path), "--lang", language)
        assert (verified.status, verified.err) == (0, "")
        assert verified.out.strip() == words.text("cli-verify-series", count=6)
        shown = run("record", "show", str(path), "--lang", language)
        assert (shown.status, shown.err) == (0, "")
        assert UNSAID.findall(shown.out) == []
        assert words.text("blackout-rank-perfect") in shown.out
    assert path.read_bytes() == before


def test_the_campaign_is_saved_when_somebody_leaves_and_goes_on_where_it_was(easy: str, tmp_path: Path) -> None:
    first, second, *_ = _whole(easy)
    part = second.splitlines()
    left = run(*CAMPAIGN, "--set", easy, typed="\n".join([first.rstrip(), "", *part[:4], "q", "y"]))
    assert (left.status, left.err) == (0, "")
    (path,) = saves(tmp_path, "series")
    assert str(path) in left.out
    saved = Series.load(path)
    assert len(saved.finished) == 1
    assert running(saved).setup.options["attempt"] == 2
    assert running(saved).view(None)["orange.money"] == MONEY + 2
    assert [len(own) for own in running(saved).pending] == [3]
    resumed = run("record", "resume", str(path), typed="\n".join([*part[4:], "q"]))
    assert (resumed.status, resumed.err) == (0, "")
    after = Series.load(path)
    assert len(after.finished) == 2
    assert after.state["chapter"] == 2
    assert saves(tmp_path, "series") == [path]
    assert saves(tmp_path, "finished") == []
    assert run("record", "verify", str(path)).out.strip() == Speaker("en").text("cli-verify-series", count=2)


@pytest.mark.parametrize("answer", ["n", "no"])
def test_who_does_not_want_to_save_keeps_the_file_as_it_was(answer: str, easy: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    series = chapters(campaign(Path(easy)), ["orange"])
    series.save(path)
    before = path.read_bytes()
    result = run("record", "resume", str(path), typed=f"1\n1\nq\n{answer}\n")
    assert (result.status, result.err) == (0, "")
    assert Speaker("en").text("cli-table-left") in result.out
    assert path.read_bytes() == before
    assert saves(tmp_path, "series") == []


def test_at_the_end_of_the_input_the_campaign_is_saved(easy: str, tmp_path: Path) -> None:
    assert run(*CAMPAIGN, "--set", easy, typed="1\n").status == 0
    (path,) = saves(tmp_path, "series")
    assert len(running(Series.load(path)).entries) > 0


def test_a_campaign_that_cannot_be_saved_says_so_and_keeps_the_old_file(easy: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    chapters(campaign(Path(easy)), ["orange"]).save(path)
    before = path.read_bytes()
    (tmp_path / "mine.json.part").mkdir()
    for language in LANGUAGES:
        result = run("record", "resume", str(path), "--lang", language, typed="1\nq\n\n")
        assert "Traceback" not in result.said
        reason = Message("kernel-file-folder", {"code": 21})
        assert Speaker(language).text("cli-cannot-write", path=str(path), reason=reason) in result.out
        assert path.read_bytes() == before


def test_the_players_of_a_campaign_are_remembered(easy: str, tmp_path: Path) -> None:
    result = run(*CAMPAIGN, "--set", easy, "--seats", "human,random", typed="1\nq\n\n")
    assert (result.status, result.err) == (0, "")
    (path,) = saves(tmp_path, "series")
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert data["running"]["players"] == ["human", "random"]
    assert data["options"]["players"] == 2
    assert "Hand over the screen" not in run("record", "resume", str(path), typed="q\nn\n").out
    two = run("record", "resume", str(path), "--seats", "human,human", typed="\n\nq\nn\n")
    assert "Hand over the screen" in two.out
    assert run("record", "resume", str(path), "--seats", "human").status == 2


def test_bots_play_a_campaign_to_its_end(easy: str, tmp_path: Path) -> None:
    arguments = (*CAMPAIGN, "--seats", "random,random", "--set", easy)
    result = run(*arguments, typed="\n" * 10)
    assert (result.status, result.err) == (0, "")
    (path,) = saves(tmp_path, "series")
    assert len(Series.load(path).finished) == 5
    assert [line for line in run("record", "show", str(path)).out.splitlines() if line.startswith("Chapter")][4:]


def test_secret_planning_of_a_campaign_is_saved_at_a_terminal_and_resumed(easy: str, tmp_path: Path) -> None:
    with Terminal(*CAMPAIGN, "--set", easy) as terminal:
        terminal.choice()
        terminal.ask("1")
        terminal.ask("1")
        terminal.ask("into 2")
        terminal.interrupt()
        terminal.wait("cli-table-save-question")
        terminal.type("")
        status, last = terminal.end()
    assert status == 0
    (path,) = saves(tmp_path, "series")
    assert path.name in last.replace("\n", "")
    pending = running(Series.load(path)).pending
    assert [len(own) for own in pending] == [2]
    with Terminal("record", "resume", str(path), lang="it") as terminal:
        screen = terminal.choice()
        assert terminal.words.text("blackout-series-campaign") in screen
        assert terminal.words.text("cli-table-undone") in terminal.ask("u")
        assert terminal.words.text("cli-table-undone") in terminal.ask("u")
        terminal.ask("u")
        terminal.type("q")
        terminal.wait("cli-table-save-question")
        terminal.type("")
        status, _ = terminal.end()
    assert status == 0
    assert running(Series.load(path)).pending == [[]]


TAMPERED: dict[str, tuple[tuple[str | int, ...], Any]] = {
    "a winner": (("finished", 0, "outcome", "winners"), []),
    "a digest": (("finished", 0, "actions", 9, 2), "0" * 16),
    "the seed": (("seed",), "other"),
    "an option": (("options", "skip"), "any"),
    "the attempt": (("running", "options", "attempt"), 7),
    "the chapter": (("running", "options", "chapter"), 5),
    "the format": (("format",), "lamplight-series/99"),
    "the rules": (("finished", 0, "rules_version"), 99),
    "the kind": (("rules",), "league"),
    "the game": (("game",), "dual-powers"),
    "the matches": (("finished",), []),
}


@pytest.mark.parametrize("way", TAMPERED)
def test_a_tampered_campaign_is_refused_in_every_language_and_stays_as_it_is(
    way: str, easy: str, tmp_path: Path
) -> None:
    series = chapters(campaign(Path(easy)), ["orange"])
    data: Any = json.loads(str(series))
    keys, value = TAMPERED[way]
    place = data
    for key in keys[:-1]:
        place = place[key]
    place[keys[-1]] = value
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    before = everything(tmp_path)
    for number, language in enumerate(LANGUAGES):
        result = run("record", ("show", "verify", "resume")[number % 3], str(path), "--lang", language, typed="1\n")
        assert (result.status, result.out) == (2, "")
        assert result.err.startswith(Speaker(language).text("cli-error", message="@").partition("@")[0])
        assert UNSAID.findall(result.err) == []
    assert everything(tmp_path) == before


@pytest.mark.parametrize("command", ["show", "verify", "resume"])
@pytest.mark.parametrize("cut", [60, 500, 5000, -3])
def test_half_a_campaign(command: str, cut: int, easy: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.json"
    path.write_text(str(campaign(Path(easy)))[:cut], encoding="utf-8")
    if cut == 5000:
        path.write_bytes(bytes(range(256)))
    before = everything(tmp_path)
    result = run("record", command, str(path), typed="1\n")
    assert result.status == 2
    assert result.err.startswith("Error: ")
    assert everything(tmp_path) == before


def test_a_broken_campaign_in_the_menu_is_no_end_of_the_evening(easy: str, tmp_path: Path) -> None:
    folder = tmp_path / "data" / "lamplight" / "saves"
    folder.mkdir(parents=True)
    data: Any = json.loads(str(chapters(campaign(Path(easy)), ["orange"])))
    data["seed"] = "other"
    (folder / "blackout-series-2026-01-01-000000.json").write_text(json.dumps(data), encoding="utf-8")
    (folder / "blackout-series-2026-01-02-000000.json").write_text("{", encoding="utf-8")
    result = run("play", typed="4\n1\n4\n2\n7\n")
    assert (result.status, result.err) == (0, "")
    assert "This is not a record" in result.out
    assert "not the one that comes next" in result.out
    assert result.out.count(Speaker("en").text("cli-menu-question")) == 3
