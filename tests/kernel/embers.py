"""A second toy game for the tests of the kernel, with draws in the middle of turns and a secret choice of two steps.

Embers, for three. Each seat in turn stokes (CHANCE says how far it flares) or rests, twice each. Then all hide two
tokens in secret, and CHANCE says whether the wind takes them. The hottest seat wins.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

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
    Knowledge,
    Ledger,
    Message,
    Option,
    Options,
    Plain,
    Refusal,
    Setup,
    State,
    Verb,
    View,
    only,
)

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

    def prompt(self, known: Knowledge, seat: int) -> tuple[Message, str]:
        return Message("embers-ask" if seat in known.state.to_act(3) else "embers-wait"), "E1"

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
