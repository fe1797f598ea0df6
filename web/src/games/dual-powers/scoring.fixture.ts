// A scoring as it is told: for tests and the story page.

import type { Told } from "../../protocol";
import { told } from "../../testing/fixtures";

/** A tie that the number of tokens decides, a region of the other side's, and one where the Will adds a neutral token. */
export const SCORED: readonly Told[] = [
    told("", { event: "will", side: "red" }),
    told("", { event: "marker", marker: 1, region: "white" }),
    told("", { event: "unrest-scored", side: "red", region: "white", points: 3 }),
    told("", { event: "score", ahead: 1, side: "red" }),
    told("", { event: "objective-shown", side: "white", card: "brown-4" }),
    told("", { event: "objective-shown", side: "red", card: "blue-7" }),
    told("", { event: "marker", marker: 2, region: "brown" }),
    told("", { event: "marker", marker: 3, region: "blue" }),
    told("", { event: "marker-scored", side: "white", region: "brown", marker: 2, points: 4 }),
    told("", { event: "score", ahead: 3, side: "white" }),
    told("", { event: "marker-scored", side: "red", region: "blue", marker: 3, points: 4 }),
    told("", { event: "score", ahead: 1, side: "red" }),
    ...["lenin", "red-1a", "neutral-e", "kornilov", "white-2a"].map((token) => told("", { event: "exhausted", token, region: "white" })),
    ...["red-1c", "white-3a", "neutral-f"].map((token) => told("", { event: "exhausted", token, region: "brown" })),
    told("", { event: "returned", token: "white-1b", region: "brown" }),
    ...["red-3a", "red-2a", "neutral-b", "white-2b"].map((token) => told("", { event: "exhausted", token, region: "blue" })),
];
