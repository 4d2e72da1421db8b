/**
 * Gathers the puzzles of every game into `packages/engine/src/games/GAME/puzzles.json`: positions of the project's rulings in which the
 * ruling's own paragraph refuses something, and positions of random games in which exactly one rule refuses what it seldom does. Run it by
 * hand after `npm run build`, when rulings or rules have changed; `packages/files/src/puzzles.test.ts` says when that is.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { greedyBot, randomBot } from '@escarmouche/engine/bots';
import { botTakes, dicePuzzle, Match, playStep, puzzlesOf, seeded, surpriseOf } from '@escarmouche/engine/core';
import { readRuling } from '@escarmouche/files';
import { games } from './games.mjs';

/** @import { CoreState, Match as AnyMatch, Option, Puzzle, RulingCase, Situations } from '@escarmouche/engine/core' */
/** @typedef {Situations<unknown, unknown, CoreState, unknown, unknown>} Of */
/**
 * @typedef {{ readonly usual: { readonly map?: string, readonly mode?: string }, readonly ready: { readonly maps: readonly string[] },
 *   setupFor(wishes: object, lang: string): unknown, readonly situations: Of }} Played
 */
/** @typedef {{ readonly id: string, readonly puzzle: Puzzle, readonly own: boolean }} Found */
/** @typedef {AnyMatch<unknown, unknown, CoreState, unknown>} Any */

/** Random games of each, every other one by players that look one answer ahead; and answers of one. */
const PLAYED = 24;
const LONGEST = 400;
/** A rule is seldom met where it is no more than this part of all refusals. */
const SELDOM = 0.25;
/** So many puzzles of one rule, and of one kind of source. */
const OF_A_RULE = 3;
/** Rules that refuse what was chosen a moment before, which nobody can see on the board. */
const UNSEEN = ['gh:attack.05'];
/** What is called after one of several figures that it is done with: whoever points at another of them is right as well. */
const BY_ONE = ['combat'];
/** So many of rulings that ask the same and are refused by the same rules. */
const ALIKE = 3;
const MOST = { rulings: 24, dice: 8, matches: 12, led: 8 };

/** @param {readonly Puzzle[]} puzzles */
const fair = (puzzles) =>
  puzzles.filter(
    ({ does, reasons }) => !BY_ONE.includes(does) && !Object.values(reasons).some((why) => why.some((r) => UNSEEN.includes(r.rule))),
  );

/**
 * Whether it is worth asking how many dice follow: more than the one that every test has, where a figure does something to another. What
 * follows on a card, an objective or another roll is the next thing that comes, which nobody could tell from the screen.
 * @param {Option} taken @param {number} dice
 */
const asksDice = (taken, dice) => dice > 1 && taken.by !== undefined && taken.on.figures.length > 0;

/**
 * Whether a position is read otherwise than usual by an option, which nobody could tell from the screen.
 * @param {any} situation
 */
const isByOption = (situation) => Object.keys(situation?.choices ?? {}).length > 0;

/** @param {Puzzle} puzzle */
const pointer = ({ at, does, by, with: what }) => ({
  at,
  does,
  ...(by === undefined ? {} : { by }),
  ...(what.length === 0 ? {} : { with: what }),
});
/** @param {Puzzle} p @param {Puzzle} q */
const same = (p, q) => JSON.stringify(pointer(p)) === JSON.stringify(pointer(q));

/**
 * Puzzles of rulings, one of each ruling: `405.3/2/1` is the paragraph, its situation from 1, the line of the script before which it stands
 * from 0.
 * @param {Of} of @param {string} prefix @param {string} folder
 */
function fromRulings(of, prefix, folder) {
  /** @type {Found[]} */
  const all = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.yaml'))) {
    const ruling = readRuling(readFileSync(`${folder}/${file}`, 'utf8'), file);
    for (const [c, { situation, script }] of ruling.cases.entries()) {
      if (isByOption(situation)) continue;
      let match;
      try {
        match = of.match(situation);
      } catch {
        continue;
      }
      const seen = { events: 0 };
      for (const [i, line] of script.entries()) {
        const { node } = match;
        const id = `${prefix}:${file.replace(/\.yaml$/, '')}/${c + 1}/${i}`;
        /** @type {readonly Option[]} */
        const before = node.kind === 'decision' ? match.options() : [];
        for (const puzzle of node.kind === 'decision' ? fair(puzzlesOf(before, match.refused())) : [])
          all.push({
            id,
            puzzle,
            own: puzzle.at === 'spaces' || Object.values(puzzle.reasons).some((why) => why.some((r) => r.rule === ruling.ruling)),
          });
        if (playStep(of, match, line, {}, seen).failures.length > 0) break;
        const taken = 'take' in line ? before.find((o) => o.id === line.take) : undefined;
        if (taken !== undefined && match.node.kind === 'chance' && match.node.dice !== null && asksDice(taken, match.node.dice.dice))
          all.push({ id, puzzle: dicePuzzle(taken, match.node.dice.dice), own: false });
      }
    }
  }
  const counted = new Map();
  for (const { puzzle } of all)
    for (const [why] of Object.values(puzzle.reasons)) counted.set(why?.rule, (counted.get(why?.rule) ?? 0) + 1);
  const [[commonest] = []] = [...counted].sort((a, b) => b[1] - a[1]);
  /** @param {Found} found */
  const better = ({ own, puzzle }) =>
    own ? 2 : puzzle.at !== 'dice' && Object.values(puzzle.reasons).some((why) => why.some((r) => r.rule !== commonest)) ? 1 : 0;
  // So many dice follow on the same deed as a rule: worth asking is what something changes.
  const fell = new Map();
  const deedOf = (/** @type {Puzzle} */ p) => JSON.stringify([p.does, p.by, p.with]);
  for (const { puzzle } of all.filter((x) => x.puzzle.at === 'dice')) {
    const of1 = fell.get(deedOf(puzzle)) ?? new Map();
    fell.set(deedOf(puzzle), of1.set(puzzle.right[0], (of1.get(puzzle.right[0]) ?? 0) + 1));
  }
  /** Whether something changes how many dice there are. @param {Found} found */
  const isChanged = ({ puzzle }) => {
    if (puzzle.at !== 'dice') return true;
    const [[usual]] = [...fell.get(deedOf(puzzle))].sort((a, b) => b[1] - a[1]);
    return puzzle.right[0] !== usual;
  };
  const best = new Map();
  for (const x of all.filter(isChanged)) {
    const rule = x.id.split('/')[0];
    if (!best.has(rule) || better(best.get(rule)) < better(x)) best.set(rule, x);
  }
  const put = new Set();
  /** Whether none before it was the same to whoever looks at it: of a position as of any other, the same answers for the same reasons. @param {Found} found */
  const isOther = ({ puzzle }) => {
    const seen = JSON.stringify([pointer(puzzle), puzzle.candidates, puzzle.right, puzzle.reasons]);
    if (put.has(seen)) return false;
    put.add(seen);
    return true;
  };
  const alike = new Map();
  /** Whether few before it ask the same about the same rule. @param {Found} found */
  const isNew = ({ puzzle }) => {
    if (puzzle.at === 'dice') return true;
    const key = JSON.stringify([puzzle.at, puzzle.does, ...new Set(Object.values(puzzle.reasons).map(([why]) => why?.rule))]);
    alike.set(key, (alike.get(key) ?? 0) + 1);
    return alike.get(key) <= ALIKE;
  };
  return [...best.values()]
    .filter((x) => (better(x) > 0 || x.puzzle.at === 'dice') && isOther(x) && isNew(x))
    .map(({ id, puzzle }) => ({ id, ...pointer(puzzle), ...(puzzle.at === 'dice' ? { answer: puzzle.candidates[0] } : {}) }));
}

/** What random games are played with: every map and every mode in turn. @param {Played} game @param {readonly string[] | undefined} modes */
function setupsOf({ usual, ready: { maps }, setupFor }, modes) {
  const all = (maps.length === 0 ? [usual.map] : maps).flatMap((map) => (modes ?? [usual.mode]).map((mode) => ({ map, mode })));
  return all.map((wish) => setupFor({ ...usual, ...wish, choices: {} }, 'en'));
}

/** Every puzzle that random games meet. @param {Of} of @param {readonly unknown[]} setups */
function* met(of, setups) {
  const ahead = greedyBot(of.game, 1);
  for (let g = 0; g < PLAYED; g++) {
    const random = seeded(1000 + g);
    const bot = g % 2 === 0 ? randomBot : ahead;
    const match = new Match(of.game, setups[g % setups.length]);
    for (let n = 0; n < LONGEST && match.nodeKind !== 'over'; n++) {
      if (match.nodeKind === 'chance') match.rollBy(random);
      else {
        for (const puzzle of fair(puzzlesOf(match.options(), match.refused()))) yield { match, puzzle };
        botTakes(match, bot, random);
      }
    }
  }
}

/**
 * Puzzles of random games: laid anew from what is written of them, they ask the same.
 * @param {Of} of @param {readonly unknown[]} setups @param {(match: Any) => RulingCase<unknown> | null} caseOf @param {string} prefix
 */
function fromMatches(of, setups, caseOf, prefix) {
  const counted = new Map();
  let all = 0;
  for (const { puzzle } of met(of, setups))
    for (const [{ rule }] of Object.values(puzzle.reasons)) {
      counted.set(rule, (counted.get(rule) ?? 0) + 1);
      all++;
    }
  /** @param {string} rule */
  const seldom = (rule) => (counted.get(rule) ?? 0) <= all * SELDOM;
  const found = [];
  const of1 = new Map();
  let led = 0;
  for (const { match, puzzle } of met(of, setups)) {
    // Where the rules lead somebody nothing is refused: so many questions of each kind of figure that is led.
    const isLed = puzzle.at === 'spaces' && Object.keys(puzzle.reasons).length === 0;
    const surprise = isLed ? { rule: `${puzzle.does} ${String(puzzle.by).replace(/[^a-z]+$/, '')}` } : surpriseOf(puzzle, seldom);
    const most = isLed ? MOST.led - led : MOST.matches - (found.length - led);
    if (surprise === null || most <= 0 || (of1.get(surprise.rule) ?? 0) >= OF_A_RULE || puzzle.candidates.length > 8) continue;
    const written = caseOf(match);
    if (written === null || written.script.length > 20) continue;
    const again = of.match(written.situation);
    for (const line of written.script) playStep(of, again, line, {}, { events: 0 });
    if (again.node.kind !== 'decision') continue;
    const [twin] = puzzlesOf(again.options(), again.refused()).filter((p) => same(p, puzzle));
    if (
      twin === undefined ||
      JSON.stringify([twin.right, Object.keys(twin.reasons)]) !== JSON.stringify([puzzle.right, Object.keys(puzzle.reasons)])
    )
      continue;
    of1.set(surprise.rule, (of1.get(surprise.rule) ?? 0) + 1);
    if (isLed) led++;
    // By what it asks: who knows the answer of one is asked another.
    const id = createHash('sha256')
      .update(JSON.stringify([pointer(puzzle), written]))
      .digest('hex')
      .slice(0, 8);
    found.push({ id: `${prefix}:match/${id}`, ...pointer(puzzle), ...(isLed ? {} : { rule: surprise.rule }), case: written });
  }
  return found;
}

/** As many as are wanted, spread over the list. */
const spread = (/** @type {readonly object[]} */ all, /** @type {number} */ most) =>
  all.filter((_x, i) => Math.floor((i * most) / all.length) !== Math.floor(((i - 1) * most) / all.length) || i === 0);

for (const name of games) {
  const engine = await import(`@escarmouche/engine/${name}`);
  const cli = await import(`../packages/cli/dist/games/${name}.js`);
  const game = Object.values(cli).find((x) => x?.situations !== undefined);
  const [{ id }] = engine.RULEBOOK;
  const prefix = id.split(':')[0];
  const where = `packages/engine/src/games/${name}`;
  const ofRulings = fromRulings(game.situations, prefix, `${where}/rulings`);
  const pointed = ofRulings.filter((p) => p.at !== 'dice');
  const puzzles = [
    ...spread(pointed, MOST.rulings),
    ...spread(
      ofRulings.filter((p) => p.at === 'dice'),
      Math.min(MOST.dice, Math.max(0, MOST.rulings - pointed.length)),
    ),
    ...fromMatches(game.situations, setupsOf(game, engine.MODES), engine.caseOf, prefix),
  ];
  writeFileSync(`${where}/puzzles.json`, `${JSON.stringify(puzzles)}\n`);
  console.error(`${name}: ${puzzles.length} puzzles, ${puzzles.filter((p) => 'case' in p).length} of them of random games`);
}
