// Names that depend on the game: what it is about, its seats, and the bots that may sit on them.

import type { TableInfo } from "../protocol";
import { knows, t } from "./words.svelte";

/** A sentence or two about a game: what the lobby says of it, else what one plays for. */
export function aboutGame(game: string): string {
    const id = [`web-about-${game}`, `${game}-tagline`, `${game}-aim`].find(knows);
    return id ? t(id) : "";
}

/** What a seat is called: the side's name in the reader's language, else what the game calls it. */
export function seatName(game: string, name: string): string {
    const id = [`${game}-side-${name}`, `${game}-seat-${name}`].find(knows);
    return id ? t(id) : name;
}

/** What a bot is called. */
export function botName(bot: string): string {
    return knows(`web-bot-name-${bot}`) ? t(`web-bot-name-${bot}`) : bot;
}

/**
 * Whether nobody but this seat has a say at a table: the others are bots, or have given up. Where everybody's deal is
 * played, all the others who play it have a say, and nobody goes back.
 */
export function nobodyElse(info: Pick<TableInfo, "seats" | "night">, seat: number | null): boolean {
    return seat !== null && !info.night && !info.seats.some((one, place) => place !== seat && one.person && !one.resigned);
}
