"""Networks: they compute what numpy computes, come from files of their own layout only, and see what a seat may see."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest
from numpy.typing import NDArray
from training.lessons import LESSONS

from lamplight.bots import Clock
from lamplight.bots.levels import mind_of
from lamplight.bots.net import Dense, Nets, OptionNet, PooledNet, Sight
from lamplight.bots.nets import Layout, read, write
from lamplight.bots.search import Search
from lamplight.kernel import LamplightError, Ledger, Setup, State
from lamplight.kernel.types import CHANCE, OVER
from lamplight.text.speaker import LANGUAGES, Speaker

from .test_levels import SETUPS, course

TINY = Layout("tiny", 5, 3, 4, 6)
Array = NDArray[np.float64]


def drawn(layout: Layout, seed: int) -> dict[str, dict[str, Dense]]:
    """The layers of networks with any weights."""
    rng = random.Random(seed)

    def dense(out: int, width: int) -> Dense:
        rows = [[rng.gauss(0, 0.3) for _ in range(width)] for _ in range(out)]
        return Dense(rows, [rng.gauss(0, 0.3) for _ in range(out)])

    inputs = layout.shared + 4
    return {
        "value": {"pool": dense(4, layout.items), "hidden": dense(7, inputs), "last": dense(1, 7 + inputs)},
        "policy": {
            "shared": dense(5, layout.policy_shared),
            "item": Dense(dense(5, layout.policy_items).rows, [0.0] * 5),
            "last": dense(1, 5 + layout.policy_items),
        },
    }


def nets_of(layers: dict[str, dict[str, Dense]]) -> Nets:
    value, policy = layers["value"], layers["policy"]
    return Nets(
        PooledNet(value["pool"], value["hidden"], value["last"]),
        OptionNet(policy["shared"], policy["item"], policy["last"]),
    )


def sight(shared: int, items: int, count: int, rng: random.Random) -> Sight:
    """Numbers of which about half are 0."""

    def some(width: int) -> list[float]:
        return [rng.gauss(0, 1) if rng.random() < 0.5 else 0.0 for _ in range(width)]

    return Sight(some(shared), [some(items) for _ in range(count)])


def apply(layer: Dense, inputs: Array) -> Array:
    sums: Array = np.asarray(np.array(layer.rows) @ inputs + np.array(layer.bias))
    return sums


@pytest.mark.parametrize("count", [0, 1, 6])
def test_a_value_network_computes_what_numpy_computes(count: int) -> None:
    rng = random.Random(count)
    layers = drawn(TINY, 1)
    net = nets_of(layers).value
    assert net is not None
    for _ in range(20):
        shown = sight(TINY.shared, TINY.items, count, rng)
        pooled = sum((np.maximum(apply(net.pool, np.array(item)), 0) for item in shown.items), np.zeros(4))
        inputs = np.concatenate([shown.shared, pooled])
        hidden = np.maximum(apply(net.hidden, inputs), 0)
        assert net.value(shown) == pytest.approx(apply(net.last, np.concatenate([hidden, inputs]))[0])


def test_a_policy_network_computes_what_numpy_computes() -> None:
    rng = random.Random(3)
    net = nets_of(drawn(TINY, 2)).policy
    assert net is not None
    for _ in range(20):
        shown = sight(TINY.policy_shared, TINY.policy_items, 5, rng)
        told: list[float] = []
        for item in shown.items:
            both = apply(net.shared, np.array(shown.shared)) + np.array(net.item.rows) @ np.array(item)
            told.append(float(apply(net.last, np.concatenate([np.maximum(both, 0), item]))[0]))
        assert net.scores(shown) == pytest.approx(told)


def test_a_file_reads_back() -> None:
    """What is read is what was written, to the precision of 32 bits."""
    layers = drawn(TINY, 4)
    nets = read(write(TINY, layers), TINY, "tiny.json")
    assert nets.value is not None
    assert nets.policy is not None
    assert nets.value.hidden.rows[2] == pytest.approx(layers["value"]["hidden"].rows[2], rel=1e-6)
    assert nets.policy.last.bias == pytest.approx(layers["policy"]["last"].bias, rel=1e-6)
    value_only = read(write(TINY, {"value": layers["value"]}), TINY, "tiny.json")
    assert value_only.policy is None


def spoilt(part: str, key: str, value: object) -> str:
    said = json.loads(write(TINY, drawn(TINY, 5)))
    (said if not part else said["value"][part])[key] = value
    return json.dumps(said)


@pytest.mark.parametrize(
    ("text", "message", "word"),
    [
        ("no json", "bots-weights-unreadable", "w.json"),
        ("[1]", "bots-weights-unreadable", "w.json"),
        (spoilt("", "layout", "other-7"), "bots-weights-layout", "other-7"),
        (spoilt("", "version", 9), "bots-weights-layout", "9"),
        (spoilt("", "value", 5), "bots-weights-size", "value.pool"),
        (spoilt("pool", "bias", "AAAA"), "bots-weights-size", "value.pool"),
        (spoilt("hidden", "bias", "AAAAAA=="), "bots-weights-size", "value.hidden"),
        (spoilt("hidden", "weights", "not base64!"), "bots-weights-size", "value.hidden"),
        (spoilt("last", "bias", "AADAfw=="), "bots-weights-size", "value.last"),
    ],
)
def test_weights_of_another_layout_are_refused(text: str, message: str, word: str) -> None:
    """One sentence, in every language, that says which file and what about it."""
    with pytest.raises(LamplightError) as caught:
        read(text, TINY, "w.json")
    assert caught.value.message.id == message
    for language in LANGUAGES:
        said = Speaker(language).say(caught.value.message)
        assert word in said
        assert "w.json" in said


def of_game(name: str) -> Layout:
    return LESSONS["dual-powers" if name.startswith("dual") else "blackout"].layout


@pytest.mark.parametrize("name", SETUPS)
def test_a_mind_shows_what_its_layout_says(name: str) -> None:
    """Whatever the component set and the number of players, rows have the widths that the networks ask for."""
    setup, layout = SETUPS[name], of_game(name)
    mind = mind_of(setup)
    for state in course(setup, 4)[::3]:
        for seat in state.to_act(setup.seats):
            shown = mind.sight(state, seat)
            assert len(shown.shared) == layout.shared
            assert {len(item) for item in shown.items} <= {layout.items}
            legal = list(state.legal(seat))
            facets = mind.facets(state, seat, legal, mind.weigh(state, seat, legal))
            assert len(facets.shared) == layout.policy_shared
            assert [len(item) for item in facets.items] == [layout.policy_items] * len(legal)
            assert max(abs(one) for row in (shown.shared, *shown.items, *facets.items) for one in row) < 20


@pytest.mark.parametrize("name", SETUPS)
def test_a_mind_with_networks_judges_and_prefers(name: str) -> None:
    setup = SETUPS[name]
    mind = mind_of(setup)
    mind.nets = nets_of(drawn(of_game(name), 6))
    for state in course(setup, 2)[::5]:
        worth = mind.worth(state)
        assert all(0.0 < one < 1.0 for one in worth)
        assert setup.seats == 1 or sum(worth) == pytest.approx(1.0)
        for seat in state.to_act(setup.seats):
            legal = list(state.legal(seat))
            assert min(mind.priors(state, seat, legal)) > 0.0
        assert all(0.0 <= one <= 1.0 for one in mind.margin(state))


def chosen(setup: Setup, state: State, nets: Nets, seed: int) -> int:
    seat = state.to_act(setup.seats)[0]
    ledger = Ledger(seat)
    state.declare(ledger)
    mind = mind_of(setup)
    mind.nets = nets
    search = Search(mind, mind.settings("expert"), random.Random(seed).random)
    search.run(seat, setup.sampler(ledger.view, seat), Clock(0.0, 12))
    return search.best(list(state.legal(seat)))


@pytest.mark.parametrize("name", SETUPS)
def test_the_hidden_part_changes_no_choice_with_networks(name: str) -> None:
    """D: as for the levels, whatever the networks make of what they see."""
    setup = SETUPS[name]
    nets = nets_of(drawn(of_game(name), 7))
    rng = random.Random(name)
    for number, state in enumerate(rng.sample(course(setup, 5), 5)):
        seat = state.to_act(setup.seats)[0]
        ledger = Ledger(seat)
        state.declare(ledger)
        other = setup.sampler(ledger.view, seat)(rng.random)
        assert chosen(setup, state, nets, number) == chosen(setup, other, nets, number)


@pytest.mark.parametrize("name", SETUPS)
def test_what_is_preferred_depends_on_what_the_seat_knows(name: str) -> None:
    """The options are described the same way in all states that the seat cannot tell apart."""
    setup = SETUPS[name]
    mind = mind_of(setup)
    rng = random.Random(name)
    for state in rng.sample(course(setup, 6), 6):
        seat = state.to_act(setup.seats)[0]
        ledger = Ledger(seat)
        state.declare(ledger)
        sampler = setup.sampler(ledger.view, seat)
        legal = list(state.legal(seat))
        rows: list[tuple[list[float], list[list[float]]]] = []
        for _ in range(2):
            other = sampler(rng.random)
            shown = mind.facets(other, seat, legal, [1.0] * len(legal))
            rows.append((shown.shared, shown.items))
        assert rows[0] == rows[1]


def test_the_margin_grows_with_the_lead() -> None:
    for name in ("dual-powers", "blackout-2"):
        setup = SETUPS[name]
        mind = mind_of(setup)
        pairs: list[tuple[int, float]] = []
        for seed in range(12):
            state = setup.start()
            rng = random.Random(seed)
            while state.acting != OVER:
                seat = state.to_act(setup.seats)[0]
                state.apply(seat, state.roll(rng.random()) if seat == CHANCE else rng.choice(state.legal(seat)))
            scores = state.scores()
            pairs.append((scores[0] - scores[1], mind.margin(state)[0]))
        pairs.sort()
        assert [margin for _, margin in pairs] == sorted(margin for _, margin in pairs)
        assert pairs[0][1] < 0.5 < pairs[-1][1]
