import { expect, test } from "vitest";
import { told } from "../../testing/fixtures";
import { pointSources } from "./points";

test("the rows of where points came from add up", () => {
    const log = [
        told("bonus", { event: "bonus", side: "orange", points: 3 }),
        told("goal", { event: "gained", side: "grey", resource: "points", count: 2, rule: "R3.10" }),
        told("search", { event: "gained", side: "grey", resource: "points", count: 4, rule: "R4.10" }),
        told("card", { event: "gained", side: "grey", resource: "points", count: 1, rule: "R2.07" }),
        told("food", { event: "gained", side: "grey", resource: "food", count: 9, rule: "R2.07" }),
        told("way", { event: "transport", side: "orange", points: 2 }),
    ];
    expect(pointSources(log, ["orange", "grey"])).toEqual([
        { words: "web-bo-from-goals", points: [3, 2], picture: "icon-check" },
        { words: "web-bo-from-scouting", points: [0, 4], picture: "icon-search" },
        { words: "web-bo-from-cards", points: [0, 1], picture: "icon-hand" },
        { words: "web-bo-from-transport", points: [-2, 0], picture: "icon-transport" },
        { words: "web-bo-from-total", points: [1, 7], total: true },
    ]);
    expect(pointSources([], ["orange", "grey"])).toEqual([]);
});
