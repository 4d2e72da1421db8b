import { describe, expect, it } from 'vitest';
import { asNumber, fraction, type OddsAsked, showFraction } from '../../core/index.ts';
import { oddsAt } from '../../odds/index.ts';
import { CONFRONTATION_ODDS } from './odds.ts';
import { after } from './situation.testing.ts';
import type { Situation, SituationFighter } from './situation.ts';

/** So deep that what lies behind is less than any difference looked for. */
const DEPTH = 24;

/** Naturals of a test with `n` dice of which every six is rolled again: each with its chance. */
function naturals(n: number, depth = DEPTH): Map<number, number> {
  const out = new Map<number, number>();
  const add = (natural: number, p: number): void => {
    out.set(natural, (out.get(natural) ?? 0) + p);
  };
  for (let face = 1; face < 6; face++) add(face, (face ** n - (face - 1) ** n) / 6 ** n);
  let ways = 1;
  for (let sixes = 1; sixes <= n; sixes++) {
    ways = (ways * (n - sixes + 1)) / sixes;
    const p = (ways * 5 ** (n - sixes)) / 6 ** n;
    if (depth > 0) for (const [more, q] of naturals(sixes, depth - 1)) add(6 + more, p * q);
  }
  return out;
}

/** How likely two tests come to something. */
function both(a: Map<number, number>, b: Map<number, number>, is: (a: number, b: number) => boolean): number {
  let sum = 0;
  for (const [x, p] of a) for (const [y, q] of b) if (is(x, y)) sum += p * q;
  return sum;
}

const ONE_DIE = naturals(1);

const duel = (a: SituationFighter['printed'], b: Partial<SituationFighter>, more: Partial<Situation> = {}): Situation => ({
  fighters: { A: { side: 1, printed: { ...a } }, B: { side: 2, ...b } },
  contacts: ['A-B'],
  combat: 'A',
  ...more,
});

const odds = (situation: Situation, ids: readonly string[], asked: OddsAsked): Record<string, string> =>
  Object.fromEntries(
    oddsAt(after(situation, ...ids), CONFRONTATION_ODDS, asked).of[0].map(({ value, odds: p }) => [String(value), showFraction(p)]),
  );

const number = (text: string | undefined): number => {
  const [num, den] = (text ?? '').split('/');
  return asNumber(fraction(BigInt(num), BigInt(den ?? 1)));
};

describe('sixes rolled again without end', () => {
  it.each([
    [3, 3, 1],
    [6, 2, 1],
    [2, 6, 2],
    [4, 4, 4],
    [-2, 3, 2],
  ])('an attack of %i against a parry of %i with %i dice', (ATT, DEF, dice) => {
    const fight = duel(
      { ATT },
      { printed: { DEF }, ...(dice > 2 ? { skills: [{ skill: 'born-killer', x: dice - 2 }] } : {}) },
      { dice: { A: '2/0', B: `${2 + Math.max(0, dice - 2) - dice}/${dice}` }, initiative: 1 },
    );
    const found = odds(fight, ['attack:A>B', `parry:${dice}`], { of: ['attack.hit'], until: 'attack', policy: 'always' });
    const hits = both(ONE_DIE, naturals(dice), (a, b) => a + ATT > 0 && b + DEF < a + ATT);
    expect(number(found.true)).toBeCloseTo(hits, 10);
    expect(number(found.false)).toBeCloseTo(1 - hits, 10);
  });

  it.each([
    [3, 3],
    [3, 5],
    [-2, 0],
  ])('Initiative of %i against %i: who is level rolls again', (a, b) => {
    const fight = duel({ INI: a }, { printed: { INI: b } }, { dice: { A: '1/1', B: '1/1' } });
    const found = odds(fight, [], { of: ['roll.winner'], until: 'roll', policy: 'always' });
    const total = (natural: number, plus: number): number => (natural + plus <= 0 ? -200 : natural + plus);
    const wins = both(ONE_DIE, ONE_DIE, (x, y) => total(x, a) > total(y, b));
    const loses = both(ONE_DIE, ONE_DIE, (x, y) => total(x, a) < total(y, b));
    expect(number(found['1'])).toBeCloseTo(wins / (wins + loses), 10);
  });

  it('in lowest terms, by whatever way of answering it is said', () => {
    const fight = duel({}, {}, { dice: { A: '2/0', B: '1/1' }, initiative: 1 });
    const asked = { of: ['attack.parried'], until: 'attack' } as const;
    // Level with one die each: a seventh, so that half of the rest and it are four of seven.
    for (const policy of ['always', ['again'], { 1: 'least', 2: 'most' }] as const)
      expect(odds(fight, ['attack:A>B', 'parry:1'], { ...asked, policy })).toEqual({ true: '4/7', false: '3/7' });
    expect(odds(fight, ['attack:A>B', 'parry:1'], { ...asked, policy: 'never' })).toEqual({ true: '7/12', false: '5/12' });
  });

  it('of whoever does what is best for him: both dice, and every six again', () => {
    const fight = duel({}, {}, { dice: { A: '2/0', B: '0/2' }, initiative: 1 });
    const found = odds(fight, ['attack:A>B'], { of: ['attack.hit'], until: 'attack', policy: 'best' });
    expect(number(found.false)).toBeCloseTo(
      both(ONE_DIE, naturals(2), (a, b) => b >= a),
      10,
    );
  });

  it('nobody does better by dying, though the dead bear no wound', () => {
    const fight = duel({ FOR: 20 }, { wound: 'light' }, { dice: { A: '2/0', B: '0/2' }, initiative: 1 });
    const found = odds(fight, ['attack:A>B'], { of: ['B.wounds'], until: 'attack', policy: 'best' });
    // His wound takes one from his Defence, and every blow that lands kills.
    expect(number(found['1'])).toBeCloseTo(
      both(ONE_DIE, naturals(2), (a, b) => b - 1 >= a),
      10,
    );
    // Who is asked to make it small makes it small.
    expect(odds(fight, ['attack:A>B'], { of: ['B.wounds'], until: 'attack', policy: 'least' })).toEqual({ 0: '1' });
  });

  it('where a 1 fails, whoever goes on may fail yet', () => {
    const fight = duel({ ATT: 3 }, {}, { dice: { A: '2/0', B: '1/1' }, initiative: 1, choices: { 'natural-one': 'fails' } });
    const asked = { of: ['attack.missed'], until: 'attack', policy: 'always' } as const;
    // A sixth, and a sixth of a sixth, and so on.
    expect(odds(fight, ['attack:A>B', 'parry:0'], asked)).toEqual({ true: '1/5', false: '4/5' });
  });

  it('to the end of a combat: one blow of it, and what it does', () => {
    const fight = duel({}, {}, { dice: { A: '1/1', B: '0/2' }, initiative: 1 });
    const found = odds(fight, [], { of: ['B.stunned'], until: 'combat', policy: ['parry:1', 'again'] });
    // Undefended such a blow cannot fail: what it does then comes three times of seven.
    const undefended = odds(fight, ['attack:A>B', 'parry:0'], { of: ['B.stunned'], until: 'attack', policy: 'never' });
    expect(number(found.true)).toBeCloseTo((3 / 7) * number(undefended.true), 12);
    expect(number(undefended.true)).toBeGreaterThan(0);
  });

  it('has no answer where there are endlessly many values', () => {
    const fight = duel({}, {}, { dice: { A: '2/0', B: '1/1' }, initiative: 1 });
    expect(() => odds(fight, ['attack:A>B', 'parry:1'], { of: ['roll.natural'], until: 'roll', policy: 'always', most: 500 })).toThrow(
      'more than 500 positions',
    );
  });
});
