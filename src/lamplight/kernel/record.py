"""One readable file that is a match: options, component set, actions with the answers of CHANCE, a chain of digests.

Two forms: the full one (after the end, or for the referee) contains everything including the key; a seat's own, while
the match runs, leaves out what that seat may not know. Reading is strict: what is wrong is named, nothing is guessed.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from .chance import FairChance, Key, KeyedChance
from .depth import is_deep
from .errors import BadRecord, IllegalAction, LamplightError
from .files import reason_of
from .game import Game, Setup, find_game
from .match import Match, Takeback
from .message import Message
from .types import CHANCE, SEALED, SPECTATOR, Plain, knows

FORMAT = "lamplight-record/1"
MAX_SIZE = 20_000_000

Short: TypeAlias = Annotated[str, Meta(max_length=200)]
"""A name, a hash or an answer: nothing that a record says in one piece is longer."""
Seats: TypeAlias = Annotated[tuple[Short, ...], Meta(max_length=15)]
"""Something that is said of every seat."""
Said: TypeAlias = Annotated[dict[Short, Short], Meta(max_length=20)]
"""An action: its parts by name."""
Row: TypeAlias = tuple[Short, Said | int | None, Short]
"""Who, what (null: hidden from the holder of this form), and the digest. `take-back` has a number instead."""


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What proves the draws. `key` is null in a seat's own form: it is published at the end."""

    commitment: Short
    nonces: Seats = ()
    key: Short | None = None
    source: Literal["stream", "given", "keyed"] = "stream"
    """Where the draws come from: the stream of the key and the nonces; somewhere else (nothing is proved); or `keyed`,
    each from the key, what is drawn and the how-manieth it is (`KeyedChance`)."""
    imported: int = 0


class ComponentRef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The component set, by name and by the hash of its content."""

    name: Short
    hash: Short


class OutcomeRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the match ended."""

    winners: Seats
    returns: Annotated[tuple[int, ...], Meta(max_length=15)]
    ending: Short
    rule: Short


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A match as data. `str()` and `save` give the file's text; `Record.parse` and `load` read it."""

    format: Short
    form: Short
    game: Short
    rules_version: int
    components: ComponentRef
    options: Annotated[dict[Short, Short | int | bool], Meta(max_length=60)]
    seats: Seats
    fairness: Fairness
    start: Short
    actions: tuple[Row, ...]
    pending: Annotated[tuple[tuple[Short, Said], ...], Meta(max_length=200)] = ()
    position: dict[str, object] | None = None
    outcome: OutcomeRow | None = None
    players: Seats = ()
    """Who sat where: "human", or the name of a bot. Of no consequence to the rules."""

    def __str__(self) -> str:
        head: dict[str, object] = msgspec.to_builtins(self)
        del head["actions"]
        lines = [f"  {_json(key)}: {_json(value)}," for key, value in head.items()]
        body = ",\n".join("    " + _json(row) for row in self.actions)
        return "{\n" + "\n".join(lines) + '\n  "actions": [\n' + body + "\n  ]\n}\n"

    def save(self, path: Path) -> None:
        """Write the file so that a crash in the middle leaves the old one."""
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(path.name + ".part")
        beside.write_text(str(self), encoding="utf-8")
        beside.replace(path)

    @classmethod
    def parse(cls, text: str | bytes) -> Record:
        """Read the text of a record."""
        if len(text) > MAX_SIZE:
            raise BadRecord(Message("kernel-record-too-large", {"limit": MAX_SIZE}))
        try:
            record = msgspec.json.decode(text, type=cls)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
            raise BadRecord(Message("kernel-record-unreadable", {"where": place_of(str(error))})) from None
        if record.format != FORMAT:
            raise BadRecord(Message("kernel-record-format", {"found": record.format[:60], "expected": FORMAT}))
        if is_deep(record.position):
            raise BadRecord(Message("kernel-record-unreadable", {"where": "$.position"}))
        return record

    @classmethod
    def load(cls, path: Path | str) -> Record:
        """Read a record's file."""
        return cls.parse(read_file(Path(path)))


def read_file(path: Path) -> bytes:
    """The bytes of a file, one more than the limit at most; or an error that says why not."""
    try:
        with path.open("rb") as file:
            return file.read(MAX_SIZE + 1)
    except (OSError, ValueError) as error:
        raise BadRecord(
            Message("kernel-file-unreadable", {"path": str(path)[:200], "reason": reason_of(error)})
        ) from None


def record_of(match: Match, seat: int | None) -> Record:
    """The record of a match: in full, or (with a seat) as far as that seat may know."""
    actions = match.setup.catalogue
    rows: list[Row] = []
    for item in match.history:
        if isinstance(item, Takeback):
            rows.append(("take-back", item.keep, item.digest))
            continue
        hidden = seat is not None and not match.over and not knows(item.audience, seat)
        who = "chance" if item.seat == CHANCE else match.seats[item.seat]
        rows.append((who, None if hidden else actions[item.action].named, item.digest))
    pending = tuple(
        (match.seats[place], actions[chosen].named)
        for place, choices in enumerate(match.pending)
        if seat is None or place == seat
        for chosen in choices
    )
    outcome = match.outcome
    full = seat is None or match.over
    return Record(
        format=FORMAT,
        form="full" if full else "spectator" if seat == SPECTATOR else match.seats[seat or 0],
        game=match.game.id,
        rules_version=match.game.rules_version,
        components=ComponentRef(match.setup.set_name, match.setup.set_hash),
        options=dict(match.setup.options),
        seats=match.seats,
        fairness=Fairness(
            commitment=match.key.commitment,
            nonces=match.nonces,
            key=match.key.secret.hex() if full else None,
            source="given" if not match.drawn_fairly else "stream" if match.keyed is None else "keyed",
            imported=match.imported_draws,
        ),
        start=match.first_digest,
        actions=tuple(rows),
        pending=pending,
        position=dict(match.description) if full and match.description is not None else None,
        outcome=None
        if outcome is None
        else OutcomeRow(
            tuple(match.seats[winner] for winner in outcome.winners), outcome.returns, outcome.ending, outcome.rule
        ),
        players=match.players,
    )


def start_of(record: Record, setup: Setup) -> Match:
    """The match of a full record before its first action; CHANCE is not answered. Digests are not compared."""
    return _open(record, setup, None, ())


@dataclass(frozen=True, slots=True)
class Verdict:
    """What `verify` found: how many actions replayed, how many draws there were and how many are proved."""

    actions: int
    draws: int
    proved: int
    finished: bool

    @property
    def all_proved(self) -> bool:
        return self.proved == self.draws


def replay(
    record: Record,
    *,
    components: str | Path | None = None,
    setup: Setup | None = None,
    key: Key | None = None,
    nonces: Sequence[str] = (),
) -> Match:
    """The match that a full record tells, ready to go on.

    With a new `key` (and `nonces`) it becomes a match of its own from here. `components` says where the component set
    is; a `setup` that was made for it is used as it is.
    """
    match, _ = _replay(record, components, key, nonces, setup)
    return match


def verify(record: Record, *, components: str | Path | None = None) -> Verdict:
    """Replay a full record and repeat every draw from its published key."""
    match, verdict = _replay(record, components, None)
    stated, found = record.outcome, match.record().outcome
    if stated != found:
        raise BadRecord(Message("kernel-record-outcome"))
    return verdict


def reopen(record: Record, components: str | Path | None = None) -> Match:
    """The match of a full record, ready to go on, with everything proved that `verify` proves."""
    if record.format != FORMAT:
        raise BadRecord(Message("kernel-record-format", {"found": record.format[:60], "expected": FORMAT}))
    match, _ = _replay(record, components, None)
    if record.outcome != match.record().outcome:
        raise BadRecord(Message("kernel-record-outcome"))
    return match


def _replay(
    record: Record,
    components: str | Path | None,
    new_key: Key | None,
    nonces: Sequence[str] = (),
    made: Setup | None = None,
) -> tuple[Match, Verdict]:
    match = _open(record, made or _setup(record, components), new_key, nonces)
    check = new_key is None
    if check and match.first_digest != record.start:
        raise BadRecord(Message("kernel-record-differs", {"number": 0, "what": "set-up"}))
    stream = FairChance(_key(record), record.fairness.nonces)
    keyed = KeyedChance(_key(record)) if record.fairness.source == "keyed" else None
    if keyed is not None and record.fairness.imported:
        raise BadRecord(Message("kernel-record-imported", {"imported": record.fairness.imported, "draws": 0}))
    draws = proved = 0
    match.follow_script()
    for number, (who, what, digest) in enumerate(record.actions, start=1):
        shown = f"{who} {what}"
        try:
            if who == "take-back":
                match.take_back(what if isinstance(what, int) else -1, match.seats)
            elif not isinstance(what, dict):
                raise BadRecord(Message("kernel-record-hidden", {"number": number}))
            else:
                if who == "chance":
                    if match.state.acting != CHANCE:
                        raise BadRecord(Message("kernel-record-no-chance", {"number": number, "what": shown[:120]}))
                    draws += 1
                    if draws > record.fairness.imported and record.fairness.source != "given":
                        if keyed is None:
                            expected = stream.draw(match.state.chance_options(), match.state.chance_weights())
                        else:
                            expected = keyed.answer(match.state)
                        if match.action(what).id != expected:
                            raise BadRecord(Message("kernel-record-draw", {"number": number, "what": shown[:120]}))
                        proved += 1
                match.commit(who, what)
        except BadRecord:
            raise
        except (IllegalAction, LamplightError) as error:
            raise BadRecord(
                Message("kernel-record-illegal", {"number": number, "what": shown[:120], "reason": error.message})
            ) from None
        if check and match.history[-1].digest != digest:
            raise BadRecord(Message("kernel-record-differs", {"number": number, "what": shown[:120]}))
    if not 0 <= record.fairness.imported <= draws:
        raise BadRecord(Message("kernel-record-imported", {"imported": record.fairness.imported, "draws": draws}))
    if match.half_sealed:
        raise BadRecord(Message("kernel-record-half-sealed", {"number": len(record.actions)}))
    if check:
        each = None if keyed is None else keyed.counts
        match.resume_chance(record.fairness.source != "given", draws, record.fairness.imported, each)
    else:
        match.resume_chance(True, 0, draws)
    match.players = record.players
    for who, chosen in record.pending:
        _play_pending(match, who, chosen, len(record.actions) + 1)
    return match, Verdict(len(record.actions), draws, proved, match.over)


def _play_pending(match: Match, who: str, chosen: Mapping[str, str], number: int) -> None:
    """A secret choice that is not final yet: only while others are still choosing, and only once for each seat."""
    what = f"{who} {chosen}"[:120]
    try:
        if match.state.acting != SEALED or who not in match.to_act:
            raise LamplightError(Message("kernel-record-pending", {"what": what}))
        match.play(who, _strings(chosen))
    except LamplightError as error:
        raise BadRecord(
            Message("kernel-record-illegal", {"number": number, "what": what, "reason": error.message})
        ) from None
    if match.state.acting != SEALED:
        raise BadRecord(Message("kernel-record-pending", {"what": what}))


def _setup(record: Record, components: str | Path | None) -> Setup:
    """The set-up that a record names."""
    game = _check_form(record)
    options = game.kept_options(record.options)
    if components is None:
        components = built_in_set(game, record.components)
    if components is None:
        raise BadRecord(Message("kernel-record-needs-set", {"set": record.components.name[:60]}))
    return game.prepared(options, components)


def built_in_set(game: Game, wanted: ComponentRef) -> str | None:
    """The built-in set that a record names: by its hash, for a later release may have another set of that name.

    If none has the hash: the one of that name, with which the record will be refused. None: no built-in set was ever
    called so.
    """
    known = (game.default_set, *game.built_in_sets())
    if wanted.name not in known:
        return None
    for name in dict.fromkeys((wanted.name, *known)):
        if game.prepared(game.read_options({}), name).set_hash == wanted.hash:
            return name
    return wanted.name


def _check_form(record: Record) -> Game:
    """Refuse what is not a full record of a game as it is today."""
    if record.form != "full":
        raise BadRecord(Message("kernel-record-partial", {"form": record.form[:60]}))
    game = find_game(record.game)
    if record.rules_version != game.rules_version:
        raise BadRecord(Message("kernel-record-rules", {"found": record.rules_version, "expected": game.rules_version}))
    return game


def _open(record: Record, setup: Setup, new_key: Key | None, nonces: Sequence[str]) -> Match:
    game = _check_form(record)
    if game.id != setup.game_id or game.kept_options(record.options) != dict(setup.options):
        raise BadRecord(Message("kernel-record-options"))
    if setup.set_hash != record.components.hash:
        raise BadRecord(
            Message(
                "kernel-record-set",
                {"set": setup.set_name, "found": setup.set_hash[:12], "expected": record.components.hash[:12]},
            )
        )
    if record.seats != setup.seat_names:
        raise BadRecord(Message("kernel-record-seats", {"found": ", ".join(record.seats)[:120]}))
    key = _key(record)
    if key.commitment != record.fairness.commitment:
        raise BadRecord(Message("kernel-record-commitment"))
    return Match(
        game,
        setup,
        new_key or key,
        nonces=record.fairness.nonces if new_key is None else nonces,
        ask_chance=True,
        position=_position(record.position),
        keyed=new_key is None and record.fairness.source == "keyed",
    )


def _key(record: Record) -> Key:
    try:
        return Key(bytes.fromhex(record.fairness.key or ""))
    except ValueError:
        raise BadRecord(Message("kernel-record-key")) from None


def _position(position: Mapping[str, object] | None) -> dict[str, Plain] | None:
    if position is None:
        return None
    plain: dict[str, Plain] = json.loads(json.dumps(position))
    return plain


def _strings(named: Mapping[str, str]) -> dict[str, Plain]:
    return dict(named)


def place_of(reason: str) -> str:
    """Where a decoder stumbled, as `$.actions[3]` or a number of bytes; what else it says is in one language only."""
    found = re.search(r"`(\$[^`]*)`|byte (\d+)|field `([^`]*)`", reason)
    return next((part for part in found.groups() if part), "$") if found else "$"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
