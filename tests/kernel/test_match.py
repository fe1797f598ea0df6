"""The object people hold: what a match promises, with the toy game Lanterns and with Embers, which is defined here."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lamplight
from lamplight.kernel import (
    CHANCE,
    HIDDEN,
    OVER,
    SEALED,
    Action,
    Catalogue,
    EventBook,
    EventKind,
    Finding,
    Game,
    IllegalAction,
    Key,
    LamplightError,
    Ledger,
    LegalActions,
    Match,
    Message,
    Option,
    Options,
    Plain,
    Refusal,
    ScriptedChance,
    Setup,
    State,
    UnknownGame,
    Verb,
    View,
    only,
    register,
    replay,
    verify,
)
from lamplight.testing import check_game

from . import lanterns

SEATS = ("ash", "birch", "cedar")
TOKENS = ["low", "mid", "high"]
FLARES = ["0", "1", "2"]
FLARE_WEIGHTS = [1, 2, 5]
WINDS = ["calm", "storm"]
EMBERS = Catalogue(
    [
        Verb("stoke"),
        Verb("rest"),
        Verb("hide", token=TOKENS),
        Verb("flare", chance=True, heat=FLARES),
        Verb("wind", chance=True, wind=WINDS),
    ]
)
STOKE, REST, HIDE, FLARE, WIND = (EMBERS.base[verb] for verb in ("stoke", "rest", "hide", "flare", "wind"))
TURNS = 6


class EmbersState(State):
    """Three seats stoke (a flare is drawn) or rest, twice each; all then hide two tokens in secret; the wind ends."""

    def __init__(self) -> None:
        super().__init__()
        self.heat = [0, 0, 0]
        self.flaring = 0
        self.hidden: list[list[int]] = [[], [], []]
        self.wind = -1

    def clone(self) -> EmbersState:
        other = EmbersState()
        other.heat = self.heat[:]
        other.flaring = self.flaring
        other.hidden = [tokens[:] for tokens in self.hidden]
        other.wind = self.wind
        other.turn = self.turn
        other.ask()
        return other

    def dump(self) -> dict[str, Plain]:
        return {
            "heat": list(self.heat),
            "flaring": self.flaring,
            "hidden": [list(tokens) for tokens in self.hidden],
            "wind": self.wind,
            "turn": self.turn,
        }

    def ask(self) -> None:
        self.options = []
        if self.flaring:
            self.acting = CHANCE
        elif self.turn < TURNS:
            self.acting, self.options = self.turn % 3, [STOKE, REST]
        elif any(len(tokens) < 2 for tokens in self.hidden):
            self.acting = SEALED
        else:
            self.acting = CHANCE if self.wind < 0 else OVER

    def apply(self, seat: int, action: int) -> None:
        if self.acting == SEALED:
            self.hidden[seat].append(action - HIDE)
        elif action == STOKE:
            self.flaring = 1
        elif seat == CHANCE and self.flaring:
            self.heat[self.turn % 3] += action - FLARE
            self.tell(0, "E1", (self.turn % 3, action - FLARE))
            self.flaring = 0
            self.turn += 1
        elif seat == CHANCE:
            self.wind = action - WIND
        else:
            self.turn += 1
        self.ask()

    def sealed_legal(self, seat: int) -> list[int]:
        return [HIDE, HIDE + 1, HIDE + 2]

    def sealed_ready(self, seat: int) -> bool:
        return len(self.hidden[seat]) == 2

    def chance_options(self) -> list[int]:
        if self.acting != CHANCE:
            return []
        return [FLARE, FLARE + 1, FLARE + 2] if self.flaring else [WIND, WIND + 1]

    def chance_weights(self) -> list[int]:
        if self.acting != CHANCE:
            return []
        return list(FLARE_WEIGHTS) if self.flaring else [3, 1]

    def roll(self, random: float) -> int:
        pool = [
            option
            for option, weight in zip(self.chance_options(), self.chance_weights(), strict=True)
            for _ in range(weight)
        ]
        return pool[int(random * len(pool))]

    def audience(self, seat: int, action: int) -> int:
        return only(seat) if self.acting == SEALED else -1

    def declare(self, ledger: Ledger) -> None:
        ledger.public("heat", list(self.heat))
        ledger.public("turn", self.turn)
        ledger.public("flaring", self.flaring)
        ledger.public("wind", self.wind)
        open_now = self.turn == TURNS and all(len(tokens) == 2 for tokens in self.hidden)
        for seat, name in enumerate(SEATS):
            ledger.public(f"{name}.ready", len(self.hidden[seat]) == 2)
            shown: list[Plain] = list(self.hidden[seat])
            ledger.piece(f"{name}.tokens", shown, -1 if open_now else only(seat))

    def scores(self) -> list[int]:
        return [self.heat[seat] + (sum(self.hidden[seat]) if self.wind else 0) for seat in range(3)]

    def winners(self) -> list[int]:
        return [seat for seat in range(3) if self.scores()[seat] == max(self.scores())]

    def returns(self) -> list[int]:
        return self.scores()

    def ending(self) -> str:
        return "wind"

    def ending_rule(self) -> str:
        return "E3"


class EmbersSetup(Setup):
    game_id = "embers"
    max_length = 19

    def __init__(self, options: Options) -> None:
        self.options = options
        self.catalogue = EMBERS
        self.event_book = EventBook([EventKind("flared", (("seat", SEATS), ("heat", FLARES)))])
        self.seat_names = SEATS
        self.set_name = "."
        self.set_hash = "embers"

    def start(self) -> EmbersState:
        state = EmbersState()
        state.ask()
        return state

    def load(self, data: Mapping[str, Plain]) -> EmbersState:
        state = EmbersState()
        state.heat = numbers(data["heat"])
        state.flaring = number(data["flaring"])
        hidden = data["hidden"]
        assert isinstance(hidden, list)
        state.hidden = [numbers(tokens) for tokens in hidden]
        state.wind = number(data["wind"])
        state.turn = number(data["turn"])
        state.ask()
        return state

    def position(self, description: Mapping[str, Plain]) -> EmbersState:
        return self.load({**self.start().dump(), **description})

    def sampler(self, view: View, seat: int) -> Callable[[Callable[[], float]], EmbersState]:
        def draw(random: Callable[[], float]) -> EmbersState:
            state = EmbersState()
            state.heat, state.turn = numbers(view["heat"]), number(view["turn"])
            state.flaring, state.wind = number(view["flaring"]), number(view["wind"])
            for place, name in enumerate(SEATS):
                tokens = view[f"{name}.tokens"]
                if tokens != HIDDEN:
                    state.hidden[place] = numbers(tokens)
                elif view[f"{name}.ready"]:
                    state.hidden[place] = [int(random() * 3), int(random() * 3)]
            state.ask()
            return state

        return draw

    def prompt(self, state: State, seat: int) -> tuple[Message, str]:
        return Message("embers-ask" if seat in state.to_act(3) else "embers-wait"), "E1"

    def group(self, action: Action) -> str:
        return action.do

    def name(self, domain: str, value: str) -> Message:
        return Message(f"embers-{domain}", fallback=value)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if action.id in state.legal(seat):
            return None
        return Refusal("E2" if action.do == "hide" else "E1", Message("embers-no", {"heat": 1}))

    def preview(self, state: State, seat: int, action: Action) -> list[Message]:
        state.apply(seat, action.id)  # on purpose: it is told that it may play on its copy
        return [Message("embers-preview", {"turn": state.turn})]

    def ask(self, state: State, seat: int, question: Mapping[str, Plain]) -> dict[str, Plain]:
        if question.get("ask") != "heat":
            return super().ask(state, seat, question)
        assert isinstance(state, EmbersState)
        answer: dict[str, Plain] = {"heat": list(state.heat)}
        state.heat[0] += 100  # on purpose: a careless game
        return answer


def number(value: Plain) -> int:
    assert isinstance(value, int)
    return value


def numbers(value: Plain) -> list[int]:
    assert isinstance(value, list)
    return [number(item) for item in value]


class Embers(Game):
    id = "embers"
    rules_version = 1
    options = (Option("wind", ("on", "off"), "E3"), Option("rounds", (2, 3), "E1"))
    rule_ids = ("E1", "E2", "E3")
    texts = Path(__file__).parent / "locales"
    sets = Path(__file__).parent
    default_set = "."

    def setup(self, options: Options, components: str | Path | None = None) -> EmbersSetup:
        return EmbersSetup(options)

    def validate(self, folder: Path) -> list[Finding]:
        return []

    def seat_counts(self, options: Options) -> tuple[int, ...]:
        return (3,)


EMBERS_GAME = Embers()


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


def test_embers_itself_is_a_sound_game() -> None:
    checks = ["clones", "serialisation", "bounded", "outcome", "undo", "sealed", "records", "chance"]
    register(EMBERS_GAME)
    check_game(EMBERS_GAME, seeds=range(4), checks=checks)


# New matches.


def test_the_same_seed_gives_the_same_match_and_another_one_another() -> None:
    assert everything(new_lanterns("a")) == everything(new_lanterns("a"))
    assert len({str(new_lanterns(str(seed)).record().actions) for seed in range(10)}) == 10


def test_without_a_seed_the_key_is_fresh() -> None:
    register(lanterns.GOOD)
    assert lamplight.new("lanterns").key.secret != lamplight.new("lanterns").key.secret


def test_an_unknown_game_is_refused_with_the_list_of_known_ones() -> None:
    register(lanterns.GOOD)
    with pytest.raises(UnknownGame, match="lanterns"):
        lamplight.new("chess")


def test_bad_options_are_refused_with_what_is_possible() -> None:
    register(lanterns.GOOD)
    with pytest.raises(LamplightError, match="unused"):
        lamplight.new("lanterns", options={"colour": "red"})
    with pytest.raises(LamplightError, match="no, yes"):
        lamplight.new("lanterns", options={"unused": "perhaps"})


def test_options_are_read_as_values_or_as_text_and_truth_is_not_a_number() -> None:
    assert EMBERS_GAME.read_options({"rounds": "3"}) == {"wind": "on", "rounds": 3}
    assert EMBERS_GAME.read_options({"rounds": 3, "wind": " OFF "}) == {"wind": "off", "rounds": 3}
    flag = Option("flag", (1, 0), "E1")
    for truth in (True, False):
        with pytest.raises(LamplightError):
            flag.read(truth)


@pytest.mark.parametrize("seats", [-1, 0, 1, 3, 100])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(seats: int) -> None:
    register(lanterns.GOOD)
    with pytest.raises(LamplightError, match="kernel-bad-seats"):
        lamplight.new("lanterns", seats=seats)


def test_the_right_number_of_seats_is_taken() -> None:
    register(lanterns.GOOD)
    assert lamplight.new("lanterns", seats=2).seats == ("north", "south")


# Seats.


def test_seats_go_by_number_and_by_name() -> None:
    match = new_lanterns()
    assert match.seats == ("north", "south")
    assert [match.seat(seat) for seat in ("north", "south", 0, 1, "chance", CHANCE)] == [0, 1, 0, 1, CHANCE, CHANCE]
    assert match.legal(0) == match.legal("north")
    assert match.view(1) == match.view("south")


@pytest.mark.parametrize("seat", ["west", "", "North", " north", "0", "x" * 500, 2, 15, -2, -3, 10**9])
def test_an_unknown_seat_is_refused_everywhere(seat: str | int) -> None:
    match = new_lanterns()
    asks: list[Callable[[], object]] = [
        lambda: match.seat(seat),
        lambda: match.legal(seat),
        lambda: match.prompt(seat),
        lambda: match.view(seat),
        lambda: match.events_for(seat),
        lambda: match.play(seat, "light red"),
        lambda: match.why_not(seat, "light red"),
        lambda: match.preview(seat, "light red"),
        lambda: match.ask(seat, {"ask": "heat"}),
        lambda: match.can_undo(seat),
        lambda: match.undo(seat),
        lambda: match.version(seat),
        lambda: match.record(seat),
        lambda: match.take_back(4, ["north", "south", seat]),
    ]
    before = everything(match)
    for ask in asks:
        with pytest.raises(LamplightError, match="kernel-unknown-seat") as caught:
            ask()
        assert len(str(caught.value)) < 200
    assert everything(match) == before


def test_chance_can_be_asked_what_a_seat_can_be_asked() -> None:
    """CHANCE is a seat too: it sees what a spectator sees or is refused, but nothing breaks."""
    match = new_lanterns()
    asks: dict[str, Callable[[], object]] = {
        "view": lambda: match.view("chance"),
        "events": lambda: match.events_for("chance"),
        "prompt": lambda: match.prompt("chance"),
        "why_not": lambda: match.why_not("chance", "light red"),
        "ask": lambda: match.ask("chance", {"ask": "heat"}),
        "record": lambda: match.record("chance"),
        "legal": lambda: match.legal("chance"),
        "can_undo": lambda: match.can_undo("chance"),
    }
    broken: list[str] = []
    for name, ask in asks.items():
        try:
            ask()
        except LamplightError:
            pass
        except Exception as error:
            broken.append(f"{name}: {type(error).__name__}: {error}")
    assert broken == []


def test_the_version_of_chance_is_not_that_of_the_last_seat() -> None:
    match = at_stakes()
    match.play("south", "stake 2")
    assert match.version("south") != match.version("north")
    try:
        version = match.version("chance")
    except LamplightError:
        return
    assert version != match.version("south")


@pytest.mark.parametrize("make", [new_lanterns, at_stakes])
def test_an_illegal_answer_of_chance_is_refused_like_any_other(make: Callable[[], Match]) -> None:
    refused(make(), "chance", "deal 1")


def test_a_card_that_is_gone_cannot_be_dealt_again() -> None:
    register(lanterns.GOOD)
    match = lamplight.new("lanterns", seed="a", ask_chance=True)
    match.play(CHANCE, "deal 3")
    refused(match, CHANCE, "deal 3")


# Actions.


def test_an_action_is_given_as_itself_as_a_dict_as_text_or_by_its_id() -> None:
    results: set[str] = set()
    action = new_lanterns().action("light gold")
    forms: list[Action | Mapping[str, Plain] | str | int] = [
        action,
        {"do": "light", "colour": "gold"},
        {"colour": "gold", "do": "light"},
        "light gold",
        "  light \t gold\n",
        action.id,
    ]
    for form in forms:
        match = new_lanterns()
        assert match.action(form) == action
        assert form in match.legal("north")
        assert match.why_not("north", form) is None
        match.play("north", form)
        results.add(everything(match))
    assert len(results) == 1


@pytest.mark.parametrize(
    "action",
    [
        "",
        "light",
        "light purple",
        "LIGHT red",
        "light red red",
        "fly",
        "x" * 10_000,
        "0",
        -1,
        10**6,
        {},
        {"do": "light"},
        {"do": "light", "colour": "red", "card": "1"},
        {"do": "light", "colour": ["red"]},
        {"do": "light", "colour": {"a": 1}},
        {"do": None},
        {"do": "stake", "card": 1},
        Action(0, "fly"),
        Action(999, "light", (("colour", "purple"),)),
    ],
)
def test_an_unknown_action_is_refused_everywhere(action: Action | Mapping[str, Plain] | str | int) -> None:
    match = new_lanterns()
    before = everything(match)
    asks: list[Callable[[], object]] = [
        lambda: match.action(action),
        lambda: match.play("north", action),
        lambda: match.why_not("north", action),
        lambda: match.preview("north", action),
    ]
    for ask in asks:
        with pytest.raises(LamplightError, match="kernel-unknown-action") as caught:
            ask()
        assert len(str(caught.value)) < 400
        assert "light" in str(caught.value)
    assert action not in match.legal("north")
    assert everything(match) == before


def test_an_action_of_another_catalogue_counts_by_its_name() -> None:
    match = new_lanterns()
    assert match.action(Action(7, "light", (("colour", "red"),))).id == lanterns.LIGHT


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.text(), st.lists, max_leaves=4))
@settings(max_examples=60, deadline=None)
def test_any_value_in_a_dict_is_found_or_refused(value: Plain) -> None:
    match = new_lanterns()
    try:
        found = match.action({"do": "light", "colour": value})
    except LamplightError:
        assert value not in lanterns.COLOURS
    else:
        assert found.get("colour") == value


# What is legal.


def test_legal_actions_are_a_container() -> None:
    match = new_lanterns()
    legal = match.legal("north")
    assert isinstance(legal, LegalActions)
    assert len(legal) == 4
    assert [str(action) for action in legal] == ["light red", "light blue", "light green", "light gold"]
    assert list(legal) == list(legal)
    assert str(legal).splitlines() == [str(action) for action in legal]
    assert bool(legal)
    assert not match.legal("south")
    assert len(match.legal("south")) == 0
    assert str(match.legal("south")) == ""
    assert "peek" not in legal
    assert "light red" not in match.legal("south")
    assert legal == match.legal(0)
    assert legal != match.legal(1)
    assert legal != ["light red"]
    with pytest.raises(TypeError):
        hash(legal)


def test_a_list_of_legal_actions_does_not_change_when_the_match_goes_on() -> None:
    match = new_lanterns()
    legal = match.legal("north")
    before = str(legal)
    match.play("north", "light red")
    match.play("north", "peek")
    assert str(legal) == before


def test_what_is_no_action_at_all_is_not_in_the_list() -> None:
    legal = new_lanterns().legal("north")
    contains: Callable[[object], bool] = legal.__contains__  # pyright: ignore[reportAssignmentType]
    things: list[object] = [None, 1.5, ["light", "red"], ("light", "red")]
    assert [contains(thing) for thing in things] == [False] * 4


def test_an_illegal_action_changes_nothing_and_names_the_rule() -> None:
    match = new_lanterns()
    error = refused(match, "north", "peek")
    assert error.rule == "L2"
    assert "[L2]" in str(error)
    assert error.message == Message("lanterns-no")
    assert refused(match, "north", "stake 1").rule == "L3"
    assert refused(match, "south", "light red").rule == "L2"
    assert refused(match, "north", "deal 1").rule == "L2"
    match = at_stakes("1234")
    assert refused(match, "north", "stake 2").rule == "L3"
    assert refused(match, "north", "stake 6").rule == "L3"
    match.play("north", "stake 1")
    refused(match, "north", "stake 2")
    match.play("south", "stake 2")
    assert match.over
    refused(match, "north", "stake 1")
    refused(match, "south", "light red")


def test_why_not_agrees_with_the_legal_list_throughout() -> None:
    for match in (new_lanterns(), dealt(), at_stakes(), new_embers(), at_hiding()):
        before = everything(match)
        for seat in match.seats:
            for action in match.setup.catalogue:
                refusal = match.why_not(seat, action)
                assert (refusal is None) == (action in match.legal(seat))
                assert refusal is None or refusal.rule in match.game.rule_ids
        assert everything(match) == before


def test_a_refusal_does_not_tell_what_the_other_holds() -> None:
    """South asks about every card; the answers are the same whatever north holds."""
    answers = {
        str([at_stakes(cards).why_not("south", action) for action in lanterns.CATALOGUE])
        for cards in ("1234", "3214", "5264")
    }
    assert len(answers) == 1


# Prompts, previews, questions.


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
            assert match.ask(None, {"ask": "heat"}) == {"heat": match.view(None)["heat"]}
        assert everything(match) == before


def test_a_preview_of_what_is_illegal_is_refused_with_the_rule() -> None:
    match = new_embers()
    with pytest.raises(IllegalAction) as caught:
        match.preview("ash", "hide low")
    assert caught.value.rule == "E2"
    with pytest.raises(IllegalAction):
        match.preview("birch", "rest")


@pytest.mark.parametrize("question", [{}, {"ask": "weather"}, {"ask": None}, {"ask": ["x"] * 1000}, {"what": 1}])
def test_an_unknown_question_is_refused(question: dict[str, Plain]) -> None:
    for match in (new_lanterns(), new_embers()):
        with pytest.raises(LamplightError, match="kernel-unknown-question") as caught:
            match.ask(0, question)
        assert len(str(caught.value)) < 200


# Views and events.


def test_views_show_what_a_seat_may_know_and_nothing_else() -> None:
    match = dealt("1234")
    assert match.view("north")["north.hand"] == {"known": ["1", "3"], "hidden": 0}
    assert match.view("north")["south.hand"] == {"known": [], "hidden": 2}
    assert match.view(None)["north.hand"] == match.view(None)["south.hand"] == {"known": [], "hidden": 2}
    match.play("north", "light red")
    match.play("north", "peek")
    assert match.view("north")["south.hand"] == {"known": ["2"], "hidden": 1}
    assert match.view("south")["south.hand"] == {"known": ["2", "4"], "hidden": 0}
    assert match.view("south")["north.hand"] == {"known": [], "hidden": 2}


def test_changing_a_view_does_not_change_the_match() -> None:
    match = dealt("1234")
    before = everything(match)
    view = match.view("north")
    lights, hand = view["lights"], view["north.hand"]
    assert isinstance(lights, list)
    assert isinstance(hand, dict)
    lights.append(3)
    hand.clear()
    view.clear()
    match.pending[0].append(1)
    match.all_events.clear()
    assert everything(match) == before


def test_events_reach_their_audience_only() -> None:
    match = dealt("1234")
    match.play("north", "light red")
    match.play("north", "peek")
    north, south, other = (match.events_for(seat) for seat in ("north", "south", None))
    assert {"event": "dealt", "seat": "north", "card": "1", "rule": "L1"} in north
    assert {"event": "dealt-hidden", "seat": "south", "rule": "L1"} in north
    assert {"event": "peeked-card", "seat": "north", "card": "2", "rule": "L2"} in north
    assert "peeked-card" not in [event["event"] for event in south + other]
    assert {"event": "peeked", "seat": "north", "rule": "L2"} in south
    assert [event for event in other if "card" in event] == []


def test_events_since_a_moment_are_those_after_it() -> None:
    match = dealt("1234")
    since = match.event_count
    assert match.events_for("north", since) == []
    match.play("north", "light gold")
    lit: dict[str, Plain] = {"event": "lit", "seat": "north", "colour": "gold", "rule": "L2"}
    assert match.events_for("north", since) == match.events_for(None, since) == [lit]
    assert match.events_for("north") == [*match.events_for("north")[:-1], lit]


# Secret choices.


def test_all_that_owe_a_secret_choice_are_to_act_until_it_is_in() -> None:
    match = at_stakes()
    assert list(match.to_act) == ["north", "south"]
    match.play("south", "stake 4")
    assert list(match.to_act) == ["north"]
    assert list(match.legal("south")) == [match.action("stake 2"), match.action("stake 4")]
    match.play("north", "stake 3")
    assert list(match.to_act) == []
    assert match.over


def test_a_secret_choice_can_be_changed_until_all_are_in() -> None:
    match = at_stakes("1234")
    for card in ("4", "2", "2", "4", "2"):
        match.play("south", f"stake {card}")
        assert match.view("south")["south.stake"] == card
        assert match.record("south").pending == (("south", {"do": "stake", "card": card}),)
    match.play("north", "stake 1")
    assert [row[:2] for row in match.record().actions[-2:]] == [
        ("north", {"do": "stake", "card": "1"}),
        ("south", {"do": "stake", "card": "2"}),
    ]
    refused(match, "south", "stake 4")
    assert match.outcome is not None
    assert match.outcome.winners == (1,)


def test_each_seat_has_its_own_version_while_all_choose() -> None:
    match = at_stakes()
    start = match.version("north"), match.version("south")
    match.play("south", "stake 2")
    assert (match.version("north"), match.version("south")) == (start[0], start[1] + 1)
    match.play("south", "stake 4")
    match.undo("south")
    assert match.version("north") == start[0]
    assert match.version("south") > start[1] + 2
    match.play("north", "stake 1")
    match.play("south", "stake 4")
    assert match.version("north") > start[0] + 1


def test_a_version_grows_with_every_change_and_with_nothing_else() -> None:
    match = new_lanterns()
    seen = match.version("north")
    refused(match, "north", "peek")
    match.preview("north", "light red")
    assert match.version("north") == seen
    changes: list[Callable[[], None]] = [
        lambda: match.play("north", "light red"),
        lambda: match.undo("north"),
        lambda: match.play("north", "light red"),
        lambda: match.play("north", "light red"),
        lambda: match.take_back(5, ["north", "south"]),
    ]
    for change in changes:
        change()
        assert match.version("north") > seen
        seen = match.version("north")


def seen_by(match: Match, seat: str | None) -> str:
    """All that reaches a seat in a running match, but for the digests."""
    rows = [] if seat is None else [row[:2] for row in match.record(seat).actions]
    own: list[object] = []
    if seat is not None:
        asked = [str(match.why_not(seat, action)) for action in match.setup.catalogue]
        previews = [str(match.preview(seat, action)) for action in match.legal(seat)]
        record = match.record(seat)
        own = [match.version(seat), match.can_undo(seat), str(match.prompt(seat)), asked, previews, record.pending]
        own += [str(match.legal(seat)), record.outcome, record.fairness.key]
    return json.dumps([match.view(seat), match.events_for(seat), match.to_act, rows, own])


def test_others_see_ready_or_not_ready_and_nothing_else() -> None:
    for watcher in ("north", None):
        looks: set[str] = set()
        for plays in (["stake 2"], ["stake 4"], ["stake 2", "stake 4"], ["stake 4", "stake 2", "stake 2"]):
            match = at_stakes("1234")
            assert match.view(watcher)["south.ready"] is False
            for play in plays:
                match.play("south", play)
            assert match.view(watcher)["south.ready"] is True
            assert match.view(watcher)["south.stake"] == HIDDEN
            looks.add(seen_by(match, watcher))
        assert len(looks) == 1


def test_what_others_see_goes_back_to_not_ready_with_an_undo() -> None:
    match = at_stakes("1234")
    before = seen_by(match, "north")
    match.play("south", "stake 2")
    assert seen_by(match, "north") != before
    match.undo("south")
    assert seen_by(match, "north") == before
    assert list(match.to_act) == ["north", "south"]
    assert match.pending == [[], []]


def test_a_sealed_choice_is_undone_by_its_seat_alone_and_only_until_all_are_in() -> None:
    match = at_stakes()
    assert not match.can_undo("north")
    match.play("south", "stake 2")
    assert (match.can_undo("north"), match.can_undo("south")) == (False, True)
    with pytest.raises(LamplightError, match="kernel-cannot-undo"):
        match.undo("north")
    match.undo("south")
    assert not match.can_undo("south")
    match.play("south", "stake 2")
    match.play("north", "stake 1")
    assert (match.can_undo("north"), match.can_undo("south")) == (False, False)


@given(st.permutations([0, 0, 1, 1, 2, 2]), st.lists(st.integers(0, 2), min_size=6, max_size=6))
@settings(max_examples=40, deadline=None)
def test_final_choices_are_recorded_in_seat_order_whatever_the_order_of_arrival(
    order: list[int], tokens: list[int]
) -> None:
    arrival, steady = at_hiding(), at_hiding()
    left = [tokens[:2], tokens[2:4], tokens[4:]]
    for seat, chosen in enumerate(left):
        for token in chosen:
            steady.play(seat, f"hide {TOKENS[token]}")
    for seat in order:
        arrival.play(seat, f"hide {TOKENS[left[seat].pop(0)]}")
    assert arrival.over
    assert str(arrival.record()) == str(steady.record())
    assert [row[0] for row in arrival.record().actions[-7:-1]] == ["ash", "ash", "birch", "birch", "cedar", "cedar"]


def test_in_a_choice_of_two_steps_the_last_one_can_be_changed_and_both_undone() -> None:
    match = at_hiding()
    match.play("birch", "hide low")
    assert list(match.to_act) == ["ash", "birch", "cedar"]
    match.play("birch", "hide mid")
    assert list(match.to_act) == ["ash", "cedar"]
    match.play("birch", "hide high")
    assert match.pending == [[], [HIDE, HIDE + 2], []]
    match.undo("birch")
    assert match.pending == [[], [HIDE], []]
    match.undo("birch")
    assert match.pending == [[], [], []]
    assert not match.can_undo("birch")


def test_the_draw_after_the_last_secret_choice_does_not_depend_on_undone_ones() -> None:
    straight, winding = at_hiding(), at_hiding()
    for match in (straight, winding):
        if match is winding:
            for _ in range(3):
                match.play("cedar", "hide high")
                match.play("ash", "hide high")
                match.undo("cedar")
                match.undo("ash")
        for seat in SEATS:
            match.play(seat, "hide mid")
            match.play(seat, "hide low")
    assert str(straight.record()) == str(winding.record())


# Undo.


def test_undo_goes_back_step_by_step_over_ones_own_turn() -> None:
    match = dealt()
    start = str(match.record())
    match.play("north", "light red")
    middle = str(match.record())
    match.play("north", "light blue")
    assert (match.can_undo("north"), match.can_undo("south")) == (True, False)
    match.undo("north")
    assert str(match.record()) == middle
    match.undo("north")
    assert str(match.record()) == start
    assert not match.can_undo("north")
    with pytest.raises(LamplightError, match="kernel-cannot-undo"):
        match.undo("north")
    assert str(match.record()) == start


def test_undo_stops_where_chance_answered() -> None:
    match = new_embers()
    match.play("ash", "rest")
    assert match.can_undo("ash")
    match.play("birch", "stoke")
    assert [match.can_undo(seat) for seat in SEATS] == [False] * 3


def test_undo_stops_where_the_first_draws_were_made() -> None:
    match = new_lanterns()
    assert [match.can_undo(seat) for seat in match.seats] == [False, False]
    assert not match.can_undo("chance")


def test_undo_stops_where_the_seat_learned_something() -> None:
    match = dealt()
    match.play("north", "light red")
    match.play("north", "peek")
    assert not match.can_undo("north")
    match = dealt("1234")
    match.play("north", "light red")
    match.play("north", "light red")
    match.play("south", "light red")
    match.play("south", "peek")
    assert not match.can_undo("south")


def test_undo_stops_where_another_seat_acted() -> None:
    match = dealt()
    match.play("north", "light red")
    match.play("north", "light red")
    match.play("south", "light red")
    assert (match.can_undo("north"), match.can_undo("south")) == (False, True)
    match.undo("south")
    assert not match.can_undo("north")


def test_undo_takes_events_back() -> None:
    match = dealt()
    before = match.events_for("south")
    match.play("north", "light red")
    match.undo("north")
    assert match.events_for("south") == before


def test_an_undone_action_can_be_replaced_and_the_record_shows_the_final_one_alone() -> None:
    match = dealt()
    match.play("north", "light red")
    match.undo("north")
    match.play("north", "light gold")
    assert [row[1] for row in match.record().actions[4:]] == [{"do": "light", "colour": "gold"}]


# Taking back by consent.


@pytest.mark.parametrize("consent", [[], ["north"], ["south", 1], ["north", "chance"], ["north", "north"]])
def test_taking_back_needs_the_consent_of_every_seat(consent: list[str | int]) -> None:
    match = dealt()
    match.play("north", "light red")
    before = everything(match)
    with pytest.raises(LamplightError, match="kernel-consent-missing"):
        match.take_back(4, consent)
    assert everything(match) == before


@pytest.mark.parametrize("keep", [-1, -5, 0, 1, 3, 5, 6, 10**9])
def test_one_cannot_go_back_to_where_there_is_nothing_or_where_chance_is_asked(keep: int) -> None:
    match = dealt()
    match.play("north", "light red")
    before = everything(match)
    with pytest.raises(LamplightError, match="kernel-bad-takeback"):
        match.take_back(keep, match.seats)
    assert everything(match) == before


def test_a_take_back_is_recorded_and_leads_to_the_earlier_state() -> None:
    match = dealt()
    state, events = match.state.dump(), match.events_for("north")
    match.play("north", "light red")
    match.play("north", "peek")
    match.play("south", "light red")
    rows = match.record().actions
    match.take_back(4, ["south", "north"])
    assert match.state.dump() == state
    assert match.events_for("north") == events
    assert match.record().actions[:-1] == rows
    assert match.record().actions[-1][:2] == ("take-back", 4)
    assert list(match.to_act) == ["north"]
    assert not match.can_undo("north")
    assert match.record("south").actions[-1][:2] == ("take-back", 4)


def test_undo_does_not_cross_a_take_back() -> None:
    match = dealt()
    match.play("north", "light red")
    match.play("north", "light red")
    match.take_back(5, match.seats)
    assert not match.can_undo("north")
    match.play("north", "light gold")
    match.undo("north")
    assert match.record().actions[-1][0] == "take-back"
    assert not match.can_undo("north")


def test_chance_is_drawn_afresh_after_a_take_back() -> None:
    """Over twenty seeds the same stoke, taken back and played again, does not always flare alike."""
    changed = 0
    for seed in range(20):
        match = new_embers(str(seed))
        match.play("ash", "stoke")
        first = match.record().actions[-1]
        match.take_back(0, SEATS)
        match.play("ash", "stoke")
        second = match.record().actions[-1]
        assert first[0] == second[0] == "chance"
        changed += first[1] != second[1]
    assert 5 <= changed <= 18


def test_a_record_with_take_backs_verifies_and_replays() -> None:
    match = new_embers()
    for turn in range(TURNS):
        match.play(turn % 3, "stoke")
    match.take_back(8, SEATS)
    match.play(1, "stoke")
    match.take_back(0, SEATS)
    for turn in range(TURNS):
        match.play(turn % 3, "stoke")
    for seat in SEATS:
        match.play(seat, "hide low")
        match.play(seat, "hide mid")
    verdict = verify(match.record())
    assert (verdict.all_proved, verdict.finished, verdict.draws) == (True, True, 14)
    assert str(replay(match.record()).record()) == str(match.record())


def test_taking_back_opens_a_phase_of_secret_choices_again() -> None:
    match = lamplight.new("dual-powers", seed="take back")
    start = len(match.entries)
    for seat in match.seats:
        match.play(seat, next(iter(match.legal(seat))))
    assert len(match.to_act) == 1
    match.take_back(start, match.seats)
    assert match.to_act == match.seats
    assert match.pending == [[], []]
    for seat in reversed(match.seats):
        match.play(seat, list(match.legal(seat))[1])
    assert verify(match.record()).all_proved


def test_nothing_is_taken_back_once_the_key_is_published() -> None:
    match = at_stakes("1234")
    match.play("south", "stake 4")
    match.play("north", "stake 1")
    assert match.over
    with pytest.raises(LamplightError, match="kernel-takeback-over"):
        match.take_back(8, match.seats)


def test_taking_back_into_the_middle_of_secret_choices_leaves_no_broken_match() -> None:
    """Final choices are committed together: keeping only north's is refused, or north can still change it."""
    match = at_stakes("1234")
    match.play("south", "stake 4")
    match.play("north", "stake 1")
    before = everything(match)
    try:
        match.take_back(9, match.seats)
    except LamplightError:
        assert everything(match) == before
        return
    assert "stake 3" in match.legal("north")
    match.play("north", "stake 3")
    match.play("south", "stake 2")
    assert match.over
    assert verify(match.record(), components=".").finished


def test_taking_back_while_secret_choices_are_coming_in_drops_them() -> None:
    match = at_stakes("1234")
    match.play("south", "stake 4")
    match.take_back(7, match.seats)
    assert list(match.to_act) == ["south"]
    match.play("south", "light blue")
    assert match.pending == [[], []]
    assert list(match.to_act) == ["north", "south"]


# From a position, and with other answers for chance.

POSITION: dict[str, Plain] = {"hands": [[0, 2], [1, 3]], "known": [1, 2, 1, 2, 0, 0], "step": 6, "turn": 2}


def fresh_position() -> dict[str, Plain]:
    copied: dict[str, Plain] = json.loads(json.dumps(POSITION))
    return copied


def test_a_match_starts_from_a_position() -> None:
    register(lanterns.GOOD)
    match = lamplight.new("lanterns", seed="a", position=fresh_position())
    assert list(match.to_act) == ["south"]
    assert match.view("south")["south.hand"] == {"known": ["2", "4"], "hidden": 0}
    assert match.record().position == POSITION
    match.play("south", "light red")
    again = replay(match.record(), components=".")
    assert str(again.record()) == str(match.record())


def test_what_the_caller_does_to_the_position_later_does_not_change_the_record() -> None:
    register(lanterns.GOOD)
    given_position = fresh_position()
    match = lamplight.new("lanterns", seed="a", position=given_position)
    given_position["step"] = 7
    hands = given_position["hands"]
    assert isinstance(hands, list)
    hands.clear()
    assert match.record().position == POSITION
    assert replay(match.record(), components=".").to_act == ("south",)


def test_a_match_from_a_position_can_be_replayed_however_far_it_went() -> None:
    """The position in the record is the one at the start, also when the state was built from the very same lists."""
    register(lanterns.GOOD)
    position: dict[str, Plain] = {"hands": [[0], [1]], "known": [1, 2, 0, 0, 0, 0], "step": 2}
    match = lamplight.new("lanterns", seed="a", position=position)
    match.play("north", "light red")
    assert match.record().position == {"hands": [[0], [1]], "known": [1, 2, 0, 0, 0, 0], "step": 2}
    assert str(replay(match.record(), components=".").record()) == str(match.record())


def test_with_ask_chance_one_answers_oneself() -> None:
    register(EMBERS_GAME)
    match = lamplight.new("embers", seed="a", ask_chance=True)
    assert match.weights() == []
    match.play("ash", "stoke")
    assert list(match.to_act) == ["chance"]
    assert [str(action) for action in match.legal("chance")] == ["flare 0", "flare 1", "flare 2"]
    assert match.weights() == FLARE_WEIGHTS
    assert match.can_undo("ash")  # chance has been asked and has not answered
    match.play(CHANCE, {"do": "flare", "heat": "2"})
    assert match.view(None)["heat"] == [2, 0, 0]
    assert not match.can_undo("ash")
    assert match.record().fairness.source == "given"
    verdict = verify(match.record())
    assert (verdict.draws, verdict.proved, verdict.all_proved) == (1, 0, False)


def test_a_script_answers_for_chance() -> None:
    match = dealt("6521")
    assert match.view("north")["north.hand"] == {"known": ["6", "2"], "hidden": 0}
    assert match.record().fairness.source == "given"


def test_a_script_with_an_impossible_answer_or_without_an_answer_says_so() -> None:
    register(lanterns.GOOD)
    with pytest.raises(LamplightError, match="kernel-script-impossible"):
        lamplight.new("lanterns", chance=ScriptedChance([lanterns.DEAL, lanterns.DEAL]))
    with pytest.raises(LamplightError, match="kernel-script-impossible"):
        lamplight.new("lanterns", chance=ScriptedChance([lanterns.LIGHT]))
    with pytest.raises(LamplightError, match="kernel-script-ended"):
        lamplight.new("lanterns", chance=ScriptedChance([lanterns.DEAL]))


def test_a_match_whose_script_has_ended_still_tells_the_truth() -> None:
    register(EMBERS_GAME)
    match = lamplight.new("embers", seed="a", chance=ScriptedChance([FLARE + 1]))
    match.play("ash", "stoke")
    with pytest.raises(LamplightError, match="kernel-script-ended"):
        match.play("birch", "stoke")
    assert list(match.to_act) == ["chance"]
    match.play(CHANCE, "flare 2")
    assert match.view(None)["heat"] == [1, 2, 0]
    assert verify(match.record()).actions == 4


# The end.


def test_a_match_has_no_outcome_before_its_end_and_nothing_to_do_after_it() -> None:
    match = at_stakes("1234")
    assert (match.outcome, match.over) == (None, False)
    match.play("north", "stake 3")
    match.play("south", "stake 4")
    assert match.over
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.returns, outcome.ending, outcome.rule) == ((1,), (-1, 1), "stakes", "L3")
    assert list(match.to_act) == []
    assert not match.legal("north")
    assert not match.legal("chance")
    assert match.prompt("north").groups == ()


def test_a_victory_can_be_shared() -> None:
    match = new_embers()
    for turn in range(TURNS):
        match.play(turn % 3, "rest")
    for seat in SEATS:
        match.play(seat, "hide mid")
        match.play(seat, "hide mid")
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1, 2)
    outcome = match.record().outcome
    assert outcome is not None
    assert outcome.winners == SEATS


def test_a_match_by_hand_takes_the_same_course_as_one_made_by_new() -> None:
    setup = EMBERS_GAME.setup(EMBERS_GAME.read_options({}))
    match = Match(EMBERS_GAME, setup, Key.from_seed("petrograd"))
    assert everything(match) == everything(new_embers())


@given(st.data())
@settings(max_examples=40, deadline=None)
def test_any_walk_with_undo_and_take_back_keeps_a_record_that_replays(data: st.DataObject) -> None:
    match = new_embers(str(data.draw(st.integers(0, 50))))
    for _ in range(data.draw(st.integers(0, 30))):
        if match.over:
            break
        undoing = [seat for seat in SEATS if match.can_undo(seat)]
        keeps = [keep for keep, entry in enumerate(match.entries) if entry.seat != CHANCE and keep <= TURNS]
        what = data.draw(st.sampled_from(["play", "play", "play", "undo", "back"]))
        if what == "undo" and undoing:
            match.undo(data.draw(st.sampled_from(undoing)))
        elif what == "back" and keeps:
            match.take_back(data.draw(st.sampled_from(keeps)), SEATS)
        else:
            seat = data.draw(st.sampled_from(match.to_act))
            match.play(seat, data.draw(st.sampled_from(list(match.legal(seat)))))
    again = replay(match.record())
    assert str(again.record()) == str(match.record())
    assert again.state.dump() == match.state.dump()
    assert [again.events_for(seat) for seat in SEATS] == [match.events_for(seat) for seat in SEATS]
    assert all(again.can_undo(seat) for seat in SEATS if match.can_undo(seat))
    assert verify(match.record()).all_proved


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
