"""Loss and strength by generation, as one SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast
from xml.etree import ElementTree as ET

WIDTH, HEIGHT, EDGE = 480, 160, 40


def drawn(generations: Sequence[Mapping[str, object]]) -> str:
    """Three plots, one below another: the loss of value and policy on unseen matches, and the share of wins."""
    plots = [
        ("value: log loss on unseen matches", _series(generations, "value", "loss")),
        ("policy: log loss on unseen matches", _series(generations, "policy", "loss")),
        ("share of wins against the frozen expert", _series(generations, "strength", "share")),
    ]
    box = f"0 0 {WIDTH} {HEIGHT * len(plots)}"
    root = ET.Element("svg", {"xmlns": "http://www.w3.org/2000/svg", "viewBox": box, "font-family": "sans-serif"})
    for place, (title, points) in enumerate(plots):
        _plot(root, place * HEIGHT, title, points)
    return ET.tostring(root, encoding="unicode") + "\n"


def _series(generations: Sequence[Mapping[str, object]], part: str, name: str) -> list[tuple[int, float]]:
    found: list[tuple[int, float]] = []
    for one in generations:
        inside = one.get(part)
        if isinstance(inside, dict):
            row = cast("dict[str, float]", inside)
            found.append((cast("int", one["number"]), row[name]))
    return found


def _plot(root: ET.Element, top: int, title: str, points: Sequence[tuple[int, float]]) -> None:
    """One plot; without points, its title says so."""
    heading = ET.SubElement(root, "text", {"x": str(EDGE), "y": str(top + 16), "font-size": "12"})
    heading.text = title if points else f"{title}: not measured"
    if not points:
        return
    values = [value for _, value in points]
    low, high = min(values), max(values)
    last = max(1, points[-1][0])
    spread = high - low or 1.0
    bottom, tall = top + HEIGHT - 24, HEIGHT - 56

    def at(number: int, value: float) -> tuple[float, float]:
        return EDGE + (WIDTH - 2 * EDGE) * number / last, bottom - tall * (value - low) / spread

    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in points))
    ET.SubElement(root, "polyline", {"points": line, "fill": "none", "stroke": "currentColor"})
    for number, value in points:
        x, y = at(number, value)
        ET.SubElement(root, "circle", {"cx": f"{x:.1f}", "cy": f"{y:.1f}", "r": "3"})
        label = ET.SubElement(root, "text", {"x": f"{x:.1f}", "y": str(bottom + 14), "font-size": "10"})
        label.text = str(number)
    for value in (low, high):
        _, y = at(0, value)
        label = ET.SubElement(root, "text", {"x": "2", "y": f"{y:.1f}", "font-size": "10"})
        label.text = f"{value:.3f}"
