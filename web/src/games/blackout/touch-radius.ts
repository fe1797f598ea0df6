// How far from the middle of a location one still touches it. On a phone the ring on the map is smaller than a finger.

import type { Spot } from "./districts";

/** The radius of what is drawn, in units of the map. */
export const RING = 30;
/** About forty pixels across on a phone. */
const FINGER = 54;

type Point = readonly [number, number];
const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** As large as a finger, if that leaves the others free: half the way to the next that can be chosen, none of the rings. */
export function touchRadius(
    at: Point,
    locations: readonly Spot[],
    able: ReadonlySet<string>,
    map: { readonly width: number; readonly height: number },
): number {
    const others = locations.filter((other) => other.at !== at);
    const free = others.map((other) => (able.has(other.id) ? apart(at, other.at) / 2 : apart(at, other.at) - RING));
    const edges = [at[0], at[1], map.width - at[0], map.height - at[1]];
    return Math.max(RING, Math.min(FINGER, ...free, ...edges));
}
