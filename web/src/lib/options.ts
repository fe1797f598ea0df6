// Options of a game in words: what each asks, what its values are called, and which are not as usual.

import type { GameInfoPage, OptionInfo } from "../protocol";
import type { GameFace } from "../games/game";
import { knows, t } from "./words.svelte";

export type Value = string | number | boolean;
export type Values = Readonly<Record<string, Value>>;

/** The option of any game that says how many play. */
const PLAYERS = "players";

/** How many sit at a table with these options; two where nothing says otherwise. */
export function seatCount(face: Pick<GameFace, "seatCount">, chosen: Values): number {
    const players = chosen[PLAYERS];
    return typeof players === "number" ? players : (face.seatCount?.(chosen) ?? 2);
}

/**
 * The options that change rules, and have a meaning beside the others (`chosen`): a series of matches gives it to all.
 * Those that shape the table are left out.
 */
export function variants(
    { shaping = [] }: Pick<GameFace, "shaping">,
    options: readonly OptionInfo[],
    chosen: Values,
    series: boolean,
): OptionInfo[] {
    const usualOf = (name: string): Value | undefined => options.find((one) => one.name === name)?.values[0];
    const means = ({ needs }: OptionInfo): boolean => !needs || series || (chosen[needs] ?? usualOf(needs)) !== usualOf(needs);
    return options.filter((option) => option.name !== PLAYERS && !shaping.includes(option.name) && means(option));
}

/** What is played if nobody says otherwise: the default, or what the chosen printing sets. */
export function usualValue(game: Pick<GameInfoPage, "editions">, option: OptionInfo, chosen: Values): Value {
    return game.editions[String(chosen["edition"])]?.[option.name] ?? option.values[0]!;
}

/** The question that an option answers. Its words are in the texts of the rules. */
export function optionTitle(game: string, option: string): string {
    const id = `${game}-choose-${option}`;
    return knows(id) ? t(id) : option;
}

/** What a value of an option is called. */
export function valueName(game: string, option: string, value: Value): string {
    const id = `${game}-value-${option}-${value}`;
    return knows(id) ? t(id) : value === true ? t("web-yes") : value === false ? t("web-no") : String(value);
}
