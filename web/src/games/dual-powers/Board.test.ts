import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { Choice } from "../../lib/choice.svelte";
import { game, info, invented, option, prompt } from "../../testing/fixtures";
import Board from "./Board.svelte";
import { EXAMPLE } from "./example.generated";
import { ART, picture } from "./pictures.fixture";
import { face } from ".";
import { REGIONS } from "./view";

/** A map with a place for everything that is asked about. */
const art = {
    ...ART,
    board: picture(ART["board"]!.body, {
        ...ART["board"]!.anchors,
        ...Object.fromEntries(
            REGIONS.flatMap((region, at) =>
                [0, 1, 2, 3, 4, 5, 6].map((place) => [`region-${region}${place ? `-${place}` : ""}`, [at, place]]),
            ),
        ),
        "connection-nevsky-prospect": [5, 5],
    }),
};
const about = { game: "dual-powers" };

function shown(place: string, form: "desk" | "phone", view: Record<string, unknown>, ...actions: Record<string, string>[]): Element {
    const options = actions.map((action) => option(Object.values(action).join(" "), action));
    const table = invented({ game: game({ view, prompt: prompt("?", ["Do", options]) }) }, about);
    const props = {
        art,
        view,
        seat: 0,
        info: info(about),
        table,
        choice: new Choice(table),
        lit: [],
        recent: [],
        asked: true,
        place,
        form,
    };
    return render(Board, props).container;
}
const choices = (container: Element): string[] =>
    [...container.querySelectorAll<HTMLElement>("[data-choice]")].map((one) => one.dataset["choice"]!);

test("what can be chosen is marked wherever the question is asked, and nothing else is", () => {
    const actions: Record<string, string>[] = [
        { do: "recruit", unit: "red-1a", region: "green" },
        { do: "demonstrate", connection: "nevsky-prospect" },
        { do: "pass" },
    ];
    const view = { ...EXAMPLE, tokens: { ...EXAMPLE.tokens, "red-1a": "reserve" } };
    for (const form of ["desk", "phone"] as const)
        expect(choices(shown("map", form, view, ...actions)).sort()).toEqual(["do=pass", "green", "nevsky-prospect", "red-1a"]);
});

test("the objective of the other side is the place of Espionage", () => {
    const view = { ...EXAMPLE, "white.objective": "?", card: "stalin" };
    const container = shown("map", "desk", view, { do: "spy" }, { do: "pass" });
    expect(container.querySelector("[data-piece='white.objective'] [data-choice='do=spy']")).not.toBeNull();
    expect(container.querySelector("[data-piece='red.objective'] [data-choice]")).toBeNull();
});

test("an own objective that was turned up is still to be seen, and no card of the hand", () => {
    const held = { known: ["brown-4"], hidden: 0 };
    for (const objective of [{ "red.held": { known: ["blue-4", "brown-4"], hidden: 0 } }, { "red.held": held }]) {
        const container = shown(
            "hand",
            "desk",
            { ...EXAMPLE, ...objective, "red.objective": "blue-4", "red.hand": 1 },
            { do: "play", card: "brown-4" },
        );
        expect(container.querySelector("[data-piece='red.objective'] [data-piece='blue-4']")).not.toBeNull();
        expect([...container.querySelectorAll(".hands .card-box")].map((card) => card.getAttribute("data-piece"))).toEqual(["brown-4"]);
    }
});

test("who looks on is told so, and sees both hands from behind", () => {
    const view = {
        ...EXAMPLE,
        "red.held": { known: [], hidden: 3 },
        "red.hand": 3,
        "white.held": { known: [], hidden: 2 },
        "white.hand": 2,
    };
    const table = invented({}, about);
    const props = { art, view, seat: null, info: info(about), table, choice: null, lit: [], recent: [], asked: false, place: "map" };
    const { container } = render(Board, { ...props, form: "desk" });
    expect(screen.getByText("web-dp-watching")).toBeTruthy();
    expect(container.querySelectorAll(".hands .back")).toHaveLength(5);
});

test("arrow keys lead onto the map as soon as it is asked about", async () => {
    const container = shown("map", "desk", EXAMPLE as never, { do: "recruit-leader", leader: "lenin", region: "green" });
    await fireEvent.keyDown(document.body, { key: "ArrowRight" });
    expect(container.querySelector("[data-choice='green']")).toBe(document.activeElement);
});

test("every part of the face comes when it is asked for", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    for (const part of [face.aims, face.person, face.scene]) expect((await part!()).default).toBeTypeOf("function");
    vi.unstubAllGlobals();
});
