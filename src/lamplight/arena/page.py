"""The results as one page: HTML with its style and drawings inside, no script, nothing from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from xml.etree import ElementTree as ET

from lamplight.kernel.game import find_game
from lamplight.kernel.message import Argument, Message
from lamplight.text.speaker import Speaker

from .plan import Tournament
from .plots import bars, common_ends, element, histogram, interval
from .results import Item, Results
from .statistics import Share, Spread

Cell = str | ET.Element | None
SHOWN = 12
"""So many rows of a long table are there at once; the others unfold."""

STYLE = """
:root { color-scheme: light dark; --ink: #1d2433; --faint: #667085; --paper: #fbfaf7; --card: #fff; --line: #e4e1da;
  --one: #b4690e; --two: #2f6f8f; --tint: 180, 105, 14; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9e6df; --faint: #98a0b0; --paper: #12151c; --card: #1a1f29;
  --line: #2c3340; --one: #f0b04f; --two: #6fb7d6; --tint: 240, 176, 79; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.15rem; margin: 0 0 .2rem; }
h3 { font-size: 1rem; margin: 1.2rem 0 .2rem; }
p { margin: .2rem 0 .8rem; }
.note { color: var(--faint); font-size: .88rem; max-width: 46rem; }
.warning { border-left: 4px solid var(--one); padding-left: .7rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .7rem; padding: 1rem 1.1rem;
  margin-top: 1rem; }
.wide { overflow-x: auto; } .wide + .wide { margin-top: 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .28rem .6rem .28rem 0; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { font-weight: 600; font-size: .85rem; color: var(--faint); }
tbody th { color: inherit; font-size: inherit; font-weight: 500; white-space: normal; }
th:first-child, td.left { text-align: left; }
tr:last-child > * { border-bottom: 0; }
td.plot { width: 40%; min-width: 7rem; }
td.plot:last-child { padding-right: 0; }
td.tinted { background: rgba(var(--tint), var(--share)); text-align: center; padding: .35rem .6rem; }
.matrix thead th:not(:first-child) { text-align: center; }
td.none { text-align: center; color: var(--faint); }
small { color: var(--faint); display: block; font-size: .76rem; line-height: 1.2; }
@media (max-width: 36rem) { section { padding: .8rem .7rem; } td.plot { width: 22%; min-width: 4.5rem; }
  th, td { padding-right: .45rem; font-size: .92rem; }
  .spread tr > :nth-child(4), .spread tr > :nth-child(5), .items tr > :nth-child(2) { display: none; } }
svg { display: block; width: 100%; overflow: visible; }
svg.strip { height: 1.3rem; } svg.histogram { height: 2.6rem; border-bottom: 1px solid var(--faint); }
.whisker { stroke: var(--one); stroke-width: 3; stroke-linecap: round; opacity: .55; } .dot { fill: var(--one); }
.mark { stroke: var(--faint); stroke-dasharray: 3 3; } .bar-0 { fill: var(--one); } .bar-1 { fill: var(--two); }
.axis { display: flex; justify-content: space-between; color: var(--faint); font-size: .76rem; }
.key { display: inline-block; width: .7rem; height: .7rem; border-radius: .15rem; margin: 0 .35rem 0 .9rem; }
.key.zero { background: var(--one); margin-left: 0; } .key.one { background: var(--two); }
details > summary { cursor: pointer; color: var(--faint); font-size: .88rem; padding-top: .5rem; }
"""


def page(results: Results, tournament: Tournament, speaker: Speaker) -> str:
    """The whole page, in the speaker's language."""
    return _Page(results, tournament, speaker).html()


class _Page:
    def __init__(self, results: Results, tournament: Tournament, speaker: Speaker) -> None:
        self.results = results
        self.tournament = tournament
        self.setup = tournament.setup
        self.speaker = speaker
        self.bots = [rating.bot for rating in results.ratings] or list(tournament.bots)
        self.title = speaker.say(Message(f"{tournament.game.id}-title", fallback=tournament.game.id))

    def html(self) -> str:
        heading = self.say("arena-page-title", game=self.title)
        head = element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            element("title", heading),
            element("style", STYLE),
        )
        sections = (
            self.ratings(),
            self.wins(),
            self.pairs(),
            self.series(),
            self.seats(),
            self.scores(),
            self.lengths(),
            self.endings(),
            *self.counted(),
            self.thinking(),
        )
        body = element("body", element("h1", heading), *self.introduction(), *sections)
        whole = element("html", head, body, lang=self.speaker.language)
        return "<!DOCTYPE html>\n" + ET.tostring(whole, encoding="unicode", method="html") + "\n"

    # Words and numbers.

    def say(self, message: str, **arguments: Argument) -> str:
        return self.speaker.text(message, **arguments)

    def number(self, value: float) -> str:
        return minus(self.say("arena-number", value=round(value, 2)))

    def percent(self, share: float) -> str:
        return self.say("cli-percent", value=100 * share)

    def between(self, share: Share) -> str:
        return self.say("cli-interval", low=100 * share.low, high=100 * share.high)

    def seat(self, name: str) -> str:
        return self.speaker.say(self.setup.name("side", name))

    def item(self, kind: str, name: str) -> str:
        return self.speaker.say(self.setup.name(find_game(self.setup.game_id).counts.events[kind], name))

    # The parts of the page.

    def introduction(self) -> list[ET.Element]:
        results, run = self.results, self.results.run
        told = self.say("arena-title", count=results.matches, deals=results.deals, seed=str(run["seed"]))
        rules = self.say(
            "arena-page-set",
            set=str(run["set"]),
            hash=str(run["set_hash"])[:16],
            version=str(run["rules_version"]),
            bots=", ".join(self.tournament.bots),
        )
        given = {option.name: option.default for option in self.tournament.game.options}
        changed = [f"{name}={v}" for name, v in self.tournament.head.options.items() if given.get(name) != v]
        options = self.say("arena-page-options", options=", ".join(changed)) if changed else None
        found = [element("p", told), element("p", " ".join(filter(None, (rules, options))), cls="note")]
        return found + [element("p", warning, cls="warning") for warning in warnings(results, self.speaker)]

    def ratings(self) -> ET.Element | None:
        if not self.results.ratings:
            return None
        known = [value for r in self.results.ratings for value in (r.low, r.rating, r.high) if value is not None]
        ends = (min(known), max(known))
        rows: list[list[Cell]] = [
            [
                r.bot,
                minus(self.say("arena-rating", value=r.rating)),
                rating_interval(r.low, r.high, self.speaker),
                interval(r.rating if r.low is None else r.low, r.rating, r.rating if r.high is None else r.high, ends),
            ]
            for r in self.results.ratings
        ]
        return self.section("ratings", self.table(("bot", "rating", "interval", ""), rows))

    def wins(self) -> ET.Element | None:
        if self.results.series:
            return None
        rows = [self.share_row(bot, self.results.wins[bot]) for bot in self.bots]
        return self.section("wins", self.table(("bot", "share", "interval", ""), rows), seats=self.setup.seats)

    def share_row(self, label: str, share: Share) -> list[Cell]:
        even = 1 / self.setup.seats if self.setup.seats > 1 else None
        drawn = interval(share.low, share.share, share.high, (0.0, 1.0), even)
        return [label, self.percent(share.share), self.between(share), drawn]

    def pairs(self) -> ET.Element | None:
        if not self.results.pairs:
            return None
        bots = self.bots
        found = {(pair.bot, pair.among): pair for pair in self.results.pairs}
        body = element("tbody")
        for bot in bots:
            row = element("tr", element("th", bot, scope="row"))
            for other in bots:
                pair = found.get((bot, other))
                if pair is None or not pair.wins.of:
                    row.append(element("td", "–", cls="none"))
                    continue
                times = self.say("arena-times-even", times=pair.times_even) if self.setup.seats > 2 else None
                row.append(
                    element(
                        "td",
                        self.percent(pair.wins.share),
                        element("small", self.between(pair.wins)),
                        element("small", times) if times else None,
                        cls="tinted",
                        style=f"--share: {0.5 * pair.wins.share:.3f}",
                    )
                )
            body.append(row)
        heads = [element("th", self.say("arena-head-bot")), *(element("th", bot, scope="col") for bot in bots)]
        matrix = element("table", element("thead", element("tr", *heads)), body, cls="matrix")
        return self.section("pairs", element("div", matrix, cls="wide"), seats=self.setup.seats)

    def series(self) -> ET.Element | None:
        if not self.results.series:
            return None
        ends = common_ends(found.points.counts for found in self.results.series.values())
        rows: list[list[Cell]] = [
            [
                bot,
                self.number(found.points.median),
                self.percent(found.finished.share),
                self.number(found.points.low),
                self.number(found.points.high),
                histogram(found.points.counts, ends, found.points.median),
            ]
            for bot, found in self.results.series.items()
        ]
        points = self.table(("bot", "median", "finished", "low", "high", ""), rows, "spread", ends)
        stages = sorted({stage for found in self.results.series.values() for stage in found.attempts}, key=int)
        tries: list[list[Cell]] = [
            [bot, *(self.number(found.attempts[s]) if s in found.attempts else "–" for s in stages)]
            for bot, found in self.results.series.items()
        ]
        heads = [self.say("arena-head-bot"), *(self.say("arena-head-stage", number=stage) for stage in stages)]
        attempts = self.titled_table(heads, tries)
        return self.section("series", points, element("h3", self.say("arena-page-attempts")), attempts)

    def seats(self) -> ET.Element | None:
        if self.setup.seats == 1:
            return None
        rows = [self.share_row(self.seat(seat), shares[""]) for seat, shares in self.results.by_seat.items()]
        own: list[list[Cell]] = [
            [self.seat(seat), *(self.with_interval(shares[bot]) for bot in self.bots)]
            for seat, shares in self.results.by_seat.items()
        ]
        table = self.table(("seat", "share", "interval", ""), rows)
        return self.section("seats", table, self.titled_table([self.say("arena-head-seat"), *self.bots], own))

    def with_interval(self, share: Share) -> ET.Element:
        return element("span", self.percent(share.share), element("small", self.between(share)))

    def scores(self) -> ET.Element | None:
        if self.results.series:
            return None
        ends = common_ends(spread.counts for spread in self.results.scores.values())
        rows = [self.spread_row(bot, self.results.scores[bot], ends) for bot in self.bots]
        return self.section("scores", self.table(("bot", "median", "mean", "low", "high", ""), rows, "spread", ends))

    def spread_row(self, label: str, spread: Spread, ends: tuple[int, int]) -> list[Cell]:
        numbers = [self.number(value) for value in (spread.median, spread.mean, spread.low, spread.high)]
        return [label, *numbers, histogram(spread.counts, ends, spread.median)]

    def lengths(self) -> ET.Element:
        rounds, decisions = self.results.rounds, self.results.decisions
        rows = [
            self.spread_row(self.say(f"arena-head-{name}"), spread, common_ends([spread.counts]))
            for name, spread in (("matches" if self.results.series else "rounds", rounds), ("decisions", decisions))
        ]
        return self.section("lengths", self.table(("", "median", "mean", "low", "high", ""), rows, "spread"))

    def endings(self) -> ET.Element:
        rows: list[list[Cell]] = []
        for ending, count in sorted(self.results.endings.items(), key=lambda pair: -pair[1]):
            share = count / max(1, self.results.matches)
            rows.append([self.ending(ending), str(count), self.percent(share), bars(share)])
        return self.section("endings", self.table(("ending", "matches", "part", ""), rows))

    def ending(self, name: str) -> str:
        own = f"arena-ending-{name}"
        prefix = own if self.results.series else f"{self.setup.game_id}-ending-{name}"
        return self.speaker.say(Message(prefix, fallback=name))

    def counted(self) -> list[ET.Element]:
        return [self.counted_kind(kind, items) for kind, items in self.results.counted.items() if items]

    def counted_kind(self, kind: str, items: dict[str, Item]) -> ET.Element:
        """Each item with the part of all seats, and of the winning ones, that had it."""
        all_seats, all_winning = max(1, self.results.seats), max(1, self.results.winning_seats)
        parts = {name: (item.seats / all_seats, item.winning_seats / all_winning) for name, item in items.items()}
        most = max(part for pair in parts.values() for part in pair)
        rows: list[list[Cell]] = [
            [
                self.item(kind, name),
                str(item.times),
                *(self.percent(part) for part in parts[name]),
                bars(*(part / most for part in parts[name])),
                self.with_interval(item.wins),
            ]
            for name, item in items.items()
        ]
        heads = ("item", "times", "all", "winners", "", "won")
        key = element(
            "p",
            element("span", cls="key zero"),
            self.say("arena-head-all"),
            element("span", cls="key one"),
            self.say("arena-head-winners"),
            cls="note",
        )
        tables = [key, self.table(heads, rows[:SHOWN], "items")]
        if len(rows) > SHOWN:
            summary = element("summary", self.say("arena-page-more", count=len(rows) - SHOWN))
            tables.append(element("details", summary, self.table(heads, rows[SHOWN:], "items")))
        title = self.speaker.say(Message(f"arena-counted-{self.setup.game_id}-{kind}", fallback=kind))
        return element("section", element("h2", title), self.note("counted"), *tables)

    def thinking(self) -> ET.Element:
        rows: list[list[Cell]] = [
            [
                bot,
                self.number(self.results.thinking[bot]) if self.results.thinking[bot] else "–",
                self.number(1000 * self.results.timing[bot]),
            ]
            for bot in self.bots
        ]
        return self.section("thinking", self.table(("bot", "iterations", "milliseconds"), rows))

    # How parts are made.

    def section(self, name: str, *parts: ET.Element, **arguments: Argument) -> ET.Element:
        heading = element("h2", self.say(f"arena-page-{name}"))
        return element("section", heading, self.note(name, **arguments), *parts)

    def note(self, name: str, **arguments: Argument) -> ET.Element:
        return element("p", self.say(f"arena-note-{name}", **arguments), cls="note")

    def table(
        self,
        heads: Sequence[str],
        rows: Iterable[Sequence[Cell]],
        kind: str = "",
        ends: tuple[int, int] | None = None,
    ) -> ET.Element:
        """A table with headings by name; under a column of drawings, if they have common ends, these ends."""
        table = self.titled_table([self.say(f"arena-head-{head}") if head else "" for head in heads], rows, kind)
        if ends is not None:
            axis = element("div", *(element("span", minus(str(end))) for end in ends), cls="axis")
            blank = [element("td") for _ in heads[1:]]
            table[0].append(element("tfoot", element("tr", *blank, element("td", axis, cls="plot"))))
        return table

    def titled_table(self, heads: Sequence[str], rows: Iterable[Sequence[Cell]], kind: str = "") -> ET.Element:
        head = element("thead", element("tr", *(element("th", text, scope="col") for text in heads)))
        body = element("tbody", *(self.row(cells) for cells in rows))
        return element("div", element("table", head, body, cls=kind or "plain"), cls="wide")

    @staticmethod
    def row(cells: Sequence[Cell]) -> ET.Element:
        row = element("tr", element("th", cells[0], scope="row"))
        for cell in cells[1:]:
            drawn = isinstance(cell, ET.Element) and cell.tag == "svg"
            row.append(element("td", cell, cls="plot") if drawn else element("td", cell))
        return row


def rating_interval(low: float | None, high: float | None, speaker: Speaker) -> str:
    """The interval of a rating; the weakest bot and a single deal have none."""
    return "–" if low is None or high is None else minus(speaker.text("arena-rating-interval", low=low, high=high))


def minus(text: str) -> str:
    """Numbers with a sign that does not look like a dash."""
    return text.replace("-", "−")


def warnings(results: Results, speaker: Speaker) -> list[str]:
    """What went wrong in a run, a sentence each."""
    say: Callable[..., str] = speaker.text
    told = [say("arena-failed", count=results.failed)] if results.failed else []
    for bot, kinds in results.mishaps.items():
        listed = ", ".join(say(f"arena-mishap-{kind}", count=count) for kind, count in kinds.items())
        told.append(
            say("arena-mishaps", bot=bot, mishaps=listed) if bot else say("arena-mishaps-worker", mishaps=listed)
        )
    return told
