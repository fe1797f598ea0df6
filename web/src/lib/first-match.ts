// After the lessons: a first match of one's own, as the game proposes it, with hints for every question.

import type { GameInfoPage, ListedTable, NewTable } from "../protocol";
import { faceOf } from "../games/faces";
import { api } from "./api";
import { seatCount } from "./options";
import { person } from "./person.svelte";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";
import { openTable } from "./table-opening";

/** The bot that a beginner can beat. */
export const GENTLEST = "novice";

type Wish = Pick<NewTable, "game" | "options" | "bots" | "series"> & { bots: readonly (string | null)[] };

/** The first match of a game: the way it proposes, alone or against the gentlest bots. */
export function wishOf(game: Pick<GameInfoPage, "id" | "ways">, proposed: string): Wish {
    const way = game.ways.find((one) => one.id === proposed) ?? game.ways[0];
    const options = { ...way?.options, ...Object.fromEntries((way?.asks ?? []).map(([name, values]) => [name, values[0]!])) };
    const others = Array.from({ length: seatCount(faceOf(game.id), options) - 1 }, () => GENTLEST);
    return { game: game.id, options, bots: [null, ...others], series: way?.series ?? "" };
}

/** The table at which this match has been begun already, and is not over. */
export function begun(wish: Wish, mine: readonly ListedTable[], me: string): string {
    const same = ({ info }: ListedTable): boolean =>
        info.game === wish.game &&
        info.status !== "finished" &&
        !info.lesson &&
        (info.series?.kind ?? "") === (wish.series ?? "") &&
        (!!wish.series || Object.entries(wish.options ?? {}).every(([name, value]) => info.options[name] === value)) &&
        info.seats.length === wish.bots.length &&
        info.seats.every((seat, place) => (wish.bots[place] ? !seat.person && seat.bot === wish.bots[place] : seat.person?.id === me));
    return mine.find(same)?.info.id ?? "";
}

/** Begin it, or go back to the one that has been begun. A series is introduced first. */
export async function firstMatch(game: string, proposed: string): Promise<void> {
    const found = (await api.games()).find((one) => one.id === game);
    if (!found) return;
    const wish = wishOf(found, proposed);
    const open = person.me ? begun(wish, await api.tables("mine"), person.me.id) : "";
    if (open) {
        router.go(`/table/${open}`);
        return;
    }
    for (const hint of Object.keys(settings.hints))
        if (hint === `all-${game}` || hint.startsWith(`web-hint-${game}`)) delete settings.hints[hint];
    await openTable({ ...wish, listed: false }, [0], true, wish.series ? "campaign" : "table");
}
