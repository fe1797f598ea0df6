// What the parts of the plain board share: how pieces are called and drawn, and what can be done with them.

import { createContext } from "svelte";
import type { BoardProps } from "../../games/board";
import { nameOf, type Names } from "../../lib/piece-names";
import type { Picture, Pictures } from "../../lib/pictures.svelte";
import { knows, say, t } from "../../lib/words.svelte";
import { readable } from "./reading";

export interface Pieces extends Pick<BoardProps, "art" | "choice" | "lit" | "recent" | "asked"> {
    game: string;
    names: Names;
    /** Pieces that are not meant here, but where they are one's own. */
    elsewhere: ReadonlySet<string>;
    /** The names of the seats, in their order. */
    seats: readonly string[];
}

const [getPieces, setPieces] = createContext<() => Pieces>();
export { getPieces, setPieces };

/** What a piece or place is called: as the game says, else as its id reads. */
export function pieceName({ names }: Pick<Pieces, "names">, piece: string, kind = ""): string {
    const [, value = piece] = piece.split("=");
    const found = nameOf(names, value, kind);
    return found ? say(found) : readable(value);
}

/** What a field of a view is called: the text `<game>-field-<name>`, if there is one. */
export function fieldName(game: string, name: string): string {
    const id = `${game}-field-${name.replace(/[_.]/g, "-")}`;
    return knows(id) ? t(id) : readable(name);
}

/** The picture of a piece: called like it, or like it with its kind in front. */
export function pictureOf(art: Pictures, piece: string): Picture | undefined {
    return art[piece] ?? ["card", "tile", "token", "piece"].map((kind) => art[`${kind}-${piece}`]).find(Boolean);
}
