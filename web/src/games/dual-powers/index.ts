// Dual Powers: Revolution 1917, as the web knows it.

import type { GameFace } from "../game";
import { PARTS } from "./lesson-parts";
import { plate } from "./plate";
import { pointSources } from "./points";
import { finale, poster } from "./scenes";
import { results, showings } from "./showings";

export const face: GameFace = {
    board: () => import("./Board.svelte"),
    seats: [
        { name: "red", colour: "#c8102e", shape: "round" },
        { name: "white", colour: "#f4f1e8", shape: "square" },
    ],
    parts: PARTS,
    places: [
        { id: "map", words: "web-dp-tab-map", icon: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14" },
        { id: "hand", words: "web-dp-tab-hand", icon: "M4 7l7-2 4 14-7 2zM13 5l7 2-4 13" },
        { id: "scores", words: "web-dp-tab-scores", icon: "M5 21V4h13l-3 4 3 4H5" },
    ],
    asked: {
        "dual-powers-ask-objective": "hand",
        "dual-powers-ask-objective-ready": "hand",
        "dual-powers-ask-turn": "hand",
        "dual-powers-ask-command": "map",
        "dual-powers-ask-recruit": "map",
        "dual-powers-ask-leader-both": "map",
        "dual-powers-ask-leader-place": "map",
        "dual-powers-ask-leader-special": "map",
        "dual-powers-ask-bonus": "map",
        "dual-powers-ask-unrest": "scores",
        "dual-powers-ask-wait": "map",
        "dual-powers-ask-chance": "map",
        "dual-powers-ask-over": "scores",
    },
    plate,
    aims: () => import("./Aims.svelte"),
    person: () => import("./Person.svelte"),
    scene: () => import("./ScoringScene.svelte"),
    picture: { name: "board", window: "60 480 880 500" },
    showings,
    results,
    round: [
        ...["unrest-scored", "unrest-bonus", "unrest-nobody", "objective-shown", "marker-scored", "marker-nobody"],
        ...["counted", "score", "returned", "removed"],
    ],
    end: [
        ...["unrest-scored", "marker-scored", "marker-nobody", "score"],
        ...["track-won", "calendar-won", "centre-won", "solo-won", "solo-lost"],
    ],
    inked: true,
    shaping: ["solo", "difficulty"],
    seatCount: ({ solo }) => (solo !== undefined && solo !== "none" ? 1 : 2),
    points: pointSources,
    balance: ["red", "white"],
    poster,
    finale,
    ...(import.meta.env.DEV ? { story: () => import("./Story.svelte") } : {}),
};
