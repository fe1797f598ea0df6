import { expect, test } from "vitest";
import { info } from "../../testing/fixtures";
import { words } from "../../lib/words.svelte";
import { EXAMPLE } from "./example.generated";
import { plate } from "./plates";

test("a plate counts what a side owns in public", () => {
    words.give("en", "web-bo-plate-cards = { $count } cards\nweb-bo-plate-hospital = { $count } hurt\n");
    const view = { ...EXAMPLE, "orange.held": { known: ["a", "b"], hidden: 1 }, "orange.hospital": { known: ["c"], hidden: 0 } };
    const { points, goods, note } = plate(view, "orange", info({ game: "blackout" }));
    expect(points).toBe(EXAMPLE["orange.score"]);
    expect(Object.fromEntries(goods.map(({ words: id, count }) => [id, count]))).toMatchObject({
        "web-bo-plate-money": 11,
        "web-bo-plate-districts": 1,
        "web-bo-plate-power": 0,
    });
    expect(note).toBe("3 cards · 1 hurt");
});
