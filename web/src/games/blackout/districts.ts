// The districts as they are drawn on the map: their outlines, and the locations round them.

import type { Picture } from "../../lib/pictures.svelte";
import { SIDES } from "./pieces";

export interface Spot {
    id: string;
    at: readonly [number, number];
}

export interface Outline extends Spot {
    /** The path round it; empty where the map has none. */
    path: string;
    /** The locations at its corners. */
    ring: readonly string[];
}

/** Whether it is where a side's cube stands, beside the place itself. */
const isCorner = (map: Picture, name: string): boolean =>
    SIDES.some((side) => name.endsWith(`-${side}`) && name.slice(0, -side.length - 1) in map.anchors);

export function locationsOf(map: Picture): Spot[] {
    return Object.entries(map.anchors)
        .filter(([name]) => name.startsWith("location-") && !isCorner(map, name))
        .map(([name, at]) => ({ id: name.slice("location-".length), at }));
}

export function districtsOf(map: Picture): Outline[] {
    const drawn = (map.facts?.["districts"] ?? {}) as Record<string, Pick<Outline, "path" | "ring">>;
    return Object.entries(map.anchors)
        .filter(([name]) => name.startsWith("district-") && !name.includes("-house-"))
        .map(([name, at]) => {
            const id = name.slice("district-".length);
            return { id, at, path: "", ring: [], ...drawn[id] };
        });
}
