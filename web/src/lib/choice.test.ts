import { beforeEach, describe, expect, it } from "vitest";
import { Refusal } from "./api";
import { Choice } from "./choice.svelte";
import { game, option, prompt, say, SilentConnection, snapshot } from "../testing/fixtures";
import { settings } from "./settings.svelte";
import { LiveTable } from "./table.svelte";
import { words } from "./words.svelte";

const RED_GREEN = option("a", { do: "recruit", unit: "red-1a", region: "green" });
const RED_BLUE = option("b", { do: "recruit", unit: "red-1a", region: "blue" });
const BIG_BLUE = option("c", { do: "recruit", unit: "red-2a", region: "blue" });
const SLOT = option("d", { do: "plan", card: "doctor", slot: "2" });

describe("a choice by touching things", () => {
    let wire: SilentConnection;
    let choice: Choice;
    beforeEach(() => {
        settings.confirm = false;
        wire = new SilentConnection();
        const table = new LiveTable("made-up", wire);
        table.told(snapshot({ game: game({ version: 3, prompt: prompt("?", ["x", [RED_GREEN, RED_BLUE, BIG_BLUE, SLOT]]) }) }));
        choice = new Choice(table);
    });

    it("offers what concerns the thing that was touched", () => {
        choice.touch("red-1a");
        expect(choice.remaining).toEqual([RED_GREEN, RED_BLUE]);
        expect(wire.sent).toEqual([]);
    });

    it("finds what is meant by the pieces of an action, all of them", () => {
        expect(choice.meant(["red-1a", "blue"])).toEqual(RED_BLUE);
        expect(choice.meant(["doctor", "slot=2"])).toEqual(SLOT);
        expect(choice.meant(["red-1a"])).toBeNull();
        expect(choice.meant([])).toBeNull();
    });

    it("takes back what others have answered, where nobody has to agree, and once", async () => {
        await choice.goBack();
        expect(wire.sent).toEqual([{ table: "made-up", type: "ask-back", seat: 0 }]);
        expect(choice.acted).toBe(false);
    });

    it("plays when one option remains", async () => {
        choice.touch("red-1a");
        choice.touch("blue");
        await Promise.resolve();
        expect(wire.sent).toEqual([{ table: "made-up", type: "play", seat: 0, version: 3, action: RED_BLUE.action }]);
        expect(choice.touched).toEqual([]);
    });

    it("starts anew with a thing that does not go with the first", () => {
        choice.touch("red-1a");
        choice.touch("red-2a");
        expect(wire.sent).toHaveLength(1);
        expect(wire.sent[0]).toMatchObject({ action: BIG_BLUE.action });
    });

    it("asks before it plays what was proposed, and goes on as usual where there are several", () => {
        choice.propose("red-2a");
        expect(choice.asking).toEqual(BIG_BLUE);
        expect(wire.sent).toEqual([]);
        choice.clear();
        choice.propose("red-1a");
        expect(choice.asking).toBeNull();
        expect(choice.remaining).toEqual([RED_GREEN, RED_BLUE]);
    });

    it("lets go of a thing that is touched twice, and of what nothing can be done with", () => {
        choice.touch("red-1a");
        choice.touch("red-1a");
        expect(choice.touched).toEqual([]);
        choice.touch("kerensky");
        expect(choice.touched).toEqual([]);
    });

    it("knows numbered places by their kind", () => {
        expect(choice.can("slot=2")).toBe(true);
        expect(choice.can("slot=3")).toBe(false);
        expect(choice.can("doctor", "slot=2")).toBe(true);
    });

    it("never takes the name of the action for a thing", () => {
        expect(choice.can("recruit")).toBe(false);
    });

    it("asks first where that is wanted", async () => {
        settings.confirm = true;
        await choice.play(SLOT);
        expect(wire.sent).toEqual([]);
        expect(choice.asking).toEqual(SLOT);
        await choice.play(SLOT, true);
        expect(wire.sent).toHaveLength(1);
        expect(choice.asking).toBeNull();
    });

    it("says why nothing can be done with a piece, with the rule", async () => {
        wire.answers = [
            {
                type: "explained",
                ref: "",
                problem: { code: "illegal", words: say("He is in the reserve of the other side."), rule: "D3.4.1" },
            },
        ];
        choice.touch("white-1a");
        await new Promise((done) => setTimeout(done));
        expect(choice.problem).toBe("He is in the reserve of the other side.");
        expect(choice.rule).toBe("D3.4.1");
        choice.touch("red-1a");
        expect(choice.problem).toBe("");
    });

    it("says why something was refused", async () => {
        wire.refuse = new Refusal({ code: "no", words: say("It is not your turn.") });
        await choice.play(SLOT);
        expect(choice.problem).toBe("It is not your turn.");
        expect(choice.busy).toBe(false);
    });

    it("asks before it plays what has a price, and tells the price", () => {
        choice.prices = { blue: { words: "(dear)", ask: true }, green: { words: "(cheap)", ask: false } };
        expect(choice.price(RED_BLUE)?.words).toBe("(dear)");
        void choice.play(RED_BLUE);
        expect(choice.asking).toEqual(RED_BLUE);
        expect(wire.sent).toEqual([]);
        choice.clear();
        void choice.play(RED_GREEN);
        expect(wire.sent).toHaveLength(1);
    });

    it("puts what was dropped where it was dropped, once it has been chosen", () => {
        const pick = option("e", { do: "plan", card: "nurse" });
        const into = option("f", { do: "into", slot: "3" });
        const table = choice.table;
        table.told(snapshot({ game: game({ version: 4, prompt: prompt("?", ["x", [pick, RED_BLUE]]) }) }));
        choice.drop("nurse", "slot=3");
        expect(wire.sent.at(-1)).toMatchObject({ action: pick.action });
        choice.busy = false;
        table.told(snapshot({ game: game({ version: 5, prompt: prompt("?", ["x", [into, option("g", { do: "into", slot: "1" })]]) }) }));
        choice.renew();
        expect(wire.sent.at(-1)).toMatchObject({ action: into.action });
        const before = wire.sent.length;
        choice.renew();
        expect(wire.sent).toHaveLength(before);
    });

    it("does what is touched before the last answer has been confirmed, but not what is touched before the next question", async () => {
        const into = option("f", { do: "into", slot: "3" });
        const other = option("g", { do: "into", slot: "1" });
        void choice.play(SLOT);
        choice.touch("blue");
        choice.table.told(snapshot({ game: game({ version: 4, prompt: prompt("?", ["x", [into, other, RED_BLUE]]) }) }));
        choice.renew();
        expect(wire.sent).toHaveLength(1);
        choice.touch("slot=3");
        expect(choice.touched).toEqual([]);
        await new Promise((done) => setTimeout(done));
        expect(wire.sent.slice(1)).toMatchObject([{ action: into.action }]);
    });

    it("says that nothing can be done with a thing of which the rules say nothing, until there are other options", async () => {
        wire.refuse = new Refusal({ code: "bad-request", words: say("There is no such piece.") });
        choice.touch("kerensky");
        choice.renew();
        await new Promise((done) => setTimeout(done));
        expect(choice.problem).not.toBe("");
        choice.table.told(snapshot({ game: game({ version: 4, prompt: prompt("?", ["x", [SLOT]]) }) }));
        choice.renew();
        expect(choice.problem).toBe("");
    });

    it("says why two things do not go together, and plays nothing else", async () => {
        const table = choice.table;
        const far = { token: "red-1a", to: "blue" };
        const moves = [
            option("m", { do: "move", token: "red-1a", to: "green" }),
            option("n", { do: "move", token: "red-1a", to: "red" }),
            option("o", { do: "move", token: "red-2a", to: "blue" }),
        ];
        table.told(snapshot({ game: game({ version: 4, prompt: prompt("?", ["x", moves]) }) }));
        wire.answers = [{ type: "explained", problem: { code: "illegal", words: say("Too far."), rule: "D3.4.2" } }];
        choice.touch("red-1a");
        choice.touch("blue"); // only the other token can go there
        await new Promise((done) => setTimeout(done));
        expect(wire.sent).toEqual([]);
        expect(choice.rule).toBe("D3.4.2");
        expect(wire.questions[0]).toMatchObject({ type: "why", action: { do: "move", ...far } });
        expect(choice.touched).toEqual(["red-1a"]);
        choice.touch("brown"); // where nobody can go
        await new Promise((done) => setTimeout(done));
        expect(wire.questions.at(-1)).toMatchObject({ type: "why", action: { do: "move", token: "red-1a", to: "brown" } });
        choice.touch("red-2a"); // another token in its place: its only move
        expect(wire.sent).toHaveLength(1);
    });

    it("starts anew with a thing that makes no sense together, and asks before it plays", async () => {
        wire.refuse = new Refusal({ code: "bad-request", words: say("There is no such action.") });
        choice.touch("red-1a");
        choice.touch("doctor");
        await new Promise((done) => setTimeout(done));
        expect(choice.touched).toEqual(["doctor"]);
        expect(choice.asking).toEqual(SLOT);
        expect(wire.sent).toEqual([]);
    });

    it("forgets an answer that comes when something else is asked", async () => {
        wire.refuse = new Refusal({ code: "bad-request", words: say("There is no such piece.") });
        choice.touch("kerensky");
        choice.table.told(snapshot({ game: game({ version: 4, prompt: prompt("!", ["x", [SLOT]]) }) }));
        await new Promise((done) => setTimeout(done));
        expect(choice.problem).toBe("");
    });

    it("takes back one step after another, each when the last has been taken back", async () => {
        const table = choice.table;
        table.told(snapshot({ game: game({ version: 4, can_undo: true, prompt: prompt("?", ["x", [SLOT]]) }) }));
        void choice.undo();
        void choice.undo();
        await new Promise((done) => setTimeout(done));
        expect(wire.sent.map((one) => one.version)).toEqual([4]);
        table.told(snapshot({ game: game({ version: 3, can_undo: true, prompt: prompt("?", ["x", [SLOT, RED_BLUE]]) }) }));
        choice.renew();
        await new Promise((done) => setTimeout(done));
        expect(wire.sent.map((one) => one.version)).toEqual([4, 3]);
    });

    it("holds on to what was touched while others move and the question stays the same", () => {
        choice.renew();
        choice.touch("red-1a");
        choice.table.told(snapshot({ game: game({ version: 4, prompt: prompt("?", ["x", [RED_GREEN, RED_BLUE, BIG_BLUE, SLOT]]) }) }));
        choice.renew();
        expect(choice.touched).toEqual(["red-1a"]);
        choice.table.told(snapshot({ game: game({ version: 5, prompt: prompt("?", ["x", [RED_GREEN, SLOT]]) }) }));
        choice.renew();
        expect(choice.touched).toEqual([]);
    });

    it("tells the rule about a thing that nobody chooses", async () => {
        words.give("en", "parlour-rule-D3-3-7 = The Will changes hands.\n");
        words.more = async () => undefined;
        await choice.tellRule("D3.3.7");
        expect([choice.problem, choice.rule]).toEqual(["The Will changes hands.", "D3.3.7"]);
    });
});
