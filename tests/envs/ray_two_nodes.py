"""Run by `test_ray.py`, in a process of its own: a cluster of two nodes on this machine, and one of them is lost."""

# pyright: basic
# Ray has few types.

from __future__ import annotations

import os
import socket
import sys
import time
from contextlib import ExitStack
from dataclasses import asdict
from typing import Any

os.environ.setdefault("RAY_agent_register_timeout_ms", "300000")  # on a machine that does other things, too

from ray.cluster_utils import Cluster

from lamplight.arena import InProcess, Plan, Tournament
from lamplight.arena.cluster import OnRay, connect
from lamplight.envs import selfplay


def untimed(played: Any) -> dict[str, Any]:
    return {**asdict(played), "seconds": []}


def main() -> None:
    """Play the same matches here and on the cluster, and say whether they are the same."""
    cluster = Cluster(initialize_head=True, head_node_args={**node(), "include_dashboard": False})
    second = cluster.add_node(**node())
    address = str(cluster.address)
    ray = connect(address)
    print("nodes", alive(ray))
    tournament = Tournament(Plan("dual-powers", ("random", "novice"), games=24, seed="ray"))
    here = {one.number: untimed(one) for one in InProcess().play(tournament.head, fixtures(tournament))}
    there: dict[int, dict[str, Any]] = {}
    for played in OnRay(address).play(tournament.head, fixtures(tournament)):
        there[played.number] = untimed(played)
        if len(there) == 4:
            cluster.remove_node(second, allow_graceful=False)
    print("same arena", here == there)
    one = list(selfplay.in_order(selfplay.locally(tournament.head, fixtures(tournament, 4), 1, True)))
    two = list(selfplay.in_order(selfplay.on_ray(address, tournament.head, fixtures(tournament, 4), True)))
    print("same records", [episode[2] for episode in one] == [episode[2] for episode in two])
    same = all((a[1].observation == b[1].observation).all() for a, b in zip(one, two, strict=True))
    print("same decisions", same)
    until = time.monotonic() + 120
    while alive(ray) > 1 and time.monotonic() < until:  # a node that does not answer is given up after a while
        time.sleep(1)
    print("nodes", alive(ray))
    ray.shutdown()
    cluster.shutdown()  # type: ignore[no-untyped-call]
    sys.stdout.flush()


def alive(ray: Any) -> int:
    """How many nodes the cluster believes it has."""
    return sum(node["Alive"] for node in ray.nodes())


def node() -> dict[str, Any]:
    """A small node whose ports are given: one that has to find them itself waits for helpers that start slowly."""
    names = ("metrics_agent_port", "metrics_export_port", "dashboard_agent_listen_port", "runtime_env_agent_port")
    with ExitStack() as stack:
        sockets = [stack.enter_context(socket.socket()) for _ in names]
        for one in sockets:
            one.bind(("127.0.0.1", 0))
        ports = {name: one.getsockname()[1] for name, one in zip(names, sockets, strict=True)}
    return {"num_cpus": 1, "object_store_memory": 80 * 1024 * 1024, **ports}


def fixtures(tournament: Tournament, games: int | None = None) -> Any:
    return tournament.schedule.fixtures(tournament.total if games is None else games)


if __name__ == "__main__":
    main()
