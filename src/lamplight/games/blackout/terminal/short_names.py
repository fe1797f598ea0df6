"""Short names for the locations of a map."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

SHORT = 3
"""Letters of a short name."""


def short_names(names: Sequence[str]) -> list[str]:
    """A few letters for each name, all different: initials, or a beginning, or a number.

    >>> short_names(["Kam Tin", "Tai Wai", "Tai O", "Tai Po Market", "Kam"])
    ['KTi', 'TWa', 'TaO', 'TPM', '5']
    """
    words = [[word for word in re.split(r"[\s\-–'’]+", name) if word] or ["?"] for name in names]
    beginnings = Counter(split[0][:SHORT] for split in words)
    found: list[str] = []
    for number, split in enumerate(words, start=1):
        options = [option for option in _shortened(split, beginnings) if option not in found]
        found.append(options[0] if options else str(number))
    return found


def _shortened(words: Sequence[str], beginnings: Mapping[str, int]) -> Iterator[str]:
    first = words[0]
    if len(words) >= SHORT:
        yield "".join(word[0] for word in words[:SHORT])
    if beginnings[first[:SHORT]] == 1:
        yield first[:SHORT]
    if len(words) > 1:
        if len(words[1]) > 1:
            yield first[0] + words[1][:2]
        yield first[:2] + words[1][0]
        return
    for letter in first[SHORT:]:
        yield first[:2] + letter
