"""`lamplight play` and `lamplight record resume`: menus, and a seat at the table."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.console import Console

import lamplight
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Game, find_game, games
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.kernel.record import Record, replay
from lamplight.text.speaker import LANGUAGE_NAMES, LANGUAGES, Speaker

from .commands import rule_lines
from .records import outcome_line
from .setups import read_options, read_players
from .table import Table, read_number, saves_folder


def play(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Play a game as the arguments say; without a game, ask."""
    if given.game is None and not _says_something(given):
        Menu(speaker, console).run()
        return
    game = find_game(given.game) if given.game is not None else next(iter(games().values()))
    options = read_options(game, given)
    match = lamplight.new(game.id, seed=given.seed, options=options, components=given.set)
    players = read_players(given.seats, match.setup.seats, "human")
    Table(match, players, speaker, console, given.set).run()


def _says_something(given: Namespace) -> bool:
    values = [vars(given).get(name) for name in ("seats", "seed", "solo", "difficulty", "set")]
    return bool(given.option) or any(value is not None for value in values)


def resume(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Go on with a saved match."""
    record = Record.load(Path(given.file))
    match = replay(record, components=given.set)
    table = _sit_down(match, given.seats, speaker, console, given.set)
    table.run()


def _sit_down(match: Match, seats: str | None, speaker: Speaker, console: Console, components: str | None) -> Table:
    text = seats if seats is not None else (",".join(match.players) or None)
    players = read_players(text, match.setup.seats, "human")
    return Table(match, players, speaker, console, components)


class Menu:
    """What is asked when nothing was given."""

    def __init__(self, speaker: Speaker, console: Console) -> None:
        self.speaker = speaker
        self.console = console

    def run(self) -> None:
        """Ask until somebody leaves."""
        game = next(iter(games().values()))
        while True:
            self.console.rule(self.speaker.text("cli-menu-title"))
            choices = ["two", "bot", "solo", "resume", "rules", "language", "quit"]
            chosen = self._choose(
                "cli-menu-question", [self.speaker.text(f"cli-menu-{choice}") for choice in choices], back=False
            )
            if chosen is None or choices[chosen] == "quit":
                return
            if choices[chosen] == "language":
                self._language()
                continue
            if choices[chosen] in ("two", "bot", "solo", "rules"):
                picked = self._game()
                if picked is None:
                    continue
                game = picked
            if choices[chosen] == "rules":
                self._rules(game)
            elif choices[chosen] == "resume":
                self._resume()
            else:
                self._new(game, choices[chosen])

    def _game(self) -> Game | None:
        known = list(games().values())
        if len(known) == 1:
            return known[0]
        names = [self.speaker.say(Message(f"{game.id}-title", fallback=game.id)) for game in known]
        chosen = self._choose("cli-menu-game", names)
        return None if chosen is None else known[chosen]

    def _new(self, game: Game, kind: str) -> None:
        options: dict[str, object] = {}
        players: tuple[str, ...] = ("human", "human")
        sides = ["red", "white"]
        if kind in ("bot", "solo"):
            names = [
                f"{self.speaker.text(f'{game.id}-side-{side}')} ({self.speaker.text(f'{game.id}-faction-{side}')})"
                for side in sides
            ]
            side = self._choose("cli-menu-side", names)
            if side is None:
                return
            players = ("human", "random") if side == 0 else ("random", "human")
            if kind == "solo":
                difficulty = self._choose("cli-menu-difficulty", [str(number) for number in range(1, 7)])
                if difficulty is None:
                    return
                options = {"solo": sides[side], "difficulty": difficulty + 1}
                players = ("human",)
        table = Table(lamplight.new(game.id, options=options), players, self.speaker, self.console)
        table.run()
        self.speaker = table.speaker

    def _rules(self, game: Game) -> None:
        """One section of the rules after the other."""
        sections = list(dict.fromkeys(rule.partition(".")[0] for rule in game.rule_ids))
        titles = [self.speaker.text(f"{game.id}-rules-{section}") for section in sections]
        while (chosen := self._choose("cli-menu-section", titles)) is not None:
            rules = tuple(rule for rule in game.rule_ids if rule.partition(".")[0] == sections[chosen])
            for line, bold in rule_lines(game, rules, self.speaker):
                self.console.print(line, style="bold" if bold else "")

    def _resume(self) -> None:
        folder = saves_folder()
        saves = sorted(folder.glob("*-match-*.json"), reverse=True) if folder.is_dir() else []
        if not saves:
            self.console.print(self.speaker.text("cli-menu-no-saves"), style="yellow", markup=False)
            return
        chosen = self._choose("cli-menu-which-save", [self._describe(path) for path in saves[:20]])
        if chosen is None:
            return
        try:
            table = _sit_down(replay(Record.load(saves[chosen])), None, self.speaker, self.console, None)
        except LamplightError as error:
            self.console.print(self.speaker.say(error.message), style="yellow")
            return
        table.run()
        self.speaker = table.speaker

    def _describe(self, path: Path) -> str:
        """A saved match in a line: when, who, how far."""
        try:
            record = Record.load(path)
        except LamplightError:
            return path.stem
        sides = [self.speaker.say(Message(f"{record.game}-side-{seat}", fallback=seat)) for seat in record.seats]
        who = ", ".join(f"{side} ({player})" for side, player in zip(sides, record.players, strict=False))
        return f"{path.stem}: {who}; {outcome_line(record, self.speaker)}"

    def _language(self) -> None:
        chosen = self._choose("cli-menu-language", [LANGUAGE_NAMES[language] for language in LANGUAGES])
        if chosen is not None:
            self.speaker = Speaker(LANGUAGES[chosen])

    def _choose(self, question: str, choices: list[str], *, back: bool = True) -> int | None:
        """A number from a list; None at the end of the input, or to go back."""
        while True:
            self.console.print(self.speaker.text(question), style="bold", markup=False)
            for number, choice in enumerate(choices, start=1):
                self.console.print(f"  {number}. {choice}", markup=False)
            self.console.print(f"{self.speaker.text('cli-menu-choose')} > ", end="", style="bold", markup=False)
            try:
                line = input().strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return None
            picked = read_number(line)
            if picked is not None and 1 <= picked <= len(choices):
                return picked - 1
            if back and line.lower() in ("", "q", "0"):
                return None
            self.console.print(self.speaker.text("cli-menu-bad-choice"), style="yellow", markup=False)
