import { describe, expect, it } from "vitest";
import { Lens } from "./lens.svelte";

function lens(): Lens {
    const made = new Lens();
    made.measure(1000, 800);
    made.frame = { clientWidth: 500 } as HTMLElement;
    return made;
}
const SOUTH = [
    [700, 600],
    [900, 700],
] as const;

describe("the city comes nearer by itself", () => {
    it("as long as everything asked about stays in the frame, and goes back when nothing is", () => {
        const city = lens();
        city.embrace(SOUTH);
        expect(city.zoom).toBe(2);
        for (const [x, y] of SOUTH) {
            expect(x).toBeGreaterThan(city.x);
            expect(x).toBeLessThan(city.x + 1000 / city.zoom);
            expect(y).toBeGreaterThan(city.y);
            expect(y).toBeLessThan(city.y + 800 / city.zoom);
        }
        city.embrace([]);
        expect([city.zoom, city.x, city.y]).toEqual([1, 0, 0]);
    });
    it("not where that gains little", () => {
        const city = lens();
        city.embrace([[50, 50], ...SOUTH]);
        expect(city.zoom).toBe(1);
    });
    it("not against the hand that has moved it", () => {
        const city = lens();
        city.come(1.4);
        city.embrace(SOUTH);
        expect(city.zoom).toBe(1.4);
    });
});
