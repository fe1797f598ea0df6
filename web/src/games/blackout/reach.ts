// What a search takes: who must go, and how many GPS tokens.

/** What the rules tell of a side that searches. */
export interface Scouting {
    /** The search icons of each card in hand. */
    hand: Record<string, number>;
    /** The icons of plans and face-down tiles. */
    aside: number;
    gps: number;
    /** The icons of a GPS token. */
    gps_icons: number;
    /** The icons that a probe asks for. */
    probe: number;
    /** Who goes, and how likely each of them is hurt. */
    team: Record<string, string>;
    total: number;
    needed: number | null;
}

/** A way to beat a challenge. */
export interface Way {
    /** How many cards go; one of them is hurt. */
    cards: number;
    /** How many GPS tokens are spent. */
    gps: number;
}

export function most({ hand, aside, gps, gps_icons }: Scouting): number {
    const icons = Object.values(hand);
    return icons.length ? icons.reduce((sum, one) => sum + one, 0) + aside + gps * gps_icons : 0;
}

/** With the fewest tokens, then with the fewest cards; null if no team is enough. */
export function cheapest(told: Scouting, needed: number): Way | null {
    const icons = Object.values(told.hand).sort((a, b) => b - a);
    for (let gps = 0; gps <= told.gps; gps++) {
        let total = told.aside + gps * told.gps_icons;
        for (const [number, one] of icons.entries()) {
            total += one;
            if (total >= needed) return { cards: number + 1, gps };
        }
    }
    return null;
}
