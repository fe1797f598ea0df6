import { describe, expect, it } from "vitest";
import { info } from "../../testing/fixtures";
import { claims, control, standing, type Present } from "./control";
import { ART, picture } from "./pictures.fixture";
import { months, outlines, tokenWorth, trackEnd, unrestPoints } from "./worth";

const of = (owner: Present["owner"], ...strengths: number[]): Present[] =>
    strengths.map((strength, place) => ({ id: `${owner}-${place}`, owner, strength, exhausted: false }));

describe("who controls a region", () => {
    it("is whoever is stronger", () => {
        expect(control([...of("red", 3, 2), ...of("white", 4)], "white")).toMatchObject({
            red: 5,
            white: 4,
            controller: "red",
            reason: "strength",
        });
    });
    it("is whoever has more tokens, if the strength is equal", () => {
        expect(control([...of("red", 3), ...of("white", 2, 1)], "red")).toMatchObject({
            controller: "white",
            reason: "tokens",
            whiteTokens: 2,
        });
    });
    it("is whoever has the Will, if the tokens are equal too", () => {
        expect(control([...of("red", 2), ...of("white", 2)], "white")).toMatchObject({ controller: "white", reason: "will" });
    });
    it("is helped by neutral tokens, where the Will's holder has one of the own", () => {
        const tokens = [...of("red", 1), ...of("white", 2), ...of("neutral", 2)];
        expect(control(tokens, "red")).toMatchObject({ red: 3, redTokens: 2, white: 2, neutrals: "red", controller: "red" });
        expect(control(tokens.slice(1), "red")).toMatchObject({ red: 0, white: 2, neutrals: null, controller: "white" });
    });
    it("is nobody where only neutral tokens are, unless the table reads the rule to the letter", () => {
        expect(control(of("neutral", 1), "red")).toMatchObject({ controller: null, reason: "nobody" });
        expect(control(of("neutral", 1), "red", true)).toMatchObject({ controller: "red", reason: "will" });
        expect(control([], "red", true)).toMatchObject({ controller: null });
    });
});

describe("what pictures say", () => {
    it("is read from them", () => {
        expect(tokenWorth(ART, "red-1a", info())).toEqual({ owner: "red", rank: 1, fresh: 2, exhausted: 1 });
        expect(unrestPoints(ART, "july")).toBe(3);
        expect(months(ART)).toEqual(["july", "august"]);
        expect(trackEnd(ART)).toBe(2);
        expect(outlines(ART, "green")).toEqual(["0,0 1,0 1,1", "5,5 6,5 6,6"]);
    });
    it("leaves the strength of the Opposition's exhausted units to the table", () => {
        const alone = info({ seats: [{ name: "red", bot: "novice" }], options: { solo: "red", difficulty: 4 } });
        expect(tokenWorth(ART, "opposition-2-1", alone)).toEqual({ owner: "white", rank: 2, fresh: 2, exhausted: 4 });
    });
});

const VIEW = {
    ...{ month: "july", unrest: "green", will: "red", exhausted: ["red-1a"] },
    ...{ tokens: { "red-1a": "green", "white-1a": "green", "neutral-a": "blue" } },
    ...{ "red.objective": "blue-4", "white.objective": "?", "red.held": { known: ["blue-4"], hidden: 0 } },
};

describe("what scores", () => {
    it("is told as far as one may know it", () => {
        const found = claims(VIEW, ART, info());
        expect(found.map(({ by, region, points }) => [by, region, points])).toEqual([
            ["unrest", "green", 3],
            ["red", "blue", 4],
        ]);
        expect(found[0]?.now).toMatchObject({ red: 1, white: 3, controller: "white" });
        expect(found[1]?.now).toMatchObject({ controller: null, reason: "nobody" });
    });
    it("counts the Opposition's objective as it forms", () => {
        const alone = info({ seats: [{ name: "red", bot: "novice" }] });
        expect(claims({ ...VIEW, "red.objective": "?" }, ART, alone, "blue-4").map(({ by }) => by)).toEqual(["unrest", "white"]);
    });
    it("may change with the Will", () => {
        const view = { ...VIEW, tokens: { ...VIEW.tokens, "neutral-a": "green" } };
        expect([standing(view, ART, info(), "green").red, standing(view, ART, info(), "green", "white").red]).toEqual([2, 1]);
    });
    it("does without pictures", () => {
        expect(claims(VIEW, { board: picture("") }, info()).map(({ points }) => points)).toEqual([0, 0]);
    });
});
