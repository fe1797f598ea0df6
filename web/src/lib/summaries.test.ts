import { describe, expect, it } from "vitest";
import { told } from "../testing/fixtures";
import { breakdown, ending, filmLog, lastRound } from "./summaries";

const LOG = [
    told("Round 1", { event: "round", round: 1 }),
    told("Red plays", { event: "played", side: "red" }),
    told("Red scores", { event: "marker-scored", side: "red" }),
    told("Round 2", { event: "round", round: 2 }),
    told("White scores", { event: "marker-scored", side: "white" }),
    told("White wins", { event: "calendar-won", side: "white" }),
];

describe("summaries", () => {
    it("tells the round that ended last", () => {
        const found = lastRound("dual-powers", LOG);
        expect(found?.round).toBe(1);
        expect(found?.lines.map((one) => one.words.fallback)).toEqual(["Red scores"]);
    });
    it("needs a whole round", () => {
        expect(lastRound("dual-powers", LOG.slice(0, 3))).toBeNull();
    });
    it("tells the end step by step", () => {
        expect(ending("dual-powers", LOG).map((one) => one.words.fallback)).toEqual(["White scores", "White wins"]);
    });
    it("says where points came from, in rows that add up", () => {
        const log = [
            told("bonus", { event: "bonus", side: "orange", points: 3 }),
            told("goal", { event: "gained", side: "grey", resource: "points", count: 2, rule: "R3.10" }),
            told("search", { event: "gained", side: "grey", resource: "points", count: 4, rule: "R4.10" }),
            told("card", { event: "gained", side: "grey", resource: "points", count: 1, rule: "R2.07" }),
            told("food", { event: "gained", side: "grey", resource: "food", count: 9, rule: "R2.07" }),
            told("way", { event: "transport", side: "orange", points: 2 }),
        ];
        expect(breakdown("blackout", log, ["orange", "grey"])).toEqual([
            { source: "goals", points: [3, 2] },
            { source: "scouting", points: [0, 4] },
            { source: "cards", points: [0, 1] },
            { source: "transport", points: [-2, 0] },
            { source: "total", points: [1, 7] },
        ]);
        expect(breakdown("dual-powers", log, ["orange", "grey"])).toEqual([]);
    });
    it("forgets what a film took back", () => {
        const [one, two, three] = LOG;
        const frame = { seat: 0, words: null };
        const film = {
            frames: [
                { ...frame, log: [one!, two!] },
                { ...frame, log: [], log_length: 1 },
                { ...frame, log: [three!] },
            ],
        };
        expect(filmLog(film)).toEqual([one, three]);
    });
});
