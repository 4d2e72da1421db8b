import { describe, expect, it } from 'vitest';
import { after, forbids, happened, offered, one, play, standsAt, until, value, values } from './situation.testing.ts';
import type { Situation } from './situation.ts';

const inTurnOfA = (figures: Situation['figures'], more: Partial<Situation> = {}): Situation => ({
  target: [50, 50],
  figures,
  turn: 'A',
  ...more,
});

describe('K15 Bear Aspect', () => {
  const bear = inTurnOfA({ A: one(1, '0,0', { is: 'D3', cards: ['K15'] }), X: one(2, '0,3'), Y: one(2, '1,0') });

  it('thickens the hide and brings the main attack down to neighbours', () => {
    const m = after({ ...bear, choices: { 'actions-per-turn': 'any' } }, 'card:A/K15');
    expect(values(m, 'A.armor', 'A.clock')).toEqual([4, 2]);
    expect(offered(m, 'attack:A/main')).toEqual(['attack:A/main>Y']);
    expect(forbids(m, 'attack:A/main>X')).toContain('wow:405.2');
    expect(offered(after(bear), 'attack:A/main')).toEqual(['attack:A/main>X']);
  });

  it('stays when the round turns: it says nothing of ending', () => {
    const m = until(after(bear, 'card:A/K15'), 11);
    expect(values(m, 'A/K15.ready', 'A/K15.active', 'A.armor')).toEqual([true, true, 4]);
  });

  it('is lost with destruction', () => {
    const m = after(
      inTurnOfA({
        A: one(1, '0,0', { printed: { main: { power: 5 } } }),
        X: one(2, '1,0', { is: 'D3', health: 1, cards: [{ card: 'K15', ready: false, on: 'X' }] }),
      }),
      'attack:A/main>X',
      [4, 4, 4, 4, 4],
      [1, 1, 1, 1],
    );
    expect(values(m, 'X.at', 'X/K15.active', 'X/K15.ready')).toEqual(['off', false, false]);
  });
});

describe('K16 Stream Totem', () => {
  const stream = inTurnOfA(
    { A: one(1, '0,0', { is: 'A2', cards: ['K16'] }), B: one(1, '1,0'), X: one(2, '0,1') },
    { factions: ['A', 'D'] },
  );

  it('may be put on one’s own space or a neighbouring one, occupied or not, but not where nobody can stand', () => {
    const m = after({ ...stream, terrain: { '-1,0': 'impassable' } }, 'card:A/K16');
    expect(offered(m, 'place:').sort()).toEqual(['0,-1', '0,0', '0,1', '1,-1', '1,0', '-1,1'].map((s) => `place:A/K16>${s}`).sort());
    expect(forbids(m, 'place:A/K16>-1,0')).toEqual(['wow:406.2c']);
  });

  it('heals a point from each ally in range 1 at the end of ticks 5 and 10, itself no character and no enemy', () => {
    const m = after(
      {
        ...stream,
        main: 4,
        figures: {
          A: one(1, '0,0', { is: 'A2', health: 5, cards: ['K16'] }),
          B: one(1, '1,0', { health: 5 }),
          C: one(1, '3,0', { health: 5 }),
          X: one(2, '0,1', { health: 5 }),
        },
      },
      'card:A/K16',
      'place:A/K16>0,0',
    );
    until(m, 5);
    expect(value(m, 'A.health')).toBe(5);
    until(m, 6);
    expect(values(m, 'A.health', 'B.health', 'C.health', 'X.health', 'A.K16.health')).toEqual([6, 6, 5, 5, 3]);
    until(m, 10);
    expect(value(m, 'A.health')).toBe(6);
    until(m, 11);
    expect(value(m, 'A.health')).toBe(7);
  });

  it('can be attacked, from its own space too, falls at 3 and yields no points', () => {
    const m = after(
      {
        target: [50, 50],
        figures: { A: one(1, '0,0'), X: one(2, '4,0', { is: 'A2', cards: ['K16'] }) },
        tokens: [{ card: 'K16', of: 'X', at: '0,0' }],
        turn: 'A',
      },
      'attack:A/main>X.K16',
      [4, 4, 4],
    );
    expect(values(m, 'points', 'X/K16.active')).toEqual([[0, 0], false]);
    expect(happened(m, 'destroyed')).toEqual(['destroyed']);
  });

  it('takes no turns and stops nobody', () => {
    const m = after({
      target: [50, 50],
      figures: { A: one(1, '-1,0'), X: one(2, '4,0', { is: 'A2', cards: ['K16'], clock: 3 }) },
      tokens: [{ card: 'K16', of: 'X', at: '0,0' }],
      turn: 'A',
    });
    expect(value(m, 'A reaches 0,0')).toBe(1);
    expect(value(m, 'A reaches 1,0')).toBe(2);
    play(m, 'end');
    expect(values(m, 'main')).toEqual([2]);
  });
});

describe('K17 Call Ashfang', () => {
  const call = inTurnOfA({ A: one(1, '0,0', { is: 'D3', cards: ['K17'] }), X: one(2, '2,0', { clock: 5 }) });

  it('puts Ashfang next to its hunter, on a free space, due from the next tick on', () => {
    const m = after({ ...call, figures: { ...call.figures, B: one(1, '1,0', { clock: 6 }) } }, 'card:A/K17');
    expect(offered(m, 'place:')).toHaveLength(5);
    expect(forbids(m, 'place:A/K17>1,0')).toEqual(['wow:406.1']);
    play(m, 'place:A/K17>0,1');
    expect(values(m, 'A.K17.at', 'A.K17.health', 'A.K17.armor', 'A.K17.resist', 'A.K17.clock', 'A.clock')).toEqual(['0,1', 4, 1, 1, 2, 4]);
  });

  it('bites in turns of its own, without a bar', () => {
    const m = after(call, 'card:A/K17', 'place:A/K17>1,0', 'end');
    expect(standsAt(m)).toBe('act 1');
    expect(offered(m, 'attack:')).toEqual(['attack:A.K17/main>X']);
    play(m, 'attack:A.K17/main>X', [4, 4, 1]);
    expect(values(m, 'X.health', 'A.K17.clock')).toEqual([8, 4]);
  });

  it('cannot be called twice while it lives, and can once it fell', () => {
    const m = until(
      after(
        { ...call, main: 8, figures: { A: one(1, '0,0', { is: 'D3', cards: ['K17'], clock: 8 }), X: one(2, '4,0', { clock: 8 }) } },
        'card:A/K17',
        'place:A/K17>1,0',
      ),
      11,
    );
    while (standsAt(m) !== 'act 1' || offered(m, 'attack:A.K17').length > 0 || !offered(m).includes('move:A>0,1')) play(m, offered(m)[0]);
    expect(value(m, 'A/K17.ready')).toBe(true);
    expect(forbids(m, 'card:A/K17')).toContain('wow:305');
  });

  it('leaves for good when destroyed, without points, and its card is free', () => {
    const m = after(
      {
        target: [50, 50],
        figures: { A: one(1, '0,0', { printed: { main: { power: 4 } } }), X: one(2, '4,0', { is: 'D3', cards: ['K17'] }) },
        tokens: [{ card: 'K17', of: 'X', at: '1,0', clock: 1 }],
        turn: 'A',
      },
      'attack:A/main>X.K17',
      [4, 4, 4, 4],
      [1],
    );
    expect(values(m, 'points', 'X/K17.active')).toEqual([[0, 0], false]);
    play(m, 'end');
    expect(offered(m, 'attack:X.K17')).toEqual([]);
  });

  it('may be walked through by enemies and blocks no sight', () => {
    const m = after({
      target: [50, 50],
      figures: { A: one(1, '0,0'), X: one(2, '3,0', { is: 'D3', cards: ['K17'], clock: 5 }) },
      tokens: [{ card: 'K17', of: 'X', at: '1,0', clock: 4 }],
      turn: 'A',
    });
    expect(value(m, 'A reaches 2,0')).toBe(2);
    expect(value(m, 'A reaches 1,0')).toBe(null);
    expect(value(m, 'A sees 2,0')).toBe(true);
  });
});

describe('K18 Notched Greatblade and K19 Ash Buckler', () => {
  const worn = inTurnOfA({
    A: one(1, '0,0', { is: 'D1', cards: [{ card: 'K18', on: 'A' }, 'K04'] }),
    R: one(1, '-1,0', { is: 'A4', cards: [{ card: 'K19', on: 'R' }] }),
    X: one(2, '1,0'),
  });

  it('a blade adds a die to the main attack alone', () => {
    expect(value(after(worn), 'A.power')).toBe(7);
    expect(value(after(worn, 'card:A/K04>X'), 'attack.power')).toBe(4);
  });

  it('a buckler adds a die of armor', () => {
    expect(values(after(worn), 'R.armor', 'R.resist')).toEqual([4, 2]);
  });

  it('worn equipment adds its honor to the target, and is never played', () => {
    const m = after({ figures: worn.figures, turn: 'A' });
    expect(value(m, 'target')).toEqual([6 + 1 + 3 + 1, 4]);
    expect(forbids(m, 'card:A/K18')).toContain('wow:302');
  });

  it('exhausted it is broken, until it is readied', () => {
    const broken = after({
      ...worn,
      figures: { ...worn.figures, A: one(1, '0,0', { is: 'D1', cards: [{ card: 'K18', on: 'A', ready: false }] }) },
      main: 10,
    });
    expect(value(broken, 'A.power')).toBe(6);
    until(broken, 11);
    expect(value(broken, 'A.power')).toBe(7);
  });

  it('may be what a defender exhausts', () => {
    const m = after(
      {
        target: [50, 50],
        factions: ['A', 'D'],
        figures: {
          A: one(1, '0,0', { is: 'A5' }),
          X: one(2, '1,0', { is: 'D1', printed: { armor: 0 }, cards: [{ card: 'K18', on: 'X' }] }),
        },
        turn: 'A',
      },
      'attack:A/main>X',
      [10, 1, 1, 1],
      'exhaust:X/K18',
    );
    expect(value(m, 'X.power')).toBe(6);
  });

  it('not worn, it does nothing', () => {
    expect(value(after({ ...worn, figures: { ...worn.figures, A: one(1, '0,0', { is: 'D1', cards: ['K18'] }) } }), 'A.power')).toBe(6);
  });
});

describe('K20 Smoke Step', () => {
  it('lands up to three spaces away, over anything, seen or not', () => {
    const m = after(
      inTurnOfA(
        { A: one(1, '0,0', { is: 'A4', cards: ['K20'] }), X: one(2, '1,0') },
        { factions: ['A', 'D'], terrain: { '2,0': 'impassable' } },
      ),
      'card:A/K20',
    );
    expect(offered(m)).toContain('teleport:A>3,0');
    expect(forbids(m, 'teleport:A>2,0')).toEqual(['wow:406.2c']);
    expect(forbids(m, 'teleport:A>1,0')).toEqual(['wow:404.2a']);
    expect(forbids(m, 'teleport:A>4,0')).toEqual(['wow:404.2']);
    play(m, 'teleport:A>3,0', 'move:A>4,1');
    expect(values(m, 'A.at', 'A.clock')).toEqual(['4,1', 3]);
  });
});

describe('K21 Shrug It Off', () => {
  it('takes a tick back when an enemy ticks its bearer up', () => {
    const m = after(
      inTurnOfA(
        { A: one(1, '0,0', { is: 'A3', cards: ['K24'] }), X: one(2, '3,0', { clock: 3, cards: ['K21'] }) },
        { factions: ['A', 'D'] },
      ),
      'card:A/K24>X',
    );
    expect(value(m, 'X.clock')).toBe(5);
    play(m, 'react:X/K21');
    expect(values(m, 'X.clock', 'X/K21.ready')).toEqual([4, false]);
  });

  it('does not answer ticks its bearer pays, nor those of an ally', () => {
    const own = after(inTurnOfA({ A: one(1, '0,0', { cards: ['K21'] }), X: one(2, '1,0') }), 'attack:A/main>X', [1, 1, 1]);
    expect(standsAt(own)).toBe('act 1');
    const friend = after(
      inTurnOfA({
        A: one(1, '0,0', {
          printed: {
            main: { area: true, everybody: true, range: { max: 3 }, crit: [{ effects: [{ do: 'tick-up', n: 1, who: 'defender' }] }] },
          },
        }),
        B: one(1, '2,0', { cards: ['K21'] }),
        X: one(2, '-4,0'),
      }),
      'attack:A/main>2,0',
      'area:3,0+2,1',
      [10, 1, 1],
    );
    expect(values(friend, 'B.clock', 'B/K21.ready')).toEqual([2, true]);
    expect(standsAt(friend)).toBe('act 1');
  });
});
