import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Told } from "../../protocol";
import { settings } from "../../lib/settings.svelte";
import { info, told } from "../../testing/fixtures";
import { ART } from "./pictures.fixture";
import { scoring } from "./scoring";
import { counted, SCORED } from "./scoring.fixture";
import ScoringScene from "./ScoringScene.svelte";

const event = (kind: string, more: Record<string, string | number>): Told => told("", { event: kind, ...more });
const begun = event("marker", { marker: 1, region: "green" });
const VIEW = { will: "white", score: 0, round: 2, month: "july", day: 3, tokens: {}, exhausted: [] };

describe("a scoring, from what was told", () => {
    it("has a row for each marker, and the way of the score marker", () => {
        const found = scoring(SCORED, VIEW, ART, info());
        expect(found?.rows.map(({ marker, by, region, card, side, points }) => [marker, by, region, card, side, points])).toEqual([
            [1, "unrest", "white", "", "red", 3],
            [2, "white", "brown", "brown-4", "white", 4],
            [3, "red", "blue", "blue-7", "red", 4],
        ]);
        expect([found?.before, ...(found?.rows.map(({ after }) => after) ?? [])]).toEqual([-2, 1, -3, 1]);
        expect(found).toMatchObject({ will: "red", winner: null });
        expect(found?.rows.map(({ standing }) => standing?.reason)).toEqual(["tokens", "strength", "strength"]);
        expect(found?.rows[0]?.standing).toMatchObject({ red: 6, red_tokens: 3, white: 6, white_tokens: 2, neutrals: "red" });
    });

    it("puts the tokens back that were turned over or left since", () => {
        const log = [
            begun,
            event("unrest-scored", { side: "white", region: "green", points: 3 }),
            event("score", { ahead: 3, side: "white" }),
            event("exhausted", { token: "white-1a", region: "green" }),
            event("returned", { token: "red-1a", region: "green" }),
        ];
        const row = scoring(log, VIEW, ART, info())?.rows[0];
        expect(row?.tokens).toEqual([
            { id: "white-1a", owner: "white", exhausted: false },
            { id: "red-1a", owner: "red", exhausted: true },
        ]);
        expect(row?.standing).toBeNull();
    });

    it("tells of a bonus action in place of points, and undoes it for what was before", () => {
        const log = [
            begun,
            event("unrest-bonus", { side: "white", region: "green" }),
            event("moved", { side: "white", token: "white-1a", from: "green", to: "blue" }),
            event("objective-shown", { side: "red", card: "blue-4" }),
            event("marker", { marker: 2, region: "blue" }),
            counted(2, "red", "blue", "0 0 3 1", "white strength nobody"),
            event("marker-scored", { side: "white", region: "blue", marker: 2, points: 4 }),
            event("score", { ahead: 4, side: "white" }),
            event("exhausted", { token: "white-1a", region: "blue" }),
            event("exhausted", { token: "red-1a", region: "green" }),
        ];
        const found = scoring(log, VIEW, ART, info());
        expect(found?.rows[0]).toMatchObject({ outcome: "bonus", side: "white", points: 0, before: 0, after: 0 });
        expect(found?.rows[0]?.tokens.map(({ id }) => id)).toEqual(["red-1a", "white-1a"]);
        expect(found?.rows[1]).toMatchObject({ by: "red", card: "blue-4", outcome: "scored", after: -4 });
        expect(found?.rows[1]?.standing).toMatchObject({ white: 3, controller: "white", neutrals: null });
    });

    it("tells where nobody is in control", () => {
        const log = [
            begun,
            counted(1, "nobody", "green", "0 0 0 0", "nobody nobody nobody"),
            event("unrest-nobody", { region: "green" }),
            event("objective-shown", { side: "red", card: "blue-4" }),
            event("marker", { marker: 2, region: "blue" }),
            event("marker-nobody", { region: "blue", marker: 2 }),
            event("exhausted", { token: "neutral-a", region: "blue" }),
        ];
        const found = scoring(log, VIEW, ART, info());
        expect(found?.rows.map(({ outcome, side, points }) => [outcome, side, points])).toEqual([
            ["nobody", null, 0],
            ["nobody", null, 0],
        ]);
        expect(found?.rows[0]?.standing).toMatchObject({ controller: null, reason: "nobody" });
        expect(found?.rows[1]?.tokens).toHaveLength(1);
    });

    it("knows the Opposition's tokens, and ends with the match", () => {
        const alone = info({ seats: [{ name: "red", bot: "novice" }], options: { solo: "red" } });
        const view = { ...VIEW, tokens: { "opposition-2-1": "green", "red-1a": "green" }, exhausted: ["opposition-2-1"] };
        const log = [
            begun,
            event("unrest-scored", { side: "white", region: "green", points: 2 }),
            event("score", { ahead: 2, side: "white" }),
            event("track-won", { side: "white" }),
        ];
        const found = scoring(log, view, ART, alone);
        expect(found?.winner).toBe("white");
        expect(found?.rows[0]?.tokens.map(({ id, owner }) => [id, owner])).toEqual([
            ["opposition-2-1", "white"],
            ["red-1a", "red"],
        ]);
    });

    it("is nothing in a log without one", () => {
        expect(scoring([event("round", { round: 1 })], VIEW, ART, info())).toBeNull();
    });
});

describe("the scene", () => {
    it("shows one row after another, at once by Escape, and again", async () => {
        vi.useFakeTimers();
        vi.stubGlobal("matchMedia", () => ({ matches: false }));
        settings.motion = true;
        const onclose = vi.fn();
        render(ScoringScene, { info: info(), art: ART, view: VIEW, log: SCORED, onclose });
        expect(screen.getAllByRole("listitem")).toHaveLength(1);
        const lead = /web-dp-(lead|level)/;
        await vi.advanceTimersByTimeAsync(2000);
        expect(screen.queryByText(lead)).toBeNull(); // who leads is said when all is told
        expect(screen.getAllByRole("listitem")).toHaveLength(2);
        await fireEvent.keyDown(window, { key: "Escape" });
        expect(screen.getAllByRole("listitem")).toHaveLength(3);
        expect(screen.getByText(lead)).toBeTruthy();
        expect(onclose).not.toHaveBeenCalled();
        await fireEvent.click(screen.getByText("web-dp-scene-again"));
        expect(screen.getAllByRole("listitem")).toHaveLength(1);
        await fireEvent.click(screen.getByText("web-dp-scene-on"));
        expect(onclose).toHaveBeenCalledOnce();
        vi.useRealTimers();
        vi.unstubAllGlobals();
    });
});
