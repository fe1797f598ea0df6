import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { told } from "../testing/fixtures";
import { words } from "../lib/words.svelte";
import Log from "./Log.svelte";

describe("the log", () => {
    beforeEach(() => words.give("en", "web-log = Log\nweb-rule = rule { $rule }\nweb-earlier = { $count } earlier lines"));

    const lines = [
        told("Red moves.", { event: "moved", side: "red", token: "red-1a", from: "blue", to: "green" }),
        told("White passes.", { event: "passed", side: "white" }),
    ];

    it("tells what happened, with the rules", () => {
        render(Log, { log: lines, length: 2, game: "parlour" });
        expect(screen.getAllByRole("listitem").map((one) => one.textContent?.trim())).toEqual([
            "Red moves. D3.4.2",
            "White passes. D3.4.2",
        ]);
        expect(screen.getAllByRole("link", { name: "rule D3.4.2" })[0]!.getAttribute("href")).toBe("/rules/parlour#D3.4.2");
    });

    it("says how much it leaves out", () => {
        render(Log, { log: lines, length: 42, game: "parlour" });
        expect(screen.getByText("40 earlier lines")).toBeTruthy();
    });

    it("points at the places and pieces of a line", async () => {
        const onpoint = vi.fn();
        render(Log, { log: lines, length: 2, game: "parlour", onpoint });
        await fireEvent.pointerEnter(screen.getAllByRole("listitem")[0]!);
        expect(onpoint).toHaveBeenLastCalledWith(["red-1a", "green"]);
        await fireEvent.pointerLeave(screen.getAllByRole("listitem")[0]!);
        expect(onpoint).toHaveBeenLastCalledWith([]);
    });
});
