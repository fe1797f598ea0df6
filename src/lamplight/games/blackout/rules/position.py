"""Positions from a description, for tests, tutorials and researchers.

    {"round": 3, "phase": 3, "first": "grey", "turn": "orange",
     "dice": {"red": "food", "yellow": "water", "blue": "tools"},
     "display": [["red-1", "plan-money-1"], ["blue-4"], []],
     "tiles": {"tai-po": ["book-2", "money-1"]},
     "players": {"orange": {"money": 9, "score": 12, "cubes": ["central", "mong-kok"], "rondel": {"book": 2},
                            "hand": ["leader", "red-5"], "slots": [["yellow-a"], ["red-a", "blue-a"]],
                            "objectives": ["blue-2", "plan-gain-1"], "marks": {"plan-gain-1": [1]},
                            "power": [1], "unlocked": [2]}}}

What is left out is as after set-up: round 1, phase 1, the first player to begin, full decks and face-down tiles, each
player with the starting money, tokens and cards, without objectives. A player's own cards go by their plain names.
`turn` is the player whose turn it is in the phase; those before have had theirs. Cards of a player's own set that are
named nowhere stay in the box, as soon as one of `hand`, `slots`, `hospital`, `planned` is given.
"""

from __future__ import annotations

from collections.abc import Mapping

from lamplight.kernel.agenda import Step
from lamplight.kernel.errors import BadPosition
from lamplight.kernel.message import Message
from lamplight.kernel.types import EVERYONE, Plain

from . import deploy, goals, market, plan, rounds, scout, secure, setup
from .board import NONE, UNSEEN, Board
from .model import DICE, LETTERS, RESOURCES, ROW, ROWS
from .state import BlackoutState
from .tables import PLAN, SEAT_NAMES, Tables
from .vocabulary import CUBES

KEYS = (
    "deck",
    "dice",
    "discard",
    "display",
    "first",
    "last_round",
    "phase",
    "players",
    "reserve",
    "round",
    "secured",
    "tiles",
    "turn",
)
PLAYER_KEYS = (
    "check_area",
    "cubes",
    "emergency",
    "gps",
    "hand",
    "hospital",
    "marks",
    "money",
    "objectives",
    "planned",
    "power",
    "rondel",
    "score",
    "slots",
    "tiles_down",
    "tiles_up",
    "transport",
    "unlocked",
)
TILES = 3
# The step of each phase that every player has one of.
_TURNS: dict[int, Step[Board]] = {
    2: deploy.DEPLOY,
    3: goals.GOALS,
    4: scout.SCOUT,
    5: market.MARKET,
    6: market.WASTE,
    8: secure.REFRESH,
}


def build(tables: Tables, description: Mapping[str, Plain]) -> BlackoutState:
    """The state that a description tells, or an error that says what is wrong with it."""
    return _Builder(tables, description).build()


class _Builder:
    def __init__(self, tables: Tables, description: Mapping[str, Plain]) -> None:
        self.tables = tables
        self.given = description
        self.state = BlackoutState(tables)
        self.used_cards: list[int] = []
        self.used_tiles: list[int] = []
        _only(description, KEYS)

    def build(self) -> BlackoutState:
        state, tables = self.state, self.tables
        setup.lay_out(state)
        names = SEAT_NAMES[: tables.seats]
        state.round = self._number(self.given, "round", 1, 1, 999)
        state.turn = state.round
        state.first = self._word("first", names[0], names)
        last = self.given.get("last_round", 0)
        state.last_round = self._number(self.given, "last_round", 0, state.round if last else 0, 999)
        players = _table(self.given, "players")
        for name in players:
            if name not in names:
                raise _bad("name", what="players", name=str(name)[:60])
        for seat, name in enumerate(names):
            self._player(seat, _table(players, name), name)
        self._tiles()
        self._decks()
        self._agenda(names)
        state.set_off()
        return state

    # A player.

    def _player(self, seat: int, given: Mapping[str, Plain], name: str) -> None:
        state, tables = self.state, self.tables
        _only(given, PLAYER_KEYS)
        state.score[seat] = self._number(given, "score", 0, -999, 999)
        state.money[seat] = self._number(given, "money", tables.money, 0, max(999, tables.money))
        state.transport[seat] = self._number(given, "transport", tables.transport, 0, 999)
        state.gps[seat] = self._number(given, "gps", 0, 0, 999)
        rondel = _table(given, "rondel") if "rondel" in given else {"battery": tables.batteries}
        state.rondel[seat] = [0] * len(CUBES)
        for resource in rondel:
            if resource not in CUBES:
                raise _bad("word", key="rondel", value=str(resource)[:60], words=", ".join(CUBES))
            state.rondel[seat][CUBES.index(resource)] = self._number(rondel, resource, 0, 0, 99)
        cubes = _names(given, "cubes")
        if any(cubes.count(place) > 1 for place in cubes):
            raise _bad("twice", name=str(next(place for place in cubes if cubes.count(place) > 1))[:60])
        for place in cubes:
            state.on_map[seat] |= 1 << self._find(place, tables.location_names, "cubes")
        self._own_cards(seat, given, name)
        self._objectives(seat, given, name)
        for number in _numbers(given, "power", 2):
            state.power[seat] |= 1 << number - 1
        for number in _numbers(given, "unlocked", len(tables.board_actions)):
            state.houses[seat] &= ~(1 << number - 1)
        for key, zone in (("tiles_up", state.tiles_up), ("tiles_down", state.tiles_down)):
            zone[seat] = [self._tile(tile, key) for tile in _names(given, key)]
            for tile in zone[seat]:
                state.tile_known[tile] = EVERYONE
        types = [tables.tile_type[tile] for tile in state.tiles_up[seat]]
        if len(set(types)) < len(types):  # R4.13
            raise _bad("tile-types", side=name)
        marks = sum(state.marks[card].bit_count() for card in goals.plan_cards(state, seat) if self._marked(seat, card))
        marks += sum(bits.bit_count() for bits in state.shared[seat])
        used = sum(state.rondel[seat]) + state.on_map[seat].bit_count() + marks
        state.supply[seat] = tables.cubes - used
        if state.supply[seat] < 0 and not tables.soft_cubes:
            raise _bad("cubes", side=name, used=used, cubes=tables.cubes)

    def _marked(self, seat: int, card: int) -> bool:
        return goals.shared_number(self.state, card) < 0 and (
            card in self.state.objectives[seat] or card == self.state.emergency[seat]
        )

    def _own_cards(self, seat: int, given: Mapping[str, Plain], name: str) -> None:
        state, tables = self.state, self.tables
        if any(key in given for key in ("hand", "slots", "hospital", "planned")):
            state.hand[seat] = sorted(self._card(card, seat, "hand") for card in _names(given, "hand"))
            state.hospital[seat] = [self._card(card, seat, "hospital") for card in _names(given, "hospital")]
            slots = given.get("slots", [])
            if not isinstance(slots, list) or len(slots) > tables.slots:
                raise _bad("slots", side=name, count=tables.slots)
            state.slots[seat] = [[] for _ in range(tables.slots)]
            for slot, pile in enumerate(slots):
                state.slots[seat][slot] = [self._card(card, seat, "slots") for card in _names({"slots": pile}, "slots")]
            if tables.safe_doctor and any(card in tables.doctors for card in state.hospital[seat]):  # R11.04
                raise _bad("doctor", side=name)
            for slot_name, card in _table(given, "planned").items():
                slot = self._find(slot_name, [str(number + 1) for number in range(tables.slots)], "planned")
                state.planned[seat][slot] = self._card(card, seat, "planned")
        else:
            self.used_cards += _held(state, seat)
        planned = [card for card in state.planned[seat] if card != NONE]
        for card in [*_held(state, seat), *planned]:
            if tables.card_kind[card] == PLAN:
                raise _bad("plan-place", card=tables.card_names[card])
        locked = state.slots[seat][-1] or state.planned[seat][-1] != NONE
        if locked and 2 not in _numbers(given, "power", 2):  # R1.05
            raise _bad("locked", side=name, slot=tables.slots)
        if planned and self._number(self.given, "phase", 1, 1, rounds.LAST_PHASE) > 2:
            raise _bad("planned-late", side=name)

    def _objectives(self, seat: int, given: Mapping[str, Plain], name: str) -> None:
        state, tables = self.state, self.tables
        state.objectives[seat] = [self._card(card, seat, "objectives") for card in _names(given, "objectives")]
        if len(state.objectives[seat]) > tables.spots:
            raise _bad("objectives", side=name, count=tables.spots)
        for card in state.objectives[seat]:
            if not tables.first_starter <= card < tables.first_emergency:
                raise _bad("name", what="objectives", name=tables.card_names[card])
        state.check_area[seat] = [self._card(card, seat, "check_area") for card in _names(given, "check_area")]
        for card in state.check_area[seat]:
            if tables.card_kind[card] != PLAN or (tables.chapter and card >= tables.first_emergency):  # R15.05
                raise _bad("check-area", card=tables.card_names[card])
        if "emergency" in given and tables.chapter:
            raise _bad("emergency", side=name)
        if "emergency" in given:
            state.emergency[seat] = self._card(given["emergency"], seat, "emergency")
            if state.emergency[seat] < tables.first_emergency:
                raise _bad("name", what="emergency", name=str(given["emergency"])[:60])
        for card_name, numbers in _table(given, "marks").items():
            self._mark(seat, card_name, _numbers({"marks": numbers}, "marks", 3), name)

    def _mark(self, seat: int, card_name: str, numbers: list[int], name: str) -> None:
        """Cubes on the goals of a plan: one of the player's own, or (by its letter) a shared one of a chapter."""
        state, tables = self.state, self.tables
        bits = sum(1 << number - 1 for number in numbers)
        if card_name in tables.shared_plans:
            card = tables.first_emergency + LETTERS.index(card_name)
            state.shared[seat][tables.shared_plans.index(card_name)] = bits
        else:
            card = self._find(card_name, tables.card_names, "marks")
            own = [*state.objectives[seat], state.emergency[seat]]
            if card not in own or tables.card_kind[card] != PLAN:
                raise _bad("marks", side=name, card=card_name)
            state.marks[card] = bits
        if (
            card_name in tables.shared_plans
            and all(state.shared[seat][: len(tables.shared_plans)])
            and (len(tables.shared_plans) > 1)
        ):  # R15.04
            raise _bad("marks", side=name, card=card_name)
        if max(numbers, default=0) > len(tables.card_goals[card]) or (
            card_name not in tables.shared_plans and len(numbers) >= len(tables.card_goals[card])
        ):
            raise _bad("marks", side=name, card=card_name)

    # The table.

    def _tiles(self) -> None:
        state, tables = self.state, self.tables
        for district_name, tiles in _table(self.given, "tiles").items():
            district = self._find(district_name, tables.district_names, "tiles")
            state.stacks[district] = sorted(self._tile(tile, "tiles") for tile in _names({"tiles": tiles}, "tiles"))
            if len(state.stacks[district]) > TILES:  # R4.17
                raise _bad("tile-count", district=district_name, count=TILES)
            if state.stacks[district]:
                state.face_up |= 1 << district
            for tile in state.stacks[district]:
                state.tile_known[tile] = EVERYONE
        for secured in _names(self.given, "secured"):
            district = self._find(secured, tables.district_names, "secured")
            state.secured |= 1 << district
            state.stacks[district] = []
            state.face_up &= ~(1 << district)
        state.tile_pool = [tile for tile in range(tables.tiles) if tile not in self.used_tiles]
        hidden = sum(stack.count(UNSEEN) for stack in state.stacks)
        if hidden > len(state.tile_pool):
            raise _bad("tiles", needed=hidden, found=len(state.tile_pool))

    def _decks(self) -> None:
        state, tables = self.state, self.tables
        rows = self.given.get("display")
        if rows is not None:
            if not isinstance(rows, list) or len(rows) != ROWS:
                raise _bad("display", rows=ROWS, row=ROW)
            state.display = [[self._deck_card(card) for card in _names({"display": row}, "display")] for row in rows]
            if any(len(row) > ROW for row in state.display):
                raise _bad("display", rows=ROWS, row=ROW)
        state.discard = [self._deck_card(card) for card in _names(self.given, "discard")]
        deck = range(tables.first_objective, tables.first_emergency)
        unseen = [card for card in deck if card not in self.used_cards]
        if rows is None:
            for row in range(ROWS):
                state.display[row] = [unseen.pop(0) for _ in range(min(ROW, len(unseen)))]
        state.unseen = unseen
        state.reserve_size = self._number(self.given, "reserve", min(tables.reserve, len(unseen)), 0, len(unseen))
        most = len(unseen) - state.reserve_size
        state.draw_size = self._number(self.given, "deck", most, 0, most)
        for _ in range(most - state.draw_size):
            state.discard.append(state.unseen.pop())

    def _agenda(self, names: tuple[str, ...]) -> None:
        """What is still to be done in this round: the phase from `turn` on, and the later ones."""
        state = self.state
        phase = self._number(self.given, "phase", 1, 1, rounds.LAST_PHASE)
        state.agenda = [rounds.ROUND.at()]
        for number in range(rounds.LAST_PHASE, phase - 1, -1):
            rounds.push_phase(state, number)
            if number > phase:
                state.agenda.append(rounds.PHASE.at(0, number))
        state.phase = phase
        self._dice(phase)
        turn = self._word("turn", names[state.first], names)
        if "turn" in self.given and phase in _TURNS:
            order = state.turn_order()
            self._skip(phase, turn, order[: order.index(turn)])

    def _skip(self, phase: int, turn: int, before: list[int]) -> None:
        """Those before have had their turn."""
        state = self.state
        if phase == 5:
            state.agenda[-1] = market.MARKET.at(turn)
        over = [_TURNS[phase].at(seat) for seat in before] + [market.CLEAN_UP.at()] * (phase == 6)
        state.agenda = [entry for entry in state.agenda if entry not in over]

    def _dice(self, phase: int) -> None:
        state, tables = self.state, self.tables
        given = _table(self.given, "dice")
        for colour in given:
            if colour not in DICE:
                raise _bad("name", what="dice", name=str(colour)[:60])
        if phase == 1 and not given:
            return
        state.agenda = [entry for entry in state.agenda if entry != plan.THROW.at()]
        for number, colour in enumerate(DICE):
            if colour in given:
                face = self._find(given[colour], RESOURCES, "dice")
                if face not in tables.dice[number]:
                    raise _bad("die", die=colour, resource=str(given[colour])[:60])
                state.dice[number] = face
        for number in range(len(DICE)):
            if state.dice[number] == NONE:
                free = [face for face in tables.dice[number] if face not in state.dice]
                state.dice[number] = (free or tables.dice[number])[0]
        if len(set(state.dice)) < len(state.dice):  # R1.01
            raise _bad("dice")

    # Reading the description.

    def _number(self, given: Mapping[str, Plain], key: str, default: int, low: int, high: int) -> int:
        value = given.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise _bad("number", key=key, low=low, high=high)
        return value

    def _word(self, key: str, default: str, words: tuple[str, ...]) -> int:
        value = self.given.get(key, default)
        if value not in words:
            raise _bad("word", key=key, value=str(value)[:60], words=", ".join(words))
        return words.index(str(value))

    def _find(self, name: Plain, names: list[str] | tuple[str, ...], what: str) -> int:
        if not isinstance(name, str) or name not in names:
            raise _bad("name", what=what, name=str(name)[:60])
        return list(names).index(name)

    def _card(self, name: Plain, seat: int, what: str) -> int:
        """A card of the decks, or one of a player's own set by its plain name."""
        own = f"{SEAT_NAMES[seat]}-{name}"
        full = own if own in self.tables.card_names else name
        card = self._find(full, self.tables.card_names, what)
        if card in self.used_cards:
            raise _bad("twice", name=str(name)[:60])
        if card < self.tables.first_starter and not self.tables.card_names[card].startswith(f"{SEAT_NAMES[seat]}-"):
            raise _bad("name", what=what, name=str(name)[:60])
        self.used_cards.append(card)
        return card

    def _deck_card(self, name: Plain) -> int:
        """A card of the objective deck."""
        tables = self.tables
        deck = tables.card_names[tables.first_objective : tables.first_emergency]
        card = tables.first_objective + self._find(name, deck, "display")
        if card in self.used_cards:
            raise _bad("twice", name=str(name)[:60])
        self.used_cards.append(card)
        return card

    def _tile(self, name: Plain, what: str) -> int:
        tile = self._find(name, self.tables.tile_names, what)
        if tile in self.used_tiles:
            raise _bad("twice", name=str(name)[:60])
        self.used_tiles.append(tile)
        return tile


def _held(state: BlackoutState, seat: int) -> list[int]:
    """The cards in a player's hand, hospital and slots."""
    return [*state.hand[seat], *state.hospital[seat], *(card for pile in state.slots[seat] for card in pile)]


def _only(given: Mapping[str, Plain], keys: tuple[str, ...]) -> None:
    for key in given:
        if key not in keys:
            raise _bad("key", key=str(key)[:60], keys=", ".join(keys))


def _table(given: Mapping[str, Plain], key: str) -> Mapping[str, Plain]:
    value = given.get(key, {})
    if not isinstance(value, dict):
        raise _bad("table", key=key)
    return value


def _names(given: Mapping[str, Plain], key: str) -> list[Plain]:
    value = given.get(key, [])
    if not isinstance(value, list):
        raise _bad("list", key=key)
    return value


def _numbers(given: Mapping[str, Plain], key: str, most: int) -> list[int]:
    """A list of different numbers from 1 to `most`."""
    found: list[int] = []
    for value in _names(given, key):
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most or value in found:
            raise _bad("number", key=key, low=1, high=most)
        found.append(value)
    return found


def _bad(reason: str, **args: str | int) -> BadPosition:
    return BadPosition(Message(f"blackout-position-{reason}", dict(args)))
