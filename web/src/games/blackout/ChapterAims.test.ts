import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { info, invented } from "../../testing/fixtures";
import { words } from "../../lib/words.svelte";
import Aims from "./Aims.svelte";
import { EXAMPLE } from "./example.generated";

const CHAPTER = {
    ...{ chapter: 1, goals: 0, condition: null, amount: 0, district: null, lines: [60, 75, 90], needed: 2 },
    seats: { orange: { goals: 2, goals_met: false, condition: 0, condition_met: true, score: 31 } },
};

test("what a chapter asks for stands first in what one works towards, with how far one is", async () => {
    words.give(
        "en",
        "web-bo-chapter-points = At least { $points } points\nweb-bo-so-far = { $count } so far\nweb-bo-score-now = { $count } now\n",
    );
    const table = invented({}, { game: "blackout" });
    vi.spyOn(table, "ask").mockImplementation(({ ask }) => Promise.resolve({ answer: ask === "chapter" ? CHAPTER : {} } as never));
    const about = { ...info({ game: "blackout" }), options: { chapter: "1" } };
    const props = { art: {}, view: { ...EXAMPLE }, seat: 0, info: about, table, choice: null, lit: [], recent: [], asked: false };
    const { container, findByText } = render(Aims, { ...props, place: "map", form: "desk" as const });
    await findByText("At least 75 points");
    expect(container.querySelector("h2 + .chapter")).not.toBeNull();
    expect([...container.querySelectorAll(".so-far")].map((one) => one.textContent.trim())).toEqual(["2 so far", "31 now"]);
});
