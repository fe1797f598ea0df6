"""Candle, a game for two in a hundred lines: a hidden throw, a claim, and a guess whether to believe it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from lamplight import kernel as k

FACES = ["1", "2", "3", "4", "5", "6"]
CATALOGUE = k.Catalogue(
    [
        k.Verb("claim", what=["low", "high"]),
        k.Verb("believe"),
        k.Verb("doubt"),
        k.Verb("throw", chance=True, face=FACES),
    ]
)
CLAIM, BELIEVE, DOUBT, THROW = (CATALOGUE.base[verb] for verb in ("claim", "believe", "doubt", "throw"))


class CandleState(k.State):
    """North throws a die in secret and claims low (1-3) or high (4-6); South believes or doubts."""

    def __init__(self) -> None:
        super().__init__()
        self.throw = self.claim = self.answer = -1
        self.ask()

    def ask(self) -> None:
        """Whose turn follows from what has happened; a longer game keeps its open steps in `agenda`."""
        if self.throw < 0:
            self.acting, self.options = k.CHANCE, []
        elif self.claim < 0:
            self.acting, self.options = 0, [CLAIM, CLAIM + 1]
        elif self.answer < 0:
            self.acting, self.options = 1, [BELIEVE, DOUBT]
        else:
            self.acting, self.options = k.OVER, []

    def apply(self, seat: int, action: int) -> None:
        if seat == k.CHANCE:
            self.throw = action - THROW
            self.tell(0, "C1", (self.throw,), k.only(0))
        elif seat == 0:
            self.claim = action - CLAIM
            self.tell(1, "C2", (self.claim,))
        else:
            self.answer = action
            self.tell(2, "C3", (self.throw,))
        self.ask()

    def clone(self) -> CandleState:
        other = CandleState()
        other.throw, other.claim, other.answer = self.throw, self.claim, self.answer
        other.ask()
        return other

    def dump(self) -> dict[str, k.Plain]:
        return {"throw": self.throw, "claim": self.claim, "answer": self.answer}

    def chance_options(self) -> list[int]:
        return [THROW + face for face in range(6)] if self.acting == k.CHANCE else []

    def audience(self, seat: int, action: int) -> int:
        return k.only(0) if seat == k.CHANCE else k.EVERYONE

    def declare(self, ledger: k.Ledger) -> None:
        """Each piece with those who know it: the throw is North's until the end."""
        ledger.public("thrown", self.throw >= 0)
        ledger.public("claim", self.claim)
        ledger.public("answer", self.answer)
        ledger.piece("throw", self.throw, k.EVERYONE if self.answer >= 0 else k.only(0))

    def winners(self) -> list[int]:
        true_claim = self.claim == self.throw // 3
        return [1 if true_claim == (self.answer == BELIEVE) else 0]

    def returns(self) -> list[int]:
        return [1 if seat in self.winners() else -1 for seat in (0, 1)]

    def ending(self) -> str:
        return "guess"

    def ending_rule(self) -> str:
        return "C3"


class CandleSetup(k.Setup):
    """What stays the same during a match: catalogue, names, words."""

    game_id = "candle"
    max_length = 3
    catalogue = CATALOGUE
    seat_names = ("north", "south")
    set_name, set_hash = "none", ""
    event_book = k.EventBook(
        [
            k.EventKind("thrown", (("face", FACES),)),
            k.EventKind("claimed", (("what", ["low", "high"]),)),
            k.EventKind("shown", (("face", FACES),)),
        ]
    )

    def __init__(self, options: k.Options) -> None:
        self.options = options

    def start(self) -> CandleState:
        return CandleState()

    def load(self, data: Mapping[str, k.Plain]) -> CandleState:
        state = CandleState()
        state.throw, state.claim, state.answer = (int(str(data[name])) for name in ("throw", "claim", "answer"))
        state.ask()
        return state

    def position(self, description: Mapping[str, k.Plain]) -> CandleState:
        return self.load({**self.start().dump(), **description})

    def sampler(self, view: k.View, seat: int) -> Callable[[Callable[[], float]], CandleState]:
        """A state that the holder of this view cannot tell from the true one: an unknown throw may be any."""

        def draw(random: Callable[[], float]) -> CandleState:
            throw = view["throw"]
            if throw == k.HIDDEN:
                throw = int(random() * 6) if view["thrown"] else -1
            return self.load({"throw": throw, "claim": view["claim"], "answer": view["answer"]})

        return draw

    def prompt(self, state: k.State, seat: int) -> tuple[k.Message, str]:
        return k.Message("candle-ask" if state.acting == seat else "candle-wait"), "C2"

    def group(self, action: k.Action) -> str:
        return action.do

    def name(self, domain: str, value: str) -> k.Message:
        return k.Message(f"candle-{domain}-{value}", fallback=value)

    def refusal(self, state: k.State, seat: int, action: k.Action) -> k.Refusal | None:
        if action.id in state.legal(seat):
            return None
        return k.Refusal("C2" if action.do == "claim" else "C3", k.Message("candle-not-now"))


class Candle(k.Game):
    """The game as the registry knows it."""

    id = "candle"
    rules_version = 1
    options = ()
    rule_ids = ("C1", "C2", "C3")
    texts = Path(__file__).parent / "locales"
    sets = Path(__file__).parent
    default_set = "."

    def setup(self, options: k.Options, components: str | Path | None = None) -> CandleSetup:
        return CandleSetup(options)

    def validate(self, folder: Path) -> list[k.Finding]:
        return []


CANDLE = Candle()
