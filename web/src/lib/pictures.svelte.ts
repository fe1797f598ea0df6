// The pictures of a game: one bundle for a component set and a language, drawn by the server. `anchors` says where
// pieces go on them.

export interface Picture {
    title: string;
    /** What is printed on it, in words: of cards and tiles. */
    text: string;
    width: number;
    height: number;
    body: string;
    anchors: Record<string, [number, number]>;
}

export type Pictures = Record<string, Picture>;

const kept = new Map<string, Promise<Pictures>>();

/** All pictures of a game with a set, in a language. */
export function pictures(game: string, set: string, language: string): Promise<Pictures> {
    const key = `${game}/${set}/${language}`;
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
