"""The object people hold: a match, with everything one may ask of it."""

from __future__ import annotations

import hmac
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from .canonical import canonical_bytes, plain_bytes
from .catalogue import Action, Catalogue
from .chance import ChanceSource, FairChance, Key, KeyedChance
from .effect import Effect
from .errors import BadPosition, IllegalAction, LamplightError
from .event import Event
from .game import Game, Group, Prompt, Refusal, Setup, find_game
from .knowledge import Knowledge
from .ledger import Ledger, View, copied_view
from .message import Message
from .state import State
from .types import CHANCE, OVER, SEALED, SPECTATOR, Plain, Seat

if TYPE_CHECKING:
    from .record import Record

SeatLike: TypeAlias = "Seat | int | str"
ActionLike: TypeAlias = "Action | Mapping[str, Plain] | str | int"

DIGEST_LENGTH = 16
REFUSALS_COMPARED = 8
"""How many things that cannot be done with a piece are looked at for the best reason."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: who won (several: a shared victory; none: everybody lost), and why."""

    winners: tuple[Seat, ...]
    returns: tuple[int, ...]
    """For each seat a number by which seats are compared: no seat's is higher than a winner's."""
    scores: tuple[int, ...]
    """For each seat its score as players count it."""
    ending: str
    rule: str


class Entry(msgspec.Struct, frozen=True):
    """A committed action: who, what, and the salted digest of the state it led to."""

    seat: int
    action: int
    audience: int
    digest: str
    within_sealed: bool
    """A final secret choice, but not the first one of its phase: one goes back to before the first."""
    events: int
    """How many events there were before it."""


class Takeback(msgspec.Struct, frozen=True):
    """By consent of all, the match went back to when it had `keep` entries."""

    keep: int
    digest: str


class Frozen(msgspec.Struct, frozen=True):
    """A match between two calls as plain data, so that a long one opens at once.

    History and events are kept beside it by whoever freezes: they only grow, and need not be written again each time.
    The match may go on, but nobody may change what was frozen: states share with it what they never change in place.
    """

    state: dict[str, Plain]
    """In a sealed phase: as it was at the beginning of the phase."""
    choices: list[list[int]]
    """In a sealed phase: what each seat has chosen so far."""
    moments: list[tuple[int, dict[str, Plain], int, int, int]]
    """What may still be taken back: seat, state, numbers of entries and events, turn."""
    versions: list[int]
    drawn: int
    drawn_fairly: bool
    imported_draws: int
    drawn_each: dict[str, int] | None = None
    """Where draws go by what is drawn: how many there have been of each. None: they come from the stream."""


class LegalActions:
    """What a seat may do now: iterable, sized, `in`, truthy; prints one readable action a line."""

    def __init__(self, catalogue: Catalogue, ids: Sequence[int]) -> None:
        self._catalogue = catalogue
        self._ids = ids

    def __iter__(self) -> Iterator[Action]:
        return map(self._catalogue.actions.__getitem__, self._ids)

    def __len__(self) -> int:
        return len(self._ids)

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, (Action, Mapping, str, int)):
            return False
        try:
            return _find(self._catalogue, action).id in self._ids  # pyright: ignore[reportUnknownArgumentType]
        except LamplightError:
            return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LegalActions) and list(self._ids) == list(other._ids)

    __hash__ = None  # type: ignore[assignment]  # a list of what is legal now is not a key

    def __str__(self) -> str:
        return "\n".join(str(action) for action in self)

    def __repr__(self) -> str:
        return f"<LegalActions: {len(self)}>"


class _Still:
    """A state that nobody plays on with. It may be lent to stores, again and again."""

    __slots__ = ("_dump", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self._dump: dict[str, Plain] | None = None

    @property
    def dump(self) -> dict[str, Plain]:
        """The state as plain data, which nobody may change."""
        if self._dump is None:
            self._dump = self.state.lent_dump()
        return self._dump


@dataclass(slots=True)
class _Moment:
    """The state before an action that its seat may still take back, if the seat learned nothing by it."""

    seat: int
    before: _Still
    entries: int
    events: int
    turn: int
    known: set[str] | None = None
    """What the seat knew then, where somebody has asked."""
    harmless: bool = False
    """Whether it is known that the seat learned nothing."""

    @property
    def frozen(self) -> tuple[int, dict[str, Plain], int, int, int]:
        """As plain data."""
        return self.seat, self.before.dump, self.entries, self.events, self.turn


@dataclass(slots=True)
class _Sealed:
    """A phase of secret choices: the state at its beginning and what each seat has chosen so far."""

    base: _Still
    choices: list[list[int]]


class Match:
    """A match of one game, from set-up to outcome. Made by `lamplight.new` or `lamplight.replay`.

    >>> import lamplight
    >>> match = lamplight.new("dual-powers", seed="petrograd")
    >>> match.to_act
    ('red', 'white')
    >>> action = next(iter(match.legal("red")))
    >>> match.play("red", action)
    >>> match.to_act, match.can_undo("red")
    (('white',), True)
    """

    def __init__(
        self,
        game: Game,
        setup: Setup,
        key: Key,
        *,
        nonces: Sequence[str] = (),
        chance: ChanceSource | None = None,
        ask_chance: bool = False,
        position: Mapping[str, Plain] | None = None,
        state: State | None = None,
        keyed: bool = False,
    ) -> None:
        """`state` starts from a state at hand (it becomes the match's own); such a match has no full record.

        `keyed`: draws go by what is drawn, for a deal that many play (`KeyedChance`).
        """
        self.game = game
        self.setup = setup
        self.key = key
        self.nonces = tuple(nonces)
        self.description = None if position is None else copied_position(position)
        self.stream = FairChance(key, nonces)
        self.keyed = KeyedChance(key) if keyed else None
        self._chance: ChanceSource | KeyedChance | None = None if ask_chance else (chance or self.keyed or self.stream)
        self.drawn_fairly = chance is None and not ask_chance
        self.imported_draws = 0
        self.players: tuple[str, ...] = ()
        if state is None:
            state = setup.start() if position is None else setup.position(copied_position(position))
        self.state = state
        self._start = self.state.clone()
        self.history: list[Entry | Takeback] = []
        self.entries: list[Entry] = []
        self._events: list[Event] = list(state.early)
        self._moments: list[_Moment] = []
        self._sealed: _Sealed | None = None
        self._half_sealed = False
        """Whether the last entry is a final secret choice, and others of the same phase are still to come."""
        self._versions = [0] * setup.seats
        self._places = {**{name: Seat(place) for place, name in enumerate(setup.seat_names)}, "chance": CHANCE}
        self._ledgers: dict[int, Ledger] = {}
        """What each observer may see of the present state, once somebody has asked."""
        self._pieces: dict[int, set[str]] = {}
        """The pieces that each of them knows."""
        self._knowledges: dict[int, Knowledge] = {}
        """What is told to each of them is made from this."""
        self._still: _Still | None = None
        """The present state, for undo and for stores, once they have asked."""
        self._salted = hmac.new(key.salt, digestmod="sha256")
        """Where every digest begins: to key it anew takes longer than to read a state."""
        origin = [game.id, game.rules_version, setup.set_hash, dict(setup.options), setup.seat_names, self.nonces]
        self._digest = self._digest_of(canonical_bytes(origin), self.state)
        self.first_digest = self._digest
        self._settle()

    # Whose turn it is, and what can be done.

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.setup.seat_names

    def seat(self, seat: SeatLike) -> Seat:
        """A seat by number or name."""
        if isinstance(seat, str):
            place = self._places.get(seat)
            if place is not None:
                return place
        elif seat == CHANCE or 0 <= seat < len(self.seats):
            return Seat(seat)
        raise LamplightError(Message("kernel-unknown-seat", {"seat": str(seat)[:60], "seats": ", ".join(self.seats)}))

    @property
    def to_act(self) -> tuple[str, ...]:
        """The names of the seats that owe a decision; more than one while all choose in secret; none at the end."""
        return tuple("chance" if seat == CHANCE else self.seats[seat] for seat in self.state.to_act(len(self.seats)))

    def action(self, action: ActionLike) -> Action:
        """An action from its structured form, its text or its id."""
        return _find(self.setup.catalogue, action)

    def legal(self, seat: SeatLike) -> LegalActions:
        """What a seat may do now. While all choose in secret, a seat that has chosen may choose again."""
        return LegalActions(self.setup.catalogue, self.state.legal(self.seat(seat)))

    def number_of(self, seat: SeatLike, action: ActionLike) -> int | None:
        """The number under which a list should offer an action, if it has one of its own (slot 3 is 3)."""
        place = self.seat(seat)
        return self.setup.number_of(self._knowledge(self._observer(place)), place, self.action(action))

    def numbers_of(self, seat: SeatLike, actions: Iterable[Action]) -> list[int | None]:
        """The same for many actions of this match's catalogue."""
        place = self.seat(seat)
        known, number_of = self._knowledge(self._observer(place)), self.setup.number_of
        return [number_of(known, place, action) for action in actions]

    def offers(self, seat: SeatLike, actions: Iterable[Action]) -> list[tuple[Message | None, bool]]:
        """For actions that are offered to a seat: what each is called here, if not as everywhere, and whether it is
        final, so that it cannot be taken back."""
        place = self.seat(seat)
        known, setup = self._knowledge(self._observer(place)), self.setup
        return [(setup.option_words(known, place, one), setup.final(known, place, one)) for one in actions]

    def offered(self, seat: SeatLike, action: ActionLike) -> Message:
        """What an action is called where it is offered to a seat now."""
        place, wanted = self.seat(seat), self.action(action)
        said = self.setup.option_words(self._knowledge(self._observer(place)), place, wanted)
        return said or self.setup.action_words(wanted)

    def weights(self) -> list[int]:
        """The weights of what CHANCE may answer, in the order of `legal("chance")`."""
        return self.state.chance_weights() if self.state.acting == CHANCE else []

    def prompt(self, seat: SeatLike) -> Prompt:
        """What a seat is asked (or waits for), with its options in groups."""
        place = self.seat(seat)
        asked = place >= 0 and place in self.state.to_act(len(self.seats))
        message, rule = self.setup.prompt(self._knowledge(place if asked else SPECTATOR), place)
        headings, catalogue = self.setup.headings, self.setup.catalogue.actions
        groups: dict[str, list[Action]] = {}
        for action_id in self.state.legal(place):
            groups.setdefault(headings[action_id], []).append(catalogue[action_id])
        return Prompt(
            message,
            rule,
            tuple(
                Group(Message(f"{self.game.id}-group-{heading}"), tuple(actions)) for heading, actions in groups.items()
            ),
        )

    def why_not(self, seat: SeatLike, action: ActionLike) -> Refusal | None:
        """The rule and the numbers that forbid an action; None if it is legal."""
        place, wanted = self.seat(seat), self.action(action)
        if wanted.id in self.state.legal(place):
            return None
        return self._refusal_anyway(place, wanted)

    def why_nothing(self, seat: SeatLike, piece: str) -> Refusal | None:
        """Why nothing can be done with a piece or place now (a name, or `slot=2`); None if something can.

        Of all that could ever be done with it, the reason is told for what it is for, and what is most like something
        that can be done now; one that says more than "not here" is preferred.
        """
        place = self.seat(seat)
        legal = self.legal(place)
        ever = self.setup.catalogue.naming(piece)
        if not ever:
            raise LamplightError(Message("kernel-unknown-piece", {"piece": piece[:60]}))
        if any(action in legal for action in ever):
            return None
        possible, known = {action.do for action in legal}, {action.do for action in ever}
        uses = self.setup.uses(self._imagine(place), place, piece.rpartition("=")[2]) or sorted(possible)
        fitting = [use for use in uses if use in known]
        verbs = [use for use in fitting if use in possible] or fitting[:1]
        asked = [action for action in ever if action.do in verbs] or ever
        asked.sort(key=lambda one: -max((len(one.named.items() & other.named.items()) for other in legal), default=0))
        reasons = [self._refusal_anyway(place, action) for action in asked[:REFUSALS_COMPARED]]
        return next((one for one in reasons if one.message.id not in self.setup.elsewhere), reasons[0])

    def preview(self, seat: SeatLike, action: ActionLike) -> list[Message]:
        """What a legal action would do, as far as this seat can know."""
        place, wanted = self.seat(seat), self.action(action)
        if wanted.id not in self.state.legal(place):
            raise IllegalAction(*_parts(self._refusal_anyway(place, wanted)))
        return self.setup.preview(self._imagine(place).clone(), place, wanted)

    def effects(self, seat: SeatLike, action: ActionLike) -> list[Effect]:
        """What a legal action would do, as pictures with numbers, as far as this seat can know."""
        place, wanted = self.seat(seat), self.action(action)
        if wanted.id not in self.state.legal(place):
            raise IllegalAction(*_parts(self._refusal_anyway(place, wanted)))
        return self.setup.effects(self._imagine(place).clone(), place, wanted)

    def ask(self, seat: SeatLike | None, question: Mapping[str, Plain]) -> dict[str, Plain]:
        """The answer to one of the game's read-only questions, from what this seat knows."""
        place = self._observer(seat)
        return self.setup.ask(self._imagine(place).clone(), place, question)

    # Playing.

    def play(self, seat: SeatLike, action: ActionLike) -> None:
        """Carry out an action, then answer for CHANCE until a seat is asked again. Illegal: nothing changes."""
        place, chosen = self.seat(seat), self.action(action)
        if chosen.id not in self.state.legal(place):
            raise IllegalAction(*_parts(self._refusal_anyway(place, chosen)))
        if self._sealed is not None:
            self._play_sealed(place, chosen.id)
            return
        self._step(place, chosen.id)
        self._settle()
        self._bump()

    def can_undo(self, seat: SeatLike) -> bool:
        """Whether this seat may take back its last step.

        Own steps of this turn, until chance answers, the seat learns something or somebody else acts.
        """
        place = self.seat(seat)
        if self.over:  # the key and everything hidden are published
            return False
        if self._sealed is not None:
            return place >= 0 and bool(self._sealed.choices[place])
        moments = self._undoable()
        return bool(moments) and moments[-1].seat == place

    def undo(self, seat: SeatLike) -> None:
        """Take back this seat's last step."""
        place = self.seat(seat)
        if not self.can_undo(place):
            raise LamplightError(Message("kernel-cannot-undo"))
        if self._sealed is not None:
            self._sealed.choices[place].pop()
            self._replay_sealed()
            self._bump(place)
            return
        moment = self._moments.pop()
        self.state = moment.before.state.clone()
        self._forget_after(moment.entries, moment.events)
        self._enter_sealed()
        self._bump()

    def take_back(self, keep: int, consent: Sequence[SeatLike]) -> None:
        """Go back to when the match had `keep` entries, with the consent of every seat.

        This is recorded, and chance that is asked again is drawn afresh.
        """
        agreed = {self.seat(seat) for seat in consent}
        missing = [name for number, name in enumerate(self.seats) if number not in agreed]
        if missing:
            raise LamplightError(Message("kernel-consent-missing", {"seats": ", ".join(missing)}))
        if self.over:
            raise LamplightError(Message("kernel-takeback-over"))
        if not 0 <= keep < len(self.entries) or self.entries[keep].seat == CHANCE:
            raise LamplightError(Message("kernel-bad-takeback", {"keep": keep, "entries": len(self.entries)}))
        while self.entries[keep].within_sealed:  # secret choices that became final together are made again together
            keep -= 1
        self._go_back(keep)
        self._bump()

    # What happened, and what is known.

    def view(self, seat: SeatLike | None) -> View:
        """Everything that this seat may know, and nothing else; None: a spectator."""
        return copied_view(self.lent_view(seat))

    def lent_view(self, seat: SeatLike | None) -> View:
        """The same, not copied: for those who write it down at once. Nobody may change it."""
        return self._ledger(self._observer(seat)).view

    def events_for(self, seat: SeatLike | None, since: int = 0) -> list[dict[str, Plain]]:
        """What happened, in its structured form, as far as this seat may know."""
        return self.setup.event_book.named_for(self._observer(seat), self._events, since)

    @property
    def all_events(self) -> list[Event]:
        """Everything that happened, whoever may know it. For the referee only."""
        return list(self._events)

    @property
    def event_count(self) -> int:
        """How many events there have been; for `events_for(seat, since=...)`."""
        return len(self._events)

    def version(self, seat: SeatLike) -> int:
        """Grows with every change this seat can act on. While all choose in secret each seat has its own."""
        place = self.seat(seat)
        if place == CHANCE:
            raise LamplightError(Message("kernel-unknown-seat", {"seat": "chance", "seats": ", ".join(self.seats)}))
        return self._versions[place]

    @property
    def over(self) -> bool:
        return self.state.acting == OVER

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it runs."""
        if not self.over:
            return None
        winners = tuple(Seat(seat) for seat in self.state.winners())
        state = self.state
        return Outcome(winners, tuple(state.returns()), tuple(state.scores()), state.ending(), state.ending_rule())

    @property
    def half_sealed(self) -> bool:
        """Whether a record that ends here lacks some of the final secret choices of a phase."""
        return self._half_sealed

    @property
    def pending(self) -> list[list[int]]:
        """In a sealed phase: each seat's choices so far. For the referee only."""
        return [list(choices) for choices in self._sealed.choices] if self._sealed else [[] for _ in self.seats]

    def record(self, seat: SeatLike | None = None) -> Record:
        """The full record (for the referee, or after the end); with a seat: what that seat may know of it."""
        from .record import record_of  # noqa: PLC0415 - a record holds a match and a match makes records

        return record_of(self, None if seat is None else self._observer(seat))

    @property
    def settled(self) -> int:
        """How many entries no seat can take back by itself any more."""
        moments = self._undoable()
        return moments[0].entries if moments else len(self.entries)

    # For replaying records.

    def follow_script(self) -> None:
        """From now on CHANCE is not answered: every action comes from `commit`."""
        self._chance = None

    def commit(self, seat: SeatLike, action: ActionLike) -> None:
        """An action as a record tells it: checked like any other, but final also in a sealed phase."""
        place, chosen = self.seat(seat), self.action(action)
        if chosen.id not in self.state.legal(place):
            raise IllegalAction(*_parts(self._refusal_anyway(place, chosen)))
        if self.state.acting == SEALED:
            self._moments.clear()
            self._commit(place, chosen.id)
        else:
            self._step(place, chosen.id)
        self._enter_sealed()

    def resume_chance(self, fair: bool, drawn: int, imported: int, each: Mapping[str, int] | None = None) -> None:
        """Answer for CHANCE again, from where the stream stood after `drawn` draws, `imported` of them not its own.

        Keyed draws go on after `each`.
        """
        self.drawn_fairly = fair
        self.imported_draws = imported
        self.stream.counter = max(0, drawn - imported)
        self._chance = self.stream
        if self.keyed is not None:
            self.keyed.counts = dict(each or {})
            self._chance = self.keyed
        self._settle()

    # For stores.

    def freeze(self) -> Frozen:
        """What `thaw` needs beside the history and the events. For the referee only."""
        sealed = self._sealed
        return Frozen(
            state=(self._kept() if sealed is None else sealed.base).dump,
            choices=[] if sealed is None else [list(choices) for choices in sealed.choices],
            moments=[one.frozen for one in self._undoable()],
            versions=list(self._versions),
            drawn=self.stream.counter,
            drawn_fairly=self.drawn_fairly,
            imported_draws=self.imported_draws,
            drawn_each=None if self.keyed is None else dict(self.keyed.counts),
        )

    @classmethod
    def thaw(
        cls,
        setup: Setup,
        key: Key,
        nonces: Sequence[str],
        position: Mapping[str, Plain] | None,
        frozen: Frozen,
        history: Sequence[Entry | Takeback],
        events: Sequence[Event],
    ) -> Match:
        """The match that was frozen, without playing it again."""
        keyed = frozen.drawn_each is not None
        match = cls(
            find_game(setup.game_id), setup, key, nonces=nonces, ask_chance=True, position=position, keyed=keyed
        )
        match.history = list(history)
        match.entries = []
        for item in history:
            if isinstance(item, Takeback):
                del match.entries[item.keep :]
            else:
                match.entries.append(item)
        match._events = list(events)
        match._digest = history[-1].digest if history else match.first_digest
        match.state = setup.load(frozen.state)
        match._enter_sealed()
        if match._sealed is not None:
            match._sealed.choices = [list(choices) for choices in frozen.choices]
            match._replay_sealed()
        match._moments = [
            _Moment(one[0], _Still(setup.load(one[1])), *one[2:], harmless=True) for one in frozen.moments
        ]
        match._versions = list(frozen.versions)
        match._chance = match.keyed or match.stream
        match.stream.counter = frozen.drawn
        if match.keyed is not None:
            match.keyed.counts = dict(frozen.drawn_each or {})
        match.drawn_fairly = frozen.drawn_fairly
        match.imported_draws = frozen.imported_draws
        return match

    # Inside.

    def _step(self, seat: Seat, action: int) -> None:
        """Commit an action outside sealed phases, and keep the moment before it if its seat may take it back."""
        if self._moments and (self._moments[-1].seat != seat or self._moments[-1].turn != self.state.turn):
            self._moments.clear()
        if seat == CHANCE:
            self._moments.clear()
            self._commit(seat, action)
            return
        known = self._known(seat) if seat in self._ledgers else None
        moment = _Moment(seat, self._kept(), len(self.entries), len(self._events), self.state.turn, known)
        self._commit(seat, action)
        self._moments.append(moment)
        if self.state.acting == SEALED:  # secret choices change the state before anybody may ask
            self._undoable()

    def _undoable(self) -> list[_Moment]:
        """The moments that may be gone back to: none before something that their seat learned.

        Whether it learned anything is found out when somebody asks: a record that is replayed has no need to.
        """
        moments = self._moments
        for place in range(len(moments) - 1, -1, -1):
            moment = moments[place]
            if moment.harmless:
                break
            if moment.known is None:
                moment.known = self._known_in(moment.before.state, moment.seat)
            if place + 1 < len(moments):
                later = moments[place + 1]
                if later.known is None:
                    later.known = self._known_in(later.before.state, moment.seat)
                after = later.known
            else:
                after = self._known(moment.seat)
            if not after <= moment.known:
                del moments[: place + 1]
                break
            moment.harmless = True
        return moments

    def _commit(self, seat: int, action: int) -> None:
        self._forget_made()
        audience = self.state.audience(seat, action)
        sealed = self.state.acting == SEALED
        events = len(self._events)
        self.state.events = self._events
        try:
            self.state.apply(seat, action)
        finally:
            self.state.events = None
        self._digest = self._digest_of(self._digest.encode(), self.state)
        entry = Entry(seat, action, audience, self._digest, sealed and self._half_sealed, events)
        self._half_sealed = sealed and self.state.acting == SEALED
        self.entries.append(entry)
        self.history.append(entry)

    def _settle(self) -> None:
        """Answer for CHANCE as long as it is asked, and open a sealed phase if one begins."""
        while self.state.acting == CHANCE and self._chance is not None:
            self._moments.clear()
            if isinstance(self._chance, KeyedChance):
                answer = self._chance.answer(self.state)
            else:
                answer = self._chance.draw(self.state.chance_options(), self.state.chance_weights())
            self._commit(CHANCE, answer)
        self._enter_sealed()

    def _enter_sealed(self) -> None:
        self._forget_made()
        if self.state.acting == SEALED:
            self._sealed = _Sealed(self._kept(), [[] for _ in self.seats])
        else:
            self._sealed = None

    def _play_sealed(self, seat: Seat, action: int) -> None:
        assert self._sealed is not None
        choices = self._sealed.choices[seat]
        if self.state.sealed_ready(seat):
            choices.pop()
        choices.append(action)
        self._replay_sealed()
        if self.state.acting == SEALED:
            self._bump(seat)
            return
        final = self._sealed.choices
        self.state = self._sealed.base.state.clone()
        self._sealed = None
        self._moments.clear()
        for place, actions in enumerate(final):
            for chosen in actions:
                self._commit(place, chosen)
        self._settle()
        self._bump()

    def _replay_sealed(self) -> None:
        assert self._sealed is not None
        self._forget_made()
        self.state = self._sealed.base.state.clone()
        for place, actions in enumerate(self._sealed.choices):
            for chosen in actions:
                self.state.apply(place, chosen)

    def _forget_after(self, entries: int, events: int) -> None:
        self._half_sealed = False
        for _ in range(len(self.entries) - entries):
            self.history.pop()
        del self.entries[entries:]
        del self._events[events:]
        self._digest = self.history[-1].digest if self.history else self.first_digest

    def _go_back(self, keep: int) -> None:
        events = self.entries[keep].events
        self._half_sealed = False
        self.state = self._start.clone()
        for entry in self.entries[:keep]:
            self.state.apply(entry.seat, entry.action)
        del self.entries[keep:]
        del self._events[events:]
        self._moments.clear()
        self._digest = self._digest_of(self._digest.encode(), self.state)
        self.history.append(Takeback(keep, self._digest))
        self._enter_sealed()

    def _digest_of(self, previous: bytes, state: State) -> str:
        salted = self._salted.copy()
        salted.update(previous)
        salted.update(plain_bytes(state.lent_dump()))
        return salted.hexdigest()[:DIGEST_LENGTH]

    def _ledger(self, seat: int) -> Ledger:
        ledger = self._ledgers.get(seat)
        if ledger is None:
            declared = next(iter(self._ledgers.values()), None)
            if declared is None:
                ledger = Ledger(seat)
                self.state.declare(ledger)
            else:
                ledger = declared.seen_by(seat)
            self._ledgers[seat] = ledger
        return ledger

    def _kept(self) -> _Still:
        """A copy of the present state for undo and for stores."""
        if self._still is None:
            self._still = _Still(self.state.clone())
        return self._still

    def _forget_made(self) -> None:
        """The state changes: what was made from it no longer holds."""
        self._still = None
        self._ledgers.clear()
        self._pieces.clear()
        self._knowledges.clear()

    def _known(self, seat: int) -> set[str]:
        known = self._pieces.get(seat)
        if known is None:
            known = self._pieces[seat] = self._ledger(seat).known
        return known

    @staticmethod
    def _known_in(state: State, seat: int) -> set[str]:
        ledger = Ledger(seat)
        state.declare(ledger)
        return ledger.known

    def _knowledge(self, seat: int) -> Knowledge:
        """What an observer knows of the present state."""
        known = self._knowledges.get(seat)
        if known is None:
            known = self._knowledges[seat] = Knowledge(self.setup, self._ledger(seat).view, seat, self.state.acting)
        return known

    def _imagine(self, seat: int) -> State:
        """A state made from this seat's view alone."""
        return self._knowledge(seat).state

    def _observer(self, seat: SeatLike | None) -> Seat:
        """Whose knowledge counts: a seat's own; CHANCE and people at no seat see what a spectator sees."""
        if seat is None:
            return SPECTATOR
        place = self.seat(seat)
        return SPECTATOR if place == CHANCE else place

    def _refusal_anyway(self, seat: Seat, action: Action) -> Refusal:
        state = self.state if seat == CHANCE else self._imagine(seat)
        refusal = self.setup.refusal(state, seat, action)
        if refusal is None:
            raise AssertionError(f"{action} is not legal for seat {seat}, but no rule says why")
        return refusal

    def _bump(self, seat: int | None = None) -> None:
        for place in range(len(self._versions)):
            if seat is None or place == seat:
                self._versions[place] += 1


def _find(catalogue: Catalogue, action: ActionLike) -> Action:
    if isinstance(action, Action):
        if 0 <= action.id < len(catalogue) and catalogue[action.id] == action:
            return action
        return catalogue.parse(str(action))
    if isinstance(action, str):
        return catalogue.parse(action)
    if isinstance(action, int):
        if 0 <= action < len(catalogue):
            return catalogue[action]
        return catalogue.parse(str(action))
    return catalogue.find(action)


def copied_position(position: Mapping[str, Plain]) -> dict[str, Plain]:
    """A description that nobody else can change."""
    try:
        copied: dict[str, Plain] = json.loads(canonical_bytes(position))
    except (TypeError, ValueError, RecursionError):
        raise BadPosition(Message("kernel-bad-position")) from None
    return copied


def _parts(refusal: Refusal) -> tuple[str, Message]:
    return refusal.rule, refusal.message
