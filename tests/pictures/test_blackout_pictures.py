"""The pictures of Blackout: sound SVG, anchors for every piece, words that fit, on our map and on others."""

from __future__ import annotations

import re
import shutil
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lamplight.games import blackout
from lamplight.games.blackout.pictures import draw, palette
from lamplight.games.blackout.pictures.cards import BAND, draw_cards
from lamplight.games.blackout.pictures.geometry import Box, ring
from lamplight.games.blackout.pictures.lettering import width_of
from lamplight.games.blackout.pictures.map import draw_map
from lamplight.games.blackout.pictures.parts import row_of, rows_of
from lamplight.games.blackout.pictures.rows import row as draw_row
from lamplight.games.blackout.pictures.tokens import SHOWN
from lamplight.games.blackout.rules.components import load
from lamplight.games.blackout.rules.model import BATTERY, COLOURS, RESOURCES, WHITE
from lamplight.games.blackout.rules.tables import SEAT_NAMES
from lamplight.games.blackout.rules.vocabulary import COSTS, GAINS, MAP_CUBE, NOTHING
from lamplight.kernel.ledger import as_dict, as_names
from lamplight.pictures import Picture
from lamplight.pictures.canvas import Canvas
from lamplight.text import LANGUAGES, Speaker

GAME = Path(blackout.__file__).parent
OURS = GAME / "sets" / "lamplight"
SVG = "{http://www.w3.org/2000/svg}"


@cache
def speaker(language: str) -> Speaker:
    plain = Speaker(language)
    return plain if plain.knows("blackout-card-leader") else Speaker(language, GAME / "texts")


@cache
def drawn(language: str = "en") -> dict[str, Picture]:
    pictures = draw(OURS, speaker(language))
    found = {picture.name: picture for picture in pictures}
    assert len(found) == len(pictures), "a name stands twice"
    return found


def changed(folder: Path, change: Callable[[str], str]) -> Path:
    """A copy of our set with another map file."""
    copy = folder / "copy"
    shutil.copytree(OURS, copy)
    text = (copy / "map.toml").read_text(encoding="utf-8")
    (copy / "map.toml").write_text(change(text), encoding="utf-8")
    return copy


def without_coast(text: str) -> str:
    return re.sub(r"\[\[coast\]\].*?(?=\[\[|\Z)", "", text, flags=re.DOTALL)


def squeezed(text: str) -> str:
    """The same city, turned on its side and pressed together."""

    def turn(found: re.Match[str]) -> str:
        x, y = int(found[1]), int(found[2])
        return f"x = {300 + y // 2}\ny = {x}"

    return re.sub(r"x = (\d+)\ny = (\d+)", turn, without_coast(text))


def texts(picture: Picture) -> list[tuple[float, float, float, str]]:
    """The words of a picture outside of moved groups, with x, y and size."""
    found: list[tuple[float, float, float, str]] = []

    def walk(element: ElementTree.Element) -> None:
        for child in element:
            if child.tag == f"{SVG}text":
                at = [float(child.attrib[name]) for name in ("x", "y", "font-size")]
                found.append((at[0], at[1], at[2], child.text or ""))
            elif "transform" not in child.attrib:
                walk(child)

    walk(ElementTree.fromstring(picture.svg))  # noqa: S314
    return found


def box_of(words: tuple[float, float, float, str]) -> Box:
    x, y, size, said = words
    return Box.around(x, y - size * 0.36, width_of(said, size), size * 0.8)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_sound_svg_without_styles_and_scripts(language: str) -> None:
    for picture in drawn(language).values():
        root = ElementTree.fromstring(picture.svg)  # noqa: S314
        for element in root.iter():
            assert element.tag.removeprefix(SVG) not in ("style", "script", "image", "a", "foreignObject"), picture.name
            for name, value in element.attrib.items():
                assert name not in ("style", "id", "class", "href"), picture.name
                assert not name.startswith("on"), picture.name
                assert "url(" not in value, picture.name
        assert picture.title, picture.name


def test_the_names_are_those_of_the_pieces() -> None:
    components = load(OURS)
    cards = [row.text("id") for row in components.player_cards]
    cards += [card.id for card in [*components.starting, *components.objectives]]
    cards += [f"emergency-{card.id}" for card in components.emergency]
    icons = [*RESOURCES, BATTERY, *["money", "points", "transport", "gps", "search", "check", "house", "hospital"]]
    expected = {
        *("map", "rondel", "player-board", "card-back", "tile-back", "token-transport", "token-gps"),
        *("coin-1", "coin-5", "marker-start", "marker-hand", "marker-locked"),
        *(f"card-{card}" for card in cards),
        *(f"tile-{row.text('id')}" for row in components.tiles),
        *(f"{piece}-{seat}" for piece in ("cube", "house", "disc") for seat in SEAT_NAMES),
        *(f"die-{colour}-{face}" for colour, faces in components.dice.items() for face in faces),
        *(f"icon-{icon}" for icon in icons),
    }
    assert expected <= set(drawn())


def test_the_files_are_small() -> None:
    for picture in drawn().values():
        size = len(picture.svg.encode())
        assert size < {"map": 150_000, "player-board": 60_000, "rondel": 30_000}.get(picture.name, 15_000), picture.name


def test_anchors_lie_in_the_box_and_in_the_file() -> None:
    for picture in drawn().values():
        for name, (x, y) in picture.anchors.items():
            assert 0 <= x <= picture.width, (picture.name, name)
            assert 0 <= y <= picture.height, (picture.name, name)
            assert f'data-anchor="{name}"' in picture.svg


def map_anchors(folder: Path) -> set[str]:
    components = load(folder)
    found: set[str] = set()
    for row in components.locations:
        place = f"location-{row.text('id')}"
        found |= {place, *(f"{place}-{seat}" for seat in SEAT_NAMES)}
    for district, _, _ in components.districts:
        found |= {f"district-{district}", *(f"district-{district}-house-{seat}" for seat in SEAT_NAMES)}
    return found


def test_the_map_has_a_place_for_every_piece_and_parts_to_click() -> None:
    picture = drawn()["map"]
    assert set(picture.anchors) == map_anchors(OURS)
    for row in load(OURS).locations:
        assert f'<g data-location="{row.text("id")}">' in picture.svg
    for district, _, _ in load(OURS).districts:
        assert f'<g data-district="{district}">' in picture.svg


def test_the_map_says_the_outline_of_each_district_and_the_locations_at_its_corners() -> None:
    picture = drawn()["map"]
    outlines = as_dict(picture.facts["districts"])
    wanted = {district: places for district, places, _ in load(OURS).districts}
    assert set(outlines) == set(wanted)
    for district, told in outlines.items():
        outline = as_dict(told)
        assert sorted(as_names(outline["ring"])) == sorted(wanted[district])
        assert f'<path d="{outline["path"]}"' in picture.body
        corners = [picture.anchors[f"location-{place}"] for place in as_names(outline["ring"])]
        assert outline["path"] == "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "Z"


def test_cubes_of_a_place_are_nearer_to_it_than_to_any_other() -> None:
    anchors = drawn()["map"].anchors
    places = {row.text("id"): anchors[f"location-{row.text('id')}"] for row in load(OURS).locations}
    for place in places:
        for seat in SEAT_NAMES:
            x, y = anchors[f"location-{place}-{seat}"]
            assert min(places, key=lambda other: (places[other][0] - x) ** 2 + (places[other][1] - y) ** 2) == place


def test_the_rondel_has_every_segment() -> None:
    segments = [f"segment-{resource}" for resource in (*RESOURCES, BATTERY)]
    places = {f"{segment}-{seat}" for segment in segments for seat in SEAT_NAMES}
    assert set(drawn()["rondel"].anchors) == {*segments, *places, *(f"die-{resource}" for resource in RESOURCES)}


def test_the_player_board_has_every_place() -> None:
    counts = {"slot": 4, "objective": 3, "action": 5, "power": 2, "phase": 8}
    expected = {f"{kind}-{number}" for kind, count in counts.items() for number in range(1, count + 1)}
    expected |= {"emergency", "hospital", "check-area", "hand-limit", "locked"}
    assert set(drawn()["player-board"].anchors) == expected


def test_plans_have_places_for_the_cubes_on_their_goals() -> None:
    components = load(OURS)
    for card in components.emergency:
        anchors = drawn()[f"card-emergency-{card.id}"].anchors
        for number in range(1, len(card.goals) + 1):
            assert {f"goal-{number}", *(f"goal-{number}-{seat}" for seat in SEAT_NAMES)} <= set(anchors)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_cards_fit_and_are_large_enough(language: str) -> None:
    for picture in drawn(language).values():
        if not picture.name.startswith("card-"):
            continue
        for x, y, size, said in texts(picture):
            half = width_of(said, size) / 2
            assert x - half >= 6, (picture.name, said)
            assert x + half <= picture.width - 6, (picture.name, said)
            assert size <= y <= picture.height, (picture.name, said)
            assert size >= 11, (picture.name, said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_the_map_do_not_cover_each_other(language: str) -> None:
    picture = drawn(language)["map"]
    bounds = Box(0, 0, picture.width, picture.height)
    boxes = [(words[3], box_of(words)) for words in texts(picture) if len(words[3]) > 1]
    for number, (said, box) in enumerate(boxes):
        assert box.outside(bounds) == 0, said
        for other, second in boxes[:number]:
            assert box.overlap(second) < 120, (said, other)


def test_anchors_do_not_depend_on_the_language() -> None:
    for name, picture in drawn().items():
        for language in LANGUAGES[1:]:
            assert drawn(language)[name].anchors == picture.anchors


def test_a_map_without_coast_and_one_with_other_places(tmp_path: Path) -> None:
    for number, change in enumerate((without_coast, squeezed)):
        folder = changed(tmp_path / str(number), change)
        assert "coast" not in tomllib.loads((folder / "map.toml").read_text(encoding="utf-8"))
        picture = draw_map(load(folder), speaker("en"))
        assert set(picture.anchors) == map_anchors(folder)
        for x, y in picture.anchors.values():
            assert 0 <= x <= picture.width
            assert 0 <= y <= picture.height
        ElementTree.fromstring(picture.svg)  # noqa: S314


def test_drawing_twice_gives_the_same() -> None:
    components = load(OURS)
    again = [draw_map(components, speaker("en")), *draw_cards(components, speaker("en"))]
    assert [picture.svg for picture in again] == [drawn()[picture.name].svg for picture in again]


def test_a_district_whose_places_are_not_in_order_is_still_an_area() -> None:
    assert ring([(0, 0), (4, 4), (4, 0), (0, 4)]) != [(0, 0), (4, 4), (4, 0), (0, 4)]
    assert ring([(0, 0), (4, 0), (4, 4), (0, 4)]) == [(0, 0), (4, 0), (4, 4), (0, 4)]


# Pictures and rules say the same.


def redrawn(folder: Path, file: str, change: Callable[[str], str]) -> dict[str, Picture]:
    """The cards of a copy of our set with another file."""
    copy = folder / "copy"
    shutil.copytree(OURS, copy)
    text = (copy / file).read_text(encoding="utf-8")
    (copy / file).write_text(change(text), encoding="utf-8")
    return {picture.name: picture for picture in draw_cards(load(copy), speaker("en"))}


def card_with(ability: str) -> str:
    return next(f"card-{card.id}" for card in load(OURS).objectives if card.ability == ability)


def with_ability(text: str, ability: str, field: str, value: str) -> str:
    """The file of cards with another value in a field of the cards of an ability."""
    cards = re.split(r"(?=^\[\[)", text, flags=re.MULTILINE)
    return "".join(
        re.sub(rf"^{field} = .*$", f"{field} = {value}", card, flags=re.MULTILINE)
        if f'ability = "{ability}"' in card
        else card
        for card in cards
    )


@pytest.mark.parametrize("colour", COLOURS)
def test_B_68_the_cube_of_a_specialist_has_the_colour_that_the_set_says(tmp_path: Path, colour: str) -> None:
    """Under a cube for any location all four colours are drawn; under one for a colour only that one."""
    name = card_with("map_cube")
    told = redrawn(tmp_path, "cards.toml", lambda text: with_ability(text, "map_cube", "gain", f'["cube {colour}"]'))
    for other in COLOURS:
        fill = f'fill="{palette.CARD[other]}"'
        gone = drawn()[name].svg.count(fill) - told[name].svg.count(fill)
        assert gone == (0 if other == colour else 1), other


@pytest.mark.parametrize(("ability", "numbers"), [("food_points", ["{}", "4"]), ("water_money", ["{}"])])
def test_R14_what_permanent_plans_take_is_what_the_set_says(tmp_path: Path, ability: str, numbers: list[str]) -> None:
    """The food may also be the amount of the option `food_plan_cost`, which a picture does not know: it shows each."""
    name = card_with(ability)
    told = redrawn(tmp_path, "cards.toml", lambda text: with_ability(text, ability, "a", "3"))
    for picture, amount in ((drawn()[name], 2), (told[name], 3)):
        assert ability_numbers(picture) == [number.format(amount) for number in numbers]


def ability_numbers(picture: Picture) -> list[str]:
    """The numbers that stand on the band of a plan, beside the icons."""
    return [word for _, y, _, word in texts(picture) if y < BAND and word.isdigit()]


def test_B_01_the_board_shows_what_each_value_of_the_option_gives() -> None:
    """By an option the check-mark action for transport gives 1 in place of what the set says."""
    given = [row.number("given") for row in load(OURS).actions if row.text("gain") == "transport"]
    assert given == [2]
    said = texts(drawn()["player-board"])
    anchors = drawn()["player-board"].anchors
    number = next(number for number, row in enumerate(load(OURS).actions, 1) if row.text("gain") == "transport")
    middle = anchors[f"action-{number}"][1]
    shown = [word for x, y, _, word in said if abs(x - anchors[f"action-{number}"][0]) < 120 and y > middle]
    assert shown[:2] == ["1", "2"]


def test_every_gain_and_cost_has_a_picture() -> None:
    for kind in GAINS:
        assert rows_of((NOTHING, 0, kind.number, 1, [])), kind.name
    for kind in COSTS:
        canvas = Canvas(100, 100)
        draw_row(canvas, row_of((kind.number, 1, MAP_CUBE, WHITE, [])), 50, 50, 100, 50)
        assert canvas.picture(kind.name, kind.name).svg


def test_every_icon_is_explained() -> None:
    """The page of help tells what each means, in every language."""
    for language in LANGUAGES:
        assert [name for name in SHOWN if not speaker(language).knows(f"blackout-sign-{name}")] == []
