// Nothing is committed by a repeated click or key: what comes up under a pointer at rest, or under a key that is still
// being typed, was not meant.

/** So long the same click or key counts as the one that has just been made. */
export const REPEAT_MS = 400;
/** A pointer that has gone so far, in pixels, points at something else. */
const MOVED_PX = 8;

/** What somebody did with their hand: where the pointer was, or which key it was. */
type Gesture = { x: number; y: number } | { key: string } | null;

export class RepeatGuard {
    /** Whether the same gesture would be ignored now. */
    active = $state(false);
    private last: Gesture = null;
    private made: Gesture = null;
    private timer: ReturnType<typeof setTimeout> | undefined;

    /** Follow pointer and keys of the page. Gives what ends that. */
    watch(): () => void {
        const pointer = ({ clientX: x, clientY: y }: PointerEvent): void => void (this.last = { x, y });
        const key = ({ key }: KeyboardEvent): void => {
            // Whoever types something else in between has seen what is asked now.
            if (this.made && "key" in this.made && this.made.key !== key) this.made = null;
            this.last = { key };
        };
        addEventListener("pointerdown", pointer, { capture: true, passive: true });
        addEventListener("keydown", key, { capture: true, passive: true });
        return () => {
            removeEventListener("pointerdown", pointer, { capture: true });
            removeEventListener("keydown", key, { capture: true });
            clearTimeout(this.timer);
            this.active = false; // nobody else would end it
        };
    }

    /** The last gesture has led to something: for a moment it leads to nothing else. */
    mark(): void {
        if (!this.last) return;
        this.made = this.last;
        this.active = true;
        clearTimeout(this.timer);
        this.timer = setTimeout(() => (this.active = false), REPEAT_MS);
    }

    /** Whether the last gesture repeats the one that has led to something. */
    get repeats(): boolean {
        const { made, last } = this;
        if (!this.active || !made || !last) return false;
        if ("key" in made) return "key" in last && last.key === made.key;
        return "x" in last && Math.hypot(last.x - made.x, last.y - made.y) <= MOVED_PX;
    }
}
