// A few pictures that say as much of themselves as the true ones do.

import type { Picture, Pictures } from "../../lib/pictures.svelte";

export const picture = (facts: Picture["facts"] = {}, anchors: Picture["anchors"] = {}): Picture => ({
    ...{ title: "", text: "", width: 100, height: 100, body: "", anchors, facts },
});

const token = (owner: string, rank: number, strength: number | string): Picture => picture({ owner, rank, strength });

const card = (region: string, days: number, points: number): Picture => picture({ region, action: "rest", days, recruit: 2, points });

export const ART: Pictures = {
    board: picture(
        { months: ["july", "august"], track_end: 2, outlines: { green: ["0,0 1,0 1,1", "5,5 6,5 6,6"] } },
        { "month-july": [1, 1], "month-august": [2, 1], "track-0": [0, 0], "track-2": [2, 0], "track--2": [-2, 0] },
    ),
    track: picture({}, { "track-0": [0, 0] }),
    "card-back": picture(),
    "card-blue-4": card("blue", 4, 4),
    "card-brown-4": card("brown", 4, 4),
    "card-blue-7": card("blue", 7, 4),
    "token-red-1a": token("red", 1, 2),
    "token-red-1a-exhausted": token("red", 1, 1),
    "token-white-1a": token("white", 1, 3),
    "token-white-1a-exhausted": token("white", 1, 0),
    "token-neutral-a": token("neutral", 0, 1),
    "token-neutral-a-exhausted": token("neutral", 0, 0),
    "token-opposition-2-1": token("opposition", 2, 2),
    "token-opposition-2-1-exhausted": token("opposition", 2, "X"),
};
