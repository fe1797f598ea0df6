import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { Choice } from "../../lib/choice.svelte";
import { game, info, option, prompt, SilentConnection, snapshot, update } from "../../testing/fixtures";
import { LiveTable } from "../../lib/table.svelte";
import { words } from "../../lib/words.svelte";
import { EXAMPLE } from "./example.generated";
import Rondel from "./Rondel.svelte";
import type { BlackoutView } from "./view";

const RONDEL = { body: "", title: "", text: "", width: 100, height: 100, anchors: {} };
const WATER = option("Take water", { do: "yield", resource: "water" });

beforeEach(() => words.give("en", "web-bo-costs = (transport: { $tokens })\n"));

/** A table where a red volunteer brings water, which costs so many points. */
function yields(table: LiveTable, wire: SilentConnection, version: number, points: number): BlackoutView {
    wire.answers = [{ type: "answered", answer: { water: { tokens: 3, points } } }];
    const view: BlackoutView = { ...EXAMPLE, agenda: [{ step: "yield", seat: "orange" }], card: `red-${version}` };
    const now = game({ version, view: { ...view }, prompt: prompt("?", ["x", [WATER]]) });
    table.told(version === 1 ? snapshot({ seq: 1, game: now }) : update(version, { game: now }));
    return view;
}

test("a second volunteer of the same colour has a price of its own", async () => {
    const wire = new SilentConnection();
    const table = new LiveTable("made-up", wire);
    const choice = new Choice(table);
    const props = { art: { rondel: RONDEL }, info: info({ game: "blackout" }), choice, table, lit: [], asked: true };
    render(Rondel, { ...props, view: yields(table, wire, 1, 0) });
    await tick();
    await Promise.resolve();
    expect(choice.price(WATER)).toEqual({ words: "(transport: 3)", ask: false });
    yields(table, wire, 2, 1); // the tokens have gone: it is paid with a point
    await tick();
    await Promise.resolve();
    expect(choice.price(WATER)?.ask).toBe(true);
});
