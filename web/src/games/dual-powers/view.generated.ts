// Written by `make docs` from what the game declares of its views. Do not edit.

/** A side. */
export type Side = "red" | "white";

/** A kind of step. */
export type Step =
    | "set-aside"
    | "neutrals"
    | "round"
    | "draw"
    | "deal"
    | "reshuffle"
    | "objective"
    | "action"
    | "begin-turn"
    | "turn"
    | "command"
    | "recruit"
    | "leader"
    | "bonus"
    | "scoring"
    | "unrest"
    | "reveal"
    | "turn-up"
    | "markers"
    | "score-marker"
    | "exhaust"
    | "end-check"
    | "cleanup"
    | "tile-unrest"
    | "tile-barricade"
    | "opposition-leader"
    | "opposition-turn"
    | "opposition-card"
    | "show";

/** A space of the calendar's months. */
export type Month = string;

/** A region of the city. */
export type Region = string;

/** A connection of two regions. */
export type Connection = string;

/** A region, or `reserve`, `box`, `waiting` (for Trotsky's month). */
export type Place = string;

/** A token. */
export type Token = string;

/** A command card or a leader card. */
export type Card = string;

/** A place with pieces: those that the holder of the view knows, and how many others there are. */
export interface Zone<Piece extends string> {
    readonly known: readonly Piece[];
    readonly hidden: number;
}

/** What a seat, or a spectator, may know of a match. */
export interface DualPowersView {
    /** What is still to be done, each step with the side that it belongs to; the last one is the present one. */
    readonly agenda: readonly {
        /** What is to be done. */
        readonly step: Step;
        /** Whom it belongs to. */
        readonly seat: Side;
        /** How many cards are still to be dealt, or how much recruit value is left. */
        readonly left?: number;
        /** Which objective marker is scored. */
        readonly marker?: number;
        /** Whether an objective is turned up to be scored (or by a bonus action). */
        readonly scoring?: boolean;
    }[];
    /** Counts the turns; it only grows. */
    readonly turn: number;
    /** The number of the round; 0 during the set-up. */
    readonly round: number;
    /** The month. */
    readonly month: Month;
    /** The day of the month. */
    readonly day: number;
    /** How far the marker of the support track is from the centre, positive towards Red's end. */
    readonly score: number;
    /** Who is ahead on the support track; null: nobody. */
    readonly ahead: Side | null;
    /** How the match ended; empty while it goes on. */
    readonly ending: "" | "track" | "calendar" | "centre";
    /** Who has won. */
    readonly winner: Side | null;
    /** Who has the Will of the People. */
    readonly will: Side;
    /** The Unrest! region; null: not turned up yet. */
    readonly unrest: Region | null;
    /** How many points the Unrest! region is worth in this month. */
    readonly unrest_points: number;
    /** The region of the tile that is next: the coming Unrest! */
    readonly barricade_tile: Region | null;
    /** The connection on which the barricade stands. */
    readonly barricade: Connection;
    /** The region tiles that lie face down. */
    readonly tiles: Zone<Region>;
    /** The region tiles that have been used. */
    readonly tiles_discarded: Zone<Region>;
    /** Where each token is. */
    readonly tokens: Readonly<Record<Token, Place>>;
    /** The tokens on the board that show their exhausted side. */
    readonly exhausted: readonly Token[];
    /** How both sides stand in every region. */
    readonly standings: Readonly<Record<Region, {
        /** How strong Red is, with the neutral tokens that follow Red. */
        readonly red: number;
        /** How many tokens count for Red. */
        readonly red_tokens: number;
        /** How strong White is, with the neutral tokens that follow White. */
        readonly white: number;
        /** How many tokens count for White. */
        readonly white_tokens: number;
        /** Who controls the region; null: nobody. */
        readonly controller: Side | null;
        /** What decides that: strength, then the number of tokens, then the Will. */
        readonly reason: "nobody" | "strength" | "tokens" | "will";
        /** Whom the neutral tokens there follow; null: nobody, or there are none. */
        readonly neutrals: Side | null;
    }>>;
    /** How they would stand if the Will changed hands, in the regions where that would be different. */
    readonly standings_turned: Readonly<Partial<Record<Region, {
        /** How strong Red is, with the neutral tokens that follow Red. */
        readonly red: number;
        /** How many tokens count for Red. */
        readonly red_tokens: number;
        /** How strong White is, with the neutral tokens that follow White. */
        readonly white: number;
        /** How many tokens count for White. */
        readonly white_tokens: number;
        /** Who controls the region; null: nobody. */
        readonly controller: Side | null;
        /** What decides that: strength, then the number of tokens, then the Will. */
        readonly reason: "nobody" | "strength" | "tokens" | "will";
        /** Whom the neutral tokens there follow; null: nobody, or there are none. */
        readonly neutrals: Side | null;
    }>>>;
    /** The regions of the objective markers 1, 2 and 3; null: not placed. */
    readonly markers: readonly (Region | null)[];
    /** Whose objectives the markers 1, 2 and 3 stand for. */
    readonly marker_side: readonly (Side | null)[];
    /** The draw pile. */
    readonly pile: Zone<Card>;
    /** The discarded cards. */
    readonly discard: Zone<Card>;
    /** The card that is being played. */
    readonly card: Card | null;
    /** The parts of the played leader card that are done. */
    readonly leader_done: readonly ("placed" | "special")[];
    /** How many cards the hand has. */
    readonly "red.hand": number;
    /** How many cards the hand has. */
    readonly "white.hand": number;
    /** The cards in hand, with the objective as long as that lies face down. */
    readonly "red.held": Zone<Card>;
    /** The cards in hand, with the objective as long as that lies face down. */
    readonly "white.held": Zone<Card>;
    /** The cards played in this round, in their order. */
    readonly "red.played": Zone<Card>;
    /** The cards played in this round, in their order. */
    readonly "white.played": Zone<Card>;
    /** The objective; null: none. */
    readonly "red.objective": Card | null | "?";
    /** The objective; null: none. */
    readonly "white.objective": Card | null | "?";
    /** Whether the objective has been chosen, while both are. */
    readonly "red.ready": boolean;
    /** Whether the objective has been chosen, while both are. */
    readonly "white.ready": boolean;
    /** The choice of an objective, until both are in. */
    readonly "red.chosen": Card | null | "?";
    /** The choice of an objective, until both are in. */
    readonly "white.chosen": Card | null | "?";
    /**
     * What the objective (or the choice of one, until both are in) scores at the end of the round. Alone: what the
     * Opposition's would be by the cards played so far.
     */
    readonly "red.claim": {
        /** The card. */
        readonly card: Card;
        /** The region whose controller scores it. */
        readonly region: Region;
        /** For so many points. */
        readonly points: number;
    } | null | "?";
    /**
     * What the objective (or the choice of one, until both are in) scores at the end of the round. Alone: what the
     * Opposition's would be by the cards played so far.
     */
    readonly "white.claim": {
        /** The card. */
        readonly card: Card;
        /** The region whose controller scores it. */
        readonly region: Region;
        /** For so many points. */
        readonly points: number;
    } | null | "?";
    /** Alone: how strong the Opposition's exhausted units are, an X on the tokens; null with two players. */
    readonly opposition_exhausted: number | null;
    /** Alone: what may lie face down since before the draw pile was reshuffled. */
    readonly old: Zone<Card>;
    /** Alone: the Opposition's face-down cards. */
    readonly opposition_pile: Zone<Card>;
    /** Alone: the Opposition's leaders that have not appeared. */
    readonly opposition_leaders: Zone<Card>;
}
