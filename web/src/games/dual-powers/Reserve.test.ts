import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { Choice } from "../../lib/choice.svelte";
import { game, info, invented, option, prompt } from "../../testing/fixtures";
import { EXAMPLE } from "./example.generated";
import { picture } from "./pictures.fixture";
import Reserve from "./Reserve.svelte";

/** Tokens of Red: their rank, and their strength on both sides. */
const UNITS: Record<string, [number, number, number]> = {
    ...{ "red-1a": [1, 1, 1], "red-1b": [1, 1, 1], "red-1c": [1, 2, 0] },
    ...{ "red-3a": [3, 3, 1], "red-3b": [3, 3, 1] },
};
const art = Object.fromEntries(
    Object.entries(UNITS).flatMap(([id, [rank, fresh, exhausted]]) => [
        [`token-${id}`, picture({ owner: "red", rank, strength: fresh }, {})],
        [`token-${id}-exhausted`, picture({ owner: "red", rank, strength: exhausted }, {})],
    ]),
);
const view = { ...EXAMPLE, tokens: Object.fromEntries(Object.keys(UNITS).map((id) => [id, "reserve"])) };

function shown(units: string[], asked = true): HTMLElement[] {
    const options = units.map((unit) => option(unit, { do: "recruit", unit, region: "green" }));
    const about = { game: "dual-powers" };
    const table = invented({ game: game({ view: { ...view }, prompt: prompt("?", ["Do", options]) }) }, about);
    const props = { art, view: { ...view }, seat: 0, info: info(about), table, choice: new Choice(table), lit: [], recent: [], asked };
    const { container } = render(Reserve, { props: { props: { ...props, place: "map", form: "phone" }, side: "red", kinds: true } });
    return [...container.querySelectorAll<HTMLElement>(".token-box")];
}
const told = (boxes: HTMLElement[]): (string | undefined)[][] =>
    boxes.map((box) => [box.dataset["piece"], box.querySelector(".worth")?.textContent, box.querySelector(".count")?.textContent]);

test("on a phone all units that are alike are one entry, with both strengths and how many there are", () => {
    expect(told(shown([], false))).toEqual([
        ["red-1a", "1/1", "×2"],
        ["red-1c", "2/0", undefined],
        ["red-3a", "3/1", "×2"],
    ]);
});

test("while one must choose there is an entry for each kind that can be taken, and no other", () => {
    const boxes = shown(["red-1b", "red-1c"]);
    expect(told(boxes)).toEqual([
        ["red-1b", "1/1", "×2"],
        ["red-1c", "2/0", undefined],
    ]);
    expect(boxes.map((box) => box.dataset["choice"])).toEqual(["red-1b", "red-1c"]);
});

test("what is told of a unit that lies below another is seen at its entry", () => {
    const [first] = shown([], false);
    expect(first!.querySelector("[data-piece='red-1b']")).not.toBeNull();
});
