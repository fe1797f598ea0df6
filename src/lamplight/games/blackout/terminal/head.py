"""The head of the board: round and phase, decks, dice, and the conditions of a chapter."""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from lamplight.kernel.ledger import as_dict, as_int, as_list, hidden_count
from lamplight.kernel.message import Argument, Message
from lamplight.kernel.types import Plain

from .flow import Flow
from .sight import COLOUR_STYLE, DICE, DONE, OPEN, SIDE_STYLE, Sight

PHASES = 8


def head(sight: Sight) -> RenderableType:
    """What time it is: round, phase, decks, dice, and what a chapter asks for."""
    view = sight.view
    when = sight.text("cli-bo-round", round=as_int(view["round"])) if view["round"] else sight.text("cli-bo-set-up")
    facts = [Text(when if sight.step else sight.text("cli-bo-over"), style="bold")]
    first = str(view["first"])
    if sight.others:
        facts.append(Text(sight.text("cli-bo-first", side=sight.name("side", first)), style=SIDE_STYLE[first]))
    decks = sight.text("cli-bo-decks", draw=hidden_count(view["deck"]), reserve=hidden_count(view["reserve"]))
    facts.append(Text(decks, style="dim"))
    if view["last_round"]:
        facts.append(Text(sight.text("cli-bo-last", round=as_int(view["last_round"])), style="bold yellow"))
    lines: list[RenderableType] = [Flow(facts), _phases(sight), _dice(sight)]
    if sight.ask("chapter")["chapter"]:
        lines += _chapter(sight)
    return Panel(Group(*lines), box=box.ROUNDED, padding=(0, 1))


def _phases(sight: Sight) -> Flow:
    phase = sight.count("phase") if sight.step else 0
    told: list[Text] = []
    for number in range(1, PHASES + 1):
        name = f"{number} {sight.text(f'blackout-phase-{number}')}"
        told.append(Text(f"[{name}]", style="bold reverse") if number == phase else Text(name, style="dim"))
    return Flow(told, " › ")


def _dice(sight: Sight) -> Flow:
    told = [Text(sight.label(sight.text("cli-bo-dice")).rstrip(), style="dim")]
    for colour in DICE:
        face = sight.face(colour)
        shown = "–" if face is None else sight.name("resource", face)
        told.append(Text.assemble(sight.die(colour), (f" {shown}", COLOUR_STYLE[colour])))
    return Flow(told)


def _chapter(sight: Sight) -> list[RenderableType]:
    """The title, each condition with how far everybody is, and the lines of the orchids."""
    asked = sight.ask("chapter")
    number = as_int(asked["chapter"])
    title = sight.text("blackout-conditions", number=number, name=sight.name("chapter", number))
    lines: list[RenderableType] = [Text(title, style="bold cyan")]
    seats = {side: as_dict(facts) for side, facts in as_dict(asked["seats"]).items()}
    needed = as_int(asked["goals"])
    which = "goals" if needed else "goals-all"
    goals = sight.text(f"blackout-conditions-{which}", count=needed)
    lines.append(_condition(sight, goals, seats, "goals", "goals_met"))
    if asked["condition"] is not None:
        args: dict[str, Argument] = {"count": as_int(asked["amount"])}
        if asked["district"] is not None:
            args["district"] = sight.name("district", asked["district"])
        told = sight.speaker.say(Message(f"blackout-conditions-{asked['condition']}", args))
        lines.append(_condition(sight, told, seats, "condition", "condition_met"))
    marks = [as_int(line) for line in as_list(asked["lines"])]
    orchids = as_int(asked["needed"])
    told = sight.text("blackout-conditions-orchids", lines=" / ".join(map(str, marks)), needed=orchids)
    wanted = marks[orchids - 1] if len(marks) >= orchids else 0
    for facts in seats.values():
        facts["score_met"] = as_int(facts["score"]) >= wanted
    lines.append(_condition(sight, told, seats, "score", "score_met"))
    return lines


def _condition(sight: Sight, told: str, seats: Mapping[str, Mapping[str, Plain]], count: str, met: str) -> Flow:
    sign = (f"{DONE} ", "bold green") if seats[sight.seat][met] else (f"{OPEN} ", "")
    counts = {side: as_int(facts[count]) for side, facts in seats.items()}
    return Flow([Text.assemble(sign, sight.label(told).rstrip()), sight.counts(counts, zeros=True)], " ", indent=2)
