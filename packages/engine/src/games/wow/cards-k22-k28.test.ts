import { describe, expect, it } from 'vitest';
import { after, forbids, happened, offered, one, play, standsAt, until, value, values } from './situation.testing.ts';
import type { Situation } from './situation.ts';

const inTurnOfA = (figures: Situation['figures'], more: Partial<Situation> = {}): Situation => ({
  target: [50, 50],
  figures,
  turn: 'A',
  ...more,
});

describe('K22 Riposte', () => {
  const duel = inTurnOfA({ A: one(1, '0,0'), X: one(2, '1,0', { cards: ['K22'], printed: { armor: 1 } }) });

  it('deals 2 to the neighbour whose attack did nothing, for two ticks', () => {
    const m = after(duel, 'attack:A/main>X', [4, 1, 1], [4], 'react:X/K22');
    expect(values(m, 'A.health', 'X.clock', 'X/K22.ready')).toEqual([8, 3, false]);
    expect(happened(m, 'rolls-attack')).toHaveLength(1);
  });

  it('is not for those it hurt', () => {
    expect(standsAt(after(duel, 'attack:A/main>X', [4, 4, 1], [4]))).toBe('act 1');
  });

  it('can be the end of the attacker, and scores', () => {
    const m = after(
      { ...duel, figures: { ...duel.figures, A: one(1, '0,0', { health: 2 }) } },
      'attack:A/main>X',
      [1, 1, 1],
      [1],
      'react:X/K22',
    );
    expect(values(m, 'A.at', 'points')).toEqual(['off', [0, 4]]);
  });
});

describe('K23 Shove', () => {
  const shove = inTurnOfA({ A: one(1, '0,0', { cards: ['K23'] }), X: one(2, '1,0'), Y: one(2, '-3,0') });

  it('moves a neighbour two spaces away, step by step farther', () => {
    const m = after(shove, 'card:A/K23>X');
    expect(offered(m, 'shift:').sort()).toEqual(['shift:X>1,2', 'shift:X>2,1', 'shift:X>3,-1', 'shift:X>3,-2', 'shift:X>3,0'].sort());
    play(m, 'shift:X>3,0');
    expect(values(m, 'X.at', 'A.clock', 'X.clock')).toEqual(['3,0', 2, 1]);
  });

  it('is for neighbours, and enemies', () => {
    expect(forbids(after(shove), 'card:A/K23>Y')).toContain('wow:407.1');
    expect(forbids(after(shove), 'card:A/K23>A')).toContain('wow:407.1a');
  });
});

describe('K24 Soul Tax', () => {
  it('takes two ticks from an enemy in range 3, and no more than the dial has', () => {
    const tax = (clock: number): Situation =>
      inTurnOfA({ A: one(1, '0,0', { is: 'A3', cards: ['K24'] }), X: one(2, '3,0', { clock }) }, { factions: ['A', 'D'] });
    expect(values(after(tax(3), 'card:A/K24>X'), 'X.clock', 'A.clock')).toEqual([5, 3]);
    expect(value(after(tax(9), 'card:A/K24>X'), 'X.clock')).toBe(10);
  });
});

describe('K25 Aim True', () => {
  const aim = inTurnOfA({ A: one(1, '0,0', { cards: ['K25'] }), X: one(2, '1,0') });

  it('rerolls up to two dice of the next attack, each once', () => {
    const m = after(aim, 'card:A/K25', 'attack:A/main>X', [1, 1, 1], 'reroll:fail', [2], 'reroll:fail', [9]);
    expect(standsAt(m)).toBe('act 1');
    expect(value(m, 'X.health')).toBe(9);
    const single = after(
      inTurnOfA({ A: one(1, '0,0', { cards: ['K25'], printed: { main: { power: 1 } } }), X: one(2, '1,0') }),
      'card:A/K25',
      'attack:A/main>X',
      [1],
      'reroll:fail',
      [1],
    );
    expect(standsAt(single)).toBe('act 1');
  });

  it('serves one attack, even a cancelled one, and no other turn', () => {
    const m = after(
      {
        ...aim,
        choices: { 'actions-per-turn': 'any' },
        figures: { ...aim.figures, X: one(2, '1,0', { is: 'D5', printed: { armor: 0 }, cards: ['K02'] }) },
      },
      'card:A/K25',
      'attack:A/main>X',
      'react:X/K02',
      'attack:A/main>X',
      [1, 1, 1],
    );
    expect(standsAt(m)).toBe('act 1');
    expect(after(aim, 'card:A/K25', 'end').state.lasting).toEqual([]);
  });
});

describe('K26 Stand Fast', () => {
  const stand = inTurnOfA({ A: one(1, '0,0', { cards: ['K26'] }), X: one(2, '1,0', { clock: 2 }) });

  it('roots its bearer for the turn, and guards it until its next turn begins', () => {
    const m = after(stand, 'card:A/K26');
    expect(offered(m, 'move:')).toEqual([]);
    expect(forbids(m, 'move:A>-1,0')).toEqual(['wow:404.1c']);
    expect(values(m, 'A.armor', 'A.resist')).toEqual([1, 1]);
    play(m, 'attack:A/main>X', [1, 1, 1], 'end');
    expect(values(m, 'main', 'A.armor')).toEqual([2, 1]);
    play(m, 'end');
    expect(values(m, 'main', 'A.armor', 'A.resist')).toEqual([3, 0, 0]);
  });

  it('cannot be played by one that moved only to take the step back', () => {
    const m = after(stand, 'move:A>-1,0', 'card:A/K26');
    expect(values(m, 'A.at', 'A.armor')).toEqual(['-1,0', 1]);
  });
});

describe('K27 Borrowed Hour', () => {
  const lend = inTurnOfA({
    A: one(1, '0,0', { is: 'D4', cards: ['K27', { card: 'K10', ready: false }] }),
    B: one(1, '2,0', {
      is: 'D2',
      cards: [
        { card: 'K08', ready: false },
        { card: 'K27', ready: false },
        { card: 'K13', ready: false },
      ],
    }),
    X: one(2, '-4,0'),
  });

  it('readies one exhausted card of an ally, another than itself', () => {
    const m = after(lend, 'card:A/K27>B');
    expect(offered(m)).toEqual(['ready:B/K08', 'ready:B/K13']);
    play(m, 'ready:B/K08');
    expect(m.events.filter((e) => e.key === 'readied').map((e) => e.rule)).toEqual(['wow:705']);
    expect(values(m, 'B/K08.ready', 'B/K13.ready', 'B/K27.ready', 'A.clock')).toEqual([true, false, false, 4]);
  });

  it('or one of its own bearer', () => {
    const m = after(lend, 'card:A/K27>A', 'ready:A/K10');
    expect(values(m, 'A/K10.ready', 'A/K27.ready')).toEqual([true, false]);
  });

  it('does nothing where nothing is exhausted', () => {
    const m = after(
      inTurnOfA({ A: one(1, '0,0', { is: 'D4', cards: ['K27'] }), B: one(1, '2,0', { cards: ['K23'] }), X: one(2, '-4,0') }),
      'card:A/K27>B',
    );
    expect(standsAt(m)).toBe('act 1');
  });
});

describe('K28 Dominate', () => {
  const sway = inTurnOfA({
    A: one(1, '0,0', { is: 'D2', cards: ['K28', 'K26'] }),
    B: one(1, '3,1'),
    X: one(2, '2,0', { is: 'A1', clock: 3, cards: ['K23', 'K04'] }),
    Y: one(2, '3,0', { clock: 2 }),
  });
  const taken = (): ReturnType<typeof after> => after(sway, 'card:A/K28>X', [4, 1, 1, 1, 1], [1, 1]);

  it('takes no health; a turn with the defender comes at once, whose enemies are its friends of before', () => {
    const m = taken();
    expect(values(m, 'X.health', 'X.hurt', 'X.side', 'A.clock')).toEqual([11, false, 1, 6]);
    expect(standsAt(m)).toBe('act 1');
    expect(offered(m, 'attack:')).toEqual(['attack:X/main>Y']);
    expect(forbids(m, 'attack:X/main>A')).toContain('wow:407.1a');
  });

  it('both clocks pay, and control returns', () => {
    const m = play(taken(), 'attack:X/main>Y', [4, 1, 1, 1], 'end');
    expect(values(m, 'Y.health', 'X.clock', 'A.clock', 'X.side')).toEqual([9, 5, 8, 2]);
    expect(standsAt(m)).toBe('act 1');
    expect(happened(m, 'control-returns')).toHaveLength(1);
  });

  it('what one clock cannot pay, neither pays', () => {
    const late = after(
      { ...sway, figures: { ...sway.figures, X: one(2, '2,0', { is: 'A1', clock: 9, cards: ['K23', 'K04'] }) } },
      'card:A/K28>X',
      [4, 1, 1, 1, 1],
      [1, 1],
    );
    expect(forbids(late, 'attack:X/main>Y')).toContain('wow:408.2a');
    const far = after(
      {
        ...sway,
        figures: { ...sway.figures, A: one(1, '0,0', { is: 'D2', clock: 1, cards: ['K28'] }) },
        effects: [{ on: 'A', stat: 'pay', n: 4 }],
      },
      'card:A/K28>X',
      [4, 1, 1, 1, 1],
      [1, 1],
    );
    expect(value(far, 'A.clock')).toBe(10);
    expect(forbids(far, 'attack:X/main>Y')).toContain('wow:408.2a');
  });

  it('one ability, chosen among all of the defender’s', () => {
    const m = taken();
    expect(offered(m, 'card:').sort()).toEqual(['card:X/K04>Y', 'card:X/K23>Y']);
    play(m, 'card:X/K23>Y');
    play(m, offered(m, 'shift:')[0]);
    expect(forbids(m, 'attack:X/main>B')).not.toEqual([]);
    expect(offered(m, 'attack:')).toEqual([]);
    expect(value(m, 'X/K23.ready')).toBe(false);
  });

  it('hurts nobody where the defence holds, and takes nobody', () => {
    const m = after(sway, 'card:A/K28>X', [4, 1, 1, 1, 1], [4, 1]);
    expect(values(m, 'X.side', 'X.health')).toEqual([2, 11]);
    expect(standsAt(m)).toBe('act 1');
  });

  it('walks among its new friends', () => {
    const m = taken();
    expect(offered(m, 'move:X>').length).toBeGreaterThan(5);
    play(m, 'move:X>1,0', 'end');
    expect(values(m, 'X.at', 'X.side', 'X.clock')).toEqual(['1,0', 2, 3]);
  });

  it('what lasts until the end of the outer turn lasts through the inner one', () => {
    const m = after(sway, 'card:A/K26', 'card:A/K28>X', [4, 1, 1, 1, 1], [1, 1], 'end');
    expect(standsAt(m)).toBe('act 1');
    expect(forbids(m, 'move:A>-1,0')).toEqual(['wow:404.1c']);
    play(m, 'end');
    expect(m.state.lasting.filter((l) => l.kind === 1)).toEqual([]);
  });

  it('the next turn goes to the side that did not take the latest of its own', () => {
    const m = play(taken(), 'end', 'end');
    expect(value(m, 'main')).toBe(1);
    expect(until(m, 2).node.kind).toBe('decision');
  });

  it('a defender destroyed under control scores for the side that took it', () => {
    const m = after(
      { ...sway, figures: { ...sway.figures, X: one(2, '2,0', { is: 'A3', health: 1, clock: 3 }) } },
      'card:A/K28>X',
      [4, 1, 1, 1, 1],
      [1, 1],
      'ability:X/lower',
    );
    expect(values(m, 'X.at', 'X.side', 'points')).toEqual(['off', 2, [4, 0]]);
  });
});
