// A scoring as it is told: for tests and the story page.

import type { Told } from "../../protocol";
import { told } from "../../testing/fixtures";

/** How both sides stand where a marker lies: strengths, tokens, who is in control by what, and whom neutrals follow. */
export function counted(marker: number, owner: string, region: string, sums: string, decided: string): Told {
    const [red, red_tokens, white, white_tokens] = sums.split(" ").map(Number);
    const [controller, reason, neutrals] = decided.split(" ");
    return told("", {
        ...{ event: "counted", marker, owner, region, red: red!, red_tokens: red_tokens! },
        ...{ white: white!, white_tokens: white_tokens!, controller: controller!, reason: reason!, neutrals: neutrals! },
    });
}

/** A tie that the number of tokens decides, a region of the other side's, and one where the Will adds a neutral token. */
export const SCORED: readonly Told[] = [
    told("", { event: "will", side: "red" }),
    told("", { event: "marker", marker: 1, region: "white" }),
    counted(1, "nobody", "white", "6 3 6 2", "red tokens red"),
    told("", { event: "unrest-scored", side: "red", region: "white", points: 3 }),
    told("", { event: "score", ahead: 1, side: "red" }),
    told("", { event: "objective-shown", side: "white", card: "brown-4" }),
    told("", { event: "objective-shown", side: "red", card: "blue-7" }),
    told("", { event: "marker", marker: 2, region: "brown" }),
    told("", { event: "marker", marker: 3, region: "blue" }),
    counted(2, "white", "brown", "1 2 4 2", "white strength red"),
    told("", { event: "marker-scored", side: "white", region: "brown", marker: 2, points: 4 }),
    told("", { event: "score", ahead: 3, side: "white" }),
    counted(3, "red", "blue", "6 3 2 1", "red strength red"),
    told("", { event: "marker-scored", side: "red", region: "blue", marker: 3, points: 4 }),
    told("", { event: "score", ahead: 1, side: "red" }),
    ...["lenin", "red-1a", "neutral-e", "kornilov", "white-2a"].map((token) => told("", { event: "exhausted", token, region: "white" })),
    ...["red-1c", "white-3a", "neutral-f"].map((token) => told("", { event: "exhausted", token, region: "brown" })),
    told("", { event: "returned", token: "white-1b", region: "brown" }),
    ...["red-3a", "red-2a", "neutral-b", "white-2b"].map((token) => told("", { event: "exhausted", token, region: "blue" })),
];
