// A view for tests, of a set with any number of slots.

import { EXAMPLE } from "./example.generated";
import { own, type BlackoutView } from "./view";

/** The example with so many empty slots for a side. */
export function withSlots(side: string, count: number): BlackoutView {
    const others = Object.entries(EXAMPLE).filter(([name]) => !name.startsWith(`${side}.slot.`));
    const slots = Array.from({ length: count }, (_, place) => [`${side}.slot.${place + 1}`, { known: [], hidden: 0 }] as const);
    return own(Object.fromEntries([...others, ...slots]));
}
