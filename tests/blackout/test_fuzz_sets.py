"""Sets with anything that the schema can say: what validation lets pass is drawn, told, and played to the end."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lamplight.bots import Player, SeatedBot, play_out
from lamplight.games.blackout import GAME
from lamplight.games.blackout.rules.model import COLOURS, PLACES, RESOURCES
from lamplight.games.blackout.rules.state import BlackoutState
from lamplight.games.blackout.rules.uses import USED
from lamplight.kernel import Key, Match, Setup
from lamplight.pictures import draw_game
from lamplight.text import LANGUAGES, Speaker

from .builder import board, check_cards, check_cubes
from .editing import rewritten
from .test_effects import GOODS as ICONS
from .test_effects import held

SPEAKERS = [Speaker(language, GAME.texts) for language in LANGUAGES]
HELD = (*RESOURCES, "battery", "money", "points", "gps", "transport", "any")

GAINED = st.one_of(
    st.builds("{} {}".format, st.integers(1, 9), st.sampled_from(HELD)),
    st.builds("cube {}".format, st.sampled_from(PLACES)),
)
GAINS = st.lists(GAINED, max_size=3)
PAID = st.one_of(
    st.integers(1, 5).map(lambda count: [f"{count} any"]),
    st.lists(st.sampled_from(RESOURCES), max_size=3, unique=True).flatmap(
        lambda kinds: st.tuples(*(st.builds("{} {}".format, st.integers(1, 4), st.just(kind)) for kind in kinds)).map(
            list
        )
    ),
)
GOODS = st.lists(st.builds("{} {}".format, st.integers(1, 4), st.sampled_from(HELD[:-1])), min_size=1, max_size=3)


def card(draw: st.DrawFn, row: dict[str, object]) -> dict[str, object]:
    """A card with other numbers and effects, as its ability allows."""
    ability = str(row["ability"])
    found = {**row, "effect": draw(GAINS)}
    for name in USED[ability]:
        found[name] = draw(st.integers(1, 9))
    if ability == "exchange":
        found["gain"] = draw(GOODS)
    if ability == "map_cube":
        found["gain"] = [f"cube {draw(st.sampled_from(PLACES))}"]
    if row["kind"] == "plan":
        found["bonus"] = draw(GAINS)
    return found


def goal(draw: st.DrawFn, row: dict[str, object]) -> dict[str, object]:
    """A goal with other costs and rewards."""
    slot = draw(st.lists(st.sampled_from(COLOURS), max_size=3)) if row["slot"] else []
    return {**row, "slot": slot, "pay": draw(PAID), "reward": draw(GAINS)}


@st.composite
def sets(draw: st.DrawFn) -> Path:
    """Our set with every card and goal that is drawn changed."""

    def row(table: str, values: dict[str, object]) -> dict[str, object]:
        if table in ("goal", "power", "starting", "objective", "emergency") and draw(st.integers(0, 7)) == 0:
            if table in ("goal", "power"):
                return goal(draw, values)
            if table == "emergency":
                return {**values, "effect": draw(GAINS), "bonus": draw(GAINS)}
            return card(draw, values)
        return values

    return rewritten(Path(tempfile.mkdtemp(prefix="lamplight-fuzz-")) / "own", row)


def fail(mishap: object) -> None:
    pytest.fail(str(mishap))


def bots(setup: Setup, names: list[str]) -> list[SeatedBot]:
    return [SeatedBot(Player.parse(name), setup, seat, f"fuzz/{seat}", fail) for seat, name in enumerate(names)]


SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]


@settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=SLOW)
@given(sets(), st.sampled_from([(2, 0), (3, 4), (1, 1)]), st.integers(0, 99))
def test_any_set_that_is_valid_can_be_played(folder: Path, mode: tuple[int, int], seed: int) -> None:
    players, chapter = mode
    assert [finding for finding in GAME.validate(folder) if finding.is_error] == []
    setup = GAME.setup(GAME.read_options({"players": players, "chapter": chapter}), folder)
    for speaker in SPEAKERS:
        for name in setup.catalogue.find_domain("drop", "card"):
            assert "blackout-" not in speaker.say(setup.piece_text(name))
    state = setup.start()
    assert isinstance(state, BlackoutState)
    play_out(state, bots(setup, ["expert@3", "novice", "random"][:players]), random.Random(seed).random)
    check_cubes(state)
    check_cards(state)


@settings(max_examples=2, deadline=None, derandomize=True, suppress_health_check=SLOW)
@given(sets())
def test_any_set_that_is_valid_can_be_drawn(folder: Path) -> None:
    names = [picture.name for picture in draw_game(GAME, folder, SPEAKERS[0])]
    assert len(set(names)) == len(names) > 100


# Every freedom at once, looked at after each action.

ASKS = {"batteries", "check-board", "check-plan", "heal", "leave", "pay", "place", "type"}
"""The answers to questions that come between an action and all that it does."""
LOOKED_AT = {"check-board", "check-plan", "complete", "goal", "leave", "place", "power", "type", "use"}
LIKELY = {"goal": 20, "power": 20, "complete": 3, "done": 1}


def free(folder: Path, seed: int) -> Path:
    """Our set with effects, bonuses, costs and rewards of every sort, and goals that ask for little else."""
    rng = random.Random(seed)

    def gained(most: int) -> list[str]:
        return [
            f"cube {rng.choice(PLACES)}" if rng.random() < 0.4 else f"{rng.randint(1, 3)} {rng.choice(HELD)}"
            for _ in range(rng.randint(0, most))
        ]

    def paid() -> list[str]:
        if rng.random() < 0.3:
            return [f"{rng.randint(1, 2)} any"]
        return [f"{rng.randint(1, 2)} {kind}" for kind in rng.sample(RESOURCES, rng.randint(0, 2))]

    def row(table: str, values: dict[str, object]) -> dict[str, object]:
        if table in ("goal", "power"):
            bare: dict[str, object] = {name: [] for name in ("slot", "tiles") if name in values}
            bare |= {"link": ""} if "link" in values else {}
            return {**values, **bare, "pay": paid(), "money": rng.randint(0, 2), "reward": gained(3)}
        if table in ("starting", "objective", "emergency"):
            bonus = gained(3) if table == "emergency" or values["kind"] == "plan" else []
            return {**values, "effect": gained(3), "bonus": bonus}
        return values

    return rewritten(folder, row)


@pytest.mark.parametrize(("seed", "seats", "chapter"), [(1, 2, 0), (2, 1, 1), (3, 2, 2)])
def test_cubes_are_kept_and_what_is_told_happens(tmp_path: Path, seed: int, seats: int, chapter: int) -> None:
    setup = GAME.setup(GAME.read_options({"players": seats, "chapter": chapter}), free(tmp_path / "own", seed))
    rng, match = random.Random(seed), Match(GAME, setup, Key.from_seed(f"free {seed}"))
    done = compared = 0
    while not match.over and done < 170:
        seat = rng.choice(match.to_act)
        legal = list(match.legal(seat))
        action = rng.choices(legal, [LIKELY.get(one.do, 4) for one in legal])[0]
        looked_at = action.do in LOOKED_AT
        effects = match.effects(seat, action) if looked_at else []
        before, told = held(match, seat), match.event_count
        match.play(seat, action)
        done += 1
        check_cubes(board(match))
        if not looked_at or match.over:
            continue
        kinds = {str(event["event"]) for event in match.events_for(seat, since=told)}
        asked = match.to_act == (seat,) and {one.do for one in match.legal(seat)} & ASKS - {"leave", "check-board"}
        if asked or kinds & {"phase", "round"}:
            continue
        after, foretold = held(match, seat), dict.fromkeys(ICONS.values(), 0)
        for effect in effects:
            if effect.kind in ("gain", "cost") and effect.picture in ICONS:
                foretold[ICONS[effect.picture]] += effect.count
        assert {name: after[name] - before[name] for name in after} == foretold, str(action)
        compared += 1
    assert compared
