// What pieces are and do, in words: for the closer look, for screen readers, and wherever there is room.

import type { Picture, Pictures } from "../../lib/pictures.svelte";
import { t } from "../../lib/words.svelte";
import { cardWorth, tokenWorth, type Lying } from "./worth";

/** A region's name without its colour. */
export const regionName = (region: string): string => t(`dual-powers-region-${region}`).split(" (")[0]!;

export const sideName = (side: string): string => t(`dual-powers-side-${side}`);

/** Whose a token is, its rank, and its strength on both sides. */
export function tokenWords(art: Pictures, token: string, where: Lying, exhausted: boolean): string {
    const { owner, rank, fresh, exhausted: tired } = tokenWorth(art, token, where);
    return [
        owner === "neutral" ? t("web-dp-token-neutral") : t("web-dp-token-owner", { side: sideName(owner) }),
        ...(rank ? [t("web-dp-token-rank", { rank })] : []),
        t("web-dp-token-strength", { fresh, exhausted: tired, state: exhausted ? "exhausted" : "fresh" }),
    ].join(" ");
}

/** What a card does, action by action. */
export function cardWords(art: Pictures, card: string): string {
    const worth = cardWorth(art, card);
    const days = t("web-dp-card-days", { count: worth.days });
    if (worth.special) return [days, t("web-dp-card-leader"), t(`web-dp-does-${worth.special}`)].join(" ");
    return [
        days,
        t("web-dp-card-recruit", { count: worth.recruit, region: regionName(worth.region) }),
        t(`web-dp-does-${worth.action}`),
        t("web-dp-card-points", { count: worth.points }),
    ].join(" ");
}

/** A picture with other words under it. */
export const captioned = (picture: Picture | undefined, text: string): Picture | undefined => picture && { ...picture, text };
