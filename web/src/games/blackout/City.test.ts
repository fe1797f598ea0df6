import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test } from "vitest";
import { words } from "../../lib/words.svelte";
import { info } from "../../testing/fixtures";
import City from "./City.svelte";
import { EXAMPLE } from "./example.generated";

const PICTURE = { title: "", text: "", width: 10, height: 10, anchors: {} };
const ART = {
    map: {
        ...PICTURE,
        body: "",
        anchors: { "district-north": [5, 5], "district-north-house-orange": [2, 2], "district-north-house-grey": [8, 8] } as Record<
            string,
            [number, number]
        >,
    },
    "house-orange": { ...PICTURE, body: '<path id="a-house" />' },
    "cube-grey": { ...PICTURE, body: '<path id="a-cube" />' },
};

const TABLE = info({ game: "blackout", seats: [{ name: "orange" }, { name: "grey" }] });
const PROPS = { info: TABLE, choice: null, lit: [], recent: [], asked: false, table: null };

beforeEach(() =>
    words.give(
        "en",
        "web-of = { $what }: { $more }\nweb-bo-district = { $name }\nblackout-side-orange = Orange\nblackout-side-grey = Grey\nblackout-district-north = North\n",
    ),
);

test("a secured district carries the houses, and the cubes of those who had none left", () => {
    render(City, { ...PROPS, art: ART, view: EXAMPLE });
    expect(screen.getByRole("img", { name: "Orange: North" }).querySelector("#a-house")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Grey: North" }).querySelector("#a-cube")).toBeTruthy();
});

test("places that no text knows are called as in their set", () => {
    const anchors: Record<string, [number, number]> = {
        "district-salt-flats": [5, 5],
        "location-village-green": [1, 1],
        "location-village-green-orange": [2, 2],
    };
    render(City, {
        ...PROPS,
        art: { map: { ...ART.map, anchors } },
        view: { ...EXAMPLE, "orange.cubes": ["village-green"], "grey.cubes": [] },
    });
    expect(screen.getByRole("button", { name: "salt-flats" })).toBeTruthy();
    expect(screen.getAllByRole("img").map((one) => one.getAttribute("aria-label"))).toEqual(["village-green", "Orange: village-green"]);
});
