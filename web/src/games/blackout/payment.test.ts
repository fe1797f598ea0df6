import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { Choice } from "../../lib/choice.svelte";
import { game, invented, option, prompt } from "../../testing/fixtures";
import Prompt from "../../table/Prompt.svelte";
import { fewestBatteries } from "./payment";

const NONE = option("None", { do: "batteries", count: "0" });
const ONE = option("One", { do: "batteries", count: "1" });
const TWO = option("Two batteries", { do: "batteries", count: "2" });

test("the fewest batteries are proposed where there is a choice", () => {
    expect(fewestBatteries([TWO, NONE, ONE])).toBe(NONE);
    expect(fewestBatteries([TWO, option("Enough", { do: "done" })])).toBeNull();
});

test("the question shows what is proposed", () => {
    const asks = prompt("Pay.", ["Ways", [TWO, NONE, ONE]]);
    const choice = new Choice(invented({ game: game({ prompt: asks }) }, { game: "blackout" }));
    render(Prompt, { prompt: asks, asked: true, canUndo: false, choice, game: "blackout" });
    const proposed = screen.getAllByRole("button").filter((one) => one.classList.contains("main"));
    expect(proposed.map((one) => one.textContent)).toEqual([expect.stringContaining("None")]);
});
