// Things that are only shown: no action names them, and touching one tells the rule about it.

import { on } from "svelte/events";
import type { Choice } from "./choice.svelte";

export interface Told {
    choice: Choice | null | undefined;
    rule: string;
}

/** For a piece of a drawing: a click, or Enter where the arrow keys have led, tells its rule. */
export function ruleTip(node: Element, given: Told): { update: (next: Told) => void; destroy: () => void } {
    let told = given;
    node.setAttribute("tabindex", "-1");
    const tell = (): void => void told.choice?.tellRule(told.rule);
    const offs = [on(node, "click", tell), on(node, "keydown", (event) => (event as KeyboardEvent).key === "Enter" && tell())];
    return {
        update: (next) => (told = next),
        destroy: () => offs.forEach((off) => off()),
    };
}
