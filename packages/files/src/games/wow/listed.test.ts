import { nearest } from '@escarmouche/engine/core';
import { findCharacter, wowSituations } from '@escarmouche/engine/wow';
import { expect, it } from 'vitest';
import { type Examples, listedProperties } from '../listed.testing.ts';
import { wowFiles } from './index.ts';
import { wowContent } from './listed.ts';

const PLACES = { A: { side: 1, at: '0,0' }, X: { side: 2, at: '1,0' } };
const wow = (more: object, a: object = {}): unknown => ({ figures: { ...PLACES, A: { ...PLACES.A, ...a } }, turn: 'tick', ...more });
const WOW: Examples = {
  figures: ({ id, of }) => wow({ factions: [of, 'other'] }, { is: id }),
  cards: ({ id }) => wow({}, { cards: [id] }),
  maps: ({ id }) => wow({ map: id }),
  terrain: ({ id }) => wow({ terrain: { '0,2': id } }),
  factions: ({ id }) => wow({ factions: [id, 'other'] }),
  values: ({ id }) => wow({ effects: [{ on: 'A', stat: id, n: 1, until: 'turn-end' }] }),
  moments: ({ id }) => wow({ effects: [{ on: 'A', rooted: true, until: id }] }),
  'damage-types': ({ id }) => wow({}, { printed: { main: { type: id } } }),
  natures: ({ id }) => wow({}, { printed: { main: { nature: id } } }),
  classes: ({ id }) => wow({}, { printed: { className: id } }),
  formats: ({ id }) => wow({ format: id }),
};

listedProperties(wowFiles, wowContent, wowSituations, WOW, wow({}) as object);

it('what is listed helps to guess what was meant', () => {
  const ids = wowContent.flatMap((g) => g.things.map((t) => t.id));
  expect(nearest('impasable', ids)).toBe('impassable');
  expect(findCharacter('D1')).toBeDefined();
});
