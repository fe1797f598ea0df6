// Who sits before this browser.

import type { Me } from "../protocol";
import { api } from "./api";
import { live } from "./live.svelte";
import { settings } from "./settings.svelte";

class Person {
    me = $state.raw<Me | null>(null);
    /** Whether the server has been asked yet. */
    known = $state(false);

    async load(): Promise<void> {
        try {
            this.is(await api.me());
        } catch {
            this.me = null;
        }
        this.known = true;
    }

    async sitDown(name: string): Promise<void> {
        this.is(await api.sitDown(name, settings.language));
    }

    is(me: Me): void {
        const other = this.me?.id !== me.id;
        this.me = me;
        if (other) {
            live.stop();
            live.start();
        }
    }

    gone(): void {
        this.me = null;
        live.stop();
    }
}

export const person = new Person();
