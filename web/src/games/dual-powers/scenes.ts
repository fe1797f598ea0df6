// Petrograd as a picture: on the poster, and at the end of a match.

import type { GameFace, Scene } from "../game";
import { REGIONS, score, tokens, will } from "./view";

/** How wide pieces are on the board. */
const TOKEN = 68;
const MARKER = 56;

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

/** The city as it stands: tokens in their regions, the marker on the track, and who has the people's will. */
export function finale(view: Record<string, unknown>): Scene {
    const placed = tokens(view);
    const holder = will(view);
    return {
        window: "0 0 1000 1430",
        pieces: [
            ["marker-score", `track-${score(view)}`, MARKER],
            ...(holder ? [["will", `will-${holder}`, TOKEN] as const] : []),
            ...REGIONS.flatMap((region) =>
                placed
                    .filter(({ place }) => place === region)
                    .map(
                        ({ id, exhausted }, slot) =>
                            [`token-${id}${exhausted ? "-exhausted" : ""}`, `region-${region}-${slot + 1}`, TOKEN] as const,
                    ),
            ),
        ],
        lights: [],
    };
}
