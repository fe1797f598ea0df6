import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Choice } from "../lib/choice.svelte";
import { game, option, prompt, say, SilentConnection, snapshot } from "../testing/fixtures";
import { REPEAT_MS } from "../lib/repeat-guard.svelte";
import { settings } from "../lib/settings.svelte";
import { LiveTable } from "../lib/table.svelte";
import { words } from "../lib/words.svelte";
import Prompt from "./Prompt.svelte";

const MANY = Array.from({ length: 12 }, (_, number) => option(`Option ${number + 1}`, { do: "play", card: `c${number + 1}` }));

function shown(options = MANY, changes: { canUndo?: boolean; asked?: boolean } = {}) {
    const wire = new SilentConnection();
    const asks = prompt("Play a card.", ["Cards", options]);
    const table = new LiveTable("made-up", wire);
    table.told(snapshot({ game: game({ prompt: asks }) }));
    const choice = new Choice(table);
    const drawn = render(Prompt, { prompt: asks, asked: true, canUndo: false, choice, game: "parlour", ...changes });
    return { wire, choice, ...drawn };
}

describe("the prompt", () => {
    beforeEach(() => {
        settings.confirm = false;
        settings.final = true;
        words.give(
            "en",
            "web-undo = Take back\nweb-sure = Sure?\nweb-do-it = Do it\nweb-not-yet = Not yet\nweb-watching = You are watching.\nweb-rule = rule { $rule }\nweb-which-of = Which?\nweb-show-all = All\nweb-options-list = All options\nweb-final = Not undone.\nweb-one-of = { $count } of { $of }\nweb-effect-cost = costs { $what }\nweb-effect-risk = { $what }",
        );
    });

    it("asks in one sentence and lists everything as buttons", () => {
        shown();
        expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Play a card.");
        expect(screen.getByRole("link", { name: "rule D3.3.3" }).getAttribute("href")).toBe("/rules/parlour#D3.3.3");
        expect(within(screen.getByRole("list")).getAllByRole("button")).toHaveLength(12);
    });

    it("plays what is clicked", async () => {
        const { wire } = shown();
        await fireEvent.click(screen.getByText("Option 3"));
        expect(wire.sent).toMatchObject([{ type: "play", action: { card: "c3" } }]);
    });

    it("plays by number, one or two digits", async () => {
        vi.useFakeTimers();
        const { wire } = shown();
        await fireEvent.keyDown(window, { key: "4" });
        await vi.advanceTimersByTimeAsync(0);
        expect(wire.sent).toMatchObject([{ action: { card: "c4" } }]);
        await fireEvent.keyDown(window, { key: "1" });
        await fireEvent.keyDown(window, { key: "2" });
        await vi.advanceTimersByTimeAsync(0);
        expect(wire.sent[1]).toMatchObject({ action: { card: "c12" } });
        await fireEvent.keyDown(window, { key: "1" });
        expect(wire.sent).toHaveLength(2);
        await vi.advanceTimersByTimeAsync(800);
        expect(wire.sent[2]).toMatchObject({ action: { card: "c1" } });
        vi.useRealTimers();
    });

    it("forgets a digit when something else comes between", async () => {
        vi.useFakeTimers();
        const { wire } = shown();
        await fireEvent.keyDown(window, { key: "1" });
        await fireEvent.keyDown(window, { key: "Escape" });
        await vi.advanceTimersByTimeAsync(800);
        await fireEvent.keyDown(window, { key: "1" });
        await fireEvent.pointerDown(window);
        await vi.advanceTimersByTimeAsync(800);
        expect(wire.sent).toEqual([]);
        vi.useRealTimers();
    });

    it("takes a digit that is typed twice for one", async () => {
        vi.useFakeTimers();
        const { wire, choice, rerender } = shown(MANY.slice(0, 3));
        await fireEvent.keyDown(window, { key: "2" });
        await vi.advanceTimersByTimeAsync(20);
        const next = prompt("And now?", ["Cards", [option("A", { do: "a" }), option("B", { do: "b" }), option("C", { do: "c" })]]);
        choice.table.told(snapshot({ seq: 2, game: game({ version: 2, prompt: next }) }));
        await rerender({ prompt: next });
        await fireEvent.keyDown(window, { key: "2" });
        await vi.advanceTimersByTimeAsync(20);
        expect(wire.sent).toHaveLength(1);
        await vi.advanceTimersByTimeAsync(REPEAT_MS);
        await fireEvent.keyDown(window, { key: "2" });
        expect(wire.sent[1]).toMatchObject({ action: { do: "b" } });
        vi.useRealTimers();
    });

    it("takes a second click in the same place for none, unless the pointer has moved", async () => {
        vi.useFakeTimers();
        const { wire, container } = shown(MANY.slice(0, 3));
        const click = async (words: string, x: number): Promise<void> => {
            const node = screen.getByText(words);
            node.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, clientX: x, clientY: 10 }));
            await fireEvent.click(node);
            await vi.advanceTimersByTimeAsync(1);
        };
        await click("Option 1", 10);
        expect(container.querySelector(".prompt")?.hasAttribute("data-guarded")).toBe(true);
        await click("Option 2", 12);
        expect(wire.sent).toHaveLength(1);
        await click("Option 2", 60);
        expect(wire.sent).toHaveLength(2);
        await vi.advanceTimersByTimeAsync(REPEAT_MS);
        expect(container.querySelector(".prompt")?.hasAttribute("data-guarded")).toBe(false);
        await click("Option 3", 60);
        expect(wire.sent).toHaveLength(3);
        vi.useRealTimers();
    });

    it("asks once, in the option's place, before what cannot be taken back", async () => {
        vi.useFakeTimers();
        const last = { ...option("Off they go", { do: "go" }), final: true };
        const { wire } = shown([...MANY.slice(0, 2), last]);
        const button = screen.getByText("Off they go").closest("button")!;
        const place = button.closest("li")!;
        button.dispatchEvent(new MouseEvent("pointerdown", { bubbles: true, clientX: 10, clientY: 10 }));
        await fireEvent.click(button);
        const ask = within(place).getByRole("alertdialog");
        expect(within(ask).getByText("Not undone.")).toBeTruthy();
        await fireEvent.click(within(ask).getByText("Do it"));
        expect(wire.sent).toEqual([]);
        await vi.advanceTimersByTimeAsync(REPEAT_MS);
        await fireEvent.click(within(ask).getByText("Do it"));
        expect(wire.sent).toMatchObject([{ action: { do: "go" } }]);
        vi.useRealTimers();
    });

    it("does not ask who does not want to be asked", async () => {
        settings.final = false;
        const { wire } = shown([{ ...option("Off they go", { do: "go" }), final: true }, ...MANY.slice(0, 2)]);
        await fireEvent.click(screen.getByText("Off they go"));
        expect(wire.sent).toHaveLength(1);
    });

    it("shows on the options what they would do", async () => {
        const { wire, choice } = shown(MANY.slice(0, 2), { asked: false });
        const effects = [
            { kind: "cost", picture: "icon-points", count: -2, words: say("2 points") },
            { kind: "risk", picture: "icon-hospital", count: 1, of: 4, words: say("somebody is hurt") },
        ];
        wire.answers = [{ type: "foreseen", ref: "", version: 1, options: [effects, []] }];
        await choice.foresight.look(choice.question);
        await tick();
        const button = screen.getByText("Option 1").closest("button")!;
        expect(button.textContent).toContain("−2");
        expect(button.textContent).toContain("1 of 4");
        expect(within(button).getByText("costs 2 points")).toBeTruthy();
        expect(screen.getByText("Option 2").closest("button")!.textContent).not.toContain("−");
    });

    it("leaves aside what was foreseen for another version", async () => {
        const { wire, choice } = shown(MANY.slice(0, 1), { asked: false });
        wire.answers = [{ type: "foreseen", ref: "", version: 7, options: [[{ kind: "gain", picture: "x", count: 1, words: say("y") }]] }];
        await choice.foresight.look(choice.question);
        expect(choice.foresight.knows(choice.question)).toBe(false);
    });

    it("is one stop for the Tab key", async () => {
        shown();
        const stops = () => screen.getAllByRole("button").filter((one) => one.classList.contains("option") && one.tabIndex === 0);
        expect(stops().map((one) => one.textContent?.trim())).toEqual(["1 Option 1"]);
        screen.getByText("Option 3").closest("button")!.focus();
        await tick();
        expect(stops().map((one) => one.textContent?.trim())).toEqual(["3 Option 3"]);
    });

    it("opens rules beside the board", async () => {
        shown();
        await fireEvent.click(screen.getByRole("link", { name: "rule D3.3.3" }));
        expect(screen.getByRole("dialog", { name: "rule D3.3.3" })).toBeTruthy();
        await fireEvent.keyDown(document.body, { key: "Escape" });
        expect(screen.queryByRole("dialog")).toBeNull();
    });

    it("opens a folded list for a new question", async () => {
        const { rerender, choice, container } = shown();
        await fireEvent.click(screen.getByText("All options").closest("button")!);
        expect(container.querySelector(".prompt.folded")).toBeTruthy();
        const next = prompt("And now?", ["Cards", [option("New", { do: "pass" })]]);
        choice.table.told(snapshot({ seq: 2, game: game({ version: 2, prompt: next }) }));
        await rerender({ prompt: next });
        await tick();
        expect(container.querySelector(".prompt.folded")).toBeNull();
    });

    it("gives the numbers after an option's own ones to the others", () => {
        shown([{ ...option("Third", { do: "into", slot: "3" }), number: 3 }, option("Enough", { do: "done" })]);
        expect(screen.getAllByRole("listitem").map((one) => one.textContent?.trim())).toEqual(["3 Third", "4 Enough"]);
    });

    it("lets go of what was touched with Not yet", async () => {
        settings.confirm = true;
        const { choice } = shown();
        choice.touch("c3");
        await tick();
        await fireEvent.click(screen.getByText("Not yet"));
        expect([choice.asking, choice.touched]).toEqual([null, []]);
    });

    it("takes back with u on any keyboard", async () => {
        const { wire } = shown(MANY, { canUndo: true });
        await fireEvent.keyDown(window, { key: "г", code: "KeyU" });
        expect(wire.sent).toMatchObject([{ type: "undo" }]);
    });

    it("leaves keys alone while somebody writes, or is not asked", async () => {
        const { wire, container } = shown(MANY, { asked: false });
        await fireEvent.keyDown(window, { key: "2" });
        const input = document.createElement("input");
        container.append(input);
        await fireEvent.keyDown(input, { key: "3" });
        expect(wire.sent).toEqual([]);
    });

    it("walks with the arrows, and Escape comes back to the question", async () => {
        shown();
        const buttons = within(screen.getByRole("list")).getAllByRole("button");
        screen.getByRole("heading", { level: 2 }).focus();
        await fireEvent.keyDown(document.activeElement!, { key: "ArrowDown" });
        expect(document.activeElement).toBe(buttons[0]);
        await fireEvent.keyDown(document.activeElement!, { key: "ArrowUp" });
        expect(document.activeElement).toBe(buttons[11]);
        await fireEvent.keyDown(document.activeElement!, { key: "Escape" });
        expect(document.activeElement).toBe(screen.getByRole("heading", { level: 2 }));
    });

    it("takes back with u", async () => {
        const { wire } = shown(MANY, { canUndo: true });
        await fireEvent.keyDown(window, { key: "u" });
        expect(wire.sent).toMatchObject([{ type: "undo" }]);
    });

    it("has the focus after a move", async () => {
        const { rerender } = shown();
        const button = screen.getByText("Option 3").closest("button")!;
        button.focus();
        await rerender({ prompt: prompt("And now?", ["Cards", [option("New", { do: "pass" })]]) });
        await tick();
        await tick();
        expect(document.activeElement?.textContent).toBe("And now?");
    });

    it("asks whether one is sure, if that is wanted", async () => {
        settings.confirm = true;
        const { wire } = shown();
        await fireEvent.click(screen.getByText("Option 2"));
        expect(wire.sent).toEqual([]);
        const dialog = screen.getByRole("alertdialog");
        expect(document.activeElement?.textContent).toBe("Do it");
        await fireEvent.click(within(dialog).getByText("Do it"));
        expect(wire.sent).toHaveLength(1);
    });

    it("narrows the list to what was touched", async () => {
        const { choice } = shown([
            option("A", { do: "go", a: "x", b: "y" }),
            option("B", { do: "go", a: "x", b: "z" }),
            option("C", { do: "go", a: "w" }),
        ]);
        choice.touch("x");
        await tick();
        expect(screen.queryByText("C")).toBeNull();
        await fireEvent.click(screen.getByText("All"));
        expect(screen.getByText("C")).toBeTruthy();
    });

    it("keeps the focus where it is when the same question comes again with news of others", async () => {
        const { rerender } = shown();
        const button = screen.getByText("Option 3").closest("button")!;
        button.focus();
        await rerender({ prompt: prompt("Play a card.", ["Cards", MANY.map((one) => ({ ...one, action: { ...one.action } }))]) });
        await tick();
        expect(document.activeElement).toBe(screen.getByText("Option 3").closest("button"));
        expect(document.activeElement).toBe(button);
    });

    it("tells what it costs before it asks for a yes", async () => {
        const { choice, wire } = shown([
            option("Cube on Mui Wo", { do: "place", location: "mui-wo" }),
            option("Cube on Tai O", { do: "place", location: "tai-o" }),
        ]);
        wire.answers = [{ type: "previewed", ref: "", lines: [say("You spend 4 transport tokens.")] }];
        choice.propose("mui-wo");
        await tick();
        await Promise.resolve();
        await tick();
        expect(within(screen.getByRole("alertdialog")).getByText("You spend 4 transport tokens.")).toBeTruthy();
        expect(wire.sent).toEqual([]);
        await fireEvent.click(screen.getByText("Do it"));
        expect(wire.sent).toMatchObject([{ type: "play", action: { location: "mui-wo" } }]);
    });

    it("does not look at an option that comes up under a resting pointer, until the pointer moves", async () => {
        vi.useFakeTimers();
        const { wire } = shown();
        wire.answers = [{ type: "previewed", ref: "", lines: [say("You gain 3 points.")] }];
        const button = screen.getByText("Option 1").closest("button")!;
        await fireEvent.pointerMove(window, { clientX: 40, clientY: 30 });
        await fireEvent.pointerEnter(button, { clientX: 40, clientY: 30 });
        await vi.advanceTimersByTimeAsync(200);
        expect(screen.queryByText("You gain 3 points.")).toBeNull();
        await fireEvent.pointerEnter(button, { clientX: 44, clientY: 30 });
        await vi.advanceTimersByTimeAsync(200);
        expect(screen.getByText("You gain 3 points.")).toBeTruthy();
        vi.useRealTimers();
    });

    it("says a refusal, but not again where a narrator says it", async () => {
        const { choice, rerender } = shown();
        choice.tell("Not this one.");
        await tick();
        expect(screen.getByRole("alert").textContent).toContain("Not this one.");
        await rerender({ narrated: true });
        expect(screen.queryByRole("alert")).toBeNull();
    });

    it("shows what an option would do when the focus rests on it", async () => {
        vi.useFakeTimers();
        const { wire } = shown();
        wire.answers = [{ type: "previewed", ref: "", lines: [say("You gain 3 points.")] }];
        await fireEvent.focus(screen.getByText("Option 1").closest("button")!);
        await vi.advanceTimersByTimeAsync(200);
        expect(screen.getByText("You gain 3 points.")).toBeTruthy();
        vi.useRealTimers();
    });
});
