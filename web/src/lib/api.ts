// The server's pages for programs. Every refusal becomes a `Refusal` with the server's own sentence.

import type {
    Film,
    GameInfoPage,
    GameLessons,
    ListedTable,
    Me,
    NewReport,
    NewTable,
    NewTableId,
    Night,
    PieceNames,
    PlayedMatch,
    Problem,
    Profile,
    SessionInfo,
    TableInfo,
    Told,
} from "../protocol";
import { say } from "./words.svelte";

export class Refusal extends Error {
    constructor(readonly problem: Problem) {
        super(say(problem.words));
    }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    let answer: Response;
    try {
        answer = await fetch(`/api${path}`, {
            method,
            headers: { "x-lamplight": "1", ...(body === undefined ? {} : { "content-type": "application/json" }) },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
    } catch {
        throw new Refusal({ code: "offline", words: { id: "web-offline", args: {}, fallback: "" } });
    }
    if (answer.ok) return (await answer.json()) as T;
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(problem?.words ? problem : { code: "broken", words: { id: "web-broken", args: {}, fallback: "" } });
}

/** The part of an address that says more, without what is not said. */
export function query(what: Record<string, number | null>): string {
    const said = Object.entries(what).filter(([, value]) => value !== null);
    return said.length ? `?${said.map(([name, value]) => `${name}=${value}`).join("&")}` : "";
}

/** Where a match can be watched again: from one's own seat, unless there are several. */
export function replayAddress(info: TableInfo, mine: readonly number[]): string {
    return `/replay/${info.id}${query({ match: info.series?.number ?? null, seat: mine.length === 1 ? mine[0]! : null })}`;
}

export const api = {
    me: () => call<Me | null>("GET", "/me"),
    sitDown: (language: string) => call<Me>("POST", "/people", { language }),
    change: (changes: Partial<Pick<Me, "name" | "language" | "email" | "mail_turns">>) => call<Me>("PATCH", "/me", changes),
    setPassword: (login: string, password: string, old: string) => call<Me>("POST", "/me/password", { login, password, old }),
    logIn: (login: string, password: string) => call<Me>("POST", "/login", { login, password }),
    forgotten: (who: string) => call<unknown>("POST", "/forgotten", { who }),
    reset: (token: string, password: string) => call<Me>("POST", "/reset", { token, password }),
    makeLink: () => call<{ token: string; url: string; seconds: number }>("POST", "/me/link"),
    useLink: (token: string) => call<Me>("POST", "/link", { token }),
    logOut: (everywhere: boolean) => call<unknown>("POST", `/me/logout?everywhere=${everywhere}`),
    report: (report: NewReport) => call<unknown>("POST", "/me/reports", report),
    profile: (handle: string) => call<Profile>("GET", `/people/${encodeURIComponent(handle)}`),
    matches: (handle: string, before: number | null) =>
        call<PlayedMatch[]>("GET", `/people/${encodeURIComponent(handle)}/matches${query({ before })}`),
    sessions: () => call<SessionInfo[]>("GET", "/me/sessions"),
    endSession: (id: string) => call<unknown>("DELETE", `/me/sessions/${encodeURIComponent(id)}`),
    deleteMe: (password: string) => call<unknown>("DELETE", "/me", { password }),
    relate: (other: string, kind: "mute" | "block", on: boolean) =>
        call<Me>(on ? "PUT" : "DELETE", `/me/relations/${encodeURIComponent(other)}/${kind}`),
    names: (game: string, set: string) => call<PieceNames>("GET", `/names/${encodeURIComponent(game)}/${encodeURIComponent(set)}`),
    lessons: () => call<GameLessons[]>("GET", "/lessons"),
    learn: (game: string, number: string, again: boolean) =>
        call<NewTableId>("POST", `/lessons/${encodeURIComponent(game)}/${encodeURIComponent(number)}?again=${again}`),
    night: (day: string) => call<Night>("GET", `/tonight${day ? `?day=${encodeURIComponent(day)}` : ""}`),
    playNight: (game: string) => call<NewTableId>("POST", `/tonight/${encodeURIComponent(game)}`),
    games: () => call<GameInfoPage[]>("GET", "/games"),
    newTable: (table: Partial<NewTable> & { game: string }) => call<NewTableId>("POST", "/tables", table),
    tables: (which: "open" | "mine" | "finished") => call<ListedTable[]>("GET", `/tables?which=${which}`),
    table: (id: string) => call<TableInfo>("GET", `/tables/${encodeURIComponent(id)}`),
    film: (record: string, seat: number | null) => call<Film>("POST", "/replays", { record, seat }),
    tableFilm: (id: string, match: number | null, seat: number | null) =>
        call<Film>("GET", `/tables/${encodeURIComponent(id)}/film${query({ match, seat })}`),
    story: (id: string) => call<Told[]>("GET", `/tables/${encodeURIComponent(id)}/story`),
    record: (id: string, match: number | null) => call<unknown>("GET", `/tables/${encodeURIComponent(id)}/record${query({ match })}`),
};
