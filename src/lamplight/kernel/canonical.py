"""One byte string for each value, on every machine: what hashes and digests are made of."""

from __future__ import annotations

import json

import msgspec

from .types import Plain

_ENCODER = msgspec.json.Encoder(order="sorted")


def canonical_bytes(value: object) -> bytes:
    """Canonical JSON: sorted keys, no spaces, UTF-8.

    >>> canonical_bytes({"b": 1, "a": [True, None, "é"]})
    b'{"a":[true,null,"\\xc3\\xa9"],"b":1}'
    """
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False, default=str).encode()


def plain_bytes(value: Plain) -> bytes:
    """The same bytes for plain data with names as keys, several times as fast: digests are made of them.

    >>> plain_bytes({"b": 1, "a": [True, None, "é"]}) == canonical_bytes({"b": 1, "a": [True, None, "é"]})
    True
    """
    return _ENCODER.encode(value)
