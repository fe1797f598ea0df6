import { describe, expect, it, vi } from "vitest";
import { REPEAT_MS, RepeatGuard } from "./repeat-guard.svelte";

const press = (): boolean => dispatchEvent(Object.assign(new Event("pointerdown"), { clientX: 10, clientY: 10 }));

describe("the guard against a repeated click", () => {
    it("lets the same click through after a moment", () => {
        vi.useFakeTimers();
        const guard = new RepeatGuard();
        const end = guard.watch();
        press();
        guard.mark();
        press();
        expect(guard.repeats).toBe(true);
        vi.advanceTimersByTime(REPEAT_MS);
        expect(guard.repeats).toBe(false);
        end();
        vi.useRealTimers();
    });

    it("holds up nothing once nobody watches", () => {
        const guard = new RepeatGuard();
        const end = guard.watch();
        press();
        guard.mark();
        end();
        expect(guard.active).toBe(false);
    });
});
