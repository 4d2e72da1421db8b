/**
 * Builds what is stale: `dist` of the packages that plain Node runs (tsc), and the web app (vite).
 *
 *   node scripts/build.mjs [--force]
 */
import { linkSync, readdirSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { guests, projects } from './games.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run, tool, walk } from './project.mjs';
import { signature } from './signature.mjs';

const compiled = ['engine', 'words', 'charts', 'files', 'lab', 'cli'];
/** What the games of the examples are made of: they are built as anybody's would be. */
const guestSources = guests.flatMap((name) =>
  readdirSync(join(root, 'examples', name))
    .filter((file) => /\.(ts|json)$/.test(file))
    .map((file) => `examples/${name}/${file}`),
);
const common = ['package-lock.json', 'tsconfig.base.json'];

/**
 * @typedef {object} Target
 * @property {string[]} inputs files and folders whose change makes it stale
 * @property {string[]} dist the folders it fills; the last one holds the stamp of the inputs they were made from
 * @property {(show: 'all' | 'stderr') => Promise<boolean>} build
 */

/** @type {Record<'node' | 'web', Target>} */
const targets = {
  node: {
    inputs: [
      ...common,
      'tsconfig.build.json',
      ...compiled.flatMap((name) => ['package.json', 'tsconfig.build.json', 'src'].map((file) => `packages/${name}/${file}`)),
      ...guestSources,
    ],
    dist: [...guests.map((name) => `examples/${name}/dist`), ...compiled.map((name) => `packages/${name}/dist`)],
    build: async (show) => {
      const { ok } = await run(tool('tsc'), ['--build', ...projects], { show });
      if (ok) compiled.forEach(removeOrphans);
      return ok;
    },
  },
  web: {
    inputs: [
      ...common,
      ...['engine', 'words', 'charts', 'files', 'web'].flatMap((name) => ['package.json', 'src'].map((file) => `packages/${name}/${file}`)),
      'packages/web/index.html',
      'packages/web/public',
      'packages/web/vite.config.ts',
      'packages/web/silhouettes.ts',
      ...guestSources,
      ...guests.map((name) => `examples/${name}/rulings`),
    ],
    dist: ['packages/web/dist'],
    build: async (show) => {
      // Tests build too, and theirs must be the app that people get.
      const env = { ...process.env, NODE_ENV: 'production' };
      return (await run(tool('vite'), ['build', '--logLevel', 'warn'], { cwd: join(root, 'packages/web'), show, env })).ok;
    },
  },
};

/**
 * Removes from dist what came from a source file that is gone: tsc leaves it, and Node would still run it.
 * @param {string} name
 */
function removeOrphans(name) {
  const dist = join(root, 'packages', name, 'dist');
  const source = join(root, 'packages', name, 'src');
  for (const { path, isFile } of walk(dist)) {
    const stem = relative(dist, path).replace(/(\.d\.ts|\.js)$/, '');
    if (!isFile || stem === relative(dist, path)) continue;
    if (!['.ts', '.tsx'].some((extension) => exists(join(source, stem + extension)))) unlinkSync(path);
  }
}

/** @param {string} path */
function exists(path) {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** @param {Target} target */
const stampOf = (target) => join(root, target.dist.at(-1) ?? '', '.made-from');

/** @param {Target} target */
function isStale(target) {
  const stamp = stampOf(target);
  if (![stamp, ...target.dist.map((folder) => join(root, folder))].every(exists)) return true;
  return readFileSync(stamp, 'utf8') !== signature(root, target.inputs);
}

/**
 * Two programs that start at once must not write the same dist: the second waits for the first. The lock is a file with its owner's
 * number, linked into place so that it never exists without one; a lock whose owner is gone, or ten minutes old, is taken over.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function locked(work) {
  const lock = join(root, 'node_modules', '.escarmouche-build');
  const mine = `${lock}-${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    while (!tryLink(mine, lock)) {
      if (isAbandoned(lock)) rmSync(lock, { force: true });
      else await new Promise((resolve) => setTimeout(resolve, 50));
    }
    try {
      return await work();
    } finally {
      rmSync(lock, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function tryLink(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** @param {string} lock */
function isAbandoned(lock) {
  try {
    const old = Date.now() - statSync(lock).mtimeMs > 600_000;
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return old;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return /** @type {NodeJS.ErrnoException} */ (error).code;
}

/**
 * @param {('node' | 'web')[]} names
 * @param {{ show?: 'all' | 'stderr', force?: boolean }} [options]
 * @returns {Promise<boolean>} whether all of them are up to date now
 */
export async function ensureBuilt(names, { show = 'all', force = false } = {}) {
  if (!force && names.every((name) => !isStale(targets[name]))) return true;
  return locked(async () => {
    for (const name of names) {
      const target = targets[name];
      if (!force && !isStale(target)) continue;
      // Read before the build: a file saved while it runs leaves the result stale, as it should.
      const made = signature(root, target.inputs);
      const started = performance.now();
      if (!(await target.build(show))) {
        console.error(`The ${name} build failed: the lines above say why.`);
        return false;
      }
      writeFileSync(stampOf(target), made);
      console.error(`Built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
    return true;
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const ok = (await ensureInstalled()) && (await ensureBuilt(['node', 'web'], { force: process.argv.includes('--force') }));
  process.exitCode = ok ? 0 : 1;
}
