"""The core under another Python that has none of our packages: the same matches to the last detail."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from lamplight.arena import InProcess, Plan, Workers, matches, run
from lamplight.kernel.errors import LamplightError

HARBOUR = Path(__file__).parents[1] / "blackout" / "sets" / "harbour"
BARE = str(Path(os.path.realpath(sys.executable)))
"""The Python that our environment was made from: it does not know Lamplight nor what it depends on."""
PYTHONS = [BARE, *(path for path in [shutil.which("pypy3")] if path is not None)]
PLANS = {
    "dual-powers": Plan("dual-powers", ("novice", "casual@3"), games=2, seed="a"),
    "solo": Plan("dual-powers", ("casual@3",), games=1, seed="a", options={"solo": "white", "difficulty": 2}),
    "blackout": Plan("blackout", ("novice", "random"), games=2, seed="a", options={"players": 3}),
    "harbour": Plan("blackout", ("novice", "random"), games=2, seed="a", components=str(HARBOUR)),
}


@pytest.mark.parametrize("python", PYTHONS, ids=lambda path: Path(path).name)
@pytest.mark.parametrize("plan", PLANS.values(), ids=PLANS)
def test_another_python_plays_the_same_matches(plan: Plan, python: str, tmp_path: Path) -> None:
    assert python != sys.executable
    run(plan, folder=tmp_path / "here", executor=InProcess())
    run(plan, folder=tmp_path / "there", executor=Workers(python=python))
    told = [
        [(one.winners, one.returns, one.scores, one.rounds, one.decisions, one.iterations, one.counted) for one in them]
        for them in (matches(tmp_path / "here"), matches(tmp_path / "there"))
    ]
    assert told[0] == told[1]


def test_a_series_is_not_sent_elsewhere() -> None:
    plan = Plan("blackout", ("random",), games=1, seed="a", options={"players": 1}, series="campaign")
    with pytest.raises(LamplightError) as caught:
        run(plan, executor=Workers(python=BARE))
    assert caught.value.message.id == "arena-no-series-there"
