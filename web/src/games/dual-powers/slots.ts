// Where the cards of a hand lie: a card keeps its place as long as it is held, and a played one leaves a gap.

export type Slot = string | null;

/** The slots after a change: new cards fill the gaps, then go to the end. Of a whole new hand nothing is left to keep. */
export function arranged(before: readonly Slot[], cards: readonly string[]): Slot[] {
    const slots: Slot[] = before.map((card) => (card !== null && cards.includes(card) ? card : null));
    for (const card of cards) {
        if (slots.includes(card)) continue;
        const gap = slots.indexOf(null);
        if (gap < 0) slots.push(card);
        else slots[gap] = card;
    }
    return slots;
}
