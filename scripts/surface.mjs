/**
 * `npm run surface`: the public surface of the packages, as others see it through their doors (`exports`).
 *
 *   node scripts/surface.mjs              compares it with packages/NAME/api/DOOR.d.ts.txt; exit status 1 where they differ
 *   node scripts/surface.mjs --write      writes those files: the change is meant, and is read with the rest of the commit
 *   node scripts/surface.mjs --reference [--to FOLDER]
 *                                         writes the reference, made from the doc comments, into reference/
 *
 * `--of NAME` takes one package alone.
 *
 * What reads the declarations is installed on its own, here and only here.
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { ensureFolder } from './folder.mjs';
import { root, run } from './project.mjs';

const folder = join(root, 'scripts', 'surface');

/** Whether what reads the declarations is there now. */
export const ensureSurface = () => ensureFolder(folder, 'what reads the public surface');

/** @param {readonly string[]} args */
async function main(args) {
  try {
    parseArgs({
      args: [...args],
      options: { write: { type: 'boolean' }, reference: { type: 'boolean' }, of: { type: 'string' }, to: { type: 'string' } },
    });
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message} (See scripts/surface.mjs for what can be said.)`);
    return 2;
  }
  if (!(await ensureBuilt(['node'], { show: 'stderr' })) || !(await ensureSurface())) return 1;
  return (await run(process.execPath, [join(folder, 'reports.mjs'), ...args], { show: 'all' })).ok ? 0 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await main(process.argv.slice(2));
