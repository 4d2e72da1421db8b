/** Where a game's ruling files lie: with the engine, as sources in a clone and in its package alike. */
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The folder of a game's rulings, by the name of the game's folder. */
export function rulingsOf(folder: string): URL {
  const engine = pathToFileURL(createRequire(import.meta.url).resolve('@escarmouche/engine/package.json'));
  return new URL(`src/games/${folder}/rulings/`, engine);
}
