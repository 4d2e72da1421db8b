/** Which code plays: other code may play other games with the same dice. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What is no part of what plays: types, maps of lines, tests. */
const PLAYS = /(?<!\.d|\.test|\.testing)\.(?:js|ts)$/;

/** A hash of all files of the engine, and of those here that play and count. */
export function codeMark(): string {
  const hash = createHash('sha256');
  const engine = dirname(fileURLToPath(import.meta.resolve('@escarmouche/engine')));
  for (const folder of [engine, join(dirname(fileURLToPath(import.meta.url)), 'games')]) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((e) => e.isFile() && PLAYS.test(e.name))
      .map((e) => join(e.parentPath, e.name))
      .sort();
    for (const file of files)
      hash
        .update(`${relative(folder, file).split(sep).join('/')}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** A hash of what a file holds. */
export function fileMark(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);
}
