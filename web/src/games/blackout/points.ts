// Where points come from, as the events tell it.

import type { Told } from "../../protocol";
import type { PointSource } from "../game";

const SOURCES = ["goals", "districts", "scouting", "cards", "transport", "money", "tiles", "points"];
/** How each source is drawn. */
const PICTURES: Record<string, string> = {
    goals: "icon-check",
    districts: "icon-house",
    scouting: "icon-search",
    cards: "icon-hand",
    transport: "icon-transport",
    money: "icon-money",
    tiles: "icon-gps",
    points: "icon-points",
};
const BY_EVENT: Record<string, string> = {
    bonus: "goals",
    "district-scored": "districts",
    "final-money": "money",
    "final-tiles": "tiles",
    "final-cards": "points",
};
const BY_RULE: Record<string, string> = { "R3.10": "goals", "R4.10": "scouting" };

/** Where each player's points came from, row by row, with a last row that adds up. */
export function pointSources(log: readonly Told[], sides: readonly string[]): PointSource[] {
    const rows = new Map(SOURCES.map((source) => [source, sides.map(() => 0)]));
    for (const { event } of log) {
        const seat = sides.indexOf(String(event.side));
        const [source, points] = sourceOf(event);
        const row = rows.get(source);
        if (row && seat >= 0) row[seat]! += points;
    }
    const told = [...rows]
        .filter(([, points]) => points.some(Boolean))
        .map(([source, points]) => ({ words: `web-bo-from-${source}`, points, picture: PICTURES[source]! }));
    if (!told.length) return [];
    const total = sides.map((_, seat) => told.reduce((sum, row) => sum + row.points[seat]!, 0));
    return [...told, { words: "web-bo-from-total", points: total, total: true }];
}

function sourceOf(event: Told["event"]): [string, number] {
    const kind = String(event.event);
    if (kind in BY_EVENT) return [BY_EVENT[kind]!, Number(event.points)];
    if (kind === "transport") return ["transport", -Number(event.points)];
    if (kind === "gained" && event.resource === "points") return [BY_RULE[String(event.rule)] ?? "cards", Number(event.count)];
    return ["", 0];
}
