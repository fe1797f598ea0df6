// The parts of the screen that lessons speak of: where they are, and on which part of the table.

import type { LessonPart } from "../game";

export const PARTS: Readonly<Record<string, LessonPart>> = {
    map: { at: ".city-map, .city > svg", place: "map" },
    barricade: { at: '[data-piece="barricade"]', place: "map" },
    reserve: { at: ".reserve:not(.small)", place: "map" },
    hand: { at: ".hand", place: "hand" },
    calendar: { at: ".calendar", place: "hand" },
    objectives: { at: ".objectives", place: "scores" },
    played: { at: ".played", place: "scores" },
    presence: { at: ".presence", place: "scores" },
    track: { at: ".track", place: "scores" },
    unrest: { at: '[data-piece="unrest"]', place: "scores" },
    will: { at: '[data-piece="will"]', place: "scores" },
    plates: { at: ".plates" },
};
