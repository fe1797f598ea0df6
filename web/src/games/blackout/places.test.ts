import { expect, test } from "vitest";
import { ASKED, isPlace } from "./places";

const PLAY = import.meta.glob<string>("../../../../src/lamplight/games/blackout/texts/en/play.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
});
const QUESTIONS = Object.values(PLAY).flatMap((text) => [...text.matchAll(/^(blackout-ask-[a-z-]+) =/gm)].map((found) => found[1]!));

test("every question has a place, and every place is one of this table", () => {
    expect(QUESTIONS.length).toBeGreaterThan(20);
    expect(QUESTIONS.filter((id) => !(id in ASKED))).toEqual([]);
    expect(Object.keys(ASKED).filter((id) => !QUESTIONS.includes(id))).toEqual([]);
    expect(Object.values(ASKED).every(isPlace)).toBe(true);
});
