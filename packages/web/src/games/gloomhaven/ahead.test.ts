import type { Match } from '@escarmouche/engine/core';
import { type Situation, situationMatch } from '@escarmouche/engine/gloomhaven';
import { describe, expect, test } from 'vitest';
import { THEN } from '../../worker/protocol.ts';
import { aheadOf } from './ahead.ts';

/** The brute on 3,3 is about to use its two cards: it can strike, walk, or strike from afar; a guard stands beside it, another far off. */
function turn(tiles: Situation['tiles'] = [], jump = false) {
  const match = situationMatch({
    characters: { brute: { at: [3, 3], hp: 5, lead: 'axe', other: 'bow', deck: { pile: { '+0': 20 } } } },
    monsters: { 'bandit-guard-1': { at: [4, 3], hp: 20 }, 'bandit-guard-2': { at: [6, 3], hp: 20 } },
    cards: {
      axe: {
        top: [{ do: 'attack', n: 3 }],
        bottom: [
          { do: 'move', n: 3, ...(jump ? { jump } : {}) },
          { do: 'loot', n: 1 },
        ],
      },
      bow: { top: [{ do: 'attack', n: 2, range: 3 }], bottom: [{ do: 'heal', n: 2, whom: { who: 'self' } }] },
    },
    turn: 'brute',
    tiles,
  } as Situation);
  const take = (id: string): void => {
    for (const each of id.split(THEN)) match.take(each);
  };
  const ways = (): string[] => aheadOf(match as never, null).map((a) => a.option.id);
  return { match, ways, take };
}

const row = (...ids: readonly string[]): string => ids.join(THEN);

describe('what a press on the board may lead to', () => {
  test('with no half chosen: every half that moves or attacks there, printed or plain', () => {
    const { ways } = turn();
    const at = (end: string): string[] => ways().filter((id) => id.endsWith(end));
    expect(at('target:bandit-guard-2')).toEqual([row('play:bow/top', 'do:attack', 'target:bandit-guard-2')]);
    expect(at('target:bandit-guard-1')).toContain(row('play:axe/top', 'do:attack', 'target:bandit-guard-1'));
    expect(at('move:3,2')).toContain(row('play:axe/bottom', 'do:move', 'move:3,2'));
    expect(at('move:3,2').some((id) => id.startsWith('basic:'))).toBe(true);
    // Nobody can be reached by a half that is not theirs to use, and nothing is skipped on the way.
    expect(ways().some((id) => id.includes('skip'))).toBe(false);
  });

  test('says what it costs, which way it goes and by which card', () => {
    const { match } = turn();
    const [found] = aheadOf(match as never, null).filter(
      (a) => a.option.id.startsWith('play:axe/bottom') && a.option.on.spaces[0] === '1,3',
    );
    expect(found.leg?.cost).toBe(2);
    expect(found.leg?.way).toHaveLength(2);
    expect(found.use?.id).toBe('play:axe/bottom');
  });

  test('a jump leads to every hex that it can land on, over whoever stands between', () => {
    const { match, ways, take } = turn([], true);
    const [over] = aheadOf(match as never, null).filter((a) => a.option.id === row('play:axe/bottom', 'do:move', 'move:5,3'));
    expect([over.leg?.cost, over.leg?.way.length, over.option.does]).toEqual([2, 2, 'move']);
    // Nobody lands on somebody else; above him one only goes on.
    expect(ways()).not.toContain(row('play:axe/bottom', 'do:move', 'move:6,3'));
    take('play:axe/bottom');
    take('do:move');
    expect(ways()).toEqual(expect.arrayContaining(['move:4,3', 'move:5,3']));
    take('move:5,3');
    expect(match.state.figures[0].hex).toBe(match.table.map.names.indexOf('5,3'));
  });

  test.each([false, true])('the answers in a row are all legal, one after the other; with a jump: %s', (jump) => {
    const { match, ways } = turn([], jump);
    for (const id of ways()) {
      const trial = (match as Match<unknown, unknown, never, unknown>).fork();
      for (const each of id.split(THEN)) trial.take(each);
    }
    expect(ways().length).toBeGreaterThan(20);
  });

  test('a move that has begun may end by attacking; one that has not is not given up', () => {
    const { ways, take } = turn();
    take('play:axe/bottom');
    expect(ways().every((id) => id.startsWith('do:move'))).toBe(true);
    take('do:move');
    expect(ways().every((id) => id.startsWith('move:'))).toBe(true);
    take('move:3,2');
    // What the half has besides is not passed over: looting is still asked.
    expect(ways().some((id) => id.startsWith('stop'))).toBe(false);
    take('stop');
    take('do:loot');
    expect(ways()).toContain(row('play:bow/top', 'do:attack', 'target:bandit-guard-1'));
  });

  test('money in reach of a Loot line is taken by pressing it; what is not, is not', () => {
    const { match, ways, take } = turn([
      { kind: 'coin', at: [3, 2] },
      { kind: 'coin', at: [6, 1] },
    ]);
    const loots = () => aheadOf(match as never, null).filter((a) => a.option.id.endsWith('do:loot'));
    take('play:axe/bottom');
    expect(loots()).toEqual([]);
    take('do:move');
    take('stop');
    expect(loots().map((a) => a.option.on.spaces)).toEqual([['3,2']]);
    take('do:loot');
    expect(ways().some((id) => id.includes('loot'))).toBe(false);
  });

  test('other eyes see nothing of it', () => {
    const { match } = turn();
    expect(aheadOf(match as never, 1)).toEqual([]);
    expect(aheadOf(match as never, 0).length).toBeGreaterThan(0);
  });
});
