"""The page about privacy: it tells of everything that is kept about people, and what it says of deletion is true."""

from __future__ import annotations

import re
from pathlib import Path

from lamplight.server.storage import schema
from lamplight.text.speaker import Speaker

PAGE = Path(__file__).parents[2] / "web" / "src" / "pages" / "Privacy.svelte"
NAMING = {"person", "other", "owner", "host", "reporter", "turn"}
"""Columns that name somebody."""
TOLD = {
    "people": "account",
    "links": "account",
    "mails": "account",
    "sessions": "sessions",
    "tables": "play",
    "chairs": "play",
    "voices": "play",
    "bot_jobs": "play",
    "bot_shares": "play",
    "sets": "play",
    "results": "results",
    "ratings": "results",
    "attempts": "results",
    "relations": "people",
    "reports": "people",
}
"""Under which heading the page tells of what each table of the database keeps."""


def topics() -> list[str]:
    found = re.search(r"const TOPICS = \[([^\]]*)\]", PAGE.read_text(encoding="utf-8"))
    assert found is not None
    return re.findall(r'"([a-z]+)"', found[1])


def test_every_table_that_names_somebody_has_its_place_on_the_page() -> None:
    naming = {name for name, table in schema.metadata.tables.items() if NAMING & set(table.columns.keys())}
    assert naming | {"people"} == set(TOLD)
    assert set(TOLD.values()) <= set(topics())


def test_every_heading_has_its_sentences() -> None:
    speaker = Speaker("en")
    for topic in topics():
        assert speaker.text(f"web-privacy-{topic}")
        assert speaker.text(f"web-privacy-{topic}-more").endswith(".")


def test_no_address_has_a_column() -> None:
    """The page says that network addresses are not kept with an account."""
    for table in schema.metadata.tables.values():
        assert not {"ip", "address", "agent"} & set(table.columns.keys())
