"""R15 and R16: the campaign from its first chapter to its rank, alone and together."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Collection
from pathlib import Path

import pytest

from lamplight.games.blackout import GAME
from lamplight.games.blackout.rules.campaign import rank
from lamplight.kernel import Message, Plain, Series, verify
from lamplight.kernel.ledger import as_int
from lamplight.text.speaker import LANGUAGES, Speaker

from .builder import number, quietly, told
from .campaigns import (
    LINES,
    MONEY,
    SPEAKERS,
    campaign,
    chapters,
    described,
    easy_set,
    ended,
    finish,
    money,
    noted,
    ranks,
    results,
    running,
    settle_with,
    totals,
)

# Alone.


def test_R15_01_a_campaign_begins_with_the_first_attempt_at_the_first_chapter() -> None:
    series = campaign(None)
    options = running(series).setup.options
    assert (options["players"], options["chapter"], options["attempt"]) == (1, 1, 1)
    assert money(series) == 4
    assert totals(series) == [0]
    assert not series.over
    assert "chapter 1" in described(series)


@pytest.mark.parametrize(("earned", "needed", "won"), [(1, 2, False), (2, 2, True), (2, 3, False), (3, 3, True)])
def test_R16_03_alone_a_chapter_needs_its_second_line(earned: int, needed: int, won: bool, tmp_path: Path) -> None:
    series = campaign(easy_set(tmp_path / "set", (earned,) * 5), solo_orchids=needed)
    chapters(series, ["orange"])
    assert running(series).setup.options["chapter"] == (2 if won else 1)
    assert totals(series) == [earned if won else 0]


def test_R16_04_every_loss_brings_two_more_dollars_in_the_shipped_set() -> None:
    series = campaign(None, seed="lost")
    found = [money(series)]
    for attempt in (1, 2):
        outcome = finish(series, seed=attempt).outcome
        assert outcome is not None
        assert outcome.winners == ()
        series.settle()
        assert running(series).setup.options["chapter"] == 1
        found.append(money(series))
    assert found == [4, 6, 8]
    assert totals(series) == [0]
    assert "attempt 3" in described(series)


@pytest.mark.parametrize(("attempt_money", "most"), [("growing", 99), ("capped", 30)])
def test_R16_04_the_money_grows_without_a_limit_or_up_to_the_thirtieth_attempt(
    folder: Path, attempt_money: str, most: int
) -> None:
    series = campaign(easy_set(folder / "easy"), attempt_money=attempt_money)
    for attempt in range(1, 32):
        assert money(series) == MONEY + 2 * (min(attempt, most) - 1)
        assert f"attempt {attempt}." in described(series)
        chapters(series, ())
    assert len({record.fairness.commitment for record in series.finished}) == 31
    chapters(series, ["orange"])
    assert money(series) == MONEY
    assert str(Series.parse(str(series))) == str(series)


def test_R16_05_a_won_chapter_leads_to_the_next_one_with_the_first_money(folder: Path) -> None:
    series = chapters(campaign(easy_set(folder / "easy")), (), (), (), ["orange"])
    assert [entry["attempt"] for entry in results(series)] == [1, 2, 3, 4]
    assert [entry["winners"] for entry in results(series)] == [[], [], [], ["orange"]]
    options = running(series).setup.options
    assert (options["chapter"], options["attempt"]) == (2, 1)
    assert money(series) == MONEY
    chapters(series, ())
    assert money(series) == MONEY + 2
    assert running(series).setup.options["chapter"] == 2
    assert totals(series) == [3]


def test_a_whole_campaign_alone(folder: Path) -> None:
    series = campaign(easy_set(folder / "easy"))
    plan: list[Collection[str]] = [["orange"], (), ["orange"], ["orange"], (), (), ["orange"], ["orange"]]
    chapters(series, *plan)
    assert series.over
    assert series.match is None
    assert series.plan is None
    assert [(entry["chapter"], entry["attempt"]) for entry in results(series)] == [
        (1, 1),
        (2, 1),
        (2, 2),
        (3, 1),
        (4, 1),
        (4, 2),
        (4, 3),
        (5, 1),
    ]
    assert totals(series) == [15]
    before = str(series)
    series.settle()
    assert str(series) == before
    assert str(Series.parse(before)) == before
    data = json.loads(before)
    assert data["running"] is None
    assert len(data["finished"]) == 8


def test_R16_04_after_a_loss_the_chapter_again_with_two_dollars_more() -> None:
    series = campaign(None, 1, "rules")
    for attempt, dollars in enumerate((4, 6, 8), start=1):
        match = series.match
        assert match is not None
        assert match.setup.options["chapter"] == 1
        assert match.setup.options["attempt"] == attempt
        assert number(match, "orange.money") == dollars
        quietly(match, lambda now: now.over)
        assert match.outcome is not None
        assert match.outcome.winners == ()
        series.settle()
    assert noted(series.state) == [[]]
    assert as_int(series.state["chapter"]) == 1


def test_R16_05_the_next_chapter_begins_with_four_dollars_again() -> None:
    series = campaign(None, 1, "rules")
    for _ in range(2):
        settle_with(series, 74)  # one orchid is too few alone
    assert series.match is not None
    assert number(series.match, "orange.money") == 8
    settle_with(series, 75)
    match = series.match
    assert match is not None
    assert (match.setup.options["chapter"], match.setup.options["attempt"]) == (2, 1)
    assert number(match, "orange.money") == 4
    assert noted(series.state) == [[2]]
    settle_with(series, 0)
    assert series.match is not None
    assert number(series.match, "orange.money") == 6


# Together.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_together_nobody_plays_a_lost_chapter_again(players: int, folder: Path) -> None:
    series = campaign(easy_set(folder / "easy"), players)
    for chapter in range(1, 6):
        options = running(series).setup.options
        assert (options["players"], options["chapter"], options["attempt"]) == (players, chapter, 1)
        assert money(series) == MONEY
        chapters(series, ())
        assert results(series)[-1]["winners"] == []
    assert series.over
    assert totals(series) == [0] * players
    assert described(series).count(SPEAKERS[0].text("blackout-rank-none")) == players


def test_random_matches_of_the_shipped_set_make_a_campaign() -> None:
    series = campaign(None, 2, seed="city")
    while not series.over:
        match, rng = running(series), random.Random(3)
        while not match.over:
            seat = rng.choice(match.to_act)
            match.play(seat, rng.choice(list(match.legal(seat))))
        series.settle()
    assert [entry["chapter"] for entry in results(series)] == [1, 2, 3, 4, 5]
    for record, entry in zip(series.finished, results(series), strict=True):
        assert verify(record).finished
        assert record.outcome is not None
        assert list(record.outcome.winners) == entry["winners"]


def test_R15_08_orchids_go_to_all_who_meet_the_conditions_but_only_the_best_score_wins(folder: Path) -> None:
    """White has one goal, orange and grey none."""
    series = campaign(easy_set(folder / "easy"), 3)
    chapters(series, ["white"], ["grey", "orange"])
    first, second = results(series)
    assert first["orchids"] == [0, 0, 3]
    assert first["winners"] == ["white"]
    assert second["orchids"] == [3, 3, 0]
    best = max(second["scores"][:2])
    winners = [name for name, score in zip(["orange", "grey"], second["scores"], strict=False) if score == best]
    assert set(second["winners"]) <= set(winners)
    assert second["winners"]
    assert totals(series) == [3, 3, 3]


@pytest.mark.parametrize(
    ("earned", "name"),
    [
        ((0, 0, 0, 0, 0), "none"),
        ((1, 1, 1, 1, 0), "none"),
        ((1, 1, 1, 1, 1), "survived"),
        ((3, 3, 3, 0, 0), "survived"),
        ((2, 2, 2, 2, 2), "good"),
        ((3, 3, 3, 2, 0), "good"),
        ((3, 3, 3, 3, 0), "very-good"),
        ((3, 3, 3, 3, 2), "very-good"),
        ((3, 3, 3, 3, 3), "perfect"),
    ],
)
def test_R15_09_the_rank_at_the_end(earned: tuple[int, ...], name: str, tmp_path: Path) -> None:
    series = campaign(easy_set(tmp_path / "set", earned), 2)
    ranks = [SPEAKERS[0].text(f"blackout-rank-{one}") for one in ("perfect", "very-good", "good", "survived", "none")]
    for _ in range(5):
        assert not any(words in described(series) for words in ranks)
        chapters(series, ["grey"])
    assert totals(series) == [0, sum(earned)]
    assert series.state["orchids"] == [[0] * 5, list(earned)]
    for speaker in SPEAKERS:
        lines = described(series, speaker).splitlines()
        assert lines[-1] == speaker.text(
            "blackout-campaign-rank", side=Message("blackout-side-grey"), rank=Message(f"blackout-rank-{name}")
        )
        assert speaker.text(f"blackout-rank-{name}") in lines[-1]
        assert speaker.text("blackout-rank-none") in "\n".join(lines)


def test_R15_09_every_number_of_orchids_has_its_rank() -> None:
    names = [rank(orchids).id.removeprefix("blackout-rank-") for orchids in range(16)]
    assert names == ["none"] * 5 + ["survived"] * 5 + ["good"] * 2 + ["very-good"] * 3 + ["perfect"]
    for speaker in SPEAKERS:
        assert len({speaker.say(rank(orchids)) for orchids in range(16)}) == 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_campaign_is_told_in_every_language(language: str, folder: Path) -> None:
    speaker = Speaker(language)
    series = chapters(campaign(easy_set(folder / "easy"), 2), ["grey"], ())
    lines = series.rules.describe(series.state)
    assert len(lines) == 2 + 1 + 2
    for line in lines:
        assert speaker.check(line) == []
        assert re.search(r"\b(?:kernel|blackout|cli)-[a-z]+-[a-z-]+|\{ *\$|None", speaker.say(line)) is None
    assert speaker.text("blackout-side-grey") in speaker.say(lines[0])
    assert speaker.text("blackout-chapter-3") in speaker.say(lines[2])


def test_R15_01_five_chapters_in_order() -> None:
    series = campaign(None, 2, "rules")
    played: list[int] = []
    while series.match is not None:
        assert series.match.view(None)["orange.emergency"] is None  # the campaign's rules come first
        assert series.match.setup.options["chapter"] == len(played) + 1
        played.append(as_int(series.state["chapter"]))
        settle_with(series, 30, 20, met=len(played) % 2 == 0)
    assert played == [1, 2, 3, 4, 5]
    assert series.over


@pytest.mark.parametrize("chapter", [1, 2, 3, 4, 5])
def test_R15_08_orchids_by_the_best_line_reached(chapter: int) -> None:
    rules = GAME.series("campaign", {"players": 2})
    state: dict[str, Plain] = {**rules.start(), "chapter": chapter}
    plan = rules.plan(state)
    assert plan is not None
    for orchids, line in enumerate(LINES[chapter - 1]):
        for score, earned in ((line - 1, orchids), (line, orchids + 1)):
            match = ended(plan, score, 200)
            assert noted(rules.after(state, plan, match)) == [[earned], [3]]
            expected = [("orange", earned)] if earned else []
            assert [(event["side"], event["count"]) for event in told(match, "orchids")] == [*expected, ("grey", 3)]


def test_R15_08_orchids_only_for_who_met_all_conditions() -> None:
    rules = GAME.series("campaign", {"players": 2})
    plan = rules.plan(rules.start())
    assert plan is not None
    match = ended(plan, 100, 95, met=False)
    assert noted(rules.after(rules.start(), plan, match)) == [[0], [0]]
    assert told(match, "orchids") == []


@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (15, "perfect"), (14, "very-good"), (12, "very-good"), (11, "good"), (10, "good"), (9, "survived"),
        (5, "survived"), (4, "none"), (0, "none"),
    ],
)  # fmt: skip
def test_R15_09_the_rank_of_a_campaign(total: int, rank: str) -> None:
    rules = GAME.series("campaign", {"players": 2})
    state = rules.start()
    left = total
    while plan := rules.plan(state):
        assert ranks(rules.describe(state)) == {}
        earned = min(3, left)
        left -= earned
        score = LINES[as_int(state["chapter"]) - 1][earned - 1] if earned else 0
        state = rules.after(state, plan, ended(plan, score, 0))
    assert [sum(own) for own in noted(state)] == [total, 0]
    assert ranks(rules.describe(state)) == {"orange": rank, "grey": "none"}
