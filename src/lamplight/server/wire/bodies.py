"""What the REST pages take and give, typed once: the browser's types and the client are made from these too."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from lamplight.kernel.game import Game
from lamplight.kernel.message import Message

from .protocol import BotName, PersonRef, Result, TableCommand, TableInfo, Told

Name = Annotated[str, Meta(min_length=1, max_length=80)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
SHORTEST_ABSENCE, LONGEST_ABSENCE = 120, 60 * 24 * 3600
SHORTEST_CLOCK, LONGEST_CLOCK = 10, 60 * 24 * 3600


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request brings."""


class NewGuest(Body, frozen=True):
    """Somebody sits down. Who gives no name is given one in their language, and may change it."""

    name: Name | None = None
    language: str = "en"


class Changes(Body, frozen=True):
    """What somebody changes about themselves; what is left out stays."""

    name: Name | None = None
    language: str | None = None
    email: Annotated[str, Meta(max_length=254)] | None = None
    mail_turns: bool | None = None


class NewPassword(Body, frozen=True):
    """A handle of one's own and a password: the account can then be opened on another device."""

    login: Annotated[str, Meta(min_length=3, max_length=40)]
    password: Password
    old: Annotated[str, Meta(max_length=200)] = ""


class Login(Body, frozen=True):
    """Who has an account."""

    login: Annotated[str, Meta(max_length=80)]
    password: Annotated[str, Meta(max_length=200)]


class Forgotten(Body, frozen=True):
    """Somebody has forgotten their password: the handle or the address of the account."""

    who: Annotated[str, Meta(min_length=1, max_length=254)]


class Reset(Body, frozen=True):
    """Another password, with what a letter to the account's owner says."""

    token: Annotated[str, Meta(min_length=1, max_length=300)]
    password: Password


class NewReport(Body, frozen=True):
    """Somebody tells the moderators about somebody."""

    person: Annotated[str, Meta(min_length=1, max_length=40)]
    why: Literal["chat", "name", "cheating", "leaving", "other"]
    table: Annotated[str, Meta(max_length=40)] = ""
    """Where it was: what the person had said there last is kept with the report."""
    text: Annotated[str, Meta(max_length=500)] = ""


class Leaving(Body, frozen=True):
    """Somebody deletes their account."""

    password: Annotated[str, Meta(max_length=200)] = ""


class LinkToken(Body, frozen=True):
    """The secret of a one-time link."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]


class SetUpload(Body, frozen=True):
    """A component set of one's own: the texts of its files by name."""

    game: Annotated[str, Meta(max_length=60)]
    files: dict[str, str]


class CommandBody(Body, frozen=True):
    """A command, as it would be sent live."""

    command: TableCommand


class NewClock(Body, frozen=True):
    """How time is kept: `live` (a bank of seconds and an increment) or `days` (so many seconds for each decision)."""

    kind: Literal["live", "days"]
    seconds: Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class NewTable(Body, frozen=True):
    """A table to be set up."""

    game: Annotated[str, Meta(max_length=60)]
    options: dict[str, str | int | bool] = {}
    components: Annotated[str, Meta(max_length=80)] | None = None
    """A built-in set by name, or an uploaded one by hash."""
    bots: Annotated[tuple[BotName | None, ...], Meta(max_length=15)] = ()
    """For each seat the name of a bot, or nothing for a person; what is left out is for people."""
    listed: bool = False
    spectators: bool = True
    clock: NewClock | None = None
    absence: Annotated[int, Meta(ge=SHORTEST_ABSENCE, le=LONGEST_ABSENCE)] | None = None
    """After so many seconds of absence somebody may be replaced. Nothing: five minutes with a live clock, three days
    without a clock. With days for each decision the clock alone decides, and this must be left out."""
    rated: bool = False
    """Whether the match counts for ratings: among people with accounts, each at one seat, from its beginning, with a
    set that comes with the game. Nobody can ask to go back there."""
    series: Annotated[str, Meta(max_length=40)] = ""
    record: Annotated[str, Meta(max_length=4_000_000)] = ""
    """A full record to go on from."""
    keep: Annotated[int, Meta(ge=0)] | None = None
    """So many actions of the record; all, if nothing is said."""


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer brings."""


class Me(Shown, frozen=True):
    """Somebody, as they see themselves."""

    id: str
    name: str
    language: str
    handle: str = ""
    """What nobody else is called: others see it beside the name."""
    login: str = ""
    """What opens the account together with the password, if there is one."""
    email: str = ""
    mail_turns: bool = False
    confirmed: bool = False
    """Whether the address is known to be theirs: mail goes to no other."""
    muted: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()


class Standing(Shown, frozen=True):
    """How somebody has done at a game with so many seats."""

    game: str
    seats: int
    played: int
    won: int
    first: int
    """How often they went first."""
    rated: int = 0
    """So many of the matches were rated."""
    points: int | None = None
    """The rating, from 0; nothing: no match was rated."""


class PlayedSeat(Shown, frozen=True):
    """How a match ended for a seat."""

    place: int
    score: int | None
    person: PersonRef | None = None
    """Who played; without a name: somebody who was forgotten. Nothing: a bot."""
    bot: str = ""
    gave_up: bool = False


class PlayedMatch(Shown, frozen=True):
    """A match that somebody has played."""

    game: str
    finished: int
    place: int
    """The place of whose history it is."""
    seats: tuple[PlayedSeat, ...]
    won: bool = False
    rated: bool = False
    change: int | None = None
    """By how many points their rating has changed."""
    table: str = ""
    """Given to those who played there."""
    match: int = 1


class Profile(Shown, frozen=True):
    """Somebody, as others see them. Of matches that were neither rated nor listed only those know who played them."""

    person: PersonRef
    since: int
    """The day on which they first came."""
    standings: tuple[Standing, ...]
    last: tuple[PlayedMatch, ...]
    """Their last ten matches, the newest first."""


class SessionInfo(Shown, frozen=True):
    """Where somebody uses their account."""

    id: str
    device: str
    """The browser and the system, if they are known."""
    since: int
    seen: int
    """When it was used last, within an hour."""
    here: bool = False
    """Whether it is the one that asks."""


class Link(Shown, frozen=True):
    """A one-time link to one's account."""

    token: str
    url: str
    seconds: int


class NewTableId(Shown, frozen=True):
    """A table that was set up."""

    table: str
    url: str


class ListedTable(Shown, frozen=True):
    """A table in a list."""

    info: TableInfo
    updated: int
    your_turn: bool = False
    to_act: tuple[str, ...] = ()
    """The people who owe a decision, by their ids; nobody: bots think."""


class OptionInfo(Shown, frozen=True):
    """An option of a game: its values, the first being the default."""

    name: str
    values: tuple[str | int | bool, ...]
    rule: str
    needs: str = ""


def options_of(game: Game) -> tuple[OptionInfo, ...]:
    """All options of a game."""
    return tuple(OptionInfo(option.name, option.values, option.rule, option.needs) for option in game.options)


def editions_of(game: Game) -> dict[str, dict[str, str | int | bool]]:
    """What the printings of a game set otherwise."""
    return {str(edition): dict(preset) for edition, preset in game.editions.items()}


class WayInfo(Shown, frozen=True):
    """A way to play."""

    id: str
    words: Message
    options: dict[str, str | int | bool]
    asks: tuple[tuple[str, tuple[str | int | bool, ...]], ...] = ()
    bots: bool = False
    choose_seat: bool = False
    series: str = ""


class GameInfoPage(Shown, frozen=True):
    """A game that can be played here."""

    id: str
    words: Message
    rules_version: int
    options: tuple[OptionInfo, ...]
    editions: dict[str, dict[str, str | int | bool]]
    ways: tuple[WayInfo, ...]
    series: tuple[str, ...]
    sets: tuple[str, ...]
    bots: tuple[str, ...]
    lessons: bool = False
    """Whether it can be learned here by playing."""
    lesson_minutes: int = 0
    """How long its lessons take together."""


class LessonPage(Shown, frozen=True):
    """A lesson that can be learned here."""

    number: int
    title: Message
    about: Message
    minutes: int
    steps: int
    done: bool = False
    """Whether whoever asks has finished it."""
    table: str = ""
    """The table at which whoever asks has begun it."""


class GameLessons(Shown, frozen=True):
    """The lessons of a game."""

    game: str
    words: Message
    lessons: tuple[LessonPage, ...]
    first_match: str = ""
    """The way to play that is proposed after the last one."""


class NightScore(Shown, frozen=True):
    """An attempt at the deal of a day that counts."""

    place: int
    """Equal ones share their place; 0: while the day goes on there are no places."""
    name: str
    handle: str = ""
    won: bool = False
    score: int | None = None
    """Nothing: it was given up, or goes on."""
    finished: int | None = None
    """Nothing: it goes on, or the day was over before it."""
    table: str = ""
    """Where it can be watched again, once the day is over."""
    you: bool = False


class NightDeal(Shown, frozen=True):
    """What a game offers for a day."""

    game: str
    words: Message
    way: Message
    options: dict[str, str | int | bool]
    table: str = ""
    """Where whoever asks is playing it."""
    own: NightScore | None = None
    """The attempt that counts for whoever asks."""
    finished: int = 0
    """So many attempts that count have ended."""
    scores: tuple[NightScore, ...] = ()
    """Everybody's, once the day is over."""


class Night(Shown, frozen=True):
    """A day of deals that are the same for everybody."""

    day: str
    ends: int
    told: bool
    """Whether the day is over and its secret is told."""
    commitment: str
    """The hash of its secret, which binds the server."""
    published: int
    """Since when it could be seen."""
    next_commitment: str
    """That of tomorrow."""
    deals: tuple[NightDeal, ...]
    secret: str = ""
    previous: str = ""
    """The day before, if there were deals."""
    counts: bool = False
    """Whether attempts of whoever asks count: guests only practise."""
    streak: int = 0
    """On so many days in a row, up to today or yesterday, whoever asks has finished an attempt."""


class SetInfo(Shown, frozen=True):
    """A component set that was uploaded."""

    hash: str
    name: str
    game: str


class RuleSection(Shown, frozen=True):
    """A rule (`text`) or the heading of a chapter; both by the id of what they say."""

    id: str
    text: Message
    heading: bool = False


class RulesPage(Shown, frozen=True):
    """The rules reference of a game: its sentences are in the texts of the part `rules`."""

    game: str
    sections: tuple[RuleSection, ...]
    options: tuple[OptionInfo, ...]
    editions: dict[str, dict[str, str | int | bool]]
    rulings: tuple[RuleSection, ...]
    set_name: str
    set_hash: str
    provenance: Message


class PieceNames(Shown, frozen=True):
    """What the pieces and places of a game are called."""

    names: dict[str, dict[str, Message]]
    """By id, and then by the part of an action or event that it is: `red` may be a card and a region."""


class ReplayBody(Body, frozen=True):
    """A record to be watched, and from where."""

    record: Annotated[str, Meta(max_length=4_000_000)]
    seat: Annotated[int, Meta(ge=0, le=14)] | None = None


class Frame(Shown, frozen=True):
    """What one action changed."""

    seat: int | None
    """Who acted; nobody: chance."""
    words: Message | None
    """What they did; nothing: hidden from this seat, or drawn by chance."""
    view: dict[str, object] = {}
    gone: tuple[str, ...] = ()
    log: tuple[Told, ...] = ()
    log_length: int | None = None
    """How many events there are now, given after a take-back: some are to be forgotten."""

    @property
    def shows_something(self) -> bool:
        """Whether anything can be noticed from where the film is watched."""
        return bool(self.words or self.view or self.gone or self.log) or self.log_length is not None


class Film(Shown, frozen=True):
    """A match from its first moment to its last."""

    game: str
    options: dict[str, str | int | bool]
    seats: tuple[str, ...]
    players: tuple[str, ...]
    set_hash: str
    seat: int | None
    watchable: tuple[int, ...]
    """The seats from which it may be watched: all of them, or one's own while the match goes on."""
    frames: tuple[Frame, ...]
    """The first one is the set-up."""
    result: Result | None = None
    running: bool = False
    """Whether the match goes on, and is shown as far as it is."""
