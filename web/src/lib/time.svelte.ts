// How long ago something was, and what time it is now, for clocks.

import { words } from "./words.svelte";

class Now {
    /** Milliseconds since 1970, a new value every half second. */
    at = $state(Date.now());

    constructor() {
        setInterval(() => (this.at = Date.now()), 500);
    }
}

export const now = new Now();

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
    ["second", 1],
];

/** "5 minutes ago", in the language of the page. */
export function ago(at: number): string {
    const seconds = Math.max(0, Math.round((now.at - at) / 1000));
    const format = new Intl.RelativeTimeFormat(words.language, { numeric: "auto" });
    for (const [unit, size] of STEPS) if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
    return format.format(0, "second");
}

/** "3 d", in the language of the page. */
function short(count: number, unit: "day" | "hour"): string {
    return new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay: "narrow" }).format(count);
}

/** Minutes and seconds, or days and hours. */
export function span(milliseconds: number): string {
    const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
    if (seconds >= 86400) return `${short(Math.floor(seconds / 86400), "day")} ${short(Math.floor((seconds % 86400) / 3600), "hour")}`;
    if (seconds >= 3600)
        return `${Math.floor(seconds / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
