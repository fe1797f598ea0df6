// What a piece on this board is just now: one that can be chosen, that is chosen or pointed at, or that rests.

import type { BoardProps } from "../board";
import type { Side } from "./view";

/** What all parts of the board know. */
export type Props = BoardProps;

export const hot = (props: Props, id: string): boolean => props.asked && (props.choice?.offers(id) ?? false);

export const chosen = (props: Props, id: string): boolean => props.choice?.touched.includes(id) ?? false;

export const shine = (props: Props, id: string): boolean => props.lit.includes(id) || chosen(props, id);

/**
 * Whether a piece is lit as one that leads on. Beside what was chosen only that is which goes with it: what could be taken in
 * its place answers a touch, and does not shine. Where a token would go is asked when there is a token.
 */
export function glows(props: Props, id: string): boolean {
    const { choice } = props;
    if (!choice || !hot(props, id)) return false;
    const { touched } = choice;
    if (touched.length) return !touched.includes(id) && choice.can(id, ...touched);
    return choice.concerning(id).some(({ action }) => action["to"] !== id);
}

/** What `data-choice` says: only of things that can be chosen. */
export const choosable = (props: Props, id: string): string | undefined => (hot(props, id) ? id : undefined);

/** The side one sits on; who looks on sees the table from Red's side. */
export function ownSide({ info, seat }: Pick<Props, "info" | "seat">): Side {
    return info.seats[seat ?? 0]?.name === "white" ? "white" : "red";
}

export const otherSide = (side: Side): Side => (side === "red" ? "white" : "red");

/** The Opposition's units do nothing by themselves. */
export function touch(props: Props, id: string): void {
    if (id.startsWith("opposition-")) void props.choice?.tellRule("D5.5");
    else props.choice?.touch(id);
}

/** Enter and the space bar do what a click does. */
export function press(event: KeyboardEvent, act: () => void): void {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    act();
}
