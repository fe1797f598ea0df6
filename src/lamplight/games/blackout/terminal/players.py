"""What lies before every player; and the boards of the others."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from lamplight.kernel.ledger import HIDDEN, as_dict, as_int, as_list, known_items

from .cards import card_shown, cards_shown, parts
from .flow import GAP, Flow, panel
from .sight import DONE, DOWN, LOCKED, OPEN, SIDE_STYLE, STAR, Sight


def others(sight: Sight) -> RenderableType:
    """The boards of the other players, clockwise."""
    return Group(*(panel(_other(sight, side), *_title(sight, side)) for side in sight.others))


def _title(sight: Sight, side: str) -> tuple[str, str]:
    mark = sight.mark(side).plain
    return f"{mark} {sight.name('side', side)}", SIDE_STYLE[side]


def _other(sight: Sight, side: str) -> RenderableType:
    view = sight.view
    held = sight.known(f"{side}.held")
    told = wealth(sight, side)
    if view[f"{side}.face_down"] is None:
        ready = "ready" if view[f"{side}.ready"] else "planning"
        told.append(Text(sight.text(f"cli-bo-{ready}"), style="bold" if ready == "ready" else "dim"))
    grid = facts()
    grid.add_row(sight.text("cli-bo-score"), Flow(told))
    piles: list[Text] = []
    for number, pile in slots(sight, side):
        ends = [" ‹"] * (len(pile) - 1) + ["  "]
        cards = [Text.assemble(card, (end, "dim")) for card, end in zip(pile, ends, strict=True)]
        piles += [Text.assemble((f"{number} ", "dim"), cards[0]), *cards[1:]]
    grid.add_row(sight.text("cli-bo-slots"), Flow(piles, " "))
    grid.add_row(sight.text("cli-bo-hand-count", count=len(held)), cards_shown(sight, held))
    goals = [card_shown(sight, card) for card in sight.known(f"{side}.objectives")]
    goals += [Text.assemble(card_shown(sight, card), f" {_marks(sight, side, card)}") for card in plans(sight, side)]
    goals.append(Text(f"{sight.text('cli-bo-power')} {_marks(sight, side, 'power')}"))
    grid.add_row(sight.text("cli-bo-objectives"), Flow(goals, ", "))
    grid.add_row(sight.text("cli-bo-checks"), unlocked(sight, side))
    beside(sight, grid, side)
    return grid


def beside(sight: Sight, grid: Table, side: str) -> None:
    """What lies beside a player's board: tiles and injured cards, if there are any."""
    for zone, told in (("tiles", _own_tiles(sight, side)), ("hospital", _hospital(sight, side))):
        if told:
            grid.add_row(sight.text(f"cli-bo-{zone}"), Flow(told, ", "))


def wealth(sight: Sight, side: str) -> list[Text]:
    """Points, money, tokens and cubes of a player."""
    view = sight.view
    score = as_dict(sight.ask("score")[side])
    told = sight.amount("points", score["track"])
    if sight.step:
        told = f"{told} ({sight.text('cli-bo-total', total=as_int(score['total']))})"
    owned = [Text(told, style=SIDE_STYLE[side])]
    owned += [Text(sight.amount(what, view[f"{side}.{what}"])) for what in ("money", "transport", "gps")]
    owned.append(Text(sight.text("cli-bo-supply", count=sight.count(f"{side}.supply"))))
    return owned


def slots(sight: Sight, side: str) -> Iterator[tuple[int, list[Text]]]:
    """Each slot from bottom to top; what is planned there face down on top, by name only for its owner."""
    view = sight.view
    count = as_int(sight.ask("board")["slots"])
    plan = view[f"{side}.plan"]
    down = view[f"{side}.face_down"]
    covered = [] if down is None else known_items(down)
    for number in range(1, count + 1):
        cards = [card_shown(sight, card) for card in sight.known(f"{side}.slot.{number}")]
        planned = None if plan == HIDDEN or side != sight.seat else as_list(plan)[number - 1]
        if planned is not None:
            cards.append(Text.assemble((f"{DOWN} ", "bold"), card_shown(sight, str(planned))))
        elif str(number) in covered:
            cards.append(Text(DOWN, style="bold"))
        if number == count and not sight.has_power(side, 2):
            cards.append(Text(sight.text("cli-bo-locked"), style="dim"))
        yield number, cards or [Text("–", style="dim")]


def plans(sight: Sight, side: str) -> list[str]:
    """The emergency plans whose goals a player may complete."""
    own = sight.view[f"{side}.emergency"]
    shared = [str(card) for card in as_dict(sight.ask("chapter")["plans"]).values()]
    return shared if own is None else [str(own), *shared]


def _marks(sight: Sight, side: str, card: str) -> str:
    """Which goals of a plan (or which restore-power goals) are done, as signs."""
    asked = sight.ask("board")["power"] if card == "power" else sight.ask("card", card=card)["goals"]
    numbers = range(1, len(as_list(asked)) + 1)
    done = [sight.ask("goal", card=card, number=number, side=side)["done"] for number in numbers]
    return "".join(DONE if one else OPEN for one in done)


def unlocked(sight: Sight, side: str) -> Flow:
    """The check-mark actions of the board (dim and with a house: locked) and the plans beside it."""
    houses = as_list(sight.view[f"{side}.houses"])
    told: list[Text] = []
    for number, action in enumerate(map(as_dict, as_list(sight.ask("board")["actions"])), start=1):
        locked = number in houses
        if side != sight.seat:
            told.append(Text(f"{LOCKED if locked else DONE}{number}", style="dim" if locked else "bold"))
            continue
        gain = sight.amount(str(action["gain"]), action["given"])
        cost = f"{sight.amount(str(action['cost']), action['amount'])} → " if action["cost"] is not None else ""
        sign = LOCKED if locked else DONE
        told.append(Text(f"{sign}{number} {cost}{gain}", style="dim" if locked else ""))
    for card in sight.known(f"{side}.check_area"):
        effects = [sight.speaker.say(part) for part in parts(sight, card)] if side == sight.seat else []
        told.append(Text.assemble(card_shown(sight, card), *(f" ({effect})" for effect in effects)))
    return Flow(told, GAP if side == sight.seat else " ")


def _own_tiles(sight: Sight, side: str) -> list[Text]:
    up, down = (sight.known(f"{side}.tiles_{way}") for way in ("up", "down"))
    told = [Text.assemble((f"{DONE} ", "green"), _tile_type(sight, tile)) for tile in up]
    return told + [Text(f"{DOWN} {_tile_type(sight, tile)}", style="dim") for tile in down]


def _hospital(sight: Sight, side: str) -> list[Text]:
    return [_injured(sight, card) for card in sight.known(f"{side}.hospital")]


def _injured(sight: Sight, card: str) -> Text:
    points = sight.ask("card", card=card)["points"]
    return Text.assemble(card_shown(sight, card), (f" {STAR}{points}", "dim"))


def _tile_type(sight: Sight, tile: str) -> str:
    kind = sight.ask("tile", tile=tile)["type"]
    return f"{sight.name('tile', tile)} ({sight.text(f'blackout-tile-type-{kind}')})"


def facts() -> Table:
    """A table of labels with what belongs to them."""
    grid = Table.grid(expand=True, padding=(0, 1))
    grid.add_column(style="dim", max_width=14)
    grid.add_column(ratio=1)
    return grid
