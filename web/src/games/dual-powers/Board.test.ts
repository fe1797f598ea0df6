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
    board: picture(ART["board"]!.facts, {
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

test("where a token may move or rest, the board has a place for rest; where it may only rest, the token is enough", () => {
    const rest = { do: "rest", token: "red-1a" };
    const move = { do: "move", token: "red-1a", to: "green" };
    const view = { ...EXAMPLE, tokens: { ...EXAMPLE.tokens, "red-1a": "brown" } };
    for (const form of ["desk", "phone"] as const) {
        expect(choices(shown("map", form, view, rest, move))).toContain("do=rest");
        expect(choices(shown("map", form, view, rest, { do: "pass" }))).not.toContain("do=rest");
    }
});

const glowing = (container: Element): string[] =>
    [...container.querySelectorAll<HTMLElement>(".glow[data-piece]")].map((one) => one.dataset["piece"]!).sort();

test("beside what was chosen only that glows which goes with it; where a token goes is asked when there is one", async () => {
    const view = { ...EXAMPLE, tokens: { ...EXAMPLE.tokens, "red-1a": "reserve", "red-2a": "brown", "red-3a": "blue" } };
    const container = shown(
        ...(["map", "desk", view] as const),
        { do: "recruit", unit: "red-1a", region: "green" },
        { do: "move", token: "red-2a", to: "white" },
        { do: "move", token: "red-2a", to: "purple" },
        { do: "move", token: "red-3a", to: "red" },
        { do: "move", token: "red-3a", to: "white" },
    );
    expect(glowing(container)).toEqual(["green", "red-1a", "red-2a", "red-3a"]);
    await fireEvent.click(container.querySelector("[data-piece='red-2a']")!);
    expect(glowing(container)).toEqual(["purple", "white"]);
    expect([...container.querySelectorAll<HTMLElement>(".chosen")].map((one) => one.dataset["piece"])).toEqual(["red-2a"]);
    expect(choices(container)).toContain("red-3a"); // in place of the other
});

test("skipping an action says so in its own words, stands last, does not shine, and asks first; ending one does not ask", async () => {
    for (const form of ["desk", "phone"] as const)
        for (const words of ["dual-powers-do-pass", "dual-powers-do-pass-done"]) {
            const skip = { ...option("Skip", { do: "pass" }), words: { id: words, args: {}, fallback: words } };
            const table = invented(
                { game: game({ view: { ...EXAMPLE }, prompt: prompt("?", ["Do", [skip, option("Spy", { do: "spy" })]]) }) },
                about,
            );
            const choice = new Choice(table);
            const play = vi.spyOn(table, "play").mockResolvedValue(undefined as never);
            const props = { art, view: { ...EXAMPLE }, seat: 0, info: info(about), table, choice, lit: [], recent: [], asked: true };
            const { container, unmount } = render(Board, { ...props, place: "map", form });
            const verbs = [...container.querySelectorAll<HTMLElement>(".verbs .verb")];
            expect(verbs.map((verb) => verb.dataset["choice"])).toEqual(["do=spy", "do=pass"]);
            expect(verbs.map((verb) => verb.classList.contains("glow"))).toEqual([true, false]);
            expect(verbs[1]!.textContent).toContain(words);
            await fireEvent.click(verbs[1]!);
            expect([choice.asking?.words.id, play.mock.calls.length]).toEqual(
                words === "dual-powers-do-pass" ? [words, 0] : [undefined, 1],
            );
            unmount();
        }
});

test("while a scoring is told, one region is lit along its shape, and the marker goes with each score", async () => {
    const track = picture({}, Object.fromEntries([-3, 0, 2, 5].map((place) => [`track-${place}`, [place * 10, 0]])));
    const props = { art: { ...art, track }, seat: null, info: info(about), table: null, choice: null, lit: [], asked: false, place: "map" };
    const at = (): string => container.querySelector<SVGElement>("[data-piece='score']")!.style.transform;
    const lit = (): (string | null)[] => [...container.querySelectorAll(".place.told")].map((one) => one.getAttribute("data-piece"));
    const view = { ...EXAMPLE, score: 0 };
    const { container, rerender } = render(Board, { ...props, view, recent: [], form: "desk" });
    expect(at()).toBe("translate(0px, 0px)");
    await rerender({ recent: ["land.green"] });
    expect(lit()).toEqual(["green"]);
    await rerender({ recent: ["score.red.2"] });
    expect([lit(), at()]).toEqual([[], "translate(20px, 0px)"]);
    await rerender({ recent: ["land.blue"] });
    expect([lit(), at()]).toEqual([["blue"], "translate(20px, 0px)"]);
    await rerender({ recent: ["score.white.3"] });
    expect(at()).toBe("translate(-30px, 0px)");
    await rerender({ recent: [], view: { ...EXAMPLE, score: 5 } });
    expect(at()).toBe("translate(50px, 0px)");
});

test("a card tells its day only where it can be played", async () => {
    const view = { ...EXAMPLE, "red.held": { known: ["brown-4", "blue-4"], hidden: 0 }, "red.objective": "", "red.hand": 2 };
    for (const verb of ["play", "choose-objective"]) {
        const options = ["brown-4", "blue-4"].map((card) => option(card, { do: verb, card }));
        const table = invented({ game: game({ view, prompt: prompt("?", ["Do", options]) }) }, about);
        const ask = vi
            .spyOn(table, "ask")
            .mockResolvedValue({ answer: { day: 5, month: "july", bonus: false, will: "red", trotsky: null } } as never);
        const props = { art, view, seat: 0, info: info(about), table, choice: new Choice(table), lit: [], recent: [], asked: true };
        const { container, unmount } = render(Board, { ...props, place: "map", form: "desk" });
        await fireEvent.focus(container.querySelector(".hands [data-piece='brown-4']")!);
        expect(ask.mock.calls.length).toBe(verb === "play" ? 1 : 0);
        unmount();
    }
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
