"""What a mind thinks of things, where a match would not show it for sure."""

from __future__ import annotations

from lamplight.games.blackout.bot.prices import Prices
from lamplight.games.blackout.rules.state import BlackoutState
from lamplight.kernel import find_game


def test_coins_are_worth_more_while_a_goal_lacks_them() -> None:
    """The second restore-power goal takes money, and is open at the beginning."""
    game = find_game("blackout")
    state = game.setup(game.read_options({"players": 2})).start()
    assert isinstance(state, BlackoutState)
    prices = Prices(state.tables)
    worth: list[float] = []
    for money in (0, max(state.tables.goal_money)):
        state.money[0] = money
        prices.look(state, 0)
        worth.append(prices.coin)
    assert worth[0] > worth[1]
