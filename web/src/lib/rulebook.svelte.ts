// A rule, opened beside the board: whoever looks one up never leaves the table.

import { optionTitle } from "./options";
import { knows, t, words } from "./words.svelte";

/** What a rule's text is made of: words, and other rules that it names. */
export type RulePart = string | { rule: string };

const RULE = /\b([RD][A-Z]?\d*(?:\.\d+)+)\b/;

class Rulebook {
    game = $state("");
    rule = $state("");
    /** Whether its text could not be fetched. */
    failed = $state(false);

    async open(game: string, rule: string): Promise<void> {
        this.game = game;
        this.rule = rule;
        this.failed = await words.more("rules").then(
            () => false,
            () => true,
        );
    }

    close(): void {
        this.rule = "";
    }

    /** The text of the open rule; empty until it has come. */
    get parts(): RulePart[] {
        const id = `${this.game}-rule-${this.rule.replaceAll(".", "-")}`;
        return this.rule && knows(id) ? ruleParts(this.game, t(id)) : [];
    }
}

/** A rule's text as it is read: options by what they ask, and not by their names between back-ticks. */
export function ruleParts(game: string, text: string): RulePart[] {
    const said = text.replace(/`([^`]+)`/g, (_, name: string) => {
        const title = optionTitle(game, name);
        return title === name ? name : `“${title}”`;
    });
    return said.split(RULE).flatMap((part, place): RulePart[] => (place % 2 ? [{ rule: part }] : part ? [part] : []));
}

export const rulebook = new Rulebook();
