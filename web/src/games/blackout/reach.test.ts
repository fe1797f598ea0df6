import { describe, expect, it } from "vitest";
import { cheapest, most, type Scouting } from "./reach";

const TOLD: Scouting = {
    ...{ hand: { leader: 2, student: 1, porter: 1 }, aside: 1, gps: 2, gps_icons: 3, probe: 4 },
    ...{ team: {}, total: 0, needed: null },
};

describe("what a search takes", () => {
    it("goes with the fewest tokens, then with the fewest cards", () => {
        expect(cheapest(TOLD, 3)).toEqual({ cards: 1, gps: 0 });
        expect(cheapest(TOLD, 5)).toEqual({ cards: 3, gps: 0 });
        expect(cheapest(TOLD, 6)).toEqual({ cards: 1, gps: 1 });
        expect(cheapest(TOLD, 11)).toEqual({ cards: 3, gps: 2 });
    });

    it("is out of reach beyond the most that a side has, and without anybody to send", () => {
        expect(most(TOLD)).toBe(11);
        expect(cheapest(TOLD, 12)).toBeNull();
        expect(most({ ...TOLD, hand: {} })).toBe(0);
        expect(cheapest({ ...TOLD, hand: {} }, 1)).toBeNull();
    });
});
