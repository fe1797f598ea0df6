"""The boards show what the rules say: houses of secured districts, as many slots as a set has."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import lamplight
from lamplight.kernel.types import Plain

from .conftest import Enter
from .playing import OPTIONS, post

pytestmark = pytest.mark.browser
HARBOUR = Path(__file__).parents[1] / "blackout" / "sets" / "harbour"
RING = ["sheung-shui", "sha-tau-kok", "tai-po-market"]
"""The locations round the district of the North."""
LIMIT = 1
"""A page may be wider than the screen by the rounding of a pixel."""


def test_a_secured_district_carries_a_house_or_a_cube_of_everybody_who_secured_it(
    enter: Enter, server: str, tmp_path: Path
) -> None:
    players: dict[str, Plain] = {"orange": {"cubes": [*RING]}, "grey": {"cubes": [*RING], "unlocked": [1, 2, 3, 4, 5]}}
    match = lamplight.new("blackout", seed="houses", position={"phase": 7, "players": players})
    match.play("orange", "house 1")  # grey has no house left, and places a cube
    record = tmp_path / "record.json"
    match.record().save(record)
    page = enter()
    page.goto(f"{server}/replay")
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".hong-kong")
    slider = page.locator(".bar input[type=range]")
    slider.fill(slider.get_attribute("max") or "")
    for side in ("Orange", "Grey"):
        piece = page.get_by_role("img", name=f"{side}: North", exact=True)
        box = piece.bounding_box()
        assert box is not None, side
        assert box["width"] > 5, side
        assert piece.locator("svg *").count(), side


@pytest.mark.parametrize("slots", [1, 6, 8])
@pytest.mark.parametrize("width", [1280, 390])
def test_a_board_has_as_many_slots_as_its_set(enter: Enter, server: str, slots: int, width: int) -> None:
    files = {file.name: file.read_text(encoding="utf-8") for file in sorted(HARBOUR.glob("*.toml"))}
    files["rules.toml"] = re.sub(r"(?m)^slots = 2$", f"slots = {slots}", files["rules.toml"])
    page = enter(viewport={"width": width, "height": 844})
    components = post(page, "/api/sets", {"game": "blackout", "files": files})["hash"]
    made = post(page, "/api/tables", {"game": "blackout", "components": components, "bots": [None, "random"]})
    page.goto(f"{server}/table/{made['table']}")
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(OPTIONS)
    if width < 1000:
        page.get_by_role("button", name="Dice", exact=True).click()
    own = page.locator(".hong-kong .own")
    own.locator(".slot").first.wait_for()
    assert own.locator(".slot").count() == slots + 1
    assert own.locator(".lock").count() == 1
    boxes = [slot.bounding_box() for slot in own.locator(".slot").all()]
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
    assert page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth") <= LIMIT


@pytest.mark.parametrize(("options", "moves"), [({}, 80), ({"solo": "red", "difficulty": 4}, 12)], ids=["two", "alone"])
def test_the_table_of_regions_says_what_the_rules_say(
    enter: Enter, server: str, tmp_path: Path, options: dict[str, object], moves: int
) -> None:
    """In a replay too, where nobody can be asked."""
    match = lamplight.new("dual-powers", seed="presence", options=options)
    chance = random.Random(3)
    for _ in range(moves):
        seat = match.to_act[0]
        match.play(seat, chance.choice(list(match.legal(seat))))
    record = tmp_path / "record.json"
    match.record().save(record)
    page = enter()
    page.goto(f"{server}/replay")
    page.set_input_files("input[type=file]", record)
    page.wait_for_selector(".petrograd")
    slider = page.locator(".bar input[type=range]")
    slider.fill(slider.get_attribute("max") or "")
    rows = page.locator(".presence tbody tr")
    for number, region in enumerate(("white", "red", "green", "blue", "purple", "brown")):
        told = match.ask(match.seats[0], {"ask": "presence", "region": region})
        cells = rows.nth(number).locator("td").all_inner_texts()
        assert cells[:2] == [str(told["red"]), str(told["white"])], region
        mark = rows.nth(number).locator("td:nth-child(4) .mark")
        holder = told["controller"]
        assert mark.count() == (holder is not None), region
        if holder is not None:
            assert str(holder) in (mark.get_attribute("class") or ""), region
