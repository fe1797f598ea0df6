import { expect, test } from "vitest";
import { districtsOf, locationsOf } from "./districts";

const MAP = {
    ...{ title: "", text: "", width: 10, height: 10 },
    body: "",
    facts: { districts: { north: { path: "M1 2L8 2L4 9Z", ring: ["a", "b", "c"] } } },
    anchors: {
        "location-a": [1, 2],
        "location-a-orange": [0.5, 1.5],
        "location-b": [8, 2.1],
        "location-c": [4, 9],
        "location-d": [9, 9],
        "district-north": [4, 4],
        "district-north-house-orange": [3, 3],
        "district-south": [9, 8],
    } as Record<string, [number, number]>,
};

test("a district is outlined as the map draws it, with the locations at its corners", () => {
    expect(locationsOf(MAP).map((one) => one.id)).toEqual(["a", "b", "c", "d"]);
    expect(districtsOf(MAP)).toEqual([
        { id: "north", at: [4, 4], path: "M1 2L8 2L4 9Z", ring: ["a", "b", "c"] },
        { id: "south", at: [9, 8], path: "", ring: [] },
    ]);
});
