import { describe, expect, it } from "vitest";
import { argumentsOf, piecesOf, shown, spotsOf, type ShowingTable } from "../lib/showings";
import { told } from "../testing/fixtures";
import { FACES } from "./faces";

type Kinds = Readonly<Record<string, readonly string[]>>;

/** The kinds of events that the rules of each game have, with their arguments: written from the rules by `make docs`. */
const FOUND = import.meta.glob<{ EVENTS: Kinds }>("./*/events.generated.ts", { eager: true });
const RULES = Object.entries(FOUND).map(([path, { EVENTS }]) => [path.split("/")[1]!, EVENTS] as const);

it("knows the events of every game with a face", () => {
    expect(RULES.map(([game]) => game).sort()).toEqual(Object.keys(FACES).sort());
});

describe.each(RULES)("what is to be seen in %s", (game, kinds) => {
    const showings: ShowingTable = FACES[game]!.showings!;

    it("is said for every kind of event, and for no other", () => {
        expect(Object.keys(showings).sort()).toEqual(Object.keys(kinds).sort());
    });

    it.each(Object.entries(kinds))("names arguments that the event has: %s", (kind, names) => {
        expect(showings[kind]).not.toHaveLength(0);
        const known = [...names, "own"];
        expect(showings[kind]!.flatMap(spotsOf).flatMap(argumentsOf)).toSatisfy((found: string[]) =>
            found.every((one) => known.includes(one)),
        );
    });

    it("says why nothing is to be seen", () => {
        const silent = Object.values(showings).flatMap((all) => all.filter((showing) => showing.how === "silent"));
        expect(silent.every((showing) => showing.how === "silent" && showing.why.length > 10)).toBe(true);
    });

    it("ends in cards of kinds that the rules have", () => {
        const { from, along } = FACES[game]!.results!;
        expect(from.length).toBeGreaterThan(0);
        expect([...from, ...along].filter((kind) => !(kind in kinds))).toEqual([]);
    });
});

describe("what is to be seen of an event", () => {
    const table: ShowingTable = {
        bought: [
            { how: "fly", piece: "{card}", picture: "card-{card}", from: ["{card}"], to: ["{side}.hand", "plate.{side}"] },
            { how: "count", at: "{side}.money", by: "-{price}" },
        ],
        put: [{ how: "mark", places: ["{own}.slot.{slot}"] }],
        back: [{ how: "mark", places: ["{token|side}.reserve"] }],
    };

    it("has the event's own pieces and places", () => {
        const [flight, count] = shown(table, told("", { event: "bought", side: "grey", card: "blue-7", price: 3 }), "orange");
        expect(flight).toMatchObject({ piece: "blue-7", picture: "card-blue-7", to: ["grey.hand", "plate.grey"] });
        expect(count).toMatchObject({ at: "grey.money", by: "-3" });
        expect(piecesOf([flight!, count!])).toEqual(["blue-7", "grey.hand", "grey.money"]);
    });

    it("leaves out numbers that do not change", () => {
        expect(shown(table, told("", { event: "bought", side: "grey", card: "blue-7", price: 0 }), "orange")).toHaveLength(1);
    });

    it("knows whoever looks on, and whose a token is", () => {
        expect(shown(table, told("", { event: "put", slot: 2 }), "orange")).toEqual([{ how: "mark", places: ["orange.slot.2"] }]);
        expect(shown(table, told("", { event: "back", token: "red-1a" }), "")).toEqual([{ how: "mark", places: ["red.reserve"] }]);
    });

    it("is a mark where a game says nothing", () => {
        expect(shown(undefined, told("", { event: "sang", side: "grey", song: "la-la" }), "")).toEqual([
            { how: "mark", places: ["la-la"] },
        ]);
    });
});
