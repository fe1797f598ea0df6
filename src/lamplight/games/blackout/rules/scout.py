"""R4: phase 4, scouting: a private look, a challenge, a team, an injury."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lamplight.kernel.agenda import Chance, Question
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
from .model import ADVANCED, PROBE, SIMPLE
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

    def options(self, state: Board, seat: int, argument: int) -> list[int]:
        tables = state.tables
        found = [
            tables.a_scout + district
            for district in range(tables.districts)
            if state.stacks[district] and city.cubes_around(state, seat, district) and not state.scouted >> district & 1
        ]
        found.append(tables.a_done)
        return found

    def answer(self, state: Board, seat: int, argument: int, action: int) -> None:
        """R4.03: the player looks at all tiles of the district; those nobody has seen get their identity now."""
        state.agenda.pop()
        if action == state.tables.a_done:
            return
        district = action - state.tables.a_scout
        state.district = district
        state.tell(E_SCOUTS, "R4.01", (seat, district))
        if state.tables.scout_distinct and state.tables.look_blocks:
            state.scouted |= 1 << district
        for tile in state.stacks[district]:
            if tile != UNSEEN:
                state.tile_known[tile] |= only(seat)
                state.tell(E_SAW, "R4.03", (tile,), only(seat))
        state.agenda.append(COLLECT.at(seat))
        unseen = state.stacks[district].count(UNSEEN)
        if unseen:
            state.agenda.append(LOOK.at(seat, unseen))
        else:
            _has_looked(state, seat)


def _has_looked(board: Board, seat: int) -> None:
    board.looked = changed(board.looked, board.district, board.looked[board.district] | 1 << seat)


class Look(Chance[Board]):
    """R4.03: CHANCE says what an unseen tile is; only this player sees it. The argument is how many are left."""

    def __init__(self) -> None:
        super().__init__(PACKING, 22, "look", "R4.03", verbs=("look",))

    def count(self, state: Board, seat: int, argument: int) -> int:
        return len(state.tile_pool)

    def among(self, state: Board, seat: int, argument: int) -> list[int]:
        base = state.tables.a_look
        return [base + tile for tile in state.tile_pool]

    def roll(self, state: Board, seat: int, argument: int, random: float) -> int:
        return state.tables.a_look + state.tile_pool[int(random * len(state.tile_pool))]

    def audience(self, state: Board, seat: int, argument: int) -> int:
        return only(seat)

    def answer(self, state: Board, seat: int, argument: int, action: int) -> None:
        tile = action - state.tables.a_look
        stack = without(state.stacks[state.district], UNSEEN)
        state.stacks[state.district] = in_order([*stack, tile])
        state.tile_pool.remove(tile)
        state.tile_known[tile] = only(seat)
        state.tell(E_SAW, "R4.03", (tile,), only(seat))
        if argument > 1:
            state.agenda[-1] = self.at(seat, argument - 1)
        else:
            state.agenda.pop()
            _has_looked(state, seat)

    def told(self, state: Board, argument: int) -> dict[str, Plain]:
        return {"left": argument}

    def read(self, state: Board, told: Mapping[str, Plain]) -> int:
        return int(str(told["left"]))


def in_order(stack: list[int]) -> list[int]:
    """Tiles of a district: the seen ones by number, then the others. (How they lie has no meaning.)"""
    return sorted(stack, key=lambda tile: (tile == UNSEEN, tile))


def icons_aside(board: Board, seat: int) -> int:
    """R4.08 and R14.01: the icons of plans, and one for each face-down tile."""
    tables = board.tables
    plans = sum(tables.card_permanent[card] == P_SEARCH for card in board.check_area[seat])
    return plans + len(board.tiles_down[seat]) * tables.tile_icons


def gps_worth(board: Board, seat: int) -> int:
    """R4.08 and R14.02: the icons of a GPS token."""
    tables = board.tables
    return tables.gps_icons + sum(tables.card_permanent[card] == P_GPS_PLUS for card in board.check_area[seat])


def needed(board: Board, tile: int, challenge: int) -> int:
    """How many icons a challenge asks for."""
    if challenge == PROBE:
        return board.tables.probe_icons
    return board.tables.tile_simple[tile] if challenge == SIMPLE else board.tables.tile_advanced[tile]


def beatable(board: Board, seat: int, tile: int) -> list[int]:
    """R4.16: the challenges of a tile that some team of this player beats; R4.20: a probe of the easiest tile only."""
    tables = board.tables
    icons = [tables.card_icons[card] for card in board.hand[seat] if tables.card_icons[card]]
    if not icons:
        return []
    most = sum(icons) + icons_aside(board, seat) + board.gps[seat] * gps_worth(board, seat)
    lowest = min(tables.tile_simple[one] for one in board.stacks[board.district])
    kinds = [SIMPLE, ADVANCED, PROBE] if tables.tile_simple[tile] == lowest else [SIMPLE, ADVANCED]
    return [kind for kind in kinds if needed(board, tile, kind) <= most]


class Collect(Question[Board]):
    """R4.04: one of the tiles, or all of them back. Private: which tiles can be won tells what they are."""

    def __init__(self) -> None:
        verbs = ("collect", "return")
        super().__init__(PACKING, 23, "collect", "R4.04", prompt="blackout-ask-collect", verbs=verbs, private=True)

    def options(self, state: Board, seat: int, argument: int) -> list[int]:
        tables = state.tables
        found = [tables.a_collect + tile for tile in state.stacks[state.district] if beatable(state, seat, tile)]
        found.append(tables.a_return)
        return found

    def answer(self, state: Board, seat: int, argument: int, action: int) -> None:
        state.agenda.pop()
        if action == state.tables.a_return:
            state.tell(E_TILES_BACK, "R4.04", (seat, state.district))
            state.district = NONE
        else:
            self._collect(state, seat, action - state.tables.a_collect)

    def _collect(self, state: Board, seat: int, tile: int) -> None:
        """R4.05: the other tiles lie face up from now on."""
        state.tile = tile
        if state.tables.scout_distinct:
            state.scouted |= 1 << state.district
        state.face_up |= 1 << state.district
        for one in state.stacks[state.district]:
            already_open = state.tile_known[one] == EVERYONE
            state.tile_known[one] = EVERYONE
            if one != tile and not already_open:
                state.tell(E_TILE_OPEN, "R4.05", (one, state.district))
        state.agenda.append(CHALLENGE.at(seat))


class Challenge(Question[Board]):
    """R4.06 and R4.16: simple, advanced or probe, whichever some team can beat; then the team is formed."""

    def __init__(self) -> None:
        super().__init__(PACKING, 24, "challenge", "R4.06", prompt="blackout-ask-challenge", verbs=("challenge",))

    def options(self, state: Board, seat: int, argument: int) -> list[int]:
        base = state.tables.a_challenge
        return [base + kind for kind in beatable(state, seat, state.tile)]

    def answer(self, state: Board, seat: int, argument: int, action: int) -> None:
        kind = action - state.tables.a_challenge
        state.challenge = kind
        state.tell(E_COLLECTS, "R4.20" if kind == PROBE else "R4.06", (seat, state.tile, kind))
        state.team = []
        state.team_gps = 0
        state.agenda[-1] = TEAM.at(seat)


def total(board: Board, seat: int) -> int:
    """R4.08: the search total of the team so far."""
    icons = sum(board.tables.card_icons[card] for card in board.team)
    return icons + icons_aside(board, seat) + board.team_gps * gps_worth(board, seat)


class Team(Question[Board]):
    """R4.07: cards with icons and GPS tokens, one after another, and off they go once the total is enough."""

    def __init__(self) -> None:
        super().__init__(PACKING, 25, "team", "R4.08", prompt="blackout-ask-team", verbs=("team", "gps", "go"))

    def options(self, state: Board, seat: int, argument: int) -> list[int]:
        tables = state.tables
        enough = state.team and total(state, seat) >= needed(state, state.tile, state.challenge)
        joining = [card for card in state.hand[seat] if tables.card_icons[card] and card not in state.team]
        found = [tables.a_team + card for card in joining]
        if state.team_gps < state.gps[seat]:
            found.append(tables.a_gps)
        return [*found, tables.a_go] if enough else found

    def answer(self, state: Board, seat: int, argument: int, action: int) -> None:
        tables = state.tables
        if action == tables.a_go:
            self._go(state, seat)
        elif action == tables.a_gps:
            state.team_gps += 1
        else:
            card = action - tables.a_team
            state.team = sorted([*state.team, card])
            state.tell(E_JOINS, "R4.07", (seat, card))

    def _go(self, state: Board, seat: int) -> None:
        """R4.09 to R4.15: the tile is collected, and somebody of the team gets hurt."""
        tables = state.tables
        state.agenda.pop()
        tile = state.tile
        state.tell(E_SEARCH, "R4.10", (seat, total(state, seat), needed(state, tile, state.challenge), state.team_gps))
        state.gps[seat] -= state.team_gps
        state.stacks[state.district] = without(state.stacks[state.district], tile)
        if state.challenge != PROBE:
            rewards = tables.simple_reward if state.challenge == SIMPLE else tables.advanced_reward
            for what, amount in rewards[tile]:
                gain(state, seat, what, amount, "R4.10")
        first = tables.tile_type[tile] not in owned_types(state, seat) and state.challenge != PROBE
        if first:
            state.tiles_up = changed(state.tiles_up, seat, [*state.tiles_up[seat], tile])
            state.tell(E_TILE_UP, "R4.13", (seat, tile))
        else:
            state.tiles_down = changed(state.tiles_down, seat, [*state.tiles_down[seat], tile])
            state.tell(E_TILE_DOWN, "R4.21" if state.challenge == PROBE else "R4.13", (seat, tile))
        state.agenda.append(INJURY.at(seat))


class Injury(Chance[Board]):
    """R4.15 and R4.22: one card of the team goes to the hospital: CHANCE says which, or by an option its owner."""

    def __init__(self) -> None:
        super().__init__(PACKING, 26, "injury", "R4.15", prompt="blackout-ask-injury", verbs=("injure", "hurt"))

    def advance(self, state: Board, seat: int, argument: int) -> bool:
        if not state.tables.injury_by_owner or len(state.team) == 1:
            return super().advance(state, seat, argument)
        state.acting = seat
        state.options = self.among(state, seat, argument)
        return True

    def count(self, state: Board, seat: int, argument: int) -> int:
        return len(state.team)

    def among(self, state: Board, seat: int, argument: int) -> list[int]:
        base = self._base(state)
        return [base + card for card in state.team]

    def _base(self, state: Board) -> int:
        return state.tables.a_injure if state.tables.injury_by_owner else state.tables.a_hurt

    def answer(self, state: Board, seat: int, argument: int, action: int) -> None:
        state.agenda.pop()
        card = action - self._base(state)
        state.hand[seat] = without(state.hand[seat], card)
        state.hospital = changed(state.hospital, seat, [*state.hospital[seat], card])
        state.tell(E_INJURED, "R4.15", (seat, card))
        state.team = []
        state.tile = state.district = state.challenge = NONE
        state.team_gps = 0


SCOUT: Final = Scout()
LOOK: Final = Look()
COLLECT: Final = Collect()
CHALLENGE: Final = Challenge()
TEAM: Final = Team()
INJURY: Final = Injury()
