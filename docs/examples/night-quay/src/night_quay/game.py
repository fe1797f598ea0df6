"""Night Quay as the kernel sees it: its options, its words, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from lamplight import kernel as k
from lamplight.kernel.game import Random

from . import pieces, quay, steps
from .pieces import Box, Pieces
from .quay import Quay

HERE = Path(__file__).parent


class NightQuaySetup(k.Setup):
    """The game with its options and component set fixed."""

    game_id = "night-quay"

    def __init__(self, options: k.Options, box: Box) -> None:
        self.options = options
        self.pieces = Pieces(box, int(options["players"]), fog=bool(options["fog"]))
        self.catalogue = self.pieces.catalogue
        self.event_book = self.pieces.event_book()
        self.view_fields = quay.view_fields(self.pieces)
        self.seat_names = self.pieces.seats
        self.set_name = box.name
        self.set_hash = box.content_hash
        self.max_length = self.seats + box.rounds * 3 * self.seats  # orders; boats, lamps and choices

    # States.

    def start(self) -> Quay:
        return steps.begin(self.pieces)

    def load(self, data: Mapping[str, k.Plain]) -> Quay:
        return quay.load(self.pieces, data)

    def sampler(self, view: k.View, seat: int) -> Callable[[Random], Quay]:
        return quay.sampler(self.pieces, view)

    def position(self, description: Mapping[str, k.Plain]) -> Quay:
        """The first round with its boats, changed by what a description says in the words of a view."""
        state = self.start()
        while state.acting == k.CHANCE:
            state.apply(k.CHANCE, state.chance_options()[0])
        everybody = k.Ledger(k.SPECTATOR)
        state.declare(everybody)
        view = everybody.view
        for name, value in description.items():
            if name not in view:
                raise k.BadPosition(k.Message("night-quay-bad-position", {"name": name[:60]}))
            view[name] = {"known": value, "hidden": 0} if isinstance(view[name], dict) else value
        try:
            return self.sampler(view, k.SPECTATOR)(lambda: 0.0)
        except (AssertionError, IndexError, KeyError, TypeError, ValueError):
            names = ", ".join(description)
            raise k.BadPosition(k.Message("night-quay-bad-position", {"name": names[:60]})) from None

    # Words. All of them are made from the seat's view, or from a state that was sampled from it.

    def prompt(self, known: k.Knowledge, seat: int) -> tuple[k.Message, str]:
        state = known.state
        assert isinstance(state, Quay)
        step = state.top()
        if step is None:
            return k.Message("night-quay-ask-over"), "Q3.3"
        if step is steps.LIGHT and seat in range(self.seats) and step.ready(state, seat):
            return k.Message("night-quay-ask-light-ready"), step.rule
        if step is steps.LIGHT or state.acting == seat:
            return k.Message(step.prompt), step.rule
        if state.acting >= 0:
            acting = self.name("side", self.seat_names[state.acting])
            return k.Message("night-quay-ask-wait", {"side": acting}), step.rule
        return k.Message("night-quay-ask-chance"), step.rule

    def name(self, domain: str, value: str) -> k.Message:
        if domain == "boat" and value in self.pieces.boats:
            goods, _, crates = value.rpartition("-")
            return k.Message("night-quay-boat", {"goods": self.name("goods", goods), "crates": int(crates)})
        if domain == "lamp" and value in self.pieces.lamps:
            return k.Message("night-quay-lamp", {"brightness": int(value.removeprefix("lamp-"))})
        return k.Message(f"night-quay-{domain}-{value}", fallback=value)

    def piece_by_name(self, name: str) -> k.Message | None:
        return self.name("boat", name) if name in self.pieces.boats else None

    def preview(self, state: k.State, seat: int, action: k.Action) -> list[k.Message]:
        assert isinstance(state, Quay)
        before, left = state.crates(seat), state.light_left(seat)
        if action.do == "light":
            spent = self.pieces.brightness[action.id - self.pieces.light]
            return [k.Message("night-quay-would-leave", {"points": left - spent})]
        if action.do == "row":
            return []
        state.apply(seat, action.id)
        return [k.Message("night-quay-would-score", {"points": state.crates(seat) - before})]

    def ask(self, state: k.State, seat: int, question: Mapping[str, k.Plain]) -> dict[str, k.Plain]:
        """`{"ask": "points"}`: what this seat has so far, as if the match ended now."""
        assert isinstance(state, Quay)
        if question.get("ask") == "points" and seat in range(self.seats):
            return {"crates": state.crates(seat), "lamps": state.light_left(seat)}
        return super().ask(state, seat, question)

    def refusal(self, state: k.State, seat: int, action: k.Action) -> k.Refusal | None:
        """The reason, with the rule of what was tried."""
        assert isinstance(state, Quay)
        if action.id in state.legal(seat):
            return None
        return k.Refusal(self.rule_of(action), self._reason(state, seat, action))

    def _reason(self, state: Quay, seat: int, action: k.Action) -> k.Message:
        if action.do == "light" and state.acting == k.SEALED:
            return k.Message("night-quay-no-spent", {"lamp": self.name("lamp", action.get("lamp"))})
        if action.do == "light":
            return k.Message("night-quay-no-light")
        if action.do in ("order", "arrive"):
            return k.Message("night-quay-no-chance")
        if state.acting != seat:
            return k.Message("night-quay-no-take")
        if action.do == "row":
            return k.Message("night-quay-no-fog")
        return k.Message("night-quay-no-boat", {"boat": self.name("boat", action.get("boat"))})


class NightQuay(k.Game):
    """Night Quay, for two to four merchants."""

    id = "night-quay"
    rules_version = 1
    options = (k.Option("players", (2, 3, 4), "Q1.1"), k.Option("fog", (False, True), "Q2.5"))
    rule_ids = ("Q1.1", "Q1.2", "Q1.3", "Q2.1", "Q2.2", "Q2.3", "Q2.4", "Q2.5", "Q3.1", "Q3.2", "Q3.3")
    texts = HERE / "texts"
    sets = HERE / "sets"
    default_set = "harbour"
    faces = {"research": "night_quay.research:RESEARCH"}  # noqa: RUF012 - never changed
    counts = k.Counts({"took": "boat"})
    ways = (
        k.Way("together", asks=(("players", (2, 3, 4)),)),
        k.Way("bots", asks=(("players", (2, 3, 4)),), bots=True),
    )

    def setup(self, options: k.Options, components: str | Path | None = None) -> NightQuaySetup:
        return NightQuaySetup(options, pieces.load(self.set_folder(components)))

    def validate(self, folder: Path) -> list[k.Finding]:
        return pieces.validate(folder)

    def seat_counts(self, options: k.Options) -> Sequence[int]:
        return (int(options["players"]),)


GAME = NightQuay()
