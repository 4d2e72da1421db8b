/**
 * How long exact odds take: `npm run bench -- odds`, with the beginning of a game's name for that one alone, `--many N` for more attacks.
 * Random matches are played, and at their decisions the odds of an answer that dice hang on are asked as the app asks them before a press:
 * in every world that the seat may believe in. Each is asked three times, and its fastest counts. The checksum is made of every share.
 *
 * Then threats: in the middle of matches, what every enemy could do to one figure, where it stands and at each place of the board where it
 * could stand. The very first is told by itself: nothing of the program has run before it. Of the others, each is asked three times, and its
 * fastest counts: so a person waits for it in a worker that has been asked before. Nothing found in one answer is used in another.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Match, seeded } from '@escarmouche/engine';
import { foresee, pairsAgainst, threatsOf } from '@escarmouche/engine/odds';
import { GAMES, MEASURED } from './games.mjs';
import { begunSo, optionsOf } from './options.mjs';

/** What odds have to know of each game, by its id. */
const ODDS = new Map(MEASURED.map(({ matches, odds }) => [matches[0].game.id, odds]));
const THREATS = new Map(MEASURED.map(({ matches, threats }) => [matches[0].game.id, threats]));
/** Times each is asked. */
const TIMES = 3;
/** Decisions of a match between two whose odds are asked, so that many sides of it are seen. */
const APART = 5;

/** The sum of every share of an outlook. */
function summed(sum, outlook) {
  for (const { outcomes } of outlook.prospects)
    for (const { n, share } of outcomes) sum = (Math.imul(sum, 31) + n * 1009 + Math.round(share * 1e6)) >>> 0;
  return sum;
}

/**
 * Odds of so many answers of random matches, in milliseconds of processor time: of a typical one (the median) and of the worst.
 * @param {(typeof GAMES)[number]} entry @param {number} many
 */
export function oddsFigures({ game, setup, setups = [setup] }, many) {
  const of = ODDS.get(game.id);
  if (of === undefined) throw new Error(`nothing is known of the odds of ${game.id}`);
  const times = [];
  let exact = 0;
  let checksum = 0;
  for (let seed = 0; times.length < many && seed < 40 * many; seed++) {
    const match = new Match(game, setups[seed % setups.length]);
    const random = seeded(seed);
    for (let since = 0, here = 0; match.nodeKind !== 'over' && times.length < many && here < many / 4; ) {
      if (match.nodeKind === 'chance') {
        match.rollBy(random);
        continue;
      }
      const offered = match.offered();
      if (++since >= APART) {
        const hanging = offered.filter((o) => of.stakes(match, o) !== null);
        const asked = hanging.length === 0 ? null : hanging[random.below(hanging.length)];
        const outlook = asked === null ? null : foresee(match, of, asked);
        if (outlook !== null) {
          let best = Number.POSITIVE_INFINITY;
          for (let i = 0; i < TIMES; i++) {
            const mark = process.cpuUsage();
            foresee(match, of, asked);
            const { user, system } = process.cpuUsage(mark);
            best = Math.min(best, (user + system) / 1000);
          }
          times.push({ ms: best, option: asked.id });
          if (outlook.exact) exact++;
          checksum = summed(checksum, outlook);
          since = 0;
          here++;
        }
      }
      match.take(offered[random.below(offered.length)].id);
    }
  }
  times.sort((a, b) => a.ms - b.ms);
  const typical = times[times.length >> 1].ms;
  const worst = times[times.length - 1];
  return {
    asked: times.length,
    exact,
    perSecond: 1000 / typical,
    typical,
    nearlyAll: times[Math.floor(times.length * 0.95)].ms,
    worst: worst.ms,
    worstOption: worst.option,
    checksum,
  };
}

/** Answers of a match before threats are asked: the first, and how many later the next. */
const BEFORE_THREATS = 60;
const BETWEEN_THREATS = 45;

/**
 * The threats of all enemies to one figure after another over the whole board, in milliseconds of processor time.
 * @param {(typeof GAMES)[number]} entry @param {number} many
 */
export function threatFigures({ game, setup, setups = [setup] }, many) {
  const of = ODDS.get(game.id);
  const threats = THREATS.get(game.id);
  if (of === undefined || threats === undefined) throw new Error(`nothing is known of the odds of ${game.id}`);
  const times = [];
  let first;
  let pairs = 0;
  let found = 0;
  let checksum = 0;
  for (let seed = 0; times.length < many && seed < 40 * many; seed++) {
    const match = new Match(game, setups[(seed * 7) % setups.length]);
    const random = seeded(1000 + seed);
    for (let n = 0, next = BEFORE_THREATS, here = 0; match.nodeKind !== 'over' && times.length < many && here < 3; n++) {
      if (match.nodeKind === 'decision' && n >= next) {
        const { seat } = match.node;
        const own = threats.figures(match.play).filter((f) => threats.seat(match.play, f) === seat);
        const all = own.length === 0 ? [] : pairsAgainst(threats, match.play, own[random.below(own.length)], true);
        if (all.length > 0) {
          let best = Number.POSITIVE_INFINITY;
          let told = [];
          for (let i = 0; i < TIMES; i++) {
            const mark = process.cpuUsage();
            told = Array.from(threatsOf(match, of, threats, seat, all), (t) => t.latest).filter((t) => t !== null);
            const { user, system } = process.cpuUsage(mark);
            const ms = (user + system) / 1000;
            first ??= ms;
            best = Math.min(best, ms);
          }
          for (const { by, on, at, out, harm } of told)
            for (const x of [by, on, at, Math.round(out * 1e6), Math.round(harm * 1e6)]) checksum = (Math.imul(checksum, 31) + x) >>> 0;
          if (told.length > 0) {
            times.push(best);
            pairs += all.length;
            found += told.length;
          }
          next = n + BETWEEN_THREATS;
          here++;
        }
      }
      if (match.nodeKind === 'chance') match.rollBy(random);
      else match.take(match.options()[random.below(match.options().length)].id);
    }
  }
  times.sort((a, b) => a - b);
  return {
    asked: times.length,
    typical: times[times.length >> 1] ?? 0,
    worst: times[times.length - 1] ?? 0,
    first: first ?? 0,
    pairs: pairs / times.length,
    found: found / times.length,
    checksum,
  };
}

/** The same as a line. */
export function threatLine(o) {
  const ms = (x) => `${x.toFixed(x < 10 ? 1 : 0)} ms`;
  return `threats over the board: typical ${ms(o.typical)}, worst ${ms(o.worst)}, the very first ${ms(o.first)}   ${o.pairs.toFixed(0)} enemies and places each, ${o.found.toFixed(0)} threats, ${o.asked} asked   checksum ${o.checksum.toString(16).padStart(8, '0')}`;
}

/** The same as a line. */
export function oddsLine(o) {
  const ms = (x) => `${x.toFixed(x < 10 ? 2 : 0)} ms`;
  return `typical ${ms(o.typical)} (${o.perSecond.toFixed(0)} / s), 95 of 100 under ${ms(o.nearlyAll)}, worst ${ms(o.worst)} (${o.worstOption})   ${o.exact} of ${o.asked} exact   checksum ${o.checksum.toString(16).padStart(8, '0')}`;
}

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const { numbers, named } = optionsOf('odds');
  for (const entry of begunSo(GAMES, named, ({ name }) => name)) {
    // Threats first: where much has been counted before, the compiler has done its work already.
    const threats = threatLine(threatFigures(entry, Math.ceil(numbers.many / 20)));
    console.log(`${entry.name}\n  ${oddsLine(oddsFigures(entry, numbers.many))}\n  ${threats}`);
  }
}
