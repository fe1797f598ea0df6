"""Networks learn from self-play: a fit foretells, a run goes on where it stopped, and only with its own plan."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import cast

import numpy as np
import pytest
from numpy.typing import NDArray
from training.duel import CHANGES, Came, Contestant, Pairing, judge, play
from training.fitting import deciles, fit_policy, fit_value, stretched
from training.lessons import LESSONS
from training.networks import PolicyNetwork, ValueNetwork, chances, padded, soft
from training.run import Folder, Plan
from training.selfplay import Batch, Task
from training.selfplay import play as self_play

from lamplight.bots.net import OptionNet, PooledNet, Sight
from lamplight.bots.nets import read
from lamplight.kernel import LamplightError, find_game
from lamplight.text.speaker import LANGUAGES, Speaker

ROOT = Path(__file__).parents[1]


def batch_by(rule: int, count: int) -> Batch:
    """Positions whose outcome follows from their items, and decisions in which one number decides."""
    rng = np.random.default_rng(rule)
    shared = rng.normal(size=(count, 3)).astype(np.float32)
    counts = rng.integers(0, 5, count).astype(np.int32)
    items = rng.normal(size=(int(counts.sum()), 2)).astype(np.float32)
    table, mask = padded(items, counts)
    sums = 2 * shared[:, 0] + 2 * (np.abs(table[:, :, 0]) * mask).sum(axis=1) - 3
    outcome = (rng.random(count) < 1 / (1 + np.exp(-sums))).astype(np.float32)
    options = rng.integers(2, 6, count).astype(np.int32)
    rows = rng.normal(size=(int(options.sum()), 4)).astype(np.float32)
    starts = (np.cumsum(options) - options).astype(np.int32)
    visits = soft((3 * rows[:, 1]).astype(np.float32), starts, options)
    number = np.arange(count, dtype=np.int32)
    unseen = np.full(count, -1, np.float32)
    return Batch(shared, items, counts, outcome, unseen, number, shared, rows, options, visits, number)


def test_a_value_network_learns_what_items_decide() -> None:
    """The loss on matches that were not seen is far below that of averages, and said chances come true."""
    net, fitted = fit_value(batch_by(1, 6000), 1, 12, 0)
    assert fitted.loss < 0.75 * fitted.before
    fresh = batch_by(2, 4000)
    table, mask = padded(fresh.items, fresh.counts)
    sums = net.forward(net.by_shared.of_rows(fresh.shared), net.by_items.of_rows(table) * mask[:, :, None], mask)[0]
    told = chances((sums * net.stretch[0] + net.stretch[1]).astype(np.float32), 1)
    for said, true, count in deciles(told, fresh.outcome):
        assert abs(said - true) < 0.03 + 2 / count**0.5


def test_a_policy_network_learns_what_is_visited() -> None:
    net, fitted = fit_policy(batch_by(3, 3000), 12, 0)
    assert fitted.loss < 0.7 * fitted.before
    assert net.weights["w_past"][1] > max(abs(net.weights["w_past"][place]) for place in (0, 2, 3))


def test_slopes_are_those_of_the_loss() -> None:
    """Every slope, beside what the loss does when the weight moves a little."""
    batch = batch_by(4, 40)
    net = ValueNetwork(3, 2, 4, 5, np.random.default_rng(1))
    rng = np.random.default_rng(2)
    for name, weights in net.weights.items():
        moved = weights + rng.normal(size=weights.shape) * 0.3
        net.weights[name] = cast("NDArray[np.float32]", moved)  # 64 bits, so that small differences can be seen
    table, mask = padded(batch.items, batch.counts)

    def loss() -> float:
        return float((net.forward(batch.shared, table, mask)[0] ** 2).sum() / 2)

    sums, made = net.forward(batch.shared, table, mask)
    slopes = net.slopes(table, made, sums)
    for name, weights in net.weights.items():
        flat = weights.reshape(-1)
        for place in range(0, len(flat), 3):
            old = flat[place]
            flat[place] = old + 1e-5
            above = loss()
            flat[place] = old - 1e-5
            below = loss()
            flat[place] = old
            assert slopes[name].reshape(-1)[place] == pytest.approx((above - below) / 2e-5, rel=1e-3, abs=1e-2)


def test_layers_say_what_was_fitted() -> None:
    """With scales and stretch folded in, the mind's network says what the one in numpy says."""
    batch = batch_by(5, 300)
    value, _ = fit_value(batch, 1, 2, 0)
    policy, _ = fit_policy(batch, 2, 0)
    layers = value.layers()
    net = PooledNet(layers["pool"], layers["hidden"], layers["last"])
    table, mask = padded(batch.items, batch.counts)
    sums = value.forward(value.by_shared.of_rows(batch.shared), value.by_items.of_rows(table) * mask[:, :, None], mask)[
        0
    ]
    first = 0
    for place in range(60):
        rows = batch.items[first : first + batch.counts[place]]
        first += batch.counts[place]
        told = net.value(Sight(_floats(batch.shared[place]), [_floats(row) for row in rows]))
        assert told == pytest.approx(float(sums[place]) * value.stretch[0] + value.stretch[1], abs=1e-3)
    parts = policy.layers()
    options = OptionNet(parts["shared"], parts["item"], parts["last"])
    scores = policy.forward(policy.by_shared.of_rows(batch.policy_shared), batch.policy_items, batch.policy_counts)[0]
    many = int(batch.policy_counts[0])
    shown = Sight(_floats(batch.policy_shared[0]), [_floats(row) for row in batch.policy_items[:many]])
    assert options.scores(shown) == pytest.approx([float(one) for one in scores[:many]], abs=1e-3)
    assert isinstance(policy, PolicyNetwork)


def _floats(row: NDArray[np.float32]) -> list[float]:
    return [float(one) for one in row]


def test_chances_that_are_said_too_boldly_are_drawn_in() -> None:
    rng = np.random.default_rng(6)
    sums = rng.normal(size=5000).astype(np.float32)
    true = (rng.random(5000) < 1 / (1 + np.exp(-0.5 * sums - 0.4))).astype(np.float32)
    times, shift = stretched(sums, true, 1)
    assert times == pytest.approx(0.5, abs=0.1)
    assert shift == pytest.approx(0.4, abs=0.1)


@pytest.mark.parametrize("game", LESSONS)
def test_a_match_is_noted_the_same_way_again(game: str) -> None:
    way = next(iter(LESSONS[game].modes.values()))[0]
    task = Task(game, way, "", 3, 0, "seed")
    first, again = self_play(task, 4), self_play(task, 4)
    layout = LESSONS[game].layout
    assert first.shared.shape[1] == layout.shared
    assert first.items.shape == (first.counts.sum(), layout.items)
    assert first.policy_items.shape == (first.policy_counts.sum(), layout.policy_items)
    assert set(first.match) == {4}
    assert first.visits.sum() == pytest.approx(len(first.policy_counts), rel=1e-4)
    assert (first.found >= 0).all()
    for name in Batch.__slots__:
        assert (getattr(first, name) == getattr(again, name)).all()


def command(folder: Path, *more: str) -> subprocess.CompletedProcess[str]:
    given = ["dual-powers", "--mode", "two", "--run", str(folder), "--first", "24", "--matches", "16"]
    return subprocess.run(
        [sys.executable, "-m", "training", *given, "--iterations", "3", *more],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_run_learns_goes_on_and_refuses_other_settings(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    first = command(folder, "--generations", "1", "--deals", "1", "--budget", "4")
    assert first.returncode == 0, first.stderr
    assert "generation 1: value loss" in first.stdout
    assert "generation 1 against the frozen expert at 4: wins" in first.stdout
    file = folder / "gen-01" / "nets.json"
    made = file.read_bytes()
    nets = read(file.read_text(encoding="utf-8"), LESSONS["dual-powers"].layout, "nets.json")
    assert nets.value is not None
    assert nets.policy is not None
    report = json.loads((folder / "gen-01" / "report.json").read_text(encoding="utf-8"))
    assert report["strength"]["matches"] == 2
    plots = (folder / "plots.svg").read_text(encoding="utf-8")
    assert "value: log loss" in plots
    assert "<polyline" in plots
    (folder / "gen-01" / "report.json").unlink()  # as if it had been stopped: what was played is used again
    again = command(folder, "--generations", "2")
    assert again.returncode == 0, again.stderr
    assert "generation 0" not in again.stdout
    assert "generation 2: value loss" in again.stdout
    assert file.read_bytes() == made
    other = command(folder, "--generations", "2", "--seed", "another")
    assert other.returncode == 1
    assert "was begun with seed = 1, not another" in other.stderr
    assert file.read_bytes() == made


def test_a_plan_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text("[1", encoding="utf-8")
    with pytest.raises(LamplightError) as caught:
        Folder.opened(tmp_path, Plan("dual-powers", "two", 20, 20, 1, 0, "1"))
    for language in LANGUAGES:
        assert "plan.json" in Speaker(language).say(caught.value.message)


@pytest.mark.parametrize(
    "given",
    [["chess"], ["blackout", "--mode", "9", "--run", "x"], ["blackout", "--mode", "2", "--run", "x", "--first", "3"]],
)
def test_mistakes_are_told(given: list[str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "training", *given]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, check=False, env={"PYTHONPATH": str(ROOT)}
    )
    assert done.returncode == 2
    assert "error" in done.stderr
    assert not list(tmp_path.iterdir())


def test_a_duel_is_paired() -> None:
    """The same way to play on both sides: what one seat wins the other one loses, so that every deal is even."""
    same = Contestant.parse("frozen:span=0")
    came = [play(Pairing("dual-powers", {}, same, same, "4", f"seed/{deal}")) for deal in range(2)]
    assert [one.of for one in came] == [2, 2]
    verdict = judge([Came(2, 2, 0, 3, 1), Came(1, 2, 1, 2, 2), Came(2, 2, 0, 3, 1)], alone=False)
    assert verdict.share == pytest.approx(5 / 6)
    assert verdict.low < 5 / 6 < verdict.high
    assert verdict.matches == 6


def test_every_setting_can_be_changed() -> None:
    """Each keeps its type, and what is said of it is what it becomes."""
    setup = find_game("dual-powers").setup(find_game("dual-powers").read_options({}))
    said = ",".join(f"{name}=1" for name in CHANGES if name not in ("value", "policy"))
    for name in ("expert", "frozen"):
        _, plain = Contestant.parse(name).seated("dual-powers", setup)
        _, settings = Contestant.parse(f"{name}:{said},value=0,policy=0").seated("dual-powers", setup)
        for key in CHANGES[:-2]:
            assert getattr(settings, key) == 1
            assert type(getattr(settings, key)) is type(getattr(plain, key))


@pytest.mark.parametrize("text", ["casual", "expert:speed=3"])
def test_contestants_that_there_are_not(text: str) -> None:
    with pytest.raises(SystemExit, match="is no"):
        Contestant.parse(text)
