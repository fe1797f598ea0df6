"""The page about the ladder says what was measured."""

from __future__ import annotations

from dataclasses import replace

from calibration.ladder import DOCS, LEVELS, Step, load, page

from lamplight.kernel.game import find_game

STEP = Step("dual-powers", 2, "steady", "casual", 200, 0.72, 0.65, 0.78, "abc")


def test_the_page_is_what_the_figures_make() -> None:
    assert (DOCS / "ladder.md").read_text(encoding="utf-8") == page(load())


def test_every_step_is_one_level_up() -> None:
    for step in load():
        names = [name.partition("@")[0] for name in (step.stronger, step.weaker)]
        assert LEVELS.index(names[0]) == LEVELS.index(names[1]) + 1
        assert 0 <= step.low <= step.share <= step.high <= 1
        assert find_game(step.game)


def test_verdicts() -> None:
    assert STEP.verdict == "met"
    assert replace(STEP, low=0.59).verdict == "open"
    assert replace(STEP, share=0.5, low=0.4, high=0.6).verdict == "missed"
    assert replace(STEP, weaker="random", stronger="novice").verdict == "missed"
    assert replace(STEP, players=3, share=0.54).verdict == "met"
    assert replace(STEP, players=4, share=0.39).verdict == "missed"


def test_the_page_tells_every_step() -> None:
    text = page([STEP, replace(STEP, game="blackout", players=4, share=0.5)])
    assert "| steady | casual | 72.0 % | 65.0–78.0 % |" in text
    assert "(2.00 times even)" in text
