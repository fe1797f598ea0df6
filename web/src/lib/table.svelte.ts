// A table as this browser knows it: one stream for each seat that is ours, or the spectators'.

import type { FromServer, GameInfo, Option, PersonRef, Problem, PromptInfo, Said, Snapshot, TableInfo, Told, Update } from "../protocol";
import { randomId, connection, type CommandBody, type Connection } from "./connection.svelte";
import type { Answered, Explained, Previewed } from "../protocol";

type View = Record<string, unknown>;

/** What one seat (or a spectator, without a number) sees. */
export class SeatView {
    seq = $state(0);
    view = $state.raw<View>({});
    game = $state.raw<GameInfo | null>(null);
    log = $state.raw<Told[]>([]);
    logLength = $state(0);
    /** The events that came since the last frame: what is to be animated. */
    news = $state.raw<readonly Told[]>([]);
    private gathering = false;

    constructor(readonly seat: number | null) {}

    get prompt(): PromptInfo | null {
        return this.game?.prompt ?? null;
    }

    get options(): Option[] {
        return this.prompt?.groups.flatMap((group) => group.options) ?? [];
    }

    /** Whether this seat owes a decision. */
    get asked(): boolean {
        return this.seat !== null && (this.game?.to_act.includes(this.seat) ?? false);
    }

    whole(message: Snapshot): void {
        this.seq = message.seq;
        this.game = message.game;
        this.view = message.game?.view ?? {};
        this.log = [...message.log];
        this.logLength = message.log_length;
        this.news = [];
    }

    /** False: a message is missing. */
    step(message: Update): boolean {
        if (message.seq <= this.seq) return true;
        if (message.seq !== this.seq + 1) return false;
        this.seq = message.seq;
        if (message.log_length !== undefined && message.log_length !== null) {
            const spare = this.logLength - (message.log_length - (message.log?.length ?? 0));
            this.log = this.log.slice(0, Math.max(0, this.log.length - Math.max(0, spare)));
            this.logLength = message.log_length - (message.log?.length ?? 0);
        }
        const told = message.log ?? [];
        this.news = this.gathering ? [...this.news, ...told] : told;
        this.gather();
        if (told.length) {
            this.log = [...this.log, ...told];
            this.logLength += told.length;
        }
        if (message.game) {
            const view = { ...this.view, ...message.game.view };
            for (const name of message.game.gone ?? []) delete view[name];
            this.view = view;
            this.game = message.game;
        }
        return true;
    }

    /** Updates that are read in one go are one piece of news. */
    private gather(): void {
        if (this.gathering) return;
        this.gathering = true;
        queueMicrotask(() => (this.gathering = false));
    }
}

export class LiveTable {
    info = $state.raw<TableInfo | null>(null);
    seats = $state<SeatView[]>([]);
    chat = $state.raw<Said[]>([]);
    here = $state.raw<readonly PersonRef[]>([]);
    notice = $state.raw<Update["notice"]>(null);
    /** Why it cannot be shown: it is gone, or not open to us. */
    missing = $state.raw<Problem | null>(null);
    /** Which of our seats is shown, when several are ours. */
    shown = $state<number | null>(null);
    private said = -1;

    constructor(
        readonly id: string,
        private readonly line: Connection = connection,
    ) {}

    start(): void {
        this.line.watch(
            this.id,
            () => this.seats.map((one) => ({ seat: one.seat, seq: one.seq })),
            (message) => this.told(message),
        );
    }

    stop(): void {
        this.line.unwatch(this.id);
    }

    get me(): SeatView | null {
        return this.seats.find((one) => one.seat === this.shown) ?? this.seats[0] ?? null;
    }

    get mine(): number[] {
        return this.seats.flatMap((one) => (one.seat === null ? [] : [one.seat]));
    }

    command(body: CommandBody): Promise<void> {
        return this.line.command(this.id, body);
    }

    play(option: Option): Promise<void> {
        const me = this.me;
        if (!me?.game || me.seat === null) return Promise.resolve();
        return this.command({ type: "play", seat: me.seat, version: me.game.version, action: option.action });
    }

    undo(): Promise<void> {
        const me = this.me;
        if (!me?.game || me.seat === null) return Promise.resolve();
        return this.command({ type: "undo", seat: me.seat, version: me.game.version });
    }

    preview(action: Record<string, string>): Promise<Previewed> {
        return this.line.ask({ type: "preview", table: this.id, ref: randomId(), seat: this.me?.seat ?? 0, action });
    }

    why(action: Record<string, string>): Promise<Explained> {
        return this.line.ask({ type: "why", table: this.id, ref: randomId(), seat: this.me?.seat ?? 0, action });
    }

    whyNothing(piece: string): Promise<Explained> {
        return this.line.ask({ type: "why", table: this.id, ref: randomId(), seat: this.me?.seat ?? 0, piece });
    }

    ask(question: Record<string, string | number | boolean | null>): Promise<Answered> {
        return this.line.ask({ type: "ask", table: this.id, ref: randomId(), seat: this.me?.seat ?? null, question });
    }

    told(message: FromServer): void {
        if (message.type === "presence") this.here = message.here;
        else if (message.type === "snapshot") this.whole(message);
        else if (message.type === "update") this.step(message);
        else if (message.type === "error" && !this.info) this.missing = message.problem;
    }

    private whole(message: Snapshot): void {
        this.info = message.info;
        this.chat = [...message.chat];
        const seat = message.seat ?? null;
        if (seat === null) this.seats = [];
        else this.seats = this.seats.filter((one) => one.seat !== null);
        let view = this.seats.find((one) => one.seat === seat);
        if (!view) {
            view = new SeatView(seat);
            this.seats = [...this.seats, view].sort((a, b) => (a.seat ?? 99) - (b.seat ?? 99));
            view = this.seats.find((one) => one.seat === seat)!;
        }
        view.whole(message);
        this.dropOthers();
    }

    private step(message: Update): void {
        const view = this.seats.find((one) => one.seat === (message.seat ?? null));
        if (!view) return;
        if (!view.step(message)) {
            this.line.resync(this.id);
            return;
        }
        if (message.info) {
            this.info = message.info;
            this.dropOthers();
        }
        if (message.notice) this.notice = message.notice;
        else if (message.game) this.notice = null; // the match has gone on
        if (message.said && this.said !== message.seq && view === this.seats[0]) {
            this.said = message.seq;
            this.chat = [...this.chat, message.said];
        }
    }

    /** Seats that are no longer ours. */
    private dropOthers(): void {
        if (this.shown !== null && !this.seats.some((one) => one.seat === this.shown)) this.shown = null;
    }
}
