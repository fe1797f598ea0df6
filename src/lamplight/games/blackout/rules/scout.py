"""R4: phase 4, scouting: a private look, a challenge, a team, an injury."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import Chance, Question
from lamplight.kernel.ledger import as_int
from lamplight.kernel.types import EVERYONE, Plain, only

from . import city
from .board import NONE, PACKING, UNSEEN, Board, changed, without
from .events import (
    E_COLLECTS,
    E_INJURED,
    E_JOINS,
    E_SAW,
    E_SCOUTS,
    E_SEARCH,
    E_TILE_DOWN,
    E_TILE_OPEN,
    E_TILE_UP,
    E_TILES_BACK,
)
from .goals import owned_types
from .holdings import gain
from .model import ADVANCED, PROBE, SIMPLE, STACK
from .tables import P_GPS_PLUS, P_SEARCH


def begin(board: Board) -> None:
    """R4.01: in turn order."""
    board.scouted = 0
    for seat in reversed(board.turn_order()):
        board.agenda.append(SCOUT.at(seat))


class Scout(Question[Board]):
    """R4.01 and R4.02: a district with a tile and an own cube beside it, another one than the others chose."""

    def __init__(self) -> None:
        super().__init__(PACKING, 21, "scout", "R4.01", prompt="blackout-ask-scout", verbs=("scout", "done"))

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        tables = board.tables
        found = [
            tables.a_scout + district
            for district in range(tables.districts)
            if board.stacks[district] and city.cubes_around(board, seat, district) and not board.scouted >> district & 1
        ]
        found.append(tables.a_done)
        return found

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        """R4.03: the player looks at all tiles of the district; those nobody has seen get their identity now."""
        board.agenda.pop()
        if action == board.tables.a_done:
            return
        district = action - board.tables.a_scout
        board.district = district
        board.tell(E_SCOUTS, "R4.01", (seat, district))
        if board.tables.scout_distinct and board.tables.look_blocks:
            board.scouted |= 1 << district
        for tile in board.stacks[district]:
            if tile != UNSEEN:
                board.tile_known[tile] |= only(seat)
                board.tell(E_SAW, "R4.03", (tile,), only(seat))
        board.agenda.append(COLLECT.at(seat))
        unseen = board.stacks[district].count(UNSEEN)
        if unseen:
            board.agenda.append(LOOK.at(seat, unseen))
        else:
            _has_looked(board, seat)


def _has_looked(board: Board, seat: int) -> None:
    board.looked = changed(board.looked, board.district, board.looked[board.district] | 1 << seat)


class Look(Chance[Board]):
    """R4.03: CHANCE says what an unseen tile is; only this player sees it. The argument is how many are left."""

    def __init__(self) -> None:
        super().__init__(PACKING, 22, "look", "R4.03", verbs=("look",))

    def count(self, board: Board, _seat: int, _left: int) -> int:
        return len(board.tile_pool)

    def among(self, board: Board, _seat: int, _left: int) -> list[int]:
        base = board.tables.a_look
        return [base + tile for tile in board.tile_pool]

    def roll(self, board: Board, _seat: int, _left: int, random: float) -> int:
        return board.tables.a_look + board.tile_pool[int(random * len(board.tile_pool))]

    def laid(self, board: Board, _seat: int, left: int) -> tuple[int, list[int]]:
        """R0.06: the tiles lie in the districts from the beginning."""
        base = board.tables.a_look
        return board.district * STACK + left - 1, [base + tile for tile in range(board.tables.tiles)]

    def audience(self, _board: Board, seat: int, _left: int) -> int:
        return only(seat)

    def answer(self, board: Board, seat: int, left: int, action: int) -> None:
        tile = action - board.tables.a_look
        stack = without(board.stacks[board.district], UNSEEN)
        board.stacks[board.district] = in_order([*stack, tile])
        board.tile_pool.remove(tile)
        board.tile_known[tile] = only(seat)
        board.tell(E_SAW, "R4.03", (tile,), only(seat))
        if left > 1:
            board.agenda[-1] = self.at(seat, left - 1)
        else:
            board.agenda.pop()
            _has_looked(board, seat)

    def told(self, _board: Board, left: int) -> dict[str, Plain]:
        return {"left": left}

    def read(self, _board: Board, told: Mapping[str, Plain]) -> int:
        return as_int(told["left"])


def in_order(stack: list[int]) -> list[int]:
    """Tiles of a district: the seen ones by number, then the others. (How they lie has no meaning.)"""
    return sorted(stack, key=lambda tile: (tile == UNSEEN, tile))


def icons_aside(board: Board, seat: int) -> int:
    """R4.08 and R14.01: the icons of plans, and one for each face-down tile."""
    tables = board.tables
    plans = sum(
        tables.permanent_gain[card] for card in board.check_area[seat] if tables.card_permanent[card] == P_SEARCH
    )
    return plans + len(board.tiles_down[seat]) * tables.tile_icons


def gps_worth(board: Board, seat: int) -> int:
    """R4.08 and R14.02: the icons of a GPS token."""
    tables = board.tables
    return tables.gps_icons + sum(
        tables.permanent_gain[card] for card in board.check_area[seat] if tables.card_permanent[card] == P_GPS_PLUS
    )


def needed(board: Board, tile: int, challenge: int) -> int:
    """How many icons a challenge asks for."""
    if challenge == PROBE:
        return board.tables.probe_icons
    return board.tables.tile_simple[tile] if challenge == SIMPLE else board.tables.tile_advanced[tile]


def reach(board: Board, seat: int, hand: list[int]) -> int:
    """R4.08: the most icons that a player brings together with the cards of a hand; 0 with nobody to send."""
    icons = sum(board.tables.card_icons[card] for card in hand)
    return icons + icons_aside(board, seat) + board.gps[seat] * gps_worth(board, seat) if icons else 0


def cheapest_team(board: Board, seat: int, hand: list[int], icons: int) -> tuple[int, int] | None:
    """What brings so many icons together with the fewest GPS tokens, then the fewest cards; None: nothing does."""
    able = sorted([board.tables.card_icons[card] for card in hand if board.tables.card_icons[card]], reverse=True)
    aside, worth = icons_aside(board, seat), gps_worth(board, seat)
    for tokens in range(board.gps[seat] + 1):
        brought = aside + tokens * worth
        for number, one in enumerate(able):
            brought += one
            if brought >= icons:
                return number + 1, tokens
    return None


def challenges(board: Board, tile: int) -> list[int]:
    """R4.06: the challenges of a tile; R4.20: a probe of the easiest tile only."""
    tables = board.tables
    lowest = min([tables.tile_simple[one] for one in board.stacks[board.district]])
    return [SIMPLE, ADVANCED, PROBE] if tables.tile_simple[tile] == lowest else [SIMPLE, ADVANCED]


def beatable(board: Board, seat: int, tile: int) -> list[int]:
    """R4.16: the challenges of a tile that some team of this player beats."""
    most = reach(board, seat, board.hand[seat])
    return [kind for kind in challenges(board, tile) if needed(board, tile, kind) <= most] if most else []


class Collect(Question[Board]):
    """R4.04: one of the tiles, or all of them back. Private: which tiles can be won tells what they are."""

    def __init__(self) -> None:
        verbs = ("collect", "return")
        super().__init__(PACKING, 23, "collect", "R4.04", prompt="blackout-ask-collect", verbs=verbs, private=True)

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        tables = board.tables
        found = [tables.a_collect + tile for tile in board.stacks[board.district] if beatable(board, seat, tile)]
        found.append(tables.a_return)
        return found

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        board.agenda.pop()
        if action == board.tables.a_return:
            board.tell(E_TILES_BACK, "R4.04", (seat, board.district))
            board.district = NONE
        else:
            self._collect(board, seat, action - board.tables.a_collect)

    def _collect(self, board: Board, seat: int, tile: int) -> None:
        """R4.05: the other tiles lie face up from now on."""
        board.tile = tile
        if board.tables.scout_distinct:
            board.scouted |= 1 << board.district
        board.face_up |= 1 << board.district
        for one in board.stacks[board.district]:
            already_open = board.tile_known[one] == EVERYONE
            board.tile_known[one] = EVERYONE
            if one != tile and not already_open:
                board.tell(E_TILE_OPEN, "R4.05", (one, board.district))
        board.agenda.append(CHALLENGE.at(seat))


class Challenge(Question[Board]):
    """R4.06 and R4.16: simple, advanced or probe, whichever some team can beat; then the team is formed."""

    def __init__(self) -> None:
        super().__init__(PACKING, 24, "challenge", "R4.06", prompt="blackout-ask-challenge", verbs=("challenge",))

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        base = board.tables.a_challenge
        return [base + kind for kind in beatable(board, seat, board.tile)]

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        kind = action - board.tables.a_challenge
        board.challenge = kind
        board.tell(E_COLLECTS, "R4.20" if kind == PROBE else "R4.06", (seat, board.tile, kind))
        board.team = []
        board.team_gps = 0
        board.agenda[-1] = TEAM.at(seat)


def total(board: Board, seat: int) -> int:
    """R4.08: the search total of the team so far."""
    icons = sum(board.tables.card_icons[card] for card in board.team)
    return icons + icons_aside(board, seat) + board.team_gps * gps_worth(board, seat)


class Team(Question[Board]):
    """R4.07: cards with icons and GPS tokens, one after another, and off they go once the total is enough."""

    def __init__(self) -> None:
        super().__init__(PACKING, 25, "team", "R4.08", prompt="blackout-ask-team", verbs=("team", "gps", "go"))

    def options(self, board: Board, seat: int, _argument: int) -> list[int]:
        tables = board.tables
        enough = board.team and total(board, seat) >= needed(board, board.tile, board.challenge)
        joining = [card for card in board.hand[seat] if tables.card_icons[card] and card not in board.team]
        found = [tables.a_team + card for card in joining]
        if board.team_gps < board.gps[seat]:
            found.append(tables.a_gps)
        return [*found, tables.a_go] if enough else found

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        tables = board.tables
        if action == tables.a_go:
            self._go(board, seat)
        elif action == tables.a_gps:
            board.team_gps += 1
        else:
            card = action - tables.a_team
            board.team = sorted([*board.team, card])
            board.tell(E_JOINS, "R4.07", (seat, card))

    def _go(self, board: Board, seat: int) -> None:
        """R4.09 to R4.15: the tile is collected, and somebody of the team gets hurt."""
        tables = board.tables
        board.agenda.pop()
        tile = board.tile
        board.tell(E_SEARCH, "R4.10", (seat, total(board, seat), needed(board, tile, board.challenge), board.team_gps))
        board.gps[seat] -= board.team_gps
        board.stacks[board.district] = without(board.stacks[board.district], tile)
        if board.challenge != PROBE:
            rewards = tables.simple_reward if board.challenge == SIMPLE else tables.advanced_reward
            for what, amount in rewards[tile]:
                gain(board, seat, what, amount, "R4.10")
        first = tables.tile_type[tile] not in owned_types(board, seat) and board.challenge != PROBE
        if first:
            board.tiles_up = changed(board.tiles_up, seat, [*board.tiles_up[seat], tile])
            board.tell(E_TILE_UP, "R4.13", (seat, tile))
        else:
            board.tiles_down = changed(board.tiles_down, seat, [*board.tiles_down[seat], tile])
            board.tell(E_TILE_DOWN, "R4.21" if board.challenge == PROBE else "R4.13", (seat, tile))
        board.agenda.append(INJURY.at(seat))


class Injury(Chance[Board]):
    """R4.15 and R4.22: one card of the team goes to the hospital: CHANCE says which, or by an option its owner."""

    def __init__(self) -> None:
        super().__init__(PACKING, 26, "injury", "R4.15", prompt="blackout-ask-injury", verbs=("injure", "hurt"))

    def advance(self, board: Board, seat: int, argument: int) -> bool:
        if not board.tables.injury_by_owner or len(board.team) == 1:
            return super().advance(board, seat, argument)
        board.acting = seat
        board.options = self.among(board, seat, argument)
        return True

    def count(self, board: Board, _seat: int, _argument: int) -> int:
        return len(board.team)

    def among(self, board: Board, _seat: int, _argument: int) -> list[int]:
        base = self._base(board)
        return [base + card for card in board.team]

    def _base(self, board: Board) -> int:
        return board.tables.a_injure if board.tables.injury_by_owner else board.tables.a_hurt

    def answer(self, board: Board, seat: int, _argument: int, action: int) -> None:
        board.agenda.pop()
        card = action - self._base(board)
        board.hand[seat] = without(board.hand[seat], card)
        board.hospital = changed(board.hospital, seat, [*board.hospital[seat], card])
        board.tell(E_INJURED, "R4.15", (seat, card))
        board.team = []
        board.tile = board.district = board.challenge = NONE
        board.team_gps = 0


SCOUT: Final = Scout()
LOOK: Final = Look()
COLLECT: Final = Collect()
CHALLENGE: Final = Challenge()
TEAM: Final = Team()
INJURY: Final = Injury()
