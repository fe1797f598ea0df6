// What somebody looks at in the city, and what the rules say about it: the map and the panel beside it share it.

export interface Route {
    path: string[];
    tokens: number | null;
    points: number | null;
}

export interface Standing {
    size: number;
    points: number;
    secured: boolean;
    seats: Record<string, { cubes: number; points: number }>;
}

export class Look {
    /** The district under the finger or the focus. */
    district = $state("");
    /** What each district would score now. */
    standings = $state.raw<Readonly<Record<string, Standing>>>({});
    /** The location under the finger where a cube can go. */
    location = $state("");
    /** Where the way leads that is shown, and the way. */
    target = $state("");
    route = $state.raw<Route | null>(null);
}
