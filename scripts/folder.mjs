/** Installs what only one purpose needs, in a folder with a lock file of its own, when that is first wanted: starting the app stays as quick as it is. */
import { relative } from 'node:path';
import { locked } from './build.mjs';
import { needsInstall } from './install.mjs';
import { npm, root, run } from './project.mjs';

/**
 * @param {string} folder
 * @param {string} what it holds, as it is told while it is being installed
 * @returns {Promise<boolean>} whether it is there now
 */
export async function ensureFolder(folder, what) {
  if (!needsInstall(folder)) return true;
  return locked(async () => {
    if (!needsInstall(folder)) return true;
    console.error(`Installing ${what} (npm ci in ${relative(root, folder)})…`);
    const [program, parameters] = npm(['ci', '--no-audit', '--no-fund', '--ignore-scripts']);
    const { ok } = await run(program, parameters, { cwd: folder, show: 'stderr' });
    if (!ok) console.error('npm ci failed: the lines above say why.');
    return ok;
  });
}
