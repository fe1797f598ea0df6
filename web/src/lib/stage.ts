// Draws over the board what is told: pieces that fly, numbers that count, cards that turn, rings and light. It looks for
// pieces and places by `data-piece` and for players by `data-plate`, takes no clicks, and moves by transforms alone.

import { holdPieces } from "./piece-styles";
import { pictureOf, type Picture, type Pictures } from "./pictures.svelte";
import { amount, type Showing } from "./showings";
import type { Stage } from "./telling.svelte";
import { signed } from "./words.svelte";

/** What a piece in flight measures at least and at most, in pixels: cards, tiles, and everything smaller. */
const SMALLEST_PIECE_PX = 26;
const LARGEST_PX: readonly (readonly [prefix: string, pixels: number])[] = [
    ["card-", 132],
    ["tile-", 84],
    ["", 46],
];
/** What goes into somebody's hand vanishes at their plate: so small, in the last part of its way. */
const VANISHING_SCALE = 0.3;
/** What is held up below a plate leaves room for the words that tell it. */
const BELOW_PLATE_PX = 56;
/** A number that changes floats this high, and stays for this long. */
const FLOAT_PX = 26;
const COUNT_MS = 1100;
/** In a film that runs fast it goes sooner: so many times what it takes to tell it. */
const COUNT_TIMES = 5;
/** How much of its time a piece flies; then it lies. */
const FLIGHT_SHARE = 0.8;
const EASE = "cubic-bezier(.3, .1, .2, 1)";
const SVG = "http://www.w3.org/2000/svg";

type Measured = Map<string, DOMRect>;

export class BoardStage implements Stage {
    /** The pieces in flight; and those that the board must not move by itself. */
    private hidden: string[] = [];
    private still: string[] = [];

    constructor(
        private readonly root: HTMLElement,
        private readonly art: () => Pictures,
        /** The sides, whose pieces share pictures. */
        private readonly sides: readonly string[],
        private readonly colour: (side: string) => string,
        private readonly moves: () => boolean,
    ) {}

    measure(showings: readonly Showing[]): Measured {
        const found: Measured = new Map();
        for (const showing of showings) {
            if (showing.how !== "fly") continue;
            const from = boxOf(showing.from);
            if (from) found.set(flightName(showing), from);
            if (showing.piece) this.still.push(showing.piece);
        }
        this.hold();
        return found;
    }

    show(showings: readonly Showing[], side: string, milliseconds: number, before?: unknown): void {
        for (const showing of showings) this.one(showing, side, milliseconds, before instanceof Map ? (before as Measured) : undefined);
    }

    settle(): void {
        this.root.querySelectorAll("[data-until-settled]").forEach((one) => one.remove());
        if (!this.hidden.length && !this.still.length) return;
        void this.root.offsetWidth; // where the board has put them is where they are, before they may move again
        this.hidden = [];
        this.still = [];
        this.hold();
    }

    private hold(): void {
        holdPieces(this.hidden, this.still);
    }

    private one(showing: Showing, side: string, milliseconds: number, before: Measured | undefined): void {
        switch (showing.how) {
            case "fly":
                this.fly(showing, side, milliseconds, before);
                break;
            case "count":
                this.count(showing, side, milliseconds);
                break;
            case "turn":
                this.turn(showing, side, milliseconds);
                break;
            case "mark":
                this.ring(boxOf(showing.places), side, "ring");
                break;
            case "light":
                this.ring(boxOf(showing.places), side, "glow");
                break;
            case "pass":
                if (showing.at) this.ring(boxOf([showing.at]), side, "glow");
                break;
            case "silent":
                break;
        }
    }

    /** A piece flies. On a board that has changed already, it flies to where it lies now. */
    private fly(showing: Showing & { how: "fly" }, side: string, milliseconds: number, before: Measured | undefined): void {
        const from = before ? before.get(flightName(showing)) : boxOf(showing.from);
        const landed = before && showing.piece ? boxOf([showing.piece]) : null;
        const to = landed ?? boxOf(showing.to);
        const picture = this.picture(showing.picture);
        if (!from || !to || !picture || !this.moves()) {
            this.ring(to ?? from ?? null, side, "ring");
            return;
        }
        if (same(from, to)) {
            this.turn({ how: "turn", picture: showing.picture, at: showing.to }, side, milliseconds);
            return;
        }
        const toPlate = !landed && !boxOf(showing.to.filter((spot) => !isPlate(spot)));
        const fromPlate = !before && !boxOf(showing.from.filter((spot) => !isPlate(spot)));
        const size = sized(showing.picture, picture, fromPlate ? to : from);
        const scale = landed ? sized(showing.picture, picture, to).width / size.width : toPlate ? VANISHING_SCALE : 1;
        const piece = this.drawn(picture, size);
        const [start, end] = [centre(from), centre(to)];
        piece.style.left = `${end.x - size.width / 2}px`;
        piece.style.top = `${end.y - size.height / 2}px`;
        const [dx, dy] = [start.x - end.x, start.y - end.y];
        const lift = Math.min(40, Math.hypot(dx, dy) / 8);
        const flight = piece.animate(
            [
                { transform: `translate(${dx}px, ${dy}px) scale(1)`, opacity: 1 },
                { transform: `translate(${dx * 0.45}px, ${dy * 0.45 - lift}px) scale(${(1 + scale) / 2 + 0.12})`, opacity: 1 },
                { transform: `translate(0, 0) scale(${scale})`, opacity: toPlate ? 0 : 1 },
            ],
            { duration: milliseconds * FLIGHT_SHARE, easing: EASE, fill: "both" },
        );
        if (!showing.piece) return;
        const name = showing.piece;
        this.hidden.push(name);
        this.still.push(name);
        this.hold();
        if (before)
            void flight.finished.then(
                () => {
                    piece.remove();
                    this.hidden = this.hidden.filter((one) => one !== name);
                    this.hold();
                },
                () => undefined,
            );
    }

    /** A number changes: by how much floats up from it, green or red. */
    private count(showing: Showing & { how: "count" }, side: string, milliseconds: number): void {
        const by = amount(showing) ?? 0;
        const box = boxOf([showing.at, `plate.${side}`]);
        if (!box || !Number.isFinite(by)) return;
        const chip = document.createElement("div");
        chip.className = by < 0 ? "count less" : "count";
        const picture = showing.picture ? this.picture(showing.picture) : undefined;
        if (picture) chip.append(svgOf(picture));
        chip.append(`${by > 0 ? "+" : ""}${signed(by)}`);
        // Several numbers of one player stand beside each other.
        const others = [...this.root.querySelectorAll<HTMLElement>(".count")].filter((one) => one.dataset["at"] === place(box)).length;
        chip.dataset["at"] = place(box);
        chip.style.left = `${Math.min(innerWidth - 70, box.left + box.width / 2 + others * 58)}px`;
        chip.style.top = `${Math.max(4, box.top + box.height / 2 - 14)}px`;
        this.root.append(chip);
        const still = !this.moves();
        const rise = still ? "none" : `translateY(-${FLOAT_PX}px)`;
        const floating = chip.animate(
            [
                { opacity: 0, transform: "none" },
                { opacity: 1, transform: "none", offset: 0.15 },
                { opacity: 1, transform: rise, offset: 0.75 },
                { opacity: 0, transform: rise },
            ],
            { duration: Math.min(COUNT_MS, milliseconds * COUNT_TIMES), easing: "ease-out", fill: "both" },
        );
        void floating.finished.then(
            () => chip.remove(),
            () => undefined,
        );
    }

    /** A card, tile or die is turned up where it lies. */
    private turn(showing: Showing & { how: "turn" }, side: string, milliseconds: number): void {
        const box = boxOf(showing.at);
        const picture = this.picture(showing.picture);
        if (!box || !picture || !this.moves()) {
            this.ring(box, side, "ring");
            return;
        }
        // What somebody does where nobody looks is held up below their plate.
        const held = !boxOf(showing.at.filter((spot) => !isPlate(spot)));
        const size = sized(showing.picture, picture, held ? new DOMRect(0, 0, LARGEST_PX[0]![1], LARGEST_PX[0]![1]) : box);
        const piece = this.drawn(picture, size);
        const middle = centre(box);
        piece.style.left = `${middle.x - size.width / 2}px`;
        piece.style.top = `${held ? box.bottom + BELOW_PLATE_PX : middle.y - size.height / 2}px`;
        piece.animate([{ transform: "scale(0.05, 1)" }, { transform: "scale(1.1)" }, { transform: "scale(1)" }], {
            ...{ duration: Math.min(420, milliseconds * FLIGHT_SHARE), easing: EASE, fill: "both" },
        });
    }

    /** A ring or a glow where something happens. */
    private ring(box: DOMRect | null, side: string, look: "ring" | "glow"): void {
        if (!box) return;
        const ring = document.createElement("div");
        ring.className = look;
        ring.dataset["untilSettled"] = "";
        ring.style.setProperty("--of", this.colour(side));
        ring.style.left = `${box.left - 4}px`;
        ring.style.top = `${box.top - 4}px`;
        ring.style.width = `${box.width + 8}px`;
        ring.style.height = `${box.height + 8}px`;
        this.root.append(ring);
        if (this.moves())
            ring.animate(
                [
                    { opacity: 0, transform: "scale(1.12)" },
                    { opacity: 1, transform: "scale(1)" },
                ],
                { duration: 220, fill: "both" },
            );
    }

    private picture(name: string): Picture | undefined {
        return pictureOf(this.art(), name, this.sides);
    }

    private drawn(picture: Picture, size: { width: number; height: number }): HTMLElement {
        const piece = document.createElement("div");
        piece.className = "piece";
        piece.dataset["untilSettled"] = "";
        piece.style.width = `${size.width}px`;
        piece.style.height = `${size.height}px`;
        piece.append(svgOf(picture));
        this.root.append(piece);
        return piece;
    }
}

const PLATE = "plate.";
const isPlate = (spot: string): boolean => spot.startsWith(PLATE);

function flightName(showing: Showing & { how: "fly" }): string {
    return `${showing.piece ?? ""} ${showing.picture} ${showing.to[0] ?? ""}`;
}

function svgOf(picture: Picture): SVGElement {
    const svg = document.createElementNS(SVG, "svg");
    svg.setAttribute("viewBox", `0 0 ${picture.width} ${picture.height}`);
    svg.setAttribute("font-family", "sans-serif");
    svg.innerHTML = picture.body;
    return svg;
}

/** The box of the first of these pieces and places that is on the screen. */
function boxOf(spots: readonly string[]): DOMRect | null {
    for (const spot of spots) {
        if (!spot) continue;
        const selector = isPlate(spot) ? `[data-plate="${CSS.escape(spot.slice(PLATE.length))}"]` : `[data-piece="${CSS.escape(spot)}"]`;
        for (const one of document.querySelectorAll(selector)) {
            const box = one.getBoundingClientRect();
            if (box.width && box.height && box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth) return box;
        }
    }
    return null;
}

function centre(box: DOMRect): { x: number; y: number } {
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function place(box: DOMRect): string {
    return `${Math.round(box.left)} ${Math.round(box.top)}`;
}

/** Whether nothing moves: both are about the same place. */
function same(from: DOMRect, to: DOMRect): boolean {
    const [a, b] = [centre(from), centre(to)];
    return Math.hypot(a.x - b.x, a.y - b.y) < 6;
}

/** How large a piece is drawn: as where it lies, within reason. */
function sized(name: string, picture: Picture, box: DOMRect): { width: number; height: number } {
    const largest = LARGEST_PX.find(([prefix]) => name.startsWith(prefix))![1];
    const fitting = Math.min(box.width / picture.width, box.height / picture.height);
    const longer = Math.max(picture.width, picture.height);
    const scale = Math.min(largest, Math.max(SMALLEST_PIECE_PX, fitting * longer)) / longer;
    return { width: picture.width * scale, height: picture.height * scale };
}
