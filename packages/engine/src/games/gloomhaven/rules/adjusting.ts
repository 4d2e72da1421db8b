/** gh:modifiers.01 to .03, gh:draw.08. Bonuses, penalties and doublings, in the order the player likes. */
import {
  call,
  caller,
  coded,
  decide,
  define,
  END,
  type Flow,
  fieldsOf,
  type Kind,
  offers,
  REPEAT,
  step,
  using,
} from '../../../core/index.ts';
import { chose, type Gloom } from '../table.ts';
import { type Adjusted, type AdjustFrame, adjustSequence, strikeSequence } from './frames.ts';

const DOUBLING = 0;
/** The code of a bonus of nought: penalties lie below it. */
const NOUGHT = 100;

export const DOUBLED = coded<Gloom, AdjustFrame>('double', { say: 'double', first: DOUBLING });
/** A bonus or a penalty. */
const CHANGE: Kind<Gloom> = {
  grammar: 'number',
  shape: '-?\\d{1,2}',
  write: (_g, code) => `${code - NOUGHT}`,
  read: (_g, n) => NOUGHT + Number(n),
  arg: (_g, code) => code - NOUGHT,
};
export const ADDED = coded<Gloom, AdjustFrame>('add:{n}', { say: 'add', parts: { n: using(CHANGE) } });

export const adjustSteps = define(adjustSequence, [
  decide('next adjustment', 'gh:modifiers.03', {
    // Only doublings among other adjustments make the order matter.
    when: (g: Gloom, f: AdjustFrame) => f.times > 0 && f.adds.length > 0 && chose(g, 'order-of-adjustments', 'asked'),
    // Before the draw it is bonuses, after it the drawn cards: each has a paragraph of its own.
    ruleHere: (g: Gloom) => ruleOf(g),
    cites: (g: Gloom) => ruleOf(g),
    seat: (_g, f) => f.seat,
    options(_g, f, out) {
      for (const a of new Set(f.adds)) out.push(NOUGHT + a);
      out.push(DOUBLING);
    },
    take(_g, f, code): Flow {
      if (code === DOUBLING) {
        f.n *= 2;
        f.times--;
      } else {
        f.adds = f.adds.filter((_a, i) => i !== f.adds.indexOf(code - NOUGHT));
        f.n += code - NOUGHT;
      }
      return REPEAT;
    },
    ...offers(DOUBLED, ADDED),
    prompt: (_g, f) => ({ key: 'ask-adjustment', args: { n: f.n } }),
  }),
  step('sum', 'gh:modifiers.01', (g: Gloom, f: AdjustFrame): Flow => {
    (caller(g)?.d as Adjusted).n = bestOf(f);
    return END;
  }),
]);

/** Adjusts a value; what it comes to goes to `n` of the frame that calls. */
export function adjust(g: Gloom, seat: number, n: number, adds: readonly number[], times: number): void {
  call(g, adjustSequence, { seat, n, adds: adds.filter((a) => a !== 0), times });
}

/** Whether it is drawn cards that are put in order: the strike that calls knows them by then. */
const isDrawn = (g: Gloom): boolean => (fieldsOf(caller(g), strikeSequence)?.used.length ?? 0) > 0;

const ruleOf = (g: Gloom): string => (isDrawn(g) ? 'gh:draw.08' : 'gh:modifiers.03');

/** Adds what is positive, doubles, then subtracts: the order that serves the attacker best. */
function bestOf(f: AdjustFrame): number {
  let plus = 0;
  let minus = 0;
  for (const a of f.adds)
    if (a > 0) plus += a;
    else minus += a;
  return ((f.n + plus) << f.times) + minus;
}
