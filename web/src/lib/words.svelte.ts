// Sentences: the server sends message ids with arguments, and the same Fluent files as everywhere else say them.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from "@fluent/bundle";
import type { Message } from "../protocol";

export const LANGUAGES = ["en", "fr", "it", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
    en: "English",
    fr: "Français",
    it: "Italiano",
    ru: "Русский",
};

/** What is said now; components that read `words.bundle` follow a change of language. */
class Words {
    language = $state<Language>("en");
    bundle = $state.raw(new FluentBundle("en"));
    private loaded = new Map<string, string>();

    /** Change the language; the texts are fetched first, so that nothing is ever shown half. */
    async use(language: Language): Promise<void> {
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource(new FluentResource(await this.fetch(language, "play")));
        for (const part of this.parts) bundle.addResource(new FluentResource(await this.fetch(language, part)));
        this.language = language;
        this.bundle = bundle;
        document.documentElement.lang = language;
    }

    private parts = new Set<string>();

    /** More texts, for pages that need them: the rules. */
    async more(part: string): Promise<void> {
        if (this.parts.has(part)) return;
        this.parts.add(part);
        await this.use(this.language);
    }

    /** For tests: texts from elsewhere. */
    give(language: Language, text: string): void {
        const bundle = new FluentBundle(language, { useIsolating: false });
        bundle.addResource(new FluentResource(text));
        this.language = language;
        this.bundle = bundle;
    }

    /** The texts of a part, as Fluent. */
    async fetch(language: Language, part: string): Promise<string> {
        const key = `${language}/${part}`;
        const known = this.loaded.get(key);
        if (known !== undefined) return known;
        const answer = await fetch(`/api/texts/${key}`);
        if (!answer.ok) throw new Error(`texts: ${answer.status}`);
        const text = await answer.text();
        this.loaded.set(key, text);
        return text;
    }
}

export const words = new Words();

const MINUS = "\u2212";

/** A number below zero, with a true minus sign. */
class Negative extends FluentNumber {
    override toString(scope?: Scope): string {
        return scope ? super.toString(scope).replace("-", MINUS) : signed(this.value);
    }
}

/** A number as it is shown outside of sentences. */
export function signed(count: number): string {
    return String(count).replace("-", MINUS);
}

/** A message as a sentence. Without a text: its fallback (a name from somebody's own component set), else its id. */
export function say(message: Message): string {
    const found = words.bundle.getMessage(message.id);
    if (!found?.value) return message.fallback || message.id;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) {
        if (typeof value === "number" && value < 0) args[name] = new Negative(value);
        else if (typeof value !== "object") args[name] = value;
        else args[name] = "id" in value ? say(value) : value.map(say).join(", ");
    }
    // What is missing in a game's text is seen in the sentence; without a list for errors it would stop the page.
    return words.bundle.formatPattern(found.value, args, []);
}

/** A text by its id. */
export function t(id: string, args: Record<string, string | number> = {}): string {
    return say({ id, args, fallback: "" });
}

/** Whether there is a text with this id. */
export function knows(id: string): boolean {
    return words.bundle.hasMessage(id);
}
