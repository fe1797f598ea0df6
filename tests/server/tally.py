"""Tally, a game for tests: two seats add numbers until there are twenty. Whoever stalls never answers.

`RULES_VERSION` and `THREE` are replaced to make another release of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path

from lamplight import kernel as k

RULES_VERSION = 1
THREE = 3
"""What adding three adds."""
GOAL = 20
CATALOGUE = k.Catalogue([k.Verb("add", what=["1", "2", "3"]), k.Verb("stall")])
ADD, STALL = CATALOGUE.base["add"], CATALOGUE.base["stall"]


class TallyState(k.State):
    """How much there is, and whose turn it is."""

    def __init__(self, total: int = 0, mover: int = 0) -> None:
        super().__init__()
        self.total = total
        self.mover = mover
        self.acting = k.OVER if total >= GOAL else mover
        self.options = [] if total >= GOAL else [ADD, ADD + 1, ADD + 2, STALL]

    def apply(self, seat: int, action: int) -> None:
        if action == STALL:
            re.match(r"(a+)+$", "a" * 60 + "b")  # holds the interpreter for longer than anybody lives
        added = THREE if action == ADD + 2 else action - ADD + 1
        self.tell(0, "T1", (seat, action - ADD))
        self.total += added
        self.mover = 1 - self.mover
        self.turn += 1
        self.acting = k.OVER if self.total >= GOAL else self.mover
        self.options = [] if self.total >= GOAL else self.options

    def clone(self) -> TallyState:
        other = TallyState(self.total, self.mover)
        other.turn = self.turn
        return other

    def dump(self) -> dict[str, k.Plain]:
        return {"total": self.total, "mover": self.mover, "turn": self.turn}

    def declare(self, ledger: k.Ledger) -> None:
        ledger.public("total", self.total)
        ledger.public("mover", self.mover)
        ledger.public("turn", self.turn)

    def winners(self) -> list[int]:
        return [1 - self.mover]

    def returns(self) -> list[int]:
        return [1 if seat in self.winners() else -1 for seat in (0, 1)]

    def ending(self) -> str:
        return "full"

    def ending_rule(self) -> str:
        return "T1"


class TallySetup(k.Setup):
    """What stays the same during a match."""

    game_id = "tally"
    max_length = 40
    catalogue = CATALOGUE
    seat_names = ("left", "right")
    set_name, set_hash = "plain", "tally-plain"
    event_book = k.EventBook([k.EventKind("added", (("seat", ["left", "right"]), ("what", ["1", "2", "3"])))])

    def __init__(self, options: k.Options) -> None:
        self.options = options

    def start(self) -> TallyState:
        return TallyState()

    def load(self, data: Mapping[str, k.Plain]) -> TallyState:
        state = TallyState(int(str(data["total"])), int(str(data["mover"])))
        state.turn = int(str(data["turn"]))
        return state

    def position(self, description: Mapping[str, k.Plain]) -> TallyState:
        return self.load({**self.start().dump(), **description})

    def sampler(self, view: k.View, seat: int) -> Callable[[Callable[[], float]], TallyState]:
        return lambda _: self.load(view)

    def prompt(self, known: k.Knowledge, seat: int) -> tuple[k.Message, str]:
        return k.Message("tally-ask", fallback="Add."), "T1"

    def group(self, action: k.Action) -> str:
        return action.do

    def name(self, domain: str, value: str) -> k.Message:
        return k.Message(f"tally-{domain}-{value}", fallback=value)

    def refusal(self, state: k.State, seat: int, action: k.Action) -> k.Refusal | None:
        if action.id in state.legal(seat):
            return None
        return k.Refusal("T1", k.Message("tally-not-now", fallback="Not now."))


class Tally(k.Game):
    """The game as the registry knows it."""

    id = "tally"
    rules_version = RULES_VERSION
    options = ()
    rule_ids = ("T1",)
    texts = Path(__file__).parent / "no-locales"
    sets = Path(__file__).parent / "tally-sets"
    default_set = "plain"

    def setup(self, options: k.Options, components: str | Path | None = None) -> TallySetup:
        return TallySetup(options)

    def validate(self, folder: Path) -> list[k.Finding]:
        return []


TALLY = Tally()


def installed(site: Path, *, rules_version: int = 1, three: int = 3) -> None:
    """Install this file as a game of somebody else's, in one release or another."""
    from .serve_process import install  # noqa: PLC0415 - over there, there are no tests

    source = Path(__file__).read_text(encoding="utf-8")
    source = source.replace("RULES_VERSION = 1\n", f"RULES_VERSION = {rules_version}\n")
    source = source.replace("THREE = 3\n", f"THREE = {three}\n")
    install(site, "tally", source, {"lamplight.games": {"tally": "TALLY"}})
    folder = site / "tally-sets" / "plain"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "set.toml").write_text('name = "plain"\n', encoding="utf-8")
