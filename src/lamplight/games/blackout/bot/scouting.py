"""Judging phase 4: which district to scout, which tile to go for, and with whom."""

from __future__ import annotations

from typing import Final

from ..rules.board import UNSEEN, Board
from ..rules.model import ADVANCED, PROBE, SIMPLE
from ..rules.scout import needed
from ..rules.vocabulary import BATTERY
from .judge import Judge
from .reading import owns_type

# Rules of thumb, as in `prices.py`.
INJURY: Final = 0.5  # the card that a search costs
TEAM_MEMBER: Final = 0.94  # how much of a card's worth is at stake in a team
UNKNOWN_TILES: Final = 0.33  # what unknown tiles promise for each search icon
NEW_TYPE: Final = 1.7  # a tile of a new type


class Challenging(Judge):
    """R4.06: what each challenge of the tile brings, less what it takes."""

    def worth(self, board: Board, seat: int, _argument: int, action: int) -> float:
        return self.challenged(board, seat, board.tile, action - self.tables.a_challenge)

    def challenged(self, board: Board, seat: int, tile: int, challenge: int) -> float:
        """What a challenge brings, less the tokens that it takes and the card that it costs."""
        prices, tables = self.prices, self.tables
        icons = prices.aside(board, seat)
        for card in board.hand[seat]:
            icons += tables.card_icons[card]
        short = needed(board, tile, challenge) - icons
        cost = INJURY
        if short > 0:
            cost += prices.gps * short / prices.gps_icons(board, seat)
        return self._tile_worth(board, seat, tile, challenge) - cost

    def _tile_worth(self, board: Board, seat: int, tile: int, challenge: int) -> float:
        """What it is worth to collect a tile in a challenge."""
        tables, prices = self.tables, self.prices
        if challenge == PROBE:
            return prices.icon * tables.tile_icons
        worth = 0.0
        for what, amount in tables.simple_reward[tile] if challenge == SIMPLE else tables.advanced_reward[tile]:
            worth += prices.more(board.rondel[seat], what, amount) if what <= BATTERY else prices.gain(what, amount)
        kind = tables.tile_type[tile]
        if owns_type(board, seat, kind):
            return worth + prices.icon * tables.tile_icons
        many = len(board.tiles_up[seat])
        if many + 1 < len(tables.table):
            worth += tables.table[many + 1] - tables.table[many] if prices.ahead < 1.0 else NEW_TYPE
        for place in range(len(prices.goals)):
            if kind in tables.goal_tiles[prices.goals[place]]:
                worth += 0.3 * prices.values[place]
        return worth

    def best(self, board: Board, seat: int, tile: int, most: int, lowest: bool) -> float:
        """The best challenge of a tile."""
        tables = self.tables
        best = 0.0
        if tables.tile_simple[tile] <= most:
            best = self.challenged(board, seat, tile, SIMPLE)
        if tables.tile_advanced[tile] <= most:
            best = max(best, self.challenged(board, seat, tile, ADVANCED))
        if lowest:
            best = max(best, self.challenged(board, seat, tile, PROBE))
        return best


class Scouting(Challenging):
    """R4.01: what a look at a district promises."""

    def judge(self, board: Board, seat: int, _argument: int, options: list[int]) -> list[float]:
        done, first = self.tables.a_done, self.tables.a_scout
        most = self.prices.search(board, seat)
        return [0.0 if action == done else self._scouted(board, seat, action - first, most) for action in options]

    def _scouted(self, board: Board, seat: int, district: int, most: int) -> float:
        """What a look at a district promises to who has so many search icons."""
        if most < self.tables.probe_icons:
            return -1.0
        known = board.face_up >> district & 1 or board.looked[district] >> seat & 1
        best = 0.0 if known else UNKNOWN_TILES * min(most, 10) + 0.2 * len(board.stacks[district])
        for tile in board.stacks[district]:
            if tile != UNSEEN and known:
                best = max(best, self.best(board, seat, tile, most, False))
        return best


class Collecting(Challenging):
    """R4.04: the best of the tiles, or none of them."""

    def worth(self, board: Board, seat: int, _argument: int, action: int) -> float:
        if action == self.tables.a_return:
            return 0.2
        tables = self.tables
        tile = action - self.tables.a_collect
        lowest = True
        for other in board.stacks[board.district]:
            if tables.tile_simple[other] < tables.tile_simple[tile]:
                lowest = False
        return self.best(board, seat, tile, self.prices.search(board, seat), lowest)


class FormingTeam(Judge):
    """R4.07: enough icons with what one can spare: cards that would not be missed, tokens in the end."""

    def worth(self, board: Board, seat: int, _argument: int, action: int) -> float:
        prices, tables = self.prices, self.tables
        if action == tables.a_go:
            return 1.5
        lack = needed(board, board.tile, board.challenge) - prices.aside(board, seat)
        lack -= board.team_gps * prices.gps_icons(board, seat)
        for card in board.team:
            lack -= tables.card_icons[card]
        if lack <= 0 and board.team:
            return -1.0
        if action == tables.a_gps:
            return 0.3 * min(lack, prices.gps_icons(board, seat)) - prices.gps
        joining = action - tables.a_team
        return 0.3 * min(lack, tables.card_icons[joining]) - TEAM_MEMBER * prices.card_worth(joining)


class Injuring(Judge):
    """R4.15: the card that will be missed least."""

    def worth(self, _board: Board, _seat: int, _argument: int, action: int) -> float:
        return -self.prices.card_worth(action - self.tables.a_injure)
