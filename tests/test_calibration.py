"""Calibration measures what it says, is honest about what it does not know, and its page is what its figures make."""

from __future__ import annotations

import argparse
import gettext
import json
from dataclasses import replace
from pathlib import Path

import pytest
from calibration import blackout, dual_powers
from calibration.__main__ import DOCS, main
from calibration.estimates import ALTOGETHER, ENOUGH, Estimate, Verdict, all_of, falling, holds, within
from calibration.hands import Hand, Item, bound_target, even_target, hands_of, worth
from calibration.modes import GAMES, Order, built_in, calibrate, plans
from calibration.page import page, told
from calibration.report import JSON, PAGE, Report, Target, Unit, decided, judged, keep, read

from lamplight.arena import InProcess, Played
from lamplight.games.blackout.rules import components as blackout_sets
from lamplight.games.dual_powers.rules import components as dual_powers_sets
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import find_game

MET, MISSED, OPEN = Verdict.MET, Verdict.MISSED, Verdict.OPEN
DUAL_POWERS, BLACKOUT = (find_game(game).set_folder(None) for game in ("dual-powers", "blackout"))
Counted = dict[str, dict[str, int]]
Rows = dict[str, list[list[float | None]]]


@pytest.fixture(autouse=True)
def plain_english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests of the game's own command line leave its language behind in `argparse`; this one speaks English."""
    monkeypatch.setattr(argparse, "_", gettext.gettext)
    monkeypatch.setattr(argparse, "ngettext", gettext.ngettext)


def match(
    number: int,
    winner: int | None = 0,
    scores: tuple[int, ...] = (100, 100),
    counted: tuple[Counted, ...] = (),
    rounds: int = 4,
    ending: str = "calendar",
) -> Played:
    """A line as the arena would write it."""
    found = list(counted) or [{} for _ in scores]
    winners = [] if winner is None else [winner]
    return Played(
        number, number, ["expert@100"] * len(scores), winners, list(scores), list(scores), rounds, ending, counted=found
    )


def nobody(mode: str, done: int, total: int) -> None:
    """Nobody looks on."""
    del mode, done, total


def some_of(part: float, whole: int = 1000) -> list[bool]:
    """So large a part of so many are true."""
    return [number < part * whole for number in range(whole)]


# Figures and verdicts.


def test_the_interval_of_a_mean_is_that_of_the_normal_distribution() -> None:
    found = Estimate.mean([7, 8] * 200)
    assert found.value == 7.5
    assert found.low == pytest.approx(7.451, abs=1e-3)
    assert found.high == pytest.approx(7.549, abs=1e-3)
    assert Estimate.mean([7]) == Estimate(7)
    assert Estimate.mean([]) == Estimate()


def test_the_interval_of_a_difference_is_newcombes() -> None:
    found = Estimate.share(56, 70).minus(Estimate.share(48, 80))  # the example of his paper
    assert found.value == pytest.approx(0.2)
    assert found.low == pytest.approx(0.0524, abs=1e-4)
    assert found.high == pytest.approx(0.3339, abs=1e-4)
    assert Estimate.share(1, 2).minus(Estimate()) == Estimate()


@pytest.mark.parametrize(
    ("low", "high", "verdict"),
    [(7.1, 7.9, MET), (6.9, 7.1, OPEN), (6.0, 9.0, OPEN), (7.9, 8.1, OPEN), (8.1, 8.3, MISSED), (6.1, 6.9, MISSED)],
)
def test_a_figure_is_within_bounds_outside_or_open(low: float, high: float, verdict: Verdict) -> None:
    assert within(Estimate((low + high) / 2, low, high), 7, 8) is verdict


def test_without_an_interval_nothing_is_decided() -> None:
    assert within(Estimate(7.5), 7, 8) is OPEN
    assert holds(Estimate(), 0.5) is OPEN
    assert holds(Estimate.share(200, 400), 0.5) is MET
    assert holds(Estimate.share(300, 400), 0.5) is MISSED


def test_all_of_them_are_met_only_if_each_one_is() -> None:
    assert all_of([MET, MET]) is MET
    assert all_of([MET, OPEN]) is OPEN
    assert all_of([MET, OPEN, MISSED]) is MISSED
    assert all_of([]) is OPEN


def test_too_few_matches_leave_everything_open() -> None:
    for verdict in Verdict:
        assert decided("", "", Estimate(), Unit.COUNT, verdict, ENOUGH - 1).verdict is OPEN
        target = decided("", "", Estimate(), Unit.COUNT, verdict, ENOUGH)
        assert target.verdict is verdict
        assert judged([target], ALTOGETHER) == [target]
        assert judged([target], ALTOGETHER - 1)[0].verdict is OPEN


@pytest.mark.parametrize(
    ("shares", "verdict", "smallest"),
    [
        ([0.8, 0.68, 0.56, 0.44, 0.32, 0.2], MET, None),
        ([0.8, 0.68, 0.67, 0.44, 0.32, 0.2], OPEN, 1),
        ([0.8, 0.68, 0.56, 0.68, 0.32, 0.2], MISSED, 2),
        ([0.5, 0.5, 0.5, 0.5, 0.5, 0.5], OPEN, None),
    ],
)
def test_difficulties_must_fall_with_each_step(shares: list[float], verdict: Verdict, smallest: int | None) -> None:
    found, number, step = falling([Estimate.share(400 * share, 400) for share in shares])
    assert found is verdict
    if smallest is not None:
        assert number == smallest
        assert step.value == pytest.approx(shares[smallest] - shares[smallest + 1])


# Hands and items.


def test_worth_is_wins_to_the_even_share_of_the_same_hands() -> None:
    two = [match(number, 0, counted=({"bought": {"gps-1": 1}}, {})) for number in range(30)]
    four = [match(30, 3, (0, 0, 0, 9), ({"bought": {"gps-1": 2}}, {}, {}, {}))]
    found = {item.name: item for item in worth(hands_of(two + four), ["gps-1", "red-1"], lambda h: h.had("bought"))}
    assert found["gps-1"].times == 31
    assert found["gps-1"].ratio.value == pytest.approx(30 / (30 / 2 + 1 / 4))
    assert found["red-1"] == Item("red-1", 0, Estimate())


def test_a_shared_win_counts_in_parts() -> None:
    shared = replace(match(0), winners=[0, 1])
    assert [Hand(shared, seat).won for seat in (0, 1)] == [0.5, 0.5]


def item(name: str, times: int, wins: float) -> Item:
    return Item(name, times, Estimate.share(wins * times, times).times(2))


def test_one_item_outside_misses_and_the_furthest_is_named() -> None:
    items = [item("a", 400, 0.5), item("b", 400, 0.95), item("c", 400, 0.6)]
    found = bound_target("", "", items, (0.6, 1.6), ENOUGH)
    assert found.verdict is MISSED
    assert found.measured.value == pytest.approx(1.9)
    assert "the furthest: b; of 3: 2 inside, 0 open, 1 outside" in found.note
    assert bound_target("", "", [items[0], items[2]], (0.6, 1.6), ENOUGH).verdict is MET


def test_what_is_rare_decides_nothing_unless_there_is_much_of_it() -> None:
    often, seldom = item("often", 1000, 0.5), item("seldom", 20, 1.0)
    assert bound_target("", "", [often, seldom], (0.6, 1.6), ENOUGH).verdict is MET
    much = [often, *(item(f"seldom {number}", 20, 0.5) for number in range(4))]
    assert bound_target("", "", much, (0.6, 1.6), ENOUGH).verdict is OPEN
    assert bound_target("", "", [seldom], (0.6, 1.6), ENOUGH).measured == Estimate()


def test_a_seat_off_its_even_share_is_missed() -> None:
    assert even_target("", "", [item("1", 400, 0.5), item("2", 400, 0.5)], ENOUGH).verdict is MET
    found = even_target("", "", [item("1", 400, 0.6), item("2", 400, 0.4)], ENOUGH)
    assert (found.verdict, found.note) == (MISSED, "the furthest: 2")


# The targets of the games, on made-up matches.


def duels(red: float = 0.5, track: float = 0.25) -> list[Played]:
    cards = [row.text("id") for row in dual_powers_sets.load(DUAL_POWERS).commands]
    return [
        match(
            number,
            0 if won else 1,
            (3, -3),
            ({"played": {cards[number % 48]: 1, "lenin": 1}}, {"played": {cards[(number + 7) % 48]: 1}}),
            4 + number % 2,
            "track" if number % 100 < 100 * track else "calendar",
        )
        for number, won in enumerate(some_of(red))
    ]


def solos(share: float) -> list[Played]:
    return [match(number, 0 if won else None, (4,)) for number, won in enumerate(some_of(share))]


def of_dual_powers(two: list[Played], shares: dict[str, list[float]]) -> dict[str, Target]:
    runs = {dual_powers.TWO: two}
    for side, own in shares.items():
        runs |= {f"solo {side} {number}": solos(share) for number, share in enumerate(own, start=1)}
    targets, _ = dual_powers.measure(runs, DUAL_POWERS)
    return {target.name: target for target in targets}


GOOD = [0.8, 0.68, 0.56, 0.44, 0.32, 0.2]


def test_a_set_of_dual_powers_that_meets_every_target() -> None:
    found = of_dual_powers(duels(), {"red": GOOD, "white": GOOD})
    assert {target.verdict for target in found.values()} == {MET}
    assert len(found) == 10
    assert found["Rounds"].measured.value == 4.5
    assert found["Command cards"].measured.value == pytest.approx(1, abs=0.05)


def test_a_set_of_dual_powers_that_misses_them() -> None:
    found = of_dual_powers(duels(red=0.6, track=0.5), {"red": GOOD[::-1], "white": [0.95, *GOOD[1:]]})
    missed = {name for name, target in found.items() if target.verdict is MISSED}
    assert missed == {
        "Red's share of wins",
        "Endings at the support track",
        "Alone as red, difficulty 1",
        "Alone as red, difficulty 6",
        "Alone as red, step by step",
        "Alone as white, difficulty 1",
    }


def nights(players: int, *, counted: bool = True) -> list[Played]:
    """Matches in which everything is even: every card is bought and completed in turn, half of all restore power."""
    objectives = blackout_sets.load(BLACKOUT).objectives
    found: list[Played] = []
    for number in range(120 * players):
        own: list[Counted] = []
        for seat in range(players):
            card = objectives[(number // players + seat) % 72]
            done = "plan-finished" if card.kind == "plan" else "goal"
            hand: Counted = {"bought": {card.id: 1}, done: {card.id: 1}, "settled": {"central": 1}}
            if counted:
                hand |= {"power": {"1": 1, "2": 1} if (number // players + seat) % 2 else {"1": 1}}
                hand |= {"first": {"side": 1}} if seat == number // (60 * players) else {}
                hand |= {"points": {"district-scored": 40}}
            own.append(hand)
        scores = tuple(110 + (seat == number % players) for seat in range(players))
        found.append(match(number, number % players, scores, tuple(own), 8, "scored"))
    found[0].scores[0] = 160
    return found


def of_blackout(
    *, counted: bool, chapters: float = 0.7
) -> tuple[dict[str, Target], dict[str, list[list[float | None]]]]:
    lines = [match(number, 0 if won else None, (150,)) for number, won in enumerate(some_of(chapters))]
    runs = {
        f"{players} players": nights(players, counted=counted) * (3 if players == 2 else 2) for players in (2, 3, 4)
    }
    runs |= {f"chapter {number}": lines for number in range(1, 6)}
    runs["campaign"] = [
        replace(match(number, winner, (orchids,)), series=[{"chapter": 1}] * attempts)
        for number, (winner, orchids, attempts) in enumerate([(0, 13, 7), (0, 15, 5), (None, 4, 40)])
    ]
    targets, facts = blackout.measure(runs, BLACKOUT)
    return {target.name: target for target in targets}, {fact.title: list(fact.rows.values()) for fact in facts}


def test_even_matches_of_blackout_meet_the_targets() -> None:
    found, facts = of_blackout(counted=True)
    assert len(found) == 32
    verdicts = {name: target.verdict for name, target in found.items()}
    starting = ("Starting cards", "Colours of starting volunteers")
    assert {name for name, verdict in verdicts.items() if verdict is not MET} == set(starting)  # none were dealt
    assert found["Best score"].measured == Estimate(160)
    assert found["Kinds of cards"].measured == Estimate(18)
    assert found["Both restore-power goals, 3 players"].measured.value == pytest.approx(0.5)
    assert facts["Points of a player, by source"][0] == [40, 40, 40]
    assert facts["Restore-power goals"][0][:2] == [1.0, pytest.approx(0.5)]
    assert facts["Whole campaigns, alone"] == [[3, pytest.approx(2 / 3), 13, 4, 15, 7, 5, 40]]


def test_what_the_arena_did_not_count_is_open_and_not_zero() -> None:
    found, facts = of_blackout(counted=False)
    for name in ("Both restore-power goals, 4 players", "Turn order, 4 players"):
        assert (found[name].verdict, found[name].measured) == (OPEN, Estimate())
        assert "not counted" in found[name].note
    assert facts["Restore-power goals"] == facts["Points of a player, by source"] == []


def test_orchids_ask_for_most_and_some() -> None:
    found, _ = of_blackout(counted=False, chapters=0.04)
    assert found["Two orchids, chapter 1"].verdict is MISSED
    assert found["Three orchids, chapter 5"].verdict is OPEN


# Runs, from end to end.


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Report], Path]:
    """A few random matches of every mode."""
    runs = tmp_path_factory.mktemp("runs")
    orders = [Order("dual-powers", "random", 2), Order("blackout", "random", 1)]
    return {order.game: calibrate(order, runs, InProcess(), nobody) for order in orders}, runs


@pytest.mark.parametrize("game", GAMES)
def test_a_tiny_run_measures_every_target_and_decides_nothing(tiny: tuple[dict[str, Report], Path], game: str) -> None:
    report, games = tiny[0][game], 2 if game == "dual-powers" else 1
    assert report.modes.keys() == {**GAMES[game].MODES, **GAMES[game].SERIES}.keys()
    assert {mode.matches for mode in report.modes.values()} == {games}
    assert {target.verdict for target in report.targets} == {OPEN}
    assert report.set_hash == built_in()[game]
    assert report.command == f"python -m calibration {game} --bot random --games {games} --seed 1"


@pytest.mark.parametrize("game", GAMES)
def test_another_bot_may_play_alone(tiny: tuple[dict[str, Report], Path], game: str) -> None:
    order = Order(game, "casual", 8, alone="expert@200")
    assert order.command == f"python -m calibration {game} --bot casual --alone expert@200 --games 8 --seed 1"
    who = {mode: plan.bots[0] for mode, plan in plans(order).items()}
    assert {mode for mode, bot in who.items() if bot == "casual"} == {mode for mode in who if mode.endswith("players")}
    assert set(who.values()) == {"casual", "expert@200"}
    rows = page({game: replace(tiny[0][game], alone="expert@200")}, built_in()).splitlines()
    solo = ("Alone", "Two orchids", "Three orchids")
    for target in tiny[0][game].targets:
        row = next(row for row in rows if row.startswith(f"| {target.name} |"))
        assert ("× expert@200" in row) == target.name.startswith(solo)


def test_a_run_goes_on_where_it_was_and_that_of_another_is_refused(tiny: tuple[dict[str, Report], Path]) -> None:
    reports, runs = tiny
    seen: list[tuple[str, int, int]] = []
    order = Order("dual-powers", "random", 2)
    assert (
        calibrate(order, runs, InProcess(), lambda mode, done, total: seen.append((mode, done, total)))
        == reports["dual-powers"]
    )
    assert seen == [(mode, 2, 2) for mode in dual_powers.MODES]
    with pytest.raises(LamplightError) as caught:
        calibrate(replace(order, seed="2"), runs, InProcess(), nobody)
    assert caught.value.message.id == "arena-other-run"


def test_reports_are_read_back_and_those_of_other_games_stay(
    tiny: tuple[dict[str, Report], Path], tmp_path: Path
) -> None:
    for game, report in tiny[0].items():
        keep(tmp_path, {game: report})
    found = read(tmp_path)
    assert list(found) == ["blackout", "dual-powers"]
    assert page(found, built_in()) == page(read(tmp_path), built_in())
    keep(tmp_path, {})
    assert read(tmp_path) == found


# The page.


def test_the_page_is_what_its_figures_generate_and_tells_whether_they_are_fresh() -> None:
    """Also if the set has changed since: then the page must say so. `python -m calibration --report` writes it."""
    assert (DOCS / PAGE).read_text(encoding="utf-8") == page(read(DOCS), built_in())


def test_the_figures_name_the_set_they_were_measured_with() -> None:
    found = json.loads((DOCS / JSON).read_text(encoding="utf-8"))
    assert found.keys() == GAMES.keys()
    for report in found.values():
        assert len(report["set_hash"]) == 64


def test_a_changed_set_is_told(tiny: tuple[dict[str, Report], Path]) -> None:
    reports, now = tiny[0], built_in()
    fresh, stale = page(reports, now), page(reports, now | {"blackout": "0" * 64})
    assert fresh.count("the built-in set as it is now") == 2
    assert "Not up to date" not in fresh
    assert stale.count("the built-in set as it is now") == 1
    assert f"**Not up to date.** Measured: the set `lamplight`, content hash `{now['blackout'][:16]}`" in stale


def test_the_page_has_a_row_for_every_target(tiny: tuple[dict[str, Report], Path]) -> None:
    text = page(tiny[0], built_in())
    for report in tiny[0].values():
        for target in report.targets:
            assert f"| {target.name} | {target.asked} | ? open |" in text
    assert text.count("no strong bot") == 2
    strong = {game: replace(report, bot="expert@100") for game, report in tiny[0].items()}
    assert "no strong bot" not in page(strong, built_in())


def test_numbers_for_people() -> None:
    assert told(None, Unit.SHARE) == "–"
    assert told(-0.125, Unit.SHARE) == "−12.5 %"
    assert told(1234, Unit.COUNT) == "1,234"
    assert told(1.5, Unit.TIMES) == "1.50×"
    assert told(-7.25, Unit.NUMBER) == "−7.25"


# The command.


def test_report_writes_the_page_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / JSON).write_bytes((DOCS / JSON).read_bytes())
    assert main(["--report", "--out", str(tmp_path)]) == 0
    assert (tmp_path / PAGE).read_bytes() == (DOCS / PAGE).read_bytes()
    assert capsys.readouterr().out.strip() == str(tmp_path / PAGE)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "invalid choice: 'chess'"),
        ([], "say which game to measure"),
        (["all", "--report"], "--report alone"),
        (["all", "--set", "mine"], "a set belongs to one game"),
        (["--report", "--out", "nowhere"], "there is no calibration.json in nowhere"),
    ],
)
def test_a_command_that_makes_no_sense_is_refused(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [["--games", "0"], ["--jobs", "0"], ["--bot", "nobody"], ["--set", "nowhere"]],
    ids=" ".join,
)
def test_bad_input_is_told_in_a_sentence_and_writes_nothing(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, runs = tmp_path / "out", tmp_path / "runs"
    assert main(["dual-powers", *arguments, "--out", str(out), "--runs", str(runs)]) == 2
    assert capsys.readouterr().err.strip()
    assert not out.exists()
    assert not runs.exists()
