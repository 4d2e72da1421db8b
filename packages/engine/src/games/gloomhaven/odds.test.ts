import { describe, expect, it } from 'vitest';
import { asNumber, type Fraction, fraction, plus } from '../../core/index.ts';
import { oddsAt, whatIf } from '../../odds/index.ts';
import { STANDARD_DECK } from './content/modifiers.ts';
import { GLOOMHAVEN_ODDS } from './odds.ts';
import { play, scene } from './scene.testing.ts';

const MODES = { normal: 0, advantage: 1, disadvantage: -1 } as const;
type Mode = keyof typeof MODES;

/** What one attack does, by the engine's own steps: every order of every card, exactly. */
function byTheEngine(n: number, deck: Readonly<Record<string, number>>, mode: Mode): Map<number, Fraction> {
  const has = mode === 'advantage' ? (['strengthen'] as const) : mode === 'disadvantage' ? (['muddle'] as const) : [];
  const m = scene({ brute: { at: [4, 4], has }, others: [{ at: [5, 4] }], top: [{ do: 'attack', n }], deck });
  play(m, 'play:brute:one/top', 'do:attack', 'target:dummy-1');
  const found = oddsAt(m, GLOOMHAVEN_ODDS, { of: ['dummy-1.hp'], until: 'attack' }, () => {
    throw new Error('nobody is asked anything');
  });
  return new Map(found.of[0].map(({ value, odds }) => [50 - Number(value), odds]));
}

interface Card {
  readonly n: number;
  readonly times: number;
  readonly rolls: boolean;
}

function cardsOf(deck: Readonly<Record<string, number>>): Card[] {
  return Object.entries(deck).flatMap(([id, count]) => {
    const rolls = id.startsWith('rolling');
    const times = id === 'null' ? 0 : id === 'x2' ? 2 : 1;
    const card = { n: times === 1 ? Number(id.replace('rolling', '')) : 0, times, rolls };
    return Array.from({ length: count }, () => card);
  });
}

/** Additions, then doublings; a null is nothing. */
function damageOf(n: number, cards: readonly Card[]): number {
  if (cards.some((c) => c.times === 0)) return 0;
  const plusses = cards.reduce((sum, c) => sum + Math.max(0, c.n), n);
  const minuses = cards.reduce((sum, c) => sum + Math.min(0, c.n), 0);
  return Math.max(0, plusses * cards.reduce((all, c) => all * c.times, 1) + minuses);
}

/** The same reckoned apart from the engine: over all ordered draws of distinct cards. */
function byHand(n: number, deck: Readonly<Record<string, number>>, mode: Mode): Map<number, Fraction> {
  const all = cardsOf(deck);
  const out = new Map<number, Fraction>();
  const add = (damage: number, ways: number): void => {
    out.set(damage, plus(out.get(damage) ?? { num: 0n, den: 1n }, fraction(1n, BigInt(ways))));
  };
  const draw = (drawn: readonly Card[], left: readonly Card[], ways: number): void => {
    const rolling = drawn.slice(0, 2).filter((c) => c.rolls).length;
    const chain = drawn.length > 0 && drawn[drawn.length - 1].rolls;
    const more = mode === 'normal' ? drawn.length === 0 || chain : drawn.length < 2 || (rolling === 2 && chain);
    if (more) {
      left.forEach((c, i) => {
        draw(
          [...drawn, c],
          left.filter((_x, j) => j !== i),
          ways * left.length,
        );
      });
      return;
    }
    if (mode === 'normal') add(damageOf(n, drawn), ways);
    else if (rolling === 0) {
      const values = drawn.map((c) => damageOf(n, [c]));
      add(mode === 'advantage' ? Math.max(...values) : Math.min(...values), ways);
    } else if (mode === 'advantage') add(damageOf(n, drawn), ways);
    else
      add(
        damageOf(
          n,
          drawn.filter((c) => !c.rolls),
        ),
        ways,
      );
  };
  draw([], all, 1);
  return out;
}

const sorted = (m: Map<number, Fraction>) => [...m].sort(([a], [b]) => a - b).map(([k, p]) => `${k}: ${p.num}/${p.den}`);

const DECKS = {
  'the standard deck': STANDARD_DECK,
  'one rolling +1 more': { ...STANDARD_DECK, 'rolling+1': 1 },
  'two rolling +1 more': { ...STANDARD_DECK, 'rolling+1': 2 },
} as const;

describe('the odds of one attack, over every draw (draw.04, draw.06, advantage.01, advantage.09)', () => {
  for (const [name, deck] of Object.entries(DECKS))
    for (const mode of Object.keys(MODES) as Mode[])
      for (const n of [1, 2, 3, 4, 5])
        it(`Attack ${n}, ${mode}, ${name}`, () => {
          expect(sorted(byTheEngine(n, deck, mode))).toEqual(sorted(byHand(n, deck, mode)));
        });

  it('Attack 3 with the standard deck never does nothing with advantage, and does so in a tenth with disadvantage', () => {
    expect(byTheEngine(3, STANDARD_DECK, 'advantage').has(0)).toBe(false);
    expect(byTheEngine(3, STANDARD_DECK, 'disadvantage').get(0)).toEqual({ num: 1n, den: 10n });
  });

  it('Attack 2 mirrors itself: what advantage adds, disadvantage takes', () => {
    const good = byTheEngine(2, STANDARD_DECK, 'advantage');
    const bad = byTheEngine(2, STANDARD_DECK, 'disadvantage');
    for (const d of [0, 1, 2, 3, 4]) expect(good.get(d)).toEqual(bad.get(4 - d));
  });
});

describe('what conditions add to an attack', () => {
  it('is what the attack does with them, and without', () => {
    const m = scene({ brute: { at: [4, 4] }, others: [{ at: [5, 4] }], top: [{ do: 'attack', n: 3 }], deck: STANDARD_DECK });
    play(m, 'play:brute:one/top', 'do:attack');
    const option = m.options().find((o) => o.id === 'target:dummy-1');
    if (option === undefined) throw new Error('no target');
    const found = whatIf(m, GLOOMHAVEN_ODDS, option);
    const mean = (mode: Mode, more = 0): number =>
      [...byHand(3 + more, STANDARD_DECK, mode)].reduce((sum, [n, p]) => sum + n * asNumber(p), 0);
    const damage = (key: string): number =>
      found?.ifs.find((x) => x.what === key)?.outlook?.prospects.find((p) => p.key === 'damage')?.mean ?? -1;
    expect(found?.now.prospects.find((p) => p.key === 'damage')?.mean).toBeCloseTo(mean('normal'), 12);
    expect(damage('strengthen')).toBeCloseTo(mean('advantage'), 12);
    expect(damage('muddle')).toBeCloseTo(mean('disadvantage'), 12);
    expect(damage('poison')).toBeCloseTo(mean('normal', 1), 12);
    expect(found?.ifs.slice(0, 3).map((x) => x.rule)).toEqual(['gh:condition.strengthen', 'gh:condition.muddle', 'gh:condition.poison']);
  });
});
