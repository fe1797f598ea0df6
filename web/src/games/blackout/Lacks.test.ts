import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import Lacks from "./Lacks.svelte";

test("what is said to be missing is what lacks; elsewhere it is how many there are of how many", () => {
    words.give("en", "web-bo-of-needed = { $own } of { $needed }\n");
    const lacks = [{ what: "resource", resource: "food", own: 1, needed: 4 }];
    const told = (missing: boolean): string | undefined =>
        render(Lacks, { art: {}, lacks, missing }).container.querySelector(".lack strong")?.textContent;
    expect([told(true), told(false)]).toEqual(["3", "1 of 4"]);
});
