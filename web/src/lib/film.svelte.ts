// A match that was played, as a table that tells it once more: pieces fly, numbers count, and the board is that of the
// moment, as when it happened. Whoever jumps is shown the moment at once.

import type { Film, Frame, GameInfo, TableInfo, Told, Update } from "../protocol";
import { settings } from "./settings.svelte";
import { SeatView, type Tale, type Teller } from "./table.svelte";

/** How long a moment stands where nothing is told, and how long it rests before the next one, at the usual speed. */
const FRAME_MS = 900;
const REST_MS = 350;

interface Moment {
    view: Record<string, unknown>;
    log: readonly Told[];
}

export class FilmTable implements Tale {
    /** The moment that the board shows. */
    at = $state(0);
    playing = $state(false);
    speed = $state(1);
    /** Somebody reads something: it goes on when they have done. */
    held = $state(false);
    /** How often it was jumped: what happened in between was not told. */
    jumps = $state(0);
    teller: Teller | null = null;
    readonly view: SeatView;
    readonly frames: readonly Frame[];
    private readonly moments: readonly Moment[];
    private timer = 0;

    constructor(
        film: Film,
        readonly info: TableInfo,
        at = 0,
    ) {
        this.frames = film.frames;
        this.moments = momentsOf(film.frames);
        this.view = new SeatView(film.seat);
        this.jump(at);
    }

    get last(): number {
        return Math.max(0, this.frames.length - 1);
    }

    /** What is done at the moment: what is being told, else what led to it. */
    get frame(): Frame | undefined {
        return this.frames[Math.min(this.last, this.at + this.view.pending.length)];
    }

    /** The moment itself, at once. */
    jump(to: number): void {
        this.stopWaiting();
        this.at = Math.min(this.last, Math.max(0, Math.trunc(to) || 0));
        this.jumps += 1;
        const { view, log } = this.moments[this.at] ?? { view: {}, log: [] };
        const { info } = this;
        const game = gameAt(this.at, view);
        const seat = this.view.seat;
        this.view.whole({
            ...{ type: "snapshot", table: "", seat, seq: this.at, info, game, log, log_length: log.length, chat: [] },
        });
        this.teller?.renewed(this.view);
        this.goOn();
    }

    /** One moment further: it is told. Whoever asks for it while something is told has seen enough of that. */
    forward(): void {
        this.stopWaiting();
        this.teller?.catchUp();
        this.stopWaiting();
        this.feed();
    }

    /** From the moment before the first decision: how the table was laid is there at once. */
    begin(): void {
        const first = this.frames.findIndex((frame) => typeof frame.seat === "number");
        this.jump(first - 1);
        if (!this.playing) this.play();
    }

    play(): void {
        if (!this.playing && this.at === this.last) this.jump(0);
        this.playing = !this.playing;
        if (this.playing && !this.view.pending.length) this.feed();
        else this.stopWaiting();
    }

    /** What kept it has gone. */
    release(): void {
        this.held = false;
        this.goOn();
    }

    stop(): void {
        this.playing = false;
        this.stopWaiting();
    }

    apply(view: SeatView): Update | null {
        const message = view.apply();
        if (message) this.at += 1;
        this.goOn();
        return message;
    }

    private stopWaiting(): void {
        clearTimeout(this.timer);
        this.timer = 0;
    }

    /** While it plays, the next moment comes after a little while. */
    private goOn(): void {
        if (this.playing && this.at === this.last) this.playing = false;
        if (!this.playing) return;
        this.stopWaiting();
        this.timer = window.setTimeout(() => !this.held && this.feed(), (tells() ? REST_MS : FRAME_MS) / this.speed);
    }

    private feed(): void {
        if (this.view.pending.length || this.at >= this.last) return;
        const frame = this.frames[this.at + 1]!;
        // What was taken back is not told: it is gone.
        if (!tells() || typeof frame.log_length === "number" || !this.teller) {
            this.jump(this.at + 1);
            return;
        }
        const { view, gone = [], log = [] } = frame;
        const game = { ...gameAt(this.at + 1, view ?? {}), gone };
        this.view.take({ type: "update", table: "", seat: this.view.seat, seq: this.at + 1, at: this.at + 1, game, log });
        this.teller.queued(this.view);
    }
}

const tells = (): boolean => settings.pace !== "instant";

function gameAt(version: number, view: Record<string, unknown>): GameInfo {
    return { version, to_act: [], view };
}

/** The views at all moments: each frame says what changed. */
function momentsOf(frames: readonly Frame[]): Moment[] {
    let view: Record<string, unknown> = {};
    let log: Told[] = [];
    return frames.map((frame) => {
        view = { ...view, ...frame.view };
        for (const name of frame.gone ?? []) delete view[name];
        if (typeof frame.log_length === "number") log = log.slice(0, frame.log_length - (frame.log?.length ?? 0));
        log = [...log, ...(frame.log ?? [])];
        return { view, log };
    });
}
