// The pictures of a game: one bundle for a component set and a language, drawn by the server. `anchors` says where
// pieces go on them, `facts` what is printed there, for those who know the game.

export interface Picture {
    title: string;
    /** What is printed on it, in words: of cards and tiles. */
    text: string;
    width: number;
    height: number;
    body: string;
    anchors: Record<string, [number, number]>;
    facts?: Readonly<Record<string, unknown>>;
}

export type Pictures = Record<string, Picture>;

const kept = new Map<string, Promise<Pictures>>();

/** The pictures of a game with a set, in a language: all of them, or a few by their names. */
export function pictures(game: string, set: string, language: string, only: readonly string[] = []): Promise<Pictures> {
    const every = `${game}/${set}/${language}`;
    const key = only.length && !kept.has(every) ? `${every}?only=${[...new Set(only)].join(",")}` : every;
    let found = kept.get(key);
    if (!found) {
        found = fetch(`/api/pictures/${key}`).then((answer) => {
            if (!answer.ok) throw new Error(`pictures: ${answer.status}`);
            return answer.json() as Promise<Pictures>;
        });
        found.catch(() => kept.delete(key));
        kept.set(key, found);
    }
    return found;
}

/** A picture by its name: players' own pieces look alike whoever has them, so the side in a name may be left out. */
export function pictureOf(art: Pictures, name: string, sides: readonly string[]): Picture | undefined {
    const side = sides.find((one) => name.includes(`-${one}-`));
    return art[name] ?? (side ? art[name.replace(`-${side}-`, "-")] : undefined);
}
