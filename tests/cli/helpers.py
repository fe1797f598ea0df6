"""Running the command in this process, in another one, and at a terminal; and writing component sets."""

from __future__ import annotations

import builtins
import io
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Generator, Mapping
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from unittest import mock

import pexpect

from lamplight.cli.main import main
from lamplight.kernel.message import Message
from lamplight.text.speaker import Speaker

LANGUAGES = ("en", "fr", "it", "ru")
SECONDS = 30
ROWS, COLUMNS = 60, 120

_ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07")
_CLEAR = "\x1b[2J"


@dataclass(frozen=True)
class Result:
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def said(self) -> str:
        return self.out + self.err


def run(*arguments: str, typed: str | None = None) -> Result:
    """The command in this process; `typed` is what stands on its standard input."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), _typing(typed or ""):
        try:
            status = main(list(arguments))
        except SystemExit as stop:
            status = stop.code if isinstance(stop.code, int) else 1 if stop.code else 0
    return Result(status, out.getvalue(), err.getvalue())


@contextmanager
def _typing(text: str) -> Generator[None]:
    lines = iter(text.splitlines())

    def answer(prompt: object = "") -> str:
        del prompt
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    with mock.patch.object(builtins, "input", answer):
        yield


def process(
    *arguments: str | bytes, environment: Mapping[str, str] | None = None, typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """The command as a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "lamplight.cli.main", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        env={**surroundings(), **(environment or {})},
        timeout=SECONDS,
        check=False,
    )


def surroundings() -> dict[str, str]:
    """An environment with nothing of the machine in it but what a process needs."""
    kept = ("PATH", "HOME", "XDG_DATA_HOME", "VIRTUAL_ENV", "PYTHONPATH", "SYSTEMROOT")
    own = {name: os.environ[name] for name in kept if name in os.environ}
    return {**own, "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": str(COLUMNS)}


def plain(text: str) -> str:
    """Without colours and cursor movements."""
    return _ANSI.sub("", text).replace("\r", "")


def saves(folder: Path, kind: str = "match") -> list[Path]:
    """The saved matches of one kind under a test's folder."""
    return sorted((folder / "data" / "lamplight" / "saves").glob(f"*-{kind}-*.json"))


class Terminal:
    """The command at a terminal of its own, with a screen of fixed size."""

    def __init__(self, *arguments: str, lang: str = "en", environment: Mapping[str, str] | None = None) -> None:
        own = {name: value for name, value in surroundings().items() if name != "COLUMNS"}
        self.words = Speaker(lang)
        self.child: pexpect.spawn[str] = pexpect.spawn(
            sys.executable,
            ["-m", "lamplight.cli.main", "--lang", lang, *arguments],
            env={**own, "TERM": "xterm", "NO_COLOR": "1", **(environment or {})},
            dimensions=(ROWS, COLUMNS),
            encoding="utf-8",
            codec_errors="replace",
            timeout=SECONDS,
        )
        self.child.delaybeforesend = None
        self.all = ""

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.child.close(force=True)

    def speak(self, lang: str) -> None:
        """From now on the program is expected to speak this language."""
        self.words = Speaker(lang)

    def wait(self, *message_ids: str) -> str:
        """Wait for one of these prompts; what came before it, as printed."""
        self.child.expect_exact([f"{self.words.text(message_id)} > " for message_id in message_ids])
        return self._taken()

    def wait_for(self, text: str) -> str:
        """Wait for a piece of text."""
        self.child.expect_exact(text)
        return self._taken()

    def wait_any(self, *texts: str) -> int:
        """Wait for one of several pieces of text; the number of the one that came."""
        found = self.child.expect_exact(list(texts))
        self._taken()
        return found

    def curtain(self, side: str) -> str:
        """The text that hides the screen until this side sits down."""
        return self.words.text("cli-table-pass-to", seat=Message(f"dual-powers-side-{side}")) + " > "

    def choice(self) -> str:
        """Wait until a decision is asked; the text since the last wait."""
        return self.wait("cli-table-your-choice")

    def _taken(self) -> str:
        before, after = self.child.before, self.child.after
        taken = f"{before or ''}{after if isinstance(after, str) else ''}"
        self.all += taken
        return plain(taken)

    def type(self, line: str) -> None:
        """Type a line."""
        self.child.sendline(line)

    def ask(self, line: str) -> str:
        """Type a line at the table and return what is said before the next question."""
        self.type(line)
        return self.choice()

    def interrupt(self) -> None:
        """Ctrl-C, once the program waits for a line: in the instant before, Python sees it only after the line."""
        time.sleep(0.1)
        self.child.sendintr()

    def end(self) -> tuple[int, str]:
        """Wait for the end: exit status and the last words."""
        self.child.expect_exact(pexpect.EOF)
        last = self._taken()
        self.child.close()
        assert self.child.exitstatus is not None, f"killed by signal {self.child.signalstatus}"
        return self.child.exitstatus, last

    @property
    def screen(self) -> str:
        """What is on the screen: everything since it was last cleared, as many lines as it has."""
        shown = plain(self.all.rpartition(_CLEAR)[2]).splitlines()
        return "\n".join(shown[-ROWS:])


def play_to_the_end(terminal: Terminal, at: Callable[[str], None] | None = None) -> int:
    """Type 1 until the match is over; `at` is called at every prompt with its kind. Returns the number of decisions."""
    over = terminal.words.text("cli-table-over")
    choice = f"{terminal.words.text('cli-table-your-choice')} > "
    kinds = {"over": over, "choice": choice, "red": terminal.curtain("red"), "white": terminal.curtain("white")}
    decisions = 0
    while True:
        kind = list(kinds)[terminal.wait_any(*kinds.values())]
        if at is not None:
            at(kind)
        if kind == "over":
            return decisions
        decisions += kind == "choice"
        assert decisions < 1000, "the match does not end"
        terminal.type("1" if kind == "choice" else "")
