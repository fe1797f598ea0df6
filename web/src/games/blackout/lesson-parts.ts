// The parts of the screen that lessons speak of: where they are, and on which part of the table.

import type { LessonPart } from "../game";

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
    "check-marks": { at: '[data-piece$=".check_area"]', place: "goals" },
    market: { at: ".market", place: "market" },
    tiles: { at: ".tray", place: "search" },
    phases: { at: ".phases" },
    plates: { at: ".plates" },
};
