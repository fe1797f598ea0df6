"""Set-ups of built-in sets are made once; somebody's own set is read whenever it is asked for."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree

import pytest

from lamplight.kernel.game import PREPARED_SETUPS, find_game, games


@pytest.mark.parametrize("game_id", sorted(games()))
def test_a_built_in_set_is_read_once_for_each_choice_of_options(game_id: str) -> None:
    game = find_game(game_id)
    options = game.read_options({})
    made = game.prepared(options)
    assert game.prepared(dict(reversed(options.items())), game.default_set) is made
    assert made.options == options


def test_other_options_are_another_set_up() -> None:
    game = find_game("dual-powers")
    red, white = (game.prepared(game.read_options({"solo": side})) for side in ("red", "white"))
    assert (red.seat_names, white.seat_names) == (("red",), ("white",))


def test_a_set_of_ones_own_is_read_anew(tmp_path: Path) -> None:
    game = find_game("dual-powers")
    own = tmp_path / "own"
    copytree(game.sets / game.default_set, own)
    options = game.read_options({})
    before = game.prepared(options, own)
    cards = own / "cards.toml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("days = 4", "days = 5", 1), encoding="utf-8")
    assert game.prepared(options, own).set_hash != before.set_hash


def test_only_so_many_are_kept() -> None:
    game = find_game("dual-powers")
    first = game.prepared(game.read_options({}))
    wanted = [
        game.read_options({"solo": side, "difficulty": level, "bonus_move": move})
        for side in ("red", "white")
        for level in range(1, 7)
        for move in ("any", "small")
    ]
    assert len(wanted) > PREPARED_SETUPS
    for options in wanted:
        game.prepared(options)
    assert game.prepared(game.read_options({})) is not first
