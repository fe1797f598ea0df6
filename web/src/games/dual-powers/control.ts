// Who controls a region, and what will score, as the rules say it in the view: for the table of regions, the flags and
// what one plays for. So it also holds in a replay, and while something is still being told.

import type { View } from "../board";
import * as facts from "./view";
import type { Side, Standing } from "./view";

/** Where a side stands in a region of a view that has not been told yet. */
const NOWHERE: Standing = { red: 0, red_tokens: 0, white: 0, white_tokens: 0, controller: null, reason: "nobody", neutrals: null };

/** How both sides stand in a region. */
export const standing = (view: View, region: string): Standing => facts.standings(view)[region] ?? NOWHERE;

/** How they would stand with the Will in the other hands; null: just the same. */
export const turned = (view: View, region: string): Standing | null => facts.turnedStandings(view)[region] ?? null;

/** A region that will score, as far as one may know. */
export interface Claim {
    by: "unrest" | Side;
    region: string;
    /** The objective's card; empty for Unrest! */
    card: string;
    points: number;
    /** Who would score it now. */
    now: Standing;
}

/** What scores at the end of the round. */
export function claims(view: View): Claim[] {
    const unrest = facts.unrest(view);
    const found: Claim[] = [];
    if (unrest) found.push({ by: "unrest", region: unrest, card: "", points: facts.unrestPoints(view), now: standing(view, unrest) });
    for (const by of facts.SIDES) {
        const claim = facts.claim(view, by);
        if (claim) found.push({ by, ...claim, now: standing(view, claim.region) });
    }
    return found;
}
