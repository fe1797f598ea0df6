// Coming nearer to the city, and moving it: it lies behind its frame. To move it draws nothing; coming nearer stretches
// it, and when the wheel rests it is drawn anew, sharp.

/** After so many milliseconds without a turn the wheel rests. */
const WHEEL_REST_MS = 180;
const NEAREST = 5;
/** As near as it comes by itself, and how much nearer it must be to be worth a movement. */
const NEAR_ENOUGH = 2;
const WORTH_IT = 1.2;
/** So many units of the map stay free around what is brought into the frame. */
const MARGIN = 95;
/** So many units of the map a finger may tremble before it drags. */
const TREMBLE = 6;

export class Lens {
    x = $state(0);
    y = $state(0);
    zoom = $state(1);
    /** As near as it is drawn. */
    drawn = $state(1);
    held = $state(false);
    frame = $state<HTMLElement>();
    /** How wide and high the map is. */
    private wide = 1;
    private high = 1;
    private resting = 0;
    /** As near as it last came by itself: otherwise somebody wants it as it is. */
    private unasked = 1;
    private drag: { x: number; y: number; left: number; top: number; moved: boolean } | null = null;

    /** Whether the finger that is being lifted has moved the city: it touched nothing. */
    get dragged(): boolean {
        return this.drag?.moved ?? false;
    }

    get transform(): string {
        const part = (100 * this.zoom) / this.drawn;
        return `translate(${(-this.x * part) / this.wide}%, ${(-this.y * part) / this.high}%) scale(${this.zoom / this.drawn})`;
    }

    measure(wide: number, high: number): void {
        this.wide = wide;
        this.high = high;
    }

    end(): void {
        clearTimeout(this.resting);
    }

    come(factor: number): void {
        clearTimeout(this.resting);
        this.near(factor);
        this.drawn = this.zoom;
    }

    wheel = (event: WheelEvent): void => {
        if (!event.ctrlKey && this.zoom === 1 && event.deltaY > 0) return;
        event.preventDefault();
        const box = this.frame!.getBoundingClientRect();
        this.near(event.deltaY < 0 ? 1.15 : 1 / 1.15, (event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height);
        clearTimeout(this.resting);
        this.resting = window.setTimeout(() => (this.drawn = this.zoom), WHEEL_REST_MS);
    };

    down = (event: PointerEvent): void => {
        this.drag = { x: event.clientX, y: event.clientY, left: this.x, top: this.y, moved: false };
        this.held = this.zoom > 1;
    };

    move = (event: PointerEvent): void => {
        if (!this.drag || this.zoom === 1) return;
        const scale = this.scale();
        const dx = (event.clientX - this.drag.x) / scale;
        const dy = (event.clientY - this.drag.y) / scale;
        if (!this.drag.moved && Math.abs(dx) + Math.abs(dy) > TREMBLE) {
            this.drag.moved = true;
            this.frame!.setPointerCapture(event.pointerId); // the hand may leave the frame
        }
        this.go(this.drag.left - dx, this.drag.top - dy);
    };

    release = (): void => {
        this.held = false;
        setTimeout(() => (this.drag = null)); // after the click that follows
    };

    /** Bring a point into the middle, if only a part of the city is in the frame. */
    reveal(at: readonly [number, number]): void {
        if (this.zoom > 1) this.go(at[0] - this.wide / this.zoom / 2, at[1] - this.high / this.zoom / 2);
    }

    /** Come so near that all these points are in the frame; as far as the whole city if there are none. */
    embrace(points: readonly (readonly [number, number])[]): void {
        if (!this.frame?.clientWidth || this.zoom !== this.unasked) return;
        const [left, right] = span(points.map(([x]) => x));
        const [top, bottom] = span(points.map(([, y]) => y));
        const fit = Math.min(NEAR_ENOUGH, this.wide / (right - left + 2 * MARGIN), this.high / (bottom - top + 2 * MARGIN));
        this.zoom = points.length && fit >= WORTH_IT ? fit : 1;
        this.unasked = this.zoom;
        this.drawn = this.zoom;
        this.go((left + right) / 2 - this.wide / this.zoom / 2, (top + bottom) / 2 - this.high / this.zoom / 2);
    }

    private near(factor: number, px = 0.5, py = 0.5): void {
        const next = Math.min(NEAREST, Math.max(1, this.zoom * factor));
        const cx = this.x + (this.wide / this.zoom) * px;
        const cy = this.y + (this.high / this.zoom) * py;
        this.zoom = next;
        this.go(cx - (this.wide / next) * px, cy - (this.high / next) * py);
    }

    private go(left: number, top: number): void {
        const pixels = this.scale(); // whole ones: half a pixel aside, everything would be blurred
        this.x = Math.round(Math.min(this.wide - this.wide / this.zoom, Math.max(0, left)) * pixels) / pixels;
        this.y = Math.round(Math.min(this.high - this.high / this.zoom, Math.max(0, top)) * pixels) / pixels;
    }

    /** Pixels of the screen for one unit of the map. */
    private scale(): number {
        return (this.frame!.clientWidth * this.zoom) / this.wide;
    }
}

const span = (values: readonly number[]): [number, number] => (values.length ? [Math.min(...values), Math.max(...values)] : [0, 0]);
