"""What a match says when it is asked: prompts, previews, questions, reasons."""

from __future__ import annotations

from typing import Any

import pytest

import lamplight
from lamplight.kernel import SEALED, IllegalAction, LamplightError, Message, Plain

from .builder import at_hiding, everything, new_embers, new_lanterns


def test_a_prompt_has_words_a_rule_and_the_legal_actions_in_groups() -> None:
    match = new_lanterns()
    match.play("north", "light red")
    prompt = match.prompt("north")
    assert (prompt.message, prompt.rule) == (Message("lanterns-ask-light"), "L2")
    assert [group.heading.id for group in prompt.groups] == ["lanterns-group-light", "lanterns-group-peek"]
    assert [action for group in prompt.groups for action in group.actions] == list(match.legal("north"))
    waiting = match.prompt("south")
    assert (waiting.message, waiting.groups) == (Message("lanterns-ask-wait"), ())


def test_previews_prompts_and_questions_never_change_anything() -> None:
    for match in (new_embers(), at_hiding()):
        before = everything(match)
        for _ in range(2):
            for seat in match.seats:
                assert match.ask(seat, {"ask": "heat"}) == {"heat": match.view(None)["heat"]}
                match.prompt(seat)
                for action in match.legal(seat):
                    assert match.preview(seat, action) == match.preview(seat, action)
                    assert match.effects(seat, action) == [], "a game need not have any"
            assert match.ask(None, {"ask": "heat"}) == {"heat": match.view(None)["heat"]}
        assert everything(match) == before


def test_a_preview_of_what_is_illegal_is_refused_with_the_rule() -> None:
    match = new_embers()
    with pytest.raises(IllegalAction) as caught:
        match.preview("ash", "hide low")
    assert caught.value.rule == "E2"
    with pytest.raises(IllegalAction):
        match.preview("birch", "rest")
    with pytest.raises(IllegalAction):
        match.effects("birch", "rest")


@pytest.mark.parametrize("question", [{}, {"ask": "weather"}, {"ask": None}, {"ask": ["x"] * 1000}, {"what": 1}])
def test_an_unknown_question_is_refused(question: dict[str, Plain]) -> None:
    for match in (new_lanterns(), new_embers()):
        with pytest.raises(LamplightError, match="kernel-unknown-question") as caught:
            match.ask(0, question)
        assert len(str(caught.value)) < 200


# Why nothing can be done with a piece.


def test_why_nothing_can_be_done_with_a_piece() -> None:
    """The reason is told for what is most like something that can be done now."""
    match = new_lanterns()
    lit = next(iter(match.legal("north"))).named["colour"]
    assert match.why_nothing("north", lit) is None
    assert match.why_nothing("north", f"colour={lit}") is None
    refusal = match.why_nothing("south", lit)
    assert refusal is not None
    assert refusal == match.why_not("south", f"light {lit}")
    for unknown in ("", "purple", "colour=", f"card={lit}", "x" * 1000):
        with pytest.raises(LamplightError, match="kernel-unknown-piece"):
            match.why_nothing("north", unknown)


def test_the_best_reason_is_about_what_is_asked_now() -> None:
    match = lamplight.new("dual-powers", seed="reasons")
    for seat in ("red", "white"):
        match.play(seat, next(iter(match.legal(seat))))
    seat = match.to_act[0]
    card = next(action for action in match.legal(seat) if "-" in action.get("card"))
    match.play(seat, card)
    elsewhere = next(region for region in ("red", "green", "blue") if not card.get("card").startswith(region))
    refusal = match.why_nothing(seat, elsewhere)
    assert refusal is not None
    assert refusal.message.id == "dual-powers-no-recruit-region"


def test_a_reason_is_about_what_a_piece_is_for() -> None:
    match = lamplight.new("blackout", seed="reasons")
    while match.state.acting != SEALED:
        match.play(match.to_act[0], next(iter(match.legal(match.to_act[0]))))
    view: Any = match.view("orange")
    pieces = (view["display.1"]["known"][0], view["orange.objectives"]["known"][0], "tai-o")
    told = [match.why_nothing("orange", piece) for piece in pieces]
    assert [refusal and refusal.rule for refusal in told] == ["R5.03", "R3.02", "R3.20"]
