"""What can be typed on the command line, explained in the user's language."""

from __future__ import annotations

import argparse
from typing import NoReturn

from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import games
from lamplight.kernel.message import Message
from lamplight.text.speaker import Speaker

# argparse sends its own English sentences through gettext's `_`; these are the ones a user can meet.
_PARSER_TEXTS: dict[str, tuple[str, dict[str, str]]] = {
    "usage: ": ("cli-usage", {}),
    "positional arguments": ("cli-positionals", {}),
    "options": ("cli-options-heading", {}),
    "unrecognized arguments: %s": ("cli-parse-unrecognized", {"arguments": "%s"}),
    "the following arguments are required: %s": ("cli-parse-required", {"arguments": "%s"}),
    "expected one argument": ("cli-parse-expected-one", {}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "cli-parse-invalid-choice",
        {"value": "%(value)s", "choices": "%(choices)s"},
    ),
    "invalid %(type)s value: %(value)r": ("cli-parse-invalid-value", {"value": "%(value)s"}),
    "argument %(argument_name)s: %(message)s": (
        "cli-parse-argument",
        {"argument": "%(argument_name)s", "message": "%(message)s"},
    ),
    "ignored explicit argument %r": ("cli-parse-explicit", {"value": "%r"}),
}


class UsageError(LamplightError):
    """The command line cannot be understood."""


class Parser(argparse.ArgumentParser):
    """Raises mistakes instead of printing them and leaving."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(Message("cli-usage-error", fallback=message if len(message) < 400 else message[:400] + "…"))


def _games(speaker: Speaker) -> str:
    """The argument GAME, with those that there are."""
    return speaker.text("cli-arg-game", games=", ".join(games()))


def build_parser(speaker: Speaker, version: str) -> Parser:
    """The parser of the whole command line."""
    _translate(speaker)
    text = speaker.text
    parser = Parser(prog="lamplight", description=text("cli-about"), add_help=False, allow_abbrev=False)
    parser.add_argument("--version", action="version", version=version, help=text("cli-version"))
    _common(parser, speaker)
    commands = _commands(parser, speaker)
    _play(_command(commands, speaker, "play"), speaker)
    _learn(_command(commands, speaker, "learn"), speaker)
    simulate = _command(commands, speaker, "simulate")
    simulate.add_argument("game", metavar="GAME", help=_games(speaker))
    simulate.add_argument("--games", type=_number, default=100, metavar="N", help=text("cli-arg-number"))
    simulate.add_argument("--seats", metavar="A,B", help=text("cli-arg-simulate-seats"))
    simulate.add_argument("--json", action="store_true", help=text("cli-arg-json"))
    _match_options(simulate, speaker)
    _arena(_command(commands, speaker, "arena"), speaker)
    _analyse(_command(commands, speaker, "analyse"), speaker)
    _selfplay(_command(commands, speaker, "selfplay"), speaker)
    dataset = _command(commands, speaker, "dataset")
    dataset.add_argument("files", metavar="FILE", nargs="+", help=text("data-arg-files"))
    dataset.add_argument("-o", "--out", metavar="FILE", required=True, help=text("data-arg-out"))
    dataset.add_argument("--set", metavar="NAME|PATH", help=text("cli-arg-set"))
    record = _commands(_command(commands, speaker, "record"), speaker, "record_command")
    for name in ("show", "verify", "resume"):
        command = _command(record, speaker, "record", name)
        command.add_argument("file", metavar="FILE", help=text("cli-arg-file"))
        command.add_argument("--set", metavar="NAME|PATH", help=text("cli-arg-set"))
        if name == "resume":
            command.add_argument("--seats", metavar="A,B", help=text("cli-arg-seats"))
    components = _commands(_command(commands, speaker, "components"), speaker, "components_command")
    for name in ("list", "show", "export", "upgrade", "validate", "draw"):
        command = _command(components, speaker, "components", name)
        optional = name == "list"
        command.add_argument(
            "game",
            metavar="GAME",
            nargs="?" if optional else None,
            help=text("cli-arg-games") if optional else _games(speaker),
        )
        if name == "validate":
            command.add_argument("set", metavar="FOLDER", help=text("cli-arg-set-folder"))
        elif name != "list":
            command.add_argument("--set", metavar="NAME|PATH", help=text("cli-arg-set"))
        if name in ("export", "upgrade"):
            command.add_argument("folder", metavar="FOLDER", help=text("cli-arg-folder"))
        if name == "draw":
            command.add_argument("-o", "--out", metavar="FOLDER", required=True, help=text("cli-arg-folder"))
    compile_core = _command(commands, speaker, "compile")
    compile_core.add_argument("--if-possible", action="store_true", help=text("cli-arg-if-possible"))
    _open(_command(commands, speaker, "open"), speaker)
    _serve(_command(commands, speaker, "serve"), speaker)
    _admin(_commands(_command(commands, speaker, "admin"), speaker, "admin_command"), speaker)
    options = _command(commands, speaker, "options")
    options.add_argument("game", metavar="GAME", help=_games(speaker))
    rules = _command(commands, speaker, "rules")
    rules.add_argument("game", metavar="GAME", help=_games(speaker))
    rules.add_argument("rule", metavar="ID", nargs="?", help=text("cli-arg-rule"))
    return parser


def _number(text: str) -> int:
    if not text.lstrip("-").isdigit() or len(text) > 9:
        raise ValueError(text)
    return int(text)


_number.__name__ = "int"


def _play(play: argparse.ArgumentParser, speaker: Speaker) -> None:
    play.add_argument("game", metavar="GAME", nargs="?", help=_games(speaker))
    play.add_argument("--seats", metavar="A,B", help=speaker.text("cli-arg-seats"))
    play.add_argument("--series", metavar="KIND", help=speaker.text("cli-arg-series"))
    _match_options(play, speaker)


def _learn(learn: argparse.ArgumentParser, speaker: Speaker) -> None:
    learn.add_argument("game", metavar="GAME", nargs="?", help=_games(speaker))
    learn.add_argument("number", metavar="NUMBER", nargs="?", type=_number, help=speaker.text("learn-arg-number"))
    for name in ("list", "check", "again"):
        learn.add_argument(f"--{name}", action="store_true", help=speaker.text(f"learn-arg-{name}"))


def _arena(arena: argparse.ArgumentParser, speaker: Speaker) -> None:
    text = speaker.text
    arena.add_argument("game", metavar="GAME", help=_games(speaker))
    arena.add_argument("--bots", metavar="A,B", required=True, help=text("arena-arg-bots"))
    arena.add_argument("--games", type=_number, default=100, metavar="N", help=text("arena-arg-games"))
    arena.add_argument("--jobs", type=_number, default=1, metavar="N", help=text("arena-arg-jobs"))
    arena.add_argument("--budget", metavar="B", help=text("arena-arg-budget"))
    arena.add_argument("--out", metavar="FOLDER", help=text("arena-arg-out"))
    arena.add_argument("--series", metavar="KIND", help=text("cli-arg-series"))
    arena.add_argument("--attempts", type=_number, default=30, metavar="N", help=text("arena-arg-attempts"))
    arena.add_argument("--ray", metavar="auto|ADDRESS", help=text("arena-arg-ray"))
    arena.set_defaults(seats=None)
    _match_options(arena, speaker, seed="arena-arg-seed")


def _analyse(analyse: argparse.ArgumentParser, speaker: Speaker) -> None:
    text = speaker.text
    analyse.add_argument("file", metavar="FILE", help=text("cli-arg-file"))
    analyse.add_argument("--budget", metavar="B", help=text("analyse-arg-budget"))
    analyse.add_argument("--seats", metavar="A,B", help=text("analyse-arg-seats"))
    analyse.add_argument("--again", action="store_true", help=text("analyse-arg-again"))
    analyse.add_argument("--json", action="store_true", help=text("analyse-arg-json"))
    analyse.add_argument("--set", metavar="NAME|PATH", help=text("cli-arg-set"))


def _open(command: argparse.ArgumentParser, speaker: Speaker) -> None:
    """A server for this machine alone needs no more than this."""
    command.add_argument("--port", metavar="N", help=speaker.text("open-arg-port"))
    command.add_argument("--data", metavar="FOLDER", help=speaker.text("serve-arg-data"))
    command.add_argument("--no-browser", action="store_true", help=speaker.text("open-arg-no-browser"))


def _selfplay(selfplay: argparse.ArgumentParser, speaker: Speaker) -> None:
    text = speaker.text
    selfplay.add_argument("game", metavar="GAME", help=_games(speaker))
    selfplay.add_argument("--bots", metavar="A,B", required=True, help=text("arena-arg-bots"))
    selfplay.add_argument("--games", type=_number, default=100, metavar="N", help=text("arena-arg-games"))
    selfplay.add_argument("--jobs", type=_number, default=1, metavar="N", help=text("arena-arg-jobs"))
    selfplay.add_argument("--budget", metavar="B", help=text("arena-arg-budget"))
    selfplay.add_argument("-o", "--out", metavar="FOLDER", required=True, help=text("data-arg-folder"))
    selfplay.add_argument("--records", action="store_true", help=text("data-arg-records"))
    selfplay.add_argument("--ray", metavar="auto|ADDRESS", help=text("arena-arg-ray"))
    selfplay.set_defaults(seats=None)
    _match_options(selfplay, speaker, seed="arena-arg-seed")


def _serve(serve: argparse.ArgumentParser, speaker: Speaker) -> None:
    """All of these are read by the server's settings, like the environment variables of the same names."""
    for name, shown in (
        ("host", "ADDRESS"),
        ("port", "N"),
        ("public-url", "URL"),
        ("database", "URL"),
        ("data", "FOLDER"),
        ("workers", "N"),
        ("bot-workers", "N"),
        ("hang", "SECONDS"),
        ("open-days", "N"),
    ):
        serve.add_argument(f"--{name}", metavar=shown, help=speaker.text(f"serve-arg-{name}"))


def _admin(
    commands: argparse._SubParsersAction[Parser],  # pyright: ignore[reportPrivateUsage]
    speaker: Speaker,
) -> None:
    text = speaker.text

    def add(name: str, *positional: str) -> Parser:
        command = _command(commands, speaker, "admin", name)
        for one in positional:
            command.add_argument(one, metavar=one.upper(), help=text(f"admin-arg-{name}-{one}"))
        command.add_argument("--database", metavar="URL", help=text("admin-arg-database"))
        command.add_argument("--data", metavar="FOLDER", help=text("admin-arg-data"))
        return command

    add("users").add_argument("--find", metavar="TEXT", help=text("admin-arg-find"))
    user = add("user", "id")
    user.add_argument("--delete", action="store_true", help=text("admin-arg-delete"))
    user.add_argument("--link", action="store_true", help=text("admin-arg-link"))
    user.add_argument("--logout", action="store_true", help=text("admin-arg-logout"))
    user.add_argument("--silence", type=_number, metavar="HOURS", help=text("admin-arg-silence"))
    user.add_argument("--public-url", metavar="URL", help=text("admin-arg-public-url"))
    add("tables").add_argument("--status", metavar="STATUS", help=text("admin-arg-status"))
    add("table", "id")
    add("hold", "id").add_argument("--reason", metavar="TEXT", required=True, help=text("admin-arg-reason"))
    add("release", "id")
    record = add("record", "id")
    record.add_argument("--match", type=_number, metavar="N", help=text("admin-arg-match"))
    record.add_argument("-o", "--out", metavar="FILE", help=text("admin-arg-out"))
    add("rebuild", "id")
    add("usage")
    add("reports").add_argument("--all", action="store_true", help=text("admin-arg-all"))
    report = add("report", "id")
    report.add_argument("--settle", action="store_true", help=text("admin-arg-settle"))
    report.add_argument("--silence", type=_number, metavar="HOURS", help=text("admin-arg-silence"))
    add("backup", "file")
    add("restore", "file").add_argument("--yes", action="store_true", help=text("admin-arg-yes"))
    retention = add("retention")
    retention.add_argument("--finished-days", type=_number, metavar="N", help=text("admin-arg-finished-days"))
    retention.add_argument("--guests-days", type=_number, metavar="N", help=text("admin-arg-guests-days"))
    retention.add_argument("--dry", action="store_true", help=text("admin-arg-dry"))
    add("check")
    add("migrate")


def _match_options(command: argparse.ArgumentParser, speaker: Speaker, seed: str = "cli-arg-seed") -> None:
    text = speaker.text
    command.add_argument("--seed", metavar="TEXT", help=text(seed))
    command.add_argument("--players", metavar="N", help=text("cli-arg-players"))
    command.add_argument("--chapter", metavar="1-5", help=text("cli-arg-chapter"))
    command.add_argument("--solo", metavar="SIDE", help=text("cli-arg-solo"))
    command.add_argument("--difficulty", metavar="1-6", help=text("cli-arg-difficulty"))
    command.add_argument("--set", metavar="NAME|PATH", help=text("cli-arg-set"))
    command.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=text("cli-arg-option"))


def _commands(
    parser: argparse.ArgumentParser, speaker: Speaker, dest: str = "command"
) -> argparse._SubParsersAction[Parser]:  # pyright: ignore[reportPrivateUsage]
    return parser.add_subparsers(
        dest=dest,
        title=speaker.text("cli-commands-heading"),
        metavar=speaker.text("cli-command-word"),
        parser_class=Parser,
        required=dest != "command",
    )


def _command(
    commands: argparse._SubParsersAction[Parser],  # pyright: ignore[reportPrivateUsage]
    speaker: Speaker,
    *path: str,
) -> Parser:
    about = speaker.text("-".join(("cli-command", *path)))
    command = commands.add_parser(path[-1], help=about, description=about, add_help=False, allow_abbrev=False)
    _common(command, speaker)
    return command


def _common(parser: argparse.ArgumentParser, speaker: Speaker) -> None:
    parser.add_argument("-h", "--help", action="help", help=speaker.text("cli-help"))
    parser.add_argument("--lang", metavar="LANG", default=argparse.SUPPRESS, help=speaker.text("cli-arg-lang"))


def _translate(speaker: Speaker) -> None:
    def translated(english: str) -> str:
        if english not in _PARSER_TEXTS:
            return english
        message, args = _PARSER_TEXTS[english]
        return speaker.say(Message(message, dict(args)))

    def translated_plural(one: str, many: str, count: int) -> str:
        return translated(one if count == 1 else many)

    for name, function in (("_", translated), ("ngettext", translated_plural)):
        setattr(argparse, name, function)
