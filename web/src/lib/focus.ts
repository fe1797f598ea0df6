// Where the focus goes when something new is all there is to do.

/** For what has just come up: it gets the focus. */
export function focusFirst(node: HTMLElement): void {
    node.focus();
}
