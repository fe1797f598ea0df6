// How options are listed: what one goes on with stands at the foot, and where the same can be done with many pieces in
// many places, the list names the pieces first. (The board is the first way, the list the second.)

import type { Message, Option, PromptInfo } from "../protocol";

/** So many options may stand one below the other. */
const SHORT = 8;

/** An option by itself, or a piece with which several things can be done. */
export type Row = { option: Option } | { piece: string; words: Message; options: Option[] };

export interface Section {
    heading: Message;
    rows: Row[];
    /** Whether there are so many that they stand side by side. */
    compact: boolean;
}

/** The same option stays the same button when news come in, so that it keeps the focus. */
export const keyOf = (option: Option): string => Object.entries(option.action).flat().join(" ");

/** Whether an action names no piece and no place: ready, done, pass. */
const bare = (option: Option): boolean => Object.keys(option.action).length === 1;

/** The options that end a question: the last group, if nothing in it names a piece. */
export function footOf(prompt: PromptInfo | null): Option[] {
    const last = prompt?.groups.at(-1);
    if (!last || !last.options.every(bare)) return [];
    return prompt!.groups.length > 1 || last.options.length === 1 ? [...last.options] : [];
}

/** Everything that is not at the foot, group by group. */
export function sectionsOf(prompt: PromptInfo | null): Section[] {
    const foot = footOf(prompt);
    return (prompt?.groups ?? []).flatMap(({ heading, options }) => {
        const shown = options.filter((option) => !foot.includes(option));
        if (!shown.length) return [];
        const rows = shown.length > SHORT ? byPiece(shown) : shown.map((option) => ({ option }));
        return [{ heading, rows, compact: rows.length > SHORT || rows.filter((row) => "piece" in row).length > SHORT / 2 }];
    });
}

/** Where one verb takes a piece and a place, the pieces; an option without a choice of places stays as it is. */
function byPiece(options: readonly Option[]): Row[] {
    const rows: Row[] = [];
    const known = new Map<string, { piece: string; words: Message; options: Option[] }>();
    for (const option of options) {
        const [first, second] = Object.keys(option.action).filter((name) => name !== "do");
        const words = first === undefined ? undefined : option.words.args[first];
        if (first === undefined || second === undefined || typeof words !== "object" || !("id" in words)) {
            rows.push({ option });
            continue;
        }
        const key = `${option.action["do"]} ${option.action[first]}`;
        const row = known.get(key);
        if (row) row.options.push(option);
        else {
            const made = { piece: option.action[first]!, words, options: [option] };
            known.set(key, made);
            rows.push(made);
        }
    }
    return rows.map((row) => ("piece" in row && row.options.length === 1 ? { option: row.options[0]! } : row));
}

/** Options keep the number of their own, if they have one; the others come after them: no number changes its meaning. */
export function numbersOf(options: readonly Option[]): Map<number, Option> {
    const found = new Map<number, Option>();
    const own = (option: Option): boolean => option.number !== undefined && option.number !== null;
    for (const option of options) if (own(option)) found.set(option.number!, option);
    let next = Math.max(0, ...found.keys());
    for (const option of options) if (!own(option)) found.set(++next, option);
    return found;
}

/** A sentence that asks is longer than this only if it explains as well. */
const LONG = 60;

/** The sentence that asks, and what else is to be known about it: what follows, or what a long one explains. */
export function parted(said: string): [string, string] {
    const stop = /[.!?…]\s(?=[^\p{Ll}])/u.exec(said)?.index ?? said.length; // a name may end with such a mark, too
    const colon = said.indexOf(": ");
    if (stop > LONG && colon > LONG / 3 && colon < stop) return [`${said.slice(0, colon).trimEnd()}.`, capital(said.slice(colon + 2))];
    return [said.slice(0, stop + 1), said.slice(stop + 1).trim()];
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
