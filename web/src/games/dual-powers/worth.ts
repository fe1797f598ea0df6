// What is printed on the pieces: their pictures say it as facts, so it is known without asking anybody.

import type { TableInfo } from "../../protocol";
import type { Picture, Pictures } from "../../lib/pictures.svelte";
import type { View } from "../board";
import { oppositionExhausted, type Side } from "./view";

export type Owner = Side | "neutral";

/** Where pieces lie: who plays there, and what the rules say of it. */
export interface Lying {
    info: TableInfo;
    view: View;
}

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

interface TokenFacts {
    owner: Owner | "opposition";
    rank: number;
    /** An X: as the table's difficulty says. */
    strength: number | "X";
}

interface BoardFacts {
    months: string[];
    track_end: number;
    /** Of each region the outlines on the map, as lists of points. */
    outlines: Record<string, string[]>;
}

/** What a picture says of itself; nothing, as long as it is not there. */
const said = <Facts>(picture: Picture | undefined): Partial<Facts> => (picture?.facts ?? {}) as Partial<Facts>;

/** Against whom one plays alone. */
export function oppositionSide(info: TableInfo): Side {
    return info.seats[0]?.name === "red" ? "white" : "red";
}

export const isSolo = (info: TableInfo): boolean => info.seats.length === 1;

export function ownerOf(art: Pictures, token: string, info: TableInfo): Owner {
    const { owner = "neutral" } = said<TokenFacts>(art[`token-${token}`]);
    return owner === "opposition" ? oppositionSide(info) : owner;
}

export function tokenWorth(art: Pictures, token: string, { info, view }: Lying): TokenWorth {
    const { rank = 0, strength: fresh = 0 } = said<TokenFacts>(art[`token-${token}`]);
    const { strength: exhausted = 0 } = said<TokenFacts>(art[`token-${token}-exhausted`]);
    return {
        owner: ownerOf(art, token, info),
        rank,
        fresh: fresh === "X" ? oppositionExhausted(view) : fresh,
        exhausted: exhausted === "X" ? oppositionExhausted(view) : exhausted,
    };
}

export function cardWorth(art: Pictures, card: string): CardWorth {
    const nothing = { days: 0, region: "", recruit: 0, action: "", points: 0, special: "" };
    return { ...nothing, ...said<CardWorth>(art[`card-${card}`]) };
}

/** The months in their order. */
export const months = (art: Pictures): string[] => said<BoardFacts>(art["board"]).months ?? [];

/** How far the ends of the support track are from its centre. */
export const trackEnd = (art: Pictures): number => said<BoardFacts>(art["board"]).track_end ?? 0;

/** The outlines of a region on the map, as lists of points. */
export const outlines = (art: Pictures, region: string): string[] => said<BoardFacts>(art["board"]).outlines?.[region] ?? [];
