/** Which code plays: other code may play other games with the same dice. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Code as it runs, from the sources or built: no declarations of types (`.d.ts`), source maps or tests. */
const PLAYS = /(?<!\.d|\.test|\.testing)\.(?:js|ts)$/;

/** Report and queue tell of games or hand them out: a change of theirs changes no game, and experiments begun before it go on. */
const TELLS = /^(?:report|queue)\//;

/** The files of a folder that play and count, by their ways from there. */
export function filesThatPlay(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((e) => e.isFile() && PLAYS.test(e.name))
    .map((e) => relative(folder, join(e.parentPath, e.name)).split(sep).join('/'))
    .filter((path) => !TELLS.test(path))
    .sort();
}

/** A hash of all files of the engine, and of those here that play and count. */
export function codeMark(): string {
  const hash = createHash('sha256');
  const engine = dirname(fileURLToPath(import.meta.resolve('@escarmouche/engine')));
  for (const folder of [engine, dirname(fileURLToPath(import.meta.url))])
    for (const path of filesThatPlay(folder))
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(folder, path)))
        .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/** A hash of what a file holds. */
export function fileMark(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}
