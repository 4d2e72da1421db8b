import { describe, expect, it } from 'vitest';
import { bestOf, faceOf, showing, WOUND_DICE } from './rules/dice.ts';
import { allFaces } from './situation.testing.ts';
import type { SituationFighter } from './situation.ts';
import type { ConfMatch } from './situation-values.ts';
import { confrontationSituations, situationMatch } from './situations.ts';

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
