/** Where things are, and how the other scripts start programs. Only Node's own modules: this runs before anything is installed. */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's top folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const windows = process.platform === 'win32';
const generated = new Set(['node_modules', 'dist', 'coverage', 'test-results', '.git']);

/**
 * Every file and folder below `folder`, generated ones left out, in a stable order. A missing folder, or a file, has none.
 * @param {string} folder
 * @returns {{ path: string, isFile: boolean }[]}
 */
export function walk(folder) {
  /** @type {{ path: string, isFile: boolean }[]} */
  const found = [];
  /** @param {string} at */
  const enter = (at) => {
    const entries = readdirSync(at, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (generated.has(entry.name)) continue;
      const path = join(at, entry.name);
      found.push({ path, isFile: entry.isFile() });
      if (entry.isDirectory()) enter(path);
    }
  };
  try {
    enter(folder);
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
  }
  return found;
}

/**
 * @typedef {object} Outcome
 * @property {boolean} ok it ended by itself with exit status 0
 * @property {string} output what it printed, empty when it printed to our own streams
 * @property {number} seconds
 */

/**
 * Runs a program to its end. A program that cannot be started is a failure with its reason as output, not an exception.
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: 'nothing' | 'all' | 'stderr', timeout?: number }} [options]
 *   show: 'nothing' keeps the output, 'all' lets it through, 'stderr' sends all of it to standard error
 * @returns {Promise<Outcome>}
 */
export function run(program, parameters, { cwd = root, env = process.env, show = 'nothing', timeout = 0 } = {}) {
  const started = performance.now();
  const streams = { nothing: /** @type {const} */ (['ignore', 'pipe', 'pipe']), all: 'inherit', stderr: ['ignore', 2, 2] }[show];
  // A `.cmd` file needs a shell on Windows; the parameters are our own constants and hold no shell characters.
  const child = spawn(program, parameters, {
    cwd,
    env,
    stdio: /** @type {any} */ (streams),
    timeout,
    shell: windows && program.endsWith('.cmd'),
  });
  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    /** @param {boolean} ok */
    const end = (ok) => resolve({ ok, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += `${program}: ${error.message}\n`;
      end(false);
    });
    child.on('close', (status) => end(status === 0));
  });
}

/**
 * The installed command-line tool of that name (node_modules/.bin).
 * @param {string} name
 */
export function tool(name) {
  return join(root, 'node_modules', '.bin', windows ? `${name}.cmd` : name);
}

/**
 * npm itself: the one that started us when there is one, so that a second npm on PATH is not mixed in.
 * @param {string[]} parameters
 * @returns {[program: string, parameters: string[]]}
 */
export function npm(parameters) {
  const started = process.env.npm_execpath;
  if (started?.endsWith('npm-cli.js')) return [process.execPath, [started, ...parameters]];
  return [windows ? 'npm.cmd' : 'npm', parameters];
}
