import { describe, expect, it } from "vitest";
import { told } from "../testing/fixtures";
import { ending, filmLog, lastRound } from "./summaries";

const LOG = [
    told("Round 1", { event: "round", round: 1 }),
    told("Red plays", { event: "played", side: "red" }),
    told("Red scores", { event: "scored", side: "red" }),
    told("Round 2", { event: "round", round: 2 }),
    told("White scores", { event: "scored", side: "white" }),
    told("White wins", { event: "won", side: "white" }),
];

describe("summaries", () => {
    it("tells the round that ended last", () => {
        const found = lastRound(["scored"], LOG);
        expect(found?.round).toBe(1);
        expect(found?.lines.map((one) => one.words.fallback)).toEqual(["Red scores"]);
        expect(found?.log).toHaveLength(2);
    });
    it("tells the last round of a match that is over", () => {
        const found = lastRound(["scored"], LOG, true);
        expect(found?.round).toBe(2);
        expect(found?.lines.map((one) => one.words.fallback)).toEqual(["White scores"]);
    });
    it("tells the round before, where the last one brought nothing", () => {
        expect(lastRound(["scored"], LOG.slice(0, 4), true)?.round).toBe(1);
    });
    it("needs a whole round", () => {
        expect(lastRound(["scored"], LOG.slice(0, 3))).toBeNull();
    });
    it("tells the end step by step", () => {
        expect(ending(["scored", "won"], LOG).map((one) => one.words.fallback)).toEqual(["White scores", "White wins"]);
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
