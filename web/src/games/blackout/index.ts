// Blackout: Hong Kong, as the web knows it.

import type { GameFace } from "../game";
import { PARTS } from "./lesson-parts";
import { fewestBatteries } from "./payment";
import { pointSources } from "./points";

export const face: GameFace = {
    board: () => import("./Board.svelte"),
    seats: [
        { name: "orange", colour: "#f28c28", shape: "square" },
        { name: "grey", colour: "#8d949e", shape: "round" },
        { name: "white", colour: "#f4f1e8", shape: "square" },
        { name: "green", colour: "#4caf68", shape: "diamond" },
    ],
    places: [{ id: "city", words: "web-bo-tab-city", icon: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14" }],
    asked: {},
    parts: PARTS,
    picture: { name: "map", window: "250 330 640 360" },
    retold: [
        ...["settled", "healed", "goal", "power", "bonus", "plan-finished", "cube", "scouts", "search", "injured", "bought"],
        ...["house", "house-cube"],
    ],
    round: [
        ...["goal", "power", "bonus", "plan-finished", "bought", "injured", "secured", "district-scored"],
        ...["house", "house-cube", "end-near"],
    ],
    end: ["final-money", "final-tiles", "final-cards", "final", "won", "chapter-won", "chapter-lost", "orchids"],
    points: pointSources,
    proposal: fewestBatteries,
    shaping: ["chapter", "attempt"],
    series: () => import("./Campaign.svelte"),
    ...(import.meta.env.DEV ? { story: () => import("./Story.svelte") } : {}),
};
