"""A worker that thinks for bots. It takes a decision that is owed, asks the bot, and plays what it answers.

It may be killed at any moment: what it has taken is then taken by another. A decision at which workers have died or
hung is answered with any legal action instead, and everybody at the table is told.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import random
import time
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field

import structlog

from lamplight.bots import Budget, Mishap, Player, SeatedBot
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.match import Match
from lamplight.kernel.types import CHANCE

from ..clock import now_ms
from ..metrics import BOT_SECONDS
from ..settings import Settings
from ..storage import jobs
from ..storage.address import open_database
from ..storage.database import Database
from ..storage.feed import Feed
from ..storage.jobs import Job
from ..tables import rows
from ..tables.commands import LARGEST_BUDGET
from ..tables.registry import Tables
from ..tables.room import Room
from ..tables.sets import SetKeeper
from ..tables.table import BotTurn
from ..watchdog import BOT, NO_WATCHDOG, Watchdog
from ..wire.refusals import Refusal

log = structlog.get_logger(__name__)
POLL_INTERVAL_S = 0.5
"""Between two looks for work, if nobody tells of it."""
LEAST_PAUSE_S = 0.02
"""Between two looks, whoever tells."""
RETRY_DELAY_MS = 3_000
"""After which a table that cannot be opened now is tried again."""
MOST_ATTEMPTS = 2
"""A decision at which as many workers have died or hung is not thought about again."""
OVERRUN_FACTOR = 3.0
"""A bot of somebody else's is given up after this many times its budget, which counts as a second at least."""
SIT_DOWN_TIMEOUT_S = 3.0
"""What a bot has to sit down."""
LONGEST_ITERATION_S = 0.05
"""What an iteration may take, if nothing hangs."""
SWEEP_INTERVAL_S = 20.0
"""Between two looks for tables that were used long ago, to close them."""
BOTS_KEPT = 200
"""The bots that are kept, with what they have thought."""


@dataclass(slots=True)
class _Kept:
    """A bot in its seat, and the actions of others and of its own that it knows of."""

    bot: SeatedBot
    known: tuple[int, int] = (0, 0)
    mishaps: list[Mishap] = field(default_factory=list[Mishap])


class BotWork:
    """One worker."""

    def __init__(
        self, settings: Settings, worker: str, watchdog: Watchdog = NO_WATCHDOG, *, quick: bool = False
    ) -> None:
        self.worker = worker
        self.quick = quick
        """Whether it does nothing that takes long, so that what is quick never waits for it."""
        self.watchdog = watchdog
        self.database: Database = open_database(settings.database_url)
        self.tables = Tables(self.database, SetKeeper(settings.data / "sets"), watchdog=watchdog)
        self.worn_out = False
        """A bot goes on thinking in a thread that nobody can stop: another process is needed."""
        self._woken = asyncio.Event()
        self._feed = Feed(self.database, self._changed, self._missed)
        self._kept: OrderedDict[tuple[str, int, int, str], _Kept] = OrderedDict()

    async def start(self) -> None:
        """Open the database and listen for what happens."""
        await self.database.start()
        await self._feed.start()

    async def stop(self) -> None:
        """Close everything."""
        await self._feed.stop()
        await self.database.stop()

    async def run(self) -> None:
        """Work, until this process has to be replaced."""
        swept = time.monotonic()
        while not self.worn_out:
            self._woken.clear()
            try:
                while not self.worn_out and await self.work():
                    pass
            except Refusal as refusal:  # the database is away
                log.warning("bots-wait", why=refusal.message.id)
            if time.monotonic() - swept > SWEEP_INTERVAL_S:
                swept = time.monotonic()
                self.tables.sweep()
                await self.database.write(lambda c: jobs.forget_shares(c, now_ms()))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(POLL_INTERVAL_S):  # `wait_for` may swallow that it is cancelled
                    await self._woken.wait()
            await asyncio.sleep(LEAST_PAUSE_S)

    async def work(self) -> bool:
        """Take a decision and play it; whether there was one to take."""
        quick = self.quick
        if not await self.database.read(lambda c: jobs.any_job(c, now_ms(), quick=quick)):
            return False
        job = await self.database.write(lambda c: jobs.take_job(c, now_ms(), jobs.LEASE_MS, self.worker, quick=quick))
        if job is None:
            return False
        try:
            if not await self._play(job):
                await self.database.write(lambda c: jobs.drop_job(c, job))
        except Refusal as refusal:
            log.info("job-put-off", table=job.table_id, seat=job.seat, why=refusal.message.id)
            await self.database.write(lambda c: jobs.put_off(c, job, now_ms() + RETRY_DELAY_MS))
        except Exception:
            log.exception("job-failed", table=job.table_id, seat=job.seat)
            await self.database.write(lambda c: jobs.put_off(c, job, now_ms() + RETRY_DELAY_MS))
        return True

    async def _changed(self, table_id: str, number: int) -> None:
        del table_id, number
        self._woken.set()

    async def _missed(self) -> None:
        self._woken.set()

    async def _play(self, job: Job) -> bool:
        """Decide, and write what was decided; whether the decision was still wanted."""
        turn = BotTurn(job.seat, job.bot, job.version)
        async with self.tables.current(job.table_id) as room:
            with self.watchdog.over(job.table_id, "turns"):
                wanted = turn in room.bot_turns()
            match = room.match
            if not wanted or match is None:
                return False
            mark = _secret(room, f"{room.table.match_row} {turn.seat} {turn.version}")
            action, mishaps = self._decide(room, match, job)
            named = match.setup.catalogue[action].named
        for number, mishap in enumerate(mishaps):
            notice = rows.Mishap(turn.seat, mishap.message)
            await self.tables.happen(
                job.table_id,
                lambda room, notice=notice: notice if turn in room.bot_turns() else None,  # type: ignore[misc]
                client_id=f"mishap-{number}-{mark[:40]}",
            )
            log.warning("bot-mishap", table=job.table_id, seat=turn.seat, bot=turn.bot, kind=mishap.kind)
        played = rows.Played(turn.seat, dict(named))
        return await self.tables.happen(
            job.table_id,
            lambda room: played if turn in room.bot_turns() else None,
            client_id=f"bot-{turn.seat}-{turn.version}-{mark[:24]}",
        )

    def _decide(self, room: Room, match: Match, job: Job) -> tuple[int, Sequence[Mishap]]:
        """What the bot does, from what its seat may know; or any legal action, and what went wrong."""
        with self.watchdog.over(job.table_id, "legal"):
            legal = match.state.legal(job.seat)
        if len(legal) == 1:
            return legal[0], ()
        anything = random.Random(_secret(room, f"anything {job.seat} {job.version}"))
        seat = match.seats[job.seat]
        name = match.setup.name("side", seat)
        key = (job.table_id, room.table.match_row, job.seat, job.bot)
        kept = self._kept.pop(key, None)
        began = time.monotonic()
        try:
            if job.attempts >= MOST_ATTEMPTS:
                seconds = MOST_ATTEMPTS * _allowed(_within(Player.parse(job.bot)))
                return anything.choice(legal), (Mishap(job.bot, seat, name, "overran", f"{seconds:g}"),)
            if kept is None:
                kept = self._sit_down(room, match, job)
            self._kept[key] = kept
            if len(self._kept) > BOTS_KEPT:
                self._kept.popitem(last=False)
            known = _known(match, job.seat)
            if known != kept.known:
                kept.bot.others_acted()
            with self.watchdog.over(job.table_id, BOT, job.bot.encode(), _allowed(kept.bot.player)):
                action = kept.bot.choose_in(match.state)
            kept.known = (known[0], known[1] + 1)
        except LamplightError as error:  # there is no such bot here
            return anything.choice(legal), (Mishap(job.bot, seat, name, "raised", str(error)[:200]),)
        finally:
            BOT_SECONDS.observe(time.monotonic() - began)
        mishaps = list(kept.mishaps)
        kept.mishaps.clear()
        self.worn_out = any(mishap.kind == "overran" for mishap in mishaps)
        return action, mishaps

    def _sit_down(self, room: Room, match: Match, job: Job) -> _Kept:
        """The bot, with randomness of its own that nobody at the table can guess."""
        mishaps: list[Mishap] = []
        with self.watchdog.over(job.table_id, BOT, job.bot.encode(), SIT_DOWN_TIMEOUT_S):
            bot = SeatedBot(
                _within(Player.parse(job.bot)),
                match.setup,
                job.seat,
                _secret(room, f"bot {job.seat} {job.version}"),
                mishaps.append,
                overrun=OVERRUN_FACTOR,
            )
        return _Kept(bot, _known(match, job.seat), mishaps)


def _secret(room: Room, what: str) -> str:
    """Something that only who has the match's key can know."""
    return hmac.digest(bytes.fromhex(room.table.key), f"lamplight {what}".encode(), "sha256").hex()


def _known(match: Match, seat: int) -> tuple[int, int]:
    """How many actions of others there have been, and how many of one's own."""
    others = sum(entry.seat not in (seat, CHANCE) for entry in match.entries)
    own = sum(entry.seat == seat for entry in match.entries) + len(match.pending[seat])
    return others, own


def _within(player: Player) -> Player:
    """The player with no more of a budget than a server gives."""
    budget, largest = player.allowed, LARGEST_BUDGET
    if budget.iterations > largest.iterations or budget.seconds > largest.seconds:
        smaller = Budget(min(budget.iterations, largest.iterations), min(budget.seconds, largest.seconds))
        return Player(player.name, smaller)
    return player


def _allowed(player: Player) -> float:
    """How many seconds a bot may think before one must believe that it hangs."""
    budget = player.allowed
    return OVERRUN_FACTOR * max(1.0, budget.seconds) + LONGEST_ITERATION_S * budget.iterations
