import type { Option } from '@escarmouche/engine/core';
import { expect, it } from 'vitest';
import type { Verb } from '../../../table/contract.ts';
import { customsOf, listedOf, spotsIn } from './spots.ts';

const FIGURES = ['A1', 'A2', 'B1'];
const option = (does: string, by: string, on: Partial<Option['on']>, args: Option['say']['args'] = {}): Option => ({
  code: 0,
  id: `${does}:${by}>${[...(on.figures ?? []), ...(on.spaces ?? [])].join('@')}`,
  rule: 'x:1',
  say: { key: does, args },
  does,
  by,
  on: { figures: [], spaces: [], ...on },
  with: [],
});
const move = option('move', 'A1', { spaces: ['10,20'] }, { x: 10, y: 20 });
const near = option('charge', 'A1', { figures: ['B1'], spaces: ['30,40'] }, { x: 30, y: 40 });
const far = option('charge', 'A1', { figures: ['B1'], spaces: ['50,60'] }, { x: 50, y: 60 });
const again = option('engage', 'A2', { figures: ['B1'], spaces: ['30,40'] }, { x: 30, y: 40 });

it('offers each place once, to whom it is offered first', () => {
  expect(spotsIn([move, near, far, again, option('stay', 'A1', {})], FIGURES)).toEqual([
    { name: '10,20', x: 10, y: 20, figure: 0 },
    { name: '30,40', x: 30, y: 40, figure: 0 },
    { name: '50,60', x: 50, y: 60, figure: 0 },
  ]);
});

it('means the nearest place by the enemy, and any other by itself', () => {
  const pieces = {
    figures: FIGURES,
    spaces: ['', '', '', '10,20', '30,40', '50,60'],
    standsOn: (i: number) => (i < 2 ? i : 2),
    figuresAt: () => [],
    seatOf: () => 0,
    acting: -1,
  };
  const places = (o: Option) => customsOf([move, near, far, again]).places?.(o, pieces);
  expect([places(move), places(near), places(far), places(again)]).toEqual([null, [4, 2], [5], [4, 2]]);
  // A form of its own has them.
  expect(places(option('separate', 'A1', {}))).toEqual([]);
});

it('lists what has no form of its own, of several figures one at a time', () => {
  const verb = (options: readonly Option[]): Verb => ({
    key: options[0].does,
    group: '',
    first: options[0],
    aimed: true,
    options,
    refused: [],
  });
  const verbs = [verb([near, far]), verb([again]), verb([option('dice', 'A1', {})])];
  expect(listedOf(verbs, undefined).map((v) => v.key)).toEqual(['charge', 'engage']);
  expect(listedOf(verbs, 'A2').map((v) => v.options)).toEqual([[again]]);
});
