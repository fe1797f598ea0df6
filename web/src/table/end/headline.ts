// The end in a few words: who won, as the game would say it, and what decided it.

import type { TableInfo } from "../../protocol";
import type { PointSource } from "../../games/game";
import { seatName } from "../../lib/names";
import { knows, t } from "../../lib/words.svelte";
import { decider, ledUntil, type Course } from "./course";
import { playerName } from "./players";

/** The headline of a finished match, for somebody who has these seats. */
export function headline(info: TableInfo, mine: readonly number[]): string {
    const { winners = [], ending = "" } = info.result ?? {};
    const alone = info.seats.length === 1;
    const won = mine.some((seat) => winners.includes(seat));
    // At one screen one has won and lost.
    const you = won && (mine.length === 1 || winners.length === mine.length);
    const who = !winners.length ? (alone && mine.length ? "you-lost" : "nobody") : you ? "you-won" : winners.length > 1 ? "shared" : "won";
    const side = info.seats[winners[0] ?? 0]?.name ?? "";
    const found = [`${ending}-${who}`, `${who}-${side}`, who].map((one) => `web-end-${info.game}-${one}`).find(knows);
    return t(found ?? `web-end-${who}`, { name: winners.map((seat) => playerName(info, seat)).join(", ") });
}

/** Why it ended so: one or two sentences. */
export function reason(
    info: TableInfo,
    mine: readonly number[],
    rows: readonly PointSource[],
    course: Course | null,
    sides: readonly string[],
): string {
    const result = info.result!;
    if (typeof result.resigned === "number") return t("web-gave-up", { seat: playerName(info, result.resigned) });
    const ending = [`web-end-${info.game}-why-${result.ending}`, ...(rows.length ? [] : [`${info.game}-ending-${result.ending}`])].find(
        knows,
    );
    const said = ending ? [t(ending, { side: seatName(info.game, info.seats[result.winners[0] ?? -1]?.name ?? "") })] : [];
    const scores = result.scores ?? [];
    const winner = result.winners[0];
    if (winner === undefined || scores.length < 2 || rows.length === 0) return said.join(" ");
    const won = result.winners.some((seat) => mine.includes(seat));
    const others = scores.map((_, seat) => seat).filter((seat) => !result.winners.includes(seat));
    const best = others.sort((one, other) => scores[other]! - scores[one]!)[0];
    /** The one who is told what decided it, or the best of those who lost. */
    const other = !won && mine.length === 1 ? mine[0]! : best;
    if (other === undefined) return said.join(" ");
    const by = scores[winner]! - scores[other]!;
    if (!said.length) {
        const how = won && mine.length === 1 ? "web-end-you-by" : mine.length === 1 ? "web-end-behind" : "web-end-by";
        said.push(by > 0 ? t(how, { count: by, name: playerName(info, winner) }) : t("web-end-tie"));
    }
    const most = decider(rows, sides.indexOf(info.seats[winner]!.name), sides.indexOf(info.seats[other]!.name));
    if (most) said.push(t("web-end-decided", { source: t(most.words), count: most.by }));
    const led = course && !won && mine.length === 1 && sides.length === info.seats.length ? ledUntil(course, other) : null;
    if (led) said.push(t("web-end-led", { round: led }));
    return said.join(" ");
}
