// What the players of a match are called when one speaks about it.

import type { TableInfo } from "../../protocol";
import { botName, seatName } from "../../lib/names";
import { t } from "../../lib/words.svelte";

/** A person's or bot's name; the side's, where one name stands for several seats. */
export function playerName(info: TableInfo, place: number): string {
    const seat = info.seats[place];
    if (!seat) return "";
    const name = (one: typeof seat): string => (one.person ? one.person.name || t("web-nobody") : botName(one.bot ?? ""));
    const own = name(seat);
    const alike = info.seats.filter((one) => name(one) === own).length > 1;
    return alike || !own ? seatName(info.game, seat.name) : own;
}
