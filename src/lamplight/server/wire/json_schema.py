"""The JSON Schema of the live protocol, as it is published."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from .protocol import PROTOCOL, FromClient, FromServer


@cache
def protocol_schema() -> dict[str, Any]:
    """What clients send and what the server sends, with everything they are made of."""
    (client, server), parts = msgspec.json.schema_components(
        [FromClient, FromServer], schema_hook=_anything, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Lamplight live protocol {PROTOCOL}",
        "from_client": client,
        "from_server": server,
        "$defs": parts,
    }


def _anything(kind: type) -> dict[str, Any]:
    """What a game's view or answer is made of is the game's own."""
    if kind is not object:
        raise NotImplementedError(kind)
    return {"description": "Whatever the game makes of it."}
