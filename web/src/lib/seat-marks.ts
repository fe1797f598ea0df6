// How seats are marked: by the game's own colours and shapes, or by some that any game can have.

import { faceOf } from "../games/faces";
import type { SeatMark } from "../games/game";

/** For seats of games that have no colours of their own. */
const MARKS: readonly Omit<SeatMark, "name">[] = [
    { colour: "#f28c28", shape: "square" },
    { colour: "#5aa9e6", shape: "round" },
    { colour: "#4caf68", shape: "diamond" },
    { colour: "#d77fd0", shape: "square" },
    { colour: "#f4f1e8", shape: "round" },
    { colour: "#e05555", shape: "diamond" },
];

export function seatMark(game: string, name: string, place: number): Omit<SeatMark, "name"> {
    return faceOf(game).seats.find((one) => one.name === name) ?? MARKS[place % MARKS.length]!;
}
