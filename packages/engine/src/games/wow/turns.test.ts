import { describe, expect, it } from 'vitest';
import { after, forbids, happened, offered, one, play, standsAt, until, value, values } from './situation.testing.ts';
import type { Situation } from './situation.ts';

const FAR = [50, 50] as const;
const pair = (more: Partial<Situation> = {}): Situation => ({
  target: FAR,
  figures: { A: one(1, '0,0'), B: one(1, '0,1'), X: one(2, '4,0'), Y: one(2, '4,1') },
  turn: 'tick',
  ...more,
});

describe('501: whose turn', () => {
  it('alternates while both sides are due, and their players pick who', () => {
    const m = after(pair());
    expect(standsAt(m)).toBe('who acts 1');
    expect(offered(m)).toEqual(['turn:A', 'turn:B']);
    play(m, 'turn:B', 'end');
    expect(standsAt(m)).toBe('who acts 2');
    play(m, 'turn:X', 'end');
    // One is left on each side: no choice.
    expect(standsAt(m)).toBe('act 1');
    expect(offered(m, 'move:A').length).toBeGreaterThan(0);
    play(m, 'end');
    expect(standsAt(m)).toBe('act 2');
  });

  it('goes on with one side where the other is not due', () => {
    const m = after(
      pair({ figures: { A: one(1, '0,0'), B: one(1, '0,1'), X: one(2, '4,0', { clock: 3 }), Y: one(2, '4,1', { clock: 2 }) } }),
      'turn:A',
      'end',
    );
    expect(standsAt(m)).toBe('act 1');
    expect(forbids(m, 'turn:X')).toContain('wow:501');
  });

  it('refuses one whose clock is ahead', () => {
    const m = after(pair({ figures: { A: one(1, '0,0'), B: one(1, '0,1'), C: one(1, '0,2', { clock: 2 }), X: one(2, '4,0') } }));
    expect(forbids(m, 'turn:C')).toEqual(['wow:408.1']);
  });

  it('remembers the latest turn from tick to tick', () => {
    const lonely = pair({ figures: { A: one(1, '0,0'), X: one(2, '4,0', { clock: 2 }) }, first: 1 });
    const m = after(lonely, 'end');
    // Tick 2: both are due; seat 1 took the latest turn, so seat 2 goes.
    expect(value(m, 'main')).toBe(2);
    expect(standsAt(m)).toBe('act 2');
    play(m, 'end');
    expect(standsAt(m)).toBe('act 1');
  });

  it('by the option, the first player goes as long as anybody there is due', () => {
    const m = after(pair({ choices: { 'who-goes': 'first-player' }, first: 1 }), 'turn:A', 'end');
    expect(standsAt(m)).toBe('act 1');
    play(m, 'end');
    expect(standsAt(m)).toBe('who acts 2');
  });

  it('skips ticks at which nobody is due', () => {
    const m = after(pair({ figures: { A: one(1, '0,0', { clock: 4 }), X: one(2, '4,0', { clock: 6 }) } }));
    expect(values(m, 'main')).toEqual([4]);
  });
});

describe('501: what a turn costs', () => {
  const alone = (card: string): Situation => ({
    target: FAR,
    figures: { A: one(1, '0,0', { cards: [card] }), X: one(2, '4,0', { clock: 3 }) },
    turn: 'A',
  });

  it('doing nothing, or only moving, or only playing free instants, costs a tick', () => {
    expect(value(after(alone('K25'), 'end'), 'A.clock')).toBe(2);
    expect(value(after(alone('K25'), 'move:A>1,0', 'end'), 'A.clock')).toBe(2);
    const m = after(alone('K25'), 'card:A/K25', 'end');
    expect(value(m, 'A.clock')).toBe(2);
    expect(happened(m, 'idle-tick')).toHaveLength(1);
  });

  it('what an action cost is all that a turn with an action costs', () => {
    const m = after(
      { target: FAR, figures: { A: one(1, '0,0', { printed: { main: { ticks: 1 } } }), X: one(2, '1,0', { clock: 3 }) }, turn: 'A' },
      'attack:A/main>X',
      [1, 1, 1],
      'end',
    );
    expect(value(m, 'A.clock')).toBe(2);
    expect(happened(m, 'idle-tick')).toEqual([]);
  });

  it('an action that costs nothing costs the tick after all', () => {
    const m = after(
      { target: FAR, figures: { A: one(1, '0,0', { printed: { main: { ticks: 0 } } }), X: one(2, '1,0', { clock: 3 }) }, turn: 'A' },
      'attack:A/main>X',
      [1, 1, 1],
      'end',
    );
    expect(value(m, 'A.clock')).toBe(2);
  });

  it('one ticked up by an enemy meanwhile pays nothing more', () => {
    const snare = {
      kind: 'ongoing',
      trigger: { on: 'enters', whom: 'enemy', adjacent: true },
      effects: [{ do: 'tick-up', n: 1, who: 'it' }],
    } as const;
    const m = after(
      { target: FAR, figures: { A: one(1, '0,0'), X: one(2, '2,0', { clock: 5, printed: { lower: [snare] } }) }, turn: 'A' },
      'move:A>1,0',
      'end',
    );
    expect(value(m, 'A.clock')).toBe(2);
  });
});

describe('501, 300.3: actions and instants', () => {
  const figures = { A: one(1, '0,0', { is: 'D1', cards: ['K07', 'K25', 'K26', 'K04', 'K23'] }), X: one(2, '1,0', { clock: 3 }) };
  const busy: Situation = { target: FAR, figures, turn: 'A' };

  it('one action a turn, be it an attack, an ability or an action card', () => {
    const m = after(busy, 'card:A/K23>X', 'shift:X>3,0');
    expect(forbids(m, 'attack:A/main>X')).toContain('wow:501');
    expect(forbids(m, 'card:A/K04>X')).toContain('wow:501');
    expect(offered(m, 'card:')).toEqual(['card:A/K07', 'card:A/K25', 'card:A/K26']);
  });

  it('any number of instants besides, before and after, each while it is ready', () => {
    const m = after(busy, 'card:A/K25', 'card:A/K07', 'attack:A/main>X', [1, 1, 1, 1, 1, 1, 1], 'keep', 'card:A/K26');
    expect(values(m, 'A.clock', 'A/K26.ready')).toEqual([4, false]);
    expect(forbids(m, 'card:A/K25')).toContain('wow:300.1');
  });

  it('nobody plays out of turn', () => {
    const m = after(busy);
    expect(forbids(m, 'attack:X/main>A')).toEqual(['wow:501']);
  });
});

describe('500: the round turns', () => {
  it('exhausted cards are readied at the start of tick 1 of each new round, and not before', () => {
    const m = after(
      {
        target: FAR,
        main: 9,
        figures: {
          A: one(1, '0,0', { clock: 9, cards: ['K25', { card: 'K23', ready: false }] }),
          X: one(2, '4,0', { clock: 9, cards: [{ card: 'K23', ready: false }] }),
        },
        turn: 'A',
      },
      'card:A/K25',
    );
    until(m, 10);
    expect(values(m, 'A/K25.ready', 'A/K23.ready', 'X/K23.ready')).toEqual([false, false, false]);
    until(m, 11);
    expect(values(m, 'A/K25.ready', 'A/K23.ready', 'X/K23.ready', 'dial', 'round')).toEqual([true, true, true, 1, 2]);
    expect(happened(m, 'round-begins')).toEqual(['round-begins']);
    expect(m.events.filter((e) => e.key === 'readied').map((e) => e.rule)).toEqual(['wow:500', 'wow:500', 'wow:500']);
  });

  it('a card used late in a round comes back as early as any', () => {
    const m = after(
      { target: FAR, main: 10, figures: { A: one(1, '0,0', { clock: 10, cards: ['K25'] }), X: one(2, '4,0', { clock: 12 }) }, turn: 'A' },
      'card:A/K25',
      'end',
    );
    expect(values(m, 'main', 'A/K25.ready')).toEqual([11, true]);
  });
});
