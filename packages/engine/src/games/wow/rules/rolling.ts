/** 601. A roll and its rerolls, for attack and defence alike. */
import {
  caller,
  chance,
  coded,
  decide,
  define,
  END,
  type Flow,
  NEXT,
  type OutcomeTable,
  offers,
  REPEAT,
  STAY,
  step,
} from '../../../core/index.ts';
import {
  attackCode,
  attackTable,
  CRIT,
  countOf,
  countsCode,
  FAIL,
  hasCrit,
  hitsOf,
  SUCCESS,
  successDie,
  successTable,
  tripleTable,
} from '../../../dice/index.ts';
import { NO_DIE } from '../state.ts';
import type { Wow } from '../table.ts';
import type { AttackFrame, RollFrame } from './frames.ts';
import { rollSequence } from './frames.ts';

const CLASS_NAMES = ['fail', 'success', 'crit'] as const;

/** The number of keeping the dice, and of rerolling one that shows the first face. */
const KEEPS = 0;
const REROLLS_AT = 1;
export const KEEP = coded<Wow, RollFrame>('keep', { say: 'keep-dice', first: KEEPS });
/** One for each face that a die may show, in their order. */
export const REROLLS = CLASS_NAMES.map((face, kind) =>
  coded<Wow, RollFrame>(`reroll:${face}`, { say: 'reroll', first: REROLLS_AT + kind, more: () => ({ face: { term: face } }) }),
);

export const rollSteps = define(rollSequence, [
  chance('roll', 'wow:601.1', {
    outcomes: (_g: Wow, f: RollFrame) => tableFor(f),
    take(g, f, code, faces): Flow {
      const n = Math.min(f.left, BATCH);
      f.left -= n;
      if (keepsDice(f)) {
        for (let kind = FAIL; kind <= CRIT; kind++) {
          for (let k = countOf(code, kind); k > 0; k--) {
            f.dice.push(kind);
            f.marks.push(0);
          }
        }
        count(f);
      } else if (f.defence === 1) {
        f.hits += code;
      } else {
        f.hits += hitsOf(code);
        if (hasCrit(code)) f.crit = 1;
      }
      if (g.log !== null) {
        const args = { figure: { figure: f.fig }, dice: n, faces: faces === null ? '' : faces.join(' '), outcome: outcomeId(f, code) };
        if (f.defence === 1) g.log.tell('wow:601.2', 'rolls-defence', { ...args, blocks: f.hits });
        else g.log.tell('wow:601.1', 'rolls-attack', { ...args, hits: f.hits, crit: f.crit === 1 });
      }
      // Most rolls end here: no die left, and nobody who might reroll one.
      return f.left === 0 && f.dice.length === 0 ? deliver(g, f) : STAY;
    },
    id: (_g, f, code) => outcomeId(f, code),
    seat: (_g, f) => f.seat,
    ruleHere: (_g, f) => (f.defence === 1 ? 'wow:601.2' : 'wow:601.1'),
    dice: (_g, f) => ({ dice: Math.min(f.left, BATCH), sides: SIDES }),
    fromFaces(_g, f, faces) {
      const n = [0, 0, 0];
      for (const face of faces) n[faceClass(face)]++;
      if (keepsDice(f)) return countsCode(n);
      return f.defence === 1 ? n[SUCCESS] + n[CRIT] : attackCode(n[SUCCESS] + n[CRIT], n[CRIT] > 0);
    },
    prompt: (_g, f) => ({
      key: f.defence === 1 ? 'roll-defence' : 'roll-attack',
      args: { figure: { figure: f.fig }, dice: Math.min(f.left, BATCH) },
    }),
  }),
  decide('rerolls', 'wow:105', {
    when: (g: Wow, f: RollFrame) => f.rerolling === NO_DIE && mayReroll(g, f),
    seat: (_g, f) => f.seat,
    ruleHere: rerollRule,
    options(g, f, out) {
      out.push(KEEPS);
      for (const kind of [FAIL, SUCCESS, CRIT]) if (dieShowing(g, f, kind) !== NO_DIE) out.push(REROLLS_AT + kind);
    },
    take(g, f, code): Flow {
      if (code === KEEPS) {
        f.terrain = 0;
        f.aims = [];
        return NEXT;
      }
      const i = dieShowing(g, f, code - REROLLS_AT);
      const source = sourceFor(g, f, i);
      f.marks[i] |= source;
      if (source === BY_TERRAIN) f.terrain--;
      else f.aims[Math.log2(source / BY_FIRST_AIM)]--;
      f.rerolling = i;
      return NEXT;
    },
    ...offers(KEEP, ...REROLLS),
    cites: rerollRule,
    by: (_g, f) => f.fig,
    prompt: (_g, f) => ({
      key: f.defence === 1 ? 'ask-reroll-defence' : 'ask-reroll-attack',
      args: { figure: { figure: f.fig }, left: f.aims.reduce((sum, n) => sum + n, f.terrain), hits: f.hits },
    }),
  }),
  chance('reroll', 'wow:105', {
    outcomes: (_g: Wow, f: RollFrame) => (f.rerolling !== NO_DIE ? single() : null),
    take(g, f, code, faces): Flow {
      const i = f.rerolling;
      const before = f.dice[i];
      f.dice[i] = [FAIL, SUCCESS, CRIT].find((c) => countOf(code, c) === 1) ?? FAIL;
      f.rerolling = NO_DIE;
      count(f);
      g.log?.tell(f.defence === 1 ? 'wow:601.2a' : 'wow:601.1b', 'rerolls', {
        figure: { figure: f.fig },
        from: { term: CLASS_NAMES[before] },
        to: { term: CLASS_NAMES[f.dice[i]] },
        faces: faces === null ? '' : faces.join(' '),
        hits: f.hits,
        crit: f.crit === 1,
        defence: f.defence === 1,
      });
      return STAY;
    },
    id: (_g, f, code) => outcomeId(f, code),
    seat: (_g, f) => f.seat,
    ruleHere: rerollRule,
    dice: () => ({ dice: 1, sides: SIDES }),
    fromFaces: (_g, _f, faces) => [1, 16, 256][faceClass(faces[0])],
    prompt: (_g, f) => ({ key: 'roll-reroll', args: { figure: { figure: f.fig }, dice: 1 } }),
  }),
  step('another reroll', 'wow:105', (g: Wow, f: RollFrame): Flow => (mayReroll(g, f) ? REPEAT : NEXT)),
  step('result', 'wow:601.1', deliver),
]);

/** 105: ten-sided dice; 4 to 10 succeed, and 10 is a crit as well. */
const D10 = successDie(3, 6, 1);
const SIDES = 10;

/** The most dice that fall at once: more are rolled in batches, which changes no probability. */
const BATCH = 12;

/** Sources of rerolls, as bits of a die's marks: terrain, then each effect. */
const BY_TERRAIN = 1;
const BY_FIRST_AIM = 2;

/** What a face is: 0 fail, 1 success, 2 crit. */
function faceClass(face: number): number {
  return face >= 10 ? CRIT : face >= 4 ? SUCCESS : FAIL;
}

/** Whether each die counts by itself, because one of them may be rerolled. */
function keepsDice(f: RollFrame): boolean {
  return f.terrain > 0 || f.aims.length > 0 || f.dice.length > 0;
}

function single(): OutcomeTable {
  return tripleTable(D10, 1);
}

function tableFor(f: RollFrame): OutcomeTable | null {
  if (f.rerolling !== NO_DIE) return single();
  if (f.left === 0) return null;
  const n = Math.min(f.left, BATCH);
  if (keepsDice(f)) return tripleTable(D10, n);
  return f.defence === 1 ? successTable(D10, n) : attackTable(D10, n);
}

/** The source that may still reroll this die: 0 none. */
function sourceFor(g: Wow, f: RollFrame, i: number): number {
  if (f.marks[i] !== 0 && g.table.choice['reroll-twice'] === 'never') return 0;
  for (let k = 0; k < f.aims.length; k++) if (f.aims[k] > 0 && (f.marks[i] & (BY_FIRST_AIM << k)) === 0) return BY_FIRST_AIM << k;
  if (f.terrain > 0 && (f.marks[i] & BY_TERRAIN) === 0) return BY_TERRAIN;
  return 0;
}

/** The die to reroll among those that show a class: the one least often rerolled; `NO_DIE` for none. */
function dieShowing(g: Wow, f: RollFrame, kind: number): number {
  let best = NO_DIE;
  for (let i = 0; i < f.dice.length; i++) {
    if (f.dice[i] !== kind || sourceFor(g, f, i) === 0) continue;
    if (best === NO_DIE || f.marks[i] < f.marks[best]) best = i;
  }
  return best;
}

/** Whether some die may be rerolled. */
function mayReroll(g: Wow, f: RollFrame): boolean {
  for (let i = 0; i < f.dice.length; i++) if (sourceFor(g, f, i) !== 0) return true;
  return false;
}

function count(f: RollFrame): void {
  if (f.dice.length === 0) return;
  f.hits = f.dice.filter((d) => d !== FAIL).length;
  f.crit = f.defence === 0 && f.dice.includes(CRIT) ? 1 : 0;
}

/** The faces of an outcome in words: `2 hits`, `3 hits, crit`. Its id: `hits:3:crit`, `blocks:2`, `dice:1:2:0`. */
function outcomeId(f: RollFrame, code: number): string {
  if (f.rerolling !== NO_DIE) return `die:${CLASS_NAMES[[FAIL, SUCCESS, CRIT].find((c) => countOf(code, c) === 1) ?? 0]}`;
  if (keepsDice(f)) return `dice:${countOf(code, FAIL)}:${countOf(code, SUCCESS)}:${countOf(code, CRIT)}`;
  return f.defence === 1 ? `blocks:${code}` : `hits:${hitsOf(code)}${hasCrit(code) ? ':crit' : ''}`;
}

/** 601.1b for the attacker's rerolls, 601.2a for a defender's. */
function rerollRule(_g: Wow, f: RollFrame): string {
  return f.defence === 1 ? 'wow:601.2a' : 'wow:601.1b';
}

/** Hands the result to the attack that asked for it. */
function deliver(g: Wow, f: RollFrame): Flow {
  const a = caller(g)?.d as AttackFrame;
  if (f.defence === 1) a.blocks.push(f.hits);
  else {
    a.hits = f.hits;
    a.crit = f.crit;
  }
  return END;
}
