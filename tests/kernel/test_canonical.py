"""Digests are made of bytes that must be the same on every machine, whichever encoder writes them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from lamplight.kernel.canonical import canonical_bytes, plain_bytes
from lamplight.kernel.types import Plain

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
LEAVES: st.SearchStrategy[Plain] = st.none() | st.booleans() | st.integers(-(2**90), 2**90) | WORDS
PLAIN: st.SearchStrategy[Plain] = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(WORDS, inner, max_size=5), max_leaves=20
)


@given(PLAIN)
def test_the_fast_encoder_writes_the_same_bytes(value: Plain) -> None:
    assert plain_bytes(value) == canonical_bytes(value)
