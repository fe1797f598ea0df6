"""The preset of the readings of 0.1, matches that began with it, and the places of the calendar."""

from __future__ import annotations

from lamplight.games.dual_powers import GAME
from lamplight.games.dual_powers.game import AS_IN_0_1, OPTIONS
from lamplight.pictures import draw_game
from lamplight.text.speaker import Speaker

NEWER = [option.name for option in OPTIONS if option.before is not None]


def test_as_in_0_1_sets_every_reading_that_has_changed() -> None:
    assert GAME.editions[AS_IN_0_1] == {"opposition_will": "new_month", "last_month": "one"}
    read = GAME.read_options({"edition": AS_IN_0_1})
    assert (read["opposition_will"], read["last_month"]) == ("new_month", "one")


def test_the_options_of_a_stored_match_are_those_of_its_time() -> None:
    stored = {name: value for name, value in GAME.read_options({}).items() if name not in NEWER}
    assert GAME.kept_options(stored) == stored
    setup = GAME.setup(GAME.kept_options(stored))
    assert dict(setup.options) == stored
    assert not setup.tables.eager_opposition


def test_D6_4_the_calendar_has_a_place_for_each_of_the_two_spaces() -> None:
    board = next(one for one in draw_game(GAME, GAME.set_folder(None), Speaker("en")) if one.name == "board")
    places = [name for name in board.anchors if name.startswith("month-")]
    assert places[-3:] == ["month-october", "month-november", "month-october-november"]
    months = GAME.setup(GAME.read_options({"last_month": "two"})).tables.month_names
    assert all(f"month-{month}" in places for month in months)
