import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import type { Told } from "../../protocol";
import { settings } from "../../lib/settings.svelte";
import { info, told } from "../../testing/fixtures";
import { ART } from "./pictures.fixture";
import { scoring } from "./scoring";
import { SCORED } from "./scoring.fixture";
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
        expect(row?.tokens.map(({ id, exhausted, strength }) => [id, exhausted, strength])).toEqual([
            ["white-1a", false, 3],
            ["red-1a", true, 1],
        ]);
        expect(row?.standing).toMatchObject({ red: 1, white: 3, controller: "white" });
    });

    it("tells of a bonus action in place of points, and undoes it for what was before", () => {
        const log = [
            begun,
            event("unrest-bonus", { side: "white", region: "green" }),
            event("moved", { side: "white", token: "white-1a", from: "green", to: "blue" }),
            event("objective-shown", { side: "red", card: "blue-4" }),
            event("marker", { marker: 2, region: "blue" }),
            event("marker-scored", { side: "white", region: "blue", marker: 2, points: 4 }),
            event("score", { ahead: 4, side: "white" }),
            event("exhausted", { token: "white-1a", region: "blue" }),
            event("exhausted", { token: "red-1a", region: "green" }),
        ];
        const found = scoring(log, VIEW, ART, info());
        expect(found?.rows[0]).toMatchObject({ outcome: "bonus", side: "white", points: 0, before: 0, after: 0 });
        expect(found?.rows[0]?.standing).toMatchObject({ red: 2, white: 3, controller: "white" });
        // In the centre, who has not got the Will reveals first.
        expect(found?.rows[1]).toMatchObject({ by: "red", card: "blue-4", outcome: "scored", after: -4 });
        expect(found?.rows[1]?.standing).toMatchObject({ white: 3, controller: "white" });
    });

    it("tells where nobody is in control", () => {
        const log = [
            begun,
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
        expect(found?.rows[1]?.tokens).toHaveLength(1);
    });

    it("counts the Opposition's tokens by the table's difficulty, and ends with the match", () => {
        const alone = info({ seats: [{ name: "red", bot: "novice" }], options: { solo: "red", difficulty: 5 } });
        const view = { ...VIEW, tokens: { "opposition-2-1": "green", "red-1a": "green" }, exhausted: ["opposition-2-1"] };
        const log = [
            begun,
            event("unrest-scored", { side: "white", region: "green", points: 2 }),
            event("score", { ahead: 2, side: "white" }),
            event("track-won", { side: "white" }),
        ];
        const found = scoring(log, view, ART, alone);
        expect(found?.winner).toBe("white");
        expect(found?.rows[0]?.standing).toMatchObject({ red: 2, white: 5, controller: "white" });
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
        await vi.advanceTimersByTimeAsync(2000);
        expect(screen.getAllByRole("listitem")).toHaveLength(2);
        await fireEvent.keyDown(window, { key: "Escape" });
        expect(screen.getAllByRole("listitem")).toHaveLength(3);
        expect(onclose).not.toHaveBeenCalled();
        await fireEvent.click(screen.getByText("web-dp-scene-again"));
        expect(screen.getAllByRole("listitem")).toHaveLength(1);
        await fireEvent.click(screen.getByText("web-dp-scene-on"));
        expect(onclose).toHaveBeenCalledOnce();
        vi.useRealTimers();
        vi.unstubAllGlobals();
    });
});
