import { describe, expect, it } from "vitest";
import { footOf, keyOf, numbersOf, parted, sectionsOf } from "./option-list";
import { option, prompt, say } from "../testing/fixtures";

const recruit = (unit: string, region: string) => ({
    ...option(`Recruit ${unit} → ${region}`, { do: "recruit", unit, region }),
    words: { id: "do-recruit", args: { unit: say(unit), region: say(region) }, fallback: `Recruit ${unit} → ${region}` },
});
const PASS = option("Pass", { do: "pass" });
const UNITS = ["1a", "1b", "2a"];
const MANY = UNITS.flatMap((unit) => ["north", "south", "east", "west"].map((region) => recruit(unit, region)));

describe("the list of options", () => {
    it("puts what ends the question at its foot", () => {
        expect(footOf(prompt("?", ["Cards", MANY], ["Go on", [PASS]]))).toEqual([PASS]);
        expect(sectionsOf(prompt("?", ["Cards", MANY.slice(0, 2)], ["Go on", [PASS]]))).toHaveLength(1);
    });

    it("keeps a choice between two plain answers together", () => {
        const both = [option("Score", { do: "score" }), option("Bonus", { do: "bonus" })];
        expect(footOf(prompt("?", ["Unrest", both]))).toEqual([]);
        expect(footOf(prompt("?", ["Go on", [PASS]]))).toEqual([PASS]);
        expect(footOf(null)).toEqual([]);
    });

    it("names the pieces first where each could go to many places", () => {
        const [section] = sectionsOf(prompt("?", ["Recruit", [...MANY, recruit("3a", "north")]], ["Go on", [PASS]]));
        expect(section?.rows.map((row) => ("piece" in row ? [row.piece, row.options.length] : keyOf(row.option)))).toEqual([
            ["1a", 4],
            ["1b", 4],
            ["2a", 4],
            "do recruit unit 3a region north",
        ]);
        expect(section?.compact).toBe(false);
    });

    it("lists a few as they are, and many places side by side", () => {
        const few = sectionsOf(prompt("?", ["Recruit", MANY.slice(0, 4)]))[0];
        expect(few?.rows).toHaveLength(4);
        const places = Array.from({ length: 20 }, (_, place) => option(`Cube on ${place}`, { do: "place", location: String(place) }));
        const many = sectionsOf(prompt("?", ["Where to", places]))[0];
        expect([many?.rows.length, many?.compact]).toEqual([20, true]);
    });

    it("parts the sentence that asks from what explains it", () => {
        expect(parted("Play a card.")).toEqual(["Play a card.", ""]);
        expect(parted("You control the Unrest! region: score it. Or not.")).toEqual([
            "You control the Unrest! region: score it.",
            "Or not.",
        ]);
        expect(parted("Use the parts. Mechanic: 3 HK$.")).toEqual(["Use the parts.", "Mechanic: 3 HK$."]);
        expect(parted("Put a card down as your objective: its region will be scored at the end of the round.")).toEqual([
            "Put a card down as your objective.",
            "Its region will be scored at the end of the round.",
        ]);
        // French puts a space before its colons, which no full stop takes over.
        expect(parted("Posez un cube sur un lieu violet\u00a0: à côté d’un de vos cubes, ou plus loin pour un jeton.")).toEqual([
            "Posez un cube sur un lieu violet.",
            "À côté d’un de vos cubes, ou plus loin pour un jeton.",
        ]);
    });

    it("lets options keep their own numbers", () => {
        const third = { ...option("Third", { do: "into", slot: "3" }), number: 3 };
        expect([...numbersOf([third, PASS])]).toEqual([
            [3, third],
            [4, PASS],
        ]);
    });
});
