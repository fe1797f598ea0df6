import { beforeEach, describe, expect, it } from "vitest";
import { say, signed, t, words } from "./words.svelte";

describe("words", () => {
    beforeEach(() =>
        words.give(
            "en",
            "points = { $count ->\n    [one] { $count } point\n   *[other] { $count } points\n}\nboth = { $first } and { $second }",
        ),
    );

    it("write numbers below zero with a minus sign, and count them rightly", () => {
        expect(t("points", { count: -17 })).toBe("\u221217 points");
        expect(t("points", { count: -1 })).toBe("\u22121 point");
        expect(t("points", { count: 1 })).toBe("1 point");
        expect(signed(-3)).toBe("\u22123");
        expect(signed(3)).toBe("3");
    });

    it("say messages within messages", () => {
        const inner = { id: "points", args: { count: -2 }, fallback: "" };
        expect(say({ id: "both", args: { first: inner, second: "a-b" }, fallback: "" })).toBe("\u22122 points and a-b");
    });

    it("show what is missing in them", () => {
        expect(t("both", { first: "a" })).toBe("a and {$second}");
    });

    it("fall back to a name of somebody's own, else to the id", () => {
        expect(say({ id: "unknown", args: {}, fallback: "Lantern" })).toBe("Lantern");
        expect(t("unknown")).toBe("unknown");
    });
});
