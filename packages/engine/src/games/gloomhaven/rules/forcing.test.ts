/** gh:forced.1, gh:move.3. Whom a pushed figure may pass. */

import { describe, expect, it } from 'vitest';
import type { Ability } from '../content/types.ts';
import type { Situation } from '../situation.ts';
import { situationMatch } from '../situations.ts';

/** A push on a guard with a character right behind it. */
function pushed(flying: boolean, n = 2) {
  const m = situationMatch({
    characters: { brute: { at: [3, 3], lead: 'shove' }, scoundrel: { at: [5, 3], initiative: 80 } },
    monsters: { 'bandit-guard-1': { at: [4, 3] } },
    types: { 'bandit-guard': { flying, card: { initiative: 90, lines: [] } } },
    cards: { shove: { initiative: 20, top: [{ do: 'push', n, whom: { who: 'adjacent-enemy' } }] } },
    turn: 'brute',
  } as Situation);
  m.take('play:shove/top');
  m.take('do:push>bandit-guard-1');
  return m;
}

const ids = (m: ReturnType<typeof pushed>): string[] => m.options().map((o) => o.id);

describe('a push towards an enemy of the one pushed', () => {
  it('goes beside it where the target walks', () => {
    expect(ids(pushed(false))).not.toContain('to:5,3');
  });

  it('goes over it where the target flies, but does not end there', () => {
    const m = pushed(true);
    expect(ids(m)).toContain('to:5,3');
    m.take('to:5,3');
    expect(ids(m)).not.toContain('stop');
    m.take('to:6,3');
    expect(m.state.figures.find((f) => f.number === 1 && f.seat < 0)?.hex).toBe(m.table.map.names.indexOf('6,3'));
  });

  it('not where it could not come off it again', () => {
    expect(ids(pushed(true, 1))).not.toContain('to:5,3');
  });
});

/** A sweep that moves whoever stands beside the brute, over an open field. */
function swept(at: Record<string, readonly [number, number]>, line: Ability) {
  const m = situationMatch({
    characters: { brute: { at: [3, 3], lead: 'sweep' } },
    monsters: Object.fromEntries(Object.entries(at).map(([name, hex]) => [name, { at: hex }])),
    types: { 'bandit-guard': { card: { initiative: 90, lines: [] } } },
    cards: { sweep: { initiative: 20, top: [line] } },
    turn: 'brute',
  });
  m.take('play:sweep/top');
  return m;
}

describe('a push is whole or not at all (forced.1)', () => {
  it('goes on once it has begun, as far as it can', () => {
    const m = pushed(false);
    m.take('to:5,2');
    expect(ids(m).every((id) => id.startsWith('to:'))).toBe(true);
    expect(m.whyNot('stop').map((r) => `${r.key} ${r.rule}`)).toEqual(['whole-or-not gh:forced.1']);
    m.take('to:6,2');
    expect(m.node).toMatchObject({ step: 'action' });
  });

  it('may be led where a figure or an obstacle bars the way, and then goes no farther', () => {
    const m = pushed(false);
    expect(ids(m)).toEqual(['to:5,2', 'to:5,4', 'stop']);
    expect(m.options().find((o) => o.id === 'stop')?.say.key).toBe('barred-push');
    m.take('stop');
    expect(m.node).toMatchObject({ step: 'action' });
    expect(m.state.figures.find((f) => f.number === 1 && f.seat < 0)?.hex).toBe(m.table.map.names.indexOf('4,3'));
    // A wall is no way to be chosen.
    const walled = situationMatch({
      characters: { brute: { at: [3, 3], lead: 'shove' } },
      monsters: { 'bandit-guard-1': { at: [4, 3] } },
      walls: [
        [
          [4, 3],
          [5, 3],
        ],
      ],
      types: { 'bandit-guard': { card: { initiative: 90, lines: [] } } },
      cards: { shove: { initiative: 20, top: [{ do: 'push', n: 1, whom: { who: 'adjacent-enemy' } }] } },
      turn: 'brute',
    });
    walled.take('play:shove/top');
    walled.take('do:push>bandit-guard-1');
    expect(ids(walled)).not.toContain('stop');
  });

  it('ends where no step is left', () => {
    const m = situationMatch({
      map: { columns: 6, rows: 1 },
      characters: { brute: { at: [3, 0], lead: 'shove' } },
      monsters: { 'bandit-guard-1': { at: [4, 0] } },
      types: { 'bandit-guard': { card: { initiative: 90, lines: [] } } },
      cards: { shove: { initiative: 20, top: [{ do: 'push', n: 3, whom: { who: 'adjacent-enemy' } }] } },
      turn: 'brute',
    });
    for (const id of ['play:shove/top', 'do:push>bandit-guard-1', 'to:5,0']) m.take(id);
    expect(m.node).toMatchObject({ step: 'action' });
  });

  it('of an attack is declined before it begins, not in its middle', () => {
    const m = situationMatch({
      characters: { brute: { at: [3, 3], lead: 'axe', deck: { pile: { '+0': 20 } } } },
      monsters: { 'bandit-guard-1': { at: [4, 3], hp: 20 } },
      cards: { axe: { top: [{ do: 'attack', n: 3, effects: [{ kind: 'push', n: 2 }] }] } },
      turn: 'brute',
    });
    for (const id of ['play:axe/top', 'do:attack', 'target:bandit-guard-1']) m.take(id);
    m.fall('+0');
    expect(ids(m)).toEqual(['apply:push-2', 'leave:push-2']);
    m.take('apply:push-2');
    expect(ids(m)).toEqual(expect.arrayContaining(['to:5,3']));
    expect(ids(m)).not.toContain('stop');
  });

  it('of a monster is carried out: the players choose its way alone', () => {
    const m = situationMatch({
      characters: { brute: { at: [3, 3], hp: 10 } },
      monsters: { 'bandit-guard-1': { at: [4, 3] } },
      types: { 'bandit-guard': { card: { initiative: 10, lines: [{ do: 'attack', n: 0, effects: [{ kind: 'push', n: 2 }] }] } } },
      deck: { pile: { '+0': 20 } },
      turn: 'bandit-guard-1',
    });
    m.fall('+0');
    m.take('suffer');
    expect(ids(m).every((id) => id.startsWith('to:'))).toBe(true);
    m.take('to:2,3');
    expect(ids(m).every((id) => id.startsWith('to:'))).toBe(true);
  });
});

describe('a pull (forced.2)', () => {
  it('is whole or not at all, and is told by its own paragraph', () => {
    const m = situationMatch({
      characters: { brute: { at: [0, 3], lead: 'hook' } },
      monsters: { 'bandit-guard-1': { at: [4, 3] } },
      types: { 'bandit-guard': { card: { initiative: 90, lines: [] } } },
      cards: { hook: { initiative: 20, top: [{ do: 'pull', n: 2, whom: { who: 'enemy', range: 4 } }] } },
      turn: 'brute',
    });
    for (const id of ['play:hook/top', 'do:pull>bandit-guard-1', 'to:3,3']) m.take(id);
    expect(m.node).toMatchObject({ rule: 'gh:forced.2' });
    expect(m.whyNot('stop').map((r) => r.rule)).toEqual(['gh:forced.1']);
    expect(m.whyNot('to:4,3').map((r) => r.rule)).toEqual(['gh:forced.2']);
    m.take('to:2,3');
    expect(m.events.filter((e) => e.key === 'pulled').map((e) => e.rule)).toEqual(['gh:forced.2', 'gh:forced.2']);
  });
});

describe('everybody beside', () => {
  const push: Ability = { do: 'push', n: 2, whom: { who: 'adjacent-enemies' } };

  it('is pushed or spared one by one, in the order the player likes', () => {
    const m = swept({ 'bandit-guard-1': [4, 3], 'bandit-guard-2': [2, 3] }, push);
    m.take('do:push');
    expect(ids(m)).toEqual(expect.arrayContaining(['stop', 'to:5,3', 'next:bandit-guard-2']));
    m.take('next:bandit-guard-2');
    // Named to go first, it goes first: naming them in turn would never end.
    expect(ids(m).filter((id) => !id.startsWith('to:'))).toEqual(['stop']);
    expect(m.whyNot('next:bandit-guard-1')).toMatchObject([{ rule: 'gh:forced.1', key: 'goes-first' }]);
    m.take('to:1,3');
    expect(ids(m).filter((id) => !id.startsWith('to:'))).toEqual([]);
    m.take('to:0,3');
    m.take('stop');
    const hexes = m.state.figures.filter((f) => f.seat < 0).map((f) => m.table.map.names[f.hex]);
    expect(hexes).toEqual(['4,3', '0,3']);
    expect(m.node).toMatchObject({ step: 'action' });
  });

  it('in an order that counts: who goes first may take the only hex of the other', () => {
    const m = situationMatch({
      map: ['....', '....'],
      characters: { brute: { at: [0, 0], lead: 'sweep' } },
      monsters: { 'bandit-guard-1': { at: [1, 0] }, 'bandit-guard-2': { at: [0, 1] } },
      tiles: [{ kind: 'obstacle', at: [2, 0] }],
      types: { 'bandit-guard': { card: { initiative: 90, lines: [] } } },
      cards: { sweep: { initiative: 20, top: [{ do: 'push', n: 1, whom: { who: 'adjacent-enemies' } }] } },
      turn: 'brute',
    });
    m.take('play:sweep/top');
    m.take('do:push');
    m.take('next:bandit-guard-2');
    m.take('to:1,1');
    expect(m.node).toMatchObject({ step: 'action' });
  });
});
