"""Results as tables in the terminal."""

from __future__ import annotations

from collections.abc import Mapping

from contest import FORMS, Json, Result
from figures import FIGURES, MEASURE, cases_of, contestants_of, figure, missing, told
from rich.table import Table


def own_table(result: Result) -> Table:
    """All cases of our forms, with what compiling gains."""
    contestants = contestants_of(result)
    present = [name for name in FORMS if cases_of(contestants.get(name))]
    cases = list(cases_of(contestants[present[0]])) if present else []
    table = Table("", "", *cases, title=f"Lamplight {result['lamplight']}, one core, {result['rounds']} rounds")
    for key, label in FIGURES.items():
        for name in present:
            measured = cases_of(contestants[name])
            table.add_row(label, name, *(told(figure(measured[case], key)) for case in cases))
        if {"pure", "compiled"} <= set(present) and key != "decisions_per_match":
            table.add_row("", "gain", *(gain(contestants, case, key) for case in cases), style="bold")
        table.add_section()
    return table


def gain(contestants: Mapping[str, Json], case: str, key: str) -> str:
    """How many times as fast the compiled form is."""
    pure, compiled = (figure(cases_of(contestants[name])[case], key) for name in ("pure", "compiled"))
    if not pure or not compiled:
        return ""
    return f"{pure / compiled if key.endswith('_us') else compiled / pure:.1f}x"


def comparison(contestants: Mapping[str, Json]) -> Table:
    """Everything that was measured, beside Catanatron."""
    table = Table("", "", "decisions/s", f"to {MEASURE[0]}", "matches/s", "clone, µs", title="Beside others")
    unit = cases_of(contestants.get(MEASURE[0])).get(MEASURE[1])
    base = figure(unit, "decisions_per_second") if unit else None
    for name, one in contestants.items():
        for case, measured in cases_of(one).items():
            speed = figure(measured, "decisions_per_second")
            ratio = f"{speed / base:.1f}x" if speed and base else ""
            matches, clone = (told(figure(measured, key)) for key in ("matches_per_second", "clone_us"))
            table.add_row(name, case, told(speed), ratio, matches, clone)
        table.add_section()
    return table


def absent(contestants: Mapping[str, Json]) -> list[str]:
    """A line for everything that was not measured."""
    return [f"{name}: not measured: {missing(one)}" for name, one in contestants.items() if missing(one)]
