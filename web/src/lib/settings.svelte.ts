// What somebody has chosen for this browser: remembered, and applied to the page at once.

import { LANGUAGES, type Language } from "./words.svelte";

export const THEMES = ["dark", "light", "contrast"] as const;
export type Theme = (typeof THEMES)[number];
/** How fast it is told what happens. */
export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];
const USUAL_PACE: Pace = "brisk";
export const SIZES = [90, 100, 115, 135] as const;

interface Kept {
    language: Language;
    theme: Theme;
    size: number;
    motion: boolean;
    pace: Pace;
    /** Whether somebody has chosen the pace. */
    paced: boolean;
    sound: boolean;
    notify: boolean;
    confirm: boolean;
    /** Ask before what cannot be taken back. */
    final: boolean;
    /** Give hints. */
    guide: boolean;
    /** The hints that have been read. */
    hints: Record<string, boolean>;
}

const KEY = "lamplight";

function guess(): Kept {
    const language = LANGUAGES.find((one) => navigator.language.toLowerCase().startsWith(one)) ?? "en";
    const light = matchMedia?.("(prefers-color-scheme: light)").matches ?? false;
    const contrast = matchMedia?.("(prefers-contrast: more)").matches ?? false;
    const still = matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
    return {
        language,
        theme: contrast ? "contrast" : light ? "light" : "dark",
        size: 100,
        motion: !still,
        pace: USUAL_PACE,
        paced: false,
        sound: true,
        notify: false,
        confirm: false,
        final: true,
        guide: true,
        hints: {},
    };
}

function read(): Kept {
    const kept = guess();
    try {
        const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
        if (typeof found === "object" && found !== null) Object.assign(kept, found);
    } catch {
        // a browser that keeps nothing, or something else's data: the guess will do
    }
    if (!LANGUAGES.includes(kept.language)) kept.language = "en";
    if (!THEMES.includes(kept.theme)) kept.theme = "dark";
    if (!PACES.includes(kept.pace)) kept.pace = USUAL_PACE;
    return kept;
}

export const settings = $state<Kept>(read());

/** How fast it is told here: whoever learns is given time, unless they have chosen a pace. */
export function paceOf(lesson: boolean): Pace {
    return lesson && !settings.paced && settings.pace === USUAL_PACE ? "calm" : settings.pace;
}

/** Keep and apply whatever changes. Called once. */
export function rememberSettings(): void {
    $effect.root(() => {
        $effect(() => {
            const root = document.documentElement;
            root.dataset.theme = settings.theme;
            root.dataset.motion = settings.motion ? "yes" : "no";
            root.style.fontSize = `${settings.size}%`;
            try {
                localStorage.setItem(KEY, JSON.stringify(settings));
            } catch {
                // not remembered, then
            }
        });
    });
}
