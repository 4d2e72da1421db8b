import { describe, expect, it } from 'vitest';
import {
  advance,
  asNumber,
  chanceOn,
  decisionOn,
  type Fraction,
  fall,
  fraction,
  Match,
  plus,
  type Random,
  seeded,
  take,
  times,
} from '../../core/index.ts';
import { type Outlook, oddsAt, whatIf } from '../../odds/index.ts';
import { treeOf, wantedOf } from '../../odds/testing/plain-tree.testing.ts';
import { wow } from './game.ts';
import { WOW_ODDS } from './odds.ts';
import type { Situation } from './situation.ts';
import { situationValue, type WowMatch } from './situation-values.ts';
import { situationMatch } from './situations.ts';
import type { Wow } from './table.ts';

/** Rerolls fails where it may, and otherwise takes the first option: passing, keeping, the first target. */
const rerollsFails = (_g: Wow, _seat: number, codes: readonly number[], id: (code: number) => string): number =>
  Math.max(0, codes.map(id).indexOf('reroll:fail'));

/** A situation in which an attack has just been declared, with what to look at once it is over. */
interface Declared {
  readonly match: WowMatch;
  /** Frames below the attack: it is over once no more are left. */
  readonly depth: number;
  readonly outcome: (there: WowMatch) => string;
}

function declared(situation: Situation, ids: readonly string[], values: readonly string[]): Declared {
  const match = situationMatch(situation);
  for (const id of ids.slice(0, -1)) match.take(id);
  const depth = match.state.stack.length;
  match.take(ids[ids.length - 1]);
  return { match, depth, outcome: (there) => values.map((v) => situationValue(there, v)).join(' ') };
}

function exact({ match, outcome }: Declared): Map<string, Fraction> {
  const found = oddsAt(match, { ...WOW_ODDS, value: outcome }, { of: ['outcome'], until: 'action' }, rerollsFails);
  return new Map(found.of[0].map(({ value, odds }) => [String(value), odds]));
}

/** Plays the attack out once, with real dice of ten faces. */
function sampled(d: Declared, random: Random): string {
  const g: Wow = { table: d.match.table, state: wow.copy(d.match.state), log: null };
  for (;;) {
    const kind = advance(g, wow.book);
    if (kind === 'over' || g.state.stack.length <= d.depth)
      return d.outcome(new Match(wow, d.match.setup, { table: g.table, state: g.state, undo: false, still: true }));
    const frame = g.state.stack[g.state.stack.length - 1];
    if (kind === 'chance') {
      const s = chanceOn(g, wow.book);
      const dice = s.dice(g, frame.d);
      if (dice === null) throw new Error('an attack with a chance without dice');
      const faces = Array.from({ length: dice.dice }, () => 1 + random.below(dice.sides));
      fall(g, wow.book, s.fromFaces(g, frame.d, faces), faces);
      continue;
    }
    const s = decisionOn(g, wow.book);
    const codes: number[] = [];
    s.options(g, frame.d, codes);
    take(g, wow.book, codes[rerollsFails(g, s.seat(g, frame.d), codes, (c) => s.id(g, frame.d, c))]);
  }
}

const number = asNumber;

/** Expected damage by power (down) and armor (across), and the chance of a crit: section 1 of the facts. */
const TABLE: readonly (readonly number[])[] = [
  [0.7, 0.21, 0.06, 0.02, 0.01, 0.0, 0.1],
  [1.4, 0.76, 0.33, 0.13, 0.05, 0.02, 0.19],
  [2.1, 1.42, 0.83, 0.42, 0.19, 0.08, 0.27],
  [2.8, 2.11, 1.45, 0.89, 0.49, 0.25, 0.34],
  [3.5, 2.8, 2.12, 1.48, 0.95, 0.56, 0.41],
  [4.2, 3.5, 2.81, 2.13, 1.52, 1.0, 0.47],
  [4.9, 4.2, 3.5, 2.81, 2.15, 1.55, 0.52],
  [5.6, 4.9, 4.2, 3.5, 2.82, 2.17, 0.57],
];

const HEALTH = 20;

function duel(power: number, armor: number, nature: 'physical' | 'magic'): Situation {
  return {
    map: 'open-2',
    figures: {
      A: { side: 1, at: '0,0', printed: { main: { power, nature, type: nature === 'magic' ? 'fire' : 'melee' } } },
      X: { side: 2, at: '1,0', printed: { health: HEALTH, ...(nature === 'magic' ? { resist: armor } : { armor }) } },
    },
    turn: 'A',
  };
}

/** Chances that so many of `n` dice succeed, each in 7 of 10. */
function binomial(n: number): Fraction[] {
  let ways = 1;
  return Array.from({ length: n + 1 }, (_x, k) => {
    if (k > 0) ways = (ways * (n - k + 1)) / k;
    return fraction(BigInt(ways * 7 ** k * 3 ** (n - k)), 10n ** BigInt(n));
  });
}

/** Damage of hits less blocks, and none below nought (601, 602.1). */
function byHand(power: number, armor: number): Map<string, Fraction> {
  const out = new Map<string, Fraction>();
  for (const [hits, p] of binomial(power).entries())
    for (const [blocks, q] of binomial(armor).entries()) {
      const health = String(HEALTH - Math.max(0, hits - blocks));
      out.set(health, plus(out.get(health) ?? fraction(0n, 1n), times(p, q)));
    }
  return out;
}

describe('the odds of a plain attack', () => {
  it.each(TABLE.map((row, i) => [i + 1, row] as const))('with power %i are those of the facts, to two decimals', (power, row) => {
    for (let armor = 0; armor < 6; armor++) {
      for (const nature of ['physical', 'magic'] as const) {
        const found = exact(declared(duel(power, armor, nature), ['attack:A/main>X'], ['X.health']));
        expect(found, `armor ${armor}`).toEqual(byHand(power, armor));
        expect([...found.values()].reduce(plus, fraction(0n, 1n))).toEqual(fraction(1n, 1n));
        let mean = 0;
        for (const [health, p] of found) mean += (HEALTH - Number(health)) * number(p);
        expect(Math.abs(mean - row[armor]), `armor ${armor}: ${mean}`).toBeLessThanOrEqual(0.005 + 1e-9);
      }
    }
    // Before the defence is rolled, whether it is a crit is still to be seen.
    const { match } = declared(duel(power, 1, 'physical'), ['attack:A/main>X'], []);
    const crit = oddsAt(match, WOW_ODDS, { of: ['roll.crit'], until: 'roll' }).of[0].find((o) => o.value === true);
    expect(number(crit?.odds ?? fraction(0n, 1n))).toBeCloseTo(1 - 0.9 ** power, 12);
    expect(Math.abs(1 - 0.9 ** power - row[6])).toBeLessThanOrEqual(0.005 + 1e-9);
  });
});

const CASES: readonly (readonly [string, Situation, readonly string[], readonly string[]])[] = [
  ['plain', duel(5, 3, 'physical'), ['attack:A/main>X'], ['X.health']],
  [
    'from high ground against cover, with aimed dice, everybody rerolling fails',
    {
      map: 'open-3',
      terrain: { '0,0': 'high', '1,0': 'cover' },
      figures: {
        A: { side: 1, at: '0,0', cards: ['K25'], printed: { main: { power: 4 } } },
        X: { side: 2, at: '1,0', printed: { armor: 2 } },
      },
      turn: 'A',
    },
    ['card:A/K25', 'attack:A/main>X'],
    ['X.health'],
  ],
  [
    'with a crit that hits harder, heals, and attacks again',
    {
      map: 'open-2',
      choices: { 'again-limit': '1', 'same-time': 'as-printed' },
      figures: {
        A: {
          side: 1,
          at: '0,0',
          health: 5,
          printed: {
            main: {
              power: 3,
              crit: [{ effects: [{ do: 'hits', n: 2 }] }, { effects: [{ do: 'heal', n: 1, who: 'self' }] }, { effects: [{ do: 'again' }] }],
            },
          },
        },
        X: { side: 2, at: '1,0', printed: { armor: 1 } },
      },
      turn: 'A',
    },
    ['attack:A/main>X'],
    ['X.health', 'A.health'],
  ],
  [
    'of frost on an area with three in it, one of whom it can destroy',
    {
      map: 'open-4',
      figures: {
        M: { is: 'D4', side: 1, at: '0,0', cards: ['K05'] },
        X: { side: 2, at: '2,0', health: 1 },
        Y: { side: 2, at: '3,0', printed: { resist: 1 } },
        Z: { side: 2, at: '3,-1', printed: { resist: 3 } },
      },
      turn: 'M',
    },
    ['card:M/K05>2,0', 'area:3,0+3,-1'],
    ['X.health', 'Y.health', 'Z.health', 'points'],
  ],
];

const SAMPLES = 20_000;

describe('the exact odds of an attack', () => {
  it.each(CASES)(`%s agree with ${SAMPLES} rolls of real dice`, { timeout: 60_000 }, (_name, situation, ids, values) => {
    const attack = declared(situation, ids, values);
    const found = exact(attack);
    expect([...found.values()].reduce(plus, fraction(0n, 1n))).toEqual(fraction(1n, 1n));
    expect(found.size).toBeGreaterThan(3);
    const random = seeded(20_000);
    const counts = new Map<string, number>();
    for (let n = 0; n < SAMPLES; n++) {
      const outcome = sampled(attack, random);
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    }
    for (const outcome of counts.keys()) expect(found.has(outcome), `${outcome} was rolled and is not among the exact outcomes`).toBe(true);
    for (const [outcome, p] of found) {
      const expected = SAMPLES * number(p);
      const sigma = Math.sqrt(expected * (1 - number(p)));
      // One more for outcomes so rare that a single one is many deviations.
      expect(Math.abs((counts.get(outcome) ?? 0) - expected), outcome).toBeLessThanOrEqual(5 * sigma + 1);
    }
  });
});

/** Attacks whose dice are rolled again, and that are made again: whatever is forgotten on the way, and whichever faces count as one. */
const FORGOTTEN: readonly (readonly [string, Situation])[] = [
  ['into cover, made again on a crit', again({ power: 2, armor: 2, terrain: { '1,0': 'cover' } })],
  ['from high ground, made again on a crit', again({ power: 2, armor: 1, terrain: { '0,0': 'high' } })],
  ['from high ground into cover', again({ power: 2, armor: 2, terrain: { '0,0': 'high', '1,0': 'cover' }, crit: false })],
  ['of one die into cover with three', again({ power: 1, armor: 3, terrain: { '1,0': 'cover' } })],
  ['that may slay before it is made again', again({ power: 3, armor: 1, health: 2 })],
];

function again(of: {
  readonly power: number;
  readonly armor: number;
  readonly terrain?: Situation['terrain'];
  readonly crit?: false;
  readonly health?: number;
}): Situation {
  return {
    map: 'open-2',
    ...(of.terrain === undefined ? {} : { terrain: of.terrain }),
    choices: { 'again-limit': '1' },
    figures: {
      A: { side: 1, at: '0,0', printed: { main: { power: of.power, crit: of.crit === false ? [] : [{ effects: [{ do: 'again' }] }] } } },
      X: { side: 2, at: '1,0', health: of.health ?? 3, printed: { armor: of.armor } },
    },
    turn: 'A',
  };
}

describe('what is forgotten of an attack, and faces that count as one, change no fraction', () => {
  it.each(FORGOTTEN)('%s', (_name, situation) => {
    for (const reroll of [/^reroll:fail$/, /^keep$/, /^reroll:(success|crit)$/]) {
      const match = situationMatch(situation);
      match.take('attack:A/main>X');
      const choose = (ids: readonly string[]): number =>
        Math.max(
          0,
          ids.findIndex((id) => reroll.test(id)),
        );
      for (const name of ['attack.damage', 'X.at', 'X.health']) {
        const read = (state: Wow['state']): string =>
          JSON.stringify(situationValue(new Match(wow, match.setup, { table: match.table, state, undo: false, still: true }), name));
        const wanted = wantedOf(match, WOW_ODDS, 'attack');
        const tree = treeOf({ match, wanted, answers: (_state, ids) => choose(ids), read }, 60_000);
        const found = oddsAt(match, WOW_ODDS, { of: [name], until: 'attack' }, (_g, _seat, codes, id) => choose(codes.map(id)));
        expect(new Map(found.of[0].map((o) => [JSON.stringify(o.value), o.odds])), `${name} ${reroll}`).toEqual(tree?.odds);
      }
    }
  });
});

describe('what a lasting effect adds to an attack (708)', () => {
  it('is what the attack does with it, and without', () => {
    const match = situationMatch({ ...duel(3, 1, 'physical'), effects: [{ on: 'A', stat: 'power', n: 2 }] });
    const option = match.options().find((o) => o.id === 'attack:A/main>X');
    if (option === undefined) throw new Error('no attack');
    const found = whatIf(match, WOW_ODDS, option);
    const mean = (power: number): number => [...byHand(power, 1)].reduce((sum, [h, p]) => sum + (HEALTH - Number(h)) * number(p), 0);
    const damage = (outlook: Outlook | null | undefined): number => outlook?.prospects.find((p) => p.key === 'damage')?.mean ?? -1;
    expect(damage(found?.now)).toBeCloseTo(mean(5), 12);
    expect(found?.ifs[0]).toMatchObject({ what: 'effect', rule: 'wow:708', now: true });
    expect(damage(found?.ifs[0].outlook)).toBeCloseTo(mean(3), 12);
    expect(found?.ifs[0].change.find((c) => c.key === 'damage')?.by).toBeCloseTo(mean(3) - mean(5), 12);
  });
});
