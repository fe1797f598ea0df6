// How a match went: everybody's points round by round, and the round in which it turned.

import type { Told } from "../../protocol";
import type { PointSource } from "../../games/game";

export type Counting = (log: readonly Told[], sides: readonly string[]) => PointSource[];

/** Points of each seat at the beginning and after each round. */
export interface Course {
    /** The numbers of the rounds; the first is 0: nothing has been played. */
    rounds: number[];
    /** By seat, then by round. */
    points: number[][];
    /** What happened in each round. */
    told: Told[][];
    /** Whether the last stop is the final scoring, which belongs to no round. */
    final: boolean;
}

/** Where a match turned. */
export interface TurningPoint {
    /** Of the final scoring, the number after the last. */
    round: number;
    final: boolean;
    seat: number;
    /** `lead`: the winner went ahead for good. `swing`: nobody else ever led for long; here they gained most. */
    kind: "lead" | "swing";
    /** What the seat scored in that round. */
    gained: number;
    /** What brought most of it, and how much. */
    told: Told | null;
    brought: number;
}

/** What each side has in all. */
function totals(log: readonly Told[], sides: readonly string[], count: Counting): number[] {
    const rows = count(log, sides);
    const total = rows.find((row) => row.total);
    return total ? [...total.points] : sides.map(() => 0);
}

/** The course of a match, from everything that happened in it. Nothing: no round has been played.
 *  `scoring` is the kind of event with which the final scoring begins. */
export function courseOf(log: readonly Told[], sides: readonly string[], count: Counting, scoring = ""): Course | null {
    const begun = log.flatMap(({ event }, place) => (event.event === "round" ? [place] : []));
    if (!begun.length) return null;
    const numbers = begun.map((place) => Number(log[place]!.event.round));
    const scored = log.findIndex(({ event }) => event.event === scoring);
    const final = scored > begun.at(-1)!;
    if (final) {
        begun.push(scored);
        numbers.push(numbers.at(-1)! + 1);
    }
    // What comes before the first round belongs to it.
    const told = begun.map((_, number) => log.slice(number ? begun[number] : 0, begun[number + 1] ?? log.length));
    const after = told.map((_, number) => totals(told.slice(0, number + 1).flat(), sides, count));
    return {
        rounds: [0, ...numbers],
        points: sides.map((_, seat) => [0, ...after.map((points) => points[seat]!)]),
        told: [[], ...told],
        final,
    };
}

/** How far a seat is ahead of the best of the others, after each round; alone: what it has. */
function ahead(course: Course, seat: number): number[] {
    return course.rounds.map((_, number) => {
        const others = course.points.flatMap((points, other) => (other === seat ? [] : [points[number]!]));
        return course.points[seat]![number]! - (others.length ? Math.max(...others) : 0);
    });
}

/** The round in which a match turned to a seat: where it went ahead for good, else where it gained most on the others. */
export function turningPoint(course: Course, seat: number, sides: readonly string[], count: Counting): TurningPoint | null {
    const lead = ahead(course, seat);
    const last = lead.length - 1;
    if (last < 1 || course.points.every((points) => points.every((one) => one === 0))) return null;
    const behind = lead.findLastIndex((one) => one <= 0);
    const turned = course.points.length > 1 && behind > 0 && behind < last;
    const swings = lead.map((one, number) => (number ? one - lead[number - 1]! : -Infinity));
    const number = turned ? behind + 1 : swings.indexOf(Math.max(...swings));
    const worth = course.told[number]!.map((told) => totals([told], sides, count)[seat] ?? 0);
    const brought = Math.max(0, ...worth);
    return {
        round: course.rounds[number]!,
        final: course.final && number === last,
        seat,
        kind: turned ? "lead" : "swing",
        gained: course.points[seat]![number]! - course.points[seat]![number - 1]!,
        told: brought > 0 ? course.told[number]![worth.indexOf(brought)]! : null,
        brought,
    };
}

/** The source in which one seat was furthest ahead of another; nothing, if it was ahead in none. */
export function decider(rows: readonly PointSource[], winner: number, other: number): { words: string; by: number } | null {
    const found = rows.filter((row) => !row.total).map((row) => ({ words: row.words, by: row.points[winner]! - row.points[other]! }));
    const best = found.sort((one, two) => two.by - one.by)[0];
    return best && best.by > 0 ? best : null;
}

/** The last round after which a seat led alone, if it was not the last of all and it had led most of the time. */
export function ledUntil(course: Course, seat: number): number | null {
    const lead = ahead(course, seat);
    const last = lead.findLastIndex((one) => one > 0);
    const led = lead.slice(1, last + 1).filter((one) => one > 0).length;
    return last > 0 && last < lead.length - 1 && led * 2 > last ? course.rounds[last]! : null;
}
