"""Reasons in words: what the rules themselves tell of an expected line. Never a weight, never a hidden card.

Everything is asked of states that were imagined or sampled from the seat's view, by the questions that every screen
asks too: `effects` and `preview` of each step, and what the game has to say of a whole line (`Setup.changes`).
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from lamplight.bots.levels import Sampler
from lamplight.bots.mind import Mind
from lamplight.bots.search import preferred
from lamplight.kernel.effect import Effect
from lamplight.kernel.game import Setup
from lamplight.kernel.knowledge import Knowledge
from lamplight.kernel.ledger import Ledger
from lamplight.kernel.message import Message
from lamplight.kernel.state import State
from lamplight.kernel.types import CHANCE, OVER, SEALED

from .advice import Move, Reason

SAMPLES = 12
"""How many sampled states tell what others may do next."""
AHEAD = 40
"""How many steps others are waited for."""
LIKELY = 0.5
"""From what chance on an answer of others is foretold,"""
WANTED = 0.25
"""and from what chance on something that they can do no more was kept from them."""
SPOKEN_NEXT = 3
"""How many further steps of a line are told as reasons."""
SPOKEN_OTHERS = 2
_ORDER = ("gain", "next", "board", "keeps", "later", "fact", "need", "cost", "risk", "reply", "unsaid")


def moves_of(setup: Setup, seat: int, steps: Sequence[tuple[State, int]]) -> tuple[Move, ...]:
    """The steps of a line as they would be called, with what each would say of itself."""
    told: list[Move] = []
    for state, chosen in steps:
        action = setup.catalogue[chosen]
        said = tuple(effect.words for effect in setup.effects(state.clone(), seat, action))
        told.append(Move(action.named, _called(setup, state, seat, chosen), said))
    return tuple(told)


def _called(setup: Setup, state: State, seat: int, chosen: int) -> Message:
    """What an action is called where it is offered."""
    ledger = Ledger(seat)
    state.declare(ledger)
    action = setup.catalogue[chosen]
    known = Knowledge(setup, ledger.view, seat, state.acting)
    return setup.option_words(known, seat, action) or setup.action_words(action)


def reasons_of(setup: Setup, seat: int, steps: Sequence[tuple[State, int]], after: State) -> list[Reason]:
    """What the rules tell of a line: its first step in full, what that makes possible, what all of it changes."""
    before, first = steps[0]
    action = setup.catalogue[first]
    effects = setup.effects(before.clone(), seat, action)
    found = [Reason(effect.kind, effect.words) for effect in effects]
    further = _next(setup, seat, steps)
    if before.acting != SEALED:
        further += [Reason("board", words) for words in setup.changes(before, after, seat)]
    if not further:
        told = {effect.words for effect in effects}
        facts = [fact for fact in setup.preview(before.clone(), seat, action) if fact not in told]
        found += [Reason("fact", fact) for fact in facts]
    return found + further


def _next(setup: Setup, seat: int, steps: Sequence[tuple[State, int]]) -> list[Reason]:
    """The further steps of the line that could not be done before, or bring something."""
    possible = set(steps[0][0].legal(seat))
    found: list[Reason] = []
    for state, chosen in steps[1:]:
        brings = [effect for effect in setup.effects(state.clone(), seat, setup.catalogue[chosen]) if _good(effect)]
        if len(state.options) > 1 and (brings or chosen not in possible):
            step = _called(setup, state, seat, chosen)
            if brings:
                words = Message("coach-next-brings", {"step": step, "gains": tuple(one.words for one in brings)})
            else:
                words = Message("coach-next", {"step": step})
            found.append(Reason("next", words))
    return sorted(found, key=lambda one: one.words.id != "coach-next-brings")[:SPOKEN_NEXT]


def _good(effect: Effect) -> bool:
    return effect.kind in ("gain", "later") and effect.count > 0


# What others do then.


class Answers:
    """How likely each action of others is right after a line, and which of them were possible at all."""

    def __init__(self) -> None:
        self.chance: dict[tuple[int, int], float] = {}
        self.possible: set[tuple[int, int]] = set()


def answers(mind: Mind, sampler: Sampler, seat: int, line: Sequence[int], seed: str) -> Answers:
    """What the next of the others would like to do after a line, in several states that the seat takes for possible."""
    found = Answers()
    rng = random.Random(seed)
    for _ in range(SAMPLES):
        state = sampler(rng.random)
        for action in line:
            if state.acting not in (seat, SEALED) or action not in state.legal(seat):
                break
            state.apply(seat, action)
        if (other := _wait(mind, state, seat, rng)) is not None:
            options = state.options
            priors = mind.priors(state, other, options)
            total = sum(priors)
            for place, action in enumerate(options):
                key = (other, action)
                found.chance[key] = found.chance.get(key, 0.0) + priors[place] / total / SAMPLES
                found.possible.add(key)
    return found


def _wait(mind: Mind, state: State, seat: int, rng: random.Random) -> int | None:
    """Play on by preference until somebody else has a choice; who it is."""
    for _ in range(AHEAD):
        acting = state.acting
        if acting == OVER:
            return None
        if acting == CHANCE:
            state.apply(CHANCE, state.roll(rng.random()))
        elif acting == SEALED:
            waiting = state.to_act(mind.seats)[0]
            state.apply(waiting, preferred(mind, state, waiting, state.sealed_legal(waiting), 2.0, rng.random()))
        elif acting != seat and len(state.options) > 1:
            return acting
        else:
            state.apply(acting, preferred(mind, state, acting, state.options, 2.0, rng.random()))
    return None


def others(setup: Setup, ours: Answers, theirs: Answers) -> list[Reason]:
    """What one line keeps from others that the other one does not, and what they are likely to answer."""
    kept = [(chance, key) for key, chance in theirs.chance.items() if chance >= WANTED and key not in ours.possible]
    likely = [(chance, key) for key, chance in ours.chance.items() if chance >= LIKELY]
    found = [Reason("keeps", _others(setup, "coach-keeps", key)) for _, key in _most(kept)]
    return found + [Reason("reply", _others(setup, "coach-reply", key)) for _, key in _most(likely)]


def _most(found: list[tuple[float, tuple[int, int]]]) -> list[tuple[float, tuple[int, int]]]:
    return sorted(found, key=lambda one: (-one[0], one[1]))[:SPOKEN_OTHERS]


def _others(setup: Setup, text: str, key: tuple[int, int]) -> Message:
    seat, action = key
    side = setup.name("side", setup.seat_names[seat])
    return Message(text, {"side": side, "step": setup.action_words(setup.catalogue[action])})


def in_order(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """The same things said once, what speaks for it first."""
    found = sorted(dict.fromkeys(reasons), key=lambda one: _ORDER.index(one.kind))
    return tuple(found) or (Reason("unsaid", Message("coach-unsaid")),)
