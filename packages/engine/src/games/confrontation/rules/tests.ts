/** F1. Tests of characteristics: one or more dice, one kept, sixes rolled again and added. */
import { caller, chance, coded, decide, define, END, type Flow, NEXT, offers, REPEAT, step } from '../../../core/index.ts';
import { STATS } from '../content/types.ts';
import { type Conf, chose, SKILL } from '../table.ts';
import { bestOf, faceOf, keptCode, MOST_ROLLED, showing } from './dice.ts';
import { type Tested, type TestFrame, testSequence } from './frames.ts';
import { has, stat } from './values.ts';

const AGAIN = 1;
const KEEP = 0;

const shown = (_g: Conf, f: TestFrame) => ({ natural: f.natural, face: f.face });
export const KEEPS = coded<Conf, TestFrame>('keep', { say: 'keep', first: KEEP, more: shown });
export const ROLLS_AGAIN = coded<Conf, TestFrame>('again', { say: 'again', first: AGAIN, more: shown });

export const testSteps = define(testSequence, [
  chance('test', 'conf:F1.a', {
    outcomes: (g: Conf, f: TestFrame) => (f.n === 0 ? null : bestOf(f.n, againFrom(g, f))),
    take(g, f, code, faces): Flow {
      const face = faceOf(code);
      f.natural += face;
      f.face = face;
      f.again = showing(code);
      g.log?.tell(f.natural === face ? 'conf:F1.a' : 'conf:F1.b', f.natural === face ? 'rolls-test' : 'rolls-again', {
        figure: { figure: f.fig },
        stat: { term: `stat.${STATS[f.stat]}` },
        dice: f.n,
        natural: face,
        faces: faces === null ? '' : faces.join(' '),
      });
      f.n = 0;
      return NEXT;
    },
    id: (_g, f, code) =>
      f.n > 1 && showing(code) > 0 ? `best:${faceOf(code)}x${showing(code)}` : f.n > 1 ? `best:${faceOf(code)}` : `die:${code & 7}`,
    seat: (g, f) => g.state.figures[f.fig].seat,
    dice: (_g, f) => ({ dice: Math.min(f.n, MOST_ROLLED), sides: SIDES }),
    fromFaces: (g, f, faces) => kept(faces, againFrom(g, f)),
    prompt: (_g, f) => ({ key: 'roll-test', args: { figure: { figure: f.fig }, stat: { term: `stat.${STATS[f.stat]}` } } }),
  }),
  decide('roll again', 'conf:F1.b', {
    when: (_g: Conf, f: TestFrame) => f.again > 0,
    seat: (g, f) => g.state.figures[f.fig].seat,
    options(_g, _f, out) {
      out.push(KEEP, AGAIN);
    },
    take(_g, f, code): Flow {
      if (code === KEEP) {
        f.again = 0;
        return NEXT;
      }
      f.n = f.again;
      f.again = 0;
      return REPEAT;
    },
    ...offers(KEEPS, ROLLS_AGAIN),
    prompt: (_g, f) => ({
      key: 'ask-again',
      args: { figure: { figure: f.fig }, stat: { term: `stat.${STATS[f.stat]}` }, natural: f.natural, face: f.face },
    }),
  }),
  step('result', 'conf:F1.a', (g: Conf, f: TestFrame): Flow => {
    const total = totalOf(g, f, f.natural);
    const to = caller(g)?.d as Tested;
    to.total = total;
    to.failed = failsBy(g, total, f.face) ? 1 : 0;
    if (g.log !== null) {
      const one = f.face === 1 && chose(g, 'natural-one', 'fails');
      g.log.tell(to.failed === 1 ? (one ? 'conf:F1.f' : 'conf:IX-E-2.e') : 'conf:F1.a', to.failed === 1 ? 'test-fails' : 'test-total', {
        figure: { figure: f.fig },
        stat: { term: `stat.${STATS[f.stat]}` },
        natural: f.natural,
        value: stat(g, f.fig, f.stat),
        printed: g.table.fighters[g.state.figures[f.fig].def].values[f.stat],
        plus: f.plus,
        total,
        against: f.against,
      });
    }
    return END;
  }),
]);
const SIDES = 6;

/** A test of one figure with `n` dice; the caller's frame receives `total` and `failed`. */
export function testFrame(fig: number, which: number, plus: number, n: number, against: number): TestFrame {
  return { fig, stat: which, plus, n, natural: 0, face: 0, again: 0, against };
}

/** The lowest face that may be rolled again: 6, or 5 for the seasoned (F1.b). */
function againFrom(g: Conf, f: TestFrame): number {
  return has(g, f.fig, SKILL.seasoned) ? 5 : 6;
}

/** The total of a test that shows so much in all (F1.a). */
export function totalOf(g: Conf, f: TestFrame, natural: number): number {
  return natural + stat(g, f.fig, f.stat) + f.plus;
}

/** Whether a total fails by itself: zero or less (IX-E-2.e), or by option for the face of the last die kept (F1.f). */
export function failsBy(g: Conf, total: number, face: number): boolean {
  return total <= 0 || (face === 1 && chose(g, 'natural-one', 'fails'));
}

/** The outcome of these dice: the best, and how many show it where it counts. */
function kept(faces: readonly number[], from: number): number {
  const best = Math.max(...faces);
  return keptCode(best, best < from ? 0 : faces.filter((x) => x === best).length);
}
