import { afterEach, beforeEach, expect, it } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { LiveTable } from "../../lib/table.svelte";
import { Telling } from "../../lib/telling.svelte";
import { game, info, option, SilentConnection, snapshot, told, update } from "../../testing/fixtures";

const PLAYED = told("Red moves", { event: "moved", side: "red", token: "red-1a", from: "green", to: "blue" });
const scored = (marker: number) => told(`Marker ${marker}`, { event: "marker-scored", side: "red", region: "green", marker, points: 1 });

beforeEach(() => (settings.pace = "instant"));
afterEach(() => (settings.pace = "brisk"));

it("ends in a card when several things follow from one click", () => {
    const table = new LiveTable("made-up", new SilentConnection());
    const telling = new Telling(table);
    const stop = telling.start();
    table.told(snapshot({ info: info({ game: "dual-powers" }) }));
    telling.watch(table.me);
    const click = () => void table.play(option("Move", { do: "move" }));
    click();
    table.told(update(2, { game: game({ version: 2 }), log: [PLAYED, scored(1)] }));
    expect(telling.result).toBeNull();
    click();
    table.told(update(3, { game: game({ version: 3 }), log: [PLAYED, scored(1), scored(2)] }));
    expect(telling.result?.events.map((one) => one.words.fallback)).toEqual(["Marker 1", "Marker 2"]);
    click();
    expect(telling.result).toBeNull();
    stop();
});
