import { expect, test } from "vitest";
import { EXAMPLE } from "./example.generated";
import * as facts from "./view";

test("a token is somewhere, and may be exhausted", () => {
    const view = { ...EXAMPLE, tokens: { "red-1a": "green", lenin: "reserve", "white-1a": "red" }, exhausted: ["red-1a"] };
    expect(facts.tokens(view)).toEqual([
        { id: "red-1a", place: "green", exhausted: true },
        { id: "lenin", place: "reserve", exhausted: false },
        { id: "white-1a", place: "red", exhausted: false },
    ]);
});

test("an objective that one may not know is none", () => {
    const view = { ...EXAMPLE, "red.objective": "red-4", "white.objective": "?" };
    expect(facts.objective(view, "red")).toBe("red-4");
    expect(facts.objective(view, "white")).toBeNull();
});
