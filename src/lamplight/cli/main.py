"""Where the command `lamplight` starts: language, arguments, command, and what went wrong."""

from __future__ import annotations

import importlib
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from io import TextIOWrapper

from rich.console import Console

import lamplight
from lamplight import native
from lamplight.kernel.errors import BadComponents, IllegalAction, LamplightError
from lamplight.kernel.game import broken_games
from lamplight.kernel.message import Message
from lamplight.text.extras import need
from lamplight.text.speaker import Speaker, choose_language

from . import commands, records, sets
from .arena import arena
from .arguments import build_parser
from .compile import compile_core
from .learn import learn
from .play import play, resume

Command = Callable[[Namespace, Speaker, Console], None]


def _later(module: str, name: str) -> Command:
    """A command that is imported when it is used."""

    def run(given: Namespace, speaker: Speaker, console: Console) -> None:
        command: Command = getattr(importlib.import_module(f"lamplight.cli.{module}"), name)
        command(given, speaker, console)

    return run


def _served(module: str, name: str) -> Command:
    """A command of the server, whose packages take their time and are not everywhere."""
    command = _later(module, name)

    def run(given: Namespace, speaker: Speaker, console: Console) -> None:
        need("server", f"lamplight {given.command}")
        command(given, speaker, console)

    return run


_ADMIN = (
    *("users", "user", "tables", "table", "hold", "release", "record", "rebuild"),
    *("usage", "reports", "report", "backup", "restore", "retention", "check", "migrate"),
)
_COMMANDS: dict[str, Command] = {
    "play": play,
    "learn": learn,
    "simulate": commands.simulate,
    "arena": arena,
    "analyse": _later("analyse", "analyse_record"),
    "selfplay": _later("research", "selfplay"),
    "dataset": _later("research", "dataset"),
    "record show": records.show,
    "record verify": records.verify_record,
    "record resume": resume,
    "components list": sets.list_sets,
    "components show": sets.show,
    "components export": sets.export,
    "components upgrade": sets.upgrade,
    "components validate": sets.validate,
    "components draw": sets.draw,
    "compile": compile_core,
    "options": commands.options,
    "rules": commands.rules,
    "open": _served("browser", "open_browser"),
    "serve": _served("serve", "serve"),
    **{f"admin {name}": _served("admin", name) for name in _ADMIN},
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit status: 0, or 2 after a mistake in the input."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal shows ? for what it does not have
    console = Console(highlight=False, markup=False)
    speaker = Speaker(choose_language(None, os.environ))
    try:
        speaker = Speaker(choose_language(_wanted_language(arguments), os.environ))
        for broken in broken_games():
            print(speaker.say(Message("cli-warning", {"message": broken})), file=sys.stderr)
        form = speaker.text("cli-form-pure" if native.is_pure() else "cli-form-compiled")
        parser = build_parser(speaker, f"lamplight {lamplight.__version__} ({form})")
        given = parser.parse_args(arguments)
        name = " ".join(filter(None, (given.command or "play", *_second(given))))
        if given.command is None:
            given = parser.parse_args(["play", *arguments])
        _COMMANDS[name](given, speaker, console)
    except LamplightError as error:
        report(error, speaker)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return 0


def _second(given: Namespace) -> tuple[str, ...]:
    second: str | None = vars(given).get(f"{given.command}_command")
    return () if second is None else (second,)


def _wanted_language(arguments: Sequence[str]) -> str | None:
    """`--lang` wherever it stands, before anything else can be said."""
    for number, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return argument.partition("=")[2]
        if argument == "--lang" and number + 1 < len(arguments):
            return arguments[number + 1]
    return None


def report(error: LamplightError, speaker: Speaker) -> None:
    """Say on the error stream what was wrong."""
    text = speaker.say(error.message)
    if isinstance(error, IllegalAction):
        text = f"{text} {speaker.text('cli-rule-mark', rule=error.rule)}"
    print(speaker.say(Message("cli-error", {"message": text})), file=sys.stderr)
    if isinstance(error, BadComponents):
        for finding in error.findings:
            print(f"  - {speaker.say(finding)}", file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
