import { describe, expect, it } from "vitest";
import { told } from "./made-up";
import { ending, lastRound } from "./summaries";

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
});
