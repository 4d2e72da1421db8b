import { describe, expect, it } from 'vitest';
import { drawnArea } from './AreaGrid.tsx';

describe('the area of an attack', () => {
  it('is drawn as it is written', () => {
    expect(drawnArea({ red: [{ q: 1, r: 0 }], grey: true })).toEqual({ red: [{ q: 1, r: 0 }], grey: true });
  });

  it.each([null, undefined, 7, 'x', [], { red: null }, { red: 'x', grey: 7 }, { red: [null, 7, { q: 'x' }] }])(
    'is empty where it is none: %j',
    (value) => {
      expect(drawnArea(value)).toEqual({ red: [], grey: false });
    },
  );
});
