"""`lamplight arena` as people meet it: tables, pages, mistakes, in four languages."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lamplight.arena import InProcess, Plan, Tournament, run
from lamplight.arena.page import page
from lamplight.arena.results import Results
from lamplight.text.speaker import LANGUAGES, Speaker
from tests.cli import helpers as cli

from .helpers import install_strange_bots, untimed

ARENA = ["arena", "dual-powers", "--bots", "random,novice", "--games", "4"]
VOID = {"meta", "br"}
IDS = re.compile(r"\b(?:arena|cli|kernel|bots|blackout|dual-powers)-[a-z]+-[a-z-]+|\{ *\$")
ENGLISH = re.compile(r"\b(the|this|matches|deals?|seed|wins?|seats?|interval|rating|must|there|least|between|Error)\b")

MISTAKES: dict[str, tuple[list[str], list[str]]] = {
    "unknown game": (["arena", "chess", "--bots", "random,novice"], ["chess"]),
    "no bots": (["arena", "dual-powers"], ["--bots"]),
    "unknown bot": (["arena", "dual-powers", "--bots", "random,wizard"], ["wizard", "novice"]),
    "an empty bot": (["arena", "dual-powers", "--bots", "random,"], ["novice"]),
    "a human": (["arena", "dual-powers", "--bots", "random,human"], []),
    "a human with a budget": (["arena", "dual-powers", "--bots", "random,human@3s"], []),
    "one bot for two": (["arena", "dual-powers", "--bots", "random"], ["2"]),
    "one bot for three": (["arena", "blackout", "--bots", "random", "--players", "3"], ["3"]),
    "no matches": ([*ARENA, "--games", "0"], ["0"]),
    "more matches than fit": ([*ARENA, "--games", "1000001"], []),
    "fewer than no matches": ([*ARENA, "--games", "-4"], ["-4"]),
    "a number that is none": ([*ARENA, "--games", "many"], ["many"]),
    "no jobs": ([*ARENA, "--jobs", "0"], ["0"]),
    "fewer than no jobs": ([*ARENA, "--jobs", "-1"], ["-1"]),
    "no budget": ([*ARENA, "--budget", "0"], ["0"]),
    "a nonsense budget": ([*ARENA, "--budget", "soon"], ["soon"]),
    "a bot with no budget": (["arena", "dual-powers", "--bots", "random,expert@0s"], ["0s"]),
    "a bot with a nonsense budget": (["arena", "dual-powers", "--bots", "random,expert@"], ["800"]),
    "unknown series": ([*ARENA, "--series", "tour"], ["tour"]),
    "a campaign together": (
        ["arena", "blackout", "--bots", "random", "--series", "campaign", "--players", "2"],
        ["campaign"],
    ),
    "a chapter of a campaign": (
        ["arena", "blackout", "--bots", "random", "--series", "campaign", "--chapter", "2"],
        ["chapter"],
    ),
    "no attempts": (["arena", "blackout", "--bots", "random", "--series", "campaign", "--attempts", "0"], ["0"]),
    "alone without a chapter": (["arena", "blackout", "--bots", "random", "--players", "1"], []),
    "difficulty without solo": ([*ARENA, "--difficulty", "3"], ["difficulty", "solo"]),
    "unknown option": ([*ARENA, "--option", "weather=fine"], ["weather"]),
    "unknown set": ([*ARENA, "--set", "nowhere"], ["nowhere"]),
    "a file as folder": ([*ARENA, "--out", "a-file"], ["a-file"]),
    "a folder under a file": ([*ARENA, "--out", "a-file/run"], ["a-file"]),
    "a very long folder": ([*ARENA, "--out", "x" * 5000], ["xxx"]),
    "a folder of something else": ([*ARENA, "--out", "full"], ["full"]),
    "a folder of another run": ([*ARENA, "--out", "other", "--seed", "2"], ["other", "seed", "2"]),
    "a folder with a broken line": ([*ARENA, "--out", "broken"], ["broken", "1"]),
    "a folder with a broken run": ([*ARENA, "--out", "odd"], ["odd"]),
}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("finished")
    run(Plan("dual-powers", ("random", "novice"), games=4), folder, InProcess())
    return folder


@pytest.fixture
def _files(tmp_path: Path, finished: Path) -> None:  # pyright: ignore[reportUnusedFunction]
    (tmp_path / "a-file").write_text("nothing to see here", encoding="utf-8")
    for name in ("full", "other", "broken", "odd"):
        (tmp_path / name).mkdir()
    (tmp_path / "full" / "thesis").write_text("precious", encoding="utf-8")
    (tmp_path / "odd" / "run.json").write_text("?", encoding="utf-8")
    for name in ("other", "broken"):
        (tmp_path / name / "run.json").write_bytes((finished / "run.json").read_bytes())
    lines = (finished / "matches.jsonl").read_bytes()
    (tmp_path / "broken" / "matches.jsonl").write_bytes(b"?\n" + lines)


def _everything(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in sorted(folder.rglob("*"))}


@pytest.mark.usefixtures("_files")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_explained_and_changes_nothing(mistake: str, tmp_path: Path) -> None:
    arguments, named = MISTAKES[mistake]
    before = _everything(tmp_path)
    for language in ("en", LANGUAGES[1 + list(MISTAKES).index(mistake) % 3]):
        result = cli.run(*arguments, "--lang", language)
        assert (result.status, result.out) == (2, "")
        assert result.err.startswith(Speaker(language).text("cli-error", message="@").partition("@")[0])
        assert [word for word in named if word not in result.err] == []
        assert IDS.findall(result.err) == []
        said = result.err
        for word in (*named, *arguments, "matches.jsonl"):
            said = said.replace(word, "…") if word else said
        assert language == "en" or ENGLISH.findall(said) == []
    assert _everything(tmp_path) == before


@pytest.mark.usefixtures("_files")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_as_folder_is_called_a_file(language: str) -> None:
    result = cli.run(*ARENA, "--out", "a-file", "--lang", language)
    assert Speaker(language).text("kernel-file-file") in result.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_help(language: str) -> None:
    result = cli.run("arena", "--help", "--lang", language)
    assert (result.status, result.err) == (0, "")
    flags = (
        "--bots",
        "--games",
        "--seed",
        "--jobs",
        "--budget",
        "--out",
        "--series",
        "--players",
        "--solo",
    )
    assert [flag for flag in flags if flag not in result.out] == []
    assert IDS.findall(result.out) == []
    assert language == "en" or ENGLISH.findall(result.out.replace("seed TEXT", "")) in ([], ["seed"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_run_and_its_table(language: str, finished: Path) -> None:
    result = cli.run(*ARENA, "--out", str(finished), "--lang", language)
    assert (result.status, result.err) == (0, "")
    words = Speaker(language)
    for message in ("arena-head-rating", "arena-head-share", "arena-head-interval"):
        assert words.text(message) in result.out
    assert IDS.findall(result.out) == []
    assert language == "en" or ENGLISH.findall(result.out) == []
    assert f'lang="{language}"' in (finished / "index.html").read_text(encoding="utf-8")


def test_without_a_folder_nothing_is_kept(tmp_path: Path) -> None:
    result = cli.run(*ARENA, "--games", "2")
    assert result.status == 0
    assert "novice" in result.out
    assert list(tmp_path.iterdir()) == []


def test_whole_deals_only(tmp_path: Path) -> None:
    result = cli.run(*ARENA, "--games", "3", "--out", "run")
    assert result.status == 0
    assert all(number in result.err for number in ("4", "3", "2"))
    assert untimed(tmp_path / "run")["matches"] == 4


def test_the_budget_is_for_those_who_think_by_the_clock() -> None:
    plan = Plan("dual-powers", ("random", "expert", "steady", "expert@1s"), budget="40")
    assert Tournament(plan).bots == ("random", "expert@40", "steady", "expert@1s")


def test_any_text_is_a_seed() -> None:
    for seed in ("[/red]", "%s {0} { $game }", "Ω≈ç√ 汉字", "\udcff\udcfe", "x" * 3000):
        Tournament(Plan("dual-powers", ("random", "novice"), games=1, seed=seed))
    result = cli.run(*ARENA, "--games", "2", "--seed", "\udcff[/red]汉字")
    assert result.status == 0
    assert "[/red]汉字" in result.out


def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lamplight.cli.main", *ARENA, "--games", "4000", "--out", "run"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=cli.surroundings()
    ) as child:
        matches = tmp_path / "run" / "matches.jsonl"
        while not matches.is_file() or not matches.read_bytes():
            assert child.poll() is None
            time.sleep(0.02)
        child.send_signal(signal.SIGINT)
        out, err = child.communicate(timeout=20)
    assert (child.returncode, out) == (130, "")
    assert err.strip() == Speaker("en").text("arena-stopped")


def test_mishaps_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_strange_bots(tmp_path / "strange", monkeypatch)
    result = cli.run("arena", "dual-powers", "--bots", "random,cheats", "--games", "2", "--out", "run")
    words = Speaker("en")
    assert words.text("arena-mishaps", bot="cheats", mishaps="").removesuffix(".") in result.out
    assert "cheats" in (tmp_path / "run" / "index.html").read_text(encoding="utf-8")


class _Checker(HTMLParser):
    """Every element is closed in its order; what it refers to is remembered."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.addresses: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [str(value) for name, value in attrs if name in ("href", "src", "action", "data")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not self.open or self.open[-1] != "style":
            self.text += f"{data}\n"


RUNS = {
    "two seats": Plan("dual-powers", ("random", "novice"), games=4),
    "three seats": Plan("blackout", ("random", "random@2"), games=6, options={"players": 3}),
    "solo": Plan("dual-powers", ("random",), games=2, options={"solo": "white"}),
    "a campaign": Plan("blackout", ("random", "random@2"), games=2, series="campaign", attempts=1),
}


@pytest.fixture(scope="module", params=RUNS)
def results(request: pytest.FixtureRequest) -> tuple[Tournament, Results]:
    tournament = Tournament(RUNS[str(request.param)])
    return tournament, run(tournament, executor=InProcess())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole(language: str, results: tuple[Tournament, Results]) -> None:
    tournament, found = results
    html = page(found, tournament, Speaker(language))
    checker = _Checker()
    checker.feed(html)
    checker.close()
    assert checker.open == []
    assert checker.addresses == []
    assert not {"script", "link", "img", "iframe"} & set(checker.tags)
    assert re.findall(r"https?:|url\(|@import", html) == []
    assert "prefers-color-scheme: dark" in html
    assert "svg" in checker.tags
    assert IDS.findall(checker.text) == []
    assert checker.tags.count("section") >= 5
    assert all(bot in checker.text for bot in tournament.bots)
    if language != "en":
        assert ENGLISH.findall(checker.text) == []
    for kind, items in found.counted.items():
        if items:
            assert Speaker(language).text(f"arena-counted-{tournament.game.id}-{kind}") in checker.text


def test_a_page_escapes_what_people_write() -> None:
    tournament = Tournament(Plan("dual-powers", ("random", "novice"), games=2, seed="<script>&"))
    html = page(run(tournament, executor=InProcess()), tournament, Speaker("en"))
    assert "<script>" not in html
    assert "&lt;script&gt;&amp;" in html
