// Names of pieces and places, and of their pictures.

import type { Picture, Pictures } from "../../lib/pictures.svelte";
import { say } from "../../lib/words.svelte";
import type { Good } from "./view.generated";

export const SIDES = ["orange", "grey", "white", "green"];
/** What lies on the rondel, in its order. */
export const RESOURCES: readonly Good[] = ["food", "tools", "gasoline", "water", "book", "medipack", "battery"];

/** What a place is called: somebody's own component set may have places that no text knows. */
export function placeName(kind: "location" | "district", id: string): string {
    return say({ id: `blackout-${kind}-${id}`, args: {}, fallback: id });
}

/** The picture of a card: the players' own cards look alike whoever has them. */
export function cardPicture(art: Pictures, card: string): Picture | undefined {
    const side = SIDES.find((one) => card.startsWith(`${one}-`));
    return art[`card-${card}`] ?? (side ? art[`card-${card.slice(side.length + 1)}`] : undefined);
}

export function title(art: Pictures, card: string): string {
    return cardPicture(art, card)?.title ?? card;
}

const ICONS: Record<string, string> = {
    "chosen-resource": "icon-any",
    heal: "icon-hospital",
    "check-mark": "icon-check",
    "hand-icons": "icon-search",
};

/** The picture of what is gained or paid. */
export function iconOf(art: Pictures, what: string, side: string): Picture | undefined {
    return what === "map-cube" ? art[`cube-${side}`] : (art[ICONS[what] ?? `icon-${what}`] ?? art[what]);
}

/** The light of each side's lamps. */
export const LIGHTS: Readonly<Record<string, string>> = { orange: "#ff8f33", grey: "#9fb0cc", white: "#f6ecd2", green: "#4cc97a" };
