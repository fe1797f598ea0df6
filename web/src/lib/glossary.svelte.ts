// The words of a game, explained where they stand. What they are, in which forms they come and what they mean is said by the
// game's own texts: `<game>-term-<word>`, with its name, its forms and its rule beside it.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { words, type Language } from "./words.svelte";

export interface Term {
    id: string;
    name: string;
    text: string;
    rule: string;
}

/** What a text is made of: words, and words that are explained. */
export type GlossedPart = string | { term: string; word: string };

interface Book {
    terms: ReadonlyMap<string, Term>;
    /** Finds the forms, the longest first; the number of the group says whose form it is. */
    pattern: RegExp;
    owners: readonly string[];
}

class Glossary {
    private book = $state.raw<Book | null>(null);
    private loaded = "";
    private kept = new Map<string, GlossedPart[]>();

    /** Fetch the words of a game. Without them nothing is explained, and nothing is missing either. */
    async use(game: string, language: Language): Promise<void> {
        const wanted = `${game}/${language}`;
        if (wanted === this.loaded) return;
        this.loaded = wanted;
        const text = await words.fetch(language, "glossary").catch(() => "");
        if (this.loaded !== wanted) return;
        if (!text) this.loaded = "";
        this.kept.clear();
        this.book = bookOf(game, language, text);
    }

    find(id: string): Term | undefined {
        return this.book?.terms.get(id);
    }

    /** A text with its words, each of them once: where it comes first. */
    parts(text: string): GlossedPart[] {
        const book = this.book;
        if (!book) return [text];
        let found = this.kept.get(text);
        if (!found) this.kept.set(text, (found = parted(book, text)));
        return found;
    }
}

export function bookOf(game: string, language: string, text: string): Book | null {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(text));
    const terms = new Map<string, Term>();
    const forms: [form: string, id: string][] = [];
    for (const [, id] of text.matchAll(new RegExp(`^(${game}-term-[\\w-]+) =`, "gm"))) {
        const message = bundle.getMessage(id!);
        if (!message?.value) continue;
        const said = (name: string): string => (message.attributes[name] ? bundle.formatPattern(message.attributes[name]) : "");
        terms.set(id!, { id: id!, name: said("name"), text: bundle.formatPattern(message.value), rule: said("rule") });
        for (const form of said("forms").split(" / ")) if (form) forms.push([form, id!]);
    }
    if (!forms.length) return null;
    forms.sort(([one], [other]) => other.length - one.length);
    const any = forms.map(([form]) => `(${asPattern(form)})`).join("|");
    return { terms, pattern: new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, "gu"), owners: forms.map(([, id]) => id) };
}

/** A small first letter may be a capital; a capital one must be. A star is any ending. */
function asPattern(form: string): string {
    const escaped = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const [first = "", rest] = [form[0], form.slice(1)];
    const capital = first.toLocaleUpperCase();
    const begin = capital === first ? escaped(first) : `[${first}${capital}]`;
    return begin + rest.split("*").map(escaped).join("\\p{L}*");
}

export function parted(book: Book, text: string): GlossedPart[] {
    const parts: GlossedPart[] = [];
    const seen = new Set<string>();
    let from = 0;
    for (const match of text.matchAll(book.pattern)) {
        const term = book.owners[match.slice(1).findIndex((group) => group !== undefined)]!;
        if (seen.has(term)) continue;
        seen.add(term);
        if (match.index > from) parts.push(text.slice(from, match.index));
        parts.push({ term, word: match[0] });
        from = match.index + match[0].length;
    }
    if (from < text.length || !parts.length) parts.push(text.slice(from));
    return parts;
}

export const glossary = new Glossary();
