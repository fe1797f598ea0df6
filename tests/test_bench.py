"""The benchmarks run, and the page about performance is what its results generate. Nothing here asserts a time."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BENCH = ROOT / "bench"
WHOLE = {"decisions_per_second", "matches_per_second", "decisions_per_match", "move_us"}
STAGE = {"decisions_per_second", "clone_us", "legal_us", "view_us", "sample_us", "replayed_per_second"}


def run(script: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(BENCH / script), *arguments]
    surroundings = {**os.environ, **environment}
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False, env=surroundings)


def test_a_quick_run_measures_every_figure_of_the_pure_form(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    done = run("bench.py", "--quick", "--forms", "pure", "--out", str(out))
    assert done.returncode == 0, done.stderr
    result = json.loads(out.read_text(encoding="utf-8"))
    pure = result["contestants"]["pure"]
    assert pure["pure"] is True
    assert len(pure["cases"]) == 6
    for case in pure["cases"].values():
        stages = case.pop("stages")
        assert case.keys() == WHOLE
        assert list(stages) == ["10", "50", "90"]
        assert stages["50"].pop("searched_per_second") > 0
        assert stages["50"].pop("judged_per_second") > 0
        assert all(stage.keys() == STAGE for stage in stages.values())
        assert all(number > 0 for figures in (case, *stages.values()) for number in figures.values())


def test_batches_of_every_size_are_measured() -> None:
    done = run("batch_worker.py", "--seconds", "0.001", LAMPLIGHT_PURE="1")
    assert done.returncode == 0, done.stderr
    rates = json.loads(done.stdout)["rates"]
    assert len(rates) == 8
    assert all(one["steps"] > one["loop"] > 0 for one in rates.values())


def test_the_page_about_performance_is_what_its_results_generate() -> None:
    pages = [run("report.py", str(ROOT / "docs" / "performance.json")).stdout for _ in range(2)]
    assert pages[0] == pages[1] == (ROOT / "docs" / "performance.md").read_text(encoding="utf-8")


def test_a_form_that_is_not_there_is_told_and_the_rest_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    done = run("bench.py", "--quick", "--out", str(out), LAMPLIGHT_CACHE=str(tmp_path), CC="false")
    assert done.returncode == 0, done.stderr
    contestants = json.loads(out.read_text(encoding="utf-8"))["contestants"]
    assert "Command '['false'" in contestants["compiled"]["missing"]
    assert contestants["pure"]["cases"]


@pytest.mark.parametrize(
    ("script", "package"),
    [("catan.py", "catanatron"), ("board_chess.py", "chess"), ("card_games.py", "rlcard"), ("spiel.py", "pyspiel")],
)
def test_a_peer_without_its_package_says_so(script: str, package: str) -> None:
    command = [
        sys.executable,
        "-I",
        "-S",
        "-c",
        "import runpy, sys; sys.path[:0] = sys.argv[1:2]; runpy.run_path(sys.argv[2])",
    ]
    command += [str(BENCH / "peers"), str(BENCH / "peers" / script)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert f"The package {package} is not there" in done.stderr
    assert "Traceback" not in done.stderr
