import { type Situation, shownTo, situationMatch } from '@escarmouche/engine/gloomhaven';
import { describe, expect, test } from 'vitest';
import type { Scene } from './scene.ts';
import { sorting } from './sorting.ts';

/** The brute on 3,3 plays these lines; a guard stands beside it, another two hexes on. */
function playing(top: readonly object[], ...script: readonly string[]) {
  const situation = {
    characters: { brute: { at: [3, 3], hp: 5, lead: 'axe', deck: { pile: { '+0': 20 } } }, scoundrel: { at: [2, 3] } },
    monsters: { 'bandit-guard-1': { at: [4, 3], hp: 20 }, 'bandit-guard-2': { at: [5, 3], hp: 20 } },
    cards: { axe: { top } },
    turn: 'brute',
  } as Situation;
  const match = situationMatch(situation);
  for (const id of ['play:axe/top', ...script]) match.take(id);
  const scene = {
    snapshot: { position: shownTo(match, 0) },
    speech: { figure: (i: number) => `figure ${i}`, space: (i: number) => `hex ${i}` },
  };
  const { names } = match.table.map;
  /** What an option, or a refused one, is sorted into, and what its target is called. */
  const sorted = (id: string) => {
    const found = [...match.options(), ...match.refused()].find((o) => o.id === id);
    if (found === undefined) throw new Error(`${id} is neither offered nor refused`);
    return [sorting.group(found), sorting.target(scene as Scene, found)];
  };
  return { match, sorted, hex: (name: string): number => names.indexOf(name) };
}

describe('how options are sorted', () => {
  test('a move is named by the hex it ends on, its end has no target', () => {
    const { sorted, hex } = playing([{ do: 'move', n: 2 }], 'do:move');
    expect(sorted('move:3,2')).toEqual(['hex', `hex ${hex('3,2')}`]);
    expect(sorted('stop')).toEqual(['end', null]);
  });

  test('a target is named, whether it may be attacked or not', () => {
    const { match, sorted, hex } = playing([{ do: 'attack', n: 2 }], 'do:attack');
    const guard = match.state.figures.findIndex((f) => f.hex === hex('4,3'));
    expect(sorted('target:bandit-guard-1')).toEqual(['ask', `figure ${guard}`]);
    expect(sorted('target:bandit-guard-2')).toEqual(['ask', `figure ${guard + 1}`]);
  });
});
