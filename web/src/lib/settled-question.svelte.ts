// Questions about a board that changes: asked when the others have moved, not after each of their moves.

import type { Answered } from "../protocol";

/** So many milliseconds nothing has happened. */
const SETTLED_MS = 150;

/** Ask anew whenever what `watched` reads has changed and then stays as it is; `told` gets the newest answer. */
export function askWhenSettled<A>(watched: () => unknown, ask: () => Promise<Answered> | undefined, told: (answer: A) => void): void {
    $effect(() => {
        void watched();
        let current = true;
        const timer = setTimeout(
            () =>
                void ask()?.then(
                    (found) => current && told(found.answer as unknown as A),
                    () => undefined,
                ),
            SETTLED_MS,
        );
        return () => {
            current = false;
            clearTimeout(timer);
        };
    });
}
