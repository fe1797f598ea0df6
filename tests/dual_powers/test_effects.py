"""What stands on options before they are chosen: strength by region, days, points."""

from __future__ import annotations

import pytest

from lamplight import Match

from .builder import at_random, legal, start, verbs


def presence(match: Match, region: str) -> dict[str, int]:
    """What each side has in a region."""
    told = match.ask(None, {"ask": "presence", "region": region})
    return {side: int(str(told[side])) for side in ("red", "white")}


@pytest.mark.parametrize("seed", range(3))
def test_D3_7_1_strength_grows_and_shrinks_as_foretold(seed: int) -> None:
    match = start(seed=f"effects {seed}")
    compared = 0
    for _ in at_random(match, seed):
        if len(match.to_act) != 1 or match.over or match.to_act[0] == "chance":
            continue
        seat = match.to_act[0]
        if not verbs(match, seat) & {"recruit", "move", "rest"}:
            continue
        for action in sorted(legal(match, seat))[:6]:
            if action.split()[0] not in ("recruit", "move", "rest"):
                continue
            effects = match.effects(seat, action)
            regions = {one.picture.removeprefix("icon-region-"): one.count for one in effects}
            before = {region: presence(match, region)[seat] for region in regions}
            told = match.event_count
            match.play(seat, action)
            if match.event_count == told + 1:  # and nothing follows from it
                assert {region: presence(match, region)[seat] - before[region] for region in regions} == regions
                compared += 1
            if not match.can_undo(seat):
                break
            match.undo(seat)
    assert compared > 10


def test_D3_3_4_a_card_shows_its_days_and_what_it_earns() -> None:
    match = start(seed="effects")
    seen: set[str] = set()
    for _ in at_random(match, 1):
        for seat in match.to_act:
            if seat != "chance" and verbs(match, seat) == {"play"}:
                for action in legal(match, seat):
                    facts = {one.id for one in match.preview(seat, action)}
                    shown = {one.picture for one in match.effects(seat, action)}
                    assert "icon-days" in shown
                    assert ("icon-bonus" in shown) == ("dual-powers-fact-bonus" in facts)
                    assert ("will" in shown) == ("dual-powers-fact-will" in facts)
                    seen |= shown
    assert seen == {"icon-days", "icon-bonus", "will"}


def test_D3_5_3_what_shows_hidden_cards_is_final_and_the_rest_is_not() -> None:
    match = start(seed="final")
    seen: dict[str, bool] = {}
    for _ in at_random(match, 2):
        for seat in match.to_act:
            if seat != "chance":
                actions = list(match.legal(seat))
                seen |= {one.do: final for one, (_, final) in zip(actions, match.offers(seat, actions), strict=True)}
    assert {do for do, final in seen.items() if final} <= {"spy", "draw", "organise"}
    assert seen["draw"]
    assert not seen["play"]


def test_D3_3_2_one_skips_before_and_is_done_after_a_first_step() -> None:
    match = start(seed="skip")
    seen: set[tuple[str, str]] = set()
    for _ in at_random(match, 3):
        for seat in match.to_act:
            if seat != "chance" and "pass" in verbs(match, seat):
                words = match.offered(seat, "pass")
                seen.add((match.prompt(seat).message.id.removeprefix("dual-powers-ask-"), words.id))
    assert ("command", "dual-powers-do-pass") in seen
    assert ("recruit", "dual-powers-do-pass-done") in seen
    assert ("bonus", "dual-powers-do-pass") in seen
