"""Tonight's deal: one a day and game for everybody, alone. Its secret is bound before the day and told after it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from sqlalchemy.exc import IntegrityError

from lamplight.kernel.chance import Key
from lamplight.kernel.deal import Deal, key_of
from lamplight.kernel.game import Game, games
from lamplight.kernel.message import Message

from .people.accounts import Person
from .storage import attempts, store
from .storage.attempts import Attempt, Secret
from .storage.database import Database
from .tables import damage, nights, rows
from .tables.lobby import Lobby
from .tables.nights import date_of, day_of, end_of, is_over, is_told
from .tables.registry import Tables
from .wire.bodies import Night, NightDeal, NightScore
from .wire.refusals import no

ATTEMPTS_TO_BEGIN = 3


class Tonight:
    """The deals of the days, as far as they may be known."""

    def __init__(self, database: Database, tables: Tables, lobby: Lobby, now: Callable[[], int]) -> None:
        self._database = database
        self._tables = tables
        self._lobby = lobby
        self._now = now

    async def prepare(self) -> None:
        """Bind the server to the secrets of today and tomorrow."""
        today = self._now() // nights.DAY_MS
        for number in (today, today + 1):
            await self._secret(date_of(number))

    async def _secret(self, day: str) -> Secret:
        """The secret of a day; if there is none yet, it is made now. However many do so at once, there is one."""
        found = await self._database.read(lambda c: attempts.secret_of(c, day))
        if found is None:
            made, now = Key.fresh().secret.hex(), self._now()
            with contextlib.suppress(IntegrityError):
                await self._database.write(lambda c: attempts.keep_secret(c, day, made, now))
            found = await self._database.read(lambda c: attempts.secret_of(c, day))
        assert found is not None
        return found

    def refuse_untold(self, day: str) -> None:
        """Refuse what would tell the draws of a day that is not over."""
        if day and not is_told(day, self._now()):
            raise no("not-now", "night-not-over")

    async def begun(self, game_id: str, person: Person) -> str:
        """The table at which somebody plays today's deal of a game; nothing, if there is none."""
        day = day_of(self._now())
        _offer(game_id, day)
        return (await self._going_on(person, day)).get(game_id, "")

    async def begin(self, game_id: str, person: Person) -> str:
        """A new table for today's deal. The first of somebody with an account counts; others are for practice."""
        day = day_of(self._now())
        game, deal = _offer(game_id, day)
        secret = await self._secret(day)
        for _ in range(ATTEMPTS_TO_BEGIN):
            known = await self._database.read(lambda c: attempts.claimed(c, day, person.id))
            counts = bool(person.login) and game.id not in known
            key = key_of(Key(bytes.fromhex(secret.hex)), day, game.id)
            created = await self._lobby.night(game, deal, person, rows.NightDeal(day, counts), key)
            try:
                table = await self._tables.create(created, "", person.id)
            except IntegrityError:  # they have begun elsewhere at the same moment
                continue
            await self._tables.happen(table, lambda room: rows.Started() if room.table.status == "open" else None)
            return table
        raise no("unavailable", "busy")

    async def page(self, day: str | None, person: Person | None) -> Night:
        """A day as somebody may know it: today, or an earlier one with its secret and everybody's scores."""
        now = self._now()
        today = day_of(now)
        day = day or today
        number = nights.number_of(day)
        secret = await self._database.read(lambda c: attempts.secret_of(c, day))
        if day == today and secret is None:
            secret = await self._secret(day)
        if number is None or secret is None or number > now // nights.DAY_MS:
            raise no("not-found", "no-such-night")
        told = is_told(day, now)
        following = await self._secret(date_of(now // nights.DAY_MS + 1))
        scores = await self._database.read(lambda c: attempts.finished(c, day)) if told else []
        counted = await self._database.read(lambda c: attempts.count_finished(c, day))
        own: dict[str, Attempt] = {}
        playing: dict[str, str] = {}
        days: list[str] = []
        if person is not None:
            own = await self._database.read(lambda c: attempts.claimed(c, day, person.id))
            days = await self._database.read(lambda c: attempts.days_finished(c, person.id))
            playing = {} if is_over(day, now) else await self._going_on(person, day)
        asking = "" if person is None else person.id
        return Night(
            day=day,
            ends=end_of(day),
            told=told,
            commitment=Key(bytes.fromhex(secret.hex)).commitment,
            published=secret.published,
            secret=secret.hex if told else "",
            next_commitment=Key(bytes.fromhex(following.hex)).commitment,
            previous=await self._previous(number),
            deals=tuple(
                NightDeal(
                    game.id,
                    Message(f"{game.id}-title"),
                    Message(f"{game.id}-way-{deal.way}"),
                    dict(deal.options),
                    table=playing.get(game.id, ""),
                    own=_score(0, own[game.id], asking, told) if game.id in own else None,
                    finished=counted.get(game.id, 0),
                    scores=_ranked([one for one in scores if one.game == game.id], asking),
                )
                for game, deal in _offers(number)
            ),
            counts=person is not None and bool(person.login),
            streak=nights.streak(days, today),
        )

    async def _previous(self, number: int) -> str:
        """The day before, if there was a deal."""
        day = date_of(number - 1) if number else ""
        found = await self._database.read(lambda c: attempts.secret_of(c, day))
        return "" if found is None else day

    async def _going_on(self, person: Person, day: str) -> dict[str, str]:
        """The tables at which somebody plays the deals of a day, by game; the attempt that counts before others."""
        listed = await self._database.read(lambda c: store.tables_of(c, person.id, finished=False))
        infos = [info for one in listed if (info := damage.readable(one.info)) is not None]
        mine = [info for info in infos if info.night == day and info.host.id == person.id]
        return {info.game: info.id for info in sorted(mine, key=lambda one: one.counts)}


def _offers(number: int) -> list[tuple[Game, Deal]]:
    """What all games offer for a day."""
    found = [(game, game.deal(number)) for game in games().values()]
    return [(game, deal) for game, deal in found if deal is not None]


def _offer(game_id: str, day: str) -> tuple[Game, Deal]:
    """What a game offers for a day."""
    for game, deal in _offers(nights.number_of(day) or 0):
        if game.id == game_id:
            return game, deal
    raise no("not-found", "no-such-deal")


def _ranked(found: list[Attempt], asking: str) -> tuple[NightScore, ...]:
    """Scores with places; equal ones share theirs."""
    made: list[NightScore] = []
    for number, one in enumerate(found, start=1):
        same = number > 1 and (one.won, one.score) == (found[number - 2].won, found[number - 2].score)
        made.append(_score(made[-1].place if same else number, one, asking, told=True))
    return tuple(made)


def _score(place: int, one: Attempt, asking: str, told: bool) -> NightScore:
    """An attempt as it is shown. Before the day is told only its player knows where it was."""
    shown = one.table if told or one.person == asking else ""
    return NightScore(place, one.name, one.handle, one.won, one.score, one.finished, shown, one.person == asking)
