// Blackout: Hong Kong, as the web knows it.

import type { GameFace } from "../game";
import { PARTS } from "./lesson-parts";
import { fewestBatteries } from "./payment";
import { ASKED, PLACES } from "./places";
import { plate } from "./plates";
import { pointSources } from "./points";
import { finale, poster } from "./scenes";
import { results, showings } from "./showings";

export const face: GameFace = {
    board: () => import("./Board.svelte"),
    seats: [
        { name: "orange", colour: "#f28c28", shape: "square" },
        { name: "grey", colour: "#8d949e", shape: "round" },
        { name: "white", colour: "#f4f1e8", shape: "square" },
        { name: "green", colour: "#4caf68", shape: "diamond" },
    ],
    places: PLACES,
    asked: ASKED,
    plate,
    aims: () => import("./Aims.svelte"),
    person: () => import("./Person.svelte"),
    parts: PARTS,
    picture: { name: "map", window: "250 330 640 360" },
    showings,
    results,
    round: [
        ...["goal", "power", "bonus", "plan-finished", "bought", "injured", "secured", "district-scored"],
        ...["house", "house-cube", "end-near"],
    ],
    end: ["final-money", "final-tiles", "final-cards", "final", "won", "chapter-won", "chapter-lost", "orchids"],
    points: pointSources,
    scoring: "final-money",
    proposal: fewestBatteries,
    onwards: { ready: ["blackout-do-ready", "blackout-do-go", "blackout-do-done-drop"], done: ["blackout-do-done"] },
    shaping: ["chapter", "attempt"],
    series: () => import("./Campaign.svelte"),
    poster,
    finale,
    verdict: () => import("./Verdict.svelte"),
    ...(import.meta.env.DEV ? { story: () => import("./Story.svelte") } : {}),
};
