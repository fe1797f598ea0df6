// Styles for single pieces, wherever a board draws them: those that fly are not at rest, and those that others touched carry
// a mark in their colour. Boards know nothing of it; they name their pieces by `data-piece`.

/** Colours by piece. */
export type Marks = Readonly<Record<string, string>>;

const sheets = new Map<"hidden" | "marks", CSSStyleSheet>();

/** The page's sheet for one purpose; nothing where browsers cannot have any. */
function sheet(name: "hidden" | "marks"): CSSStyleSheet | undefined {
    const known = sheets.get(name);
    if (known || !("adoptedStyleSheets" in document)) return known;
    const made = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    sheets.set(name, made);
    return made;
}

const selector = (piece: string): string => `[data-piece="${CSS.escape(piece)}"]`;

/** These pieces are in flight: where they lay, or will lie, they are not to be seen. */
export function hidePieces(pieces: readonly string[]): void {
    sheet("hidden")?.replaceSync(pieces.length ? `${pieces.map(selector).join(",")}{opacity:0}` : "");
}

/** These pieces carry marks. */
export function markPieces(marks: Marks): void {
    const rules = Object.entries(marks).map(
        ([piece, colour]) => `${selector(piece)}{filter:drop-shadow(0 0 1px ${colour}) drop-shadow(0 0 4px ${colour})}`,
    );
    sheet("marks")?.replaceSync(rules.join("\n"));
}
