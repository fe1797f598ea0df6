import { describe, expect, it } from "vitest";
import { info } from "../../testing/fixtures";
import { claims, standing, turned } from "./control";
import { ART } from "./pictures.fixture";
import type { Standing } from "./view";
import { cardWorth, months, outlines, tokenWorth, trackEnd } from "./worth";

describe("what pictures say", () => {
    it("is read from their facts", () => {
        expect(tokenWorth(ART, "red-1a", { info: info(), view: {} })).toEqual({ owner: "red", rank: 1, fresh: 2, exhausted: 1 });
        expect(cardWorth(ART, "blue-7")).toEqual({ region: "blue", action: "rest", days: 7, recruit: 2, points: 4, special: "" });
        expect(months(ART)).toEqual(["july", "august"]);
        expect(trackEnd(ART)).toBe(2);
        expect(outlines(ART, "green")).toEqual(["0,0 1,0 1,1", "5,5 6,5 6,6"]);
    });
    it("leaves the strength of the Opposition's exhausted units to the rules", () => {
        const alone = info({ seats: [{ name: "red", bot: "novice" }] });
        const where = { info: alone, view: { opposition_exhausted: 4 } };
        expect(tokenWorth(ART, "opposition-2-1", where)).toEqual({ owner: "white", rank: 2, fresh: 2, exhausted: 4 });
    });
    it("is nothing as long as there are none", () => {
        expect([cardWorth({}, "blue-7").points, months({}), trackEnd({}), outlines({}, "green")]).toEqual([0, [], 0, []]);
    });
});

const HELD: Standing = { red: 1, red_tokens: 1, white: 3, white_tokens: 1, controller: "white", reason: "strength", neutrals: null };
const TIED: Standing = { red: 3, red_tokens: 2, white: 3, white_tokens: 1, controller: "red", reason: "tokens", neutrals: "red" };
const VIEW = {
    ...{ unrest: "green", unrest_points: 3, standings: { green: HELD }, standings_turned: { green: TIED } },
    ...{ "red.claim": { card: "blue-4", region: "blue", points: 4 }, "white.claim": "?" },
};

describe("what scores", () => {
    it("is told as far as one may know it, with how both sides stand there", () => {
        const found = claims(VIEW);
        expect(found.map(({ by, region, card, points }) => [by, region, card, points])).toEqual([
            ["unrest", "green", "", 3],
            ["red", "blue", "blue-4", 4],
        ]);
        expect(found[0]?.now).toEqual(HELD);
        expect(found[1]?.now).toMatchObject({ controller: null, reason: "nobody" });
    });
    it("may change with the Will", () => {
        expect([standing(VIEW, "green"), turned(VIEW, "green"), turned(VIEW, "blue")]).toEqual([HELD, TIED, null]);
    });
    it("is nothing before anything was told", () => {
        expect(claims({})).toEqual([]);
    });
});
