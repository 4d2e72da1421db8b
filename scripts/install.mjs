/** Installs the dependencies when what is installed is not what package-lock.json says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, run } from './project.mjs';

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean }> | undefined} undefined where there is none
 */
function packagesIn(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Compares the lock file with npm's own note of what it installed. Contents, not dates: a checkout of another branch changes dates
 * without changing packages, and `npm ci --omit=dev` leaves a node_modules that is new but lacks the tools.
 * @param {string} [folder]
 */
export function needsInstall(folder = root) {
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const installed = packagesIn(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing or not JSON');
  if (!installed) return true;
  for (const [path, entry] of Object.entries(wanted)) {
    // Optional packages are those for other systems; '' and 'packages/…' are this project itself.
    if (!path.startsWith('node_modules/') || entry.optional) continue;
    const have = installed[path];
    if (!have || have.version !== entry.version || have.integrity !== entry.integrity) return true;
  }
  return false;
}

/**
 * @param {{ show?: 'all' | 'stderr' }} [options]
 * @returns {Promise<boolean>} whether the dependencies are there now
 */
export async function ensureInstalled({ show = 'all' } = {}) {
  if (!needsInstall()) return true;
  console.error('Installing dependencies (npm ci)…');
  // Under NODE_ENV=production npm leaves out the development tools, and nothing here builds without them.
  const { NODE_ENV: _, ...env } = process.env;
  const [program, parameters] = npm(['ci', '--no-audit', '--no-fund', '--include=dev']);
  const { ok } = await run(program, parameters, { show, env });
  if (!ok) console.error('npm ci failed: the lines above say why.');
  return ok;
}
