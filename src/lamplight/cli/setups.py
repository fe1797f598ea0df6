"""From command line arguments to a set-up and its players."""

from __future__ import annotations

from argparse import Namespace

from lamplight.bots import BOTS
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Game, OptionValue
from lamplight.kernel.message import Message


def read_options(game: Game, given: Namespace) -> dict[str, OptionValue]:
    """The game's options from `--option`, `--solo` and `--difficulty`."""
    values: dict[str, object] = {}
    texts: list[str] = given.option
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise LamplightError(Message("cli-bad-option-form", {"text": text[:60]}))
        values[name.strip()] = value.strip()
    for name in ("solo", "difficulty"):
        chosen: object = vars(given).get(name)
        if chosen is not None:
            values[name] = chosen
    options = game.read_options(values)
    if "difficulty" in values and options.get("solo") == "none":
        raise LamplightError(Message("cli-difficulty-alone"))
    return options


def read_players(text: str | None, seats: int, default: str) -> tuple[str, ...]:
    """Who plays, seat by seat: `human` or the name of a bot."""
    players = tuple(part.strip() for part in text.split(",")) if text is not None else (default,) * seats
    for player in players:
        if player != "human" and player not in BOTS:
            raise LamplightError(
                Message("cli-unknown-player", {"player": player[:40], "players": ", ".join(["human", *BOTS])})
            )
    if len(players) != seats:  # said after unknown players, which are the likelier slip
        raise LamplightError(Message("cli-player-count", {"given": len(players), "seats": seats}))
    return players
