import { expect, test } from "vitest";
import * as facts from "./view";

test("a token is somewhere, and may be exhausted", () => {
    const view = { tokens: { "red-1a": "green", lenin: "reserve", "white-1a": "red" }, exhausted: ["red-1a"] };
    expect(facts.tokens(view)).toEqual([
        { id: "red-1a", place: "green", exhausted: true },
        { id: "lenin", place: "reserve", exhausted: false },
        { id: "white-1a", place: "red", exhausted: false },
    ]);
});

test("a side has its own cards", () => {
    const view = { "red.held": { known: ["lenin"], hidden: 2 }, "white.objective": "?", "red.chosen": "red-4" };
    expect(facts.held(view, "red")).toEqual({ known: ["lenin"], hidden: 2 });
    expect(facts.held(view, "white")).toEqual({ known: [], hidden: 0 });
    expect([facts.objective(view, "white"), facts.objective(view, "red")]).toEqual(["?", ""]);
    expect(facts.chosenObjective(view, "red")).toBe("red-4");
});
