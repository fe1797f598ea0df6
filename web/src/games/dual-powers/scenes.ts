// Petrograd as a picture: on the poster, and at the end of a match.

import type { GameFace } from "../game";

/** How wide pieces are on the board. */
export const TOKEN = 68;
export const MARKER = 56;

export const poster: GameFace["poster"] = {
    tone: "paper",
    window: "0 0 1000 1330",
    pieces: [
        ["marker-score", "track-0", MARKER],
        ["will", "will-red", TOKEN],
        ["token-red-3a", "region-blue-1", TOKEN],
        ["token-red-2a", "region-blue-2", TOKEN],
        ["token-neutral-a", "region-blue-3", TOKEN],
        ["token-white-3a", "region-red-2", TOKEN],
        ["token-neutral-b", "region-red-3", TOKEN],
        ["token-lenin", "region-red-8", TOKEN],
        ["token-kerensky", "region-white-6", TOKEN],
        ["token-white-2a", "region-white-7", TOKEN],
        ["token-red-1a", "region-white-8", TOKEN],
        ["token-trotsky", "region-purple-2", TOKEN],
        ["token-neutral-c", "region-purple-6", TOKEN],
        ["token-white-2b", "region-green-4", TOKEN],
        ["token-neutral-d", "region-green-5", TOKEN],
    ],
    lights: [],
};
