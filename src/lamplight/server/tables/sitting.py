"""A table in memory with the match on it, and what can be said about both. `Room` adds what happens."""

from __future__ import annotations

import hmac
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from lamplight.kernel.chance import Key
from lamplight.kernel.game import Setup, find_game
from lamplight.kernel.match import Match
from lamplight.kernel.series import MatchPlan, SeriesRules

from .table import Chair, Table

Setups = Callable[[str, Mapping[str, object], str, str], Setup]
"""A set-up for a game, options, and a component set by name and hash."""


@dataclass(frozen=True, slots=True)
class Who:
    """Who sends a command."""

    id: str
    name: str


class Sitting:
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
        self._setups = setups
        self._setup: tuple[object, Setup] | None = None

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
        return tuple(chair.nonce for chair in self.table.chairs)

    @property
    def series(self) -> SeriesRules | None:
        """The rules of the series that is played here, if one is."""
        table = self.table
        return find_game(table.game).series(table.series, table.series_options) if table.series else None

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
