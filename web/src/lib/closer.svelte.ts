// A closer look: any piece under the pointer, the focus or a resting finger is shown large.

import type { Picture } from "./pictures.svelte";

const HOVER = 280;
const PRESS = 420;

class Closer {
    picture = $state.raw<Picture | null>(null);
    /** Where the piece is on the screen: the large picture goes beside it. */
    beside = $state.raw<DOMRect | null>(null);
    /** Shown by a finger or a click: it stays until something else is touched. */
    held = $state(false);

    show(picture: Picture | undefined, beside: DOMRect, held = false): void {
        if (!picture) return;
        this.picture = picture;
        this.beside = beside;
        this.held = held;
    }

    hide(): void {
        this.picture = null;
        this.held = false;
    }
}

export const closer = new Closer();

/** An action for everything that has a picture: hover, focus by keyboard, or a long press show it large. */
export function close(node: Element, given: () => Picture | undefined): { update: (next: () => Picture | undefined) => void; destroy: () => void } {
    let picture = given;
    let timer = 0;
    let pressed = false;

    const show = (held: boolean): void => closer.show(picture(), node.getBoundingClientRect(), held);
    const wait = (time: number, held: boolean): void => {
        clearTimeout(timer);
        timer = window.setTimeout(() => {
            pressed = held;
            show(held);
        }, time);
    };
    const stop = (): void => {
        clearTimeout(timer);
        if (!closer.held) closer.hide();
    };
    const listeners: Record<string, (event: Event) => void> = {
        pointerenter: (event) => (event as PointerEvent).pointerType === "mouse" && wait(HOVER, false),
        pointerleave: stop,
        pointerdown: (event) => {
            pressed = false;
            if ((event as PointerEvent).pointerType !== "mouse") wait(PRESS, true);
        },
        pointerup: () => clearTimeout(timer),
        pointercancel: () => clearTimeout(timer),
        focus: () => node.matches(":focus-visible") && wait(HOVER, false),
        blur: stop,
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
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener, { capture: name === "click" });
    return {
        update: (next) => (picture = next),
        destroy: () => {
            clearTimeout(timer);
            for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener, { capture: name === "click" });
            if (!closer.held) closer.hide();
        },
    };
}
