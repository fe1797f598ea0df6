import { describe, expect, it } from "vitest";
import { RING, touchRadius } from "./touch-radius";

const map = { width: 1000, height: 900 };
const places = [
    { id: "a", at: [200, 200] as const },
    { id: "b", at: [290, 200] as const },
    { id: "c", at: [500, 500] as const },
    { id: "d", at: [965, 500] as const },
];
const radius = (id: string, ...able: string[]): number => touchRadius(places.find((one) => one.id === id)!.at, places, new Set(able), map);

describe("how far from a location one still touches it", () => {
    it("is a finger where there is room", () => {
        expect(radius("c", "a", "b", "c")).toBe(54);
    });
    it("shares the way between two that can be chosen", () => {
        expect(radius("a", "a", "b")).toBe(45);
        expect(radius("b", "a", "b")).toBe(45);
    });
    it("leaves the ring of one that cannot be chosen free", () => {
        expect(radius("a", "a")).toBe(54);
        expect(touchRadius([230, 200], [...places, { id: "e", at: [230, 200] }], new Set(["e"]), map)).toBe(RING);
    });
    it("does not leave the map", () => {
        expect(radius("d", "d")).toBe(35);
    });
});
