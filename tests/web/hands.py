"""Hands that touch the board: what is lit there is pressed where it is free, and the list of options is never used."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .playing import MOMENT, MOVES, OVER, SCENE, moment

if TYPE_CHECKING:
    import random

    from playwright.sync_api import Page

CHOICES = """async selector => {
    // Round things do not fill their boxes, and pieces lie on places: the middle first, then what is around it.
    const steps = [.5, .35, .65, .2, .8, .08, .92];
    const free = (node) => {
        const {left, top, width, height} = node.getBoundingClientRect();
        for (const down of steps) for (const across of steps) {
            const [x, y] = [left + width * across, top + height * down];
            const found = document.elementFromPoint(x, y);
            const choice = node.dataset.choice ?? node.innerText;
            if (found?.closest(selector) === node) return [{choice, x, y, width, height}];
        }
        return [];
    };
    const choices = () => [...document.querySelectorAll(selector)].flatMap(free);
    for (let found = choices(); ; ) {
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
        const now = choices();
        if (JSON.stringify(now) === JSON.stringify(found)) return now;
        found = now;
    }
}"""
"""What can be chosen on the board, with a point of it that is free: once nothing is being arranged any more."""
PIECES = ".board [data-choice]"
FOOT = ".prompt .foot button.option"
"""On a phone the board has no room for what leads on (Ready, Done): it stays below, beside what is asked."""
CHOSEN = "(() => document.querySelector('.prompt ul.few')?.innerText ?? '')()"
"""What remains to choose from, once a piece with which several things can be done was touched."""
SURE = ".prompt .ask.floats button.main"
"""What cannot be undone, or is dear, is asked once more, beside what was touched."""
CARD = "[data-story-card] button"
READY = (
    f"selector => document.querySelector({OVER!r}) || document.querySelector({SCENE!r})"
    " || document.querySelector('.prompt.asked') && document.querySelector(selector)"
)
MIDDLE = """async selector => {
    const middle = () => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box && [box.left + box.width / 2, box.top + box.height / 2];
    };
    for (let found = middle(); ; ) {
        await new Promise((rest) => setTimeout(rest, 100));
        const now = middle();
        if (String(now) === String(found)) return now;
        found = now;
    }
}"""
"""Where a button is, once it stays there."""
PAUSE_MS = 100
TOUCHES = 12
"""More pieces than anybody must touch for one decision."""
NEAR_PX = 10
"""A press so near to the one before counts as the same, for a moment."""


@dataclass(frozen=True)
class Piece:
    """Something on the board that can be chosen."""

    choice: str
    x: float
    y: float
    width: float
    height: float


class Hand:
    """Plays by pressing pieces, with the mouse or a finger."""

    def __init__(self, page: Page, chance: random.Random, *, finger: bool = False) -> None:
        self.page, self.chance = page, chance
        page.remove_locator_handler(page.locator(SCENE))  # nobody presses Escape here
        self.touch: Callable[[float, float], None] = page.touchscreen.tap if finger else page.mouse.click
        self.choices = f"{PIECES}, {FOOT}" if finger else PIECES
        self.last = (-1.0, -1.0)
        self.pressed = 0

    def play(self, moves: int = MOVES) -> int:
        """Until the end, or so many decisions; says how many pieces were pressed."""
        for _ in range(moves):
            self.page.wait_for_function(READY, arg=self.choices)
            if self.page.locator(OVER).count():
                break
            if self.page.locator(SCENE).count():
                self.leave_scene()
            else:
                self.decide()
        return self.pressed

    def leave_scene(self) -> None:
        """One press skips to its end, the next one leaves it."""
        while middle := self.page.evaluate(MIDDLE, f"{SCENE} button:last-of-type"):
            self.press(*middle)
            self.page.wait_for_timeout(PAUSE_MS)

    def press(self, x: float, y: float) -> None:
        """Somewhere else at once; in the same place when that is not taken for the same press any more."""
        if abs(x - self.last[0]) < NEAR_PX and abs(y - self.last[1]) < NEAR_PX:
            self.page.wait_for_function("() => !document.querySelector('.prompt[data-guarded]')")
        self.last = (x, y)
        self.touch(x, y)

    def pieces(self) -> list[Piece]:
        """What can be chosen. A card that tells what happened is put away if it lies upon all of it."""
        found = [Piece(**one) for one in self.page.evaluate(CHOICES, self.choices)]
        if not found and (middle := self.page.evaluate(MIDDLE, CARD)):
            self.press(*middle)
            self.page.wait_for_timeout(PAUSE_MS)
            found = [Piece(**one) for one in self.page.evaluate(CHOICES, self.choices)]
        return found

    def decide(self) -> None:
        """Press pieces until something is decided."""
        page, before = self.page, moment(self.page)
        touched: list[str] = []
        for _ in range(TOUCHES):
            pieces = [piece for piece in self.pieces() if piece.choice not in touched]
            if moment(page) != before or page.locator(SCENE).count():
                return  # others have gone on
            question = page.locator(".prompt h2").inner_text()
            assert pieces, f"{question} After {touched} nothing on the board leads on."
            piece = self.chance.choice(pieces)
            few, cards = page.evaluate(CHOSEN), page.locator(CARD).count()
            self.press(piece.x, piece.y)
            self.pressed += 1
            page.wait_for_function(
                f"([before, few, cards]) => {MOMENT} !== before || {CHOSEN} !== few || document.querySelector({SURE!r})"
                f" || document.querySelector({SCENE!r}) || document.querySelectorAll({CARD!r}).length > cards",
                arg=[before, few, cards],
            )
            if page.locator(SURE).count() and moment(page) == before:
                self.agree(before)
            if moment(page) != before or page.locator(SCENE).count():
                return
            if page.locator(CARD).count() <= cards:  # else a card came up under the finger
                touched.append(piece.choice)
        raise AssertionError(f"so many pieces were touched, and nothing is decided: {touched}")

    def agree(self, before: str) -> None:
        """Yes, where the finger is."""
        self.press(*self.page.evaluate(MIDDLE, SURE))
        self.page.wait_for_function(f"before => {MOMENT} !== before", arg=before)
