"""The coach says what an expert would do and why, from what the seat may know and nothing else."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

import lamplight
from lamplight.bots import Budget
from lamplight.coach import Advice, Coach, Reason, advise, judge_last
from lamplight.kernel import Key, LamplightError, Match, Setup, State, find_game
from lamplight.kernel.message import Message
from lamplight.text.speaker import LANGUAGES, Speaker
from tests.bots.test_levels import SETUPS, course
from tests.kernel.lanterns import Lanterns

QUICK = Budget(iterations=6)
PLAYED = {name: SETUPS[name] for name in ("dual-powers", "dual-powers-solo", "blackout-2", "blackout-solo", "harbour")}


def match_of(setup: Setup, state: State) -> Match:
    return Match(find_game(setup.game_id), setup, Key.from_seed("coach"), state=state.clone())


def advices(setup: Setup, seed: int, count: int) -> list[tuple[State, int, Advice]]:
    """What is advised in some moments of a random match."""
    found: list[tuple[State, int, Advice]] = []
    for state in random.Random(seed).sample(course(setup, seed), count):
        seat = state.to_act(setup.seats)[0]
        found.append((state, seat, advise(Coach(setup, QUICK), match_of(setup, state), seat)))
    return found


def said(advice: Advice) -> list[Message]:
    """All that an advice says."""
    found = [advice.asked]
    for option in (advice.choice, advice.runner_up):
        if option is not None:
            found += [move.words for move in option.line]
            found += [words for move in option.line for words in move.effects]
            found += [Message(f"coach-reason-{one.kind}", {"what": one.words}) for one in option.reasons]
    return found


@pytest.mark.parametrize("setup", PLAYED.values(), ids=PLAYED)
def test_the_hidden_part_changes_no_advice(setup: Setup) -> None:
    """Two matches that a seat cannot tell apart: the same choice, chances, lines and reasons, to the letter."""
    for state, seat, advice in advices(setup, 11, 6):
        match = match_of(setup, state)
        other = match_of(setup, setup.sampler(match.view(seat), seat)(random.Random("hidden").random))
        assert msgspec.json.encode(advise(Coach(setup, QUICK), other, seat)) == msgspec.json.encode(advice)


@pytest.mark.parametrize("setup", PLAYED.values(), ids=PLAYED)
def test_advice_is_legal_and_has_reasons_in_four_languages(setup: Setup) -> None:
    speakers = [Speaker(language) for language in LANGUAGES]
    for state, seat, advice in advices(setup, 12, 10):
        shown = [option for option in (advice.choice, advice.runner_up) if option is not None]
        assert len({option.action for option in shown}) == len(shown)
        for option in shown:
            assert option.action in state.legal(seat)
            assert 0.0 <= option.chance <= 1.0
            assert option.reasons
        for message in said(advice):
            for speaker in speakers:
                assert speaker.check(message) == []


@pytest.mark.parametrize("setup", PLAYED.values(), ids=PLAYED)
def test_every_line_can_be_played_as_it_is_told(setup: Setup) -> None:
    """Each step was legal when it came: the state is one that the seat takes for possible."""
    for state, seat, advice in advices(setup, 13, 8):
        match = match_of(setup, state)
        imagined = setup.sampler(match.view(seat), seat)(lambda: 0.0)
        for move in advice.choice.line:
            action = setup.catalogue.find(move.action).id
            assert action in imagined.legal(seat)
            imagined.apply(seat, action)


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("dual-powers", {"gain", "later", "next", "board", "need", "reply"}),
        ("blackout-2", {"gain", "cost", "later", "next", "board", "fact", "keeps"}),
    ],
)
def test_all_kinds_of_reasons_are_met(name: str, wanted: set[str]) -> None:
    found: set[str] = set()
    for seed in range(20, 40):
        for _, _, advice in advices(SETUPS[name], seed, 10):
            found |= {reason.kind for reason in advice.choice.reasons}
        if wanted <= found:
            break
    assert wanted <= found


def test_with_iterations_it_says_the_same_again() -> None:
    match = lamplight.new("blackout", seed="again", options={"players": 2})
    seat = match.to_act[0]
    first, second = (advise(Coach(match.setup, QUICK, "seed"), match, seat) for _ in range(2))
    assert first == second


def test_who_is_not_asked_gets_no_advice() -> None:
    match = lamplight.new("dual-powers", seed="advice")
    for seat in match.seats:
        match.play(seat, next(iter(match.legal(seat))))
    waiting = next(seat for seat in match.seats if seat not in match.to_act)
    with pytest.raises(LamplightError) as refused:
        advise(Coach(match.setup, QUICK), match, waiting)
    assert refused.value.message.id == "coach-no-question"


# A toy with a plain truth: the higher card wins.


def stakes() -> Match:
    """Lanterns, just before both stake a card in secret; north holds 6 and 1."""
    game = Lanterns()
    match = Match(game, game.setup(game.read_options({})), Key.from_seed("stakes"), ask_chance=True)
    for card in ("6", "3", "1", "4"):
        match.play("chance", {"do": "deal", "card": card})
    while match.to_act and not any(action.do == "stake" for action in match.legal(match.to_act[0])):
        match.play(match.to_act[0], next(action for action in match.legal(match.to_act[0]) if action.do == "light"))
    return match


def test_a_mistake_is_called_one() -> None:
    """In a game without a mind, effects or previews: the chance is told, and that the rules say no more."""
    match = stakes()
    coach = Coach(match.setup, Budget(iterations=60))
    advice = advise(coach, match, "north")
    assert match.setup.catalogue[advice.choice.action].get("card") == "6"
    assert advice.choice.chance > 0.9
    assert advice.choice.reasons == (Reason("unsaid", Message("coach-unsaid")),)
    seat = match.seat("north")
    ids = {match.setup.catalogue[one].get("card"): one for one in match.state.legal(seat)}
    grades = {
        card: coach.judge(match.view(seat), seat, match.state.legal(seat), match.state.acting, one).grade
        for card, one in ids.items()
    }
    assert grades == {"6": "good", "1": "blunder"}


def test_the_last_own_move_is_judged_by_what_was_known_then(monkeypatch: pytest.MonkeyPatch) -> None:
    match = stakes()
    monkeypatch.setattr("lamplight.kernel.game._registered", {"lanterns": match.game})
    match.play("north", {"do": "stake", "card": "1"})
    match.play("south", {"do": "stake", "card": "3"})
    verdict = judge_last(Coach(match.setup, Budget(iterations=60)), match, "north")
    assert verdict.grade == "blunder"
    assert verdict.before > verdict.after
    assert match.setup.catalogue[verdict.advice.choice.action].get("card") == "6"


def test_before_any_move_there_is_none_to_judge() -> None:
    match = lamplight.new("dual-powers", seed="first")
    with pytest.raises(LamplightError) as refused:
        judge_last(Coach(match.setup, QUICK), match, "red")
    assert refused.value.message.id == "coach-no-move"


# What the games have to say of their boards.


def changes(setup: Setup, before: State, after: State, seat: int) -> list[str]:
    return [Speaker("en").say(message) for message in setup.changes(before, after, seat)]


def test_a_district_that_comes_near_is_told() -> None:
    """R7.01: two cubes are lacking, then one, then none."""
    match = lamplight.new("blackout", seed="district", options={"players": 2})
    tables = vars(match.setup)["tables"]
    mask = tables.district_mask[tables.district_names.index("sha-tin")]
    ring = [1 << place for place in range(tables.locations) if mask >> place & 1]
    states: list[State] = []
    for count in (len(ring) - 3, len(ring) - 2, len(ring) - 1, len(ring)):
        state = match.state.clone()
        setattr(state, "on_map", [sum(ring[:count]), 0])  # noqa: B010 - a state of this game has it
        states.append(state)
    near = [changes(match.setup, states[place], states[place + 1], 0) for place in range(3)]
    assert any("2 more cubes secure Sha Tin (3 points for you), and nobody else is near" in one for one in near[0])
    assert any("one more cube secures Sha Tin" in one for one in near[1])
    assert any("Sha Tin is yours all round: 3 points" in one for one in near[2])
    assert changes(match.setup, states[2], states[2], 0) == []


def test_a_region_that_is_won_is_told_with_what_it_scores() -> None:
    """D3.7.1: the only token in a region controls it; the region of unrest scores."""
    setup = SETUPS["dual-powers"]
    before = setup.start()
    while before.acting != 0 and before.acting != 1:
        seat = before.to_act(2)[0]
        before.apply(seat, before.legal(seat)[0])
    seat = before.acting
    recruits = [
        state for state in course(setup, 5) if any(setup.catalogue[one].do == "recruit" for one in state.options)
    ]
    told: list[str] = []
    for state in recruits:
        for action in state.options:
            after = state.clone()
            after.apply(state.acting, action)
            told += changes(setup, state, after, state.acting)
    assert any(one.startswith("You control ") and "points this round" in one for one in told)
    assert seat in (0, 1)


def test_a_component_set_of_ones_own_is_advised_on() -> None:
    """Nothing knows an id of a card."""
    harbour = Path(__file__).parents[1] / "blackout" / "sets" / "harbour"
    game = find_game("blackout")
    setup = game.setup(game.read_options({"players": 3}), harbour)
    state = course(setup, 2)[30]
    seat = state.to_act(3)[0]
    assert advise(Coach(setup, QUICK), match_of(setup, state), seat).choice.reasons
