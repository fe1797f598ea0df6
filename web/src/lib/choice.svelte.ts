// What can be done with the thing under one's finger. An option concerns every piece and place that its action names:
// touching one of them offers the options that name it, and plays the only one there is.

import { untrack } from "svelte";
import type { Option, Problem } from "../protocol";
import type { LiveTable } from "./table.svelte";
import { Refusal } from "./api";
import { Foresight } from "./foresight.svelte";
import { RepeatGuard } from "./repeat-guard.svelte";
import { settings } from "./settings.svelte";
import { say, t, words } from "./words.svelte";

export class Choice {
    /** The pieces touched so far: options that name all of them remain. */
    touched = $state<string[]>([]);
    problem = $state("");
    /** The rule that forbids it. */
    rule = $state("");
    /** Whether that is an answer to a touch, and not something that went wrong. */
    explained = $state(false);
    /** Whether it says why something cannot be done now: a lesson says first what is asked. */
    early = $state(false);
    /** An option that waits for a yes, if somebody wants to be asked. */
    asking = $state.raw<Option | null>(null);
    busy = $state(false);
    /** Whether something has been decided here: it may be taken back. */
    acted = $state(false);
    /** The option under the finger or the focus: boards show where it would lead. */
    looked = $state.raw<Option | null>(null);
    /** The option that a lesson points at, for somebody who asked. */
    shown = $state.raw<Option | null>(null);

    /** What a choice of these pieces costs, in words; where `ask` is set, people are asked before they pay. */
    prices = $state.raw<Record<string, { words: string; ask: boolean }>>({});
    /** Where something was dropped that must be chosen first, or what was touched too early: touched as soon as that can be done. */
    private wished = "";
    /** The question that was answered last. */
    private answered = "";
    /** What is asked, with its options: the same as long as only others do something. */
    readonly question = $derived.by(() => {
        const prompt = this.table.me?.prompt;
        return JSON.stringify([prompt?.words, prompt?.groups.map((group) => group.options.map((option) => option.action))]);
    });
    /** So many further steps are to be taken back. */
    private undos = 0;
    /** The moment in which a step back was asked for, until that has been done; -1: none was. */
    private undone = -1;
    /** The question when `renew` was last called. */
    private known = "";

    /** The options by what they name: boards ask for every piece they draw. */
    private readonly named = $derived.by(() => {
        const found = new Map<string, Option[]>();
        for (const option of this.table.me?.options ?? [])
            for (const [name, value] of Object.entries(option.action))
                for (const piece of name === "do" ? [`${name}=${value}`] : [value, `${name}=${value}`]) {
                    const known = found.get(piece);
                    if (!known) found.set(piece, [option]);
                    else if (known.at(-1) !== option) known.push(option);
                }
        return found;
    });

    /** What the options would do. */
    readonly foresight: Foresight;
    readonly guard = new RepeatGuard();

    constructor(readonly table: LiveTable) {
        this.foresight = new Foresight(table);
    }

    /** The options that concern these pieces: each is an id (`red-2a`), or a numbered place by its kind (`slot=2`). */
    concerning(first: string, ...others: string[]): Option[] {
        const found = this.named.get(first) ?? [];
        return others.length ? found.filter((option) => others.every((piece) => this.named.get(piece)?.includes(option))) : found;
    }

    /** The option that names these pieces and nothing else. */
    meant(pieces: readonly string[]): Option | null {
        const [first, ...others] = pieces;
        if (first === undefined) return null;
        const count = (option: Option): number => Object.keys(option.action).filter((name) => name !== "do").length;
        const found = this.concerning(first, ...others);
        const named = first.startsWith("do=") ? 0 : pieces.length;
        return found.find((option) => count(option) === named) ?? null;
    }

    /** What remains to choose from. */
    get remaining(): Option[] {
        const [first, ...others] = this.touched;
        return first === undefined ? [] : this.concerning(first, ...others);
    }

    can(first: string, ...others: string[]): boolean {
        return this.concerning(first, ...others).length > 0;
    }

    /** Whether touching a piece leads on: beside what was chosen, or in its place. Boards light it. */
    offers(piece: string): boolean {
        return (
            this.can(piece, ...this.touched) ||
            (this.touched.length > 0 && this.can(piece) && (this.touched.includes(piece) || this.replaces(piece)))
        );
    }

    /** Somebody touched a piece: go on with it, take it in place of another, play, or say why nothing can be done with it. */
    touch(piece: string): void {
        if (!this.guard.repeats) this.reach(piece);
    }

    private reach(piece: string): void {
        if (this.busy) {
            // The next question can be there before the last answer is known to have arrived: this one is meant.
            if (this.question !== this.answered) this.wished = piece;
            return;
        }
        this.forget();
        if (this.touched.includes(piece)) {
            this.touched = this.touched.filter((one) => one !== piece);
            return;
        }
        const further = this.concerning(piece, ...this.touched);
        if (!further.length && this.touched.length && !this.replaces(piece)) {
            void this.disagree(piece);
            return;
        }
        const found = further.length ? further : this.concerning(piece);
        this.touched = further.length ? [...this.touched, piece] : found.length ? [piece] : [];
        if (found.length === 1 && found[0]) void this.play(found[0]);
        else if (!found.length) void this.explain(piece);
    }

    /** The parts of actions (`token`, `to`) that a piece can be, as far as the options tell. */
    private parts(piece: string): string[] {
        const is = ([name, value]: [string, string]): boolean => value === piece || `${name}=${value}` === piece;
        return (this.named.get(piece) ?? []).flatMap((option) =>
            Object.entries(option.action)
                .filter(is)
                .map(([name]) => name),
        );
    }

    /** Whether a piece is of the kind that was chosen already: another token, and not where the token should go. */
    private replaces(piece: string): boolean {
        const parts = this.parts(piece);
        return this.touched.some((one) => this.parts(one).some((part) => parts.includes(part)));
    }

    /** What somebody seems to want who chose some pieces and then touched one that does not go with them. */
    private together(piece: string): Record<string, string> | undefined {
        const known = this.parts(piece);
        for (const { action } of this.remaining) {
            const free = Object.keys(action).filter((name) => name !== "do" && !this.touched.some((one) => this.parts(one).includes(name)));
            const part = free.find((name) => known.includes(name)) ?? free[0];
            if (part) return { ...action, [part]: piece };
        }
        return undefined;
    }

    /** Two pieces do not go together: say why, and what was chosen stays chosen. If it makes no sense, start anew. */
    private async disagree(piece: string): Promise<void> {
        const wanted = this.together(piece);
        const { question } = this;
        const told = wanted && (await this.table.why(wanted).catch(() => null))?.problem;
        if (question !== this.question) return;
        if (told) {
            this.tell(say(told.words), told.rule ?? "", true);
            return;
        }
        const found = this.concerning(piece);
        this.touched = found.length ? [piece] : [];
        if (found.length === 1 && found[0]) this.ask(found[0]);
        else if (!found.length) await this.explain(piece);
    }

    /** Somebody dropped one piece on another. */
    drop(piece: string, onto: string): void {
        if (this.can(onto)) this.touch(onto);
        else if (this.can(piece)) {
            this.wished = onto;
            this.touch(piece);
        }
    }

    /** Something has happened. With other options, what could not be done before may be possible now; else what was begun goes on. */
    renew(): void {
        if (this.known !== this.question) {
            this.known = this.question;
            this.clear();
            if (this.explained) this.forget();
        }
        this.fulfil();
        this.takeBack();
    }

    private fulfil(): void {
        const onto = this.wished;
        if (!onto || this.busy) return;
        this.wished = "";
        if (this.can(onto)) this.reach(onto);
    }

    /** Somebody touched a piece that has a price: it is shown, and played when they agree. */
    propose(piece: string): void {
        if (this.guard.repeats) return;
        this.forget();
        const found = this.concerning(piece);
        if (found.length !== 1 || !found[0]) {
            this.reach(piece);
            return;
        }
        this.touched = [piece];
        this.ask(found[0]);
    }

    /** Why nothing can be done with a piece: the rules say it, if the question is still the same. */
    private async explain(piece: string): Promise<void> {
        const me = this.table.me;
        if (!me || me.seat === null) return;
        const { question } = this;
        let told: Problem | null | undefined;
        try {
            told = (await this.table.whyNothing(piece)).problem;
        } catch (error) {
            if (error instanceof Refusal && error.problem.code === "offline") told = error.problem;
            else told = { code: "illegal", words: { id: me.asked ? "web-never-chosen" : "web-not-your-turn", args: {}, fallback: "" } };
        }
        if (told && question === this.question) this.tell(say(told.words), told.rule ?? "", true);
    }

    /** What the rules say of a thing that nobody ever chooses: dice, markers, prices. */
    async tellRule(rule: string): Promise<void> {
        this.forget();
        const { question } = this;
        const offline = await words.more("rules").then(
            () => false,
            () => true,
        );
        if (question === this.question)
            this.tell(t(offline ? "web-offline" : `${this.table.info?.game}-rule-${rule.replaceAll(".", "-")}`), rule);
    }

    /** Say why something cannot be done. */
    tell(problem: string, rule = "", early = false): void {
        this.early = early;
        this.problem = problem;
        this.rule = rule;
        this.explained = true;
    }

    private forget(): void {
        this.problem = "";
        this.rule = "";
        this.explained = false;
        this.early = false;
    }

    /** Somebody wants nothing of this, and has read what was explained. */
    dismiss(): void {
        this.clear();
        if (this.explained) this.forget();
    }

    /** Let go of everything. What was untouched stays as it is: nothing need be drawn anew for it. */
    clear(): void {
        if (untrack(() => this.touched.length)) this.touched = [];
        this.asking = null;
        this.looked = null;
    }

    /** What an option costs, if something is known of that. */
    price(option: Option): { words: string; ask: boolean } | undefined {
        return Object.values(option.action).flatMap((piece) => this.prices[piece] ?? [])[0];
    }

    /** Somebody chose an option in the list, or said yes to it; a second click in the same place is none. */
    choose(option: Option, sure = false): void {
        if (!this.guard.repeats) void this.play(option, sure);
    }

    /** Ask whether an option is to be played. What comes up under the pointer does not say yes by itself. */
    private ask(option: Option): void {
        this.asking = option;
        this.guard.mark();
    }

    /** Play an option, or ask first: if that is wanted, if it is dear, or if it cannot be taken back. */
    async play(option: Option, sure = false): Promise<void> {
        if (this.busy) return;
        if (!sure && (settings.confirm || (settings.final && option.final) || this.price(option)?.ask)) {
            this.ask(option);
            return;
        }
        this.guard.mark();
        this.clear();
        this.busy = true;
        this.answered = this.question;
        this.forget();
        try {
            await this.table.play(option);
            this.acted = true;
        } catch (error) {
            this.problem = error instanceof Refusal ? error.message : t("web-broken");
        }
        this.busy = false;
        if (this.wished && this.can(this.wished)) this.fulfil();
    }

    /** Take the last step back. Who asks again before that is done takes back one more when it is. */
    async undo(): Promise<void> {
        if (this.busy) {
            if (this.undone >= 0) this.undos += 1;
            return;
        }
        this.clear();
        this.forget();
        this.busy = true;
        this.undone = this.table.me?.game?.version ?? -1;
        try {
            await this.table.undo();
        } catch (error) {
            this.undos = 0;
            this.undone = -1;
            this.problem = error instanceof Refusal ? error.message : t("web-broken");
        }
        this.busy = false;
        this.takeBack();
    }

    /** Take back the last decision, though others have acted since: nobody is there who would have to agree. */
    async goBack(): Promise<void> {
        const seat = this.table.me?.seat ?? null;
        if (this.busy || seat === null) return;
        this.clear();
        this.forget();
        this.busy = true;
        try {
            await this.table.command({ type: "ask-back", seat });
            this.acted = false; // what was before is a matter of the table's menu
        } catch (error) {
            this.problem = error instanceof Refusal ? error.message : t("web-broken");
        }
        this.busy = false;
    }

    /** One more step, as soon as the last one has been seen to be taken back. */
    private takeBack(): void {
        const game = this.table.me?.game;
        if (this.busy || this.undone < 0 || game?.version === this.undone) return;
        this.undone = -1;
        const more = this.undos > 0 && game?.can_undo;
        this.undos = more ? this.undos - 1 : 0;
        if (more) void this.undo();
    }
}
