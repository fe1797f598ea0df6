// A closer look: any piece under the pointer, the focus or a resting finger is shown large.

import { on } from "svelte/events";
import type { Picture } from "./pictures.svelte";

const HOVER_MS = 280;
const PRESS_MS = 420;

class Magnifier {
    picture = $state.raw<Picture | null>(null);
    /** Where the piece is on the screen: the large picture goes beside it. */
    beside = $state.raw<DOMRect | null>(null);
    /** What the large picture must not cover: right of and below this are the question and its options. */
    edge = $state.raw<{ right: number; bottom: number }>({ right: Infinity, bottom: Infinity });
    /** Shown by a finger or a click: it stays until something else is touched. */
    held = $state(false);

    show(picture: Picture | undefined, beside: DOMRect, held = false): void {
        if (!picture) return;
        this.picture = picture;
        this.beside = beside;
        this.edge = edge(beside);
        this.held = held;
    }

    hide(): void {
        this.picture = null;
        this.held = false;
    }
}

/** On a wide screen the options are in a column at the right, on a small one in a sheet at the bottom. */
function edge(beside: DOMRect): { right: number; bottom: number } {
    const column = document.querySelector("aside")?.getBoundingClientRect();
    if (column?.width) return { right: beside.left < column.left ? column.left : Infinity, bottom: Infinity };
    const sheet = document.querySelector(".dock")?.getBoundingClientRect();
    return { right: Infinity, bottom: sheet && beside.top < sheet.top ? sheet.top : Infinity };
}

export const magnifier = new Magnifier();

let pointer = { x: NaN, y: NaN };
if (typeof window !== "undefined")
    for (const name of ["pointermove", "pointerdown"] as const)
        window.addEventListener(name, ({ clientX, clientY }) => (pointer = { x: clientX, y: clientY }), { capture: true, passive: true });

/** Whether somebody pointed at a piece: one that has slid under a pointer at rest was not pointed at. */
export function pointed(event: PointerEvent): boolean {
    return event.clientX !== pointer.x || event.clientY !== pointer.y;
}

/** An action for everything that has a picture: hover, focus by keyboard, or a long press show it large. */
export function magnify(
    node: Element,
    given: () => Picture | undefined,
): { update: (next: () => Picture | undefined) => void; destroy: () => void } {
    let picture = given;
    let timer = 0;
    let pressed = false;

    const show = (held: boolean): void => magnifier.show(picture(), node.getBoundingClientRect(), held);
    const wait = (time: number, held: boolean): void => {
        clearTimeout(timer);
        timer = window.setTimeout(() => {
            pressed = held;
            show(held);
        }, time);
    };
    const stop = (): void => {
        clearTimeout(timer);
        if (!magnifier.held) magnifier.hide();
    };
    const listeners: Record<string, (event: Event) => void> = {
        pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && pointed(event as PointerEvent) && wait(HOVER_MS, false),
        pointerleave: stop,
        pointerdown: (event) => {
            pressed = false;
            if ((event as PointerEvent).pointerType !== "mouse") wait(PRESS_MS, true);
        },
        pointerup: () => clearTimeout(timer),
        pointercancel: () => clearTimeout(timer),
        focus: () => node.matches(":focus-visible") && wait(HOVER_MS, false),
        blur: stop,
        dragstart: stop,
        contextmenu: (event) => pressed && event.preventDefault(),
        // A long press was a look, not a move.
        click: (event) => {
            if (pressed) {
                event.stopImmediatePropagation();
                event.preventDefault();
                pressed = false;
            } else {
                stop();
                if (node.getAttribute("aria-disabled") === "true") show(true);
            }
        },
    };
    // By `on`, not by the node itself: a piece that is taken away loses the focus while the page is being drawn.
    const offs = Object.entries(listeners).map(([name, listener]) => on(node, name, listener, { capture: name === "click" }));
    return {
        update: (next) => (picture = next),
        destroy: () => {
            clearTimeout(timer);
            for (const off of offs) off();
            if (!magnifier.held) magnifier.hide();
        },
    };
}
