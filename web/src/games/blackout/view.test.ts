import { describe, expect, it } from "vitest";
import { EXAMPLE } from "./example.generated";
import { withSlots } from "./slots.fixture";
import * as facts from "./view";

describe("what a view says", () => {
    it("knows who has secured a district, and with what", () => {
        expect(facts.securedBy(EXAMPLE, "north")).toEqual([
            { side: "orange", with: "house" },
            { side: "grey", with: "cube" },
        ]);
        expect(facts.securedBy(EXAMPLE, "lantau")).toEqual([]);
    });

    it.each([1, 6, 8])("knows %i slots and the one that a goal opens", (count) => {
        const view = withSlots("orange", count + 1);
        const locked = facts.slots({ ...view, "orange.power": [1] }, "orange");
        expect(locked.map((slot) => slot.number)).toEqual(Array.from({ length: count + 1 }, (_, place) => place + 1));
        expect(locked.map((slot) => slot.open)).toEqual([...Array.from({ length: count }, () => true), false]);
        const open = facts.slots({ ...view, "orange.power": [1, 2] }, "orange");
        expect(open.every((slot) => slot.open)).toBe(true);
    });

    it("knows what is planned where, and what is left in the hand", () => {
        const view = {
            ...EXAMPLE,
            "orange.held": { known: ["doctor", "scout"], hidden: 0 },
            "orange.plan": [null, "doctor"],
        };
        expect(facts.slots(view, "orange").map((slot) => slot.planned)).toEqual([null, "doctor", null, null]);
        expect(facts.hand(view, "orange")).toEqual(["scout"]);
        expect(facts.hand({ ...view, "orange.plan": "?" as const }, "orange")).toEqual(["doctor", "scout"]);
    });

    it("knows what is asked", () => {
        const asking = (step: facts.BlackoutView["agenda"][number]): facts.BlackoutView => ({
            ...EXAMPLE,
            agenda: [...EXAMPLE.agenda, step],
        });
        expect(facts.placedColour(asking({ step: "place", seat: "orange", colour: "any" }))).toBe("any");
        expect(facts.placedColour({ ...EXAMPLE, agenda: [] })).toBeUndefined();
        const yielding = asking({ step: "yield", seat: "grey" });
        expect(facts.yieldingCard({ ...yielding, card: "grey-yellow-a" })).toBe("grey-yellow-a");
        expect(facts.yieldingCard({ ...EXAMPLE, card: "grey-yellow-a" })).toBeNull();
        const team = asking({ step: "team", seat: "grey" });
        expect(facts.scoutingSide({ ...team, tile: "points-5" })).toBe("grey");
        expect(facts.scoutingSide({ ...team, tile: null })).toBeUndefined();
    });

    it("counts resources by name, and tells the colours of dice", () => {
        expect(facts.owned(EXAMPLE, "orange", "food")).toBe(EXAMPLE["orange.rondel"]?.food);
        expect(facts.owned(EXAMPLE, "nobody", "food")).toBe(0);
        expect(facts.dice({ ...EXAMPLE, dice: { red: null, yellow: "water", blue: "food" } })).toEqual([
            { colour: "yellow", resource: "water" },
            { colour: "blue", resource: "food" },
        ]);
    });
});
