// What a lesson speaks of, in terms of the screen.

import type { GameFace } from "../games/game";
import type { LessonInfo } from "../protocol";

const MARK = "part=";

/** The parts of the screen that a step shows. */
export function shownParts({ show = [] }: Pick<LessonInfo, "show">): string[] {
    return show.filter((one) => one.startsWith(MARK)).map((one) => one.slice(MARK.length));
}

/** The pieces and places that a step shows. */
export function shownPieces({ show = [] }: Pick<LessonInfo, "show">): string[] {
    return show.filter((one) => !one.startsWith(MARK));
}

/** The part of the table to which a step that only speaks turns; nothing: where the question is. */
export function spokenPlace({ parts = {}, places }: Pick<GameFace, "parts" | "places">, lesson: LessonInfo | null): string {
    if (!lesson || lesson.asks) return "";
    const wanted = shownParts(lesson).flatMap((part) => parts[part]?.place ?? []);
    return wanted.find((place) => places.some((one) => one.id === place)) ?? (shownPieces(lesson).length ? (places[0]?.id ?? "") : "");
}
