import { describe, expect, it } from 'vitest';
import { type Decider, enumerate, type Fraction, fraction, type Game, plus } from '../../core/index.ts';
import { confrontation } from './game.ts';
import { bestOf, faceOf, showing, WOUND_DICE } from './rules/dice.ts';
import { attackSequence, type CombatFrame, combatSequence, passSequence, type TestFrame } from './rules/frames.ts';
import type { Situation, SituationFighter } from './situation.ts';
import type { ConfMatch } from './situation-values.ts';
import { confrontationSituations, situationMatch } from './situations.ts';
import type { State } from './state.ts';
import type { Conf, Table } from './table.ts';

const values = (m: ConfMatch, ...names: string[]): unknown[] => names.map((n) => confrontationSituations.value(m, n));
const happened = (m: ConfMatch, key: string): Record<string, unknown>[] =>
  m.events.filter((e) => e.key === key).map((e) => ({ ...confrontationSituations.named(m, e), rule: e.rule }));

/** One against two, whose blow is to be parried with all three dice of the one. */
function parried(
  dice: number,
  choices: Record<string, string> = {},
  a: Partial<SituationFighter> = {},
  b: Partial<SituationFighter> = {},
): ConfMatch {
  const m = situationMatch({
    fighters: { A: { side: 1, ...a }, C: { side: 1 }, B: { side: 2, ...b } },
    contacts: ['A-B', 'C-B'],
    combat: 'A',
    dice: { A: '2/0', C: '2/0', B: `${3 - dice}/${dice}` },
    initiative: 1,
    choices,
  });
  m.take('attack:A>B');
  m.take(`parry:${dice}`);
  return m;
}

/** Every way `n` dice can fall. */
function* allFaces(n: number): Generator<number[]> {
  if (n === 0) yield [];
  else for (const rest of allFaces(n - 1)) for (let f = 1; f <= 6; f++) yield [f, ...rest];
}

describe('dice of which one is kept', () => {
  it('weigh as every way they can fall says, where sixes or fives count', () => {
    for (let n = 1; n <= 5; n++)
      for (const from of [5, 6]) {
        const counted = new Map<string, number>();
        for (const faces of allFaces(n)) {
          const best = Math.max(...faces);
          const key = `${best} ${best < from ? 0 : faces.filter((f) => f === best).length}`;
          counted.set(key, (counted.get(key) ?? 0) + 1);
        }
        const table = bestOf(n, from);
        const got = [...table.codes].map((code, i) => [`${faceOf(code)} ${showing(code)}`, table.weights[i]] as const);
        expect(new Map(got)).toEqual(counted);
        expect(got).toHaveLength(counted.size);
        expect(table.total).toBe(6 ** n);
      }
    expect(() => bestOf(0, 6)).toThrow(RangeError);
  });

  it('of a wound roll are all thirty-six pairs', () => {
    expect([...WOUND_DICE.weights].reduce((a, b) => a + b, 0)).toBe(36);
    expect(WOUND_DICE.codes).toHaveLength(21);
  });
});

describe('a test with several dice', () => {
  it('keeps the best, wherever it lies', () => {
    for (const faces of [
      [2, 5, 1],
      [5, 2, 1],
      [1, 1, 5],
      [5, 5, 5],
    ]) {
      const m = parried(3);
      m.roll([2]);
      expect(m.node).toMatchObject({ kind: 'chance', seat: 1, dice: { dice: 3, sides: 6 } });
      m.roll(faces);
      expect(happened(m, 'test-total').at(-1)).toMatchObject({ figure: 'B', natural: 5, value: 3, total: 8, against: 5 });
      expect(happened(m, 'parried')).toHaveLength(1);
    }
  });

  it('rolls every six again and keeps one of them', () => {
    const m = parried(3);
    m.roll([5]);
    m.roll([6, 2, 6]);
    expect(m.node).toMatchObject({ kind: 'decision', seat: 1, rule: 'conf:F1.b' });
    expect(m.options().map((o) => o.id)).toEqual(expect.arrayContaining(['again', 'keep']));
    m.take('again');
    expect(m.node).toMatchObject({ kind: 'chance', dice: { dice: 2 } });
    m.roll([3, 4]);
    expect(happened(m, 'test-total').at(-1)).toMatchObject({ natural: 10, total: 13 });
  });

  it('goes on as long as sixes come, with those alone that show one', () => {
    const m = parried(3);
    m.roll([5]);
    m.roll([6, 6, 6]);
    m.take('again');
    expect(m.node).toMatchObject({ dice: { dice: 3 } });
    m.roll([6, 6, 1]);
    m.take('again');
    expect(m.node).toMatchObject({ dice: { dice: 2 } });
    m.roll([6, 2]);
    m.take('again');
    expect(m.node).toMatchObject({ dice: { dice: 1 } });
    m.roll([1]);
    expect(happened(m, 'test-total').at(-1)).toMatchObject({ natural: 19, total: 22 });
    expect(happened(m, 'rolls-again').map((e) => e.dice)).toEqual([3, 2, 1]);
  });

  it('may keep its six as it is', () => {
    const m = parried(2);
    m.roll([5]);
    m.roll([6, 6]);
    m.take('keep');
    expect(happened(m, 'test-total').at(-1)).toMatchObject({ natural: 6, total: 9 });
    expect(happened(m, 'parried')).toHaveLength(1);
  });

  it('asks nobody without a six, and the seasoned from a five', () => {
    const plain = parried(2);
    plain.roll([5]);
    expect(plain.node.kind).toBe('chance');
    const seasoned = parried(2, {}, { skills: [{ skill: 'seasoned' }] });
    seasoned.roll([5]);
    expect(seasoned.node).toMatchObject({ kind: 'decision', seat: 0, rule: 'conf:F1.b' });
    seasoned.take('again');
    seasoned.roll([2]);
    expect(values(seasoned, 'attack.difficulty')).toEqual([10]);
  });
});

describe('a natural 1', () => {
  it('counts like any other result', () => {
    const m = parried(3);
    m.roll([1]);
    expect(values(m, 'attack.difficulty')).toEqual([4]);
    m.roll([1, 1, 1]);
    expect(happened(m, 'test-fails')).toEqual([]);
    expect(happened(m, 'parried')[0]).toMatchObject({ total: 4, against: 4 });
  });

  const fails = { 'natural-one': 'fails' };

  it('fails by option, and the dice set against it are kept', () => {
    const m = parried(3, fails);
    m.roll([1]);
    expect(happened(m, 'test-fails')).toEqual([expect.objectContaining({ figure: 'A', total: 4, rule: 'conf:F1.f' })]);
    expect(values(m, 'B.defence')).toEqual([3]);
  });

  it('fails by option after a six as well', () => {
    const m = parried(3, fails);
    m.roll([6]);
    m.take('again');
    m.roll([1]);
    expect(happened(m, 'test-fails')).toEqual([expect.objectContaining({ natural: 7, total: 10, rule: 'conf:F1.f' })]);
    const kept = parried(3, fails);
    kept.roll([6]);
    kept.take('keep');
    expect(values(kept, 'attack.difficulty')).toEqual([9]);
  });

  it('fails by option where no die shows anything else', () => {
    const ones = parried(3, fails);
    ones.roll([2]);
    ones.roll([1, 1, 1]);
    expect(happened(ones, 'test-fails')).toEqual([expect.objectContaining({ figure: 'B', rule: 'conf:F1.f' })]);
    expect(happened(ones, 'hits')).toHaveLength(1);
    const two = parried(3, fails, { printed: { ATT: 0 } });
    two.roll([2]);
    two.roll([1, 1, 2]);
    expect(happened(two, 'parried')).toHaveLength(1);
    // Even where it would have been enough: 3 against 2.
    const enough = parried(2, fails, { printed: { ATT: 0 } });
    enough.roll([2]);
    enough.roll([1, 1]);
    expect(happened(enough, 'hits')).toHaveLength(1);
  });
});

/** The Tactics roll of three players with one fighter each; two of them fight on the second side. */
function tactics(stats: readonly number[], choices: Record<string, string> = {}): ConfMatch {
  return situationMatch({
    fighters: Object.fromEntries(
      stats.map((DIS, i) => [`F${i + 1}`, { side: i === 0 ? 1 : 2, player: i + 1, printed: { DIS } } as SituationFighter]),
    ),
    contacts: stats.slice(1).map((_s, i) => `F1-F${i + 2}`),
    tactics: 'roll',
    choices,
  });
}

function rolls(m: ConfMatch, ...faces: number[]): void {
  for (const face of faces) m.roll([face]);
}

describe('an opposed test', () => {
  it('is won by the higher total', () => {
    const m = tactics([3, 5]);
    rolls(m, 5, 4);
    expect(values(m, 'tactics')).toEqual([[2, 1]]);
    expect(happened(m, 'won-tactics')).toEqual([{ seat: 2, figure: 'F2', total: 9, other: 8, rule: 'conf:F4.b' }]);
  });

  it('is rolled again by both when level, as often as needed', () => {
    const m = tactics([3, 5]);
    rolls(m, 4, 2);
    expect(happened(m, 'level-again')).toHaveLength(1);
    rolls(m, 3, 1);
    expect(happened(m, 'level-again')).toHaveLength(2);
    rolls(m, 5, 1);
    expect(values(m, 'tactics')).toEqual([[1, 2]]);
  });

  it('is rolled again among three by those alone who are level, in the places they share', () => {
    const low = tactics([3, 3, 3]);
    rolls(low, 5, 2, 2);
    expect(low.node).toMatchObject({ kind: 'chance', seat: 1 });
    // However high they come, the first stays first.
    rolls(low, 4);
    expect(low.node).toMatchObject({ kind: 'chance', seat: 2 });
    rolls(low, 5);
    expect(values(low, 'tactics')).toEqual([[1, 3, 2]]);
    const high = tactics([3, 3, 3]);
    rolls(high, 5, 1, 5);
    expect(high.node).toMatchObject({ kind: 'chance', seat: 0 });
    rolls(high, 1, 2);
    expect(values(high, 'tactics')).toEqual([[3, 1, 2]]);
    const all = tactics([3, 3, 3]);
    rolls(all, 4, 4, 4);
    rolls(all, 2, 5, 2);
    rolls(all, 1, 3);
    expect(values(all, 'tactics')).toEqual([[2, 3, 1]]);
  });

  it('lets sixes be rolled again before anything is compared', () => {
    const m = tactics([3, 5]);
    rolls(m, 6);
    expect(m.node).toMatchObject({ kind: 'decision', seat: 0, rule: 'conf:F1.b' });
    m.take('again');
    rolls(m, 3, 5);
    expect(values(m, 'tactics')).toEqual([[1, 2]]);
  });

  it('that fails loses against any success, and is rolled again where all fail', () => {
    const lost = tactics([3, -4], { 'natural-one': 'fails', 'opposed-failures': 'success-wins' });
    rolls(lost, 1, 5);
    // 4, failed by its 1, against 1.
    expect(values(lost, 'tactics')).toEqual([[2, 1]]);
    const both = tactics([-5, -5], { 'opposed-failures': 'success-wins' });
    rolls(both, 4, 2);
    expect(happened(both, 'level-again')).toHaveLength(1);
    expect(happened(both, 'test-fails')).toHaveLength(2);
  });

  it('compares totals alone in the other reading', () => {
    const won = tactics([3, -4], { 'natural-one': 'fails', 'opposed-failures': 'compared' });
    rolls(won, 1, 5);
    expect(values(won, 'tactics')).toEqual([[1, 2]]);
    const both = tactics([-5, -5], { 'opposed-failures': 'compared' });
    rolls(both, 4, 2);
    // -1 against -3.
    expect(values(both, 'tactics')).toEqual([[1, 2]]);
    expect(happened(both, 'level-again')).toEqual([]);
  });
});

const game = confrontation as unknown as Game<unknown, Table, State, unknown>;

/** Keeps every six. */
const keeps: Decider<Conf> = (_g, _seat, codes, id) => codes.find((c) => id(c) === 'keep') ?? codes[0];
/** Rolls sixes again, once. */
const once: Decider<Conf> = (g, _seat, codes, id) => {
  const { natural } = g.state.stack[g.state.stack.length - 1].d as TestFrame;
  return codes.find((c) => id(c) === (natural === 6 ? 'again' : 'keep')) ?? codes[0];
};

/** The exact odds of what becomes of B by the attack under way. */
function exact(situation: Situation, ids: readonly string[], decider: Decider<Conf>): Record<string, Fraction> {
  const m = situationMatch(situation);
  for (const id of ids) m.take(id);
  const probe = situationMatch(situation);
  const found = enumerate(
    game,
    m.play,
    (g) => !g.state.stack.some((f) => f.seq === attackSequence.id),
    (g) => {
      (probe.play as { state: State }).state = g.state;
      const [wound, stunned] = values(probe, 'B.wound', 'B.stunned');
      return stunned === true ? 'stunned' : String(wound);
    },
    decider,
  );
  expect([...found.values()].reduce(plus, fraction(0n, 1n))).toEqual(fraction(1n, 1n));
  return Object.fromEntries(found);
}

/** Rows of the wound table from 'less than 0' on, legs to head, said anew. */
const ROWS = ['NSSLL', 'SSLLG', 'SLLGG', 'LLGGC', 'LGGCK', 'GGCCK', 'GCCKK', 'CCKKK', 'CKKKK', 'KKKKK'];
const NAMES: Readonly<Record<string, string>> = { N: 'none', S: 'stunned', L: 'light', G: 'serious', C: 'critical', K: 'killed' };

/** What a blow of FOR - RES = `more` brings that lands with `hits` in `of`: counted pair by pair. */
function expected(more: number, hits: bigint, of: bigint): Record<string, Fraction> {
  const ways: Record<string, bigint> = { none: (of - hits) * 36n };
  for (const [a, b] of allFaces(2)) {
    const final = Math.max(a, b) + more;
    const row = final < 0 ? 0 : Math.min(9, 1 + Math.floor(final / 2));
    const name = NAMES[ROWS[row][Math.min(a, b, 5) - 1]];
    ways[name] = (ways[name] ?? 0n) + hits;
  }
  return Object.fromEntries(
    Object.entries(ways)
      .filter(([, n]) => n > 0n)
      .map(([name, n]) => [name, fraction(n, of * 36n)]),
  );
}

function duel(a: Partial<SituationFighter>, b: Partial<SituationFighter>, dice = '2/0'): Situation {
  return {
    fighters: { A: { side: 1, ...a }, B: { side: 2, ...b } },
    contacts: ['A-B'],
    combat: 'A',
    dice: { A: '2/0', B: dice },
    initiative: 1,
  };
}

describe('exact odds', () => {
  it('of an undefended attack are those of its wound roll, whatever the Strength', () => {
    for (let more = -8; more <= 12; more++)
      expect(exact(duel({ printed: { FOR: 10 + more } }, { printed: { RES: 10 } }), ['attack:A>B'], keeps), String(more)).toEqual(
        expected(more, 1n, 1n),
      );
  });

  it('of a plain blow on a plain fighter, by hand', () => {
    // Final: higher die - 1. Of 36 pairs the higher is 1 once, 2 three times, 3 five, 4 seven, 5 nine, 6 eleven times.
    // Row 0/1 (1 and 2): 1-1 and 1-2 legs, 2-2 arms: stunned, four ways. Row 2/3 (3 and 4): legs 4 stunned; arms 4 and belly 3
    // (3-3 and 3-4) light; 4-4 thorax serious. Row 4/5 (5 and 6): legs and arms 4 each light; belly and thorax 4 each serious;
    // head (5-5, 5-6, 6-6) four ways critical.
    expect(exact(duel({}, {}), ['attack:A>B'], keeps)).toEqual({
      stunned: fraction(8n, 36n),
      light: fraction(15n, 36n),
      serious: fraction(9n, 36n),
      critical: fraction(4n, 36n),
    });
  });

  it('of an attack that may fail by itself', () => {
    // ATT 1 in critical wound: -2; 1 and 2 fail.
    expect(exact(duel({ wound: 'critical', printed: { ATT: 1, FOR: 8 } }, {}), ['attack:A>B'], keeps)).toEqual(expected(0, 4n, 6n));
    // ATT -5 in light wound: -6. Only a 6 rolled again lands, and then with anything.
    expect(exact(duel({ wound: 'light', printed: { ATT: -5, FOR: 9 } }, {}), ['attack:A>B'], keeps)).toEqual({ none: fraction(1n, 1n) });
    expect(exact(duel({ wound: 'light', printed: { ATT: -5, FOR: 9 } }, {}), ['attack:A>B'], once)).toEqual(expected(3, 1n, 6n));
  });

  it('of an attack where a natural 1 fails', () => {
    const situation = { ...duel({ printed: { FOR: 8 } }, {}), choices: { 'natural-one': 'fails' } };
    expect(exact(situation, ['attack:A>B'], keeps)).toEqual(expected(3, 5n, 6n));
    // 6 again: that die fails with a 1 too.
    expect(exact(situation, ['attack:A>B'], once)).toEqual(expected(3, 4n * 6n + 5n, 36n));
  });

  it('of a parried attack, with one die and with two, are counted die by die', () => {
    for (const dice of [1, 2])
      for (let ahead = -4; ahead <= 4; ahead++) {
        let hits = 0n;
        for (const [attack, ...defence] of allFaces(1 + dice)) if (Math.max(...defence) < attack + ahead) hits++;
        const situation = duel({ printed: { ATT: 5 + ahead, FOR: 8 } }, { printed: { DEF: 5 } }, `${2 - dice}/${dice}`);
        expect(exact(situation, ['attack:A>B', `parry:${dice}`], keeps), `${dice} ${ahead}`).toEqual(
          expected(3, hits, 6n ** BigInt(1 + dice)),
        );
      }
  });

  it('of a plain blow against a plain parry, by hand', () => {
    // Level parries: 15 of 36 attacks are higher.
    expect(exact(duel({}, {}, '1/1'), ['attack:A>B', 'parry:1'], keeps)).toEqual(expected(-1, 15n, 36n));
    expect(expected(-1, 15n, 36n).critical).toEqual(fraction(5n, 108n));
  });

  it('of a parry with sixes rolled again, every six once', () => {
    for (const dice of [1, 2]) {
      // Attack: 1 to 5, or 6 and another. Defence: the best; where sixes show, the best of so many more on top.
      const tally = (n: number): Map<number, Fraction> => {
        const out = new Map<number, Fraction>();
        const add = (natural: number, p: Fraction): void => {
          out.set(natural, plus(out.get(natural) ?? fraction(0n, 1n), p));
        };
        for (const faces of allFaces(n)) {
          const sixes = faces.filter((f) => f === 6).length;
          if (sixes === 0) add(Math.max(...faces), fraction(1n, 6n ** BigInt(n)));
          else for (const more of allFaces(sixes)) add(6 + Math.max(...more), fraction(1n, 6n ** BigInt(n + sixes)));
        }
        return out;
      };
      let hit = fraction(0n, 1n);
      for (const [a, p] of tally(1)) for (const [d, q] of tally(dice)) if (d < a) hit = plus(hit, fraction(p.num * q.num, p.den * q.den));
      expect(exact(duel({}, {}, `${2 - dice}/${dice}`), ['attack:A>B', `parry:${dice}`], once)).toEqual(expected(-1, hit.num, hit.den));
    }
  });

  it('of a sustained parry are those of a Defence lower by 2', () => {
    const sustained = exact(duel({}, {}, '1/1'), ['attack:A>B', 'parry:1:sustained'], keeps);
    expect(sustained).toEqual(exact(duel({}, { printed: { DEF: 1 } }, '1/1'), ['attack:A>B', 'parry:1'], keeps));
    let hits = 0n;
    for (const [attack, defence] of allFaces(2)) if (defence - 2 < attack) hits++;
    expect(sustained).toEqual(expected(-1, hits, 36n));
  });

  it('of Initiative, rolled again when level', () => {
    for (let ahead = 0; ahead <= 5; ahead++) {
      const m = situationMatch({
        fighters: { A: { side: 1, printed: { INI: 3 + ahead } }, B: { side: 2 } },
        contacts: ['A-B'],
        combat: 'A',
        dice: { A: '2/0', B: '2/0' },
      });
      const found = enumerate(
        game,
        m.play,
        (g) => g.state.stack.some((f) => f.seq === passSequence.id),
        (g) => String(g.state.stack.flatMap((f) => (f.seq === combatSequence.id ? [(f.d as CombatFrame).first] : []))),
        keeps,
      );
      let won = 0n;
      let lost = 0n;
      for (const [a, b] of allFaces(2)) {
        if (a + ahead > b) won++;
        if (a + ahead < b) lost++;
      }
      expect(found.get('0')).toEqual(fraction(won, won + lost));
      expect(found.get('1')).toEqual(lost === 0n ? undefined : fraction(lost, won + lost));
    }
  });
});
