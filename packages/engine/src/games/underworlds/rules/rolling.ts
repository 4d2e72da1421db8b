/** D1. Rolling dice: everything that is rolled in this game is rolled here, with its re-rolls (A3, A4). */
import {
  call,
  caller,
  chance,
  coded,
  decide,
  define,
  END,
  type Flow,
  fieldsOf,
  NEXT,
  NOBODY,
  offers,
  REPEAT,
  type Refusal,
  refuse,
  STAY,
  step,
} from '../../../core/index.ts';
import { countOf } from '../../../dice/index.ts';
import type { Und } from '../defs.ts';
import { chose } from '../table.ts';
import {
  ATTACK_DIE,
  CRIT,
  CRITICAL,
  codeOfFaces,
  FAIL,
  facesIn,
  HAMMER,
  HIT,
  LOST_CRIT,
  MAGIC_DIE,
  NOTED_FAIL,
  NOTED_HIT,
  nameOfOutcome,
  outcomesFor,
} from './dice.ts';
import { attackSequence, type Rolled, type RollFrame, type RollOffFrame, rollOffSequence, rollSequence } from './frames.ts';
import { open } from './reacting.ts';

/** Faces that may be rolled again, as options name them. */
export const CLASS_NAMES = ['fail', 'success', 'critical', 'noted-fail', 'noted-success', 'lost-critical'];

const KEEP = 9;

export const KEPT = coded<Und, RollFrame>('keep', { say: 'keep', first: KEEP });
/** One for each face that a die may show, in their order. */
export const AGAIN = CLASS_NAMES.map((face, c) =>
  coded<Und, RollFrame>(`again:${face}`, { say: 're-roll', first: c, more: () => ({ face: { term: `face.${face}` } }) }),
);

export const rollSteps = define(rollSequence, [
  chance('roll', 'wu:D1', {
    outcomes: (_g: Und, f: RollFrame) => (f.counts.length > 0 || f.dice === 0 ? null : outcomes(f, f.dice)),
    take(g, f, code): Flow {
      f.counts = NONE_YET.slice();
      for (let c = 0; c < CLASSES.length; c++) f.counts[c] = countOf(code, c);
      g.log?.tell('wu:D1', 'rolled', {
        seat: { seat: f.seat },
        what: { term: `roll.${ROLLS[f.what]}` },
        dice: f.dice,
        n: f.counts[HIT] + f.counts[NOTED_HIT],
        crits: f.counts[CRIT],
        // What counted as a success, by name (D2): a table shows it on the dice.
        faces: facesIn(f.die, f.successes).join(' '),
      });
      // g.04: a reaction that lets dice be rolled again comes straight after the roll it belongs to.
      const a = fieldsOf(caller(g), attackSequence);
      if (a !== null && f.die !== MAGIC_DIE)
        open(g, f.what === FOR_DEFENCE ? 'defence-rolled' : 'attack-rolled', { attacker: a.by, target: a.on, nth: a.nth });
      return NEXT;
    },
    id: (_g, _f, code) => nameOfOutcome(code),
    seat: (_g, f) => f.seat,
    dice: (_g, f) => ({ dice: f.dice, sides: 6 }),
    fromFaces: (_g, f, faces) => codeOfFaces(f.die, f.successes, f.noted, faces),
    prompt: (_g, f) => ({ key: `ask-roll-${ROLLS[f.what]}`, args: { n: f.dice, figure: { figure: f.fighter } } }),
  }),
  decide('re-roll', 'wu:A3', {
    when: (_g: Und, f: RollFrame) => (f.rerolls > 0 || f.any === 1) && CLASSES.some((c) => (f.counts[c] ?? 0) > f.settled[c]),
    seat: (_g, f) => f.seat,
    options(_g, f, out) {
      out.push(KEEP);
      for (const c of CLASSES) if (f.counts[c] > f.settled[c]) out.push(c);
    },
    take(_g, f, code): Flow {
      if (code === KEEP) {
        // Whoever keeps what lies there after choosing among all goes on to what rolls a die at a time again.
        if (f.any === 0) f.rerolls = 0;
        f.any = 0;
        return f.again > 0 ? NEXT : STAY;
      }
      f.counts[code]--;
      f.again++;
      if (f.any === 1) return STAY;
      f.rerolls--;
      return NEXT;
    },
    ...offers(KEPT, ...AGAIN),
    ruleHere: (_g, f) => (f.what === FOR_DEFENCE ? 'wu:A4' : 'wu:A3'),
    understand(_g, f, id) {
      const c = CLASSES[CLASS_NAMES.findIndex((name) => id === `again:${name}`)];
      const why: Refusal[] = [];
      if (c !== undefined && f.counts[c] > 0) refuse(why, 'wu:g.05', 'rolled-again-once');
      return why;
    },
    quiet: KEEP,
    by: (_g, f) => f.fighter,
    prompt(_g, f) {
      // Dice that may be rolled again still: no more than there are, whatever allows more.
      const left = f.counts.reduce((n, c, i) => n + c - f.settled[i], 0);
      return { key: 'ask-re-roll', args: { n: f.any === 1 ? left : Math.min(f.rerolls, left) } };
    },
  }),
  chance('rolled again', 'wu:A3', {
    outcomes: (_g: Und, f: RollFrame) => (f.again === 0 ? null : outcomes(f, f.again)),
    take(g, f, code): Flow {
      f.again = 0;
      f.any = 0;
      for (const c of CLASSES) {
        f.counts[c] += countOf(code, c);
        f.settled[c] += countOf(code, c);
        for (let n = countOf(code, c); n > 0; n--)
          g.log?.tell('wu:A3', 'rolled-again', { seat: { seat: f.seat }, face: { term: `face.${CLASS_NAMES[c]}` } });
      }
      return REPEAT;
    },
    id: (_g, _f, code) => nameOfOutcome(code),
    seat: (_g, f) => f.seat,
    dice: (_g, f) => ({ dice: f.again, sides: 6 }),
    fromFaces: (_g, f, faces) => codeOfFaces(f.die, f.successes, f.noted, faces),
    prompt: (_g, f) => ({ key: `ask-roll-${ROLLS[f.what]}`, args: { n: f.again, figure: { figure: f.fighter } } }),
  }),
  step('written down', 'wu:D1', (g: Und, f: RollFrame): Flow => {
    const below = caller(g)?.d as Rolled;
    const n = f.counts.length > 0 ? f.counts : NONE_YET;
    below.rolled = n[HIT] + n[NOTED_HIT];
    below.crits = n[CRIT] + n[LOST_CRIT];
    below.noted = n[NOTED_FAIL] + n[NOTED_HIT] + ((f.noted & CRITICAL) !== 0 ? below.crits : 0);
    return END;
  }),
]);

export const rollOffSteps = define(rollOffSequence, [
  step('each rolls', 'wu:S1', (g: Und, f: RollOffFrame): Flow => {
    // Whose roll it was writes it down before the next one rolls.
    if (f.seat > 0) f.scores.push(scoreOf(f.crits, chose(g, 'roll-off', 'criticals-then-hammers') ? f.rolled : 0));
    if (f.seat === SEATS) return NEXT;
    roll(g, FOR_ROLL_OFF, { seat: f.seat, fighter: NOBODY, die: ATTACK_DIE, successes: HAMMER | CRITICAL, dice: ROLL_OFF_DICE });
    f.seat++;
    return STAY;
  }),
  step('compared', 'wu:S1', (g: Und, f: RollOffFrame): Flow => {
    if (f.scores[0] === f.scores[1]) {
      f.seat = 0;
      f.scores.length = 0;
      f.rolled = 0;
      f.crits = 0;
      f.noted = 0;
      return REPEAT;
    }
    const winner = f.scores[0] > f.scores[1] ? 0 : 1;
    (caller(g)?.d as { winner: number }).winner = winner;
    g.log?.tell('wu:S1', 'wins-roll-off', { seat: { seat: winner } });
    return END;
  }),
]);

/** What a roll is for. */
const ROLLS = ['roll-off', 'attack', 'defence', 'casting', 'card'] as const;
const FOR_ROLL_OFF = 0;
export const FOR_ATTACK = 1;
export const FOR_DEFENCE = 2;
export const FOR_CASTING = 3;
export const FOR_CARD = 4;

/** Dice at most in one pool: what outcomes can be packed for. */
const MOST_DICE = 12;

const CLASSES = [FAIL, HIT, CRIT, NOTED_FAIL, NOTED_HIT, LOST_CRIT];
/** No dice of any class. */
const NONE_YET: readonly number[] = CLASSES.map(() => 0);

/** Whose dice are rolled, of which kind and how many, which faces succeed, and what may be rolled again: the fields of the frame. */
interface Dice {
  readonly seat: number;
  readonly fighter: number;
  readonly die: number;
  readonly successes: number;
  readonly dice: number;
  readonly rerolls?: number;
  readonly noted?: number;
  readonly any?: boolean;
}

/** Begins a roll for something; what it comes to is written into the frame of the rule that calls. */
export function roll(g: Und, what: number, { seat, fighter, die, successes, dice, rerolls = 0, noted = 0, any = false }: Dice): void {
  call(g, rollSequence, {
    seat,
    fighter,
    what,
    die,
    successes,
    noted,
    dice: Math.min(MOST_DICE, Math.max(0, dice)),
    counts: [],
    settled: NONE_YET.slice(),
    rerolls,
    any: any ? 1 : 0,
    again: 0,
  });
}

function outcomes(f: RollFrame, n: number) {
  return outcomesFor(f.die, f.successes, f.noted, n);
}

/** Dice of a roll-off. */
const ROLL_OFF_DICE = 4;
/** Players who roll. */
const SEATS = 2;

/** What a roll in a roll-off is worth: any critical more than all hammers. */
const scoreOf = (crits: number, hammers: number): number => crits * 100 + hammers;

/** Begins a roll-off; the seat that wins it is written into `winner` of the frame of the rule that calls. */
export function rollOff(g: Und): void {
  call(g, rollOffSequence, { seat: 0, scores: [], rolled: 0, crits: 0, noted: 0 });
}
