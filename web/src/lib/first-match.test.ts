import { describe, expect, it } from "vitest";
import type { ListedTable } from "../protocol";
import { info } from "../testing/fixtures";
import { begun, wishOf } from "./first-match";

const GAME = {
    id: "second-game",
    ways: [{ id: "bot", words: { id: "", args: {}, fallback: "" }, options: { seats: "two" }, bots: true }],
};
const ME = { id: "me", name: "Ada" };

function table(about: object): ListedTable {
    const seats = [
        { name: "red", person: ME },
        { name: "white", bot: "novice" },
    ];
    return { info: info({ id: "t1", game: "second-game", status: "playing", options: { seats: "two" }, seats, ...about }), updated: 0 };
}

describe("a first match", () => {
    const wish = wishOf(GAME, "bot");
    it("is against the gentlest bot, or the first way there is", () => {
        expect(wish.bots).toEqual([null, "novice"]);
        expect(wishOf(GAME, "gone").options).toEqual({ seats: "two" });
    });
    it("is the one that has been begun", () => {
        expect(begun(wish, [table({})], "me")).toBe("t1");
    });
    it("is no lesson, no finished match, and nothing that somebody else plays", () => {
        const others = [
            table({ lesson: "second-game/1" }),
            table({ status: "finished" }),
            table({ options: { seats: "one" } }),
            table({ series: { kind: "campaign", number: 1, lines: [] } }),
        ];
        expect(begun(wish, others, "me")).toBe("");
        expect(begun(wish, [table({})], "you")).toBe("");
    });
});
