// It is somebody's turn: the title says so, a sound plays, and if wanted the browser shows a notification.

import { settings } from "./settings.svelte";
import { sound } from "./sounds";
import { t } from "./words.svelte";

class Attention {
    private asked = false;

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
            sound("turn");
            return;
        }
        sound("call");
        if (settings.notify && "Notification" in window && Notification.permission === "granted")
            new Notification(t("web-your-turn"), { body: title, icon: "/icon.svg", tag: "turn" });
    }
}

export const attention = new Attention();
