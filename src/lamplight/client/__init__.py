"""A small client: with it a script or a bot can sit at any table of a Lamplight server (see docs/client.md)."""

from lamplight.server.wire.bodies import NewClock, NewTable

from .client import Client
from .errors import Refused, Unreachable
from .play import actions_of, play_with
from .table import Stream, Table

__all__ = [
    "Client",
    "NewClock",
    "NewTable",
    "Refused",
    "Stream",
    "Table",
    "Unreachable",
    "actions_of",
    "play_with",
]
