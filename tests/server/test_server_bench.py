"""The benchmark of the server runs, and its figures get into the page about performance. No time is asserted."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def run(script: str, *arguments: str) -> str:
    command = [sys.executable, str(ROOT / "bench" / script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.long
def test_a_quick_run_measures_every_figure_and_the_page_shows_them(tmp_path: Path) -> None:
    out = tmp_path / "server.json"
    assert "What breaks first" in run("server/server_bench.py", "--quick", "--out", str(out))
    result = json.loads(out.read_text(encoding="utf-8"))
    (step,), (pushed,) = result["live"], result["push"]
    assert pushed["tables"] == 2 * step["tables"]
    assert step["tables"] == 4
    assert step["actions"] > 0
    assert step["errors"] == 0
    assert 0 < step["p50_ms"] <= step["p95_ms"] <= step["p99_ms"] <= step["worst_ms"]
    assert result["idle"]["clients"] == result["idle"]["still_connected"] == 20
    assert result["cold"]["actions"] > 100
    assert result["restart"]["tables"] == 10
    assert all(number > 0 for part in ("idle", "cold", "restart") for number in result[part].values())
    page = run("report.py", str(ROOT / "docs" / "performance.json"), "--server", str(out))
    section = page.partition("## The server")[2].partition("\n## ")[0]
    assert "restart with 10 unfinished tables" in section
    assert all(f"| {one['tables']} | " in section for one in (step, pushed))
    assert result["limit"] in section
    assert str(tmp_path) not in page
