/**
 * Finds answers with which two characters win Black Barrow, and writes them where the browser's test of the whole scenario reads them.
 * Wanted where a rule of Gloomhaven has changed what those answers lead to: that test says so. It takes some minutes.
 *
 *   node scripts/winning-answers.mjs [SEED]      tries this seed alone; the seeds from 1 on unless given
 *
 * The dice and cards of a seed are the app's own (`?seed=`), so they can be known: from the best positions at the beginning of a round
 * many ways of playing the round are tried, and the best few are gone on with. That is no way to play, but one to find a game that is won.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { root } from './project.mjs';

/** Positions gone on with after each round, and ways of playing a round tried from each. */
const KEPT = 40;
const TRIED = 150;
const MOST_ROUNDS = 30;

if (!(await ensureBuilt(['node']))) process.exit(1);
// Variables, so that type checking does not ask for a build first.
const [core, game] = ['../packages/engine/dist/index.js', '../packages/engine/dist/games/gloomhaven/index.js'];
/** @type {any} */
const { advance, chanceOn, decisionOn, fall, sample, seeded, take } = await import(core);
/** @type {any} */
const { CARDS, findClass, gloomhaven } = await import(game);
const { book } = gloomhaven;

/** What the set-up screen begins with, at its easiest: one person alone with two characters. */
const setup = {
  scenario: 'black-barrow',
  level: 0,
  solo: true,
  characters: ['brute', 'scoundrel'].map((id) => {
    const cards = CARDS.filter((/** @type {any} */ c) => c.class === id && c.level === 1).map((/** @type {any} */ c) => c.id);
    return { class: id, cards: cards.slice(0, findClass(id).hand) };
  }),
};
/** @type {any} */
const table = gloomhaven.tables(setup);

/**
 * A position with the answers that led there, and out of how many each chance on the way was drawn, so that it can be drawn again.
 * @typedef {{ state: any, answers: string[], asked: number[], worth: number }} Position
 */

/** What the monsters weigh that wait in rooms nobody has seen. @param {any} state */
function waiting(state) {
  let sum = 0;
  table.scenario.rooms.forEach((/** @type {any} */ room, /** @type {number} */ i) => {
    if (((state.rooms >> i) & 1) === 1) return;
    for (const m of room.monsters) {
      const type = table.monsters.find((/** @type {any} */ t) => t.face.id === m.type);
      if (m.ranks[0] !== 'none') sum += 30 + type[m.ranks[0]].hp * 8;
    }
  });
  return sum;
}

/** How near the end is: monsters down, rooms seen, characters and their cards left, everybody where something is to be done. @param {any} state */
function worthOf(state) {
  if (state.over === 1) return state.won === 1 ? 100_000 : -100_000;
  const { distances, size } = table.map.field;
  let sum = -waiting(state);
  /** @type {number[]} */
  const goals = [];
  for (const f of state.figures) {
    if (f.kind !== 1 || f.out === 1) continue;
    sum -= 30 + f.hp * 8;
    goals.push(f.hex);
  }
  table.map.doors.forEach((/** @type {any} */ d, /** @type {number} */ i) => {
    if (((state.doors >> i) & 1) === 1) sum += 80;
    else if (goals.length === 0 && ((state.rooms >> d.rooms[0]) & 1) === 1) goals.push(d.space);
  });
  for (const f of state.figures) {
    if (f.kind !== 0) continue;
    if (f.out === 1) sum -= 250;
    else sum += f.hp * 7 - 4 * Math.min(20, ...goals.map((hex) => distances[f.hex * size + hex]));
  }
  // Cards in hand, chosen, discarded, lost, active; with the last room open they are there to be spent.
  const open = state.rooms === (1 << table.scenario.rooms.length) - 1;
  for (const c of state.cards) sum += ([28, 28, 24, 0, 6][c.zone] ?? 0) * (open ? 0.6 : 1);
  return sum;
}

/** How readily an answer is tried. @param {string} id */
function weightOf(id) {
  if (/^(skip|end|done|stop|leave|keep)/.test(id)) return 0.15;
  if (id.startsWith('basic')) return 0.3;
  return id === 'suffer' ? 4 : id === 'rest' ? 0.5 : 1;
}

/** One of them by their weights. @param {any} random @param {readonly string[]} ids */
function pick(random, ids) {
  const weights = ids.map(weightOf);
  let u = (random.below(1_000_000) / 1_000_000) * weights.reduce((a, b) => a + b, 0);
  const i = weights.findIndex((w) => {
    u -= w;
    return u < 0;
  });
  return i < 0 ? ids.length - 1 : i;
}

/** Whether a round begins in which nobody has chosen. @param {any} state */
function atRound(state) {
  return state.stack.length === 2 && state.choosing === 1 && state.players.every((/** @type {any} */ p) => p.ready === 0);
}

/** Plays to the beginning of the next round, or to the end: half of the answers are likely ones. @param {Position} from @param {number} seed @param {any} mine @returns {Position} */
function playRound(from, seed, mine) {
  const dice = seeded(seed);
  for (const n of from.asked) dice.below(n);
  const g = { table, state: gloomhaven.copy(from.state), log: null };
  const answers = [...from.answers];
  const asked = [...from.asked];
  const drawn = {
    below(/** @type {number} */ n) {
      asked.push(n);
      return dice.below(n);
    },
  };
  const below = (/** @type {number} */ n) => mine.below(n);
  for (let begun = false; ; begun = true) {
    const kind = advance(g, book);
    if (kind === 'over' || (begun && atRound(g.state))) break;
    const { d } = g.state.stack[g.state.stack.length - 1];
    if (kind === 'chance') {
      fall(g, book, sample(chanceOn(g, book).outcomes(g, d), drawn), null);
      continue;
    }
    const asking = decisionOn(g, book);
    /** @type {number[]} */
    const codes = [];
    asking.options(g, d, codes);
    const likely = below(2) === 0 ? codes.indexOf(gloomhaven.likely(g, codes, below)) : -1;
    const i =
      likely >= 0
        ? likely
        : codes.length > 60
          ? below(codes.length)
          : pick(
              mine,
              codes.map((c) => asking.id(g, d, c)),
            );
    answers.push(asking.id(g, d, codes[i]));
    take(g, book, codes[i]);
  }
  return { state: g.state, answers, asked, worth: worthOf(g.state) };
}

/** Answers that win with the dice of a seed, the fewest that were found; null where none were. @param {number} seed @returns {string[] | null} */
function winWith(seed) {
  const mine = seeded(seed + 1000);
  /** @type {Position[]} */
  let kept = [{ state: gloomhaven.begin(table), answers: [], asked: [], worth: 0 }];
  for (let round = 0; round < MOST_ROUNDS && kept.length > 0; round++) {
    const next = kept.flatMap((p) => Array.from({ length: TRIED }, () => playRound(p, seed, mine)));
    const won = next.filter((p) => p.state.won === 1).sort((a, b) => a.answers.length - b.answers.length);
    if (won.length > 0) return won[0].answers;
    const seen = new Set();
    next.sort((a, b) => b.worth - a.worth);
    kept = next.filter((p) => p.state.over === 0 && !seen.has(p.worth) && seen.add(p.worth)).slice(0, KEPT);
  }
  return null;
}

const file = join(root, 'packages/web/e2e/games/gloomhaven/scenario.json');
const only = process.argv[2];
for (let seed = Number(only ?? 1), found = false; !found; seed++) {
  const answers = winWith(seed);
  console.log(`seed ${seed}: ${answers === null ? 'not won' : `won with ${answers.length} answers`}`);
  if (answers !== null) writeFileSync(file, `${JSON.stringify({ seed, answers }, null, 2)}\n`);
  found = answers !== null || only !== undefined;
}
