// The city as a picture: on the poster, and at the end of a match.

import type { TableInfo } from "../../protocol";
import type { GameFace, Scene } from "../game";
import * as facts from "./view";

/** Owners' lights, as they shine at night. */
const LIGHTS: Readonly<Record<string, string>> = { orange: "#ff8f33", green: "#4cc97a", white: "#f6ecd2", grey: "#9fb0cc" };
/** How wide pieces are on the map. */
const CUBE = 52;
const HOUSE = 58;

/** What stands on the poster: locations with cubes, and districts with houses, by side. */
const CUBES: Readonly<Record<string, readonly string[]>> = {
    orange: [
        ...["sheung-shui", "sha-tau-kok", "tai-po-market", "ma-on-shan", "tai-wai", "diamond-hill", "kwai-chung", "lai-chi-kok"],
        ...["mong-kok", "kai-tak"],
    ],
    green: ["tsing-yi", "kam-tin", "tsim-sha-tsui"],
    white: ["central", "hung-hom", "lei-yue-mun", "causeway-bay"],
};
const HOUSES: Readonly<Record<string, readonly string[]>> = {
    orange: ["north", "sha-tin", "sham-shui-po"],
    green: ["west-kowloon"],
    white: ["kwun-tong", "central-and-western"],
};

const each = <Piece>(all: Readonly<Record<string, readonly string[]>>, make: (side: string, place: string) => Piece): Piece[] =>
    Object.entries(all).flatMap(([side, places]) => places.map((place) => make(side, place)));

const cube = (side: string, location: string): readonly [string, string, number] => [`cube-${side}`, `location-${location}-${side}`, CUBE];
const house = (side: string, district: string): readonly [string, string, number] => [`house-${side}`, `district-${district}`, HOUSE];
const light = (side: string, district: string): readonly [string, string] => [LIGHTS[side]!, `district-${district}`];

export const poster: GameFace["poster"] = {
    tone: "night",
    window: "300 20 620 830",
    pieces: [...each(CUBES, cube), ...each(HOUSES, house)],
    lights: each(HOUSES, light),
};

/** Before the name of a district, in the field of a view that says who has secured it. */
const SECURED = "secured.";

/** The city as it stands: cubes, and districts in the light of those who have secured them. */
export function finale(view: Record<string, unknown>, info: TableInfo): Scene {
    const seen = facts.own(view);
    const districts = Object.keys(view).flatMap((field) => (field.startsWith(SECURED) ? [field.slice(SECURED.length)] : []));
    const secured = districts.flatMap((district) => facts.securedBy(seen, district).map(({ side }) => ({ side, district })));
    const shown = info.seats.map(({ name }) => name as Parameters<typeof facts.cubes>[1]);
    return {
        window: "40 40 950 830",
        pieces: [
            ...shown.flatMap((side) => facts.cubes(seen, side).map((location) => cube(side, location))),
            ...secured.map(({ side, district }) => house(side, district)),
        ],
        lights: secured.map(({ side, district }) => light(side, district)),
    };
}
