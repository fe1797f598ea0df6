"""A table in memory with the match on it: what its journal adds up to, and what can be said about it.

A room does no input or output. `commands.py` turns what somebody asks into the next row of the journal, or refuses it;
`happenings.py` lets a row happen; `messages.py` says what one audience is told.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from lamplight.kernel.chance import Key
from lamplight.kernel.game import Setup, find_game
from lamplight.kernel.match import Match
from lamplight.kernel.series import MatchPlan, SeriesRules

from .delta import together
from .table import BotTurn, Chair, Packed, PackedMatch, Table, decode_packed, encode_packed

Setups = Callable[[str, Mapping[str, object], str, str], Setup]
"""A set-up for a game, options, and a component set by name and hash."""


@dataclass(frozen=True, slots=True)
class Who:
    """Who sends a command."""

    id: str
    name: str
    handle: str = ""


class Room:
    """A table, the match on it, and how much each audience has been told.

    Audiences are the seats, by number, and after them the spectators.
    """

    def __init__(self, table: Table, setups: Setups) -> None:
        self.table = table
        self.match: Match | None = None
        self.number = 0
        """Of the last row of the journal."""
        self.marks = [0] * (len(table.chairs) + 1)
        """For each audience the sequence number of the last message."""
        self.ids: dict[str, int] = {}
        """The rows that have an id of their own: what is sent twice counts once."""
        self.shelved: Packed | None = None
        """Where the match was played by rules of another version: as it is stored, and so it stays."""
        self.size = 0
        """The bytes of its journal, as far as this process knows."""
        self.listed_info = b""
        """What lists show, as it goes over the wire; nothing: a row has changed it (`messages.listed`)."""
        self._setups = setups
        self._setup: tuple[object, Setup] | None = None

    # From and to the store.

    def pack(self) -> bytes:
        """The table and the match, without their growing parts."""
        match, shelved = self.match, self.shelved
        if match is None and shelved is not None:
            return encode_packed(Packed(self.number, self.table, self.marks, shelved.match, shelved.position))
        return encode_packed(
            Packed(
                self.number,
                self.table,
                self.marks,
                None if match is None else PackedMatch.of(match.freeze()),
                None if match is None else match.description,
            )
        )

    @classmethod
    def unpack(cls, stored: bytes, deltas: Sequence[bytes], ids: Mapping[str, int], setups: Setups) -> Room:
        """A room from the store: its snapshot, and what the rows of the present match added."""
        packed = decode_packed(stored)
        room = cls(packed.table, setups)
        room.number = packed.number
        room.marks = packed.marks
        room.ids = dict(ids)
        if packed.match is not None and packed.table.rules_version != find_game(packed.table.game).rules_version:
            room.shelved = packed
        elif packed.match is not None:
            history, events = together(deltas)
            frozen = packed.match.frozen()
            room.match = Match.thaw(room.setup, room.key, room.nonces, packed.position, frozen, history, events)
            room.name_players()
        return room

    # What is on the table.

    @property
    def setup(self) -> Setup:
        """The game with the present match's options and the table's component set."""
        table = self.table
        if self._setup is None or self._setup[0] is not table.options:  # every match has options of its own
            found = self._setups(table.game, table.options, table.set_name, table.set_hash)
            self._setup = table.options, found
        return self._setup[1]

    @property
    def key(self) -> Key:
        """The secret of the present match, or of the one that begins first."""
        return Key(bytes.fromhex(self.table.key))

    def key_of(self, number: int) -> Key:
        """The secret of a match of the series: settled when the series begins, whatever happens in it."""
        series = bytes.fromhex(self.table.series_key)
        return Key(hmac.digest(series, f"lamplight series {number}".encode(), "sha256"))

    @property
    def nonces(self) -> tuple[str, ...]:
        if self.table.night is not None:
            return ()
        return tuple(chair.nonce for chair in self.table.chairs)

    @property
    def series(self) -> SeriesRules | None:
        """The rules of the series that is played here, if one is."""
        table = self.table
        return find_game(table.game).kept_series(table.series, table.series_options) if table.series else None

    @property
    def plan(self) -> MatchPlan | None:
        """The match of the series that is played now or, once that has ended, the next one."""
        rules = self.series
        return None if rules is None else rules.plan(self.table.series_state)

    @property
    def spectators(self) -> int:
        """The number of the audience at no seat."""
        return len(self.table.chairs)

    def seat_of(self, audience: int) -> int | None:
        """The seat that an audience is; None: spectators."""
        return None if audience == self.spectators else audience

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody holds."""
        return self.table.seats_of(person)

    def audiences_of(self, person: str) -> list[int]:
        """From where somebody may watch: their seats, or as a spectator where that is allowed."""
        table = self.table
        seats = self.seats_of(person)
        if not seats and not table.spectators and person != table.host and table.standing != "open":
            return []
        return seats or [self.spectators]

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision."""
        if self.match is None or self.table.status != "playing":
            return []
        return self.match.state.to_act(len(self.table.chairs))

    @property
    def clocked(self) -> list[int]:
        """The people who owe a decision: their clocks are running."""
        return [seat for seat in self.to_act if not self.table.chairs[seat].bot]

    def ready(self, chair: Chair) -> bool:
        """Whether the next match can begin, as far as this chair is concerned."""
        return bool(chair.bot or (chair.next_nonce if self.table.begun else chair.nonce))

    def bot_turns(self) -> list[BotTurn]:
        """The bots that owe a decision now."""
        match, chairs = self.match, self.table.chairs
        if match is None or self.table.lesson is not None:  # in a lesson they do what is written for them
            return []
        return [BotTurn(seat, chairs[seat].bot, match.version(seat)) for seat in self.to_act if chairs[seat].bot]

    def name_players(self) -> None:
        """Records tell where bots sat."""
        if self.match is not None:
            self.match.players = tuple(chair.bot or "human" for chair in self.table.chairs)
