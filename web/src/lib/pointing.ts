// Which piece of the board is under the pointer or has the focus: the log shows its lines.

/** The piece that an event on the board is about; empty: none. */
export function pieceOf(event: Event): string {
    const found = event.target instanceof Element ? event.target.closest("[data-piece]") : null;
    return found?.getAttribute("data-piece") ?? "";
}
