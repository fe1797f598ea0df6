"""A whole match is judged, broken off and taken up again, and what moved the curve adds up."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

import lamplight
from lamplight.bots import Budget
from lamplight.coach import Analysis, Judged, analyse
from lamplight.kernel import LamplightError, Match, Record

QUICK = Budget(iterations=4)
FROZEN = Path(__file__).parents[1] / "golden" / "sets" / "frozen-1"
GOLDEN = Path(__file__).parents[1] / "golden"


def played(game: str, actions: int, seed: str = "analysis", **options: object) -> Match:
    """So much of a random match."""
    match = lamplight.new(game, seed=seed, options=options)
    rng = random.Random(seed)
    while not match.over and len(match.entries) < actions:
        seat = match.to_act[0]
        match.play(seat, rng.choice(list(match.legal(seat))))
    return match


@pytest.fixture(scope="module")
def whole() -> Record:
    return Record.load(GOLDEN / "track-red.json")


@pytest.fixture(scope="module")
def judged(whole: Record) -> Analysis:
    return analyse(whole, components=FROZEN, budget=QUICK)


def refused(act: Callable[[], object]) -> str:
    with pytest.raises(LamplightError) as error:
        act()
    return error.value.message.id


def test_every_choice_is_judged_once_and_nothing_else(whole: Record, judged: Analysis) -> None:
    match = lamplight.replay(whole, components=FROZEN)
    entries = [one.entry for one in judged.decisions]
    assert entries == sorted(set(entries))
    assert judged.finished
    walk = lamplight.new("dual-powers", seed="walk", components=FROZEN).setup.start()
    choices: list[int] = []
    for number, entry in enumerate(match.entries):
        if entry.seat >= 0 and len(walk.legal(entry.seat)) > 1:
            choices.append(number)
        walk.apply(entry.seat, entry.action)
    assert entries == choices
    for one in judged.decisions:
        assert one.verdict.played.action == match.entries[one.entry].action
        assert one.seat == match.seats[match.entries[one.entry].seat]
        assert 0.0 <= one.verdict.after <= one.verdict.before <= 1.0


def test_mistakes_luck_and_others_add_up_to_the_curve(judged: Analysis) -> None:
    for report in judged.reports:
        moved = report.luck + report.others + report.search - report.lost
        assert report.curve[-1][1] - report.curve[0][1] == pytest.approx(moved)
        assert sum(one.decisions for one in report.rounds) == report.decisions
        assert sum(one.lost for one in report.rounds) == pytest.approx(report.lost)
        assert len(report.turns) <= 3
        losses = [
            next(one for one in judged.decisions if one.entry == entry).verdict.loss for entry in report.costliest
        ]
        assert losses == sorted(losses, reverse=True)
    assert [report.curve[-1][1] for report in judged.reports] == [1.0, 0.0]


def test_it_says_the_same_again(whole: Record, judged: Analysis) -> None:
    assert analyse(whole, components=FROZEN, budget=QUICK) == judged


def stop_after(count: int) -> Callable[[int, int], None]:
    def watch(done: int, total: int) -> None:
        assert done <= total
        if done == count:
            raise KeyboardInterrupt

    return watch


def test_who_breaks_off_goes_on_from_there(whole: Record, judged: Analysis, tmp_path: Path) -> None:
    kept = tmp_path / "match.json.analysis"
    for count in (7, 20):
        with pytest.raises(KeyboardInterrupt):
            analyse(whole, components=FROZEN, budget=QUICK, kept=kept, watch=stop_after(count))
        assert len(kept.read_bytes().splitlines()) == count + 1
    kept.write_bytes(kept.read_bytes()[:-9])  # killed while it was writing
    steps: list[int] = []
    found = analyse(
        whole, components=FROZEN, budget=QUICK, kept=kept, watch=lambda done, total: steps.append(done + 0 * total)
    )
    assert found == judged
    assert steps == list(range(19, len(judged.decisions) + 1))
    assert list(tmp_path.iterdir()) == [kept]


def test_what_is_kept_of_something_else_is_not_written_over(whole: Record, tmp_path: Path) -> None:
    kept = tmp_path / "analysis"
    with pytest.raises(KeyboardInterrupt):
        analyse(whole, components=FROZEN, budget=QUICK, kept=kept, watch=stop_after(3))
    before = kept.read_bytes()
    other = played("dual-powers", 30).record()
    thrice = Budget(iterations=12)
    assert refused(lambda: analyse(whole, components=FROZEN, budget=thrice, kept=kept)) == "coach-other-budget"
    assert refused(lambda: analyse(other, budget=QUICK, kept=kept)) == "coach-other-file"
    assert kept.read_bytes() == before
    kept.write_bytes(b"\x00\xff no analysis\n{}\n")
    assert refused(lambda: analyse(whole, components=FROZEN, budget=QUICK, kept=kept)) == "coach-other-file"
    assert kept.read_bytes() == b"\x00\xff no analysis\n{}\n"
    with pytest.raises(KeyboardInterrupt):
        analyse(whole, components=FROZEN, budget=QUICK, kept=kept, again=True, watch=stop_after(1))
    assert kept.read_bytes() != before


def test_a_damaged_line_costs_what_comes_after_it_and_no_more(whole: Record, judged: Analysis, tmp_path: Path) -> None:
    kept = tmp_path / "analysis"
    with pytest.raises(KeyboardInterrupt):
        analyse(whole, components=FROZEN, budget=QUICK, kept=kept, watch=stop_after(6))
    lines = kept.read_bytes().splitlines(keepends=True)
    lines[4] = b'{"entry": "far too odd"}\n'
    kept.write_bytes(b"".join(lines))
    steps: list[int] = []
    found = analyse(whole, components=FROZEN, budget=QUICK, kept=kept, watch=lambda done, _: steps.append(done))
    assert found == judged
    assert steps[0] == 3


def test_a_match_without_decisions_is_refused_in_a_sentence(tmp_path: Path) -> None:
    record = lamplight.new("dual-powers", seed="nothing").record()
    kept = tmp_path / "analysis"
    assert refused(lambda: analyse(record, kept=kept)) == "coach-nothing"
    assert not kept.exists()


def test_a_folder_that_cannot_be_written_is_told(whole: Record, tmp_path: Path) -> None:
    kept = tmp_path / "nowhere" / "analysis"
    assert refused(lambda: analyse(whole, components=FROZEN, budget=QUICK, kept=kept)) == "coach-unwritable"


def test_one_seat_may_be_judged_alone(whole: Record, judged: Analysis) -> None:
    """What happens between its decisions is then all called the others': luck cannot be told from play."""
    alone = analyse(whole, components=FROZEN, budget=QUICK, seats=["white"])
    assert {one.seat for one in alone.decisions} == {"white"}
    assert {one.entry for one in alone.decisions} == {one.entry for one in judged.decisions if one.seat == "white"}
    (report,) = alone.reports
    assert report.curve[-1][1] - report.curve[0][1] == pytest.approx(
        report.luck + report.others + report.search - report.lost
    )
    assert refused(lambda: analyse(whole, components=FROZEN, seats=["purple"])) == "kernel-unknown-seat"


def test_decisions_that_were_taken_back_are_not_judged() -> None:
    match = played("dual-powers", 40)
    keep = next(number for number in range(20, len(match.entries)) if match.entries[number].seat >= 0)
    match.take_back(keep, match.seats)
    for _ in range(3):
        seat = match.to_act[0]
        match.play(seat, next(iter(match.legal(seat))))
    found = analyse(match.record(), budget=QUICK)
    assert [one.verdict.played.action for one in found.decisions] == [
        match.entries[one.entry].action for one in found.decisions
    ]
    assert not found.finished


def test_alone_only_luck_and_decisions_move_the_curve() -> None:
    found = analyse(played("blackout", 60, players=1, chapter=1).record(), budget=QUICK)
    assert isinstance(found.decisions[0], Judged)
    assert [report.others for report in found.reports] == [0.0]
