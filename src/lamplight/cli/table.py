"""One match at this terminal: drawing, asking, explaining, saving."""

from __future__ import annotations

import itertools
import re
import shutil
import sys
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Protocol, cast

from platformdirs import user_data_path
from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from lamplight.bots import Mishap, Player, SeatedBot
from lamplight.kernel.catalogue import Action
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.files import reason_of
from lamplight.kernel.game import Game
from lamplight.kernel.match import Match
from lamplight.kernel.message import Message
from lamplight.text.speaker import LANGUAGES, Speaker

from .coaching import tell_advice, tell_last
from .commands import rule_message
from .plain_board import PlainBoard
from .records import outcome_line

MOST_REASONS = 14
"""The reasons that are told at once."""
LONGEST_PREVIEWED = 12
"""Lists up to this length show whole previews beside each action."""


class Board(Protocol):
    """Draws one seat's view of a match."""

    def __init__(self, match: Match, seat: str, speaker: Speaker) -> None: ...

    def draw(self) -> RenderableType:
        """The whole table."""
        ...

    def recap(self) -> RenderableType:
        """How it came to the end: what was scored."""
        ...


def board_of(game: Game) -> type[Board]:
    """How a game is drawn; one without a board of its own is shown as what its view contains."""
    board = game.face("terminal")
    return PlainBoard if board is None else cast("type[Board]", board)


COACHING = {"w": tell_advice, "m": tell_last}
"""What the coach is asked: what would you do, and was that a mistake?"""
HELP_WORDS = ("help", "h", "aide", "aiuto", "помощь", "справка")


def _program() -> str:
    """How this program is called from here: by its name if the shell finds it, else by its path."""
    return "lamplight" if shutil.which("lamplight") else sys.argv[0]


def saves_folder() -> Path:
    """Where matches are saved: the user's data folder."""
    return user_data_path("lamplight") / "saves"


def new_save(game_id: str, kind: str) -> Path:
    """A file that does not exist yet."""
    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    path = saves_folder() / f"{game_id}-{kind}-{stamp}.json"
    number = 1
    while path.exists():
        number += 1
        path = saves_folder() / f"{game_id}-{kind}-{stamp}-{number}.json"
    return path


def read_number(line: str) -> int | None:
    """A number that a person has typed, or None; what is too long for a list is taken for one that is not in it."""
    if not line.isascii() or not line.isdigit():
        return None
    return int(line[:9])


class Leave(Exception):
    """The person at the keyboard leaves the table."""


class Table:
    """A match with people and bots at one keyboard."""

    def __init__(
        self,
        match: Match,
        players: tuple[str, ...],
        speaker: Speaker,
        console: Console,
        components: str | None = None,
        keep: Callable[[], Path] | None = None,
    ) -> None:
        """`keep` saves a match that is part of something larger, and says where."""
        self.match = match
        self.keep = keep
        self.players = players
        self.speaker = speaker
        self.console = console
        self.components = components
        self.notice = ""
        """A line that must still be readable after the board has been drawn anew."""
        self.already_over = match.over
        self.bots: dict[str, SeatedBot] = {
            seat: SeatedBot(
                Player.parse(player), match.setup, number, f"{match.key.commitment}/{seat}", self._tell_mishap
            )
            for number, (seat, player) in enumerate(zip(match.seats, players, strict=True))
            if player != "human"
        }
        self.people = [seat for seat in match.seats if seat not in self.bots]
        self.at_keyboard = self.people[0] if len(self.people) == 1 else ""
        self.seen = dict.fromkeys(match.seats, match.event_count if match.players else 0)
        self.shown_turn = -1
        self.introduced = bool(match.players)
        match.players = players

    # The course of the evening.

    def run(self) -> None:
        """Play until the match is over or somebody leaves."""
        try:
            while not self.match.over:
                seat = self._next_seat()
                if seat in self.bots:
                    self._bot_turn(seat)
                else:
                    self._person_turn(seat)
            self._finish()
        except (KeyboardInterrupt, EOFError, Leave):
            self._leave()
        except Exception:
            path = self._save("crash")
            traceback.print_exc()
            print(self.speaker.text("cli-crash", path=str(path)), file=sys.stderr)
            raise SystemExit(1) from None

    def _next_seat(self) -> str:
        """Bots first (they need no curtain), then whoever is at the keyboard already."""
        waiting = self.match.to_act
        for seat in waiting:
            if seat in self.bots:
                return seat
        return self.at_keyboard if self.at_keyboard in waiting else waiting[0]

    def _bot_turn(self, seat: str) -> None:
        """One decision of a bot; whoever else is a bot begins a new turn afterwards."""
        with self.console.status(self._text("bots-thinking", seat=self._seat_name(seat))):
            action = self.bots[seat].choose_in(self.match.state)
        self.match.play(seat, action)
        self._others_begin_anew(seat)

    def _others_begin_anew(self, seat: str) -> None:
        for other, bot in self.bots.items():
            if other != seat:
                bot.others_acted()

    def _tell_mishap(self, mishap: Mishap) -> None:
        self.notice = self.speaker.say(mishap.message)

    def _person_turn(self, seat: str) -> None:
        if self.at_keyboard != seat:
            self._curtain(seat)
        self.show(seat)
        asked_again = False
        while seat in self.match.to_act:
            actions = self.ask(seat, brief=asked_again)
            asked_again = not self._answer(seat, actions)
            if not asked_again:
                return

    def _curtain(self, seat: str) -> None:
        """Hide what the last player could see until the next one sits down."""
        self.console.print("\n" * self.console.height)
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")  # what can be scrolled back to, too
        self._read(self._text("cli-table-pass-to", seat=self._seat_name(seat)))
        self.at_keyboard = seat
        self.shown_turn = -1

    # Showing.

    def show(self, seat: str, *, clear: bool = True) -> None:
        """The board and what happened since this seat's last decision."""
        turn = self.match.state.turn
        brief = clear and self.shown_turn == turn and self.at_keyboard == seat
        self.shown_turn = turn
        if clear and self.console.is_terminal and not brief:
            self.console.clear()
        self.console.rule(self._seat_name(seat))
        events = self.match.events_for(seat, self.seen[seat])
        self.seen[seat] = self.match.event_count
        if events:
            self.console.print(self._text("cli-table-since"), style="bold")
            lines = [self.speaker.say(self.match.setup.event_words(event)) for event in events]
            for line, repeated in _collapsed(lines)[-30:]:
                times = f" ×{repeated}" if repeated > 1 else ""
                self.console.print(f"  {line}{times}", style="dim", markup=False)
        if not brief:  # inside a turn the board stays as it is on the screen; `b` shows it again
            self.console.print(self._board(seat))
        if not self.introduced:  # below the board, which is longer than most screens
            self.introduced = True
            self.console.print(self.speaker.say(self.match.setup.aim), style="green")
        if self.notice:
            self.console.print(self.notice, style="yellow")
            self.notice = ""

    def _board(self, seat: str) -> RenderableType:
        return board_of(self.match.game)(self.match, seat, self.speaker).draw()

    def ask(self, seat: str, *, brief: bool = False) -> dict[int, Action]:
        """What the seat is asked, with its actions by the numbers under which they are offered."""
        prompt = self.match.prompt(seat)
        groups = [(group.heading, self._without_twins(group.actions)) for group in prompt.groups]
        actions = self._numbered(seat, [action for _, group in groups for action in group])
        if brief:
            return actions
        self.console.print()
        self.console.print(
            f"{self.speaker.say(prompt.message)} {self._mark(prompt.rule)}", style="bold cyan", markup=False
        )
        numbers = {action: number for number, action in actions.items()}
        for heading, group in groups:
            self.console.print(f" {self.speaker.say(heading)}", style="bold")
            for action in group:
                line = Text(self.speaker.say(self.match.offered(seat, action)))
                facts = self.match.preview(seat, action)
                for fact in facts if len(actions) <= LONGEST_PREVIEWED else facts[:1]:
                    line.append(f"  ▸ {self.speaker.say(fact)}", style="dim")
                row = Grid.grid(padding=(0, 1))
                row.add_column(justify="right", min_width=5)
                row.add_row(f"{numbers[action]}.", line)
                self.console.print(row)
        if len(actions) > LONGEST_PREVIEWED:
            self.console.print(self._text("cli-table-more-hint"), style="dim")
        return actions

    def _numbered(self, seat: str, actions: list[Action]) -> dict[int, Action]:
        """Actions with a number of their own keep it (slot 3 is 3); the others get the numbers that are left."""
        own = {action: self.match.number_of(seat, action) for action in actions}
        taken = [number for number in own.values() if number is not None]
        if len(set(taken)) < len(taken):
            return dict(enumerate(actions, start=1))
        free = itertools.count(max(taken, default=0) + 1)
        return {number if (number := own[action]) is not None else next(free): action for action in actions}

    def _without_twins(self, actions: tuple[Action, ...]) -> list[Action]:
        """Of actions that differ only in which of several equal pieces they take, the first one."""
        kept: list[Action] = []
        known: list[tuple[str, ...]] = []
        for action in actions:
            looks = (action.do, *(self.match.setup.looks(self.match.state, value) for _, value in action.params))
            if looks not in known:
                known.append(looks)
                kept.append(action)
        return kept

    # Answering.

    def _answer(self, seat: str, actions: dict[int, Action]) -> bool:
        """Read and carry out one line; True if the match (or the screen) has changed and must be shown anew."""
        line = self._read(self._text("cli-table-your-choice"))
        number = read_number(line)
        if number is not None:
            if number in actions:
                self._play(seat, actions[number])
                self.seen[seat] = min(self.seen[seat], self.match.event_count)
                return True
            self._say("cli-table-one-of", low=min(actions), high=max(actions))
            return False
        return self._command(seat, line, actions)

    def _play(self, seat: str, action: Action) -> None:
        self.match.play(seat, action)
        self._others_begin_anew(seat)

    def _command(self, seat: str, line: str, actions: dict[int, Action]) -> bool:
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word == "u":
            return self._undo(seat)
        if word == "b":
            self.shown_turn = -1
            return True
        if word == "l":
            self._log(seat)
        elif word == "s":
            self._save_and_tell()
        elif word in COACHING:
            self._coach(seat, word)
        elif word == "q":
            raise Leave
        elif word == "lang" and rest.strip().lower() in LANGUAGES:
            self.speaker = Speaker(rest.strip().lower())
            self.shown_turn = -1
            self.notice = self._text("cli-table-language")
            return True
        elif line.startswith("?") or line.endswith("?") or word in HELP_WORDS:
            self._explain(seat, "" if word in HELP_WORDS else line.strip("? "), actions)
        elif line in self.match.legal(seat):
            self._play(seat, self.match.action(line))
            return True
        elif line:
            self._say("cli-table-unknown", text=line[:60])
        return False

    def _undo(self, seat: str) -> bool:
        try:
            self.match.undo(seat)
        except LamplightError as error:
            self.console.print(self.speaker.say(error.message), style="yellow", markup=False)
            return False
        self.seen[seat] = min(self.seen[seat], self.match.event_count)
        self.shown_turn = -1
        self.notice = self._text("cli-table-undone")
        return True

    def _coach(self, seat: str, word: str) -> None:
        """Only for who plays alone or against bots: with several people it would be help from outside."""
        if len(self.people) > 1:
            self._say("coach-among-people")
            return
        try:
            COACHING[word](self.match, seat, self.speaker, self.console)
        except LamplightError as error:
            self.console.print(self.speaker.say(error.message), style="yellow", markup=False)

    def _log(self, seat: str) -> None:
        self.console.print(self._text("cli-table-log"), style="bold")
        for event in self.match.events_for(seat):
            line = self.speaker.say(self.match.setup.event_words(event))
            self.console.print(f"  {line} {self._mark(str(event['rule']))}", markup=False)

    def _explain(self, seat: str, what: str, actions: dict[int, Action]) -> None:
        """`?`: help and why not; `3?`: what action 3 would do; `? D3.4.2`: a rule; `? move ...`: why not."""
        if not what:
            self.console.print(self.speaker.say(self.match.setup.aim), style="green")
            if self.speaker.knows(f"{self.match.game.id}-primer"):
                self.console.print(self._text(f"{self.match.game.id}-primer"))
            if self.speaker.knows(f"{self.match.game.id}-legend"):
                self.console.print(self._text(f"{self.match.game.id}-legend"), style="dim")
            rule = self.match.prompt(seat).rule
            example = str(self.match.setup.catalogue[0])
            self.console.print(self._text("cli-table-help", rule=rule, example=example), markup=False)
            self._why_not_the_rest(seat)
            return
        number = read_number(what)
        if number is not None:
            if number in actions:
                self._explain_action(seat, actions[number], number)
            else:
                self._say("cli-table-one-of", low=min(actions), high=max(actions))
            return
        known = self.match.setup.catalogue
        text = what if what in map(str, known) else what.lower()
        if text in map(str, known):
            action = known.parse(text)
            place = next((number for number, listed in actions.items() if listed == action), 0)
            self._explain_action(seat, action, place)
        elif not self._explain_name(seat, what) and not self._explain_word(what):
            self._say("cli-table-no-action", text=what[:60])
            samples = [str(known[known.base[verb.do]]) for verb in known.verbs if not verb.chance]
            self.console.print(self._text("cli-table-names-hint", names=", ".join(samples)), style="dim")

    def _explain_name(self, seat: str, name: str) -> bool:
        """A piece or place by the name that stands on the screen: what it is, and why it cannot be chosen now."""
        setup, wanted = self.match.setup, name.casefold()
        known: dict[str, str] = {}
        for verb in setup.catalogue.verbs:
            for param, values in zip(verb.names, verb.domains, strict=True):
                known |= {self.speaker.say(setup.name(param, value)).casefold(): value for value in values}
        if wanted not in known:
            return False
        text = setup.piece_by_name(known[wanted])
        if text is not None:
            self.console.print(f"  {self.speaker.say(text)}")
        told: list[str] = []
        for action in setup.catalogue:
            refusal = self.match.why_not(seat, action) if known[wanted] in dict(action.params).values() else None
            if refusal is not None and refusal.message.id not in setup.elsewhere:
                line = f"{self.speaker.say(refusal.message)} {self._mark(refusal.rule)}"
                told += [line] if line not in told else []
        for line in told[:4]:
            self.console.print(f"  {line}", style="yellow")
        return text is not None or bool(told)

    def _explain_word(self, word: str) -> bool:
        """A rule or a section by its id, a card by its name, or the rules that contain a word."""
        game = self.match.game
        wanted = word.upper().rstrip(".")
        found = [rule for rule in game.rule_ids if rule == wanted or rule.startswith(wanted + ".")]
        text = self.match.setup.piece_by_name(word.lower())
        if text is not None:
            self.console.print(f"  {self.speaker.say(text)}")
        if not found and len(word) > 2:
            texts = {rule: self._text(rule_message(game, rule)) for rule in game.rule_ids}
            begins = re.compile(rf"\b{re.escape(word.casefold())}")
            found = [rule for rule, told in texts.items() if begins.search(told.casefold())][:8]
        for rule in found:
            self._rule(rule)
        return bool(found) or text is not None

    def _explain_action(self, seat: str, action: Action, number: int) -> None:
        setup = self.match.setup
        words = setup.action_words(action)
        refusal = self.match.why_not(seat, action)
        if refusal is not None:
            self.console.print(self._text("cli-table-not-possible", action=words), style="yellow", markup=False)
            self.console.print(f"  {self.speaker.say(refusal.message)} {self._mark(refusal.rule)}", markup=False)
            self._rule(refusal.rule)
            return
        words = self.match.offered(seat, action)
        self.console.print(self._text("cli-table-possible", number=number, action=words), style="green", markup=False)
        facts = self.match.preview(seat, action)
        if facts:
            self.console.print(self._text("cli-table-would"), markup=False)
        for fact in facts:
            self.console.print(f"  {self.speaker.say(fact)}", markup=False)
        rule = setup.rule_of(action)
        if rule:
            self._rule(rule)

    def _why_not_the_rest(self, seat: str) -> None:
        """For each kind of action that is not possible at all: a reason."""
        setup = self.match.setup
        possible = {action.do for action in self.match.legal(seat)}
        offered = {setup.group(action) for action in self.match.legal(seat)}
        headings: dict[str, list[str]] = {}
        marks: dict[str, str] = {}
        for verb in self.match.setup.catalogue.verbs:
            if verb.chance or verb.do in possible:
                continue
            action = self.match.setup.catalogue[self.match.setup.catalogue.base[verb.do]]
            refusal = self.match.why_not(seat, action)
            if refusal is not None and refusal.message.id not in setup.elsewhere and setup.group(action) not in offered:
                heading = self._text(f"{self.match.game.id}-group-{self.match.setup.group(action)}")
                reason = self.speaker.say(refusal.message)
                marks.setdefault(reason, self._mark(refusal.rule))
                if not any(heading in told for told in headings.values()):
                    headings.setdefault(reason, []).append(heading)
        for action in setup.catalogue:
            refusal = self.match.why_not(seat, action) if action.do in possible else None
            if refusal is not None and refusal.message.id not in setup.elsewhere:
                words = self.speaker.say(setup.action_words(action))
                reason = self.speaker.say(refusal.message)
                marks.setdefault(reason, self._mark(refusal.rule))
                if words not in headings.setdefault(reason, []):
                    headings[reason].append(words)
        if headings:
            self.console.print(self._text("cli-table-not-now"), style="bold")
        for reason, told in list(headings.items())[:MOST_REASONS]:
            label = self._text("cli-label", label=", ".join(told[:3]) + (" …" if len(told) > 3 else ""))
            self.console.print(f"  {label}{reason} {marks[reason]}")
        hint = self._text("cli-table-rule-hint", rule=self.match.prompt(seat).rule)
        self.console.print(hint, style="dim", markup=False)

    def _rule(self, rule: str) -> None:
        self.console.print(
            "  " + self._text("cli-label", label=rule) + self._text(rule_message(self.match.game, rule)),
            style="dim",
            markup=False,
        )

    # The end.

    def _finish(self) -> None:
        for seat in self.people or self.match.seats[:1]:
            self.show(seat)
            break
        self.console.print()
        self._recap()
        self.console.print(self._text("cli-table-over"), style="bold")
        self.console.print(outcome_line(self.match.record(), self.speaker), style="bold green", markup=False)
        if self.people and not self.already_over:
            try:
                self._say("cli-table-record", path=str(self._save("finished")))
            except LamplightError as error:
                self.console.print(self.speaker.say(error.message), style="red", soft_wrap=True)

    def _recap(self) -> None:
        """How it came to this: what was scored, round by round."""
        board = board_of(self.match.game)(self.match, (self.people or [*self.match.seats])[0], self.speaker)
        self.console.print(self._text("cli-table-recap"), style="bold")
        self.console.print(board.recap())

    def _leave(self) -> None:
        """Ctrl-C, the end of the input, or `q`: offer to save; without anybody to answer, save."""
        self.console.print()
        try:
            answer = self._read(self._text("cli-table-save-question")).strip().lower()
        except (EOFError, KeyboardInterrupt):
            answer = ""
        if answer[:1] in ("n", self._text("cli-table-no")):
            self._say("cli-table-left")
            return
        self._save_and_tell()

    def _save_and_tell(self) -> None:
        """Save; if that fails, say why and go on."""
        try:
            path = self._save("match")
        except LamplightError as error:
            self.console.print(self.speaker.say(error.message), style="red", soft_wrap=True)
            return
        extra = f' --set "{self.components}"' if self.components is not None else ""
        self._say("cli-table-saved", program=_program(), path=str(path), extra=extra)

    def _save(self, kind: str) -> Path:
        if self.keep is not None and kind != "crash":
            return self.keep()
        path = new_save(self.match.game.id, kind)
        try:
            self.match.record().save(path)
        except OSError as error:
            raise LamplightError(
                Message("cli-cannot-write", {"path": str(path)[:200], "reason": reason_of(error)})
            ) from None
        return path

    # Small things.

    def _seat_name(self, seat: str) -> str:
        return self.speaker.say(self.match.setup.name("side", seat))

    def _mark(self, rule: str) -> str:
        return self._text("cli-rule-mark", rule=rule)

    def _text(self, message_id: str, **args: str | int | Message) -> str:
        return self.speaker.say(Message(message_id, dict(args)))

    def _say(self, message_id: str, **args: str | int | Message) -> None:
        self.console.print(self._text(message_id, **args), style="yellow", soft_wrap=True)

    def _read(self, question: str) -> str:
        self.console.print(f"{question} > ", end="", style="bold", markup=False)
        return input().strip()


def _collapsed(lines: list[str]) -> list[tuple[str, int]]:
    """Equal lines in a row as one line with a number."""
    counted: list[tuple[str, int]] = []
    for line in lines:
        if counted and counted[-1][0] == line:
            counted[-1] = (line, counted[-1][1] + 1)
        else:
            counted.append((line, 1))
    return counted
