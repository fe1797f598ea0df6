import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
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

test("a secured district carries the houses, and the cubes of those who had none left", () => {
    words.give(
        "en",
        "web-of = { $what }: { $more }\nblackout-side-orange = Orange\nblackout-side-grey = Grey\nblackout-district-north = North\n",
    );
    const table = info({ game: "blackout", seats: [{ name: "orange" }, { name: "grey" }] });
    render(City, {
        art: ART,
        view: EXAMPLE,
        info: table,
        choice: null,
        lit: [],
        recent: [],
        asked: false,
        table: null,
    });
    expect(screen.getByRole("img", { name: "Orange: North" }).querySelector("#a-house")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Grey: North" }).querySelector("#a-cube")).toBeTruthy();
});
