import { describe, expect, it } from 'vitest';
import { type Decider, enumerate, fraction, plus, TooManyOutcomes } from './enumerate.ts';
import type { Game } from './game.ts';
import { Match } from './match.ts';
import { hashOf } from './plain.ts';
import { type Duel, type DuelSetup, type DuelState, toy } from './testing/toy.testing.ts';

type ToyTable = ReturnType<typeof toy.tables>;
const game = toy as unknown as Game<unknown, ToyTable, DuelState, unknown>;

const lowAlways: Decider<Duel> = (_g, _seat, codes) => codes[0];

function begun(setup: Partial<DuelSetup>): Match<DuelSetup, ToyTable, DuelState, unknown> {
  return new Match<DuelSetup, ToyTable, DuelState, unknown>(toy, { health: 2, hands: [[], []], first: 0, ...setup });
}

function told(map: ReturnType<typeof enumerate>): Record<string, string> {
  return Object.fromEntries([...map].sort().map(([k, f]) => [k, `${f.num}/${f.den}`]));
}

describe('fractions', () => {
  it('are kept in lowest terms', () => {
    expect(fraction(6n, 8n)).toEqual({ num: 3n, den: 4n });
    expect(fraction(0n, 8n)).toEqual({ num: 0n, den: 1n });
    expect(plus(fraction(1n, 3n), fraction(1n, 6n))).toEqual({ num: 1n, den: 2n });
    expect(fraction(2n ** 200n, 2n ** 201n)).toEqual({ num: 1n, den: 2n });
  });
});

describe('the enumerating driver', () => {
  it('gives every outcome of one roll its exact share', () => {
    const m = begun({ health: 9 });
    m.take('rest');
    m.take('rest');
    m.take('strike:high');
    const before = hashOf(m.state);
    const found = enumerate(
      game,
      m.play,
      (g) => g.state.stack.length < 3,
      (g) => `${g.state.health[1]}`,
      lowAlways,
    );
    expect(told(found)).toEqual({ '7': '1/4', '8': '1/2', '9': '1/4' });
    expect(hashOf(m.state)).toBe(before);
    expect(m.events.filter((e) => e.key === 'hits')).toEqual([]);
  });

  it('adds up to one over a whole game, and agrees with what can be worked out by hand', () => {
    // Two hits are needed. The first fencer wins at its n-th strike: a hit then and one before, and at most one hit of the other in n-1.
    const found = enumerate(
      game,
      begun({}).play,
      (g) => g.state.round > 12,
      (g) => `${g.state.over === 1 ? g.state.winner : 'on'}`,
      lowAlways,
    );
    const sum = [...found.values()].reduce(plus, fraction(0n, 1n));
    expect(sum).toEqual({ num: 1n, den: 1n });
    let first = 0;
    for (let n = 2; n <= 6; n++) first += ((n - 1) / 2 ** n) * ((1 + (n - 1)) / 2 ** (n - 1));
    const exact = found.get('0') ?? fraction(0n, 1n);
    expect(Number(exact.num) / Number(exact.den)).toBeCloseTo(first, 12);
  });

  it('takes decisions by the decider, which is told the seat and the names', () => {
    const m = begun({ hands: [[], ['parry']], health: 9 });
    m.take('strike:low');
    const asked: string[] = [];
    const parries: Decider<Duel> = (_g, seat, codes, id) => {
      asked.push(`${seat}: ${codes.map(id).join(' ')}`);
      return codes[codes.length - 1];
    };
    const found = enumerate(
      game,
      m.play,
      (g) => g.state.stack.length < 3,
      (g) => `${g.state.health[1]}`,
      parries,
    );
    expect(told(found)).toEqual({ '9': '1/1' });
    expect(asked).toEqual(['1: pass trick:2/parry']);
  });

  it('stops where there are too many outcomes, and says how many are allowed', () => {
    const run = (): unknown =>
      enumerate(
        game,
        begun({ health: 9 }).play,
        () => false,
        (g) => `${g.state.winner}`,
        lowAlways,
        100,
      );
    expect(run).toThrow(TooManyOutcomes);
    expect(run).toThrow('more than 100 outcomes');
  });
});
