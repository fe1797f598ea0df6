// What happens is told one event after the other, and the board keeps still meanwhile: it shows a move when the move has been
// told. What one did oneself is shown at once, and pieces fly there while the next question can be answered. Whoever acts,
// presses Escape or looks elsewhere skips to the present.

import { tick } from "svelte";
import { faceOf } from "../games/faces";
import type { Told, Update } from "../protocol";
import { paceOf, type Pace } from "./settings.svelte";
import { isSilent, piecesOf, shown, type Showing } from "./showings";
import { play, sound } from "./sounds";
import { lastTurns } from "./turns";
import type { SeatView, Tale, Teller } from "./table.svelte";

/** How long an event is told at most and at least, how long a whole story should take, and the pause after a move. */
interface Tempo {
    event: number;
    shortest: number;
    story: number;
    pause: number;
}

const TEMPI_MS: Record<Exclude<Pace, "instant">, Tempo> = {
    calm: { event: 1500, shortest: 500, story: 24000, pause: 700 },
    brisk: { event: 750, shortest: 180, story: 8000, pause: 200 },
};
/** With a clock that runs, a story may not cost more than this. */
const LIVE_CLOCK_STORY_MS = 1500;
/** All that one did oneself takes so long, and so long it stays lit. */
const OWN_MS = 320;
const FLASH_MS = 1800;
/** What time does by itself after one's own move is told a little faster than what others do. */
const TAIL_SHARE = 0.6;
/** What happens several times over is told faster. */
const AGAIN_SHARE = 0.4;
/** So many events may wait: of a longer story the beginning is only read in the log. */
export const LONGEST_STORY = 40;
/** How much time each way of showing takes, as a share of an event's. */
const WEIGHTS: Record<Showing["how"], number> = { fly: 1, turn: 0.9, count: 0.8, light: 0.8, pass: 0.8, mark: 0.6, silent: 0 };

function hastened(tempo: Tempo, times: number): Tempo {
    return {
        ...{ event: tempo.event / times, shortest: tempo.shortest / times },
        ...{ story: tempo.story / times, pause: tempo.pause / times },
    };
}

/** A film that runs faster is silent. */
const FASTEST_HEARD = 2;

/** Draws over the board what is told. Without one there are words and marks alone. */
export interface Stage {
    /** Where pieces are now, to be asked before the board changes. */
    measure(showings: readonly Showing[]): unknown;
    /** Show something within so many milliseconds; what was measured before the board changed says where it began. */
    show(showings: readonly Showing[], side: string, milliseconds: number, before?: unknown): void;
    /** The board shows by itself what was drawn over it. */
    settle(): void;
}

/** What followed from a decision of one's own. */
export interface Result {
    events: readonly Told[];
}

export class Telling implements Teller {
    /** The event that is being told. */
    told = $state.raw<Told | null>(null);
    /** How many follow it. */
    left = $state(0);
    /** The pieces and places of what is told, or was just done: boards light them. */
    pieces = $state.raw<string[]>([]);
    /** What the others did since the last decision of the seat that is shown. */
    since = $state.raw<readonly Told[]>([]);
    /** Several things that followed from that decision, until somebody has read them. */
    result = $state.raw<Result | null>(null);
    stage: Stage | null = null;
    private view: SeatView | null = null;
    private timer = 0;
    private flash = 0;
    /** So long an event of the present story takes: a story that grows gets faster, and not slower as it comes to its end. */
    private eventMs = Infinity;
    /** Seats that have just acted: what comes next is their own doing. */
    private acted = new Set<number | null>();

    constructor(private readonly table: Tale) {}

    /** Tell until the page is left. Gives what ends it. */
    start(): () => void {
        this.table.teller = this;
        const look = (): void => {
            if (document.hidden) this.catchUp();
        };
        document.addEventListener("visibilitychange", look);
        return () => {
            document.removeEventListener("visibilitychange", look);
            this.table.teller = null;
            this.rest();
            clearTimeout(this.flash);
        };
    }

    /** Whoever is looked over the shoulder; nobody: a curtain hides the table, and what happens is told behind it later. */
    watch(view: SeatView | null): void {
        if (view === this.view) return;
        this.rest();
        this.view = view;
        this.result = null;
        this.since = view ? this.sinceOwn(view) : [];
        if (view?.pending.length) this.next();
    }

    decides(): void {
        this.catchUp();
        if (this.view) this.acted.add(this.view.seat);
        this.result = null;
    }

    queued(view: SeatView): void {
        while (view.untold > LONGEST_STORY && view.pending.length > 1) {
            if (view === this.view) this.rest();
            this.apply(view);
        }
        if (view !== this.view) return;
        if (!this.timer) this.next();
        else this.left = view.untold;
    }

    renewed(view: SeatView): void {
        this.acted.delete(view.seat);
        if (view !== this.view) return;
        this.rest();
        this.result = null;
        this.since = this.sinceOwn(view);
    }

    catchUp(): void {
        const view = this.view;
        if (!view?.pending.length) {
            this.rest();
            return;
        }
        const news = view.pending.flatMap((message) => message.log ?? []);
        while (view.pending.length) this.apply(view);
        this.rest();
        this.light(news);
    }

    /** Nothing is being told. */
    private rest(): void {
        clearTimeout(this.timer);
        this.timer = 0;
        this.eventMs = Infinity;
        this.told = null;
        this.left = 0;
        this.pieces = [];
        this.stage?.settle();
    }

    private get own(): string {
        const seat = this.view?.seat ?? null;
        return seat === null ? "" : (this.table.info?.seats[seat]?.name ?? "");
    }

    private showings(told: Told): Showing[] {
        return shown(faceOf(this.table.info?.game ?? "").showings, told, this.own);
    }

    /** How fast it goes now; null: at once. */
    private tempo(): Tempo | null {
        const pace = paceOf(!!this.table.info?.lesson);
        if (pace === "instant" || document.hidden) return null;
        const tempo = hastened(TEMPI_MS[pace], this.table.speed ?? 1);
        const live = this.table.info?.clock?.kind === "live" && this.view?.due;
        const story = live ? LIVE_CLOCK_STORY_MS : tempo.story;
        this.eventMs = Math.min(this.eventMs, tempo.event, story / Math.max(1, this.view?.untold ?? 1));
        const pause = Math.min(tempo.pause, this.eventMs / 3);
        return { ...tempo, event: this.eventMs, pause, ...(live ? { shortest: 0, pause: 0 } : {}) };
    }

    /** Begin with the first message that waits, if there is one. */
    private next(): void {
        this.timer = 0;
        const message = this.view?.pending[0];
        if (!message) {
            this.eventMs = Infinity;
            this.told = null;
            this.left = 0;
            if (!this.flash) this.pieces = [];
            return;
        }
        const tempo = this.tempo();
        if (!tempo) this.catchUp();
        else if (this.isOwn(message)) this.tellOwn(message, tempo);
        else this.tellRest(tempo, 1);
    }

    /** Whether a message tells what this seat has just decided. */
    private isOwn(message: Update): boolean {
        if (!this.view || !this.acted.has(this.view.seat)) return false;
        const sides = (message.log ?? []).flatMap((told) => told.event.side ?? []);
        return !sides.length || sides.includes(this.own);
    }

    /** What one did oneself: all at once, and as soon as it is known. What happens after it by itself is told in its turn. */
    private tellOwn(message: Update, tempo: Tempo): void {
        const view = this.view!;
        const events = message.log ?? [];
        const passes = (told: Told): boolean =>
            (told.event.side ?? this.own) !== this.own || this.showings(told).some((showing) => showing.how === "pass");
        const end = events.findIndex(passes);
        if (end < 0) {
            const showings = events.flatMap((told) => this.showings(told));
            const before = this.stage?.measure(showings);
            this.apply(view);
            this.light(events);
            play(showings);
            void tick().then(() => this.stage?.show(showings, this.own, OWN_MS, before));
            this.timer = window.setTimeout(() => this.go(), OWN_MS);
            return;
        }
        const done = events.slice(0, end);
        for (let told = 0; told < end; told++) view.tell();
        this.pieces = piecesOf(done.flatMap((told) => this.showings(told)));
        for (const told of done) this.stage?.show(this.showings(told), this.own, OWN_MS);
        this.timer = window.setTimeout(() => this.tellRest(tempo, TAIL_SHARE), end ? OWN_MS : 0);
    }

    /** Go on after something was shown. */
    private go(): void {
        this.stage?.settle();
        this.next();
    }

    /** The events of the first message that are not told yet, one after the other; then the board shows them. */
    private tellRest(tempo: Tempo, share: number): void {
        const view = this.view!;
        const told = view.tell();
        if (!told) {
            this.apply(view);
            this.told = null;
            void tick().then(() => this.stage?.settle());
            this.timer = window.setTimeout(() => this.go(), view.pending.length ? tempo.pause : 0);
            return;
        }
        const showings = this.showings(told);
        if (isSilent(showings)) {
            this.tellRest(tempo, share);
            return;
        }
        clearTimeout(this.flash);
        this.flash = 0;
        this.told = told;
        this.left = view.untold;
        this.pieces = piecesOf(showings);
        const weight = Math.max(...showings.map((showing) => WEIGHTS[showing.how]));
        const milliseconds = Math.max(tempo.shortest, tempo.event * weight * share * (this.again(told) ? AGAIN_SHARE : 1));
        this.stage?.show(showings, String(told.event.side ?? ""), milliseconds);
        if ((this.table.speed ?? 1) <= FASTEST_HEARD) play(showings);
        this.timer = window.setTimeout(() => this.tellRest(tempo, share), milliseconds);
    }

    /** Whether the same follows once more: cards that are dealt, dice that fall. */
    private again(told: Told): boolean {
        const next = this.view?.next;
        return next !== undefined && next.event.event === told.event.event && next.event.side === told.event.side;
    }

    /** The board shows the first message that waits. */
    private apply(view: SeatView): void {
        const message = view.pending[0];
        if (!message) return;
        const own = view === this.view && this.isOwn(message);
        this.table.apply(view);
        if (view !== this.view) return;
        if (view.seat !== null && message.info?.result?.winners.includes(view.seat)) sound("win");
        const events = message.log ?? [];
        if (own) {
            this.acted.delete(view.seat);
            this.since = this.answered(events);
            const { from = [], along = [] } = faceOf(this.table.info?.game ?? "").results ?? {};
            const isOf = (kinds: readonly string[], told: Told): boolean => kinds.includes(String(told.event.event));
            const followed = events.filter((told) => isOf(from, told));
            // That phases pass is to be seen; a card is for what they brought to somebody.
            if (followed.length > 1 && followed.some((told) => told.event.side))
                this.result = { events: events.filter((told) => isOf(from, told) || isOf(along, told)) };
        } else if (events.length) this.since = this.asItHappens(view) ? [...this.since, ...events] : this.sinceOwn(view);
    }

    /** What followed at once from a decision: what a side does for which nobody sits here. */
    private answered(events: readonly Told[]): readonly Told[] {
        const seated = new Set(this.table.info?.seats.map((seat) => seat.name));
        const first = events.findIndex(({ event }) => event.side && !seated.has(String(event.side)));
        return first < 0 ? [] : events.slice(first);
    }

    /** Light what was done, for a moment. */
    private light(news: readonly Told[]): void {
        clearTimeout(this.flash);
        this.pieces = piecesOf(news.flatMap((told) => this.showings(told)));
        this.flash = window.setTimeout(() => {
            this.flash = 0;
            this.pieces = [];
        }, FLASH_MS);
    }

    /** Whether somebody decides here: who looks on, or watches a film, never does. */
    private asItHappens(view: SeatView): boolean {
        return view.seat !== null && this.table.speed === undefined;
    }

    /** Where nobody decides: what the log has after the last thing that this seat did, or everybody's last turn. */
    private sinceOwn(view: SeatView): readonly Told[] {
        if (view.seat === null) return lastTurns(view.log);
        const { own } = this;
        return view.log.slice(view.log.findLastIndex((told) => told.event.side === own) + 1);
    }
}
