import { describe, expect, it } from "vitest";
import * as facts from "./view";

const EMPTY = { known: [], hidden: 0 };

describe("what a view says", () => {
    it("knows who has secured a district, and with what", () => {
        expect(facts.securedBy({ "secured.north": [0, 9] }, "north")).toEqual([
            { side: "orange", piece: "house" },
            { side: "grey", piece: "cube" },
        ]);
        expect(facts.securedBy({ "secured.north": [] }, "north")).toEqual([]);
    });

    it.each([1, 6, 8])("knows %i slots and the one that a goal opens", (count) => {
        const view: Record<string, unknown> = { "grey.power": 1, "grey.slot.1": EMPTY };
        for (let slot = 1; slot <= count + 1; slot++) view[`orange.slot.${slot}`] = EMPTY;
        const locked = facts.slots({ ...view, "orange.power": 1 }, "orange");
        expect(locked.map((slot) => slot.number)).toEqual(Array.from({ length: count + 1 }, (_, place) => place + 1));
        expect(locked.map((slot) => slot.open)).toEqual([...Array.from({ length: count }, () => true), false]);
        expect(facts.slots({ ...view, "orange.power": 3 }, "orange").every((slot) => slot.open)).toBe(true);
    });

    it("knows what is planned where, and what is left in the hand", () => {
        const view = {
            "orange.held": { known: ["doctor", "scout"], hidden: 0 },
            "orange.plan": [null, "doctor"],
            "orange.slot.1": EMPTY,
            "orange.slot.2": EMPTY,
        };
        expect(facts.slots(view, "orange").map((slot) => slot.planned)).toEqual([null, "doctor"]);
        expect(facts.hand(view, "orange")).toEqual(["scout"]);
    });

    it("knows what is asked", () => {
        expect(facts.placedColour({ agenda: ["phase orange 0", "place orange 2"] })).toBe("blue");
        expect(facts.placedColour({ agenda: ["place orange 4"] })).toBe("any");
        expect(facts.placedColour({ agenda: [] })).toBeUndefined();
        expect(facts.yieldingColour({ agenda: ["yield grey 0"], card: "grey-yellow-a" })).toBe("yellow");
        expect(facts.scoutingSide({ agenda: ["team grey 0"], tile: "points-5" })).toBe("grey");
        expect(facts.scoutingSide({ agenda: ["team grey 0"], tile: null })).toBeUndefined();
        expect(facts.challenge({ challenge: 2 })).toBe("probe");
        expect(facts.challenge({ challenge: -1 })).toBeUndefined();
    });

    it("counts resources by name, and tells the colours of dice", () => {
        expect(facts.resources({ "orange.rondel": [2, 0, 1] }, "orange")).toMatchObject({ food: 2, tools: 0, gasoline: 1, battery: 0 });
        expect(facts.dice({ dice: [null, "water", "food"] })).toEqual([
            { colour: "yellow", resource: "water" },
            { colour: "blue", resource: "food" },
        ]);
    });
});
