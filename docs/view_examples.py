"""A real view of each game, for the stories and tests of the web client: the engine makes it, so it is true."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import lamplight
from lamplight.kernel import Match
from lamplight.kernel.ledger import as_dict
from lamplight.kernel.types import Plain

from .view_types import interface_name

HEAD = """\
// Written by `make docs`: what the engine shows of a match. Do not edit.

import type {{ {name} }} from "./view.generated";

export const EXAMPLE: {name} = """


def city_at_night() -> Match:
    """A match of Blackout in which a district has just been secured, with a house and with a cube."""
    districts = as_dict(lamplight.new("blackout").ask("orange", {"ask": "map"})["districts"])
    cubes = districts["north"]
    players: dict[str, Plain] = {
        "orange": {
            "score": 12,
            "money": 7,
            "gps": 1,
            "cubes": cubes,
            "rondel": {"food": 2, "gasoline": 1, "medipack": 3},
        },
        "grey": {"score": 9, "cubes": cubes, "rondel": {"food": 1}, "unlocked": [1, 2, 3, 4, 5]},
    }
    match = lamplight.new("blackout", seed="city", position={"round": 4, "phase": 6, "players": players})
    return _played(match, lambda view: view["phase"] == 3 and view["round"] == 5)


def city_in_revolt() -> Match:
    """A match of Dual Powers on its way."""
    return _played(lamplight.new("dual-powers", seed="petrograd"), lambda view: view["round"] == 2)


def _played(match: Match, enough: Callable[[dict[str, Plain]], bool]) -> Match:
    """A match played at random until its view is as wanted; nobody ends a turn while there is something to do."""
    rng = random.Random("lamplight")
    wait = ("done", "skip", "ready", "return", "battery", "pass")
    while not enough(match.view(None)) or not match.to_act:
        seat = match.to_act[0]
        legal = list(match.legal(seat))
        match.play(seat, rng.choice([action for action in legal if action.do not in wait] or legal))
    return match


EXAMPLES: dict[str, Callable[[], Match]] = {"blackout": city_at_night, "dual-powers": city_in_revolt}


def written(game_id: str) -> str:
    """The file of one game: the view of the seat that is to act."""
    match = EXAMPLES[game_id]()
    view = json.dumps(match.view(match.to_act[0]), indent=4, ensure_ascii=False)
    return f"{HEAD.format(name=interface_name(game_id))}{view};\n"
