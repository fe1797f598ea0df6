import { describe, expect, it } from "vitest";
import { bookOf, parted } from "./glossary.svelte";
import { LANGUAGES } from "./words.svelte";

const TEXT = `
parlour-term-lamp = It gives light.
    .name = Lamp
    .forms = lamp / lamps / night lamp
    .rule = D1
parlour-term-will = It decides ties.
    .name = The Will
    .forms = Will
parlour-term-star = Any ending.
    .name = Звезда
    .forms = звезд*
other-term-lamp = Of another game.
    .name = Lamp
    .forms = table
`;
const book = bookOf("parlour", "en", TEXT)!;
const terms = (text: string) => parted(book, text).map((part) => (typeof part === "string" ? part : `[${part.word}]`));

describe("the words of a game", () => {
    it("are found in their forms, the longest first, and once in a text", () => {
        expect(terms("A night lamp, two lamps.")).toEqual(["A ", "[night lamp]", ", two lamps."]);
        expect(terms("Lamps on the table")).toEqual(["[Lamps]", " on the table"]);
    });

    it("are whole words, and a capital stays one", () => {
        expect(terms("A lampshade will do.")).toEqual(["A lampshade will do."]);
        expect(terms("The Will.")).toEqual(["The ", "[Will]", "."]);
    });

    it("may end in many ways", () => {
        expect(terms("О звездах: Звезда")).toEqual(["О ", "[звездах]", ": Звезда"]);
    });

    it("say what they mean, and by which rule", () => {
        expect(book.terms.get("parlour-term-lamp")).toEqual({ id: "parlour-term-lamp", name: "Lamp", text: "It gives light.", rule: "D1" });
    });
});

const files = import.meta.glob<string>("../../../src/lamplight/games/*/texts/*/*.ftl", { query: "?raw", import: "default", eager: true });
const glossaries = Object.keys(files).filter((path) => path.endsWith("/glossary.ftl"));

it("there is one for every game, in every language", () => {
    const games = new Set(Object.keys(files).map((path) => path.split("/").at(-4)));
    expect(glossaries.length).toBe(games.size * LANGUAGES.length);
});

it.each(glossaries)("%s explains words that the game says, by rules that it has", (path) => {
    const [folder = "", , language = ""] = path.split("/").slice(-4);
    const game = folder.replaceAll("_", "-");
    const found = bookOf(game, language, files[path]!)!;
    const others = Object.keys(files).filter((one) => one !== path && one.includes(`/${folder}/texts/${language}/`));
    const said = others.map((one) => files[one]).join("\n");
    const seen = new Set(Array.from(said.matchAll(found.pattern), (match) => found.owners[match.slice(1).findIndex(Boolean)]));
    for (const term of found.terms.values()) {
        expect(seen, `no text of the game says ${term.id}`).toContain(term.id);
        expect(said, term.id).toContain(`${game}-rule-${term.rule.replaceAll(".", "-")} =`);
        expect([term.name, term.text], term.id).not.toContain("");
    }
});
