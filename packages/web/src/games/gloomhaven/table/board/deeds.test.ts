import { situationMatch } from '@escarmouche/engine/gloomhaven';
import { describe, expect, test } from 'vitest';
import { deedsOf } from './deeds.ts';

/** The brute is about to strike one guard to death, to go up to another and push it. */
function played() {
  const match = situationMatch({
    characters: { brute: { at: [3, 3], hp: 10, lead: 'axe', initiative: 10, deck: { pile: { '+0': 40 } } } },
    monsters: { 'bandit-guard-1': { at: [5, 3], hp: 9 }, 'bandit-guard-2': { at: [2, 3], hp: 2 } },
    cards: {
      axe: {
        top: [
          { do: 'attack', n: 2 },
          { do: 'move', n: 2 },
          { do: 'push', n: 2, whom: { who: 'adjacent-enemy' } },
          { do: 'heal', n: 1, whom: { who: 'self' } },
        ],
      },
    },
    turn: 'brute',
  });
  const name = (hex: number): string => match.table.map.names[hex];
  const told = () => {
    const d = deedsOf(match.events);
    return {
      trails: d.trails.map((t) => `${t.figure}${t.forced ? ' pushed' : ''}: ${t.way.map(name).join(' ')}`),
      attacks: d.attacks.map((a) => `${a.by}>${a.on}`),
      change: [...d.change].map(([figure, n]) => `${figure} ${n}`),
      fallen: [...d.fallen].map(([figure, hex]) => `${figure} ${name(hex)}`),
    };
  };
  const fall = (): void => {
    while (match.node.kind === 'chance') match.fall('+0');
  };
  return { match, told, fall };
}

describe('what just happened', () => {
  const { match, told, fall } = played();

  test('is nothing before anything did', () => {
    expect(told()).toEqual({ trails: [], attacks: [], change: [], fallen: [] });
  });

  test('is an attack, what it cost and who fell where', () => {
    match.take('play:axe/top');
    match.take('do:attack');
    match.take('target:bandit-guard-2');
    fall();
    expect(told()).toEqual({ trails: [], attacks: ['0>3'], change: ['3 -2'], fallen: ['3 2,3'] });
  });

  test('is the way gone, legs joined, and the way somebody was pushed', () => {
    match.take('do:move');
    match.take('move:4,2');
    match.take('move:4,3');
    match.take('do:push>bandit-guard-1');
    match.take('to:6,3');
    match.take('to:7,3');
    expect(told().trails).toEqual(['0: 3,3 4,2 4,3', '2 pushed: 5,3 6,3 7,3']);
    // The attack was before the move.
    expect(told().attacks).toEqual([]);
    expect(told().fallen).toEqual(['3 2,3']);
  });

  test('stays until something is done in the next turn, and not into the next round', () => {
    const before = told();
    const next = { rule: 'gh:turn.1', key: 'turn', args: { figure: { figure: 2 } }, to: 'all' } as const;
    const way = { spaces: [1, 2] };
    const log = [...match.events, next];
    expect([...deedsOf(log).fallen.keys()]).toEqual([3]);
    expect(deedsOf(log).trails).toHaveLength(before.trails.length);
    const moved = { rule: 'gh:move.1', key: 'moves', args: { figure: { figure: 2 }, way }, to: 'all' } as const;
    expect(deedsOf([...log, moved])).toMatchObject({ trails: [{ figure: 2, way: [1, 2], forced: false }], attacks: [] });
    expect(deedsOf([...log, moved]).fallen.size).toBe(0);
    expect(deedsOf([...log, moved, { ...next, key: 'round' }]).trails).toEqual([]);
  });
});
