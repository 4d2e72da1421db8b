/**
 * `npm start`: installs and builds what is missing, serves the app on this computer, opens it in a browser.
 *
 *   npm start -- --with duel      with a game of the examples besides
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { guests } from './games.mjs';
import { ensureInstalled } from './install.mjs';

const usual = 4321;

const HELP = `npm start -- [--with GAME]
Installs and builds what is missing, serves the app on this computer and opens it in a browser.

  --with GAME    with a game of the examples besides: ${guests.join(', ')}
  --help         this

PORT=N npm start takes another port than ${usual}; 0 is any free one.`;

/** What the command line and the surroundings ask for. @throws {Error} with the one line to show, for a slip */
function asked() {
  /** @type {{ values: { with?: string, help?: boolean } }} */
  const { values } = parseArgs({ options: { with: { type: 'string' }, help: { type: 'boolean' } } });
  const given = process.env.PORT ?? '';
  const port = given === '' ? usual : Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT=${given} is not a port: a whole number from 1 to 65535, or 0 for any free one.`);
  const wanted = values.with?.replace(/\/+$/, '').replace(/^.*\//, '');
  if (wanted !== undefined && !guests.includes(wanted))
    throw new Error(`--with ${wanted}: expected a game of the examples: ${guests.join(', ')}`);
  return { port, besides: wanted === undefined ? '' : `/?with=${wanted}`, help: values.help === true };
}

/** @param {{ port: number, besides: string }} asked @returns {Promise<string | undefined>} why it could not start */
async function start({ port, besides }) {
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

/** Ends with one line. @param {string} line @param {number} status @returns {never} */
function end(line, status) {
  (status === 0 ? console.log : console.error)(line);
  process.exit(status);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => process.exit(0));
let wishes;
try {
  wishes = asked();
} catch (error) {
  const [line] = /** @type {Error} */ (error).message.split('\n');
  end(`${line.replace(/\.$/, '')} (npm start -- --help says what it takes)`, 2);
}
if (wishes.help) end(HELP, 0);
const problem = await start(wishes);
if (problem) end(problem, 1);
