"""The pictures of Dual Powers: well formed, free of what a content policy forbids, with all their anchors."""

from __future__ import annotations

import json
import shutil
import xml.etree.ElementTree as ET
from functools import lru_cache
from math import dist
from pathlib import Path

import pytest

from lamplight.games import dual_powers
from lamplight.games.dual_powers.pictures import draw
from lamplight.games.dual_powers.pictures.geography import FILE, plan_of, ring_plan
from lamplight.games.dual_powers.pictures.icons import icon_names
from lamplight.games.dual_powers.pictures.lettering import broken, type_width
from lamplight.games.dual_powers.pictures.shapes import hatch
from lamplight.games.dual_powers.pictures.tokens import all_tokens
from lamplight.games.dual_powers.rules.components import Components, load
from lamplight.kernel.components import read_set
from lamplight.kernel.ledger import as_dict, as_names
from lamplight.pictures.canvas import Picture
from lamplight.text.speaker import LANGUAGES, Speaker

OURS = Path(dual_powers.__file__).parent / "sets" / "lamplight"
FROZEN = Path(__file__).parent.parent / "golden" / "sets" / "frozen-1"
MOST = {"board": 120_000, "calendar": 30_000, "track": 20_000}
"""How many bytes a picture may have at most."""
FORBIDDEN = ("style", "script", "foreignObject", "image", "use", "a", "animate", "set")


@lru_cache
def drawn(folder: Path, language: str = "en") -> dict[str, Picture]:
    pictures = draw(folder, Speaker(language))
    found = {picture.name: picture for picture in pictures}
    assert len(found) == len(pictures), "names are unique"
    return found


def board_anchors(components: Components) -> set[str]:
    end = components.track.number("end")
    names = {f"track-{space}" for space in range(-end, end + 1)}
    names |= {f"day-{day}" for day in range(1, components.calendar.number("days") + 1)}
    names |= {f"month-{row.text('id')}" for row in components.months}
    names |= {f"connection-{row.text('id')}" for row in components.connections}
    for region in components.regions:
        names |= {f"region-{region}", *(f"region-{region}-{place}" for place in range(1, 11))}
        names |= {f"marker-{marker}-{region}" for marker in (1, 2, 3)}
    return names | {
        "map-top",
        "map-bottom",
        "unrest",
        "next-unrest",
        "will-red",
        "will-white",
        "trotsky",
        "red-trotsky",
    }


def check_board(folder: Path) -> Picture:
    board = drawn(folder)["board"]
    assert board_anchors(load(folder)) <= set(board.anchors)
    for name, (x, y) in board.anchors.items():
        assert 0 <= x <= board.width, name
        assert 0 <= y <= board.height, name
    return board


def crowded(board: Picture, regions: list[str]) -> float:
    """The least distance between any two token places, markers' places or barricade places."""
    points = [
        point
        for name, point in board.anchors.items()
        if name.startswith(("connection-", "marker-")) or (name.startswith("region-") and name[7:] not in regions)
    ]
    return min(dist(one, two) for number, one in enumerate(points) for two in points[number + 1 :])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_plain_svg(language: str) -> None:
    for name, picture in drawn(OURS, language).items():
        root = ET.fromstring(picture.svg)  # noqa: S314 (it is our own)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        for element in root.iter():
            assert element.tag.rpartition("}")[2] not in FORBIDDEN, name
            for attribute in element.attrib:
                assert attribute not in ("style", "id", "class", "href"), name
                assert not attribute.startswith("on"), name
        assert len(picture.svg.encode()) < MOST.get(name, 10_000), name
        assert picture.title


def test_there_is_a_picture_of_every_piece() -> None:
    components, names = load(OURS), set(drawn(OURS))
    wanted = {f"card-{row.text('id')}" for row in [*components.commands, *components.leaders]}
    wanted |= {f"tile-{region}" for region in components.regions}
    for token in all_tokens(components):
        wanted |= {f"token-{token.id}", f"token-{token.id}-exhausted"}
    wanted |= {f"marker-{name}" for name in ("day", "month", "score", "objective-1", "objective-2", "objective-3")}
    wanted |= {"board", "card-back", "barricade", "will", "token-trotsky", "token-red-trotsky", "token-opposition-3-9"}
    for icon in ("recruit", "move", "double-move", "rest", "demonstration", "espionage", "inspire", "organise", "draw"):
        wanted.add(f"icon-{icon}")
    assert wanted <= names


def test_the_solo_tokens_have_the_names_of_the_game() -> None:
    ids = {token.id for token in all_tokens(load(OURS))}
    assert {f"opposition-{level}-{number}" for level in (1, 2, 3) for number in range(1, 10)} <= ids
    assert len(ids) == 26 + 8 + 27


def test_the_board_has_its_anchors_and_interactive_parts() -> None:
    board = check_board(OURS)
    components = load(OURS)
    assert crowded(board, components.regions) >= 48
    for region in components.regions:
        assert f'data-region="{region}"' in board.svg
    for row in components.connections:
        assert f'data-connection="{row.text("id")}"' in board.svg


def test_token_places_lie_inside_their_region() -> None:
    plan = plan_of(OURS, load(OURS))
    for name, region in plan.regions.items():
        for left, y, count in region.places:
            for number in range(count):
                x = left + number * plan.spacing
                crossings = 0
                for (x1, y1), (x2, y2) in zip(region.outline, [*region.outline[1:], region.outline[0]], strict=True):
                    crossings += (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1)
                assert crossings % 2 == 1, (name, x, y)


def test_the_drawing_is_no_part_of_the_set() -> None:
    assert (OURS / FILE).is_file()
    every = tuple(sorted(path.name for path in OURS.glob("*.toml")))  # as `lamplight components list` reads it
    assert read_set(OURS, every).content_hash == load(OURS).content_hash


def test_a_set_without_a_drawing_becomes_a_ring() -> None:
    assert not (FROZEN / FILE).exists()
    components = load(FROZEN)
    assert plan_of(FROZEN, components) == ring_plan(components)
    check_board(FROZEN)
    assert set(drawn(FROZEN)) == set(drawn(OURS))


@pytest.mark.parametrize("broken_drawing", ["{", "[]", '{"size": [1, 2]}', json.dumps({"regions": {}})])
def test_a_broken_drawing_becomes_a_ring(tmp_path: Path, broken_drawing: str) -> None:
    (tmp_path / FILE).write_text(broken_drawing)
    components = load(FROZEN)
    assert plan_of(tmp_path, components) == ring_plan(components)


@pytest.mark.parametrize("count", [2, 3, 8, 12])
def test_other_regions_are_drawn_too(tmp_path: Path, count: int) -> None:
    folder = tmp_path / "set"
    shutil.copytree(OURS, folder)
    regions = [f"quarter{number}" for number in range(count)]
    rows = [f'[[region]]\nid = "{region}"\nprovenance = "reconstructed"' for region in regions]
    for number, region in enumerate(regions):
        other = regions[(number + 1) % count]
        rows.append(f'[[connection]]\nid = "way{number}"\nfrom = "{region}"\nto = "{other}"')
        rows.append(f'provenance = "reconstructed"\n[[tile]]\nregion = "{region}"\nbarricades = "way{number}"')
        rows.append('provenance = "reconstructed"')
    board = (folder / "board.toml").read_text()
    (folder / "board.toml").write_text("\n".join(rows) + "\n" + board[board.index("[[month]]") :])
    cards = (folder / "cards.toml").read_text()
    for number, old in enumerate(load(OURS).regions):
        cards = cards.replace(f'region = "{old}"', f'region = "{regions[number % count]}"')
    (folder / "cards.toml").write_text(cards)
    tokens = (folder / "tokens.toml").read_text()
    more = [
        f'[[neutral]]\nid = "more{number}"\nfresh = 1\nexhausted = 0\nprovenance = "reconstructed"\n'
        for number in range(6)
    ]
    (folder / "tokens.toml").write_text("".join(more) + tokens)
    check_board(folder)


def test_hatching_stays_inside_its_outline() -> None:
    d = hatch([(0, 0), (10, 0), (10, 10), (0, 10)], 5)
    numbers = [float(number) for number in d.replace("M", " ").replace("L", " ").split()]
    assert len(numbers) == 16
    assert all(0 <= number <= 10 for number in numbers)


def test_long_names_are_broken_where_they_can_be() -> None:
    assert broken("Rest", 20, 100) == ["Rest"]
    assert broken("October/November", 20, 100) == ["October/", "November"]
    assert broken("Inspire the People", 20, 100) == ["Inspire", "the People"]
    assert type_width("WWW", 20) > type_width("iii", 20)


def test_pieces_say_what_they_are_worth() -> None:
    components, pictures = load(OURS), drawn(OURS)
    for token in all_tokens(components):
        for face, strength in (("", token.fresh), ("-exhausted", token.exhausted)):
            facts = pictures[f"token-{token.id}{face}"].facts
            assert facts == {"owner": token.side, "rank": token.rank, "strength": strength}
    for row in components.commands:
        numbers = {name: row.number(name) for name in ("days", "recruit", "points")}
        words = {name: row.text(name) for name in ("region", "action")}
        assert pictures[f"card-{row.text('id')}"].facts == numbers | words
    for row in components.leaders:
        wanted = {"days": row.number("days"), "special": row.text("special")}
        assert pictures[f"card-{row.text('id')}"].facts == wanted
    board = pictures["board"].facts
    assert board["months"] == [row.text("id") for row in components.months]
    assert board["track_end"] == components.track.number("end")


def test_the_board_says_the_outlines_of_its_regions() -> None:
    board = drawn(OURS)["board"]
    outlines = as_dict(board.facts["outlines"])
    assert list(outlines) == list(load(OURS).regions)
    for region in outlines.values():
        assert all(f'<polygon points="{outline}"' in board.body for outline in as_names(region))


def test_the_track_and_the_calendar_stand_by_themselves() -> None:
    wanted = board_anchors(load(OURS))
    for name, beginnings in (
        ("track", ("track-", "will-")),
        ("calendar", ("day-", "month-", "trotsky", "red-trotsky")),
    ):
        picture = drawn(OURS)[name]
        assert {anchor for anchor in wanted if anchor.startswith(beginnings)} <= set(picture.anchors)
        assert all(0 <= x <= picture.width and 0 <= y <= picture.height for x, y in picture.anchors.values())


def test_every_icon_is_explained() -> None:
    """The page of help tells what each means, in every language."""
    for language in LANGUAGES:
        speaker = Speaker(language)
        assert [name for name in icon_names() if not speaker.knows(f"dual-powers-sign-{name}")] == []
