/** The odds of one attack against what D1 to D4 and A3 to A7 come to, reckoned face by face and apart from the engine. */
import { describe, expect, it } from 'vitest';
import { asNumber, type Fraction, fraction, hashOf, NOUGHT, ONE, plus, times } from '../../core/index.ts';
import { foresee, type Outlook, oddsAt, whatIf } from '../../odds/index.ts';
import { UNDERWORLDS_ODDS } from './odds.ts';
import type { Situation, SituationFighter } from './situation.ts';
import { situationMatch } from './situations.ts';

/** Faces of six that show each symbol (D1). */
const ON_ATTACK = { hammer: 2, swords: 1 } as const;
const ON_DEFENCE = { shield: 2, dodge: 1 } as const;

interface Duel {
  readonly symbol: keyof typeof ON_ATTACK;
  readonly dice: number;
  readonly against: keyof typeof ON_DEFENCE;
  readonly defence: number;
  /** Friends of the attacker next to the target, and of the target next to the attacker. */
  readonly support: readonly [attacker: number, target: number];
  readonly guard?: boolean;
}

/** Attacker on D3, target on D4: these hexes are next to the one of them and not to the other. */
const BESIDE_TARGET = ['C5', 'E5'];
const BESIDE_ATTACKER = ['C3', 'E3'];

function situation({ symbol, dice, against, defence, support: [friends, foes], guard = false }: Duel): Situation {
  const ours: Record<string, SituationFighter> = {
    obryn: { at: 'D3', printed: { attacks: { grandhammer: { symbol, dice, damage: 1, traits: {} } } } },
  };
  const theirs: Record<string, SituationFighter> = {
    garrek: { at: 'D4', printed: { wounds: 9, defence: { symbol: against, dice: defence } }, ...(guard ? { tokens: ['guard'] } : {}) },
  };
  for (const [i, id] of ['steelheart', 'angharad'].slice(0, friends).entries()) ours[id] = { at: BESIDE_TARGET[i] };
  for (const [i, id] of ['saek', 'karsus'].slice(0, foes).entries()) theirs[id] = { at: BESIDE_ATTACKER[i] };
  return {
    sides: [
      { warband: 'steelhearts-champions', fighters: ours },
      { warband: 'garreks-reavers', fighters: theirs },
    ],
  };
}

/** Chances of a pool: how many criticals, how many other successes. */
function pool(n: number, faces: number): Map<string, Fraction> {
  const out = new Map<string, Fraction>();
  const factorial = (x: number): number => (x < 2 ? 1 : x * factorial(x - 1));
  for (let crits = 0; crits <= n; crits++)
    for (let hits = 0; hits + crits <= n; hits++) {
      const ways = factorial(n) / (factorial(crits) * factorial(hits) * factorial(n - crits - hits));
      const each = faces ** hits * (5 - faces) ** (n - crits - hits);
      if (each > 0) out.set(`${crits} ${hits}`, fraction(BigInt(ways * each), 6n ** BigInt(n)));
    }
  return out;
}

/** Faces that succeed because of support: the side with more has the single one, with two more the double one as well (D3). */
const bySupport = (more: number): number => Math.min(2, Math.max(0, more));

function byHand({ symbol, dice, against, defence, support: [friends, foes], guard = false }: Duel): Record<string, Fraction> {
  const out: Record<string, Fraction> = {};
  const attack = pool(dice, ON_ATTACK[symbol] + bySupport(friends - foes));
  const blocks = pool(defence, (guard ? ON_DEFENCE.shield + ON_DEFENCE.dodge : ON_DEFENCE[against]) + bySupport(foes - friends));
  for (const [a, p] of attack)
    for (const [d, q] of blocks) {
      const [c, h] = a.split(' ').map(Number);
      const [dc, dh] = d.split(' ').map(Number);
      // More criticals win; of as many, more other successes (D4).
      const what = c > dc || (c === dc && h > dh) ? 'success' : c === dc && h === dh ? 'tie' : 'failed';
      out[what] = plus(out[what] ?? NOUGHT, times(p, q));
    }
  return out;
}

function byTheEngine(duel: Duel): Record<string, Fraction> {
  const match = situationMatch(situation(duel));
  match.take('attack:obryn/grandhammer>garrek');
  const told: typeof UNDERWORLDS_ODDS = {
    ...UNDERWORLDS_ODDS,
    value(there, name) {
      if (name !== 'outcome') return UNDERWORLDS_ODDS.value(there, name);
      if (UNDERWORLDS_ODDS.value(there, 'attack.success') === true) return 'success';
      return UNDERWORLDS_ODDS.value(there, 'attack.tie') === true ? 'tie' : 'failed';
    },
  };
  const found = oddsAt(match, told, { of: ['outcome', 'garrek.wounds'], until: 'attack' });
  // A success does its damage once, however many dice succeed (A7).
  const hurt = found.of[1].find((o) => o.value === 1)?.odds ?? NOUGHT;
  const outcomes = Object.fromEntries(found.of[0].map((o) => [String(o.value), o.odds]));
  expect(hurt).toEqual(outcomes.success ?? NOUGHT);
  expect(found.of[0].map((o) => o.odds).reduce(plus)).toEqual(ONE);
  return outcomes;
}

describe('the odds of one attack (wu:D1 to D4, A3 to A7)', () => {
  for (const symbol of ['hammer', 'swords'] as const)
    for (const against of ['shield', 'dodge'] as const)
      it(`with ${symbol} against a ${against}, one to four dice against one to three`, () => {
        for (let dice = 1; dice <= 4; dice++)
          for (let defence = 1; defence <= 3; defence++) {
            const duel: Duel = { symbol, dice, against, defence, support: [0, 0] };
            expect(byTheEngine(duel), `${dice} against ${defence}`).toEqual(byHand(duel));
          }
      });

  it('with every support that two friends on either side can give', () => {
    for (const symbol of ['hammer', 'swords'] as const)
      for (const against of ['shield', 'dodge'] as const)
        for (const friends of [0, 1, 2])
          for (const foes of [0, 1, 2]) {
            const duel: Duel = { symbol, dice: 2, against, defence: 1, support: [friends, foes] };
            expect(byTheEngine(duel), `${symbol} ${against} ${friends}:${foes}`).toEqual(byHand(duel));
          }
  });

  it('on Guard, where shields and dodges both succeed', () => {
    for (const against of ['shield', 'dodge'] as const)
      for (const foes of [0, 1]) {
        const duel: Duel = { symbol: 'hammer', dice: 2, against, defence: 2, support: [0, foes], guard: true };
        expect(byTheEngine(duel)).toEqual(byHand(duel));
      }
  });

  it('of one hammer against one shield, face by face of 36', () => {
    // Both show one of six critical; two hammers, two shields. A critical against none: 1 x 5. A hammer against a miss: 2 x 3.
    // Level: critical against critical 1, hammer against shield 4, nothing against nothing 3 x 3.
    expect(byTheEngine({ symbol: 'hammer', dice: 1, against: 'shield', defence: 1, support: [0, 0] })).toEqual({
      success: fraction(11n, 36n),
      tie: fraction(14n, 36n),
      failed: fraction(11n, 36n),
    });
    // With one more friend a single support face counts besides: 3 x 3 hits, level 1 + 6 + 2 x 3.
    expect(byTheEngine({ symbol: 'hammer', dice: 1, against: 'shield', defence: 1, support: [1, 0] })).toEqual({
      success: fraction(14n, 36n),
      tie: fraction(13n, 36n),
      failed: fraction(9n, 36n),
    });
  });
});

describe('what each thing adds to an attack', () => {
  const duel: Duel = { symbol: 'hammer', dice: 2, against: 'shield', defence: 1, support: [1, 0] };
  const match = situationMatch(situation(duel));
  const option = match.options().find((o) => o.id === 'attack:obryn/grandhammer>garrek');
  if (option === undefined) throw new Error('no attack');
  const found = whatIf(match, UNDERWORLDS_ODDS, option);
  const chance = (outlook: Outlook | null): number => outlook?.prospects.find((p) => p.key === 'success')?.mean ?? -1;

  it('is seen by taking it away, and what could be by adding it', () => {
    const before = hashOf(match.state);
    const now = asNumber(byHand(duel).success);
    expect(chance(found?.now ?? null)).toBeCloseTo(now, 12);
    const of = (key: string) => found?.ifs.find((x) => x.what === key);
    const supporter = of('supporter');
    const alone = asNumber(byHand({ ...duel, support: [0, 0] }).success);
    expect(supporter).toMatchObject({ rule: 'wu:D3', now: true });
    expect(chance(supporter?.outlook ?? null)).toBeCloseTo(alone, 12);
    expect(supporter?.change.find((c) => c.key === 'success')?.by).toBeCloseTo(alone - now, 12);
    const guard = of('guard');
    expect(guard).toMatchObject({ rule: 'wu:R5', now: false });
    expect(chance(guard?.outlook ?? null)).toBeCloseTo(asNumber(byHand({ ...duel, guard: true }).success), 12);
    expect(hashOf(match.state)).toBe(before);
  });
});

/** Spells that a wizard of so many dice casts with so many of a symbol. */
const SPELLS = [
  { card: 'nightvault:389', count: 1, faces: 3 },
  { card: 'nightvault:13', count: 1, faces: 2 },
  { card: 'nightvault:12', count: 2, faces: 3 },
] as const;

describe('the odds of a casting roll: three channels, two focuses, one critical (wu:D1, M2)', () => {
  it.each(SPELLS)('of $card', ({ card, count, faces }) => {
    for (const wizard of [1, 2]) {
      const match = situationMatch({
        sides: [
          { warband: 'stormsires-cursebreakers', fighters: { stormsire: { at: 'D3', printed: { wizard } } }, hand: [card] },
          { warband: 'garreks-reavers', fighters: { garrek: 'D5' } },
        ],
        at: 'power',
      });
      const option = match.options().find((o) => o.id === `cast:stormsire/${card}`);
      const told = option === undefined ? null : foresee(match, UNDERWORLDS_ODDS, option);
      match.take(`cast:stormsire/${card}`);
      const found = oddsAt(match, UNDERWORLDS_ODDS, { of: ['roll.successes'], until: 'roll' });
      let cast = NOUGHT;
      for (const [key, p] of pool(wizard, faces)) {
        const [crits, hits] = key.split(' ').map(Number);
        if (crits + hits >= count) cast = plus(cast, p);
      }
      const byRules = found.of[0].filter((o) => Number(o.value) >= count).reduce((sum, o) => plus(sum, o.odds), NOUGHT);
      expect(byRules, `${wizard} dice`).toEqual(cast);
      expect(told?.prospects.find((p) => p.key === 'cast')?.mean ?? 0).toBeCloseTo(asNumber(cast), 12);
    }
  });
});
