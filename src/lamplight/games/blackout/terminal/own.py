"""One's own board, with all that one needs for the next choice."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lamplight.kernel.ledger import as_dict, as_int, as_list

from .cards import card_shown, effect, goal_shown, objective_shown, worth
from .flow import Flow, panel
from .players import beside, facts, plans, slots, unlocked, wealth
from .sight import OWN, SIDE_STYLE, TARGET, Sight


def own_board(sight: Sight) -> RenderableType:
    """One's own board: wealth, goals with what they lack, slots and the hand."""
    seat, board = sight.seat, sight.ask("board")
    grid = facts()
    grid.add_row(sight.text("cli-bo-score"), Flow(wealth(sight, seat)))
    grid.add_row(sight.text("cli-bo-checks"), unlocked(sight, seat))
    beside(sight, grid, seat)
    numbers = range(1, len(as_list(board["power"])) + 1)
    power = [goal_shown(sight, "power", number, numbered=True) for number in numbers]
    grid.add_row(sight.text("cli-bo-power"), Group(*power))
    for card in plans(sight, seat):
        grid.add_row(sight.text("cli-bo-emergency"), objective_shown(sight, card))
    objectives = sight.known(f"{seat}.objectives")
    free = as_int(board["spots"]) - len(objectives)
    lines = [objective_shown(sight, card) for card in objectives]
    lines += [Text(sight.text("cli-bo-free", count=free), style="dim")] if free > 0 else []
    grid.add_row(sight.text("cli-bo-objectives"), Group(*lines))
    for number, pile in slots(sight, seat):
        grid.add_row(sight.text("cli-bo-slot", slot=number), Flow(pile, " ‹ "))
    if sight.step and sight.count("phase") == 4:
        grid.add_row(sight.text("cli-bo-search"), _scouting(sight))
    hand = _hand(sight)
    grid.add_row(sight.text("cli-bo-hand-count", count=len(hand)), _hand_table(sight, hand))
    limit = as_int(board["big_hand_limit" if sight.has_power(seat, 1) else "hand_limit"])
    signs = [Text(sight.text(f"cli-bo-sign-{sign}"), style="dim") for sign in ("icons", "points", "down", "house")]
    signs.append(Text(sight.text("cli-bo-limit", limit=limit), style="dim"))
    return panel(Group(grid, Flow(signs)), f"{OWN} {sight.name('side', seat)}", SIDE_STYLE[seat])


def _scouting(sight: Sight) -> str:
    asked = sight.ask("scouting")
    icons = sum(as_int(count) for count in as_dict(asked["hand"]).values())
    numbers = {name: as_int(asked[name]) for name in ("aside", "gps", "gps_icons")}
    return sight.text(
        "cli-bo-icons", hand=icons, aside=numbers["aside"], gps=numbers["gps"], worth=numbers["gps_icons"]
    )


def _hand(sight: Sight) -> list[str]:
    """The cards in hand that are not planned."""
    planned = as_list(sight.view[f"{sight.seat}.plan"])
    return [card for card in sight.known(f"{sight.seat}.held") if card not in planned]


def _hand_table(sight: Sight, cards: Sequence[str]) -> RenderableType:
    """The hand with what each card does; what is being planned or is in the team is marked."""
    if not cards:
        return Text("–", style="dim")
    team = sight.known("team") if sight.asked == sight.seat else []
    grid = Table.grid(padding=(0, 2, 0, 0))
    for card in cards:
        name = card_shown(sight, card)
        if card == sight.view[f"{sight.seat}.picking"] or card in team:
            name = Text.assemble((f"{TARGET} ", "bold cyan"), name)
        grid.add_row(name, Text(effect(sight, card)), worth(sight, card))
    return grid
