"""The figures of a result: their names, and how they are read and written."""

from __future__ import annotations

from collections.abc import Mapping

from contest import Json, Result

FIGURES = {
    "decisions_per_second": "decisions a second",
    "matches_per_second": "matches a second",
    "decisions_per_match": "decisions in a match",
    "clone_us": "clone, µs",
    "legal_us": "list of legal actions, µs",
    "view_us": "view, µs",
    "sample_us": "state from a view, µs",
    "replayed_per_second": "replayed actions a second",
    "searched_per_second": "search iterations a second",
    "judged_per_second": "judgements a second",
}
MEASURE = "catanatron", "Catan, 4 players"
"""What the ratios to others are ratios to."""


def contestants_of(result: Result) -> Mapping[str, Json]:
    """All contestants of a result, by name."""
    contestants = result["contestants"]
    assert isinstance(contestants, dict)
    return contestants


def missing(contestant: Json) -> str:
    """Why a contestant was not measured; empty if it was."""
    return str(contestant["missing"]) if isinstance(contestant, dict) and "missing" in contestant else ""


def cases_of(contestant: Json) -> Mapping[str, Json]:
    """The cases that a contestant measured."""
    cases = contestant.get("cases") if isinstance(contestant, dict) else None
    return cases if isinstance(cases, dict) else {}


def figure(case: Json, key: str, stage: int = 0) -> float | None:
    """A figure of a case: of whole matches, or at a stage in percent; what whole matches lack is there half-way."""
    assert isinstance(case, dict)
    if not stage and key in case:
        return _number(case[key])
    stages = case.get("stages")
    there = stages.get(str(stage or 50)) if isinstance(stages, dict) else None
    return _number(there[key]) if isinstance(there, dict) and key in there else None


def _number(value: Json) -> float:
    assert isinstance(value, int | float)
    return float(value)


def told(number: float | None) -> str:
    """A number for people: three digits that count."""
    if number is None:
        return "–"
    if number >= 1000:
        digits = 10 ** (len(str(int(number))) - 3)
        return f"{round(number / digits) * digits:,}"
    return f"{number:.0f}" if number >= 100 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"
