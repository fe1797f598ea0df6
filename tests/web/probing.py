"""What the board of a table lets one choose: every lit piece is touched, and nothing is played.

Whoever wants to be asked before each move is asked here too, so a touch that would play tells which option it is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .hands import FOOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from .questions import Question

TOUCH_ALL = """async () => {
    const LONGEST_MS = 5000;
    const lit = () => [...document.querySelectorAll('.board [data-choice]')].map((one) => one.dataset.choice);
    const choices = () => [...new Set(lit())];
    const text = (node) => node?.textContent.trim() ?? '';
    const words = (node) => {
        const copy = node.cloneNode(true);
        copy.querySelector('em')?.remove(); // that it is proposed
        return text(copy);
    };
    const seen = () => ({
        asked: text(document.querySelector('.prompt .ask strong')),
        few: [...document.querySelectorAll('.prompt ul.few .words')].map(words),
        told: text(document.querySelector('.prompt [role=alert]')),
    });
    const until = async (done) => {
        for (const end = performance.now() + LONGEST_MS; !done() && performance.now() < end; )
            await new Promise(requestAnimationFrame);
    };
    const found = [];
    let place = 0;
    for (const choice of choices()) {
        const node = document.querySelector(`.board [data-choice="${CSS.escape(choice)}"]`);
        if (!node) continue;
        // Each press in another place: one in the same would be taken for the same press.
        place = (place + 60) % 600;
        node.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true, clientX: place, clientY: place}));
        node.dispatchEvent(new MouseEvent('click', {bubbles: true}));
        await until(() => { const now = seen(); return now.asked || now.few.length || now.told; });
        found.push({choice, then: choices(), ...seen()});
        document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
        await until(() => { const now = seen(); return !now.asked && !now.few.length && !now.told; });
    }
    return found;
}"""
"""Of every piece that can be chosen: what would be played, or what remains to choose from and with which pieces."""


def unreachable(page: Page, question: Question, *, on_a_phone: bool) -> list[str]:
    """The options of a question that cannot be chosen on the board, in words; and pieces that lead nowhere."""
    names = {_plain(words): names for words, names in question.offers}
    found: list[Mapping[str, Any]] = page.evaluate(TOUCH_ALL)
    feet = page.locator(f"{FOOT} .words").all_inner_texts() if on_a_phone else []
    reached = {_plain(words) for words in feet}
    lost: list[str] = []
    for touch in found:
        few = [_plain(words) for words in touch["few"]]
        if touch["asked"]:
            reached.add(_plain(touch["asked"]))
        elif few:
            reached.update(_told_apart({words: names[words] for words in few}, frozenset(touch["then"])))
        else:
            lost.append(f"{touch['choice']} leads nowhere: {touch['told']}")
    return sorted(set(names) - reached) + lost


def _told_apart(few: Mapping[str, frozenset[str]], lit: frozenset[str]) -> set[str]:
    """Those of a few options that touching further pieces leaves alone."""
    left = {words: names & lit for words, names in few.items()}
    return {
        words
        for words, mine in left.items()
        if not any(mine <= others for other, others in left.items() if other != words)
    }


def _plain(words: str) -> str:
    return re.sub(r"\s+", " ", words).strip()
