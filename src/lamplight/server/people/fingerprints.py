"""Fingerprints of passwords: what changes when a password does."""

from __future__ import annotations

import hashlib


def fingerprint(hashed: str) -> str:
    """The fingerprint of a password's hash, which tells nothing of either."""
    return hashlib.sha256(hashed.encode()).hexdigest()[:32]
