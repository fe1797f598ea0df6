"""Observations of Blackout. `layout.py` says what each field means."""

from __future__ import annotations

from lamplight.envs.encoder import Encoder
from lamplight.envs.sheet import Sheet
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

    def write(self, out: Sheet, state: State, seat: int) -> None:
        assert isinstance(state, Board)
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
                out.mark(self.plan + slot * self.width + self._own(card, seat))
        if state.picking[seat] != NONE:
            out.mark(self.picking + self._own(state.picking[seat], seat))

    def _own(self, card: int, seat: int) -> int:
        """The place of a card among those that can lie before a seat."""
        first = self.tables.first_starter
        return card - seat * self.each if card < first else card - first + self.each

    def _turned(self, card: int, seat: int) -> int:
        """The place of a card among all, as a seat sees them."""
        first = self.tables.first_starter
        return (card - seat * self.each) % first if card < first else card

    def _own_cards(self, out: Sheet, start: int, cards: list[int], seat: int) -> None:
        first = self.tables.first_starter
        own, deck = start - seat * self.each, start + self.each - first
        for card in cards:
            cell = own + card if card < first else deck + card
            out.mark(cell)

    def _time(self, out: Sheet, board: Board, seat: int) -> None:
        """What is asked, and when."""
        seats = self.tables.seats
        out.mark(self.seat + seat)
        agenda = board.agenda
        for entry in agenda:
            cell = self.agenda + (PACKING.seat(entry) - seat) % seats * self.kinds + PACKING.kind(entry)
            out.count(cell, AGENDA)
        if agenda:
            top = agenda[-1]
            out.mark(self.step + PACKING.kind(top))
            out.mark(self.step_whose + (PACKING.seat(top) - seat) % seats)
            out.put(self.step_argument, PACKING.argument(top) // 64, 0, HIGH)
            out.put(self.step_argument + 1, PACKING.argument(top) % 64, 0, HIGH)
        out.put(self.round, board.round, 0, COUNT)
        out.put(self.phase, board.phase, 0, 8)
        out.put(self.throws, board.throws, 0, COUNT)
        out.put(self.last_round, board.last_round, 0, COUNT)
        out.put(self.passes, board.passes, 0, COUNT)
        out.put(self.bought, board.bought, 0, 1)
        out.put(self.ended, board.ended, 0, 1)
        out.mark(self.first + (board.first - seat) % seats)

    def _table(self, out: Sheet, board: Board, seat: int) -> None:
        """What lies open between the seats."""
        tables = self.tables
        out.put(self.draw_size, board.draw_size, 0, tables.cards)
        out.put(self.reserve, board.reserve_size, 0, tables.cards)
        out.put(self.team_gps, board.team_gps, 0, TOKENS)
        if board.challenge != NONE:
            out.mark(self.challenge + board.challenge)
        out.mark_bits(self.used, board.used & ((1 << USED) - 1))
        for die in range(3):
            if board.dice[die] != NONE:
                out.mark(self.dice + 6 * die + board.dice[die])
        if board.card != NONE:
            out.mark(self.card + self._turned(board.card, seat))
        if board.district != NONE:
            out.mark(self.district + board.district)
        if board.tile != NONE:
            out.mark(self.tile + board.tile)
        for card in board.team:
            out.mark(self.team + self._turned(card, seat))
        for card in board.discard:
            out.mark(self.discard + self._turned(card, seat))
        start = self.display - tables.first_starter
        for row in board.display:
            out.mark_all(start, row)
            start += self.deck
        marks = board.marks
        start = self.marks
        for goals in marks[tables.first_starter :]:
            if goals:
                out.mark_bits(start, goals)
            start += 3

    def _districts(self, out: Sheet, board: Board, seat: int) -> None:
        """The scout tiles, as far as the observer knows them, and the houses on the map."""
        tables = self.tables
        seats = tables.seats
        known = board.tile_known
        out.mark_bits(self.secured, board.secured)
        out.mark_bits(self.scouted, board.scouted)
        out.mark_bits(self.face_up, board.face_up)
        start = self.tiles
        for district in range(tables.districts):
            unknown = 0
            for tile in board.stacks[district]:
                if tile != UNSEEN and known[tile] >> seat & 1:
                    out.mark(start + tile)
                else:
                    unknown += 1
            if unknown:
                out.put(self.tiles_unknown + district, unknown, 0, tables.tiles)
            looked = board.looked[district]
            if looked:
                for looker in range(seats):
                    if looked >> looker & 1:
                        out.mark(self.looked + district * seats + (looker - seat) % seats)
            for built in board.secured_by[district]:
                place = district * seats + (builder_of(built) - seat) % seats
                out.mark(self.houses_map + 2 * place + is_cube(built))
            start += tables.tiles
        unknown = 0
        for tile in board.boxed:
            if known[tile] >> seat & 1:
                out.mark(self.boxed + tile)
            else:
                unknown += 1
        out.put(self.boxed_unknown, unknown, 0, tables.tiles)

    def _seat(self, out: Sheet, board: Board, seat: int, who: int, secret: bool) -> None:
        """What lies before a seat."""
        tables = self.tables
        width, slots = self.width, tables.slots
        out.put(self.score + who, board.score[seat], -POINTS, POINTS)
        out.put(self.money + who, board.money[seat], 0, COINS)
        out.put(self.transport + who, board.transport[seat], 0, TOKENS)
        out.put(self.gps + who, board.gps[seat], 0, TOKENS)
        out.put(self.supply + who, board.supply[seat], -CUBES, CUBES)
        out.mark_bits(self.houses + who * len(tables.board_actions), board.houses[seat])
        out.mark_bits(self.power + who * len(tables.power), board.power[seat])
        cell = self.rondel + 7 * who
        for cubes in board.rondel[seat]:
            if cubes:
                out.put(cell, cubes, 0, CUBES)
            cell += 1
        out.mark_bits(self.cubes + who * tables.locations, board.on_map[seat])
        if board.emergency[seat] != NONE:
            emergency = board.emergency[seat] - tables.first_emergency
            out.mark(self.emergency + who * (tables.cards - tables.first_emergency) + emergency)
        out.mark_bits(self.shared + 6 * who, board.shared[seat][0])
        out.mark_bits(self.shared + 6 * who + 3, board.shared[seat][1])
        start = who * width
        self._own_cards(out, self.objectives + start, board.objectives[seat], seat)
        self._own_cards(out, self.check_area + start, board.check_area[seat], seat)
        self._own_cards(out, self.hospital + start, board.hospital[seat], seat)
        out.mark_all(self.tiles_up + who * tables.tiles, board.tiles_up[seat])
        out.mark_all(self.tiles_down + who * tables.tiles, board.tiles_down[seat])
        pile = self.slots + who * slots * width
        for cards in board.slots[seat]:
            self._own_cards(out, pile, cards, seat)
            pile += width
        self._own_cards(out, self.held + start, board.hand[seat], seat)
        if board.ready[seat]:
            out.mark(self.ready + who)
        if board.hand_shown[seat]:
            out.mark(self.hand_shown + who)
            self._own_cards(out, self.hand + start, board.hand[seat], seat)
        planned = board.planned[seat]
        for slot in range(slots):
            if planned[slot] != NONE:
                # Hand and planned cards together are open; in which slots cards lie shows when all plans are made.
                out.mark(self.held + start + self._own(planned[slot], seat))
                if not secret:
                    out.mark(self.face_down + who * slots + slot)
