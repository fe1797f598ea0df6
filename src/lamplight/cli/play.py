"""`lamplight play` and `lamplight record resume`: menus, and a seat at the table."""

from __future__ import annotations

import re
import secrets
from argparse import Namespace
from pathlib import Path

from rich.console import Console

import lamplight
from lamplight.bots import LEVELS
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Game, Way, find_game, games
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.kernel.record import Record, read_file, replay
from lamplight.kernel.series import Series, is_series
from lamplight.lessons import book_of, taught_games
from lamplight.text.speaker import LANGUAGE_NAMES, LANGUAGES, Speaker

from .commands import rule_lines, ruling_lines
from .learn import Shelf, study
from .records import outcome_line
from .series_table import SeriesTable
from .setups import FLAGS, given_options, read_options, read_players
from .table import Table, read_number, saves_folder


def play(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Play a game as the arguments say; without a game, ask."""
    if given.game is None and not _says_something(given):
        Menu(speaker, console).run()
        return
    game = find_game(given.game if given.game is not None else _game_of(given))
    if given.series is not None:
        rules = game.series(str(given.series), _series_options(given))
        seed = secrets.token_hex(16) if given.seed is None else str(given.seed)
        series = Series(rules, seed, _lasting(game, given.set))
        seats = len(series.match.seats) if series.match is not None else 0
        SeriesTable(series, read_players(given.seats, seats, "human"), speaker, console).run()
        return
    options = read_options(game, given)
    match = lamplight.new(game.id, seed=given.seed, options=options, components=given.set)
    players = read_players(given.seats, match.setup.seats, "human")
    Table(match, players, speaker, console, given.set).run()


def _lasting(game: Game, components: str | None) -> str | None:
    """A component set by a name or path that leads there from any folder."""
    if components is None or components in game.built_in_sets():
        return components
    return str(Path(components).absolute())


def _says_something(given: Namespace) -> bool:
    values = [vars(given).get(name) for name in ("seats", "seed", "set", "series", *FLAGS)]
    return bool(given.option) or any(value is not None for value in values)


def _game_of(given: Namespace) -> str:
    """Without a game: the one whose options the flags are; else the last one, which needs nothing to be said.

    Games of other packages are played when they are named: what a command does must not depend on them.
    """
    named = [name for name in FLAGS if vars(given).get(name) is not None]
    known = [game for game in games().values() if type(game).__module__.startswith("lamplight.")]
    fitting = [game for game in known if all(any(option.name == name for option in game.options) for name in named)]
    if given.series is not None:
        fitting = [game for game in fitting if given.series in game.series_kinds]
    return (fitting or known)[-1].id


def _series_options(given: Namespace) -> dict[str, object]:
    """What was said about the options of a series."""
    values = given_options(given)
    if given.seats is not None and "players" not in values:
        values["players"] = str(len(str(given.seats).split(",")))
    return values


def resume(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Go on with a saved match or series."""
    _open(Path(given.file), given.seats, given.set, speaker, console).run()


def _open(
    path: Path, seats: str | None, components: str | None, speaker: Speaker, console: Console
) -> Table | SeriesTable:
    """A table for what is saved in a file."""
    text = read_file(path)
    if is_series(text):
        series = Series.parse(text, components=components)
        if series.match is None:
            return SeriesTable(series, (), speaker, console, path)
        given = seats if seats is not None else (",".join(series.match.players or series.last_players) or None)
        players = read_players(given, series.match.setup.seats, "human")
        return SeriesTable(series, players, speaker, console, path)
    match = replay(Record.parse(text), components=components)
    given = seats if seats is not None else (",".join(match.players) or None)
    return Table(match, read_players(given, match.setup.seats, "human"), speaker, console, components)


class Menu:
    """What is asked when nothing was given."""

    def __init__(self, speaker: Speaker, console: Console) -> None:
        self.speaker = speaker
        self.console = console

    def run(self) -> None:
        """Ask until somebody leaves."""
        while True:
            self.console.rule(self.speaker.text("cli-menu-title"))
            known = list(games().values())
            others = ["learn", "resume", "rules", "language", "quit"]
            titles = [self._title(game) for game in known]
            labels = [*titles, *(self.speaker.text(f"cli-menu-{other}") for other in others)]
            chosen = self._choose("cli-menu-question", labels, back=False)
            if chosen is None or chosen == len(known) + others.index("quit"):
                return
            if chosen < len(known):
                self._new(known[chosen])
            elif others[chosen - len(known)] == "language":
                self._language()
            elif others[chosen - len(known)] == "learn":
                self._learn()
            elif others[chosen - len(known)] == "resume":
                self._resume()
            else:
                game = self._game()
                if game is not None:
                    self._rules(game)

    def _title(self, game: Game) -> str:
        return self.speaker.say(Message(f"{game.id}-title", fallback=game.id))

    def _game(self) -> Game | None:
        known = list(games().values())
        if len(known) == 1:
            return known[0]
        names = [self._title(game) for game in known]
        chosen = self._choose("cli-menu-game", names)
        return None if chosen is None else known[chosen]

    def _new(self, game: Game) -> None:
        """Ask how to play, and for what that way leaves open."""
        names = [self.speaker.say(Message(f"{game.id}-way-{way.id}", fallback=way.id)) for way in game.ways]
        chosen = self._choose("cli-menu-way", names)
        if chosen is None:
            return
        way = game.ways[chosen]
        options: dict[str, object] = dict(way.options)
        for option, values in way.asks:
            labels = [
                self.speaker.say(Message(f"{game.id}-value-{option}-{value}", fallback=str(value))) for value in values
            ]
            numbers = [value for value in values if isinstance(value, int)]
            own = numbers if len(numbers) == len(values) else None  # 2 players are number 2
            picked = self._choose(f"{game.id}-choose-{option}", labels, numbers=own)
            if picked is None:
                return
            options[option] = values[picked]
        table = self._table(game, way, options)
        if table is not None:
            table.run()
            self.speaker = table.speaker

    def _table(self, game: Game, way: Way, options: dict[str, object]) -> Table | SeriesTable | None:
        if way.series:
            rules = game.series(way.series, options)
            series = Series(rules, secrets.token_hex(16))
            seats = len(series.match.seats) if series.match is not None else 0
            return SeriesTable(series, ("human",) * seats, self.speaker, self.console)
        match = lamplight.new(game.id, options=options)
        person: int | None = 0
        if way.choose_seat:
            names = [self._seat(match, seat) for seat in match.seats]
            person = self._choose("cli-menu-side", names)
            if person is None:
                return None
        level = self._level() if way.bots else ""
        if level is None:
            return None
        players = tuple(level if way.bots and number != person else "human" for number in range(len(match.seats)))
        return Table(match, players, self.speaker, self.console)

    def _seat(self, match: Match, seat: str) -> str:
        """A seat with those who sit there, if the game says who they are."""
        side, faction = self.speaker.say(match.setup.name("side", seat)), f"{match.game.id}-faction-{seat}"
        return f"{side} ({self.speaker.text(faction)})" if self.speaker.knows(faction) else side

    def _level(self) -> str | None:
        """How strong the bots are."""
        chosen = self._choose("bots-choose-level", [self.speaker.text(f"bots-level-{level}") for level in LEVELS])
        return None if chosen is None else list(LEVELS)[chosen]

    def _rules(self, game: Game) -> None:
        """One section of the rules after the other."""
        sections = list(dict.fromkeys(rule.partition(".")[0] for rule in game.rule_ids))
        titles = [self.speaker.say(Message(f"{game.id}-rules-{section}", fallback=section)) for section in sections]
        if game.ruling_ids:
            titles.append(self.speaker.text("cli-rulings"))
        while (chosen := self._choose("cli-menu-section", titles)) is not None:
            section = sections[chosen] if chosen < len(sections) else ""
            rules = tuple(rule for rule in game.rule_ids if rule.partition(".")[0] == section)
            lines = rule_lines(game, rules, self.speaker) or ruling_lines(game, game.ruling_ids, self.speaker)
            for line, bold in lines:
                self.console.print(line, style="bold" if bold else "")

    def _learn(self) -> None:
        """The lessons of a game, from where somebody is with them."""
        taught = taught_games()
        chosen = self._choose("cli-menu-game", [self._title(find_game(game)) for game in taught])
        if chosen is None:
            return
        try:
            self.speaker = study(book_of(taught[chosen]).lessons, Shelf(), self.speaker, self.console)
        except LamplightError as error:
            self.console.print(self.speaker.say(error.message), style="yellow")

    def _resume(self) -> None:
        folder = saves_folder()
        kinds = ("*-match-*.json", "*-series-*.json")
        found = [path for kind in kinds for path in folder.glob(kind)] if folder.is_dir() else []
        saves = sorted(found, key=_stamp, reverse=True)
        if not saves:
            self.console.print(self.speaker.text("cli-menu-no-saves"), style="yellow", markup=False)
            return
        chosen = self._choose("cli-menu-which-save", [self._describe(path) for path in saves[:20]])
        if chosen is None:
            return
        try:
            table = _open(saves[chosen], None, None, self.speaker, self.console)
        except LamplightError as error:
            self.console.print(self.speaker.say(error.message), style="yellow")
            return
        table.run()
        self.speaker = table.speaker

    def _describe(self, path: Path) -> str:
        """A saved match in a line: when, who, how far."""
        try:
            text = read_file(path)
            if is_series(text):
                rules = Series.head(text)
                title = Message(f"{rules.game}-title", fallback=rules.game)
                return f"{path.stem}: {self.speaker.say(title)}, {self.speaker.text(f'{rules.game}-series-{rules.id}')}"
            record = Record.parse(text)
        except LamplightError:
            return path.stem
        sides = [self.speaker.say(Message(f"{record.game}-side-{seat}", fallback=seat)) for seat in record.seats]
        who = ", ".join(f"{side} ({player})" for side, player in zip(sides, record.players, strict=False))
        return f"{path.stem}: {who}; {outcome_line(record, self.speaker)}"

    def _language(self) -> None:
        chosen = self._choose("cli-menu-language", [LANGUAGE_NAMES[language] for language in LANGUAGES])
        if chosen is not None:
            self.speaker = Speaker(LANGUAGES[chosen])

    def _choose(
        self, question: str, choices: list[str], *, back: bool = True, numbers: list[int] | None = None
    ) -> int | None:
        """The place of a choice in a list, which may have numbers of its own; None: go back, or no more input."""
        shown = numbers or list(range(1, len(choices) + 1))
        while True:
            self.console.print(self.speaker.text(question), style="bold", markup=False)
            for number, choice in zip(shown, choices, strict=True):
                self.console.print(f"  {number}. {choice}", markup=False)
            self.console.print(f"{self.speaker.text('cli-menu-choose')} > ", end="", style="bold", markup=False)
            try:
                line = input().strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return None
            picked = read_number(line)
            if picked in shown:
                return shown.index(picked)
            if back and line.lower() in ("", "q", "0"):
                return None
            self.console.print(self.speaker.text("cli-menu-bad-choice"), style="yellow", markup=False)


def _stamp(path: Path) -> tuple[str, int]:
    """When a file was saved, by its name: the date and time, and its number within that second."""
    found = re.search(r"(\d{4}-\d\d-\d\d-\d{6})(?:-(\d+))?$", path.stem)
    return (found.group(1), int(found.group(2) or 1)) if found else ("", 0)
