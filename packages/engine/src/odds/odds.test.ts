import { describe, expect, it } from 'vitest';
import { asNumber, hashOf, Match, NoOdds, type OddsAsked, type OddsFound, ONE, plus, showFraction } from '../core/index.ts';
import { type Duel, type DuelSetup, type DuelState, type DuelView, toy } from '../core/testing/toy.testing.ts';
import { type OddsOfGame, oddsAt } from './index.ts';

type DuelTable = ReturnType<typeof toy.tables>;
type DuelMatch = Match<DuelSetup, DuelTable, DuelState, DuelView>;

const sequenceNamed = (name: string) => toy.book.filter((s) => s.name === name);

const DUEL: OddsOfGame<DuelSetup, DuelTable, DuelState, DuelView> = {
  until: { attack: sequenceNamed('strike'), turn: sequenceNamed('turn') },
  idle: /^(rest|pass)$/,
  value(match, name) {
    if (name === 'hits')
      return (
        (match.state.stack.findLast((f) => f.seq === sequenceNamed('strike')[0].id)?.d as { hits: number[] } | undefined)?.hits[0] ?? null
      );
    if (name === 'winner') return match.state.over === 1 ? match.state.winner : null;
    if (name === 'last') return match.state.last;
    return match.state.health[Number(name)];
  },
  wants: (_match, name, seat) => (name === '0' || name === '1' ? (seat === Number(name) ? 1 : -1) : 0),
};

function begun(setup: Partial<DuelSetup>, ...ids: string[]): DuelMatch {
  const match: DuelMatch = new Match(toy, { health: 9, hands: [[], []], first: 0, ...setup });
  for (const id of ids) match.take(id);
  return match;
}

function told(found: OddsFound, k = 0): Record<string, string> {
  return Object.fromEntries(found.of[k].map((o) => [String(o.value), showFraction(o.odds)]));
}

const ask = (match: DuelMatch, asked: Partial<OddsAsked> & Pick<OddsAsked, 'of'>) => oddsAt(match, DUEL, asked);

describe('the odds of a roll', () => {
  it('are its exact shares, and the match never notices', () => {
    const m = begun({}, 'rest', 'rest', 'strike:high');
    const before = hashOf(m.state);
    const events = m.events.length;
    const found = ask(m, { of: ['1', 'hits'] });
    expect(found.until).toBe('attack');
    expect(told(found)).toEqual({ '7': '1/4', '8': '1/2', '9': '1/4' });
    // What the rule itself knows when it is over, before it hands back.
    expect(told(found, 1)).toEqual({ '0': '1/4', '1': '1/2', '2': '1/4' });
    expect(hashOf(m.state)).toBe(before);
    expect(m.events).toHaveLength(events);
  });

  it('by itself are read before anything is done with it', () => {
    const found = ask(begun({}, 'strike:low'), { of: ['1', 'hits'], until: 'roll' });
    expect(told(found)).toEqual({ '9': '1' });
    expect(told(found, 1)).toEqual({ '0': '1/2', '1': '1/2' });
  });

  it('are read in a rule that the end of the match has cleared away', () => {
    const found = ask(begun({ health: 1 }, 'strike:low'), { of: ['hits', 'winner'] });
    expect(told(found)).toEqual({ '0': '1/2', '1': '1/2' });
    expect(told(found, 1)).toEqual({ null: '1/2', '0': '1/2' });
  });
});

describe('policies', () => {
  const parry = (): DuelMatch => begun({ hands: [[], ['parry', 'sidestep']] }, 'strike:low');

  it('do nothing unless told otherwise', () => {
    expect(told(ask(parry(), { of: ['1'] }))).toEqual({ '8': '1/2', '9': '1/2' });
    expect(told(ask(parry(), { of: ['1'], policy: 'never' }))).toEqual({ '8': '1/2', '9': '1/2' });
  });

  it('take the first thing there is to do', () => {
    expect(told(ask(parry(), { of: ['1'], policy: 'always' }))).toEqual({ '9': '1' });
  });

  it('take what is named, in order, and nothing where none of it is offered', () => {
    expect(told(ask(parry(), { of: ['1'], policy: ['trick:1/feint', 'trick:2/par*'].slice(1) }))).toEqual({ '9': '1' });
    // It was there all along, behind the one that was taken.
    expect(told(ask(parry(), { of: ['1'], policy: ['trick:2/par*', 'pass'] }))).toEqual({ '9': '1' });
    expect(() => ask(parry(), { of: ['1'], policy: ['trick:2/parry', 'trick:1/feint'] })).toThrow('trick:1/feint');
  });

  it('follow the word behind what is named', () => {
    const both = begun({ hands: [[], ['parry', 'sidestep']] }, 'rest', 'rest', 'strike:high');
    expect(told(ask(both, { of: ['1'], policy: ['trick:2/sidestep', 'never'] }))).toEqual({ '8': '1/2', '9': '1/2' });
    expect(told(ask(both, { of: ['1'], policy: ['trick:2/sidestep', 'best'] }))).toEqual({ '9': '1' });
  });

  it('are each player his own', () => {
    expect(told(ask(parry(), { of: ['1'], policy: { '2': 'always' } }))).toEqual({ '9': '1' });
    expect(told(ask(parry(), { of: ['1'], policy: { '1': 'always' } }))).toEqual({ '8': '1/2', '9': '1/2' });
    expect(() => ask(parry(), { of: ['1'], policy: { '3': 'never' } })).toThrow('players are 1 to 2');
  });

  it('find out what is best for the one who decides, whether he wants much or little', () => {
    // Stumbling would make it worse: whoever strikes may do it for the other.
    const both = (): DuelMatch => begun({ hands: [['stumble'], ['sidestep']] }, 'strike:low');
    expect(told(ask(both(), { of: ['1'], policy: 'best' }))).toEqual(
      told(ask(both(), { of: ['1'], policy: { '1': 'least', '2': 'most' } })),
    );
    const mean = (policy: OddsAsked['policy']): number =>
      ask(both(), { of: ['1'], policy }).of[0].reduce((sum, o) => sum + Number(o.value) * asNumber(o.odds), 0);
    expect(mean('most')).toBe(9);
    expect(mean('least')).toBe(8);
    expect(mean('best')).toBe(8.5);
    expect(() => ask(begun({ hands: [['stumble'], []] }, 'strike:low'), { of: ['hits'], policy: 'best' })).toThrow('says most or least');
    expect(() => ask(both(), { of: ['last'], policy: 'most' })).toThrow('neither a number');
  });

  it('are asked at a decision of what is to come', () => {
    const found = ask(begun({}), { of: ['1'], until: 'attack', policy: ['strike:low'] });
    expect(told(found)).toEqual({ '8': '1/2', '9': '1/2' });
    // The turn is read when it is over, the next one has not begun.
    expect(told(ask(begun({}), { of: ['1', '0'], until: 'turn', policy: ['strike:low'] }))).toEqual({ '8': '1/2', '9': '1/2' });
  });
});

describe('odds that are too much, or none', () => {
  it('are said in one line', () => {
    const why = (match: DuelMatch, asked: Partial<OddsAsked>): string => {
      try {
        ask(match, { of: ['1'], ...asked });
      } catch (error) {
        expect(error).toBeInstanceOf(NoOdds);
        return (error as NoOdds).message;
      }
      return '';
    };
    expect(why(begun({}), { until: 'attack', policy: 'never' })).toBe('what is asked about never begins');
    expect(why(begun({}), { until: 'combat' })).toBe('no combat in this game: it knows roll, attack, turn');
    expect(why(begun({}), { until: 'turn', policy: ['strike:low'], most: 2 })).toBe('more than 2 positions: too many to count exactly');
    const over = begun({ health: 1 }, 'strike:low');
    over.fall('hits:1');
    expect(why(over, {})).toBe('nothing pending: the match is over');
  });
});

describe('equal positions', () => {
  it('are looked at once, however many ways lead to them, and no fraction changes', () => {
    // Two dice at a time until somebody falls, and everything in between forgotten but health and rounds.
    const whole: typeof DUEL = { ...DUEL, until: { ...DUEL.until, round: sequenceNamed('duel') } };
    const always = (_g: Duel, _seat: number, codes: readonly number[], id: (c: number) => string): number =>
      codes.map(id).indexOf('strike:low');
    const found = oddsAt(begun({ health: 2 }), whole, { of: ['winner'], until: 'round' }, always);
    expect(found.of[0].map((o) => o.odds).reduce(plus)).toEqual(ONE);
    // Every strike doubles the ways; positions grow with the rounds alone.
    expect(found.leaves).toBeGreaterThan(1000n);
    expect(found.positions).toBeLessThan(400);
    // Two hits are needed. The first fencer wins at his n-th strike: a hit then and one before, and at most one hit of the other in n - 1.
    let first = 0;
    for (let n = 2; n <= 20; n++) first += ((n - 1) / 2 ** n) * ((1 + (n - 1)) / 2 ** (n - 1));
    expect(asNumber(found.of[0].find((o) => o.value === 0)?.odds ?? { num: 0n, den: 1n })).toBeCloseTo(first, 10);
  });
});
