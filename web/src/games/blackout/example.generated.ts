// Written by `make docs`: what the engine shows of a match. Do not edit.

import type { BlackoutView } from "./view.generated";

export const EXAMPLE: BlackoutView = {
    "agenda": [
        {
            "step": "round",
            "seat": "orange"
        },
        {
            "step": "end-round",
            "seat": "orange"
        },
        {
            "step": "refresh",
            "seat": "orange"
        },
        {
            "step": "refresh",
            "seat": "grey"
        },
        {
            "step": "phase",
            "seat": "orange",
            "phase": 8
        },
        {
            "step": "secure",
            "seat": "orange"
        },
        {
            "step": "phase",
            "seat": "orange",
            "phase": 7
        },
        {
            "step": "drop",
            "seat": "orange"
        },
        {
            "step": "drop",
            "seat": "grey"
        },
        {
            "step": "waste",
            "seat": "orange"
        },
        {
            "step": "waste",
            "seat": "grey"
        },
        {
            "step": "clean-up",
            "seat": "orange"
        },
        {
            "step": "phase",
            "seat": "orange",
            "phase": 6
        },
        {
            "step": "market",
            "seat": "grey"
        },
        {
            "step": "phase",
            "seat": "orange",
            "phase": 5
        },
        {
            "step": "scout",
            "seat": "orange"
        },
        {
            "step": "scout",
            "seat": "grey"
        },
        {
            "step": "phase",
            "seat": "orange",
            "phase": 4
        },
        {
            "step": "goals",
            "seat": "orange"
        }
    ],
    "turn": 5,
    "round": 5,
    "phase": 3,
    "first": "grey",
    "last_round": 0,
    "ended": false,
    "throws": 0,
    "dice": {
        "red": "tools",
        "yellow": "book",
        "blue": "water"
    },
    "passes": 0,
    "bought": false,
    "card": "orange-red-c",
    "used": [],
    "district": null,
    "tile": null,
    "challenge": null,
    "team": {
        "known": [],
        "hidden": 0
    },
    "team_gps": 0,
    "deck": {
        "known": [],
        "hidden": 27
    },
    "reserve": {
        "known": [],
        "hidden": 36
    },
    "display.1": {
        "known": [
            "yellow-1",
            "yellow-2"
        ],
        "hidden": 0
    },
    "display.2": {
        "known": [
            "yellow-4",
            "yellow-5"
        ],
        "hidden": 0
    },
    "display.3": {
        "known": [
            "yellow-7",
            "yellow-8"
        ],
        "hidden": 0
    },
    "discard": {
        "known": [
            "yellow-9",
            "yellow-6",
            "yellow-3"
        ],
        "hidden": 0
    },
    "marks": {},
    "secured": [
        "north"
    ],
    "scouted": [],
    "face_up": [],
    "tiles.tuen-mun": {
        "known": [],
        "hidden": 3
    },
    "looked.tuen-mun": [],
    "secured.tuen-mun": [],
    "tiles.yuen-long": {
        "known": [],
        "hidden": 3
    },
    "looked.yuen-long": [],
    "secured.yuen-long": [],
    "tiles.north": {
        "known": [],
        "hidden": 0
    },
    "looked.north": [],
    "secured.north": [
        {
            "side": "orange",
            "with": "house"
        },
        {
            "side": "grey",
            "with": "cube"
        }
    ],
    "tiles.tai-po": {
        "known": [],
        "hidden": 3
    },
    "looked.tai-po": [],
    "secured.tai-po": [],
    "tiles.tsuen-wan": {
        "known": [],
        "hidden": 3
    },
    "looked.tsuen-wan": [],
    "secured.tsuen-wan": [],
    "tiles.sha-tin": {
        "known": [],
        "hidden": 3
    },
    "looked.sha-tin": [],
    "secured.sha-tin": [],
    "tiles.sai-kung": {
        "known": [],
        "hidden": 3
    },
    "looked.sai-kung": [],
    "secured.sai-kung": [],
    "tiles.sham-shui-po": {
        "known": [],
        "hidden": 3
    },
    "looked.sham-shui-po": [],
    "secured.sham-shui-po": [],
    "tiles.yau-tsim-mong": {
        "known": [],
        "hidden": 3
    },
    "looked.yau-tsim-mong": [],
    "secured.yau-tsim-mong": [],
    "tiles.kwun-tong": {
        "known": [],
        "hidden": 3
    },
    "looked.kwun-tong": [],
    "secured.kwun-tong": [],
    "tiles.west-kowloon": {
        "known": [],
        "hidden": 3
    },
    "looked.west-kowloon": [],
    "secured.west-kowloon": [],
    "tiles.central-and-western": {
        "known": [],
        "hidden": 3
    },
    "looked.central-and-western": [],
    "secured.central-and-western": [],
    "tiles.southern": {
        "known": [],
        "hidden": 3
    },
    "looked.southern": [],
    "secured.southern": [],
    "tiles.islands": {
        "known": [],
        "hidden": 3
    },
    "looked.islands": [],
    "secured.islands": [],
    "tiles.lantau": {
        "known": [],
        "hidden": 3
    },
    "looked.lantau": [],
    "secured.lantau": [],
    "tiles.north-lantau": {
        "known": [],
        "hidden": 3
    },
    "looked.north-lantau": [],
    "secured.north-lantau": [],
    "boxed": {
        "known": [],
        "hidden": 0
    },
    "orange.score": 16,
    "orange.money": 11,
    "orange.transport": 0,
    "orange.gps": 1,
    "orange.supply": 17,
    "orange.rondel": {
        "food": 0,
        "tools": 0,
        "gasoline": 1,
        "water": 1,
        "book": 1,
        "medipack": 2,
        "battery": 0
    },
    "orange.cubes": [
        "sheung-shui",
        "sha-tau-kok",
        "tai-po-market"
    ],
    "orange.houses": [
        1,
        3,
        4,
        5
    ],
    "orange.power": [],
    "orange.emergency": null,
    "orange.shared": {},
    "orange.objectives": {
        "known": [],
        "hidden": 0
    },
    "orange.check_area": {
        "known": [],
        "hidden": 0
    },
    "orange.hospital": {
        "known": [
            "orange-leader"
        ],
        "hidden": 0
    },
    "orange.tiles_up": {
        "known": [],
        "hidden": 0
    },
    "orange.tiles_down": {
        "known": [],
        "hidden": 0
    },
    "orange.slot.1": {
        "known": [
            "orange-yellow-a",
            "orange-red-c"
        ],
        "hidden": 0
    },
    "orange.slot.2": {
        "known": [
            "orange-red-a",
            "orange-blue-a",
            "orange-red-b"
        ],
        "hidden": 0
    },
    "orange.slot.3": {
        "known": [
            "orange-doctor"
        ],
        "hidden": 0
    },
    "orange.slot.4": {
        "known": [],
        "hidden": 0
    },
    "orange.held": {
        "known": [
            "orange-yellow-b",
            "orange-blue-b",
            "orange-blue-c",
            "orange-mechanic",
            "orange-scout"
        ],
        "hidden": 0
    },
    "orange.ready": true,
    "orange.plan": [
        null,
        null,
        null,
        null
    ],
    "orange.picking": null,
    "orange.hand_shown": false,
    "orange.hand": {
        "known": [],
        "hidden": 0
    },
    "orange.face_down": {
        "known": [],
        "hidden": 0
    },
    "grey.score": 14,
    "grey.money": 1,
    "grey.transport": 2,
    "grey.gps": 0,
    "grey.supply": 19,
    "grey.rondel": {
        "food": 0,
        "tools": 0,
        "gasoline": 1,
        "water": 1,
        "book": 0,
        "medipack": 0,
        "battery": 0
    },
    "grey.cubes": [
        "sheung-shui",
        "sha-tau-kok",
        "tai-po-market"
    ],
    "grey.houses": [],
    "grey.power": [],
    "grey.emergency": null,
    "grey.shared": {},
    "grey.objectives": {
        "known": [],
        "hidden": 0
    },
    "grey.check_area": {
        "known": [],
        "hidden": 0
    },
    "grey.hospital": {
        "known": [
            "grey-blue-c"
        ],
        "hidden": 0
    },
    "grey.tiles_up": {
        "known": [],
        "hidden": 0
    },
    "grey.tiles_down": {
        "known": [],
        "hidden": 0
    },
    "grey.slot.1": {
        "known": [
            "grey-yellow-a",
            "grey-red-b"
        ],
        "hidden": 0
    },
    "grey.slot.2": {
        "known": [
            "grey-red-a",
            "grey-blue-a",
            "grey-red-c"
        ],
        "hidden": 0
    },
    "grey.slot.3": {
        "known": [
            "grey-doctor"
        ],
        "hidden": 0
    },
    "grey.slot.4": {
        "known": [],
        "hidden": 0
    },
    "grey.held": {
        "known": [
            "grey-yellow-b",
            "grey-blue-b",
            "grey-leader",
            "grey-mechanic",
            "grey-scout"
        ],
        "hidden": 0
    },
    "grey.ready": true,
    "grey.plan": [
        null,
        null,
        null,
        null
    ],
    "grey.picking": null,
    "grey.hand_shown": false,
    "grey.hand": {
        "known": [],
        "hidden": 0
    },
    "grey.face_down": {
        "known": [],
        "hidden": 0
    }
};
