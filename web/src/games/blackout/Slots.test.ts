import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { Choice } from "../../lib/choice.svelte";
import { words } from "../../lib/words.svelte";
import { game, invented, option, prompt } from "../../testing/fixtures";
import Slots from "./Slots.svelte";
import { withSlots } from "./slots.fixture";

test.each([1, 6, 8])("a board has as many slots as its set: %i, and the one that is locked", (count) => {
    words.give("en", "web-bo-slot = Slot { $slot }\nweb-bo-slot-locked = Slot { $slot } is locked\n");
    const view = withSlots("orange", count + 1);
    const options = Array.from({ length: count }, (_, place) => option("into", { do: "into", slot: String(place + 1) }));
    const choice = new Choice(invented({ game: game({ view: { ...view }, prompt: prompt("?", ["x", options]) }) }));
    render(Slots, { art: {}, view, side: "orange", choice, lit: [], recent: [], asked: true, table: null });
    expect(screen.getAllByRole("button", { name: /^Slot \d$/ })).toHaveLength(count);
    expect(document.querySelectorAll(".slot")).toHaveLength(count + 1);
    expect(document.querySelector(".lock")?.getAttribute("title")).toBe(`Slot ${count + 1} is locked`);
});
