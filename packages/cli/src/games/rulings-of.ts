/** Where a game's ruling files lie: with the engine, as sources in a clone and in its package alike. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The folder of a game's rulings. */
export function rulingsOf(game: string): URL {
  const engine = pathToFileURL(createRequire(import.meta.url).resolve('@escarmouche/engine/package.json'));
  return new URL(`src/games/${game}/rulings/`, engine);
}
