"""A bot that does wrong is reported, and the match goes on."""

from __future__ import annotations

import random
import threading
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NoReturn

import numpy as np
import pytest

from lamplight.bots import Clock, Mishap, Player, SeatedBot, play_out
from lamplight.bots.levels import RandomBot, Sampler
from lamplight.kernel import CHANCE, OVER, LamplightError, Ledger, View, find_game
from lamplight.text.speaker import LANGUAGES, Speaker

GAME = find_game("dual-powers")
SETUP = GAME.setup(GAME.read_options({}))


def fail(mishap: Mishap) -> None:
    pytest.fail(str(mishap))


class Raises:
    def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> int:
        raise RuntimeError("no idea")


class Cheats:
    def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> int:
        return -5


class Sleeps:
    def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> int:
        threading.Event().wait()
        return legal[0]


class Answers:
    """Gives the same answer to every question, whatever that is."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> Any:
        return self.answer


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise ValueError("not even this")


class Fails:
    def __init__(self, error: BaseException) -> None:
        self.error = error

    def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> int:
        raise self.error


class Counts:
    """Plays the first option and remembers how many there were."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> int:
        self.asked.append(len(legal))
        return legal[0]


@pytest.mark.parametrize(
    ("bot", "kind", "times"), [(Raises(), "raised", None), (Cheats(), "illegal", None), (Sleeps(), "overran", 1)]
)
def test_mistakes_are_reported_and_a_legal_action_is_played(
    bot: Raises | Cheats | Sleeps, kind: str, times: int | None
) -> None:
    told: list[Mishap] = []
    bots = [
        SeatedBot(Player.parse("random"), SETUP, 0, "a", told.append, bot, overrun=0.05),
        SeatedBot(Player.parse("random"), SETUP, 1, "b", told.append),
    ]
    state = SETUP.start()
    decisions = play_out(state, bots, random.Random(1).random)
    assert state.acting == OVER
    assert {mishap.kind for mishap in told} == {kind}
    assert {mishap.seat for mishap in told} == {"red"}
    assert len(told) == times if times else 10 < len(told) <= decisions
    for language in LANGUAGES:
        sentence = Speaker(language).say(told[0].message)
        assert "random" in sentence
        assert told[0].detail in sentence
        assert f"({Speaker(language).say(SETUP.name('side', 'red'))})" in sentence


@pytest.mark.parametrize(
    ("bot", "kind"),
    [
        *((Answers(answer), "illegal") for answer in (None, 1.0, True, "3", [1], np.array([1, 2]), -1)),
        (Fails(Unspeakable()), "raised"),
        (Fails(SystemExit(3)), "raised"),
    ],
)
def test_an_answer_of_any_kind_is_judged(bot: Answers | Fails, kind: str) -> None:
    told: list[Mishap] = []
    seated = SeatedBot(Player.parse("random"), SETUP, 0, "a", told.append, bot, overrun=60)
    state = SETUP.start()
    while state.to_act(2)[0] != 0:
        state.apply(CHANCE, state.roll(0.5))
    ledger = Ledger(0)
    state.declare(ledger)
    assert seated.choose(ledger.view, [0, 1]) in (0, 1)
    assert [mishap.kind for mishap in told] == [kind]


def test_numbers_of_numpy_are_answers() -> None:
    seated = SeatedBot(Player.parse("random"), SETUP, 0, "a", fail, Answers(np.int64(1)))
    ledger = Ledger(0)
    SETUP.start().declare(ledger)
    assert type(seated.choose(ledger.view, [0, 1])) is int


def test_a_bot_that_cannot_be_made_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def make(player: Player, *_: object) -> NoReturn:
        raise RuntimeError(f"no {player.name} today")

    told: list[Mishap] = []
    monkeypatch.setattr(Player, "make", make)
    player = replace(Player.parse("random"), name="stranger")
    seated = SeatedBot(player, SETUP, 0, "a", told.append)
    assert [(mishap.kind, mishap.detail) for mishap in told] == [("raised", "RuntimeError: no stranger today")]
    assert seated.choose({}, [0, 1]) in (0, 1)


def test_a_bot_is_not_asked_what_has_one_answer() -> None:
    counter = Counts()
    bots = [SeatedBot(Player.parse("random"), SETUP, seat, "a", fail, counter) for seat in (0, 1)]
    play_out(SETUP.start(), bots, random.Random(1).random)
    assert min(counter.asked) > 1
    assert bots[0].choose({}, [7]) == 7


def test_time_is_given_anew_when_others_have_acted() -> None:
    bot = SeatedBot(Player.parse("expert@2s"), SETUP, 0, "a", fail, RandomBot("x"))
    bot.clock.left = 0.25
    bot.others_acted()
    assert bot.clock.left == 2.0


def test_alone_time_is_given_anew_with_every_turn_of_the_game() -> None:
    setup = GAME.setup(GAME.read_options({"solo": "red"}))
    bot = SeatedBot(Player.parse("expert@2s"), setup, 0, "a", fail, RandomBot("x"))
    state = setup.start()
    rng = random.Random(4)
    spent: list[tuple[int, float]] = []
    while state.acting != OVER:
        seat = state.to_act(1)[0]
        if seat < 0:
            state.apply(seat, state.roll(rng.random()))
            continue
        action = bot.choose_in(state)
        spent.append((state.turn, bot.clock.left))
        bot.clock.left -= 0.125
        state.apply(seat, action)
    firsts = dict(reversed(spent))
    assert len(firsts) > 3
    assert set(firsts.values()) == {2.0}


@pytest.mark.parametrize(
    "text", ["expert@0", "expert@", "steady@-3", "expert@0s", "casual@1e9", "expert@1h", "expert@99999999999"]
)
def test_budgets_that_are_none(text: str) -> None:
    with pytest.raises(LamplightError) as caught:
        Player.parse(text)
    assert caught.value.message.id == "bots-bad-budget"


@pytest.mark.parametrize("text", ["", "grandmaster", "human", "@5", "Expert"])
def test_unknown_bots_are_refused_with_those_that_there_are(text: str) -> None:
    with pytest.raises(LamplightError) as caught:
        Player.parse(text)
    assert "random, novice, casual, steady, expert" in Speaker("en").say(caught.value.message)


def test_names_with_budgets_read_back() -> None:
    for text in ("random", "expert@800", "expert@1.5s", "steady@0.25s"):
        assert str(Player.parse(text)) == text
    assert str(Player.parse("expert@500ms")) == "expert@0.5s"


def test_the_view_is_all_that_a_bot_gets() -> None:
    """The sampler that a bot is handed was made from the view: it tells nothing that the view does not."""
    handed: list[tuple[View, Sampler]] = []

    class Looks(RandomBot):
        def choose(self, view: View, legal: Sequence[int], sampler: Sampler, clock: Clock) -> int:
            handed.append((view, sampler))
            return super().choose(view, legal, sampler, clock)

    bots = [SeatedBot(Player.parse("random"), SETUP, seat, "a", fail, Looks("x")) for seat in (0, 1)]
    play_out(SETUP.start(), bots, random.Random(1).random)
    for number, (view, sampler) in enumerate(handed[::7]):
        sampled = sampler(random.Random(number).random)
        again = [Ledger(0), Ledger(1)]
        for ledger in again:
            sampled.declare(ledger)
        assert view in [ledger.view for ledger in again]
