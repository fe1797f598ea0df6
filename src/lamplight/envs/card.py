"""The card of a dataset: a page for people and a Croissant description for machines, made from the file alone.

    python -m lamplight.envs.card run/decisions.parquet

writes `decisions.md` and `decisions.croissant.json` beside it, and writes them anew each time.
"""

# pyright: basic
# pyarrow has no types.

from __future__ import annotations

import hashlib
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

from lamplight.text.extras import need

need("data", "lamplight.envs.card")

import pyarrow.parquet as pq  # noqa: E402

from .dataset import FORMAT, describe  # noqa: E402

MEANINGS = {
    "match": "The match.",
    "step": "The number of the decision in its match, from 0.",
    "seat": "Who decided.",
    "bot": "The name of the bot that decided, `human`, or nothing.",
    "observation": "What the seat observed; fields are listed below.",
    "legal": "1 for each legal action.",
    "action": "What was chosen: a number of the catalogue.",
    "outcome": "1: the seat won; -1: it did not; null: the match did not end.",
    "margin": "How far its score was ahead at the end; null as above.",
    "policy": "How much the bot preferred each legal action, in the order of their numbers.",
    "visits": "How often its search tried each.",
    "values": "What each promised its seat to the search, from 0 to 1.",
    "value": "What the search promised the seat over all.",
}
KINDS = {"string": "sc:Text", "float": "sc:Float", "double": "sc:Float"}


def summary(path: Path) -> dict[str, Any]:
    """What is in a dataset, counted."""
    table = pq.read_table(path, columns=["match", "bot", "seat", "outcome", "visits"])
    bots = Counter(table.column("bot").to_pylist())
    return {
        "rows": len(table),
        "matches": len(set(table.column("match").to_pylist())),
        "bots": dict(sorted(bots.items())),
        "unfinished": table.column("outcome").null_count,
        "searched": len(table) - table.column("visits").null_count,
        "sha256": hashlib.sha256(path.read_bytes()).hexdigest(),
    }


def page(path: Path) -> str:
    """The card, for people."""
    told, found = describe(path), summary(path)
    columns = pq.read_schema(path)
    options = ", ".join(f"{name}={value}" for name, value in sorted(told["options"].items()))
    lines = [
        f"# {path.name}",
        "",
        f"Decisions from {found['matches']:,} matches of `{told['game']}`: {found['rows']:,} rows, one for each choice",
        "of a seat among two or more actions, with what that seat could know. In self-play nothing is about people.",
        "",
        f"- Made with Lamplight {told['lamplight']}, rules version {told['rules_version']}, format `{told['format']}`.",
        f"- Component set `{told['set']}`, {told['set_hash']}.",
        f"- Options: {options}.",
        f"- Rows whose match did not end: {found['unfinished']:,}; with what a search found: {found['searched']:,}.",
        f"- SHA-256 of the file: {found['sha256']}.",
        "",
        "| who decided | rows |",
        "|---|---|",
        *(f"| {bot or '(not known)'} | {rows:,} |" for bot, rows in found["bots"].items()),
        "",
        "| column | type | what it is |",
        "|---|---|---|",
        *(f"| `{field.name}` | {field.type} | {MEANINGS.get(field.name, '')} |" for field in columns),
        "",
        "| cells of `observation` | field | divided by | what it is |",
        "|---|---|---|---|",
        *(
            f"| {field['start']} | `{field['name']}` {field['shape']} | {field['scale']} | {field['meaning']} |"
            for field in told["fields"]
        ),
    ]
    return "\n".join(lines) + "\n"


def croissant(path: Path) -> dict[str, Any]:
    """The same for machines, in the vocabulary of MLCommons Croissant 1.0."""
    told, found = describe(path), summary(path)
    return {
        "@context": {
            "@vocab": "https://schema.org/",
            "sc": "https://schema.org/",
            "cr": "http://mlcommons.org/croissant/",
            "conformsTo": "http://purl.org/dc/terms/conformsTo",
        },
        "@type": "sc:Dataset",
        "conformsTo": "http://mlcommons.org/croissant/1.0",
        "name": path.stem,
        "description": f"Decisions from {found['matches']} matches of {told['game']}, format {FORMAT}.",
        "version": told["lamplight"],
        "distribution": [
            {
                "@type": "cr:FileObject",
                "@id": path.name,
                "name": path.name,
                "contentUrl": path.name,
                "encodingFormat": "application/x-parquet",
                "sha256": found["sha256"],
            }
        ],
        "cr:recordSet": [
            {
                "@type": "cr:RecordSet",
                "@id": "decisions",
                "cr:field": [
                    {
                        "@type": "cr:Field",
                        "@id": f"decisions/{field.name}",
                        "name": field.name,
                        "description": MEANINGS.get(field.name, ""),
                        "cr:dataType": _kind(str(field.type)),
                        "cr:source": {"cr:fileObject": {"@id": path.name}, "cr:extract": {"cr:column": field.name}},
                    }
                    for field in pq.read_schema(path)
                ],
            }
        ],
    }


def write(path: Path) -> tuple[Path, Path]:
    """Write both beside the dataset; returns where they are."""
    card, machine = path.with_suffix(".md"), path.with_suffix(".croissant.json")
    card.write_text(page(path), encoding="utf-8")
    machine.write_text(json.dumps(croissant(path), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return card, machine


def _kind(name: str) -> str:
    """A column's type in Croissant's words; of a list that of its items."""
    plain = name.partition("item: ")[2].partition(">")[0] or name.partition("element: ")[2].partition(">")[0] or name
    return KINDS.get("string" if "string" in plain else plain, "sc:Integer")


if __name__ == "__main__":
    for written in write(Path(sys.argv[1])):
        print(written)
