"""A small client: with it a script or a bot can sit at any table of a Lamplight server (see docs/client.md)."""

from lamplight.text.extras import need

need("client", "lamplight.client")

from lamplight.server.wire.bodies import NewClock, NewTable  # noqa: E402

from .client import Client  # noqa: E402
from .errors import Refused, Unreachable  # noqa: E402
from .play import actions_of, play_with  # noqa: E402
from .table import Stream, Table  # noqa: E402

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
