import { type Situation, situationMatch } from '@escarmouche/engine/gloomhaven';
import { describe, expect, test } from 'vitest';
import { cardOf, hexOf, targetOf } from './concerns.ts';

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
    const { said, hex } = playing([{ do: 'move', n: 2 }], 'do:move');
    expect(hexOf(said('move:3,2'))).toBe(hex('3,2'));
    expect([targetOf(said('stop')), cardOf(said('stop'))]).toEqual([-1, -1]);
  });

  test('a target is pointed at where it stands', () => {
    const { match, said, hex } = playing([{ do: 'attack', n: 2 }], 'do:attack');
    const guard = match.state.figures.findIndex((f) => f.hex === hex('4,3'));
    expect(targetOf(said('target:bandit-guard-1'))).toBe(guard);
    expect(targetOf(match.refused().find((r) => r.id === 'target:bandit-guard-2')?.say ?? { key: '', args: {} })).toBe(guard + 1);
  });
});
