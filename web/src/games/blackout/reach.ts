// What a search takes, as the rules tell it: who must go, and how many GPS tokens.

/** The least that wins a challenge. */
export interface Team {
    /** How many cards go; one of them is hurt. */
    cards: number;
    /** How many GPS tokens are spent. */
    gps: number;
}

export interface Challenge {
    /** The search icons that it asks for. */
    icons: number;
    /** Null: out of reach. */
    team: Team | null;
}

/** What the rules tell of a side that searches. */
export interface Scouting {
    /** The search icons of each card in hand. */
    hand: Record<string, number>;
    /** The icons of plans and face-down tiles. */
    aside: number;
    /** What a GPS token counts for. */
    gps_icons: number;
    /** Who goes, and how likely each of them is hurt. */
    team: Record<string, string>;
    total: number;
    needed: number | null;
    /** The most icons that the side can bring together. */
    reach: number;
    /** What can be tried with each tile that was looked at: some challenges are not for every tile. */
    challenges: Record<string, Partial<Record<"simple" | "advanced" | "probe", Challenge>>>;
}
