// What the web knows of one game: its face. `games/<game>/index.ts` exports it; everything else asks `faceOf`, and knows
// no game by name. What a game leaves out is done in the way that suits any game.

import type { Component } from "svelte";
import type { Option, TableInfo, Told } from "../protocol";
import type { Values } from "../lib/options";
import type { Pictures } from "../lib/pictures.svelte";
import type { ShowingTable } from "../lib/showings";
import type { LiveTable } from "../lib/table.svelte";
import type { BoardProps, View } from "./board";

type Lazy<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** How a seat is marked: by colour, and by a shape for those who do not tell colours apart. */
export interface SeatMark {
    name: string;
    colour: string;
    shape: "square" | "round" | "diamond";
}

/** Points that came from one source, seat by seat; `words` is the id of what it is called. */
export interface PointSource {
    words: string;
    points: number[];
    total?: boolean;
    /** The game's picture of it. */
    picture?: string;
}

/** A part of the table where questions are answered: large while it is asked, and a tab where there is little room. */
export interface Place {
    id: string;
    /** The id of what its tab is called. */
    words: string;
    /** What is drawn on its tab: the path of a picture of 24 x 24. */
    icon: string;
}

/** What a player owns in public. */
export interface PlateGood {
    /** Its name in what happens: pieces fly to it. */
    id: string;
    /** One of the game's pictures. */
    picture: string;
    count: number;
    /** The id of what it is called; it gets `count`. */
    words: string;
}

/** What everybody may always see of a player. */
export interface PlateFacts {
    points: number | null;
    goods: readonly PlateGood[];
    /** Cards in hand, and the like, in words. */
    note: string;
}

/** What a scene of a round gets. */
export interface SceneProps {
    info: TableInfo;
    art: Pictures;
    /** The table as the seat sees it when the round has ended. */
    view: View;
    /** What happened in the round that ended. */
    log: readonly Told[];
    onclose: () => void;
}

/** One of the game's pictures with pieces and light on it: its poster, or how the match ended. */
export interface Scene {
    /** What of the picture is seen: a viewBox. */
    window: string;
    /** Which picture stands at which anchor, and how wide it is there. */
    pieces: readonly (readonly [picture: string, anchor: string, width: number])[];
    /** Which colour shines at which anchor. */
    lights: readonly (readonly [colour: string, anchor: string])[];
}

/** A part of the screen that lessons can light. */
export interface LessonPart {
    /** Where it is: a selector. */
    at: string;
    /** The part of the table on which it is, where there is room for one at a time. */
    place?: string;
}

export interface GameFace {
    /** The board. It comes when a table is opened. */
    board: Lazy<BoardProps & Record<string, unknown>>;
    /** The seats, in their order. */
    seats: readonly SeatMark[];
    /** The parts of the table, the most important one first. */
    places: readonly Place[];
    /** Where each kind of question is answered: the place by the id of the prompt. What is not in it belongs to the first. */
    asked: Readonly<Record<string, string>>;
    /** What a side owns in public. */
    plate?: (view: Record<string, unknown>, side: string, info: TableInfo) => PlateFacts;
    /** Everything that a player has in public, when somebody touches their plate. */
    person?: Lazy<BoardProps & { side: string } & Record<string, unknown>>;
    /** What a seat works towards and what will score, beside the board: on a desk always in sight. */
    aims?: Lazy<BoardProps & Record<string, unknown>>;
    /** How a round is scored, as a scene over the table when the round has ended. */
    scene?: Lazy<SceneProps & Record<string, unknown>>;
    /** The parts of the screen that lessons speak of. */
    parts?: Readonly<Record<string, LessonPart>>;
    /** Its picture in the lobby: one of the game's own, seen through a window (a viewBox). */
    picture?: { name: string; window: string };
    /** What is to be seen of each kind of event; without it all are marked on the board. */
    showings?: ShowingTable;
    /** The kinds of events that end in a card when several of them follow from one click, and what else the card lists. */
    results?: { from: readonly string[]; along: readonly string[] };
    /** The picture as a poster, and whether that is of the night or of paper. */
    poster?: Scene & { tone: "night" | "paper" };
    /** How the match stands in the end: what is on the picture, and whose light. */
    finale?: (view: Record<string, unknown>, info: TableInfo) => Scene;
    /** What the end asks beside the points: conditions that were met or not. */
    verdict?: Lazy<{ table: LiveTable }>;
    /** The two sides of a game in which what one gains the other loses: their points are one line, not two. */
    balance?: readonly [string, string];
    /** The kind of event with which the final scoring begins, after the last round. */
    scoring?: string;
    /** The kinds of events that a summary of a round is made of. */
    round?: readonly string[];
    /** The kinds of events that tell how the end was reached. */
    end?: readonly string[];
    /** Where everybody's points came from, with a last row that adds up. */
    points?: (log: readonly Told[], sides: readonly string[]) => PointSource[];
    /** Which of the options one would usually take, where they are ways to pay for the same thing. */
    proposal?: (options: readonly Option[]) => Option | null;
    /** Whether its icons are black, and stand on paper. */
    inked?: boolean;
    /** The ids of what options are called that lead on, and of those that do so after a first step: the filled button. */
    onwards?: { ready?: readonly string[]; done?: readonly string[] };
    /** Options that shape the table (against whom, how far) and are no variants of the rules, beside `players`. */
    shaping?: readonly string[];
    /** How many seats a table with these options has, if no option `players` says it. */
    seatCount?: (options: Values) => number;
    /** The page of a series of matches: how far it is. */
    series?: Lazy<{ info: TableInfo }>;
    /** Its components in their states, for development only. */
    story?: Lazy<Record<string, never>>;
}
