// What is printed on the pieces: their pictures say it in `data-` attributes, so it is known without asking anybody.

import type { TableInfo } from "../../protocol";
import type { Picture, Pictures } from "../../lib/pictures.svelte";
import type { Side } from "./view";

export type Owner = Side | "neutral";

export interface TokenWorth {
    owner: Owner;
    rank: number;
    fresh: number;
    exhausted: number;
}

export interface CardWorth {
    days: number;
    /** Of a command card: where it recruits, how much, its other action, and its points as an objective. */
    region: string;
    recruit: number;
    action: string;
    points: number;
    /** Of a leader card: the special action. */
    special: string;
}

const kept = new WeakMap<Picture, Map<string, string>>();

/** What a picture says of itself: of several attributes with one name the first. */
function said(picture: Picture | undefined): ReadonlyMap<string, string> {
    if (!picture) return new Map();
    let found = kept.get(picture);
    if (!found) {
        const pairs = Array.from(picture.body.matchAll(/ data-([a-z]+)="([^"]*)"/g), ([, name, value]) => [name!, value!] as const);
        kept.set(picture, (found = new Map(pairs.reverse())));
    }
    return found;
}

/** Against whom one plays alone. */
export function oppositionSide(info: TableInfo): Side {
    return info.seats[0]?.name === "red" ? "white" : "red";
}

export const isSolo = (info: TableInfo): boolean => info.seats.length === 1;

/** Exhausted units of the Opposition are as strong as the table's difficulty says. */
export function tokenWorth(art: Pictures, token: string, info: TableInfo): TokenWorth {
    const fresh = said(art[`token-${token}`]);
    const exhausted = said(art[`token-${token}-exhausted`]).get("strength") ?? "0";
    const owner = fresh.get("owner") ?? "neutral";
    return {
        owner: owner === "opposition" ? oppositionSide(info) : (owner as Owner),
        rank: Number(fresh.get("rank") ?? 0),
        fresh: Number(fresh.get("strength") ?? 0),
        exhausted: exhausted === "X" ? Number(info.options["difficulty"] ?? 1) : Number(exhausted),
    };
}

export function cardWorth(art: Pictures, card: string): CardWorth {
    const found = said(art[`card-${card}`]);
    return {
        days: Number(found.get("days") ?? 0),
        region: found.get("region") ?? "",
        recruit: Number(found.get("recruit") ?? 0),
        action: found.get("action") ?? "",
        points: Number(found.get("points") ?? 0),
        special: found.get("special") ?? "",
    };
}

/** What the Unrest! region is worth in a month. */
export function unrestPoints(art: Pictures, month: string): number {
    return Number(new RegExp(`data-month="${month}" data-points="(\\d+)"`).exec(art["board"]?.body ?? "")?.[1] ?? 0);
}

/** The months in their order. */
export function months(art: Pictures): string[] {
    return Object.keys(art["board"]?.anchors ?? {}).flatMap((name) => (name.startsWith("month-") ? [name.slice("month-".length)] : []));
}

/** How far the ends of the support track are from its centre. */
export function trackEnd(art: Pictures): number {
    return Math.max(
        0,
        ...Object.keys(art["board"]?.anchors ?? {}).map((name) => (name.startsWith("track-") ? Number(name.slice("track-".length)) : 0)),
    );
}

/** The outlines of a region on the map, as lists of points. */
export function outlines(art: Pictures, region: string): string[] {
    const land = new RegExp(`<g data-region="${region}">\\s*((?:<polygon[^>]*>\\s*)+)</g>`).exec(art["board"]?.body ?? "")?.[1] ?? "";
    return Array.from(land.matchAll(/points="([^"]*)"/g), ([, points]) => points!);
}
