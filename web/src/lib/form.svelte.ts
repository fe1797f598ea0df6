// How much room there is for a table.

/** A desk shows everything at once, a tablet and a phone one part of the table at a time. */
export type Form = "desk" | "tablet" | "phone";

/** The narrowest desk and tablet, in pixels. */
const DESK_PX = 1100;
const TABLET_PX = 640;

function measure(): Form {
    return innerWidth >= DESK_PX ? "desk" : innerWidth >= TABLET_PX ? "tablet" : "phone";
}

class Room {
    form = $state<Form>(measure());

    /** Follow the window. Gives what ends that. */
    watch(): () => void {
        const look = (): Form => (this.form = measure());
        look();
        addEventListener("resize", look);
        return () => removeEventListener("resize", look);
    }
}

export const room = new Room();
