// It is somebody's turn: the title says so, a sound plays, and if wanted the browser shows a notification.

import { settings } from "./settings.svelte";
import { t } from "./words.svelte";

class Attention {
    private asked = false;
    private audio: AudioContext | null = null;

    turn(asked: boolean, title: string): void {
        document.title = asked ? `● ${t("web-your-turn")} – ${title}` : `${title} – Lamplight`;
        if (asked && !this.asked) this.call(title);
        this.asked = asked;
    }

    rest(): void {
        this.asked = false;
        document.title = "Lamplight";
    }

    /** Ask for somebody's eyes: a sound, and a notification if nobody looks. */
    call(title: string): void {
        if (document.visibilityState === "visible" && document.hasFocus()) {
            this.chime(0.04);
            return;
        }
        this.chime(0.12);
        if (settings.notify && "Notification" in window && Notification.permission === "granted")
            new Notification(t("web-your-turn"), { body: title, icon: "/icon.svg", tag: "turn" });
    }

    /** Two soft notes. */
    private chime(volume: number): void {
        if (!settings.sound || !("AudioContext" in window)) return;
        try {
            this.audio ??= new AudioContext();
            const audio = this.audio;
            if (audio.state === "suspended") return;
            for (const [delay, pitch] of [
                [0, 660],
                [0.16, 880],
            ] as const) {
                const note = audio.createOscillator();
                const gain = audio.createGain();
                note.frequency.value = pitch;
                gain.gain.setValueAtTime(0, audio.currentTime + delay);
                gain.gain.linearRampToValueAtTime(volume, audio.currentTime + delay + 0.02);
                gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + delay + 0.4);
                note.connect(gain).connect(audio.destination);
                note.start(audio.currentTime + delay);
                note.stop(audio.currentTime + delay + 0.45);
            }
        } catch {
            // no sound, then
        }
    }
}

export const attention = new Attention();
