/** Installs what only the laboratory needs, when it is first used or tested: starting the app stays as quick as it is. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locked } from './build.mjs';
import { needsInstall } from './install.mjs';
import { npm, root, run } from './project.mjs';

/** Folders with a lock file of their own. `postgres` is a server for tests, where the system has none. */
const folders = { libraries: join(root, 'packages/lab/libraries') };

/**
 * @param {keyof typeof folders} name
 * @returns {Promise<boolean>} whether it is there now
 */
export async function ensureLaboratory(name = 'libraries') {
  const folder = folders[name];
  if (!needsInstall(folder)) return true;
  return locked(async () => {
    if (!needsInstall(folder)) return true;
    console.error(`Installing the laboratory's ${name} (npm ci in packages/lab/${name})…`);
    const [program, parameters] = npm(['ci', '--no-audit', '--no-fund', '--ignore-scripts']);
    const { ok } = await run(program, parameters, { cwd: folder, show: 'stderr' });
    if (!ok) console.error('npm ci failed: the lines above say why.');
    return ok;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await ensureLaboratory()) ? 0 : 1;
