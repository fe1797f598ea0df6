"""Many machines: the same results as on one, even if one of them is lost on the way."""

from __future__ import annotations

import subprocess
import sys

import pytest

from lamplight.arena.cluster import connect
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


def test_without_ray_there_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(name: str) -> None:
        del name

    monkeypatch.setattr("lamplight.arena.cluster.find_spec", nothing)
    with pytest.raises(LamplightError, match="arena-no-ray"):
        connect("auto")
