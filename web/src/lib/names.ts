// Names that depend on the game: seats, and the bots that may sit on them.

import { knows, t } from "./words.svelte";

/** What a seat is called: the side's name in the reader's language, else what the game calls it. */
export function seatName(game: string, name: string): string {
    const id = [`${game}-side-${name}`, `${game}-seat-${name}`].find(knows);
    return id ? t(id) : name;
}

/** What a bot is called. */
export function botName(bot: string): string {
    return knows(`web-bot-name-${bot}`) ? t(`web-bot-name-${bot}`) : bot;
}
