/** What the documents print, for the tests that run it. */
import { readFileSync } from 'node:fs';

/** A document, by its path in the project. */
export const document = (name: string): string => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8');

/** The blocks between fences of a language. */
export function blocks(text: string, language: string): string[] {
  const all = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  return all.filter(([, of]) => of === language).map(([, , block]) => block);
}

/** What the commands of the documents need of a game: it stands in the game's folder, `games/NAME/documents.testing.ts`. */
export interface Told {
  /** The files that commands name, as their readers would have them; `*.txt` is any other of that ending. */
  readonly files: Readonly<Record<string, string>>;
  /** How a match is played that commands read, as short as may be. */
  readonly match?: readonly string[];
  /** What the events of the game are called. */
  readonly events: Readonly<Record<string, unknown>>;
}
