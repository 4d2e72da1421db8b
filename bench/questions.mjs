/**
 * What it costs that bots are strangers: `npm run bench -- questions`, with the beginning of a game's name for that one alone, `--processes N`
 * and `--seconds N` for each of them; with `--lists` by bots that ask for the whole list of codes each time, which is copied for them. The same matches by the same random bots are played twice, in turn, a few milliseconds at a time: by
 * `playOut`, which gives each bot a question, a stream and tables of its own and holds its answer against what is offered, and by the bare loop
 * below, which hands all of them the rules' own list and takes whatever comes. Other programs on the machine fall on both alike; what the
 * compiler makes of either differs from process to process, so several are asked, and the interval is told over them (95 %, Student's t).
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { advance, chanceOn, decisionOn, fall, hashOf, playOut, randomBot, sample, seeded, take } from '@escarmouche/engine';
import { GAMES } from './games.mjs';
import { begunSo, optionsOf } from './options.mjs';

/** A match without any protection: one question for all bots, which hold the list that the rules fill next time. */
function playBare(game, g, bots, random, streams) {
  const codes = [];
  let decisions = 0;
  let step = null;
  let d = null;
  const ask = {
    seat: 0,
    codes,
    count: 0,
    at: (n) => codes[n],
    view: () => game.view(g, ask.seat),
    table: () => g.table,
    random,
    id: (code) => step.id(g, d, code),
    sort: undefined,
  };
  for (let nodes = 0; nodes <= game.bound; nodes++) {
    const kind = advance(g, game.book);
    if (kind === 'over') return { nodes, decisions };
    const frame = g.state.stack[g.state.stack.length - 1];
    if (kind === 'chance') {
      fall(g, game.book, sample(chanceOn(g, game.book).outcomes(g, frame.d), random), null);
      continue;
    }
    step = decisionOn(g, game.book);
    d = frame.d;
    while (codes.length > 0) codes.pop();
    step.options(g, d, codes);
    decisions++;
    ask.seat = step.seat(g, d);
    ask.count = codes.length;
    ask.random = streams[ask.seat];
    ask.sort = step.sort;
    take(g, game.book, bots[ask.seat].choose(ask));
  }
  throw new Error('passed its bound');
}

const playAsked = (game, g, bots, random) => playOut(game, g, bots, random);

/** Milliseconds of processor time that a piece should take: short, so that both ways meet the machine in the same state. */
const PIECE = 8;
/** Pieces, each of its own matches, played again and again both ways. */
const PIECES = 16;

/** How many times as long one game's matches take with questions of their own. */
function measured({ game, setup, setups = [setup] }, budget, bot) {
  const tables = setups.map((one) => game.tables(one));
  const bots = Array.from({ length: game.seats }, () => bot);
  const begun = (n) => ({ table: tables[n % tables.length], state: game.begin(tables[n % tables.length]), log: null });
  // The bare loop's streams are made beforehand: without protection bots would draw from the dice, at no cost of their own.
  const streamsOf = (n) => bots.map((_, seat) => seeded(n).stream(seat));
  const piece = (play, first, count) => {
    const streams = Array.from({ length: count }, (_, i) => streamsOf(first + i));
    const mark = process.cpuUsage();
    for (let i = 0; i < count; i++) play(game, begun(first + i), bots, seeded(first + i), streams[i]);
    const { user, system } = process.cpuUsage(mark);
    return (user + system) / 1000;
  };
  for (let n = 0; n < 30; n++) {
    const [a, b] = [begun(n), begun(n)];
    playAsked(game, a, bots, seeded(n));
    playBare(game, b, bots, seeded(n), streamsOf(n));
    if (hashOf(a.state) !== hashOf(b.state)) throw new Error(`match ${n} of ${game.id} is not the same both ways`);
  }
  const ways = [playBare, playAsked];
  let count = 2;
  const clock = process.cpuUsage();
  const spent = () => (process.cpuUsage(clock).user + process.cpuUsage(clock).system) / 1e6;
  for (let n = 0, best = Number.POSITIVE_INFINITY; spent() < Math.min(3, budget); n++) {
    for (const play of ways) best = Math.min(best, piece(play, 1000 + n * count, count));
    if (n % 10 === 9 && best < PIECE) {
      count = Math.ceil(count * Math.min(2, PIECE / best));
      best = Number.POSITIVE_INFINITY;
    }
  }
  const times = ways.map(() => Array.from({ length: PIECES }, () => []));
  const until = spent() + budget;
  for (let round = 0; round < 6 || spent() < until; round++)
    for (let p = 0; p < PIECES; p++)
      for (let w = 0; w < 2; w++) {
        const way = (w + p + round) % 2;
        times[way][p].push(piece(ways[way], p * count, count));
      }
  // The lower quarter: what is above it is the machine's doing more than the program's.
  const quarter = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 4)];
  const [bare, asked] = times.map((list) => list.map(quarter).reduce((a, b) => a + b));
  return asked / bare;
}

/** Draws from a list of its own. */
const listBot = { id: 'lists', choose: ({ codes, random }) => codes[random.below(codes.length)] };

/** Student's t for 95 % by degrees of freedom, from 1. */
const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13, 2.12, 2.11, 2.1, 2.09];

const { numbers, on: values, named } = optionsOf('questions');
const { seconds, processes } = numbers;
const chosen = begunSo(GAMES, named, (entry) => entry.name);
if (values.one) {
  process.stdout.write(String(measured(chosen[0], seconds, values.lists ? listBot : randomBot)));
} else {
  const command = [fileURLToPath(import.meta.url), '--one', '--seconds', String(seconds)];
  for (const { name } of chosen) {
    const ratios = Array.from({ length: processes }, () =>
      Number(execFileSync(process.execPath, [...command, name, ...(values.lists ? ['--lists'] : [])], { encoding: 'utf8' })),
    );
    const logs = ratios.map(Math.log);
    const mean = logs.reduce((a, b) => a + b) / logs.length;
    const deviation = Math.sqrt(logs.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (logs.length - 1));
    const half = (STUDENT[logs.length - 2] * deviation) / Math.sqrt(logs.length);
    const percent = (x) => `${((Math.exp(x) - 1) * 100).toFixed(1)} %`;
    const each = ratios.map((r) => r.toFixed(3)).join(' ');
    console.log(
      `${name.padEnd(52)} questions cost ${percent(mean).padStart(6)}  (${percent(mean - half)} to ${percent(mean + half)})   ${each}`,
    );
  }
}
