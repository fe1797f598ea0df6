// Dual Powers: Revolution 1917, as the web knows it.

import type { GameFace } from "../game";
import { PARTS } from "./lesson-parts";

export const face: GameFace = {
    board: () => import("./Board.svelte"),
    seats: [
        { name: "red", colour: "#c8102e", shape: "round" },
        { name: "white", colour: "#f4f1e8", shape: "square" },
    ],
    places: [{ id: "map", words: "web-dp-tab-map", icon: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14" }],
    asked: {},
    parts: PARTS,
    picture: { name: "board", window: "60 480 880 500" },
    retold: [
        ...["played", "recruited", "moved", "rested", "demonstrated", "objective-shown", "unrest-scored", "unrest-bonus", "marker-scored"],
        ...["opposition-leader", "opposition-unit", "trotsky-returns", "trotsky-joins"],
    ],
    round: [
        ...["unrest-scored", "unrest-bonus", "unrest-nobody", "objective-shown", "marker-scored", "marker-nobody"],
        ...["score", "returned", "removed"],
    ],
    end: [
        ...["unrest-scored", "marker-scored", "marker-nobody", "score"],
        ...["track-won", "calendar-won", "centre-won", "solo-won", "solo-lost"],
    ],
    shaping: ["solo", "difficulty"],
    seatCount: ({ solo }) => (solo !== undefined && solo !== "none" ? 1 : 2),
    ...(import.meta.env.DEV ? { story: () => import("./Story.svelte") } : {}),
};
