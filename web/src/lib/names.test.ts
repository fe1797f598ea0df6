import { expect, test } from "vitest";
import { nobodyElse } from "./names";

const ANN = { id: "a", name: "Ann" };
const BOB = { id: "b", name: "Bob" };

test("alone is who plays with bots and with those who have given up", () => {
    expect(nobodyElse({ seats: [{ name: "red", person: ANN }] }, 0)).toBe(true);
    expect(
        nobodyElse(
            {
                seats: [
                    { name: "red", person: ANN },
                    { name: "white", bot: "novice" },
                ],
            },
            0,
        ),
    ).toBe(true);
    expect(
        nobodyElse(
            {
                seats: [
                    { name: "red", person: ANN },
                    { name: "white", person: BOB, bot: "steady" },
                ],
            },
            0,
        ),
    ).toBe(false);
    expect(
        nobodyElse(
            {
                seats: [
                    { name: "red", person: ANN },
                    { name: "white", person: BOB, bot: "steady", resigned: true },
                ],
            },
            0,
        ),
    ).toBe(true);
    expect(nobodyElse({ seats: [{ name: "red", person: ANN }] }, null)).toBe(false);
});
