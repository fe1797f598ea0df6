"""Measures whether our own component sets do what we want of them: a tool for those who tune the numbers.

`python -m calibration blackout --bot expert@100 --games 400` plays through the arena and holds every target of the two
games against what came of it; docs/calibration.json keeps the figures, docs/calibration.md is written from them.

    modes.py        what is played, and how: a run of the arena for every number of players, chapter and difficulty
    estimates.py    a figure with its 95 % interval, and whether it is within bounds
    hands.py        what one seat had in one match; how often those win that have something
    dual_powers.py  the targets of Dual Powers, and facts for whoever tunes it
    blackout.py     the same for Blackout
    report.py       what was measured, as data: docs/calibration.json
    page.py         the same for people: docs/calibration.md
"""
