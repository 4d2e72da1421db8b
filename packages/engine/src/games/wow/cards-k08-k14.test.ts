import { describe, expect, it } from 'vitest';
import { after, forbids, happened, offered, one, play, standsAt, until, value, values } from './situation.testing.ts';
import type { Situation } from './situation.ts';

const inTurnOfA = (figures: Situation['figures'], more: Partial<Situation> = {}): Situation => ({
  target: [50, 50],
  figures,
  turn: 'A',
  ...more,
});

describe('K08 Mending Light', () => {
  const light = inTurnOfA({
    A: one(1, '0,0', { is: 'D2', health: 1, cards: ['K08'] }),
    B: one(1, '3,0', { health: 9 }),
    C: one(1, '-4,0', { health: 1 }),
    X: one(2, '0,1', { health: 1 }),
  });

  it('heals three from an ally in range, itself included', () => {
    expect(value(after(light, 'card:A/K08>A'), 'A.health')).toBe(4);
    expect(value(after(light, 'card:A/K08>A'), 'A.clock')).toBe(3);
  });

  it('never beyond the health on the card', () => {
    expect(value(after(light, 'card:A/K08>B'), 'B.health')).toBe(10);
  });

  it('not from enemies, not from afar', () => {
    const m = after(light);
    expect(forbids(m, 'card:A/K08>X')).toContain('wow:407.1a');
    expect(forbids(m, 'card:A/K08>C')).toContain('wow:405.2');
  });
});

describe('K09 Bulwark of Dawn', () => {
  const wall = (power: number): Situation =>
    inTurnOfA({
      A: one(1, '0,0', { printed: { main: { power } } }),
      X: one(2, '1,0', { is: 'D5', printed: { armor: 0 }, cards: ['K09'] }),
    });

  it('stops up to three points, for two ticks', () => {
    const m = after(wall(5), 'attack:A/main>X', [4, 4, 4, 4, 4], 'react:X/K09');
    expect(values(m, 'X.health', 'X.clock')).toEqual([8, 3]);
    expect(value(after(wall(2), 'attack:A/main>X', [4, 4], 'react:X/K09'), 'X.health')).toBe(10);
  });

  it('need not be used, and waits for damage', () => {
    expect(value(after(wall(5), 'attack:A/main>X', [4, 4, 4, 4, 4], 'pass'), 'X.health')).toBe(5);
    expect(standsAt(after(wall(5), 'attack:A/main>X', [1, 1, 1, 1, 1]))).toBe('act 1');
  });

  it('stops damage that is no attack damage as well', () => {
    const m = after(
      inTurnOfA({ A: one(1, '0,0', { is: 'D5', cards: ['K09'], printed: { main: { power: 1 } } }), X: one(2, '1,0', { cards: ['K22'] }) }),
      'attack:A/main>X',
      [1],
      'react:X/K22',
    );
    expect(standsAt(m)).toBe('answer 1');
    play(m, 'react:A/K09');
    expect(values(m, 'A.health', 'A.clock')).toEqual([10, 6]);
  });

  it('does not prevent a loss of health that is a price', () => {
    const m = after(
      inTurnOfA({ A: one(1, '0,0', { is: 'A3', printed: { className: 'paladin' }, cards: ['K09'] }), X: one(2, '4,0') }),
      'ability:A/lower',
    );
    expect(standsAt(m)).toBe('act 1');
    expect(value(m, 'A.health')).toBe(7);
  });
});

describe('K10 Fire Lance', () => {
  it('throws eight dice of fire over three spaces, for three ticks', () => {
    const m = after(
      inTurnOfA({ A: one(1, '0,0', { is: 'D4', cards: ['K10'] }), X: one(2, '3,0', { printed: { resist: 1 } }), Y: one(2, '-4,0') }),
      'card:A/K10>X',
    );
    expect(values(m, 'attack.power', 'attack.nature')).toEqual([8, 'magic']);
    play(m, [4, 4, 4, 4, 1, 1, 1, 1], [4]);
    expect(values(m, 'X.health', 'A.clock', 'A/K10.ready')).toEqual([7, 4, false]);
  });
});

describe('K11 Thunder Bolt', () => {
  const bolt = inTurnOfA({ A: one(1, '0,0', { is: 'A2', cards: ['K11'] }), X: one(2, '3,0', { clock: 4 }) }, { factions: ['A', 'D'] });

  it('ticks the defender up on a crit', () => {
    expect(values(after(bolt, 'card:A/K11>X', [10, 4, 1, 1, 1]), 'X.health', 'X.clock')).toEqual([8, 5]);
    expect(values(after(bolt, 'card:A/K11>X', [9, 4, 1, 1, 1]), 'X.health', 'X.clock')).toEqual([8, 4]);
  });
});

describe('K12 Withering Mark', () => {
  const mark = inTurnOfA(
    { A: one(1, '0,0', { is: 'A3', cards: ['K12'] }), X: one(2, '3,0', { clock: 9, printed: { armor: 2 } }) },
    { factions: ['A', 'D'] },
  );

  it('takes a die of armor from an enemy until its card is readied', () => {
    const m = after(mark, 'card:A/K12>X');
    expect(values(m, 'X.armor', 'X.resist', 'A.clock', 'A/K12.on')).toEqual([1, 0, 2, 'X']);
    until(m, 11);
    expect(values(m, 'X.armor', 'A/K12.on', 'A/K12.ready')).toEqual([2, null, true]);
  });

  it('is for enemies', () => {
    expect(forbids(after(mark), 'card:A/K12>A')).toContain('wow:407.1a');
  });

  it('never takes armor below nothing', () => {
    const bare = inTurnOfA({ A: one(1, '0,0', { is: 'A3', cards: ['K12'] }), X: one(2, '3,0') });
    expect(value(after(bare, 'card:A/K12>X'), 'X.armor')).toBe(0);
  });

  it('stays through a change of control', () => {
    const m = after(
      inTurnOfA({
        A: one(1, '0,0', { is: 'D2', cards: ['K28'] }),
        B: one(1, '0,1', { is: 'A3', cards: [{ card: 'K12', ready: false, on: 'X' }] }),
        X: one(2, '1,0', { printed: { armor: 2 } }),
      }),
      'card:A/K28>X',
      [4, 4, 4, 4, 4],
    );
    expect(values(m, 'X.side', 'X.armor')).toEqual([1, 1]);
    play(m, 'end');
    expect(values(m, 'X.side', 'X.armor')).toEqual([2, 1]);
  });
});

describe('K13 Steadfast Blessing', () => {
  const bless = inTurnOfA({ A: one(1, '0,0', { is: 'D2', cards: ['K13'] }), B: one(1, '2,0'), C: one(1, '-3,0'), X: one(2, '4,0') });

  it('gives an ally in range 2 a die of armor', () => {
    const m = after(bless, 'card:A/K13>B');
    expect(values(m, 'B.armor', 'B.resist', 'A/K13.on', 'A.clock')).toEqual([1, 0, 'B', 2]);
    expect(forbids(after(bless), 'card:A/K13>C')).toContain('wow:405.2');
    expect(forbids(after(bless), 'card:A/K13>X')).toContain('wow:407.1a');
  });

  it('ends when its card is readied by an effect', () => {
    const m = after(
      inTurnOfA({
        A: one(1, '0,0', { is: 'D4', cards: ['K27'] }),
        V: one(1, '1,0', { is: 'D2', cards: [{ card: 'K13', ready: false, on: 'A' }] }),
        X: one(2, '4,0'),
      }),
      'card:A/K27>V',
      'ready:V/K13',
    );
    expect(values(m, 'A.armor', 'V/K13.on')).toEqual([2, null]);
    expect(happened(m, 'card-ends')).toEqual(['card-ends']);
  });
});

describe('K14 Thornhide Ointment', () => {
  const salve = inTurnOfA({ A: one(1, '0,0', { cards: ['K14'] }), B: one(1, '1,0'), C: one(1, '2,0'), X: one(2, '0,1') });

  it('gives its bearer or a neighbour a die of resist', () => {
    expect(offered(after(salve), 'card:')).toEqual(['card:A/K14>A', 'card:A/K14>B']);
    expect(values(after(salve, 'card:A/K14>A'), 'A.resist', 'A.armor')).toEqual([1, 0]);
    expect(value(after(salve, 'card:A/K14>B'), 'B.resist')).toBe(1);
  });

  it('reaches a neighbour whom no sight would reach', () => {
    const m = after({ ...salve, terrain: { '1,0': 'cover' } });
    expect(offered(m, 'card:')).toContain('card:A/K14>B');
  });
});
