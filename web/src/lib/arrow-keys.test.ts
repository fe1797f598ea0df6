import { expect, test } from "vitest";
import { nearest, type Spot } from "./arrow-keys";

const RIGHT: Spot = [1, 0];
const UP: Spot = [0, -1];

test("arrows lead to the nearest place in their direction", () => {
    const spots: Spot[] = [
        [-10, 0],
        [30, 5],
        [20, 2],
        [0, -40],
    ];
    expect(nearest([0, 0], RIGHT, spots)).toBe(2);
    expect(nearest([0, 0], UP, spots)).toBe(3);
});

test("a place on the line comes before a nearer one aside", () => {
    expect(
        nearest([0, 0], RIGHT, [
            [20, 25],
            [40, 0],
        ]),
    ).toBe(1);
});

test("at the edge there is nowhere to go", () => {
    expect(
        nearest([0, 0], UP, [
            [5, 10],
            [90, -10],
        ]),
    ).toBe(-1);
    expect(nearest([0, 0], RIGHT, [])).toBe(-1);
});
