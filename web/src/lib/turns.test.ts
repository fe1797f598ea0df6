import { describe, expect, it } from "vitest";
import { told } from "../testing/fixtures";
import type { ShowingTable } from "./showings";
import { marksOf, turnsOf } from "./turns";

const TABLE: ShowingTable = {
    bought: [
        { how: "fly", piece: "{card}", picture: "card-{card}", from: ["{card}"], to: ["{side}.hand"] },
        { how: "count", at: "{side}.money", by: "-{price}", picture: "icon-money" },
    ],
    gained: [{ how: "count", at: "{side}.money", by: "+{count}", picture: "icon-money" }],
    phase: [{ how: "pass" }],
    thought: [{ how: "silent", why: "nobody can see a thought" }],
};
const EVENTS = [
    told("Grey buys", { event: "bought", side: "grey", card: "blue-7", price: 5 }),
    told("Grey gains", { event: "gained", side: "grey", count: 2 }),
    told("Market", { event: "phase", phase: "6" }),
    told("White thinks", { event: "thought", side: "white" }),
    told("White gains", { event: "gained", side: "white", count: 1 }),
];

describe("the others' turns", () => {
    const turns = turnsOf(EVENTS, TABLE, "orange");

    it("are what one side did at a stretch", () => {
        expect(turns.map((turn) => [turn.side, turn.events.length])).toEqual([
            ["grey", 3],
            ["white", 1],
        ]);
    });

    it("are told in short by pictures and sums", () => {
        expect(turns[0]!.gist).toEqual([
            { picture: "card-blue-7", by: null },
            { picture: "icon-money", by: -3 },
        ]);
    });

    it("leave marks in their colours on pieces, not on counters and piles", () => {
        expect(marksOf(turns, "orange", (side) => `#${side}`)).toEqual({ "blue-7": "#grey" });
        expect(marksOf(turns, "grey", (side) => `#${side}`)).toEqual({});
    });
});
