import { Match } from '@escarmouche/engine/core';
import { gloomhaven, type Situation, situationMatch } from '@escarmouche/engine/gloomhaven';
import { describe, expect, test } from 'vitest';
import { cardIn, hexOf, idOn, placesOf, targetOf } from './concerns.ts';

/** The brute on 3,3 plays these lines; a guard stands beside it, another two hexes on. */
function playing(top: readonly object[], ...script: readonly string[]) {
  const situation = {
    characters: { brute: { at: [3, 3], hp: 5, lead: 'axe', deck: { pile: { '+0': 20 } } }, scoundrel: { at: [2, 3] } },
    monsters: { 'bandit-guard-1': { at: [4, 3], hp: 20 }, 'bandit-guard-2': { at: [5, 3], hp: 20 } },
    cards: { axe: { top } },
    turn: 'brute',
  } as unknown as Situation;
  const match = situationMatch(situation);
  for (const id of ['play:axe/top', ...script]) match.take(id);
  const { map } = match.table;
  const said = (id: string) => {
    const found = match.options().find((o) => o.id === id);
    if (found === undefined) throw new Error(`${id} is not offered`);
    return found.say;
  };
  return { match, map, said, hex: (name: string): number => map.names.indexOf(name) };
}

describe('what an option concerns', () => {
  test('a move ends on its hex', () => {
    const { match, said, hex } = playing([{ do: 'move', n: 2 }], 'do:move');
    expect(hexOf(said('move:3,2'))).toBe(hex('3,2'));
    expect(placesOf(said('move:3,2'), match.state)).toEqual([hex('3,2')]);
    expect(placesOf(said('stop'), match.state)).toEqual([]);
    expect([targetOf(said('stop')), cardIn(said('stop'))]).toEqual([-1, -1]);
  });

  test('a target is pointed at where it stands', () => {
    const { match, said, hex } = playing([{ do: 'attack', n: 2 }], 'do:attack');
    const guard = match.state.figures.findIndex((f) => f.hex === hex('4,3'));
    expect(targetOf(said('target:bandit-guard-1'))).toBe(guard);
    expect(placesOf(said('target:bandit-guard-1'), match.state)).toEqual([hex('4,3')]);
    expect(targetOf(match.refused().find((r) => r.id === 'target:bandit-guard-2')?.say ?? { key: '', args: {} })).toBe(guard + 1);
  });

  test('an area is pointed at nowhere: it is laid as a whole', () => {
    const { match } = playing([{ do: 'attack', n: 2, area: { grey: true, red: [{ q: 1, r: 0 }] } }], 'do:attack');
    for (const o of match.options()) expect(placesOf(o.say, match.state)).toEqual([]);
  });
});

describe('what the option elsewhere would be called', () => {
  test('a move to any hex, which the engine then refuses with its rule', () => {
    const { match, hex } = playing([{ do: 'move', n: 2 }], 'do:move');
    const id = (name: string): string => idOn(match.options(), match.table, match.state, hex(name)) ?? '';
    expect(id('3,2')).toBe('move:3,2');
    expect(match.whyNot(id('4,3')).map((r) => r.key)).toContain('hex-taken');
    expect(match.whyNot(id('8,6')).map((r) => r.key)).toEqual(['too-far-to-move']);
  });

  test('nothing over the hex of whoever is moving', () => {
    const { match, hex } = playing([{ do: 'move', n: 2 }], 'do:move', 'move:3,2');
    expect(idOn(match.options(), match.table, match.state, hex('3,2'))).toBeNull();
    expect(idOn(match.options(), match.table, match.state, hex('4,3'))).toBe('move:4,3');
    const pushed = playing([{ do: 'push', n: 2, whom: { who: 'adjacent-enemy' } }], 'do:push>bandit-guard-1', 'to:5,4');
    expect(idOn(pushed.match.options(), pushed.match.table, pushed.match.state, pushed.hex('5,4'))).toBeNull();
  });

  test('a push, step by step and away; a start, on its hexes', () => {
    const { match, hex } = playing([{ do: 'push', n: 2, whom: { who: 'adjacent-enemy' } }], 'do:push>bandit-guard-1');
    const why = (name: string): string[] => {
      const id = idOn(match.options(), match.table, match.state, hex(name)) ?? '';
      return match.whyNot(id).map((r) => `${r.key} ${r.rule}`);
    };
    expect(why('5,4')).toEqual([]);
    expect(why('4,2')).toEqual(['not-farther gh:forced.1']);
    // Past its own friend it may be pushed, past the brute's it may not.
    expect(why('5,3')).toEqual([]);
    expect(why('3,3')).toEqual(['not-farther gh:forced.1', 'hex-taken gh:forced.1']);
    expect(why('8,3')).toEqual(['step-by-step gh:forced.1']);

    const begin = new Match(gloomhaven, {
      scenario: 'black-barrow',
      characters: [
        { class: 'brute', cards: [] },
        { class: 'scoundrel', cards: [] },
      ],
      anyHand: true,
    });
    while (begin.node.kind === 'chance') begin.fall(begin.outcomes()[0].id);
    begin.take('start:11,1');
    const start = (name: string): string[] =>
      begin.whyNot(idOn(begin.options(), begin.table, begin.state, begin.table.map.names.indexOf(name)) ?? '').map((r) => r.key);
    expect([start('11,2'), start('11,1'), start('9,1')]).toEqual([[], ['hex-taken'], ['not-a-start']]);
  });

  test('an ability on whoever stands there; nothing on an empty hex or where nothing is aimed', () => {
    const { match, hex } = playing([{ do: 'heal', n: 1, whom: { who: 'ally-or-self', range: 1 } }]);
    const id = (name: string): string | null => idOn(match.options(), match.table, match.state, hex(name));
    expect(id('4,3')).toBe('do:heal>bandit-guard-1');
    expect(match.whyNot(id('4,3') ?? '').map((r) => r.key)).toContain('not-an-ally');
    expect(id('3,2')).toBeNull();
    const plain = playing([{ do: 'loot', n: 1 }]);
    expect(idOn(plain.match.options(), plain.match.table, plain.match.state, hex('4,3'))).toBeNull();
  });
});
