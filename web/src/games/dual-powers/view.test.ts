import { expect, test } from "vitest";
import * as facts from "./view";

test("a token is somewhere, and may be exhausted", () => {
    expect(facts.tokens({ tokens: { "red-1a": "green exhausted", lenin: "reserve", "white-1a": "red" } })).toEqual([
        { id: "red-1a", place: "green", exhausted: true },
        { id: "lenin", place: "reserve", exhausted: false },
        { id: "white-1a", place: "red", exhausted: false },
    ]);
});
