/**
 * What is measured for each game: random full matches, decisions, copies of the state, its size. Each figure comes with a
 * checksum that the same version gives on every machine, so that a faster run that plays another game is found out.
 */
import { advance, chanceOn, decisionOn, fall, hashOf, playOut, randomBot, sample, seeded, take } from '@escarmouche/engine';
import { games } from '../scripts/games.mjs';

/** What each game gives to be measured by: its matches, and what odds have to know of it. */
export const MEASURED = await Promise.all(games.map((id) => import(`./games/${id}.mjs`)));

/** The games, each with the match it is measured on. */
export const GAMES = MEASURED.flatMap(({ matches }) => matches);

/** Seconds of warming up at most. */
const WARM_UP = 12;

/** The part by which a second has to be quicker than all before it, for the compiler still to be at work; two that are not end it. */
const QUICKER = 0.03;

/** Processor seconds since a mark: other programs on the machine count less than by the clock on the wall. */
function seconds(mark) {
  const used = process.cpuUsage(mark);
  return (used.user + used.system) / 1e6;
}

/**
 * Does something again and again, unmeasured, until the compiler has done its work: Underworlds, whose cards are many, comes to its speed after some
 * eight seconds, the others after one or two. Where little is measured it is three times as much, at most.
 */
function warmUp(doOnce, budget) {
  const start = process.cpuUsage();
  let best = 0;
  let level = 0;
  while (level < 2 && seconds(start) < Math.min(WARM_UP, budget * 3)) {
    const mark = process.cpuUsage();
    let times = 0;
    do {
      doOnce();
      times++;
    } while (seconds(mark) < Math.min(1, budget / 4));
    const rate = times / seconds(mark);
    level = rate > best * (1 + QUICKER) ? 0 : level + 1;
    best = Math.max(best, rate);
  }
}

/** Random full matches for about `budget` seconds in whole hundreds. */
export function playMatches({ game, setup, setups = [setup] }, budget) {
  const tables = setups.map((one) => game.tables(one));
  let games = 0;
  let decisions = 0;
  let nodes = 0;
  let checksum = 0;
  const bots = Array.from({ length: game.seats }, () => randomBot);
  const hundred = (count) => {
    for (let i = 0; i < 100; i++, games++) {
      const table = tables[games % tables.length];
      const g = { table, state: game.begin(table), log: null };
      const played = playOut(game, g, bots, seeded(games));
      if (!count) continue;
      decisions += played.decisions;
      nodes += played.nodes;
      if (games < 200) checksum = (Math.imul(checksum, 31) + hashOf(g.state)) >>> 0;
    }
  };
  warmUp(() => hundred(false), budget);
  games = 0;
  const mark = process.cpuUsage();
  do hundred(true);
  while (games < 200 || seconds(mark) < budget);
  const s = seconds(mark);
  return { games, gamesPerSecond: games / s, decisionsPerSecond: decisions / s, nodesPerGame: nodes / games, checksum };
}

/** Walks through a random match up to its 400th node, attacks included, and shows the state at each. */
function midGame({ game, setups = [], setup = setups[0] }, see) {
  const table = game.tables(setup);
  const random = seeded(7);
  const g = { table, state: game.begin(table), log: null };
  for (let n = 0; n < 400; n++) {
    const kind = advance(g, game.book);
    if (kind === 'over') break;
    see(g.state);
    const frame = g.state.stack[g.state.stack.length - 1];
    if (kind === 'chance') fall(g, game.book, sample(chanceOn(g, game.book).outcomes(g, frame.d), random), null);
    else {
      const codes = [];
      decisionOn(g, game.book).options(g, frame.d, codes);
      take(g, game.book, codes[random.below(codes.length)]);
    }
  }
}

/** Nanoseconds for one copy of a state, and bytes of its JSON. */
export function copyStates(entry, rounds) {
  let checksum = 0;
  let kept = 0;
  const states = [];
  midGame(entry, (s) => states.push(entry.game.copy(s)));
  for (const s of states) for (let i = 0; i < 200; i++) kept += entry.game.copy(s).stack.length;
  const mark = process.cpuUsage();
  for (let r = 0; r < rounds; r++) for (const s of states) kept += entry.game.copy(s).stack.length;
  const spent = seconds(mark);
  for (const s of states) checksum = (Math.imul(checksum, 31) + hashOf(entry.game.copy(s))) >>> 0;
  const bytes = states.reduce((sum, s) => sum + JSON.stringify(s).length, 0) / states.length;
  return { nanoseconds: (spent * 1e9) / (rounds * states.length), bytes: Math.round(bytes), checksum, kept };
}
