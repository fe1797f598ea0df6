// What has just happened: the pieces and places of the last events, for a moment, so that eyes can follow.

import type { Told } from "../protocol";

const MOMENT = 1800;

/** The pieces and places that an event names. */
export function places(told: Told): string[] {
    return Object.entries(told.event).flatMap(([name, value]) =>
        ["event", "rule", "side", "from"].includes(name) || typeof value !== "string" ? [] : [value],
    );
}

export class Fresh {
    pieces = $state.raw<string[]>([]);
    private timer = 0;

    tell(news: readonly Told[]): void {
        if (!news.length) return;
        this.pieces = [...new Set(news.flatMap(places))];
        clearTimeout(this.timer);
        this.timer = window.setTimeout(() => (this.pieces = []), MOMENT);
    }

    stop(): void {
        clearTimeout(this.timer);
    }
}
