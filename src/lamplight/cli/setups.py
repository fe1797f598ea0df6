"""From command line arguments to a set-up and its players."""

from __future__ import annotations

from argparse import Namespace

from lamplight.bots import Player, bot_names
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Game, OptionValue
from lamplight.kernel.message import Message

FLAGS = ("players", "chapter", "solo", "difficulty")
"""Options of some game that have a flag of their own."""


def read_options(game: Game, given: Namespace) -> dict[str, OptionValue]:
    """The game's options from `--option` and from the flags that stand for an option."""
    options = {option.name: option for option in game.options}
    values = given_options(given)
    seats: str | None = given.seats
    if seats is not None and "players" in options and "players" not in values:
        values["players"] = str(len(seats.split(",")))
    read = game.read_options(values)
    for name in values:
        needed = options[name].needs
        if needed and read[needed] == options[needed].default:
            raise LamplightError(Message("cli-option-needs", {"option": name, "needs": needed}))
    return read


def given_options(given: Namespace) -> dict[str, object]:
    """What was said about options, as text."""
    values: dict[str, object] = {}
    texts: list[str] = given.option
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign:
            raise LamplightError(Message("cli-bad-option-form", {"text": text[:60]}))
        values[name.strip()] = value.strip()
    for name in FLAGS:
        chosen: object = vars(given).get(name)
        if chosen is not None:
            values[name] = chosen
    return values


def read_players(text: str | None, seats: int, default: str) -> tuple[str, ...]:
    """Who plays, seat by seat: `human` or the name of a bot."""
    players = tuple(part.strip() for part in text.split(",")) if text is not None else (default,) * seats
    for player in players:
        if player.partition("@")[0] not in ("human", *bot_names()):
            raise LamplightError(
                Message("cli-unknown-player", {"player": player[:40], "players": ", ".join(["human", *bot_names()])})
            )
        if player != "human":
            Player.parse(player)
    if len(players) != seats:  # said after unknown players, which are the likelier slip
        raise LamplightError(Message("cli-player-count", {"given": len(players), "seats": seats}))
    return players
