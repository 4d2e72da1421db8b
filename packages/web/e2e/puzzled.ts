/** The puzzles of the games, as tests look for them. */
import { readFileSync } from 'node:fs';

/** The puzzles that a game has, in their order, as far as tests look for one of them. */
export function puzzlesOf(
  game: string,
): readonly { readonly id: string; readonly at: string; readonly does: string; readonly case?: object }[] {
  return JSON.parse(readFileSync(new URL(`../../engine/src/games/${game}/puzzles.json`, import.meta.url), 'utf8'));
}
