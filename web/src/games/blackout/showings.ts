// What is to be seen of each kind of event in Hong Kong.

import type { Showing, ShowingTable } from "../../lib/showings";
import type { EventKind } from "./events.generated";

const PLATE = "plate.{side}";

/** A card goes from where it lies to another place. */
const card = (from: readonly string[], to: string): Showing => ({
    ...{ how: "fly", piece: "{card}", picture: "card-{card}", from: ["{card}", ...from, PLATE], to: [to, PLATE] },
});
/** A scout tile goes to whoever has won it. */
const tile: Showing = {
    ...{ how: "fly", piece: "{tile}", picture: "tile-{tile}", from: ["{tile}"], to: ["{side}.tiles", PLATE] },
};
/** A cube or a house goes from a player's supply to the map. */
const onto = (piece: "cube" | "house", place: "{location}" | "{district}"): Showing => ({
    ...{ how: "fly", piece: `{side}.${place}`, picture: `${piece}-{side}`, from: [`{side}.${piece}s`, PLATE], to: [place] },
});
const counted = (what: string, by: string): Showing => ({ how: "count", at: `{side}.${what}`, by, picture: `icon-${what}` });
const lit = (...places: string[]): Showing => ({ how: "light", places });
const marked = (...places: string[]): Showing => ({ how: "mark", places });
/** A card does something where it lies. */
const works: Showing = { how: "light", places: ["{card}", PLATE], picture: "card-{card}" };

export const showings: ShowingTable<EventKind> = {
    first: [marked(PLATE)],
    starter: [card(["deck"], "{side}.objectives")],
    emergency: [card(["deck"], "{side}.emergency")],
    settled: [onto("cube", "{location}")],
    round: [{ how: "pass", at: "round" }],
    phase: [{ how: "pass", at: "phase.{phase}" }],
    rolled: [{ how: "turn", picture: "die-{die}-{resource}", at: ["die.{die}", "rondel"] }],
    "roll-again": [{ how: "pass", at: "rondel" }],
    put: [{ how: "fly", piece: "{card}", picture: "card-{card}", from: ["{card}", "{own}.hand"], to: ["{own}.slot.{slot}"] }],
    planned: [marked(PLATE)],
    "turned-up": [{ how: "turn", picture: "card-{card}", at: ["{card}", "{side}.slot.{slot}", PLATE] }],
    "not-used": [marked("{card}", PLATE)],
    "used-part": [works],
    "used-check": [lit("{side}.action.{number}", PLATE)],
    "used-plan": [works],
    gained: [counted("{resource}", "+{count}")],
    paid: [counted("{resource}", "-{count}")],
    transport: [counted("transport", "-{tokens}"), counted("points", "-{points}")],
    battery: [lit("{side}.battery", PLATE)],
    healed: [card(["{side}.hospital"], "{side}.hand")],
    goal: [works],
    power: [lit("{side}.power.{number}", PLATE)],
    bonus: [works, counted("points", "+{points}")],
    "plan-finished": [card(["{side}.objectives"], "{side}.check_area")],
    "plan-left": [marked("{card}", PLATE)],
    cube: [onto("cube", "{location}")],
    scouts: [lit("{district}")],
    saw: [{ how: "turn", picture: "tile-{tile}", at: ["{tile}"] }],
    "tiles-back": [marked("{district}")],
    "tile-open": [{ how: "turn", picture: "tile-{tile}", at: ["{tile}", "{district}"] }],
    collects: [lit("{tile}", PLATE)],
    joins: [card(["{side}.hand"], "team")],
    search: [{ how: "mark", places: ["team", PLATE], picture: "icon-search" }],
    "tile-up": [tile],
    "tile-down": [tile],
    "tile-shown": [{ how: "turn", picture: "tile-{tile}", at: ["{tile}", PLATE] }],
    injured: [card(["team", "{side}.hand"], "{side}.hospital")],
    bought: [card(["market"], "{side}.hand"), counted("money", "-{price}")],
    passed: [marked(PLATE)],
    drawn: [{ how: "fly", piece: "{card}", picture: "card-{card}", from: ["deck"], to: ["display.{row}", "market"] }],
    "end-near": [{ how: "pass", at: "deck" }],
    discarded: [{ how: "fly", piece: "{card}", picture: "card-{card}", from: ["{card}"], to: ["discard", "deck"] }],
    dropped: [card(["{side}.hand"], "discard")],
    secured: [{ how: "light", places: ["{district}"], picture: "icon-house" }],
    "district-scored": [lit("{district}"), counted("points", "+{points}")],
    house: [onto("house", "{district}")],
    "house-cube": [onto("cube", "{district}")],
    refreshed: [
        { how: "fly", picture: "card-back", from: ["{side}.slot.{slot}", PLATE], to: ["{side}.hand", PLATE] },
        marked("{side}.slot.{slot}"),
    ],
    "final-money": [counted("points", "+{points}")],
    "final-tiles": [counted("points", "+{points}")],
    "final-cards": [counted("points", "+{points}")],
    final: [lit(PLATE)],
    won: [lit(PLATE)],
    "chapter-won": [lit(PLATE)],
    "chapter-lost": [{ how: "pass" }],
    orchids: [{ how: "count", at: PLATE, by: "+{count}" }],
};

/** What ends in a card when several such things follow from one click, and what the card lists beside them. */
export const results: { from: readonly EventKind[]; along: readonly EventKind[] } = {
    from: [
        ...(["phase", "healed", "power", "bonus", "plan-finished", "search", "tile-up", "tile-down", "injured"] as const),
        ...(["end-near", "secured", "district-scored", "house", "house-cube", "orchids"] as const),
    ],
    along: ["gained", "paid", "transport", "goal", "tile-shown", "cube", "bought", "rolled", "refreshed"],
};
