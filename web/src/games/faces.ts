// The faces of all games that have one here, found by their folders. A game without a folder is played on the plain board.

import type { GameFace } from "./game";

const FOUND = import.meta.glob<{ face: GameFace }>("./*/index.ts", { eager: true });

/** By the game's id, which is the name of its folder. */
export const FACES: Readonly<Record<string, GameFace>> = Object.fromEntries(
    Object.entries(FOUND).map(([path, { face }]) => [path.split("/")[1]!, face]),
);

/** For any game: everything that can be known of it is in its views, questions and texts. */
const PLAIN: GameFace = {
    board: () => import("../table/plain/PlainBoard.svelte"),
    seats: [],
    places: [],
    asked: {},
};

export function faceOf(game: string): GameFace {
    return FACES[game] ?? PLAIN;
}
