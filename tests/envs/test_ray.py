"""Many machines: the same results as on one, even if one of them is lost on the way."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from lamplight.arena import InProcess, Plan, Tournament
from lamplight.arena.cluster import MATCH_RETRIES, MATCHES_AHEAD_PER_CORE, OnRay, connect
from lamplight.envs import selfplay
from lamplight.kernel.errors import LamplightError


@pytest.mark.long
def test_two_nodes_and_one_is_lost() -> None:
    """In a process of its own, because Ray leaves threads and warnings behind."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.envs.ray_two_nodes"], capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stderr[-3000:]
    lines = [line for line in done.stdout.splitlines() if line.startswith(("nodes", "same"))]
    assert lines == ["nodes 2", "same arena True", "same records True", "same decisions True", "nodes 1"]


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_not_there_is_told(address: str) -> None:
    with pytest.raises(LamplightError, match="arena-ray-unreachable"):
        connect(address)


class FakeRay:
    """Ray's interface, as far as we use it, in this process."""

    exceptions = SimpleNamespace(RayTaskError=KeyError, RayError=RuntimeError)

    def __init__(self) -> None:
        self.waiting = 0

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def put(self, value: Any) -> Any:
        return pickle.dumps(value)

    def remote(self, work: Callable[..., Any]) -> FakeRay:
        self.work = work
        return self

    def options(self, **settings: int) -> Any:
        assert settings == {"max_retries": MATCH_RETRIES, "num_cpus": 1}

        def hand_out(*arguments: Any) -> Callable[[], Any]:
            *shared, item = arguments
            return lambda: self.work(*map(pickle.loads, shared), pickle.loads(pickle.dumps(item)))  # noqa: S301

        return SimpleNamespace(remote=hand_out)

    def wait(self, running: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        assert num_returns == 1
        self.waiting = max(self.waiting, len(running))
        return running[-1:], running[:-1]

    def get(self, done: list[Any]) -> list[Any]:
        return [work() for work in done]


def test_what_is_handed_out_comes_back_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our side of it, without a cluster: the same matches in another order, and only some of them at a time."""
    fake = FakeRay()

    def connected(address: str) -> FakeRay:
        del address
        return fake

    monkeypatch.setattr("lamplight.arena.cluster.connect", connected)
    tournament = Tournament(Plan("dual-powers", ("random", "novice"), games=10, seed="ray"))
    here = list(InProcess().play(tournament.head, tournament.schedule.fixtures(10)))
    there = list(OnRay().play(tournament.head, tournament.schedule.fixtures(10)))
    assert [one.number for one in there] != [one.number for one in here]
    for one, two in zip(here, sorted(there, key=lambda played: played.number), strict=True):
        assert replace(one, seconds=[]) == replace(two, seconds=[])
    assert fake.waiting == 2 * MATCHES_AHEAD_PER_CORE
    local = selfplay.in_order(selfplay.locally(tournament.head, tournament.schedule.fixtures(4), 1, keep_records=True))
    spread = selfplay.in_order(selfplay.on_ray("auto", tournament.head, tournament.schedule.fixtures(4), True))
    assert [episode[2] for episode in local] == [episode[2] for episode in spread]
