"""`lamplight simulate`, `options` and `rules`."""

from __future__ import annotations

import json
import random
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Mapping

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from lamplight.arena.statistics import Share
from lamplight.bots import Mishap, Player, SeatedBot, bot_names, play_out
from lamplight.kernel.errors import LamplightError
from lamplight.kernel.game import Game, Setup, find_game
from lamplight.kernel.message import Message
from lamplight.kernel.playout import playout
from lamplight.kernel.state import State
from lamplight.text.speaker import Speaker

from .setups import read_options, read_players


def simulate(given: Namespace, speaker: Speaker, console: Console) -> None:
    """Play many matches with bots and count endings, wins, lengths and decisions."""
    game = find_game(given.game)
    if given.games < 1:
        raise LamplightError(Message("cli-bad-number"))
    setup = game.setup(read_options(game, given), given.set)
    players = read_players(given.seats, setup.seats, "random")
    if "human" in players:
        raise LamplightError(Message("cli-not-human", {"players": ", ".join(bot_names())}))
    seed = "1" if given.seed is None else str(given.seed)
    result = _count(setup, players, given.games, seed, speaker)
    if given.json:
        print(json.dumps({"game": game.id, "seed": seed, "players": players, "options": dict(setup.options), **result}))
    else:
        _tell(game, setup, given.games, seed, result, speaker, console)


def _count(
    setup: Setup, players: tuple[str, ...], games: int, seed: str, speaker: Speaker
) -> dict[str, Mapping[str, float] | int]:
    wins: Counter[str] = Counter(dict.fromkeys(setup.seat_names, 0))
    endings: Counter[str] = Counter()
    decisions: list[int] = []
    rounds: list[int] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Console(stderr=True)

    def report(mishap: Mishap) -> None:
        print(speaker.say(mishap.message), file=sys.stderr)

    with Progress(*columns, console=bar, transient=True, disable=not bar.is_terminal) as progress:
        task = progress.add_task(speaker.text("cli-simulate-progress"), total=games)
        for number in range(games):
            state = setup.start()
            decisions.append(_play_out(setup, state, players, f"{seed}/{number}", report))
            rounds.append(getattr(state, "round", 0))
            endings[state.ending()] += 1
            winners = state.winners()
            for winner in winners:
                wins[setup.seat_names[winner]] += 1
            if not winners:
                wins["nobody"] += 1
            progress.advance(task)
    return {
        "games": games,
        "wins": dict(wins),
        "endings": dict(sorted(endings.items())),
        "decisions": _spread(decisions),
        "rounds": _spread(rounds),
    }


def _play_out(setup: Setup, state: State, players: tuple[str, ...], seed: str, report: Callable[[Mishap], None]) -> int:
    rng = random.Random(seed.encode("utf-8", "surrogatepass"))
    if set(players) == {"random"}:
        return playout(state, setup.seats, rng.random)
    bots = [SeatedBot(Player.parse(name), setup, seat, f"{seed}/{seat}", report) for seat, name in enumerate(players)]
    return play_out(state, bots, rng.random)


def _spread(numbers: list[int]) -> dict[str, float]:
    return {"mean": sum(numbers) / len(numbers), "low": min(numbers), "high": max(numbers)}


def _tell(
    game: Game,
    setup: Setup,
    games: int,
    seed: str,
    result: Mapping[str, Mapping[str, float] | int],
    speaker: Speaker,
    console: Console,
) -> None:
    text = speaker.text
    title = speaker.say(Message(f"{game.id}-title", fallback=game.id))
    wins = Grid(
        text("cli-simulate-seat"), text("cli-simulate-wins"), text("cli-simulate-share"), text("cli-simulate-interval")
    )
    for name, count in _items(result["wins"]):
        label = text("cli-simulate-nobody") if name == "nobody" else speaker.say(setup.name("side", name))
        won = Share.count(count, games)
        share = text("cli-percent", value=100 * won.share)
        wins.add_row(label, f"{count:.0f}", share, text("cli-interval", low=100 * won.low, high=100 * won.high))
    endings = Grid(text("cli-simulate-ending"), text("cli-simulate-matches"), text("cli-simulate-share"))
    for name, count in _items(result["endings"]):
        label = speaker.say(Message(f"{game.id}-ending-{name}", fallback=name))
        endings.add_row(label, f"{count:.0f}", text("cli-percent", value=100 * count / games))
    console.print(text("cli-simulate-title", game=title, count=games, seed=seed))
    console.print(wins, endings)
    for what in ("decisions", "rounds"):
        spread = dict(_items(result[what]))
        console.print(
            text(
                f"cli-simulate-{what}",
                mean=spread["mean"],
                low=int(spread["low"]),
                high=int(spread["high"]),
            )
        )


def _items(value: Mapping[str, float] | int) -> list[tuple[str, float]]:
    assert not isinstance(value, int)
    return list(value.items())


def options(given: Namespace, speaker: Speaker, console: Console) -> None:
    """The options of a game, with their values (the default first) and what they do."""
    game = find_game(given.game)
    for option in game.options:
        values = " | ".join(option.shown)
        console.print(
            speaker.text("cli-options-line", name=option.name, values=values, rule=option.rule),
            style="bold",
            markup=False,
        )
        console.print(f"  {speaker.text(f'{game.id}-option-{option.name}')}", markup=False)


def rules(given: Namespace, speaker: Speaker, console: Console) -> None:
    """The rules reference: all of it, a section, or one rule."""
    game = find_game(given.game)
    if given.rule is None:
        for line, bold in [*rule_lines(game, game.rule_ids, speaker), *ruling_lines(game, game.ruling_ids, speaker)]:
            console.print(line, style="bold" if bold else "", markup=False)
        return
    wanted = str(given.rule).strip().upper().rstrip(".")
    rulings = tuple(ruling for ruling in game.ruling_ids if wanted in (ruling.upper(), ruling.upper()[0]))
    if rulings:
        for line, bold in ruling_lines(game, rulings, speaker):
            console.print(line, style="bold" if bold else "", markup=False)
        return
    found = [rule for rule in game.rule_ids if rule == wanted] or [
        rule for rule in game.rule_ids if rule.startswith(wanted + ".") or (wanted and wanted == rule[0])
    ]
    if not found:
        first_of = {rule.rpartition(".")[0]: rule for rule in reversed(game.rule_ids)}
        near = [rule for rule in game.rule_ids if len(wanted) > 1 and rule.startswith(wanted[:-1])]
        near = near or sorted(first_of.values(), key=game.rule_ids.index)
        raise LamplightError(
            Message("cli-unknown-rule", {"game": game.id, "rule": str(given.rule)[:20], "near": ", ".join(near[:15])})
        )
    for line, bold in rule_lines(game, tuple(found), speaker):
        console.print(line, style="bold" if bold else "", markup=False)


def rule_lines(game: Game, rule_ids: tuple[str, ...], speaker: Speaker) -> list[tuple[str, bool]]:
    """Rules under their headings, as (line, is a heading)."""
    lines: list[tuple[str, bool]] = []
    shown: list[str] = []
    for rule in rule_ids:
        parts = rule.split(".")
        for depth in range(1, len(parts)):
            section = "-".join(parts[:depth])
            heading = f"{game.id}-rules-{section}"
            if section not in shown and speaker.knows(heading):
                lines.append((f"{section.replace('-', '.')}  {speaker.text(heading)}", True))
            shown.append(section)
        lines.append((f"{rule}  {speaker.text(rule_message(game, rule))}", False))
    return lines


def ruling_lines(game: Game, ruling_ids: tuple[str, ...], speaker: Speaker) -> list[tuple[str, bool]]:
    """Rulings under their heading, as (line, is a heading)."""
    if not ruling_ids:
        return []
    told = [(f"{ruling}  {speaker.text(f'{game.id}-ruling-{ruling}')}", False) for ruling in ruling_ids]
    return [(speaker.text("cli-rulings"), True), *told]


def rule_message(game: Game, rule: str) -> str:
    """The message id of a rule's text."""
    return f"{game.id}-rule-{rule.replace('.', '-')}"
