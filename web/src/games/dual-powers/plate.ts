// What everybody may always see of a side.

import type { TableInfo } from "../../protocol";
import { t } from "../../lib/words.svelte";
import type { PlateFacts, PlateGood } from "../game";
import type { View } from "../board";
import * as facts from "./view";
import type { Side } from "./view";

/** The lead on the support track (nothing: the other side leads), the Will, cards, tokens, and how the objective lies. */
export function plate(view: View, name: string, info: TableInfo): PlateFacts {
    const side: Side = name === "white" ? "white" : "red";
    const ahead = facts.score(view) * (side === "red" ? 1 : -1);
    const alone = info.seats.length === 1;
    const goods: PlateGood[] = [
        {
            id: "hand",
            picture: "card-back",
            count: facts.hand(view, side).known.length + facts.hand(view, side).hidden,
            words: "web-dp-plate-hand",
        },
        { id: "reserve", picture: `flag-${side}`, count: reserve(view, side), words: "web-dp-plate-reserve" },
    ];
    if (facts.will(view) === side) goods.unshift({ id: "will", picture: "will", count: 1, words: "web-dp-plate-will" });
    const lies = !facts.hasObjective(view, side) ? "" : facts.objectiveOpen(view, side) ? "web-dp-plate-open" : "web-dp-plate-down";
    return { points: alone ? ahead : ahead >= 0 ? ahead : null, goods, note: lies && t(lies) };
}

/** The units that are not in the city; of leaders their cards tell. */
function reserve(view: View, side: Side): number {
    return facts.tokens(view).filter(({ id, place }) => place === "reserve" && /^(red|white)-\d/.test(id) && id.startsWith(`${side}-`))
        .length;
}
