// A moment of a game that is nowhere, with everything that views can hold.

import { option, prompt } from "./fixtures";

export const PARLOUR = {
    round: 2,
    turn: "red",
    weather: null,
    market: { known: ["queen", "red-4"], hidden: 0 },
    deck: { known: [], hidden: 31 },
    "room.hall": ["red-1a"],
    "room.garden": [],
    prices: { queen: 5, "red-4": 2 },
    "red.coins": 7,
    "red.ready": true,
    "red.hand": { known: ["red-2a", "jack"], hidden: 0 },
    "white.coins": 3,
    "white.ready": false,
    "white.hand": { known: [], hidden: 2 },
};

export const PARLOUR_QUESTION = prompt("Your turn: buy or move.", [
    "Buy",
    [
        option("Buy the queen", { do: "buy", card: "queen" }),
        option("Move 1a to the garden", { do: "move", token: "red-1a", to: "garden" }),
        option("Move 1a to the hall", { do: "move", token: "red-1a", to: "hall" }),
        option("Do nothing", { do: "pass" }),
    ],
]);
