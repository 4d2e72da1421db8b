import { describe, expect, it } from 'vitest';
import { after, happened, offered, one, play, standsAt, until, value, values } from './situation.testing.ts';
import type { Situation } from './situation.ts';

const FAR = [50, 50] as const;

describe('403.2: destruction', () => {
  const kill = (x: Parameters<typeof one>[2], more: Partial<Situation> = {}): Situation => ({
    target: FAR,
    figures: { A: one(1, '0,0'), X: one(2, '1,0', { health: 1, clock: 2, ...x }) },
    turn: 'A',
    ...more,
  });

  it('takes the figure off the map and gives the other side 4', () => {
    const m = after(kill({}), 'attack:A/main>X', [4, 4, 4]);
    expect(values(m, 'X.at', 'X.health', 'points')).toEqual(['off', 0, [4, 0]]);
    expect(happened(m, 'destroyed', 'points')).toEqual(['destroyed', 'points']);
  });

  it('gives 8 for a Legendary one', () => {
    expect(value(after(kill({ printed: { legendary: true } }), 'attack:A/main>X', [4, 4, 4]), 'points')).toEqual([8, 0]);
  });

  it('ends what lay on it: buffs, debuffs, its form and what lasted; not what it laid on others, nor what it wears', () => {
    const m = after(
      {
        target: FAR,
        figures: {
          A: one(1, '0,0', { is: 'A3', cards: [{ card: 'K12', ready: false, on: 'X' }] }),
          X: one(2, '1,0', {
            is: 'D3',
            health: 1,
            printed: { armor: 0, className: 'hunter' },
            cards: [{ card: 'K15', ready: false, on: 'X' }],
          }),
          V: one(2, '4,0', { is: 'D2', cards: [{ card: 'K13', ready: false, on: 'X' }] }),
        },
        effects: [{ on: 'X', stat: 'move', n: 2 }],
        turn: 'A',
      },
      'attack:A/main>X',
      [4, 4, 4, 4, 4, 4],
      [1, 1],
    );
    expect(values(m, 'X.at', 'A/K12.on', 'V/K13.on', 'X/K15.active')).toEqual(['off', null, null, false]);
    expect(m.state.lasting).toEqual([]);
    const worn = after(
      {
        target: FAR,
        figures: {
          A: one(1, '0,0', { printed: { main: { power: 5 } } }),
          X: one(2, '1,0', { is: 'D1', health: 1, printed: { armor: 0 }, cards: [{ card: 'K18', on: 'X' }, 'K14'] }),
          Y: one(2, '4,0', { clock: 4 }),
        },
        turn: 'A',
      },
      'attack:A/main>X',
      [4, 4, 4, 4, 4],
    );
    expect(value(worn, 'X/K18.active')).toBe(true);
  });

  it('leaves the figure in the game: its clock still goes, its cards are still readied', () => {
    const m = after(
      kill(
        { clock: 9, cards: [{ card: 'K23', ready: false }] },
        {
          main: 8,
          spawn: [{ at: '3,0', faction: 'A' }],
          figures: { A: one(1, '0,0', { clock: 8 }), X: one(2, '1,0', { health: 1, clock: 12, cards: [{ card: 'K23', ready: false }] }) },
        },
      ),
      'attack:A/main>X',
      [4, 4, 4],
    );
    until(m, 11);
    expect(values(m, 'X.at', 'X/K23.ready', 'X.clock')).toEqual(['off', true, 12]);
  });
});

describe('403.3: coming back', () => {
  const back = (more: Partial<Situation> = {}): Situation => ({
    target: FAR,
    spawn: [{ at: '3,0', faction: 'A' }],
    figures: { A: one(1, '0,0', { clock: 1 }), X: one(2, '1,0', { health: 1, clock: 2, cards: [{ card: 'K23', ready: false }] }) },
    turn: 'A',
    ...more,
  });

  it('in a turn of its own, at full health, at a spawn point, its cards as they were', () => {
    const m = after(back(), 'attack:A/main>X', [4, 4, 4], 'end');
    expect(values(m, 'main', 'X.at', 'X.health', 'X/K23.ready')).toEqual([2, '3,0', 10, false]);
    expect(standsAt(m)).toBe('act 2');
    expect(happened(m, 'returns')).toEqual(['returns']);
    play(m, 'move:X>2,0', 'end');
    expect(value(m, 'X.clock')).toBe(3);
  });

  it('by the option, only after the delay', () => {
    const m = after(back({ choices: { 'return-delay': '2' } }), 'attack:A/main>X', [4, 4, 4], 'end');
    expect(values(m, 'main', 'X.clock', 'X.at')).toEqual([3, 4, 'off']);
  });

  it('one destroyed in its own turn comes back at the next tick at the earliest', () => {
    const m = after(
      {
        target: FAR,
        spawn: [{ at: '3,0', faction: 'D' }],
        figures: { A: one(1, '0,0', { is: 'A3', health: 1 }), X: one(2, '-4,0', { clock: 4 }) },
        turn: 'A',
      },
      'ability:A/lower',
    );
    expect(values(m, 'main', 'A.at', 'A.health', 'points')).toEqual([2, '3,0', 8, [0, 4]]);
  });
});

describe('502.1: locations', () => {
  const hill = (main: number, more: Partial<Situation> = {}): Situation => ({
    target: FAR,
    main,
    victory: ['0,0'],
    figures: {
      A: one(1, '0,0', { clock: main }),
      B: one(1, '0,1', { clock: main + 3 }),
      C: one(1, '0,2', { clock: main + 3 }),
      X: one(2, '1,0', { clock: main + 3 }),
    },
    turn: 'A',
    ...more,
  });

  it.each([5, 10, 15, 20])('at the end of tick %i each character on it or next to it scores 1', (main) => {
    expect(value(after(hill(main), 'end'), 'points')).toEqual([2, 1]);
  });

  it.each([1, 4, 6, 9, 11])('not at the end of tick %i', (main) => {
    expect(value(after(hill(main), 'end'), 'points')).toEqual([0, 0]);
  });

  it('a totem scores nothing', () => {
    const m = after(
      {
        target: FAR,
        main: 5,
        victory: ['0,0'],
        factions: ['A', 'D'],
        figures: { A: one(1, '3,0', { is: 'A2', clock: 5, cards: ['K16'] }), X: one(2, '4,0', { clock: 8 }) },
        tokens: [{ card: 'K16', of: 'A', at: '0,0' }],
        turn: 'A',
      },
      'end',
    );
    expect(value(m, 'points')).toEqual([0, 0]);
  });
});

describe('102: winning', () => {
  it('is checked when a tick has been scored, and ends the match', () => {
    const m = after(
      { target: [1, 5], main: 5, victory: ['0,0'], figures: { A: one(1, '0,0'), X: one(2, '4,0', { clock: 7 }) }, turn: 'A' },
      'end',
    );
    expect(standsAt(m)).toBe('over 1');
    expect(m.node).toMatchObject({ result: { rule: 'wow:102' } });
  });

  const both = (target: readonly [number, number], choices: Record<string, string> = {}): Situation => ({
    choices,
    target,
    main: 5,
    victory: ['0,0'],
    points: [0, 0],
    figures: { A: one(1, '0,0'), B: one(1, '0,1', { clock: 8 }), X: one(2, '1,0', { clock: 7 }), Y: one(2, '-1,0', { clock: 7 }) },
    turn: 'A',
  });

  it('when both sides arrive together, the larger surplus wins', () => {
    expect(standsAt(after(both([1, 2]), 'end'))).toBe('over 1');
    expect(standsAt(after(both([2, 1]), 'end'))).toBe('over 2');
  });

  it('with even surplus play goes on, and the first to be ahead wins', () => {
    const m = after(both([2, 2]), 'end');
    expect(standsAt(m)).not.toContain('over');
    expect(value(m, 'points')).toEqual([2, 2]);
    const later = until(
      after(
        {
          ...both([2, 2]),
          figures: {
            A: one(1, '0,0'),
            B: one(1, '0,1', { clock: 8 }),
            X: one(2, '1,0', { clock: 7 }),
            Y: one(2, '-1,0', { health: 1, clock: 13 }),
          },
        },
        'end',
      ),
      6,
    );
    expect(offered(later, 'attack:')).toContain('attack:A/main>Y');
    play(later, 'attack:A/main>Y', [4, 1, 1]);
    expect(standsAt(later)).toBe('over 1');
  });

  it('by the option, arriving together is a draw', () => {
    expect(standsAt(after(both([1, 2], { 'both-reach': 'draw' }), 'end'))).toBe('over 0');
  });

  it('needs the honor of one’s own party, not of the other’s', () => {
    const m = after(
      { figures: { A: one(1, '0,0', { printed: { honor: 4 } }), X: one(2, '1,0', { health: 1, printed: { honor: 9 } }) }, turn: 'A' },
      'attack:A/main>X',
      [4, 1, 1],
    );
    expect(standsAt(m)).toBe('over 1');
    const n = after(
      { figures: { A: one(1, '0,0', { printed: { honor: 5 } }), X: one(2, '1,0', { health: 1, printed: { honor: 1 } }) }, turn: 'A' },
      'attack:A/main>X',
      [4, 1, 1],
    );
    expect(standsAt(n)).toBe('act 1');
  });

  it('stops a turn where it stands: nothing more can be done', () => {
    const m = after(
      { target: [4, 50], figures: { A: one(1, '0,0'), X: one(2, '1,0', { health: 1 }) }, turn: 'A' },
      'attack:A/main>X',
      [4, 1, 1],
    );
    expect(m.options()).toEqual([]);
    expect(() => m.take('end')).toThrow();
  });
});
