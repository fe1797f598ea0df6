// What is to be seen of each kind of event in Petrograd.

import type { Showing, ShowingTable } from "../../lib/showings";
import type { EventKind } from "./events.generated";

const PLATE = "plate.{side}";

/** A token goes from one place to another. */
const token = (name: string, from: readonly string[], to: readonly string[]): Showing => ({
    ...{ how: "fly", piece: name, picture: `token-${name}`, from: [name, ...from], to },
});
const flying = (piece: string, picture: string, from: readonly string[], to: readonly string[]): Showing => ({
    ...{ how: "fly", piece, picture, from, to },
});
const lit = (...places: string[]): Showing => ({ how: "light", places });
const marked = (...places: string[]): Showing => ({ how: "mark", places });
/**
 * A region is looked at: it scores, or it does not. The map lights the land itself, along its shape, as long as it is told;
 * `land` has no size, so that nothing square is drawn around it.
 */
const region: Showing = { how: "light", places: ["land.{region}"], picture: "icon-region-{region}" };
const points: Showing = { how: "count", at: PLATE, by: "+{points}", picture: "icon-points" };

export const showings: ShowingTable<EventKind> = {
    round: [{ how: "pass", at: "round" }],
    "tile-unrest": [{ how: "turn", picture: "tile-{region}", at: ["unrest", "{region}"] }, lit("land.{region}")],
    "tile-barricade": [{ how: "turn", picture: "tile-{region}", at: ["barricade-tile", "{region}"] }, marked("{connection}")],
    "neutral-placed": [token("{token}", ["neutral.reserve"], ["{region}"])],
    reshuffled: [flying("pile", "card-back", ["discard"], ["pile"])],
    drew: [flying("{card}", "card-{card}", ["pile"], ["{side}.hand", PLATE])],
    "drew-hidden": [flying("", "card-back", ["pile"], ["{side}.hand", PLATE])],
    "set-aside": [{ how: "pass", at: "pile" }],
    "objective-chosen": [flying("{card}", "card-{card}", ["{card}", "{side}.hand", PLATE], ["{side}.objective", PLATE])],
    "objective-hidden": [flying("", "card-back", ["{side}.hand", PLATE], ["{side}.objective", PLATE])],
    played: [flying("{card}", "card-{card}", ["{card}", "{side}.hand", PLATE], ["{side}.played", "played", PLATE])],
    date: [{ how: "fly", picture: "marker-day", from: ["day"], to: ["day.{day}"] }],
    month: [{ how: "fly", picture: "marker-month", from: ["month"], to: ["month.{month}", "{month}"] }],
    will: [{ how: "fly", picture: "will", from: ["will"], to: ["{side}.will", PLATE] }],
    "trotsky-returns": [token("trotsky", ["exile"], ["{region}"])],
    "trotsky-joins": [token("red-trotsky", ["trotsky"], ["{region}"])],
    recruited: [token("{token}", ["{side}.reserve", PLATE], ["{region}"])],
    moved: [token("{token}", ["{from}"], ["{to}"])],
    rested: [{ how: "turn", picture: "token-{token}", at: ["{token}", "{region}"] }],
    demonstrated: [{ how: "fly", piece: "barricade", picture: "barricade", from: ["barricade"], to: ["{connection}"] }],
    "objective-shown": [{ how: "turn", picture: "card-{card}", at: ["{side}.objective", PLATE] }],
    "unrest-scored": [region, points],
    "unrest-bonus": [region, lit(PLATE)],
    "unrest-nobody": [region],
    marker: [{ how: "fly", picture: "marker-objective-{marker}", from: ["markers", "score"], to: ["{region}"] }],
    "marker-scored": [region, points],
    "marker-nobody": [region],
    exhausted: [{ how: "turn", picture: "token-{token}-exhausted", at: ["{token}", "{region}"] }],
    returned: [token("{token}", ["{region}"], ["{token|side}.reserve", "plate.{token|side}"])],
    removed: [token("{token}", ["{region}"], ["box"])],
    "opposition-leader": [token("{leader}", ["white.reserve"], ["{region}"])],
    "opposition-unit": [token("{unit}", ["white.reserve"], ["{region}"])],
    "opposition-none": [marked("{region}")],
    // The track moves its marker to the place that is told.
    score: [lit("score.{side}.{ahead}", "score", PLATE)],
    "track-won": [lit("score", PLATE)],
    "calendar-won": [lit("score", PLATE)],
    "centre-won": [lit("will", PLATE)],
    "solo-won": [lit(PLATE)],
    "solo-lost": [lit(PLATE)],
    passed: [marked(PLATE)],
    counted: [region],
};

/** What ends in a card when several such things follow from one click, and what the card lists beside them. */
export const results: { from: readonly EventKind[]; along: readonly EventKind[] } = {
    from: [
        ...(["month", "trotsky-returns", "trotsky-joins", "objective-shown", "unrest-scored", "unrest-bonus"] as const),
        ...(["unrest-nobody", "marker-scored", "marker-nobody", "opposition-leader", "opposition-unit"] as const),
    ],
    along: ["date", "will", "counted", "score", "opposition-none", "returned", "removed"],
};
