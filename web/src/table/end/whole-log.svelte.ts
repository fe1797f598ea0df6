// Everything that happened in a match. A browser that came later was sent only the last events, and asks for all.

import type { TableInfo, Told } from "../../protocol";
import { api } from "../../lib/api";

export class WholeLog {
    private fetched = $state.raw<readonly Told[] | null>(null);

    /** `log` has the last of `length` events. */
    constructor(
        private readonly info: () => TableInfo,
        private readonly log: () => readonly Told[],
        private readonly length: () => number,
    ) {
        $effect(() => {
            if (this.log().length >= this.length() || this.fetched) return;
            api.story(this.info().id).then(
                (told) => (this.fetched = told),
                () => undefined, // what is known of the end is shown without it
            );
        });
    }

    /** All events; nothing until they are here. */
    get events(): readonly Told[] | null {
        return this.log().length >= this.length() ? this.log() : this.fetched;
    }
}
