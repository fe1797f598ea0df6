// Styles for single pieces, wherever a board draws them: those that fly are not at rest, and those that others touched carry
// a mark in their colour. Boards know nothing of it; they name their pieces by `data-piece`.

/** Colours by piece. */
export type Marks = Readonly<Record<string, string>>;

type Purpose = "flying" | "marks";
const sheets = new Map<Purpose, CSSStyleSheet>();

/** The page's sheet for one purpose; nothing where browsers cannot have any. */
function sheet(purpose: Purpose): CSSStyleSheet | undefined {
    const known = sheets.get(purpose);
    if (known || !("adoptedStyleSheets" in document)) return known;
    const made = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    sheets.set(purpose, made);
    return made;
}

const selector = (piece: string): string => `[data-piece="${CSS.escape(piece)}"]`;
const rule = (pieces: readonly string[], style: string): string => (pieces.length ? `${pieces.map(selector).join(",")}{${style}}` : "");

/** Pieces in flight are not to be seen where they lay, or will lie; and a board must not move by itself what flies. */
export function holdPieces(hidden: readonly string[], still: readonly string[]): void {
    sheet("flying")?.replaceSync(rule(hidden, "opacity:0!important") + rule(still, "transition:none!important;animation:none!important"));
}

/** These pieces carry marks. */
export function markPieces(marks: Marks): void {
    const rules = Object.entries(marks).map(([piece, colour]) =>
        rule([piece], `filter:drop-shadow(0 0 1px ${colour}) drop-shadow(0 0 4px ${colour})`),
    );
    sheet("marks")?.replaceSync(rules.join("\n"));
}
