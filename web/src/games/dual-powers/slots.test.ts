import { expect, test } from "vitest";
import { arranged } from "./slots";

test("a card that is played leaves a gap, and a drawn one fills it", () => {
    const before = arranged([], ["a", "b", "c"]);
    const after = arranged(before, ["a", "c"]);
    expect(after).toEqual(["a", null, "c"]);
    expect(arranged(after, ["a", "c", "d", "e"])).toEqual(["a", "d", "c", "e"]);
});
