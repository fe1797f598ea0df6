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

test("an objective lies face down as long as it is held, and is no card of the hand", () => {
    const held = { "red.held": { known: ["blue-4", "red-4"], hidden: 0 }, "red.hand": 1, "red.objective": "blue-4" };
    expect([facts.hasObjective(held, "red"), facts.objectiveOpen(held, "red")]).toEqual([true, false]);
    expect(facts.hand(held, "red")).toEqual({ known: ["red-4"], hidden: 0 });
    const shown = { ...held, "red.held": { known: ["red-4"], hidden: 0 } };
    expect(facts.objectiveOpen(shown, "red")).toBe(true);
    expect([facts.knownObjective({ "white.objective": "?" }, "white"), facts.hasObjective({ "white.objective": "?" }, "white")]).toEqual([
        "",
        true,
    ]);
    expect(facts.hand({ "white.held": { known: ["lvov"], hidden: 7 }, "white.hand": 7, "white.objective": "?" }, "white")).toEqual({
        known: ["lvov"],
        hidden: 6,
    });
    expect(facts.hasObjective({ "red.objective": null, "red.chosen": null, "red.ready": false }, "red")).toBe(false);
});
