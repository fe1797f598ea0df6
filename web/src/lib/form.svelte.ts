// How much room there is for a table.

/** A desk shows everything at once, a tablet and a phone one part of the table at a time. */
export type Form = "desk" | "tablet" | "phone";

/** The narrowest desk and tablet, in pixels. */
const DESK_PX = 1100;
const TABLET_PX = 640;
/** On a desk as low as this the log gives its room to the question. */
const LOW_PX = 900;

function measure(): Form {
    return innerWidth >= DESK_PX ? "desk" : innerWidth >= TABLET_PX ? "tablet" : "phone";
}

class Room {
    form = $state<Form>(measure());
    low = $state(innerHeight <= LOW_PX);

    /** Follow the window. Gives what ends that. */
    watch(): () => void {
        const look = (): void => {
            this.form = measure();
            this.low = innerHeight <= LOW_PX;
        };
        look();
        addEventListener("resize", look);
        return () => removeEventListener("resize", look);
    }
}

export const room = new Room();
