import type { Option } from '@escarmouche/engine/core';
import { hexField, hexId } from '@escarmouche/engine/space';
import { describe, expect, it } from 'vitest';
import { pointyGround } from './ground.ts';
import { layingsOf, mirroredAt, movedTo, turnedTo } from './laying.ts';
import type { Meaning } from './meaning.ts';

const FIELD = hexField([0, 1, 2, 3].flatMap((r) => [0, 1, 2, 3].map((q) => ({ q, r }))));
const ground = pointyGround(FIELD);
const spaces = Array.from({ length: FIELD.size }, (_v, s) => hexId(FIELD, s));
const meaning: Meaning = {
  pieces: { figures: [], spaces, standsOn: () => -1, figuresAt: () => [], seatOf: () => 0, acting: -1 },
  customs: { areas: ['area'] },
  verbs: [],
};
const area = (...names: readonly string[]): Option => ({
  code: 0,
  id: names.join('+'),
  rule: 'x:1',
  say: { key: 'area', args: {} },
  does: 'area',
  on: { figures: [], spaces: names },
  with: [],
});

/** Two hexes in a row, or aslant: in two places each. */
const options = [area('0,0', '1,0'), area('1,1', '2,1'), area('1,0', '1,1'), area('2,1', '2,2')];
const layings = layingsOf(meaning, options, ground);
if (layings === null) throw new Error('no patterns');
const lies = (space: string, turn: number, by: 1 | -1 = 1): string | undefined =>
  turnedTo(layings, spaces.indexOf(space), turn, by, ground)?.option.id;

describe('a pattern', () => {
  it('has a shape for each way it is turned, wherever it lies', () => {
    expect(layings.shapes).toHaveLength(2);
    expect(layings.all[0].shape).toBe(layings.all[1].shape);
    expect(layings.all[2].shape).not.toBe(layings.all[0].shape);
  });

  it('lies over the place pointed at, and turns from one shape to the next that covers it', () => {
    const first = turnedTo(layings, spaces.indexOf('1,0'), 0, 1, ground);
    if (first === null) throw new Error('nothing lies there');
    const second = lies('1,0', first.turn + 1);
    expect(new Set([first.option.id, second])).toEqual(new Set(['0,0+1,0', '1,0+1,1']));
    expect(lies('1,0', first.turn + 2)).toBe(first.option.id);
    expect(lies('1,0', first.turn - 1, -1)).toBe(second);
  });

  it('keeps to the shapes that fit there', () => {
    for (const turn of [0, 1, 2]) expect(lies('0,0', turn)).toBe('0,0+1,0');
    expect(lies('3,3', 0)).toBeUndefined();
  });

  it('is mirrored only where its mirror image is another one that fits', () => {
    const row = turnedTo(layings, spaces.indexOf('0,0'), 0, 1, ground);
    if (row === null) throw new Error('nothing lies there');
    expect(mirroredAt(layings, row, spaces.indexOf('0,0'), ground)).toBeNull();
  });
});

it('nothing is laid where no option covers places together', () => {
  expect(layingsOf(meaning, [{ ...area('0,0'), does: 'move' }], ground)).toBeNull();
});

it('where it may not lie would cover what it covers next to there, moved as far as that takes', () => {
  const would = (space: string, turn: number): string[] =>
    movedTo(layings, spaces.indexOf(space), turn, ground).map((at) => spaces[at] ?? '-');
  const row = layings.shapes.indexOf(layings.all[0].shape);
  expect(would('0,3', row)).toEqual(['0,3', '1,3']);
  expect(would('3,1', row)).toEqual(['2,1', '3,1']);
  expect(would('3,3', 1 - row)).toContain('3,3');
});
