"""Matches of the toy games Lanterns and Embers at the moments that tests are about, and all that is seen of them."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

import lamplight
from lamplight.kernel import Action, IllegalAction, Match, Plain, ScriptedChance, register

from . import lanterns
from .embers import EMBERS_GAME, TURNS


def new_lanterns(seed: str = "petrograd", *, nonces: tuple[str, ...] = ()) -> Match:
    register(lanterns.GOOD)
    return lamplight.new("lanterns", seed=seed, nonces=nonces)


def new_embers(seed: str = "petrograd", *, nonces: tuple[str, ...] = ()) -> Match:
    register(EMBERS_GAME)
    return lamplight.new("embers", seed=seed, nonces=nonces)


def dealt(cards: str = "1234") -> Match:
    """Lanterns with these cards dealt: to north, south, north, south."""
    register(lanterns.GOOD)
    answers = [lanterns.DEAL + lanterns.CARDS.index(card) for card in cards]
    return lamplight.new("lanterns", seed="petrograd", chance=ScriptedChance(answers))


def at_stakes(cards: str = "1234") -> Match:
    """Lanterns where both are to stake: north holds the first and third card, south the others."""
    match = dealt(cards)
    for seat in ("north", "north", "south", "south"):
        match.play(seat, "light red")
    return match


def at_hiding(seed: str = "petrograd") -> Match:
    """Embers where all are to hide their tokens."""
    match = new_embers(seed)
    for turn in range(TURNS):
        match.play(turn % 3, "stoke" if turn < 3 else "rest")
    return match


POSITION: dict[str, Plain] = {"hands": [[0, 2], [1, 3]], "known": [1, 2, 1, 2, 0, 0], "step": 6, "turn": 2}


def fresh_position() -> dict[str, Plain]:
    copied: dict[str, Plain] = json.loads(json.dumps(POSITION))
    return copied


def everything(match: Match) -> str:
    """All of a match that can be seen from outside, as text."""
    return json.dumps(
        [
            match.state.dump(),
            str(match.record()),
            match.to_act,
            [[str(match.record(seat)), match.version(seat), match.can_undo(seat)] for seat in match.seats],
            [[match.view(seat), match.events_for(seat), str(match.legal(seat))] for seat in match.seats],
            [match.view(None), match.events_for(None), match.pending, match.event_count],
        ]
    )


def refused(match: Match, seat: str | int, action: Action | Mapping[str, Plain] | str | int) -> IllegalAction:
    """Play what is not legal: it must be refused with a rule, and nothing may change."""
    before = everything(match)
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    assert everything(match) == before
    assert caught.value.rule in match.game.rule_ids
    return caught.value
