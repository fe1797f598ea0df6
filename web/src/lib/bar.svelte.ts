// What a page puts into the bar on top of everything: a table shows its players there.

import type { Snippet } from "svelte";

class Bar {
    content = $state.raw<Snippet | null>(null);
}

export const bar = new Bar();
