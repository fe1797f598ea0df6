// Who controls a region, and what will score: for the table of regions, the flags, and the scene of a scoring. It is
// reckoned from the view, so that it also holds in a replay and while something is still being told.

import type { TableInfo } from "../../protocol";
import type { Pictures } from "../../lib/pictures.svelte";
import type { View } from "../board";
import * as facts from "./view";
import type { Side } from "./view";
import { cardWorth, tokenWorth, unrestPoints, type Owner } from "./worth";

/** A token as it counts in a region. */
export interface Present {
    id: string;
    owner: Owner;
    strength: number;
    exhausted: boolean;
}

/** What decides: strength, then the number of tokens, then the Will; without a token nobody controls a region. */
export type Reason = "nobody" | "strength" | "tokens" | "will";

export interface Standing {
    red: number;
    white: number;
    redTokens: number;
    whiteTokens: number;
    controller: Side | null;
    reason: Reason;
    /** Whom the neutral tokens follow. */
    neutrals: Side | null;
}

/** Who controls a region with these tokens in it. `literal`: by an option neutral tokens alone are the Will's. */
export function control(tokens: readonly Present[], will: Side, literal = false): Standing {
    const sums = { red: 0, white: 0, neutral: 0 };
    const counts = { red: 0, white: 0, neutral: 0 };
    for (const { owner, strength } of tokens) {
        sums[owner] += strength;
        counts[owner] += 1;
    }
    const follow = counts[will] > 0;
    if (follow) {
        sums[will] += sums.neutral;
        counts[will] += counts.neutral;
    }
    const [controller, reason] = decide(sums, counts, will, literal && tokens.length > 0);
    return {
        ...{ red: sums.red, white: sums.white, redTokens: counts.red, whiteTokens: counts.white },
        ...{ controller, reason, neutrals: follow && counts.neutral ? will : null },
    };
}

function decide(sums: Record<Side, number>, counts: Record<Side, number>, will: Side, literal: boolean): [Side | null, Reason] {
    if (!counts.red && !counts.white) return literal ? [will, "will"] : [null, "nobody"];
    if (sums.red !== sums.white) return [sums.red > sums.white ? "red" : "white", "strength"];
    if (counts.red !== counts.white) return [counts.red > counts.white ? "red" : "white", "tokens"];
    return [will, "will"];
}

export const isLiteral = (info: TableInfo): boolean => info.options["neutral_regions"] === "will";

/** A token as it counts. */
export function present(art: Pictures, info: TableInfo, id: string, exhausted: boolean): Present {
    const worth = tokenWorth(art, id, info);
    return { id, owner: worth.owner, strength: exhausted ? worth.exhausted : worth.fresh, exhausted };
}

/** The tokens in a region. */
export function presentIn(view: View, art: Pictures, info: TableInfo, region: string): Present[] {
    return facts.tokens(view).flatMap(({ id, place, exhausted }) => (place === region ? [present(art, info, id, exhausted)] : []));
}

/** How both sides stand in a region, with the Will where it is or in other hands. */
export function standing(view: View, art: Pictures, info: TableInfo, region: string, will = facts.will(view)): Standing {
    return control(presentIn(view, art, info, region), will ?? "red", isLiteral(info));
}

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

/** What scores at the end of the round. `forming`: the card that is the Opposition's objective so far. */
export function claims(view: View, art: Pictures, info: TableInfo, forming = ""): Claim[] {
    const found: Claim[] = [];
    const unrest = facts.unrest(view);
    if (unrest)
        found.push({
            ...{ by: "unrest", region: unrest, card: "", points: unrestPoints(art, facts.date(view).month) },
            now: standing(view, art, info, unrest),
        });
    for (const by of facts.SIDES) {
        const card = facts.knownObjective(view, by) || (by !== info.seats[0]?.name ? forming : "");
        if (!card) continue;
        const { region, points } = cardWorth(art, card);
        found.push({ by, region, card, points, now: standing(view, art, info, region) });
    }
    return found;
}
