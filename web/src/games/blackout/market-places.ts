// Where the cards of the market lie: a place whose card was bought stays empty until the row is filled again.

/** So many cards lie in a full row. */
const PLACES = 3;

/** The places of a row, given how it lay before. */
export function keptPlaces(before: readonly (string | null)[], cards: readonly string[]): (string | null)[] {
    const same = cards.every((card) => before.includes(card));
    const now = same ? before.map((card) => (card !== null && cards.includes(card) ? card : null)) : [...cards];
    while (now.length < PLACES) now.push(null);
    return now;
}
