import { expect, test } from 'vitest';
import { shownTo } from './shown.ts';
import { situationMatch } from './situations.ts';

const match = situationMatch({
  figures: {
    A: { side: 1, at: '0,0', clock: 12, printed: { className: 'hunter', armor: 2 }, cards: [{ card: 'K01', up: false }] },
    X: { side: 2, at: '2,0', clock: 14 },
    Y: { side: 2 },
  },
  main: 12,
  turn: 'A',
});

test('figures by their names, sides and places, with their clocks and numbers', () => {
  const { figures, round, dial } = shownTo(match, 0);
  expect(figures.map((f) => [f.id, f.kind, f.side, f.place >= 0])).toEqual([
    ['A', 'character', 0, true],
    ['X', 'character', 1, true],
    ['Y', 'character', 1, false],
  ]);
  expect([round, dial]).toEqual([2, 2]);
  expect(figures[1].clock).toEqual({ dial: 4, ahead: 2 });
  expect(figures[0].values.armor.total).toBe(2);
});

test('a face-down card is known to its own side only', () => {
  const [own, other] = [shownTo(match, 0), shownTo(match, 1)];
  expect(own.cards[0].def).toBeGreaterThanOrEqual(0);
  expect(other.cards[0]).toMatchObject({ def: -1, up: false, side: 0 });
  expect(other.named.cards[0].def).toBe(-1);
});
