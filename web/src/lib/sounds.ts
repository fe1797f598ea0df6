// Few and soft sounds, made on the spot: wood for pieces, a bell for points, and a chord when something is over.

import { settings } from "./settings.svelte";
import { amount, type Showing } from "./showings";

/** A note: its pitch in hertz, when it begins in seconds, and how loud it is. */
type Note = readonly [pitch: number, delay: number, volume: number];

const TUNES = {
    turn: [
        [659, 0, 0.05],
        [880, 0.16, 0.05],
    ],
    call: [
        [659, 0, 0.13],
        [880, 0.16, 0.13],
    ],
    piece: [[196, 0, 0.06]],
    points: [
        [1047, 0, 0.025],
        [1319, 0.07, 0.025],
    ],
    round: [
        [262, 0, 0.05],
        [392, 0.12, 0.04],
    ],
    win: [
        [523, 0, 0.05],
        [659, 0.14, 0.05],
        [784, 0.28, 0.05],
        [1047, 0.44, 0.06],
    ],
} satisfies Record<string, readonly Note[]>;
export type Tune = keyof typeof TUNES;

const RISE_S = 0.012;
const FALL_S: Partial<Record<Tune, number>> = { piece: 0.12, points: 0.3, win: 0.9 };
const USUAL_FALL_S = 0.45;

let audio: AudioContext | null = null;

/** Play a tune, if somebody wants to hear any and the browser lets us. */
export function sound(tune: Tune): void {
    if (!settings.sound || !("AudioContext" in globalThis)) return;
    try {
        audio ??= new AudioContext();
        if (audio.state === "suspended") return;
        for (const [pitch, delay, volume] of TUNES[tune])
            note(audio, pitch, audio.currentTime + delay, volume, FALL_S[tune] ?? USUAL_FALL_S);
    } catch {
        // no sound, then
    }
}

function note(to: AudioContext, pitch: number, from: number, volume: number, fall: number): void {
    const voice = to.createOscillator();
    const gain = to.createGain();
    voice.type = pitch < 300 ? "triangle" : "sine";
    voice.frequency.value = pitch;
    gain.gain.setValueAtTime(0, from);
    gain.gain.linearRampToValueAtTime(volume, from + RISE_S);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + RISE_S + fall);
    voice.connect(gain).connect(to.destination);
    voice.start(from);
    voice.stop(from + RISE_S + fall + 0.05);
}

/** What is heard of something that is shown. */
export function play(showings: readonly Showing[]): void {
    if (showings.some((showing) => showing.how === "count" && showing.at.endsWith("points") && (amount(showing) ?? 0) > 0)) sound("points");
    else if (showings.some((showing) => showing.how === "pass" && showing.at === "round")) sound("round");
    else if (showings.some((showing) => showing.how === "fly" || showing.how === "turn")) sound("piece");
}
