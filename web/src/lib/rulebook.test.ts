import { beforeEach, describe, expect, it } from "vitest";
import { ruleParts } from "./rulebook.svelte";
import { words } from "./words.svelte";

describe("a rule that is opened", () => {
    beforeEach(() => words.give("en", "parlour-choose-strict = Do tokens run out?"));

    it("leads on to the rules that it names", () => {
        expect(ruleParts("parlour", "Pay as in R10.04 (see D3.3.4).")).toEqual([
            "Pay as in ",
            { rule: "R10.04" },
            " (see ",
            { rule: "D3.3.4" },
            ").",
        ]);
    });

    it("calls options by what they ask, and shows no back-ticks", () => {
        expect(ruleParts("parlour", "With `strict` or `other`.")).toEqual(["With “Do tokens run out?” or other."]);
    });
});
