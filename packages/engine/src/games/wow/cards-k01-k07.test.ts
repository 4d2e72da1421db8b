import { describe, expect, it } from 'vitest';
import { after, forbids, happened, offered, one, play, standsAt, value, values } from './situation.testing.ts';
import type { Situation } from './situation.ts';

const inTurnOfA = (figures: Situation['figures'], more: Partial<Situation> = {}): Situation => ({
  target: [50, 50],
  figures,
  turn: 'A',
  ...more,
});

describe('K01 Runed Arrow', () => {
  const ranged = inTurnOfA({ A: one(1, '0,0', { is: 'D3', cards: ['K01'] }), X: one(2, '2,0', { is: 'D5', cards: ['K02'] }) });

  it('turns the next ranged attack magic, so that an oath against physical ones says nothing', () => {
    const m = after(ranged, 'card:A/K01', 'attack:A/main>X');
    expect(standsAt(m)).toBe('roll 1');
    expect(value(m, 'attack.nature')).toBe('magic');
    expect(standsAt(after(ranged, 'attack:A/main>X'))).toBe('answer 2');
  });

  it('is ready again after a crit, and only then', () => {
    const crit = after(ranged, 'card:A/K01', 'attack:A/main>X', [10, 1, 1, 1], [1, 1, 1]);
    expect(value(crit, 'A/K01.ready')).toBe(true);
    const none = after(ranged, 'card:A/K01', 'attack:A/main>X', [9, 1, 1, 1], [1, 1, 1]);
    expect(value(none, 'A/K01.ready')).toBe(false);
  });

  it('waits for a physical ranged attack, and is gone with the turn', () => {
    const melee = after(
      { ...inTurnOfA({ A: one(1, '0,0', { is: 'D3', cards: ['K01'] }), X: one(2, '1,0') }), choices: { 'actions-per-turn': 'any' } },
      'card:A/K01',
      'attack:A/lower>X',
    );
    expect(value(melee, 'attack.nature')).toBe('physical');
    play(melee, [1, 1, 1], 'end');
    expect(melee.state.lasting).toEqual([]);
  });

  it('costs nothing and leaves the action', () => {
    const m = after(ranged, 'card:A/K01');
    expect(value(m, 'A.clock')).toBe(1);
    expect(offered(m, 'attack:')).toEqual(['attack:A/main>X']);
  });
});

describe('K02 Warding Oath', () => {
  const beside = inTurnOfA({ A: one(1, '0,0'), X: one(2, '1,0'), P: one(2, '2,0', { is: 'D5', cards: ['K02'] }), Z: one(2, '0,1') });

  it('cancels a physical attack on a neighbour, for a tick', () => {
    const m = after(beside, 'attack:A/main>X', 'react:P/K02');
    expect(values(m, 'X.health', 'X.attacked', 'P.clock', 'A.clock', 'P/K02.ready')).toEqual([10, false, 2, 3, false]);
    expect(standsAt(m)).toBe('act 1');
  });

  it('has nothing to say about one who stands elsewhere, or about magic', () => {
    expect(standsAt(after(beside, 'attack:A/main>Z'))).toBe('roll 1');
    const magic = inTurnOfA({ ...beside.figures, A: one(1, '0,0', { printed: { main: { nature: 'magic', type: 'fire' } } }) });
    const m = after(magic, 'attack:A/main>X');
    expect(standsAt(m)).toBe('roll 1');
  });

  it('is no action of one’s own turn', () => {
    const m = after({ ...beside, turn: 'P' });
    expect(forbids(m, 'card:P/K02')).toContain('wow:701');
  });
});

describe('K03 Spell Break', () => {
  const caster = (at: string): Situation =>
    inTurnOfA({ A: one(1, '0,0', { is: 'D2', cards: ['K08'] }), X: one(2, at, { is: 'D4', cards: ['K03'] }) });

  it('cancels a healing, whose card and ticks are spent', () => {
    const m = after(
      { ...caster('3,0'), figures: { ...caster('3,0').figures, A: one(1, '0,0', { is: 'D2', health: 3, cards: ['K08'] }) } },
      'card:A/K08>A',
      'react:X/K03',
    );
    expect(values(m, 'A.health', 'A.clock', 'A/K08.ready', 'X.clock')).toEqual([3, 3, false, 2]);
  });

  it('reaches three spaces and no further', () => {
    expect(standsAt(after(caster('4,0'), 'card:A/K08>A'))).toBe('act 1');
  });

  it('does not answer a physical attack, but does answer the same attack turned magic', () => {
    const hunter = inTurnOfA({ A: one(1, '0,0', { is: 'D3', cards: ['K01'] }), X: one(2, '2,0', { is: 'D4', cards: ['K03'] }) });
    expect(standsAt(after(hunter, 'attack:A/main>X'))).toBe('roll 1');
    const m = after(hunter, 'card:A/K01', 'pass', 'attack:A/main>X');
    expect(offered(m, 'react:')).toEqual(['react:X/K03']);
  });

  it('answers a Spell Break, last in first out', () => {
    const m = after(
      inTurnOfA({ A: one(1, '0,0', { is: 'D4', cards: ['K03'] }), X: one(2, '2,0', { is: 'D4', cards: ['K03'] }) }),
      'ability:A/lower',
      'react:X/K03',
      'react:A/K03',
    );
    expect(standsAt(m)).toBe('landing 1');
    expect(values(m, 'A.clock', 'X.clock')).toEqual([4, 2]);
  });

  it('is not offered once the ability is cancelled', () => {
    const two = inTurnOfA({
      A: one(1, '0,0', { is: 'D4' }),
      X: one(2, '2,0', { is: 'D4', cards: ['K03'] }),
      Y: one(2, '0,2', { is: 'D4', cards: ['K03'] }),
    });
    const m = after(two, 'ability:A/lower', 'react:X/K03');
    expect(standsAt(m)).toBe('act 1');
    expect(value(m, 'Y/K03.ready')).toBe(true);
  });
});

describe('K04 Wide Sweep', () => {
  const ring = inTurnOfA({
    A: one(1, '0,0', { is: 'A1', cards: ['K04'] }),
    E1: one(2, '1,0'),
    E2: one(2, '0,1'),
    E3: one(2, '-1,0'),
    E4: one(2, '0,-1'),
    B: one(1, '1,-1'),
  });

  it('takes one, two or three enemies next to it, never four and never a friend', () => {
    const m = after(ring);
    expect(offered(m, 'card:')).toHaveLength(4 + 6 + 4);
    expect(forbids(m, 'card:A/K04>E1+E2+E3+E4')).toContain('wow:407.1b');
    expect(forbids(m, 'card:A/K04>B')).toContain('wow:407.1a');
    expect(forbids(m, 'card:A/K04>E1+E1')).toContain('wow:407.1b');
  });

  it('rolls four dice once, for three ticks', () => {
    const m = after(ring, 'card:A/K04>E1+E3', [4, 4, 1, 1]);
    expect(values(m, 'E1.health', 'E2.health', 'E3.health', 'A.clock')).toEqual([8, 10, 8, 4]);
  });

  it('has nothing of what strengthens main attacks', () => {
    const m = after({ ...ring, figures: { ...ring.figures, A: one(1, '0,0', { is: 'A1', health: 2, cards: ['K04'] }) } }, 'card:A/K04>E1');
    expect(value(m, 'attack.power')).toBe(4);
  });
});

describe('K05 Rime Barrage', () => {
  const storm = inTurnOfA({
    A: one(1, '0,0', { is: 'D4', cards: ['K05'] }),
    X: one(2, '2,0', { clock: 2 }),
    Y: one(2, '3,-1', { clock: 2 }),
    B: one(1, '3,0'),
  });

  it('chills every enemy in the area before the dice fall, hit or miss, and no friend', () => {
    const m = after(storm, 'card:A/K05>2,0', 'area:3,-1+3,0');
    expect(standsAt(m)).toBe('roll 1');
    expect(values(m, 'X.move', 'Y.move', 'B.move')).toEqual([1, 1, 2]);
    play(m, [1, 1, 1]);
    expect(values(m, 'X.health', 'X.move', 'A.clock')).toEqual([10, 1, 5]);
  });

  it('thaws when the round is over', () => {
    const m = after(
      {
        ...storm,
        main: 10,
        figures: {
          A: one(1, '0,0', { is: 'D4', cards: ['K05'], clock: 10 }),
          X: one(2, '2,0', { clock: 11 }),
          Y: one(2, '5,0', { clock: 12 }),
        },
      },
      'card:A/K05>2,0',
      'area:3,-1+3,0',
      [1, 1, 1],
    );
    expect(value(m, 'X.move')).toBe(1);
    play(m, 'end');
    expect(values(m, 'main', 'X.move')).toEqual([11, 2]);
  });
});

describe('K06 Gutting Cut', () => {
  const cut = inTurnOfA({ A: one(1, '0,0', { is: 'A4', cards: ['K06'] }), X: one(2, '1,0') }, { factions: ['A', 'D'] });

  it('lets its rogue step up to one space away after the attack', () => {
    const m = after(cut, 'card:A/K06>X', [4, 1, 1, 1]);
    expect(standsAt(m)).toBe('route 1');
    expect(offered(m, 'shift:')).toHaveLength(6);
    play(m, 'shift:A>-1,0');
    expect(values(m, 'A.at', 'X.health', 'A.clock')).toEqual(['-1,0', 9, 3]);
  });

  it('leaves the natural move as it was', () => {
    const m = after(cut, 'card:A/K06>X', [1, 1, 1, 1], 'shift:A>stay', 'move:A>-3,0');
    expect(value(m, 'A.at')).toBe('-3,0');
  });
});

describe('K07 Headlong Rush', () => {
  const rush = inTurnOfA({ A: one(1, '0,0', { is: 'D1', cards: ['K07', 'K04'] }), X: one(2, '4,0') });

  it('gives a third point of movement and a seventh die', () => {
    const m = after(rush, 'card:A/K07', 'move:A>3,0', 'attack:A/main>X');
    expect(value(m, 'attack.power')).toBe(7);
    play(m, [1, 1, 1, 1, 1, 1, 1]);
    expect(value(m, 'A.power')).toBe(6);
  });

  it('comes before the move or not at all', () => {
    expect(forbids(after(rush, 'move:A>1,0'), 'card:A/K07')).toEqual(['wow:703']);
  });

  it('strengthens the main attack, not another', () => {
    const m = after(
      { ...rush, figures: { A: one(1, '0,0', { is: 'D1', cards: ['K07', 'K04'] }), X: one(2, '1,0') } },
      'card:A/K07',
      'card:A/K04>X',
    );
    expect(value(m, 'attack.power')).toBe(4);
  });

  it('is over with the turn', () => {
    const m = after(rush, 'card:A/K07', 'end');
    expect(values(m, 'A.move', 'A.power')).toEqual([2, 6]);
    expect(happened(m, 'modified')).toHaveLength(2);
  });
});
