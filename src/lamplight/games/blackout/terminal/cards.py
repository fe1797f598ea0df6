"""Cards and goals in words: what a card does, what a goal asks for and gives, and what is still missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rich.console import Group, RenderableType
from rich.text import Text

from lamplight.kernel.ledger import as_dict, as_int, as_list
from lamplight.kernel.message import Argument, Message
from lamplight.kernel.types import Plain

from .flow import Flow
from .sight import DONE, ICON, OPEN, STAR, TARGET, Sight

_HERE = "\0"
"""Stands in a sentence where coloured letters will be put."""


def card_shown(sight: Sight, card: str) -> Text:
    """A card by its colour and name."""
    letter = sight.letter(str(sight.ask("card", card=card)["colour"]))
    return Text.assemble(letter, f" {sight.name('card', card)}")


def cards_shown(sight: Sight, cards: Iterable[str]) -> Flow:
    """Cards in a row."""
    return Flow([card_shown(sight, card) for card in cards] or [Text("–", style="dim")], ", ")


def effect(sight: Sight, card: str) -> str:
    """What a card does when it is used."""
    asked = sight.ask("card", card=card)
    colour = str(asked["colour"])
    if asked["kind"] == "volunteer":
        face = sight.face(colour)
        if face is not None:
            return sight.amount(face, asked["cubes"])
        return f"{asked['cubes']} × {sight.die(colour).plain}"
    told = " · ".join(sight.speaker.say(part) for part in parts(sight, card))
    return sight.text("cli-bo-check", part=told) if asked["check"] is not None else told


def parts(sight: Sight, card: str) -> Iterator[Message]:
    """The parts of a card, each with what it costs and gives."""
    facts = sight.match.setup.piece_text(card).args.get("facts", ())
    for fact in facts if isinstance(facts, tuple) else ():
        part = fact.args.get("part")
        if isinstance(part, Message):
            if part.args.get("gain") == Message("blackout-gain-heal"):
                part = Message(part.id, {**part.args, "gain": Message("cli-bo-heal")})
            yield part
        elif fact.id.startswith("blackout-permanent"):
            yield fact


def worth(sight: Sight, card: str) -> Text:
    """The search icons and points of a card."""
    asked = sight.ask("card", card=card)
    return Text(f"{ICON}{asked['icons']} {STAR}{asked['points']}", style="dim")


def needs(sight: Sight, goal: Mapping[str, Plain]) -> Text:
    """What a goal asks for and what it gives."""
    told: list[Text] = []
    if goal["slot"]:
        told.append(_with_letters(sight, sight.text("cli-bo-need-slot", cards=_HERE), as_dict(goal["slot"])))
    if goal["resource"] == "any":
        told.append(Text(sight.text("blackout-need-any", count=as_int(goal["amount"]))))
    elif goal["resource"] is not None:
        told.append(Text(sight.amount(str(goal["resource"]), goal["amount"])))
    if goal["money"]:
        told.append(Text(sight.amount("money", goal["money"])))
    if goal["tiles"]:
        types = tuple(Message(f"blackout-tile-type-{kind}") for kind in as_list(goal["tiles"]))
        told.append(Text(sight.text("blackout-need-tiles", types=types)))
    if goal["link"] is not None:
        told.append(Text(sight.text("cli-bo-need-link", letter=str(goal["link"]))))
    line = Text(" + ").join(told) if told else Text(sight.text("blackout-need-nothing"))
    gains = ", ".join(sight.gain(as_dict(one)) for one in as_list(goal["rewards"]))
    return Text.assemble(line, f" → {gains}" if gains else "")


def _with_letters(sight: Sight, sentence: str, cards: Mapping[str, Plain]) -> Text:
    before, _, after = sentence.partition(_HERE)
    letters = [sight.letter(colour) for colour, count in cards.items() for _ in range(as_int(count))]
    return Text.assemble(before, *letters, after)


def _lacks(sight: Sight, goal: Mapping[str, Plain]) -> Text:
    """What is still missing for a goal."""
    told: list[Text] = []
    for lack in map(as_dict, as_list(goal["missing"])):
        what = str(lack["what"])
        if what == "slot":
            sentence = sight.text("cli-bo-lack-slot", slot=as_int(lack["slot"]), cards=_HERE)
            told.append(_with_letters(sight, sentence, as_dict(lack["cards"])))
            continue
        args: dict[str, Argument] = {}
        if what == "tile":
            args["type"] = Message(f"blackout-tile-type-{lack['type']}")
        elif what == "link":
            args["letter"] = str(lack["letter"])
        else:
            args["own"] = as_int(lack["own"]) + as_int(lack.get("batteries", 0))
            args["needed"] = as_int(lack["needed"])
            if what == "resource":
                args["resource"] = sight.name("resource", lack["resource"])
        told.append(Text(sight.speaker.say(Message(f"cli-bo-lack-{what}", args))))
    return Text(" · ").join(told)


def goal_shown(sight: Sight, card: str, number: int, *, numbered: bool) -> Flow:
    """A goal: done, possible or what it lacks."""
    goal = sight.ask("goal", card=card, number=number)
    sign = DONE if goal["done"] else OPEN
    line = Text.assemble(f"{sign} {number}. " if numbered else f"{sign} ", needs(sight, goal))
    if goal["done"]:
        line.stylize("green")
        return Flow([line], indent=2)
    if goal["missing"]:
        after = Text.assemble(sight.label(sight.text("cli-bo-lacks")), _lacks(sight, goal))
        after.stylize("dim")
    else:
        after = Text(f"{TARGET} {sight.text('cli-bo-possible')}", style="bold green")
    return Flow([line, after], indent=4)


def objective_shown(sight: Sight, card: str) -> RenderableType:
    """A card on an objective spot, or an emergency plan: what it is, its goals below it."""
    asked = sight.ask("card", card=card)
    head = card_shown(sight, card)
    head.stylize("bold")
    told = [head]
    if does := effect(sight, card):
        told.append(Text(does, style="dim"))
    if asked["kind"] == "plan":
        told.append(Text(sight.text("cli-bo-bonus", points=as_int(asked["bonus"])), style="dim"))
    else:
        told.append(worth(sight, card))
    count = len(as_list(asked["goals"]))
    goals = [goal_shown(sight, card, number, numbered=count > 1) for number in range(1, count + 1)]
    return Group(Flow(told, indent=2), *goals)
