// What has just happened: pieces and places of events light up, so that eyes can follow. What others did is told one event
// after the other; the board shows how it ended meanwhile, and whoever has seen enough skips the rest.

import type { Told } from "../protocol";
import { settings } from "./settings.svelte";

/** So long one's own doing is lit. */
const FLASH_MS = 1800;
/** So long an event of the others is told; less if there are many. */
const EVENT_MS = 1100;
const SHORTEST_EVENT_MS = 700;
/** A story takes about so long at most, and has so many events: the last ones. The log has all of them. */
const STORY_MS = 8000;
const LONGEST_STORY = 12;
/** The pieces and places that an event names. */
export function places(told: Told): string[] {
    return Object.entries(told.event).flatMap(([name, value]) =>
        ["event", "rule", "side", "from"].includes(name) || typeof value !== "string" ? [] : [value],
    );
}

export class Showings {
    pieces = $state.raw<string[]>([]);
    /** The event that is being told. */
    told = $state.raw<Told | null>(null);
    /** How many follow it. */
    left = $state(0);
    private waiting: Told[] = [];
    private pace = EVENT_MS;
    private timer = 0;

    /** Something happened. What this side did itself, it need not be told; of the rest the kinds that are worth a sentence. */
    tell(retold: readonly string[] | undefined, news: readonly Told[], own: string): void {
        if (!news.length) return;
        const others = news.filter((told) => told.event.side !== own && (!retold || retold.includes(String(told.event.event))));
        if (!settings.motion || !others.length) this.flash(news);
        else {
            this.waiting = [...this.waiting, ...others].slice(-LONGEST_STORY);
            this.pace = Math.max(SHORTEST_EVENT_MS, Math.min(EVENT_MS, STORY_MS / this.waiting.length));
            if (this.told) this.left = this.waiting.length;
            else this.next();
        }
    }

    /** All at once, for a moment. */
    flash(news: readonly Told[]): void {
        if (!news.length) return;
        this.skip();
        this.pieces = [...new Set(news.flatMap(places))];
        this.timer = window.setTimeout(() => (this.pieces = []), FLASH_MS);
    }

    /** Enough: nothing more is told of what happened so far. */
    skip(): void {
        clearTimeout(this.timer);
        this.waiting = [];
        this.left = 0;
        if (this.told) this.pieces = [];
        this.told = null;
    }

    private next(): void {
        clearTimeout(this.timer);
        const [first, ...others] = this.waiting;
        if (!first) {
            this.skip();
            return;
        }
        this.waiting = others;
        this.told = first;
        this.left = others.length;
        this.pieces = [...new Set(places(first))];
        this.timer = window.setTimeout(() => this.next(), this.pace);
    }
}
