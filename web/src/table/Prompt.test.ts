import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Choice } from "../lib/choice.svelte";
import { game, option, prompt, say, SilentConnection, snapshot } from "../testing/fixtures";
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
        words.give(
            "en",
            "web-undo = Take back\nweb-sure = Sure?\nweb-do-it = Do it\nweb-not-yet = Not yet\nweb-watching = You are watching.\nweb-rule = rule { $rule }\nweb-which-of = Which?\nweb-show-all = All\nweb-options-list = All options",
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
