// What everybody may always see of a player.

import type { TableInfo } from "../../protocol";
import { size } from "../board";
import type { PlateFacts } from "../game";
import { t } from "../../lib/words.svelte";
import * as facts from "./view";

/** The districts that a side has secured. */
const secured = (view: facts.BlackoutView, side: string): number =>
    view.secured.filter((district) => facts.securedBy(view, district).some((one) => one.side === side)).length;

export function plate(given: Record<string, unknown>, side: string, _info: TableInfo): PlateFacts {
    const view = facts.own(given);
    const { points, money, transport, gps } = facts.counters(view, side);
    const hospital = size(facts.hospital(view, side));
    return {
        points,
        goods: [
            { id: "money", picture: "icon-money", count: money, words: "web-bo-plate-money" },
            { id: "transport", picture: "icon-transport", count: transport, words: "web-bo-plate-transport" },
            { id: "gps", picture: "icon-gps", count: gps, words: "web-bo-plate-gps" },
            { id: "cubes", picture: `cube-${side}`, count: facts.supply(view, side), words: "web-bo-plate-cubes" },
            { id: "houses", picture: "icon-house", count: secured(view, side), words: "web-bo-plate-districts" },
            { id: "power", picture: "icon-battery", count: view[`${side}.power`]?.length ?? 0, words: "web-bo-plate-power" },
        ],
        note: [
            t("web-bo-plate-cards", { count: size(facts.held(view, side)) }),
            ...(hospital ? [t("web-bo-plate-hospital", { count: hospital })] : []),
        ].join(" · "),
    };
}
