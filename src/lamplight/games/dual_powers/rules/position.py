"""Positions from a description, for tests, tutorials and researchers.

    {"month": "july", "day": 26, "will": "red", "unrest": "brown", "turn": "red",
     "tokens": {"red-1a": "green", "lenin": "white exhausted"},
     "hands": {"red": ["purple-4"]}, "objectives": {"red": "red-2"}}

What is left out: March/April, day 1, the score in the centre, the Will with Red, tiles and barricade of the first two
regions, units and leaders in the reserves, no neutral tokens on the board, hands with the leaders alone, and the
action phase with all of the players' turns still to come. Alone, `opposition_pile` says how many cards, and so turns,
the Opposition has left (none, unless all of the action phase is to come); an objective that is not named is unseen.
"""

from __future__ import annotations

from collections.abc import Mapping

from lamplight.kernel.errors import BadPosition
from lamplight.kernel.message import Message
from lamplight.kernel.types import EVERYONE, NOBODY, Plain, only

from . import setup
from .action import BEGIN_TURN
from .board import NONE, UNSEEN
from .components import SIDES
from .round import PHASES, ROUND
from .solo import OPPOSITION_TURN
from .state import DualPowersState
from .tables import BOX, NEUTRAL, NO_SEAT, OFF_BOARD, RESERVE, Tables

KEYS = (
    "barricade",
    "barricade_tile",
    "day",
    "discard",
    "hands",
    "month",
    "objectives",
    "opposition_pile",
    "phase",
    "played",
    "round",
    "score",
    "shown",
    "tokens",
    "turn",
    "turns",
    "unrest",
    "will",
)
PHASE_NAMES = tuple(phase.name for phase in PHASES)


def build(tables: Tables, description: Mapping[str, Plain]) -> DualPowersState:
    """The state that a description tells, or an error that says what is wrong with it."""
    return _Builder(tables, description).build()


class _Builder:
    def __init__(self, tables: Tables, description: Mapping[str, Plain]) -> None:
        self.tables = tables
        self.given = description
        self.state = DualPowersState(tables)
        for key in description:
            if key not in KEYS:
                raise _bad("position-key", key=str(key)[:60], keys=", ".join(KEYS))

    def build(self) -> DualPowersState:
        state, tables = self.state, self.tables
        setup.lay_out(state)
        state.round = self._number("round", 1, 1, 99)
        state.month = self._word("month", tables.month_names[0], tables.month_names)
        state.day = self._number("day", 1, 1, tables.last_day)
        end = tables.track_end
        state.score = self._number("score", 0, -end + 1, end - 1)
        state.will = self._word("will", "red", SIDES)
        self._tiles()
        self._tokens()
        self._cards()
        self._agenda()
        state.set_off()
        return state

    def _tiles(self) -> None:
        state, tables = self.state, self.tables
        names = tables.region_names
        state.unrest = self._word("unrest", names[0], names)
        spare = next(number for number in range(tables.regions) if number != state.unrest)
        state.barricade_tile = self._word("barricade_tile", names[spare], names)
        if state.unrest == state.barricade_tile:
            raise _bad("position-tiles", region=names[state.unrest])
        state.tiles = [tile for tile in state.tiles if tile not in (state.unrest, state.barricade_tile)]
        default = tables.connection_names[tables.tile_connection[state.barricade_tile]]
        state.barricade = self._word("barricade", default, tables.connection_names)

    def _tokens(self) -> None:
        state, tables = self.state, self.tables
        if state.month >= tables.trotsky_returns:
            state.place[tables.trotsky] = BOX
        if state.month >= tables.trotsky_joins:
            state.place[tables.red_trotsky] = BOX
        regions, places = tables.region_names, [*tables.region_names, *reversed(OFF_BOARD)]
        for name, where in self._table("tokens").items():
            if name not in tables.token_names:
                raise _bad("position-name", what="tokens", name=str(name)[:60])
            token = tables.token_names.index(name)
            place, _, side_up = str(where).partition(" ")
            if side_up not in ("", "exhausted") or place not in places:
                raise _bad("position-place", token=name, place=str(where)[:60], places=", ".join(places))
            state.place[token] = tables.place_index[place]
            state.fresh[token] = 0 if side_up else 1
            allowed = self._off_board(token)
            if state.place[token] < 0 and (place not in allowed or side_up):
                raise _bad("position-place", token=name, place=str(where)[:60], places=", ".join([*regions, *allowed]))
            if tables.solo and state.place[token] >= 0 and token in tables.side_units[1 - tables.solo_side]:
                raise _bad("position-box", token=name)
        neutral = tables.trotsky_returns <= state.month < tables.trotsky_joins
        if (state.place[tables.trotsky] >= 0 and not neutral) or (
            state.place[tables.red_trotsky] >= 0 and state.month < tables.trotsky_joins
        ):
            raise _bad("position-trotsky")
        for leader in list(state.opposition_leaders):
            if state.place[tables.first_leader + leader] != RESERVE:
                state.opposition_leaders.remove(leader)
                state.known[tables.commands + leader] = EVERYONE

    def _off_board(self, token: int) -> list[str]:
        """Where a token can be when it is not on the board."""
        if token in (self.tables.trotsky, self.tables.red_trotsky):
            return ["waiting", "box"]
        return ["box"] if self.tables.owner[token] == NEUTRAL else ["reserve", "box"]

    def _cards(self) -> None:
        state, tables = self.state, self.tables
        hands, played, objectives = (self._sides(key) for key in ("hands", "played", "objectives"))
        for side, name in enumerate(SIDES):
            seat = tables.seat_of_side[side]
            if name in hands:
                state.hand[side] = sorted(self._card(card) for card in self._names(hands[name], f"hands.{name}"))
                if seat == NO_SEAT and state.hand[side]:
                    raise _bad("position-opposition", side=name)
                for card in state.hand[side]:
                    if card < tables.commands:
                        state.known[card] = only(seat)
                    elif tables.leader_side[card - tables.commands] != side:
                        raise _bad("position-leader", card=tables.card_names[card], side=name)
            state.played[side] = [self._card(card) for card in self._names(played.get(name, []), f"played.{name}")]
            for card in state.played[side]:
                if card >= tables.commands and tables.leader_side[card - tables.commands] != side:
                    raise _bad("position-leader", card=tables.card_names[card], side=name)
        state.discard = sorted(self._card(card) for card in self._names(self.given.get("discard", []), "discard"))
        shown = self._names(self.given.get("shown", []), "shown")
        for side_name in shown:
            if side_name not in SIDES:
                raise _bad("position-name", what="shown", name=str(side_name)[:60])
        if objectives and self.given.get("phase") in ("draw", "objective"):
            raise _bad("position-objective-early")
        for name, card_name in objectives.items():
            side = SIDES.index(name)
            if tables.seat_of_side[side] == NO_SEAT:
                raise _bad("position-opposition", side=name)
            card = self._card(card_name)
            state.objective[side] = card
            owner = tables.seat_of_side[side]
            hidden = NOBODY if tables.solo else only(owner)
            state.objective_known[side] = EVERYONE if name in shown else hidden
            state.known[card] = state.objective_known[side]
        for side in (0, 1):
            for card in [*state.played[side], *state.discard]:
                state.known[card] = EVERYONE
        self._check_cards()

    def _check_cards(self) -> None:
        """No card twice; only commands as objectives; the rest is the draw pile. Missing leaders were played before."""
        state, tables = self.state, self.tables
        objectives = [card for card in state.objective if card != NONE]
        used = [*state.hand[0], *state.hand[1], *state.played[0], *state.played[1], *state.discard]
        for card in [*used, *objectives]:
            if [*used, *objectives].count(card) > 1:
                raise _bad("position-twice", card=tables.card_names[card])
        if any(card >= tables.commands for card in [*objectives, *state.discard]):
            raise _bad("position-command")
        state.pile = [card for card in range(tables.commands) if card not in used and card not in objectives]

    def _agenda(self) -> None:
        state, tables = self.state, self.tables
        number = self._word("phase", "action", PHASE_NAMES)
        phase = PHASE_NAMES[number]
        to_come = PHASES[number + 1 :] if phase == "action" else PHASES[number:]
        state.agenda = [ROUND.at(), *(one.at() for one in reversed(to_come))]
        if tables.solo:
            before = phase == "objective"
            pile = self._number("opposition_pile", tables.opposition_turns if before else 0, 0, tables.opposition_turns)
            if phase in ("objective", "action", "scoring") and state.objective[tables.solo_side] == NONE:
                state.objective[tables.solo_side] = UNSEEN
            state.opposition_pile = [UNSEEN] * pile
            if state.pile_size() < 0:
                raise _bad("position-unseen", needed=state.unseen_aside(), found=len(state.pile))
        elif "opposition_pile" in self.given:
            raise _bad("position-solo", key="opposition_pile")
        if phase == "action":
            self._turns()

    def _turns(self) -> None:
        """The turns still to come, alternating from the side whose turn it is."""
        state, tables = self.state, self.tables
        first = self._word("turn", SIDES[tables.solo_side if tables.solo else state.will], SIDES)
        given = self._sides("turns")
        for name in [SIDES[first], *given]:
            if tables.seat_of_side[SIDES.index(name)] == NO_SEAT:
                raise _bad("position-opposition", side=name)
        counts = [0, 0]
        for side, name in enumerate(SIDES):
            count = given.get(name, 0 if given else tables.turns)
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= tables.turns:
                raise _bad("position-number", key="turns", low=0, high=tables.turns)
            counts[side] = count if tables.seat_of_side[side] != NO_SEAT else len(state.opposition_pile)
        order: list[int] = []
        side = first
        while counts[0] or counts[1]:
            if counts[side]:
                seat = tables.seat_of_side[side]
                order.append(OPPOSITION_TURN.at() if seat == NO_SEAT else BEGIN_TURN.at(side))
                counts[side] -= 1
            side = 1 - side
        state.agenda += reversed(order)

    # Reading the description.

    def _number(self, key: str, default: int, low: int, high: int) -> int:
        value = self.given.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise _bad("position-number", key=key, low=low, high=high)
        return value

    def _word(self, key: str, default: str, words: tuple[str, ...] | list[str]) -> int:
        value = self.given.get(key, default)
        if value not in words:
            raise _bad("position-word", key=key, value=str(value)[:60], words=", ".join(words))
        return list(words).index(str(value))

    def _table(self, key: str) -> dict[str, Plain]:
        value = self.given.get(key, {})
        if not isinstance(value, dict):
            raise _bad("position-table", key=key)
        return value

    def _sides(self, key: str) -> dict[str, Plain]:
        """A table with a value for each side."""
        table = self._table(key)
        for name in table:
            if name not in SIDES:
                raise _bad("position-name", what=key, name=str(name)[:60])
        return table

    def _names(self, value: Plain, key: str) -> list[Plain]:
        if not isinstance(value, list):
            raise _bad("position-list", key=key)
        return value

    def _card(self, name: Plain) -> int:
        if not isinstance(name, str) or name not in self.tables.card_names:
            raise _bad("position-name", what="cards", name=str(name)[:60])
        return self.tables.card_names.index(name)


def _bad(reason: str, **args: str | int) -> BadPosition:
    return BadPosition(Message(f"dual-powers-{reason}", dict(args)))
