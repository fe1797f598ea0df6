// A table as this browser knows it: one stream for each seat that is ours, or the spectators'.

import { untrack } from "svelte";
import type { FromServer, GameInfo, Option, PersonRef, Problem, PromptInfo, Said, Snapshot, TableInfo, Told, Update } from "../protocol";
import { randomId, connection, type CommandBody, type Connection } from "./connection.svelte";
import type { Answered, Explained, Foreseen, Previewed } from "../protocol";

type View = Record<string, unknown>;

/** Who tells what happens, at a pace that eyes can follow. Without one everything is shown as soon as it comes. */
export interface Teller {
    /** Something waits to be told. */
    queued(view: SeatView): void;
    /** Everything was sent anew, or something was taken back: what was being told is no longer true. */
    renewed(view: SeatView): void;
    /** Skip to the present. */
    catchUp(): void;
    /** The seat that is shown decides something: it has seen enough, and what comes next is its own doing. */
    decides(): void;
}

/** Where something happens that is told: a table, or a film of one. */
export interface Tale {
    readonly info: TableInfo | null;
    teller: Teller | null;
    /** So many times faster than usual; without it, it is happening now. */
    readonly speed?: number;
    /** The first message that waits for a seat has been told: it is shown. */
    apply(view: SeatView): Update | null;
}

/**
 * What one seat (or a spectator, without a number) sees: the table at the moment that is being told. What has come but is
 * not told yet waits, and nothing of it is to be seen: no piece, no question, no line of the log.
 */
export class SeatView {
    /** The last message that has come. */
    seq = $state(0);
    view = $state.raw<View>({});
    game = $state.raw<GameInfo | null>(null);
    log = $state.raw<Told[]>([]);
    logLength = $state(0);
    /** The events that came since the last frame: what is said to those who listen. */
    news = $state.raw<readonly Told[]>([]);
    /** The messages that wait, the oldest first. */
    pending = $state.raw<readonly Update[]>([]);
    /** So many events of the first of them are in the log already. */
    private begun = 0;
    private gathering = false;

    constructor(readonly seat: number | null) {}

    /** The game as it is by now. */
    private readonly newest = $derived(this.pending.findLast((message) => message.game)?.game ?? this.game);
    /** Whether what is asked at this moment has been answered, or is asked no more. */
    readonly stale = $derived(this.newest?.version !== this.game?.version);

    readonly prompt = $derived.by((): PromptInfo | null => {
        const prompt = this.game?.prompt ?? null;
        return prompt && this.stale ? { ...prompt, groups: [] } : prompt;
    });

    get options(): Option[] {
        return this.prompt?.groups.flatMap((group) => group.options) ?? [];
    }

    /** Whether this seat owes a decision. */
    get asked(): boolean {
        return !this.stale && this.owes(this.game);
    }

    /** Whether it owes one by now, told or not. */
    get due(): boolean {
        return this.owes(this.newest);
    }

    private owes(game: GameInfo | null): boolean {
        return this.seat !== null && (game?.to_act.includes(this.seat) ?? false);
    }

    whole(message: Snapshot): void {
        this.seq = message.seq;
        this.pending = [];
        this.begun = 0;
        this.game = message.game;
        this.view = message.game?.view ?? {};
        this.log = [...message.log];
        this.logLength = message.log_length;
        this.news = [];
    }

    /** How many events wait to be told. */
    get untold(): number {
        return this.pending.reduce((sum, message) => sum + (message.log?.length ?? 0), -this.begun);
    }

    /** A message has come, and waits. False: one before it is missing. */
    take(message: Update): boolean {
        if (message.seq !== this.seq + 1) return false;
        this.seq = message.seq;
        this.pending = [...this.pending, message];
        return true;
    }

    /** The event that is told next, of the first message. */
    get next(): Told | undefined {
        return this.pending[0]?.log?.[this.begun];
    }

    /** The next event of the first message is told: it stands in the log, and the board is still as it was. */
    tell(): Told | null {
        const told = this.next;
        if (!told) return null;
        this.begun += 1;
        this.add([told]);
        return told;
    }

    /** The first message that waits has been told: now the board shows it. */
    apply(): Update | null {
        const [message, ...others] = this.pending;
        if (!message) return null;
        const told = message.log ?? [];
        if (message.log_length !== undefined && message.log_length !== null) {
            const spare = this.logLength - (message.log_length - told.length);
            this.log = this.log.slice(0, Math.max(0, this.log.length - Math.max(0, spare)));
            this.logLength = message.log_length - told.length;
        }
        this.news = this.gathering ? [...this.news, ...told] : told;
        this.gather();
        this.add(told.slice(this.begun));
        this.begun = 0;
        this.pending = others;
        if (message.game) {
            const view = { ...this.view, ...message.game.view };
            for (const name of message.game.gone ?? []) delete view[name];
            this.view = view;
            this.game = message.game;
        }
        return message;
    }

    private add(told: readonly Told[]): void {
        if (!told.length) return;
        this.log = [...this.log, ...told];
        this.logLength += told.length;
    }

    /** Updates that are shown in one go are one piece of news. */
    private gather(): void {
        if (this.gathering) return;
        this.gathering = true;
        queueMicrotask(() => (this.gathering = false));
    }
}

export class LiveTable implements Tale {
    info = $state.raw<TableInfo | null>(null);
    seats = $state<SeatView[]>([]);
    chat = $state.raw<Said[]>([]);
    here = $state.raw<readonly PersonRef[]>([]);
    /** The seats of bots that wait for their turn to think. */
    botsWait = $state.raw<readonly number[]>([]);
    notice = $state.raw<Update["notice"]>(null);
    /** Why it cannot be shown: it is gone, or not open to us. */
    missing = $state.raw<Problem | null>(null);
    /** Which of our seats is shown, when several are ours. */
    shown = $state<number | null>(null);
    teller: Teller | null = null;
    private said = -1;
    /** When the newest facts about the table that are shown were true. */
    private informed = 0;
    /** Questions that wait until the board shows what they are about. */
    private waiting: (() => void)[] = [];

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
        const { seat, game } = me; // what is played answers what was seen
        this.teller?.decides();
        return this.command({ type: "play", seat, version: game.version, action: option.action });
    }

    undo(): Promise<void> {
        this.teller?.catchUp();
        const me = this.me;
        if (!me?.game || me.seat === null) return Promise.resolve();
        return this.command({ type: "undo", seat: me.seat, version: me.game.version });
    }

    preview(action: Record<string, string>): Promise<Previewed> {
        return this.line.ask({ type: "preview", table: this.id, ref: randomId(), seat: this.me?.seat ?? 0, action });
    }

    effects(): Promise<Foreseen> {
        return this.line.ask({ type: "effects", table: this.id, ref: randomId(), seat: this.me?.seat ?? 0 });
    }

    why(action: Record<string, string>): Promise<Explained> {
        return this.line.ask({ type: "why", table: this.id, ref: randomId(), seat: this.me?.seat ?? 0, action });
    }

    whyNothing(piece: string): Promise<Explained> {
        return this.line.ask({ type: "why", table: this.id, ref: randomId(), seat: this.me?.seat ?? 0, piece });
    }

    /** The answer is about the table as it is by now: it waits until that is what is shown. */
    ask(question: Record<string, string | number | boolean | null>): Promise<Answered> {
        const asking = (): Promise<Answered> =>
            this.line.ask({ type: "ask", table: this.id, ref: randomId(), seat: this.me?.seat ?? null, question });
        if (!untrack(() => this.me?.pending.length)) return asking();
        return new Promise<void>((told) => this.waiting.push(told)).then(asking);
    }

    told(message: FromServer): void {
        if (message.type === "presence") this.here = message.here;
        else if (message.type === "bots-wait") this.botsWait = message.seats ?? [];
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
        this.informed = 0;
        this.teller?.renewed(view);
        this.dropOthers();
        this.wake();
    }

    private step(message: Update): void {
        const view = this.seats.find((one) => one.seat === (message.seat ?? null));
        if (!view || message.seq <= view.seq) return;
        if (!view.take(message)) {
            this.line.resync(this.id);
            return;
        }
        // People talk while things happen.
        if (message.said && this.said !== message.seq && view === this.seats[0]) {
            this.said = message.seq;
            this.chat = [...this.chat, message.said];
        }
        const takenBack = typeof message.log_length === "number";
        if (!this.teller || takenBack || (view.pending.length === 1 && !message.log?.length)) {
            this.settle(view);
            if (takenBack) this.teller?.renewed(view);
        } else this.teller.queued(view);
    }

    /** Everything that waits for a seat is shown, and told no more. */
    settle(view: SeatView): void {
        while (view.pending.length) this.apply(view);
    }

    /** The next message of a seat has been told: it is shown, with what it says about the table. */
    apply(view: SeatView): Update | null {
        const message = view.apply();
        if (!message) return null;
        if (message.at >= this.informed) {
            if (message.info) {
                this.informed = message.at;
                this.info = message.info;
                this.dropOthers();
            }
            if (message.notice) this.notice = message.notice;
            else if (message.game) this.notice = null; // the match has gone on
        }
        this.wake();
        return message;
    }

    private wake(): void {
        if (this.me?.pending.length) return;
        const waiting = this.waiting;
        this.waiting = [];
        for (const told of waiting) told();
    }

    /** Seats that are no longer ours. */
    private dropOthers(): void {
        if (this.shown !== null && !this.seats.some((one) => one.seat === this.shown)) this.shown = null;
    }
}
