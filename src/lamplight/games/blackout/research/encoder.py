"""Observations of Blackout. `layout.py` says what each field means."""

from __future__ import annotations

from lamplight.envs.encoder import Encoder, mark, mark_all, mark_bits, put
from lamplight.kernel.state import State

from ..rules.board import NONE, PACKING, UNSEEN, Board
from ..rules.plan import PLANNING
from ..rules.secure import builder_of, is_cube
from ..rules.steps import STEPS
from ..rules.tables import Tables
from .bounds import AGENDA, COINS, COUNT, CUBES, HIGH, POINTS, TOKENS, USED


class BlackoutEncoder(Encoder):
    """Writes what a seat of Blackout observes."""

    def __init__(self, tables: Tables, cells: int, offsets: dict[str, int]) -> None:
        super().__init__(cells)
        self.tables = tables
        self.kinds = len(STEPS.names)
        self.each = tables.first_starter // tables.seats
        """How many player cards a seat has."""
        self.deck = tables.cards - tables.first_starter
        self.width = self.each + self.deck
        """How many cards can lie before a seat: its own and those of the deck."""
        self.seat = offsets["seat"]
        self.step = offsets["step"]
        self.step_whose = offsets["step.whose"]
        self.step_argument = offsets["step.argument"]
        self.agenda = offsets["agenda"]
        self.round = offsets["round"]
        self.phase = offsets["phase"]
        self.throws = offsets["throws"]
        self.draw_size = offsets["deck"]
        self.reserve = offsets["reserve"]
        self.last_round = offsets["last_round"]
        self.passes = offsets["passes"]
        self.bought = offsets["bought"]
        self.team_gps = offsets["team_gps"]
        self.ended = offsets["ended"]
        self.challenge = offsets["challenge"]
        self.secured = offsets["secured"]
        self.scouted = offsets["scouted"]
        self.face_up = offsets["face_up"]
        self.used = offsets["used"]
        self.first = offsets["first"]
        self.dice = offsets["dice"]
        self.card = offsets["card"]
        self.district = offsets["district"]
        self.tile = offsets["tile"]
        self.team = offsets["team"]
        self.discard = offsets["discard"]
        self.display = offsets["display"]
        self.marks = offsets["marks"]
        self.tiles = offsets["tiles"]
        self.tiles_unknown = offsets["tiles.unknown"]
        self.looked = offsets["looked"]
        self.houses_map = offsets["houses.map"]
        self.boxed = offsets["boxed"]
        self.boxed_unknown = offsets["boxed.unknown"]
        self.score = offsets["score"]
        self.money = offsets["money"]
        self.transport = offsets["transport"]
        self.gps = offsets["gps"]
        self.supply = offsets["supply"]
        self.houses = offsets["houses"]
        self.power = offsets["power"]
        self.rondel = offsets["rondel"]
        self.cubes = offsets["cubes"]
        self.emergency = offsets["emergency"]
        self.shared = offsets["shared"]
        self.objectives = offsets["objectives"]
        self.check_area = offsets["check_area"]
        self.hospital = offsets["hospital"]
        self.tiles_up = offsets["tiles_up"]
        self.tiles_down = offsets["tiles_down"]
        self.slots = offsets["slots"]
        self.held = offsets["held"]
        self.ready = offsets["ready"]
        self.hand = offsets["hand"]
        self.hand_shown = offsets["hand_shown"]
        self.face_down = offsets["face_down"]
        self.plan = offsets["plan"]
        self.picking = offsets["picking"]

    def standing(self, state: State) -> list[int]:
        assert isinstance(state, Board)
        return state.score[:]

    def encode(self, state: State, seat: int) -> bytearray:
        assert isinstance(state, Board)
        out = bytearray(self.blank)
        self._time(out, state, seat)
        self._table(out, state, seat)
        self._districts(out, state, seat)
        secret = bool(state.agenda) and state.agenda[-1] == PLANNING.at()
        seats = self.tables.seats
        for who in range(seats):
            self._seat(out, state, (seat + who) % seats, who, secret)
        for slot in range(self.tables.slots):
            card = state.planned[seat][slot]
            if card != NONE:
                mark(out, self.plan + slot * self.width + self._own(card, seat))
        if state.picking[seat] != NONE:
            mark(out, self.picking + self._own(state.picking[seat], seat))
        return out

    def _own(self, card: int, seat: int) -> int:
        """The place of a card among those that can lie before a seat."""
        first = self.tables.first_starter
        return card - seat * self.each if card < first else card - first + self.each

    def _turned(self, card: int, seat: int) -> int:
        """The place of a card among all, as a seat sees them."""
        first = self.tables.first_starter
        return (card - seat * self.each) % first if card < first else card

    def _own_cards(self, out: bytearray, start: int, cards: list[int], seat: int) -> None:
        first = self.tables.first_starter
        own, deck = start - seat * self.each, start + self.each - first
        for card in cards:
            cell = own + card if card < first else deck + card
            out[cell + cell] = 1

    def _time(self, out: bytearray, board: Board, seat: int) -> None:
        """What is asked, and when."""
        seats = self.tables.seats
        mark(out, self.seat + seat)
        agenda = board.agenda
        for entry in agenda:
            cell = self.agenda + (PACKING.seat(entry) - seat) % seats * self.kinds + PACKING.kind(entry)
            out[cell + cell] = min(out[cell + cell] + 1, AGENDA)
        if agenda:
            top = agenda[-1]
            mark(out, self.step + PACKING.kind(top))
            mark(out, self.step_whose + (PACKING.seat(top) - seat) % seats)
            put(out, self.step_argument, PACKING.argument(top) // 64, 0, HIGH)
            put(out, self.step_argument + 1, PACKING.argument(top) % 64, 0, HIGH)
        put(out, self.round, board.round, 0, COUNT)
        put(out, self.phase, board.phase, 0, 8)
        put(out, self.throws, board.throws, 0, COUNT)
        put(out, self.last_round, board.last_round, 0, COUNT)
        put(out, self.passes, board.passes, 0, COUNT)
        put(out, self.bought, board.bought, 0, 1)
        put(out, self.ended, board.ended, 0, 1)
        mark(out, self.first + (board.first - seat) % seats)

    def _table(self, out: bytearray, board: Board, seat: int) -> None:
        """What lies open between the seats."""
        tables = self.tables
        put(out, self.draw_size, board.draw_size, 0, tables.cards)
        put(out, self.reserve, board.reserve_size, 0, tables.cards)
        put(out, self.team_gps, board.team_gps, 0, TOKENS)
        if board.challenge != NONE:
            mark(out, self.challenge + board.challenge)
        mark_bits(out, self.used, board.used & ((1 << USED) - 1))
        for die in range(3):
            if board.dice[die] != NONE:
                mark(out, self.dice + 6 * die + board.dice[die])
        if board.card != NONE:
            mark(out, self.card + self._turned(board.card, seat))
        if board.district != NONE:
            mark(out, self.district + board.district)
        if board.tile != NONE:
            mark(out, self.tile + board.tile)
        for card in board.team:
            mark(out, self.team + self._turned(card, seat))
        for card in board.discard:
            mark(out, self.discard + self._turned(card, seat))
        start = self.display - tables.first_starter
        for row in board.display:
            mark_all(out, start, row)
            start += self.deck
        marks = board.marks
        start = self.marks
        for card in range(tables.first_starter, tables.cards):
            if marks[card]:
                mark_bits(out, start, marks[card])
            start += 3

    def _districts(self, out: bytearray, board: Board, seat: int) -> None:
        """The scout tiles, as far as the observer knows them, and the houses on the map."""
        tables = self.tables
        seats = tables.seats
        known = board.tile_known
        mark_bits(out, self.secured, board.secured)
        mark_bits(out, self.scouted, board.scouted)
        mark_bits(out, self.face_up, board.face_up)
        start = self.tiles
        for district in range(tables.districts):
            unknown = 0
            for tile in board.stacks[district]:
                if tile != UNSEEN and known[tile] >> seat & 1:
                    mark(out, start + tile)
                else:
                    unknown += 1
            if unknown:
                put(out, self.tiles_unknown + district, unknown, 0, tables.tiles)
            looked = board.looked[district]
            if looked:
                for looker in range(seats):
                    if looked >> looker & 1:
                        mark(out, self.looked + district * seats + (looker - seat) % seats)
            for built in board.secured_by[district]:
                place = district * seats + (builder_of(built) - seat) % seats
                mark(out, self.houses_map + 2 * place + is_cube(built))
            start += tables.tiles
        unknown = 0
        for tile in board.boxed:
            if known[tile] >> seat & 1:
                mark(out, self.boxed + tile)
            else:
                unknown += 1
        put(out, self.boxed_unknown, unknown, 0, tables.tiles)

    def _seat(self, out: bytearray, board: Board, seat: int, who: int, secret: bool) -> None:
        """What lies before a seat."""
        tables = self.tables
        width, slots = self.width, tables.slots
        put(out, self.score + who, board.score[seat], -POINTS, POINTS)
        put(out, self.money + who, board.money[seat], 0, COINS)
        put(out, self.transport + who, board.transport[seat], 0, TOKENS)
        put(out, self.gps + who, board.gps[seat], 0, TOKENS)
        put(out, self.supply + who, board.supply[seat], -CUBES, CUBES)
        mark_bits(out, self.houses + who * len(tables.board_actions), board.houses[seat])
        mark_bits(out, self.power + who * len(tables.power), board.power[seat])
        cell = self.rondel + 7 * who
        for cubes in board.rondel[seat]:
            if cubes:
                put(out, cell, cubes, 0, CUBES)
            cell += 1
        mark_bits(out, self.cubes + who * tables.locations, board.on_map[seat])
        if board.emergency[seat] != NONE:
            emergency = board.emergency[seat] - tables.first_emergency
            mark(out, self.emergency + who * (tables.cards - tables.first_emergency) + emergency)
        mark_bits(out, self.shared + 6 * who, board.shared[seat][0])
        mark_bits(out, self.shared + 6 * who + 3, board.shared[seat][1])
        start = who * width
        self._own_cards(out, self.objectives + start, board.objectives[seat], seat)
        self._own_cards(out, self.check_area + start, board.check_area[seat], seat)
        self._own_cards(out, self.hospital + start, board.hospital[seat], seat)
        mark_all(out, self.tiles_up + who * tables.tiles, board.tiles_up[seat])
        mark_all(out, self.tiles_down + who * tables.tiles, board.tiles_down[seat])
        pile = self.slots + who * slots * width
        for cards in board.slots[seat]:
            self._own_cards(out, pile, cards, seat)
            pile += width
        self._own_cards(out, self.held + start, board.hand[seat], seat)
        if board.ready[seat]:
            mark(out, self.ready + who)
        if board.hand_shown[seat]:
            mark(out, self.hand_shown + who)
            self._own_cards(out, self.hand + start, board.hand[seat], seat)
        planned = board.planned[seat]
        for slot in range(slots):
            if planned[slot] != NONE:
                # Hand and planned cards together are open; in which slots cards lie shows when all plans are made.
                mark(out, self.held + start + self._own(planned[slot], seat))
                if not secret:
                    mark(out, self.face_down + who * slots + slot)
