// The parts of the screen that lessons speak of: where they are, and on which part of the table.

import type { LessonPart } from "../game";

/** What says that one is ready or done: beside the panel, and at the foot of the question. */
const ON = [...["ready", "go", "done"].map((verb) => `.ends [data-choice="do=${verb}"]`), ".prompt .foot .option"];

export const PARTS: Readonly<Record<string, LessonPart>> = {
    map: { at: ".city", place: "city" },
    rondel: { at: ".rondel", place: "plan" },
    dice: { at: ".dice", place: "plan" },
    slots: { at: ".slots", place: "plan" },
    hand: { at: ".hand", place: "plan" },
    board: { at: ".plan", place: "plan" },
    supply: { at: ".resources", place: "plan" },
    goals: { at: ".goals", place: "goals" },
    hospital: { at: '[data-piece$=".hospital"]', place: "goals" },
    objectives: { at: '.goals [data-piece$=".objectives"]', place: "goals" },
    power: { at: '.goals [data-piece$=".power.1"]', place: "goals" },
    "check-marks": { at: ".checks", place: "goals" },
    "second-action": { at: '.checks [data-piece$=".action.2"]', place: "goals" },
    market: { at: ".market", place: "market" },
    tiles: { at: '.search > .tray, .search > [data-piece$=".tiles"]', place: "search" },
    gps: { at: '.search [data-choice="do=gps"]', place: "search" },
    ways: { at: ".ways", place: "plan" },
    onwards: { at: ON.join(", ") },
    phases: { at: ".phases" },
    plates: { at: ".plates" },
};
