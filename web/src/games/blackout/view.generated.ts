// Written by `make docs` from what the game declares of its views. Do not edit.

/** A player, by colour. */
export type Side = string;

/** A card: a player's own, of the deck, or an emergency plan. */
export type Card = string;

/** A scout tile. */
export type Tile = string;

/** A place on the map for cubes. */
export type Location = string;

/** A part of the city, with locations round it. */
export type District = string;

/** What the ring of the rondel has, and the dice show. */
export type Resource = "food" | "tools" | "gasoline" | "water" | "book" | "medipack";

/** A segment of the rondel: a resource, or batteries. */
export type Good = "food" | "tools" | "gasoline" | "water" | "book" | "medipack" | "battery";

/** A die, by colour. */
export type Die = "red" | "yellow" | "blue";

/** A row of the market. */
export type Row = string;

/** A slot of the player board, by number. */
export type Slot = string;

/** What can be gained. */
export type Gain =
    | "food"
    | "tools"
    | "gasoline"
    | "water"
    | "book"
    | "medipack"
    | "battery"
    | "money"
    | "points"
    | "gps"
    | "transport"
    | "map-cube"
    | "heal"
    | "check-mark"
    | "hand-icons"
    | "chosen-resource";

/** A step of the game. */
export type Step =
    | "first"
    | "starters"
    | "emergency"
    | "refill"
    | "settle"
    | "round"
    | "throw"
    | "plan"
    | "deploy"
    | "yield"
    | "parts"
    | "goals"
    | "pay"
    | "pay-gps"
    | "type"
    | "gain"
    | "heal"
    | "check"
    | "place"
    | "after-goal"
    | "complete"
    | "scout"
    | "look"
    | "collect"
    | "challenge"
    | "team"
    | "injury"
    | "market"
    | "market-solo"
    | "clean-up"
    | "waste"
    | "drop"
    | "secure"
    | "house"
    | "refresh"
    | "checks"
    | "end-round"
    | "phase"
    | "score";

/** A place with pieces: those that the holder of the view knows, and how many others there are. */
export interface Zone<Piece extends string> {
    readonly known: readonly Piece[];
    readonly hidden: number;
}

/** What a seat, or a spectator, may know of a match. */
export interface BlackoutView {
    /** What is still to be done; the last step is the present one. */
    readonly agenda: readonly {
        /** What is to be done. */
        readonly step: Step;
        /** Whom it belongs to. */
        readonly seat: Side;
        /** How many times it is still to be done. */
        readonly left?: number;
        /** Which phase begins. */
        readonly phase?: number;
        /** The row of the market that is filled up. */
        readonly row?: number;
        /** Which card; null: a restore-power goal of the board. */
        readonly card?: Card | null;
        /** Which goal of the card. */
        readonly goal?: number;
        /** After the last goal of a plan: what comes next, its bonus or its end. */
        readonly stage?: "bonus" | "end";
        /** What is gained. */
        readonly gain?: Gain;
        /** What is paid. */
        readonly resource?: Gain;
        /** How much of it. */
        readonly amount?: number;
        /** Whether it is paid; else it is gained. */
        readonly paying?: boolean;
        /** By which rule it is gained, where a goal gives it. */
        readonly rule?: "R3.10" | "R3.33" | "R3.34" | "R15.06";
        /** The colour of the locations where a cube may go. */
        readonly colour?: "red" | "yellow" | "blue" | "purple" | "any";
        /** Which district. */
        readonly district?: District;
    }[];
    /** Counts the turns; it only grows. */
    readonly turn: number;
    /** The number of the round; 0 during the set-up. */
    readonly round: number;
    /** The phase of the round, 1 to 8. */
    readonly phase: number;
    /** The starting player of the round. */
    readonly first: Side;
    /** The number of the last round; 0 as long as it is not known. */
    readonly last_round: number;
    /** Whether the match is over. */
    readonly ended: boolean;
    /** How many dice have been thrown in this round. */
    readonly throws: number;
    /** What the dice show; null: not thrown yet. */
    readonly dice: Readonly<Record<Die, Resource | null>>;
    /** How many players in a row have passed in the market. */
    readonly passes: number;
    /** Whether a card was bought in this market. */
    readonly bought: boolean;
    /** The card that was turned up last. */
    readonly card: Card | null;
    /**
     * What has been used of the card that was turned up last: its parts, counted from 1. After a refresh in phase 8:
     * the check-mark actions that have been used, those of the board, then those of the plans in the check-mark
     * area.
     */
    readonly used: readonly number[];
    /** The district that is being scouted. */
    readonly district: District | null;
    /** The scout tile whose challenge is taken on. */
    readonly tile: Tile | null;
    /** The challenge that the team takes on. */
    readonly challenge: "simple" | "advanced" | "probe" | null;
    /** The cards that go searching. */
    readonly team: Zone<Card>;
    /** How many GPS tokens go with the team. */
    readonly team_gps: number;
    /** The draw deck, face down. */
    readonly deck: Zone<Card>;
    /** The reserve deck, face down. */
    readonly reserve: Zone<Card>;
    /** The cards on display in a row of the market. */
    readonly [key: `display.${number}`]: Zone<Card>;
    /** The discarded cards. */
    readonly discard: Zone<Card>;
    /** The goals that are marked with a cube, for plans with such goals. */
    readonly marks: Readonly<Partial<Record<Card, readonly number[]>>>;
    /** The districts that are secured. */
    readonly secured: readonly District[];
    /** The districts that nobody may scout any more in this phase. */
    readonly scouted: readonly District[];
    /** The districts whose scout tiles lie face up. */
    readonly face_up: readonly District[];
    /** The scout tiles in a district. */
    readonly [key: `tiles.${District}`]: Zone<Tile>;
    /** Who has looked at the face-down tiles of a district. */
    readonly [key: `looked.${District}`]: readonly Side[];
    /** Who has secured a district, in the order of their houses. */
    readonly [key: `secured.${District}`]: readonly {
        /** Who has secured it. */
        readonly side: Side;
        /** What stands there: a house, or a cube if no house was left. */
        readonly with: "house" | "cube";
    }[];
    /** The scout tiles that went to the box after somebody had seen them. */
    readonly boxed: Zone<Tile>;
    /** The points so far. */
    readonly [key: `${Side}.score`]: number;
    /** The coins. */
    readonly [key: `${Side}.money`]: number;
    /** The transport tokens. */
    readonly [key: `${Side}.transport`]: number;
    /** The GPS tokens. */
    readonly [key: `${Side}.gps`]: number;
    /** The cubes in supply. */
    readonly [key: `${Side}.supply`]: number;
    /** The cubes on each segment of the rondel. */
    readonly [key: `${Side}.rondel`]: Readonly<Record<Good, number>>;
    /** The locations with a cube. */
    readonly [key: `${Side}.cubes`]: readonly Location[];
    /** The check-mark actions of the board that a house still locks, from 1. */
    readonly [key: `${Side}.houses`]: readonly number[];
    /** The restore-power goals that are done: 1 gives the larger hand, 2 the last slot. */
    readonly [key: `${Side}.power`]: readonly number[];
    /** The emergency plan; null in a chapter, and once it is done. */
    readonly [key: `${Side}.emergency`]: Card | null;
    /** The marked goals of each emergency plan that all share in a chapter. */
    readonly [key: `${Side}.shared`]: Readonly<Partial<Record<Card, readonly number[]>>>;
    /** The cards on the objective spots. */
    readonly [key: `${Side}.objectives`]: Zone<Card>;
    /** The plans in the check-mark area. */
    readonly [key: `${Side}.check_area`]: Zone<Card>;
    /** The cards in hospital. */
    readonly [key: `${Side}.hospital`]: Zone<Card>;
    /** The collected scout tiles that lie face up. */
    readonly [key: `${Side}.tiles_up`]: Zone<Tile>;
    /** The collected scout tiles that lie face down. */
    readonly [key: `${Side}.tiles_down`]: Zone<Tile>;
    /** The cards in a slot, the top one last. */
    readonly [key: `${Side}.slot.${number}`]: Zone<Card>;
    /** The cards in hand together with those that are planned face down. */
    readonly [key: `${Side}.held`]: Zone<Card>;
    /** Whether the plan is made. */
    readonly [key: `${Side}.ready`]: boolean;
    /** The card that lies planned in each slot, face down; null: none. */
    readonly [key: `${Side}.plan`]: readonly (Card | null)[] | "?";
    /** The card that is chosen to be planned next. */
    readonly [key: `${Side}.picking`]: Card | null | "?";
    /** Whether the hand was shown to everybody in this round. */
    readonly [key: `${Side}.hand_shown`]: boolean;
    /** The hand, where it was shown; else empty. */
    readonly [key: `${Side}.hand`]: Zone<Card>;
    /** The slots with a planned card; null as long as plans are being made. */
    readonly [key: `${Side}.face_down`]: Zone<Slot> | null;
}
