import { describe, expect, it } from 'vitest';
import { outcomesOf } from './random.ts';
import { advance, chanceOn, decisionOn, fall, pending, take } from './run.ts';
import {
  type CoreState,
  call,
  caller,
  chance,
  decide,
  declare,
  define,
  END,
  each,
  type Flow,
  fieldsOf,
  innermost,
  NEXT,
  type Play,
  REPEAT,
  STAY,
  sequence,
  sequences,
  step,
} from './sequence.ts';

interface Counted extends CoreState {
  trace: string[];
}
type G = Play<null, Counted>;
interface F {
  n: number;
}

const copy = (f: F): F => ({ n: f.n });

/** A game that stands before its first sequence. */
function begin(n = 0): G {
  return { table: null, state: { stack: [{ seq: 0, step: 0, d: { n } }], trace: [] }, log: null };
}

/** A step that notes its name and goes on as told. */
function note(name: string, flow: (g: G, f: F) => Flow = () => NEXT): ReturnType<typeof step<G, F>> {
  return step<G, F>(name, 'x:1', (g, f) => {
    g.state.trace.push(name);
    return flow(g, f);
  });
}

const ask = decide<G, F>('ask', 'x:2', {
  when: (_g, f) => f.n > 0,
  seat: () => 0,
  options: (_g, _f, out) => void out.push(1, 2),
  take(g, f, code): Flow {
    f.n -= code;
    g.state.trace.push(`took ${code}`);
    return NEXT;
  },
  id: (_g, _f, code) => `${code}`,
  say: () => ({ key: 'x', args: {} }),
  prompt: () => ({ key: 'x', args: {} }),
});

const toss = chance<G, F>('toss', 'x:3', {
  outcomes: (_g, f) => (f.n > 0 ? outcomesOf([0, 1], [1, 1]) : null),
  take(g, f, code): Flow {
    f.n = 0;
    g.state.trace.push(`fell ${code}`);
    return NEXT;
  },
  id: (_g, _f, code) => `${code}`,
  seat: () => 0,
  dice: () => null,
  fromFaces: () => 0,
  prompt: () => ({ key: 'x', args: {} }),
});

describe('the motor', () => {
  it('runs the steps of a sequence in order and is over when nothing waits', () => {
    const book = sequences<G>(sequence<G, F>('s', 'x:1', copy, [note('a'), note('b'), note('c')]));
    const g = begin();
    expect(advance(g, book)).toBe('over');
    expect(g.state.trace).toEqual(['a', 'b', 'c']);
    expect(pending(g, book)).toEqual({ kind: 'over', frame: null, step: null });
    expect(advance(g, book)).toBe('over');
  });

  it('runs a rule that another calls to its end before it goes on', () => {
    const inner = declare<F>('inner', 'x:1', copy);
    const outer = sequence<G, F>('outer', 'x:1', copy, [
      note('before', (g) => {
        call(g, inner, { n: 7 });
        return NEXT;
      }),
      note('after'),
    ]);
    const steps = define<G, F>(inner, [
      note('inside', (g, f) => {
        expect(f.n).toBe(7);
        expect(caller(g)?.seq).toBe(outer.id);
        expect(caller(g, 2)).toBeUndefined();
        expect(fieldsOf(caller(g), outer)).toBe(caller(g)?.d);
        expect(fieldsOf(caller(g), inner)).toBeNull();
        expect(fieldsOf(undefined, inner)).toBeNull();
        return NEXT;
      }),
    ]);
    const book = sequences<G>(outer, steps);
    const g = begin();
    advance(g, book);
    expect(g.state.trace).toEqual(['before', 'inside', 'after']);
  });

  it('finds the innermost frame of a rule', () => {
    const rule = declare<F>('rule', 'x:1', copy);
    const other = declare<F>('other', 'x:1', copy);
    const found: (F | null)[] = [];
    const book = sequences<G>(
      define<G, F>(rule, [
        note('once', (g, f) => {
          if (f.n === 0) call(g, rule, { n: 1 });
          else call(g, other, { n: 2 });
          return NEXT;
        }),
      ]),
      define<G, F>(other, [
        note('looks', (g) => {
          found.push(innermost(g.state, rule), innermost(g.state, other));
          return NEXT;
        }),
      ]),
    );
    const g = begin();
    advance(g, book);
    expect(found).toEqual([{ n: 1 }, { n: 2 }]);
    expect(innermost(g.state, rule)).toBeNull();
  });

  it('stays, repeats and ends as its steps say', () => {
    const book = sequences<G>(
      sequence<G, F>('s', 'x:1', copy, [
        note('first'),
        note('thrice', (_g, f) => (f.n++ < 2 ? STAY : NEXT)),
        note('again', (_g, f) => (f.n++ < 4 ? REPEAT : NEXT)),
        note('last', () => END),
        note('never'),
      ]),
    );
    const g = begin();
    advance(g, book);
    expect(g.state.trace).toEqual(['first', 'thrice', 'thrice', 'thrice', 'again', 'first', 'thrice', 'again', 'last']);
  });

  it('stops at a decision and at a chance, and nowhere that has none', () => {
    const book = sequences<G>(sequence<G, F>('s', 'x:1', copy, [ask, toss, note('end')]));
    const idle = begin();
    expect(advance(idle, book)).toBe('over');
    expect(idle.state.trace).toEqual(['end']);
    const g = begin(2);
    expect(advance(g, book)).toBe('decision');
    expect(advance(g, book)).toBe('decision');
    expect(decisionOn(g, book).name).toBe('ask');
    expect(pending(g, book)).toMatchObject({ kind: 'decision', step: { name: 'ask' } });
    take(g, book, 1);
    expect(advance(g, book)).toBe('chance');
    expect(chanceOn(g, book).name).toBe('toss');
    expect(pending(g, book)).toMatchObject({ kind: 'chance', step: { name: 'toss' } });
    fall(g, book, 1, null);
    expect(advance(g, book)).toBe('over');
    expect(g.state.trace).toEqual(['took 1', 'fell 1', 'end']);
  });

  it('does not run for ever', () => {
    const forever = sequences<G>(sequence<G, F>('s', 'x:1', copy, [step<G, F>('round', 'x:1', () => REPEAT)]));
    expect(() => advance(begin(), forever)).toThrow('without reaching a node');
  });

  it('does not take a step that says nothing of where to go', () => {
    // The compiler allows no such step; one that comes from JavaScript may be so all the same.
    const nowhere = undefined as unknown as Flow;
    const lost = sequences<G>(sequence<G, F>('s', 'x:1', copy, [step<G, F>('lost', 'x:1', () => nowhere)]));
    expect(() => advance(begin(), lost)).toThrow('no flow');
  });
});

describe('a list of sequences', () => {
  it('numbers them in its order, once', () => {
    const a = declare<F>('a', 'x:1', copy);
    const b = sequence<G, F>('b', 'x:1', copy, []);
    const book = sequences<G>(define(a, []), b);
    expect([a.id, b.id]).toEqual([0, 1]);
    expect(book.map((s) => s.id)).toEqual([0, 1]);
    expect(() => sequences<G>(b)).toThrow('stands in two lists');
    expect(() => sequences<G>(define(a, []))).toThrow('stands in two lists');
  });
});

describe('a step that goes through several', () => {
  interface Several {
    i: number;
    those: number[];
    left: number;
  }
  const inner = sequence<G, F>('inner', 'x:5', copy, [note('called')]);
  const several = sequence<G, Several>('several', 'x:4', (f) => ({ ...f, those: f.those.slice() }), [
    each<G, Several>(
      'one after another',
      'x:4',
      (_g, f) => f.those,
      (g, f, one) => {
        g.state.trace.push(`one ${one}`);
        if (one === 7) call(g, inner, { n: 0 });
        // Whoever goes out of the list meanwhile has no turn.
        if (one === 9) f.those.pop();
      },
    ),
    step<G, Several>('again', 'x:4', (g, f) => {
      g.state.trace.push(`at ${f.i}`);
      return --f.left > 0 ? REPEAT : END;
    }),
  ]);
  const ordered = sequences<G>(several, inner);

  it('finishes with one, and all that it calls, before the next has its turn', () => {
    const g: G = { table: null, state: { stack: [{ seq: 0, step: 0, d: { i: 0, those: [7, 8], left: 1 } }], trace: [] }, log: null };
    expect(advance(g, ordered)).toBe('over');
    expect(g.state.trace).toEqual(['one 7', 'called', 'one 8', 'at 0']);
  });

  it('begins anew where its sequence does, and with nobody where there is nobody', () => {
    const g: G = { table: null, state: { stack: [{ seq: 0, step: 0, d: { i: 0, those: [9, 1], left: 2 } }], trace: [] }, log: null };
    advance(g, ordered);
    expect(g.state.trace).toEqual(['one 9', 'at 0', 'one 9', 'at 0']);
    const nobody: G = { table: null, state: { stack: [{ seq: 0, step: 0, d: { i: 0, those: [], left: 1 } }], trace: [] }, log: null };
    advance(nobody, ordered);
    expect(nobody.state.trace).toEqual(['at 0']);
  });
});
