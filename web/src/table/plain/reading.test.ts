import { describe, expect, it } from "vitest";
import { PARLOUR } from "../../testing/parlour";
import { read, readable, valueOf } from "./reading";

describe("any game's view", () => {
    const found = read({ ...PARLOUR, agenda: ["ask red"] }, ["red", "white"]);

    it("has facts and zones that belong to nobody, in their order", () => {
        expect(found.facts.map((one) => one.name)).toEqual(["round", "turn", "weather"]);
        expect(found.zones.map((one) => one.name)).toEqual(["market", "deck", "room", "prices"]);
    });

    it("has what belongs to a seat under its name", () => {
        expect(found.seats.map(({ name, facts, zones }) => [name, facts.map((one) => one.name), zones.map((one) => one.name)])).toEqual([
            ["red", ["coins", "ready"], ["hand"]],
            ["white", ["coins", "ready"], ["hand"]],
        ]);
    });

    it("leaves out how far the rules are", () => {
        expect([...found.facts, ...found.zones].some((one) => one.name === "agenda")).toBe(false);
    });

    it("knows places that options can name, numbered ones by their kind", () => {
        expect(found.zones.find((one) => one.name === "room")?.parts.map((part) => part.place)).toEqual(["hall", "garden"]);
        const numbered = read({ "red.slot.1": [], "red.slot.2": [], "shelf.1": 3, "a.b.c": 1 }, ["red"]);
        expect(numbered.seats[0]!.zones).toMatchObject([{ name: "slot", parts: [{ place: "slot=1" }, { place: "slot=2" }] }]);
        expect(numbered.zones).toMatchObject([
            { name: "shelf", parts: [{ place: "shelf=1", value: { is: "number", count: 3 } }] },
            { name: "a.b", parts: [{ place: "c" }] },
        ]);
    });

    it("reads every kind of value", () => {
        expect(valueOf(null)).toEqual({ is: "nothing" });
        expect(valueOf("?")).toEqual({ is: "hidden", count: 1 });
        expect(valueOf(false)).toEqual({ is: "flag", on: false });
        expect(valueOf(0)).toEqual({ is: "number", count: 0 });
        expect(valueOf(["queen", null])).toEqual({ is: "row", values: [{ is: "piece", id: "queen" }, { is: "nothing" }] });
        expect(valueOf({ known: ["queen"], hidden: 2 })).toEqual({
            is: "row",
            values: [
                { is: "piece", id: "queen" },
                { is: "hidden", count: 2 },
            ],
        });
        expect(valueOf({ queen: 5 })).toEqual({ is: "pairs", pairs: [["queen", { is: "number", count: 5 }]] });
    });

    it("makes names of programs readable", () => {
        expect(readable("draw_size")).toBe("Draw size");
        expect(readable("room.north-hall")).toBe("Room north hall");
    });
});
