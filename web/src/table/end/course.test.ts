import { describe, expect, it } from "vitest";
import type { Told } from "../../protocol";
import { courseOf, decider, ledUntil, turningPoint, type Counting } from "./course";

const SIDES = ["a", "b"];
const told = (event: Record<string, string | number>): Told => ({ event, words: { id: "x", args: {}, fallback: "" } }) as unknown as Told;
const round = (number: number): Told => told({ event: "round", round: number });
const points = (side: string, count: number, source = "one"): Told => told({ event: source, side, points: count });

const count: Counting = (log, sides) => {
    const rows = ["one", "two"].map((source) => ({
        words: source,
        points: sides.map((side) =>
            log.reduce((sum, { event }) => sum + (event.event === source && event.side === side ? Number(event.points) : 0), 0),
        ),
    }));
    return [...rows, { words: "total", total: true, points: sides.map((_, seat) => rows[0]!.points[seat]! + rows[1]!.points[seat]!) }];
};

const MATCH = [
    ...[points("a", 1), round(1), points("b", 4)],
    ...[round(2), points("a", 2), points("b", 3)],
    ...[round(3), points("a", 9, "two"), points("a", 1)],
    ...[round(4), points("b", 1)],
];

describe("the course of a match", () => {
    it("adds up the points after each round", () => {
        const course = courseOf(MATCH, SIDES, count)!;
        expect(course.rounds).toEqual([0, 1, 2, 3, 4]);
        expect(course.points).toEqual([
            [0, 1, 3, 13, 13],
            [0, 4, 7, 7, 8],
        ]);
    });

    it("has a stop of its own for the final scoring", () => {
        const log = [...MATCH, told({ event: "two", side: "b", points: 20 })];
        const course = courseOf(log, SIDES, count, "two");
        expect(course!.final).toBe(false); // it began in an earlier round: this is no final scoring
        const last = courseOf([round(1), points("a", 2), points("b", 5, "two")], SIDES, count, "two")!;
        expect(last.rounds).toEqual([0, 1, 2]);
        expect(last.points).toEqual([
            [0, 2, 2],
            [0, 0, 5],
        ]);
        expect(turningPoint(last, 1, SIDES, count)).toMatchObject({ final: true, kind: "lead" });
    });

    it("is nothing before the first round", () => {
        expect(courseOf([points("a", 1)], SIDES, count)).toBeNull();
    });
});

describe("the turning point", () => {
    it("is where the winner went ahead for good, and says what brought it about", () => {
        const course = courseOf(MATCH, SIDES, count)!;
        expect(turningPoint(course, 0, SIDES, count)).toMatchObject({ round: 3, kind: "lead", gained: 10, brought: 9, told: MATCH[7] });
    });

    it("is the largest swing if the winner was never behind", () => {
        const log = [round(1), points("a", 3), round(2), points("a", 8), points("b", 1), round(3), points("b", 2)];
        const course = courseOf(log, SIDES, count)!;
        expect(turningPoint(course, 0, SIDES, count)).toMatchObject({ round: 2, kind: "swing", gained: 8 });
    });

    it("is the best round of somebody who plays alone", () => {
        const course = courseOf([round(1), points("a", 3), round(2), points("a", 8)], ["a"], count)!;
        expect(turningPoint(course, 0, ["a"], count)).toMatchObject({ round: 2, kind: "swing" });
    });

    it("is nowhere in a match without points", () => {
        expect(turningPoint(courseOf([round(1), round(2)], SIDES, count)!, 0, SIDES, count)).toBeNull();
    });
});

describe("what decided it", () => {
    it("is the source in which the winner was furthest ahead", () => {
        expect(decider(count(MATCH, SIDES), 0, 1)).toEqual({ words: "two", by: 9 });
        expect(decider(count([points("b", 2)], SIDES), 0, 1)).toBeNull();
    });

    it("knows until when the other one led", () => {
        const course = courseOf(MATCH, SIDES, count)!;
        expect(ledUntil(course, 1)).toBe(2);
        expect(ledUntil(course, 0)).toBeNull();
    });

    it("does not say that somebody led who was behind most of the time", () => {
        const log = [round(1), points("a", 2), round(2), points("a", 2), round(3), points("b", 5), round(4), points("a", 4)];
        expect(ledUntil(courseOf(log, SIDES, count)!, 1)).toBeNull();
    });
});
