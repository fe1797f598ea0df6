import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { View } from "../../games/board";
import { Choice } from "../../lib/choice.svelte";
import { settings } from "../../lib/settings.svelte";
import { words } from "../../lib/words.svelte";
import { game, info, invented, say, SilentConnection } from "../../testing/fixtures";
import { PARLOUR, PARLOUR_QUESTION } from "../../testing/parlour";
import PlainBoard from "./PlainBoard.svelte";

const NAMES = { queen: { card: say("The queen") }, "red-1a": { token: say("First guest") }, garden: { room: say("Garden") }, jack: {} };
const TEXTS = "parlour-field-coins = Money\nweb-plain-hidden = { $count } hidden\nweb-you = you\nweb-yes = yes\nweb-no = no\n";

function shown(changes: { asked?: boolean; watching?: boolean; view?: View } = {}) {
    const view = changes.view ?? PARLOUR;
    const table = invented({ game: game({ view, prompt: PARLOUR_QUESTION }) });
    const choice = changes.watching ? null : new Choice(table);
    const props = { art: {}, view, info: info({ set_hash: "" }), table, choice, lit: [], recent: [], place: "", form: "desk" as const };
    render(PlainBoard, { ...props, seat: changes.watching ? null : 0, asked: changes.asked ?? true });
    return { table, choice, line: table["line"] as SilentConnection };
}

describe("the board of any game", () => {
    beforeEach(() => {
        settings.confirm = false;
        words.give("en", TEXTS);
        vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ names: NAMES }))));
    });

    it("has a plate for everybody, one's own first", () => {
        shown();
        expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
            expect.stringMatching(/^red \(you\)/),
            "white",
        ]);
        const red = screen.getByRole("region", { name: "red" });
        expect(within(red).getByText("Money").nextElementSibling?.textContent?.trim()).toBe("7");
        expect(within(screen.getByRole("region", { name: "white" })).getByText("2 hidden")).toBeTruthy();
    });

    it("calls pieces and places by their names", async () => {
        shown();
        expect(await screen.findAllByRole("button", { name: "The queen" })).toHaveLength(2);
        expect(within(screen.getByRole("group", { name: "Room" })).getByText("Garden")).toBeTruthy();
    });

    it("calls seats by their names, and they are nothing to choose", () => {
        words.give("en", `${TEXTS}parlour-seat-red = Rose\n`);
        shown();
        expect(screen.getByText("Turn").nextElementSibling?.textContent?.trim()).toBe("Rose");
        expect(screen.queryByRole("button", { name: "Rose" })).toBeNull();
    });

    it("lights what can be chosen, and plays what was touched", async () => {
        const { line } = shown();
        const [queen] = await screen.findAllByRole("button", { name: "The queen" });
        expect(queen!.classList.contains("hot")).toBe(true);
        expect(queen!.tabIndex).toBe(0);
        await fireEvent.click(queen!);
        expect(line.sent).toMatchObject([{ type: "play", action: { do: "buy", card: "queen" } }]);
    });

    it("lights one's own of a piece that others have as well", async () => {
        const has = { known: ["queen"], hidden: 0 };
        shown({ view: { "red.hand": has, "white.hand": has } });
        await screen.findAllByRole("button", { name: "The queen" });
        const queen = (side: string): HTMLElement => within(screen.getByRole("region", { name: side })).getByRole("button");
        expect(queen("red").classList.contains("hot")).toBe(true);
        expect(queen("white").classList.contains("hot")).toBe(false);
    });

    it("leads from a piece to a place", async () => {
        const { line } = shown();
        await fireEvent.click(await screen.findByRole("button", { name: "First guest" }));
        expect(line.sent).toEqual([]);
        await fireEvent.click(screen.getByRole("button", { name: "Garden" }));
        expect(line.sent).toMatchObject([{ action: { do: "move", token: "red-1a", to: "garden" } }]);
    });

    it("lights nothing for who looks on", async () => {
        shown({ asked: false, watching: true });
        const [queen] = await screen.findAllByRole("button", { name: "The queen" });
        expect(queen!.getAttribute("aria-disabled")).toBe("true");
        expect(document.querySelector(".hot")).toBeNull();
    });
});
