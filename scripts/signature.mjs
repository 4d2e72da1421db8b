/** Tells whether what a build was made from is still what is there. */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { walk } from './project.mjs';

/**
 * One line that changes whenever an input is added, removed, renamed or written. Names, sizes and dates are enough, and a hundred times
 * quicker than contents. Tests are no inputs: changing one makes nothing stale.
 * @param {string} top
 * @param {string[]} inputs files and folders below `top`; one that is missing counts as missing
 */
export function signature(top, inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    const whole = join(top, input);
    for (const { path } of [{ path: whole }, ...walk(whole)]) {
      const stat = statSync(path, { throwIfNoEntry: false });
      if (!stat?.isFile() || /\.test\.\w+$/.test(path)) continue;
      hash.update(`${relative(top, path).split(sep).join('/')} ${stat.size} ${stat.mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
