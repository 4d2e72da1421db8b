import { shownTo, situationMatch } from '@escarmouche/engine/gloomhaven';
import { describe, expect, test } from 'vitest';
import { happened } from './deeds.ts';

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
  const at = (place: unknown): string => name(place as number);
  const told = (): string[] =>
    happened(match.events, shownTo(match, 0).figures).map((h) => {
      if (h.kind === 'way') return `${h.side ?? 'foe'}: ${h.over.map(at).join(' ')}`;
      return h.kind === 'at' ? `${at(h.from)}>${at(h.to)}` : h.kind === 'fell' ? `fell ${at(h.at)}` : `${at(h.at)} ${h.n}`;
    });
  const fall = (): void => {
    while (match.node.kind === 'chance') match.fall('+0');
  };
  return { match, told, fall };
}

describe('what just happened', () => {
  const { match, told, fall } = played();

  test('is nothing before anything did', () => {
    expect(told()).toEqual([]);
  });

  test('is an attack, what it cost and who fell where', () => {
    match.take('play:axe/top');
    match.take('do:attack');
    match.take('target:bandit-guard-2');
    fall();
    expect(told()).toEqual(['3,3>2,3', 'fell 2,3', '2,3 -2']);
  });

  test('is the way gone, legs joined, and the way somebody was pushed', () => {
    match.take('do:move');
    match.take('move:4,2');
    match.take('move:4,3');
    match.take('do:push>bandit-guard-1');
    match.take('to:6,3');
    match.take('to:7,3');
    // The attack was before the move.
    expect(told()).toEqual(['0: 3,3 4,2 4,3', 'foe: 5,3 6,3 7,3', 'fell 2,3', '2,3 -2']);
  });

  test('stays until something is done in the next turn, and not into the next round', () => {
    const { figures } = shownTo(match, 0);
    const kinds = (log: typeof match.events): string[] => happened(log, figures).map((h) => h.kind);
    const before = kinds(match.events);
    const next = { rule: 'gh:turn.1', key: 'turn', args: { figure: { figure: 2 } }, to: 'all' } as const;
    const log = [...match.events, next];
    expect(kinds(log)).toEqual(before);
    const moved = { rule: 'gh:move.1', key: 'moves', args: { figure: { figure: 2 }, way: { spaces: [1, 2] } }, to: 'all' } as const;
    expect(happened([...log, moved], figures)).toEqual([{ kind: 'way', over: [1, 2] }]);
    expect(kinds([...log, moved, { ...next, key: 'round' }])).toEqual([]);
  });
});
