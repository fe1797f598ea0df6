// Arrow keys walk from place to place on a map, also to places where nothing can be done: those are no stops of Tab.

/** Where on the screen something is. */
export type Spot = readonly [x: number, y: number];

/** Steps aside count double: who goes right wants to stay on the line. */
const ASIDE_WEIGHT = 2;
/** On a place that somebody came to although nothing can be done there: the focus may stay when a new question comes. */
const VISITED = "data-visited";
const WAYS: Record<string, Spot> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest of these spots in a direction, by its number; -1 where there is none. */
export function nearest(from: Spot, way: Spot, spots: readonly Spot[]): number {
    let best = -1;
    let least = Infinity;
    for (const [number, spot] of spots.entries()) {
        const dx = spot[0] - from[0];
        const dy = spot[1] - from[1];
        const ahead = dx * way[0] + dy * way[1];
        const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
        if (ahead < 1 || aside > ahead * ASIDE_WEIGHT) continue;
        if (ahead + aside * ASIDE_WEIGHT < least) {
            least = ahead + aside * ASIDE_WEIGHT;
            best = number;
        }
    }
    return best;
}

function spotOf(node: Element): Spot {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}

/** For the drawing of a map: every `g` in it that can have the focus is a place. */
export function arrowKeys(map: SVGSVGElement): { destroy: () => void } {
    function key(event: KeyboardEvent): void {
        const here = event.target instanceof Element ? event.target.closest("g[tabindex]") : null;
        const way = WAYS[event.key];
        if (event.key === "Enter") here?.removeAttribute(VISITED);
        if (!here || !way || event.metaKey || event.ctrlKey || event.altKey) return;
        const all = [...map.querySelectorAll<SVGGElement>("g[tabindex]")];
        const others = all.filter((one) => one !== here);
        const place = (all as Element[]).indexOf(here);
        // With Shift one after another, as they were drawn: nothing is out of reach, however crowded it is.
        const found = event.shiftKey
            ? all.at((place + way[0] + way[1]) % all.length)
            : others[nearest(spotOf(here), way, others.map(spotOf))];
        event.preventDefault();
        if (!found) return;
        found.toggleAttribute(VISITED, found.tabIndex < 0);
        found.addEventListener("blur", () => found.removeAttribute(VISITED), { once: true });
        found.focus();
    }
    map.addEventListener("keydown", key);
    return { destroy: () => map.removeEventListener("keydown", key) };
}
