import { beforeEach, describe, expect, it } from "vitest";
import { game, info, say, SilentConnection, snapshot, told, update } from "../testing/fixtures";
import { LiveTable } from "./table.svelte";

const line = (words: string) => told(words, { event: "moved", token: "red-1a", side: "red" });

describe("a table as this browser knows it", () => {
    let wire: SilentConnection;
    let table: LiveTable;
    beforeEach(() => {
        wire = new SilentConnection();
        table = new LiveTable("made-up", wire);
        table.start();
    });

    it("takes over a snapshot", () => {
        table.told(snapshot({ game: game({ view: { round: 1 } }), log: [line("a")], log_length: 5 }));
        expect(table.info?.game).toBe("parlour");
        expect(table.me?.view).toEqual({ round: 1 });
        expect(table.me?.logLength).toBe(5);
        expect(table.mine).toEqual([0]);
        expect(table.me?.asked).toBe(true);
    });

    it("merges what has changed and forgets what is gone", () => {
        table.told(snapshot({ game: game({ view: { round: 1, card: "x", day: 3 } }) }));
        table.told(update(2, { game: game({ version: 2, view: { day: 4 }, gone: ["card"], to_act: [1] }), log: [line("b")] }));
        expect(table.me?.view).toEqual({ round: 1, day: 4 });
        expect(table.me?.game?.version).toBe(2);
        expect(table.me?.asked).toBe(false);
        expect(table.me?.news).toHaveLength(1);
        expect(table.me?.log).toHaveLength(1);
    });

    it("tells what came in one go as one piece of news", async () => {
        table.told(snapshot());
        table.told(update(2, { log: [line("a")] }));
        table.told(update(3, { log: [line("b"), line("c")] }));
        expect(table.me?.news.map((one) => one.words.fallback)).toEqual(["a", "b", "c"]);
        await Promise.resolve();
        table.told(update(4, { log: [line("d")] }));
        expect(table.me?.news.map((one) => one.words.fallback)).toEqual(["d"]);
        expect(table.me?.log).toHaveLength(4);
    });

    it("leaves out what came twice, and asks for everything after a gap", () => {
        table.told(snapshot({ seq: 4 }));
        table.told(update(4, { log: [line("again")] }));
        expect(table.me?.log).toHaveLength(0);
        table.told(update(6, { log: [line("too early")] }));
        expect(table.me?.log).toHaveLength(0);
        expect(wire.resynced).toEqual(["made-up"]);
    });

    it("takes back lines of the log that were undone", () => {
        table.told(snapshot({ log: [line("a"), line("b"), line("c")], log_length: 3 }));
        table.told(update(2, { log_length: 1 }));
        expect(table.me?.log.map((one) => one.words.fallback)).toEqual(["a"]);
        table.told(update(3, { log: [line("d")], log_length: 2 }));
        expect(table.me?.log.map((one) => one.words.fallback)).toEqual(["a", "d"]);
        expect(table.me?.logLength).toBe(2);
    });

    it("keeps several seats apart, and shows the chosen one", () => {
        table.told(snapshot({ seat: 1, game: game({ view: { own: "white" } }) }));
        table.told(snapshot({ seat: 0, game: game({ view: { own: "red" } }) }));
        expect(table.mine).toEqual([0, 1]);
        table.shown = 1;
        expect(table.me?.view).toEqual({ own: "white" });
        table.told(update(2, { seat: 0, game: game({ view: { own: "still red" } }) }));
        expect(table.me?.view).toEqual({ own: "white" });
    });

    it("adds a line of chat once, though every seat hears it", () => {
        table.told(snapshot({ seat: 0 }));
        table.told(snapshot({ seat: 1 }));
        const said = { by: { id: "bob", name: "Bob" }, at: 0, text: "Hi" };
        table.told(update(2, { seat: 0, said }));
        table.told(update(2, { seat: 1, said }));
        expect(table.chat).toHaveLength(1);
    });

    it("shows a notice and new facts about the table", () => {
        table.told(snapshot());
        table.told(update(2, { notice: say("A bot stumbled."), info: info({ status: "finished" }) }));
        expect(table.notice?.fallback).toBe("A bot stumbled.");
        expect(table.info?.status).toBe("finished");
    });
});
