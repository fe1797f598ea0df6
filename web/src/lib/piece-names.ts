// What the pieces of a game are called, for boards that have no picture of them. Asked once for a game and its set.

import type { Message, PieceNames } from "../protocol";
import { api } from "./api";

export type Names = PieceNames["names"];

const kept = new Map<string, Promise<Names>>();

/** The names of all pieces of a game with a set. */
export function pieceNames(game: string, set: string): Promise<Names> {
    const key = `${game}/${set || "built-in"}`;
    let found = kept.get(key);
    if (!found) {
        found = api.names(game, set || "built-in").then((page) => page.names);
        found.catch(() => kept.delete(key));
        kept.set(key, found);
    }
    return found;
}

/** The name of a piece; `kind` tells a card from a place that is called the same. */
export function nameOf(names: Names, piece: string, kind = ""): Message | undefined {
    const known = names[piece];
    return known?.[kind] ?? Object.values(known ?? {})[0];
}
