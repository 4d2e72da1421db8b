/**
 * What each benchmark takes on its command line, and what it says of itself. Read before anything is built or measured: a slip is told
 * in one line at once, and `--help` needs no build.
 */
import { parseArgs } from 'node:util';

/**
 * A number that an option takes: what it is for, what holds without it, and its limits; `least` itself counts only where `whole`.
 * @typedef {{ about: string, usual: number, least: number, most: number, whole?: true }} NumberOption
 * @typedef {{ about: string, options: Record<string, NumberOption>, switches: Record<string, string>, named?: string, hidden?: readonly string[] }} Benchmark
 */

const JSON_SWITCH = { json: 'one JSON value instead of lines' };
const BY_NAME = "the beginning of a game's name, for that one alone";

/** @param {number} usual @returns {NumberOption} */
const seconds = (usual) => ({ about: 'seconds for each figure', usual, least: 0, most: 600 });

/** The benchmarks by their names; `games` is the one that needs none. @type {Readonly<Record<string, Benchmark>>} */
export const BENCHMARKS = {
  games: {
    about: 'random full matches, decisions, copies, searches and exact odds of every game, and the first load of the page',
    options: { seconds: seconds(4) },
    switches: JSON_SWITCH,
  },
  questions: {
    about: "what bots' own questions cost each game, in paired runs with an interval",
    options: { seconds: seconds(4), processes: { about: 'processes for each game', usual: 8, least: 2, most: 20, whole: true } },
    switches: { lists: 'by bots that ask for the whole list of codes each time' },
    named: BY_NAME,
    hidden: ['one'],
  },
  odds: {
    about: 'how long the exact odds of an answer take, of a typical one and of the worst, and threats over the board',
    options: { many: { about: 'answers asked of each game', usual: 200, least: 4, most: 100_000, whole: true } },
    switches: {},
    named: BY_NAME,
  },
  readers: {
    about: 'whether each reader of files takes the same time for each kilobyte, however long the file',
    options: {},
    switches: {},
    named: "the beginning of a reader's name, for those alone",
  },
  presses: {
    about: 'how long people wait in the built app: for the first board, and for the answer to a press',
    options: { answers: { about: 'answers given in each game', usual: 12, least: 1, most: 1000, whole: true } },
    switches: JSON_SWITCH,
  },
  peers: {
    about: 'the same duels and the same questions about dice, by this engine and by other packages',
    options: { games: { about: 'duels in a round', usual: 300, least: 1, most: 100_000, whole: true } },
    switches: JSON_SWITCH,
  },
};

/** A slip on the command line; its message is the one line to show. */
export class OptionFault extends Error {}

/** @param {NumberOption} o */
const limits = (o) => (o.whole ? `a whole number from ${o.least} to ${o.most}` : `a number above ${o.least}, at most ${o.most}`);

/** @param {string} name @param {NumberOption} o @param {string | undefined} text */
function numberOf(name, o, text) {
  const n = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  const good = n <= o.most && (o.whole ? Number.isInteger(n) && n >= o.least : n > o.least);
  if (!good) throw new OptionFault(`--${name} takes ${limits(o)}${text === undefined ? '' : `, not ${JSON.stringify(text)}`}`);
  return n;
}

/**
 * Reads the command line of one benchmark: numbers by their options, true for each switch given, and the name given, empty without one.
 * @param {string} name
 * @param {readonly string[]} parameters
 * @returns {{ help: boolean, numbers: Record<string, number>, on: Record<string, boolean>, named: string }}
 * @throws {OptionFault} for whatever it does not take
 */
export function readOptions(name, parameters) {
  const { options, switches, named, hidden = [] } = BENCHMARKS[name];
  const all = [...Object.keys(options), ...Object.keys(switches), 'help'];
  const numbers = Object.fromEntries(Object.entries(options).map(([key, o]) => [key, o.usual]));
  const on = Object.fromEntries([...Object.keys(switches), ...hidden].map((key) => [key, false]));
  const { tokens } = parseArgs({
    args: [...parameters],
    strict: false,
    tokens: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      ...Object.fromEntries(Object.keys(options).map((key) => [key, { type: /** @type {const} */ ('string') }])),
    },
  });
  const read = { help: false, numbers, on, named: '' };
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') {
      if (named === undefined) throw new OptionFault(`no ${JSON.stringify(token.value)} is known here: --help lists what is`);
      if (read.named !== '') throw new OptionFault(`one name, not also ${JSON.stringify(token.value)}`);
      read.named = token.value;
    } else if (Object.hasOwn(options, token.name)) numbers[token.name] = numberOf(token.name, options[token.name], token.value);
    else if (token.name !== 'help' && !Object.hasOwn(on, token.name))
      throw new OptionFault(`there is no option ${JSON.stringify(token.rawName)}: ${all.map((key) => `--${key}`).join(', ')}`);
    else if (token.value !== undefined) throw new OptionFault(`--${token.name} takes no value, not ${JSON.stringify(token.value)}`);
    else if (token.name === 'help') read.help = true;
    else on[token.name] = true;
  }
  return read;
}

/** What `--help` prints of one benchmark. @param {string} name */
export function helpOf(name) {
  const { about, options, switches, named } = BENCHMARKS[name];
  const command = name === 'peers' ? 'npm run bench:peers --' : `npm run bench --${name === 'games' ? '' : ` ${name}`}`;
  const rows = [
    ...(named === undefined ? [] : [['NAME', named]]),
    ...Object.entries(options).map(([key, o]) => [`--${key} N`, `${o.about}: ${limits(o)}; ${o.usual} unless given`]),
    ...Object.entries(switches).map(([key, what]) => [`--${key}`, what]),
    ['--help', 'this'],
  ];
  const others = Object.entries(BENCHMARKS).filter(([key]) => key !== 'games' && key !== 'peers');
  const more = name !== 'games' ? [] : ['', 'Others, each with a --help of its own:', ...listed(others.map(([key, b]) => [key, b.about]))];
  return [`${command}${named === undefined ? '' : ' [NAME]'} [options]`, `Measures ${about}.`, '', ...listed(rows), ...more, ''].join('\n');
}

/** @param {string[][]} rows */
const listed = (rows) => rows.map(([what, about]) => `  ${what.padEnd(14)} ${about}`);

/**
 * The options of a benchmark, as its program reads them. With `--help` it tells what there is and ends with 0; a slip is told in one line,
 * and it ends with 2.
 * @param {string} name
 */
export function optionsOf(name, parameters = process.argv.slice(2)) {
  try {
    const read = readOptions(name, parameters);
    if (!read.help) return read;
    process.stdout.write(helpOf(name));
    process.exit(0);
  } catch (error) {
    if (!(error instanceof OptionFault)) throw error;
    return refuse(error.message);
  }
}

/** Tells a slip in one line and ends with 2. @param {string} line @returns {never} */
export function refuse(line) {
  console.error(line);
  process.exit(2);
}

/**
 * Those of a list whose names begin so; a slip where none does.
 * @template T
 * @param {readonly T[]} list
 * @param {string} begins
 * @param {(one: T) => string} nameOf
 */
export function begunSo(list, begins, nameOf) {
  const found = list.filter((one) => nameOf(one).startsWith(begins));
  return found.length > 0 ? found : refuse(`no name begins with ${JSON.stringify(begins)}: ${list.map(nameOf).join('; ')}`);
}
