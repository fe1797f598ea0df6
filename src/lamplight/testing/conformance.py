"""The promises of the kernel, checked on any game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from lamplight.kernel.errors import IllegalAction
from lamplight.kernel.game import Game, OptionValue, Setup, games
from lamplight.kernel.message import Message
from lamplight.kernel.record import Record, replay, verify
from lamplight.kernel.state import State
from lamplight.kernel.types import CHANCE, OVER, SEALED, SPECTATOR
from lamplight.text.speaker import LANGUAGES, Speaker

from .interference import check_non_interference
from .walk import ConformanceFailure, demand, known_to, new_match, observers, play_randomly, states, view_of

Check = Callable[[Game, Setup, int], None]
WORD = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
SNAKE = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def check_clones(game: Game, setup: Setup, seed: int) -> None:
    """Clones are equal and independent, and old copies never change."""
    del game
    rng = random.Random(seed)
    kept: list[tuple[State, str]] = []
    for number, state in enumerate(states(setup, seed)):
        copy = state.clone()
        before = _text(state)
        demand(_text(copy) == before, "clones", f"seed {seed}, state {number}: a clone differs from its original")
        demand(
            all(copy.legal(seat) == state.legal(seat) for seat in [CHANCE, *range(setup.seats)]),
            "clones",
            f"seed {seed}, state {number}: a clone has another legal list",
        )
        actors = copy.to_act(setup.seats)
        if actors:
            actor = rng.choice(actors)
            copy.apply(actor, rng.choice(copy.legal(actor)))
            demand(
                _text(state) == before,
                "clones",
                f"seed {seed}, state {number}: playing on a clone changed its original",
            )
        kept.append((state.clone(), before))
    for number, (copy, before) in enumerate(kept):
        demand(_text(copy) == before, "clones", f"seed {seed}, state {number}: an old copy changed later")


def check_serialisation(game: Game, setup: Setup, seed: int) -> None:
    """What is written and read again is the same state."""
    del game
    for number, state in enumerate(states(setup, seed)):
        again = setup.load(json.loads(_text(state)))
        where = f"seed {seed}, state {number}"
        demand(_text(again) == _text(state), "serialisation", f"{where}: the state read again is another one")
        demand(again.acting == state.acting, "serialisation", f"{where}: the state read again asks somebody else")
        for seat in [CHANCE, *range(setup.seats)]:
            demand(again.legal(seat) == state.legal(seat), "serialisation", f"{where}: other legal actions for {seat}")


def check_catalogue(game: Game, setup: Setup, seed: int) -> None:
    """Every legal action applies; every other one is refused with a rule id, and changes nothing."""
    rng = random.Random(seed)
    match = new_match(game, setup, seed)
    share = min(0.2, 100 / len(setup.catalogue))  # the whole catalogue is asked for, at some moments of the match
    for _ in play_randomly(match, rng):
        if rng.random() > share:
            continue
        before = _text(match.state)
        for seat in range(setup.seats):
            legal = match.state.legal(seat)
            demand(
                len(set(legal)) == len(legal), "catalogue", f"seed {seed}: an action is listed twice for seat {seat}"
            )
            for legal_id in legal:
                match.state.clone().apply(seat, legal_id)
            for action in setup.catalogue:
                refusal = match.why_not(seat, action)
                if action.id in legal:
                    demand(refusal is None, "catalogue", f"seed {seed}: the legal {action} is refused")
                    continue
                demand(refusal is not None, "catalogue", f"seed {seed}: {action} is not legal, but nothing forbids it")
                assert refusal is not None
                demand(
                    refusal.rule in game.rule_ids, "catalogue", f"{action}: the rule {refusal.rule!r} does not exist"
                )
                if rng.random() < 0.05:
                    try:
                        match.play(seat, action)
                    except IllegalAction as error:
                        demand(
                            error.rule == refusal.rule,
                            "catalogue",
                            f"{action}: refused with {error.rule} and {refusal.rule}",
                        )
                    else:
                        raise ConformanceFailure("catalogue", f"seed {seed}: the illegal {action} was played")
            for piece in rng.sample(setup.catalogue.pieces, min(10, len(setup.catalogue.pieces))):
                possible = any(action.id in legal for action in setup.catalogue.naming(piece))
                told = match.why_nothing(seat, piece)
                demand((told is None) == possible, "catalogue", f"seed {seed}: {piece} for seat {seat}: {told}")
        demand(_text(match.state) == before, "catalogue", f"seed {seed}: asking or refusing changed the state")


def check_identity(game: Game, setup: Setup, seed: int) -> None:
    """What addresses, files, commands and ids of texts are made of can stand there."""
    del seed
    for what, names in {
        "the game": (game.id,),
        "a seat": setup.seat_names,
        "a way to play": tuple(way.id for way in game.ways),
        "a component set": tuple(game.built_in_sets()),
    }.items():
        for name in names:
            demand(bool(WORD.fullmatch(name)), "identity", f"{name!r} is no name for {what}: small letters, digits, -")
    for option in game.options:
        demand(bool(SNAKE.fullmatch(option.name)), "identity", f"{option.name!r} is no name for an option: snake_case")
    demand(setup.game_id == game.id, "identity", f"a set-up of {game.id!r} says that it is {setup.game_id!r}")
    demand(setup.seats in game.seat_counts(setup.options), "identity", f"{setup.seats} seats were not announced")


def check_texts(game: Game, setup: Setup, seed: int) -> None:
    """Every prompt, action, preview, event, refusal, rule and choice in menus has a text in every language."""
    rng = random.Random(seed)
    speakers = [Speaker(language, *_folders(game)) for language in LANGUAGES]
    match = new_match(game, setup, seed)
    messages = {setup.action_words(action) for action in setup.catalogue} | _always(game, setup)
    for _ in play_randomly(match, rng):
        for seat in range(setup.seats):
            prompt = match.prompt(seat)
            demand(prompt.rule in game.rule_ids, "texts", f"the prompt {prompt.message.id} cites {prompt.rule!r}")
            messages |= {prompt.message, *(group.heading for group in prompt.groups)}
            messages |= {match.offered(seat, one) for one in match.legal(seat)}
            if rng.random() < 0.2:
                for action in match.legal(seat):
                    messages.update(match.preview(seat, action))
                    messages.update(effect.words for effect in match.effects(seat, action))
            for action in rng.sample(setup.catalogue.actions, min(30, len(setup.catalogue))):
                refusal = match.why_not(seat, action)
                if refusal is not None:
                    messages.add(refusal.message)
    for seat in observers(setup):
        for event in match.events_for(None if seat == SPECTATOR else seat):
            demand(str(event["rule"]) in game.rule_ids, "texts", f"the event {event} cites an unknown rule")
            messages.add(setup.event_words(event))
    assert match.outcome is not None
    messages.add(Message(f"{game.id}-ending-{match.outcome.ending}"))
    for speaker in speakers:
        for message in messages:
            problems = speaker.check(message)
            demand(not problems, "texts", "; ".join(problems))


def _always(game: Game, setup: Setup) -> set[Message]:
    """What is said before a match and about it, whatever happens."""
    ids = [
        "title",
        *(f"way-{way.id}" for way in game.ways),
        *(f"choose-{option}" for way in game.ways for option, _ in way.asks),
        *(f"option-{option.name}" for option in game.options),
        *(f"rule-{rule.replace('.', '-')}" for rule in game.rule_ids),
        *(f"ruling-{ruling}" for ruling in game.ruling_ids),
    ]
    seats = {setup.name("side", seat) for seat in setup.seat_names}
    return {setup.aim, *seats, *(Message(f"{game.id}-{one}") for one in ids)}


def check_bounded(game: Game, setup: Setup, seed: int) -> None:
    """A match ends within the declared bound, and asks only questions with an answer."""
    del game
    for number, state in enumerate(states(setup, seed)):
        where = f"seed {seed}, state {number}"
        actors = state.to_act(setup.seats)
        demand((state.acting == OVER) == (not actors), "bounded", f"{where}: nobody is to act, but the match goes on")
        for actor in actors:
            least = 1 if state.acting == SEALED or state.asks_in_private() else 2
            demand(
                len(state.legal(actor)) >= least,
                "bounded",
                f"{where}: seat {actor} is asked with {len(state.legal(actor))} options",
            )


def check_outcome(game: Game, setup: Setup, seed: int) -> None:
    """Outcomes are consistent: winners are seats and have the best return; an unfinished match has none."""
    match = new_match(game, setup, seed)
    for _ in play_randomly(match, random.Random(seed)):
        demand(match.outcome is None and bool(match.to_act), "outcome", f"seed {seed}: an outcome before the end")
    outcome = match.outcome
    assert outcome is not None
    demand(not match.to_act, "outcome", "somebody is to act after the end")
    demand(all(not match.legal(seat) for seat in range(setup.seats)), "outcome", "something is legal after the end")
    demand(len(outcome.returns) == setup.seats, "outcome", "not one return for each seat")
    demand(bool(outcome.ending), "outcome", "the ending has no name")
    demand(outcome.rule in game.rule_ids, "outcome", f"the ending cites {outcome.rule!r}")
    demand(all(winner in range(setup.seats) for winner in outcome.winners), "outcome", "a winner is no seat")
    best = max(outcome.returns)
    demand(
        all(outcome.returns[winner] == best for winner in outcome.winners),
        "outcome",
        "a winner has not the best return",
    )


def check_undo(game: Game, setup: Setup, seed: int) -> None:
    """Undo leads back to the identical state, and is not offered past a barrier."""
    rng = random.Random(seed)
    match = new_match(game, setup, seed)
    while not match.over:
        seat = match.seat(rng.choice(match.to_act))
        action = rng.choice(list(match.legal(seat)))
        sealed = match.state.acting == SEALED
        before, record, entries = _text(match.state), str(match.record()), len(match.entries)
        known, events = known_to(match.state, seat), match.event_count
        match.play(seat, action)
        chance = any(entry.seat == CHANCE for entry in match.entries[entries:])
        learned = not known_to(match.state, seat) <= known
        where = f"seed {seed}, {action}"
        for other in range(setup.seats):
            if other != seat and not sealed:
                demand(
                    not match.can_undo(other), "undo", f"{where}: seat {other} could undo after seat {seat} had acted"
                )
        if not match.can_undo(seat):
            continue
        if not sealed:
            demand(not chance, "undo", f"{where}: undo is offered although chance has answered")
            demand(not learned, "undo", f"{where}: undo is offered although the seat has learned something")
        after = _text(match.state)
        match.undo(seat)
        demand(_text(match.state) == before, "undo", f"{where}: undo leads to another state")
        demand(str(match.record()) == record, "undo", f"{where}: undo leaves traces in the record")
        demand(match.event_count == events, "undo", f"{where}: undo leaves events behind")
        match.play(seat, action)
        demand(_text(match.state) == after, "undo", f"{where}: the same action after undo leads elsewhere")


def check_sealed(game: Game, setup: Setup, seed: int) -> None:
    """Secret choices do not depend on the order in which they come in."""
    del game
    rng = random.Random(seed)
    for number, state in enumerate(states(setup, seed)):
        if state.acting != SEALED or len(state.to_act(setup.seats)) < 2:
            continue
        forwards, backwards = state.clone(), state.clone()
        choices = [(seat, rng.choice(state.sealed_legal(seat))) for seat in state.to_act(setup.seats)]
        for seat, action in choices:
            forwards.apply(seat, action)
        for seat, action in reversed(choices):
            backwards.apply(seat, action)
        demand(
            _text(forwards) == _text(backwards),
            "sealed",
            f"seed {seed}, state {number}: the order of secret choices matters",
        )


def check_records(game: Game, setup: Setup, seed: int) -> None:
    """A record reads back, replays to the same digests, verifies, and goes on like the match itself."""
    rng = random.Random(seed)
    match = new_match(game, setup, seed)
    stop = rng.randrange(40)
    for number, _ in enumerate(play_randomly(match, rng)):
        if number == stop:
            again = replay(Record.parse(str(match.record())), components=_set_of(game, setup))
            demand(_text(again.state) == _text(match.state), "records", f"seed {seed}: a saved match resumes elsewhere")
            demand(
                str(again.record()) == str(match.record()),
                "records",
                f"seed {seed}: a resumed match has another record",
            )
            for seat in range(setup.seats):
                own = match.record(seat)
                demand(own.fairness.key is None, "records", "a seat's own record contains the key")
    record = Record.parse(str(match.record()))
    verdict = verify(record, components=_set_of(game, setup))
    demand(verdict.all_proved and verdict.finished, "records", f"seed {seed}: not every draw is proved")


def check_views(game: Game, setup: Setup, seed: int) -> None:
    """Views contain what is declared of them, with values of the declared types, and nothing else."""
    del game
    for number, state in enumerate(states(setup, seed)):
        for seat in observers(setup):
            faults = setup.view_fields.faults(view_of(state, seat))
            demand(not faults, "views", f"seed {seed}, state {number}, seat {seat}: {'; '.join(faults[:3])}")


def check_sampling(game: Game, setup: Setup, seed: int) -> None:
    """A state sampled from a view gives the view back, and depends on the view alone."""
    del game
    rng = random.Random(seed)
    for number, state in enumerate(states(setup, seed)):
        if rng.random() > 0.3:
            continue
        for seat in observers(setup):
            view = view_of(state, seat)
            where = f"seed {seed}, state {number}, seat {seat}"
            sampled = setup.sampler(view, seat)(random.Random(seed).random)
            demand(view_of(sampled, seat) == view, "sampling", f"{where}: {_difference(view_of(sampled, seat), view)}")
            demand(sampled.acting == state.acting, "sampling", f"{where}: the sample asks somebody else")
            if seat != SPECTATOR:
                demand(
                    sampled.legal(seat) == state.legal(seat), "sampling", f"{where}: the sample has other legal actions"
                )
            again = setup.sampler(view_of(sampled, seat), seat)(random.Random(seed).random)
            demand(_text(again) == _text(sampled), "sampling", f"{where}: the sample depends on more than the view")


def check_chance(game: Game, setup: Setup, seed: int) -> None:
    """What comes up is as frequent as its weight says, in playouts and in the fair stream."""
    rng = random.Random(seed)
    nodes = [state.clone() for state in states(setup, seed) if state.acting == CHANCE]
    match = new_match(game, setup, seed)
    for state in rng.sample(nodes, min(3, len(nodes))):
        options, weights = state.chance_options(), state.chance_weights()
        demand(options == sorted(set(options)), "chance", "the options of chance are not in the order of the catalogue")
        demand(len(weights) == len(options) and min(weights) > 0, "chance", "weights and options do not fit")
        draws = 200 * len(options)
        for fair in (False, True):
            counts = dict.fromkeys(options, 0)
            for _ in range(draws):
                counts[match.stream.draw(options, weights) if fair else state.roll(rng.random())] += 1
            for option, weight in zip(options, weights, strict=True):
                expected = draws * weight / sum(weights)
                demand(
                    abs(counts[option] - expected) <= 6 * expected**0.5 + 3,
                    "chance",
                    f"seed {seed}: option {option} came up {counts[option]} times, expected {expected:.0f}",
                )


CHECKS: dict[str, Check] = {
    "identity": check_identity,
    "clones": check_clones,
    "serialisation": check_serialisation,
    "catalogue": check_catalogue,
    "texts": check_texts,
    "bounded": check_bounded,
    "outcome": check_outcome,
    "undo": check_undo,
    "sealed": check_sealed,
    "records": check_records,
    "views": check_views,
    "sampling": check_sampling,
    "chance": check_chance,
    "non-interference": check_non_interference,
}


def check_game(
    game: Game,
    *,
    options: Mapping[str, OptionValue] | None = None,
    components: str | Path | None = None,
    seeds: Iterable[int] = range(5),
    checks: Sequence[str] = tuple(CHECKS),
) -> None:
    """Run checks (all of them by default) on a game, once for each seed."""
    setup = game.setup(game.read_options(options or {}), components)
    if components is not None:
        _sets[setup.set_hash] = components
    for seed in seeds:
        for name in checks:
            CHECKS[name](game, setup, seed)


_sets: dict[str, str | Path] = {}


def _set_of(game: Game, setup: Setup) -> str | Path | None:
    return _sets.get(setup.set_hash, game.default_set)


def _folders(game: Game) -> tuple[Path, ...]:
    return () if game.id in games() else (game.texts,)


def _text(state: State) -> str:
    return json.dumps(state.dump(), sort_keys=True)


def _difference(first: Mapping[str, object], second: Mapping[str, object]) -> str:
    keys = [key for key in {**first, **second} if first.get(key) != second.get(key)]
    return "; ".join(f"{key}: {first.get(key)} / {second.get(key)}" for key in keys[:3])
