import { expect, test } from 'vitest';
import { type Hidden, seenBy } from './view.ts';

interface Table {
  hands: { owner: number; card: string }[];
  pile: number[];
}

const hands: Hidden<Table, Table['hands'][number]> = {
  zone: (s) => s.hands,
  sees: (_s, h, seat) => h.owner === seat,
  blank: (h) => {
    h.card = '';
  },
};

test('a seat sees everything but what is declared hidden from it', () => {
  const state: Table = {
    hands: [
      { owner: 0, card: 'ace' },
      { owner: 1, card: 'king' },
    ],
    pile: [1, 2],
  };
  const view = seenBy(state, structuredClone(state), [hands as Hidden<Table, never>], 0);
  expect(view).toEqual({
    hands: [
      { owner: 0, card: 'ace' },
      { owner: 1, card: '' },
    ],
    pile: [1, 2],
  });
  expect(state.hands[1].card).toBe('king');
});
