// A few pictures that say as much of themselves as the true ones do.

import type { Picture, Pictures } from "../../lib/pictures.svelte";

export const picture = (body: string, anchors: Picture["anchors"] = {}, title = ""): Picture => ({
    ...{ title, text: "", width: 100, height: 100, body, anchors },
});

const token = (owner: string, rank: number, strength: number | string): Picture =>
    picture(`<g font-family="x" data-owner="${owner}" data-rank="${rank}" data-strength="${strength}"></g>`);

const card = (region: string, days: number, points: number): Picture =>
    picture(`<g data-region="${region}" data-action="rest" data-days="${days}" data-recruit="2" data-points="${points}"></g>`);

export const ART: Pictures = {
    board: picture(
        `<g data-region="green">\n<polygon points="0,0 1,0 1,1" fill="x"/>\n<polygon points="5,5 6,5 6,6"/>\n</g>
         <g data-month="july" data-points="3"></g><g data-month="august" data-points="4"></g><g data-region="green"><text/></g>`,
        { "month-july": [1, 1], "month-august": [2, 1], "track-0": [0, 0], "track-2": [2, 0], "track--2": [-2, 0] },
    ),
    track: picture("", { "track-0": [0, 0] }),
    "card-back": picture(""),
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
