import { beforeEach, expect, test } from "vitest";
import { valueName, seatCount, optionTitle, usualValue, variants } from "./options";
import { words } from "./words.svelte";

const PLAYERS = { name: "players", values: [2, 3], rule: "RD.01" };
const GASOLINE = { name: "gasoline_transport", values: [2, 1], rule: "R13.02" };
const game = { editions: { "2019": {}, "2018": { gasoline_transport: 1 } } };

const FACE = { shaping: ["chapter"] };

beforeEach(() => {
    words.give("en", "web-yes = yes\nweb-no = no\ntoy-choose-colour = Which colour?\ntoy-value-colour-red = bright red\n");
});

test("an option is what its printing sets, unless somebody says otherwise", () => {
    expect(usualValue(game, GASOLINE, {})).toBe(2);
    expect(usualValue(game, GASOLINE, { edition: 2019 })).toBe(2);
    expect(usualValue(game, GASOLINE, { edition: 2018 })).toBe(1);
});

test("how many play is no variant of the rules", () => {
    expect(variants(FACE, [PLAYERS, GASOLINE], {}, false)).toEqual([GASOLINE]);
});

test("what means something in chapters only is asked only there", () => {
    const chapter = { name: "chapter", values: [0, 1], rule: "R15.01" };
    const orchids = { name: "solo_orchids", values: [2, 3], rule: "R16.03", needs: "chapter" };
    expect(variants(FACE, [chapter, orchids], {}, false)).toEqual([]);
    expect(variants(FACE, [chapter, orchids], { chapter: 0 }, false)).toEqual([]);
    expect(variants(FACE, [chapter, orchids], { chapter: 1 }, false)).toEqual([orchids]);
    expect(variants(FACE, [chapter, orchids], {}, true)).toEqual([orchids]);
});

test("so many sit at a table as its options say", () => {
    const alone = { seatCount: ({ solo }: { solo?: unknown }) => (solo ? 1 : 3) };
    expect(seatCount(alone, { players: 4 })).toBe(4);
    expect(seatCount(alone, { solo: true })).toBe(1);
    expect(seatCount({}, {})).toBe(2);
});

test("options and values are called by their words", () => {
    expect(optionTitle("toy", "colour")).toBe("Which colour?");
    expect(valueName("toy", "colour", "red")).toBe("bright red");
    expect(valueName("toy", "loud", true)).toBe("yes");
    expect(valueName("toy", "loud", false)).toBe("no");
    expect(valueName("toy", "count", 3)).toBe("3");
});
