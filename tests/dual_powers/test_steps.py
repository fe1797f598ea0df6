"""The steps of the agenda: their numbers stand in stored matches, and what they name is there."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lamplight.games.dual_powers import GAME
from lamplight.games.dual_powers.rules.board import FIELDS
from lamplight.games.dual_powers.rules.state import DualPowersState
from lamplight.games.dual_powers.rules.steps import STEPS
from lamplight.games.dual_powers.words.previews import PREVIEWS
from lamplight.games.dual_powers.words.prompts import WRITERS
from lamplight.games.dual_powers.words.refusals import REASONS
from lamplight.kernel.agenda import Chance, Question, Sealed, Step
from lamplight.kernel.playout import playout
from lamplight.kernel.types import Plain

from .builder import T, start

NUMBERED = """
    set-aside neutrals round draw deal reshuffle objective action begin-turn turn command recruit leader bonus scoring
    unrest reveal turn-up markers score-marker exhaust end-check cleanup tile-unrest tile-barricade opposition-leader
    opposition-turn opposition-card show
"""


def test_the_numbers_of_steps_never_change() -> None:
    assert STEPS.names == tuple(NUMBERED.split())


@pytest.mark.parametrize("step", STEPS.kinds, ids=STEPS.names)
def test_a_step_names_a_rule_and_verbs_that_there_are(step: Step[Any]) -> None:
    assert step.rule in GAME.rule_ids
    by_chance = [T.catalogue.verb(verb).chance for verb in step.verbs]
    if isinstance(step, Chance):
        assert by_chance
        assert all(by_chance)
    elif isinstance(step, Question | Sealed):
        assert by_chance
        assert not any(by_chance)
        assert step.prompt == f"dual-powers-ask-{step.name}"
    else:
        assert not by_chance
        assert not step.prompt


def test_every_verb_of_a_seat_answers_some_step_and_has_its_reasons() -> None:
    verbs = {verb.do for verb in T.catalogue.verbs if not verb.chance}
    asking = [step for step in STEPS.kinds if isinstance(step, Question | Sealed)]
    assert verbs == {verb for step in asking for verb in step.verbs}
    assert verbs == set(REASONS)
    assert verbs >= set(PREVIEWS)
    assert {step.name for step in asking} >= set(WRITERS)


def test_a_verb_has_its_rule_and_its_heading() -> None:
    for verb in T.catalogue.verbs:
        assert verb.rule in GAME.rule_ids
        assert (verb.group == "chance") == verb.chance


def _reached(options: dict[str, object], seed: int) -> DualPowersState:
    """Somewhere in a random match."""
    setup = GAME.setup(GAME.read_options(options))
    random = Random(seed)
    state = setup.start()
    for _ in range(random.randrange(150)):
        seats = state.to_act(setup.seats)
        if not seats:
            break
        state.apply(seats[0], random.choice(state.legal(seats[0])))
    return state


def _all_of(state: DualPowersState) -> dict[str, object]:
    held: dict[str, object] = {name: getattr(state, name) for name in (*FIELDS, "acting", "options")}
    return {name: repr(value) for name, value in held.items()}


@pytest.mark.parametrize("field", [*FIELDS, "acting", "options"])
@pytest.mark.parametrize("options", [{}, {"solo": "white"}], ids=str)
def test_a_clone_has_every_field_and_shares_none(field: str, options: dict[str, object]) -> None:
    state = _reached(options, seed=7)
    for name in FIELDS:  # so that no field is what an empty board has
        filled = [3, 4, 5] if _is_list(getattr(state, name)) else 6
        setattr(state, name, [[1], [2]] if name in ("hand", "played") else filled)
    state.options = [8]
    state.acting = 1
    before, clone = _all_of(state), state.clone()
    assert _all_of(clone) == before
    for changed, other in ((clone, state), (state, state.clone())):
        told = _all_of(other)
        value: Any = getattr(changed, field)
        if field == "options":  # shared, and never changed in place
            changed.options = [9]
        elif not _is_list(value):
            setattr(changed, field, 77)
        elif field in ("hand", "played"):
            value[0].append(77)
            value.append([])
        else:
            value.append(77)
        assert _all_of(changed)[field] != told[field]
        assert _all_of(other) == told


def _is_list(value: object) -> bool:
    return isinstance(value, list)


def test_the_list_of_fields_is_complete() -> None:
    """What is not in the list would be lost in a saved match."""
    state = _reached({}, seed=3)
    kernel = {"acting", "options", "events", "early", "tables"}
    found = {name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))}
    assert found - kernel == set(FIELDS)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [{}, {"solo": "red"}], ids=str)
def test_a_dump_comes_back_and_goes_on_alike(options: dict[str, object], seed: int) -> None:
    setup = GAME.setup(GAME.read_options(options))
    state = _reached(options, seed)
    again = setup.load(state.dump())
    assert again.dump() == state.dump()
    assert playout(again, setup.seats, Random(5).random) == playout(state, setup.seats, Random(5).random)
    assert again.dump() == state.dump()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [{}, {"solo": "red"}, {"solo": "white"}], ids=str)
def test_an_agenda_in_names_says_the_same(options: dict[str, object], seed: int) -> None:
    state = _reached(options, seed)
    told: list[Plain] = state.told_agenda(("red", "white"))
    copy = state.clone()
    copy.agenda = []
    copy.read_agenda(told, ("red", "white"))
    assert copy.agenda == state.agenda


def test_a_match_asks_by_name() -> None:
    state = start().state
    assert isinstance(state, DualPowersState)
    assert STEPS.of(state.agenda[0]) is STEPS.named("round")
    assert state.top() is STEPS.named("objective")
