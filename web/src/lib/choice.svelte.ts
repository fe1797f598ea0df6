// What can be done with the thing under one's finger. An option concerns every piece and place that its action names:
// touching one of them offers the options that name it, and plays the only one there is.

import { untrack } from "svelte";
import type { Option } from "../protocol";
import type { LiveTable } from "./table.svelte";
import { Refusal } from "./api";
import { settings } from "./settings.svelte";
import { say, t, words } from "./words.svelte";

export class Choice {
    /** The pieces touched so far: options that name all of them remain. */
    touched = $state<string[]>([]);
    problem = $state("");
    /** The rule that forbids it. */
    rule = $state("");
    /** Whether that is an answer to a touch, and not something that went wrong. */
    private explained = false;
    /** An option that waits for a yes, if somebody wants to be asked. */
    asking = $state.raw<Option | null>(null);
    busy = $state(false);
    /** The option under the finger or the focus: boards show where it would lead. */
    looked = $state.raw<Option | null>(null);

    /** What a choice of these pieces costs, in words; where `ask` is set, people are asked before they pay. */
    prices = $state.raw<Record<string, { words: string; ask: boolean }>>({});
    /** Where something was dropped that must be chosen first: touched as soon as that has been done. */
    private wished = "";
    /** What is asked, with its options: the same as long as only others do something. */
    readonly question = $derived.by(() => {
        const prompt = this.table.me?.prompt;
        return JSON.stringify([prompt?.words, prompt?.groups.map((group) => group.options.map((option) => option.action))]);
    });
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

    constructor(readonly table: LiveTable) {}

    /** The options that concern these pieces: each is an id (`red-2a`), or a numbered place by its kind (`slot=2`). */
    concerning(first: string, ...others: string[]): Option[] {
        const found = this.named.get(first) ?? [];
        return others.length ? found.filter((option) => others.every((piece) => this.named.get(piece)?.includes(option))) : found;
    }

    /** What remains to choose from. */
    get remaining(): Option[] {
        const [first, ...others] = this.touched;
        return first === undefined ? [] : this.concerning(first, ...others);
    }

    can(first: string, ...others: string[]): boolean {
        return this.concerning(first, ...others).length > 0;
    }

    /** Somebody touched a piece: go on with it, start anew with it, play, or say why nothing can be done with it. */
    touch(piece: string): void {
        this.forget();
        if (this.touched.includes(piece)) {
            this.touched = this.touched.filter((one) => one !== piece);
            return;
        }
        const further = this.concerning(piece, ...this.touched);
        const found = further.length ? further : this.concerning(piece);
        this.touched = further.length ? [...this.touched, piece] : found.length ? [piece] : [];
        if (found.length === 1 && found[0]) void this.play(found[0]);
        else if (!found.length) void this.explain(piece);
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
    }

    private fulfil(): void {
        const onto = this.wished;
        if (!onto || this.busy) return;
        this.wished = "";
        if (this.can(onto)) this.touch(onto);
    }

    /** Somebody touched a piece that has a price: it is shown, and played when they agree. */
    propose(piece: string): void {
        this.forget();
        const found = this.concerning(piece);
        if (found.length !== 1 || !found[0]) {
            this.touch(piece);
            return;
        }
        this.touched = [piece];
        this.asking = found[0];
    }

    /** Why nothing can be done with a piece: the rules say it. */
    private async explain(piece: string): Promise<void> {
        const me = this.table.me;
        if (!me || me.seat === null) return;
        try {
            const { problem } = await this.table.whyNothing(piece);
            if (problem) this.tell(say(problem.words), problem.rule ?? "");
        } catch {
            this.tell(t(me.asked ? "web-not-now" : "web-not-your-turn"), me.prompt?.rule ?? "");
        }
    }

    /** What the rules say of a thing that nobody ever chooses: dice, markers, prices. */
    async recall(rule: string): Promise<void> {
        this.forget();
        try {
            await words.more("rules");
            this.tell(t(`${this.table.info?.game}-rule-${rule.replaceAll(".", "-")}`), rule);
        } catch {
            this.tell(t("web-not-now"), rule);
        }
    }

    /** Say why something cannot be done. */
    tell(problem: string, rule = ""): void {
        this.problem = problem;
        this.rule = rule;
        this.explained = true;
    }

    private forget(): void {
        this.problem = "";
        this.rule = "";
        this.explained = false;
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

    /** Play an option, or ask first. */
    async play(option: Option, sure = false): Promise<void> {
        if (this.busy) return;
        if ((settings.confirm || this.price(option)?.ask) && !sure) {
            this.asking = option;
            return;
        }
        this.clear();
        this.busy = true;
        this.forget();
        try {
            await this.table.play(option);
        } catch (error) {
            this.problem = error instanceof Refusal ? error.message : t("web-broken");
        }
        this.busy = false;
        if (this.wished && this.can(this.wished)) this.fulfil();
    }

    async undo(): Promise<void> {
        this.clear();
        try {
            await this.table.undo();
        } catch (error) {
            this.problem = error instanceof Refusal ? error.message : t("web-broken");
        }
    }
}
