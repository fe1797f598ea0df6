"""What the server counts, for Prometheus. Each process counts for itself; `shown` adds up those of this machine."""

from __future__ import annotations

import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

CONNECTIONS = Gauge("lamplight_connections", "Clients that are connected", multiprocess_mode="livesum")
SENT = Counter("lamplight_sent_bytes", "Bytes sent to clients")
ROWS = Counter("lamplight_rows", "Things that happened at tables", ["kind"])
REFUSALS = Counter("lamplight_refusals", "Commands that changed nothing", ["code"])
ROOMS = Gauge("lamplight_rooms", "Tables in memory", multiprocess_mode="livesum")
COMMAND_SECONDS = Histogram(
    "lamplight_command_seconds",
    "From a command to its row being written",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
BOT_SECONDS = Histogram("lamplight_bot_seconds", "How long bots think", buckets=(0.01, 0.05, 0.1, 0.5, 1, 2, 3, 5, 10))


def shown() -> bytes:
    """The counters of all processes of this machine, as Prometheus reads them."""
    registry = REGISTRY
    if os.environ.get("PROMETHEUS_MULTIPROC_DIR"):
        registry = CollectorRegistry()
        multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
