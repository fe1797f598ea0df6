import { describe, expect, it } from "vitest";
import { wantedColours } from "./lacks";
import { keptPlaces } from "./market-places";

describe("the places of the market", () => {
    it("stay when a card is bought", () => {
        const full = keptPlaces([], ["a", "b", "c"]);
        expect(full).toEqual(["a", "b", "c"]);
        const bought = keptPlaces(full, ["a", "c"]);
        expect(bought).toEqual(["a", null, "c"]);
        expect(keptPlaces(bought, ["c"])).toEqual([null, null, "c"]);
    });
    it("are laid anew when the row is filled", () => {
        expect(keptPlaces(["a", null, "c"], ["c", "d", "e"])).toEqual(["c", "d", "e"]);
        expect(keptPlaces([], ["a"])).toEqual(["a", null, null]);
    });
});

describe("the colours that goals want", () => {
    const goals = { "red-4": [[{ what: "slot", slot: 2, cards: { red: 1, blue: 2 } }]] };
    it("are fewer by what is planned there", () => {
        expect(wantedColours(goals)).toEqual([
            {
                card: "red-4",
                slot: 2,
                colours: [
                    { colour: "red", count: 1 },
                    { colour: "blue", count: 2 },
                ],
            },
        ]);
        expect(wantedColours(goals, { 2: "red" })[0]?.colours).toEqual([{ colour: "blue", count: 2 }]);
        expect(wantedColours(goals, { 1: "red" })[0]?.colours).toHaveLength(2);
    });
    it("are nothing when the plan has them all", () => {
        expect(wantedColours({ power: [[{ what: "slot", slot: 1, cards: { blue: 1 } }]] }, { 1: "blue" })).toEqual([]);
    });
});
