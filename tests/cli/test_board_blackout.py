"""The terminal board of Blackout: it draws every moment in every language, and nothing that its player may not know."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import lamplight
from lamplight.games.blackout.terminal.board import BlackoutBoard
from lamplight.games.blackout.terminal.short_names import short_names
from lamplight.kernel.ledger import as_dict, as_list
from lamplight.kernel.match import Match
from lamplight.text.speaker import LANGUAGES, Speaker

HARBOUR = Path(__file__).parent.parent / "blackout" / "sets" / "harbour"
_UNSAID = re.compile(r"\b(?:cli|kernel|blackout)-[a-z]+-[a-z-]+|\{ *\$|\{\?\?\?\}|\bNone\b")
_MATCHES: list[tuple[dict[str, object], Path | None]] = [
    ({"players": 2}, None),
    ({"players": 3, "chapter": 2}, None),
    ({"players": 1, "chapter": 4}, None),
    ({"players": 4}, HARBOUR),
]


@pytest.fixture(scope="module")
def speakers() -> list[Speaker]:
    return [Speaker(language) for language in LANGUAGES]


def drawn(match: Match, seat: str, speaker: Speaker, width: int = 80) -> str:
    out = io.StringIO()
    Console(width=width, file=out, color_system=None).print(BlackoutBoard(match, seat, speaker).draw())
    return out.getvalue()


def walk(match: Match, seed: int) -> Iterator[str]:
    """Play at random, with a liking for what moves a match on; yields the seat before each of its decisions."""
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.to_act)
        yield seat
        legal = list(match.legal(seat))
        liked = [action for action in legal if action.do in ("goal", "plan", "into", "yield", "use", "buy")]
        match.play(seat, rng.choice(liked or legal))


def planning(seed: str = "lamp") -> Match:
    """A match at the planning of its first round."""
    match = lamplight.new("blackout", seed=seed, options={"players": 3})
    while "settle" in str(match.view(None)["agenda"]):
        seat = match.to_act[0]
        match.play(seat, next(iter(match.legal(seat))))
    return match


def plan(match: Match, seat: str, *steps: str) -> None:
    for step in (*steps, "ready"):
        match.play(seat, step)


@pytest.mark.parametrize(("options", "components"), _MATCHES, ids=["two", "chapter", "solo", "other set"])
def test_every_moment_is_drawn(options: dict[str, object], components: Path | None, speakers: list[Speaker]) -> None:
    match = lamplight.new("blackout", seed="board", options=options, components=components)
    steps: set[str] = set()
    for number, asked in enumerate(walk(match, 7)):
        step = step_of(match)
        if step in steps and number % 150:
            continue
        seat = match.seats[number % len(match.seats)] if len(steps) % 3 == 2 else asked
        check(drawn(match, seat, speakers[len(steps) % len(speakers)]), 80)
        steps.add(step)
    assert {"settle", "plan", "place", "scout", "market"} <= steps
    for speaker in speakers:
        check(drawn(match, match.seats[0], speaker), 80)


def step_of(match: Match) -> str:
    """What is asked now."""
    agenda = as_list(match.view(None)["agenda"])
    return str(as_dict(agenda[-1])["step"])


def check(text: str, width: int) -> None:
    assert _UNSAID.findall(text) == []
    assert max(map(cell_len, text.splitlines())) <= width


@pytest.mark.parametrize("width", [40, 80, 120, 200])
def test_any_width(width: int, speakers: list[Speaker]) -> None:
    match = planning()
    for speaker in speakers:
        check(drawn(match, "orange", speaker, width), width)


def test_plans_of_others_do_not_show(speakers: list[Speaker]) -> None:
    """While all plan, and later while cards lie face down: only that a plan is ready, then where cards lie."""
    pair = [planning(), planning()]
    assert drawn(pair[0], "white", speakers[0]) == drawn(pair[1], "white", speakers[0])
    cards = [card for card in known(pair[0], "grey.held") if card.startswith("grey-red")]
    for match, (first, second) in zip(pair, (cards, cards[::-1]), strict=True):
        plan(match, "grey", f"plan {first}", "into 2", f"plan {second}", "into 3")
    texts = [drawn(match, "white", speakers[0]) for match in pair]
    assert texts[0] == texts[1]
    assert "ready" in texts[0]
    assert "still planning" in texts[0]
    own = [drawn(match, "grey", speakers[0]) for match in pair]
    assert own[0] != own[1]
    for match in pair:
        plan(match, "orange")
        plan(match, "white")
    texts = [drawn(match, seat, speakers[0]) for seat in ("white", "orange") for match in pair]
    assert texts[0] == texts[1]
    assert texts[2] == texts[3]
    assert re.search(r"3 ▒", texts[0])


def test_different_numbers_of_planned_cards_do_not_show(speakers: list[Speaker]) -> None:
    pair = [planning(), planning()]
    card = known(pair[0], "grey.held")[0]
    plan(pair[0], "grey", f"plan {card}", "into 1")
    plan(pair[1], "grey")
    assert drawn(pair[0], "orange", speakers[0]) == drawn(pair[1], "orange", speakers[0])


def known(match: Match, zone: str) -> list[str]:
    found = match.view(None)[zone]
    assert isinstance(found, dict)
    assert isinstance(found["known"], list)
    return [str(item) for item in found["known"]]


def test_what_is_planned_shows_to_its_owner(speakers: list[Speaker]) -> None:
    match = planning()
    before = drawn(match, "grey", speakers[0])
    match.play("grey", "plan grey-mechanic")
    assert "▸ P Mechanic" in drawn(match, "grey", speakers[0])
    match.play("grey", "into 3")
    text = drawn(match, "grey", speakers[0])
    assert re.search(r"Slot 3 +▒ P Mechanic", text)
    assert "Hand: 7" in before
    assert re.search(r"Hand: 6", text)


def test_the_board_in_english(speakers: list[Speaker]) -> None:
    text = drawn(planning(), "orange", speakers[0])
    for part in (
        "Round 1",
        "Draw deck 42, reserve 21",
        "[1 Dice and planning]",
        "8 Refreshing the hand",
        "B·Cas[B]",
        "Central and Western",
        "Rondel",
        "New objectives",
        "Row 3: 4 HK$",
        "5 transport tokens",
        "Hospital",
        "Restore power",
        "⌂1 1 book → 1 GPS token",
        "Emergency plan",
        "lacks:",
        "G Grey",
        "W White",
        "■ Orange",
    ):
        assert part in text, part
    assert text.index("■ Orange") > max(text.index(part) for part in ("The city", "Rondel", "New objectives"))


def test_connections_show_when_a_cube_is_placed(speakers: list[Speaker]) -> None:
    match = lamplight.new("blackout", seed="lamp", options={"players": 2})
    assert "Streets to" in drawn(match, "orange", speakers[0])
    assert re.search(r"P·Kam Kam Tin +TSW TPM STs", drawn(match, "orange", speakers[0]))
    assert "Streets to" not in drawn(planning(), "orange", speakers[0])
    match = lamplight.new("blackout", seed="board", options={"players": 2})
    seat = next(seat for seat in walk(match, 7) if step_of(match) == "place")
    text = drawn(match, seat, speakers[0])
    targets = [action for action in match.legal(seat) if action.do == "place"]
    assert text.count("▸") >= 2 * len(targets)
    assert "possible now" in text


@pytest.mark.parametrize(
    ("chapter", "condition"),
    [
        (1, "Every goal of one emergency plan: ■0 G0"),
        (2, "2 goals of one emergency plan: ■0 G0"),
        (3, "4 cubes around Yau Tsim Mong: ■0 G0"),
        (4, "4 cubes on red locations: ■0 G0"),
        (5, "2 restore-power goals: ■0 G0"),
    ],
)
def test_a_chapter_shows_its_conditions(chapter: int, condition: str, speakers: list[Speaker]) -> None:
    match = lamplight.new("blackout", seed="lamp", options={"players": 2, "chapter": chapter})
    text = drawn(match, "orange", speakers[0])
    assert f"Chapter {chapter}: " in text
    assert condition in text
    assert re.search(r"Orchids for \d+ / \d+ / \d+ points, 1 needed; score if it ended now: ■3 G3", text)


def recapped(match: Match, speaker: Speaker) -> str:
    console = Console(width=100, record=True, file=io.StringIO())
    console.print(BlackoutBoard(match, "orange", speaker).recap())
    return console.export_text()


@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 4}, {"players": 1, "chapter": 1}, {"players": 3, "chapter": 4}], ids=str
)
def test_the_recap_is_a_table_that_adds_up(options: dict[str, object], speakers: list[Speaker]) -> None:
    match = lamplight.new("blackout", seed="board", options=options)
    for _ in walk(match, 7):
        pass
    text = recapped(match, speakers[0])
    total = next(line for line in text.splitlines() if line.strip().startswith("total"))
    assert [int(number) for number in total.split()[1:]] == [match.view(None)[f"{seat}.score"] for seat in match.seats]
    assert "wins" in text or "the chapter" in text
    assert "The match is over" in drawn(match, "orange", speakers[0])


def test_short_names_are_all_different() -> None:
    names = ["a", "a", "Tai O", "Tai Wai", "loc-1", "loc-2", "loc-3", "", "", "北角", "北角站", "x y z w", "x y z"]
    assert len(set(short_names(names))) == len(names)
