import { findMonsterDeck, gloomhavenSituations, MONSTERS, type Situation, turnRead } from '@escarmouche/engine/gloomhaven';
import { expect, it } from 'vitest';
import { EXAMPLES } from './examples.ts';
import { firstCard, retyped } from './Monster.tsx';
import { chanceOf } from './Outcomes.tsx';
import { tools } from './tools.ts';

const START: Situation = { map: { columns: 5, rows: 4 }, characters: { brute: [0, 0] }, tiles: [{ kind: 'trap', at: [2, 1] }] };

function put(s: Situation, id: string, at: string, from = at): Situation {
  const piece = tools.pieces.find((p) => p.id === id);
  if (piece === undefined) throw new Error(id);
  const next = piece.put(s, at, from) as Situation;
  gloomhavenSituations.match(next, true);
  return next;
}

it('a wall line stands between two hexes, whichever is pressed first, and is taken away so', () => {
  const walled = put(START, 'wallLine', '2,1', '1,1');
  expect(walled.walls).toEqual([
    [
      [1, 1],
      [2, 1],
    ],
  ]);
  expect(put(walled, 'wallLine', '1,1', '2,1')).toEqual(START);
  expect(put(START, 'wallLine', '1,1', '1,1')).toBe(START);
});

it('a wall hex clears what lies there and the lines along it, and its neighbours give it back', () => {
  const walled = put(put(START, 'wallLine', '2,1', '1,1'), 'wallHex', '2,1');
  expect(walled).toEqual({ characters: START.characters, map: ['.....', '..#..', '.....', '.....'] });
  expect(put(walled, 'floor', '1,1').map).toEqual(['.....', '.....', '.....', '.....']);
  expect(put(walled, 'floor', '0,3').map).toEqual(walled.map);
});

it('a monster becomes one of another type with all of its type, and its turn stays its own', () => {
  const s = EXAMPLES[0].situation;
  const bones = retyped(s, 'bandit-guard', 'living-bones');
  expect([bones.turn, Object.keys(bones.monsters ?? {})]).toEqual(['living-bones-1', ['living-bones-1']]);
  expect(turnRead(bones).why.focus.length).toBeGreaterThan(0);
  // Nobody is lost where the other type has one of that number already.
  const both = { ...s, monsters: { ...s.monsters, 'living-bones-1': [1, 1] as const } };
  expect(Object.keys(retyped(both, 'bandit-guard', 'living-bones').monsters ?? {})).toHaveLength(Object.keys(both.monsters).length);
  const own = retyped(bones, 'living-bones', 'monster');
  expect(turnRead(own).thought.action).toMatchObject({ move: 2, range: 0 });
  expect(Object.keys(own.types ?? {})).toEqual(['monster']);
});

it('chances of outcomes add up to one', () => {
  for (const { situation } of EXAMPLES) {
    const read = turnRead(situation);
    expect(read.why.outcomes.reduce((sum, _o, i) => sum + chanceOf(read, i), 0)).toBeCloseTo(1);
  }
});

it('a monster whose turn begins has a card with a move and an attack, where its deck has one', () => {
  const seen = MONSTERS.map(({ id, deck }) => {
    const card = findMonsterDeck(deck)?.cards.find((c) => c.id === firstCard(id));
    const does = card?.lines.map((line) => line.do) ?? [];
    return [id, does.includes('move') && does.includes('attack')];
  });
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter(([, both]) => both !== true)).toEqual([]);
});
