/**
 * `npm start`: installs and builds what is missing, serves the app on this computer, opens it in a browser.
 *
 *   npm start -- --with duel      with a game of the examples besides
 */
import { ensureBuilt } from './build.mjs';
import { guests } from './games.mjs';
import { ensureInstalled } from './install.mjs';

const usual = 4321;

/** @returns {Promise<string | undefined>} why it could not start */
async function start() {
  const given = process.env.PORT ?? '';
  const port = given === '' ? usual : Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return `PORT=${given} is not a port: a whole number from 1 to 65535, or 0 for any free one.`;
  const at = process.argv.indexOf('--with');
  const wanted = at < 0 ? '' : (process.argv[at + 1] ?? '').replace(/\/+$/, '').replace(/^.*\//, '');
  if (at >= 0 && !guests.includes(wanted)) return `--with ${wanted}: expected a game of the examples: ${guests.join(', ')}`;
  const besides = at < 0 ? '' : `/?with=${wanted}`;
  if (!(await ensureInstalled()) || !(await ensureBuilt(['node', 'web']))) return 'Not started.';
  try {
    // A variable, so that type checking does not ask for a build first.
    const app = '../packages/cli/dist/app/start.js';
    const { startApp } = await import(app);
    await startApp(port, (/** @type {string} */ address) => console.log(`Escarmouche is at ${address} (Ctrl+C stops it)`), true, besides);
  } catch (error) {
    const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EADDRINUSE') return `Port ${port} is taken. Another one: PORT=${port === 65_535 ? usual : port + 1} npm start`;
    if (code === 'EACCES') return `Port ${port} is not open to you. Another one: PORT=${usual} npm start`;
    return message;
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(0));
const problem = await start();
if (problem) {
  console.error(problem);
  process.exit(1);
}
