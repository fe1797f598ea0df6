// What each option would do, as pictures with numbers: asked once for each question, and drawn when it is known.

import type { EffectInfo, Option } from "../protocol";
import type { LiveTable } from "./table.svelte";
import { keyOf } from "./option-list";

export class Foresight {
    private known = $state.raw<{ question: string; effects: Map<string, readonly EffectInfo[]> }>({ question: "", effects: new Map() });

    constructor(private readonly table: LiveTable) {}

    /** Ask what the options of a question would do; what came of another one in the meantime is left aside. */
    async look(question: string): Promise<void> {
        const me = this.table.me;
        const version = me?.game?.version;
        if (this.known.question === question || !me?.options.length || me.seat === null) return;
        const options = me.options;
        try {
            const { version: seen, options: found } = await this.table.effects();
            if (seen !== version || found.length !== options.length) return;
            this.known = { question, effects: new Map(options.map((option, place) => [keyOf(option), found[place]!])) };
        } catch {
            // the options can be chosen without
        }
    }

    of(option: Option): readonly EffectInfo[] {
        return this.known.effects.get(keyOf(option)) ?? [];
    }

    /** Whether this question's effects are known. */
    knows(question: string): boolean {
        return this.known.question === question;
    }
}
