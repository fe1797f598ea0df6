"""What a goal still lacks: as data for screens, and in words."""

from __future__ import annotations

from lamplight.kernel.message import Argument, Message
from lamplight.kernel.types import Plain

from ..rules import city, goals
from ..rules.model import COLOURS, LETTERS, RESOURCES, TILE_TYPES
from ..rules.payment import payable_types
from ..rules.state import BlackoutState
from ..rules.tables import ANY
from ..rules.vocabulary import BATTERY, NOTHING, RING


def missing(state: BlackoutState, seat: int, goal: int) -> list[dict[str, Plain]]:
    """What a goal still asks for: one entry for each thing that is not there."""
    tables = state.tables
    own = state.rondel[seat]
    found: list[dict[str, Plain]] = []
    needed = tables.goal_slot[goal]
    if any(needed):
        short = [_short(state, pile, needed) for pile in state.slots[seat]]
        closest = min(range(len(short)), key=lambda slot: sum(short[slot]))
        if any(short[closest]):
            colours: dict[str, Plain] = {COLOURS[colour]: count for colour, count in enumerate(short[closest]) if count}
            found.append({"what": "slot", "slot": closest + 1, "cards": colours})
    amount, resource = tables.goal_amount[goal], tables.goal_resource[goal]
    if resource == ANY and not payable_types(state, seat, amount):
        found.append({"what": "any", "needed": amount, "own": max(own[:RING]), "batteries": own[BATTERY]})
    elif resource not in (ANY, NOTHING) and own[resource] + own[BATTERY] < amount:
        name = RESOURCES[resource]
        found.append(
            {
                "what": "resource",
                "resource": name,
                "needed": amount,
                "own": own[resource],
                "batteries": own[BATTERY],
            }
        )
    found += _further(state, seat, goal)
    if state.money[seat] < tables.goal_money[goal]:
        found.append({"what": "money", "needed": tables.goal_money[goal], "own": state.money[seat]})
    owned = goals.owned_types(state, seat)
    lacking = [TILE_TYPES[kind] for kind in tables.goal_tiles[goal] if kind not in owned]
    found.extend({"what": "tile", "type": kind} for kind in lacking)
    link = tables.goal_link[goal]
    if link != NOTHING and not city.linked(state, seat, link):
        found.append({"what": "link", "letter": LETTERS[link]})
    return found


def _further(state: BlackoutState, seat: int, goal: int) -> list[dict[str, Plain]]:
    """What is lacking of the further kinds of resources, each battery counted once."""
    tables, own = state.tables, state.rondel[seat]
    batteries = own[BATTERY]
    if tables.goal_more[goal]:
        batteries = max(0, batteries - max(0, tables.goal_amount[goal] - own[tables.goal_resource[goal]]))
    found: list[dict[str, Plain]] = []
    for resource, amount in tables.goal_more[goal]:
        if own[resource] + batteries < amount:
            name = RESOURCES[resource]
            found.append(
                {
                    "what": "resource",
                    "resource": name,
                    "needed": amount,
                    "own": own[resource],
                    "batteries": batteries,
                }
            )
        batteries = max(0, batteries - max(0, amount - own[resource]))
    return found


def _short(state: BlackoutState, pile: list[int], needed: list[int]) -> list[int]:
    """How many cards of each colour a slot lacks."""
    colours = [state.tables.card_colour[card] for card in pile]
    return [max(0, count - colours.count(colour)) for colour, count in enumerate(needed)]


def lacks(state: BlackoutState, seat: int, goal: int) -> list[Message]:
    """What a goal lacks, in words."""
    told: list[Message] = []
    for lack in missing(state, seat, goal):
        args: dict[str, Argument] = {}
        for key, value in lack.items():
            if key == "cards":
                assert isinstance(value, dict)
                args["cards"] = tuple(
                    Message(
                        "blackout-need-colour",
                        {"count": int(str(count)), "colour": Message(f"blackout-colour-{colour}")},
                    )
                    for colour, count in value.items()
                )
            elif key in ("resource", "type"):
                prefix = "resource" if key == "resource" else "tile-type"
                args[key] = Message(f"blackout-{prefix}-{value}")
            elif key == "letter":
                args[key] = str(value)
            elif key != "what":
                args[key] = int(str(value))
        told.append(Message(f"blackout-lack-{lack['what']}", args))
    return told
