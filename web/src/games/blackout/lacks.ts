// What a goal still lacks, as the rules answer it, in the words of the game.

import { t } from "../../lib/words.svelte";

/** Which round is the last one, once that is known. */
export const lastRound = (view: { round: number; last_round: number }): string =>
    view.round === view.last_round ? t("web-bo-last-round") : t("web-bo-last-round-is", { round: view.last_round });

export interface Lack {
    what: string;
    slot?: number;
    cards?: Record<string, number>;
    resource?: string;
    type?: string;
    letter?: string;
    needed?: number;
    own?: number;
    batteries?: number;
}

export function lackWords(lack: Lack): string {
    const args: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(lack)) {
        if (name === "cards")
            args["cards"] = Object.entries(lack.cards ?? {})
                .map(([colour, count]) => t("blackout-need-colour", { count, colour: t(`blackout-colour-${colour}`) }))
                .join(", ");
        else if (name === "resource") args["resource"] = t(`blackout-resource-${value}`);
        else if (name === "type") args["type"] = t(`blackout-tile-type-${value}`);
        else if (name !== "what" && typeof value !== "object") args[name] = value;
    }
    return t(`blackout-lack-${lack.what}`, args);
}

/** A card whose goals want cards of some colours together in a slot. */
export interface Wanted {
    card: string;
    slot: number;
    colours: { colour: string; count: number }[];
}

/** The colours that goals want in a slot, card by card; `power` stands for the restore-power goals. What is planned for a
 * slot, by its number, will lie there. */
export function wantedColours(
    goals: Readonly<Record<string, (Lack[] | null)[]>>,
    planned: Readonly<Record<number, string>> = {},
): Wanted[] {
    return Object.entries(goals).flatMap(([card, all]) => {
        const lack = all.flatMap((lacks) => lacks ?? []).find((one) => one.what === "slot" && one.cards);
        if (!lack) return [];
        const slot = lack.slot ?? 1;
        const colours = Object.entries(lack.cards ?? {})
            .map(([colour, count]) => ({ colour, count: count - Number(planned[slot] === colour) }))
            .filter(({ count }) => count > 0);
        return colours.length ? [{ card, slot, colours }] : [];
    });
}
