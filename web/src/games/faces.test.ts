import { describe, expect, it } from "vitest";
import { FACES, faceOf } from "./faces";

/** The English texts of the rules' own packages, by file. */
const TEXTS = import.meta.glob<string>("../../../src/lamplight/games/**/en/*.ftl", { query: "?raw", import: "default", eager: true });
const ALL = Object.values(TEXTS).join("\n");
const said = (id: string): boolean => ALL.includes(`\n${id} =`) || ALL.startsWith(`${id} =`);

describe.each(Object.entries(FACES))("the face of %s", (game, face) => {
    it("tells kinds of events that the rules have", () => {
        const kinds = [...(face.results?.from ?? []), ...(face.round ?? []), ...(face.end ?? [])];
        expect(kinds.length).toBeGreaterThan(0);
        expect(kinds.filter((kind) => !said(`${game}-event-${kind}`))).toEqual([]);
    });

    it("marks seats that the rules have, each by something of its own", () => {
        expect(face.seats.filter((seat) => !said(`${game}-side-${seat.name}`))).toEqual([]);
        expect(new Set(face.seats.map((seat) => `${seat.colour} ${seat.shape}`)).size).toBe(face.seats.length);
    });

    it("shapes tables by options that the rules have", () => {
        expect((face.shaping ?? []).filter((option) => !said(`${game}-option-${option}`))).toEqual([]);
    });

    it("has a place for every question, among the places that it has", () => {
        const ids = face.places.map((place) => place.id);
        const asked = Array.from(ALL.matchAll(new RegExp(`^(${game}-ask-[\\w-]+) =`, "gm")), ([, id]) => id!);
        expect(asked.length).toBeGreaterThan(5);
        if (Object.keys(face.asked).length) expect(asked.filter((id) => !face.asked[id])).toEqual([]);
        expect(Object.values(face.asked).filter((place) => !ids.includes(place))).toEqual([]);
        expect(face.places.filter((place) => !said(place.words))).toEqual([]);
    });

    it("has a board", async () => {
        expect((await face.board()).default).toBeTypeOf("function");
    });
});

describe("a game without a face", () => {
    it("is played on the plain board", async () => {
        const { board } = faceOf("parlour");
        expect((await board()).default).toBe((await import("../table/plain/PlainBoard.svelte")).default);
        expect(Object.keys(FACES)).not.toContain("parlour");
    });
});
