// The parts of the table, and where each question is answered.

import type { Place } from "../game";

/** The city first; then what is planned, what is worked for, what can be bought, what is searched. */
export const PLACES = [
    { id: "city", words: "web-bo-tab-city", icon: "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14" },
    { id: "plan", words: "web-bo-tab-plan", icon: "M4 8l8-3 5 13-8 3zM13 6h7v13h-3" },
    { id: "goals", words: "web-bo-tab-goals", icon: "M6 3h12v18H6zM9 8l1.5 1.5L13 7M15 8.5h1M9 14l1.5 1.5L13 13M15 14.5h1" },
    { id: "market", words: "web-bo-tab-market", icon: "M5 9h14l-1 11H6zM9 9V6a3 3 0 0 1 6 0v3" },
    { id: "search", words: "web-bo-tab-search", icon: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L21 21" },
] as const satisfies readonly Place[];

export type PlaceId = (typeof PLACES)[number]["id"];

/** The questions of each place, without what all their ids begin with. */
const QUESTIONS: Record<PlaceId, readonly string[]> = {
    city: ["settle", "place", "place-any", "scout", "over", "chance", "wait"],
    plan: [
        ...["plan", "plan-slot", "plan-ready", "deploy", "yield", "parts", "pay", "pay-gps", "type-pay", "type-gain"],
        ...["waste", "refresh"],
    ],
    goals: ["goals", "complete", "heal", "check", "checks", "drop", "house"],
    market: ["market"],
    search: ["collect", "challenge", "team", "injury"],
};

/** The place of a question, by the id of its prompt. */
export const ASKED: Readonly<Record<string, PlaceId>> = Object.fromEntries(
    PLACES.flatMap(({ id }) => QUESTIONS[id].map((question) => [`blackout-ask-${question}`, id] as const)),
);

export const isPlace = (id: string): id is PlaceId => PLACES.some((place) => place.id === id);
