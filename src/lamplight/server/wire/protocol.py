"""What goes over the wire, typed once: the browser's types and the JSON Schema are made from this file.

A client holds one websocket. It says `hello`, watches tables, sends commands and asks questions. A command has an `id`
that the client makes: sent twice, it counts once. Every table has one stream of messages for each seat and one for
spectators; each message of a stream has a sequence number, without gaps. Who reconnects says what was heard last, and
gets what is missing or a new snapshot.

Sentences go over the wire before they have a language, as `Message`s: the client says them in its own.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from lamplight.kernel.effect import EffectKind
from lamplight.kernel.message import Message

COOKIE: Final = "lamplight"
"""The cookie that says who somebody is."""
MARK: Final = "x-lamplight"
"""A header without which nothing is changed. A page of somebody else's cannot send it: browsers ask first, and we do
not allow it."""
PROTOCOL: Final = 1
"""Grows when a client of an earlier version would no longer understand."""

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]*$")]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[A-Za-z0-9_-]*$")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=14)]
Nonce: TypeAlias = Annotated[str, Meta(min_length=16, max_length=128)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
PieceName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Named: TypeAlias = dict[str, str]
"""An action in its structured form."""

Status = Literal["open", "playing", "between", "finished", "held", "closed"]
"""`between`: a match of a series is over and the next has not begun. `held`: something is wrong."""


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client sends."""


class Out(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """What the server sends."""


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of a message."""


# From the client: the connection.


class Heard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last message of a stream that arrived. No seat: the spectators' stream."""

    seat: SeatNumber | None
    seq: Annotated[int, Meta(ge=0)]


class Hello(In, frozen=True, tag="hello"):
    """The first message."""

    protocol: int


class Watch(In, frozen=True, tag="watch"):
    """Tell me what happens at a table, from the seats that are mine or as a spectator."""

    table: TableId
    heard: Annotated[tuple[Heard, ...], Meta(max_length=16)] = ()


class Unwatch(In, frozen=True, tag="unwatch"):
    """No more of this table."""

    table: TableId


class Ping(In, frozen=True, tag="ping"):
    """Are you there?"""

    ref: Id


# From the client: questions, which change nothing.


class Preview(In, frozen=True, tag="preview"):
    """What would this action do?"""

    table: TableId
    ref: Id
    seat: SeatNumber
    action: Named


class Effects(In, frozen=True, tag="effects"):
    """What would each of my options do, as pictures with numbers?"""

    table: TableId
    ref: Id
    seat: SeatNumber


class Why(In, frozen=True, tag="why"):
    """Why can this not be done now? Or, with a piece in place of an action: why can nothing be done with it?"""

    table: TableId
    ref: Id
    seat: SeatNumber
    action: Named = {}
    piece: PieceName | None = None
    """The name of a piece or place; a numbered one by its kind, as in `slot=2`."""


class Ask(In, frozen=True, tag="ask"):
    """One of the game's read-only questions."""

    table: TableId
    ref: Id
    question: dict[str, str | int | bool | None]
    seat: SeatNumber | None = None


# From the client: commands. Each is answered by `ack` or `refused`, and counts once however often it is sent.


class Command(In, frozen=True):
    """Something that changes a table."""

    table: TableId
    id: Id


class Take(Command, frozen=True, tag="take"):
    """Sit down. The nonce is this seat's part of the randomness."""

    seat: SeatNumber
    nonce: Nonce


class Leave(Command, frozen=True, tag="leave"):
    """Stand up, before the start."""

    seat: SeatNumber


class SetSeat(Command, frozen=True, tag="set-seat"):
    """The host puts a bot on a seat, or makes it free for anybody (no bot), before the start."""

    seat: SeatNumber
    bot: BotName | None = None


class Start(Command, frozen=True, tag="start"):
    """The host starts the match: all seats are taken."""


class Play(Command, frozen=True, tag="play"):
    """An action, for the version of this seat that the player has seen."""

    seat: SeatNumber
    version: int
    action: Named


class Undo(Command, frozen=True, tag="undo"):
    """Take back this seat's last step, where the rules of the table allow it without asking."""

    seat: SeatNumber
    version: int


class AskBack(Command, frozen=True, tag="ask-back"):
    """Ask everybody to let this seat go back to its last decision."""

    seat: SeatNumber


class AnswerBack(Command, frozen=True, tag="answer-back"):
    """Agree or not to what was asked."""

    seat: SeatNumber
    agree: bool


class Say(Command, frozen=True, tag="say"):
    """A line of chat."""

    text: Text


class Resign(Command, frozen=True, tag="resign"):
    """Give the match up. With two seats it is over; with more a bot plays on."""

    seat: SeatNumber


class StandIn(Command, frozen=True, tag="stand-in"):
    """Let a bot play for a seat: one's own, or that of somebody who is absent."""

    seat: SeatNumber
    bot: BotName


class Return(Command, frozen=True, tag="return"):
    """Play one's own seat again, which a bot has held."""

    seat: SeatNumber


class Next(Command, frozen=True, tag="next"):
    """Ready for the next match of a series."""

    seat: SeatNumber
    nonce: Nonce


class ReadOn(Command, frozen=True, tag="read-on"):
    """The learner has read a step of a lesson that asks for nothing."""

    seat: SeatNumber
    step: Annotated[int, Meta(ge=0)]
    """The step that was read."""


class Rematch(Command, frozen=True, tag="rematch"):
    """A new table with the same people and rotated seats."""


class Close(Command, frozen=True, tag="close"):
    """The host closes a table that has not begun."""


TableCommand: TypeAlias = (
    Take
    | Leave
    | SetSeat
    | Start
    | Play
    | Undo
    | AskBack
    | AnswerBack
    | Say
    | Resign
    | StandIn
    | Return
    | Next
    | ReadOn
    | Rematch
    | Close
)
Question: TypeAlias = Preview | Effects | Why | Ask
FromClient: TypeAlias = Hello | Watch | Unwatch | Ping | Question | TableCommand


# Pieces of what the server says.


class Problem(Part, frozen=True):
    """What is wrong, for programs (`code`) and for people (`words`), and the rule that decided, if one did."""

    code: str
    words: Message
    rule: str = ""


class PersonRef(Part, frozen=True):
    """Somebody, as others see them."""

    id: str
    name: str
    handle: str = ""
    """What nobody else is called; nothing: it is not known at this table, which is older than handles."""


class SeatInfo(Part, frozen=True):
    """A seat and who sits there."""

    name: str
    person: PersonRef | None = None
    bot: str = ""
    """The bot of this seat; beside a person: the one that plays in their place for now."""
    ready: bool = False
    """Whether the person has given a nonce for the next match."""
    resigned: bool = False


class ClockInfo(Part, frozen=True):
    """How time is kept: milliseconds left for each seat at the moment `since`; those who are asked lose theirs."""

    kind: Literal["live", "days"]
    left: tuple[int, ...]
    since: int
    running: tuple[int, ...]


class BackInfo(Part, frozen=True):
    """Somebody has asked to go back to an earlier decision."""

    seat: int
    agreed: tuple[int, ...]


class SeriesInfo(Part, frozen=True):
    """The series that a table plays."""

    kind: str
    number: int
    """Which match this is, from 1."""
    lines: tuple[Message, ...]
    """How the series stands, in words."""
    over: bool = False


class Result(Part, frozen=True):
    """How a match ended."""

    winners: tuple[int, ...]
    returns: tuple[int, ...] = ()
    ending: str = ""
    rule: str = ""
    resigned: int | None = None
    """The seat that gave up."""
    scores: tuple[int, ...] = ()
    """What each seat has scored, as players count it; nothing, if the match did not come to its end."""


class OriginInfo(Part, frozen=True):
    """Where the match of a table comes from, if it was not begun there."""

    actions: int = 0
    """So many actions were made elsewhere; 0: it is not known how many."""
    source: str = ""
    """The hash (SHA-256) of the record that the host brought."""
    position: bool = False
    """Whether the match began from a position that somebody had set up."""


class TableInfo(Part, frozen=True):
    """Everything about a table but the game itself."""

    id: str
    game: str
    options: dict[str, str | int | bool]
    set_name: str
    set_hash: str
    status: Status
    host: PersonRef
    seats: tuple[SeatInfo, ...]
    created: int
    listed: bool = False
    spectators: bool = True
    commitment: str = ""
    """What binds the server to its key before the start."""
    nonces: tuple[str, ...] = ()
    key: str = ""
    """Published when the match is over."""
    clock: ClockInfo | None = None
    back: BackInfo | None = None
    series: SeriesInfo | None = None
    result: Result | None = None
    rematch: str = ""
    notice: Message | None = None
    lesson: str = ""
    """The lesson that is learned here, if one is: the game and the number, as in `chess/1`."""
    night: str = ""
    """The day whose deal for everybody is played here, as 2026-11-19. Its key is told with the secret of the day."""
    counts: bool = False
    """Whether that is the attempt which counts."""
    origin: OriginInfo | None = None
    """Given if the match was not begun here, but goes on from a record."""
    replacing: int = 0
    """After so many seconds of absence somebody may be replaced by a bot; 0: only when their clock has run out."""
    terms: tuple[Message, ...] = ()
    """What was agreed when the table was made, in words: where the match comes from, who may be replaced and when."""
    rated: bool = False
    """Whether the match counts for the ratings of those who play it."""


class Option(Part, frozen=True):
    """An action that is possible now."""

    action: Named
    words: Message
    number: int | None = None
    """The number under which lists should show it, if it has one of its own."""
    rule: str = ""
    final: bool = False
    """Whether it cannot be taken back, because chance answers it or something hidden is seen."""


class EffectInfo(Part, frozen=True):
    """One thing that an option would do: a picture of the game's with a number."""

    kind: EffectKind
    """`gain` and `cost`: what is had at once; `need`: what it takes or is about; `risk`: what chance may do; `later`:
    what it will be good for, as things are now."""
    picture: str
    words: Message
    """The same in words."""
    count: int = 0
    """How much: below zero for costs."""
    of: int = 0
    """With a risk: one out of how many."""


class OptionGroup(Part, frozen=True):
    """Options of one kind."""

    heading: Message
    options: tuple[Option, ...]


class PromptInfo(Part, frozen=True):
    """What a seat is asked, or waits for."""

    words: Message
    rule: str
    groups: tuple[OptionGroup, ...]


class Told(Part, frozen=True):
    """Something that happened in the game."""

    event: dict[str, str | int]
    words: Message


class Said(Part, frozen=True):
    """A line of chat. Muted by the reader: without its text."""

    by: PersonRef
    at: int
    text: str = ""
    muted: bool = False


class LessonInfo(Part, frozen=True):
    """The step of a lesson, as the learner is told it."""

    number: int
    """Which lesson of the game it is."""
    title: Message
    step: int
    """Which step this is, from 0; the number of steps: the lesson is finished."""
    steps: int
    words: Message
    """What the narrator says."""
    show: tuple[str, ...] = ()
    """What is lit: pieces and places as actions name them, or parts of the screen (`part=hand`)."""
    asks: bool = False
    """Whether the learner is to play now; else `read-on` goes on."""
    hint: tuple[str, ...] = ()
    """What to touch, one after the other, for the first action that is right."""
    following: int | None = None
    """The lesson that comes next."""
    first_match: str = ""
    """After the last lesson: the way to play that is proposed for a first match."""
    changed: bool = False
    """The lesson is another one now than when it was begun, and cannot go on."""


class GameInfo(Part, frozen=True):
    """The game from one seat. In an update, `view` has only what has changed, and `gone` what is no longer there."""

    version: int
    """What a seat's next action must name."""
    to_act: tuple[int, ...]
    """Who owes a decision; while all choose in secret, whoever is not in this list is ready."""
    view: dict[str, object]
    prompt: PromptInfo | None = None
    can_undo: bool = False
    gone: tuple[str, ...] = ()
    lesson: LessonInfo | None = None
    """Where a lesson is learned, to the learner."""


# From the server.


class Welcome(Out, frozen=True, tag="welcome"):
    """The answer to `hello`."""

    protocol: int
    person: PersonRef
    server: str


class Snapshot(Out, frozen=True, tag="snapshot"):
    """All of a table, from one seat (or as a spectator): what follows are updates."""

    table: str
    seat: int | None
    seq: int
    info: TableInfo
    game: GameInfo | None
    log: tuple[Told, ...]
    """The last events; `log_length` says how many there have been."""
    log_length: int
    chat: tuple[Said, ...]


class Update(Out, frozen=True, tag="update"):
    """One change of a table, from one seat."""

    table: str
    seat: int | None
    seq: int
    at: int
    info: TableInfo | None = None
    game: GameInfo | None = None
    log: tuple[Told, ...] = ()
    log_length: int | None = None
    """How many events there are now, given when some were taken back: the last ones are to be forgotten first."""
    said: Said | None = None
    notice: Message | None = None
    """Something to show once: a bot's mishap, a clock that ran out."""


class Ack(Out, frozen=True, tag="ack"):
    """A command is done, for good."""

    id: str
    table: str


class Refused(Out, frozen=True, tag="refused"):
    """A command changed nothing."""

    id: str
    table: str
    problem: Problem


class Previewed(Out, frozen=True, tag="previewed"):
    """What an action would do, a line each."""

    ref: str
    lines: tuple[Message, ...]


class Foreseen(Out, frozen=True, tag="foreseen"):
    """What each option of a seat would do, in the order of its prompt."""

    ref: str
    version: int
    """The version of the seat whose options these are."""
    options: tuple[tuple[EffectInfo, ...], ...]


class Explained(Out, frozen=True, tag="explained"):
    """Why an action is not possible; nothing: it is."""

    ref: str
    problem: Problem | None


class Answered(Out, frozen=True, tag="answered"):
    """The answer to a question of the game."""

    ref: str
    answer: dict[str, object]


class Presence(Out, frozen=True, tag="presence"):
    """Who is connected and watches this table. Not part of a stream: the latest one counts."""

    table: str
    here: tuple[PersonRef, ...]


class BotsWait(Out, frozen=True, tag="bots-wait"):
    """Bots of this table wait for their turn to think, because others have them think. Not part of a stream: the latest
    one counts."""

    table: str
    seats: tuple[int, ...] = ()
    """The seats that are waited for; none: it is over."""
    since: int = 0


class Pong(Out, frozen=True, tag="pong"):
    """Yes."""

    ref: str


class Error(Out, frozen=True, tag="error"):
    """A message that was not understood, or a question that has no answer."""

    problem: Problem
    ref: str = ""
    table: str = ""
    """The table that the message was about, if it was about one."""


ByeCode: TypeAlias = Literal["restarting", "too-many", "logged-out", "too-many-connections", "who-are-you"]
"""Why a connection is closed."""


class Bye(Out, frozen=True, tag="bye"):
    """The server closes this connection; come back at once (`again`) or not at all."""

    again: bool
    words: Message
    code: ByeCode | None = None
    """Why, for programs. Every server that knows this field fills it in."""

    @classmethod
    def because(cls, code: ByeCode) -> Bye:
        """Good-bye for a reason, which says whether it will pass."""
        return cls(code in ("restarting", "too-many"), Message(f"server-{code}"), code)


FromServer: TypeAlias = (
    Welcome
    | Snapshot
    | Update
    | Ack
    | Refused
    | Previewed
    | Foreseen
    | Explained
    | Answered
    | Presence
    | BotsWait
    | Pong
    | Error
    | Bye
)

encode = msgspec.json.Encoder().encode
decode_client = msgspec.json.Decoder(FromClient).decode
decode_server = msgspec.json.Decoder(FromServer).decode
