// After the lessons: a first match of one's own, as the game proposes it, with hints for every question.

import { faceOf } from "../games/faces";
import { api } from "./api";
import { seatCount } from "./options";
import { settings } from "./settings.svelte";
import { openTable } from "./table-opening";

/** The bot that a beginner can beat. */
const GENTLEST = "novice";

/** Begin the first match of a game, the way it proposes: a chapter alone, or against the gentlest bots. */
export async function firstMatch(game: string, proposed: string): Promise<void> {
    const ways = (await api.games()).find((one) => one.id === game)?.ways ?? [];
    const way = ways.find((one) => one.id === proposed) ?? ways[0];
    const options = { ...way?.options, ...Object.fromEntries((way?.asks ?? []).map(([name, values]) => [name, values[0]!])) };
    for (const hint of Object.keys(settings.hints))
        if (hint === `all-${game}` || hint.startsWith(`web-hint-${game}`)) delete settings.hints[hint];
    const others = Array.from({ length: seatCount(faceOf(game), options) - 1 }, () => GENTLEST);
    await openTable({ game, options, bots: [null, ...others], listed: false, series: way?.series ?? "" }, [0], true);
}
