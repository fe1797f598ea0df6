// Who sits before this browser.

import type { Me } from "../protocol";
import { api } from "./api";
import { connection } from "./connection.svelte";
import { settings } from "./settings.svelte";

/** So long until a server that cannot be reached is asked again. */
const RETRY_MS = 3000;

class Person {
    me = $state.raw<Me | null>(null);
    /** Whether the server has answered yet. */
    known = $state(false);
    /** It does not: nobody may sit down as somebody new because of that. */
    unreachable = $state(false);
    private timer = 0;
    private arriving: Promise<void> | null = null;

    async load(): Promise<void> {
        clearTimeout(this.timer);
        try {
            const me = await api.me();
            if (me) this.is(me);
            else this.me = null;
        } catch {
            this.unreachable = true;
            this.timer = window.setTimeout(() => void this.load(), RETRY_MS);
            return;
        }
        this.unreachable = false;
        this.known = true;
    }

    /** Whoever does something for the first time sits down as a guest: the server finds a name, which they may change. */
    async arrive(): Promise<void> {
        if (!this.known) await this.load();
        if (this.me) return;
        this.arriving ??= api.sitDown(settings.language).then((me) => this.is(me));
        try {
            await this.arriving;
        } finally {
            this.arriving = null;
        }
    }

    is(me: Me): void {
        const other = this.me?.id !== me.id;
        this.me = me;
        if (other) {
            connection.stop();
            connection.start();
        }
    }

    gone(): void {
        this.me = null;
        connection.stop();
    }
}

export const person = new Person();
