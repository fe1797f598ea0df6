// What one would usually pay with.

import type { Option } from "../../protocol";

/** With the fewest batteries; the list says what else there is. */
export function fewestBatteries(options: readonly Option[]): Option | null {
    const ways = options.filter((option) => option.action.do === "batteries");
    if (ways.length < 2) return null;
    return ways.reduce((best, one) => (Number(one.action.count) < Number(best.action.count) ? one : best));
}
