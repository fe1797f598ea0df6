// How a round was scored, row by row, from what was told of it: who stood where, what decided, and where the marker went.

import type { TableInfo, Told } from "../../protocol";
import type { Pictures } from "../../lib/pictures.svelte";
import type { View } from "../board";
import * as facts from "./view";
import type { Side, Standing } from "./view";
import { ownerOf, type Owner } from "./worth";

/** A token as it stood in a region. */
export interface Present {
    id: string;
    owner: Owner;
    exhausted: boolean;
}

export interface ScoredRow {
    marker: number;
    by: "unrest" | Side;
    region: string;
    /** The objective's card; empty for Unrest! */
    card: string;
    tokens: Present[];
    /** How both sides stood; null, if the log is older than that this is told. */
    standing: Standing | null;
    /** `bonus`: whoever controls the Unrest! region took a bonus action in place of the points. */
    outcome: "scored" | "bonus" | "nobody";
    side: Side | null;
    points: number;
    /** Where the marker of the support track was before and after, positive towards Red. */
    before: number;
    after: number;
}

export interface Scoring {
    rows: ScoredRow[];
    /** Who had the Will. */
    will: Side;
    before: number;
    after: number;
    /** Who won by it, if the match is over. */
    winner: Side | null;
}

type Event = Told["event"];
const BONUS = ["recruited", "moved", "rested"];
const LEAVING = ["returned", "removed"];
const WINS = ["track-won", "calendar-won", "centre-won"];
const side = (event: Event): Side => (event["side"] === "white" ? "white" : "red");
const is = (event: Event, ...kinds: string[]): boolean => kinds.includes(String(event["event"]));

/** Nothing, if the log has no scoring. */
export function scoring(log: readonly Told[], view: View, art: Pictures, info: TableInfo): Scoring | null {
    const all = log.map((told) => told.event);
    const from = all.findLastIndex((event) => is(event, "marker") && event["marker"] === 1);
    if (from < 0) return null;
    const events = all.slice(from);
    const willed = all.findLast((event) => is(event, "will"));
    const will = willed ? side(willed) : (facts.will(view) ?? "red");
    const rows: ScoredRow[] = [];
    let at = startOf(all, events, view);
    const before = at;

    const add = (
        row: Pick<ScoredRow, "marker" | "by" | "region" | "outcome" | "side" | "points">,
        tokens: Present[],
        moved: number,
        counted: Event | undefined,
    ): void => {
        const shown = all.findLast((event) => is(event, "objective-shown") && event["side"] === row.by);
        const card = row.by === "unrest" ? "" : String(shown?.["card"] ?? "");
        rows.push({ ...row, card, tokens, standing: counted ? standingOf(counted) : null, before: at, after: moved });
        at = moved;
    };
    /** Where the marker was told to be after the event with this number. */
    const movedTo = (place: number): number => {
        const score = events[place + 1];
        return score && is(score, "score") ? Number(score["ahead"]) * (side(score) === "red" ? 1 : -1) : at;
    };
    for (const [place, event] of events.entries()) {
        const region = String(event["region"] ?? "");
        const unrest = is(event, "unrest-scored", "unrest-bonus", "unrest-nobody");
        if (!unrest && !is(event, "marker-scored", "marker-nobody")) continue;
        const marker = unrest ? 1 : Number(event["marker"]);
        const counted = events.slice(0, place).findLast((one) => is(one, "counted") && one["marker"] === marker);
        const outcome = is(event, "unrest-scored", "marker-scored") ? "scored" : is(event, "unrest-bonus") ? "bonus" : "nobody";
        add(
            {
                ...{ marker, by: unrest ? "unrest" : counted?.["owner"] === "white" ? "white" : "red", region, outcome },
                ...{ side: outcome === "nobody" ? null : side(event), points: outcome === "scored" ? Number(event["points"]) : 0 },
            },
            tokensIn(region, events, place, view, art, info),
            movedTo(place),
            counted,
        );
    }
    const won = events.find((event) => is(event, ...WINS));
    return { rows, will, before, after: at, winner: won ? side(won) : null };
}

/** How both sides stood, as it was told. */
function standingOf(counted: Event): Standing {
    const number = (name: string): number => Number(counted[name] ?? 0);
    const whose = (name: string): Side | null => facts.SIDES.find((one) => one === counted[name]) ?? null;
    return {
        ...{ red: number("red"), red_tokens: number("red_tokens"), white: number("white"), white_tokens: number("white_tokens") },
        ...{ controller: whose("controller"), reason: counted["reason"] as Standing["reason"], neutrals: whose("neutrals") },
    };
}

/** Where the marker of the track was when the scoring began. */
function startOf(all: readonly Event[], events: readonly Event[], view: View): number {
    const place = events.findIndex((event) => is(event, "score"));
    const score = events[place];
    const cause = events[place - 1];
    if (!score || !cause) return facts.score(view);
    const told = all.slice(0, all.length - events.length).findLast((event) => is(event, "score"));
    if (told) return Number(told["ahead"]) * (side(told) === "red" ? 1 : -1);
    const after = Number(score["ahead"]) * (side(score) === "red" ? 1 : -1);
    return after - Number(cause["points"] ?? 0) * (side(cause) === "red" ? 1 : -1);
}

/** The tokens in a region when the event with this number was told. What happened after it is undone. */
function tokensIn(region: string, events: readonly Event[], place: number, view: View, art: Pictures, info: TableInfo): Present[] {
    const exhaustion = events.filter((event) => is(event, "exhausted", ...LEAVING));
    const found = new Map<string, boolean>(); // whether the token was exhausted
    if (exhaustion.length) {
        for (const event of exhaustion) if (event["region"] === region) found.set(String(event["token"]), is(event, ...LEAVING));
    } else for (const { id, place: at, exhausted } of facts.tokens(view)) if (at === region) found.set(id, exhausted);
    for (const event of events
        .slice(place + 1)
        .filter((one) => is(one, ...BONUS))
        .reverse()) {
        const token = String(event["token"]);
        if (is(event, "recruited")) found.delete(token);
        else if (is(event, "rested") && found.has(token)) found.set(token, true);
        else if (is(event, "moved") && event["to"] === region) found.delete(token);
        else if (is(event, "moved") && event["from"] === region) found.set(token, wasExhausted(token, exhaustion, view));
    }
    return Array.from(found, ([id, exhausted]) => ({ id, owner: ownerOf(art, id, info), exhausted }));
}

/** Whether a token that left the region was exhausted: it may have been turned over since, where it went. */
function wasExhausted(token: string, exhaustion: readonly Event[], view: View): boolean {
    const later = exhaustion.find((event) => event["token"] === token);
    if (later) return is(later, ...LEAVING);
    return facts.tokens(view).some((one) => one.id === token && one.exhausted);
}
