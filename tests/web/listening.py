"""Somebody who sees nothing: plays by roles and names alone, and knows of the match what a screen reader says."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .hands import CHOSEN
from .playing import MOMENT, MOVES, SCENE, moment

if TYPE_CHECKING:
    import random

    from playwright.sync_api import Locator, Page

HEAR = """
    window.heard = [];
    const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=alertdialog]';
    const told = new Map();
    new MutationObserver((changes) => {
        for (const change of changes) {
            const node = change.target.nodeType === Node.ELEMENT_NODE ? change.target : change.target.parentElement;
            const near = [...change.addedNodes].filter((one) => one.nodeType === Node.ELEMENT_NODE);
            for (const one of [node, ...near]) {
                const live = one?.closest?.(LIVE) ?? one?.querySelector?.(LIVE);
                const words = live?.textContent.replace(/\\s+/g, ' ').trim();
                if (!words || told.get(live) === words) continue;
                told.set(live, words);
                window.heard.push(words);
            }
        }
    }).observe(document, {subtree: true, childList: true, characterData: true});
"""
"""Notes what live regions say, when it changes."""
SURE = "document.querySelector('.prompt [role=alertdialog]')"
LISTENS = "() => !document.querySelector('.prompt[data-guarded]')"
"""A key that comes at once is taken for a repeated one."""
RULE = re.compile(r"\s*[A-Z]\d[\w.-]*\s*$")
"""The number of a rule after a line of the log: a link of its own."""


class Listener:
    """Plays by names. The page hears from its first moment on, so it is made before the table is opened."""

    def __init__(self, page: Page, chance: random.Random) -> None:
        self.page, self.chance = page, chance
        page.add_init_script(HEAR)
        self.asked: list[str] = []
        """The questions that were answered, each with the last line of the log before it."""

    def play(self, moves: int = MOVES) -> int:
        """Until the end, or so many answers; gives how many there were."""
        page = self.page
        page.remove_locator_handler(page.locator(SCENE))  # nobody presses Escape here
        again, scene = page.get_by_role("button", name="Play again"), page.get_by_role("dialog")
        question = self._question()
        for move in range(moves):
            again.or_(scene).or_(question).first.wait_for()
            if again.count():
                return move
            if scene.count():
                scene.get_by_role("button").last.press("Enter")
            else:
                self._answer(question)
        return moves

    def unheard(self) -> list[str]:
        """What was asked or happened, and nobody said."""
        said = " ".join(self.page.evaluate("window.heard"))
        return [words for words in dict.fromkeys(self.asked) if words not in said]

    def _question(self) -> Locator:
        """The part of the page with options and a rule; it is named by what it asks."""
        page = self.page
        regions = page.get_by_role("complementary").get_by_role("region")
        options = page.get_by_role("listitem").get_by_role("button", disabled=False)
        return regions.filter(has=options).filter(has=page.get_by_role("link", name="rule "))

    def _answer(self, question: Locator) -> None:
        """Press a button of the list, and yes if one is asked whether one is sure."""
        page, before = self.page, moment(self.page)
        few = page.evaluate(CHOSEN)
        if not few:
            self.asked += [question.get_by_role("heading", level=2).inner_text(), self._last_line()]
        options = question.get_by_role("listitem").get_by_role("button", disabled=False)
        options.nth(self.chance.randrange(options.count())).press("Enter")
        sure = page.get_by_role("alertdialog").get_by_role("button")
        led = f"([before, few]) => {MOMENT} !== before || {CHOSEN} !== few || {SURE}"
        page.wait_for_function(led, arg=[before, few])
        page.wait_for_function(LISTENS)
        if moment(page) == before and sure.count():
            sure.first.press("Enter")
            page.wait_for_function(f"before => {MOMENT} !== before", arg=before)
            page.wait_for_function(LISTENS)

    def _last_line(self) -> str:
        """Of the log, which is opened where it is folded away."""
        log = self.page.get_by_role("tab", name="Log", exact=True)
        if log.get_attribute("aria-selected") != "true":
            log.press("Enter")
        line = self.page.get_by_role("region", name="Log", exact=True).get_by_role("listitem").last
        return RULE.sub("", line.inner_text())
