// Written by `make docs`: what the engine shows of a match. Do not edit.

import type { DualPowersView } from "./view.generated";

export const EXAMPLE: DualPowersView = {
    "agenda": [
        {
            "step": "round",
            "seat": "red"
        },
        {
            "step": "cleanup",
            "seat": "red"
        },
        {
            "step": "scoring",
            "seat": "red"
        },
        {
            "step": "action",
            "seat": "red"
        },
        {
            "step": "objective",
            "seat": "red"
        }
    ],
    "turn": 12,
    "round": 2,
    "month": "may-june",
    "day": 10,
    "score": -7,
    "ahead": "white",
    "will": "white",
    "unrest": "green",
    "unrest_points": 2,
    "barricade_tile": "blue",
    "barricade": "trinity-bridge",
    "tiles": {
        "known": [],
        "hidden": 3
    },
    "tiles_discarded": {
        "known": [
            "white"
        ],
        "hidden": 0
    },
    "tokens": {
        "red-1a": "white",
        "red-1b": "reserve",
        "red-1c": "white",
        "red-1d": "reserve",
        "red-2a": "reserve",
        "red-2b": "reserve",
        "red-2c": "purple",
        "red-3a": "reserve",
        "red-3b": "reserve",
        "red-3c": "reserve",
        "white-1a": "reserve",
        "white-1b": "white",
        "white-1c": "purple",
        "white-1d": "white",
        "white-2a": "reserve",
        "white-2b": "reserve",
        "white-2c": "reserve",
        "white-3a": "reserve",
        "white-3b": "reserve",
        "white-3c": "reserve",
        "lenin": "green",
        "stalin": "red",
        "zinoviev": "reserve",
        "kerensky": "reserve",
        "lvov": "reserve",
        "kornilov": "red",
        "red-trotsky": "waiting",
        "neutral-a": "green",
        "neutral-b": "blue",
        "neutral-c": "red",
        "neutral-d": "purple",
        "neutral-e": "white",
        "neutral-f": "brown",
        "trotsky": "white"
    },
    "exhausted": [
        "red-1a",
        "red-1c",
        "red-2c",
        "white-1b",
        "white-1c",
        "white-1d",
        "stalin",
        "kornilov",
        "neutral-c",
        "neutral-d",
        "neutral-e",
        "trotsky"
    ],
    "standings": {
        "white": {
            "red": 2,
            "red_tokens": 2,
            "white": 4,
            "white_tokens": 4,
            "controller": "white",
            "reason": "strength",
            "neutrals": "white"
        },
        "red": {
            "red": 2,
            "red_tokens": 1,
            "white": 3,
            "white_tokens": 2,
            "controller": "white",
            "reason": "strength",
            "neutrals": "white"
        },
        "green": {
            "red": 3,
            "red_tokens": 1,
            "white": 0,
            "white_tokens": 0,
            "controller": "red",
            "reason": "strength",
            "neutrals": null
        },
        "blue": {
            "red": 0,
            "red_tokens": 0,
            "white": 0,
            "white_tokens": 0,
            "controller": null,
            "reason": "nobody",
            "neutrals": null
        },
        "purple": {
            "red": 1,
            "red_tokens": 1,
            "white": 2,
            "white_tokens": 2,
            "controller": "white",
            "reason": "strength",
            "neutrals": "white"
        },
        "brown": {
            "red": 0,
            "red_tokens": 0,
            "white": 0,
            "white_tokens": 0,
            "controller": null,
            "reason": "nobody",
            "neutrals": null
        }
    },
    "standings_turned": {
        "white": {
            "red": 5,
            "red_tokens": 4,
            "white": 1,
            "white_tokens": 2,
            "controller": "red",
            "reason": "strength",
            "neutrals": "red"
        },
        "red": {
            "red": 3,
            "red_tokens": 2,
            "white": 2,
            "white_tokens": 1,
            "controller": "red",
            "reason": "strength",
            "neutrals": "red"
        },
        "green": {
            "red": 4,
            "red_tokens": 2,
            "white": 0,
            "white_tokens": 0,
            "controller": "red",
            "reason": "strength",
            "neutrals": "red"
        },
        "purple": {
            "red": 2,
            "red_tokens": 2,
            "white": 1,
            "white_tokens": 1,
            "controller": "red",
            "reason": "strength",
            "neutrals": "red"
        }
    },
    "opposition_exhausted": null,
    "discard": {
        "known": [
            "white-2",
            "white-5",
            "white-7",
            "red-7",
            "red-8",
            "purple-2",
            "purple-5"
        ],
        "hidden": 0
    },
    "pile": {
        "known": [],
        "hidden": 28
    },
    "old": {
        "known": [],
        "hidden": 0
    },
    "red.played": {
        "known": [],
        "hidden": 0
    },
    "red.held": {
        "known": [
            "blue-4",
            "blue-5",
            "blue-8",
            "purple-4",
            "purple-6",
            "brown-3",
            "brown-7",
            "zinoviev"
        ],
        "hidden": 0
    },
    "red.hand": 8,
    "red.objective": null,
    "red.ready": false,
    "red.chosen": null,
    "red.claim": null,
    "white.played": {
        "known": [],
        "hidden": 0
    },
    "white.held": {
        "known": [
            "kerensky",
            "lvov"
        ],
        "hidden": 6
    },
    "white.hand": 8,
    "white.objective": null,
    "white.ready": false,
    "white.chosen": null,
    "white.claim": null,
    "card": null,
    "leader_done": [
        "placed",
        "special"
    ],
    "markers": [
        null,
        null,
        null
    ],
    "marker_side": [
        null,
        null,
        null
    ],
    "opposition_pile": {
        "known": [],
        "hidden": 0
    },
    "opposition_leaders": {
        "known": [],
        "hidden": 0
    },
    "ending": "",
    "winner": null
};
