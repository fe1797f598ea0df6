import { expect, test } from "vitest";
import { info } from "../../testing/fixtures";
import { plate } from "./plate";

const VIEW = {
    ...{ score: -3, will: "white", "white.hand": 5, "white.objective": "?" },
    ...{ tokens: { "white-1a": "reserve", "white-2a": "green", "red-1a": "reserve", "red-trotsky": "reserve", lenin: "reserve" } },
};

test("a plate has the lead, the Will, the cards and the units of its own side", () => {
    const white = plate(VIEW, "white", info());
    expect(white.points).toBe(3);
    expect(white.goods.map(({ id, count }) => [id, count])).toEqual([
        ["will", 1],
        ["hand", 5],
        ["reserve", 1],
    ]);
    expect(white.note).toBe("web-dp-plate-down");
    const red = plate(VIEW, "red", info());
    expect([red.points, red.goods.map(({ id, count }) => [id, count]), red.note]).toEqual([
        null,
        [
            ["hand", 0],
            ["reserve", 1],
        ],
        "",
    ]);
});
