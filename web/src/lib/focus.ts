// Where the focus goes when something new is all there is to do.

/** For what has just come up: it gets the focus. */
export function focusFirst(node: HTMLElement): void {
    node.focus();
}

/** For what takes the place of something that had the focus: the keyboard goes on from here. */
export function focusIfLost(element: HTMLElement): void {
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
}
