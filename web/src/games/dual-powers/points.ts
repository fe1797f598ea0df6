// Where points come from, as the events tell it.

import type { Told } from "../../protocol";
import type { PointSource } from "../game";

const PICTURES: Readonly<Record<string, string>> = { "unrest-scored": "icon-unrest", "marker-scored": "icon-objective" };

/** Where each side's points came from, row by row, with a last row that adds up. */
export function pointSources(log: readonly Told[], sides: readonly string[]): PointSource[] {
    const rows = Object.entries(PICTURES).map(([kind, picture]) => {
        const points = sides.map((side) =>
            log.reduce((sum, { event }) => sum + (event.event === kind && event.side === side ? Number(event.points) : 0), 0),
        );
        return { words: `web-dp-from-${kind}`, points, picture };
    });
    const total = sides.map((_, seat) => rows.reduce((sum, row) => sum + row.points[seat]!, 0));
    if (!total.some(Boolean)) return [];
    return [...rows, { words: "web-dp-from-total", points: total, total: true }];
}
